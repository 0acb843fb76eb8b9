"""The rulings of docs/witcher.md, by their numbers."""

import pytest

from fabletable.games.witcher.board import DEFENCE, PLACES
from fabletable.games.witcher.rules.levels import lower_attribute, raise_attribute
from fabletable.games.witcher.rules.set_up import SEATS
from fabletable.games.witcher.rules.tokens import gain_trail, start_tracking, why_no_tracking
from tests.rulebook.witcher.arranged import StagedWorld, top_story


def test_ruling_01_four_training_grounds():
    grounds = {place.id: place.attribute.key for place in PLACES if place.attribute is not None}
    assert grounds == {4: "alchemy", 5: "defence", 12: "special", 18: "combat"}


def test_ruling_02_archespore_takes_an_unused_potion():
    without = StagedWorld("wolf", "bear", lairs={"forest": ("archespore", 16)})
    without.set(place=16, potions=[])
    without.choose("phase-two")
    assert without.barred["archespore"] == "why-archespore"
    play = StagedWorld("wolf", "bear", lairs={"forest": ("archespore", 16)})
    play.hunt(potions=["swallow"], hand=["rend-1", "rend-2"], trails=["forest"], shield=0)
    assert play.hero().potions == []
    assert [potion.name for potion in play.table.potion_discard] == ["swallow"]
    assert play.hero().shield == 0, "without its effect"


def slay(play, **values):
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"], **values)
    play.pool(1, 2)
    return play.choose("crushing-blow-1")


def test_ruling_03_a_slain_monster_leaves_no_token_and_the_terrain_is_gathered():
    play = top_story(StagedWorld("wolf", "bear"), "city", 13)
    play.set(1, trails=["forest"])
    play.set(place=7, hand=["rend-1"])
    play.choose("phase-two", "explore-city", "a")  # a quest with a forest token
    (quest,) = play.hero().quests
    play.arrange(lambda table: (setattr(table, "now", "travel"), setattr(table, "active", 0)))
    slay(play)
    assert [trophy.key for trophy in play.hero().trophies] == ["barghest"]
    everywhere = [*play.table.driven, *play.table.gone, *(monster for pile in play.table.monsters for monster in pile)]
    assert all(getattr(thing, "key", "") != "barghest" for thing in everywhere)
    assert play.hero(0).trails == play.hero(1).trails == []
    assert play.hero().quests == (quest,), "the token of a quest stays"
    play.choose(play.keys[0])  # fatigue
    lair = play.table.lairs[0]
    lying = [*play.table.supply["forest"], lair.token, quest.token]
    assert len({token.place for token in lying}) == 6


def test_ruling_04_an_empty_pile_is_made_from_the_driven_away_of_that_level():
    play = StagedWorld("wolf", "bear")

    def only_driven(table):
        griffin = next(monster for monster in table.monsters[1] if monster.key == "griffin")
        table.gone.extend(monster for monster in table.monsters[1] if monster is not griffin)
        table.monsters[1].clear()
        table.driven.append(griffin)

    play.arrange(only_driven)
    slay(play)
    play.choose(play.keys[0])  # fatigue
    assert play.table.lairs[0].monster.key == "griffin"
    assert play.table.driven == []
    none = StagedWorld("wolf", "bear")
    none.arrange(lambda table: (table.gone.extend(table.monsters[1]), table.monsters[1].clear()))
    slay(none)
    none.choose(none.keys[0])
    assert none.table.lairs[0].monster is None, "nobody left: the slot stays empty"


def test_ruling_05_out_of_cards_means_deck_and_hand_and_the_striker_wins_a_draw():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["crushing-blow-1", "wolf-aard-1"], trails=["forest"])
    play.pool(1, 2, 3)
    play.set(hand=["crushing-blow-1"], deck=[], discard=[])  # his last card, and its last three
    assert play.hero().reputation == 1, "both ran out in his turn: he wins"
    alive = StagedWorld("wolf", "bear")
    alive.hunt(hand=["wolf-aard-1", "wolf-aard-2"], trails=["forest"])
    alive.set(hand=["wolf-aard-1"], deck=["rend-1", "rend-2", "rend-3"], discard=[])
    assert not alive.fight.is_over(), "an empty hand alone is no knock-out"


