"""The thirty-six cards for exploring the wilds around.

The text after the number describes the situation for us. The title that players read is ``wilds-NUMBER`` in
text/LANG/wilds.ftl.
"""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.board import ALCHEMY, COMBAT, DEFENCE, FOREST, MOUNTAIN, SPECIAL, WATER
from fabletable.games.witcher.cards.stories import STORIES
from fabletable.games.witcher.rules.story_effects import (
    AddAnyCard,
    AddCard,
    GainTrail,
    Gold,
    MoveAndAct,
    NextDraw,
    NoPotions,
    Potions,
    PotionsUpTo,
    QuestAt,
    QuestAtAnySchool,
    QuestHome,
    QuestIn,
    Raise,
    RaiseAny,
    RaiseLowest,
    ReadEvent,
    RollDie,
    Shield,
    TrashCard,
    band,
)
from fabletable.games.witcher.table import StoryCard

# fmt: off
WILDS: Final = [STORIES.add(story) for story in [
    StoryCard(
        "wilds", 1, "elven ruins", "greek-temple",
        a=[RollDie(band(1, 2, Shield(-3)), band(3, 4, NoPotions()), band(5, 6, Shield(-1))), NextDraw(1)],
        b=[Raise(SPECIAL)],
    ),
    StoryCard(
        "wilds", 2, "a neighbour's pan", "fried-eggs",
        a=[Potions(1), Gold(1)],
        b=[PotionsUpTo(4)],
    ),
    StoryCard(
        "wilds", 3, "a bloody crypt", "crypt-entrance",
        a=[Potions(-2), Raise(COMBAT)],
        b=[Potions(2)],
    ),
    StoryCard(
        "wilds", 4, "a horse on a roof", "horse-head",
        a=[RollDie(band(1, 2, Gold(-3)), band(3, 4, Gold(-2)), band(5, 6, Potions(-1))), RaiseLowest(1)],
        b=[Potions(2)],
    ),
    StoryCard(
        "wilds", 5, "a fox-man as alderman", "fox-head",
        a=[AddCard(0)],
        b=[NoPotions(), Gold(2)],
    ),
    StoryCard(
        "wilds", 6, "vran spearmen", "spears",
        a=[Shield(-2), Potions(-1), RaiseAny(1)],
        b=[Potions(2)],
    ),
    StoryCard(
        "wilds", 7, "herbs on a steep slope", "mountain-climbing",
        a=[TrashCard(1), Potions(2)],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "wilds", 8, "an apparition on a lake", "spectre",
        a=[Shield(-1), RaiseAny(1)],
        b=[Raise(DEFENCE)],
    ),
    StoryCard(
        "wilds", 9, "a hissing carter", "snake-totem",
        a=[MoveAndAct()],
        b=[PotionsUpTo(4), NextDraw(-1)],
    ),
    StoryCard(
        "wilds", 10, "a crowded inn", "barn",
        a=[RaiseAny(1)],
        b=[GainTrail(1), TrashCard(1), AddAnyCard(), NextDraw(-1)],
    ),
    StoryCard(
        "wilds", 11, "a haunted hermit", "flute",
        a=[Raise(SPECIAL, -1), Potions(2)],
        b=[Potions(-2), Raise(COMBAT)],
    ),
    StoryCard(
        "wilds", 12, "a wounded boy", "high-shot",
        a=[NoPotions(), Gold(3)],
        b=[TrashCard(1), AddCard(2), NextDraw(-1)],
    ),
    StoryCard(
        "wilds", 13, "a fallen tree", "tree-branch",
        a=[Raise(DEFENCE), NextDraw(-1)],
        b=[ReadEvent(15)],
        pay={"b": 1},
    ),
    StoryCard(
        "wilds", 14, "a circus", "juggler",
        a=[Gold(-1), Raise(COMBAT)],
        b=[QuestIn(MOUNTAIN, 40)],
    ),
    StoryCard(
        "wilds", 15, "a stable owner", "horseshoe",
        a=[QuestIn(WATER, 41)],
        b=[Gold(-1), MoveAndAct()],
    ),
    StoryCard(
        "wilds", 16, "an innkeeper's horses", "stable",
        a=[Gold(-2), NextDraw(1)],
        b=[QuestIn(FOREST, 16)],
    ),
    StoryCard(
        "wilds", 17, "a dead witcher of your school", "tombstone",
        a=[QuestHome(42)],
        b=[GainTrail(1), AddCard(0)],
    ),
    StoryCard(
        "wilds", 18, "a mushroom hermit", "mushroom-gills",
        a=[NoPotions(), Raise(ALCHEMY)],
        b=[QuestIn(FOREST, 43)],
    ),
    StoryCard(
        "wilds", 19, "a pirate wreck", "galleon",
        a=[QuestAt(12, 44)],
        b=[Gold(1), NextDraw(1)],
    ),
    StoryCard(
        "wilds", 20, "a wounded girl", "swap-bag",
        a=[GainTrail(1), Potions(-1)],
        b=[QuestIn(WATER, 45)],
    ),
    StoryCard(
        "wilds", 21, "a toll bridge", "stone-bridge",
        a=[QuestIn(WATER, 46)],
        b=[Gold(-1), RaiseLowest(1)],
    ),
    StoryCard(
        "wilds", 22, "a troll's earwax", "troll",
        a=[Shield(-1), TrashCard(1), AddAnyCard()],
        b=[QuestAt(5, 47)],
    ),
    StoryCard(
        "wilds", 23, "the sewers", "pipes",
        a=[QuestIn(WATER, 48)],
        b=[Gold(2)],
    ),
    StoryCard(
        "wilds", 24, "a golem in a cave", "rock-golem",
        a=[Raise(DEFENCE), Shield(-1), Potions(-1)],
        b=[Raise(ALCHEMY, -1), QuestIn(WATER, 6)],
    ),
    StoryCard(
        "wilds", 25, "a forktail", "wyvern",
        a=[Shield(-2), Raise(COMBAT)],
        b=[Raise(SPECIAL, -1), QuestIn(WATER, 9)],
    ),
    StoryCard(
        "wilds", 26, "a dead manticore", "scorpion-tail",
        a=[Raise(COMBAT)],
        b=[QuestAtAnySchool(10)],
    ),
    StoryCard(
        "wilds", 27, "a penniless mayor", "open-chest",
        a=[QuestIn(WATER, 22)],
        b=[Gold(2)],
    ),
    StoryCard(
        "wilds", 28, "a drinking woodcutter", "wood-axe",
        a=[RollDie(
            band(1, 3, GainTrail(1), NextDraw(1)), band(4, 5, GainTrail(1), NextDraw(2)), band(6, 6, NextDraw(3)),
        )],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "wilds", 29, "a wounded farmer", "scarecrow",
        a=[RollDie(band(1, 2, Potions(-3)), band(3, 4, Potions(-2)), band(5, 6)), QuestIn(WATER, 8)],
        b=[GainTrail(1)],
    ),
    StoryCard(
        "wilds", 30, "a poisoned stream", "fish-corpse",
        a=[Raise(ALCHEMY)],
        b=[Raise(DEFENCE, -1), QuestIn(WATER, 3)],
    ),
    StoryCard(
        "wilds", 31, "a gifted boy", "snowing",
        a=[GainTrail(1), Potions(1)],
        b=[QuestAt(4, 4)],
    ),
    StoryCard(
        "wilds", 32, "the closed road to Cintra", "barricade",
        a=[QuestAt(9, 7)],
        b=[PotionsUpTo(4), NextDraw(-1)],
    ),
    StoryCard(
        "wilds", 33, "nightfall on the road", "night-sky",
        a=[RollDie(band(1, 2, NextDraw(1)), band(3, 4, NextDraw(2)), band(5, 6, GainTrail(1), NextDraw(1)))],
        b=[Gold(2)],
    ),
    StoryCard(
        "wilds", 34, "Edgar the knight", "mounted-knight",
        a=[Gold(2), QuestAt(6, 49)],
        b=[ReadEvent(50)],
    ),
    StoryCard(
        "wilds", 35, "a baron's captive son", "hooded-assassin",
        a=[Gold(3)],
        b=[Shield(-1), Potions(-1), QuestIn(MOUNTAIN, 52)],
    ),
    StoryCard(
        "wilds", 36, "your double, perhaps your father", "duality-mask",
        a=[TrashCard(1), QuestHome(53)],
        b=[NextDraw(1)],
    ),
]]
# fmt: on
