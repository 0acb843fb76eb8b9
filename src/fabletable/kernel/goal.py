"""Goals: something to reach within a number of turns, for a table of a quarter of an hour.

A game declares the kinds of things that can be counted, and which goals are worth a day or a week's small trial.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from fabletable.kernel.decision import Refused
from fabletable.kernel.message import Message

Count: TypeAlias = Callable[[Any, int], int]
"""Counts something of a seat on the game's table."""

WHOLE_GAME: Final = 0

Owner = TypeVar("Owner")


def counts_of(
    heroes: Callable[[Any], Sequence[Owner]], kinds: Mapping[str, Callable[[Owner], int]]
) -> dict[str, Count]:
    """Return counts of what the hero of a seat has; all are 0 while its hero is not chosen yet."""

    def counting(count: Callable[[Owner], int]) -> Count:
        def counted(table: Any, seat: int) -> int:
            chosen = heroes(table)
            return count(chosen[seat]) if seat < len(chosen) else 0

        return counted

    return {kind: counting(count) for kind, count in kinds.items()}


class StretchGoal(msgspec.Struct, frozen=True):
    """Reach ``n`` of a ``kind`` within ``turns`` turns of the player's own (0: by the end of the game). ``reached`` is
    the number of 100 simulated games in which ``hard`` does. ``players`` sit at the table."""

    kind: str
    n: int
    turns: int
    reached: int = 0
    players: int = 2

    @property
    def is_by_turns(self) -> bool:
        """Return whether the result is a number of turns; else it is the count itself."""
        return self.turns != WHOLE_GAME

    @property
    def message(self) -> Message:
        return Message(f"goal-{self.kind}", {"n": self.n, "turns": self.turns})

    def told(self, count: int, turn: int) -> Message:
        """Return how far it came, and by which turn."""
        return Message(f"goal-{self.kind}-result", {"n": count, "turn": turn})


class Goals:
    """The goals of a game. ``turns`` counts the turns of a seat that are over; ``kinds`` count the things that goals
    are about. ``days`` are goals of a day's table, ``small`` those of a week's trial. ``turn_value`` is what a good
    player gains in a turn, in the coin in which luck is measured; ``minutes`` is how long such a table takes."""

    __slots__ = ("days", "kinds", "minutes", "small", "turn_value", "turns")

    def __init__(
        self,
        turns: Count,
        kinds: Mapping[str, Count],
        days: Sequence[StretchGoal] = (),
        small: Sequence[StretchGoal] = (),
        turn_value: float = 1.0,
        minutes: int = 20,
    ) -> None:
        self.turns: Count = turns
        self.kinds: Mapping[str, Count] = kinds
        self.days: Sequence[StretchGoal] = days
        self.small: Sequence[StretchGoal] = small
        self.turn_value: float = turn_value
        self.minutes: int = minutes

    def count(self, goal: StretchGoal, table: Any, seat: int) -> int:
        if goal.kind not in self.kinds:
            raise Refused("why-unknown-goal", {"goal": goal.kind[:40], "known": ", ".join(self.kinds)})
        return self.kinds[goal.kind](table, seat)

    def is_reached(self, goal: StretchGoal, table: Any, seat: int) -> bool:
        """Return whether the goal is reached now. One that runs to the end of the game is looked at when it is over."""
        return self.count(goal, table, seat) >= goal.n

    def is_late(self, goal: StretchGoal, table: Any, seat: int) -> bool:
        """Return whether its turns are over."""
        return goal.is_by_turns and self.turns(table, seat) >= goal.turns

    def ends(self, goal: StretchGoal, table: Any, seat: int) -> bool:
        """Return whether the stretch ends here, apart from the end of the game itself."""
        return goal.is_by_turns and (self.is_reached(goal, table, seat) or self.is_late(goal, table, seat))
