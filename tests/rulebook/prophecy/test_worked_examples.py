"""The worked examples of both rulebooks, played with loaded dice."""

from __future__ import annotations

from fabletable.games.prophecy.board import FIELDS
from tests.rulebook.prophecy.arranged import FIELD, StagedRealm


def at_the_old_pirate() -> StagedRealm:
    return StagedRealm("druid", "mercenary").stand("forest-a").lay("forest-a", "old-pirate")


def test_old_pirate_beats_the_druid():
    """Second edition, Fighting creatures: will 6 pays 2, 4 + 4 against 3 + 6 is lost; 1 Health."""
    tale = at_the_old_pirate().choose("stay", "fight:old-pirate").dice(4, 6).choose("battle-of-will")
    assert (tale.hero().health, tale.hero().mana) == (2, 4)
    assert tale.cards_at("forest-a") == ["old-pirate"]
    assert tale.table.active == 1


def test_old_pirate_and_the_druid_draw_next_turn():
    """2 + 3 against 3 + 2: nothing happens, the turn ends."""
    tale = at_the_old_pirate().give(health=2, mana=4)
    tale.choose("stay", "fight:old-pirate").dice(3, 2).choose("battle-of-will")
    assert (tale.hero().health, tale.hero().mana) == (2, 2)
    assert tale.table.active == 1
    assert tale.cards_at("forest-a") == ["old-pirate"]


def mercenary_and_the_mob() -> StagedRealm:
    tale = StagedRealm("mercenary", "druid").stand("plains-a").lay("plains-a", "angry-mob")
    return tale.give(
        red=6, health=6, blue=4, mana=4,
        items=("cedar-staff", "ivory-wand", "ruby-diadem", "axe", "spiked-shield"),
    ).choose("stay", "fight:angry-mob")  # fmt: skip


def test_angry_mob_by_will_first_roll_won_second_drawn():
    """2 + 1 (wand) + 1 (diadem) = 4 against 2; 3/3 wins, 4/6 is a draw. Paid once."""
    tale = mercenary_and_the_mob().choose("battle-of-will")
    assert {"cedar-staff", "ivory-wand"} <= set(tale.keys)
    tale.dice(3, 3, 4, 6).choose("ivory-wand")
    assert tale.asked == "ask-move", "a two-handed staff does not go with a wand, so nothing was left to ask"
    assert tale.hero().mana == 2
    assert tale.hero().health == 6
    assert tale.cards_at("plains-a") == ["angry-mob"]
    assert tale.table.active == 1


def test_angry_mob_by_strength_axe_thrown_last():
    """6 + 1 (spiked shield) = 7 against 6: 5/2, 1/1, then the axe is thrown: 8 + 5 against 6 + 6. 7 experience."""
    tale = mercenary_and_the_mob().choose("battle-of-strength", "axe", "spiked-shield")
    assert tale.asked == "ask-before-roll"
    tale.dice(5, 2).choose("roll").dice(1, 1).choose("roll")
    tale.dice(5, 6).choose("throw:axe")
    assert tale.hero().experience == 3 + 7
    assert not tale.table.ready(next(item for item in tale.hero().items if item.key == "axe"))
    assert tale.cards_at("plains-a") == []


def sorceress_and_the_ghost() -> StagedRealm:
    tale = StagedRealm("sorceress", "wandering-monk").stand("magic-wasteland")
    tale.give(items=("oak-staff", "healing-potion"), skills=("staff-mastery", "endurance"))
    tale.lay("mountains-a", "great-wizard").lay("mountains-a", "ghost", hidden=True)
    return tale.lay("mountains-b", "dead-warrior")


def test_example_turn_of_the_sorceress():
    """Endurance over two fields, the ghost 6 + 4 v 4 + 2, the wizard, the dead warrior 5 + 1 v 4 + 5."""
    tale = sorceress_and_the_ghost().dice(4, 2).choose("run:mountains-a")
    assert tale.hero().mana == 5
    assert "fight:ghost" in tale.done, "the hidden card is turned up and must be fought first"
    assert "oak-staff" in tale.done
    assert (tale.hero().experience, tale.hero().gold) == (3 + 2, 3 + 3)
    tale.choose("opportunity:great-wizard").dice(1, 5).choose("mountains-b")
    assert tale.hero().gold == 4
    assert tale.hero().field == FIELD["mountains-b"]
    tale.choose("fight:dead-warrior", "oak-staff")
    assert tale.hero().health == 2
    assert tale.table.active == 1


