"""Evident choices are not asked: the only foe, arms that all fit, a hero that was given away."""

import pytest

from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city


def test_the_only_creature_is_fought_without_a_question():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar").give(mana=0).dice(6, 1)
    play.choose("stay")
    assert play.done == ["fight:wild-boar"]
    assert play.cards_at("plains-a") == []


def test_of_two_creatures_one_is_chosen():
    play = (
        StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", "goblin-band").choose("stay")
    )
    assert play.asked == "ask-encounter"


def test_whoever_can_still_drink_is_asked_before_the_battle():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar")
    play.give(items=("healing-potion",), health=2).choose("stay")
    assert play.asked == "ask-encounter"
    assert set(play.keys) == {"fight:wild-boar", "use:healing-potion"}


def test_arms_that_all_fit_are_taken_up():
    play = facing("hill-ogre", items=("sword", "iron-shield"), skills=("prayer",))
    assert play.asked == "ask-before-roll"
    assert [item.key for item in play.battle.hero.wielded] == ["sword", "iron-shield"]


def test_what_excludes_each_other_is_asked_and_the_rest_is_not():
    play = facing("hill-ogre", items=("sword", "mace", "iron-shield"), skills=("prayer",))
    assert play.keys == ["sword", "mace"]
    play.choose("mace")
    assert sorted(item.key for item in play.battle.hero.wielded) == ["iron-shield", "mace"]


@pytest.mark.parametrize(
    ("foe", "given"),
    [
        ("scaly-monster", {"items": ("sword",)}),
        ("hill-ogre", {"items": ("berserker-axe",)}),
        ("hill-ogre", {"items": ("iron-shield",), "skills": ("two-handed-weapons",)}),
        ("hill-ogre", {"items": ("sword",), "skills": ("bear-form",)}),
    ],
    ids=["it would be damaged", "it harms its owner", "bare hands are worth more", "a bear has no hands"],
)
def test_what_one_might_rather_leave_is_asked(foe, given):
    if foe == "scaly-monster":
        play = StagedRealm("mercenary", "druid").stand("forest-a").guard(0, None, foe).give(mana=0, **given)
        play.choose("attack-plane:plane-camp")
    else:
        play = facing(foe, **given)
    assert play.asked == "ask-wield"
    assert "done" in play.keys


def test_a_duel_is_armed_by_the_same_rule():
    play = in_city("mercenary", "scout").give(0, mana=0, items=("sword",)).give(1, mana=0, items=("mace", "axe"))
    play.choose("stay", "attack:seat-1")
    assert (play.seat, play.keys) == (1, ["mace", "axe"])
