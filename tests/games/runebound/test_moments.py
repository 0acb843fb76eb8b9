"""The moments of Runebound: casts and initiative, abilities with their price, tests, rides."""

from fabletable.games.runebound.board import HEX_AT
from fabletable.games.runebound.cards.box import ENEMIES
from tests.rulebook.runebound.arranged import VOICES, StagedLand
from tests.staged import NAMES


def seen(play, *keys):
    """Return the moments of these choices, as the first player sees them."""
    play.match.watch()
    first = play.match.number
    play.choose(*keys)
    return [each for each in play.match.moments(0) if each.after > first]


def voice(message):
    return VOICES["en"].say(message, NAMES)


def told_as(play, wanted):
    parts = play.match.log_parts(0)
    return [line.id for line, part in zip(play.match.log(0), parts, strict=True) if part == wanted]


def deeds(play):
    return told_as(play, "event")


def test_a_ride_is_one_deed_hex_by_hex():
    play = StagedLand(at="8,5").load("plains", "plains", "plains")
    shown = seen(play, "travel", "hex-8-3")
    assert [each.kind for each in shown] == ["roll", "move", "move"]
    assert shown[0].pieces == ["die-0", "die-1", "die-2"]
    assert shown[-1].pieces == ["pawn-0", "hex-8-3"]
    assert deeds(play)[-1] == "rolled"
    assert told_as(play, "title")[-1] == "rode"


def test_walking_is_a_deed_of_its_own():
    play = StagedLand(at="8,5")
    assert [each.kind for each in seen(play, "hex-8-4")] == ["move"]
    assert deeds(play)[-1] == "walked"


def test_a_cast_says_who_acts_first_and_why():
    play = StagedLand("lissa", at="8,5").fights(ENEMIES[0].key)
    play.match.watch()
    while not any(each.kind == "roll" for each in play.match.moments(0)) and play.asked != "ask-turn":
        play.match.take(play.match.decision.options[-1])
    moments = play.match.moments(0)
    cast = next(each for each in moments if each.kind == "roll" and len(each.sums) == 2)
    first = next(each for each in moments if each.kind == "phase" and each.sums)
    assert len(cast.pieces) == len(play.fight.sides[0].tokens) + len(play.fight.sides[1].tokens)
    more, fewer = sorted((whole.total for whole in first.sums), reverse=True)
    assert first.sums[int(first.pieces[0][-1])].total == more
    assert first.because.args["n"] == more
    assert first.because.args.get("other", more) == fewer
    assert first.because.id in ("because-golden", "because-golden-tie")
    assert first.touches == [0]


def test_a_test_shows_each_card_and_counts_the_stars():
    play = StagedLand(at="everton").has(assets=["contraband"]).top_skills(True, False)
    shown = seen(play, "contraband.1")
    outcome = next(each for each in shown if each.kind == "outcome")
    assert [part.n for part in outcome.sums[0].parts] == [1, 0]
    assert outcome.result == "won"
    assert [each.kind for each in shown[:2]] == ["card", "card"]


def test_zombies_that_bite_are_a_loss_with_a_cause():
    play = StagedLand(at="8,5", scenario="corpse-king")
    play.arrange(lambda table: table.zombies.__setitem__(HEX_AT["8,4"].index, 1))
    shown = seen(play, "hex-8-4")
    assert [each.kind for each in shown] == ["move", "loss"]
    told = [line.id for line in play.match.log(0)]
    assert told[-2:] == ["zombies-bite", "suffered"]


def test_a_skill_drawn_is_named_to_nobody_else():
    play = StagedLand("lissa")
    play.match.watch()
    first = play.match.number
    play.choose("train")
    mine, theirs = (
        next(each for each in play.match.moments(seat) if each.after > first and each.kind == "gain") for seat in (0, 1)
    )
    assert mine.pieces
    assert theirs.pieces == []


def test_resting_learning_and_shopping_are_deeds():
    play = StagedLand(at="tamalir").has(damage=2, gold=20)
    assert seen(play, "rest")[0].because.id == "rested"
    play.choose("shop")
    assert deeds(play)[-2:] == ["rested", "shops"]


def test_a_blow_names_its_tokens():
    play = StagedLand("lissa", at="8,5").fights(ENEMIES[0].key)
    play.match.watch()
    while play.asked != "ask-combat-action" or not any(key in ("physical", "magic") for key in play.keys):
        play.match.take(play.match.decision.options[-1])
        if play.asked == "ask-turn":
            return
    kind = next(key for key in play.keys if key in ("physical", "magic"))
    tokens = [token.key for token in play.fight.sides[play.fight.turn].spendable_as(kind)]
    play.choose(kind)
    blow = next(each for each in play.match.moments(0, play.match.number) if each.kind == "blow" and each.sums)
    assert blow.pieces == tokens
    assert voice(blow.sums[0].label)


def test_damage_before_the_first_cast_says_whose_doing_it_is():
    play = StagedLand().has(assets=["short-bow"], learned=["marksmanship"]).fights("highwaymen")
    wounds = [each for each in seen(play, "short-bow.1") if each.pieces == ["life-1"]]
    assert [voice(each.because) for each in wounds] == ["Lissa uses Short Bow.", "Lissa uses Marksmanship."]


def test_a_shield_says_what_it_stops_and_taking_damage_is_no_golden_button():
    play = StagedLand("elder-mok").fights("giant", "bba", "aabaa").choose("mok-2-on-mok-1", "skull")
    ask = play.match.ask(0)
    said = {choice.key: (voice(choice.label), voice(choice.note), choice.main) for choice in ask.choices}
    coming = ask.question.args["n"]
    comes = "comes" if coming == 3 else "come"
    assert said["mok-2"][1] == f"Stops 2, {coming - 2} still {comes} through"
    assert said["done"] == (f"Take {coming} damage", f"{play.hero().health_left - coming} health left", False)


def test_a_cancelled_action_says_more_than_that_it_comes_to_nothing():
    play = StagedLand().has(learned=["counterspell"], hand=["cunning"]).fights("ogre", "bba", "aabaa")
    play.choose("pass", "ogre.swat")
    (cancelled,) = [each for each in seen(play, "counterspell.1") if each.facts and each.facts.changed]
    assert voice(cancelled.facts.changed.now) == "It comes to nothing"
    assert voice(cancelled.because) == "What was paid for it stays paid."
