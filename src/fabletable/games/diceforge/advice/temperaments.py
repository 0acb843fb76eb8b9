"""What heroes are fond of, so that bots at a table are not twins."""

from __future__ import annotations

from typing import Any, Final

from fabletable.games.diceforge.cards.kinds import Face, Feat
from fabletable.games.diceforge.rules.turn import ASK_EXTRA
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Decision, Word
from fabletable.kernel.advice import Lean


def smith(table: ForgeTable, decision: Decision, option: Any) -> float:
    """Rather a new face than a feat."""
    return 1.0 if isinstance(option, Face) else 0.0


def hunter(table: ForgeTable, decision: Decision, option: Any) -> float:
    """Rather a feat than a new face."""
    return 1.0 if isinstance(option, Feat) else 0.0


def runner(table: ForgeTable, decision: Decision, option: Any) -> float:
    """One more action, whenever it can be paid."""
    return 1.0 if decision.ask == ASK_EXTRA and not isinstance(option, Word) else 0.0


TEMPERAMENTS: Final[dict[str, Lean]] = {"smith": smith, "hunter": hunter, "runner": runner}
