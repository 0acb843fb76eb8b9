"""The thirty-six cards for exploring the city where one stands.

The text after the number describes the situation for us. The title that players read is ``city-NUMBER`` in
text/LANG/city.ftl.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, FOREST, MOUNTAIN, SPECIAL, WATER
from fabletable.games.witcher.cards.stories import STORIES
from fabletable.games.witcher.rules.story_effects import (
    AddAnyCard,
    AddCard,
    BeatDice,
    GainEveryTrail,
    GainTrail,
    Gold,
    Keep,
    NextDraw,
    NoPotions,
    Potions,
    QuestAt,
    QuestIn,
    Raise,
    RaiseLowest,
    ReadEvent,
    RollDie,
    Shield,
    TrashCard,
    band,
)
from fabletable.games.witcher.table import LETTER, REPLACES_EXPLORATION, Keepsake, StoryCard

# fmt: off
CITY: Final = [STORIES.add(story) for story in [
    StoryCard(
        "city", 1, "drunken priests of two cults", "fountain",
        a=[NextDraw(1)],
        b=[Raise(DEFENCE), NextDraw(-1)],
    ),
    StoryCard(
        "city", 2, "jailed for sorcery", "imprisoned",
        a=[Gold(-2), Raise(COMBAT)],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 3, "challenge to a tavern brawl", "punch",
        a=[Gold(2)],
        b=[NextDraw(1)],
    ),
    StoryCard(
        "city", 4, "a beaten dwarf", "treasure-map",
        a=[Gold(1)],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "city", 5, "the Oxenfurt library", "bookshelf",
        a=[Keep(Keepsake(LETTER, n=3))],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "city", 6, "a boasting noble", "crown",
        a=[Raise(SPECIAL)],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 7, "a curious scholar", "caduceus",
        a=[Potions(2)],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 8, "a katakan in a warehouse", "vampire-dracula",
        a=[Shield(-2), Gold(2)],
        b=[Gold(3)],
    ),
    StoryCard(
        "city", 9, "a horned devil", "devil-mask",
        a=[NextDraw(1)],
        b=[Shield(-1), TrashCard(1), AddCard(2)],
    ),
    StoryCard(
        "city", 10, "a halfling's drug", "powder",
        a=[Raise(DEFENCE, -1), NextDraw(2)],
        b=[Raise(ALCHEMY)],
    ),
    StoryCard(
        "city", 11, "a poisoned child", "poison-bottle",
        a=[Raise(ALCHEMY, -1), Potions(-1), Gold(5)],
        b=[Raise(SPECIAL), Shield(-1)],
    ),
    StoryCard(
        "city", 12, "a closing market stall", "shop",
        a=[Gold(2)],
        b=[ReadEvent(1)],
        pay={"b": 1},
    ),
    StoryCard(
        "city", 13, "the merchants' guild", "scroll-quill",
        a=[Raise(COMBAT, -1), QuestIn(FOREST, 32)],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "city", 14, "an otter-headed man", "beaver",
        a=[RaiseLowest(1)],
        b=[RollDie(band(1, 3, Shield(-3)), band(4, 6, Shield(-2))), QuestAt(6, 33)],
    ),
    StoryCard(
        "city", 15, "a shady brewer", "barrel",
        a=[Gold(2)],
        b=[NoPotions(), QuestIn(MOUNTAIN, 34)],
    ),
    StoryCard(
        "city", 16, "a woman with incense", "incense",
        a=[Potions(1)],
        b=[Gold(-2), QuestIn(FOREST, 35)],
    ),
    StoryCard(
        "city", 17, "a man fleeing his mother", "run",
        a=[AddCard(0)],
        b=[QuestIn(MOUNTAIN, 36)],
    ),
    StoryCard(
        "city", 18, "a dandy's courtship", "love-letter",
        a=[QuestIn(FOREST, 37)],
        b=[AddCard(0)],
    ),
    StoryCard(
        "city", 19, "a mage who kidnaps adepts", "basket",
        a=[Gold(-2), Raise(SPECIAL)],
        b=[QuestIn(MOUNTAIN, 38)],
    ),
    StoryCard(
        "city", 20, "a slandering bard", "musical-notes",
        a=[QuestIn(WATER, 39)],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 21, "a market queue", "three-friends",
        a=[Potions(2)],
        b=[QuestAt(8, 14, pay=2)],
    ),
    StoryCard(
        "city", 22, "a friendly bard", "lyre",
        a=[Gold(2)],
        b=[ReadEvent(11)],
    ),
    StoryCard(
        "city", 23, "a smith's arena", "anvil-impact",
        a=[QuestIn(MOUNTAIN, 13, pay=1)],
        b=[Raise(COMBAT), RollDie(band(1, 2, Shield(-2)), band(3, 4, Potions(-2)), band(5, 6))],
    ),
    StoryCard(
        "city", 24, "a grateful scholar", "shaking-hands",
        a=[GainEveryTrail()],
        b=[QuestAt(18, 26)],
    ),
    StoryCard(
        "city", 25, "a nervous tout", "bull-horns",
        a=[QuestIn(MOUNTAIN, 21)],
        b=[Shield(-1), TrashCard(1), AddAnyCard()],
    ),
    StoryCard(
        "city", 26, "fake chainmail", "chain-mail",
        a=[ReadEvent(31)],
        b=[QuestIn(MOUNTAIN, 2)],
        pay={"a": 3},
    ),
    StoryCard(
        "city", 27, "preachers of Lebioda", "prayer",
        a=[NextDraw(2)],
        b=[TrashCard(1), QuestIn(WATER, 25)],
    ),
    StoryCard(
        "city", 28, "the mage Ulven", "two-shadows",
        a=[NextDraw(2)],
        b=[QuestIn(MOUNTAIN, 27)],
    ),
    StoryCard(
        "city", 29, "a victim of venom", "snake-bite",
        a=[Potions(-2), Gold(3), GainTrail(1)],
        b=[Gold(1), QuestIn(FOREST, 29)],
    ),
    StoryCard(
        "city", 30, "a dying old man", "candle-flame",
        a=[QuestIn(MOUNTAIN, 17)],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 31, "a crowd against non-humans", "torch",
        a=[TrashCard(1), AddCard(1)],
        b=[QuestIn(MOUNTAIN, 24)],
    ),
    StoryCard(
        "city", 32, "a murdered witcher", "bracers",
        a=[QuestIn(MOUNTAIN, 12)],
        b=[ReadEvent(28)],
        pay={"b": 2},
    ),
    StoryCard(
        "city", 33, "a coughing beggar", "lungs",
        a=[GainTrail(1)],
        b=[RollDie(band(1, 2, Gold(-5)), band(3, 4, Gold(-3)), band(5, 6, Gold(-2))), QuestIn(MOUNTAIN, 54)],
    ),
    StoryCard(
        "city", 34, "a hero's toast", "beer-stein",
        a=[NextDraw(1), Keep(Keepsake(REPLACES_EXPLORATION, event=55))],
        b=[Gold(2)],
    ),
    StoryCard(
        "city", 35, "the elven district", "well",
        a=[RollDie(band(1, 3, TrashCard(1), AddCard(0)), band(4, 5, AddCard(1)), band(6, 6, AddCard(2)))],
        b=[Raise(DEFENCE)],
    ),
    StoryCard(
        "city", 36, "a poker mistress with a full house", "dice-fire",
        a=[BeatDice((3, 3, 3, 2, 2), [Gold(5)], [])],
        b=[RaiseLowest(1), RollDie(band(1, 2, NoPotions()), band(3, 4, Shield(-1)), band(5, 6))],
    ),
]]
# fmt: on
