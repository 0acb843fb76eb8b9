"""The beats of each kind of scene, in milliseconds from its start, with their sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from fabletable.director.script import ScriptBeat
from fabletable.kernel import Moment
from fabletable.kernel.moment import MomentKind
from fabletable.kernel.sound import Cue

TOAST_MS: Final = 2000
LEAST_MS: Final = 180
"""The shortest time of a beat."""
SHRINK: Final = 0.6
"""The part of its time that a beat takes from the third equal one in a row on."""

Beats = tuple[list[ScriptBeat], int]
"""Beats, and the time at which the scene holds or goes on."""

FLOW_MS: Final[dict[MomentKind, int]] = {
    "turn": 0, "phase": 450, "move": 450, "roll": 1300, "card": 1600, "blow": 700, "outcome": 1100, "gain": 500,
    "loss": 700, "event": 700,
}  # fmt: skip
STRIKE_MS: Final = 450
"""The time from the start of a blow whose parts are shown until it meets what stops it, or lands."""
STOPPED_MS: Final = 550
LANDS_MS: Final = 500
READ_AGAIN_MS: Final = 2600
"""The time of a text that the seat has read before."""
READ_IN_PASSING_MS: Final = 4200
"""The time of a new text of a card that does nothing to the seat."""
MET_AGAIN_MS: Final = 1100
"""The time of the entrance of a foe that has been met before; it does not wait."""
MET_BY_OTHERS_MS: Final = 400
FLOW_CUES: Final[dict[MomentKind, Cue | Literal[""]]] = {
    "turn": "", "phase": "", "move": "steps", "roll": "dice", "card": "card-turn", "blow": "blade", "outcome": "",
    "gain": "gain", "loss": "wound", "event": "parchment",
}  # fmt: skip


def flow(moments: Sequence[Moment]) -> Beats:
    """Time moments as one beat each; the third equal one in a row and those after it are shorter."""
    beats: list[ScriptBeat] = []
    at, equal = 0, 0
    for number, moment in enumerate(moments):
        equal = equal + 1 if number and moments[number - 1].kind == moment.kind else 0
        beats.append(ScriptBeat(moment.kind, at, _flow_cue(moment), number))
        lasts = _flow_lasts(moment)
        at += max(LEAST_MS, round(lasts * SHRINK)) if equal >= 2 and lasts else lasts
    return beats, at


def _flow_lasts(moment: Moment) -> int:
    if moment.kind != "blow" or not moment.sums:
        return FLOW_MS[moment.kind]
    return STRIKE_MS + (STOPPED_MS if _is_stopped(moment) else 0) + LANDS_MS


def _is_stopped(moment: Moment) -> bool:
    """Tell whether something takes from the blow."""
    return any(part.n < 0 for whole in moment.sums for part in whole.parts)


def _flow_cue(moment: Moment) -> Cue | Literal[""]:
    if moment.kind == "outcome":
        return {"won": "chime", "lost": "knock", "drawn": "", "": ""}[moment.result]  # type: ignore[return-value]
    if moment.kind == "roll":
        return "die" if sum(len(whole.dice) for whole in moment.sums) == 1 else "dice"
    if moment.kind == "blow" and _is_stopped(moment):
        return "shield"
    return FLOW_CUES[moment.kind]


def story(*, die: bool, flows: int = 0) -> Beats:
    """Return the beats of a text. ``flows``: it does not wait, and goes on after that many milliseconds."""
    beats = [ScriptBeat("sink", 0), ScriptBeat("leave", 180, "page"), ScriptBeat("outcome", 360, "parchment")]
    if die:
        beats += [ScriptBeat("die", 900, "die"), ScriptBeat("band", 1500), ScriptBeat("chips", 1750, "gain")]
        return beats, 2200
    return [*beats, ScriptBeat("chips", 900, "gain")], flows or 1350


def loot() -> Beats:
    return [
        ScriptBeat("leave", 0), ScriptBeat("backs", 250, "deal"), ScriptBeat("turn", 700, "card-turn"),
        ScriptBeat("numbers", 1250, "bell"),
    ], 1400  # fmt: skip


def boss(*, met: bool, own: bool) -> Beats:
    if met:
        return [ScriptBeat("stakes", 0, "drum")], MET_AGAIN_MS if own else MET_BY_OTHERS_MS
    return [
        ScriptBeat("dark", 0), ScriptBeat("rise", 300), ScriptBeat("name", 700, "drum"), ScriptBeat("strengths", 1000),
        ScriptBeat("does", 1300), ScriptBeat("odds", 1700), ScriptBeat("stakes", 2100),
    ], 2300  # fmt: skip


def upset(*, dice: bool, won: bool, trophy: bool) -> Beats:
    """Return the beats of an unlikely result: dice one after the other, unless they were shown before."""
    theirs = [ScriptBeat("theirs", 0, "die"), ScriptBeat("mine", 1100, "die-slow")]
    start = 0 if dice else 2700
    chord: Cue = "chord" if won else "knock"
    more = [ScriptBeat("sums", 2700), ScriptBeat("headline", 3000, chord), ScriptBeat("difference", 3400)]
    more += [ScriptBeat("trophy", 3900, "trophy")] if trophy else []
    beats = [*(theirs if dice else []), *more]
    return [ScriptBeat(each.name, each.at - start, each.cue) for each in beats], (4600 if trophy else 4100) - start


def interrupt() -> Beats:
    return [
        ScriptBeat("freeze", 0), ScriptBeat("card", 120, "card-slap"), ScriptBeat("becomes", 400, "spell"),
        ScriptBeat("odds", 700), ScriptBeat("cost", 1000, "pay"), ScriptBeat("ready", 1800),
    ], 2600  # fmt: skip


def finale(*, won: bool) -> Beats:
    theme: Cue = "theme" if won else "theme-lost"
    return [
        ScriptBeat("blow", 0), ScriptBeat("dark", 500), ScriptBeat("wall", 900, "trophy"),
        ScriptBeat("last", 2200, "trophy"), ScriptBeat("headline", 2900, theme), ScriptBeat("prose", 3500),
        ScriptBeat("ring", 5000),
    ], 11000  # fmt: skip
