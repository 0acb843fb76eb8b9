"""A store in memory whose every write reaches the browser's storage before it is acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeVar

import msgspec

from fabletable.browser.ports import Storage, StorageFailed
from fabletable.kernel import Refused
from fabletable.table.local.memory_store import (
    MemoryKeyrings,
    MemoryNotebooks,
    MemoryNotifications,
    MemoryStore,
    StoreData,
    TableData,
)
from fabletable.table.rows import LogEntry, NoteRow

HEAD, LOG, ARCHIVE, NOTE, OTHERS = "t/", "l/", "a/", "n/", "d"
"""The first letters of storage keys: a table's rows, entries of its log, its archive; a note; everything else."""

T = TypeVar("T")


class StoredImage(msgspec.Struct):
    """The stored state of one table: its rows as bytes, the length of its log, the kinds of its archive."""

    head: bytes
    length: int
    archive: set[str]


class TabStore(MemoryStore):
    """A store in memory. If the browser refuses a write, the write is undone in memory and refused to the caller, so
    that memory and storage always agree."""

    def __init__(self, storage: Storage) -> None:
        super().__init__(self._touch)
        self._storage = storage
        self._touched: set[str] = set()
        self._depth = 0
        self._line = asyncio.Lock()
        self._images: dict[str, StoredImage] = {}
        self._others = b""
        self._notes: dict[str, NoteRow] = {}
        self.keyrings = TabKeyrings(self)
        self.notifications = TabNotifications(self)
        self.notebooks = TabNotebooks(self)

    def _touch(self, table_id: str) -> None:
        self._touched.add(table_id)

    # --- reading ---

    async def open(self) -> None:
        """Read everything but archives; these are read when they are needed."""
        found = await self._storage.load([HEAD, LOG, NOTE, OTHERS])
        content = StoreData()
        if OTHERS in found:
            self._others = found[OTHERS]
            content = msgspec.msgpack.decode(self._others, type=StoreData)
        for key in sorted(found):
            if key.startswith(HEAD):
                content.tables[key.removeprefix(HEAD)] = msgspec.msgpack.decode(found[key], type=TableData)
        for key in sorted(found):
            table_id = key.split("/")[1] if key.startswith(LOG) else ""
            if table_id in content.tables:
                content.tables[table_id].log += msgspec.msgpack.decode(found[key], type=list[LogEntry])
        for key in sorted(found):
            if key.startswith(NOTE):
                content.notes[key.removeprefix(NOTE)] = msgspec.msgpack.decode(found[key], type=NoteRow)
        self._notes = dict(content.notes)
        for key in await self._storage.keys(ARCHIVE):
            table_id, _, kind = key.removeprefix(ARCHIVE).partition("/")
            if table_id in content.tables:
                content.tables[table_id].archive[kind] = b""
        for table_id, kept in content.tables.items():
            self._images[table_id] = StoredImage(found[HEAD + table_id], len(kept.log), set(kept.archive))
        self.content = content

    async def kept(self, table_id: str, kind: str) -> bytes | None:
        found = await super().kept(table_id, kind)
        # An empty archive stands for one that lies in the storage.
        return await self._storage.read(f"{ARCHIVE}{table_id}/{kind}") if found == b"" else found

    async def exported(self) -> bytes:
        """Return everything, with archives, as ``load`` reads it."""
        whole = msgspec.msgpack.decode(self.dump(), type=StoreData)
        for table_id, table in whole.tables.items():
            for kind in table.archive:
                table.archive[kind] = await self.kept(table_id, kind) or b""
        return msgspec.msgpack.encode(whole)

    # --- writing ---

    async def written(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run this in memory, and return its result when the browser has stored it."""
        outer, self._touched = self._touched, set()
        self._depth += 1
        try:
            # The work does not wait for anything, so nothing else happens meanwhile.
            result = await work()
        finally:
            self._depth -= 1
            touched, self._touched = self._touched, outer
        if self._depth:
            self._touched |= touched
        elif touched:
            async with self._line:
                await self._write(touched)
        return result

    async def _write(self, touched: set[str]) -> None:
        put: dict[str, bytes] = {}
        removed: list[str] = []
        images: dict[str, StoredImage | None] = {}
        for table_id in touched - {""}:
            images[table_id] = self._changes(table_id, put, removed)
        others = msgspec.msgpack.encode(msgspec.structs.replace(self.content, tables={}, notes={}))
        if others != self._others:
            put[OTHERS] = others
        notes = dict(self.content.notes)
        put.update({NOTE + place: msgspec.msgpack.encode(notes[place]) for place in self._changed_notes()})
        removed += [NOTE + place for place in self._notes if place not in notes]
        if not put and not removed:
            return
        try:
            await self._storage.write(put, removed)
        except StorageFailed as no:
            self._take_back(touched)
            raise Refused(no.code) from None
        self._others, self._notes = others, notes
        for table_id, image in images.items():
            self._settle(table_id, image)

    def _changed_notes(self) -> list[str]:
        return [place for place, note in self.content.notes.items() if self._notes.get(place) is not note]

    def _changes(self, table_id: str, put: dict[str, bytes], removed: list[str]) -> StoredImage | None:
        """Add the changes of a table that have to be written. Return its new image; None if the table was removed."""
        kept, image = self.content.tables.get(table_id), self._images.get(table_id)
        if kept is None:
            if image is not None:
                removed += [HEAD + table_id, f"{LOG}{table_id}/*", f"{ARCHIVE}{table_id}/*"]
            return None
        image = image or StoredImage(b"", 0, set())
        head = msgspec.msgpack.encode(msgspec.structs.replace(kept, log=[], archive={}))
        if head != image.head:
            put[HEAD + table_id] = head
        if len(kept.log) > image.length:
            put[f"{LOG}{table_id}/{image.length:06}"] = msgspec.msgpack.encode(kept.log[image.length :])
        for kind, data in kept.archive.items():
            if kind not in image.archive:
                put[f"{ARCHIVE}{table_id}/{kind}"] = data
        return StoredImage(head, len(kept.log), set(kept.archive))

    def _settle(self, table_id: str, image: StoredImage | None) -> None:
        if image is None:
            self._images.pop(table_id, None)
            return
        self._images[table_id] = image
        kept = self.content.tables.get(table_id)
        for kind in image.archive if kept is not None else ():
            kept.archive[kind] = b""  # type: ignore[union-attr]

    def _take_back(self, touched: set[str]) -> None:
        """Restore the memory to the content of the storage."""
        for table_id in touched - {""}:
            image, kept = self._images.get(table_id), self.content.tables.get(table_id)
            if image is None:
                self.content.tables.pop(table_id, None)
                continue
            before = msgspec.msgpack.decode(image.head, type=TableData)
            before.log = [] if kept is None else kept.log[: image.length]
            before.archive = dict.fromkeys(image.archive, b"")
            self.content.tables[table_id] = before
        others = msgspec.msgpack.decode(self._others, type=StoreData) if self._others else StoreData()
        self.content = msgspec.structs.replace(others, tables=self.content.tables, notes=dict(self._notes))


def _stored(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """Return a method of the store in memory that waits until its changes are stored."""

    @wraps(method)
    async def written(self: Any, *args: Any, **named: Any) -> Any:
        store: TabStore = self if isinstance(self, TabStore) else self.tab
        return await store.written(lambda: method(self, *args, **named))

    return written


class TabKeyrings(MemoryKeyrings):
    def __init__(self, store: TabStore) -> None:
        super().__init__(store)
        self.tab = store


class TabNotifications(MemoryNotifications):
    def __init__(self, store: TabStore) -> None:
        super().__init__(store)
        self.tab = store


class TabNotebooks(MemoryNotebooks):
    def __init__(self, store: TabStore) -> None:
        super().__init__(store)
        self.tab = store


WRITES: tuple[tuple[type, type, tuple[str, ...]], ...] = (
    (TabStore, MemoryStore, (
        "add_table", "change", "remove_table", "append", "turn", "propose", "add_chat", "looked", "wake", "keep",
    )),
    (TabKeyrings, MemoryKeyrings, ("add", "come_in", "remove", "note", "shut_out", "give")),
    (TabNotifications, MemoryNotifications, ("keep", "call", "came_back")),
    (TabNotebooks, MemoryNotebooks, ("write", "forget")),
)  # fmt: skip
"""The methods that write. Presence is written together with the next of these."""

for _tab, _memory, _names in WRITES:
    for _name in _names:
        setattr(_tab, _name, _stored(getattr(_memory, _name)))
