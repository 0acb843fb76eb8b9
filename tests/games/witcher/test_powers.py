"""Skills, potions, trophies, equipment and companions do what they say."""

import pytest

from fabletable.games.witcher.cards.schools import ARMOUR, MAGIC, SPEED, SWORDMASTER, VENOM
from tests.rulebook.witcher.arranged import StagedWorld, find_card, keep_events

CARDS = ["wolf-aard-1", "rend-1", "rend-2"]


def fighting(school="wolf", monster="barghest", **values):
    """Set up the witcher's first turn against a monster, with three cards in hand unless told otherwise."""
    play = StagedWorld(
        school, "wolf" if school != "wolf" else "bear", lairs={"forest": (monster, 16), "water": ("ekimmara", 14)}
    )
    cards = [card.replace("wolf", school) for card in CARDS]
    return play.hunt(16, **{"hand": cards, "trails": ["forest"], **values})


def strike(play, *keys):
    play.choose(*keys)
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    return play


def holding(number, **values):
    """Set up a fight with the equipment or companion of this event."""
    play = keep_events(StagedWorld("wolf", "bear"), number)
    return play.hunt(16, **{"hand": CARDS, "trails": ["forest"], **values})


# --- the five skills by level ---


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_wolf_swordmaster(level):
    damage, cards = SWORDMASTER[level]
    play = fighting(hand=["whirl-3", "intense-axii-1", "wolf-aard-1", "rend-1"], attributes=[1, 1, 1, level])
    last = find_card(play.table, "intense-axii-1")
    third = next(card for card in play.hero().hand if card.colour in last.links and card.key != "whirl-3")
    play.choose("whirl-3", "intense-axii-1", third.key)
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert play.asked == "ask-power"
    plain = play.match.clone()
    play.choose("skill-wolf")
    plain.choose("done")
    assert len(plain.table.fight.pool.cards) - len(play.fight.pool.cards) == damage
    assert len(play.hero().hand) - len(plain.table.witchers[0].hand) == cards


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_bear_armour(level):
    shield, cards = ARMOUR[level]
    play = fighting("bear", shield=0, attributes=[1, 4, 1, level], hand=["bear-aard-1", "rend-1"])
    assert play.hero().shield == shield
    assert len(play.hero().hand) == 2 + cards


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_griffin_magic(level):
    play = fighting("griffin", attributes=[1, 1, 1, level], hand=["rend-1", "rend-2", "rend-3"])
    play.set(discard=["whirl-1", "block-1"])
    play.choose("skill-griffin")
    if level >= 4:
        assert play.asked == "ask-take-discarded"
        assert set(play.keys) == {"whirl-1", "block-1"}
        play.choose("whirl-1")
        assert play.hero().hand[-1].key == "whirl-1"
        return
    assert play.hero().hand[-1].key == "block-1", "the top one"
    for _ in range(MAGIC[level]):
        assert play.asked == "ask-discard"
        play.choose(play.keys[0])
    assert play.asked == "ask-combo-first"


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_cat_speed(level):
    look, take = SPEED[level]
    play = fighting("cat", attributes=[1, 1, 1, level], hand=["rend-1", "rend-2"])
    play.set(deck=["whirl-1", "whirl-2", "whirl-3", "whirl-4"])
    play.choose("skill-cat")
    assert len(play.table.looked) in (look, 0)
    while play.asked == "ask-take-looked":
        play.choose(play.keys[-1])
    while play.asked == "ask-put-back":
        play.choose(play.keys[0])
    assert len(play.hero().hand) == 2 + take
    assert len(play.hero().deck.cards) == 4 - take


def test_cat_speed_stops_at_seven_cards():
    play = fighting("cat", attributes=[1, 1, 1, 4], hand=[f"rend-{n}" for n in range(1, 7)])
    play.set(deck=["whirl-1", "whirl-2", "whirl-3", "whirl-4"])
    play.choose("skill-cat", "whirl-2", "whirl-3")  # there is room for one; the others go back
    assert len(play.hero().hand) == 7
    assert [card.key for card in play.hero().deck.cards] == ["whirl-4", "whirl-3", "whirl-1"]


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_viper_venomous_steel(level):
    look, discard = VENOM[level]
    play = fighting("viper", attributes=[1, 1, 1, level], hand=["rend-1", "rend-2"])
    play.pool(1, 2, 3, 4, 5, 6, 7, 8)
    strike(play, "rend-1")  # two damage: six cards left
    assert play.asked == "ask-power"
    play.choose("skill-viper")
    assert len(play.table.looked) == look
    lost = 0
    while play.asked == "ask-discard-looked":
        play.choose(play.keys[0])
        lost += 1
    while play.asked == "ask-put-back":
        play.choose(play.keys[0])
    assert lost == discard
    assert len(play.fight.pool.cards) == 6 - discard
    assert play.fight.pool.knows(0, play.fight.pool.cards[-1]), "who has looked knows the order"


