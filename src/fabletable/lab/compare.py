"""Comparison of two runs: the differences, their size, and how many more games it takes to be sure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import msgspec

from fabletable.kernel import Message, Refused
from fabletable.lab.certainty import ConfidenceInterval, bonferroni, difference, more_games
from fabletable.lab.outcome import GameRow, Outcome

Verdict = Literal["different", "size-unsure", "same", "unknown"]
Unit = Literal["share", "number"]

ENOUGH = 20
"""The smallest number of games of a hero in both runs."""

SHARE_MATTERS = 0.03
RARE_MATTERS = 0.01
NUMBER_MATTERS = 0.025


class ComparedMeasure(msgspec.Struct):
    """One figure of a game, or of a seat at it, in both runs."""

    name: Message
    unit: Unit
    a: list[float]
    b: list[float]
    matters: float
    paired: bool


class Difference(msgspec.Struct):
    """B minus A. ``together`` is the interval when all measures are asked about at once; it alone earns a verdict."""

    name: Message
    unit: Unit
    a: float
    b: float
    matters: float
    paired: bool
    alone: ConfidenceInterval
    together: ConfidenceInterval
    verdict: Verdict
    more: int | None


class Comparison(msgspec.Struct):
    game: str
    a: int
    """Games of the first run."""
    b: int
    paired: int
    """Games that both runs played from the same seed."""
    changed: list[Message]
    """The settings that differ between both runs."""
    differences: list[Difference]

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


def compare(a: Outcome, b: Outcome) -> Comparison:
    """Compare every figure of both runs. Games of one seed are paired, which removes most chance."""
    if a.game != b.game:
        raise Refused("why-other-game", {"a": a.game, "b": b.game})
    if not a.rows or not b.rows:
        raise Refused("why-no-games")
    measures = [one for one in _measures(a, b) if len(set(one.a)) > 1 or len(set(one.b)) > 1]
    sure = bonferroni(len(measures))
    return Comparison(
        game=a.game,
        a=len(a.rows),
        b=len(b.rows),
        paired=len(_pairs(a, b)),
        changed=_changed(a, b),
        differences=[_difference(measure, sure) for measure in measures],
    )


def _difference(measure: ComparedMeasure, sure: float) -> Difference:
    bounded = measure.unit == "share"
    alone = difference(measure.a, measure.b, paired=measure.paired, bounded=bounded)
    together = difference(measure.a, measure.b, paired=measure.paired, bounded=bounded, sure=sure)
    return Difference(
        name=measure.name,
        unit=measure.unit,
        a=sum(measure.a) / len(measure.a),
        b=sum(measure.b) / len(measure.b),
        matters=measure.matters,
        paired=measure.paired,
        alone=alone,
        together=together,
        verdict=verdict_of(together, measure.matters),
        more=more_games(together, measure.matters),
    )


def verdict_of(together: ConfidenceInterval, matters: float) -> Verdict:
    if together.low > matters or together.high < -matters:
        return "different"
    if -matters < together.low and together.high < matters:
        return "same"
    return "size-unsure" if together.low > 0 or together.high < 0 else "unknown"


def _changed(a: Outcome, b: Outcome) -> list[Message]:
    changed = []
    if a.bots != b.bots:
        changed.append(Message("changed-bots", {"a": ", ".join(a.bots), "b": ", ".join(b.bots)}))
    for name in sorted({*a.options, *b.options}):
        one, other = a.options.get(name), b.options.get(name)
        if one != other:
            changed.append(_changed_option(name, one, other))
    if a.version != b.version:
        changed.append(Message("changed-version", {"a": a.version, "b": b.version}))
    if a.players != b.players:
        changed.append(Message("changed-players", {"a": a.players, "b": b.players}))
    return changed


def _changed_option(name: str, one: object, other: object) -> Message:
    if isinstance(one, dict) or isinstance(other, dict):
        return Message("changed-numbers")
    return Message("changed-option", {"option": name, "a": _spelled(one), "b": _spelled(other)})


def _spelled(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def _pairs(a: Outcome, b: Outcome) -> list[tuple[GameRow, GameRow]]:
    """Return the games with the same seed and number of players, and so the same shuffles."""
    if a.seed != b.seed or a.players != b.players:
        return []
    others = {row.index: row for row in b.rows}
    return [(row, others[row.index]) for row in a.rows if row.index in others]


class _Both:
    """Measures of two runs, paired where most games are."""

    def __init__(self, a: Outcome, b: Outcome) -> None:
        pairs = _pairs(a, b)
        self.paired = len(pairs) >= 0.5 * min(len(a.rows), len(b.rows)) and len(pairs) > 1
        self.a = [one for one, _ in pairs] if self.paired else a.rows
        self.b = [other for _, other in pairs] if self.paired else b.rows

    def each(self, name: Message, unit: Unit, value: Callable[[GameRow], float], matters: float) -> ComparedMeasure:
        one, other = ([value(row) for row in rows] for rows in (self.a, self.b))
        if unit == "number":
            matters = abs(matters * sum(one) / len(one))
        return ComparedMeasure(name, unit, one, other, matters, self.paired)


def _measures(a: Outcome, b: Outcome) -> list[ComparedMeasure]:
    both = _Both(a, b)
    measures = [*_bots(a, b, both), *_seats(a, b, both), *_heroes(a, b)]
    if _has_scores(a) and _has_scores(b):
        measures += [
            both.each(
                Message("measure-score"), "number", lambda row: sum(row.scores) / len(row.scores), NUMBER_MATTERS
            ),
            both.each(Message("measure-winning-score"), "number", lambda row: max(row.scores), NUMBER_MATTERS),
            both.each(Message("measure-margin"), "number", margin, 4 * NUMBER_MATTERS),
        ]
    measures.append(both.each(Message("measure-decisions"), "number", lambda row: row.decisions, NUMBER_MATTERS))
    if all(row.course for run in (a, b) for row in run.rows):
        measures.append(both.each(Message("measure-leader"), "share", leader_wins, SHARE_MATTERS))
    measures.append(
        both.each(Message("measure-shared"), "share", lambda row: float(len(row.winners) > 1), RARE_MATTERS)
    )
    measures.append(both.each(Message("measure-unwon"), "share", lambda row: float(not row.winners), RARE_MATTERS))
    return measures


def _bots(a: Outcome, b: Outcome, both: _Both) -> list[ComparedMeasure]:
    """Return measures by place in the list of bots, so that two bots can be compared against the same others."""
    if a.players != b.players or (len(set(a.bots)) == 1 and len(set(b.bots)) == 1):
        return []
    places = {
        (one, other): place for place, (one, other) in reversed(list(enumerate(zip(a.bots, b.bots, strict=True))))
    }
    measures = []
    for (one, other), place in sorted(places.items(), key=lambda entry: entry[1]):
        name = Message("measure-bot", {"bot": one}) if one == other else Message("measure-bots", {"a": one, "b": other})
        measures.append(both.each(name, "share", partial(_share_at, a.players, place), SHARE_MATTERS))
    return measures


def _share_at(players: int, place: int, row: GameRow) -> float:
    """Return a bot's share; bots rotate through the seats."""
    return row.share((place - row.index) % players)


