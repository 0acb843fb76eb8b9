"""docs/python.md is true: its blocks are one program, and what its comments promise comes out."""

import re
from pathlib import Path

from fabletable.bots.roster import _brought

PAGE = (Path(__file__).parents[2] / "docs" / "python.md").read_text("utf-8")
PROGRAM = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))


def test_the_program_of_the_page_runs(capsys):
    try:
        exec(compile(PROGRAM, "python.md", "exec"), {})
    finally:
        _brought.pop("first", None)
    said = capsys.readouterr().out
    for promised in re.findall(r"print\(.*\)  # (.*)", PROGRAM):
        assert promised in said
