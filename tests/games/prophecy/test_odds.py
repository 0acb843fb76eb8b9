"""The odds of a battle agree with a count over all dice."""

from collections import Counter
from itertools import product

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.bot import Imagine
from fabletable.kernel import Chance
from fabletable.kernel.catalogue import Catalogue
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city, in_plane

ENGLISH = Catalogue("fabletable.games.prophecy")


def choice(tale, key):
    return next(each for each in tale.match.ask(tale.seat).choices if each.key == key)


def odds(tale, key):
    return choice(tale, key).odds


def by_all_dice(tale, *keys, dice=2):
    """Won, drawn and lost over every way the dice can fall, as percent."""
    results = Counter()
    for faces in product(range(1, 7), repeat=dice):
        clone = tale.match.clone()
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
    tale = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", foe).give(mana=1, items=items)
    said = odds(tale, "stay")
    counted = by_all_dice(tale, "stay")
    assert [abs(a - b) <= 1 for a, b in zip((said.won, said.drawn, said.lost), counted, strict=True)] == [True] * 3
    assert said.won + said.drawn + said.lost == 100


@pytest.mark.parametrize("lies", [None, "hill-ogre"])
def test_nobody_stays_by_the_golden_button(lies):
    tale = StagedRealm("mercenary", "scout").stand("plains-a")
    tale = tale.lay("plains-a", lies) if lies else tale
    assert not choice(tale, "stay").main


def test_it_says_against_what_and_what_each_end_brings():
    tale = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "mountain-giant").give(mana=1)
    tale.give(red=6, health=6)
    said = odds(tale, "stay")
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
    tale = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "goblin-band").give(mana=0)
    said = odds(tale, "stay")
    assert ENGLISH.say(said.against) == "Goblin Band, Strength 1 against your 5, 3 times in a row"
    one = 33 / 36  # 4 ahead: only 1 against 6 loses, and 1 against 5 or 2 against 6 draws
    assert said.won == round(100 * one**3)


def test_where_hidden_cards_lie_nothing_is_said_of_them():
    tale = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", hidden=True)
    assert odds(tale, "stay") is None
    assert ENGLISH.say(choice(tale, "stay").waits) == "a hidden card"


def test_a_guardian_is_reckoned_with_only_when_it_was_turned_up():
    tale = StagedRealm("mercenary", "druid").stand("forest-a").guard(0, None, "scaly-monster")
    assert odds(tale, "attack-plane:plane-camp") is None
    tale.arrange(lambda table: setattr(table.planes[0], "greater_up", True))
    assert odds(tale, "attack-plane:plane-camp") is not None


def test_before_the_roll_each_preparation_says_what_it_changes():
    tale = facing("hill-ogre", items=("sword",), skills=("prayer", "curse"))
    now = odds(tale, "roll")
    prayed, cursed = odds(tale, "cast:prayer"), odds(tale, "cast:curse")
    assert prayed.before == cursed.before == now.won
    assert now.won < prayed.won < cursed.won
    assert tale.hero().mana == tale.hero().blue, "trying it out has cost nothing"


def test_the_odds_of_a_roll_are_those_of_all_dice():
    tale = facing("hill-ogre", items=("sword",), skills=("mighty-blow",))
    said = odds(tale, "roll")
    counted = by_all_dice(tale, "roll")
    assert all(abs(a - b) <= 1 for a, b in zip((said.won, said.drawn, said.lost), counted, strict=True))


def test_arms_say_what_each_is_worth():
    tale = facing("hill-ogre", items=("sword", "great-sword"))
    assert odds(tale, "great-sword").won > odds(tale, "sword").won


def test_strength_or_will():
    tale = facing("old-pirate")
    assert tale.asked == "ask-kind"
    assert ENGLISH.say(odds(tale, "battle-of-will").against) == "Old Pirate, Will 3 against your 4"


