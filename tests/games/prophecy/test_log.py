"""Gains, payments and losses are logged with their cause; choices tell their price."""

from __future__ import annotations

from typing import Any

import fabletable
from fabletable.kernel.catalogue import Catalogue
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city

ENGLISH = Catalogue("fabletable.games.prophecy")
NAMES = ["Ada", "Boyan", "Cyril"]


def log_after(play: StagedRealm, *keys: str) -> list[str]:
    """Return the lines told while these are chosen, in English."""
    before = len(play.match.log())
    play.choose(*keys)
    return [ENGLISH.say(line, NAMES) for line in play.match.log()[before:]]


def at_hermit(**given: Any) -> StagedRealm:
    return StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "hermit").give(**given).choose("stay")


def choice(play: StagedRealm, key: str) -> Any:
    ask = play.match.ask(play.seat)
    assert ask is not None
    return next(each for each in ask.choices if each.key == key)


# --- the Hermit ---


def test_the_log_tells_all_that_the_hermit_takes():
    play = at_hermit(gold=6, items=("axe", "sword"))
    assert log_after(play, "opportunity:hermit", "sword", "done")[:3] == [
        "Ada uses the card Hermit.",
        "Ada gives the Sword away.",
        "Ada gives 6 gold away.",
    ]


def test_each_choice_of_the_hermit_says_what_it_costs():
    play = at_hermit(gold=13, items=("axe", "sword"))
    price = choice(play, "opportunity:hermit").cost
    assert [(gem.kind, gem.n, ENGLISH.say(gem.label)) for gem in price] == [("gold", 20, "in gold or items")]
    play.choose("opportunity:hermit")
    assert ENGLISH.say(choice(play, "sword").note) == "worth 7 gold, 13 more to go"
    play.choose("axe")
    assert (play.items(), play.hero().gold) == ([], 3), "only both and 10 gold are enough"
    play = at_hermit(gold=6, items=("axe", "sword"))
    play.choose("opportunity:hermit", "sword")
    assert ENGLISH.say(choice(play, "axe").note) == "worth 3 gold, 3 more to go"
    assert ENGLISH.say(choice(play, "done").label) == "Give 6 gold"
    assert [(gem.kind, gem.n) for gem in choice(play, "done").cost] == [("gold", 6)]


def test_opportunities_and_tolls_say_their_prices():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "master-at-arms", "tree-of-life")
    play.give(gold=6, experience=10).choose("stay")
    prices = {key: [(gem.kind, gem.n) for gem in choice(play, key).cost] for key in play.keys if ":" in key}
    assert prices == {
        "opportunity:master-at-arms:1": [("xp", 10)],
        "opportunity:master-at-arms:2": [("xp", 6), ("gold", 6)],
        "opportunity:tree-of-life": [("will", 2)],
    }
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "bridge-knight").choose("stay")
    assert [(gem.kind, gem.n) for gem in choice(play, "parley:bridge-knight").cost] == [("gold", 2)]


# --- mana, potions, blessings ---


def test_the_crystal_pays_and_nobody_pays_nothing():
    play = facing("noble-lion", skills=("prayer", "berserk"), items=("mana-crystal",))
    assert log_after(play, "cast:prayer", "1") == ["Ada casts Prayer.", "Ada pays 1 mana from the Mana Crystal."]


def test_what_the_crystal_stores_is_told():
    play = StagedRealm("druid", "scout").stand("magic-tower").give(mana=5, items=("mana-crystal",), gold=5)
    play.arrange(lambda table: setattr(table, "crystal", 1)).choose("stay")
    assert log_after(play, "tower-mana:3")[1:4] == [
        "Ada pays 2 gold.",
        "Ada stores 2 mana in the Mana Crystal.",
        "Ada regains 1 mana.",
    ]


