"""A stretch of a game with a goal: how a seat did, turn by turn, with its luck and without it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

import msgspec

from fabletable.bots import Imagine, make_bot
from fabletable.coach.luck import FEWEST, Fortune
from fabletable.kernel import Game, Match, Message, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.goal import Goals, StretchGoal

Square = Literal["step", "grew", "quiet"]
"""A turn: the goal came nearer by a ``step``, the hero ``grew`` stronger, or neither (``quiet``)."""

MOST_STEPS: Final = 4
"""A goal that is reached little by little is shown as this many steps."""
MISSED_TURNS: Final = 2
"""Turns that each missed step adds to the turns of the stretch."""
STRENGTHS: Final = ("hard", "medium", "easy", "master")
"""The built-in bots; the one that thinks longest is the last."""
OPPONENT: Final = "medium"
"""The bot on the other seats of a day's table."""

Progress = Callable[[float], None]


class GoalLane(msgspec.Struct):
    """A stretch as one player went through it; ``bot`` is empty for a person. ``steps`` are the turns in which a step
    was reached. ``result`` is the number of turns used, or the count that was reached; ``luck`` is in the same unit,
    and ``without`` is the result without luck."""

    bot: str
    squares: list[Square]
    steps: list[int]
    count: int
    turn: int
    is_reached: bool
    result: int
    luck: float
    without: float


class StretchSetup(msgspec.Struct, frozen=True):
    """All that is needed to play a stretch from its beginning. ``seat`` is that of the player."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    goal: StretchGoal
    seat: int = 0


def goals_of(game: Game) -> Goals:
    if game.goals is None:
        raise Refused("why-no-goals", {"game": game.key})
    return game.goals


def has_ended(match: Match, goal: StretchGoal, seat: int) -> bool:
    """Return whether the stretch is over: the goal is reached, its turns are, or the game is."""
    return match.over or goals_of(match.game).ends(goal, match.table, seat)


def is_reached(match: Match, goal: StretchGoal, seat: int) -> bool:
    return goals_of(match.game).is_reached(goal, match.table, seat)


class GoalWatch:
    """Observes a match after every decision and stores each turn of a seat."""

    def __init__(self, match: Match, goal: StretchGoal, seat: int) -> None:
        self._goal, self._seat, self._goals = goal, seat, goals_of(match.game)
        self._first = self.count = self._goals.count(goal, match.table, seat)
        self._value = match.game.advice.own_value(match.table, seat)
        self.steps: list[int] = []
        self.squares: list[Square] = []
        self.see(match)

    @property
    def thresholds(self) -> list[float]:
        """Return the counts at which a step is reached."""
        way = self._goal.n - self._first
        number = max(1, min(way, MOST_STEPS))
        return [self._first + way * step / number for step in range(1, number + 1)]

    def see(self, match: Match) -> None:
        table, goals = match.table, self._goals
        self.count = max(self.count, goals.count(self._goal, table, self._seat))
        over = goals.turns(table, self._seat)
        done = sum(self.count >= each for each in self.thresholds)
        turn = max(1, min(len(self.squares) + 1, self._goal.turns or len(self.squares) + 1))
        self.steps += [turn] * (done - len(self.steps))
        while len(self.squares) < over or (has_ended(match, self._goal, self._seat) and len(self.squares) < turn):
            self._close_turn(match)

    def _close_turn(self, match: Match) -> None:
        value = match.game.advice.own_value(match.table, self._seat)
        turn = len(self.squares) + 1
        grew = value - self._value >= self._goals.turn_value
        self.squares.append("step" if turn in self.steps else "grew" if grew else "quiet")
        self._value = value

    def lane(self, match: Match, bot: str, luck: float) -> GoalLane:
        """Return the lane at the end; ``luck`` is in the unit in which the game measures luck."""
        goal = self._goal
        reached = is_reached(match, goal, self._seat)
        count = self._goals.count(goal, match.table, self._seat)
        missing = len(self.thresholds) - len(self.steps)
        turn = len(self.squares)
        if goal.is_by_turns:
            result = turn if reached else goal.turns + MISSED_TURNS * max(1, missing)
            luck /= self._goals.turn_value
            without = result + luck
        else:
            result, without = count, count - luck
        result_count = max(count, self.count) if goal.is_by_turns else count
        return GoalLane(
            bot, self.squares, self.steps, result_count, turn, reached, result, round(luck, 1), round(without, 1)
        )


def beats(goal: StretchGoal, one: GoalLane, other: GoalLane) -> bool:
    """Return whether one lane is better than the other without luck."""
    return one.without < other.without if goal.is_by_turns else one.without > other.without


def begun(game: Game, setup: StretchSetup, *, watched: bool = False) -> Match:
    return kernel_match.start(game, setup.players, setup.seed, setup.options, watched=watched)


def lane_of_person(
    game: Game, setup: StretchSetup, keys: Sequence[str], progress: Progress = lambda _: None
) -> GoalLane:
    """Return a person's lane, computed from the decisions at their table."""
    match = begun(game, setup)
    watch, fortune = GoalWatch(match, setup.goal, setup.seat), Fortune(match, FEWEST)
    for number, key in enumerate(keys, 1):
        fortune.choose(key)
        watch.see(match)
        progress(number / len(keys))
    return watch.lane(match, "", fortune.totals[setup.seat])


def lane_of_bot(game: Game, setup: StretchSetup, bot: str, progress: Progress = lambda _: None) -> GoalLane:
    """Return the lane of a bot at the same table with the same luck; the other bots play as they do at the table."""
    match = begun(game, setup)
    watch, fortune = GoalWatch(match, setup.goal, setup.seat), Fortune(match, FEWEST)
    while not has_ended(match, setup.goal, setup.seat):
        fortune.choose(bot_choice(match, setup, bot))
        watch.see(match)
        progress(len(watch.squares) / (setup.goal.turns or 10))
    return watch.lane(match, bot, fortune.totals[setup.seat])


def bot_choice(match: Match, setup: StretchSetup, bot: str) -> str:
    """Return the present choice: of this bot on the player's seat, of the usual opponent on other seats. Each decision
    has the same seed as at a table."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    name = bot if decision.seat == setup.seat else OPPONENT
    player = make_bot(name, f"{setup.seed}/{decision.seat}/{match.number}")
    key: str = player.decide(decision, Imagine(match, decision.seat, player.chance)).key
    return key


def result_message(goal: StretchGoal, lane: GoalLane) -> Message:
    """Return the result in words: "Two monsters by turn 8"."""
    return goal.result_message(lane.count, lane.turn)
