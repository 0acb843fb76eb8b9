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
    Absent Accepted Advised Again Ahead Alarm Alone Along Analysis Answer Archive Arg Args Art Ask Asked
    Audience Award Awarded Back Barred Barring Bars Beginning Blows Bot Bots Bout Bouts Box Boxes Broke Brought
    Builder By Cache Called Calls Cancelled Card Carried Carry Carrying Change Changed Chapter Chat Chatted
    Chatting Chip Choice Choices Choose Claim Claimed Client Clock Clocks Closed Column Command Commands
    Condition Context Control Cost Count Cover Cpu Crash Crashed Curves Decided Decision Design Device Do
    Dominating Door Driver Encoding End Ended Ending Entropy Entry Event Everything Example Examples Face
    Fairness Fault Feature Fields Fighter File Fixed Following For Foresee Foreseen Frame Game Games Gap Gate
    Gem Glow Hall Hand Have Hello Hide Hint Hinted Hold Holiday Hurry Icon If In Info Instant Interruptible Job Jobs
    Join Kept Key Keyring Keyrings Keys Kind Knock Knocked Knocking Laid Lake Lane Lanes Lay Leave Lesson
    Lessons Let Likely Line Link List Listed Listener Listing Local Log Logs Look Lost Made Mail Mark Measure Memory
    Message Metrics Move Mute My Name Names Naming New Next Nights No Note Notification Notifications Notifier
    Noting Now Number Numbers Odds On Options Origin Other Own Painting Part Pass Peer Peers Pending Open Ping Plain
    Played Player Point Pointed Pointing Policy Pong Premove Premoves Presence Present Progress Proposal Propose
    Proposed Question Questions React Recovery Reacted Reader Reading Recently Reckoning Record Recover Refused Registry
    Replay Replica Report Resign Result Review Reviewing Reviews Revoke River Round Row Rule Said Screen Seat
    Seats Section Seekable Seen Sentences Server Service Session Settings Share Shown Shuffled Side Sight Signal
    Source Span Step Steps Stood Stop Store Stored Story Stretch Study Suggesting Suggestion Sum Superseded
    System Table Tail Take Target Taught Terms Text Thread Ticket Time Timeline Tones Trail Trophy Trying
    Turning Underway Undo Unknown Unwritten Up Urgency Used Value View Vocabulary Wall Wanted Welcome What When
    Where Wishes Word Words Workers Written
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
    found = {name: places for name, places in defined_twice().items() if name not in TWICE}
    assert found == {}


def test_exceptions_are_few_and_needed():
    assert len(TWICE) <= 10
    assert set(TWICE) <= set(defined_twice())


def test_only_games_share_names():
    shared = {place for name in TWICE for place in defined_twice()[name]}
    assert [place for place in sorted(shared) if not place.startswith("games/")] == []


@pytest.mark.parametrize("package", ["kernel", "table"])
def test_unusual_class_names_are_in_the_glossary(package):
    names = {
        name for path in (SOURCE / package).rglob("*.py") for name in public_names(path) if "TypeAlias" not in name
    }
    unusual = [
        name for name in names if not set(re.findall(r"[A-Z][a-z]+", name)) <= PLAIN and f"`{name}" not in GLOSSARY
    ]
    assert sorted(unusual) == []
