"""The rulings of docs/prophecy.md about battles, one test each, by their numbers."""

from __future__ import annotations

import pytest

from fabletable.games.prophecy.rules.battle import throw_dice
from fabletable.games.prophecy.rules.bonuses import bonuses, value
from fabletable.games.prophecy.rules.duels import will_price_against
from tests.rulebook.prophecy.arranged import StagedRealm


def facing(creature: str, hero: str = "druid", field: str = "plains-a", dice: tuple = (), **given) -> StagedRealm:
    """Have a hero fight a creature; with nothing to decide the dice fall at once."""
    play = StagedRealm(hero, "scout").stand(field).lay(field, creature).give(**given).dice(*dice)
    return play.choose("stay", f"fight:{creature}")


def in_plane(
    lesser: str | None, greater: str, hero: str = "mercenary", field: str = "forest-a", **given
) -> StagedRealm:
    """Set a hero before the guardians of a plane."""
    play = StagedRealm(hero, "druid").stand(field).guard(0, lesser, greater).give(**given)
    return play.choose("attack-plane:plane-camp")


def in_city(attacker: str, defender: str) -> StagedRealm:
    return StagedRealm(attacker, defender).stand("city", 0).stand("city", 1)


def test_ruling_27_the_crown_of_power_lowers_the_price_against_artifacts():
    play = StagedRealm("druid", "scout").give(1, items=("royal-mantle", "mirror-shield"))
    assert will_price_against(play.hero(), play.hero(1)) == 4
    play.give(0, items=("crown-of-power",))
    assert will_price_against(play.hero(), play.hero(1)) == 3


def test_ruling_28_no_potion_once_the_battle_has_begun():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "banshee")
    play.give(mana=4, items=("mana-potion",)).choose("stay")
    assert "use:mana-potion" in play.keys, "the creature is seen, but no battle yet"
    play.give(skills=("prayer",)).choose("fight:banshee")
    assert play.hero().mana == 3
    assert "use:mana-potion" not in play.keys


def test_ruling_28_between_two_guardians_one_may_drink():
    play = in_plane("fire-breathing-dragon", "scaly-monster", red=8, health=7, items=("great-sword", "healing-potion"))
    play.dice(6, 1).choose("fight:fire-breathing-dragon", "great-sword")
    assert play.asked == "ask-guardian"
    assert play.keys[:2] == ["fight:scaly-monster", "use:healing-potion"]


def test_ruling_30_a_thrown_weapon_counts_once():
    play = facing("angry-mob", "scout", items=("spear",), red=8, health=8).choose("battle-of-strength", "spear")
    battle = play.battle
    assert value(play.table, battle, battle.hero) == 9
    play.dice(6, 1, 1, 6).choose("throw:spear").maybe("roll")
    assert play.hero().health == 7, "8 + 1 against 6 + 6: the second roll was fought without the spear"
    assert not play.table.ready(play.hero().items[0])


def test_ruling_31_only_weapons_made_for_it_are_thrown():
    play = facing("noble-lion", "scout", items=("sword",))
    play.dice(1, 1).maybe("sword")
    assert play.asked != "ask-before-roll", "a sword is not thrown, so there is nothing to ask"
    play = facing("noble-lion", "scout", items=("cutlass",), skills=("weapon-throwing",)).choose("cutlass")
    assert "throw:cutlass" in play.keys


def test_ruling_32_weapon_skills_add_up():
    """Appendix: the Cedar Staff with Two-handed Weapons, Long Weapons and Staff Mastery."""
    play = facing(
        "noble-lion", items=("cedar-staff",), skills=("two-handed-weapons", "long-weapons", "staff-mastery", "prayer")
    ).choose("cedar-staff")
    battle = play.battle
    assert value(play.table, battle, battle.hero) == 3 + 1 + 3


