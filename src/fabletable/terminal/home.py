"""The table service of this terminal, on the tables of this machine: the file of ``fabletable play``, or a folder where
no server is installed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec

from fabletable.extras import has_extra
from fabletable.kernel import Refused
from fabletable.table.devices import devices
from fabletable.table.features import COMMANDS
from fabletable.table.local.file_store import FileStore
from fabletable.table.local.home_folder import TERMINAL_KEY, data_folder, keep_secret, kept_secret
from fabletable.table.local.service import local_service
from fabletable.table.ports.store import Store
from fabletable.table.service.commands import Commands
from fabletable.table.service.service import TableService
from fabletable.terminal.speech import translate

FILES = "tables"
"""The folder of tables that were begun where no server is installed."""


@dataclass(frozen=True)
class Home:
    service: TableService
    key_file: Path
    commands: Commands = COMMANDS

    async def key(self) -> str:
        """Return the key of this terminal, known to the service for the next moments."""
        key = self.key_file.read_text().strip() if self.key_file.exists() else ""
        if await self.service.keyrings.know(key, anew=True) is None:
            key = (await devices.make(self.service, translate("device-terminal"))).key
            keep_secret(self.key_file, key)
            await self.service.keyrings.know(key, anew=True)
        return key


@asynccontextmanager
async def open_home(data: Path | None = None, commands: Commands = COMMANDS) -> AsyncIterator[Home]:
    """Run the service. Servers and other terminals may run on the same tables."""
    folder = data_folder(data)
    secret = kept_secret(folder / "secret")
    store = await _store_in(folder)
    async with local_service(store, secret=secret, is_guest=True) as service:
        yield Home(service, folder / TERMINAL_KEY, commands)


async def _store_in(folder: Path) -> Store:
    if not has_extra("table"):
        return FileStore(folder / FILES)
    from fabletable.server.settings import sqlite_url
    from fabletable.server.storage.migrate import migrate_now
    from fabletable.server.storage.store import SqlStore

    url = sqlite_url(folder / "tables.sqlite3")
    await asyncio.to_thread(migrate_now, url)
    store = SqlStore(url)
    if (folder / FILES).is_dir():
        await move_in(FileStore(folder / FILES), store)
    return store


async def move_in(files: FileStore, store: Store) -> None:
    """Bring tables that were begun without a server into the store of the server. One that is being played stays."""
    for device in list(files.content.devices.values()):
        if await store.keyrings.device([device.hash]) is None:
            await store.keyrings.add(device)
    for note in list(files.content.notes.values()):
        if await store.notebooks.write(msgspec.structs.replace(note, version=0)):
            await files.notebooks.forget(note.keyring, note.name)
    for table_id in list(files.content.tables):
        try:
            await files.whole(table_id)
        except Refused:
            continue
        kept = files.content.tables[table_id]
        if await store.table(table_id) is None:
            await store.add_table(kept.row, kept.seats, kept.log)
            for line in kept.chat:
                await store.add_chat(table_id, line.row.seat, line.row.text, line.nonce, line.row.at)
        await files.remove_table(kept.row)
    await files.close()
