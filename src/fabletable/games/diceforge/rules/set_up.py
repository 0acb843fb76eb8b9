"""Rulebook: Setting up the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.board import SLOTS, START_GOLD
from fabletable.games.diceforge.cards.box import KINDS, pile_of, sets_by_slot
from fabletable.games.diceforge.cards.faces import GARDENS, MOON_DIE, SQUARES, SUN_DIE
from fabletable.games.diceforge.cards.kinds import Face, Feat
from fabletable.games.diceforge.table import Die, ForgeTable, Hero
from fabletable.kernel import Chance, Refused

INTRODUCTORY_GAME: Final = "introductory"
ALTERNATES_GAME: Final = "alternates"
RANDOM_GAME: Final = "random"
KINDS_OF_GAME: Final = (INTRODUCTORY_GAME, ALTERNATES_GAME, RANDOM_GAME)


def chosen_feats(option: str | Sequence[str], chance: Chance) -> list[Feat]:
    """One set of cards for each of the 15 slots, in their order."""
    if option == INTRODUCTORY_GAME:
        return [feats[0] for feats in sets_by_slot()]
    if option == ALTERNATES_GAME:
        return [feats[-1] for feats in sets_by_slot()]
    if option == RANDOM_GAME:
        return [chance.one_of(feats) for feats in sets_by_slot()]
    return named_feats([option] if isinstance(option, str) else option)


def named_feats(names: Sequence[str]) -> list[Feat]:
    """Exactly one set for each slot, or a refusal that says which slot is wrong."""
    chosen: list[Feat] = []
    for feats in sets_by_slot():
        found = [feat for feat in feats if feat.set in names]
        if len(found) != 1 or names.count(found[0].set) != 1:
            choices = ", ".join(feat.set for feat in feats)
            raise Refused("why-feats-slot", {"choices": choices, "found": sum(names.count(f.set) for f in feats)})
        chosen.append(found[0])
    unknown = [name for name in names if name in KINDS_OF_GAME]
    if unknown:
        raise Refused("why-feats-word", {"word": unknown[0]})
    return chosen


def set_up(seats: int, feats: list[Feat], chance: Chance) -> ForgeTable:
    """Rulebook: Setting up the game, for four and for fewer players."""
    table = ForgeTable(seats, chance)
    table.sets = feats
    table.piles = [tuple(pile_of(feats[slot], seats)) for slot in range(SLOTS)]
    table.temple = [0] * len(KINDS)
    for face in GARDENS:
        table.temple[face.nr] = 4 if face.tint < 0 else 1
    for square in SQUARES:
        fill_square(table, square)
    for seat in range(seats):
        hero = Hero(Die(SUN_DIE), Die(MOON_DIE))
        hero.gold = START_GOLD[seat]
        table.heroes.append(hero)
    return table


def fill_square(table: ForgeTable, square: list[Face]) -> None:
    """Four faces lie on each square; two of them, by chance, go back to the box when two play."""
    faces = square * (4 // len(square))
    if table.seats == 2:
        for _ in range(2):
            taken = table.chance.one_of(faces)
            faces.remove(taken)
            table.box.append(taken)
    for face in faces:
        table.temple[face.nr] += 1
