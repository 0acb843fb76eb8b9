"""The moments of Runebound: casts and initiative, abilities with their price, tests, rides."""

from fabletable.games.runebound.board import HEX_AT
from fabletable.games.runebound.cards.box import ENEMIES
from tests.rulebook.runebound.arranged import VOICES, StagedLand
from tests.staged import NAMES


def seen(desk, *keys):
    """The moments of these choices, as the first player sees them."""
    desk.match.watch()
    first = desk.match.number
    desk.choose(*keys)
    return [each for each in desk.match.moments(0) if each.after > first]


def voice(message):
    return VOICES["en"].say(message, NAMES)


def told_as(desk, wanted):
    parts = desk.match.log_parts(0)
    return [line.id for line, part in zip(desk.match.log(0), parts, strict=True) if part == wanted]


def deeds(desk):
    return told_as(desk, "event")


def test_a_ride_is_one_deed_hex_by_hex():
    desk = StagedLand(at="8,5").load("plains", "plains", "plains")
    shown = seen(desk, "travel", "hex-8-3")
    assert [each.kind for each in shown] == ["roll", "move", "move"]
    assert shown[0].pieces == ["die-0", "die-1", "die-2"]
    assert shown[-1].pieces == ["pawn-0", "hex-8-3"]
    assert deeds(desk)[-1] == "rolled"
    assert told_as(desk, "title")[-1] == "rode"


def test_walking_is_a_deed_of_its_own():
    desk = StagedLand(at="8,5")
    assert [each.kind for each in seen(desk, "hex-8-4")] == ["move"]
    assert deeds(desk)[-1] == "walked"


def test_a_cast_says_who_acts_first_and_why():
    desk = StagedLand("lissa", at="8,5").fights(ENEMIES[0].key)
    desk.match.watch()
    while not any(each.kind == "roll" for each in desk.match.moments(0)) and desk.asked != "ask-turn":
        desk.match.take(desk.match.decision.options[-1])
    moments = desk.match.moments(0)
    cast = next(each for each in moments if each.kind == "roll" and len(each.sums) == 2)
    first = next(each for each in moments if each.kind == "phase" and each.sums)
    assert len(cast.pieces) == len(desk.fight.sides[0].tokens) + len(desk.fight.sides[1].tokens)
    more, fewer = sorted((whole.total for whole in first.sums), reverse=True)
    assert first.sums[int(first.pieces[0][-1])].total == more
    assert first.because.args["n"] == more
    assert first.because.args.get("other", more) == fewer
    assert first.because.id in ("because-golden", "because-golden-tie")
    assert first.touches == [0]


def test_a_test_shows_each_card_and_counts_the_stars():
    desk = StagedLand(at="everton").has(assets=["contraband"]).top_skills(True, False)
    shown = seen(desk, "contraband.1")
    outcome = next(each for each in shown if each.kind == "outcome")
    assert [part.n for part in outcome.sums[0].parts] == [1, 0]
    assert outcome.result == "won"
    assert [each.kind for each in shown[:2]] == ["card", "card"]


def test_zombies_that_bite_are_a_loss_with_a_cause():
    desk = StagedLand(at="8,5", scenario="corpse-king")
    desk.arrange(lambda table: table.zombies.__setitem__(HEX_AT["8,4"].index, 1))
    shown = seen(desk, "hex-8-4")
    assert [each.kind for each in shown] == ["move", "loss"]
    told = [line.id for line in desk.match.log(0)]
    assert told[-2:] == ["zombies-bite", "suffered"]


def test_a_skill_drawn_is_named_to_nobody_else():
    desk = StagedLand("lissa")
    desk.match.watch()
    first = desk.match.number
    desk.choose("train")
    mine, theirs = (
        next(each for each in desk.match.moments(seat) if each.after > first and each.kind == "gain") for seat in (0, 1)
    )
    assert mine.pieces
    assert theirs.pieces == []


def test_resting_learning_and_shopping_are_deeds():
    desk = StagedLand(at="tamalir").has(damage=2, gold=20)
    assert seen(desk, "rest")[0].because.id == "rested"
    desk.choose("shop")
    assert deeds(desk)[-2:] == ["rested", "shops"]


def test_a_blow_names_its_tokens():
    desk = StagedLand("lissa", at="8,5").fights(ENEMIES[0].key)
    desk.match.watch()
    while desk.asked != "ask-combat-action" or not any(key in ("physical", "magic") for key in desk.keys):
        desk.match.take(desk.match.decision.options[-1])
        if desk.asked == "ask-turn":
            return
    kind = next(key for key in desk.keys if key in ("physical", "magic"))
    tokens = [token.key for token in desk.fight.sides[desk.fight.turn].spendable_as(kind)]
    desk.choose(kind)
    blow = next(each for each in desk.match.moments(0, desk.match.number) if each.kind == "blow" and each.sums)
    assert blow.pieces == tokens
    assert voice(blow.sums[0].label)


def test_damage_before_the_first_cast_says_whose_doing_it_is():
    desk = StagedLand().has(assets=["short-bow"], learned=["marksmanship"]).fights("highwaymen")
    wounds = [each for each in seen(desk, "short-bow.1") if each.pieces == ["life-1"]]
    assert [voice(each.because) for each in wounds] == ["Lissa uses Short Bow.", "Lissa uses Marksmanship."]


def test_a_shield_says_what_it_stops_and_taking_damage_is_no_golden_button():
    desk = StagedLand("elder-mok").fights("giant", "bba", "aabaa").choose("mok-2-on-mok-1", "skull")
    ask = desk.match.ask(0)
    said = {choice.key: (voice(choice.label), voice(choice.note), choice.main) for choice in ask.choices}
    coming = ask.question.args["n"]
    comes = "comes" if coming == 3 else "come"
    assert said["mok-2"][1] == f"Stops 2, {coming - 2} still {comes} through"
    assert said["done"] == (f"Take {coming} damage", f"{desk.hero().health_left - coming} health left", False)
