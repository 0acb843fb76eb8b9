"""A game as numbers: every choice has a word of its vocabulary, and no seat's numbers tell more than it may know."""

import math

from fabletable.kernel import Chance
from fabletable.kernel.vocabulary import vocabulary_of


def test_every_choice_is_in_the_vocabulary(any_sample):
    vocabulary = vocabulary_of(any_sample.start(quick=True).game)
    assert len(set(vocabulary.words)) == len(vocabulary.words)
    for match in any_sample.walk(quick=True):
        decision = match.decision
        places = vocabulary.places(decision, match.players)
        assert all(0 <= place < len(vocabulary.words) for place in places)
        assert decision.ask in vocabulary.questions


def test_all_seats_speak_one_language(any_sample):
    """No word names a seat by its number: what a key says depends on who says it."""
    game = any_sample.start(quick=True).game
    for match in any_sample.walk(quick=True):
        seat, seats = match.decision.seat, match.players
        for option in match.decision.options:
            assert "seat-" not in game.word(option.key, seat, seats)


def test_numbers_are_as_many_as_their_names(any_sample):
    match = any_sample.start()
    vocabulary = vocabulary_of(match.game)
    assert len(set(vocabulary.fields)) == len(vocabulary.fields)
    for match in any_sample.walk_places(4):
        for seat in range(match.players):
            numbers = vocabulary.observed(match, seat)
            assert len(numbers) == len(vocabulary.fields)
            assert all(map(math.isfinite, numbers))
            asked = numbers[len(match.game.fields()) :]
            assert sum(asked) == (seat == match.decision.seat)


def test_numbers_tell_nothing_that_the_seat_cannot_know(any_sample):
    for match in any_sample.walk_places(5 if any_sample.options else 16):
        for seat in range(match.players):
            before = match.game.encode(match.table, seat)
            for again in range(2):
                clone = match.table.copy()
                clone.shuffle_unknown(seat, Chance(f"numbers/{again}"))
                assert match.game.encode(clone, seat) == before, f"decision {match.number}, seat {seat}"


def test_numbers_tell_the_table_apart(sample):
    """They are no constant: along a game almost every decision is made on other numbers."""
    seen, decisions = set(), 0
    vocabulary = vocabulary_of(sample.start(quick=True).game)
    for match in sample.walk(quick=True):
        decisions += 1
        seen.add(bytes(vocabulary.observed(match, match.decision.seat)))
    assert len(seen) > 0.8 * decisions
