"""Compare the speed of an earlier state of the sources with this one: ``python -m benchmarks.earlier OLDER/src``.

``git worktree add build/older COMMIT`` lays it beside. Both are measured in turn by the same Python and the same
``run.py``, several times over; the best of each counts. For compiled builds unpack both wheels, and name this one's
folder with ``--now``.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.compiled import RUN, best

FIGURES = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "copy_microseconds": "copy µs",
    "clone_microseconds": "clone µs",
    "imagine_microseconds": "imagine µs",
    "scene_microseconds": "scene µs",
}
NOW = Path(__file__).parents[1] / "src"


def measured(sources: Path, game: str, seconds: float) -> dict[str, Any]:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "figures.json"
        words = [sys.executable, "-P", str(RUN), game, "--seconds", str(seconds), "--json", str(file)]
        environment = os.environ | {"PYTHONPATH": str(sources.resolve())}
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)
        row: dict[str, Any] = json.loads(file.read_text())["rows"][0]
        return row


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("earlier", type=Path, help="the folder src of the earlier state")
    words.add_argument("games", nargs="*", default=["diceforge", "prophecy", "runebound", "witcher"])
    words.add_argument("--now", type=Path, default=NOW, help="the sources of this state")
    words.add_argument("--seconds", type=float, default=2.0, help="how long a game is played each time")
    words.add_argument("--times", type=int, default=3, help="how often both take their turn")
    given = words.parse_args()
    print("| game | figure | before | now | times as fast |\n|---|---|---|---|---|", flush=True)
    for game in given.games:
        before, now = [], []
        for _ in range(given.times):
            before.append(measured(given.earlier, game, given.seconds))
            now.append(measured(given.now, game, given.seconds))
        for figure, name in FIGURES.items():
            was, is_now = best(before, figure), best(now, figure)
            times = is_now / was if figure.endswith("per_second") else was / is_now
            print(f"| {game} | {name} | {was:,.6g} | {is_now:,.6g} | {times:.2f} |", flush=True)


if __name__ == "__main__":
    main()
