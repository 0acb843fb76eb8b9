"""The pages of docs/: links lead somewhere, the map names what is there, the API reference builds."""

from __future__ import annotations

import re
import subprocess
import sys
from inspect import isclass, isroutine
from pathlib import Path

import pytest

import fabletable

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fabletable"
PAGES = [
    *sorted((ROOT / "docs").rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")),
]
COMING = {
    "table/": ("table/", "server/"),
    "kernel/hooks.py": ("kernel/hooks.py", "kernel/effect.py", "kernel/pack.py", "games/NAME/bot.py"),
}
"""Paths that need not be there before the first one is."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_to_files_lead_somewhere(page):
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    files = [link for link in links if "://" not in link and not link.startswith("mailto:")]
    assert [link for link in files if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", ["map.md", "glossary.md"])
def test_named_paths_are_there(page):
    text = (ROOT / "docs" / page).read_text("utf-8")
    named = re.findall(r"`((?:[a-z_]+/)+[a-zA-Z_/*.]*)`", text)
    found = [path for path in named if not is_there(path)]
    for first, paths in COMING.items():
        if not (SOURCE / first).exists():
            found = [path for path in found if not path.startswith(paths)]
    assert found == []


def test_names_in_a_path_of_the_map_are_there():
    """The file of "NAME in PATH" has that name, as a definition or as a key."""
    text = (ROOT / "docs" / "map.md").read_text("utf-8")
    found = [
        (name, path)
        for name, paths in re.findall(r"`([\w\"-]+)` in ((?:`[\w/.]+`(?:, )?)+)", text)
        for path in re.findall(r"`([^`]+)`", paths)
    ]
    assert len(found) >= 11
    assert [(name, path) for name, path in found if not is_named(name, path)] == []


def is_named(name: str, path: str) -> bool:
    files = [file.read_text("utf-8") for file in SOURCE.glob(path.replace("NAME", "*"))]
    wanted = re.escape(name) if name.startswith('"') else rf"def {name}\b"
    return any(re.search(wanted, text) for text in files)


def is_there(path: str) -> bool:
    """Tell whether a path of docs/map.md exists; NAME, LANG and FEATURE stand for any."""
    if path.startswith(("src/", "web/", "tests/", "text/")):
        return (ROOT / path).exists() or path.startswith("text/")
    pattern = path.replace("NAME", "*").replace("LANG", "*").replace("FEATURE", "*").rstrip("/")
    return any(SOURCE.glob(pattern))


def test_the_api_reference_builds(tmp_path):
    build = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", str(ROOT / "docs" / "api")]
    built = subprocess.run([*build, str(tmp_path)], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    kernel = (tmp_path / "kernel.html").read_text("utf-8")
    things = {name: getattr(fabletable.kernel, name) for name in fabletable.kernel.__all__}
    public = [name for name, thing in things.items() if isroutine(thing) or isclass(thing)]
    assert [name for name in public if f'descname"><span class="pre">{name}</span>' not in kernel] == []


def test_the_changelog_has_a_section_for_this_version():
    sections = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert sections[0] == "Unreleased"
    assert sections[1].startswith(f"{fabletable.__version__} (")
