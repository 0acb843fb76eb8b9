"""The fifty-six events, found by their numbers: choices, tests, short fights, equipment and companions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, FOREST, WATER
from fabletable.games.witcher.cards.kinds import COMBO, ENTER, FIRST_TURN_ORDER, FOE_BEGINS, HIT, STEP_1, STEP_4, Power
from fabletable.games.witcher.cards.stories import (
    ALL_OF_IT,
    Keepsake,
    Story,
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

# --- equipment and companions; rules/specials/events.py says what they do ---

CROSSBOW: Final = Power("crossbow", STEP_1, first=True, n=2, icon="crossbow")
JARDEL: Final = Power("jardel", HIT, n=2, hunts=True, icon="shepherds-crook")
MARTYN: Final = Power("martyn", ENTER, n=1, auto=True, every=True, icon="banjo")
ARMOUR: Final = Power("armour", STEP_1, n=2, icon="breastplate")
LANDRAGS_CROSSBOW: Final = Power("landrags-crossbow", STEP_1, first=True, n=2, icon="crossbow")
BRASS_KNUCKLES: Final = Power("brass-knuckles", STEP_1, n=2, icon="brass-knuckles")
OSCAR: Final = Power("oscar", FOE_BEGINS, n=2, m=1, icon="sniffing-dog")
ADJE: Final = Power("adje", STEP_1, first=True, n=2, m=1, icon="elf-helmet")
KAYA: Final = Power("kaya", FIRST_TURN_ORDER, auto=True, every=True, hunts=True, icon="bowman")
CRANE_SWORD: Final = Power("crane-sword", COMBO, auto=True, every=True, n=1, icon="katana")
BRACERS: Final = Power("bracers", COMBO, n=1, icon="bracers")
BOOTS: Final = Power("boots", STEP_4, first=True, n=2, icon="leather-boot")
EDGAR: Final = Power("edgar", COMBO, n=3, hunts=True, icon="mounted-knight")
MEDICINE: Final = Power("medicine", STEP_1, n=1, icon="medicines")

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
        a=[keep(Keepsake("paid-on-arrival", MARTYN, places=(2, 14)))],
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
        b=[gold(4), add_card(0), keep(Keepsake("replaces-exploration", event=30, nameless=True))],
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
        told=True,
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
        told=True,
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
