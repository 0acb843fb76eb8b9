"""What bots value."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Decision


def weigh(table: ForgeTable, decision: Decision) -> Sequence[float] | None:
    return None
