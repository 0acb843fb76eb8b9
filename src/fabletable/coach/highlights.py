"""Highlights of a finished game: the scenes with the greatest weights, selected so that they take about 75 seconds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

from fabletable.director import Knowledge, SceneScript, direct
from fabletable.director.words import changed
from fabletable.kernel import Game, Match, Message, Moment, seat_name
from fabletable.kernel.ending import ChronicleText, Highlight, TurningPoint
from fabletable.kernel.match import start
from fabletable.kernel.moment import MomentKind, prose_of
from fabletable.kernel.scene import Art, Piece, Player, Scene, Zone

LEAST_MS: Final = 60_000
MOST_MS: Final = 90_000
WANTED_MS: Final = 75_000
SHORTEST_MS: Final = 3_000
LONGEST_MS: Final = 7_500
READING_MS: Final = 1_600
"""The time to read the line of a scene after its last beat."""
FINALE_MS: Final = 11_000
GAIN_WEIGHT: Final = 38
"""The weight of a scene that brings the most points of the game; others have a part of it."""
TURN_WEIGHT: Final = 90
"""The smallest weight of a scene at a turning point."""
KIND_WEIGHTS: Final[dict[MomentKind, int]] = {"outcome": 12, "card": 10, "event": 10, "loss": 8, "gain": 5}
"""Weights of scenes that the director does not stage, so that a quiet game has highlights too."""
FOUGHT: Final[frozenset[MomentKind]] = frozenset({"phase", "roll", "blow", "loss", "outcome"})
"""The kinds of moments of a fight that show its foe."""
STRETCH: Final = 1.8
"""The factor by which a short game is slowed down at most."""


class SeenScene:
    """One scene of a replayed game, with the data for a highlight."""

    __slots__ = ("art", "at", "gained", "gainer", "icon", "lasts", "line", "reason", "scored", "seat", "weight")

    def __init__(self, script: SceneScript, moments: Sequence[Moment], known: Knowledge, before: Scene | None) -> None:
        first, last = moments[0], moments[-1]
        self.at: int = last.after
        self.gainer, self.gained = _gained(before, last.scene)
        self.scored: bool = self.gained > 0 and self.gained == _scored(before, last.scene, self.gainer)
        self.reason: Message | None = _reason(script, moments)
        self.weight: int = max(script.weight, *(KIND_WEIGHTS.get(moment.kind, 0) for moment in moments))
        self.lasts: int = script.lasts
        self.line: Message | None = known.title_in(first.lines[0], last.lines[1])
        self.seat: int | None = next((seat for moment in moments for seat in moment.touches), None)
        piece = _pictured(moments)
        self.art: Art | None = None if piece is None else piece.art
        self.icon: str = "" if piece is None else (piece.icon if piece.art is None else piece.art.icon)


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
        group = moments[at : at + script.moments]
        found.scenes.append(SeenScene(script, group, known, before))
        before = group[-1].scene
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
    art = None if prose.card is None else prose.card.art
    icon = "" if art is None else art.icon
    begun = [name for name, each in found.texts.items() if name[0] == prose.key and each.text == prose.start]
    for name in [(prose.key, seat), *begun]:
        found.texts.pop(name, None)
    whole = [*prose.start, *prose.text]
    found.texts[prose.key, seat] = ChronicleText(moment.after, prose.title, whole, icon, seat, prose.chosen, art)


def chosen(scenes: Sequence[SeenScene], turns: Sequence[TurningPoint]) -> list[Highlight]:
    """Return the scenes with the greatest weights, in order, one for each decision, with times that add up to 60 to 90
    seconds. A game too short for that is shown whole."""
    turning = {turn.at + 1: turn for turn in turns}
    best: dict[int, SeenScene] = {}
    for scene in scenes:
        rank = (scene.weight, scene.gained)
        if scene.line is not None and (scene.at not in best or rank > (best[scene.at].weight, best[scene.at].gained)):
            best[scene.at] = scene
    most = max((scene.gained for scene in best.values()), default=0)
    weights = {at: max(_weight_of(scene, most), TURN_WEIGHT if at in turning else 0) for at, scene in best.items()}
    taken: dict[int, int] = {}
    while len(taken) < len(best) and sum(taken.values()) < WANTED_MS:
        at = max((each for each in best if each not in taken), key=lambda each: (weights[each], _apart(each, taken)))
        taken[at] = _time_for(best[at])
    found: list[Highlight] = []
    for at, lasts in _stretched(taken).items():
        scene = best[at]
        others = max((each.gained for each in best.values() if each is not scene), default=0)
        why = _why(scene, turning.get(at), others)
        found.append(Highlight(at, weights[at], lasts, scene.line, scene.icon, scene.seat, scene.art, why))
    return found


def _weight_of(scene: SeenScene, most: int) -> int:
    """Return the weight of a scene; what brings many points weighs more than what brings few."""
    return max(scene.weight, scene.gained * GAIN_WEIGHT // most if most else 0)


def _why(scene: SeenScene, turn: TurningPoint | None, others: int) -> Message | None:
    """Return why a scene matters, in one sentence: a turning point before everything else. ``others``: the most points
    that another scene brought."""
    if turn is not None:
        was, now = round(100 * turn.before), round(100 * turn.after)
        return Message("highlight-turn", {"seat": seat_name(turn.seat), "was": was, "now": now})
    if scene.reason is not None:
        return scene.reason
    if scene.gained <= 0 or scene.gainer is None:
        return None
    who = seat_name(scene.gainer)
    if not scene.scored:
        return Message("highlight-nearer", {"seat": who})
    name = "highlight-most" if scene.gained > others else "highlight-gain"
    return Message(name, {"seat": who, "points": Message("points", {"n": scene.gained})})


def _reason(script: SceneScript, moments: Sequence[Moment]) -> Message | None:
    """Return what the director names in a scene: against which odds, what was changed, a first, a lead, a trophy, a foe
    that matters."""
    if script.weight >= 100:
        return Message("highlight-end")
    if script.kind == "upset" and script.title is not None:
        return script.title
    if script.changed is not None:
        return changed(script.changed)[0]
    if script.named:
        return script.named[0]
    foe = next((each.facts.foe for each in moments if each.facts is not None and each.facts.foe is not None), None)
    if foe is not None and foe.strength is not None:
        return Message("director-foe", {"foe": foe.name, "n": foe.strength})
    return None


def _gained(before: Scene | None, after: Scene) -> tuple[int | None, int]:
    """Return the seat that gained the most points in a scene, in the measure of the game, and how many."""
    if before is None:
        return None, 0
    was = {player.seat: _points_of(player) for player in before.players}
    gains = {player.seat: _points_of(player) - was.get(player.seat, 0) for player in after.players}
    best = max(gains, key=lambda seat: gains[seat], default=None)
    return best, 0 if best is None else gains[best]


def _scored(before: Scene | None, after: Scene, seat: int | None) -> int:
    """Return by how much the score of a seat grew in a scene, 0 where the game has none."""
    was, now = (
        next((player.score or 0 for player in scene.players if player.seat == seat), 0) if scene is not None else 0
        for scene in (before, after)
    )
    return now - was


def _points_of(player: Player) -> int:
    if player.stands is not None and player.stands.n is not None:
        return player.stands.n
    return player.score or 0


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


def _pictured(moments: Sequence[Moment]) -> Piece | None:
    """Return the foe of a fight, else the first visible thing with a picture that the scene names."""
    for moment in reversed(moments):
        foe = _foe_in(moment.scene) if moment.kind in FOUGHT else None
        if foe is not None:
            return foe
        for name in moment.pieces:
            piece = _piece_in(moment.scene, name)
            if piece is not None:
                return piece
    return None


def _foe_in(scene: Scene) -> Piece | None:
    """Return the card of the side that no player has, else of the second side."""
    sides = scene.stage.zones if scene.stage is not None and scene.stage.kind == "fight" else []
    foes = [side for side in sides if side.seat is None]
    if len(foes) != 1:  # a player leads the foe, or is it: one's own side comes first
        foes = sides[1:2]
    return next((piece for side in foes for piece in side.pieces if piece.kind == "card" and piece.art), None)


def _piece_in(scene: Scene, name: str) -> Piece | None:
    zones: list[Zone] = [scene.board, *scene.mats, *([scene.stage] if scene.stage else [])]
    for zone in zones:  # which grows by what lies within
        for piece in zone.pieces:
            if piece.id == name and (piece.art is not None or piece.icon):
                return piece
        zones += zone.zones
    return None
