"""What is written into a table's log, under its lock: a decision, a step back, going on by other rules."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Refused
from fabletable.server import metrics
from fabletable.table.open_table.table import Changed, OpenTable
from fabletable.table.premoves.rules import answer_to, with_given
from fabletable.table.replica.played import CLOSED, stop_words
from fabletable.table.rows import Entry


async def decide(
    table: OpenTable, seat: int, number: int, key: str, nonce: str = "", allowed: Callable[[], None] | None = None
) -> None:
    """Check, commit. Refused or RuleCrash leave everything as it was. Without ``allowed``, which refuses who no longer
    sits there, it is a bot that decides."""
    if number > table.number:
        await table.catch_up()

    def make() -> list[Entry]:
        if allowed is not None:
            allowed()
        table.check_turn(seat, number, by_bot=allowed is None)
        return with_given(table, table.take(seat, key, nonce))

    made = await table.commit(make)
    if len(made) > 1:
        metrics.decided(table.row.game, "ahead").inc(len(made) - 1)
    metrics.decided(table.row.game, "bot" if allowed is None else "person").inc()


async def decide_in_a_row(table: OpenTable, number: int, decided: Callable[[], list[Entry]]) -> int:
    """Commit at once what bots have ``decided`` on the copy, one after the other from this number on; how many."""

    def make() -> list[Entry]:
        table.check_open()
        table.check_number(number)
        return decided()

    made = await table.commit(make)
    metrics.decided(table.row.game, "bot").inc(len(made))
    return len(made)


async def give_ahead(table: OpenTable, answer: int) -> bool:
    """The answer of this id was just laid down, and its question is asked already: it is given at once. Whoever went
    back wants to be asked."""

    def make() -> list[Entry]:
        decision = None if table.stop is not None or table.is_final else table.being_played.decision
        laid = None if decision is None else answer_to(table, decision)
        return [] if laid is None or laid.id != answer else with_given(table)

    if table.match is None or table.last_back == table.number:
        return False
    made = await table.commit(make)
    metrics.decided(table.row.game, "ahead").inc(len(made))
    return len(made) > 0


async def go_back(table: OpenTable, seat: int, to: int, nonce: str, allowed: Callable[[], None]) -> None:
    """``allowed`` refuses when it may not be any more."""

    def make() -> list[Entry]:
        allowed()
        table.check_open()
        return [table.take_back(seat, to, nonce)]

    await table.commit(make)


async def go_on(table: OpenTable, seat: int, nonce: str) -> None:
    """From where its rules part with its log, by the present ones."""

    def make() -> list[Entry]:
        if table.stop is None or table.is_final:
            raise Refused("why-not-stopped")
        if table.match is None:
            raise Refused("why-rules-stop", stop_words(table.stop))
        return [table.take_on(seat, nonce)]

    await table.commit(make)


async def close_table(table: OpenTable) -> None:
    """A table that has stopped is played no more."""

    def closed() -> Changed:
        if table.stop is None or table.is_final:
            raise Refused("why-not-stopped")
        return msgspec.structs.replace(table.row, state=CLOSED), []

    await table.change(closed)
    table.proposal = None
    table.show_proposal()
    table.tell_table()
    table.show()
