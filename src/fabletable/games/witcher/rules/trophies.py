"""Trophies, the reputation track and fatigue (Rulebook: Gaining trophies and fatigue)."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.cards.kinds import Monster, Trophy
from fabletable.games.witcher.rules.hand import shuffle_all, trash_any
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Rules, seat_name

GOAL = 4
FATIGUE = (0, 1, 2, 3, 0)
"""Cards trashed when a witcher moves to this position of the track."""
PURSE = (1, 2, 3, 3, 3)
"""Gold for winning a fight against a witcher who stands here."""


TAKEN: Final = "trophy"
"""Noted for the ending."""


def is_last(table: OldWorld, seat: int) -> bool:
    """One more trophy wins the game."""
    return table.witchers[seat].reputation + 1 >= GOAL


def gain_trophy(table: OldWorld, seat: int, trophy: Monster | Trophy) -> Rules[None]:
    """One step up the track and its fatigue; the fourth step wins at once."""
    witcher = table.witchers[seat]
    witcher.trophies += (trophy,)
    witcher.reputation += 1
    table.note(TAKEN, seat, 1, trophy)
    table.count("trophy:" + (trophy.key if isinstance(trophy, Monster) else trophy.kind))
    power = trophy.trophy if isinstance(trophy, Monster) else trophy.power
    table.log("trophy-gained", seat=seat_name(seat), trophy=power, n=witcher.reputation)
    if table.watched:
        table.show("gain", pieces=(power.key, f"trophies-won-{seat}"), touches=(seat,))
    if witcher.reputation >= GOAL:
        table.winner = seat
        return
    yield from suffer_fatigue(table, seat)


def suffer_fatigue(table: OldWorld, seat: int) -> Rules[None]:
    """Look through all own action cards, trash exactly so many, shuffle the rest into the deck."""
    yield from trash_any(table, seat, FATIGUE[table.witchers[seat].reputation])
    shuffle_all(table, seat)