def test_appendix_paired_weapons_thrown_both():
    """Cutlass and Dagger, both thrown: Blade Weapons and Weapon Throwing count twice."""
    play = facing(
        "noble-lion",
        "scout",
        items=("cutlass", "dagger"),
        skills=("paired-weapons", "blade-weapons", "weapon-throwing"),
    ).choose("cutlass", "dagger", "throw:cutlass")
    battle = play.battle
    play.table.chance.load(0, 0)
    side = battle.hero
    side.thrown += (side.wielded[1],)
    assert value(play.table, battle, side) == 5 + 1 + 1 + 2 + 2
    side.thrown = side.thrown[:-1]


def dice_of(play: StagedRealm) -> tuple[int, int]:
    """Return the number of dice that each side rolls next."""
    battle = play.battle
    throw_dice(play.table, battle, battle.hero)
    throw_dice(play.table, battle, battle.foe)
    return len(battle.hero.dice), len(battle.foe.dice)


@pytest.mark.parametrize(
    ("spells", "mine", "theirs"),
    [(("prayer",), 2, 1), (("prayer", "concentration"), 4, 1), (("curse",), 1, 3), (("feint", "curse"), 1, 4)],
)
def test_ruling_33_dice_are_netted(spells, mine, theirs):
    play = facing("noble-lion", blue=9, mana=9, skills=(*spells, "turn-back-time", "berserk"))
    for spell in spells:
        play.choose(f"cast:{spell}")
    assert dice_of(play) == (mine, theirs)


def test_ruling_33_prayer_against_curse_is_one_negative_die():
    play = (
        in_city("mystic", "sorceress")
        .give(0, skills=("prayer",), blue=8, mana=8)
        .give(1, skills=("curse",), blue=8, mana=8)
    )
    play.choose("stay", "attack:seat-1", "battle-of-strength", "battle-of-strength", "cast:prayer")
    assert play.seat == 1, "the attacker declares first, then the defender"
    play.dice(5, 2, 3).choose("cast:curse")
    assert play.table.heroes[0].health == 2, "two dice, the worse counts: 3 + 2 against 3 + 3"


def test_ruling_34_the_attacker_arms_declares_and_rolls_first():
    play = (
        in_city("scout", "mercenary")
        .give(0, items=("sword", "axe"))
        .give(1, items=("mace", "rapier"))
        .choose("stay", "attack:seat-1")
    )
    assert (play.asked, play.seat) == ("ask-attack-kind", 0)
    play.choose("battle-of-strength", "battle-of-strength")
    assert (play.asked, play.seat) == ("ask-wield", 0)
    play.choose("sword")
    assert (play.asked, play.seat) == ("ask-wield", 1)
    play.dice(6, 1).choose("mace")
    assert (play.asked, play.seat) == ("ask-duel-lost", 1)


def test_ruling_35_the_loser_chooses_before_he_knows_which_item():
    play = in_city("scout", "mercenary").give(1, items=("royal-mantle", "axe"), mana=0).give(0, mana=0)
    play.choose("stay").dice(6, 1).choose("attack:seat-1", "roll", "offer-items")
    assert (play.asked, play.seat) == ("ask-take-from-loser", 0)
    assert set(play.keys) == {"royal-mantle", "axe"}, "artifacts as well"
    play.choose("royal-mantle")
    assert play.items(0) == ["royal-mantle"]
    bare = in_city("scout", "mercenary").give(0, mana=0).give(1, mana=0, health=0).choose("stay").dice(6, 1)
    bare.choose("attack:seat-1")
    assert not bare.hero(1).alive, "without items it is Health, and at none it is death"


def test_ruling_36_fury_costs_after_the_foe():
    play = facing("hill-ogre", "mercenary", skills=("berserk",)).dice(1, 6).choose("cast:berserk")
    assert play.hero().health == 3, "1 for the ogre, 1 for the rage"
    axe = facing("hill-ogre", "mercenary", items=("berserker-axe",)).dice(1, 6).choose("berserker-axe")
    assert axe.hero().health == 3


def test_ruling_37_the_sphinx_halves_rounded_down_before_fury():
    play = in_plane("sphinx", "scaly-monster", red=7, health=7, mana=1, skills=("berserk",))
    play.choose("fight:sphinx").dice(1, 6).choose("cast:berserk")
    assert play.hero().health == 7 - 3 - 1


