"""Moments in words: their lines, the sums with names, the reason; and their duration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import structs
from msgspec.structs import replace
from rich.text import Text

from fabletable.director import Knowledge, SceneScript, paired
from fabletable.director.words import changed
from fabletable.kernel import Match, Message, Moment, Sum
from fabletable.kernel.message import Arg
from fabletable.kernel.moment import LinePart, log_events, read_on
from fabletable.kernel.scene import Scene
from fabletable.terminal.speech import Speech, translate

SPEEDS: Final = (0.5, 1.0, 2.0, 4.0, 0.0)
"""The speeds at which moments pass; 0 shows all at once."""
SECONDS: Final = {
    "turn": 0.6, "phase": 0.6, "move": 0.6, "roll": 1.4, "card": 2.2, "blow": 1.2, "outcome": 1.6, "gain": 0.9,
    "loss": 1.2, "event": 2.2,
}  # fmt: skip
"""The seconds that each kind is shown, at speed 1."""
SPEED_WORDS: Final = dict(zip(SPEEDS, ("half", "usual", "twice", "four", "once"), strict=True))
LATELY: Final = 30
"""The number of last lines of the log that a reader remembers."""
PASSING: Final = 0.4
"""The seconds of a scene that only passes by."""
HEADED: Final = 60
"""The weight from which a scene has a ruled heading."""


class StagedMoment(Moment, omit_defaults=True):
    """A moment as it is sent: the first of a scene has the director's ``script``."""

    script: SceneScript | None = None


class DirectedMoment(NamedTuple):
    """A moment with the script of its scene; ``begins`` and ``ends`` tell whether it is the first or last of it."""

    moment: Moment
    script: SceneScript
    begins: bool
    ends: bool

    @property
    def holds(self) -> bool:
        return self.ends and self.script.holds


def staged(match: Match, seat: int | None, first: int) -> list[StagedMoment]:
    """Return the moments from decision ``first`` on with the scripts of the director for this seat."""
    known = Knowledge(seat, match.log(seat), match.log_parts(seat), over=match.over)
    return [
        StagedMoment(**structs.asdict(each), script=script)
        for each, script in paired(match.moments(seat, first), known)
    ]


def directed(moments: Sequence[StagedMoment]) -> list[DirectedMoment]:
    """Return the moments scene by scene, each scene merged."""
    found: list[DirectedMoment] = []
    at = 0
    while at < len(moments):
        script = moments[at].script or SceneScript()
        upto = next((n for n in range(at + 1, len(moments)) if moments[n].script is not None), len(moments))
        scene = merged(moments[at:upto])
        last = len(scene) - 1
        found += [DirectedMoment(each, script, number == 0, number == last) for number, each in enumerate(scene)]
        at = upto
    return found


def merged(moments: Sequence[Moment]) -> list[Moment]:
    """Merge the gains and losses of a fight into its outcome, with the fighters as they were then, and the moments of
    one text into one."""
    found: list[Moment] = []
    for moment in read_on(moments):
        before = found[-1] if found else None
        if before is not None and moment.kind in ("gain", "loss") and _is_outcome(before, moment):
            scene = replace(moment.scene, stage=before.scene.stage)
            found[-1] = replace(before, scene=scene, lines=(before.lines[0], moment.lines[1]))
        else:
            found.append(moment)
    return found


def _is_outcome(before: Moment, moment: Moment) -> bool:
    return before.kind == "outcome" and (before.event, before.after) == (moment.event, moment.after)


def seconds(staged: DirectedMoment, speed: float) -> float:
    if not speed:
        return 0.0
    return (PASSING if staged.script.staging == "toast" else SECONDS[staged.moment.kind]) / speed


# --- words ---


def speed_in_words(speed: float) -> str:
    return translate("screen-speed", speed=SPEED_WORDS.get(speed, "other"), n=f"{speed:g}")


