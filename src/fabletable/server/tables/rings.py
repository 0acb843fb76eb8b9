"""Whose device it is that asks: a key stands wherever a seat's secret does, and opens every seat on its ring."""

from __future__ import annotations

from time import monotonic

from fabletable.server.store import Store
from fabletable.server.store.keyrings import DeviceRow, Keyrings
from fabletable.server.tables import fairness

KEY = "k."
"""How the key of a device begins."""
KNOWN_SECONDS = 1.0
"""So long a device that was just looked up is known; then it may have been shut out."""
MOST_KNOWN = 5000


class Rings:
    def __init__(self, store: Store, secret: str) -> None:
        self.kept = Keyrings(store)
        self._secret = secret
        self._known: dict[str, tuple[float, DeviceRow | None]] = {}

    def hashed(self, key: str) -> str:
        return fairness.hashed(key, self._secret)

    async def know(self, key: str) -> DeviceRow | None:
        """Before anybody asks ``ring_of``."""
        if not key.startswith(KEY):
            return None
        known = self._known.get(key)
        if known is None or monotonic() - known[0] > KNOWN_SECONDS:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = (monotonic(), await self.kept.device(self.hashed(key)))
        return known[1]

    def ring_of(self, secret: str, table: str = "") -> str | None:
        """The ring of this device at that table; empty when it has none there, None when it is no key at all."""
        if not secret.startswith(KEY):
            return None
        device = self._known.get(secret, (0.0, None))[1]
        return device.ring if device is not None and device.opens(table) else ""

    def forget(self) -> None:
        """Somebody was shut out, or came along: everyone is looked up anew."""
        self._known.clear()
