"""Goals of a day's table: glory, feats, faces, what the reserve holds."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel.goal import Goals, StretchGoal


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


GOALS: Final = Goals(
    turns,
    {"glory": glory, "feats": feats, "faces": faces, "gold": gold, "shards": shards},
    days=(
        StretchGoal("glory", 137, 0, 68),
        StretchGoal("glory", 141, 0, 53),
        StretchGoal("glory", 145, 0, 41),
        StretchGoal("glory", 131, 0, 62, 3),
        StretchGoal("glory", 135, 0, 52, 3),
        StretchGoal("glory", 139, 0, 40, 3),
        StretchGoal("glory", 143, 0, 61, 4),
        StretchGoal("glory", 149, 0, 51, 4),
        StretchGoal("glory", 153, 0, 36, 4),
    ),
    small=(
        StretchGoal("feats", 3, 4, 85),
        StretchGoal("feats", 5, 5, 78),
        StretchGoal("glory", 10, 4, 71),
        StretchGoal("glory", 20, 5, 84),
        StretchGoal("gold", 10, 3, 64),
        StretchGoal("shards", 4, 3, 80),
        StretchGoal("shards", 6, 4, 74),
        StretchGoal("faces", 3, 2, 57),
    ),
    turn_value=15.6,
    minutes=15,
)