def test_ruling_06_a_monster_that_reveals_its_last_card_is_slain_if_the_witcher_stands():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    play.pool(6)
    play.choose("charge")
    assert play.hero().reputation == 1
    fallen = StagedWorld("wolf", "bear")
    fallen.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    fallen.set(hand=["wolf-aard-1"], deck=["rend-1"], discard=[], shield=0)
    fallen.pool(12)
    fallen.choose("bite")
    fallen.choose(fallen.keys[0])  # the card of cost 0
    assert fallen.hero().reputation == 0
    assert [monster.key for monster in fallen.table.driven] == ["barghest"]


def test_ruling_07_damage_beyond_the_last_card_does_nothing_more():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"], gold=5)
    play.set(hand=["wolf-aard-1"], deck=["rend-1"], discard=[], shield=0)
    play.pool(12, 1, 2)
    play.choose("bite")
    assert play.asked == "ask-add-card", "knocked out at once"
    assert play.hero().attributes == [1, 1, 1, 1]


def test_ruling_08_total_defeat_is_one_card_fewer_and_rotfiend_rules_over_all():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    play.set(hand=["wolf-aard-1"], deck=["rend-1"], discard=[], shield=0)
    play.pool(12, 1, 2)
    play.arrange(lambda table: setattr(table, "next_draw", 1))
    play.choose("bite")
    play.choose(play.keys[0])  # the card of cost 0
    assert play.asked == "ask-market"
    assert len(play.hero().hand) == 3, "one more and one fewer stack"
    rotten = StagedWorld("wolf", "bear", lairs={"forest": ("rotfiend", 16)}).market(*DEAR)
    slay(rotten)
    rotten.arrange(lambda table: setattr(table, "next_draw", 2))
    rotten.choose(rotten.keys[0])  # fatigue
    assert rotten.table.active == 1
    assert len(rotten.hero().hand) == 1, "exactly one card drawn, paid for the only market card within reach"


DEAR = (
    "crippling-strike-1",
    "crippling-strike-2",
    "crippling-strike-3",
    "crushing-blow-1",
    "crushing-blow-2",
    "crushing-blow-3",
)


def resting(hand, free=False):
    """Begin phase III with this hand and an empty deck."""
    play = StagedWorld("wolf", "bear").market(*DEAR)
    play.set(place=7, hand=hand, deck=[], discard=[])

    def rest(table):
        table.now = "rest"
        table.free_card = free

    return play.arrange(rest)


def test_ruling_09_who_can_pay_for_nothing_takes_nothing():
    play = resting([])
    assert play.table.active == 1, "all cards cost at least one card, he has none"
    assert [card.key for card in play.table.market] == list(DEAR)


def test_ruling_10_the_price_is_paid_before_the_card_comes():
    play = resting(["wolf-aard-1"])
    play.choose("done")
    assert play.table.active == 1, "only the rightmost was payable, with the only card"
    assert [card.key for card in play.hero().hand] == ["crushing-blow-3"]
    assert [card.key for card in play.hero().discard] == ["wolf-aard-1"]


def test_ruling_11_defence_five_prints_four_but_counts_five():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[1, 4, 1, 1], shield=4)
    play.arrange(lambda table: list(raise_attribute(table, table.witchers[0], DEFENCE)))
    assert play.hero().shield == 4
    assert play.hero().shield_limit == 4
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"])
    play.set(shield=0)
    play.pool(1, 2, 3)
    play.choose("bite")  # damage equal to the level of Defence
    assert len(play.hero().discard) == 5


