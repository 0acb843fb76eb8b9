"""Goals of a day's table: glory, feats, faces, what the reserve holds."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel.goal import Goals


def turns(table: ForgeTable, seat: int) -> int:
    if table.round > table.rounds:
        return table.rounds
    return table.round - 1 + (table.active > seat)


def glory(table: ForgeTable, seat: int) -> int:
    return table.heroes[seat].score()


def feats(table: ForgeTable, seat: int) -> int:
    return len(table.heroes[seat].deeds)


def faces(table: ForgeTable, seat: int) -> int:
    return len(table.heroes[seat].replaced)


def gold(table: ForgeTable, seat: int) -> int:
    return table.heroes[seat].gold


def shards(table: ForgeTable, seat: int) -> int:
    return table.heroes[seat].sun + table.heroes[seat].moon


GOALS: Final = Goals(turns, {"glory": glory, "feats": feats, "faces": faces, "gold": gold, "shards": shards})
