"""Rulebook, Phase I: movement, location actions, schools, tracking."""

import pytest

from fabletable.games.witcher.board import DISTANCE, PLACES, ROADS
from fabletable.games.witcher.kinds import TOKENS
from tests.rulebook.witcher.arranged import StagedWorld, top_potion


def test_the_map_has_nineteen_places_and_fortythree_roads():
    assert len(PLACES) == 19
    assert len(ROADS) == len(set(ROADS)) == 43
    assert len(TOKENS) == 18
    kinds = [place.action.key for place in PLACES]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "school": 6,
        "train": 4,
        "tracking": 2,
        "poker": 2,
        "purse": 1,
        "exchange": 1,
        "potion": 3,
    }
    assert sorted(place.attribute.key for place in PLACES if place.attribute) == [
        "alchemy",
        "combat",
        "defence",
        "special",
    ]
    for terrain in ("forest", "mountain", "water"):
        assert sum(place.terrain == terrain for place in PLACES) == 6
    assert DISTANCE[10][5] == 2, "Haern Caduch and Cidaris are not connected"


@pytest.fixture
def wolf():
    """Set a Wolf at Vizima with one card of each terrain and a universal one."""
    play = StagedWorld("wolf", "bear")
    play.set(
        place=7,
        gold=1,
        hand=["rend-1", "rend-2", "rend-3", "precise-cut-8"],
        deck=["wolf-aard-1", "wolf-aard-2", "wolf-cleave-1"],
    )
    play.set(1, place=16)
    return play


def test_a_card_of_the_terrain_takes_you_there(wolf):
    wolf.choose("place-3")
    assert wolf.keys == [
        "rend-3",
        "precise-cut-8",
        "coin-rend-1",
        "coin-rend-2",
        "two-cards",
    ], "a mountain card, a universal one, a coin and any card, or any two cards"
    wolf.choose("rend-3")
    assert wolf.hero().place == 3
    assert [card.key for card in wolf.hero().discard] == ["rend-3"]


def test_any_card_and_a_coin(wolf):
    wolf.choose("place-3", "coin-rend-1")
    assert wolf.hero().gold == 0
    assert len(wolf.hero().hand) == 3


def test_any_two_cards(wolf):
    wolf.choose("place-3", "two-cards", "rend-1", "rend-2")
    assert wolf.hero().place == 3
    assert [card.key for card in wolf.hero().hand] == ["rend-3", "precise-cut-8"]


def test_a_universal_card_enters_any_terrain(wolf):
    wolf.choose("place-3", "precise-cut-8")
    assert wolf.hero().place == 3


def test_no_place_is_jumped_over(wolf):
    assert [key for key in wolf.keys if key.startswith("place-")] == [
        f"place-{there}" for there in (2, 3, 4, 6, 8, 9, 10, 11)
    ]


def test_without_a_fitting_card_a_coin_or_a_second_card_there_is_no_way():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=0, hand=["rend-1"])  # a water card
    assert [key for key in play.keys if key.startswith("place-")] == ["place-4+rend-1"]
    assert play.barred["place-3"] == "why-cannot-pay-move"


def test_moves_may_follow_each_other_and_phase_one_may_be_skipped(wolf):
    wolf.choose("place-8", "rend-2", "place-4", "rend-1", "place-3", "rend-3")
    assert wolf.hero().place == 3
    skipped = StagedWorld("wolf", "bear").choose("phase-two")
    assert skipped.asked == "ask-deed"


def test_the_action_needs_a_move_and_works_once_a_turn():
    play = StagedWorld("wolf", "bear")
    play.set(place=9, hand=["rend-1", "rend-2", "rend-3", "rend-4", "rend-5"])
    assert play.barred["action"] == "why-move-first"
    play.choose("place-10", "rend-2", "place-9", "rend-3", "action")
    assert len(play.hero().potions) == 1
    assert play.barred["action"] == "why-action-used"
    play.choose("place-10", "rend-4", "place-9", "rend-5")
    assert play.barred["action"] == "why-action-used", "not even after leaving and coming back"


def test_ban_ard_trains_alchemy_up_to_the_witcher_level():
    play = StagedWorld("wolf", "bear")
    play.set(place=3, hand=["rend-1", "rend-2"])
    play.choose("place-4", "rend-1", "action")
    assert play.hero().attributes[2] == 2
    assert len(play.hero().potions) == 1, "each step of Alchemy brings a potion"
    above = StagedWorld("wolf", "bear")
    above.set(place=3, hand=["rend-1", "rend-2"], attributes=[1, 1, 2, 1])
    above.choose("place-4", "rend-1")
    assert above.barred["action"] == "why-above-level", "Alchemy II stands above witcher level I"


