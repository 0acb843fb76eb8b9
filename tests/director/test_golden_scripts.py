"""The director on recorded games: a hundred scenes of each, with the parts of every weight, and their kinds."""

import pytest

from tests.director.golden_scripts import FOLDER, GAMES, MOST, chosen, lines_of

WANTED = {
    "diceforge": {"finale room", "flow flow", "toast toast"},
    "prophecy": {"finale room", "upset", "boss", "interrupt", "loot", "story hold", "nothing 0", "trophy 50"},
    "runebound": {"finale room", "boss", "story hold", "toast toast", "first 25", "foe 55"},
    "witcher": {"finale room", "boss", "interrupt", "story hold", "trophy 50", "nothing 0"},
}


@pytest.mark.parametrize("game", GAMES)
def test_recorded_scenes_are_staged_as_before(game):
    golden = (FOLDER / f"{game}.txt").read_text().splitlines()
    assert len(golden) == MOST
    assert chosen(lines_of(game)) == golden, "is it meant? Then python -m tests.director.golden_scripts"


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_scenes_have_all_kinds(game):
    text = (FOLDER / f"{game}.txt").read_text()
    assert {each for each in WANTED[game] if each not in text} == set()
