"""What every game shows: it can be drawn for everybody, its pieces are there, its sums add up, and it comes again."""

from functools import cache

import msgspec

from fabletable.kernel.catalogue import catalogue_of
from fabletable.kernel.moment import ids_in
from fabletable.kernel.record import replay
from fabletable.terminal.preview import says_in
from tests.conformance.differences import assert_same, seen

MOST = 60
"""So many shots of a game are drawn for everybody."""


@cache
def film_of(sample):
    """A whole watched game."""
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


def test_only_seats_at_the_table_are_touched(sample):
    match = film_of(sample)
    seats = set(range(match.players))
    for shot in match._film.shots:
        assert set(shot.touches) <= seats
        assert {shot.to, shot.but} <= seats | {None}


def test_lines_are_shown_in_order_and_once(sample):
    match = film_of(sample)
    for view in (None, *range(match.players)):
        story, shown = match.story(view), 0
        for moment in match.moments(view, match.number - 40):
            begin, upto = moment.lines
            assert shown <= begin <= upto <= len(story)
            assert -1 <= moment.deed <= upto
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
