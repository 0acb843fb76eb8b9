"""The notebook of a person: what is theirs and no other's business, as JSON documents by name.

Features write notes by ``change``; their owner reads the whole notebook, and removes a note or all of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeVar

import msgspec

from fabletable.kernel import Refused
from fabletable.table.devices.devices import check_whole, known
from fabletable.table.messages.notebook import Notebook, PersonalNote
from fabletable.table.rows import DeviceRow, NoteRow
from fabletable.table.service.service import TableService

LONGEST_NOTE: Final = 32_768
"""In letters of JSON."""
LONGEST_LIST: Final = 98_304
"""The same for the few notes that list what many games left: a month of daily tables, the first tries of a day."""
LONGEST_NAME: Final = 60
DAY_SECONDS: Final = 86_400
_TRIES = 8

T = TypeVar("T")


async def owner_of(service: TableService, key: str) -> DeviceRow:
    """Return the device that shows this key; refused to a lent one, whose owner's notebook is none of its business."""
    device = await known(service, key)
    check_whole(device)
    now = int(service.clock.now())
    if device.seen + DAY_SECONDS < now:  # a key that is in use is not tidied away
        await service.store.keyrings.note(device.id, seen=now)
    return device


# --- for features ---


async def read(service: TableService, ring: str, name: str, kind: type[T]) -> T | None:
    """Return a note of this shape; None if there is none."""
    row = await service.store.notebooks.note(ring, name)
    return None if row is None else _read(row, kind)


async def read_all(service: TableService, ring: str, prefix: str, kind: type[T]) -> dict[str, T]:
    """Return the notes whose names begin so, by name."""
    rows = await service.store.notebooks.notes(ring)
    return {row.name: _read(row, kind) for row in rows if row.name.startswith(prefix)}


async def change(
    service: TableService,
    ring: str,
    name: str,
    kind: type[T],
    work: Callable[[T | None], T | None],
    longest: int = LONGEST_NOTE,
) -> T | None:
    """Write what ``work`` makes of the note as it is now (None: there is none, or it is removed) and return it. Of two
    who change a note at once the second works on what the first has written."""
    notebooks = service.store.notebooks
    for _ in range(_TRIES):
        row = await notebooks.note(ring, name)
        before = None if row is None else _read(row, kind)
        after = work(before)
        if after is None:
            await notebooks.forget(ring, name)
            return None
        text = _written(after, name, longest)
        if row is not None and text == row.text:
            return after
        if await notebooks.write(NoteRow(ring, name, 0 if row is None else row.version, text)):
            return after
    raise Refused("why-busy")


async def begin(service: TableService, ring: str, name: str, content: object) -> None:
    """Write a note that is not there yet; one that is stays."""
    await service.store.notebooks.write(NoteRow(ring, name, 0, _written(content, name)))


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


async def export(service: TableService, ring: str) -> Notebook:
    rows = await service.store.notebooks.notes(ring)
    return Notebook([PersonalNote(row.name, row.version, msgspec.Raw(row.text.encode())) for row in rows])


async def forget(service: TableService, ring: str, name: str = "") -> Notebook:
    """Remove a note, or without a name all; return what is left."""
    await service.store.notebooks.forget(ring, name)
    return await export(service, ring)


async def add_notes(service: TableService, rows: Iterable[NoteRow], ring: str) -> None:
    """Add notes of a saved notebook that this one does not have."""
    for row in rows:
        content = _read(row, msgspec.Raw)
        await service.store.notebooks.write(NoteRow(ring, row.name, 0, _written(content, row.name, LONGEST_LIST)))
