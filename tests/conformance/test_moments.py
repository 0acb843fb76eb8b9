"""The moments of every game: all seats can draw them, their pieces are there, their sums add up, and a replay repeats
them."""

from collections import Counter
from functools import cache

import msgspec
import pytest

import fabletable
from fabletable.games import shelf
from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.moment import ids_in
from fabletable.kernel.record import replay
from fabletable.terminal.preview import says_in
from tests.conformance.differences import assert_same, seen
from tests.conformance.samples import Sample

RARE = frozenset({"defeated", "driven-away", "duel-won", "duel-drawn", "loses", "won"})
"""The rare outcomes: a few games need not have one."""
MOST = 60
"""The number of shots of a game that are drawn for all seats."""


@cache
def film_of(sample):
    """Play the whole game of a sample, watched."""
    match = sample.start(watched=True)
    for key in sample.chosen():
        match.choose(key)
    return match


def some_shots(match):
    shots = match._film.shots
    return shots[:: max(1, len(shots) // MOST)]


def test_every_piece_that_is_shown_is_seen_by_somebody(sample):
    match = film_of(sample)
    views = [None, *range(match.players)]
    for shot in some_shots(match):
        tables = [shot.table] if shot.before is None else [shot.table, shot.before]
        there = {each for table in tables for view in views for each in ids_in(match.game.scene(table, view))}
        of_sums = {piece for whole in shot.sums for piece in (*whole.dice, *(part.piece for part in whole.parts))}
        named = {*shot.pieces, *of_sums}
        assert named - {""} <= there, f"decision {shot.after}: {shot.kind} shows what is not there"


def test_every_sum_adds_up_and_every_number_has_a_name(sample):
    match = film_of(sample)
    words = catalogue_of(match.game)
    for shot in match._film.shots:
        for whole in shot.sums:
            assert sum(part.n for part in whole.parts) == whole.total
            for label in (whole.label, *(part.label for part in whole.parts)):
                assert words.has(label.id) or label.id == "seat", f"{label.id} is no name"
        for message in says_in([shot.because]):
            assert words.has(message.id) or message.id == "seat", f"{message.id} is no reason"


def kinds_of_lines(match):
    """Return every line of the story with the kind of the moment it was seen in, or None if it was only told."""
    lines = [line for chapter in [*match._chapters, match.table.log_lines] for line in chapter]
    shown = [None] * len(lines)
    upto = 0
    for shot in match._film.shots:
        begin = max(upto, shot.since)
        shown[begin : shot.line_count] = [shot.kind] * (shot.line_count - begin)
        upto = shot.line_count
    return [(line.message.id, kind) for line, kind in zip(lines, shown, strict=True)]


def test_what_a_table_looks_up_for_is_shown(sample):
    """Fights, cards, turns: everything that the game's invariants require is shown as a moment."""
    match = film_of(sample)
    lines = match.game.invariants.shown
    for message, kind in kinds_of_lines(match):
        if message in lines:
            assert kind == lines[message], f"{message} is seen as {kind}"


@pytest.mark.parametrize("game", [key for key in shelf() if key != "lanterns"])
def test_each_game_shows_its_turns_fights_and_cards(game):
    """A few random games have so many moments of each kind, and everything that the census names comes up."""
    told, kinds = set(), Counter()
    for sample in (Sample(game, 3, {}, seed=f"moments/{number}") for number in range(3)):
        match = film_of(sample)
        told |= {message for message, _ in kinds_of_lines(match)}
        kinds.update(shot.kind for shot in match._film.shots)
    invariants = fabletable.find(game).invariants
    assert sorted(set(invariants.shown) - told - RARE) == []
    assert {kind for message, kind in invariants.shown.items() if message not in RARE} <= kinds.keys()
    assert kinds["turn"] > 20
    assert kinds["roll"] + kinds["blow"] > 20
    assert kinds["card"] + kinds["gain"] > 20


def test_only_seats_at_the_table_are_touched(sample):
    match = film_of(sample)
    seats = set(range(match.players))
    for shot in match._film.shots:
        assert set(shot.touches) <= seats
        assert {shot.to, shot.but} <= seats | {None}


def test_lines_are_shown_in_order_and_once(sample):
    match = film_of(sample)
    for view in (None, *range(match.players)):
        story, shown = match.log(view), 0
        for moment in match.moments(view, match.number - 40):
            begin, upto = moment.lines
            assert shown <= begin <= upto <= len(story)
            assert -1 <= moment.event <= upto
            shown = upto


def test_a_replay_shows_the_same(sample):
    match = film_of(sample)
    again = replay(match.record(), match.game, watched=True)
    last = max(0, match.number - 30)
    for view in (None, *range(match.players)):
        now, before = (msgspec.to_builtins(each.moments(view, last)) for each in (again, match))
        assert_same(now, before, f"{sample.id}: played again, {view} sees otherwise")


def test_what_went_back_is_shown_again_alike(sample):
    match = sample.start(watched=True)
    places = sample.places(4)
    for key in sample.chosen():
        before = seen(match) if match.number in places else None
        match.choose(key)
        if before is not None and not match.over:
            after = seen(match)
            match.rewind(match.number - 1)
            assert_same(seen(match), before, f"decision {match.number}: taken back, it looks otherwise")
            match.choose(key)
            assert_same(seen(match), after, f"decision {match.number}: decided again, it looks otherwise")
        match.forget_moments(match.number)
