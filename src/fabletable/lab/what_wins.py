"""The effect of things on winning: for everything that can be taken, how often it was met and how the chance to win
changes.

Takers are compared with those who could have taken it and did not. This is an association, which mixes being ahead with
taking good things. An experiment separates them: the same seeds again, with one player barred from the thing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Literal

import msgspec
import numpy as np

from fabletable.bots.things import Thing
from fabletable.lab.certainty import ConfidenceInterval, bonferroni, difference, false_discovery_rates, p_value, shrunk
from fabletable.lab.executors import Executor
from fabletable.lab.outcome import GameRow, Outcome
from fabletable.lab.simulate import Batch, SimulationJob, denied_seat, go_on, play_batch

LEAST = 15
"""The smallest number of takers and of leavers of a thing."""

EARLY = 150
"""The end of the early choices, in thousandths of a player's own decisions."""

LUCK = 0.05
"""The accepted false discovery rate."""

EVERYBODY = 0.995
"""The share of takers from which on a thing is not a choice but a part of every game."""

UNKNOWN = 0.1
"""The prior spread of links where it cannot be estimated."""

CHANGED = 10
"""The smallest number of changed games of an experiment."""

ExperimentVerdict = Literal["wins", "loses", "perhaps", "close", "few"]


class Association(msgspec.Struct):
    """The difference between seats that took the thing and seats that could have and did not."""

    thing: Thing
    early: bool
    met: float
    """The share of seats that could take it."""
    taken: float
    """The share of seats that took it (early: early)."""
    takers: int
    raw: ConfidenceInterval
    """The raw difference."""
    drawn: ConfidenceInterval
    """The effect after shrinkage towards zero."""
    q_value: float
    """The false discovery rate of all effects at least as large."""

    @property
    def is_told_from_luck(self) -> bool:
        return self.q_value < LUCK


class Experiment(msgspec.Struct):
    """The value of being allowed to take a thing: with it minus without, over the same seeds."""

    thing: Thing
    games: int
    changed: int
    """Games in which the player would have taken it."""
    alone: ConfidenceInterval
    together: ConfidenceInterval
    """The interval corrected for all experiments at once."""
    verdict: ExperimentVerdict


class _Count:
    """Takers and leavers of one thing: how far each seat did better than such a seat does on the whole."""

    def __init__(self) -> None:
        self.takers: list[float] = []
        self.leavers: list[float] = []


def associations(outcome: Outcome) -> list[Association]:
    """Return associations, strongest first. Seats are compared with what their bot wins in that seat, so that a good
    bot that likes a card does not make it a good card."""
    counts = _counts(outcome)
    asked = {key: count for key, count in counts.items() if min(len(count.takers), len(count.leavers)) >= LEAST}
    effects, errors = [], []
    for count in asked.values():
        takers, leavers = np.asarray(count.takers), np.asarray(count.leavers)
        effects.append(float(takers.mean() - leavers.mean()))
        errors.append(sqrt(takers.var(ddof=1) / len(takers) + leavers.var(ddof=1) / len(leavers)) or 1e-9)
    chances = false_discovery_rates([p_value(effect, error) for effect, error in zip(effects, errors, strict=True)])
    seats = len(outcome.rows) * outcome.players
    rows = []
    for (key, early), effect, error, drawn, chance in zip(
        asked, effects, errors, shrunk(effects, errors), chances, strict=True
    ):
        count = asked[key, early]
        taken = len(count.takers)
        met = taken + len(count.leavers)
        raw = ConfidenceInterval(effect, effect - 1.96 * error, effect + 1.96 * error, met)
        rows.append(Association(outcome.things[key], early, met / seats, taken / seats, taken, raw, drawn, chance))
    return sorted(rows, key=lambda row: (-abs(row.drawn.mid), row.thing.key))


def _counts(outcome: Outcome) -> dict[tuple[str, bool], _Count]:
    usual = _usual(outcome.rows)
    counts: dict[tuple[str, bool], _Count] = defaultdict(_Count)
    for row in outcome.rows:
        for seat, (taken, left) in enumerate(zip(row.taken, row.left, strict=True)):
            better = row.share(seat) - usual[row.bots[seat], seat, row.variant]
            for key, when in taken.items():
                if not outcome.things[key].word:
                    counts[key, False].takers.append(better)
                early = counts[key, True]
                (early.takers if when < EARLY else early.leavers).append(better)
            for key in left:
                if not outcome.things[key].word:
                    counts[key, False].leavers.append(better)
                counts[key, True].leavers.append(better)
    return counts


