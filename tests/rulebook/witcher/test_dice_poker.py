"""Rulebook, Dice poker: ranks, ties, stakes."""

from itertools import pairwise

import pytest

from fabletable.games.witcher.rules.dice_poker import RANKS, beats, rank, value
from tests.rulebook.witcher.arranged import StagedWorld

HANDS = [
    ("nothing", [1, 2, 3, 4, 6]),
    ("pair", [5, 5, 1, 2, 3]),
    ("two-pairs", [4, 4, 2, 2, 6]),
    ("three", [3, 3, 3, 1, 2]),
    ("small-straight", [1, 2, 3, 4, 5]),
    ("big-straight", [2, 3, 4, 5, 6]),
    ("full-house", [2, 2, 3, 3, 3]),
    ("four", [6, 6, 6, 6, 1]),
    ("five", [1, 1, 1, 1, 1]),
]


@pytest.mark.parametrize(("name", "dice"), HANDS)
def test_ranks(name, dice):
    assert RANKS[rank(dice)] == name


def test_the_ranks_rise_in_the_order_of_the_table():
    for (_, lower), (_, higher) in pairwise(HANDS):
        assert value(lower) < value(higher)
        assert not beats(lower, higher)
        assert beats(higher, lower)


def test_a_pair_of_fives_beats_a_pair_of_threes():
    assert not beats([3, 3, 6, 4, 1], [5, 5, 1, 2, 3])


def test_equal_pairs_go_by_the_highest_other_die_then_the_next():
    assert beats([5, 5, 6, 2, 1], [5, 5, 4, 3, 1])
    assert not beats([5, 5, 6, 2, 1], [5, 5, 6, 3, 1])


def test_full_houses_go_by_the_three_then_the_pair():
    assert beats([4, 4, 4, 1, 1], [3, 3, 3, 6, 6])
    assert not beats([4, 4, 4, 1, 1], [4, 4, 4, 2, 2])


def test_the_active_player_wins_a_full_tie():
    assert beats([5, 5, 6, 2, 1], [1, 2, 5, 6, 5])


def together(gold=(2, 2)):
    play = StagedWorld("wolf", "bear")
    play.set(0, place=7, gold=gold[0], hand=["rend-3", "rend-2", "rend-4"])
    play.set(1, place=11, gold=gold[1])
    return play.choose("place-11", "rend-3")


def test_both_stake_a_coin_and_the_bank_adds_one():
    play = together()
    play.load(6, 6, 6, 1, 2, 1, 2, 3, 4, 6)
    play.choose("poker-1", "done", "done")
    assert play.hero(0).gold == 4
    assert play.hero(1).gold == 1
    assert "poker-1" not in play.keys, "once a turn with each witcher"
    assert play.barred["poker-1"] == "why-diced"


def test_whoever_has_no_coin_does_not_play():
    assert "poker-1" not in together((0, 2)).keys
    assert together((0, 2)).barred["poker-1"] == "why-no-stake"
    assert "poker-1" not in together((2, 0)).keys
    assert together((2, 0)).barred["poker-1"] == "why-no-stake-there"


def test_after_dice_poker_there_is_no_fight_with_that_witcher():
    play = together()
    assert "duel-1" in StagedWorld.choose(together(), "phase-two").keys
    play.choose("poker-1", "done", "done", "phase-two")
    assert "duel-1" not in play.keys
    assert play.barred["duel-1"] == "why-duel-diced"


def test_the_opponent_rolls_again_first_and_the_second_roll_stands():
    play = together()
    play.load(1, 2, 3, 4, 6, 5, 5, 1, 2, 3)
    play.choose("poker-1")
    assert play.seat == 1
    play.load(5, 5, 5)
    play.choose("die-1-2", "die-1-3", "die-1-4", "done")
    assert play.seat == 0
    play.choose("done")
    assert play.hero(1).gold == 4


def at_novigrad(schools=("wolf", "bear")):
    play = StagedWorld(*schools)
    play.set(0, place=7, gold=2, hand=["rend-2", "rend-4"])
    return play.choose("place-6", "rend-2")


def test_with_the_locals_one_coin_against_two():
    play = at_novigrad()
    play.load(6, 6, 6, 1, 2, 1, 2, 3, 4, 6)
    play.choose("action")
    assert play.seat == 1, "the neighbour on the right throws for the locals"
    play.choose("done", "done")
    assert play.hero(0).gold == 4
    lost = at_novigrad()
    lost.load(1, 2, 3, 4, 6, 5, 5, 1, 2, 3)
    lost.choose("action", "done", "done")
    assert lost.hero(0).gold == 1
    assert lost.hero(1).gold == StagedWorld("wolf", "bear").hero(1).gold


SOLO = [(HANDS[place][1], pay) for place, pay in enumerate((0, 0, 1, 2, 3, 3, 4, 5, 6))]


@pytest.mark.parametrize(("dice", "pay"), SOLO)
def test_alone_the_table_pays(dice, pay):
    """Rulebook, Solo: results of dice poker."""
    play = at_novigrad(("wolf",))
    play.load(*dice)
    play.choose("action", "done")
    assert play.hero().gold == 1 + pay
    assert [message.id for message in play.match.log(0)][-1] == ("poker-won" if pay else "poker-nothing")
