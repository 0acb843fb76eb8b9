"""Highlights of a finished game: the scenes with the greatest weights, selected so that they take about 75 seconds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from fabletable.director import Knowledge, SceneScript, direct
from fabletable.kernel import Game, Match, Message, Moment
from fabletable.kernel.ending import ChronicleText, Highlight, TurningPoint
from fabletable.kernel.match import start
from fabletable.kernel.moment import MomentKind, prose_of
from fabletable.kernel.scene import Scene, Zone

LEAST_MS: Final = 60_000
MOST_MS: Final = 90_000
WANTED_MS: Final = 75_000
SHORTEST_MS: Final = 3_000
LONGEST_MS: Final = 7_500
READING_MS: Final = 1_600
"""The time to read the line of a scene after its last beat."""
FINALE_MS: Final = 11_000
TURN_WEIGHT: Final = 90
"""The smallest weight of a scene at a turning point."""
KIND_WEIGHTS: Final[dict[MomentKind, int]] = {"outcome": 12, "card": 10, "event": 10, "loss": 8, "gain": 5}
"""Weights of scenes that the director does not stage, so that a quiet game has highlights too."""
STRETCH: Final = 1.8
"""The factor by which a short game is slowed down at most."""


class SeenScene:
    """One scene of a replayed game, with the data for a highlight."""

    __slots__ = ("at", "icon", "lasts", "line", "seat", "weight")

    def __init__(self, script: SceneScript, moments: Sequence[Moment], known: Knowledge) -> None:
        first, last = moments[0], moments[-1]
        self.at: int = last.after
        self.weight: int = max(script.weight, *(KIND_WEIGHTS.get(moment.kind, 0) for moment in moments))
        self.lasts: int = script.lasts
        self.line: Message | None = known.title_in(first.lines[0], last.lines[1])
        self.seat: int | None = next((seat for moment in moments for seat in moment.touches), None)
        self.icon: str = _icon_of(moments)


class SeenGame:
    """A replayed game as a spectator sees it: its scenes with their weights, and the texts that were read, each with
    its outcome."""

    __slots__ = ("scenes", "texts")

    def __init__(self) -> None:
        self.scenes: list[SeenScene] = []
        self.texts: dict[tuple[str, int | None], ChronicleText] = {}


def scenes_of(
    game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str], step: Callable[[float], None]
) -> SeenGame:
    match = start(game, players, seed, options, watched=True)
    found = SeenGame()
    before = _look(match, None, found)
    for number, key in enumerate(keys, 1):
        match.choose(key)
        before = _look(match, before, found)
        step(number / len(keys))
    return found


def _look(match: Match, before: Scene | None, found: SeenGame) -> Scene | None:
    moments = match.moments(None, match.number)
    if not moments:
        return before
    known = Knowledge(None, match.log(None), match.log_parts(None), before=before, over=match.over)
    at = 0
    for script in direct(moments, known):
        found.scenes.append(SeenScene(script, moments[at : at + script.moments], known))
        at += script.moments
    for moment in moments:
        _read(moment, found)
    match.forget_moments(match.number)
    return moments[-1].scene


def _read(moment: Moment, found: SeenGame) -> None:
    """Store the text of a moment; a text with its outcome replaces the same text without it."""
    prose = prose_of(moment)
    if prose is None or not prose.text:
        return
    seat = next(iter(moment.touches), None)
    icon = "" if prose.card is None or prose.card.art is None else prose.card.art.icon
    begun = [name for name, each in found.texts.items() if name[0] == prose.key and each.text == prose.start]
    for name in [(prose.key, seat), *begun]:
        found.texts.pop(name, None)
    whole = [*prose.start, *prose.text]
    found.texts[prose.key, seat] = ChronicleText(moment.after, prose.title, whole, icon, seat, prose.chosen)


def chosen(scenes: Sequence[SeenScene], turns: Sequence[TurningPoint]) -> list[Highlight]:
    """Return the scenes with the greatest weights, in order, one for each decision, with times that add up to 60 to 90
    seconds. A game too short for that is shown whole."""
    turning = {turn.at + 1 for turn in turns}
    best: dict[int, SeenScene] = {}
    for scene in scenes:
        if scene.line is not None and (scene.at not in best or scene.weight > best[scene.at].weight):
            best[scene.at] = scene
    weights = {at: max(scene.weight, TURN_WEIGHT if at in turning else 0) for at, scene in best.items()}
    taken: dict[int, int] = {}
    while len(taken) < len(best) and sum(taken.values()) < WANTED_MS:
        at = max((each for each in best if each not in taken), key=lambda each: (weights[each], _apart(each, taken)))
        taken[at] = _time_for(best[at])
    return [
        Highlight(at, weights[at], lasts, best[at].line, best[at].icon, best[at].seat)
        for at, lasts in _stretched(taken).items()
    ]


def _apart(at: int, taken: Collection[int]) -> int:
    """Return the distance to the nearest scene that is taken; of equal ones the loneliest is taken first."""
    return min((abs(at - other) for other in taken), default=0)


def _time_for(scene: SeenScene) -> int:
    if scene.weight >= 100:
        return FINALE_MS
    return min(LONGEST_MS, max(SHORTEST_MS, scene.lasts + READING_MS))


def _stretched(taken: dict[int, int]) -> dict[int, int]:
    whole = sum(taken.values())
    factor = min(STRETCH, WANTED_MS / whole) if 0 < whole < LEAST_MS else 1.0
    return {at: round(taken[at] * factor) for at in sorted(taken)}


def _icon_of(moments: Sequence[Moment]) -> str:
    """Return the picture of the first visible thing that the scene names."""
    for moment in reversed(moments):
        for name in moment.pieces:
            icon = _icon_in(moment.scene, name)
            if icon:
                return icon
    return ""


def _icon_in(scene: Scene, name: str) -> str:
    zones: list[Zone] = [scene.board, *scene.mats, *([scene.stage] if scene.stage else [])]
    for zone in zones:  # which grows by what lies within
        for piece in zone.pieces:
            if piece.id == name:
                return piece.art.icon if piece.art is not None else piece.icon
        zones += zone.zones
    return ""
