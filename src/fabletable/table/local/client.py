"""A client in the same process: it says frames to a session, and hears what the session has for it.

async with Client(service, table_id, secrets) as client:
    await client.choose(seat, key)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from secrets import token_hex
from typing import Any, Self

import msgspec

from fabletable.kernel import Refused
from fabletable.table.following import ViewFollower
from fabletable.table.service.commands import COMMANDS, ClientFrame, Commands
from fabletable.table.service.service import TableService
from fabletable.table.session import Session

Plain = dict[str, Any]

BACKLOG = 100_000
"""Frames that may wait for a client in this process: it is never too slow for a network."""


class Closed(Exception):
    """The session was closed by the service: code and reason."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(f"{code} {why}")
        self.code = code
        self.why = why


class Client:
    """Frames are plain data, as on the wire; views are whole. ``views``, ``table`` and ``seats`` are the newest."""

    def __init__(
        self,
        service: TableService,
        table: str,
        secrets: list[str] | None = None,
        commands: Commands = COMMANDS,
        *,
        seats: Sequence[int] | None = None,
    ) -> None:
        """Prepare a client; it sits down on ``seats`` without secrets, as the owner of the store may."""
        self._service = service
        self._own_seats = seats
        self.session = Session(service, commands, backlog=BACKLOG)
        self.views: dict[int | None, Plain] = {}
        self.logs: dict[int | None, list[Plain]] = {}
        self.table: Plain = {}
        self.seats: list[int] = []
        self._commands = commands
        self._hello = {"type": "hello", "table": table, "secrets": secrets or []}
        self._following = ViewFollower()
        self._name = token_hex(6)
        """No other client sends a command of the same id."""
        self._ids = (f"{self._name}-{number}" for number in count(1))
        self._accepted = 0
        """The number of the newest command that was accepted; older views are of the past."""

    async def __aenter__(self) -> Self:
        await self._come_in()
        return self

    async def _come_in(self) -> None:
        await self.session.greet(self._frame(self._hello), self._own_seats)
        await self.until("welcome")

    async def __aexit__(self, *_: object) -> None:
        self.session.leave()

    def _frame(self, plain: Plain) -> ClientFrame:
        return self._commands.decode(msgspec.json.encode(plain))

    # --- saying ---

    async def say(self, tag: str, /, name: str = "", **fields: Any) -> str:
        """Say a frame; return the id of a command, which is ``name`` if one is given."""
        name = name or next(self._ids)
        given = {"type": tag, **fields}
        if "id" in self._commands[tag].__struct_fields__:
            given = {"type": tag, "id": name, **fields}
        await self.session.handle(self._frame(given))
        return name

    async def ask(self, tag: str, /, **fields: Any) -> Plain:
        """Say a command and return what came of it. Raises ``Refused`` when it is refused."""
        name = await self.say(tag, **fields)
        while True:
            frame = await self.hear()
            if frame.get("id") == name and not is_first_thought(frame):
                return checked_answer(frame)

    async def choose(self, seat: int, key: str) -> Plain:
        """Decide, on the newest view of this seat."""
        return await self.ask("choose", seat=seat, number=self.views[seat]["number"], key=key)

    # --- hearing ---

    async def hear(self) -> Plain:
        """Return the next frame, waiting for it."""
        item = await self.session.screen.waiting.get()
        if isinstance(item, tuple):
            raise Closed(*item)
        frame: Plain = msgspec.json.decode(item)
        self._keep(frame)
        return frame

    async def until(self, kind: str) -> Plain:
        """Return the next frame of this type."""
        while True:
            frame = await self.hear()
            if frame["type"] == kind:
                return frame

    async def asked(self, *seats: int) -> Plain | None:
        """Return the question to one of these seats, or of all that are held, waiting for it; its ``seat`` says whose
        it is. None when the game is over."""
        eyes = seats or self.seats
        while True:
            views = [self.views[seat] for seat in eyes if seat in self.views]
            present = [view for view in views if view["number"] >= self._accepted]
            if any(view["result"] is not None for view in present):
                return None
            asks: list[Plain] = [view["ask"] for view in present if view["ask"] is not None]
            if asks:
                return asks[0]
            await self.hear()

    def _keep(self, frame: Plain) -> None:
        if frame["type"] == "view":
            seat = frame["seat"]
            self._following.make_whole(frame)
            log = self.logs.get(seat, [])[: frame["log_from"]]
            self.logs[seat] = [*log, *frame["log"]]
            self.views[seat] = frame
        elif frame["type"] == "accepted":
            self._accepted = max(self._accepted, frame["number"])
        elif frame["type"] == "welcome":
            self.table, self.seats = frame["table"], frame["seats"]
        elif frame["type"] == "table":
            self.table = frame["table"]


def is_first_thought(frame: Plain) -> bool:
    """Return whether a better hint will follow this one."""
    return bool(frame["type"] == "hint" and not frame["done"])


def checked_answer(frame: Plain) -> Plain:
    """Return the answer to a command; raise ``Refused`` if that is what it says."""
    if frame["type"] == "refused":
        raise Refused(frame["code"], frame["args"], frame["rule"])
    return frame