def _usual(rows: Iterable[GameRow]) -> dict[tuple[str, int, int], float]:
    shares: dict[tuple[str, int, int], list[float]] = defaultdict(list)
    for row in rows:
        for seat, bot in enumerate(row.bots):
            shares[bot, seat, row.variant].append(row.share(seat))
    return {place: sum(values) / len(values) for place, values in shares.items()}


def worth_asking(outcome: Outcome, most: int) -> list[str]:
    """Return the things for which an experiment would tell most: pieces that many take, and the strongest ones."""
    seats = len(outcome.rows) * outcome.players
    taken: dict[str, int] = defaultdict(int)
    for row in outcome.rows:
        for things in row.taken:
            for key in things:
                taken[key] += not outcome.things[key].word
    looks = {row.thing.key: abs(row.drawn.mid) for row in associations(outcome) if not row.early}
    often = {key: times / seats for key, times in taken.items() if times >= LEAST}
    # A thing that nearly all take who can leaves none to compare with: there, only an experiment can tell.
    interest = {key: share * (0.03 + looks.get(key, UNKNOWN)) for key, share in often.items() if share < EVERYBODY}
    return sorted(interest, key=lambda key: (-interest[key], key))[:most]


def experiments(
    outcome: Outcome,
    keys: Sequence[str],
    games: int,
    executor: Callable[[], Executor],
    on_progress: Callable[[int], None] | None = None,
) -> list[Experiment]:
    """Play the first ``games`` seeds again for each thing, where one seat may not take it. Games in which that seat
    never took it would go just the same, and are not played."""
    rows = [row for row in outcome.rows if row.index < games]
    sure = bonferroni(len(keys))
    results = []
    for done, key in enumerate(keys, 1):
        again = [row for row in rows if key in row.taken[denied_seat(row.index, outcome.players)]]
        without = _without(outcome, key, [row.index for row in again], executor())
        results.append(_experiment(outcome.things[key], outcome.players, rows, without, sure))
        if on_progress is not None:
            on_progress(done)
    return sorted(results, key=lambda one: (-one.alone.mid, one.thing.key))


def _without(outcome: Outcome, key: str, indices: list[int], executor: Executor) -> dict[int, GameRow]:
    job = go_on(outcome).job
    job.watch = job.heroes = job.count = False
    job.without = key
    size = max(1, min(25, len(indices) // (2 * executor.workers)))
    stretches = (range(first, min(first + size, len(indices))) for first in range(0, len(indices), size))
    played = Batch()
    for batch in executor.play(_Some(indices), job, stretches):
        played.add(batch)
    return {row.index: row for row in played.played}


class _Some:
    """Plays some games of a list; it travels to the workers."""

    def __init__(self, indices: list[int]) -> None:
        self.indices = indices

    def __call__(self, job: SimulationJob, stretch: range) -> Batch:
        return play_batch(job, [self.indices[place] for place in stretch])


def _experiment(
    thing: Thing, players: int, rows: list[GameRow], without: dict[int, GameRow], sure: float
) -> Experiment:
    rows = [row for row in rows if row.index not in without or without[row.index].trouble is None]
    seats = [denied_seat(row.index, players) for row in rows]
    barred = [without.get(row.index, row).share(seat) for row, seat in zip(rows, seats, strict=True)]
    free = [row.share(seat) for row, seat in zip(rows, seats, strict=True)]
    alone = difference(barred, free, paired=True, bounded=True)
    together = difference(barred, free, paired=True, bounded=True, sure=sure)
    return Experiment(thing, len(rows), len(without), alone, together, _verdict(len(without), alone, together))


def _verdict(changed: int, alone: ConfidenceInterval, together: ConfidenceInterval) -> ExperimentVerdict:
    if changed < CHANGED:
        return "few"
    if together.low > 0:
        return "wins"
    if together.high < 0:
        return "loses"
    return "perhaps" if alone.low > 0 or alone.high < 0 else "close"
