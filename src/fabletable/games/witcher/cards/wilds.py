"""The thirty-six cards for exploring the wilds around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import ALCHEMY, DEFENCE, FOREST, MOUNTAIN, SPECIAL, WATER
from fabletable.games.witcher.cards.stories import (
    Story,
    add_any_card,
    add_card,
    alchemy,
    any_attribute,
    attribute,
    band,
    combat,
    defence,
    event,
    gold,
    lowest,
    move_and_act,
    next_draw,
    no_potions,
    potion,
    quest,
    quest_any_school,
    quest_at,
    quest_home,
    roll,
    shield,
    special,
    trail,
    trash_card,
    up_to_four_potions,
)

# fmt: off
WILDS: Final[Sequence[Story]] = (
    Story(
        "wilds", 1, "elven ruins", "greek-temple",
        a=[roll(band(1, 2, shield(-3)), band(3, 4, no_potions), band(5, 6, shield(-1))), next_draw(1)],
        b=[special],
    ),
    Story(
        "wilds", 2, "a neighbour's pan", "fried-eggs",
        a=[potion(1), gold(1)],
        b=[up_to_four_potions],
    ),
    Story(
        "wilds", 3, "a bloody crypt", "crypt-entrance",
        a=[potion(-2), combat],
        b=[potion(2)],
    ),
    Story(
        "wilds", 4, "a horse on a roof", "horse-head",
        a=[roll(band(1, 2, gold(-3)), band(3, 4, gold(-2)), band(5, 6, potion(-1))), lowest],
        b=[potion(2)],
    ),
    Story(
        "wilds", 5, "a fox-man as alderman", "fox-head",
        a=[add_card(0)],
        b=[no_potions, gold(2)],
    ),
    Story(
        "wilds", 6, "vran spearmen", "spears",
        a=[shield(-2), potion(-1), any_attribute],
        b=[potion(2)],
    ),
    Story(
        "wilds", 7, "herbs on a steep slope", "mountain-climbing",
        a=[trash_card, potion(2)],
        b=[trail],
    ),
    Story(
        "wilds", 8, "an apparition on a lake", "spectre",
        a=[shield(-1), any_attribute],
        b=[defence],
    ),
    Story(
        "wilds", 9, "a hissing carter", "snake-totem",
        a=[move_and_act],
        b=[up_to_four_potions, next_draw(-1)],
    ),
    Story(
        "wilds", 10, "a crowded inn", "barn",
        a=[any_attribute],
        b=[trail, trash_card, add_any_card, next_draw(-1)],
    ),
    Story(
        "wilds", 11, "a haunted hermit", "flute",
        a=[attribute(SPECIAL, -1), potion(2)],
        b=[potion(-2), combat],
    ),
    Story(
        "wilds", 12, "a wounded boy", "high-shot",
        a=[no_potions, gold(3)],
        b=[trash_card, add_card(2), next_draw(-1)],
    ),
    Story(
        "wilds", 13, "a fallen tree", "tree-branch",
        a=[defence, next_draw(-1)],
        b=[event(15)],
        pay={"b": 1},
    ),
    Story(
        "wilds", 14, "a circus", "juggler",
        a=[gold(-1), combat],
        b=[quest(MOUNTAIN, 40)],
    ),
    Story(
        "wilds", 15, "a stable owner", "horseshoe",
        a=[quest(WATER, 41)],
        b=[gold(-1), move_and_act],
    ),
    Story(
        "wilds", 16, "an innkeeper's horses", "stable",
        a=[gold(-2), next_draw(1)],
        b=[quest(FOREST, 16)],
    ),
    Story(
        "wilds", 17, "a dead witcher of your school", "tombstone",
        a=[quest_home(42)],
        b=[trail, add_card(0)],
    ),
    Story(
        "wilds", 18, "a mushroom hermit", "mushroom-gills",
        a=[no_potions, alchemy],
        b=[quest(FOREST, 43)],
    ),
    Story(
        "wilds", 19, "a pirate wreck", "galleon",
        a=[quest_at(12, 44)],
        b=[gold(1), next_draw(1)],
    ),
    Story(
        "wilds", 20, "a wounded girl", "swap-bag",
        a=[trail, potion(-1)],
        b=[quest(WATER, 45)],
    ),
    Story(
        "wilds", 21, "a toll bridge", "stone-bridge",
        a=[quest(WATER, 46)],
        b=[gold(-1), lowest],
    ),
    Story(
        "wilds", 22, "a troll's earwax", "troll",
        a=[shield(-1), trash_card, add_any_card],
        b=[quest_at(5, 47)],
    ),
    Story(
        "wilds", 23, "the sewers", "pipes",
        a=[quest(WATER, 48)],
        b=[gold(2)],
    ),
    Story(
        "wilds", 24, "a golem in a cave", "rock-golem",
        a=[defence, shield(-1), potion(-1)],
        b=[attribute(ALCHEMY, -1), quest(WATER, 6)],
    ),
    Story(
        "wilds", 25, "a forktail", "wyvern",
        a=[shield(-2), combat],
        b=[attribute(SPECIAL, -1), quest(WATER, 9)],
    ),
    Story(
        "wilds", 26, "a dead manticore", "scorpion-tail",
        a=[combat],
        b=[quest_any_school(10)],
    ),
    Story(
        "wilds", 27, "a penniless mayor", "open-chest",
        a=[quest(WATER, 22)],
        b=[gold(2)],
    ),
    Story(
        "wilds", 28, "a drinking woodcutter", "wood-axe",
        a=[roll(band(1, 3, trail, next_draw(1)), band(4, 5, trail, next_draw(2)), band(6, 6, next_draw(3)))],
        b=[trail],
    ),
    Story(
        "wilds", 29, "a wounded farmer", "scarecrow",
        a=[roll(band(1, 2, potion(-3)), band(3, 4, potion(-2)), band(5, 6)), quest(WATER, 8)],
        b=[trail],
    ),
    Story(
        "wilds", 30, "a poisoned stream", "fish-corpse",
        a=[alchemy],
        b=[attribute(DEFENCE, -1), quest(WATER, 3)],
    ),
    Story(
        "wilds", 31, "a gifted boy", "snowing",
        a=[trail, potion(1)],
        b=[quest_at(4, 4)],
    ),
    Story(
        "wilds", 32, "the closed road to Cintra", "barricade",
        a=[quest_at(9, 7)],
        b=[up_to_four_potions, next_draw(-1)],
    ),
    Story(
        "wilds", 33, "nightfall on the road", "night-sky",
        a=[roll(band(1, 2, next_draw(1)), band(3, 4, next_draw(2)), band(5, 6, trail, next_draw(1)))],
        b=[gold(2)],
    ),
    Story(
        "wilds", 34, "Edgar the knight", "mounted-knight",
        a=[gold(2), quest_at(6, 49)],
        b=[event(50)],
    ),
    Story(
        "wilds", 35, "a baron's captive son", "hooded-assassin",
        a=[gold(3)],
        b=[shield(-1), potion(-1), quest(MOUNTAIN, 52)],
    ),
    Story(
        "wilds", 36, "your double, perhaps your father", "duality-mask",
        a=[trash_card, quest_home(53)],
        b=[next_draw(1)],
    ),
)
# fmt: on
