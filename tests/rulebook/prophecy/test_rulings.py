"""The rulings of docs/prophecy.md, one test each, by their numbers. Those of battle are in the next file."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable.games.prophecy.board import MOUNTAINS, PLAINS
from fabletable.games.prophecy.kinds import Creature
from fabletable.games.prophecy.rules.chance_cards import spread_adventures
from fabletable.games.prophecy.rules.gains import give_up_strength, give_up_will
from fabletable.kernel import Chance
from tests.rulebook.prophecy.arranged import FIELD, StagedRealm


def test_ruling_3_the_monk_is_a_member_of_the_monastery():
    play = StagedRealm("wandering-monk", "druid").teach_at("monastery", "holy-weapon").give(experience=5, gold=0)
    play.choose("stay", "learn:holy-weapon")
    assert (play.hero().experience, play.hero().gold) == (0, 0)


def test_strangers_pay_gold_as_well():
    play = (
        StagedRealm("druid", "scout").stand("fortress").teach_at("fortress", "field-repairs").give(experience=5, gold=4)
    )
    play.choose("stay", "learn:field-repairs")
    assert (play.hero().experience, play.hero().gold) == (2, 1)


def test_ruling_4_work_replaces_movement():
    play = StagedRealm("mystic", "druid").stand("monastery").choose("walk:city")
    assert "skilled-work" not in play.keys
    play = StagedRealm("mystic", "druid").stand("city").choose("skilled-work")
    assert (play.hero().gold, play.hero().field) == (5, FIELD["city"])
    assert play.table.active == 1, "no movement after it, and nothing to do here"


def test_ruling_6_dirty_work_costs_health():
    play = StagedRealm("scout", "druid").choose("dirty-work")
    assert (play.hero().health, play.hero().mana, play.hero().gold) == (4, 2, 6)


def test_ruling_7_once_a_round_is_once_for_all_its_turns():
    play = StagedRealm("scout", "druid").stand("village").give(skills=("forger",), gold=9)
    play.arrange(lambda table: setattr(table, "extra_turns", 1)).choose("ride:magic-tower", "forge")
    play.maybe("end-turn")
    assert (play.seat, play.hero().used) == (0, ("forger",)), "the second turn of the same round"
    play.choose("ride:village")
    assert play.hero().gold == 8, "no question: the false coins are used up"
    play.new_round(0)
    assert play.hero().used == ()


def test_ruling_8_what_is_too_much_goes_at_the_end_of_the_own_round():
    play = StagedRealm("druid", "scout").give(0, gold=20, experience=18).give(1, gold=22)
    play.choose("stay").maybe("end-turn")
    assert (play.hero(0).gold, play.hero(0).experience) == (15, 15)
    assert play.hero(1).gold == 22, "the other may use it until his own round ends"


def test_items_and_skills_over_seven_are_chosen_away():
    items = ("dagger", "rapier", "axe", "hammer", "javelin", "cutlass", "sword", "mace")
    play = StagedRealm("druid", "scout").give(items=items).choose("stay").maybe("end-turn")
    assert play.asked == "ask-discard-item"
    play.choose("dagger")
    assert len(play.hero(0).items) == 7


def test_ruling_9_a_full_hero_heals_instead_of_growing():
    play = StagedRealm("druid", "scout").give(red=8, health=6, items=("elixir-of-might",)).choose("use:elixir-of-might")
    assert (play.hero().red, play.hero().health) == (8, 7)
    play = (
        StagedRealm("druid", "scout").give(blue=10, mana=4, items=("elixir-of-wisdom",)).choose("use:elixir-of-wisdom")
    )
    assert (play.hero().blue, play.hero().mana) == (10, 7)


def test_ruling_10_a_new_cube_lies_on_the_right():
    play = StagedRealm("druid", "scout").give(health=1, items=("elixir-of-might",)).choose("use:elixir-of-might")
    assert (play.hero().red, play.hero().health) == (4, 2)


def test_ruling_11_with_nothing_on_the_right_the_cube_comes_from_the_left():
    play = StagedRealm("druid", "scout").give(health=0, mana=0)
    give_up_strength(play.table, play.hero(), 1)
    give_up_will(play.table, play.hero(), 1)
    assert (play.hero().red, play.hero().health, play.hero().blue, play.hero().mana) == (2, 0, 5, 0)


def test_ruling_12_health_one_has_not_cannot_be_paid_but_can_be_lost():
    play = StagedRealm("scout", "druid").give(health=0)
    assert "dirty-work" not in play.keys
    play = StagedRealm("scout", "druid").stand("plains-a").lay("plains-a", "wild-boar").give(health=0)
    play.dice(1, 6).choose("stay").choose("fight:wild-boar")
    assert not play.hero().alive


def test_ruling_13_mana_stops_at_nothing():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "banshee").give(mana=0)
    play.dice(6, 1).choose("stay").choose("fight:banshee")
    assert play.hero().alive
    assert play.hero().mana == 1, "only the Will that was won"


def test_ruling_14_whoever_stays_turns_hidden_cards_up_but_not_who_attacks_a_plane():
    play = StagedRealm("druid", "scout").stand("forest-a").lay("forest-a", "healing-spring", "wild-boar", hidden=True)
    play.give(skills=("meditation",), mana=1)
    plane = StagedRealm("druid", "scout").stand("forest-a").lay("forest-a", "wild-boar", hidden=True)
    play.choose("meditation")
    assert all(spot.up for spot in play.table.here(play.hero()).spots)
    plane.choose("attack-plane:plane-camp")
    assert not plane.table.here(plane.hero()).spots[0].up


def test_ruling_15_a_lost_fight_ends_the_turn_not_the_round():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "wild-boar")
    play.arrange(lambda table: setattr(table, "extra_turns", 1)).dice(1, 6).choose("stay").choose("fight:wild-boar")
    assert (play.asked, play.seat) == ("ask-move", 0)


def test_ruling_16_a_single_hidden_card_stays_hidden():
    play = StagedRealm("druid", "scout").lay("plains-a", "wild-boar", hidden=True)
    spread_adventures(play.table, PLAINS, 4)
    spots = play.table.ground[FIELD["plains-a"]].spots
    assert [spot.up for spot in spots] == [False, False]
    assert spots[0].card.key == "wild-boar", "the new card goes under it"


def test_ruling_17_dealing_begins_with_the_next_such_field_clockwise():
    play = StagedRealm("druid", "scout")
    play.table.adventures_gone.clear()
    del play.table.adventures[1:]
    spread_adventures(play.table, MOUNTAINS, FIELD["forest-b"])
    assert [n for n, ground in enumerate(play.table.ground) if ground.spots] == [FIELD["mountains-b"]]


def test_ruling_18_empty_decks_give_nothing():
    def empty(table):
        table.adventures, table.adventures_gone, table.skill_decks["camp"].cards = [], [], []

    play = StagedRealm("druid", "scout").next_chance("plains").arrange(empty)
    shown = len(play.table.ground[FIELD["forest-camp"]].skills)
    play.new_round(0)
    assert not any(ground.spots for ground in play.table.ground)
    play.next_chance("news-camp").new_round(0)
    assert len(play.table.ground[FIELD["forest-camp"]].skills) == shown


def test_ruling_19_an_opportunity_must_change_something():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "stone-circle").give(blue=10, mana=10)
    play.choose("stay")
    assert play.table.active == 1, "nothing could be done, so the turn is over"
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "stone-circle", "diamond-mine")
        .give(blue=10, mana=10)
    )
    play.choose("stay")
    assert play.barred["opportunity:stone-circle"] == "why-no-effect"


@pytest.mark.parametrize(("edition", "village", "city"), [("second", "ccc", "rr"), ("first", "cc", "cr")])
def test_ruling_22_goods_by_edition(edition, village, city):
    play = StagedRealm("druid", "scout", edition=edition)
    play.next_chance("village-merchant").new_round(0).next_chance("caravan").new_round(0)
    goods = {name: play.table.ground[FIELD[name]].goods for name in ("village", "city")}
    assert "".join(item.deck[0] for item in goods["village"]) == village
    assert "".join(item.deck[0] for item in goods["city"]) == city


def test_ruling_24_a_night_in_the_village():
    play = StagedRealm("druid", "scout").stand("village").give(health=1, mana=1, gold=3).choose("stay", "lodging")
    assert (play.hero().health, play.hero().mana, play.hero().gold) == (2, 2, 2)
    assert play.table.is_safe(play.hero())
    assert "lodging" not in play.keys, "once a turn"
    play.give(0, items=("royal-mantle",))
    assert not play.table.is_safe(play.hero()), "never with an artifact"
    play = StagedRealm("druid", "scout").stand("village").give(health=1).choose("stay", "lodging").turn_of(0)
    assert not play.table.is_safe(play.hero()), "until one's own next turn"


def test_ruling_25_neither_artifacts_nor_broken_things_are_sold():
    play = StagedRealm("druid", "scout").stand("city").give(items=("royal-mantle", "sword", "axe"), gold=0)
    play.arrange(lambda table: table.damaged.append("axe")).choose("stay")
    assert [key for key in play.keys if key.startswith("sell")] == ["sell:sword"]
    play.choose("sell:sword").choose("repair:axe").choose("sell:axe")
    assert play.hero().gold == 4 - 1 + 2


def test_ruling_26_one_attack_a_turn_and_it_never_ends_it():
    play = StagedRealm("scout", "mercenary", "druid").give(2, gold=0).stand("city", 0).stand("city", 1).stand("city", 2)
    play.give(0, items=("sword",)).choose("stay")
    play.dice(1, 6).choose("attack:seat-1").through("ask-attack-kind", "ask-defend-kind", take=("battle-of-strength",))
    play.through("ask-wield", "ask-duel-lost", take=("lose-health",))
    assert play.hero(0).health == 4
    assert (play.asked, play.seat) == ("ask-services", 0)
    assert not any(key.startswith("attack") for key in play.keys)
    assert play.barred["attack:seat-2"] == "why-attacked-already"


def test_an_attack_comes_before_services():
    play = (
        StagedRealm("scout", "mercenary")
        .stand("city", 0)
        .stand("city", 1)
        .give(0, items=("sword", "axe"))
        .choose("stay")
    )
    assert "attack:seat-1" in play.keys
    play.choose("sell:axe")
    assert play.barred["attack:seat-1"] == "why-attack-first"


def test_ruling_45_the_robber_leaps_out_only_when_just_revealed():
    fresh = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "robber", hidden=True)
        .give(items=("axe", "sword"))
    )
    fresh.choose("stay", "fight:robber")
    assert fresh.asked == "ask-hand-over"
    fresh.dice(6, 1).choose("axe").through("ask-kind", "ask-wield", "ask-before-roll", take=("battle-of-strength",))
    assert "axe" in fresh.items(), "who beats him takes the loot"
    old = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "robber").give(items=("axe",))
    old.choose("stay", "fight:robber")
    assert old.asked == "ask-kind"
    poor = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "robber", hidden=True)
        .choose("stay", "fight:robber")
    )
    assert poor.hero().health == 2


def test_ruling_45_nobody_is_robbed_by_a_robber_who_was_there_from_the_start():
    """Appendix, Robber: just revealed is what was placed or turned up in this round."""
    options = {"characters": "random", "opening": "all"}
    for number in range(50):
        match = fabletable.start("prophecy", 2, f"robber/{number}", options)
        table: Any = match.table
        found = [n for n, ground in enumerate(table.ground) if any(spot.card.key == "robber" for spot in ground.spots)]
        if found and table.rounds == 0 and table.phase == "move":
            break
    seat = table.active
    match.arrange(lambda table: setattr(table.heroes[seat], "field", found[0]))
    match.choose("stay")
    hero = match.table.heroes[seat]
    assert match.decision.ask == "ask-kind"
    assert hero.health == hero.red, "without an item he would have bled"


def test_ruling_46_a_gang_takes_what_there_is_and_a_tooth():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "gang").give(gold=3, mana=0)
    play.dice(1, 6).choose("stay").choose("fight:gang")
    assert (play.hero().gold, play.hero().health) == (0, 2)
    assert play.table.ground[FIELD["plains-a"]].spots[0].gold == 5 + 3


def test_ruling_47_artifacts_of_the_dead():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "wild-boar")
    play.give(health=0, items=("royal-mantle", "axe"), gold=4).choose("stay", "fight:wild-boar")
    play.dice(1, 6).through("ask-wield", "ask-before-roll")
    assert [item.key for item in play.table.ground[FIELD["plains-a"]].artifacts] == ["royal-mantle"]
    assert "axe" in [item.key for item in play.table.common_gone]
    duel = StagedRealm("scout", "druid").stand("city", 0).stand("city", 1)
    duel.give(1, health=0, mana=0, items=("royal-mantle", "axe"), gold=4).choose("stay").dice(6, 1).choose(
        "attack:seat-1"
    )
    duel.through(
        "ask-attack-kind", "ask-before-roll", "ask-duel-lost", take=("battle-of-strength", "roll", "lose-health")
    )
    assert not duel.hero(1).alive
    assert set(duel.items(0)) == {"royal-mantle", "axe"}
    assert duel.hero(0).gold == 3 + 4


def test_ruling_47_artifacts_of_those_who_fall_in_a_plane_stay_there():
    play = StagedRealm("druid", "scout").stand("forest-a").guard(0, "fire-breathing-dragon", "scaly-monster")
    play.give(health=0, items=("royal-mantle",)).choose("attack-plane:plane-camp").dice(1, 6)
    play.choose("fight:fire-breathing-dragon")
    assert not play.hero().alive
    assert [item.key for item in play.table.planes[0].dropped] == ["royal-mantle"]


def conqueror(*items: str) -> StagedRealm:
    play = StagedRealm("mercenary", "druid").stand("forest-a").guard(0, None, "scaly-monster")
    return play.give(red=8, health=8, items=("great-sword", *items)).choose("attack-plane:plane-camp")


def test_ruling_48_a_conquered_plane_is_closed():
    play = conqueror().dice(6, 1).choose("fight:scaly-monster", "great-sword")
    assert play.hero().artifacts == 1
    assert "great-sword" not in play.items(), "the Scaly Monster destroys the weapon, win or lose"
    assert play.table.planes[0].closed

    def drop(table):
        table.ground[1].artifacts += (table.heroes[0].items.pop(),)

    play.arrange(drop).turn_of(0)
    assert "attack-plane:plane-camp" not in play.keys
    assert play.barred["attack-plane"] == "why-plane-closed"
    play.choose("stay")
    assert any(key.startswith("take:") for key in play.keys)


def test_ruling_49_a_new_hero():
    play = StagedRealm("druid", "scout").arrange(lambda table: setattr(table.heroes[0], "alive", False)).new_round(0)
    assert play.keys == ["new-hero", "retire"]
    play.choose("new-hero")
    hero = play.hero()
    assert hero.alive
    assert hero.character.key not in ("druid", "scout")
    assert (hero.health, hero.mana) == (hero.red - 1, max(0, hero.blue - 2))
    assert (hero.gold, hero.experience, hero.items) == (3, 3, [])


def test_no_new_hero_once_the_final_battle_began():
    play = StagedRealm("druid", "scout").give(1, items=("royal-mantle",))

    def change(table):
        table.heroes[0].alive = False
        table.final = True

    play.arrange(change).new_round(0)
    assert play.hero(0).out


def test_ruling_50_four_artifacts_win_though_the_fifth_is_still_guarded():
    def three_of_them(table):
        for plane in table.planes[1:4]:
            table.heroes[0].items.append(plane.artifact)
            plane.artifact = None

    play = conqueror().arrange(three_of_them).dice(6, 1).choose("fight:scaly-monster")
    play.through("ask-head", "ask-wield", take=("great-sword",))
    assert play.match.result.winners == [0]
    assert play.table.planes[4].artifact is not None


def test_ruling_51_the_alchemist():
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "alchemist")
        .choose("stay", "opportunity:alchemist:1")
    )
    assert (play.hero().red, play.hero().blue) == (4, 5)
    play = (
        StagedRealm("druid", "scout")
        .stand("plains-a")
        .lay("plains-a", "alchemist")
        .choose("stay", "opportunity:alchemist:2")
    )
    assert (play.hero().red, play.hero().blue) == (2, 9)


def test_ruling_52_the_hermit_teaches_the_poorest_ties_allowed():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "hermit").give(gold=6, items=("axe",))
    play.choose("stay", "opportunity:hermit")
    assert play.asked == "ask-give-away"
    play.choose("done")
    assert (play.hero().gold, play.items()) == (0, ["axe"]), "axe 3 and no gold: as poor as the other with 3"
    assert (play.hero().red, play.hero().blue) == (4, 7)


def test_ruling_53_the_fish_hears_only_who_has_strictly_fewest():
    play = (
        StagedRealm("druid", "mystic").stand("plains-a").lay("plains-a", "golden-fish", "diamond-mine").choose("stay")
    )
    assert not any(key.startswith("opportunity:golden-fish") for key in play.keys)
    play = (
        StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "golden-fish").give(1, items=("ruby-diadem",))
    )
    play.choose("stay")
    assert play.keys[:2] == ["opportunity:golden-fish:1", "opportunity:golden-fish:3"]


def test_ruling_54_ruins_bring_a_creature_that_stays_unbeaten():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "ruins")
    play.arrange(lambda table: (table.adventures.extend(table.adventures_gone), table.adventures_gone.clear()))
    play.choose("stay", "opportunity:ruins")
    _lose_after_the_shuffle(play, "wild-boar")
    assert "ruins" in [card.key for card in play.table.adventures_gone]
    assert play.cards_at("plains-a") == ["wild-boar"]
    assert play.table.active == 1


def test_ruling_54_whoever_may_search_the_ruins_imagines_a_creature_in_the_deck():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "ruins")
    play.lay("plains-c", "great-wizard", "alchemist", hidden=True)

    def leave_one_creature(table):
        creature = next(card for card in table.adventures if isinstance(card, Creature))
        table.adventures_gone.extend(card for card in table.adventures if card is not creature)
        table.adventures[:] = [creature]

    play.arrange(leave_one_creature).choose("stay")
    for number in range(20):
        clone = play.match.imagine(0, Chance(f"ruins/{number}"))
        clone.choose("opportunity:ruins")
        assert clone.decision is not None


def _lose_after_the_shuffle(play: StagedRealm, creature: str) -> None:
    """Fight a creature and lose, with a one against a six; before the dice come the draws that shuffle the deck."""
    draws = len(play.table.adventures) - 2
    play.table.chance.load(*([0] * draws), 0, 5)
    play.choose(creature)


def test_ruling_55_the_chapel_counts_once_and_is_gone():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "forgotten-chapel").choose("stay")
    play.choose("opportunity:forgotten-chapel").lay("plains-a", "wild-boar").turn_of(0).choose("stay")
    play.dice(2, 4).choose("fight:wild-boar")
    assert play.hero().experience == 4, "3 + 3 + 2 against 3 + 4"
    assert play.hero().kept == ()


def test_ruling_56_clover_and_curse_do_nothing():
    play = StagedRealm("druid", "scout").stand("plains-a").lay("plains-a", "meadow-clover")
    before = play.hero().copy()
    play.choose("stay", "opportunity:meadow-clover")
    after = play.hero()
    assert (after.gold, after.red, after.blue, after.experience) == (
        before.gold,
        before.red,
        before.blue,
        before.experience,
    )
    assert play.cards_at("plains-a") == []


def test_ruling_57_swift_feet_pass_a_field_between_two_movements():
    play = StagedRealm("scout", "druid").stand("thieves-guild").lay("plains-b", "wild-boar")
    play.give(skills=("swift-footed",)).choose("walk:plains-b")
    assert play.asked == "ask-move-again", "the boar is not met"
    assert "dirty-work" not in play.keys
    play.choose("walk:village")
    assert play.hero().field == FIELD["village"]
    play.turn_of(0).stand("thieves-guild").choose("walk:plains-b")
    assert "attack-plane:plane-thieves" in play.keys
    play.choose("halt")
    assert [line.args["creature"].piece for line in play.match.log() if line.id == "meets"] == ["wild-boar"]


def last_artifacts_on_the_plains(table):
    """Conquer all planes, and lay unheld artifacts on the ground."""
    for plane in table.planes:
        if plane.artifact is not None:
            table.ground[FIELD["plains-a"]].artifacts += (plane.artifact,)
            plane.artifact = None
        plane.closed = True


def test_ruling_61_the_final_battle_waits_for_an_artifact_on_the_ground():
    play = StagedRealm("druid", "scout", "mystic").stand("plains-a")
    play.give(0, items=("royal-mantle", "mirror-shield")).give(1, items=("banner-of-hope", "sword-of-the-dynasty"))
    play.arrange(last_artifacts_on_the_plains)
    assert not play.table.final
    play.choose("stay", "take:crown-of-the-ancient-king")
    assert play.asked == "ask-battlefield"
    assert play.hero(2).out, "who has no artifact is out"


def test_ruling_63_a_trade_takes_the_place_of_movement():
    play = (
        StagedRealm("scout", "mercenary", trading=True)
        .stand("city", 0)
        .stand("city", 1)
        .give(0, items=("axe",))
        .give(1, gold=5)
    )
    play.choose("trade:seat-1", "give:axe", "ask-gold:3", "propose", "no")
    assert play.asked == "ask-move", "no deal: the movement is not spent"
    play.choose("trade:seat-1", "give:axe", "ask-gold:3", "propose", "yes")
    assert (play.hero(0).gold, play.items(1)) == (6, ["axe"])
    assert play.asked != "ask-move"


def test_ruling_70_the_taker_of_the_fifth_artifact_ends_his_round_first():
    """Artifacts: after coming back from the plane more than seven items must not be kept."""
    items = ("dagger", "rapier", "axe", "hammer", "javelin", "royal-mantle", "mirror-shield")
    play = StagedRealm("druid", "scout").stand("plains-a").give(0, items=items, gold=19)
    play.give(1, items=("banner-of-hope", "sword-of-the-dynasty"))
    play.arrange(last_artifacts_on_the_plains).choose("stay", "take:crown-of-the-ancient-king")
    assert (play.asked, play.seat) == ("ask-discard-item", 0)
    play.choose("dagger")
    assert (play.asked, len(play.hero(0).items), play.hero(0).gold) == ("ask-battlefield", 7, 15)


def test_ruling_75_gold_goes_one_way():
    play = StagedRealm("scout", "mercenary", trading=True).stand("city", 0).stand("city", 1).give(0, items=("axe",))
    play.choose("trade:seat-1", "ask-gold:2")
    assert not any(key.startswith("give-gold") for key in play.keys), "gold for gold would be a gift"
    assert "propose" not in play.keys
    play.choose("give:axe", "propose", "yes")
    assert (play.hero(0).gold, play.hero(1).gold, play.items(1)) == (5, 1, ["axe"])
