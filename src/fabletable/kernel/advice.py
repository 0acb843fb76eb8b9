"""A game's advice for bots: the value of a table, and the depth and number of rollouts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias

from fabletable.kernel.decision import Decision
from fabletable.kernel.table import OnTable, Table

# How far players that look ahead play a trial on.
GAME: Final = "game"
TURN: Final = "turn"
NEXT_TURN: Final = "next-turn"
FIGHT: Final = "fight"
ROUND: Final = "round"

Value: TypeAlias = Callable[[OnTable, int], float]

Lean: TypeAlias = Callable[[Any, Decision, Any], float]
"""Rates an option of a decision by a temperament's taste, from -1 to 1."""


def fond_of(likes: Callable[[Any], bool]) -> Lean:
    """Return the taste of a temperament that likes these options, and no other."""
    return lambda table, decision, option: 1.0 if likes(option) else 0.0


def no_value(table: Table, seat: int) -> float:
    return 0.0


def one_turn(table: Table) -> tuple[int, int]:
    return (0, 0)


def no_fight(table: Table) -> bool:
    return False


class Advice(Generic[OnTable]):
    """A game's advice for bots. Its functions are given imagined tables, in which the unknown was shuffled.

    ``value(table, seat)``
        rates the table for a seat. Values are compared, never shown.
    ``relative_value(table, seat)``
        rates the seat against the others where a rollout stops before the end of the game. Default: the seat's value
        less the highest value of the others.
    ``turn(table)``
        returns the seat whose turn it is, and a number that differs from turn to turn.
    ``in_fight(table)``
        is true while a fight goes on.
    ``rollout_depth``
        ends a rollout: ``GAME``, ``TURN``, ``NEXT_TURN`` (the beginning of the seat's next turn) or ``FIGHT`` (outside
        fights there are no rollouts).
    ``trials``
        is the number of rollouts that ``hard`` makes for a decision.
    ``final_depth``, ``final_trials``
        end and count the deeper rollouts with which ``master`` compares the last few options. ``ROUND`` is the end of
        the seat's next turn. Empty: no deeper than the others.
    ``net_depth``
        is the depth at which ``hard`` asks a net. Default: ``rollout_depth``.
    ``victory``, ``margin``
        are the values of a victory and of each point more than the best of the others.
    ``temperature``
        is the size of a beginner's errors, as a share of the spread of the policy.
    ``chances(table)``
        returns every seat's chance to win. Without it only rollouts can tell.
    ``own_value(table, seat)``
        rates the seat's possessions in the game's coin, regardless of the others. Luck is measured in it. Default:
        ``value``.
    ``settled(table)``
        is false while a die or card is still being applied. Default: outside fights.
    ``temperaments``
        are tastes by name. Each rates an option from -1 to 1.
    """

    __slots__ = (
        "_relative_value",
        "_settled",
        "chances",
        "final_depth",
        "final_trials",
        "has_relative_value",
        "has_turns",
        "in_fight",
        "margin",
        "net_depth",
        "own_value",
        "rollout_depth",
        "temperaments",
        "temperature",
        "trials",
        "turn",
        "value",
        "victory",
    )

    def __init__(
        self,
        value: Value[OnTable] = no_value,
        *,
        relative_value: Value[OnTable] | None = None,
        turn: Callable[[OnTable], tuple[int, int]] = one_turn,
        in_fight: Callable[[OnTable], bool] = no_fight,
        rollout_depth: str = GAME,
        trials: int = 128,
        final_depth: str = "",
        final_trials: int = 192,
        net_depth: str = "",
        victory: float = 1.0,
        margin: float = 0.001,
        temperature: float = 0.25,
        chances: Callable[[OnTable], Sequence[float]] | None = None,
        temperaments: Mapping[str, Lean] | None = None,
        own_value: Value[OnTable] | None = None,
        settled: Callable[[OnTable], bool] | None = None,
    ) -> None:
        self.value: Value[OnTable] = value
        self._relative_value: Value[OnTable] | None = relative_value
        self.has_relative_value: bool = relative_value is not None
        self.turn: Callable[[OnTable], tuple[int, int]] = turn
        self.has_turns: bool = turn is not one_turn
        self.in_fight: Callable[[OnTable], bool] = in_fight
        self.rollout_depth: str = rollout_depth
        self.trials: int = trials
        self.final_depth: str = final_depth
        self.final_trials: int = final_trials
        self.net_depth: str = net_depth or rollout_depth
        self.victory: float = victory
        self.margin: float = margin
        self.temperature: float = temperature
        self.chances: Callable[[OnTable], Sequence[float]] | None = chances
        self.temperaments: Mapping[str, Lean] = temperaments or {}
        self.own_value: Value[OnTable] = value if own_value is None else own_value
        self._settled: Callable[[OnTable], bool] | None = settled

    def settled(self, table: OnTable) -> bool:
        return not self.in_fight(table) if self._settled is None else self._settled(table)

    def relative_value(self, table: OnTable, seat: int) -> float:
        if self._relative_value is not None:
            return self._relative_value(table, seat)
        others = [self.value(table, other) for other in range(table.seats) if other != seat]
        return self.value(table, seat) - max(others, default=0.0)