def monk_on_the_plains() -> StagedRealm:
    tale = StagedRealm("wandering-monk", "sorceress").stand("city")
    tale.give(
        items=("crown-of-power", "battle-axe", "ritual-dagger"), skills=("prayer", "holy-weapon"), gold=5, mana=3,
    )  # fmt: skip
    return tale.lay("plains-e", "golem", "mountain-giant")


def test_example_turn_of_the_monk():
    """Golem 4 + 2 + 1 + 3 against 4 + 1, prayer on the reward, then the giant by will: 0 + 1 + 4 = 5, a draw.

    The rulebook's monk also works in the City in the same turn, which the rules do not allow; here he has the mana
    that he has left after it.
    """
    tale = monk_on_the_plains().choose("sail:plains-e")
    assert tale.hero().gold == 4
    assert tale.keys[:2] == ["fight:golem", "fight:mountain-giant"], "the order is the player's choice"
    tale.choose("fight:golem", "battle-axe", "holy-weapon:battle-axe").dice(3, 1).choose("roll")
    assert tale.hero().mana == 2
    assert tale.hero().experience == 3 + 3
    assert tale.asked == "ask-before-die"
    rares = len(tale.table.rare)
    tale.dice(3, 5).choose("cast:prayer")
    assert len(tale.table.rare) == rares - 1, "of 3 and 5 the 5 counts: a rare item"
    assert not tale.table.ready(next(item for item in tale.hero().items if item.key == "battle-axe"))
    assert tale.hero().mana == 1
    tale.choose("fight:mountain-giant", "battle-of-will")
    assert tale.hero().mana == 0, "the Crown of Power makes it cost 1"
    tale.choose("ritual-dagger").through("ask-wield").dice(2, 3).choose("surge:ritual-dagger:2")
    assert tale.hero().health == 2
    assert tale.cards_at("plains-e") == ["mountain-giant"]
    assert tale.table.active == 1


def test_great_sword_in_the_city():
    """Spellblade: 5 + 2 + 2 by skilled work, the old Sword for 4, and 13 gold buy the Great Sword."""
    tale = (
        StagedRealm("spellblade", "druid").stand("city").give(gold=5, items=("sword",)).sell_at("city", "great-sword")
    )
    tale.choose("skilled-work")
    assert (tale.hero().gold, tale.hero().mana) == (7, 3)
    assert tale.barred["buy:great-sword"] == "why-gold-short"
    tale.choose("end-turn").turn_of(0).choose("skilled-work")
    assert tale.hero().gold == 9
    tale.choose("sell:sword")
    assert tale.hero().gold == 13
    tale.choose("buy:great-sword")
    assert (tale.hero().gold, tale.items()) == (0, ["great-sword"])
    assert "sword" in [item.key for item in tale.table.common_gone], "what is sold is discarded"
    tale.turn_of(0).choose("skilled-work").choose("end-turn").turn_of(0).choose("gate:magic-wasteland")
    assert (tale.hero().gold, tale.hero().mana) == (0, 1)
    tale.choose("wasteland-mana")
    assert tale.hero().mana == 4


def test_charity_second_edition():
    """Druid and Mercenary have 2 gold, the Paladin 3; Paladin 1 Health; Druid 2 mana: each poorest gets his."""
    tale = StagedRealm("druid", "mercenary", "paladin").next_chance("charity")
    tale.give(0, gold=2, health=2, mana=2).give(1, gold=2, health=2, mana=2).give(2, gold=3, health=1, mana=3)
    tale.give(1, blue=4, mana=3).new_round(0)
    assert [hero.gold for hero in tale.table.heroes] == [5, 5, 3]
    assert [hero.health for hero in tale.table.heroes] == [2, 2, 2]
    assert [hero.mana for hero in tale.table.heroes] == [4, 3, 3]


