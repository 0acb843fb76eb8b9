"""The table service of a tab: requests and frames of the page come in, answers and frames go out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from fabletable.browser.ports import Games, JobWorkers, Storage
from fabletable.browser.routes import Asked, find_route
from fabletable.browser.store import TabStore
from fabletable.browser.workers import TabWorkers
from fabletable.games import BUILT_IN
from fabletable.kernel import Refused
from fabletable.kernel.duel_link import read_duel_link
from fabletable.kernel.link import read_link
from fabletable.table.features import COMMANDS
from fabletable.table.local.service import local_service
from fabletable.table.messages.frames import ErrorFrame
from fabletable.table.open_table.keyring_cache import request_with_keys
from fabletable.table.service.service import TableService
from fabletable.table.session import Hello, Session

_log = logging.getLogger(__name__)

SECRET = "s"
"""The storage key of the secret with which secrets of seats are hashed."""

ALL_GAMES = ("/puzzles", "/mistakes")
"""Paths that begin like this need the rules of every game, unless they name one."""

NOT_FOUND = frozenset({"why-no-such-table", "why-no-such-seat", "why-unknown-game", "why-no-such-page"})


class Tab:
    """One service on one storage. ``workers`` receive the frames of the job workers."""

    def __init__(self, storage: Storage, job_workers: JobWorkers, games: Games) -> None:
        self.store = TabStore(storage)
        self.workers = TabWorkers(job_workers)
        self._storage = storage
        self._games = games
        self._stack = AsyncExitStack()
        self._service: TableService | None = None

    async def open(self) -> None:
        await self.store.open()
        secret = await self._storage.read(SECRET)
        if secret is None:
            secret = secrets.token_urlsafe(32).encode()
            await self._storage.write({SECRET: secret}, [])
        opening = local_service(self.store, self.workers, secret=secret.decode())
        self._service = await self._stack.enter_async_context(opening)

    async def close(self) -> None:
        await self._stack.aclose()

    @property
    def service(self) -> TableService:
        assert self._service is not None
        return self._service

    # --- requests ---

    async def request(self, method: str, address: str, body: bytes, secret: str, own_key: str) -> tuple[int, bytes]:
        """Return the status and the JSON of the answer."""
        try:
            handler, parts, query = find_route(method, address)
            asked = Asked(self.service, self.store, parts, query, body, secret, own_key, self._games.bring)
            await self._bring_games(asked, address)
            async with request_with_keys(self.service.keyrings, [secret, own_key]):
                found = await handler(asked)
        except Refused as no:
            status = 404 if no.code in NOT_FOUND else 400
            return status, msgspec.json.encode({"code": no.code, "args": no.arguments, "rule": no.rule})
        except Exception:  # noqa: BLE001 one request must not end the service
            _log.exception("a request failed: %s %s", method, address)
            return 500, msgspec.json.encode({"code": "why-server-error", "args": {}, "rule": ""})
        return (204, b"") if found is None else (200, msgspec.json.encode(found))

    async def _bring_games(self, asked: Asked, address: str) -> None:
        """Load the rules that this request needs."""
        named: Any = asked.parts.get("game", "")
        if not named and "table" in asked.parts:
            named = self._game_at(asked.parts["table"])
        if not named and asked.body:
            named = _game_in(_plain(asked.body), is_duel=address.startswith("/duels"))
        if isinstance(named, str) and named:
            await self._games.bring(named)
        elif address.startswith(ALL_GAMES):
            for game in BUILT_IN:
                await self._games.bring(game)

    def _game_at(self, table_id: str) -> str:
        kept = self.store.content.tables.get(table_id)
        return "" if kept is None else kept.row.game

    # --- frames ---

    def connect(self, say: Callable[[bytes], None], closed: Callable[[int, str], None]) -> Channel:
        return Channel(self, say, closed)

    async def bring_game_of(self, table_id: str) -> None:
        game = self._game_at(table_id)
        if game:
            await self._games.bring(game)


class Channel:
    """A socket without a network: the frames of one screen, in order."""

    def __init__(self, tab: Tab, say: Callable[[bytes], None], closed: Callable[[int, str], None]) -> None:
        self._tab = tab
        self._say = say
        self._closed = closed
        self._heard: asyncio.Queue[str] = asyncio.Queue()
        self._session = Session(tab.service, COMMANDS, trouble=_explained)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._send()), loop.create_task(self._converse())]

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._session.leave()

    async def _send(self) -> None:
        while True:
            item = await self._session.screen.waiting.get()
            if isinstance(item, tuple):
                self._closed(*item)
                return
            self._say(item)

    async def _converse(self) -> None:
        while True:
            try:
                frame = self._session.decode(await self._heard.get())
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as broken:
                self._session.screen.say(ErrorFrame("why-not-understood", {"detail": str(broken)[:200]}, False))
                continue
            if isinstance(frame, Hello):
                await self._tab.bring_game_of(frame.table)
                if self._session.table is None and not await self._session.greet(frame):
                    return
                continue
            await self._session.handle(frame)


def _explained(broken: Exception) -> tuple[str, dict[str, Any]] | None:
    return None


def _game_in(given: Any, *, is_duel: bool) -> Any:
    """Return the game that a body names, or the game of its link."""
    if not isinstance(given, dict):
        return ""
    link = given.get("link")
    if not isinstance(link, str):
        return given.get("game", "")
    return read_duel_link(link).header.game if is_duel else read_link(link).header.game


def _plain(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except msgspec.MsgspecError:
        return None
