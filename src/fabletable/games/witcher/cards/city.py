"""The thirty-six cards for exploring the city where one stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, FOREST, MOUNTAIN, WATER
from fabletable.games.witcher.cards.stories import (
    Keepsake,
    Story,
    add_any_card,
    add_card,
    alchemy,
    attribute,
    band,
    beat_dice,
    combat,
    defence,
    event,
    every_trail,
    gold,
    keep,
    lowest,
    next_draw,
    no_potions,
    potion,
    quest,
    quest_at,
    roll,
    shield,
    special,
    trail,
    trash_card,
)

# fmt: off
CITY: Final[Sequence[Story]] = (
    Story(
        "city", 1, "drunken priests of two cults", "fountain",
        a=[next_draw(1)],
        b=[defence, next_draw(-1)],
    ),
    Story(
        "city", 2, "jailed for sorcery", "imprisoned",
        a=[gold(-2), combat],
        b=[gold(2)],
    ),
    Story(
        "city", 3, "challenge to a tavern brawl", "punch",
        a=[gold(2)],
        b=[next_draw(1)],
    ),
    Story(
        "city", 4, "a beaten dwarf", "treasure-map",
        a=[gold(1)],
        b=[trail],
    ),
    Story(
        "city", 5, "the Oxenfurt library", "bookshelf",
        a=[keep(Keepsake("letter", n=3))],
        b=[trail],
    ),
    Story(
        "city", 6, "a boasting noble", "crown",
        a=[special],
        b=[gold(2)],
    ),
    Story(
        "city", 7, "a curious scholar", "caduceus",
        a=[potion(2)],
        b=[gold(2)],
    ),
    Story(
        "city", 8, "a katakan in a warehouse", "vampire-dracula",
        a=[shield(-2), gold(2)],
        b=[gold(3)],
    ),
    Story(
        "city", 9, "a horned devil", "devil-mask",
        a=[next_draw(1)],
        b=[shield(-1), trash_card, add_card(2)],
    ),
    Story(
        "city", 10, "a halfling's drug", "powder",
        a=[attribute(DEFENCE, -1), next_draw(2)],
        b=[alchemy],
    ),
    Story(
        "city", 11, "a poisoned child", "poison-bottle",
        a=[attribute(ALCHEMY, -1), potion(-1), gold(5)],
        b=[special, shield(-1)],
    ),
    Story(
        "city", 12, "a closing market stall", "shop",
        a=[gold(2)],
        b=[event(1)],
        pay={"b": 1},
    ),
    Story(
        "city", 13, "the merchants' guild", "scroll-quill",
        a=[attribute(COMBAT, -1), quest(FOREST, 32)],
        b=[trail],
    ),
    Story(
        "city", 14, "an otter-headed man", "beaver",
        a=[lowest],
        b=[roll(band(1, 3, shield(-3)), band(4, 6, shield(-2))), quest_at(6, 33)],
    ),
    Story(
        "city", 15, "a shady brewer", "barrel",
        a=[gold(2)],
        b=[no_potions, quest(MOUNTAIN, 34)],
    ),
    Story(
        "city", 16, "a woman with incense", "incense",
        a=[potion(1)],
        b=[gold(-2), quest(FOREST, 35)],
    ),
    Story(
        "city", 17, "a man fleeing his mother", "run",
        a=[add_card(0)],
        b=[quest(MOUNTAIN, 36)],
    ),
    Story(
        "city", 18, "a dandy's courtship", "love-letter",
        a=[quest(FOREST, 37)],
        b=[add_card(0)],
    ),
    Story(
        "city", 19, "a mage who kidnaps adepts", "basket",
        a=[gold(-2), special],
        b=[quest(MOUNTAIN, 38)],
    ),
    Story(
        "city", 20, "a slandering bard", "musical-notes",
        a=[quest(WATER, 39)],
        b=[gold(2)],
    ),
    Story(
        "city", 21, "a market queue", "three-friends",
        a=[potion(2)],
        b=[quest_at(8, 14, pay=2)],
    ),
    Story(
        "city", 22, "a friendly bard", "lyre",
        a=[gold(2)],
        b=[event(11)],
    ),
    Story(
        "city", 23, "a smith's arena", "anvil-impact",
        a=[quest(MOUNTAIN, 13, pay=1)],
        b=[combat, roll(band(1, 2, shield(-2)), band(3, 4, potion(-2)), band(5, 6))],
    ),
    Story(
        "city", 24, "a grateful scholar", "shaking-hands",
        a=[every_trail],
        b=[quest_at(18, 26)],
    ),
    Story(
        "city", 25, "a nervous tout", "bull-horns",
        a=[quest(MOUNTAIN, 21)],
        b=[shield(-1), trash_card, add_any_card],
    ),
    Story(
        "city", 26, "fake chainmail", "chain-mail",
        a=[event(31)],
        b=[quest(MOUNTAIN, 2)],
        pay={"a": 3},
    ),
    Story(
        "city", 27, "preachers of Lebioda", "prayer",
        a=[next_draw(2)],
        b=[trash_card, quest(WATER, 25)],
    ),
    Story(
        "city", 28, "the mage Ulven", "two-shadows",
        a=[next_draw(2)],
        b=[quest(MOUNTAIN, 27)],
    ),
    Story(
        "city", 29, "a victim of venom", "snake-bite",
        a=[potion(-2), gold(3), trail],
        b=[gold(1), quest(FOREST, 29)],
    ),
    Story(
        "city", 30, "a dying old man", "candle-flame",
        a=[quest(MOUNTAIN, 17)],
        b=[gold(2)],
    ),
    Story(
        "city", 31, "a crowd against non-humans", "firework-rocket",
        a=[trash_card, add_card(1)],
        b=[quest(MOUNTAIN, 24)],
    ),
    Story(
        "city", 32, "a murdered witcher", "bracers",
        a=[quest(MOUNTAIN, 12)],
        b=[event(28)],
        pay={"b": 2},
    ),
    Story(
        "city", 33, "a coughing beggar", "lungs",
        a=[trail],
        b=[roll(band(1, 2, gold(-5)), band(3, 4, gold(-3)), band(5, 6, gold(-2))), quest(MOUNTAIN, 54)],
    ),
    Story(
        "city", 34, "a hero's toast", "beer-stein",
        a=[next_draw(1), keep(Keepsake("replaces-exploration", event=55))],
        b=[gold(2)],
    ),
    Story(
        "city", 35, "the elven district", "well",
        a=[roll(band(1, 3, trash_card, add_card(0)), band(4, 5, add_card(1)), band(6, 6, add_card(2)))],
        b=[defence],
    ),
    Story(
        "city", 36, "a poker mistress with a full house", "dice-fire",
        a=[beat_dice((3, 3, 3, 2, 2), [gold(5)], [])],
        b=[lowest, roll(band(1, 2, no_potions), band(3, 4, shield(-1)), band(5, 6))],
    ),
)
# fmt: on
