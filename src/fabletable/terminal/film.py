"""Moments in words: what is told of them, the sums with their names, the reason; and how long each is looked at."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace
from rich.text import Text

from fabletable.kernel import Message, Moment, Sum
from fabletable.kernel.moment import LinePart, log_events
from fabletable.kernel.scene import Scene
from fabletable.terminal.speech import Speech, told

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 0.0)
"""How fast moments pass; 0 is at once."""
SECONDS: Final = {
    "turn": 0.6, "phase": 0.6, "move": 0.6, "roll": 1.4, "card": 2.2, "blow": 1.2, "outcome": 1.6, "gain": 0.9,
    "loss": 1.2, "event": 2.2,
}  # fmt: skip
"""For how long each kind is looked at, at speed 1."""
SPEED_WORDS: Final = dict(zip(SPEEDS, ("half", "usual", "twice", "four", "once"), strict=True))
HELD: Final = frozenset({"card", "blow", "outcome", "loss", "event"})
"""What waits for a key where it is one's own."""


def merged(moments: Sequence[Moment]) -> list[Moment]:
    """What a fight brings or takes is seen together with its outcome, beside the fighters as they were then."""
    found: list[Moment] = []
    for moment in moments:
        before = found[-1] if found else None
        if before is not None and moment.kind in ("gain", "loss") and _is_outcome(before, moment):
            scene = replace(moment.scene, stage=before.scene.stage)
            found[-1] = replace(before, scene=scene, lines=(before.lines[0], moment.lines[1]))
        else:
            found.append(moment)
    return found


def _is_outcome(before: Moment, moment: Moment) -> bool:
    return before.kind == "outcome" and (before.event, before.after) == (moment.event, moment.after)


def is_held(moment: Moment, people: Collection[int]) -> bool:
    return moment.kind in HELD and any(seat in people for seat in moment.touches)


def seconds(moment: Moment, speed: float) -> float:
    return SECONDS[moment.kind] / speed if speed else 0.0


# --- words ---


def speed_in_words(speed: float) -> str:
    return told("screen-speed", speed=SPEED_WORDS.get(speed, "other"), n=f"{speed:g}")


def title_of(speech: Speech, moment: Moment, story: Sequence[Message], parts: Sequence[LinePart]) -> str:
    """Of the lines that tell of it the one that names the deed, or the last; else the deed, else what kind it is."""
    lines = range(*moment.lines)
    if lines:
        return speech.say(story[next((at for at in reversed(lines) if parts[at] in ("deed", "headline")), lines[-1])])
    if 0 <= moment.event < len(story) and moment.kind not in ("turn", "phase"):
        return speech.say(story[moment.event])
    return told(f"moment-{moment.kind}")


def in_words(speech: Speech, moment: Moment, story: Sequence[Message]) -> list[Text]:
    """The sums, number by number, and why it came out so, unless that was just told."""
    counters = counters_in(moment.scene) if moment.sums else {}
    lines = [Text(sum_in_words(speech, whole, counters)) for whole in moment.sums]
    if moment.because is not None and moment.because not in story[slice(*moment.lines)]:
        lines.append(Text(speech.say(moment.because), style="italic"))
    return lines


def counters_in(scene: Scene) -> dict[str, Message]:
    """What lies on the mats to be counted, by its name."""
    found: dict[str, Message] = {}
    zones = [*scene.mats]
    for zone in zones:  # which grows by what lies within
        found.update((piece.id, piece.label) for piece in zone.pieces if piece.kind == "counter")
        zones += zone.zones
    return found


def sum_in_words(speech: Speech, whole: Sum, counters: Mapping[str, Message] = MappingProxyType({})) -> str:
    """``Ada: Strength 4 + Spear 1 + Die 5 = 10``; gold and glory are not added up: ``Ada: Gold +2, Glory +1``."""
    gains: dict[str, int] = {}
    for part in whole.parts:
        gains[part.piece] = gains.get(part.piece, 0) + part.n
    if gains and gains.keys() <= counters.keys():
        each = [
            told("sum-part", label=speech.say(counters[name]), n=f"{n:+}".replace("-", "−"))
            for name, n in gains.items()
            if n
        ]
        return told("sum-gains", side=speech.say(whole.label), gains=", ".join(each))
    written = ""
    for part in whole.parts:
        sign = "" if not written and part.n >= 0 else " + " if part.n >= 0 else " − "
        written += f"{sign}{told('sum-part', label=speech.say(part.label), n=abs(part.n))}"
    return told("sum-whole", side=speech.say(whole.label), parts=written.strip(), total=whole.total)


def folded(
    speech: Speech, story: Sequence[Message], parts: Sequence[LinePart], *, last: int = 0
) -> list[tuple[int, str]]:
    """The tale deed by deed: of each the number of its last line and its headline, with how many lines are under it."""
    found = []
    for entry in log_events(parts)[-last:]:
        text = speech.say(story[entry.title])
        more = len(entry.lines) - 1
        found.append((entry.lines[-1], told("tale-folded", headline=text, n=more) if more else text))
    return found