@pytest.mark.parametrize(("place", "from_place", "attribute"), [(5, 6, 1), (12, 10, 3), (18, 17, 0)])
def test_the_other_training_grounds(place, from_place, attribute):
    play = StagedWorld("wolf", "bear")
    play.set(place=from_place, hand=["precise-cut-8", "rend-2"])
    play.choose(f"place-{place}", "precise-cut-8", "action")
    assert play.hero().attributes[attribute] == 2


def test_a_school_takes_the_present_level_and_one():
    """Rulebook, Location actions: Defence from III to IV costs 4."""
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=5, hand=["rend-2", "rend-3"], attributes=[1, 3, 1, 1], level=1, shield=3)
    play.choose("place-10", "rend-2", "action", "train-defence")
    assert play.hero().gold == 1
    assert play.hero().attributes[1] == 4
    assert play.hero().shield == 4


@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_prices_of_a_school(level, price):
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=price, hand=["rend-2", "rend-3"], attributes=[level, 5, 5, 1])
    play.choose("place-10", "rend-2", "action")
    assert play.keys == ["train-combat"]
    play.choose("train-combat")
    assert play.hero().gold == 0
    poor = StagedWorld("wolf", "bear")
    poor.set(place=7, gold=price - 1, hand=["rend-2", "rend-3"], attributes=[level, 5, 5, 1])
    poor.choose("place-10", "rend-2")
    assert poor.barred["action"] == "why-no-training"


def test_the_special_is_trained_at_the_own_school_only():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, gold=9, hand=["rend-3", "rend-2"])
    play.choose("place-3", "rend-3", "action")
    assert "train-special" in play.keys
    play.choose("train-special")
    assert play.hero().attributes[3] == 2
    other = StagedWorld("wolf", "bear")
    other.set(place=7, gold=9, hand=["rend-3", "rend-2"])
    other.choose("place-10", "rend-2", "action")
    assert "train-special" not in other.keys


def test_vengerberg_exchanges_for_at_most_one_more():
    play = StagedWorld("wolf", "bear")
    play.market("whirl-1", "crippling-strike-1", "rend-1", "precise-cut-1", "rend-4", "rend-5")
    play.set(place=7, hand=["rend-2", "wolf-aard-1"])
    play.choose("place-8", "rend-2", "action", "wolf-aard-1")
    assert "crippling-strike-1" not in play.keys, "a card of cost 0 gives 0 or 1, not 2"
    play.choose("whirl-1")
    assert [card.key for card in play.hero().hand] == ["whirl-1"]
    assert any(thing.key == "wolf-aard-1" for thing in play.table.gone)
    assert len(play.table.market) == 6


def test_vizima_helps_the_poor_and_clears_the_market():
    play = StagedWorld("wolf", "bear")
    play.set(place=10, gold=0, hand=["rend-2", "rend-4"])
    left, right = play.table.market[0], play.table.market[-1]
    play.choose("place-7", "rend-2", "action")
    assert play.hero().gold == 1
    play.choose(left.key, right.key)
    assert left in play.table.gone
    assert right in play.table.gone
    assert len(play.table.market) == 6
    rich = StagedWorld("wolf", "bear")
    rich.set(place=10, gold=2, hand=["rend-2", "rend-4"])
    rich.choose("place-7", "rend-2", "action", "done")
    assert rich.hero().gold == 2


def test_tracking_the_harpy():
    """Rulebook, Location actions: the harpies of the mountain; the token leads to another mountain place."""
    play = StagedWorld("wolf", "bear")
    play.set(place=12, gold=0, hand=["rend-3", "rend-5", "precise-cut-8", "precise-cut-2"])
    play.choose("place-13", "rend-3", "action", "mountain")
    (token,) = play.hero().tracking
    assert token.terrain == "mountain"
    assert token.place != 13
    assert play.hero().gold == 1
    play.set(place=PLACES[token.place].roads[0])
    before = play.hero().gold
    card = next(card.key for card in play.hero().hand if card.terrain in ("mountain", "universal"))
    play.choose(f"place-{token.place}", card)
    assert play.hero().tracking == ()
    assert play.hero().has_trail("mountain")
    assert play.hero().gold == before + 1


def test_a_potion_beyond_the_limit_of_four_must_go():
    play = top_potion(StagedWorld("wolf", "bear"), "swallow")
    play.set(place=7, hand=["rend-3", "rend-2"], potions=["blizzard", "blizzard", "tawny-owl", "tawny-owl"])
    top_potion(play, "swallow")
    play.choose("place-11", "rend-3", "action")
    assert play.asked == "ask-potion-over"
    assert len(play.keys) == 5
    play.choose(play.keys[0])
    assert len(play.hero().potions) == 4
