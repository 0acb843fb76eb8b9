"""Invariants: every card lies in exactly one place; and the list of all that can come up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fabletable.games.prophecy.cards.box import everything
from fabletable.games.prophecy.table import Ground, Hero, Realm
from fabletable.kernel import Invariants
from fabletable.kernel.moment import MomentKind


def pieces(table: Realm) -> Mapping[str, int]:
    """Count every card by its key: each lies in exactly one place, in every moment."""
    return Counter(_cards(table))


def _cards(table: Realm) -> Iterator[str]:
    yield from ("chance-" + card.key for card in [*table.chance_deck, *table.chance_gone])
    if table.chance_card is not None:
        yield "chance-" + table.chance_card.key
    for adventure in [*table.adventures, *table.adventures_gone, *table.smithed.values(), *table.beaten]:
        yield adventure.key
    yield from (item.key for item in [*table.common, *table.common_gone, *table.rare, *table.rare_gone, *table.offer])
    for guild, deck in table.skill_decks.items():
        yield from (f"{guild}-{skill.key}" for skill in deck.cards)
    for ground in table.ground:
        yield from _on_ground(ground)
    for plane in table.planes:
        for piece in [plane.lesser, plane.greater, plane.artifact, *plane.dropped]:
            if piece is not None:
                yield piece.key
    for hero in table.heroes:
        yield from _with_hero(hero)
    yield from ("hero-" + character.key for character in [*table.unused, *table.buried])
    for hand in [*table.draft_hands, *table.draft_passed]:
        yield from ("hero-" + character.key for character in hand)


def _on_ground(ground: Ground) -> Iterator[str]:
    for spot in ground.spots:
        yield from (spot.card.key, *(item.key for item in spot.loot))
    yield from (item.key for item in [*ground.artifacts, *ground.goods])
    yield from (f"{skill.guild}-{skill.key}" for skill in ground.skills)


def _with_hero(hero: Hero) -> Iterator[str]:
    if hero.alive:
        yield "hero-" + hero.character.key
    yield from (item.key for item in hero.items)
    yield from (card.key for card in hero.kept)
    yield from (f"{skill.guild}-{skill.key}" for skill in hero.skills.values())


def coverage() -> Sequence[str]:
    return list(everything())


SHOWN: Final[Mapping[str, MomentKind]] = {
    "round": "turn", "drew-chance": "card", "revealed": "card", "new-skill": "card", "rolled": "roll",
    "beat": "outcome", "drew": "outcome", "lost-to": "outcome", "duel-won": "outcome", "duel-drawn": "outcome",
    "moved-walk": "move", "moved-ride": "move", "lost-health": "loss", "died": "loss", "bought": "gain",
}  # fmt: skip
"""Log lines that are always shown as well, with the kind of moment that shows them."""

INVARIANTS: Final = Invariants(pieces, coverage, SHOWN)