def test_ruling_38_turn_back_time():
    play = StagedRealm("druid", "scout")
    play.stand("plains-a").lay("plains-a", "ghost").give(skills=("turn-back-time",)).dice(1, 6)
    play.choose("stay")
    assert play.asked == "ask-after-roll"
    assert play.match.decision.args == {"mine": 7, "theirs": 10}
    play.dice(6, 6).choose("cast:turn-back-time")
    assert play.hero().mana == 5, "and the mana is missing in the new roll: 5 + 6 against 4 + 6"
    assert play.hero().experience == 5
    assert play.asked != "ask-after-roll", "once per roll"


def test_ruling_39_fanaticism_is_a_new_battle():
    play = (
        StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "banshee").give(skills=("fanaticism",), mana=4)
    )
    play.dice(1, 6).choose("stay").choose("fight:banshee")
    assert play.asked == "ask-fanaticism"
    assert (play.hero().health, play.hero().mana) == (2, 3)
    play.dice(6, 1).choose("fight-again")
    assert play.hero().mana == 3 - 1 + 1, "the wail again, then the Will that was won"
    assert (play.asked, play.table.active) != ("ask-fanaticism", 0)


def test_ruling_40_the_same_spell_not_twice_at_once():
    play = facing(
        "angry-mob", "paladin", blue=9, mana=9, red=8, health=8, items=("sword",), skills=("holy-weapon", "prayer")
    )
    play.choose("battle-of-strength", "sword", "holy-weapon:sword")
    assert "holy-weapon:sword" not in play.keys
    play.dice(6, 1).choose("roll")
    assert "cast:prayer" in play.keys, "again for another roll"
    assert "holy-weapon:sword" not in play.keys, "but the weapon is blessed for the whole battle"


def test_ruling_41_who_cannot_pay_the_formless_thing_does_not_fight():
    play = in_plane(None, "formless-thing", health=1, mana=2).choose("fight:formless-thing")
    assert play.table.active == 1
    assert play.hero().health == 1
    assert play.table.planes[0].greater is not None


@pytest.mark.parametrize("kind", ["battle-of-strength", "battle-of-will"])
def test_formless_thing_has_its_prices(kind):
    play = (
        in_plane(None, "formless-thing", red=6, health=6, blue=6, mana=6)
        .dice(1, 6)
        .choose("fight:formless-thing", kind)
    )
    expected = (5, 2) if kind == "battle-of-strength" else (3, 6)
    assert (play.hero().health, play.hero().mana) == expected


def test_ruling_42_no_spells_but_magic_items():
    play = facing("bats", blue=6, items=("punishing-sword",), skills=("prayer", "berserk")).choose("punishing-sword")
    assert [key for key in play.keys if key.startswith("cast")] == []
    assert play.barred["cast:prayer"] == "why-no-spells"
    assert "surge:punishing-sword:1" in play.keys


def test_ruling_43_the_alter_ego_has_the_cubes_of_the_moment():
    play = facing("alter-ego", items=("sword",), skills=("prayer",), health=3).choose("battle-of-strength", "sword")
    battle = play.battle
    assert value(play.table, battle, battle.foe) == 3 + 1, "vigour: 1 for every 3"
    assert value(play.table, battle, battle.hero) == 3 + 2
    will = facing("alter-ego", skills=("prayer",)).choose("battle-of-will")
    battle = will.battle
    assert value(will.table, battle, battle.foe) == 6 + 2, "counted before the price was paid"


@pytest.mark.parametrize(
    ("hero", "demon", "will"), [("ranger", "incubus", 5), ("druid", "incubus", 3), ("druid", "succubus", 5)]
)
def test_ruling_44_demons_ask_for_the_sex_of_the_hero(hero, demon, will):
    play = facing(demon, hero, skills=("prayer",))
    assert play.battle.foe.base == will


