"""The same game on another machine: another hash seed, another process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabletable.games import shelf

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys, fabletable, tests.conftest
from fabletable.lab import simulate
game = fabletable.find(sys.argv[1])
for players in range(game.players[0], game.players[1] + 1):
    outcome = simulate(game.key, games=int(sys.argv[2]), players=players, bots=["random"], seed="machines")
    print(players, outcome.errors, outcome.fingerprint)
"""


def fingerprints(game, games, hash_seed):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(games)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("game", shelf())
def test_another_hash_seed_gives_the_same_games(game):
    assert fingerprints(game, 2, "1") == fingerprints(game, 2, "4711")
