"""Rounds of training: games of the present net, a fit, a duel; the better net stays."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import torch

from fabletable.bots.net import Net, carried, read_net, write_net
from fabletable.bots.net_file import NetInfo, fits, names_of
from fabletable.games import find
from fabletable.kernel import Game
from fabletable.learning.mind import Mind, PlayBatch, SearchBatch, encouraged, fit, scaled
from fabletable.learning.player import Duel, Kind, Play, Sit, Task, TaskResult, Teach, brought_from

ROOM: Final = 480_000
"""The number of weights that fit into a file of a megabyte in half precision."""

WIDEST: Final = 192
"""The default limit of a layer's width; a wider one answers more slowly."""


class Plan(msgspec.Struct, frozen=True):
    """The plan of a training: the game, the processes, the time."""

    game: str
    kinds: list[Kind]
    minutes: float
    folder: str
    seed: str = "learn"
    workers: int = 2
    python: str = ""
    """The interpreter that plays; this one when empty."""
    width: int = 0
    """The width of its layers; 0: as wide as a file of a megabyte allows."""
    tables: int = 80
    """The number of tables per worker."""
    practice: float = 60.0
    """The seconds of fast games per generation."""
    decisions: int = 2_000
    """The number of decisions per worker between two fits."""
    often: int = 3
    """The number of passes over each harvest."""
    parts: int = 4
    """The number of batches of a harvest."""
    curious: float = 0.01
    """The weight of the entropy bonus."""
    seconds: float = 0.0
    """The seconds of search per worker and generation."""
    trials: int = 64
    """The number of trials per searched decision."""
    memory: int = 3
    """The number of generations whose search results are kept."""
    games: int = 400
    """The number of games of a duel."""
    times: int = 4
    batch: int = 2048
    speed: float = 1e-3
    start: str = ""
    """The file of a net to go on from; one of older rules is carried over by name."""
    info: NetInfo | None = None


class NetRating(msgspec.Struct):
    """One point of the curve: a generation, and what it won."""

    generation: int
    seconds: float
    games: float
    greedy: float
    """The share won against greedy."""
    last: float | None
    """The share won against the best net before it; None for the first."""
    kept: bool


