"""The worked examples of both rulebooks, played with loaded dice."""

from __future__ import annotations

from fabletable.games.prophecy.board import FIELDS
from tests.rulebook.prophecy.arranged import FIELD, StagedRealm


def at_the_old_pirate() -> StagedRealm:
    return StagedRealm("druid", "mercenary").stand("forest-a").lay("forest-a", "old-pirate")


def test_old_pirate_beats_the_druid():
    """Second edition, Fighting creatures: will 6 pays 2, 4 + 4 against 3 + 6 is lost; 1 Health."""
    play = at_the_old_pirate().choose("stay", "fight:old-pirate").dice(4, 6).choose("battle-of-will")
    assert (play.hero().health, play.hero().mana) == (2, 4)
    assert play.cards_at("forest-a") == ["old-pirate"]
    assert play.table.active == 1


def test_old_pirate_and_the_druid_draw_next_turn():
    """2 + 3 against 3 + 2: nothing happens, the turn ends."""
    play = at_the_old_pirate().give(health=2, mana=4)
    play.choose("stay", "fight:old-pirate").dice(3, 2).choose("battle-of-will")
    assert (play.hero().health, play.hero().mana) == (2, 2)
    assert play.table.active == 1
    assert play.cards_at("forest-a") == ["old-pirate"]


def mercenary_and_the_mob() -> StagedRealm:
    play = StagedRealm("mercenary", "druid").stand("plains-a").lay("plains-a", "angry-mob")
    return play.give(
        red=6, health=6, blue=4, mana=4,
        items=("cedar-staff", "ivory-wand", "ruby-diadem", "axe", "spiked-shield"),
    ).choose("stay", "fight:angry-mob")  # fmt: skip


def test_angry_mob_by_will_first_roll_won_second_drawn():
    """2 + 1 (wand) + 1 (diadem) = 4 against 2; 3/3 wins, 4/6 is a draw. Paid once."""
    play = mercenary_and_the_mob().choose("battle-of-will")
    assert {"cedar-staff", "ivory-wand"} <= set(play.keys)
    play.dice(3, 3, 4, 6).choose("ivory-wand")
    assert play.asked == "ask-move", "a two-handed staff does not go with a wand, so nothing was left to ask"
    assert play.hero().mana == 2
    assert play.hero().health == 6
    assert play.cards_at("plains-a") == ["angry-mob"]
    assert play.table.active == 1


def test_angry_mob_by_strength_axe_thrown_last():
    """6 + 1 (spiked shield) = 7 against 6: 5/2, 1/1, then the axe is thrown: 8 + 5 against 6 + 6. 7 experience."""
    play = mercenary_and_the_mob().choose("battle-of-strength", "axe", "spiked-shield")
    assert play.asked == "ask-before-roll"
    play.dice(5, 2).choose("roll").dice(1, 1).choose("roll")
    play.dice(5, 6).choose("throw:axe")
    assert play.hero().experience == 3 + 7
    assert not play.table.ready(next(item for item in play.hero().items if item.key == "axe"))
    assert play.cards_at("plains-a") == []


def sorceress_and_the_ghost() -> StagedRealm:
    play = StagedRealm("sorceress", "wandering-monk").stand("magic-wasteland")
    play.give(items=("oak-staff", "healing-potion"), skills=("staff-mastery", "endurance"))
    play.lay("mountains-a", "great-wizard").lay("mountains-a", "ghost", hidden=True)
    return play.lay("mountains-b", "dead-warrior")


def test_example_turn_of_the_sorceress():
    """Endurance over two fields, the ghost 6 + 4 v 4 + 2, the wizard, the dead warrior 5 + 1 v 4 + 5."""
    play = sorceress_and_the_ghost().dice(4, 2).choose("run:mountains-a")
    assert play.hero().mana == 5
    assert "fight:ghost" in play.done, "the hidden card is turned up and must be fought first"
    assert "oak-staff" in play.done
    assert (play.hero().experience, play.hero().gold) == (3 + 2, 3 + 3)
    play.choose("opportunity:great-wizard").dice(1, 5).choose("mountains-b")
    assert play.hero().gold == 4
    assert play.hero().field == FIELD["mountains-b"]
    play.choose("fight:dead-warrior", "oak-staff")
    assert play.hero().health == 2
    assert play.table.active == 1


