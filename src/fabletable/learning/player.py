"""A playing process for training: it reads one task per line and answers each with a line.

Any interpreter with the rules can run it, that of the compiled build too (``fabletable learn --python``).
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from fabletable.bots.net import Net, read_net
from fabletable.games import BUILT_IN, bring, find
from fabletable.kernel.vocabulary import vocabulary_of
from fabletable.learning.crowd import Crowd
from fabletable.learning.duel import duel
from fabletable.learning.school import SearchTraining


class Kind(msgspec.Struct, frozen=True):
    """A kind of table: the number of players and the options."""

    players: int
    options: dict[str, Any] = {}


class Play(msgspec.Struct, tag="play"):
    """A task: games of a net against itself."""

    net: str
    decisions: int
    into: str


class Teach(msgspec.Struct, tag="teach"):
    """A task: games with search, for improved policies."""

    net: str
    trials: int
    seconds: float
    into: str


class Duel(msgspec.Struct, tag="duel"):
    """A task: games of a net against another, or against greedy if none is named."""

    net: str
    against: str
    games: int
    kind: Kind
    seed: str


class BroughtGame(msgspec.Struct):
    """A brought game: the module with its ``GAME``, and its folder."""

    module: str
    folder: str


class Sit(msgspec.Struct, tag="sit"):
    """The first task: the game and its tables."""

    game: str
    kinds: list[Kind]
    tables: int
    seed: str
    brought: BroughtGame | None = None


class TaskResult(msgspec.Struct):
    games: float = 0
    won: float = 0.0
    fields: int = 0
    words: int = 0


Task = Sit | Play | Teach | Duel


class TrainingPlayer:
    """A playing process: its tables are kept from task to task."""

    def __init__(self, sit: Sit) -> None:
        if sit.brought is not None:
            sys.path.insert(0, sit.brought.folder)
            bring(import_module(sit.brought.module).GAME)
        self.game = sit.game
        self.crowd = Crowd(sit.game, [(kind.players, kind.options) for kind in sit.kinds], sit.tables, sit.seed)
        self.school = SearchTraining(sit.game, [(kind.players, kind.options) for kind in sit.kinds], sit.seed)
        self._nets: dict[str, Net] = {}

    def do(self, task: Task) -> TaskResult:
        if isinstance(task, Sit):
            known = vocabulary_of(find(task.game))
            return TaskResult(fields=len(known.fields), words=len(known.words))
        if isinstance(task, Duel):
            against = self.net(task.against) if task.against else None
            kind = task.kind
            net = self.net(task.net)
            won, games = duel(self.game, net, against, task.games, kind.players, kind.options, task.seed)
            return TaskResult(games, won)
        if isinstance(task, Teach):
            lessons = self.school.teach(self.net(task.net), task.trials, task.seconds)
            np.savez(task.into, **lessons.arrays())  # type: ignore[arg-type]
            return TaskResult(lessons.games)
        harvest = self.crowd.play(self.net(task.net), task.decisions)
        np.savez(task.into, **harvest.arrays())  # type: ignore[arg-type]
        return TaskResult(harvest.games)

    def net(self, path: str) -> Net:
        """Read once; the name of each generation's file is its own."""
        if path not in self._nets:
            self._nets[path] = read_net(Path(path))
        while len(self._nets) > 4:
            del self._nets[next(iter(self._nets))]
        return self._nets[path]


def brought_from(key: str) -> BroughtGame | None:
    """Return the place from which other processes can load a brought game; None for installed games."""
    if key in BUILT_IN:
        return None
    game = find(key)
    module = next(module for module in list(sys.modules.values()) if vars(module).get("GAME") is game)
    name, file = module.__name__, Path(str(module.__file__))
    return BroughtGame(name, str(file.parents[name.count(".") + (file.name == "__init__.py")]))


def main() -> None:
    player: TrainingPlayer | None = None
    read = msgspec.json.Decoder(Task)
    for line in sys.stdin.buffer:
        task = read.decode(line)
        if isinstance(task, Sit):
            player = TrainingPlayer(task)
        assert player is not None, "the first task is to sit down"
        sys.stdout.buffer.write(msgspec.json.encode(player.do(task)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
