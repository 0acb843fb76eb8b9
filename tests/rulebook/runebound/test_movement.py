"""Rules reference, Movement: terrain, wilds, cities, rivers, bridges, roads; the fixed map."""

from collections import Counter

import pytest

from fabletable.games.runebound.board import GEM_HEXES, HEX_AT, HEXES, MARKET_HEXES, TERRAIN_DIE
from tests.rulebook.runebound.arranged import StagedLand


def step(a, b):
    return next(step for step in HEX_AT[a].steps if step.to == HEX_AT[b].index)


def ways(play, *dice):
    """Return the hexes a hero can ride to with one of these dice."""
    play.load(*dice).choose("travel")
    if play.asked != "ask-ride":
        return set()
    play.choose("step-by-step")
    return {key.removeprefix("hex-").replace("-", ",") for key in play.keys if key.startswith("hex-")}


def test_the_board_has_the_terrain_of_the_census():
    """Ruling 37: 203 hexes, forest 26, hills 24, mountains 16, water 8, cities 4."""
    invariants = Counter(field.terrain for field in HEXES)
    assert len(HEXES) == 203
    assert invariants == {"plains": 125, "forest": 26, "hills": 24, "mountains": 16, "water": 8, "city": 4}
    assert Counter(gem.gem for gem in GEM_HEXES) == {"combat": 9, "exploration": 9, "social": 9}


def test_borders_are_the_same_from_both_sides():
    for field in HEXES:
        for each in field.steps:
            back = next(step for step in HEXES[each.to].steps if step.to == field.index)
            assert (each.river, each.bridge, each.road) == (back.river, back.bridge, back.road)


def test_the_die_has_the_faces_of_the_odds():
    matches = {
        terrain: sum(terrain in face or face[0] == "wild" for face in TERRAIN_DIE)
        for terrain in ("plains", "forest", "hills", "mountains", "water")
    }
    assert matches == {"plains": 4, "forest": 3, "hills": 3, "mountains": 2, "water": 2}


def test_a_die_takes_you_into_its_terrain_and_a_wild_into_any():
    assert "8,4" not in ways(StagedLand(at="8,5"), "forest+hills", "forest+hills", "forest+hills")
    assert "8,4" in ways(StagedLand(at="8,5"), "plains", "forest+hills", "forest+hills")
    assert "7,5" not in ways(StagedLand(at="8,5"), "plains", "plains", "plains")
    assert "7,5" in ways(StagedLand(at="8,5"), "wild", "plains", "plains")


def test_one_die_is_one_hex():
    play = StagedLand(at="8,5").load("plains", "plains+hills", "forest+hills")
    play.choose("travel", "step-by-step", "hex-8-4", "die-0")
    assert play.hero().at == HEX_AT["8,4"].index
    assert len(play.table.roll.spent) == 1


def test_after_rolling_there_is_no_free_step():
    """The hero stays with dice that lead nowhere; walking would have been another choice."""
    play = StagedLand(at="2,13").load("plains", "plains", "plains").choose("travel")
    assert play.asked == "ask-turn"
    assert play.hero().actions == 2
    assert play.hero().at == HEX_AT["2,13"].index


def test_any_die_enters_a_city():
    assert "5,6" in ways(StagedLand(at="5,7"), "mountains+water", "mountains+water", "mountains+water")


def test_a_river_takes_water_or_a_wild_whatever_lies_behind_it():
    """Rules reference, Crossing a river."""
    assert step("4,7", "5,7").river
    assert "5,7" not in ways(StagedLand(at="4,7"), "plains", "plains", "plains")
    assert "5,7" in ways(StagedLand(at="4,7"), "mountains+water", "plains", "plains")
    assert "5,7" in ways(StagedLand(at="4,7"), "wild", "plains", "plains")


def test_walking_needs_no_dice_even_across_a_river():
    """Ruling 5: option (a) ignores terrain and rivers."""
    play = StagedLand(at="4,7").choose("hex-5-7")
    assert play.hero().at == HEX_AT["5,7"].index
    assert play.hero().actions == 2


@pytest.mark.parametrize(("here", "there"), [("5,8", "6,8"), ("11,10", "12,10")])
def test_any_die_crosses_a_bridge(here, there):
    assert step(here, there).river
    assert step(here, there).bridge
    assert there in ways(StagedLand(at=here), "forest+hills", "forest+hills", "forest+hills")


def test_any_die_follows_the_road():
    assert "3,6" in ways(StagedLand(at="4,6"), "mountains+water", "mountains+water", "mountains+water")


def test_entering_a_road_from_beside_it_needs_the_terrain():
    assert "3,6" not in ways(StagedLand(at="3,5"), "forest+hills", "forest+hills", "forest+hills")
    assert "3,6" in ways(StagedLand(at="3,5"), "plains", "forest+hills", "forest+hills")


