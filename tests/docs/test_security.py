"""SECURITY.md names only tests and commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_what_it_names_exists() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    tests = re.findall(r"`(tests/[\w/.]+)(?:`|::)", page)
    assert len(tests) > 10
    assert [path for path in tests if not (ROOT / path).exists()] == []
    targets = set(re.findall(r"make ([a-z-]+)", page))
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert {"storm", "fuzz", "test"} <= targets <= made
    storm = (ROOT / "benchmarks" / "storm.py").read_text(encoding="utf-8")
    flags = re.findall(r"ARGS=(--\w+)", page)
    assert flags
    assert all(f'"{flag}"' in storm for flag in flags)


def test_every_attack_has_tests_that_exist() -> None:
    """A cell is a list of tests; one that begins with ``::`` is in the file of the one before it."""
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    section = page.partition("## Attacks that once worked")[2].partition("\n## ")[0]
    rows = [line.split(" | ")[1] for line in section.splitlines() if "`tests/" in line]
    assert len(rows) > 25
    for row in rows:
        path = ""
        for named, inside in re.findall(r"`(tests/[\w/.]+)?::([\w:]+)`", row):
            path = named or path
            text = (ROOT / path).read_text(encoding="utf-8")
            assert all(re.search(rf"(def|class) {name}\b", text) for name in inside.split("::")), (path, inside)


def test_the_readme_leads_there() -> None:
    assert "(SECURITY.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
