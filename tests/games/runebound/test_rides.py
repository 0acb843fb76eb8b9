"""One names the hex one wants to reach; the dice are spent in the evident way, and nothing is lost by it."""

import pytest

from fabletable.games.runebound.board import HEX_AT
from fabletable.games.runebound.rules.rides import rides
from fabletable.games.runebound.table import Roll
from tests.rulebook.runebound.arranged import VOICES, StagedLand
from tests.staged import NAMES


def ride_to(play, where):
    return next(option for option in play.match.decision.options if option.key == HEX_AT[where].key)


def voice(message):
    return VOICES["en"].say(message, NAMES)


def faces(ride):
    return [spending.message.id for spending in ride.spent]


def test_any_reachable_hex_is_one_decision_and_ends_the_ride():
    play = StagedLand(at="8,5").load("plains", "plains", "plains").choose("travel")
    far = next(option for option in play.match.decision.options if hasattr(option, "way") and len(option.way) == 3)
    play.choose(far.key)
    assert play.hero().at == far.to.index
    assert play.asked == "ask-turn"
    assert [message.args["hex"].piece for message in play.lines("entered")][-3:] == [field.key for field in far.way]


def test_the_dice_that_would_be_missed_least_are_spent():
    play = StagedLand(at="8,5").load("wild", "plains", "plains+hills").choose("travel")
    assert faces(ride_to(play, "8,4")) == ["die-plains"]
    assert [die.face for die in ride_to(play, "8,4").left(play.table.roll)] == [0, 3]


def test_a_road_takes_the_die_that_fits_nowhere_else():
    play = StagedLand(at="4,6").load("plains", "mountains+water", "plains").choose("travel")
    assert faces(ride_to(play, "3,6")) == ["die-mountains-water"]


def test_zombies_are_gone_around_where_the_dice_allow_it():
    play = StagedLand(at="8,5", scenario="corpse-king").load("plains", "plains", "plains")
    play.arrange(lambda table: table.zombies.__setitem__(HEX_AT["8,4"].index, 1)).choose("travel")
    around = ride_to(play, "8,3")
    assert HEX_AT["8,4"] not in around.way
    assert around.bites == 0
    assert ride_to(play, "8,4").bites == 1


def test_what_works_once_a_turn_is_saved_and_never_used_twice():
    play = StagedLand(at="2,13").has(learned=["mountaineering"]).load("plains", "plains", "plains").choose("travel")
    reached = [option for option in play.match.decision.options if hasattr(option, "way")]
    assert reached
    assert all(sum(spending.once is not None for spending in ride.spent) <= 1 for ride in reached)
    play = StagedLand(at="2,13").has(learned=["mountaineering"]).load("wild", "plains", "plains").choose("travel")
    assert all(spending.once is None for spending in ride_to(play, "2,12").spent)


def test_step_by_step_asks_for_hex_and_die_as_before():
    play = StagedLand(at="8,5").load("plains", "plains+hills", "forest+hills").choose("travel", "step-by-step")
    assert play.asked == "ask-step"
    assert {key for key in play.keys if key.startswith("hex-")} <= {HEX_AT["8,5"].key} | {
        f"hex-{row}-{column}" for row in (7, 8, 9) for column in (4, 5, 6)
    }
    play.choose("hex-8-4")
    assert play.asked == "ask-which-die"


def test_step_by_step_reaches_nothing_that_a_ride_does_not():
    """Every hex that can be reached step by step can be named at once."""
    play = StagedLand(at="5,8").load("plains", "mountains+water", "plains+forest")
    named = {key for key in play.choose("travel").keys if key.startswith("hex-")}
    start = play.match
    stepped = set()
    waiting = [[]]
    while waiting:
        path = waiting.pop()
        clone = start.clone()
        clone.choose("step-by-step")
        for key in path:
            clone.choose(key)
        if clone.decision.ask == "ask-which-die":
            waiting += [[*path, option.key] for option in clone.decision.options]
            continue
        if path:
            stepped.add(f"hex-{clone.table.heroes[0].hex.row}-{clone.table.heroes[0].hex.column}")
        if clone.decision.ask == "ask-step":
            waiting += [[*path, option.key] for option in clone.decision.options if option.key.startswith("hex-")]
    assert stepped - {HEX_AT["5,8"].key} == named


def test_an_ability_on_the_way_that_moves_the_hero_lets_him_decide_anew():
    """Ford Finder steps aside after a river: the dice that are left may still be spent."""
    play = StagedLand(at="4,7").has(learned=["ford-finder"]).load("plains", "plains", "plains").choose("travel")
    rides = [option for option in play.match.decision.options if hasattr(option, "way")]
    far = next(ride for ride in rides if ride.way[0] is HEX_AT["5,7"] and len(ride.way) > 1)
    play.choose(far.key)
    assert play.asked == "ask-use"
    aside = play.choose("ford-finder.2").keys
    play.choose(next(key for key in aside if key.startswith("hex-") and key != far.way[1].key))
    assert play.asked == "ask-ride"


def test_a_ride_says_its_way_its_dice_and_what_waits():
    play = StagedLand(at="8,5", other_at="8,2").load("plains", "plains", "wild", "plains").choose("travel")
    choice = next(each for each in play.match.ask(0).choices if each.key == "hex-8-2")
    assert choice.spots == ["hex-8-2"]
    assert choice.way == ["hex-9-4", "hex-8-3", "hex-8-2"]
    assert [piece.id for piece in choice.spends] == ["die-0", "die-1", "die-2"]
    assert choice.leaves == []
    assert voice(choice.note) == "3 hexes over Plains E10 and Plains D9, for plains, plains and wild; no die is left"
    assert voice(choice.waits) == "Corbin"
    stop = next(each for each in play.match.ask(0).choices if each.key == "stop")
    assert stop.ends
    assert not stop.main


def test_a_walk_without_dice_is_one_decision_too():
    play = StagedLand(at="everton").has(assets=["griffon-of-the-fangs"]).choose("griffon-of-the-fangs.1")
    play.choose("hex-6-1")
    assert play.hero().at == HEX_AT["6,1"].index
    assert play.asked == "ask-turn"
    play = StagedLand(at="everton").has(assets=["griffon-of-the-fangs"])
    play.choose("griffon-of-the-fangs.1", "step-by-step")
    play.choose("hex-4-1", "hex-3-1")
    assert play.asked == "ask-move"


@pytest.mark.parametrize("n", [1, 9, 30])
def test_hundreds_of_dice_are_reckoned_in_no_time(n):
    """A user's own numbers may ask for many; then only the first are looked at together."""
    play = StagedLand(at="8,5", scenario="corpse-king")
    table = play.table
    table.roll = Roll(0, "move", [n % 6 for n in range(n)])
    assert rides(table, table.heroes[0], table.roll)