def _seats(a: Outcome, b: Outcome, both: _Both) -> list[ComparedMeasure]:
    if a.players != b.players:
        return []
    return [
        both.each(Message("measure-seat", {"n": seat + 1}), "share", partial(_share_of_seat, seat), SHARE_MATTERS)
        for seat in range(a.players)
    ]


def _share_of_seat(seat: int, row: GameRow) -> float:
    return row.share(seat)


def _heroes(a: Outcome, b: Outcome) -> list[ComparedMeasure]:
    """Return how often each hero wins when it is played. The same seed may seat other heroes, so these are not
    paired."""
    measures = []
    for hero in sorted({*a.names} & {*b.names}):
        one, other = (_wins_of(hero, run) for run in (a, b))
        if min(len(one), len(other)) >= ENOUGH:
            name = Message("measure-hero", {"hero": a.names[hero]})
            measures.append(ComparedMeasure(name, "share", one, other, SHARE_MATTERS, False))
    return measures


def _wins_of(hero: str, run: Outcome) -> list[float]:
    return [row.share(seat) for row in run.rows for seat, played in enumerate(row.heroes) if played == hero]


def _has_scores(run: Outcome) -> bool:
    """Tell whether scores say more than who won."""
    return any(score not in (0, 1) for row in run.rows for score in row.scores)


def margin(row: GameRow) -> float:
    """Return the difference between the best two scores."""
    best = sorted(row.scores, reverse=True)
    return float(best[0] - best[1]) if len(best) > 1 else 0.0


def leader_wins(row: GameRow) -> float:
    """Return the share of the victory of the seat that was ahead at half time."""
    half = row.course[len(row.course) // 2]
    return row.share(half.index(max(half)))
