"""A cache of devices by key. A key stands where a seat's secret does, and opens every seat on its keyring."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic

from fabletable.table import fairness
from fabletable.table.ports.store import KeyringStore
from fabletable.table.rows import DeviceRow

KEY = "k."
"""The key of a device begins with this."""
KNOWN_SECONDS = 1.0
"""A device that was looked up this recently is known; after that it may have been shut out."""
TRUSTED_SECONDS = 3.0
"""A device that was looked up longer ago opens nothing: a request that had to wait looks it up again."""
MOST_KNOWN = 5000


class KeysShown:
    """The keys that a request brings; none when it is over, though its tasks may go on."""

    __slots__ = ("keys",)

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = [key for key in keys if key.startswith(KEY)]


keys_shown: ContextVar[KeysShown | None] = ContextVar("keys_shown", default=None)


class KeyringCache:
    def __init__(self, store: KeyringStore, secrets: tuple[str, ...]) -> None:
        self._store = store
        self._secrets = secrets
        self._known: dict[str, tuple[float, DeviceRow | None]] = {}
        self._forgotten = 0

    def hashed(self, key: str) -> str:
        """Return what the store keeps of a key that is made now."""
        return fairness.hashed(key, self._secrets[0])

    def all_hashes(self, key: str) -> list[str]:
        """Return what the store may keep of a key that was made before."""
        return fairness.all_hashes(key, self._secrets)

    async def know(self, key: str, *, anew: bool = False) -> DeviceRow | None:
        """Look up the device with this key, before ``keyring_of`` is asked; ``anew``: also if it is cached."""
        if not key.startswith(KEY):
            return None
        known = self._known.get(key)
        if anew or known is None or monotonic() - known[0] > KNOWN_SECONDS:
            known = await self._look_up(key)
        return known[1]

    async def _look_up(self, key: str) -> tuple[float, DeviceRow | None]:
        """Ask the store, again where a device was shut out meanwhile. The age counts from when it was asked."""
        while True:
            asked, forgotten = monotonic(), self._forgotten
            found = asked, await self._store.device(self.all_hashes(key))
            if forgotten == self._forgotten:
                break
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[key] = found
        return found

    async def be_sure(self, *, anew: bool = False) -> None:
        """Look up the keys of the present request again if that was long ago: it may have waited for something."""
        shown = keys_shown.get()
        for key in () if shown is None else shown.keys:
            await self.know(key, anew=anew)

    def keyring_of(self, secret: str, table: str = "") -> str | None:
        """Return the keyring of this device at that table; empty when it has none there, None for a wrong key."""
        if not secret.startswith(KEY):
            return None
        asked, device = self._known.get(secret, (0.0, None))
        if device is None or monotonic() - asked > TRUSTED_SECONDS:
            return ""
        return device.keyring if device.opens(table) else ""

    def forget(self) -> None:
        """Empty the cache, since a device was shut out or came along."""
        self._known.clear()
        self._forgotten += 1


@asynccontextmanager
async def request_with_keys(cache: KeyringCache, secrets: Sequence[str]) -> AsyncIterator[None]:
    """Handle a request that shows these secrets: the devices among them are looked up before it begins."""
    shown = KeysShown(secrets)
    if not shown.keys:
        yield
        return
    before = keys_shown.set(shown)
    try:
        await cache.be_sure()
        yield
    finally:
        shown.keys = []
        keys_shown.reset(before)