# --- potions ---


def drink(kind, **values):
    play = fighting(potions=[kind], **values)
    return play.choose(play.hero().potions[0].key)


def test_swallow():
    play = drink("swallow", shield=1, attributes=[2, 3, 1, 1])
    assert play.hero().shield == 1, "the Barghest took one, Swallow gave it back"
    strike(play, "wolf-aard-1")
    assert len(play.hero().hand) == 2 + 1, "Combat II, one less"


def test_black_blood():
    play = drink("black-blood", hand=["whirl-1", "block-1"])
    assert len(play.fight.pool.cards) == 10
    play.choose("whirl-1")
    assert play.asked != "ask-combo-next", "one card only"


def test_petris_philter():
    play = drink("petris-philter", hand=["wolf-aard-1", "wolf-aard-2", "rend-1"])
    assert play.asked == "ask-petri"
    play.choose("wolf-aard-2")
    assert len(play.fight.pool.cards) == 9
    barred = fighting(potions=["petris-philter"], hand=["rend-1", "rend-2"])
    assert barred.asked == "ask-combo-first", "no purple or yellow card to pay with"
    other = fighting(potions=["petris-philter", "swallow"], hand=["rend-1", "rend-2"])
    assert list(other.barred.values()) == ["why-no-sign"]


def test_maribor_forest():
    play = drink("maribor-forest", attributes=[3, 1, 1, 1])
    assert len(play.hero().hand) == 5
    strike(play, "wolf-aard-1")
    assert len(play.hero().hand) == 4 + 1


def test_tawny_owl_and_thunderbolt():
    play = strike(drink("tawny-owl"), "wolf-aard-1")
    assert len(play.hero().hand) == 2 + 2
    thunder = strike(drink("thunderbolt"), "rend-1")
    assert len(thunder.fight.pool.cards) == 11 - 3
    calm = strike(drink("thunderbolt"), "wolf-aard-1")
    assert len(calm.fight.pool.cards) == 11 - 1, "no blue or red card"


# --- trophies ---


def with_trophy(key, **values):
    return fighting(trophies=[key], **values)


def test_arachas_spinneret():
    play = StagedWorld("wolf", "bear")
    play.set(place=16, hand=["wolf-aard-1"], trophies=["arachas"], trails=["forest"])
    play.choose("phase-two", "barghest")
    assert play.asked == "ask-power-before-pool"
    play.choose("arachas-spinneret")
    assert len(play.hero().hand) == 3


def test_bear_and_cat_medals():
    play = with_trophy("bear", shield=1)
    play.choose("bear-medal")
    assert play.hero().shield == 1
    cat = with_trophy("cat")
    cat.choose("cat-medal")
    assert len(cat.hero().hand) == 4


def test_viper_medal_and_master_of_defence():
    play = strike(with_trophy("viper"), "rend-1")
    play.choose("viper-medal")
    assert len(play.fight.pool.cards) == 11 - 3
    guard = with_trophy("defence", attributes=[1, 4, 1, 1], shield=1, hand=["crushing-blow-1", "rend-1", "whirl-1"])
    strike(guard, "crushing-blow-1")
    assert guard.asked != "ask-power", "three cards are not four"
    four = with_trophy("defence", attributes=[1, 4, 1, 1], shield=1, hand=["crushing-blow-2", "rend-1", "whirl-1"])
    strike(four, "crushing-blow-2")
    four.choose("master-defence")
    assert four.hero().shield == 2, "the Barghest took one, four cards bring two"


def test_master_of_combat_draws_two_more():
    play = strike(with_trophy("combat"), "wolf-aard-1")
    assert play.asked == "ask-power"
    play.choose("master-combat")
    assert len(play.hero().hand) == 2 + 3


def test_master_of_alchemy_repeats_a_potion():
    play = with_trophy("alchemy", potions=["tawny-owl"])
    play.choose(play.hero().potions[0].key, "master-alchemy")
    strike(play, "wolf-aard-1")
    assert len(play.hero().hand) == 2 + 3


