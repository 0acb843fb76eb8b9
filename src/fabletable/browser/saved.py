"""Saving all data of a device as one file, and adding such a file or the record of a game."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence

import msgspec

from fabletable import __version__
from fabletable.browser.checked import checked_notes, checked_tables
from fabletable.browser.store import TabStore
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.game import checked_options
from fabletable.kernel.record import Record, read_record, replay, verify
from fabletable.table.fairness import new_secret as new_table_secret
from fabletable.table.fairness import new_table_id
from fabletable.table.local.memory_store import StoreData, TableData
from fabletable.table.names import clean_name
from fabletable.table.notebook.notebook import add_notes
from fabletable.table.replica.played import OVER, result_info
from fabletable.table.rows import CHOOSE, LogEntry, SeatRow, TableRow
from fabletable.table.seats.seats import NAMES
from fabletable.table.service.service import TableService


class SavedDevice(msgspec.Struct):
    """The content of the file: ``tables`` is the content of the store, as base64 of MessagePack."""

    fabletable: str
    tables: str


class GamesAdded(msgspec.Struct):
    added: int


async def save_everything(store: TabStore) -> SavedDevice:
    return SavedDevice(__version__, base64.b64encode(await store.exported()).decode())


async def open_saved(service: TableService, store: TabStore, data: bytes, keyring: str) -> int:
    """Add the games of a file that are not here yet, to this keyring; return how many. All of it is checked before any
    of it is added. Refused if it is damaged, or if it holds no games."""
    try:
        saved = msgspec.json.decode(data, type=SavedDevice)
        content = msgspec.msgpack.decode(base64.b64decode(saved.tables, validate=True), type=StoreData)
    except (msgspec.MsgspecError, binascii.Error, UnicodeError, RecursionError):
        await add_record(service, read_record(data), keyring)
        return 1
    tables = checked_tables(content, store.content.tables)
    notes = checked_notes(content, keyring)
    for kept in tables:
        await _add(service, kept, keyring)
    await add_notes(service, notes)
    return len(tables)


async def _add(service: TableService, kept: TableData, keyring: str) -> None:
    """Add a table with everything that belongs to it. The seats of the other device's people become seats of this
    one."""
    row = msgspec.structs.replace(kept.row, keyring=keyring)
    chairs = [msgspec.structs.replace(chair, keyring=keyring if chair.kind == "here" else "") for chair in kept.seats]
    await service.store.add_table(row, chairs, kept.log)
    if kept.archive:
        await service.store.keep(row.id, kept.archive)


async def add_record(service: TableService, record: Record, keyring: str, names: Sequence[str] = ()) -> str:
    """Add a finished game by its record, to replay and to play on from; return the id of its table. Refused if it does
    not follow the rules."""
    game = find(record.game)
    report = await service.workers.call(lambda: verify(record, game))
    if not report.holds:
        raise Refused(report.code, report.args)
    match = replay(record, game)
    result = match.result
    if result is None:
        raise Refused("why-not-over")
    at = service.clock.stamp()
    row = TableRow(
        id=new_table_id(), game=game.key, rules=game.version, options=checked_options(game, record.options),
        visibility="link", state=OVER, host="", secret=new_table_secret(), seed=record.seed, created=at,
        result=msgspec.json.encode(result_info(result)).decode(), keyring=keyring,
    )  # fmt: skip
    called = [clean_name(name) for name in names] + list(NAMES)[len(names) :]
    chairs = [
        SeatRow(seat, "here", called[seat], "", True, False, "", "", keyring=keyring) for seat in range(record.players)
    ]
    entries = [
        LogEntry(number, CHOOSE, seat, key, f"record-{number}", at, rules=game.version)
        for number, (seat, key, _) in enumerate(record.decisions, 1)
    ]
    await service.store.add_table(row, chairs, entries)
    return row.id
