"""Reviews of finished games: made next door as long as somebody waits for them, then kept."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import msgspec

from fabletable.coach import Review
from fabletable.kernel import Refused
from fabletable.server.messages import Reviewing
from fabletable.server.store import Store
from fabletable.server.tables.played import Played
from fabletable.server.thinkers import Reviewed, Thinkers

REVIEW = "review"

PATIENCE = 30.0
"""A review that nobody has asked about for so many seconds is not gone on with."""


class Underway:
    """A review that is being made."""

    def __init__(self) -> None:
        self.part = 0.0
        self.so_far: Review | None = None
        self.asked = monotonic()
        self.work: asyncio.Task[None] | None = None
        self.broken: Refused | None = None


class Reviews:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._underway: dict[str, Underway] = {}

    async def of(self, table: Played) -> Reviewing:
        """The review as far as it is; the first who asks sets it going."""
        kept = await self._store.kept(table.id, REVIEW)
        if kept is not None:
            return Reviewing(1.0, msgspec.json.decode(kept, type=Review))
        underway = self._underway.get(table.id)
        if underway is None:
            underway = self._underway[table.id] = Underway()
            underway.work = asyncio.get_running_loop().create_task(self._make(table, underway))
        underway.asked = monotonic()
        if underway.broken is not None:
            del self._underway[table.id]
            raise underway.broken
        return Reviewing(underway.part, underway.so_far)

    def stop(self) -> None:
        for underway in self._underway.values():
            if underway.work is not None:
                underway.work.cancel()

    async def _make(self, table: Played, underway: Underway) -> None:
        def on_progress(part: float, so_far: Any) -> None:
            underway.part = min(part, 0.999)
            if so_far is not None:
                underway.so_far = msgspec.json.decode(so_far, type=Review)
            if monotonic() - underway.asked > PATIENCE and underway.work is not None:
                underway.work.cancel()

        try:
            found = await self._thinkers.ask(Reviewed(table.log()), table.id, on_progress)
            await self._store.keep(table.id, REVIEW, found)
            self._underway.pop(table.id, None)
        except asyncio.CancelledError:
            self._underway.pop(table.id, None)
            raise
        except Refused as no:
            underway.broken = no
        except Exception:  # noqa: BLE001 whatever broke next door, the next who asks is told and may try again
            underway.broken = Refused("why-no-answer")
