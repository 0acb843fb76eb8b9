"""The chance cards of both editions. ``first`` and ``second`` count the copies of a card in each edition;
``marked`` are further copies of the first edition, left out with 2 or 3 players."""

from __future__ import annotations

from fabletable.games.prophecy.board import (
    CAMP,
    CITY,
    FOREST,
    FORTRESS,
    MONASTERY,
    MOUNTAINS,
    PLAINS,
    THIEVES,
    TOWER,
    VILLAGE,
)
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS
from fabletable.games.prophecy.effects.chance import (
    AdventuresCome,
    Boon,
    Charity,
    Crisis,
    Dream,
    ExtraTurn,
    NewGoods,
    NewSkill,
    SkillOfChoice,
    SkillsOfOwnGuilds,
)
from fabletable.games.prophecy.kinds import ChanceCard
from fabletable.kernel import REPORTED, RULEBOOK

CHANCE_CARDS.add(
    ChanceCard("mountains", AdventuresCome(MOUNTAINS), first=1, marked=1, second=2, icon="mountains", origin=REPORTED)
)
CHANCE_CARDS.add(ChanceCard("forest", AdventuresCome(FOREST), first=2, second=2, icon="forest", origin=REPORTED))
CHANCE_CARDS.add(
    ChanceCard("plains", AdventuresCome(PLAINS), first=2, marked=1, second=3, icon="high-grass", origin=REPORTED)
)
CHANCE_CARDS.add(
    ChanceCard("news-fortress", NewSkill(FORTRESS), first=1, second=1, icon="locked-fortress", origin=REPORTED)
)
CHANCE_CARDS.add(ChanceCard("news-thieves", NewSkill(THIEVES), first=1, second=1, icon="robber-mask", origin=REPORTED))
CHANCE_CARDS.add(ChanceCard("news-camp", NewSkill(CAMP), first=1, second=1, icon="forest-camp", origin=REPORTED))
CHANCE_CARDS.add(ChanceCard("news-tower", NewSkill(TOWER), first=1, second=1, icon="evil-tower", origin=REPORTED))
CHANCE_CARDS.add(ChanceCard("news-monastery", NewSkill(MONASTERY), first=1, second=1, icon="church", origin=REPORTED))
CHANCE_CARDS.add(
    ChanceCard("training", SkillOfChoice(), first=0, marked=1, second=2, icon="scroll-quill", origin=REPORTED)
)
CHANCE_CARDS.add(
    ChanceCard("training-offer", SkillsOfOwnGuilds(), first=0, marked=1, second=0, icon="scroll-quill", origin=RULEBOOK)
)
CHANCE_CARDS.add(ChanceCard("village-merchant", NewGoods(VILLAGE), first=1, second=1, icon="basket", origin=RULEBOOK))
CHANCE_CARDS.add(ChanceCard("caravan", NewGoods(CITY), first=1, second=1, icon="camel", origin=RULEBOOK))
CHANCE_CARDS.add(
    ChanceCard("peaceful-times", ExtraTurn(), first=1, marked=1, second=2, icon="peace-dove", origin=REPORTED)
)
CHANCE_CARDS.add(ChanceCard("prophetic-dream", Dream(), first=1, second=1, icon="night-sleep", origin=REPORTED))
CHANCE_CARDS.add(
    ChanceCard("refreshing-wind", Boon("health", 2, 1), first=1, second=1, icon="windy-stripes", origin=REPORTED)
)
CHANCE_CARDS.add(ChanceCard("magic-wind", Boon("mana", 4, 2), first=1, second=1, icon="whirlwind", origin=REPORTED))
CHANCE_CARDS.add(ChanceCard("good-times", Boon("gold", 4, 2), first=1, second=1, icon="cornucopia", origin=REPORTED))
CHANCE_CARDS.add(
    ChanceCard(
        "interesting-times",
        Boon("experience", 2, 1),
        first=0,
        marked=1,
        second=0,
        icon="scroll-unfurled",
        origin=REPORTED,
    )
)
CHANCE_CARDS.add(
    ChanceCard("kind-wind", Boon("experience", 3, 1), first=0, second=1, icon="swan-breeze", origin=RULEBOOK)
)
CHANCE_CARDS.add(ChanceCard("charity", Charity(), first=1, second=1, icon="receive-money", origin=REPORTED))
CHANCE_CARDS.add(ChanceCard("crisis", Crisis(), first=1, second=1, icon="coins-pile", origin=RULEBOOK))