def test_ruling_58_mountain_skills_count_in_the_first_roll_of_the_first_battle():
    play = in_plane("accursed-prince", "scaly-monster", field="mountains-a", red=8, health=8, mana=2,
                    skills=("mountain-expert", "prayer"), items=("great-sword",))  # fmt: skip
    play.choose("fight:accursed-prince", "lose-health").through("ask-kind", take=("battle-of-strength",)).choose(
        "great-sword"
    )
    battle = play.battle
    assert ("skill-mountain-expert", 2) in bonuses(play.table, battle, battle.hero)
    play.dice(6, 1).choose("roll").through("ask-pick-item")
    play.choose("fight:scaly-monster", "great-sword")
    battle = play.battle
    assert ("skill-mountain-expert", 2) not in bonuses(play.table, battle, battle.hero)


def test_ruling_60_who_dies_in_the_final_battle_leaves_all_to_the_opponent():
    play = in_city("mercenary", "scout").give(0, items=("royal-mantle", "mirror-shield"))
    play.give(1, items=("banner-of-hope", "berserker-axe", "sword-of-the-dynasty"), health=0, mana=0)

    def final(table):
        table.final = True

    play.dice(6, 1).arrange(final).maybe("stay", "attack:seat-1")
    play.through("ask-attack-kind", "ask-defend-kind", take=("battle-of-strength",))
    play.through("ask-wield", "ask-head", "ask-before-roll", take=("berserker-axe",))
    play.choose("banner-of-hope")
    assert not play.hero(1).alive
    assert play.hero(0).artifacts == 4
    assert play.match.result.winners == [0]


def test_ruling_64_between_guardians_one_may_change_arms():
    play = in_plane("demon-legion", "scaly-monster", red=8, health=8, items=("great-sword", "sword"))
    play.choose("fight:demon-legion").maybe("battle-of-strength")
    play.dice(6, 1, 6, 1, 6, 1).choose("great-sword")
    assert play.table.planes[0].greater_up, "the next guardian is seen"
    play.choose("fight:scaly-monster")
    assert set(play.keys) == {"great-sword", "sword", "done"}


def test_ruling_78_an_enchanted_weapon_that_was_thrown_gives_nothing_more():
    """Appendix, Flaming Weapon: it may be thrown as well. Weapons and shields: later rolls are without a weapon."""
    play = facing(
        "angry-mob", "scout", red=8, health=8, blue=9, mana=9,
        items=("spear",), skills=("holy-weapon", "flaming-weapon", "prayer"),
    )  # fmt: skip
    play.choose("battle-of-strength", "spear", "holy-weapon:spear", "flaming-weapon:spear", "throw:spear")
    assert value(play.table, play.battle, play.battle.hero) == 8 + 1 + 1 + 1 + 2
    play.dice(6, 1).choose("roll")
    assert value(play.table, play.battle, play.battle.hero) == 8


def test_ruling_78_a_boomerang_that_came_back_is_still_blessed():
    play = facing(
        "angry-mob", "scout", red=8, health=8, blue=9, mana=9, items=("boomerang",), skills=("holy-weapon", "prayer")
    )
    play.choose("battle-of-strength", "boomerang", "holy-weapon:boomerang", "throw:boomerang").dice(6, 1).choose("roll")
    assert value(play.table, play.battle, play.battle.hero) == 8 + 1


def test_ruling_80_altered_reality_rerolls_the_six_of_divine_will():
    """Appendix, Scroll of Altered Reality: even a roll that was not made, as one that another scroll brought."""
    play = in_city("scout", "mercenary").give(0, mana=0, items=("scroll-of-divine-will",))
    play.give(1, mana=0, items=("scroll-of-altered-reality",)).choose("stay", "attack:seat-1")
    play.dice(2).choose("use:scroll-of-divine-will")
    assert (play.asked, play.seat) == ("ask-after-roll", 1)
    play.dice(1).choose("reroll-foe:scroll-of-altered-reality:6")
    assert play.hero(0).health == 4, "5 + 1 against 5 + 2"


def test_ruling_80_of_several_dice_outside_battle_one_is_rerolled():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "diamond-mine")
    play.give(items=("scroll-of-altered-reality",), skills=("prayer",)).choose("stay", "opportunity:diamond-mine")
    play.dice(2, 5).choose("cast:prayer").maybe("roll")
    assert play.keys == [
        "reroll-own:scroll-of-altered-reality:2",
        "reroll-own:scroll-of-altered-reality:5",
        "keep-die",
    ]
    play.dice(1).choose("reroll-own:scroll-of-altered-reality:2")
    assert play.hero().gold == 3 + 5 + 4, "the five still lies there"