def monk_on_the_plains() -> StagedRealm:
    play = StagedRealm("wandering-monk", "sorceress").stand("city")
    play.give(
        items=("crown-of-power", "battle-axe", "ritual-dagger"), skills=("prayer", "holy-weapon"), gold=5, mana=3,
    )  # fmt: skip
    return play.lay("plains-e", "golem", "mountain-giant")


def test_example_turn_of_the_monk():
    """Golem 4 + 2 + 1 + 3 against 4 + 1, prayer on the reward, then the giant by will: 0 + 1 + 4 = 5, a draw.

    The rulebook's monk also works in the City in the same turn, which the rules do not allow; here he has the mana
    that he has left after it.
    """
    play = monk_on_the_plains().choose("sail:plains-e")
    assert play.hero().gold == 4
    assert play.keys[:2] == ["fight:golem", "fight:mountain-giant"], "the order is the player's choice"
    play.choose("fight:golem", "battle-axe", "holy-weapon:battle-axe").dice(3, 1).choose("roll")
    assert play.hero().mana == 2
    assert play.hero().experience == 3 + 3
    assert play.asked == "ask-before-die"
    rares = len(play.table.rare)
    play.dice(3, 5).choose("cast:prayer")
    assert len(play.table.rare) == rares - 1, "of 3 and 5 the 5 counts: a rare item"
    assert not play.table.ready(next(item for item in play.hero().items if item.key == "battle-axe"))
    assert play.hero().mana == 1
    play.choose("fight:mountain-giant", "battle-of-will")
    assert play.hero().mana == 0, "the Crown of Power makes it cost 1"
    play.choose("ritual-dagger").through("ask-wield").dice(2, 3).choose("surge:ritual-dagger:2")
    assert play.hero().health == 2
    assert play.cards_at("plains-e") == ["mountain-giant"]
    assert play.table.active == 1


def test_great_sword_in_the_city():
    """Spellblade: 5 + 2 + 2 by skilled work, the old Sword for 4, and 13 gold buy the Great Sword."""
    play = (
        StagedRealm("spellblade", "druid").stand("city").give(gold=5, items=("sword",)).sell_at("city", "great-sword")
    )
    play.choose("skilled-work")
    assert (play.hero().gold, play.hero().mana) == (7, 3)
    assert play.barred["buy:great-sword"] == "why-gold-short"
    play.choose("end-turn").turn_of(0).choose("skilled-work")
    assert play.hero().gold == 9
    play.choose("sell:sword")
    assert play.hero().gold == 13
    play.choose("buy:great-sword")
    assert (play.hero().gold, play.items()) == (0, ["great-sword"])
    assert "sword" in [item.key for item in play.table.common_gone], "what is sold is discarded"
    play.turn_of(0).choose("skilled-work").choose("end-turn").turn_of(0).choose("gate:magic-wasteland")
    assert (play.hero().gold, play.hero().mana) == (0, 1)
    play.choose("wasteland-mana")
    assert play.hero().mana == 4


def test_charity_second_edition():
    """Druid and Mercenary have 2 gold, the Paladin 3; Paladin 1 Health; Druid 2 mana: each poorest gets his."""
    play = StagedRealm("druid", "mercenary", "paladin").next_chance("charity")
    play.give(0, gold=2, health=2, mana=2).give(1, gold=2, health=2, mana=2).give(2, gold=3, health=1, mana=3)
    play.give(1, blue=4, mana=3).new_round(0)
    assert [hero.gold for hero in play.table.heroes] == [5, 5, 3]
    assert [hero.health for hero in play.table.heroes] == [2, 2, 2]
    assert [hero.mana for hero in play.table.heroes] == [4, 3, 3]


