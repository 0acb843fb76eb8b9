"""Measure the speed-up of the compiled build: ``make bench-compiled``.

Each game is played by both builds in turn, several times over, so that a busy moment of the machine touches both; the
best of each counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fabletable.games import shelf

RUN = Path(__file__).with_name("run.py")
FIGURES = {
    "decisions_per_second": "decisions/s",
    "copy_microseconds": "copy µs",
    "clone_microseconds": "clone µs",
    "imagine_microseconds": "imagine µs",
}


def measured(python: str, game: str, seconds: float) -> tuple[str, dict[str, Any]]:
    """Return the build that this Python runs, and its figures for this game."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        words = [python, "-P", str(RUN), game, "--seconds", str(seconds), "--json", str(file)]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
        found = json.loads(file.read_text())
    return found["build"], found["rows"][0]


def best(rows: list[dict[str, Any]], figure: str) -> float:
    figures = [float(row[figure]) for row in rows]
    return max(figures) if figure.endswith("per_second") else min(figures)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("compiled", help="the Python in which the compiled build is installed")
    words.add_argument("games", nargs="*", help="the games to measure; all on the shelf if none is named")
    words.add_argument("--seconds", type=float, default=3.0, help="how long a game is played each time")
    words.add_argument("--times", type=int, default=3, help="how often both builds take their turn")
    given = words.parse_args()
    print(f"{'game':<12}{'figure':<14}{'interpreted':>13}{'compiled':>13}{'times faster':>14}", flush=True)
    for game in given.games or shelf():
        rows: dict[str, list[dict[str, Any]]] = {"interpreted": [], "compiled": []}
        for _ in range(given.times):
            for python in (sys.executable, given.compiled):
                build, row = measured(python, game, given.seconds)
                rows[build].append(row)
        for figure, name in FIGURES.items():
            slow, fast = best(rows["interpreted"], figure), best(rows["compiled"], figure)
            times = max(slow, fast) / min(slow, fast)
            print(f"{game:<12}{name:<14}{slow:>13,.6g}{fast:>13,.6g}{times:>14.1f}", flush=True)


if __name__ == "__main__":
    main()
