"""Reasons for designed numbers of the Witcher: faces, potions and trophies that were not seen in print."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fabletable.games.witcher.cards.actions import ACTIONS
from fabletable.games.witcher.cards.monsters import MONSTERS
from fabletable.games.witcher.cards.potions import POTIONS
from fabletable.games.witcher.cards.schools import MAGIC, SCHOOLS, SWORDMASTER, VENOM
from fabletable.games.witcher.cards.starting import STARTING
from fabletable.games.witcher.cards.trophies import MASTERS
from fabletable.kernel.origin import CardOrigin, Design


def by_level(numbers: Iterable[int]) -> str:
    """Numbers of a skill on levels I to V; the first of a table is level 0."""
    return ", ".join(str(number) for number in list(numbers)[1:])


DESIGNS: Final[Sequence[Design]] = (
    Design(
        "Name, colour, cost and count of the action cards are reported, these faces were not seen. Cards of one cost "
        "come out alike in simulated fights; what hits harder draws less, and every colour links to others.",
        ("@actions: damage shield draw draw-less links",),
    ),
    Design(
        "Of the schools' starting cards these faces were not seen. They follow the known ones of other schools, and "
        "were changed after simulated games: the Viper's first Cleave and the Cat's second Shove give less than at "
        "first.",
        ("@starting: damage shield draw draw-less links",),
    ),
    Design(
        "Of these potions only the name is known. Each is worth about what a known one is: two cards, or 2 damage.",
        ("@potions",),
    ),
    Design(
        "Level, life and ability of the monsters are reported, these trophies are not: each recalls its monster's "
        "ability and is worth as much as the known ones, 1 to 2 cards or damage once a fight.",
        ("@trophies: trophy trophy-2",),
    ),
    Design(
        "Trophies for a mastered attribute that were not seen: worth as much as a known one, in that attribute.",
        ("@masters",),
    ),
    Design("Reported, but not how many cards it needs: we took what a strong attack takes.", ("master-defence: m",)),
    Design(
        "These faces were seen, but not every part of them could be read; those parts follow the other faces.",
        (
            "whirl-2: links",
            "bear-cleave-2: links",
            "bear-yrden-2: draw",
            "cat-quick-slash-1: links",
            "cat-quick-slash-2: links",
            "cat-yrden-1: links terrain",
        ),
    ),
    Design(
        "Of the Wolf's skill only the name and the three cards were seen: "
        f"{by_level(damage for damage, _ in SWORDMASTER)} extra damage and "
        f"{by_level(drawn for _, drawn in SWORDMASTER)} cards on levels I to V. It deals 1 more from level II on than "
        "at first, when the Wolf won 22 of 100 games.",
        ("@skills",),
    ),
    Design(
        "The rulebook says 2, 1 or 0 hand cards by level, not on which: "
        f"{by_level(MAGIC)} on levels I to V, so that each step up is a gain.",
        ("skill-griffin: discards",),
    ),
    Design(
        f"Read from one transcription alone: {VENOM[2][0]} cards on level II, fewer than the {VENOM[1][0]} of level I, "
        "but one of them is discarded.",
        ("skill-viper: looks",),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Every card with its origin; of a monster that of its trophy."""
    yield from (CardOrigin(card.key, card.message, card.origin, "actions") for card in ACTIONS)
    for starting in STARTING.values():
        yield from (CardOrigin(card.key, card.message, card.origin, "starting") for card in starting)
    yield from (CardOrigin(potion.key, potion.message, potion.origin, "potions") for potion in POTIONS)
    yield from (
        CardOrigin(monster.key, monster.power.message, monster.trophy_origin, "trophies") for monster in MONSTERS
    )
    yield from (CardOrigin(power.key, power.message, origin, "masters") for _, power, origin in MASTERS)
    yield from (CardOrigin(school.skill.key, school.skill.message, school.origin, "skills") for school in SCHOOLS)