def test_charity_first_edition_nobody_gets_mana():
    """First edition, picture: the hero with the least is full already, and it is not passed on."""
    play = StagedRealm("druid", "mercenary", edition="first").next_chance("charity")
    play.give(0, gold=1, health=3, mana=6).give(1, gold=1, health=2, mana=2).new_round(0)
    assert [hero.gold for hero in play.table.heroes] == [4, 4]
    assert [hero.health for hero in play.table.heroes] == [3, 3]
    assert [hero.mana for hero in play.table.heroes] == [6, 2]


def test_crisis_takes_half_rounded_down():
    play = StagedRealm("druid", "mercenary", "paladin").next_chance("crisis")
    play.give(0, gold=1).give(1, gold=7).give(2, gold=8).new_round(0)
    assert [hero.gold for hero in play.table.heroes] == [1, 4, 4]


def test_large_healing_potion_of_the_spellblade():
    """First edition: two wounds, a potion for three; only two cubes come back."""
    play = StagedRealm("spellblade", "druid").give(health=2, blue=6, mana=5, items=("large-healing-potion",))
    assert (play.table.strength_of(play.hero(0)), play.table.will_of(play.hero(0))) == (2, 5)
    play.choose("use:large-healing-potion")
    assert play.hero().health == 4
    assert play.items() == []


def test_tower_sells_mana_by_started_pairs():
    """First edition: 5 mana cost 3 gold. Second edition, final battle: 3 mana cost 2."""
    play = StagedRealm("mystic", "druid").stand("magic-tower").give(mana=0, gold=9).choose("stay")
    play.choose("tower-mana:5")
    assert (play.hero().mana, play.hero().gold) == (5, 6)
    play.give(mana=3, gold=9).choose("tower-mana:3")
    assert (play.hero().mana, play.hero().gold) == (6, 7)


def test_forger_pays_two_gold_for_five_health():
    play = StagedRealm("druid", "mercenary").stand("forest-camp")
    play.give(skills=("forger",), red=8, health=3, gold=5).choose("stay", "camp-healing:5", "forge")
    assert (play.hero().health, play.hero().gold) == (8, 3)


def test_forger_loses_the_surplus_on_a_horse():
    play = (
        StagedRealm("scout", "druid")
        .stand("village")
        .give(skills=("forger",), gold=5)
        .choose("ride:magic-tower", "forge")
    )
    assert play.hero().gold == 5
    assert "forger" in play.hero().used


def test_ways_from_the_village():
    """Second edition, Movement: mountains or plains on foot, Tower or Guild on horseback, two ports by ship."""
    play = StagedRealm("druid", "mercenary").stand("village").give(gold=1)
    assert set(play.keys) == {
        "stay", "walk:plains-b", "walk:mountains-b", "ride:magic-tower", "ride:thieves-guild", "sail:plains-c",
        "sail:mountains-a",
    }  # fmt: skip


def ranger_illusionist_scout() -> StagedRealm:
    """Set up the final battle of the second edition's example, at the moment the Ranger has taken the fifth
    artifact."""
    play = StagedRealm("ranger", "illusionist", "scout")
    play.give(0, items=("sword-of-the-dynasty", "mirror-shield"), red=6, health=6)
    play.give(1, items=("royal-mantle", "crown-of-the-ancient-king", "flaming-staff", "thors-hammer"), gold=9)
    play.give(1, skills=("blood-sacrifice",), blue=8, mana=5)
    play.give(2, items=("banner-of-hope",))

    def taken(table):
        table.ending_due = True
        table.last_taker = 0

    return play.arrange(taken)


