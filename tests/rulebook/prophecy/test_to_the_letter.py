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


def told(play: StagedRealm, *ids: str) -> list[str]:
    """Return the lines of the story with these ids, in English, the players called Ada and Boyan."""
    english = Catalogue("fabletable.games.prophecy")
    names = ["Ada", "Boyan", "Cyril", "Dana"]
    return [english.say(line, names) for line in play.match.log() if line.id in ids]


# --- duels ---


def test_the_attacker_declares_arms_and_spells_before_the_defender_declares_either():
    """Battles with other characters: the attacker says which arms and which spells, then the defender the same."""
    play = in_city("mystic", "sorceress").give(0, items=("sword",), skills=("prayer",))
    play.give(1, items=("mace", "axe"), skills=("curse",)).choose("stay", "attack:seat-1")
    play.choose("battle-of-strength", "battle-of-strength", "sword")
    assert (play.seat, play.asked) == (0, "ask-before-roll"), "his spells, before the other takes up anything"
    play.choose("cast:prayer")
    assert (play.seat, play.asked) == (1, "ask-wield")
    play.choose("mace")
    assert (play.seat, play.asked) == (1, "ask-before-roll")


def test_a_roll_repeated_by_the_defender_may_be_altered_by_the_attacker():
    play = in_city("scout", "mystic").give(0, mana=0, items=("scroll-of-altered-reality",))
    play.give(1, mana=1, skills=("turn-back-time",)).choose("stay").dice(6, 1).choose("attack:seat-1")
    assert (play.seat, play.asked) == (0, "ask-after-roll")
    play.choose("keep-dice").dice(1, 6).choose("cast:turn-back-time")
    assert (play.seat, play.match.decision.args) == (0, {"mine": 6, "theirs": 9}), "the new roll, the attacker first"
    play.dice(6).choose("reroll-own:scroll-of-altered-reality:1")
    assert told(play, "rolled") == [
        "Ada has 11 with a die of 6, Boyan 4 with a die of 1.",
        "Ada has 6 with a die of 1, Boyan 9 with a die of 6.",
        "Ada has 11 with a die of 6, Boyan 9 with a die of 6.",
    ]


def scrolls(attacker: str, defender: str) -> tuple[int, int]:
    """Return the numbers of dice of attacker and defender when both read a scroll."""
    play = in_city("scout", "mercenary").give(0, mana=0, items=(attacker, "scroll-of-altered-reality"))
    play.give(1, mana=0, items=(defender,)).choose("stay", "attack:seat-1", f"use:{attacker}")
    play.dice(*[3] * 12).choose(f"use:{defender}")
    return len(play.battle.hero.dice), len(play.battle.foe.dice)


def test_ruling_84_the_defenders_scroll_weakens_the_attackers():
    """Appendix, Scrolls of Deep Prayer and Divine Will: the defender's partly lowers the effect of the attacker's."""
    assert scrolls("scroll-of-divine-will", "scroll-of-deep-prayer") == (4, 4), "no sure six, but three dice more"
    assert scrolls("scroll-of-deep-prayer", "scroll-of-divine-will") == (2, 1), "one die more instead of three"


# --- what is worn, what bites ---


@pytest.mark.parametrize(("crown", "mana", "will"), [("crown-of-power", 5, 6), ("crown-of-the-ancient-king", 4, 6)])
def test_who_starts_a_battle_of_will_chooses_his_crown(crown, mana, will):
    """Crowns and diadems: one at a time; only the Crown of Power makes the battle of will cheaper."""
    play = facing("mountain-giant", items=("crown-of-power", "crown-of-the-ancient-king"), skills=("prayer",))
    play.choose("battle-of-will")
    assert (play.asked, play.keys) == ("ask-head", ["crown-of-power", "crown-of-the-ancient-king"])
    play.choose(crown)
    assert play.hero().mana == mana
    assert value(play.table, play.battle, play.battle.hero) == will


def test_with_one_mana_only_the_crown_of_power_will_do():
    play = facing("mountain-giant", mana=1, items=("crown-of-power", "crown-of-the-ancient-king"), skills=("prayer",))
    play.dice(1, 1).choose("battle-of-will")
    assert play.asked != "ask-head"
    assert play.hero().mana == 0


def test_the_skeleton_denies_what_is_thrown_and_what_is_drawn_from_a_blade():
    play = facing("skeleton", items=("dagger",), skills=("weapon-throwing", "mighty-blow")).choose("dagger")
    play.choose("throw:dagger")
    assert value(play.table, play.battle, play.battle.hero) == 3 + 1, "Weapon Throwing counts, the dagger does not"
    play = facing("skeleton", items=("punishing-sword",), skills=("prayer",)).choose("punishing-sword")
    assert "surge:punishing-sword:1" not in play.keys
    assert play.barred["surge:punishing-sword:1"] == "why-only-crushing"
    play = facing("skeleton", items=("boomerang",)).choose("boomerang", "throw:boomerang")
    assert play.hero().experience in (3, 5), "and what crushes bites"