def test_roads_that_do_not_join_give_no_road_move():
    """The junction near Suvar's Haven: 2,7 and 3,6 are neighbours on different roads."""
    assert HEX_AT["2,7"].on_road
    assert HEX_AT["3,6"].on_road
    assert not step("2,7", "3,6").road
    assert "3,6" not in ways(StagedLand(at="2,7"), "forest+hills", "forest+hills", "forest+hills")
    assert not step("9,6", "9,7").road


@pytest.mark.parametrize("place", ["tamalir", "forge", "dawnsmoor", "riverwatch", "tradegate", "suvars-haven"])
def test_cities_tradegate_and_suvars_haven_count_as_road(place):
    from tests.rulebook.runebound.arranged import hex_at

    assert hex_at(place).on_road


def test_no_river_touches_a_city():
    """Ruling 6: the question cannot arise on this map."""
    assert not any(each.river for city in MARKET_HEXES for each in HEXES[city].steps)


def test_free_abilities_may_be_used_between_two_dice():
    """Rules reference, Once per turn: one die, then Tireless, then the other dice."""
    play = StagedLand(at="8,5").has(learned=["tireless"]).load("plains", "plains", "plains")
    play.choose("travel", "step-by-step", "hex-8-4", "tireless.1", "hex-8-3")
    assert play.hero().at == HEX_AT["8,3"].index
    assert play.asked == "ask-step"
    assert len(play.table.roll.spent) == 1
    assert "tireless.1" not in play.keys


def test_who_is_defeated_on_the_way_stops():
    play = StagedLand(at="everton", scenario="corpse-king").has(damage=8, assets=["griffon-of-the-fangs"])
    play.arrange(lambda table: table.zombies.__setitem__(HEX_AT["4,1"].index, 1))
    play.choose("griffon-of-the-fangs.1", "hex-4-1")
    assert play.asked == "ask-turn"
    assert play.keys == ["rest"]


def test_exerting_rerolls_one_die():
    play = StagedLand(at="2,13").has(hand=["cunning"]).load("plains", "plains", "plains", "wild")
    play.choose("travel", "die-0")
    assert play.hero().hand == []
    assert play.table.roll.dice == [0, 1, 1]


def test_a_die_may_be_rerolled_as_long_as_it_lies_unspent():
    """Rules reference, Exert: always when terrain dice are rolled, so also after another die of the roll was spent."""
    play = StagedLand(at="4,6").has(hand=["cunning", "omens"])
    play.load("plains", "mountains+water", "mountains+water", "wild")
    play.choose("travel", "step-by-step", "hex-3-6", "die-0")
    assert play.table.roll.spent == [0]
    play.choose("die-1", "cunning")
    assert play.table.roll.dice == [1, 0, 5]
    assert play.asked == "ask-step"


def test_pathfinder_rerolls_what_is_unspent_after_the_first_step():
    play = StagedLand("laurel-of-bloodwood", at="4,6")
    play.load("plains", "mountains+water", "mountains+water", "wild", "wild")
    play.choose("travel", "step-by-step", "hex-3-6", "die-0", "laurel-of-bloodwood.pathfinder")
    assert play.table.roll.dice == [1, 0, 0]


def test_pathfinder_rerolls_all_dice_once_a_turn():
    play = StagedLand("laurel-of-bloodwood", at="2,13").load("plains", "plains", "plains", "wild", "wild", "wild")
    play.choose("travel", "laurel-of-bloodwood.pathfinder")
    assert play.table.roll.dice == [0, 0, 0]
    assert "laurel-of-bloodwood.pathfinder" not in play.keys


def test_mountaineering_spends_any_die_as_mountains_once_a_turn():
    play = StagedLand(at="2,13").has(learned=["mountaineering"]).load("plains", "plains", "plains")
    play.choose("travel", "hex-2-12")
    assert play.hero().at == HEX_AT["2,12"].index
    assert play.asked == "ask-turn" or all(not key.startswith("hex-3") for key in play.keys)


def test_water_walking_takes_any_die_over_water_and_rivers():
    assert "5,7" in ways(StagedLand(at="4,7").has(learned=["water-walking"]), "plains", "plains", "plains")
    assert "7,5" in ways(StagedLand(at="8,5").has(learned=["water-walking"]), "plains", "plains", "plains")


def test_ford_finder_ignores_rivers_and_steps_on():
    play = StagedLand(at="4,7").has(learned=["ford-finder"]).load("plains", "forest+hills", "forest+hills")
    play.choose("travel", "hex-5-7", "ford-finder.2", "hex-5-6")
    assert play.hero().at == HEX_AT["5,6"].index
