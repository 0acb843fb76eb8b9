"""docs/agents.md is true: its blocks are one program, and its table says about how large the games are."""

import re
from pathlib import Path

import pytest

import fabletable
from fabletable.games import BUILT_IN
from fabletable.kernel.vocabulary import vocabulary_of

PAGE = (Path(__file__).parents[2] / "docs" / "agents.md").read_text("utf-8")
PROGRAM = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))


def test_the_program_of_the_page_runs(capsys):
    exec(compile(PROGRAM, "agents.md", "exec"), {})
    assert capsys.readouterr().out.startswith("1.0 ")


def test_the_sizes_on_the_page_are_about_those_of_the_games():
    rows = re.findall(r"^\| .*? \| ([\d,]+) \| ([\d,]+) \| (\d+) \|$", PAGE, re.MULTILINE)
    told = [int(number.replace(",", "")) for row in rows for number in row]
    sizes = [vocabulary_of(fabletable.find(key)) for key in BUILT_IN]
    real = [number for each in sizes for number in (len(each.words), len(each.fields), len(each.questions))]
    assert told == pytest.approx(real, rel=0.1)
