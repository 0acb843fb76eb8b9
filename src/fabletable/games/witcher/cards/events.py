"""The fifty-six events, found by their numbers: choices, tests, short fights, equipment and companions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.cards.kinds import (
    ALCHEMY,
    BLUE,
    COMBAT,
    COMBO,
    DEFENCE,
    ENTER,
    FIRST_TURN_ORDER,
    FOE_BEGINS,
    FOREST,
    GREEN,
    HIT,
    STEP_1,
    STEP_4,
    WATER,
    Keepsake,
    Power,
    Story,
    power,
)
from fabletable.games.witcher.fight import MONSTER, Fight, Fighter
from fabletable.games.witcher.rules.deeds import (
    add_damage,
    add_shield,
    deal_damage,
    discard_to_deal,
    draw_more,
    has_cards,
    has_discards,
    look_at_foe,
    raise_shield,
    soften_hit,
)
from fabletable.games.witcher.rules.life_pool import deal, is_knocked_out, take_damage
from fabletable.games.witcher.rules.results import (
    add_any_card,
    add_card,
    alchemy,
    any_attribute,
    at_least,
    attribute,
    band,
    by_level_of,
    by_witcher_level,
    combat,
    defence,
    discard_cards,
    draw_cards,
    event,
    exactly_five_potions,
    free_market_card,
    full_shield,
    gold,
    if_,
    keep,
    lose_companion,
    lowest,
    next_draw,
    no_exploration,
    no_shield,
    potion,
    roll,
    school_owner_gains,
    shield,
    short_fight,
    special,
    test,
    to_phase_three,
    trail,
    trash_card,
    two_lowest,
    up_to_four_potions,
)
from fabletable.games.witcher.rules.witcher_turn import knocked_out
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name

ALL_OF_IT: Final = 99


def _monsters_first_turn(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.monster_turns == 1


def _foe_has_cards(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return bool(table.witchers[fight.foe_of(me).seat].deck.cards if fight.duel else fight.pool.cards)


def _oscar(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """Before the opponent's turn: look at two of its cards and discard one."""
    yield from look_at_foe(table, fight, me, gives.n, gives.m)