def test_foglet_lantern_sinks_what_it_likes():
    play = strike(with_trophy("foglet"), "wolf-aard-1")
    assert play.asked == "ask-power"
    play.choose("foglet-lantern")
    below = play.keys[0]
    play.choose(below, "done")
    assert play.fight.pool.cards[0].key == below


def test_weavess_thread_lays_a_card_without_a_link():
    play = with_trophy("weavess")
    play.choose("rend-1")
    assert "weavess-thread" in play.keys
    play.choose("weavess-thread", "rend-2")
    while play.asked == "ask-combo-next":
        play.choose("combo-done")
    assert len(play.fight.pool.cards) == 11 - 4
    assert len(play.hero().hand) == 1, "Combat I, twice one less, one more"


def test_weavess_thread_draws_more_only_for_a_card_that_is_laid():
    play = with_trophy("weavess")
    play.choose("rend-1", "weavess-thread")
    assert play.asked == "ask-combo-unlinked"
    assert set(play.keys) == {"wolf-aard-1", "rend-2"}, "nobody stops here"


def test_nightwraith_hair_adds_the_top_discard():
    play = with_trophy("nightwraith")
    play.set(discard=["crushing-blow-1"])
    strike(play, "wolf-aard-1")
    play.choose("nightwraith-hair")
    assert len(play.fight.pool.cards) == 11 - 4
    assert [card.key for card in play.hero().discard] == ["wolf-aard-1", "crushing-blow-1"]


def test_the_card_of_nightwraith_hair_is_a_card_of_the_combo():
    play = keep_events(StagedWorld("wolf", "bear"), 26)  # the crane sword
    play.hunt(hand=CARDS, trophies=["nightwraith"], trails=["forest"])
    play.set(discard=["precise-cut-1"])
    strike(play, "wolf-aard-1")
    play.choose("nightwraith-hair")
    assert len(play.fight.pool.cards) == 11 - 3, "one, one, and one for the blue card"
    hag = fighting(monster="whispess", trophies=["nightwraith"], attributes=[1, 3, 1, 1], shield=3)
    hag.set(discard=["intense-yrden-1"])
    strike(hag, "wolf-aard-1")
    hag.choose("nightwraith-hair")
    assert hag.hero().shield == 1, "a yellow card all the same"


def test_yghern_carapace_and_manticore_sting_soften_a_blow():
    for trophy, power, lost in (("yghern", "yghern-carapace", 3), ("manticore", "manticore-sting", 3)):
        play = StagedWorld("wolf", "bear")
        play.hunt(16, hand=CARDS, trophies=[trophy])
        play.set(shield=0)
        play.pool(12, 1, 2)
        play.choose("bite", power)  # five damage, two less
        if play.asked == "ask-discard":
            play.choose("rend-2")
        assert len(play.hero().discard) == lost + (1 if trophy == "manticore" else 0)


def test_leshen_antlers_choose_after_the_card_is_seen():
    play = StagedWorld("wolf", "bear")
    play.hunt(16, hand=CARDS, trophies=["leshen"])
    play.set(shield=0)
    play.pool(12, 1, 2)
    play.choose("bite")
    assert play.seat == 0
    play.choose("leshen-antlers", "charge")
    assert len(play.hero().discard) == 3


def test_griffin_feather_rolls():
    for pips, damage in ((2, 0), (5, 2), (6, 3)):
        play = with_trophy("griffin")
        play.load(pips)
        play.choose("griffin-feather")
        assert len(play.fight.pool.cards) == 11 - damage


def test_brewess_ladle_and_water_hag_tooth():
    play = with_trophy("brewess")
    play.choose("brewess-ladle")
    assert play.asked in ("ask-brew", "ask-combo-first")
    tooth = with_trophy("water-hag", potions=["tawny-owl", "tawny-owl"])
    tooth.choose(tooth.hero().potions[0].key)
    assert "water-hag-tooth" in tooth.keys
    tooth.choose("water-hag-tooth")
    assert tooth.fight.fighters[0].potions_used == 1


def test_penitent_censer_buys_the_first_turn():
    play = StagedWorld("wolf", "bear")
    play.hunt(16, hand=CARDS, trophies=["penitent"])
    assert play.asked == "ask-power"
    play.choose("penitent-censer", "rend-2")
    assert play.fight.to_move == 0
    assert play.hero().deck.cards[0].key == "rend-2"


# --- equipment and companions ---


