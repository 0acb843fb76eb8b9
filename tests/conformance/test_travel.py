"""Differences: a client's scene and a difference give the scene it should have."""

import msgspec

from fabletable.kernel import Chance, Match
from fabletable.kernel.difference import applied, difference
from fabletable.kernel.match import start
from tests.conformance.differences import assert_same
from tests.kernel.lanterns import Lanterns

MOST_WHOLE = 0.5
"""A change is smaller than the scene by at least this, on average over a game."""


LOOKS = 150


class Traveller:
    """A client at the other end of the line, who keeps what one seat was shown and is only told what changed."""

    def __init__(self, seat):
        self.seat = seat
        self.scene = None
        self.plain = None
        self.told = self.whole = 0

    def look(self, match: Match):
        scene = match.scene(self.seat)
        whole = msgspec.json.encode(scene)
        if self.scene is None:
            self.plain = msgspec.json.decode(whole)
        else:
            change = msgspec.json.encode(difference(self.scene, scene))
            before = msgspec.json.encode(self.plain)
            self.plain, kept = applied(self.plain, msgspec.json.decode(change)), self.plain
            assert msgspec.json.encode(kept) == before, "what a client had must stay as it was"
            self.told += len(change)
            self.whole += len(whole)
        self.scene = scene
        assert_same(self.plain, msgspec.json.decode(whole), f"decision {match.number}, seen by {self.seat}")


def test_questions_lead_from_how_they_were_last_asked(sample):
    last, plain = {}, {}
    for match in sample.walk():
        ask = None if match.number > LOOKS else match.ask(match.decision.seat)
        if ask is None:
            continue
        name = (ask.seat, ask.question.id)
        whole = msgspec.json.decode(msgspec.json.encode(ask))
        if name in last:
            change = msgspec.json.encode(difference(last[name], ask))
            plain[name] = applied(plain[name], msgspec.json.decode(change))
            assert_same(plain[name], whole, f"decision {match.number}")
        last[name], plain[name] = ask, whole


def travellers(match: Match):
    return [Traveller(seat) for seat in (None, *range(match.players))]


def test_differences_lead_through_a_whole_game(sample):
    """Each seat, and a spectator, looks now and then: so one decision and many lie between two looks."""
    eyes = travellers(sample.start())
    chance = Chance(f"travel/{sample.id}")
    length = len(sample.chosen())
    for match in sample.walk():
        if chance.below(length) < LOOKS:
            eyes[chance.below(len(eyes))].look(match)
    for eye in eyes:
        eye.look(sample.end())
        assert eye.told < MOST_WHOLE * eye.whole


def test_differences_lead_back_and_into_another_game(sample):
    """Differences work after a step back or a rewind, and between any two scenes."""
    eyes = travellers(sample.start())
    chance = Chance(f"travel back/{sample.id}")
    chosen = sample.chosen()
    match = sample.start()
    for key in chosen[: len(chosen) * 2 // 3]:
        match.choose(key)
    for _ in range(4):
        for eye in eyes:
            eye.look(match)
        match.rewind(chance.below(match.number + 1))
    other = sample.__class__(sample.game, sample.players, sample.options, seed="other").start()
    for eye in eyes:
        eye.look(match)
        eye.look(other)


def test_a_game_that_somebody_brought_travels_too():
    match = start(Lanterns(), 3, "travel")
    chance = Chance("travel/lanterns")
    eyes = travellers(match)
    while match.decision is not None:
        for eye in eyes:
            eye.look(match)
        if match.why_no_undo() is None and not chance.below(3):
            match.undo()
        else:
            match.take(match.decision.options[chance.below(len(match.decision.options))])
    for eye in eyes:
        eye.look(match)


def test_what_stays_is_the_same_object_for_whoever_draws_it():
    match = start(Lanterns(), 2, "same")
    before = match.scene(0)
    plain = msgspec.to_builtins(before)
    match.choose("roll")
    change = msgspec.to_builtins(difference(before, match.scene(0)))
    after = applied(plain, change)
    assert after != plain
    assert [new is old for new, old in zip(after["mats"], plain["mats"], strict=True)].count(True) >= 1


def test_nothing_changed_is_nothing_to_tell():
    match = start(Lanterns(), 2, "still")
    assert msgspec.json.encode(difference(match.scene(0), match.scene(0))) == b"{}"
