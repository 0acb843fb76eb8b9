"""The rulebook's example of a turn, told for Maxim (seat 0) and Sasha (seat 1)."""

from __future__ import annotations

from tests.rulebook.diceforge.arranged import give, play


def maxims_turn():
    def arrange(table):
        give(table, 0, "hind", "owl", "owl", gold=5, sun=2, moon=3, sun_die="gold-3", moon_die="moon-1")
        give(table, 1, "helmet", portal=3, sun_die="gold-4", moon_die="glory-2")

    return play(4, arrange)


def test_step_1_all_receive_a_blessing():
    game = maxims_turn()
    assert game.reserve(0) == (8, 2, 4, 0)
    assert game.reserve(1) == (4, 0, 0, 2)


def test_step_2_three_reinforcements_in_the_order_he_likes():
    game = maxims_turn().choose("hind-moon-die", "owl-sun", "owl-gold")
    assert game.reserve(0) == (9, 3, 5, 0)
    assert game.asking == (0, "ask-action")


def test_step_3_an_offering_of_three_faces_for_eight_gold():
    game = maxims_turn().choose("hind-moon-die", "owl-sun", "owl-gold")
    game.choose("gold-4", "s0-sun-1")
    assert game.up(0) == ("gold-4", "moon-1"), "the first die lies with the new face up"
    game.choose("sun-1", "s0-moon-2", "moon-1", "s0-moon-1")
    assert game.up(0) == ("gold-4", "moon-1")
    hero = game.hero(0)
    assert hero.gold == 1
    assert [face.key for face in hero.replaced] == ["gold-1", "gold-1", "glory-2"]
    assert [face.key for face in hero.moon_die.faces[:3]] == ["moon-1", "moon-1", "sun-1"]


def test_step_4_an_extra_action_ousts_sasha():
    game = maxims_turn().choose("hind-moon-die", "owl-sun", "owl-gold")
    game.choose("gold-4", "s0-sun-1", "sun-1", "s0-moon-2", "moon-1", "s0-moon-1")
    assert game.asking == (0, "ask-extra")
    game.choose("ferryman")
    assert game.reserve(0) == (1, 1, 1, 0)
    assert game.hero(0).portal == 3
    assert game.hero(1).portal == 0
    assert game.reserve(1) == (8, 0, 0, 4), "Sasha receives a blessing for being driven away"
    assert [feat.key for feat in game.hero(0).deeds] == ["hind", "owl", "owl", "ferryman"]
    assert game.over
