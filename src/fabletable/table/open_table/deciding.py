"""Entries of a table's log: a decision, a step back, going on by other rules. The caller holds the lock."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Refused
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import CLOSED, stop_words
from fabletable.table.rows import LogEntry

MOST_IN_A_ROW = 16
"""The number of decisions without a question after which a person is asked, as a question may come again and again."""


def with_follow_ups(table: OpenTable, *made_before: LogEntry) -> list[LogEntry]:
    """Return decisions that were made on the replica and, behind them, those that follow without a question."""
    made = [*made_before]
    while len(made) < MOST_IN_A_ROW and not table.replica.is_stretch_over:
        entry = table.follow_up(made)
        if entry is None:
            break
        made.append(entry)
    return made


async def decide(
    table: OpenTable, seat: int, number: int, key: str, nonce: str = "", allowed: Callable[[], None] | None = None
) -> None:
    """Check and commit a decision. Refused or RuleCrash leave everything as it was. ``allowed`` refuses who no longer
    sits there; without it a bot decides."""
    replica = table.replica
    if number > replica.number:
        await table.log.catch_up()

    def make() -> list[LogEntry]:
        if allowed is not None:
            allowed()
        replica.check_turn(seat, number, by_bot=allowed is None)
        return with_follow_ups(table, replica.take(seat, key, nonce))

    made = await table.log.commit(make)
    metrics = table.context.metrics
    if len(made) > 1:
        metrics.decided(replica.row.game, "ahead", len(made) - 1)
    metrics.decided(replica.row.game, "bot" if allowed is None else "person")


async def decide_in_a_row(table: OpenTable, number: int, decided: Callable[[], list[LogEntry]]) -> int:
    """Commit together what bots have ``decided`` on the replica, from this number on; return how many."""
    replica = table.replica

    def make() -> list[LogEntry]:
        replica.check_open()
        replica.check_number(number)
        return decided()

    made = await table.log.commit(make)
    table.context.metrics.decided(replica.row.game, "bot", len(made))
    return len(made)


async def go_back(table: OpenTable, seat: int, to: int, nonce: str, allowed: Callable[[], None]) -> None:
    """Go back to where ``to`` decisions had been made. ``allowed`` refuses when it may not be any more."""
    replica = table.replica

    def make() -> list[LogEntry]:
        allowed()
        replica.check_open()
        return [replica.take_back(seat, to, nonce)]

    await table.log.commit(make)


async def go_on(table: OpenTable, seat: int, nonce: str) -> None:
    """Go on by the present rules from where they part with the log."""
    replica = table.replica

    def make() -> list[LogEntry]:
        if replica.stop is None or replica.is_final:
            raise Refused("why-not-stopped")
        if replica.match is None:
            raise Refused("why-rules-stop", stop_words(replica.stop))
        return [replica.take_on(seat, nonce)]

    await table.log.commit(make)


async def close_table(table: OpenTable) -> None:
    """Close a table that has stopped because its rules changed."""
    replica = table.replica

    def closed() -> TableChange:
        if replica.stop is None or replica.is_final:
            raise Refused("why-not-stopped")
        return msgspec.structs.replace(replica.row, state=CLOSED), []

    await table.log.change(closed)
    table.log.proposal = None
    table.show_proposal()
    table.tell_table()
    table.show()
