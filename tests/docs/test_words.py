"""One vocabulary: no public name is defined twice in src/, and unusual class names stand in docs/glossary.md."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "fabletable"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")

TWICE = {
    "Hero": "each game has its own heroes; every rule names them so",
    "Die": "each game has its own dice",
}
"""Names that may be defined more than once, with the reason; ten at most."""

LEFT = set(
    re.findall(
        r"\w+",
        """
    Answer Ask Book Card Entry Face Fault Fight Given Hurry Lesson Line Listed Listing Look Moment Note Number Outcome
    Outlook Part Place Side Skill Step Steps Story Target View Words Worker
    """,
    )
)
"""Names that are still defined more than once while games and tables are being reshaped. The list may only shrink."""

PLAIN = set(
    re.findall(
        r"\w+",
        """
    Advised Analysis Arg Args Art Ask Award Awarded Barred Barring Bars Beginning Blows Bout Bouts Box Boxes Card
    Change Chapter Chip Choice Column Condition Count Cover Crash Curves Decision Design Dominating Encoding Entry
    Event Example Fields Fighter Fixed Gem Glow Icon Lake Lane Lanes Lesson Link List Listing Log Made Mark Measure
    Name Naming Note Noting Number Numbers Options Origin Other Own Painting Part Plain Player Point Policy
    Questions Reader Reckoning Record Report River Round Row Rule Seat Section Seen Sentences Shuffled Side Source
    Span Step Steps Stretch Suggesting Suggestion Sum Tail Target Text Tones Trail Trophy Trying Turning Unknown
    Value Vocabulary Wall Wanted When Word
    """,
    )
)
"""Words of class names that need no explanation."""


def public_names(path: Path) -> list[str]:
    found = []
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and "TypeAlias" in ast.dump(node.annotation)
        ):
            found.append(node.target.id)
    return [name for name in found if not name.startswith("_")]


def defined_twice() -> dict[str, list[str]]:
    places = defaultdict(list)
    for path in sorted(SOURCE.rglob("*.py")):
        for name in public_names(path):
            places[name].append(path.relative_to(SOURCE).as_posix())
    return {name: found for name, found in places.items() if len(found) > 1}


def test_no_public_name_is_defined_twice():
    found = {name: places for name, places in defined_twice().items() if name not in TWICE and name not in LEFT}
    assert found == {}


def test_exceptions_are_few_and_needed():
    assert len(TWICE) <= 10
    assert not set(TWICE) & LEFT


@pytest.mark.parametrize("package", ["kernel", "table"])
def test_unusual_class_names_are_in_the_glossary(package):
    names = {
        name for path in (SOURCE / package).rglob("*.py") for name in public_names(path) if "TypeAlias" not in name
    }
    unusual = [
        name for name in names if not set(re.findall(r"[A-Z][a-z]+", name)) <= PLAIN and f"`{name}" not in GLOSSARY
    ]
    assert sorted(unusual) == []
