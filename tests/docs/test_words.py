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
    "Fight": "Runebound and the Witcher each fight by their own rules",
    "Side": "Prophecy and Runebound: one side of a fight",
    "Skill": "Prophecy and Runebound: the name of a card in both rulebooks",
    "StoryCard": "Runebound and the Witcher: the name of a card in both rulebooks",
    "CardEffect": "Prophecy and Runebound: the base class of a game's effects",
    "EffectContext": "each game tells its effects by whom and where they happen",
    "Gold": "Prophecy and the Witcher: the effect that gives gold",
    "Heal": "Prophecy and Runebound: the effect that heals",
}
"""Names that may be defined more than once, with the reason; ten at most."""

PLAIN = set(
    re.findall(
        r"\w+",
        """
    Absent Accepted Access Action Analysis Answer Archive Arg Args Argument Art Ask Award Barred Body Bot Bots Box
    Broke Builder By Cache Cancelled Card Change Changed Chapter Chat Choice Choices Choose Client Clock
    Clocks Closed Column Command Commands Condition Context Control Cost Count Cover Crash Current Curves Data
    Decided Decision Design Device Driver Encoding Ending Entry Error Event Example Examples Face Feature Fields
    File For Fork Frame Function Game Games Gap Hello Hide Hint Hours Icon Info Instant Job Jobs Join Kept Key
    Kind Lake Leave Lesson Lessons Line Lines Link List Listed Listener Listing Lobby Local Log Logs Made Mail
    Mark Measure Memory Metrics Moment Move Mute My Name Named Names Needed New Next Night No Note Notification
    Notifications Notifier Number Numbers Odds On Options Other Own Page Painting Part Pending Person Ping Played
    Player Point Policy Pong Premove Premoves Progress Proposal Question Questions React Reaction Reader Reading
    Record Refused Rematch Replay Reply Report Request Requested Resign Result Review Reviews Revoke River Round
    Row Rule Screen Seat Seats Section Seen Server Service Session Settings Shown Sign Source Span Standing State
    Step Steps Stop Store Stored Suggest Suggested Suggestion Sum System Table Tables Tail Target Text Ticket Time
    Timeline Trials Trophy Undo Up Value View Views Visibility Vocabulary Wanted Ways Webhook Welcome When Won
    Word Workers Write
    """,
    )
)
"""Words of class names that need no explanation, each looked at: a child or any engineer knows them. A class whose
meaning is special although its words are plain (Hold, Hurry, TableTerms) is in the glossary."""

PARTICIPLES = {
    "Cancelled": "an exception",
    "Closed": "an exception",
    "Encoding": "a noun",
    "Listing": "a noun",
    "Painting": "a noun",
}
"""Class names that look like a lone participle, with the reason why they may: other names have a noun."""


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
    found = {name: places for name, places in defined_twice().items() if name not in TWICE}
    assert found == {}


def test_exceptions_are_few_and_needed():
    assert len(TWICE) <= 10
    assert set(TWICE) <= set(defined_twice())


def test_only_games_share_names():
    shared = {place for name in TWICE for place in defined_twice()[name]}
    assert [place for place in sorted(shared) if not place.startswith("games/")] == []


def class_names(*packages: str) -> set[str]:
    return {name for package in packages for path in (SOURCE / package).rglob("*.py") for name in public_names(path)}


def words_of(name: str) -> set[str]:
    return set(re.findall(r"[A-Z][a-z]+", name))


def in_glossary(name: str) -> bool:
    return f"`{name}`" in GLOSSARY


@pytest.mark.parametrize("package", ["kernel", "table"])
def test_unusual_class_names_are_in_the_glossary(package):
    unusual = [name for name in class_names(package) if not words_of(name) <= PLAIN and not in_glossary(name)]
    assert sorted(unusual) == []


def test_plain_words_are_those_of_class_names():
    used = {word for name in class_names("kernel", "table") if not in_glossary(name) for word in words_of(name)}
    assert sorted(PLAIN - used) == []


@pytest.mark.parametrize("package", ["kernel", "table"])
def test_no_class_is_called_by_a_lone_participle(package):
    found = [name for name in class_names(package) if re.fullmatch(r"[A-Z][a-z]+(ed|ing)", name)]
    assert [name for name in sorted(found) if name not in PARTICIPLES and not in_glossary(name)] == []


def test_the_glossary_names_only_what_is_there():
    named = set(re.findall(r"`([A-Z][a-zA-Z]+)[`.]", GLOSSARY))
    everywhere = set(re.findall(r"\b[A-Z][a-zA-Z]+\b", " ".join(p.read_text("utf-8") for p in SOURCE.rglob("*.py"))))
    assert sorted(named - everywhere) == []
