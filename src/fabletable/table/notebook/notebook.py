"""The notebook of a person: JSON documents by name that no one else may read. Features write notes with ``change``. The
owner can read the whole notebook and remove one note or all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, TypeVar
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from fabletable.kernel import Refused
from fabletable.table.devices.devices import check_whole, known
from fabletable.table.messages.notebook import Notebook, PersonalNote
from fabletable.table.ports.store import MOST_NOTES
from fabletable.table.rows import DeviceRow, NoteRow
from fabletable.table.service.service import TableService

LONGEST_NOTE: Final = 32_768
"""The most characters of JSON in one note."""
LONGEST_LIST: Final = 98_304
"""The most in a note that lists many games: a month of daily tables, the first tries of a day."""
LONGEST_NAME: Final = 60
DAY_SECONDS: Final = 86_400
_TRIES = 8

T = TypeVar("T")

_locks: WeakKeyDictionary[TableService, WeakValueDictionary[tuple[str, str], asyncio.Lock]] = WeakKeyDictionary()


async def owner_of(service: TableService, key: str) -> DeviceRow:
    """Return the device that this key belongs to. Refused for a lent device: it may not see its owner's notebook."""
    device = await known(service, key)
    check_whole(device)
    now = int(service.clock.now())
    if device.seen + DAY_SECONDS < now:  # a key that is in use is not tidied away
        await service.store.keyrings.note(device.id, seen=now)
    return device


# --- for features ---


async def read(service: TableService, keyring: str, name: str, kind: type[T]) -> T | None:
    """Return a note, decoded as this type; None if there is none."""
    row = await service.store.notebooks.note(keyring, name)
    return None if row is None else _read(row, kind)


async def read_all(service: TableService, keyring: str, prefix: str, kind: type[T]) -> dict[str, T]:
    """Return the notes whose names begin with this text, by name."""
    rows = await service.store.notebooks.notes(keyring, prefix)
    return {row.name: _read(row, kind) for row in rows}


async def change(
    service: TableService,
    keyring: str,
    name: str,
    kind: type[T],
    work: Callable[[T | None], T | None],
    longest: int = LONGEST_NOTE,
) -> T | None:
    """Replace a note by what ``work`` returns for it, and return the result. ``work`` gets None if there is no note and
    returns None to remove it. Writers of this process wait for each other. If another process changed the note
    meanwhile, ``work`` is called again with the new content."""
    notebooks = service.store.notebooks
    async with _writing(service, keyring, name):
        for _ in range(_TRIES):
            row = await notebooks.note(keyring, name)
            before = None if row is None else _read(row, kind)
            after = work(before)
            if after is None:
                await notebooks.forget(keyring, name)
                return None
            text = _written(after, name, longest)
            if row is not None and text == row.text:
                return after
            if await notebooks.write(NoteRow(keyring, name, 0 if row is None else row.version, text)):
                return after
        raise Refused("why-busy")


def _writing(service: TableService, keyring: str, name: str) -> asyncio.Lock:
    """Return the lock of a note, which exists as long as the note is being written."""
    locks = _locks.setdefault(service, WeakValueDictionary())
    lock = locks.get((keyring, name))
    if lock is None:
        lock = locks[keyring, name] = asyncio.Lock()
    return lock


async def begin(service: TableService, keyring: str, name: str, content: object) -> None:
    """Write a note that is not there yet; an existing note stays as it is."""
    await service.store.notebooks.write(NoteRow(keyring, name, 0, _written(content, name)))


def _read(row: NoteRow, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(row.text, type=kind)
    except msgspec.MsgspecError:
        raise Refused("why-note-damaged", {"name": row.name}) from None


def _written(content: object, name: str, longest: int = LONGEST_NOTE) -> str:
    text = msgspec.json.encode(content).decode()
    if len(text) > longest or not 0 < len(name) <= LONGEST_NAME:
        raise Refused("why-note-too-long", {"name": name[:LONGEST_NAME], "most": longest})
    return text


# --- for its owner ---


async def export(service: TableService, keyring: str) -> Notebook:
    rows = await service.store.notebooks.notes(keyring)
    return Notebook([PersonalNote(row.name, row.version, msgspec.Raw(row.text.encode())) for row in rows])


async def forget(service: TableService, keyring: str, name: str = "") -> Notebook:
    """Remove one note, or all notes if no name is given. Return the rest."""
    await service.store.notebooks.forget(keyring, name)
    return await export(service, keyring)


async def add_notes(service: TableService, rows: Iterable[NoteRow]) -> None:
    """Add the notes of a saved notebook that are not there yet, as far as there is room. They were checked."""
    notebooks = service.store.notebooks
    for row in rows:
        if len(await notebooks.notes(row.keyring)) < MOST_NOTES:
            await notebooks.write(msgspec.structs.replace(row, version=0))