def test_charity_first_edition_nobody_gets_mana():
    """First edition, picture: the hero with the least is full already, and it is not passed on."""
    tale = StagedRealm("druid", "mercenary", edition="first").next_chance("charity")
    tale.give(0, gold=1, health=3, mana=6).give(1, gold=1, health=2, mana=2).new_round(0)
    assert [hero.gold for hero in tale.table.heroes] == [4, 4]
    assert [hero.health for hero in tale.table.heroes] == [3, 3]
    assert [hero.mana for hero in tale.table.heroes] == [6, 2]


def test_crisis_takes_half_rounded_down():
    tale = StagedRealm("druid", "mercenary", "paladin").next_chance("crisis")
    tale.give(0, gold=1).give(1, gold=7).give(2, gold=8).new_round(0)
    assert [hero.gold for hero in tale.table.heroes] == [1, 4, 4]


def test_large_healing_potion_of_the_spellblade():
    """First edition: two wounds, a potion for three; only two cubes come back."""
    tale = StagedRealm("spellblade", "druid").give(health=2, blue=6, mana=5, items=("large-healing-potion",))
    assert (tale.table.strength_of(tale.hero(0)), tale.table.will_of(tale.hero(0))) == (2, 5)
    tale.choose("use:large-healing-potion")
    assert tale.hero().health == 4
    assert tale.items() == []


def test_tower_sells_mana_by_started_pairs():
    """First edition: 5 mana cost 3 gold. Second edition, final battle: 3 mana cost 2."""
    tale = StagedRealm("mystic", "druid").stand("magic-tower").give(mana=0, gold=9).choose("stay")
    tale.choose("tower-mana:5")
    assert (tale.hero().mana, tale.hero().gold) == (5, 6)
    tale.give(mana=3, gold=9).choose("tower-mana:3")
    assert (tale.hero().mana, tale.hero().gold) == (6, 7)


def test_forger_pays_two_gold_for_five_health():
    tale = StagedRealm("druid", "mercenary").stand("forest-camp")
    tale.give(skills=("forger",), red=8, health=3, gold=5).choose("stay", "camp-healing:5", "forge")
    assert (tale.hero().health, tale.hero().gold) == (8, 3)


def test_forger_loses_the_surplus_on_a_horse():
    tale = (
        StagedRealm("scout", "druid")
        .stand("village")
        .give(skills=("forger",), gold=5)
        .choose("ride:magic-tower", "forge")
    )
    assert tale.hero().gold == 5
    assert "forger" in tale.hero().used


def test_ways_from_the_village():
    """Second edition, Movement: mountains or plains on foot, Tower or Guild on horseback, two ports by ship."""
    tale = StagedRealm("druid", "mercenary").stand("village").give(gold=1)
    assert set(tale.keys) == {
        "stay", "walk:plains-b", "walk:mountains-b", "ride:magic-tower", "ride:thieves-guild", "sail:plains-c",
        "sail:mountains-a",
    }  # fmt: skip


def ranger_illusionist_scout() -> StagedRealm:
    """The final battle of the second edition's example, at the moment the Ranger has taken the fifth artifact."""
    tale = StagedRealm("ranger", "illusionist", "scout")
    tale.give(0, items=("sword-of-the-dynasty", "mirror-shield"), red=6, health=6)
    tale.give(1, items=("royal-mantle", "crown-of-the-ancient-king", "flaming-staff", "thors-hammer"), gold=9)
    tale.give(1, skills=("blood-sacrifice",), blue=8, mana=5)
    tale.give(2, items=("banner-of-hope",))

    def taken(table):
        table.ending_due = True
        table.last_taker = 0

    return tale.arrange(taken)


