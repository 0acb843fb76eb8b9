"""The odds of a battle agree with a count over all dice."""

from collections import Counter
from itertools import product

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.bot import Imagine
from fabletable.games.prophecy.prices import buying_price
from fabletable.kernel import Chance
from fabletable.kernel.catalogue import Catalogue
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city, in_plane

ENGLISH = Catalogue("fabletable.games.prophecy")


def choice(play, key):
    return next(each for each in play.match.ask(play.seat).choices if each.key == key)


def odds(play, key):
    return choice(play, key).odds


def by_all_dice(play, *keys, dice=2):
    """Return the percentages won, drawn and lost over every way the dice can fall."""
    results = Counter()
    for faces in product(range(1, 7), repeat=dice):
        clone = play.match.clone()
        clone.table.chance.load(*(face - 1 for face in faces))
        before = len(clone.log())
        for key in keys:
            clone.choose(key)
        ends = [line.id for line in clone.log()[before:] if line.id in ("beat", "drew", "lost-to")]
        results[ends[0] if ends else "drew"] += 1
    total = sum(results.values())
    return [round(100 * results[each] / total) for each in ("beat", "drew", "lost-to")]


@pytest.mark.parametrize("foe", ["wild-boar", "hill-ogre", "ghost", "mountain-giant"])
@pytest.mark.parametrize("items", [(), ("sword",)])
def test_the_odds_of_going_somewhere_are_those_of_all_dice(foe, items):
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", foe).give(mana=1, items=items)
    said = odds(play, "stay")
    counted = by_all_dice(play, "stay")
    assert [abs(a - b) <= 1 for a, b in zip((said.won, said.drawn, said.lost), counted, strict=True)] == [True] * 3
    assert said.won + said.drawn + said.lost == 100


@pytest.mark.parametrize("lies", [None, "hill-ogre"])
def test_nobody_stays_by_the_golden_button(lies):
    play = StagedRealm("mercenary", "scout").stand("plains-a")
    play = play.lay("plains-a", lies) if lies else play
    assert not choice(play, "stay").main


def test_it_says_against_what_and_what_each_end_brings():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "mountain-giant").give(mana=1)
    play.give(red=6, health=6)
    said = odds(play, "stay")
    assert ENGLISH.say(said.against) == "Mountain Giant, Strength 7 against your 6"
    assert (said.won, said.drawn, said.lost) == (28, 14, 58)
    assert ENGLISH.say(said.if_won) == "3 experience and the reward on the card"
    assert ENGLISH.say(said.if_lost) == "2 of your Health"


def test_a_shield_turns_narrow_losses_into_draws():
    bare = odds(StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "hill-ogre"), "stay")
    shielded = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "hill-ogre").give(items=("iron-shield",))
    assert odds(shielded, "stay").won == bare.won
    assert odds(shielded, "stay").drawn > bare.drawn


def test_three_lives_take_three_rolls():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "goblin-band").give(mana=0)
    said = odds(play, "stay")
    assert ENGLISH.say(said.against) == "Goblin Band, Strength 1 against your 5, 3 times in a row"
    one = 33 / 36  # 4 ahead: only 1 against 6 loses, and 1 against 5 or 2 against 6 draws
    assert said.won == round(100 * one**3)


def test_where_hidden_cards_lie_nothing_is_said_of_them():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", hidden=True)
    assert odds(play, "stay") is None
    assert ENGLISH.say(choice(play, "stay").waits) == "a hidden card"


