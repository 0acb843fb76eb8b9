"""Everything that a page names can be found: paths, targets of make, modules to run, commands with their options."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from fabletable.terminal.main import app

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fabletable"
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
]
TODAYS = [page for page in PAGES if page.name != "CHANGELOG.md"]
"""The pages that speak of the present version alone."""
SOURCES = "py|ts|svelte|mjs|css|md|ftl|toml|lock|webp|svg|puzzles"
PLACEHOLDERS = re.compile(r"NAME|LANG|FEATURE|GAME")
OWN_FOLDERS = {"docs/write-a-game.md": {"foragers/", "rules/", "cards/"}, "docs/terminal.md": {"tables/"}}
"""Folders that a page tells its readers to make, or that the program makes for them."""


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def named_paths(page: Path) -> list[str]:
    named = re.findall(rf"`([\w.*-]+(?:/[\w.*-]+)*(?:/|/[\w*-]+\.(?:{SOURCES})))`", page.read_text("utf-8"))
    return [path for path in named if path not in OWN_FOLDERS.get(page_id(page), ())]


WITHIN = {"docs/sound.md": "web/src/sound/synth", "CONTRIBUTING.md": "src/fabletable/games/*"}
"""The folder that a page speaks of."""


def within(page: Path) -> list[Path]:
    return sorted(ROOT.glob(WITHIN[page_id(page)])) if page_id(page) in WITHIN else []


def bases(page: Path) -> list[Path]:
    """Return the folders that a page's paths may begin in: a page of a game speaks of the game's own folder."""
    return [ROOT, SOURCE, ROOT / "web", ROOT / "web" / "src", page.parent, SOURCE / "games" / page.stem, *within(page)]


def is_there(path: str, page: Path) -> bool:
    pattern = PLACEHOLDERS.sub("*", path).rstrip("/")
    return any(any(base.glob(pattern)) for base in bases(page))


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_paths_are_there(page):
    assert [path for path in named_paths(page) if not is_there(path, page)] == []


def test_paths_are_found_on_the_pages():
    """Guards against a pattern that finds nothing."""
    assert sum(len(named_paths(page)) for page in PAGES) > 400


def code_of(page: Path) -> list[str]:
    """Return what is set as code: blocks line by line without comments, and the parts in backticks."""
    text = page.read_text("utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    rest = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = [re.sub(r"(^|\s)#.*", "", line) for block in blocks for line in block.splitlines()]
    return [*lines, *re.findall(r"`([^`\n]+)`", rest)]


def words_after(page: Path, start: str) -> list[list[str]]:
    found = [re.match(rf"\s*(?:[A-Z_]+=\S+ |\$ )*{start} (.+)", code) for code in code_of(page)]
    return [re.split(r"\s+", match.group(1).strip()) for match in found if match is not None]


@pytest.mark.parametrize("page", TODAYS, ids=page_id)
def test_targets_of_make_are_there(page):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = [words[0] for words in words_after(page, "make")]
    assert [target for target in named if target not in targets] == []


@pytest.mark.parametrize("page", TODAYS, ids=page_id)
def test_modules_to_run_are_there(page):
    named = [words[0] for words in words_after(page, "python3? -m")]
    assert [module for module in named if not is_module(module)] == []


def is_module(name: str) -> bool:
    return (ROOT / name.replace(".", "/")).with_suffix(".py").exists() or find_spec(name) is not None


@pytest.mark.parametrize("page", TODAYS, ids=page_id)
def test_commands_and_their_options_are_there(page):
    assert [fault for words in words_after(page, "fabletable") for fault in faults_of(words)] == []


def faults_of(words: list[str]) -> list[str]:
    """Return the command, or the options of it, that ``fabletable`` does not know."""
    command: Any = get_command(app)
    path, faults = "fabletable", []
    while words:
        word = words.pop(0)
        option = re.match(r"\[?(--?[a-z][a-z-]*)", word)
        if option is not None:
            known = {name: param for param in command.params for name in (*param.opts, *param.secondary_opts)}
            found = known.get(option.group(1))
            if found is None and option.group(1) not in ("--help", "-h"):
                faults.append(f"{path} {option.group(1)}")
            if found is not None and not found.is_flag and words:
                words.pop(0)
        elif word in getattr(command, "commands", {}):
            command, path = command.commands[word], f"{path} {word}"
        elif path == "fabletable" and not word.isupper():
            return [f"{path} {word}"]
    return faults