def test_ruling_12_lowered_and_raised_again():
    play = StagedWorld("wolf", "bear")
    play.set(attributes=[1, 3, 1, 1], shield=3)
    play.arrange(lambda table: lower_attribute(table, table.witchers[0], DEFENCE))
    assert play.hero().shield == 2
    play.set(shield=0)
    play.arrange(lambda table: list(raise_attribute(table, table.witchers[0], DEFENCE)))
    assert play.hero().shield == 1, "the step up gives its shield again"


def test_ruling_13_the_last_trophy_is_won_in_a_fight():
    play = StagedWorld("wolf", "bear")
    play.set(place=7, attributes=[5, 1, 1, 1], reputation=3)
    play.choose("phase-two", "master-combat-1")
    assert play.hero().reputation == 3
    assert not play.match.over
    solo = StagedWorld("wolf", lairs={"forest": ("barghest", 16), "mountain": ("griffin", 13), "water": ("leshen", 14)})

    def one_left(table):
        for lair in table.lairs[1:]:
            table.gone.extend([lair.monster])
            lair.monster = None

    solo.arrange(one_left)
    solo.set(place=16, reputation=2)
    solo.choose("phase-two")
    assert solo.barred["barghest"] == "why-last-hunt"


def duel(loser_reputation=0, **values):
    play = StagedWorld("wolf", "bear")
    play.set(1, place=11, gold=0, hand=["bear-aard-1", "bear-aard-2"], reputation=loser_reputation)
    play.set(0, place=11, gold=0, hand=["crushing-blow-1", "wolf-aard-1"], **values)
    play.choose("phase-two", "duel-1")
    play.set(1, hand=["bear-aard-1"], deck=["bear-cleave-1"], discard=[], shield=0)
    play.set(0, hand=["crushing-blow-1", "wolf-aard-1"])
    return play.choose("crushing-blow-1")


def test_ruling_14_a_second_victory_over_a_school_brings_gold_only():
    play = duel(trophies=["bear"], reputation=1)
    assert play.asked == "ask-add-card", "no trophy, no fatigue"
    play.choose(play.keys[0])
    assert play.hero().reputation == 1
    assert play.hero().gold == 1


