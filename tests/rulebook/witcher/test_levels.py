"""Rulebook, Attributes and witcher level."""

import pytest

from fabletable.coach.reasons import counters_of
from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, SPECIAL
from fabletable.games.witcher.rules.levels import lower_attribute, raise_attribute
from tests.rulebook.witcher.arranged import StagedWorld


def lift(play, attribute, seat=0):
    play.arrange(lambda table: list(raise_attribute(table, table.witchers[seat], attribute)))


def drop(play, attribute, seat=0):
    play.arrange(lambda table: lower_attribute(table, table.witchers[seat], attribute))


def test_the_example_alchemy_rises_and_the_witcher_with_it():
    """All four attributes have reached II: witcher level II, and a card at once."""
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[2, 2, 1, 3], hand=["wolf-aard-1"])
    lift(play, ALCHEMY)
    wolf = play.hero()
    assert wolf.attributes == [2, 2, 2, 3]
    assert wolf.level == 2
    assert len(wolf.hand) == 2
    assert len(wolf.potions) == 1


@pytest.mark.parametrize(("level", "cards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_levels_two_and_three_bring_a_card_four_and_five_two(level, cards):
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[level, level + 1, level + 1, level + 1], level=level, hand=[])
    lift(play, COMBAT)
    assert play.hero().level == level + 1
    assert len(play.hero().hand) == cards


def test_defence_lifts_the_shield_by_one():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[1, 2, 1, 1], shield=0)
    lift(play, DEFENCE)
    assert play.hero().shield == 1
    assert play.hero().shield_limit == 3


def test_no_attribute_rises_above_five():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[5, 1, 1, 1])
    lift(play, COMBAT)
    assert play.hero().attributes[0] == 5


def test_the_witcher_level_never_falls():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[2, 2, 2, 2], level=2)
    drop(play, COMBAT)
    assert play.hero().attributes[0] == 1
    assert play.hero().level == 2


def test_an_attribute_on_five_cannot_be_lowered_nor_one_on_one():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[5, 1, 1, 1])
    drop(play, COMBAT)
    drop(play, DEFENCE)
    assert play.hero().attributes == [5, 1, 1, 1]


def test_lower_defence_trims_the_shield():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[1, 3, 1, 1], shield=3)
    drop(play, DEFENCE)
    assert play.hero().shield == 2


def test_the_special_is_called_what_the_mat_calls_it():
    """A choice, what it brings and the story name the skill of the school."""
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=9, attributes=[1, 1, 1, 1], hand=["rend-2", "rend-4"])
    lift(play, SPECIAL)
    (told,) = [line for line in play.match.log(0) if line.id == "attribute-up"]
    on_mat = next(piece.label for piece in counters_of(play.match.scene(0), 0) if piece.id == "special-0")
    assert told.args["attribute"].id == on_mat.id == "power-skill-wolf"
    play.choose("place-3", "two-cards", "action")
    listed = {choice.key: choice for choice in play.match.ask(0).choices}
    assert listed["train-special"].label.args["attribute"].id == "power-skill-wolf"
    assert listed["train-special"].gain[0].label.id == "power-skill-wolf"
