"""Scenes of real matches for the gallery: ``python web/src/gallery/samples.py`` writes samples/*.json anew.

Each sample is where a match of greedy bots first shows something worth looking at.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

import fabletable
from fabletable.kernel.chance import Chance
from fabletable.kernel.moment import Moment
from fabletable.kernel.scene import Ask, Scene

Wanted = Callable[[Scene, Ask], bool]
NAMES = ["Mira", "Tomas", "Iva", "Boyan"]
OUT = Path(__file__).parent / "samples"


def asked(*words: str) -> Wanted:
    return lambda scene, ask: any(word in ask.question.id for word in words)


def staged(*words: str) -> Wanted:
    return lambda scene, ask: scene.stage is not None and (not words or any(w in ask.question.id for w in words))


SAMPLES: list[tuple[str, str, int, int, Wanted]] = [
    ("diceforge-offering", "diceforge", 3, 60, asked("offering")),
    ("diceforge-action", "diceforge", 2, 24, asked("ask-action")),
    ("diceforge-forge", "diceforge", 4, 60, asked("ask-forge")),
    ("prophecy-move", "prophecy", 4, 80, asked("ask-move")),
    ("prophecy-fight", "prophecy", 3, 40, staged()),
    ("witcher-move", "witcher", 3, 60, asked("ask-travel")),
    ("witcher-fight", "witcher", 3, 60, staged("ask-combo")),
    ("witcher-story", "witcher", 2, 0, asked("ask-story")),
    ("runebound-move", "runebound", 3, 60, asked("ask-move", "ask-ride")),
    ("runebound-fight", "runebound", 3, 40, staged("ask-combat-action")),
]


def find(game: str, players: int, after: int, wanted: Wanted) -> dict[str, object]:
    """The first moment after so many decisions that is wanted; the last moment reached, if none is."""
    match = fabletable.start(game, players=players, seed="gallery")
    chance = Chance("gallery")
    moment: dict[str, object] = {}
    while (decision := match.decision) is not None and match.number < after + 600:
        seat = decision.seat
        if match.number >= after:
            scene, ask = match.scene(seat), match.ask(seat)
            assert ask is not None
            moment = {"scene": scene, "ask": ask, "names": NAMES[:players], "seat": seat}
            if wanted(scene, ask):
                return moment
        weights = match.game.policy(match.table, decision)
        options = decision.options
        best = max(range(len(options)), key=lambda n: weights[n]) if weights else chance.below(len(options))
        match.take(options[best])
    return moment


def played(game: str, players: int, after: int, wanted: Callable[[list[Moment]], bool]) -> dict[str, object]:
    """Return the moments of a seat between two decisions, the first time that they are wanted."""
    match = fabletable.start(game, players=players, seed="gallery", watched=True)
    chance = Chance("gallery")
    while (decision := match.decision) is not None and match.number < after + 600:
        seat = decision.seat
        before = match.scene(seat)
        weights = match.game.policy(match.table, decision)
        options = decision.options
        best = max(range(len(options)), key=lambda n: weights[n]) if weights else chance.below(len(options))
        match.take(options[best])
        moments = match.moments(seat, match.number)
        if match.number >= after and wanted(moments):
            told = {"moments": moments, "log": match.log(seat), "log_parts": match.log_parts(seat)}
            return {**told, "before": before, "scene": match.scene(seat), "names": NAMES[:players], "seat": seat}
        match.forget_moments(match.number)
    return {}


def shows(*kinds: str) -> Callable[[list[Moment]], bool]:
    return lambda moments: set(kinds) <= {moment.kind for moment in moments}


MOMENTS: list[tuple[str, str, int, int, Callable[[list[Moment]], bool]]] = [
    ("prophecy-battle", "prophecy", 3, 60, shows("roll", "outcome")),
]


def main(names: list[str]) -> None:
    shelf = fabletable.shelf()
    (OUT.parent / "boxes.json").write_bytes(msgspec.json.encode({key: fabletable.find(key).box for key in shelf}))
    for name, game, players, after, wanted in SAMPLES:
        if (names and name not in names and game not in names) or game not in shelf:
            continue
        (OUT / f"{name}.json").write_bytes(msgspec.json.encode(find(game, players, after, wanted)))
        print(name)
    for name, game, players, after, seen in MOMENTS:
        if (names and name not in names and game not in names) or game not in shelf:
            continue
        (OUT.parent / "moments" / f"{name}.json").write_bytes(msgspec.json.encode(played(game, players, after, seen)))
        print(name)


if __name__ == "__main__":
    main(sys.argv[1:])
