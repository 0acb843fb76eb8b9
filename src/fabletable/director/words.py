"""Sentences of a script: the headline, further lines, and the text for a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.director.script import SceneKind, SceneScript, WeightPart
from fabletable.director.seen import Scenery
from fabletable.kernel import Message
from fabletable.kernel.facts import ChangedChoice
from fabletable.kernel.message import seat_name

FIRSTS: Final = {"kill": "director-first-kill", "town": "director-first-town", "level": "director-first-level"}

CHANCE_NAMED: Final = 40
"""The points from which on a change of the chance to win is put into words."""


def above(scene: Scenery, kind: SceneKind) -> Message | None:
    """Return the line over the headline of an upset: such a result comes once in n times."""
    if kind != "upset" or scene.percent is None:
        return None
    return Message("director-one-in", {"n": round(100 / scene.percent)})


def title(scene: Scenery, kind: SceneKind) -> Message | None:
    """Return the headline of a staged scene; other scenes use their line of the log."""
    if kind == "upset" and scene.percent is not None:
        dim = scene.result == "lost"
        return Message("director-should-not" if dim else "director-against-odds", {"n": scene.percent})
    if kind == "interrupt" and scene.changed is not None:
        return scene.changed.now
    if kind == "boss" and scene.foe is not None:
        return scene.foe.name
    return None


def named(scene: Scenery, parts: Sequence[WeightPart]) -> list[Message]:
    """Return the further lines beside the result: a first time, a new leader, a narrow escape, a trophy."""
    names = {each.name for each in parts}
    found: list[Message] = []
    actor = None if scene.actor is None else seat_name(scene.actor)
    if "first" in names and actor is not None:
        found.append(Message(FIRSTS[scene.first], {"seat": actor}))
    if "lead" in names and scene.leader is not None:
        found.append(Message("director-lead", {"seat": seat_name(scene.leader)}))
    if "escape" in names and actor is not None:
        found.append(Message("director-escape", {"seat": actor}))
    if scene.trophy is not None:
        found.append(trophy(scene))
    large = any(each.name == "chance" and each.points >= CHANCE_NAMED for each in parts)
    cause = _mover(scene)
    if scene.chance is not None and large and cause:
        was, now = scene.chance
        found.append(Message("director-chance-moved", {"was": was, "now": now, "cause": cause}))
    return found


def _mover(scene: Scenery) -> str:
    """Return what moved the seat's chance to win: its victory or defeat, or its dice. It is empty where nothing on the
    stage explains it."""
    if scene.chance is None or scene.known.seat is None or not scene.own:
        return ""
    was, now = scene.chance
    if scene.result in ("won", "lost"):
        agrees = scene.actor == scene.known.seat and (scene.result == "won") == (now > was)
        return scene.result if agrees else ""
    return "dice" if scene.own_dice else ""


def trophy(scene: Scenery) -> Message:
    taken = scene.trophy
    assert taken is not None
    return Message(
        "director-trophy", {"name": taken.name, "n": taken.n, "of": taken.of, "left": max(0, taken.of - taken.n)}
    )


def spoken(scene: Scenery, script: SceneScript) -> list[Message]:
    """Return the sentences for a screen reader, in the order cause, dice, result, gain, next."""
    found = [*_cause(scene), *_dice(scene)]
    if script.title is not None and script.kind not in ("interrupt", "boss"):
        found.append(script.title)
    if scene.line is not None and scene.line not in found:
        found.append(scene.line)
    found += script.named
    if script.kind == "boss" and script.odds is not None:
        odds = script.odds
        found.append(Message("director-odds", {"won": odds.won, "drawn": odds.drawn, "lost": odds.lost}))
    if script.kind == "finale":
        found.append(Message("director-over"))
    return found


def _cause(scene: Scenery) -> list[Message]:
    if scene.changed is not None:
        return changed(scene.changed)
    if scene.foe is not None and not scene.result:
        foe = scene.foe
        return [foe.name if foe.strength is None else Message("director-foe", {"foe": foe.name, "n": foe.strength})]
    log = scene.known.log
    return [log[scene.event]] if 0 <= scene.event < len(log) and log[scene.event] != scene.line else []


def changed(change: ChangedChoice) -> list[Message]:
    """Return who changed a choice, and how the chance changed."""
    if change.by is None:
        found = [Message("director-changed-by-card", {"card": change.card, "now": change.now})]
    else:
        by = seat_name(change.by)
        found = [Message("director-changed", {"by": by, "card": change.card, "now": change.now})]
    if change.odds_was is not None and change.odds_now is not None:
        found.append(Message("director-new-chance", {"was": change.odds_was.won, "now": change.odds_now.won}))
    return found


def _dice(scene: Scenery) -> list[Message]:
    if len(scene.sums) != 2 or not any(whole.dice for whole in scene.sums):
        return []
    mine, theirs = scene.sums
    return [Message("director-dice", {"mine": mine.total, "theirs": theirs.total})]
