"""The thirty-six cards for exploring the city where one stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.pieces import ALCHEMY, COMBAT, DEFENCE, FOREST, MOUNTAIN, WATER, Effect, Keepsake, Story
from fabletable.games.witcher.rules.results import (
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
from fabletable.kernel import REPORTED


def story(
    number: int,
    situation: str,
    icon: str,
    *,
    a: Sequence[Effect],
    b: Sequence[Effect],
    pay: dict[str, int] | None = None,
) -> Story:
    """``pay``: gold without which an option cannot be chosen. The words are in text/en/city.ftl."""
    return Story("city", number, situation, icon, a, b, pay or {}, REPORTED)


# fmt: off
CITY: Final[Sequence[Story]] = (
    story(
        1, "drunken priests of two cults", "fountain",
        a=[next_draw(1)],
        b=[defence, next_draw(-1)],
    ),
    story(
        2, "jailed for sorcery", "imprisoned",
        a=[gold(-2), combat],
        b=[gold(2)],
    ),
    story(
        3, "challenge to a tavern brawl", "punch",
        a=[gold(2)],
        b=[next_draw(1)],
    ),
    story(
        4, "a beaten dwarf", "treasure-map",
        a=[gold(1)],
        b=[trail],
    ),
    story(
        5, "the Oxenfurt library", "bookshelf",
        a=[keep(Keepsake("letter", n=3))],
        b=[trail],
    ),
    story(
        6, "a boasting noble", "crown",
        a=[special],
        b=[gold(2)],
    ),
    story(
        7, "a curious scholar", "caduceus",
        a=[potion(2)],
        b=[gold(2)],
    ),
    story(
        8, "a katakan in a warehouse", "vampire-dracula",
        a=[shield(-2), gold(2)],
        b=[gold(3)],
    ),
    story(
        9, "a horned devil", "devil-mask",
        a=[next_draw(1)],
        b=[shield(-1), trash_card, add_card(2)],
    ),
    story(
        10, "a halfling's drug", "powder",
        a=[attribute(DEFENCE, -1), next_draw(2)],
        b=[alchemy],
    ),
    story(
        11, "a poisoned child", "poison-bottle",
        a=[attribute(ALCHEMY, -1), potion(-1), gold(5)],
        b=[special, shield(-1)],
    ),
    story(
        12, "a closing market stall", "shop",
        a=[gold(2)],
        b=[event(1)],
        pay={"b": 1},
    ),
    story(
        13, "the merchants' guild", "scroll-quill",
        a=[attribute(COMBAT, -1), quest(FOREST, 32)],
        b=[trail],
    ),
    story(
        14, "an otter-headed man", "beaver",
        a=[lowest],
        b=[roll(band(1, 3, shield(-3)), band(4, 6, shield(-2))), quest_at(6, 33)],
    ),
    story(
        15, "a shady brewer", "barrel",
        a=[gold(2)],
        b=[no_potions, quest(MOUNTAIN, 34)],
    ),
    story(
        16, "a woman with incense", "incense",
        a=[potion(1)],
        b=[gold(-2), quest(FOREST, 35)],
    ),
    story(
        17, "a man fleeing his mother", "run",
        a=[add_card(0)],
        b=[quest(MOUNTAIN, 36)],
    ),
    story(
        18, "a dandy's courtship", "love-letter",
        a=[quest(FOREST, 37)],
        b=[add_card(0)],
    ),
    story(
        19, "a mage who kidnaps adepts", "basket",
        a=[gold(-2), special],
        b=[quest(MOUNTAIN, 38)],
    ),
    story(
        20, "a slandering bard", "musical-notes",
        a=[quest(WATER, 39)],
        b=[gold(2)],
    ),
    story(
        21, "a market queue", "three-friends",
        a=[potion(2)],
        b=[quest_at(8, 14, pay=2)],
    ),
    story(
        22, "a friendly bard", "lyre",
        a=[gold(2)],
        b=[event(11)],
    ),
    story(
        23, "a smith's arena", "anvil-impact",
        a=[quest(MOUNTAIN, 13, pay=1)],
        b=[combat, roll(band(1, 2, shield(-2)), band(3, 4, potion(-2)), band(5, 6))],
    ),
    story(
        24, "a grateful scholar", "shaking-hands",
        a=[every_trail],
        b=[quest_at(18, 26)],
    ),
    story(
        25, "a nervous tout", "bull-horns",
        a=[quest(MOUNTAIN, 21)],
        b=[shield(-1), trash_card, add_any_card],
    ),
    story(
        26, "fake chainmail", "chain-mail",
        a=[event(31)],
        b=[quest(MOUNTAIN, 2)],
        pay={"a": 3},
    ),
    story(
        27, "preachers of Lebioda", "prayer",
        a=[next_draw(2)],
        b=[trash_card, quest(WATER, 25)],
    ),
    story(
        28, "the mage Ulven", "two-shadows",
        a=[next_draw(2)],
        b=[quest(MOUNTAIN, 27)],
    ),
    story(
        29, "a victim of venom", "snake-bite",
        a=[potion(-2), gold(3), trail],
        b=[gold(1), quest(FOREST, 29)],
    ),
    story(
        30, "a dying old man", "candle-flame",
        a=[quest(MOUNTAIN, 17)],
        b=[gold(2)],
    ),
    story(
        31, "a crowd against non-humans", "firework-rocket",
        a=[trash_card, add_card(1)],
        b=[quest(MOUNTAIN, 24)],
    ),
    story(
        32, "a murdered witcher", "bracers",
        a=[quest(MOUNTAIN, 12)],
        b=[event(28)],
        pay={"b": 2},
    ),
    story(
        33, "a coughing beggar", "lungs",
        a=[trail],
        b=[roll(band(1, 2, gold(-5)), band(3, 4, gold(-3)), band(5, 6, gold(-2))), quest(MOUNTAIN, 54)],
    ),
    story(
        34, "a hero's toast", "beer-stein",
        a=[next_draw(1), keep(Keepsake("replaces-exploration", event=55))],
        b=[gold(2)],
    ),
    story(
        35, "the elven district", "well",
        a=[roll(band(1, 3, trash_card, add_card(0)), band(4, 5, add_card(1)), band(6, 6, add_card(2)))],
        b=[defence],
    ),
    story(
        36, "a poker mistress with a full house", "dice-fire",
        a=[beat_dice((3, 3, 3, 2, 2), [gold(5)], [])],
        b=[lowest, roll(band(1, 2, no_potions), band(3, 4, shield(-1)), band(5, 6))],
    ),
)
# fmt: on
