"""The coach's hint in the terminal: the best three choices, their values and reasons."""

from __future__ import annotations

from fabletable.coach.hint import Candidate, Counsel
from fabletable.coach.trials import Figure
from fabletable.kernel.scene import Ask
from fabletable.terminal.speech import Speech, translate


def in_a_sentence(speech: Speech, found: Counsel) -> str:
    """Return the one sentence that comes first."""
    return speech.say(found.told)


def in_lines(speech: Speech, ask: Ask, found: Counsel) -> list[str]:
    """List each choice with its number at the table and its worth, the reasons below it, and in the end how sure the
    counsel is."""
    numbers = {choice.key: number for number, choice in enumerate(ask.choices, 1)}
    lines = []
    for candidate in found.choices:
        lines.append(worth(speech, numbers.get(candidate.key, 0), candidate))
        lines += [f"   {line}" for line in reasons(speech, candidate)]
    if found.trials:
        lines.append(translate("counsel-clear" if found.clear else "counsel-close", trials=found.trials))
    return lines


def worth(speech: Speech, number: int, candidate: Candidate) -> str:
    """Say the worth of a choice in chances to win, beside the best one."""
    named = {"number": number, "choice": speech.say(candidate.label)}
    if candidate.chance is None and candidate.glance is None:
        return translate("counsel-thought", **named)
    if candidate.chance is None:
        return translate("counsel-glance", **named, chance=percent(candidate.glance or 0.0))
    if candidate.behind is None:
        return translate("counsel-first", **named, chance=percent(candidate.chance.mean), error=reach(candidate.chance))
    points = percent(candidate.behind.mean)
    if points <= 0:
        return translate("counsel-alike", **named)
    return translate("counsel-behind", **named, points=points, error=reach(candidate.behind))


def reasons(speech: Speech, candidate: Candidate) -> list[str]:
    why = candidate.why
    return [] if why is None else [speech.say(line) for line in [*why.earns, *why.risks, *why.prevents]]


def reach(figure: Figure) -> int:
    """Return the half width of the figure's interval."""
    return percent((figure.high - figure.low) / 2)


def percent(share: float) -> int:
    return round(100 * share)
