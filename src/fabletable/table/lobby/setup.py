"""Setting a table up: game, options, seats, start; and removing it before anything was played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.game import HINTS, checked_options
from fabletable.table import fairness
from fabletable.table.gate import with_link
from fabletable.table.invitations.invitations import unused_word, with_table_link
from fabletable.table.messages.tables import NewTable, SeatKey, TableGoal, TableMade
from fabletable.table.names import told_apart
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import GATHERING, PLAYING
from fabletable.table.rows import (
    CHOOSE,
    ClockEvent,
    LogEntry,
    SeatRow,
    TableAccess,
    TableRow,
    gate_of,
    with_clock_event,
    with_gate,
)
from fabletable.table.seats.access import (
    check_all_taken,
    check_gathering,
    check_host,
    is_host,
    look_for_host,
    seat_with,
)
from fabletable.table.seats.seats import new_chair, new_secret
from fabletable.table.service.service import TableService


class SharedLuck(NamedTuple):
    """The luck of a table that others play, too: its seed, its goal if it has one, the duel it belongs to, the id
    that was kept for the table, and whether all of it came by a link."""

    seed: str
    goal: TableGoal | None = None
    duel: str = ""
    table_id: str = ""
    by_link: bool = False


async def make(service: TableService, wanted: NewTable, key: str = "", shared: SharedLuck | None = None) -> TableMade:
    """Make a table. Its maker is the host, by a secret and by the ``key`` of the device that asks. With ``shared``
    luck it is that very game, and no part of its seed is made here."""
    game = find(wanted.game)
    options = await _checked(service, game, wanted)
    host, stored = new_secret(service)
    await service.keyrings.be_sure()
    keyring = service.keyrings.keyring_of(key) or ""
    chairs, keys = chairs_of(service, wanted, keyring)
    row = msgspec.structs.replace(new_row(game, options, wanted, stored, service.clock.stamp()), keyring=keyring)
    if shared is not None:
        terms = msgspec.structs.replace(wanted.terms, goal=shared.goal, duel=shared.duel, by_link=shared.by_link)
        row.terms, row.id = msgspec.json.encode(terms).decode(), shared.table_id or row.id
    join = ""
    if any(chair.is_free for chair in chairs):
        join, hidden = new_secret(service)
        row = _with_links(row, chairs, hidden, await unused_word(service), service.clock.stamp())
    if wanted.start:
        check_all_taken(chairs)
        mixed = fairness.seed_of(row.secret, [chair.entropy for chair in chairs])
        row.seed = mixed if shared is None else shared.seed
        row.state = PLAYING
        row = with_clock_event(row, ClockEvent(int(service.clock.now()), "start"))
    await service.store.add_table(row, chairs)
    table = service.tables.add(row, chairs)
    service.bots.drive(table)
    service.time_changed(table)
    return TableMade(table.info(), host, keys, join, row.word)


async def make_begun(
    service: TableService,
    wanted: NewTable,
    seed: str,
    made: Sequence[tuple[int, str]],
    why: str,
    key: str = "",
    lesson: str = "",
) -> TableMade:
    """Make a table at which these decisions, seat and key, were made already: in a lesson, or in a record. Those of
    people are stored under ids that begin with ``why``."""
    game = find(wanted.game)
    host, stored = new_secret(service)
    await service.keyrings.be_sure()
    keyring = service.keyrings.keyring_of(key) or ""
    chairs, keys = chairs_of(service, wanted, keyring)
    row = new_row(game, checked_options(game, wanted.options), wanted, stored, service.clock.stamp())
    row = msgspec.structs.replace(row, keyring=keyring, seed=seed, state=PLAYING, lesson=lesson)
    entries = [
        LogEntry(
            number, CHOOSE, seat, chosen, f"{why}-{number}" if chairs[seat].kind != "bot" else "", row.created,
            rules=row.rules,
        )
        for number, (seat, chosen) in enumerate(made, 1)
    ]  # fmt: skip
    await service.store.add_table(row, chairs, entries)
    table = await service.tables.find(row.id)
    service.bots.drive(table)
    return TableMade(table.info(), host, keys)


def _with_links(row: TableRow, chairs: list[SeatRow], join: str, word: str, at: str) -> TableRow:
    gate = gate_of(row)
    for chair in chairs:
        if chair.is_free:
            gate = with_link(gate, chair.secret, chair.seat, at)
    return with_table_link(with_gate(row, gate), join, word, at)


async def _checked(service: TableService, game: Game, wanted: NewTable) -> dict[str, Any]:
    """Return the options; refused where such a game cannot be."""
    options = checked_options(game, _with_manners(wanted))
    checked_bot(wanted.terms.bot, game)
    low, high = game.players
    if not low <= len(wanted.seats) <= high:
        raise Refused("why-player-count", {"players": len(wanted.seats), "low": low, "high": high})
    # A game may refuse options only when it sets up; better now than when everyone has come.
    await service.workers.call(lambda: kernel_match.start(game, len(wanted.seats), "trial", options, quick=True))
    return options


def _with_manners(wanted: NewTable) -> dict[str, Any]:
    """Return the options; among people who come by a link without hints, unless they were asked for."""
    if any(seat.kind == "invited" for seat in wanted.seats):
        return {HINTS: False, **wanted.options}
    return wanted.options


def new_row(game: Game, options: dict[str, Any], wanted: NewTable, host: str, created: str) -> TableRow:
    if wanted.terms.has_luck_of_others or wanted.terms.by_link:
        raise Refused("why-not-understood", {"detail": "goal" if wanted.terms.goal is not None else "duel"})
    return TableRow(
        id=fairness.new_table_id(),
        game=game.key,
        rules=game.version,
        options=options,
        visibility=wanted.visibility,
        state=GATHERING,
        host=host,
        secret=fairness.new_secret(),
        seed="",
        created=created,
        result="",
        grace=wanted.grace,
        terms=msgspec.json.encode(wanted.terms).decode(),
        gate=msgspec.json.encode(TableAccess(language=wanted.language, hide_names=wanted.hide_names)).decode(),
    )


def chairs_of(service: TableService, wanted: NewTable, keyring: str) -> tuple[list[SeatRow], list[SeatKey]]:
    chairs: list[SeatRow] = []
    keys: list[SeatKey] = []
    taken = [seat.name for seat in wanted.seats]
    for number, seat in enumerate(wanted.seats):
        chair, key = new_chair(service, wanted.game, number, seat, taken, keyring)
        chair.name = told_apart(chair.name, [other.name for other in chairs])
        chairs.append(chair)
        taken.append(chair.name)
        if key is not None:
            keys.append(key)
    return chairs, keys


async def start(service: TableService, table: OpenTable, secret: str) -> None:
    """Make the seed and begin the game, once every seat is taken."""
    async with table.alone():

        def started() -> TableChange:
            check_gathering(table)
            if not is_host(service, table.replica, secret) and seat_with(service, table.replica, secret) is None:
                raise Refused("why-host-only")
            check_all_taken(table.replica.seats)
            seed = fairness.seed_of(table.replica.row.secret, [chair.entropy for chair in table.replica.seats])
            row = with_clock_event(table.replica.row, ClockEvent(int(service.clock.now()), "start"))
            # A game that is on is joined by a link alone, so another table may have the word.
            return msgspec.structs.replace(row, state=PLAYING, seed=seed, word=""), []

        await table.log.change(started)
        table.tell_table()
        table.show()
        service.bots.drive(table)
        service.time_changed(table)


async def remove(service: TableService, table: OpenTable, secret: str) -> None:
    """Remove a table at which nothing was played yet. Only for its host."""
    async with table.alone():
        await look_for_host(table)

        def check() -> None:
            check_host(service, table, secret)
            check_gathering(table)

        await table.log.remove(check)
