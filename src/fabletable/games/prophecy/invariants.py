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
    """Every card by its key: each lies in exactly one place, in every moment."""
    return Counter(_cards(table))


def _cards(table: Realm) -> Iterator[str]:
    for card in [*table.chance_deck, *table.chance_gone]:
        yield "chance-" + card.key
    if table.chance_card is not None:
        yield "chance-" + table.chance_card.key
    for adventure in [*table.adventures, *table.adventures_gone, *table.smithed.values(), *table.beaten]:
        yield adventure.key
    for item in [*table.common, *table.common_gone, *table.rare, *table.rare_gone, *table.offer]:
        yield item.key
    for guild, deck in table.skill_decks.items():
        for skill in deck.cards:
            yield f"{guild}-{skill.key}"
    for ground in table.ground:
        yield from _on_ground(ground)
    for plane in table.planes:
        for piece in [plane.lesser, plane.greater, plane.artifact, *plane.dropped]:
            if piece is not None:
                yield piece.key
    for hero in table.heroes:
        yield from _with_hero(hero)
    for character in [*table.unused, *table.buried]:
        yield "hero-" + character.key
    for hand in [*table.draft_hands, *table.draft_passed]:
        for character in hand:
            yield "hero-" + character.key


def _on_ground(ground: Ground) -> Iterator[str]:
    for spot in ground.spots:
        yield spot.card.key
        for item in spot.loot:
            yield item.key
    for item in [*ground.artifacts, *ground.goods]:
        yield item.key
    for skill in ground.skills:
        yield f"{skill.guild}-{skill.key}"


def _with_hero(hero: Hero) -> Iterator[str]:
    if hero.alive:
        yield "hero-" + hero.character.key
    for item in hero.items:
        yield item.key
    for card in hero.kept:
        yield card.key
    for skill in hero.skills.values():
        yield f"{skill.guild}-{skill.key}"


def coverage() -> Sequence[str]:
    return list(everything())


SHOWN: Final[Mapping[str, MomentKind]] = {
    "round": "turn", "drew-chance": "card", "revealed": "card", "new-skill": "card", "rolled": "roll",
    "beat": "outcome", "drew": "outcome", "lost-to": "outcome", "duel-won": "outcome", "duel-drawn": "outcome",
    "moved-walk": "move", "moved-ride": "move", "lost-health": "loss", "died": "loss", "bought": "gain",
}  # fmt: skip
"""Log lines that are always shown as well, with the kind of moment that shows them."""

INVARIANTS: Final = Invariants(pieces, coverage, SHOWN)
