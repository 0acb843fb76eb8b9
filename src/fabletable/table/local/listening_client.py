"""A client that listens by itself: a task hears every frame, and a command waits for its answer only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Self

from fabletable.kernel import Refused
from fabletable.table.audience.screen import COME_BACK
from fabletable.table.following import MissingBase, ViewFollower
from fabletable.table.local.client import BACKLOG, Client, Closed, Plain, checked_answer, is_first_thought
from fabletable.table.session import Session

MOST_TRIES = 20
PAUSE_SECONDS = 0.1

Heard = Callable[[Plain], None]


class ListeningClient(Client):
    """A client that passes on what it hears. ``heard`` is called with each frame, and with ``{"type": "closed"}`` when
    the service has closed the session for good. Where it may come in again it does so by itself."""

    heard: Heard

    async def listen(self, heard: Heard) -> None:
        """Come in and begin to listen."""
        self.heard = heard
        self._answers: dict[str, asyncio.Future[Plain]] = {}
        self._thoughts: dict[str, Heard] = {}
        await self._come_in()
        self._listening = asyncio.get_running_loop().create_task(self._listen())

    async def __aenter__(self) -> Self:
        raise TypeError("call listen() instead")

    async def leave(self) -> None:
        """End the conversation."""
        self._listening.cancel()
        await asyncio.wait([self._listening])
        self.session.leave()

    async def ask(self, tag: str, /, **fields: Any) -> Plain:
        return await self.ask_on(tag, lambda _: None, **fields)

    async def ask_on(self, tag: str, thought: Heard, /, **fields: Any) -> Plain:
        """Do the same; ``thought`` is called with each answer that is not the last."""
        name = next(self._ids)
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        self._thoughts[name] = thought
        try:
            await self.say(tag, name, **fields)
            return checked_answer(await answer)
        finally:
            del self._answers[name], self._thoughts[name]

    async def _listen(self) -> None:
        while True:
            try:
                self._hand_on(await self.hear())
            except MissingBase:
                await self.say("look")
            except Closed as closed:
                if closed.code != COME_BACK or not await self._come_in_again():
                    self._give_up(closed)
                    return

    def _hand_on(self, frame: Plain) -> None:
        name = frame.get("id")
        if name in self._answers and is_first_thought(frame):
            self._thoughts[name](frame)
        elif name in self._answers and not self._answers[name].done():
            self._answers[name].set_result(frame)
        self.heard(frame)

    async def _come_in_again(self) -> bool:
        self._fail_all(Refused("why-late", {"number": self._accepted}))
        for _ in range(MOST_TRIES):
            self.session.leave()
            self.session = Session(self._service, self._commands, backlog=BACKLOG)
            self._following = ViewFollower()
            if await self.session.greet(self._frame(self._hello), self._own_seats):
                return True
            await asyncio.sleep(PAUSE_SECONDS)
        return False

    def _give_up(self, closed: Closed) -> None:
        self._fail_all(Refused(closed.why))
        self.heard({"type": "closed", "code": closed.code, "why": closed.why})

    def _fail_all(self, why: Refused) -> None:
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(why)
