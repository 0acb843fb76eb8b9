"""Goals: something to reach within a number of turns, for a table that takes a quarter of an hour.

A game declares what can be counted, and which goals suit the table of the day and the week's trial.
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
    """Return counts of what a seat's hero has; all are 0 until the hero is chosen."""

    def counting(count: Callable[[Owner], int]) -> Count:
        def counted(table: Any, seat: int) -> int:
            chosen = heroes(table)
            return count(chosen[seat]) if seat < len(chosen) else 0

        return counted

    return {kind: counting(count) for kind, count in kinds.items()}


class StretchGoal(msgspec.Struct, frozen=True):
    """Reach ``n`` of a ``kind`` within ``turns`` turns of the player's own (0: by the end of the game). ``reached`` is
    in how many of 100 simulated games ``hard`` reaches it. ``players`` sit at the table."""

    kind: str
    n: int
    turns: int
    reached: int = 0
    players: int = 2

    @property
    def is_by_turns(self) -> bool:
        """Return whether the result is a number of turns; otherwise it is the count itself."""
        return self.turns != WHOLE_GAME

    @property
    def message(self) -> Message:
        return Message(f"goal-{self.kind}", {"n": self.n, "turns": self.turns})

    def result_message(self, count: int, turn: int) -> Message:
        """Return the message that says how far it came, and by which turn."""
        return Message(f"goal-{self.kind}-result", {"n": count, "turn": turn})


class Goals:
    """The goals of a game. ``turns`` counts the finished turns of a seat; ``kinds`` count the things that goals are
    about. ``days`` are goals of a day's table, ``small`` those of a week's trial. ``turn_value`` is what a good player
    gains in a turn, in the unit in which luck is measured; ``minutes`` is how long such a table takes."""

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
        """Return whether the goal is reached now. A goal that runs to the end of the game is checked when the game is
        over."""
        return self.count(goal, table, seat) >= goal.n

    def is_late(self, goal: StretchGoal, table: Any, seat: int) -> bool:
        """Return whether the turns of the goal are over."""
        return goal.is_by_turns and self.turns(table, seat) >= goal.turns

    def ends(self, goal: StretchGoal, table: Any, seat: int) -> bool:
        """Return whether the stretch ends here; the end of the game itself is not checked."""
        return goal.is_by_turns and (self.is_reached(goal, table, seat) or self.is_late(goal, table, seat))
