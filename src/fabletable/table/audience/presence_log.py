"""Store arrivals at seats and departures from them, in order and many at a time.

Peers are told of presence by messages, which can be lost; votes about a person ask the store.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from fabletable.table.ports.clock import ServiceClock
from fabletable.table.ports.store import PresenceStore

_log = logging.getLogger(__name__)


class PresenceLog:
    def __init__(self, store: PresenceStore, clock: ServiceClock) -> None:
        self._store = store
        self._clock = clock
        self._unwritten: dict[tuple[str, int], bool] = {}
        """True by table and seat where its person is here."""
        self._pen = asyncio.Lock()

    @property
    def is_written(self) -> bool:
        return not self._unwritten and not self._pen.locked()

    def came(self, table_id: str, seats: Sequence[int]) -> bool:
        """Note that these seats' people are here; True when the caller has to call ``write``."""
        return self._note(table_id, seats, here=True)

    def left(self, table_id: str, seats: Sequence[int]) -> bool:
        """Note that these seats' people have gone; True when the caller has to call ``write``."""
        return self._note(table_id, seats, here=False)

    def _note(self, table_id: str, seats: Sequence[int], *, here: bool) -> bool:
        self._unwritten |= {(table_id, seat): here for seat in seats}
        return bool(self._unwritten) and not self._pen.locked()

    async def write(self) -> None:
        """Return when all that was noted before is stored."""
        async with self._pen:
            while self._unwritten:
                noted, self._unwritten = self._unwritten, {}
                try:
                    await self._write(noted)
                except Exception:  # noqa: BLE001 who is here is written again by and by
                    _log.exception("could not write down who is here")

    async def _write(self, noted: dict[tuple[str, int], bool]) -> None:
        at = int(self._clock.now())
        await self._store.left([who for who, here in noted.items() if not here], at)
        await self._store.saw([who for who, here in noted.items() if here], at)