def test_only_one_of_two_hands_holds_a_weapon_and_the_dagger_is_no_exception():
    """Weapons and shields: one weapon, one shield; the appendix pairs the Dagger with a Cutlass by Paired Weapons."""
    play = facing("noble-lion", "scout", items=("sword", "dagger"))
    assert (play.asked, play.keys) == ("ask-wield", ["sword", "dagger"])
    play = facing("noble-lion", "scout", items=("sword", "dagger"), skills=("paired-weapons",))
    assert play.done[-2:] == ["sword", "dagger"]


def test_no_shield_helps_beside_a_two_handed_weapon():
    """Appendix, Shields: a shield does not help beside a two-handed weapon; the Buckler needs a hand too."""
    play = facing("noble-lion", "scout", items=("great-sword", "buckler"))
    assert (play.asked, play.keys) == ("ask-wield", ["great-sword", "buckler"])
    play.dice(1, 5).choose("great-sword")
    assert play.hero().health == 4, "5 + 4 + 1 against 6 + 5: lost, and no shield at hand"


# --- decided where the rulebooks leave it open ---


def test_ruling_87_steal_power_weakens_the_lord_of_pain_once():
    """His battle is of strength and of will at once, and his one number holds both."""
    play = in_plane(None, "lord-of-pain", blue=9, mana=9, skills=("steal-power", "prayer"))
    play.choose("fight:lord-of-pain", "cast:steal-power")
    assert (play.battle.foe.base, play.hero().mana) == (12, 9 - 2 - 1)
    assert "cast:steal-power" not in play.keys


def test_ruling_88_who_pays_the_formless_thing_for_a_battle_of_will_has_started_it():
    play = in_plane(None, "formless-thing", red=8, health=8, mana=2, skills=("iron-discipline", "prayer"))
    play.choose("fight:formless-thing").maybe("battle-of-will")
    assert ("skill-iron-discipline", 2) not in bonuses(play.table, play.battle, play.battle.hero)


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("skill", ["guardian-angel", "theft"])
def test_ruling_89_the_final_battle_begins_with_the_fifth_artifact_in_both_editions(edition, skill):
    """Both books call the time after the fifth artifact the final battle; in the first one goes on across the land."""
    play = StagedRealm("mercenary", "scout", "druid", edition=edition)
    for seat in range(3):
        play.stand("city", seat)
    play.give(0, items=("mirror-shield",), skills=("theft",) if skill == "theft" else (), mana=0)
    play.give(1, items=("royal-mantle", "sword"), skills=("guardian-angel",) if skill == "guardian-angel" else ())
    play.give(1, mana=2).give(2, items=("crown-of-the-ancient-king",))

    def end(table: Any) -> None:
        table.final, table.countdown = edition == "second", edition == "first"

    play.arrange(end).maybe("stay").dice(6, 1).choose("attack:seat-1")
    play.through("ask-wield", "ask-head", "ask-defend-kind", take=("battle-of-strength",))
    assert play.asked not in ("ask-guardian-angel", "ask-theft")
    assert play.hero(0).artifacts == 2, "the loser gave his only artifact"


def test_ruling_89_no_angel_saves_from_a_creature_once_the_final_battle_has_begun():
    play = StagedRealm("druid", "scout", edition="first").stand("plains-a").lay("plains-a", "wild-boar")
    play.give(0, items=("royal-mantle",), skills=("guardian-angel",)).give(1, items=("mirror-shield",))
    play.arrange(lambda table: setattr(table, "countdown", True)).dice(1, 6).choose("stay", "fight:wild-boar")
    assert play.hero().health == 2


def test_ruling_90_weapons_are_enchanted_before_the_first_roll_only():
    """Weapons are enchanted at the start of the battle of strength: not between the rolls against three lives, but
    after a stage of will."""
    play = facing("angry-mob", "scout", red=8, health=8, blue=9, mana=9, items=("sword",),
                  skills=("holy-weapon", "flaming-weapon", "berserk"))  # fmt: skip
    play.choose("battle-of-strength", "sword")
    assert {"holy-weapon:sword", "flaming-weapon:sword", "cast:berserk"} <= set(play.keys)
    play.dice(6, 1).choose("roll")
    assert play.asked == "ask-before-roll"
    assert play.keys == ["cast:berserk", "roll"]
    play = facing("vampire", "scout", blue=9, mana=9, items=("sword",), skills=("holy-weapon", "prayer"))
    play.choose("sword")
    assert "holy-weapon:sword" not in play.keys, "a battle of will first"
    play.dice(6, 1).choose("roll")
    assert "holy-weapon:sword" in play.keys