def test_what_lasts_a_turn_is_told_when_it_begins_and_when_it_ends():
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .give(items=("potion-of-strength",))
        .lay("plains-a", "meadow-clover")
    )
    assert log_after(play, "use:potion-of-strength") == [
        "Ada uses the Potion of Strength.",
        "Ada has 2 more Strength until the turn ends.",
    ]
    assert "What Ada drank wears off." in log_after(play, "stay", "end-turn")


def test_the_chapel_is_told_when_it_is_kept_and_when_it_helps():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "forgotten-chapel").choose("stay")
    assert log_after(play, "opportunity:forgotten-chapel")[:2] == [
        "Ada uses the card Forgotten Chapel.",
        "Ada keeps the card Forgotten Chapel.",
    ]
    play.turn_of(0).lay("forest-b", "wild-boar").dice(6, 1)
    assert "The Forgotten Chapel gives Ada +3 in this roll." in log_after(play, "walk:forest-b")


def test_a_die_changed_by_a_scroll_costs_the_scroll():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "diamond-mine")
    play.give(items=("scroll-of-altered-reality",)).choose("stay").dice(1, 6)
    told = log_after(play, "opportunity:diamond-mine", "reroll-own:scroll-of-altered-reality:1")
    assert told[1] == "Ada uses the Scroll of Altered Reality."


# --- battles ---


def test_a_battle_of_will_is_told_before_it_is_paid_for():
    play = in_city("druid", "mystic").choose("stay")
    told = log_after(play, "attack:seat-1", "battle-of-will")
    assert told[:2] == ["Ada attacks Boyan with will.", "Ada pays 2 mana."]
    play = facing("old-pirate")
    assert log_after(play, "battle-of-will")[:2] == ["Ada fights the Old Pirate with will.", "Ada pays 2 mana."]


def test_gold_taken_by_looting_and_theft_is_told_once_with_both_names():
    play = in_city("scout", "mercenary").give(0, mana=0, skills=("looting", "theft")).give(1, mana=0, gold=6)
    play.choose("stay").dice(6, 1)
    told = log_after(play, "attack:seat-1", "take-gold")
    assert [line for line in told if "gold" in line] == ["Ada takes 2 gold from Boyan.", "Ada takes 4 gold from Boyan."]


def test_a_dead_hero_leaves_nothing_untold():
    play = facing("hill-ogre", "druid", health=0, items=("axe", "mace"), skills=("prayer", "looting"), mana=0, gold=4)
    told = log_after(play.dice(1, 6), "axe", "roll")
    dead = told.index("Ada is dead; the Druid will not see the crown.")
    assert told[dead : dead + 5] == [
        "Ada is dead; the Druid will not see the crown.",
        "Ada loses 4 gold.",
        "Ada loses the Axe and the Mace.",
        "Ada loses 3 experience.",
        "Ada forgets the skills Prayer and Looting.",
    ]


def test_champions_are_told_what_they_get_back():
    artifacts = ("royal-mantle", "mirror-shield", "banner-of-hope", "crown-of-the-ancient-king", "sword-of-the-dynasty")
    play = (
        StagedRealm("mercenary", "druid").give(0, items=(*artifacts[:3], "axe"), health=2).give(1, items=artifacts[3:])
    )

    def end(table: Any) -> None:
        table.ending_due, table.last_taker = True, 1
        table.damaged.append("axe")

    told = log_after(play.arrange(end), "city")
    assert told[:3] == ["Ada calls the champions to the City.", "Ada heals 3 Health.", "Ada has the Axe repaired."]


# --- choosing a hero ---


def test_a_hero_that_is_kept_three_times_is_told_once():
    match = fabletable.start("prophecy", 2, "kept once")
    first = match.decision.options[0].key
    for _ in range(3):
        match.choose(first)
        match.choose(next(each.key for each in match.decision.options))
    told = [ENGLISH.say(line) for line in match.log(0) if line.id == "kept"]
    assert len(told) == 1, told
    assert match.table.heroes[0].character.key == first