def test_no_bonus_is_promised_for_a_battle_of_will_that_one_starts():
    """Iron Discipline helps in battles of will that another hero began; against the Formless Thing one pays for it."""
    tale = facing("old-pirate", skills=("iron-discipline",))
    assert ENGLISH.say(odds(tale, "battle-of-will").against) == "Old Pirate, Will 3 against your 4"
    tale = in_plane(None, "formless-thing", red=8, health=8, blue=9, mana=9, skills=("iron-discipline",))
    tale.maybe("fight:formless-thing")
    assert ENGLISH.say(odds(tale, "battle-of-will").against) == "Formless Thing, Will 10 against your 9"


def test_second_thoughts_know_the_dice():
    tale = facing("ghost", skills=("turn-back-time",), items=("scroll-of-altered-reality",), dice=(1, 6))
    assert (odds(tale, "keep-dice").won, odds(tale, "keep-dice").lost) == (0, 100)
    assert odds(tale, "cast:turn-back-time").won > 0
    own = next(key for key in tale.keys if key.startswith("reroll-own"))
    assert odds(tale, own).before == 0


def test_a_duel_says_its_odds_from_what_everybody_sees():
    tale = in_city("mercenary", "scout").give(0, mana=0).choose("stay")
    said = odds(tale, "attack:seat-1")
    assert said.about
    assert ENGLISH.say(said.against, ["Ada", "Boyan"]) == "Boyan, Strength 5 against your 5"


def test_ending_the_turn_is_never_the_golden_button():
    tale = StagedRealm("scout", "druid").stand("village").give(items=("sword",)).choose("stay")
    assert choice(tale, "end-turn").ends
    assert not choice(tale, "end-turn").main


def test_selling_and_working_say_what_they_bring():
    tale = StagedRealm("scout", "druid").stand("village").give(items=("sword",)).choose("stay")
    assert [gem.kind for gem in choice(tale, "sell:sword").gain] == ["gold"]
    tale = StagedRealm("scout", "druid").stand("fortress")
    assert [(gem.kind, gem.n) for gem in choice(tale, "training-ground").gain] == [("xp", 2)]
    assert choice(tale, "training-ground").cost


def test_a_table_may_play_without_odds():
    tale = StagedRealm("mercenary", "scout", odds=False).stand("plains-a").lay("plains-a", "wild-boar")
    assert odds(tale, "stay") is None


def counted(whole):
    """Return a side's sum before the dice."""
    return sum(part.n for part in whole.parts if part.piece not in whole.dice)


def test_what_a_choice_says_is_what_the_battle_counts():
    """In whole games: both values of the odds stand in the first roll, where nothing came in between."""
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


def because(tale, key):
    return [ENGLISH.say(part, ["Ada", "Boyan"]) for part in odds(tale, key).because]


def test_odds_say_what_makes_them_when_a_shield_saves_the_other():
    tale = in_city("mercenary", "scout").give(red=5, health=5, items=("sword",))
    tale.give(1, red=4, health=4, mana=0, items=("dwarven-shield",)).choose("stay")
    assert odds(tale, "attack:seat-1").won == 0
    assert because(tale, "attack:seat-1") == [
        "Your 7: Strength 5 and Sword +2",
        "You are 3 ahead before the dice, and each side adds one.",
        "Dwarven Shield (Boyan): any roll you win is only a draw.",
    ]


def test_odds_of_an_attack_warn_of_the_answer_by_will():
    tale = in_city("mercenary", "mystic").give(1, blue=4, mana=4).choose("stay")
    assert "Boyan has 4 mana and may turn it into a battle of will for 2." in because(tale, "attack:seat-1")


def test_odds_of_several_creatures_name_each():
    tale = StagedRealm("mercenary", "scout").stand("plains-a").lay("plains-a", "wild-boar", "hill-ogre")
    rows = because(tale, "stay")
    assert len(rows) == 3
    assert rows[0].startswith("Wild Boar: ")
    assert rows[2] == "Every one of them has to be beaten."