def test_of_a_hidden_guardian_the_odds_are_those_of_all_that_lie_face_down():
    """Whichever of them lies there, the hero is told the same; the one that is turned up has odds of its own."""
    said = []
    for luck in "abc":
        play = StagedRealm("mercenary", "druid").stand("forest-a").give(red=8, health=8)
        play.arrange(lambda table, luck=luck: table.shuffle_unknown(0, Chance(luck)))
        said.append(odds(play, "attack-plane:plane-camp"))
    assert said[0] == said[1] == said[2]
    assert said[0].about
    assert ENGLISH.say(said[0].against) == "hidden lesser guardian and hidden greater guardian, one after the other"
    assert [reason.id for reason in said[0].because][-2:] == ["reason-all-of-them", "reason-unseen"]
    play.guard(0, None, "scaly-monster")
    hidden = odds(play, "attack-plane:plane-camp")
    assert ENGLISH.say(hidden.against) == "hidden greater guardian"
    play.arrange(lambda table: setattr(table.planes[0], "greater_up", True))
    seen = odds(play, "attack-plane:plane-camp")
    assert ENGLISH.say(seen.against).startswith("Scaly Monster, Strength")
    assert "reason-unseen" not in [reason.id for reason in seen.because]


def test_goods_on_the_way_are_named_with_their_price():
    play = StagedRealm("mercenary", "druid").stand("plains-a")
    play.sell_at("plains-a", "hammer")
    hammer = play.table.ground[play.hero().field].goods[-1]
    assert f"Hammer ({buying_price(play.hero(), hammer)} gold)" in ENGLISH.say(choice(play, "stay").waits)


def test_before_the_roll_each_preparation_says_what_it_changes():
    play = facing("hill-ogre", items=("sword",), skills=("prayer", "curse"))
    now = odds(play, "roll")
    prayed, cursed = odds(play, "cast:prayer"), odds(play, "cast:curse")
    assert prayed.before == cursed.before == now.won
    assert now.won < prayed.won < cursed.won
    assert play.hero().mana == play.hero().blue, "trying it out has cost nothing"


def test_the_odds_of_a_roll_are_those_of_all_dice():
    play = facing("hill-ogre", items=("sword",), skills=("mighty-blow",))
    said = odds(play, "roll")
    counted = by_all_dice(play, "roll")
    assert all(abs(a - b) <= 1 for a, b in zip((said.won, said.drawn, said.lost), counted, strict=True))


def test_arms_say_what_each_is_worth():
    play = facing("hill-ogre", items=("sword", "great-sword"))
    assert odds(play, "great-sword").won > odds(play, "sword").won


def test_strength_or_will():
    play = facing("old-pirate")
    assert play.asked == "ask-kind"
    assert ENGLISH.say(odds(play, "battle-of-will").against) == "Old Pirate, Will 3 against your 4"


def test_no_bonus_is_promised_for_a_battle_of_will_that_one_starts():
    """Iron Discipline helps in battles of will that another hero began; against the Formless Thing one pays for it."""
    play = facing("old-pirate", skills=("iron-discipline",))
    assert ENGLISH.say(odds(play, "battle-of-will").against) == "Old Pirate, Will 3 against your 4"
    play = in_plane(None, "formless-thing", red=8, health=8, blue=9, mana=9, skills=("iron-discipline",))
    play.maybe("fight:formless-thing")
    assert ENGLISH.say(odds(play, "battle-of-will").against) == "Formless Thing, Will 10 against your 9"


def test_second_thoughts_know_the_dice():
    play = facing("ghost", skills=("turn-back-time",), items=("scroll-of-altered-reality",), dice=(1, 6))
    assert (odds(play, "keep-dice").won, odds(play, "keep-dice").lost) == (0, 100)
    assert odds(play, "cast:turn-back-time").won > 0
    own = next(key for key in play.keys if key.startswith("reroll-own"))
    assert odds(play, own).before == 0


def test_a_duel_says_its_odds_from_what_everybody_sees():
    play = in_city("mercenary", "scout").give(0, mana=0).choose("stay")
    said = odds(play, "attack:seat-1")
    assert said.about
    assert ENGLISH.say(said.against, ["Ada", "Boyan"]) == "Boyan, Strength 5 against your 5"


def test_ending_the_turn_is_never_the_golden_button():
    play = StagedRealm("scout", "druid").stand("village").give(items=("sword",)).choose("stay")
    assert choice(play, "end-turn").ends
    assert not choice(play, "end-turn").main


