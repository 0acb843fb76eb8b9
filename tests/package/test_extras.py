"""The core without extras: its functions, and its errors where an extra is missing."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from fabletable import extras
from fabletable.terminal.main import run

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

# Where a library is imported by another name than it is installed by.
IMPORTED = {"pillow": "PIL", "svg.path": "svg", "vl-convert-python": "vl_convert"}


def library(requirement):
    name = requirement.partition("[")[0].partition(">")[0]
    return IMPORTED.get(name, name)


@pytest.mark.parametrize("extra", extras.EXTRAS)
def test_an_extra_is_what_the_package_says_it_is(extra):
    assert sorted(extras.EXTRAS[extra]) == sorted(map(library, PROJECT["optional-dependencies"][extra]))


@pytest.mark.parametrize("words", ["play", "serve", "migrate", "table diceforge", "tidy --older-than 1d", "backup f"])
def test_a_command_without_its_extra_says_what_to_install(words, capsys, monkeypatch):
    monkeypatch.setitem(extras.EXTRAS, "table", ("no_such_library",))
    assert run(words.split()) == 2
    assert 'pip install "fabletable[table]"' in capsys.readouterr().err


CORE_ONLY = """
import sys
class NotInstalled:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {left_out!r}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, NotInstalled())
from fabletable.terminal.main import run
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "words",
    [
        "games --json",
        "simulate diceforge --games 2 --players 2 --bots greedy,random",
        "verify tests/golden/diceforge/2-players-random-0.json",
        "replay tests/golden/diceforge/2-players-random-0.json --at 5",
        "text diceforge --help",
    ],
)
def test_the_core_needs_none_of_the_extras(words):
    left_out = {name for names in extras.EXTRAS.values() for name in names}
    command = [sys.executable, "-c", CORE_ONLY.format(left_out=left_out), *words.split()]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