def _adje(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A die: 1 hurts her friend, 2-4 both sides, 5-6 the foe alone."""
    pips = table.chance.roll()
    table.tell("rolled-power", seat=seat_name(me.seat), power=gives, n=pips)
    if pips <= 4:
        taken = fight.lost
        yield from take_damage(table, fight, me, gives.m)
        fight.lost = taken  # her own fault, not the opponent's attack
        if is_knocked_out(table.witchers[me.seat]):
            knocked_out(fight, me)
            return
    if pips >= 2:
        yield from deal(table, fight, me, gives.n)


def _monster_first(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return fight.to_move == MONSTER


def _go_first(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    fight.to_move = me.seat


def _has_green(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == GREEN for card in me.combo)


def _has_blue(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return any(card.colour == BLUE for card in me.combo)


def _first_combo(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> bool:
    return me.combos == 1


def _blue_damage(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> None:
    """Every blue card of the combo strikes harder."""
    me.bonus_damage += gives.n * sum(card.colour == BLUE for card in me.combo)


def _shuffle_back(table: OldWorld, fight: Fight, me: Fighter, gives: Power) -> Rules[None]:
    """A discarded card of one's choice back into the deck."""
    witcher = table.witchers[me.seat]
    for _ in range(min(gives.n, len(witcher.discard))):
        card = yield from table.pick(me.seat, "ask-shuffle-back", witcher.discard, rule="effects")
        witcher.discard.remove(card)
        witcher.deck.cards.append(card)
        table.tell("shuffled-back", seat=seat_name(me.seat), card=card)
    witcher.deck.shuffle(table.chance)


# --- what equipment and companions do ---

CROSSBOW: Final = power("crossbow", STEP_1, discard_to_deal, may=has_cards, first=True, n=2, icon="crossbow")
JARDEL: Final = power("jardel", HIT, soften_hit, may=_monsters_first_turn, n=2, foe="monster", icon="shepherds-crook")
MARTYN: Final = power("martyn", ENTER, n=1, auto=True, every=True, icon="banjo")
ARMOUR: Final = power("armour", STEP_1, raise_shield, n=2, icon="breastplate")
LANDRAGS_CROSSBOW: Final = power("landrags-crossbow", STEP_1, deal_damage, first=True, n=2, icon="crossbow")
BRASS_KNUCKLES: Final = power("brass-knuckles", STEP_1, discard_to_deal, may=has_cards, n=2, icon="brass-knuckles")
OSCAR: Final = power("oscar", FOE_BEGINS, _oscar, may=_foe_has_cards, n=2, m=1, icon="sniffing-dog")
ADJE: Final = power("adje", STEP_1, _adje, first=True, n=2, m=1, icon="elf-helmet")
KAYA: Final = power(
    "kaya", FIRST_TURN_ORDER, _go_first, may=_monster_first, auto=True, every=True, foe="monster", icon="bowman"
)
CRANE_SWORD: Final = power("crane-sword", COMBO, _blue_damage, may=_has_blue, auto=True, every=True, n=1, icon="katana")
BRACERS: Final = power("bracers", COMBO, add_shield, may=_has_green, n=1, icon="bracers")
BOOTS: Final = power("boots", STEP_4, draw_more, first=True, n=2, icon="leather-boot")
EDGAR: Final = power("edgar", COMBO, add_damage, may=_first_combo, n=3, foe="monster", icon="mounted-knight")
MEDICINE: Final = power("medicine", STEP_1, _shuffle_back, may=has_discards, n=1, icon="medicines")

# fmt: off
EVENTS: Final[Sequence[Story]] = (
    Story(
        "event", 1, "Crossbow", "crossbow",
        a=[keep(Keepsake("power", CROSSBOW))],
    ),
    Story(
        "event", 2, "The Chainmail Workshop", "wool",
        a=[gold(3)],
        b=[up_to_four_potions, trail],
    ),
    Story(
        "event", 3, "The Source of the Poison", "hospital-cross",
        a=[exactly_five_potions],
        b=[event(56)],
    ),
    Story(
        "event", 4, "The Academy of Ban Ard", "ink-swirl",
        a=[any_attribute],
        b=[event(5)],
    ),
    Story(
        "event", 5, "Jardel", "shepherds-crook",
        a=[keep(Keepsake("power", JARDEL))],
    ),
    Story(
        "event", 6, "The Golem Awake", "locked-chest",
        a=[roll(band(1, 2, gold(2)), band(3, 4, gold(3)), band(5, 6, gold(4)))],
        b=[add_card(0)],
    ),
    Story(
        "event", 7, "The Cordon at Cintra", "medieval-gate",
        a=[short_fight(ALL_OF_IT, 3,
            band(0, 2, potion(2)),
            band(3, 4, potion(3)),
            at_least(5, full_shield, potion(3)),
        )],
    ),
    Story(
        "event", 8, "What Lives in the Corn", "sewing-needle",
        a=[gold(2)],
        b=[add_card(0)],
    ),
    Story(
        "event", 9, "The Forktail's Nest", "egg-clutch",
        a=[add_card(2)],
        b=[exactly_five_potions],
    ),
    Story(
        "event", 10, "Whose Kill Was It?", "portculis",
        a=[if_("own-school", [potion(2), any_attribute], [gold(4), school_owner_gains, to_phase_three])],
    ),
    Story(
        "event", 11, "Martyn", "banjo",
        a=[keep(Keepsake("power", MARTYN))],
    ),
    Story(
        "event", 12, "The Witcher's Murderers", "outback-hat",
        a=[short_fight(2, 2,
            band(0, 2, up_to_four_potions),
            band(3, 4, free_market_card),
            at_least(5, add_card(1)),
        )],
    ),
    Story(
        "event", 13, "Armour", "breastplate",
        a=[keep(Keepsake("power", ARMOUR))],
    ),
    Story(
        "event", 14, "Landrag's Crossbow", "crossbow",
        a=[keep(Keepsake("power", LANDRAGS_CROSSBOW))],
    ),
    Story(
        "event", 15, "Brass Knuckles", "brass-knuckles",
        a=[keep(Keepsake("power", BRASS_KNUCKLES))],
    ),
    Story(
        "event", 16, "Horse", "horse-head",
        a=[to_phase_three, keep(Keepsake("horse", terrain=FOREST))],
    ),
    Story(
        "event", 17, "The Old Man's Secret", "mine-wagon",
        a=[event(18)],
        b=[event(19)],
    ),
    Story(
        "event", 18, "Oscar", "sniffing-dog",
        a=[keep(Keepsake("power", OSCAR))],
    ),
    Story(
        "event", 19, "Blades at the Hut", "war-pick",
        a=[short_fight(ALL_OF_IT, 3,
            band(0, 3, lowest, gold(1)),
            band(4, 5, lowest, gold(3)),
            at_least(6, any_attribute),
        )],
    ),
    Story(
        "event", 20, "Adje", "unlit-bomb",
        a=[keep(Keepsake("power", ADJE))],
    ),
    Story(
        "event", 21, "The Hidden Arena", "windmill",
        a=[roll(band(1, 3, gold(3)), band(4, 6, no_shield, two_lowest, no_exploration))],
    ),
    Story(
        "event", 22, "The Mayor's Promise", "dam",
        a=[event(23)],
        b=[keep(Keepsake("trade-exploration", n=4))],
    ),
    Story(
        "event", 23, "Kaya", "notebook",
        a=[keep(Keepsake("power", KAYA))],
    ),
    Story(
        "event", 24, "The Hunted Elves", "mountain-road",
        a=[no_shield, two_lowest, to_phase_three, next_draw(-1)],
        b=[event(20), next_draw(-1)],
    ),
    Story(
        "event", 25, "The Shrine by the Water", "stone-wall",
        a=[special],
        b=[keep(Keepsake("potion-limit", n=5))],
    ),
    Story(
        "event", 26, "The Crane Sword", "sword-in-stone",
        a=[shield(-1), lowest],
        b=[keep(Keepsake("power", CRANE_SWORD))],
    ),
    Story(
        "event", 27, "Ulven's Errand", "shadow-follower",
        a=[short_fight(2, 2,
            band(0, 2, gold(3)),
            band(3, 4, lowest),
            at_least(5, next_draw(1)),
        )],
    ),
    Story(
        "event", 28, "Bracers", "bracers",
        a=[keep(Keepsake("power", BRACERS))],
    ),
    Story(
        "event", 29, "The Antidote", "gloves",
        a=[add_card(2)],
        b=[gold(4), add_card(0), keep(Keepsake("replaces-exploration", event=30))],
    ),
    Story(
        "event", 30, "An Old Debt", "boar-tusks",
        a=[trail],
        b=[roll(band(1, 2, shield(-2)), band(3, 4, shield(-1)), band(5, 6))],
    ),
    Story(
        "event", 31, "Leather Boots", "leather-boot",
        a=[keep(Keepsake("power", BOOTS))],
    ),
    Story(
        "event", 32, "The Guild's Errand", "wax-seal",
        a=[roll(band(1, 2, gold(2)), band(3, 4, gold(3)), band(5, 6, gold(4)))],
        b=[keep(Keepsake("boat", terrain=WATER))],
    ),
    Story(
        "event", 33, "The Otter Curse", "fish-bucket",
        a=[add_card(2)],
        b=[if_("shield-0", [draw_cards(4)], [draw_cards(3)])],
    ),
    Story(
        "event", 34, "The Brewer's Hideout", "barrel-leak",
        a=[gold(3)],
        b=[if_("potions-0-1", [alchemy], [draw_cards(3)])],
    ),
    Story(
        "event", 35, "Smoke in the Forest", "campfire",
        a=[up_to_four_potions],
        b=[draw_cards(2)],
    ),
    Story(
        "event", 36, "The Mother's Rage", "crossed-swords",
        a=[test(COMBAT,
            band(3, 7, attribute(DEFENCE, -1), add_card(1)),
            band(8, 10, shield(-2), add_card(1)),
            band(11, 13, shield(-1), trash_card, add_any_card),
            band(14, 16, add_card(2)),
        )],
    ),
    Story(
        "event", 37, "The Serenade", "hound",
        a=[next_draw(1)],
        b=[gold(4), no_exploration, next_draw(-1)],
    ),
    Story(
        "event", 38, "The Mage's Tower", "evil-tower",
        a=[by_level_of(ALCHEMY,
            band(1, 2, shield(-2), any_attribute),
            band(3, 3, shield(-1), lowest),
            band(4, 5, up_to_four_potions),
        )],
    ),
    Story(
        "event", 39, "The Bard's Apology", "canoe",
        a=[roll(band(1, 2, shield(-1), lowest), band(3, 4, any_attribute), band(5, 6, trash_card, add_card(2)))],
    ),
    Story(
        "event", 40, "The Circus Beast", "rope-bridge",
        a=[gold(3)],
        b=[special],
    ),
    Story(
        "event", 41, "The Lost Animals", "sea-creature",
        a=[roll(band(1, 2, gold(2), shield(-2)), band(3, 4, gold(3)), band(5, 6, gold(3), potion(2)))],
    ),
    Story(
        "event", 42, "A Medallion Brought Home", "primitive-necklace",
        a=[by_witcher_level(
            band(1, 2, any_attribute),
            band(3, 3, lowest),
            band(4, 5, add_card(1)),
        )],
    ),
    Story(
        "event", 43, "Mushroom Dreams", "mushrooms",
        a=[roll(
            band(1, 1, lowest),
            band(2, 2, special),
            band(3, 3, combat),
            band(4, 4, defence),
            band(5, 5, alchemy),
            band(6, 6, any_attribute),
        )],
    ),
    Story(
        "event", 44, "The Pirates' Cache", "treasure-map",
        a=[roll(band(1, 2, gold(3)), band(3, 4, gold(3), trail), band(5, 6, gold(4)))],
    ),
    Story(
        "event", 45, "The Girl's Village", "salt-shaker",
        a=[roll(band(1, 3, gold(3), discard_cards(1)), band(4, 6, to_phase_three, next_draw(1)))],
        b=[next_draw(1)],
    ),
    Story(
        "event", 46, "The Toll Collectors", "water-mill",
        a=[by_witcher_level(
            band(1, 2, gold(4), discard_cards(1)),
            band(3, 5, gold(3), discard_cards(1)),
        )],
    ),
    Story(
        "event", 47, "The Earwax Buyer", "perfume-bottle",
        a=[discard_cards(1), gold(3)],
        b=[discard_cards(2), alchemy],
    ),
    Story(
        "event", 48, "Under the Walls", "crab",
        a=[test(DEFENCE,
            band(3, 7, add_card(2), next_draw(-1)),
            band(8, 10, no_shield, add_card(1)),
            band(11, 13, potion(-2), lowest),
            band(14, 16, trash_card, add_any_card),
        )],
    ),
    Story(
        "event", 49, "Edgar's Grave", "cupcake",
        a=[to_phase_three],
    ),
    Story(
        "event", 50, "Edgar", "mounted-knight",
        a=[keep(Keepsake("leaves-after-slaying", EDGAR, event=51))],
    ),
    Story(
        "event", 51, "Edgar's Share", "pillow",
        a=[lose_companion(50), shield(-2)],
        b=[lose_companion(50), shield(-1)],
    ),
    Story(
        "event", 52, "The Baron's Ransom", "castle",
        a=[roll(band(1, 2, gold(2)), band(3, 4, gold(3)), band(5, 6, gold(4)))],
        b=[if_("shield-0", [any_attribute], [alchemy])],
    ),
    Story(
        "event", 53, "The Face in the Mirror", "book-cover",
        a=[if_("trophies-0", [any_attribute], [draw_cards(2)])],
        b=[next_draw(1)],
    ),
    Story(
        "event", 54, "The Beggar's Tale", "goat",
        a=[add_card(0)],
        b=[if_("gold-0-1", [gold(5)], [defence])],
    ),
    Story(
        "event", 55, "The Hero's Hangover", "shield-bounces",
        a=[test(DEFENCE,
            band(3, 7, add_card(2), next_draw(-1)),
            band(8, 10, no_shield, add_card(0)),
            band(11, 13, shield(-1), lowest),
            band(14, 16, trash_card, add_any_card),
        )],
    ),
    Story(
        "event", 56, "Medicine", "first-aid-kit",
        a=[keep(Keepsake("power", MEDICINE))],
    ),
)
# fmt: on