@pytest.mark.parametrize(("reputation", "gold"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_ruling_15_gold_is_read_where_the_loser_stands(reputation, gold):
    play = duel(reputation, reputation=0)
    play.choose(play.keys[0])
    play.choose(play.keys[0])
    assert play.hero().gold == gold


def test_ruling_16_the_closed_tavern_moves_and_behelt_nar_is_no_place_to_brawl():
    play = duel()
    assert play.table.closed == 11
    assert not PLACES[0].brawl
    nar = StagedWorld("wolf", "bear")
    nar.set(0, place=0)
    nar.set(1, place=0)
    nar.choose("phase-two")
    assert nar.barred["duel-1"] == "why-duel-school"


def test_ruling_17_the_choosers_go_round_without_the_active_player():
    play = StagedWorld("wolf", "bear", "cat")
    many = [card.key for card in play.table.box.starting["wolf"]]
    play.hunt(hand=many[:2])
    seen = []
    for _ in range(3):
        assert play.asked == "ask-attack"
        seen.append(play.seat)
        play.choose("charge")
        while play.asked not in ("ask-attack", "ask-market", "ask-add-card"):
            play.choose(play.keys[0])
        if play.asked != "ask-attack":
            break
    assert seen == [2, 1, 2][: len(seen)]
    assert len(seen) >= 2


def test_ruling_18_nothing_before_the_first_move():
    play = StagedWorld("wolf", "bear")
    play.set(0, place=9, gold=3)
    play.set(1, place=9, gold=3)
    assert "action" not in play.keys
    assert "poker-1" not in play.keys
    assert play.barred["action"] == play.barred["poker-1"] == "why-move-first"


def test_ruling_19_behelt_nar_is_entered_with_any_single_card():
    play = StagedWorld("wolf", "bear")
    play.set(place=8, gold=0, hand=["rend-1"])
    play.choose("place-0+rend-1")
    assert play.hero().place == 0
    assert play.hero().hand == []


def test_ruling_20_trails_are_bound_to_the_terrain_and_not_spent_by_fighting():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["wolf-aard-1", "wolf-aard-2"], trails=["forest"])
    play.set(hand=["wolf-aard-1"], deck=[], discard=[])  # he plays his last card and is beaten
    assert play.asked == "ask-add-card"
    assert play.hero().has_trail("forest")
    play.arrange(lambda table: gain_trail(table, table.witchers[0], "forest"))
    assert len(play.hero().trails) == 1, "never two of a terrain"


def test_ruling_21_an_open_tracking_quest_is_no_trail_and_there_is_one_a_terrain():
    play = StagedWorld("wolf", "bear")
    play.arrange(lambda table: start_tracking(table, table.witchers[0], "water"))
    assert why_no_tracking(play.table, play.table.witchers[0], "water") == "why-tracking-already"
    play.arrange(lambda table: gain_trail(table, table.witchers[0], "water"))
    assert play.hero().has_trail("water")
    assert play.hero().is_tracking("water")


def test_ruling_22_without_a_token_another_terrain_and_without_any_the_card_is_lost():
    play = top_story(StagedWorld("wolf", "bear"), "city", 20)  # a quest in the water
    play.arrange(lambda table: (table.gone.extend(table.supply["water"]), table.supply["water"].clear()))
    play.set(place=7, hand=["rend-1"])
    play.choose("phase-two", "explore-city", "a")
    assert play.asked == "ask-quest-terrain"
    play.choose("forest")
    assert play.hero().quests[0].token.terrain == "forest"
    none = top_story(StagedWorld("wolf", "bear"), "city", 20)
    none.arrange(lambda table: [(table.gone.extend(pile), pile.clear()) for pile in table.supply.values()])
    none.set(place=7, hand=["rend-1"])
    none.choose("phase-two", "explore-city", "a")
    assert none.hero().quests == ()
    assert any(getattr(thing, "key", "") == "city-20" for thing in none.table.gone)


def test_ruling_23_up_to_four_means_hold_four_and_five_only_where_it_says_so():
    play = top_story(StagedWorld("wolf", "bear"), "wilds", 2)
    play.set(place=7, hand=["rend-1"], potions=["swallow"])
    play.choose("phase-two", "explore-wilds", "b")
    assert len(play.hero().potions) == 4
    from fabletable.games.witcher.rules.potions import fill_beyond_limit, gain_potions

    play.arrange(lambda table: fill_beyond_limit(table, table.witchers[0], 5))
    assert len(play.hero().potions) == 5
    play.arrange(lambda table: next(gain_potions(table, table.witchers[0], 1)))
    assert len(play.hero().potions) == 6, "the next potion brings the limit back: he is asked to discard down"


def test_ruling_24_as_many_potions_as_alchemy_and_paid_ones_do_not_count():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("archespore", 16)})
    play.hunt(hand=["wolf-aard-1", "rend-1"], potions=["tawny-owl", "tawny-owl", "tawny-owl"], trails=["forest"])
    play.choose(play.keys[0])  # one for Archespore
    assert play.asked == "ask-effects"
    play.choose(play.keys[0])  # Alchemy I: one in the fight
    assert play.asked == "ask-combo-first", "and no more"


def test_ruling_25_the_card_with_the_used_tab_returns():
    play = StagedWorld("wolf", "bear")
    play.hunt(hand=["cover-1", "precise-cut-3", "rend-1"], trails=["forest"])
    play.choose("cover-1", "precise-cut-3")
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert "cover-1" in [card.key for card in play.hero().hand]
    assert "cover-1" not in [card.key for card in play.hero().discard]


