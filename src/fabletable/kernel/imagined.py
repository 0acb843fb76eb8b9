"""Rules carried out on a copy of the table: for odds that a game samples by its own rules."""

from __future__ import annotations

from collections.abc import Callable

from fabletable.kernel.decision import Decision, Rules
from fabletable.kernel.table import OnTable


def quiet_copy(table: OnTable) -> OnTable:
    """Return a copy to try something on: it keeps no log, no notes, no film and no tally."""
    clone = table.copy()
    clone.log_lines = clone.notes = None
    clone.film = clone.tally = None
    return clone


def carry_out(rules: Rules[None], answer: Callable[[Decision], object]) -> None:
    """Carry rules out to their end; the function answers every question."""
    try:
        decision = next(rules)
        while True:
            decision = rules.send(answer(decision))
    except StopIteration:
        return
