"""Rulebook: Setting up the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.board import SLOTS, START_GOLD
from fabletable.games.diceforge.kinds import Face, Feat, Supply
from fabletable.games.diceforge.table import Die, ForgeTable, Hero
from fabletable.kernel import Chance, Refused

INTRODUCTORY_GAME: Final = "introductory"
ALTERNATES_GAME: Final = "alternates"
RANDOM_GAME: Final = "random"
KINDS_OF_GAME: Final = (INTRODUCTORY_GAME, ALTERNATES_GAME, RANDOM_GAME)


def chosen_feats(option: str | Sequence[str], slots: list[list[Feat]], chance: Chance) -> list[Feat]:
    """Return one set of cards for each of the 15 slots, in their order."""
    if option == INTRODUCTORY_GAME:
        return [feats[0] for feats in slots]
    if option == ALTERNATES_GAME:
        return [feats[-1] for feats in slots]
    if option == RANDOM_GAME:
        return [chance.one_of(feats) for feats in slots]
    return named_feats([option] if isinstance(option, str) else option, slots)


def named_feats(names: Sequence[str], slots: list[list[Feat]]) -> list[Feat]:
    """Return exactly one set for each slot, or refuse with the slot that is wrong. A pack's card needs no naming."""
    chosen: list[Feat] = []
    for feats in slots:
        found = [feat for feat in feats if feat.name in names or feat.pack]
        if len(found) != 1 or (not found[0].pack and names.count(found[0].name) != 1):
            choices = ", ".join(feat.name for feat in feats)
            raise Refused("why-feats-slot", {"choices": choices, "found": sum(names.count(f.name) for f in feats)})
        chosen.append(found[0])
    unknown = [name for name in names if name in KINDS_OF_GAME]
    if unknown:
        raise Refused("why-feats-word", {"word": unknown[0]})
    return chosen


def set_up(seats: int, feats: list[Feat], supply: Supply, chance: Chance) -> ForgeTable:
    """Set the table for four or fewer players."""
    table = ForgeTable(seats, chance, supply)
    table.sets = feats
    table.piles = [tuple(pile_of(feats[slot], seats)) for slot in range(SLOTS)]
    for face in supply.gardens:
        table.put(face, 4 if face.tint < 0 else 1)
    for square in supply.squares:
        fill_square(table, square)
    for seat in range(seats):
        hero = Hero(seat, Die(supply.sun_die), Die(supply.moon_die))
        hero.gold = START_GOLD[seat]
        table.heroes.append(hero)
    return table


def pile_of(feat: Feat, copies: int) -> list[Feat]:
    """Return a stack of one set, the top card last. Of the boars red lies on top, then yellow, green, blue."""
    return feat.stack[:copies][::-1] if len(feat.stack) > 1 else [feat] * copies


def fill_square(table: ForgeTable, square: list[Face]) -> None:
    """Lay four faces on a square; with two players, two of them go back to the box by chance."""
    faces = square * (4 // len(square))
    if table.seats == 2:
        for _ in range(2):
            taken = table.chance.one_of(faces)
            faces.remove(taken)
            table.box.append(taken)
    for face in faces:
        table.put(face, 1)
