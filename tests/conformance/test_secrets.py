"""Secrets: tables that differ only in what a seat cannot know look the same to it."""

import msgspec

from fabletable.director import Knowledge, direct
from fabletable.kernel import Chance, frozen
from fabletable.terminal.preview import says_in
from tests.conformance.differences import assert_looks_same, assert_same, look
from tests.conformance.samples import PLACES, at_places

AHEAD = 12
"""The number of decisions after the shuffle for which the two tables are followed."""


def shuffled(match, view, seed):
    """Begin the step anew on a table where everything that the seat cannot know lies otherwise; return it with an
    unshuffled one."""
    plain, clone = match.clone(), match.clone()
    plain.watch()
    clone.watch()
    plain.arrange(lambda table: None)
    clone.arrange(lambda table: table.shuffle_unknown(view, Chance(seed)))
    return plain, clone


def news(match):
    """Return the numbers of draws and reveals: after either, the tables may rightly differ."""
    return match.table.chance.drawn, match.table.reveals


def asked(match):
    """Return the asked seat and its question. Another seat's hand may rightly lead elsewhere."""
    decision = match.decision
    return None if decision is None else (decision.seat, decision.ask)


def follow(plain, clone, view, before, where):
    """Play both on with the same choices until something hidden comes to light, and check that they look the same."""
    chance = Chance(where)
    others_decided = False
    earlier = plain.table, clone.table
    for _ in range(AHEAD):
        quiet = news(plain) == before, news(clone) == before
        assert others_decided or quiet[0] == quiet[1], f"{where} + {plain.number} decisions: only one shows something"
        if quiet != (True, True):
            if not others_decided:
                check_moments(plain, clone, view, before, where)
            check_story((plain, clone), earlier, view, before, where)
            return
        if others_decided and asked(plain) != asked(clone):
            return
        assert_looks_same(clone, plain, view, f"{where} + {plain.number} decisions: it shows what is hidden")
        if plain.decision is None:
            return
        key = chance.one_of([option.key for option in plain.decision.options])
        if key not in [option.key for option in clone.decision.options]:
            return
        others_decided = others_decided or plain.decision.seat != view
        earlier = plain.table.copy(), clone.table.copy()
        plain.choose(key)
        clone.choose(key)


def check_moments(plain, clone, view, before, where):
    """Check the moments of an answer that revealed something: everything shown before that is the same."""
    until = [sum((shot.table.chance.drawn, shot.table.reveals) == before for shot in shots_of(match, view))
             for match in (plain, clone)]  # fmt: skip
    shown = [match.moments(view, match.number)[: min(until)] for match in (plain, clone)]
    now, then = (msgspec.to_builtins(each) for each in shown)
    assert_same(then, now, f"{where} + {plain.number} decisions: a moment shows what is hidden")
    now, then = (msgspec.to_builtins(direct(each, Knowledge(view))) for each in shown)
    assert_same(then, now, f"{where} + {plain.number} decisions: a script shows what is hidden")


def shots_of(match, view):
    return [shot for shot in match._film.shots if shot.after == match.number and shot.seen_by(view)]


def said_in(moments):
    """Return everything that is said in moments, apart from their scenes and lines."""
    return says_in([[moment.because, moment.sums] for moment in moments])


def check_story(matches, earlier, view, before, where):
    """Check the story after something has come to light that no shuffle has hidden again. Where the story now differs
    it may name only pieces whose place this seat knows or knew a moment ago: what was shown to others alone is not
    told."""
    plain, clone = matches
    if news(plain) != news(clone) or news(plain)[0] != before[0]:
        return
    told = [[*match.log(view), *said_in(match.moments(view, match.number))] for match in matches]
    alike = next((n for n, (one, other) in enumerate(zip(*told, strict=False)) if one != other), None)
    if alike is None:
        return
    for match, table, said in zip(matches, earlier, told, strict=True):
        pieces = {message.piece for message in says_in(said[alike:])} & all_keys(match.table)
        secret = pieces - known_places(match.table, view).keys() - known_places(table, view).keys()
        assert not secret, f"{where} + {match.number} decisions: the story tells of {secret}"


def known_places(table, view):
    """Return the things that stay in place when everything that the seat cannot know is shuffled, with their places."""
    known = places(frozen(table))
    for seed in range(4):
        again = table.copy()
        again.shuffle_unknown(view, Chance(f"again/{seed}"))
        found = places(frozen(again))
        known = {key: way for key, way in known.items() if found.get(key) == way}
    return known


def all_keys(table):
    return places(frozen(table)).keys()


def places(thing, way=()):
    """Return every word of a frozen table with the first way to it through its lists."""
    if isinstance(thing, str):
        return {thing: way}
    found = {}
    if isinstance(thing, list):
        for number, part in enumerate(thing):
            for key, longer in places(part, (*way, number)).items():
                found.setdefault(key, longer)
    return found


@at_places(4, 16)
def test_no_seat_and_no_spectator_sees_what_it_may_not(any_sample, places):
    for match in any_sample.walk_places(places // 3 if any_sample.options else places):
        begun = match.clone()._checkpoints[-1].table
        before = (begun.chance.drawn, begun.reveals)
        for view in (None, *range(match.players)):
            where = f"decision {match.number}, seen by {view}, seed {any_sample.seed!r}"
            plain, clone = shuffled(match, view, where)
            follow(plain, clone, view, before, where)


@at_places(4, PLACES)
def test_what_is_imagined_looks_the_same_to_the_one_who_imagines(sample, places):
    for match in sample.walk_places(places):
        seat = match.decision.seat
        for number in range(3):
            imagined = match.imagine(seat, Chance(f"imagine/{number}"))
            now, before = look(imagined, seat), look(match, seat)
            for told in (now, before):
                del told["story"], told["deeds"]
            assert_same(now, before, f"decision {match.number}: imagined, it looks otherwise")
            assert imagined.game.pieces(imagined.table) == match.game.pieces(match.table)


def test_imagined_games_can_be_played_to_their_end(sample):
    """Nothing hidden is held where shuffling cannot reach it, such as in a variable of a rule."""
    for match in sample.walk_places(4):
        chance = Chance(f"dream/{match.number}")
        imagined = match.imagine(match.decision.seat, chance)
        pieces = imagined.game.pieces(imagined.table)
        for _ in range(60):
            if imagined.decision is None:
                break
            imagined.take(chance.one_of(imagined.decision.options))
            assert imagined.game.pieces(imagined.table) == pieces
