"""Measure the speed of Fabletable: ``make bench``.

For every game on the shelf, at a full table, on one core: random play, a copy of the table, a clone in the middle of a
turn, an imagined table, a seat's scene, writing and checking a record. Time is the processor's, so that other programs
do not count.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import fabletable
import fabletable.kernel.match as kernel
from fabletable.bots import make_bot, play_on
from fabletable.games import shelf
from fabletable.kernel import Chance, Match

POSITIONS = 40
COPIES = 50


def random_play(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Measure decisions and games a second of random bots, set-up included, as ``fabletable simulate`` plays them."""
    bots = {seat: make_bot("random", str(seat)) for seat in range(players)}
    decisions = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        decisions += play_on(fabletable.start(game, players, f"bench/{games}", quick=True), bots)
        games += 1
    return decisions / spent, games / spent


def positions(game: str, players: int) -> list[Match]:
    """Return matches in the middle of a step, spread over a game; if there are none, at all of its steps."""
    match = fabletable.start(game, players, "bench")
    chance = Chance("bench")
    found: list[Match] = []
    while (decision := match.decision) is not None:
        if not match.at_step:
            found.append(match.clone())
        match.take(chance.one_of(decision.options))
    step = max(1, len(found) // POSITIONS)
    return found[::step][:POSITIONS]


def microseconds(matches: list[Match], act: Callable[[Match], object]) -> float:
    began = process_time()
    for match in matches:
        for _ in range(COPIES):
            act(match)
    return (process_time() - began) / (len(matches) * COPIES) * 1e6


def record_milliseconds(game: str, players: int) -> tuple[float, float]:
    match = fabletable.start(game, players, "bench", quick=True)
    play_on(match, {seat: make_bot("random", str(seat)) for seat in range(players)})
    began = process_time()
    record = match.record()
    written = process_time()
    if not fabletable.verify(record):
        raise RuntimeError(f"the record of {game} does not hold")
    return (written - began) * 1e3, (process_time() - written) * 1e3


def measure(game: str, seconds: float) -> dict[str, Any]:
    players = min(4, fabletable.find(game).players[1])
    decisions, games = random_play(game, players, seconds)
    matches = positions(game, players)
    chance = Chance("imagine")
    written, verified = record_milliseconds(game, players)
    return {
        "game": game,
        "players": players,
        "decisions_per_second": round(decisions),
        "games_per_second": round(games, 1),
        "copy_microseconds": round(microseconds(matches, lambda match: match.table.copy()), 1),
        "clone_microseconds": round(microseconds(matches, lambda match: match.clone()), 1),
        "imagine_microseconds": round(
            microseconds(matches, lambda match: match.imagine(match.decision.seat if match.decision else None, chance)),
            1,
        ),
        "scene_microseconds": round(microseconds(matches, lambda match: match.scene(0)), 1),
        "record_milliseconds": round(written, 1),
        "verify_milliseconds": round(verified, 1),
    }


def is_compiled() -> bool:
    return not str(kernel.__file__).endswith(".py")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("games", nargs="*", help="the games to measure; all on the shelf if none is named")
    words.add_argument("--seconds", type=float, default=5.0, help="how long each game is played")
    words.add_argument("--json", type=Path, help="write the figures to a file")
    given = words.parse_args()
    build = "compiled" if is_compiled() else "interpreted"
    print(f"Fabletable {fabletable.__version__}, {build}, Python {platform.python_version()}, one core")
    columns = ("decisions/s", "games/s", "copy µs", "clone µs", "imagine µs", "scene µs", "record ms", "verify ms")
    print(f"{'game':<12}{'players':>8}" + "".join(f"{column:>13}" for column in columns), flush=True)
    rows = []
    for game in given.games or shelf():
        row = measure(game, given.seconds)
        rows.append(row)
        figures = list(row.values())[2:]
        print(f"{row['game']:<12}{row['players']:>8}" + "".join(f"{figure:>13,}" for figure in figures), flush=True)
    if given.json:
        given.json.write_text(json.dumps({"build": build, "python": sys.version, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