def test_a_set_die_bars_only_the_dice_that_would_change_it():
    play = in_city("mystic", "sorceress").give(0, items=("scroll-of-divine-will",), skills=("curse", "prayer"))
    play.give(1, skills=("feint",), mana=1)
    play.choose("stay", "attack:seat-1", "battle-of-strength", "use:scroll-of-divine-will")
    assert "cast:curse" in play.keys, "the other still rolls"
    assert "cast:prayer" not in play.keys
    play.dice(3).choose("roll")
    assert play.asked != "ask-before-roll", "no feint against a die that is not rolled"


def test_ruling_81_one_may_drink_when_a_plane_is_conquered():
    """Matter Decay helps to be rid of what is too much at the end of the round, the appendix says."""
    items = ("great-sword", "axe", "mace", "hammer", "javelin", "cutlass", "healing-potion")
    play = in_plane(None, "shadow-of-death", "mystic", health=2, blue=10, mana=9, items=items, skills=("matter-decay",))
    play.choose("fight:shadow-of-death").dice(6, 1).choose("great-sword")
    assert play.hero().artifacts == 1
    assert (play.asked, play.seat) == ("ask-services", 0)
    assert {"use:healing-potion", "decay:axe", "end-turn"} <= set(play.keys)
    assert not any(key.startswith(("repair", "attack")) for key in play.keys)
    play.choose("decay:axe", "use:healing-potion")
    assert play.table.active == 1, "nothing else to do, and seven items at most"
    assert (play.hero(0).health, len(play.hero(0).items)) == (3, 6)


def test_ruling_81_with_nothing_to_do_the_turn_is_over():
    play = in_plane(None, "shadow-of-death", "mystic", blue=10, mana=10, items=("great-sword",))
    play.choose("fight:shadow-of-death").dice(6, 1).choose("great-sword")
    assert (play.hero(0).artifacts, play.table.active) == (1, 1)


@pytest.mark.parametrize(("vanishes", "serves"), [(False, False), (True, True)])
def test_ruling_82_who_is_invisible_may_use_the_field_before_he_attacks(vanishes, serves):
    play = StagedRealm("illusionist", "scout").stand("magic-tower", 0).stand("magic-tower", 1)
    play.give(0, items=("royal-mantle", "mirror-shield", "axe"), skills=("invisibility",), gold=5)
    play.give(1, items=("banner-of-hope", "sword-of-the-dynasty"))

    def final(table):
        table.final = True
        table.damaged.append("axe")

    play.arrange(final).maybe("stay")
    assert play.asked == "ask-final-attack"
    if vanishes:
        play.choose("cast:invisibility")
    assert ("repair:axe" in play.keys) == serves
    assert "end-turn" not in play.keys
    if vanishes:
        play.choose("repair:axe")
        assert "attack:seat-1" in play.keys, "and then attacks"


def test_lord_of_pain_meets_iron_discipline():
    """Appendix: all bonuses for battles of strength and of will are counted."""
    play = in_plane(None, "lord-of-pain", "mystic", red=5, health=5, skills=("iron-discipline", "prayer"))
    play.choose("fight:lord-of-pain")
    assert ("skill-iron-discipline", 2) in bonuses(play.table, play.battle, play.battle.hero)


@pytest.mark.parametrize(("shield", "saves"), [("mirror-shield", False), ("dwarven-shield", True)])
def test_the_dwarven_shield_saves_any_roll_the_mirror_shield_not_one_lost_by_twelve(shield, saves):
    """Were the Mirror Shield to save any roll, two who cannot beat each other would fight the final battle for ever."""
    play = facing("pit-lord", "scout", health=3, mana=0, items=(shield,)).dice(1, 6, 6).choose(shield).maybe(shield)
    assert (play.hero().health == 3) == saves
