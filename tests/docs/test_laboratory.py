"""docs/laboratory.md is true: its commands run in their order, and its blocks read what they wrote."""

import re
import shlex
from pathlib import Path

from fabletable.bots.roster import _brought
from fabletable.terminal.main import run

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
BLOCKS = re.findall(r"```(sh|python)\n(.*?)```", PAGE, re.DOTALL)


def test_the_page_from_top_to_bottom(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    promised = []
    try:
        for kind, block in BLOCKS:
            if kind == "python":
                exec(compile(block, "laboratory.md", "exec"), {})
                promised += re.findall(r"print\(.*\)  # (.*)", block)
                continue
            for line in block.splitlines():
                words = shlex.split(line)
                assert words[0] == "fabletable"
                assert run(words[1:]) == 0, line
    finally:
        for name in ("hasty", "first"):
            _brought.pop(name, None)
    said = capsys.readouterr().out.splitlines()
    assert [word for word in promised if word in said] == promised
    for page in ("lab.html", "c.html", "cup.html"):
        assert (tmp_path / page).stat().st_size < 3_000_000


def test_every_picture_of_the_page_is_there():
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", PAGE):
        assert (ROOT / "docs" / picture).exists()