def title_of(speech: Speech, moment: Moment, story: Sequence[Message], parts: Sequence[LinePart]) -> str:
    """Return the title of a moment: of its lines the title of the event or the last one; else the event, else
    its kind."""
    lines = range(*moment.lines)
    if lines:
        return speech.say(story[next((at for at in reversed(lines) if parts[at] in ("event", "title")), lines[-1])])
    if 0 <= moment.event < len(story) and moment.kind not in ("turn", "phase"):
        return speech.say(story[moment.event])
    return translate(f"moment-{moment.kind}")


def heading(speech: Speech, script: SceneScript) -> str:
    """Return the ruled heading of a scene that weighs much; empty for all others."""
    if script.weight < HEADED:
        return ""
    return translate("screen-scene") if script.title is None else speech.say(script.title)


def staged_in_words(speech: Speech, script: SceneScript) -> list[Text]:
    """Return what the director says over a scene: the headline, what was changed, the foe, what is named."""
    found = [script.above] if script.above is not None else []
    if script.title is not None and script.weight < HEADED:
        found.append(script.title)
    if script.changed is not None:
        found += changed(script.changed)
    foe = script.foe
    if foe is not None and script.kind == "boss":
        found += [*foe.does, *([] if foe.stakes is None else [foe.stakes])]
    return [Text(speech.say(each), style="bold") for each in [*found, *script.named]]


def in_words(speech: Speech, moment: Moment, story: Sequence[Message]) -> list[Text]:
    """Return the text to read, the sums, number by number, and the reason, unless they were just logged."""
    counters = counters_in(moment.scene) if moment.sums else {}
    lines = [Text(sum_in_words(speech, whole, counters)) for whole in moment.sums]
    if moment.prose is not None:
        heard = set(_ids(story[max(0, moment.lines[1] - LATELY) : moment.lines[1]]))
        lines = [Text(speech.say(each), style="italic") for each in moment.prose.text if each.id not in heard] + lines
    if moment.because is not None and moment.because not in story[slice(*moment.lines)]:
        lines.append(Text(speech.say(moment.because), style="italic"))
    return lines


def _ids(said: Iterable[Arg]) -> Iterator[str]:
    """Yield the ids of messages and of those within them."""
    for each in said:
        if isinstance(each, Message):
            yield each.id
            yield from _ids(each.args.values())
        elif isinstance(each, list):
            yield from _ids(each)


def counters_in(scene: Scene) -> dict[str, Message]:
    """Return the counters on the mats, by name."""
    found: dict[str, Message] = {}
    zones = [*scene.mats]
    for zone in zones:  # which grows by what lies within
        found.update((piece.id, piece.label) for piece in zone.pieces if piece.kind == "counter")
        zones += zone.zones
    return found


def sum_in_words(speech: Speech, whole: Sum, counters: Mapping[str, Message] = MappingProxyType({})) -> str:
    """Say a sum: ``Ada: Strength 4 + Spear 1 + Die 5 = 10``; gold and glory are not added up: ``Ada: Gold +2, Glory
    +1``."""
    gains: dict[str, int] = {}
    for part in whole.parts:
        gains[part.piece] = gains.get(part.piece, 0) + part.n
    if gains and gains.keys() <= counters.keys():
        each = [
            translate("sum-part", label=speech.say(counters[name]), n=f"{n:+}".replace("-", "−"))
            for name, n in gains.items()
            if n
        ]
        return translate("sum-gains", side=speech.say(whole.label), gains=", ".join(each))
    written = ""
    for part in whole.parts:
        sign = "" if not written and part.n >= 0 else " + " if part.n >= 0 else " − "
        written += f"{sign}{translate('sum-part', label=speech.say(part.label), n=abs(part.n))}"
    return translate("sum-whole", side=speech.say(whole.label), parts=written.strip(), total=whole.total)


def folded(
    speech: Speech, story: Sequence[Message], parts: Sequence[LinePart], *, last: int = 0
) -> list[tuple[int, str]]:
    """Return the log by event: the number of its last line and its title, with the number of lines under it."""
    found = []
    for entry in log_events(parts)[-last:]:
        text = speech.say(story[entry.title])
        more = len(entry.lines) - 1
        found.append((entry.lines[-1], translate("tale-folded", headline=text, n=more) if more else text))
    return found