def test_selling_and_working_say_what_they_bring():
    play = StagedRealm("scout", "druid").stand("village").give(items=("sword",)).choose("stay")
    assert [gem.kind for gem in choice(play, "sell:sword").gain] == ["gold"]
    play = StagedRealm("scout", "druid").stand("fortress")
    assert [(gem.kind, gem.n) for gem in choice(play, "training-ground").gain] == [("xp", 2)]
    assert choice(play, "training-ground").cost


def test_a_table_may_play_without_odds():
    play = StagedRealm("mercenary", "scout", odds=False).stand("plains-a").lay("plains-a", "wild-boar")
    assert odds(play, "stay") is None


def counted(whole):
    """Return a side's sum before the dice."""
    return sum(part.n for part in whole.parts if part.piece not in whole.dice)


def test_what_a_choice_says_is_what_the_battle_counts():
    """Both values of the odds stand in the first roll, where nothing came in between, in whole games."""
    compared = 0
    for seed in range(3):
        match = fabletable.start("prophecy", 3, f"said/{seed}", watched=True)
        bots = [make_bot("greedy", f"said/{seed}/{seat}") for seat in range(3)]
        while match.decision is not None:
            decision, number = match.decision, match.number
            chosen = bots[decision.seat].decide(decision, Imagine(match, decision.seat, Chance("said")))
            fights = decision.ask in ("ask-move", "ask-encounter", "ask-guardian")
            said = match.ask(decision.seat).choices if fights else []
            match.take(chosen)
            foretold = next((each.odds for each in said if each.key == chosen.key), None)
            if foretold is None or foretold.about or foretold.against.id not in ("odds-strength", "odds-will"):
                continue
            rolls = [each for each in match.moments(None, number + 1) if each.kind == "roll" and len(each.sums) == 2]
            if rolls:
                args = foretold.against.args
                assert [args["mine"], args["theirs"]] == [counted(whole) for whole in rolls[0].sums], number
                compared += 1
    assert compared > 10


def because(play, key):
    return [ENGLISH.say(part, ["Ada", "Boyan"]) for part in odds(play, key).because]


def test_odds_say_what_makes_them_when_a_shield_saves_the_other():
    play = in_city("mercenary", "scout").give(red=5, health=5, items=("sword",))
    play.give(1, red=4, health=4, mana=0, items=("dwarven-shield",)).choose("stay")
    assert odds(play, "attack:seat-1").won == 0
    assert because(play, "attack:seat-1") == [
        "Your 7: Strength 5 and Sword +2",
        "You are 3 ahead before the dice, and each side adds one.",
        "Dwarven Shield (Boyan): any roll you win is only a draw.",
    ]


def test_what_a_wound_takes_is_named_among_what_makes_the_odds():
    """The hero's card says 5; what fights is 4."""
    play = in_city("mercenary", "scout").give(red=5, health=4, items=("sword",)).choose("stay")
    assert "Your 6: Strength 5, Wounds −1 and Sword +2" in because(play, "attack:seat-1")


def test_odds_of_an_attack_warn_of_the_answer_by_will():
    play = in_city("mercenary", "mystic").give(1, blue=4, mana=4).choose("stay")
    assert "Boyan has 4 mana and may turn it into a battle of will for 2." in because(play, "attack:seat-1")


def test_odds_of_several_creatures_name_each():
    play = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", "hill-ogre")
    rows = because(play, "stay")
    assert len(rows) == 3
    assert rows[0].startswith("Wild Boar: ")
    assert rows[2] == "Every one of them has to be beaten."


def test_the_plate_of_a_hero_says_health_and_mana_as_the_mat_does():
    play = StagedRealm("mercenary", "druid").give(red=7, health=5, blue=4, mana=2, items=("crown-of-power",))
    scene = play.match.scene(0)
    assert ENGLISH.say(scene.players[0].sub) == "Health 5 · Mana 2"
