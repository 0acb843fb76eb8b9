"""Luck counts the gains from dice and cards at the decision where they fell, for the right seat."""

from math import sqrt

import pytest

from fabletable.coach.luck import FALLS, FEWEST, Fortune, falls_for
from fabletable.kernel.match import start
from tests.kernel.lanterns import GAME


@pytest.fixture
def harbour():
    """Start the tiny game of the kernel's tests: the roller gets as much gold as the die shows."""
    return start(GAME, 2, "luck")


def loaded(match, *numbers):
    """Load the next draws, counted from 0."""
    match.arrange(lambda table: table.chance.load(*numbers))
    return match


@pytest.mark.parametrize(("number", "gain"), [(5, 2.5), (0, -2.5), (3, 0.5)])
def test_a_planted_roll_is_luck_at_its_decision(harbour, number, gain):
    fortune = Fortune(loaded(harbour, number))
    gains = fortune.choose("roll")
    error = 3 * sqrt(35 / 12 / FALLS)
    assert gains[0] == pytest.approx(gain, abs=error)
    assert fortune.totals == gains


def test_who_rolled_nothing_has_no_luck(harbour):
    fortune = Fortune(loaded(harbour, 5))
    assert fortune.choose("roll")[1] == 0.0
    assert fortune.bands()[1] == 0.0
    assert fortune.ranks()[1] == 50


def test_the_last_roll_of_a_game_is_no_luck_of_the_others(harbour):
    """A game that is over is compared with others that are over."""
    harbour.arrange(lambda table: setattr(table, "turns", 15))
    fortune = Fortune(loaded(harbour, 5))
    gains = fortune.choose("roll")
    assert harbour.over
    assert gains[0] > 1.5
    assert gains[1] == 0.0


def test_where_nothing_falls_there_is_no_luck(harbour):
    harbour.arrange(lambda table: table.deck.clear())
    fortune = Fortune(harbour)
    fortune.choose("play")
    assert fortune.totals == [0.0, 0.0]


def test_luck_is_as_large_as_luck_usually_is():
    """Luck is nothing on average over many games, and within its band in nearly all."""
    within, total = 0, 0.0
    for number in range(30):
        fortune = Fortune(start(GAME, 2, f"usual/{number}"), falls=40)
        while fortune.match.decision is not None:
            fortune.choose("roll")
        within += sum(abs(luck) <= band for luck, band in zip(fortune.totals, fortune.bands(), strict=True))
        total += sum(luck / band for luck, band in zip(fortune.totals, fortune.bands(), strict=True))
    assert 54 <= within <= 60
    assert abs(total / 60) < 0.2


def test_a_long_game_is_compared_with_fewer_falls():
    assert (falls_for(200), falls_for(600), falls_for(5000)) == (FALLS, 40, FEWEST)