def test_ruling_26_the_first_card_of_a_combo_lies_lowest_and_is_not_yet_there():
    play = StagedWorld("wolf", "bear")
    yellow = next(card.key for card in play.table.box.actions if card.again)
    play.hunt(hand=[yellow, "rend-1"], trails=["forest"])
    play.set(discard=["rend-2"])
    play.choose(yellow)
    if play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert "rend-2" in [card.key for card in play.hero().hand], "the card that lay there before the combo"
    assert [card.key for card in play.hero().discard] == [yellow]
    chain = StagedWorld("wolf", "bear")
    chain.hunt(hand=["whirl-1", "block-1", "rend-1"], trails=["forest"])
    chain.choose("whirl-1", "block-1")
    assert [card.key for card in chain.hero().discard][:2] == ["whirl-1", "block-1"]


def test_ruling_27_an_empty_deck_cannot_be_explored():
    play = StagedWorld("wolf", "bear")
    play.arrange(lambda table: (table.gone.extend(table.city), table.city.clear()))
    play.set(place=7, hand=["rend-1"])
    play.choose("phase-two")
    assert play.asked == "ask-story", "only the wilds are left, so that is where he goes"
    both = StagedWorld("wolf", "bear")
    both.arrange(lambda table: [(table.gone.extend(deck), deck.clear()) for deck in (table.city, table.wilds)])
    both.set(place=7, hand=["rend-1"])
    both.choose("phase-two")
    assert both.asked == "ask-discard-more", "nothing to do: Phase III"


def test_ruling_28_short_fights_know_no_potions_and_no_trophies():
    play = StagedWorld("wolf", "bear")

    def event(table):
        from fabletable.games.witcher.table import StoryQuest

        story = next(story for story in table.wilds if story.number == 32)
        table.wilds.remove(story)
        table.witchers[0].quests += (StoryQuest(story, 7, 0, (9,), None),)

    play.arrange(event)
    play.set(place=10, hand=["rend-3", "rend-2", "whirl-1"], potions=["tawny-owl"], shield=1, trophies=["nekkers-nest"])
    play.choose("place-9", "rend-3", "wilds-32")
    assert play.asked == "ask-combo-first", "no potions before it"
    assert play.hero().shield == 0
    assert len(play.hero().hand) == 5, "three cards drawn"
    play.choose("rend-2")
    assert play.asked in ("ask-travel", "ask-combo-next")
    assert len(play.hero().potions) == 3, "two damage: two potions, and the one he had"


def test_ruling_29_the_third_of_five_players_has_five_gold():
    assert SEATS[4][2] == (4, 5)


def test_ruling_30_armour_gives_shield_and_cards():
    play = StagedWorld("bear", "wolf")
    play.hunt(hand=["bear-aard-1", "bear-aard-2"], attributes=[1, 3, 1, 3], shield=0, trails=["forest"])
    assert play.hero().shield == 1
    assert len(play.hero().hand) == 4, "level III: shield +1 and two cards"


def test_ruling_31_nekkers_nest_takes_a_card_after_a_turn_without_a_combo_too():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("nekkers-nest", 16)})
    play.hunt(hand=["rend-1"])
    deck = ["wolf-shove-1", "wolf-shove-2", *(f"rend-{n}" for n in range(2, 8))]
    play.set(hand=[], deck=deck, discard=[], attributes=[3, 1, 1, 1], shield=1)
    play.pool(4, 6, 5, 14)
    play.choose("charge")  # two damage: the shield and a card; then a turn with an empty hand
    assert play.fight.fighters[0].turns == 1
    assert len(play.hero().hand) == 3 - 1, "no combo, so no green card"


