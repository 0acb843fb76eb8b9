"""The same games in Pyodide and in CPython: on the very runtime that tabs get, with its trimmed library."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

from fabletable.games import BUILT_IN
from tests.tab.choices import record

CHOICES = Path(__file__).with_name("choices.py").read_text("utf-8")

ABSENT = ("numpy", "sqlite3", "_sqlite3", "multiprocessing", "litestar", "fluent", "http", "urllib", "email")


def compared(pyodide, count):
    code = f"{CHOICES}\nfrom hashlib import sha256\nfrom fabletable.games import BUILT_IN\n"
    code += f"answer = ' '.join(sha256(record(game, n)).hexdigest() for game in BUILT_IN for n in range({count}))"
    there = pyodide(code).split()
    here = [sha256(record(game, number)).hexdigest() for game in BUILT_IN for number in range(count)]
    assert there == here


def test_records_are_equal_byte_for_byte(pyodide):
    compared(pyodide, 1)


@pytest.mark.soak
def test_a_hundred_records_a_title_are_equal_byte_for_byte(pyodide):
    compared(pyodide, 100)


def test_a_table_is_played_without_what_a_browser_has_not(pyodide):
    """Play against a bot with a net and list every module that was imported."""
    code = """
import asyncio, sys
import fabletable.browser.tab, fabletable.browser.job_worker
from fabletable.bots.best_search import net_of
from fabletable.bots.roster import let_decide, make_bot
match = fabletable.start("diceforge", players=2, seed="tab")
for number in range(6):
    let_decide(match, make_bot("hard", str(number)))
assert type(net_of(match.game)).__name__ == "PlainNet"
answer = " ".join(sys.modules)
"""
    there = {name.split(".")[0] for name in pyodide(code).split()}
    assert "fabletable" in there
    assert sorted(there.intersection(ABSENT)) == []
