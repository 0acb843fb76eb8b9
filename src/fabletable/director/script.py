"""Scripts as plain data: one for each scene, on its first moment."""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletable.kernel.facts import ChangedChoice, FoeFacts, TrophyTaken
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Odds
from fabletable.kernel.sound import Cue

SceneKind = Literal["story", "loot", "boss", "upset", "interrupt", "finale", "flow", "toast"]
Staging = Literal["toast", "flow", "hold", "room"]
"""The staging of a scene. ``toast``: one line that passes. ``flow``: it runs and goes on. ``hold``: it waits once, at
its end. ``room``: it takes the whole room, and waits."""

PartName = Literal[
    "odds", "chance", "foe", "changed", "rare", "trophy", "prose", "card", "first", "lead", "escape", "defeat", "own",
    "end", "nothing",
]  # fmt: skip


class WeightPart(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One part of a weight: its name, its points, and the number it comes from: a percentage, points of a chance."""

    name: PartName
    points: int
    n: int | None = None


class ScriptBeat(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One beat of a scene, ``at`` is its time in milliseconds from the start; ``moment`` is the number of the moment
    within the scene that it shows, ``cue`` the name of its sound."""

    name: str
    at: int
    cue: Cue | Literal[""] = ""
    moment: int = 0


class SceneScript(msgspec.Struct, omit_defaults=True, gc=False):
    """The staging of one scene for one seat. It covers ``moments`` moments, this one and those after it.

    ``lasts`` is the time until it holds or goes on. ``holds``: it waits for the person at its end, once. ``own``: it
    concerns this seat. ``title`` is its headline with a line ``above`` it, ``named`` are further things worth naming
    (a first, a lead), and ``spoken`` are the sentences for a screen reader, in the order cause, dice, result, gain,
    next; ``urgent`` ones interrupt. ``percent`` is the chance of what happened. ``met``: this foe has been met before.
    """

    kind: SceneKind = "toast"
    staging: Staging = "toast"
    weight: int = 0
    moments: int = 1
    parts: list[WeightPart] = []
    beats: list[ScriptBeat] = []
    lasts: int = 0
    holds: bool = False
    own: bool = False
    above: Message | None = None
    title: Message | None = None
    named: list[Message] = []
    spoken: list[Message] = []
    urgent: bool = False
    percent: int | None = None
    met: bool = False
    odds: Odds | None = None
    foe: FoeFacts | None = None
    changed: ChangedChoice | None = None
    trophy: TrophyTaken | None = None