def test_ruling_58_mountain_expert_helps_in_planes_attacked_from_mountains_only():
    """The card speaks of mountains; the appendix adds only that in a plane it lasts for one roll."""
    for field, counts in (("mountains-a", True), ("forest-a", False)):
        play = in_plane("demon-legion", "scaly-monster", field=field, red=8, health=8, mana=2,
                        skills=("mountain-expert", "prayer"))  # fmt: skip
        play.choose("fight:demon-legion", "battle-of-strength")
        assert (("skill-mountain-expert", 2) in bonuses(play.table, play.battle, play.battle.hero)) == counts
        play.dice(6, 1).choose("roll")
        assert ("skill-mountain-expert", 2) not in bonuses(play.table, play.battle, play.battle.hero), "second roll"


# --- the last artifact ---


def test_who_gives_his_last_artifact_to_his_partner_is_out_of_the_end():
    """Champions: this holds for the whole final battle; a hero without an artifact leaves."""
    play = StagedRealm("mercenary", "druid", "scout", "mystic", teams=True).give(0, items=ARTIFACTS[:1])
    play.give(1, items=ARTIFACTS[1:3]).give(2, items=ARTIFACTS[3:4]).give(3, items=ARTIFACTS[4:])

    def final(table: Any) -> None:
        table.ending_due, table.last_taker = True, 3

    play.arrange(final).choose("city")
    assert (play.table.final, play.seat) == (True, 0)
    play.choose("trade:seat-2", "give:royal-mantle", "propose", "yes")
    assert play.hero(0).out
    assert play.hero(2).artifacts == 2
    assert play.table.active == 1, "his turn is over as well"


# --- opportunities ---


def offered(card: str, **given: Any) -> bool:
    """Tell whether the card can be used, or one of its ways (the Clover keeps the question open)."""
    name = card.partition(":")[0]
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", name, "meadow-clover")
        .give(**given)
        .choose("stay")
    )
    key = f"opportunity:{card}"
    assert key in play.keys or play.barred[key] == "why-no-effect"
    return key in play.keys


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
    play = StagedRealm("scout", "mercenary", "druid").stand("plains-a", 0).stand("plains-a", 1).stand("monastery", 2)
    play.give(1, mana=0).give(0, mana=0, health=2).lay("plains-a", "great-wizard").give(2, items=("royal-mantle",))
    play.choose("stay").dice(6, 3).choose("attack:seat-1")
    play.choose("opportunity:great-wizard", "monastery")
    assert "attack:seat-2" in play.keys, "a hero may be attacked here, though one was attacked before"
    play.choose("monastery-healing")
    assert play.hero().health == 3


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
    play = StagedRealm("scout", "mercenary", "druid", trading=True, **options)
    for seat in range(3):
        play.stand("city", seat)
    return play.give(0, items=("axe", "mace")).give(1, gold=5).give(2, gold=5)


def offer(play: StagedRealm, other: int, thing: str, answer: str) -> StagedRealm:
    return play.choose(f"trade:seat-{other}", f"give:{thing}", "ask-gold:1", "propose", answer)


def test_ruling_63_a_refusal_is_no_trade_but_three_proposals_are_enough():
    play = traders()
    for other in (1, 2, 1):
        assert f"trade:seat-{other}" in play.keys
        offer(play, other, "axe", "no")
    assert play.asked == "ask-move", "no deal: the movement is not spent"
    assert play.barred["trade:seat-1"] == "why-proposals-made"


@pytest.mark.parametrize(("edition", "again"), [("second", False), ("first", True)])
def test_ruling_63_one_partner_a_round_in_the_second_edition_a_turn_in_the_first(edition, again):
    play = traders(edition=edition).arrange(lambda table: setattr(table, "extra_turns", 1))
    offer(play, 1, "axe", "yes")
    play.maybe("end-turn")
    assert (play.asked, play.seat) == ("ask-move", 0), "his second turn"
    assert "trade:seat-1" in play.keys, "the same partner as before"
    assert ("trade:seat-2" in play.keys) == again
    assert again or play.barred["trade:seat-2"] == "why-one-partner"


# --- how it ended, and what is told ---


def test_the_fifth_artifact_taken_may_be_the_winners_fourth():
    play = StagedRealm("mercenary", "druid").stand("forest-a").guard(0, None, "scaly-monster")

    def have(table: Any) -> None:
        artifacts = [plane.artifact for plane in table.planes[1:]]
        for plane in table.planes[1:]:
            plane.artifact, plane.closed = None, True
        table.heroes[0].items += artifacts[:3]
        table.heroes[1].items += artifacts[3:]

    play.arrange(have).give(red=8, health=8, items=("great-sword",)).choose("attack-plane:plane-camp").dice(6, 1)
    play.choose("fight:scaly-monster").through("ask-head", "ask-wield", "ask-before-roll", take=("great-sword",))
    result = play.match.result
    assert result is not None
    assert (result.winners, [note.id for note in result.notes]) == ([0], ["end-last-artifact"])


