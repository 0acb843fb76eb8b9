"""Whole games played by earlier versions, played again: the rules still give the same dice, tables and ends."""

from pathlib import Path

import pytest

import fabletable
from fabletable.games import shelf

FILES = sorted(Path(__file__).parent.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_game_still_holds(path):
    report = fabletable.verify(path.read_bytes())
    assert report, f"{report.code} {report.args}: did a ruling move? Then the version does too (tests/golden/write.py)"
    match = fabletable.replay(path.read_bytes())
    assert match.over
    assert match.result.scores


@pytest.mark.parametrize("game", shelf())
def test_every_game_has_golden_games_for_every_player_count(game):
    low, high = fabletable.find(game).players
    found = {fabletable.read_record(path.read_bytes()).players for path in FILES if path.parent.name == game}
    assert found == set(range(low, high + 1))