def test_final_battle_of_ranger_illusionist_and_scout():
    tale = ranger_illusionist_scout()
    assert (tale.asked, tale.seat) == ("ask-battlefield", 1), "the owner of the Royal Mantle names the field"
    assert len(tale.keys) == 20
    tale.choose("magic-tower")
    assert {hero.field for hero in tale.table.heroes} == {FIELD["magic-tower"]}
    assert tale.hero(1).mana == 8, "all champions are refilled"
    assert tale.seat == 1, "the champion left of the taker begins"
    assert not any(key.startswith(("walk", "ride", "gate")) for key in tale.keys), "nobody leaves"
    tale.maybe("stay")
    assert tale.asked == "ask-final-attack"
    tale.choose("attack:seat-2", "battle-of-will")
    assert tale.hero(1).mana == 8 - 3, "2 and 1 for the Scout's artifact"
    tale.through("ask-wield", "ask-head", take=("flaming-staff",)).dice(4, 3).choose("surge:flaming-staff:1")
    assert tale.hero(2).out, "the Scout gave his only artifact and is out"
    assert tale.hero(1).artifacts == 3
    staff = next(item for item in tale.hero(1).items if item.key == "flaming-staff")
    assert not tale.table.ready(staff)
    tale.choose("tower-mana:3", "repair:flaming-staff")
    assert tale.hero(1).gold == 9 - 2 - 1
    assert tale.hero(1).mana == 8
    tale.maybe("end-turn")
    assert tale.table.active == 0, "the Scout is gone, so it is the Ranger's round"


def test_final_battle_ranger_attacks_and_the_price_of_will():
    """Against two artifacts a battle of will costs 4; a draw changes nothing; the thrown hammer is damaged."""
    tale = ranger_illusionist_scout().choose("magic-tower")
    tale.arrange(_scout_gives_his_banner).turn_of(0).maybe("stay", "attack:seat-1")
    assert (tale.asked, tale.seat, tale.match.decision.args["n"]) == ("ask-defend-kind", 1, 4)
    tale.choose("battle-of-strength")
    assert "mirror-shield" in tale.done, "the attacker arms first"
    tale.through("ask-wield", "ask-head", take=("thors-hammer", "crown-of-the-ancient-king"))
    mine, theirs = 6 + 1, 4 + 1 + 1 + 2 + 1
    tale.dice(3 + theirs - mine, 3).choose("throw:thors-hammer")
    hammer = next(item for item in tale.hero(1).items if item.key == "thors-hammer")
    assert not tale.table.ready(hammer)
    assert [hero.artifacts for hero in tale.table.heroes] == [2, 3, 0], "a draw: nothing changes hands"


def _scout_gives_his_banner(table):
    banner = next(item for item in table.heroes[2].items if item.key == "banner-of-hope")
    table.heroes[2].items.remove(banner)
    table.heroes[1].items.append(banner)
    table.heroes[2].alive = False
    table.heroes[2].out = True


def test_banner_and_blood_sacrifice_in_the_final_battle():
    """The Illusionist's second round: the banner shows 1, blood for mana, then will for 4."""
    tale = ranger_illusionist_scout().choose("magic-tower")
    tale.arrange(_scout_gives_his_banner).give(1, mana=4, items=("potion-of-concentration",)).new_round(1)
    assert tale.asked == "ask-banner"
    tale.dice(1).choose("banner-of-hope")
    assert tale.hero(1).banner == 1
    tale.choose("blood-sacrifice")
    assert (tale.hero(1).health, tale.hero(1).mana) == (3, 8)
    tale.choose("use:potion-of-concentration")
    assert tale.table.will_of(tale.hero(1)) == 8 + 3 + 2
    tale.maybe("attack:seat-0").choose("battle-of-will")
    assert tale.hero(1).mana == 4
    tale.dice(6, 1).through("ask-wield", "ask-head", "ask-before-roll")
    assert tale.asked == "ask-give-artifact"
    tale.choose("mirror-shield")
    assert tale.match.over
    assert tale.match.result.winners == [1], "four artifacts win at once"


def test_walk_from_monastery_to_city_and_sail_to_the_plains_by_the_wasteland():
    assert FIELDS[FIELD["monastery"] + 1].key == "city"
    tale = StagedRealm("wandering-monk", "druid").stand("city").give(gold=1)
    assert "sail:plains-e" in tale.keys
    assert (FIELD["plains-e"] + 1) % 20 == FIELD["magic-wasteland"]
