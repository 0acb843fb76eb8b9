"""What a game tells bots: how good a table looks, and how far it pays to look ahead."""

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
"""How much an option of a decision at a table is to somebody's taste, from -1 to 1."""


def no_value(table: Table, seat: int) -> float:
    return 0.0


def one_turn(table: Table) -> tuple[int, int]:
    return (0, 0)


def no_fight(table: Table) -> bool:
    return False


class Advice(Generic[OnTable]):
    """A game's advice for bots. The tables they show are imagined: what the seat cannot know has been shuffled.

    ``value(table, seat)``     how good the table looks for a seat; compared, never shown
    ``relative_value(table, seat)``  how it looks beside the others, where a trial ends before the game does; without it, the
                               worth less the best of the others'
    ``turn(table)``            whose turn it is, and a number that differs from turn to turn
    ``in_fight(table)``        whether a fight is going on
    ``rollout_depth``                how far a trial is played on by those who look ahead: to the end of the game, of the
                               turn, to the beginning of the seat's next turn, or to the end of the fight (and outside
                               fights they do not look ahead)
    ``trials``                 how many of them ``hard`` makes for a decision
    ``final_depth``                 how much farther ``master`` looks with the few options that are left then, where that is
                               better than more trials: ``ROUND``, to the end of the seat's next turn
    ``final_trials``          how many trials it makes so far
    ``net_depth``              how far ``hard`` looks where a net has learned the game; without it, to the horizon
    ``victory``, ``margin``    what a victory, and a point more than the best of the others, is worth beside that
    ``temperature``            how much a beginner errs: weights are blurred by so much of their spread
    ``chances(table)``         every seat's chance to win as the table stands; without it, only playing on can tell
    ``own_value(table, seat)``    what a seat has, in the game's coin, whatever the others have, over or not: luck is
                               measured in it. Without it, the worth
    ``settled(table)``         False while what has fallen is still being applied; without it, outside fights
    ``temperaments``           what players can be fond of, by name: how much an option is to their taste, from -1 to 1
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
