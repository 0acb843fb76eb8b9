"""What somebody who has never hunted may do while the table is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Decision, Message, Suggestion

EASIEST_FIRST: Final[Sequence[str]] = ("wolf", "bear", "cat", "viper", "griffin")
"""Schools by how much one has to know before their skill is of use."""


def any_terrain(table: OldWorld, decision: Decision) -> Suggestion:
    return Suggestion(None, Message("advised-second-terrain"))


def easiest_school(table: OldWorld, decision: Decision) -> Suggestion:
    school = min(decision.options, key=lambda offered: EASIEST_FIRST.index(offered.key))
    return Suggestion(school, Message(f"advised-school-{school.key}"))


def more_cards(table: OldWorld, decision: Decision) -> Suggestion | None:
    """The attribute that four and five players begin with; later in the game everybody knows why."""
    if table.now != "bonus":
        return None
    return Suggestion(decision.option("combat"), Message("advised-first-training"))
