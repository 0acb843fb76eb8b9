"""The answer of a puzzle in words: why its best choice is the best, and what every other choice costs. The words come
from the same trials as the figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.coach.hint import Candidate, in_figures, reason_for
from fabletable.coach.reasons import Reasons, follows, why
from fabletable.coach.trials import Trial, figure_of_gaps
from fabletable.kernel import Decision, Match, Message
from fabletable.kernel.game import GAME
from fabletable.kernel.theme import SPEND

STILL: Final = 0.5
"""The smallest share of trials in which a choice that can wait is made later."""
APART: Final = 0.3
"""The smallest difference of two shares: that the one follows the other, and that it is the other way round."""
LOSS: Final = -0.75
"""A smaller loss of something is no reason."""
ORDER: Final = (
    "coach-forgoes", "coach-less", "coach-lets", "coach-risks", "coach-leads-to", "coach-prevents", "coach-safe",
)  # fmt: skip
"""The reasons why a choice is behind, those that say most first."""


def names_of(match: Match, decision: Decision) -> list[Message]:
    """Return the options as a client lists them, in the game's own order."""
    return [choice.label for choice in match.game.questions.of(decision).choices(match.table, decision)]


def why_best(match: Match, seat: int, name: Message, best: Sequence[Trial], other: Sequence[Trial]) -> Message:
    """Return in one sentence why the choice of this name is better than another one."""
    points = score_gaps(match, seat, best, other)
    if not points and (first := _comes_first(match, seat, name, best, other)) is not None:
        return first
    candidate, beside = Candidate("", name), Candidate("", name)
    candidate.why = _in_figures(why(match.game, seat, best, other))
    if points:
        beside.short = figure_of_gaps(points)
    told = reason_for(candidate, beside)
    goes_on = not any(trial.clone.over for trial in (*best, *other))
    return Message("coach-say-later", {"choice": name}) if told.id == "coach-say-best" and goes_on else told


def _comes_first(
    match: Match, seat: int, name: Message, best: Sequence[Trial], other: Sequence[Trial]
) -> Message | None:
    """Return that the other choice can still be made after the best one, and not the other way round; None if that is
    not so, or if what is chosen is given up."""
    if match.decision is None or match.game.theme(match.decision.ask) == SPEND:
        return None
    first, then = follows(match.game, seat, best, other), follows(match.game, seat, other, best)
    if first is None or then is None or first[1] < STILL or first[1] - then[1] < APART:
        return None
    shares = {"n": round(100 * first[1]), "than": round(100 * then[1])}
    return Message("coach-say-first", {"choice": name, "other": first[0].message, **shares})


def _in_figures(reasons: Reasons) -> Reasons:
    """Return the reasons with the amount of each gain beside its name."""
    return Reasons(reasons.earns, reasons.risks, reasons.prevents, [in_figures(gain, 1) for gain in reasons.gains])


def why_behind(match: Match, seat: int, these: Sequence[Trial], best: Sequence[Trial]) -> Message | None:
    """Return what a choice costs beside the best one, else what it brings instead; None if nothing stands out."""
    points = score_gaps(match, seat, best, these)
    mean = round(sum(points) / len(points)) if points else 0
    if mean > 0:
        return Message("coach-short", {"points": Message("points", {"n": mean})})
    reasons = why(match.game, seat, these, best)
    lost = [
        Message("coach-less", {"what": gain.label, "n": round(-gain.n)}) for gain in reasons.gains if gain.n <= LOSS
    ]
    found = [*reasons.risks, *lost, *reasons.earns, *reasons.prevents]
    return min(found, key=lambda reason: ORDER.index(reason.id), default=None)


def score_gaps(match: Match, seat: int, these: Sequence[Trial], those: Sequence[Trial]) -> list[float]:
    """Return the differences of the seat's final scores; none in a game that is not won by points, or where a trial
    stops before the end."""
    if match.game.advice.rollout_depth != GAME:
        return []
    scores = [(one.score(seat), other.score(seat)) for one, other in zip(these, those, strict=False)]
    gaps = [float(one - other) for one, other in scores if one is not None and other is not None]
    return gaps if len(gaps) == len(scores) else []