class PlayerProcess:
    """A worker at the other end of a pipe."""

    def __init__(self, plan: Plan, number: int) -> None:
        command = [plan.python or sys.executable, "-m", "fabletable.learning.player"]
        # One thread each: there are as many players as processors.
        alone = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=alone)
        self.give(Sit(plan.game, plan.kinds, plan.tables, f"{plan.seed}/{number}", brought_from(plan.game)))

    def give(self, task: Task) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(task) + b"\n")
        self._process.stdin.flush()

    def take(self) -> TaskResult:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"a player ended with {self._process.wait()}")
        return msgspec.json.decode(line, type=TaskResult)

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Rounds:
    """One training run; its state is in its folder, and a new run continues from there."""

    def __init__(self, plan: Plan, tell: Callable[[str, dict[str, Any]], None]) -> None:
        self.plan = plan
        self.tell = tell
        self.folder = Path(plan.folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.began = time.monotonic()
        self.spent = 0.0
        self.games = 0.0
        self.fast = ""
        self.nets = 0
        self.generation = 0
        self.curve: list[NetRating] = []
        self.kept: list[list[Any]] = []
        self.best: Path | None = None
        self.hands = [PlayerProcess(plan, number) for number in range(plan.workers)]
        sat, *_ = [hand.take() for hand in self.hands]
        self.fields, self.words = sat.fields, sat.words
        self.start = None if not plan.start else net_to_go_on_from(Path(plan.start), find(plan.game))
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        torch.manual_seed(int.from_bytes(plan.seed.encode()[:6], "big"))
        width = plan.width or widest(sat.fields, sat.words)
        if self.start is not None:
            width = len(self.start.weights["second"])
            self.generation = self.start.info.generation
        self.mind = Mind(sat.fields, sat.words, width).to(self.device)
        self.steps = torch.optim.Adam(self.mind.parameters(), lr=plan.speed)

    # --- the run ---

    def run(self) -> None:
        if not self.resume():
            self.begin()
            self.weigh_up()
        self.improve()
        for hand in self.hands:
            hand.leave()

    def seconds(self) -> float:
        return self.spent + time.monotonic() - self.began

    def begin(self) -> None:
        """Begin with a net that plays as greedy, or with an existing net; the first games give the range of
        each input."""
        if self.start is not None:
            self.mind.recall(self.start.weights)
        self.ask_for_games(self.written("now"))
        lesson = self.lesson(self.brought())
        scaled(self.mind, lesson)
        if self.start is not None:
            self.mind.recall(self.start.weights)
        self.mind.meet(lesson)
        self.tell("begun", {"fields": self.fields, "words": self.words})

    def improve(self) -> None:
        """Train one generation after the other: fast games, search, a duel."""
        while self.seconds() < self.plan.minutes * 60:
            self.generation += 1
            self.practise(self.plan.practice)
            if self.plan.seconds:
                self.study()
            self.weigh_up()

    def practise(self, seconds: float) -> None:
        """Play fast games of the net against itself and fit them."""
        until = min(self.seconds() + seconds, self.plan.minutes * 60)
        losses: dict[str, Any] = {}
        decisions = 0
        self.ask_for_games(self.written("now"))
        while self.seconds() < until:
            brought = self.brought()
            # Players go on by the net of now while it learns from what they have just brought.
            self.ask_for_games(self.written("now"))
            self.slow_down()
            fast = self.lesson(brought)
            decisions += len(fast)
            self.mind.meet(fast)
            batch = max(1, len(fast) // self.plan.parts)
            losses = encouraged(self.mind, fast, self.steps, self.plan.often, batch, self.plan.curious)
        self.brought()
        self.tell("practised", {"generation": self.generation, "decisions": decisions, **losses})

    def study(self) -> None:
        """Play slow games with search and fit the improved policies."""
        net = self.written("now")
        self.kept = [*self.kept[-self.plan.memory + 1 :], self.lessons(net)]
        self.ask_for_games(net)
        fast = self.lesson(self.brought())
        wiser = SearchBatch(
            [lesson for lessons in self.kept for lesson in lessons], self.fields, self.words, self.device
        )
        losses = fit(self.mind, wiser, fast, self.steps, self.plan.times, self.plan.batch)
        self.tell("fitted", {"generation": self.generation, "choices": len(wiser), "decisions": len(fast), **losses})

    def lessons(self, net: Path) -> list[Any]:
        plan = self.plan
        for number, hand in enumerate(self.hands):
            hand.give(Teach(str(net), plan.trials, plan.seconds, str(self.chunk("slow", number))))
        return self.gathered("slow")

    def ask_for_games(self, net: Path) -> None:
        """Request games into two places in turn: one is read while the players fill the other."""
        self.fast = "fast-even" if self.fast == "fast-odd" else "fast-odd"
        for number, hand in enumerate(self.hands):
            hand.give(Play(str(net), self.plan.decisions, str(self.chunk(self.fast, number))))

    def brought(self) -> str:
        """Wait for the requested games and return their place."""
        self.games += sum(hand.take().games for hand in self.hands)
        return self.fast

    def lesson(self, what: str) -> PlayBatch:
        return PlayBatch(self.read(what), self.fields, self.words, self.device)

    def slow_down(self) -> None:
        """Lower the learning rate towards the end."""
        left = max(0.0, 1.0 - self.seconds() / (self.plan.minutes * 60))
        for group in self.steps.param_groups:
            group["lr"] = self.plan.speed * (0.15 + 0.85 * left)

    def gathered(self, what: str) -> list[Any]:
        self.games += sum(hand.take().games for hand in self.hands)
        return self.read(what)

    def read(self, what: str) -> list[Any]:
        found = []
        for number in range(len(self.hands)):
            with np.load(self.chunk(what, number)) as harvest:
                found.append(dict(harvest))
        return found

    def weigh_up(self) -> None:
        """Rate the net against greedy and against the best so far; the better one stays."""
        net = self.written("rated")
        greedy = self.duel(net, "")
        last = self.duel(net, str(self.best)) if self.best is not None else None
        kept = last is None or last > 0.5
        if kept:
            self.best = net
            (self.folder / "best.net").write_bytes(net.read_bytes())
        self.curve.append(NetRating(self.generation, self.seconds(), self.games, greedy, last, kept))
        self.save()
        self.tell("rated", msgspec.to_builtins(self.curve[-1]))

    def duel(self, net: Path, against: str) -> float:
        """Return the share won over all kinds of tables, scaled so that one half is fair."""
        won = 0.0
        each = max(2, self.plan.games // (len(self.hands) * len(self.plan.kinds)))
        for kind in self.plan.kinds:
            for number, hand in enumerate(self.hands):
                hand.give(Duel(str(net), against, each, kind, f"duel/{self.generation}/{number}"))
            came = [hand.take() for hand in self.hands]
            share = sum(done.won for done in came) / max(1.0, sum(done.games for done in came))
            won += even(share, kind.players) / len(self.plan.kinds)
            self.tell("duelled", {"players": kind.players, "options": kind.options, "against": against, "won": share})
        return won

    # --- what is kept ---

    def chunk(self, what: str, number: int) -> Path:
        return self.folder / f"{what}-{number}.npz"

    def written(self, name: str) -> Path:
        info = self.plan.info or NetInfo(self.plan.game, "", self.generation, "", 0, self.words, "")
        # A name of its own each time: players keep the nets they have read.
        self.nets += 1
        path = self.folder / f"{name}-{self.nets}.net"
        if name == "now":
            (self.folder / f"{name}-{self.nets - 20}.net").unlink(missing_ok=True)
        players = sorted({kind.players for kind in self.plan.kinds})
        info = msgspec.structs.replace(
            info, generation=self.generation, players=players, carried_from=self._unlearned()
        )
        write_net(path, info, self.mind.weights(), names_of(find(self.plan.game)))
        return path

    def _unlearned(self) -> str:
        """Return the rules that the net learned by, until it has been trained by the present ones."""
        info = self.start.info if self.start is not None else None
        return info.carried_from if info is not None and info.generation == self.generation else ""

    def save(self) -> None:
        state = {"mind": self.mind.state_dict(), "steps": self.steps.state_dict()}
        torch.save(state, self.folder / "mind.pt")
        known = {"generation": self.generation, "seconds": self.seconds(), "games": self.games, "curve": self.curve}
        (self.folder / "curve.json").write_bytes(msgspec.json.encode(known))

    def resume(self) -> bool:
        path = self.folder / "curve.json"
        if not path.exists():
            return False
        known = msgspec.json.decode(path.read_bytes())
        self.generation, self.spent, self.games = known["generation"], known["seconds"], known["games"]
        self.curve = msgspec.convert(known["curve"], list[NetRating])
        self.best = self.folder / "best.net"
        state = torch.load(self.folder / "mind.pt", map_location=self.device, weights_only=True)
        self.mind.load_state_dict(state["mind"])
        self.steps.load_state_dict(state["steps"])
        return True


def net_to_go_on_from(file: Path, game: Game) -> Net:
    """Return the net of this file, carried over to the present rules if it learned by others."""
    net = read_net(file)
    return net if fits(net, game) else carried(net, game)


def even(share: float, players: int) -> float:
    """Scale a share of victories among this many players to two players: one half is fair."""
    fair = 1.0 / players
    return 0.5 * share / fair if share < fair else 1.0 - 0.5 * (1.0 - share) / (1.0 - fair)


def widest(fields: int, words: int) -> int:
    """Return the width at which inputs and outputs take a megabyte in half precision, up to the useful limit."""
    return min(WIDEST, ROOM // (fields + words) // 8 * 8)


def kinds_of(players: Sequence[int], options: Sequence[dict[str, Any]]) -> list[Kind]:
    """Return the kinds of tables for each number of players; they rotate through the options."""
    count = max(len(players), len(options))
    return [Kind(players[number % len(players)], options[number % len(options)]) for number in range(count)]
