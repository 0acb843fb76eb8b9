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
    """List the numbers of a skill on levels I to V; the first of a table is level 0."""
    return ", ".join(str(number) for number in list(numbers)[1:])


DESIGNS: Final[Sequence[Design]] = (
    Design(
        "Name, colour, cost and number of the action cards are reported, but we have not seen these faces. In "
        "simulated fights, cards of one cost are about equally good. A card that hits harder draws less, and every "
        "colour links to others.",
        ("@actions: damage shield draw draw-less links",),
    ),
    Design(
        "We have not seen these faces of the schools' starting cards. They follow the known ones of other schools. "
        "After simulated games the Viper's first Cleave and the Cat's second Shove give less than at first.",
        ("@starting: damage shield draw draw-less links",),
    ),
    Design(
        "Of these potions we know only the name. Each is worth about as much as a known one: two cards, or 2 damage.",
        ("@potions",),
    ),
    Design(
        "Level, life and ability of the monsters are reported, but not these trophies. Each trophy recalls its "
        "monster's ability and is worth as much as the known ones: 1 to 2 cards or damage once a fight.",
        ("@trophies: trophy trophy-2",),
    ),
    Design(
        "We have not seen these trophies for a mastered attribute. Each is worth as much as a known one, in its "
        "attribute.",
        ("@masters",),
    ),
    Design(
        "The card is reported, but not how many cards the attacks must take. We chose the number that a strong attack "
        "takes.",
        ("master-defence: m",),
    ),
    Design(
        "We have seen these faces, but could not read every part of them. Those parts follow the other faces.",
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
        "Of the Wolf's skill we know only the name and the three cards. It gives "
        f"{by_level(damage for damage, _ in SWORDMASTER)} extra damage and "
        f"{by_level(drawn for _, drawn in SWORDMASTER)} cards on levels I to V. It deals 1 more from level II on than "
        "at first, because then the Wolf won only 22 of 100 games.",
        ("@skills",),
    ),
    Design(
        "The rulebook says 2, 1 or 0 hand cards by level, but not on which level. We chose "
        f"{by_level(MAGIC)} on levels I to V, so that each step up is a gain.",
        ("skill-griffin: discards",),
    ),
    Design(
        f"Only one transcription has this card. It looks at {VENOM[2][0]} cards on level II, fewer than the "
        f"{VENOM[1][0]} of level I, but one of them is discarded.",
        ("skill-viper: looks",),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Yield every card with its origin; that of a monster is that of its trophy."""
    yield from (CardOrigin(card.key, card.message, card.origin, "actions") for card in ACTIONS)
    for starting in STARTING.values():
        yield from (CardOrigin(card.key, card.message, card.origin, "starting") for card in starting)
    yield from (CardOrigin(potion.key, potion.message, potion.origin, "potions") for potion in POTIONS)
    yield from (
        CardOrigin(monster.key, monster.power.message, monster.trophy_origin, "trophies") for monster in MONSTERS
    )
    yield from (CardOrigin(power.key, power.message, origin, "masters") for _, power, origin in MASTERS)
    yield from (CardOrigin(school.skill.key, school.skill.message, school.origin, "skills") for school in SCHOOLS)
