"""Sentences of the rulebooks that are easily read over: order of declaring, the last artifact, chances not wasted."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable import Refused
from fabletable.games.prophecy.board import FIELDS, FOREST, MOUNTAINS, PLAINS
from fabletable.games.prophecy.rules.bonuses import bonuses, value
from fabletable.kernel.catalogue import Catalogue
from tests.rulebook.prophecy.arranged import StagedRealm
from tests.rulebook.prophecy.test_rulings_of_battle import facing, in_city, in_plane

LANGUAGES = ("en", "ru", "cs", "bg")
ARTIFACTS = ("royal-mantle", "mirror-shield", "banner-of-hope", "crown-of-the-ancient-king", "sword-of-the-dynasty")


def told(tale: StagedRealm, *ids: str) -> list[str]:
    """The lines of the story with these ids, in English, the players called Ada and Boyan."""
    english = Catalogue("fabletable.games.prophecy")
    names = ["Ada", "Boyan", "Cyril", "Dana"]
    return [english.say(line, names) for line in tale.match.log() if line.id in ids]


# --- duels ---


def test_the_attacker_declares_arms_and_spells_before_the_defender_declares_either():
    """Battles with other characters: the attacker says which arms and which spells, then the defender the same."""
    tale = in_city("mystic", "sorceress").give(0, items=("sword",), skills=("prayer",))
    tale.give(1, items=("mace", "axe"), skills=("curse",)).choose("stay", "attack:seat-1")
    tale.choose("battle-of-strength", "battle-of-strength", "sword")
    assert (tale.seat, tale.asked) == (0, "ask-before-roll"), "his spells, before the other takes up anything"
    tale.choose("cast:prayer")
    assert (tale.seat, tale.asked) == (1, "ask-wield")
    tale.choose("mace")
    assert (tale.seat, tale.asked) == (1, "ask-before-roll")


def test_a_roll_repeated_by_the_defender_may_be_altered_by_the_attacker():
    tale = in_city("scout", "mystic").give(0, mana=0, items=("scroll-of-altered-reality",))
    tale.give(1, mana=1, skills=("turn-back-time",)).choose("stay").dice(6, 1).choose("attack:seat-1")
    assert (tale.seat, tale.asked) == (0, "ask-after-roll")
    tale.choose("keep-dice").dice(1, 6).choose("cast:turn-back-time")
    assert (tale.seat, tale.match.decision.args) == (0, {"mine": 6, "theirs": 9}), "the new roll, the attacker first"
    tale.dice(6).choose("reroll-own:scroll-of-altered-reality:1")
    assert told(tale, "rolled") == [
        "Ada has 11 with a die of 6, Boyan 4 with a die of 1.",
        "Ada has 6 with a die of 1, Boyan 9 with a die of 6.",
        "Ada has 11 with a die of 6, Boyan 9 with a die of 6.",
    ]


def scrolls(attacker: str, defender: str) -> tuple[int, int]:
    """Return the numbers of dice of attacker and defender when both read a scroll."""
    tale = in_city("scout", "mercenary").give(0, mana=0, items=(attacker, "scroll-of-altered-reality"))
    tale.give(1, mana=0, items=(defender,)).choose("stay", "attack:seat-1", f"use:{attacker}")
    tale.dice(*[3] * 12).choose(f"use:{defender}")
    return len(tale.battle.hero.dice), len(tale.battle.foe.dice)


def test_ruling_84_the_defenders_scroll_weakens_the_attackers():
    """Appendix, Scrolls of Deep Prayer and Divine Will: the defender's partly lowers the effect of the attacker's."""
    assert scrolls("scroll-of-divine-will", "scroll-of-deep-prayer") == (4, 4), "no sure six, but three dice more"
    assert scrolls("scroll-of-deep-prayer", "scroll-of-divine-will") == (2, 1), "one die more instead of three"


# --- what is worn, what bites ---


@pytest.mark.parametrize(("crown", "mana", "will"), [("crown-of-power", 5, 6), ("crown-of-the-ancient-king", 4, 6)])
def test_who_starts_a_battle_of_will_chooses_his_crown(crown, mana, will):
    """Crowns and diadems: one at a time; only the Crown of Power makes the battle of will cheaper."""
    tale = facing("mountain-giant", items=("crown-of-power", "crown-of-the-ancient-king"), skills=("prayer",))
    tale.choose("battle-of-will")
    assert (tale.asked, tale.keys) == ("ask-head", ["crown-of-power", "crown-of-the-ancient-king"])
    tale.choose(crown)
    assert tale.hero().mana == mana
    assert value(tale.table, tale.battle, tale.battle.hero) == will


def test_with_one_mana_only_the_crown_of_power_will_do():
    tale = facing("mountain-giant", mana=1, items=("crown-of-power", "crown-of-the-ancient-king"), skills=("prayer",))
    tale.dice(1, 1).choose("battle-of-will")
    assert tale.asked != "ask-head"
    assert tale.hero().mana == 0


def test_the_skeleton_denies_what_is_thrown_and_what_is_drawn_from_a_blade():
    tale = facing("skeleton", items=("dagger",), skills=("weapon-throwing", "mighty-blow")).choose("dagger")
    tale.choose("throw:dagger")
    assert value(tale.table, tale.battle, tale.battle.hero) == 3 + 1, "Weapon Throwing counts, the dagger does not"
    tale = facing("skeleton", items=("punishing-sword",), skills=("prayer",)).choose("punishing-sword")
    assert "surge:punishing-sword:1" not in tale.keys
    assert tale.barred["surge:punishing-sword:1"] == "why-only-crushing"
    tale = facing("skeleton", items=("boomerang",)).choose("boomerang", "throw:boomerang")
    assert tale.hero().experience in (3, 5), "and what crushes bites"


def test_only_one_of_two_hands_holds_a_weapon_and_the_dagger_is_no_exception():
    """Weapons and shields: one weapon, one shield; the appendix pairs the Dagger with a Cutlass by Paired Weapons."""
    tale = facing("noble-lion", "scout", items=("sword", "dagger"))
    assert (tale.asked, tale.keys) == ("ask-wield", ["sword", "dagger"])
    tale = facing("noble-lion", "scout", items=("sword", "dagger"), skills=("paired-weapons",))
    assert tale.done[-2:] == ["sword", "dagger"]


def test_no_shield_helps_beside_a_two_handed_weapon():
    """Appendix, Shields: a shield does not help beside a two-handed weapon; the Buckler needs a hand too."""
    tale = facing("noble-lion", "scout", items=("great-sword", "buckler"))
    assert (tale.asked, tale.keys) == ("ask-wield", ["great-sword", "buckler"])
    tale.dice(1, 5).choose("great-sword")
    assert tale.hero().health == 4, "5 + 4 + 1 against 6 + 5: lost, and no shield at hand"


# --- decided where the rulebooks leave it open ---


def test_ruling_87_steal_power_weakens_the_lord_of_pain_once():
    """His battle is of strength and of will at once, and his one number holds both."""
    tale = in_plane(None, "lord-of-pain", blue=9, mana=9, skills=("steal-power", "prayer"))
    tale.choose("fight:lord-of-pain", "cast:steal-power")
    assert (tale.battle.foe.base, tale.hero().mana) == (12, 9 - 2 - 1)
    assert "cast:steal-power" not in tale.keys


def test_ruling_88_who_pays_the_formless_thing_for_a_battle_of_will_has_started_it():
    tale = in_plane(None, "formless-thing", red=8, health=8, mana=2, skills=("iron-discipline", "prayer"))
    tale.choose("fight:formless-thing").maybe("battle-of-will")
    assert ("skill-iron-discipline", 2) not in bonuses(tale.table, tale.battle, tale.battle.hero)


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("skill", ["guardian-angel", "theft"])
def test_ruling_89_the_final_battle_begins_with_the_fifth_artifact_in_both_editions(edition, skill):
    """Both books call the time after the fifth artifact the final battle; in the first one goes on across the land."""
    tale = StagedRealm("mercenary", "scout", "druid", edition=edition)
    for seat in range(3):
        tale.stand("city", seat)
    tale.give(0, items=("mirror-shield",), skills=("theft",) if skill == "theft" else (), mana=0)
    tale.give(1, items=("royal-mantle", "sword"), skills=("guardian-angel",) if skill == "guardian-angel" else ())
    tale.give(1, mana=2).give(2, items=("crown-of-the-ancient-king",))

    def end(table: Any) -> None:
        table.final, table.countdown = edition == "second", edition == "first"

    tale.arrange(end).maybe("stay").dice(6, 1).choose("attack:seat-1")
    tale.through("ask-wield", "ask-head", "ask-defend-kind", take=("battle-of-strength",))
    assert tale.asked not in ("ask-guardian-angel", "ask-theft")
    assert tale.hero(0).artifacts == 2, "the loser gave his only artifact"


def test_ruling_89_no_angel_saves_from_a_creature_once_the_final_battle_has_begun():
    tale = StagedRealm("druid", "scout", edition="first").stand("plains-a").lay("plains-a", "wild-boar")
    tale.give(0, items=("royal-mantle",), skills=("guardian-angel",)).give(1, items=("mirror-shield",))
    tale.arrange(lambda table: setattr(table, "countdown", True)).dice(1, 6).choose("stay", "fight:wild-boar")
    assert tale.hero().health == 2


def test_ruling_90_weapons_are_enchanted_before_the_first_roll_only():
    """At the start of the battle of strength: not between the rolls against three lives, but after a stage of will."""
    tale = facing("angry-mob", "scout", red=8, health=8, blue=9, mana=9, items=("sword",),
                  skills=("holy-weapon", "flaming-weapon", "berserk"))  # fmt: skip
    tale.choose("battle-of-strength", "sword")
    assert {"holy-weapon:sword", "flaming-weapon:sword", "cast:berserk"} <= set(tale.keys)
    tale.dice(6, 1).choose("roll")
    assert tale.asked == "ask-before-roll"
    assert tale.keys == ["cast:berserk", "roll"]
    tale = facing("vampire", "scout", blue=9, mana=9, items=("sword",), skills=("holy-weapon", "prayer"))
    tale.choose("sword")
    assert "holy-weapon:sword" not in tale.keys, "a battle of will first"
    tale.dice(6, 1).choose("roll")
    assert "holy-weapon:sword" in tale.keys


def test_ruling_58_mountain_expert_helps_in_planes_attacked_from_mountains_only():
    """The card speaks of mountains; the appendix adds only that in a plane it lasts for one roll."""
    for field, counts in (("mountains-a", True), ("forest-a", False)):
        tale = in_plane("demon-legion", "scaly-monster", field=field, red=8, health=8, mana=2,
                        skills=("mountain-expert", "prayer"))  # fmt: skip
        tale.choose("fight:demon-legion", "battle-of-strength")
        assert (("skill-mountain-expert", 2) in bonuses(tale.table, tale.battle, tale.battle.hero)) == counts
        tale.dice(6, 1).choose("roll")
        assert ("skill-mountain-expert", 2) not in bonuses(tale.table, tale.battle, tale.battle.hero), "second roll"


# --- the last artifact ---


def test_who_gives_his_last_artifact_to_his_partner_is_out_of_the_end():
    """Champions: this holds for the whole final battle; a hero without an artifact leaves."""
    tale = StagedRealm("mercenary", "druid", "scout", "mystic", teams=True).give(0, items=ARTIFACTS[:1])
    tale.give(1, items=ARTIFACTS[1:3]).give(2, items=ARTIFACTS[3:4]).give(3, items=ARTIFACTS[4:])

    def final(table: Any) -> None:
        table.ending_due, table.last_taker = True, 3

    tale.arrange(final).choose("city")
    assert (tale.table.final, tale.seat) == (True, 0)
    tale.choose("trade:seat-2", "give:royal-mantle", "propose", "yes")
    assert tale.hero(0).out
    assert tale.hero(2).artifacts == 2
    assert tale.table.active == 1, "his turn is over as well"


# --- opportunities ---


def offered(card: str, **given: Any) -> bool:
    """Tell whether the card can be used, or one of its ways (the Clover keeps the question open)."""
    name = card.partition(":")[0]
    tale = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", name, "meadow-clover")
        .give(**given)
        .choose("stay")
    )
    key = f"opportunity:{card}"
    assert key in tale.keys or tale.barred[key] == "why-no-effect"
    return key in tale.keys


def test_merchants_are_not_troubled_without_gold_or_goods():
    assert not offered("exotic-merchant", gold=3, items=("sword",)), "the cheapest rare thing costs 4, and he buys none"
    assert offered("exotic-merchant", gold=4)
    assert not offered("black-market", gold=0)
    assert offered("black-market", gold=1), "a potion for 2 costs 1 here"
    assert offered("black-market", gold=0, items=("sword",))


def test_the_ancient_scroll_is_not_read_by_whom_it_cannot_help():
    assert not offered("ancient-scroll", blue=6, mana=1), "1 + 6 never makes 8"
    assert offered("ancient-scroll", blue=6, mana=2)
    assert not offered("ancient-scroll", blue=10, mana=10), "nothing to gain"
    assert not offered("cleansing-fire", red=8, health=8), "harm alone is no use of it"
    assert not offered("cleansing-fire", red=3, health=0)


def test_the_great_wizard_gives_something_like_another_turn():
    """Appendix, Great Wizard: like one more turn in the round; fight and use what lies there at once."""
    tale = StagedRealm("scout", "mercenary", "druid").stand("plains-a", 0).stand("plains-a", 1).stand("monastery", 2)
    tale.give(1, mana=0).give(0, mana=0, health=2).lay("plains-a", "great-wizard").give(2, items=("royal-mantle",))
    tale.choose("stay").dice(6, 3).choose("attack:seat-1")
    tale.choose("opportunity:great-wizard", "monastery")
    assert "attack:seat-2" in tale.keys, "a hero may be attacked here, though one was attacked before"
    tale.choose("monastery-healing")
    assert tale.hero().health == 3


# --- beginning and trading ---


def terrains_of_opening(**options: Any) -> set[str]:
    table: Any = fabletable.start("prophecy", 3, "opening", options).table
    return {FIELDS[n].terrain for n, ground in enumerate(table.ground) if ground.spots}


@pytest.mark.parametrize("edition", ["first", "second"])
def test_ruling_1_the_first_terrain_card_found_opens_the_land_in_both_editions(edition):
    """First edition and the English summary: the first such card found decides, and no other terrain is dealt to."""
    found = terrains_of_opening(edition=edition)
    assert found <= {FOREST, MOUNTAINS, PLAINS}
    assert len(found) == 1


def test_ruling_1_all_three_terrains_are_an_option_of_the_second_edition():
    assert terrains_of_opening(opening="all") == {FOREST, MOUNTAINS, PLAINS}
    with pytest.raises(Refused) as refusal:
        terrains_of_opening(edition="first", opening="all")
    assert refusal.value.code == "why-all-terrains-second"


def test_two_players_make_three_choices_each_too():
    """Choosing a character: after the third choice all show their heroes; no number of players is excepted."""
    match = fabletable.start("prophecy", 2, "draft for two")
    asked = []
    while match.decision is not None and match.decision.ask.startswith("ask-draft"):
        assert len(match.decision.options) == 2
        asked.append((match.decision.seat, match.decision.ask))
        match.choose(match.decision.options[0].key)
    assert asked == [(seat, ask) for ask in ("ask-draft", "ask-draft", "ask-draft-last") for seat in (0, 1)]
    table: Any = match.table
    assert len(table.heroes) == 2
    assert len(table.unused) == 8


def traders(**options: Any) -> StagedRealm:
    tale = StagedRealm("scout", "mercenary", "druid", trading=True, **options)
    for seat in range(3):
        tale.stand("city", seat)
    return tale.give(0, items=("axe", "mace")).give(1, gold=5).give(2, gold=5)


def offer(tale: StagedRealm, other: int, thing: str, answer: str) -> StagedRealm:
    return tale.choose(f"trade:seat-{other}", f"give:{thing}", "ask-gold:1", "propose", answer)


def test_ruling_63_a_refusal_is_no_trade_but_three_proposals_are_enough():
    tale = traders()
    for other in (1, 2, 1):
        assert f"trade:seat-{other}" in tale.keys
        offer(tale, other, "axe", "no")
    assert tale.asked == "ask-move", "no deal: the movement is not spent"
    assert tale.barred["trade:seat-1"] == "why-proposals-made"


@pytest.mark.parametrize(("edition", "again"), [("second", False), ("first", True)])
def test_ruling_63_one_partner_a_round_in_the_second_edition_a_turn_in_the_first(edition, again):
    tale = traders(edition=edition).arrange(lambda table: setattr(table, "extra_turns", 1))
    offer(tale, 1, "axe", "yes")
    tale.maybe("end-turn")
    assert (tale.asked, tale.seat) == ("ask-move", 0), "his second turn"
    assert "trade:seat-1" in tale.keys, "the same partner as before"
    assert ("trade:seat-2" in tale.keys) == again
    assert again or tale.barred["trade:seat-2"] == "why-one-partner"


# --- how it ended, and what is told ---


def test_the_fifth_artifact_taken_may_be_the_winners_fourth():
    tale = StagedRealm("mercenary", "druid").stand("forest-a").guard(0, None, "scaly-monster")

    def have(table: Any) -> None:
        artifacts = [plane.artifact for plane in table.planes[1:]]
        for plane in table.planes[1:]:
            plane.artifact, plane.closed = None, True
        table.heroes[0].items += artifacts[:3]
        table.heroes[1].items += artifacts[3:]

    tale.arrange(have).give(red=8, health=8, items=("great-sword",)).choose("attack-plane:plane-camp").dice(6, 1)
    tale.choose("fight:scaly-monster").through("ask-head", "ask-wield", "ask-before-roll", take=("great-sword",))
    result = tale.match.result
    assert result is not None
    assert (result.winners, [note.id for note in result.notes]) == ([0], ["end-last-artifact"])


def test_the_tale_tells_the_kind_of_battle_the_arms_and_what_broke():
    tale = facing("golem", "mercenary", items=("sword", "horned-helm")).dice(6, 1, 1).choose("sword")
    assert told(tale, "fought-strength", "armed", "damaged", "rolled-die") == [
        "Ada fights the Golem with strength.",
        "Ada takes up the Sword and the Horned Helm.",
        "Ada finds the Sword damaged.",
        "Ada rolls 1 for the Golem.",
    ]
    tale = in_plane("vampire-lord", "scaly-monster", blue=9, mana=9).dice(1, 6).choose("fight:vampire-lord")
    assert told(tale, "fought-stages") == ["Ada fights the Vampire Lord first with will, then with strength."]
    tale = in_city("druid", "mystic").choose("stay", "attack:seat-1", "battle-of-strength")
    tale.dice(1, 1).choose("battle-of-will")
    assert told(tale, "attacked-by-strength", "answered-by-will") == [
        "Ada attacks Boyan with strength.",
        "Before the dice Boyan turns it into a battle of will.",
    ]


def test_the_tale_tells_who_rolled_what_for_the_first_turn():
    match = fabletable.start("prophecy", 3, "who begins")
    while match.decision is not None and match.decision.ask.startswith("ask-draft"):
        match.choose(match.decision.options[0].key)
    rolls = [line.args for line in match.log() if line.id == "rolled-to-begin"]
    assert len(rolls) >= 3
    best = max(args["n"] for args in rolls[:3])
    table: Any = match.table
    assert rolls[table.first]["n"] == best


# --- reasons ---


@pytest.mark.parametrize(
    ("field", "given", "key", "code"),
    [
        ("city", {"mana": 0}, "skilled-work", "why-mana-short"),
        ("thieves-guild", {"health": 0}, "dirty-work", "why-health-short"),
        ("fortress", {"health": 0}, "training-ground", "why-health-short"),
        ("plains-a", {"mana": 0, "items": ("flying-carpet",)}, "fly", "why-mana-short"),
    ],
)
def test_reasons_before_moving(field, given, key, code):
    assert StagedRealm("druid", "scout").stand(field).give(**given).barred[key] == code


@pytest.mark.parametrize(
    ("field", "given", "key", "code"),
    [
        ("forest-camp", {"gold": 0, "health": 1}, "camp-healing:1", "why-gold-short"),
        ("forest-camp", {}, "camp-healing:1", "why-unhurt"),
        ("magic-tower", {"gold": 0, "mana": 1}, "tower-mana:1", "why-gold-short"),
        ("magic-tower", {}, "tower-mana:1", "why-full-of-mana"),
        ("village", {"gold": 0}, "lodging", "why-gold-short"),
        ("monastery", {}, "monastery-healing", "why-unhurt"),
    ],
)
def test_reasons_on_the_fields(field, given, key, code):
    """Something to do keeps the question open: an artifact to pick up."""
    tale = StagedRealm("druid", "scout").stand(field).give(**given)

    def drop(table: Any) -> None:
        table.here(table.heroes[0]).artifacts += (table.planes[0].artifact,)
        table.planes[0].artifact = None

    assert tale.arrange(drop).choose("stay").barred[key] == code


def test_reasons_why_something_is_not_sold():
    tale = StagedRealm("scout", "druid").stand("village").give(items=("sword", "axe", "royal-mantle"))
    tale.arrange(lambda table: table.damaged.append("sword")).choose("stay")
    assert tale.barred["sell:sword"] == "why-damaged"
    assert tale.barred["sell:royal-mantle"] == "why-artifact-unsold"


def test_reasons_why_a_battle_of_will_is_too_dear():
    tale = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "mountain-giant").give(mana=1)
    tale.lay("plains-a", "wild-boar").choose("stay")
    assert tale.barred["battle-of-will"] == "why-mana-short"
    tale = in_city("scout", "druid").give(1, items=("royal-mantle",)).choose("stay")
    assert tale.barred["attack-by-will:seat-1"] == "why-mana-short", "2 and 1 for the artifact; he has 2"


# --- a card prints what is in play ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_prints_the_rules_of_the_edition_in_play(language):
    catalogue = Catalogue("fabletable.games.prophecy", language)
    texts: dict[str, list[str]] = {}
    for edition in ("first", "second"):
        table: Any = fabletable.start("prophecy", 4, "texts", {"edition": edition}).table
        cards = [*table.chance_deck, *table.chance_gone, *table.adventures, *(plane.artifact for plane in table.planes)]
        cards += [spot.card for ground in table.ground for spot in ground.spots]
        words = {card.message.id:
                 catalogue.say(fabletable.kernel.Message(card.message.id + ".text", getattr(card, "figures", {})))
                 for card in cards}  # fmt: skip
        for card in ("creature-golem", "item-royal-mantle", "chance-village-merchant", "chance-caravan"):
            texts.setdefault(card, []).append(words[card])
    edition_words = ("edition", "редакци", "vydání", "издание")
    for card, (first, second) in texts.items():
        assert first != second, card
        assert not any(word in first.lower() + second.lower() for word in edition_words), card


def test_the_smith_lies_on_the_field_until_he_knows_the_weapon():
    tale = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "dwarven-smith").give(items=("sword", "axe"))
    tale.choose("stay", "opportunity:dwarven-smith")
    assert tale.asked == "ask-smith"
    assert tale.cards_at("plains-a") == ["dwarven-smith"]
    assert tale.choose("sword").cards_at("plains-a") == []


# --- what would change nothing is not offered ---


def test_ruling_19_the_alchemist_takes_no_cube_for_nothing():
    assert not offered("alchemist:1", red=8, health=8), "no Strength to gain, and no Health either"
    assert offered("alchemist:1", red=8, health=7)
    assert not offered("alchemist:2", blue=10, mana=10)


def test_nobody_lodges_who_needs_neither_rest_nor_safety():
    tale = StagedRealm("scout", "druid").stand("village").give(items=("royal-mantle", "sword")).choose("stay")
    assert tale.barred["lodging"] == "why-no-effect", "unhurt, full of mana, and an artifact is never safe"
    tale = StagedRealm("scout", "druid").stand("village").give(items=("royal-mantle",), mana=1).choose("stay")
    assert "lodging" in tale.keys


def test_a_weapon_is_thrown_only_where_that_adds_something():
    tale = facing("noble-lion", "scout", items=("cutlass",), skills=("mighty-blow",)).choose("cutlass")
    assert "throw:cutlass" not in tale.keys, "nothing of its own, and it would be damaged"
    tale = facing("skeleton", "scout", items=("dagger",), skills=("mighty-blow",)).choose("dagger")
    assert "throw:dagger" not in tale.keys, "only what crushes bites"


def test_no_power_is_stolen_where_there_is_none():
    tale = in_city("mystic", "scout").give(0, skills=("steal-power", "prayer")).give(1, mana=0)
    tale.choose("stay", "attack:seat-1", "battle-of-will")
    assert "cast:steal-power" not in tale.keys
    assert "cast:prayer" in tale.keys


def test_nobody_turns_invisible_where_nobody_is():
    tale = (
        StagedRealm("scout", "druid").stand("plains-a").give(skills=("invisibility",)).lay("plains-a", "meadow-clover")
    )
    assert "cast:invisibility" not in tale.choose("stay").keys
    tale = in_city("scout", "druid").give(skills=("invisibility",)).choose("stay")
    assert "cast:invisibility" in tale.keys, "something may be bought before the attack"