def test_final_battle_of_ranger_illusionist_and_scout():
    play = ranger_illusionist_scout()
    assert (play.asked, play.seat) == ("ask-battlefield", 1), "the owner of the Royal Mantle names the field"
    assert len(play.keys) == 20
    play.choose("magic-tower")
    assert {hero.field for hero in play.table.heroes} == {FIELD["magic-tower"]}
    assert play.hero(1).mana == 8, "all champions are refilled"
    assert play.seat == 1, "the champion left of the taker begins"
    assert not any(key.startswith(("walk", "ride", "gate")) for key in play.keys), "nobody leaves"
    play.maybe("stay")
    assert play.asked == "ask-final-attack"
    play.choose("attack:seat-2", "battle-of-will")
    assert play.hero(1).mana == 8 - 3, "2 and 1 for the Scout's artifact"
    play.through("ask-wield", "ask-head", take=("flaming-staff",)).dice(4, 3).choose("surge:flaming-staff:1")
    assert play.hero(2).out, "the Scout gave his only artifact and is out"
    assert play.hero(1).artifacts == 3
    staff = next(item for item in play.hero(1).items if item.key == "flaming-staff")
    assert not play.table.ready(staff)
    play.choose("tower-mana:3", "repair:flaming-staff")
    assert play.hero(1).gold == 9 - 2 - 1
    assert play.hero(1).mana == 8
    play.maybe("end-turn")
    assert play.table.active == 0, "the Scout is gone, so it is the Ranger's round"


def test_final_battle_ranger_attacks_and_the_price_of_will():
    """A battle of will costs 4 against two artifacts; a draw changes nothing; the thrown hammer is damaged."""
    play = ranger_illusionist_scout().choose("magic-tower")
    play.arrange(_scout_gives_his_banner).turn_of(0).maybe("stay", "attack:seat-1")
    assert (play.asked, play.seat, play.match.decision.args["n"]) == ("ask-defend-kind", 1, 4)
    play.choose("battle-of-strength")
    assert "mirror-shield" in play.done, "the attacker arms first"
    play.through("ask-wield", "ask-head", take=("thors-hammer", "crown-of-the-ancient-king"))
    mine, theirs = 6 + 1, 4 + 1 + 1 + 2 + 1
    play.dice(3 + theirs - mine, 3).choose("throw:thors-hammer")
    hammer = next(item for item in play.hero(1).items if item.key == "thors-hammer")
    assert not play.table.ready(hammer)
    assert [hero.artifacts for hero in play.table.heroes] == [2, 3, 0], "a draw: nothing changes hands"


def _scout_gives_his_banner(table):
    banner = next(item for item in table.heroes[2].items if item.key == "banner-of-hope")
    table.heroes[2].items.remove(banner)
    table.heroes[1].items.append(banner)
    table.heroes[2].alive = False
    table.heroes[2].out = True


def test_banner_and_blood_sacrifice_in_the_final_battle():
    """The Illusionist's second round: the banner shows 1, blood for mana, then will for 4."""
    play = ranger_illusionist_scout().choose("magic-tower")
    play.arrange(_scout_gives_his_banner).give(1, mana=4, items=("potion-of-concentration",)).new_round(1)
    assert play.asked == "ask-banner"
    play.dice(1).choose("banner-of-hope")
    assert play.hero(1).banner == 1
    play.choose("blood-sacrifice")
    assert (play.hero(1).health, play.hero(1).mana) == (3, 8)
    play.choose("use:potion-of-concentration")
    assert play.table.will_of(play.hero(1)) == 8 + 3 + 2
    play.maybe("attack:seat-0").choose("battle-of-will")
    assert play.hero(1).mana == 4
    play.dice(6, 1).through("ask-wield", "ask-head", "ask-before-roll")
    assert play.asked == "ask-give-artifact"
    play.choose("mirror-shield")
    assert play.match.over
    assert play.match.result.winners == [1], "four artifacts win at once"


def test_walk_from_monastery_to_city_and_sail_to_the_plains_by_the_wasteland():
    assert FIELDS[FIELD["monastery"] + 1].key == "city"
    play = StagedRealm("wandering-monk", "druid").stand("city").give(gold=1)
    assert "sail:plains-e" in play.keys
    assert (FIELD["plains-e"] + 1) % 20 == FIELD["magic-wasteland"]
