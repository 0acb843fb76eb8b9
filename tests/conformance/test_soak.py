"""The long runs: thousands of games, every record replayed, here and in a process with another hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.games import shelf
from fabletable.lab import simulate
from tests.conformance.samples import tables

ROOT = Path(__file__).parents[2]
SLICES = 40
DICE_FORGE = 20_000
OTHERS = 400

CHECK = """
import sys, fabletable, tests.conftest
from pathlib import Path
for line in Path(sys.argv[1]).read_bytes().splitlines():
    report = fabletable.verify(line)
    assert report, (report.code, report.args, line[:200])
"""


def play_and_check(game, players, options, seed):
    match = fabletable.start(game, players, seed, options, quick=True)
    play_on(match, {seat: make_bot("random", f"{seed}/{seat}") for seat in range(players)})
    assert match.over, seed
    data = match.record().to_json()
    report = fabletable.verify(data)
    assert report, (seed, report.code, report.args)
    return data


def check_elsewhere(records, path):
    """Verify all records once more in a process where sets and dicts have another order."""
    path.write_bytes(b"\n".join(records))
    subprocess.run(
        [sys.executable, "-c", CHECK, str(path)],
        env={**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        check=True,
    )


@pytest.mark.soak
@pytest.mark.parametrize("part", range(SLICES))
def test_twenty_thousand_games_of_dice_forge(part, tmp_path):
    """All player counts and all sets of feats, in turn."""
    everything = list(tables(fabletable.find("diceforge")))
    sets = [{"feats": word} for word in ("introductory", "alternates", "random")]
    counts = sorted({players for players, _ in everything})
    kinds = [(players, options) for players in counts for options in sets]
    records = []
    for number in range(part, DICE_FORGE, SLICES):
        players, options = kinds[(number // SLICES) % len(kinds)]
        records.append(play_and_check("diceforge", players, options, f"soak/{number}"))
    assert len(records) == DICE_FORGE // SLICES
    check_elsewhere(records, tmp_path / "records")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("game", shelf())
def test_hundreds_of_games_of_every_game(game, part, tmp_path):
    kinds = list(tables(fabletable.find(game)))
    records = []
    for number in range(part, OTHERS, 8):
        players, options = kinds[(number // 8) % len(kinds)]
        records.append(play_and_check(game, players, options, f"soak/{game}/{number}"))
    check_elsewhere(records, tmp_path / "records")


@pytest.mark.soak
@pytest.mark.parametrize("game", shelf())
def test_greedy_players_never_break_a_rule(game):
    low, high = fabletable.find(game).players
    for players in range(low, high + 1):
        outcome = simulate(game, games=40, players=players, bots=["greedy"], seed=f"soak/{players}")
        assert outcome.errors == 0, outcome.troubles[0].trace
