"""Long runs: thousands of games without an error, and whether the schools are a fair choice."""

from collections import Counter

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games.witcher import GAME
from fabletable.kernel import Chance

# The trophy of the hardest monster: who owns it has mostly won before he meets another. It has a test of its own.
TOO_RARE = ("effect:leshen-antlers",)

pytestmark = [pytest.mark.soak, pytest.mark.timeout(7200)]


def test_five_thousand_random_games_without_an_error():
    for number in range(5000):
        players = number % 5 + 1
        match = fabletable.start("witcher", players, f"soak/{number}", quick=True)
        chance = Chance(f"soak/{number}")
        before = GAME.pieces(match.table)
        while match.decision is not None:
            match.take(chance.one_of(match.decision.options))
        assert GAME.pieces(match.table) == before
        assert match.result.winners


def test_a_thousand_games_of_greedy_witchers():
    """All end, no school is hopeless or crushing, no seat is, and everything there is comes up."""
    played, won, seats, turns = Counter(), Counter(), Counter(), []
    tally: dict[str, int] = {}
    for number in range(1000):
        match = fabletable.start("witcher", 3, f"greedy/{number}")
        match.table.tally = tally
        play_on(match, {seat: make_bot("greedy", f"{number}/{seat}") for seat in range(3)})
        assert match.over
        witchers = match.table.witchers
        played.update(witcher.school.key for witcher in witchers)
        won[witchers[match.table.winner].school.key] += 1
        seats[match.table.winner] += 1
        turns.append(max(witcher.turns for witcher in witchers) + 1)
    assert all(0.2 <= won[school] / played[school] <= 0.5 for school in played)
    assert all(0.25 <= seats[seat] / 1000 <= 0.42 for seat in range(3))
    assert 6 <= sorted(turns)[500] <= 16
    assert [what for what in GAME.coverage() if what not in tally and what not in TOO_RARE] == []


def test_five_hundred_solo_games():
    """Every rating can be reached but none is the rule."""
    turns = []
    for number in range(500):
        match = fabletable.start("witcher", 1, f"solo/{number}")
        play_on(match, {0: make_bot("greedy", str(number))})
        assert match.over
        turns.append(match.table.witchers[0].turns + 1)
    turns.sort()
    assert 8 <= turns[250] <= 13
    assert turns[0] <= 8