def test_the_tale_tells_the_kind_of_battle_the_arms_and_what_broke():
    play = facing("golem", "mercenary", items=("sword", "horned-helm")).dice(6, 1, 1).choose("sword")
    assert told(play, "fought-strength", "armed", "damaged", "rolled-die") == [
        "Ada fights the Golem with strength.",
        "Ada takes up the Sword and the Horned Helm.",
        "Ada finds the Sword damaged.",
        "Ada rolls 1 for the Golem.",
    ]
    play = in_plane("vampire-lord", "scaly-monster", blue=9, mana=9).dice(1, 6).choose("fight:vampire-lord")
    assert told(play, "fought-stages") == ["Ada fights the Vampire Lord first with will, then with strength."]
    play = in_city("druid", "mystic").choose("stay", "attack:seat-1", "battle-of-strength")
    play.dice(1, 1).choose("battle-of-will")
    assert told(play, "attacked-by-strength", "answered-by-will") == [
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
    play = StagedRealm("druid", "scout").stand(field).give(**given)

    def drop(table: Any) -> None:
        table.here(table.heroes[0]).artifacts += (table.planes[0].artifact,)
        table.planes[0].artifact = None

    assert play.arrange(drop).choose("stay").barred[key] == code


def test_reasons_why_something_is_not_sold():
    play = StagedRealm("scout", "druid").stand("village").give(items=("sword", "axe", "royal-mantle"))
    play.arrange(lambda table: table.damaged.append("sword")).choose("stay")
    assert play.barred["sell:sword"] == "why-damaged"
    assert play.barred["sell:royal-mantle"] == "why-artifact-unsold"


def test_reasons_why_a_battle_of_will_is_too_dear():
    play = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "mountain-giant").give(mana=1)
    play.lay("plains-a", "wild-boar").choose("stay")
    assert play.barred["battle-of-will"] == "why-mana-short"
    play = in_city("scout", "druid").give(1, items=("royal-mantle",)).choose("stay")
    assert play.barred["attack-by-will:seat-1"] == "why-mana-short", "2 and 1 for the artifact; he has 2"


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
    play = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "dwarven-smith").give(items=("sword", "axe"))
    play.choose("stay", "opportunity:dwarven-smith")
    assert play.asked == "ask-smith"
    assert play.cards_at("plains-a") == ["dwarven-smith"]
    assert play.choose("sword").cards_at("plains-a") == []


# --- what would change nothing is not offered ---


def test_ruling_19_the_alchemist_takes_no_cube_for_nothing():
    assert not offered("alchemist:1", red=8, health=8), "no Strength to gain, and no Health either"
    assert offered("alchemist:1", red=8, health=7)
    assert not offered("alchemist:2", blue=10, mana=10)


def test_nobody_lodges_who_needs_neither_rest_nor_safety():
    play = StagedRealm("scout", "druid").stand("village").give(items=("royal-mantle", "sword")).choose("stay")
    assert play.barred["lodging"] == "why-no-effect", "unhurt, full of mana, and an artifact is never safe"
    play = StagedRealm("scout", "druid").stand("village").give(items=("royal-mantle",), mana=1).choose("stay")
    assert "lodging" in play.keys


def test_a_weapon_is_thrown_only_where_that_adds_something():
    play = facing("noble-lion", "scout", items=("cutlass",), skills=("mighty-blow",)).choose("cutlass")
    assert "throw:cutlass" not in play.keys, "nothing of its own, and it would be damaged"
    play = facing("skeleton", "scout", items=("dagger",), skills=("mighty-blow",)).choose("dagger")
    assert "throw:dagger" not in play.keys, "only what crushes bites"


def test_no_power_is_stolen_where_there_is_none():
    play = in_city("mystic", "scout").give(0, skills=("steal-power", "prayer")).give(1, mana=0)
    play.choose("stay", "attack:seat-1", "battle-of-will")
    assert "cast:steal-power" not in play.keys
    assert "cast:prayer" in play.keys


def test_nobody_turns_invisible_where_nobody_is():
    play = (
        StagedRealm("scout", "druid").stand("plains-a").give(skills=("invisibility",)).lay("plains-a", "meadow-clover")
    )
    assert "cast:invisibility" not in play.choose("stay").keys
    play = in_city("scout", "druid").give(skills=("invisibility",)).choose("stay")
    assert "cast:invisibility" in play.keys, "something may be bought before the attack"
