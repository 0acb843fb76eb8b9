"""What somebody who has never ridden out may do while the table is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.runebound.advice.weights import Weigh
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import DONE, Decision, Message, Suggestion
from fabletable.kernel.question import Suggesting

EASIEST_FIRST: Final[Sequence[str]] = (
    "lord-hawthorne", "corbin", "lissa", "laurel-of-bloodwood", "elder-mok", "master-thorn",
)  # fmt: skip
"""Heroes by how much one has to know before their abilities are of use."""


def easiest_hero(table: Runebound, decision: Decision) -> Suggestion:
    card = min(decision.options, key=lambda offered: EASIEST_FIRST.index(offered.key))
    return Suggestion(card, Message(f"advised-{card.key}"))


def best(policy: Weigh, why: str) -> Suggesting[Runebound]:
    """As a bot would weigh it, from the first to the last question of the set-up."""

    def suggested(table: Runebound, decision: Decision) -> Suggestion | None:
        if not _being_set(table):
            return None
        weights = policy(table, decision)
        return Suggestion(decision.options[weights.index(max(weights))], Message(why))

    return suggested


def any_deck(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(None, Message("advised-which-deck")) if _being_set(table) else None


def keep_skills(table: Runebound, decision: Decision) -> Suggestion | None:
    return Suggestion(DONE, Message("advised-keep-skills")) if _being_set(table) else None


def _being_set(table: Runebound) -> bool:
    return table.phase in ("heroes", "hands", "places", "abilities")
