"""Goals of a day's table: glory, feats, faces, what the reserve holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel.goal import Goals, StretchGoal, counts_of


def turns(table: ForgeTable, seat: int) -> int:
    if table.round > table.rounds:
        return table.rounds
    return table.round - 1 + (table.active > seat)


COUNTS: Final[dict[str, Callable[[Hero], int]]] = {
    "glory": lambda hero: hero.score(),
    "feats": lambda hero: len(hero.deeds),
    "faces": lambda hero: len(hero.replaced),
    "gold": lambda hero: hero.gold,
    "shards": lambda hero: hero.sun + hero.moon,
}

GOALS: Final = Goals(
    turns,
    counts_of(lambda table: table.heroes, COUNTS),
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
