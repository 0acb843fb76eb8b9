"""Grouping moments into scenes, and a script for each scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.director import timing, words
from fabletable.director.knowledge import Knowledge
from fabletable.director.script import SceneKind, SceneScript, WeightPart
from fabletable.director.seen import WALKS, Scenery
from fabletable.director.weights import (
    HOLD,
    UPSET,
    of_chance,
    of_changed,
    of_foe,
    of_odds,
    of_prose,
    part,
    staging_of,
    weigh,
)
from fabletable.kernel import Moment

FOLLOW: Final = frozenset({"outcome", "gain", "loss"})
"""The kinds of moments that belong to the scene of the roll before them."""
GO_ON: Final = frozenset({"interrupt", "loot", "finale"})
"""The kinds of scenes that never wait: after an interrupt the dice fall, loot is a question anyway, the finale leads to
the results."""
ENTRANCES: Final = frozenset({"strong", "guardian", "villain"})


def direct(moments: Sequence[Moment], known: Knowledge) -> list[SceneScript]:
    """Return a script for each scene. The moments of a scene follow one another."""
    scenes: list[Scenery] = []
    before = known.before
    at = 0
    while at < len(moments):
        count = _count(moments[at:], known.seat)
        group = moments[at : at + count]
        at += count
        scenes.append(Scenery(group, before, known, moments[at:]))
        before = group[-1].scene
    for number, moved in known.chances.items():
        scene = _turned_by([each for each in scenes if each.after == number])
        if scene is not None:
            scene.chance = moved
    return [_script(scene, ends=known.over and scene is scenes[-1]) for scene in scenes]


def _turned_by(scenes: Sequence[Scenery]) -> Scenery | None:
    """Return, of the scenes of one decision, the one that changed the chance to win: the last with a result, otherwise
    the last in which something happens."""
    settled = [each for each in scenes if each.result] or [each for each in scenes if not each.is_walk]
    return settled[-1] if settled else None


def paired(moments: Sequence[Moment], known: Knowledge) -> Iterator[tuple[Moment, SceneScript | None]]:
    """Yield each moment with the script of the scene that it begins; None if it is within a scene."""
    at = 0
    for script in direct(moments, known):
        for number in range(script.moments):
            yield moments[at + number], script if number == 0 else None
        at += script.moments


# --- which moments are one scene ---


def _count(moments: Sequence[Moment], seat: int | None) -> int:
    """Return the number of moments of the scene that begins with the first one."""
    count = 1
    while count < len(moments) and _belongs(moments[count - 1], moments[count], seat):
        count += 1
    return count


def _belongs(last: Moment, moment: Moment, seat: int | None) -> bool:
    if _stands_alone(last) or _stands_alone(moment):
        return False
    if _is_walk(last, seat) and _is_walk(moment, seat):
        return True
    if moment.kind == "turn" or (last.after, last.event) != (moment.after, moment.event) or last.event < 0:
        return False
    return last.kind not in FOLLOW or moment.kind in FOLLOW


def _stands_alone(moment: Moment) -> bool:
    """Return whether a moment is a scene of its own: a changed choice, the entrance of a foe."""
    facts = moment.facts
    return facts is not None and (facts.changed is not None or _enters(moment))


def _is_walk(moment: Moment, seat: int | None) -> bool:
    """Return whether a moment is a step of another seat; such steps are folded into one line."""
    return moment.kind in WALKS and moment.scene.stage is None and (seat is None or seat not in moment.touches)


def _enters(moment: Moment) -> bool:
    foe = None if moment.facts is None else moment.facts.foe
    return foe is not None and foe.rank in ENTRANCES and not moment.result and moment.kind in ("phase", "card", "event")


# --- the script of one scene ---


def _script(scene: Scenery, *, ends: bool) -> SceneScript:
    parts = _parts(scene, ends=ends)
    weight = weigh(parts, own=scene.own)
    kind = _kind(scene, parts, weight)
    staging = staging_of(weight)
    if staging == "toast" and scene.own_dice:
        staging = "flow"  # one's own dice are always seen
    if kind == "toast" and staging == "flow":
        kind = "flow"
    script = SceneScript(kind, staging, weight, len(scene.moments), parts, own=scene.own)
    waits = staging in ("hold", "room") and kind not in GO_ON and not _is_known(scene, parts, kind)
    script.holds = scene.known.seat is not None and scene.own and waits
    script.beats, script.lasts = _beats(scene, kind)
    script.percent, script.met = scene.percent, scene.met
    script.foe, script.changed, script.trophy = scene.foe, scene.changed, scene.trophy
    script.odds = scene.odds if scene.known.odds or scene.result else None
    script.above, script.title = words.above(scene, kind), words.title(scene, kind)
    script.named = words.named(scene, parts)
    if staging in ("hold", "room"):
        script.spoken, script.urgent = words.spoken(scene, script), kind == "interrupt"
    return script


def _is_known(scene: Scenery, parts: Sequence[WeightPart], kind: SceneKind) -> bool:
    """Tell whether the seat has nothing new to read in it: its text is asked about next, its foe has been met before,
    or it only follows from a choice, and what it weighs is a chance to win that moved."""
    if kind == "story":
        return scene.is_asked
    if kind == "boss":
        return scene.met
    return not scene.result and not scene.dice and {each.name for each in parts if each.points >= HOLD} == {"chance"}


def _parts(scene: Scenery, *, ends: bool) -> list[WeightPart]:
    if ends:
        return [part("end")]
    found = [*_facts(scene), *_firsts(scene)]
    if scene.nothing:
        return [part("nothing")]
    if scene.prose:
        found.append(of_prose(passing=scene.passing))
    elif scene.card:
        found.append(part("card"))
    if scene.own_event:
        found.append(part("own"))
    return found


def _facts(scene: Scenery) -> Iterator[WeightPart]:
    known, moved = scene.known, scene.chance
    for each in (
        None if scene.percent is None else of_odds(scene.percent),
        None if moved is None else of_chance(*moved),
        None if scene.foe is None or scene.result else of_foe(scene.foe.rank),
    ):
        if each is not None:
            yield each
    if scene.changed is not None:
        yield of_changed(own=known.seat is not None and scene.changed.whose == known.seat != scene.changed.by)
    if scene.rare:
        yield part("rare")
    if scene.trophy is not None:
        yield part("trophy", scene.trophy.n)


def _firsts(scene: Scenery) -> Iterator[WeightPart]:
    if scene.first:
        yield part("first")
    if scene.leader is not None:
        yield part("lead", scene.leader)
    if scene.escaped:
        yield part("escape")
    if scene.defeated:
        yield part("defeat")


def _kind(scene: Scenery, parts: Sequence[WeightPart], weight: int) -> SceneKind:
    names = {each.name for each in parts}
    if "end" in names:
        return "finale"
    if scene.changed is not None:
        return "interrupt"
    if any(_enters(each) for each in scene.moments):
        return "boss"
    if scene.text:
        return "story"
    if "odds" in names:
        return "upset"
    if scene.rare:
        return "loot"
    return "toast" if weight < UPSET else "flow"


def _reading(scene: Scenery) -> int:
    """Return the time after which a text goes on by itself, 0 if it waits."""
    if not scene.prose:
        return timing.READ_AGAIN_MS
    return timing.READ_IN_PASSING_MS if scene.passing else 0


def _beats(scene: Scenery, kind: SceneKind) -> timing.Beats:
    match kind:
        case "story":
            return timing.story(die=scene.dice, flows=_reading(scene))
        case "loot":
            return timing.loot()
        case "boss":
            return timing.boss(met=scene.met, own=scene.own)
        case "upset":
            return timing.upset(dice=scene.dice, won=scene.result == "won", trophy=scene.trophy is not None)
        case "interrupt":
            return timing.interrupt()
        case "finale":
            return timing.finale(won=scene.result != "lost")
        case "toast":
            return [], timing.TOAST_MS
    return timing.flow(scene.moments)