def venom(level, **values):
    """Set up a Viper whose blow has taken two cards of a Bear, before the skill."""
    play = StagedWorld("viper", "bear")
    play.set(1, place=7, gold=0, **values)
    play.set(place=7, hand=["viper-aard-1", "rend-1"], gold=0, attributes=[1, 1, 1, level])
    play.choose("phase-two", "duel-1")
    play.set(1, shield=0)
    play.choose("rend-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    return play


def use_venom(play):
    play.choose("skill-viper")
    while play.asked in ("ask-discard-looked", "ask-put-back"):
        play.choose(play.keys[0])
    return play


def test_ruling_32_cards_discarded_by_venomous_steel_count_for_the_one_who_loses_them():
    without = venom(4, trophies=["rotfiend"])
    without.choose("done")
    assert without.seat == 0 or without.asked != "ask-power", "two cards are not four"
    play = use_venom(venom(4, trophies=["rotfiend"]))
    assert (play.seat, play.asked, play.keys) == (1, "ask-power", ["rotfiend-bile", "done"])


def test_ruling_32_cards_discarded_by_venomous_steel_count_for_the_one_who_took_them():
    play = StagedWorld("viper", "bear", lairs={"forest": ("foglet", 16)})
    hunting = {"hand": ["viper-aard-1", "rend-1"], "trails": ["forest"], "trophies": ["defence"], "shield": 0}
    play.hunt(**hunting, attributes=[1, 3, 1, 4])
    play.choose("rend-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.keys == ["skill-viper", "done"], "two cards are not four"
    use_venom(play)
    assert play.keys == ["master-defence", "done"]


def light(hand, **values):
    """Strike with the first of these cards as a witcher with Light Essence and a full shield."""
    play = StagedWorld("wolf", "bear", lairs={"forest": (values.pop("monster", "foglet"), 16)})
    play.hunt(**{"hand": hand, "trails": ["forest"], "trophies": ["noonwraith"], "shield": 1, **values})
    play.choose(hand[0])
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    return play


def cards_taken(play, power):
    """Return the number of cards of the monster's pool that this power takes."""
    before = len(play.match.log(0))
    play.choose(power)
    return next(line.args["n"] for line in play.match.log(0)[before:] if line.id == "monster-hit")


def test_ruling_33_light_essence_converts_the_combos_shield_above_the_maximum():
    full = light(["block-1", "rend-1"])
    assert full.asked == "ask-power"
    assert cards_taken(full, "light-essence") == 2, "both points"
    half = light(["block-1", "rend-1"], attributes=[1, 2, 1, 1])
    assert half.hero().shield == 2
    assert cards_taken(half, "light-essence") == 1, "one found room"


def test_ruling_33_light_essence_converts_what_is_added_to_the_icons_too():
    charm = light(["intense-quen-3", "rend-1"], trophies=["noonwraith", "whispess"])
    charm.choose("whispess-charm")
    assert charm.fight.fighters[0].overflow == 3
    assert cards_taken(charm, "light-essence") == 2, "never more than two"


def test_ruling_33_light_essence_converts_no_shield_of_step_1():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("foglet", 16)})
    play.hunt(hand=["wolf-aard-1", "rend-1"], trails=["forest"], trophies=["noonwraith"], shield=1, potions=["swallow"])
    play.choose(play.hero().potions[0].key, "wolf-aard-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.asked != "ask-power"


def test_ruling_33_light_essence_converts_nothing_that_thunderbolt_silences():
    play = StagedWorld("wolf", "bear", lairs={"forest": ("foglet", 16)})
    play.hunt(hand=["block-1", "rend-1"], trails=["forest"], trophies=["noonwraith"], shield=1, potions=["thunderbolt"])
    play.choose(play.hero().potions[0].key, "block-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.asked != "ask-power"


def test_ruling_33_nothing_that_answers_an_attack_counts_the_damage_of_light_essence():
    play = StagedWorld("wolf", "viper", lairs={"forest": ("foglet", 16)})
    play.hunt(hand=["block-1", "rend-1"], trails=["forest"], trophies=["noonwraith", "viper"], shield=1)
    play.choose("block-1")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.keys == ["light-essence", "done"]
    play.choose("light-essence")
    assert play.asked != "ask-power", "the Viper Medallion asks for cards taken by an attack"