def test_crossbows_and_knuckles():
    play = holding(1).choose("crossbow", "rend-2")
    assert len(play.fight.pool.cards) == 9
    landrag = holding(14).choose("landrags-crossbow")
    assert len(landrag.fight.pool.cards) == 9
    knuckles = holding(15).choose("brass-knuckles", "rend-2")
    assert len(knuckles.fight.pool.cards) == 9


def test_armour_boots_and_crane_sword():
    armour = holding(13, attributes=[1, 4, 1, 1], shield=1).choose("armour")
    assert armour.hero().shield == 2
    boots = strike(holding(31), "wolf-aard-1").choose("boots")
    assert len(boots.hero().hand) == 2 + 3
    crane = holding(26, hand=["whirl-1", "rend-1"])
    strike(crane, "whirl-1")
    assert len(crane.fight.pool.cards) == 11 - 2


def test_kaya_strikes_first_and_edgar_strikes_hard():
    kaya = holding(23, trails=[])
    assert kaya.fight.to_move == 0
    edgar = strike(holding(50), "wolf-aard-1")
    edgar.choose("edgar")
    assert len(edgar.fight.pool.cards) == 11 - 4


def test_edgar_helps_the_first_combo_even_if_the_first_turn_had_none():
    play = keep_events(StagedWorld("wolf", "bear"), 50)
    play.hunt(hand=CARDS)
    play.set(hand=[], deck=["wolf-aard-1", *(f"rend-{n}" for n in range(1, 7))], attributes=[3, 1, 1, 1])
    play.pool(6, 4, 3, 5, 2, 1, 7, 8)
    play.choose("charge")  # then a turn with an empty hand
    assert play.fight.fighters[0].turns == 1
    play.choose("charge")
    strike(play, play.keys[0])
    assert play.asked == "ask-power"
    left = len(play.fight.pool.cards)
    damage = play.fight.fighters[0].combo[0].damage
    play.choose("edgar")
    assert len(play.fight.pool.cards) == left - damage - 3


def test_oscar_looks_and_discards():
    play = strike(holding(18), "wolf-aard-1")
    play.choose("oscar")
    play.choose(play.keys[0])
    assert len(play.fight.pool.cards) == 10 - 1


def test_medicine_brings_a_card_back_into_the_deck():
    play = holding(56)
    play.set(discard=["whirl-1", "whirl-2"])
    play.choose("medicine", "whirl-1")
    assert [card.key for card in play.hero().discard] == ["whirl-2"]


def test_adje_may_hurt_her_friend():
    for pips, suffered, dealt in ((1, 1, 0), (3, 1, 2), (6, 0, 2)):
        play = holding(20, shield=1, attributes=[1, 2, 1, 1])
        play.set(shield=1)
        play.load(pips)
        play.choose("adje")
        assert play.hero().shield == 1 - suffered
        assert len(play.fight.pool.cards) == 11 - dealt


def test_what_softens_attacks_does_not_soften_adje():
    play = keep_events(StagedWorld("wolf", "bear"), 5, 20)  # Jardel and Adje
    play.hunt(hand=CARDS, trophies=["yghern"])
    play.set(shield=1)
    play.pool(2, 3, 4, 5, 6, 7)
    play.choose("charge", "rend-2")  # nothing to soften
    play.load(1).choose("adje")
    assert play.asked == "ask-combo-first"
    assert play.hero().shield == 0


def test_jardel_softens_the_first_attack_only():
    play = keep_events(StagedWorld("wolf", "bear"), 5).hunt(hand=CARDS)
    play.set(shield=0)
    play.pool(12, 18, 3)
    play.choose("bite", "jardel")  # five damage, two less
    assert len(play.hero().discard) == 3
    other = keep_events(StagedWorld("wolf", "bear"), 5).hunt(hand=CARDS)
    other.set(shield=0)
    other.pool(12, 18, 3)
    other.choose("bite", "done")
    strike(other, "wolf-aard-1")
    other.choose("bite")
    assert other.asked != "ask-power", "the second attack is too late"


def test_the_horse_and_the_boat():
    play = keep_events(StagedWorld("wolf", "bear"), 16, 32)
    play.set(place=2, hand=["rend-1", "rend-2"])
    assert {"event-16-place-6", "event-16-place-7", "event-32-place-1"} <= set(play.keys)
    play.choose("event-16-place-7")
    assert play.hero().place == 7
    assert len(play.hero().hand) == 2, "the horse needs no card"
    assert not [key for key in play.keys if key.startswith("event-16")], "once a turn"
    play.choose("event-32-place-4", "rend-2")
    assert play.hero().place == 4, "by water with any card"
