"""Addresses of a server that was started for one machine: in its network, or far away under a name.

``fabletable play`` listens on this machine alone. The person at that machine may have it listen on its address in the
network as well, and may name an address under which a tunnel brings others here; both can be taken back.
"""

from __future__ import annotations

import asyncio
import re
from ipaddress import ip_address
from typing import Any, Protocol
from urllib.parse import urlsplit

from fabletable.kernel.decision import Refused
from fabletable.server.settings import LOOPBACK, Settings, network_address

LONGEST_ADDRESS = 200
_ORIGIN = re.compile(r"https?://[a-z0-9.-]+(:[0-9]{1,5})?", re.ASCII)
_DEFAULT_PORTS = {"http": 80, "https": 443}

# The headers that proxies add: a request that has one of them does not come from a browser on this machine.
_PASSED_ON = frozenset(
    {
        *(b"forwarded", b"via", b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto"),
        *(b"x-real-ip", b"x-client-ip", b"cf-connecting-ip", b"true-client-ip"),
    }
)


class Listener(Protocol):
    """Listens on one more address."""

    async def open(self, host: str, port: int) -> int:
        """Listen there, on this port or another; return the port."""

    async def close(self) -> None:
        """Stop listening, and end every connection that came by it."""


class Reach:
    """The addresses under which a server is reached. ``listener`` is None for a server whose addresses are fixed from
    its start."""

    def __init__(self, settings: Settings, listener: Listener | None = None) -> None:
        self._settings = settings
        self.listener = listener
        self.near: tuple[str, int] | None = None
        """The address and port in the network, while it is open."""
        self.far = ""
        """The address that a tunnel brings others by, such as https://inn.example; empty: none."""
        self._switching = asyncio.Lock()

    @property
    def can_change(self) -> bool:
        return self.listener is not None and self.is_private

    @property
    def is_private(self) -> bool:
        """Return whether the server itself listens on this machine alone and was given no name."""
        return self._settings.host in LOOPBACK and not self._settings.origins

    @property
    def addresses(self) -> list[str]:
        """Return where others find this server; the first is the one that links begin with."""
        found = [self.far] if self.far else []
        if self.near is not None:
            found.append(f"http://{_netloc(*self.near)}")
        return [*found, *self._settings.addresses]

    @property
    def is_open(self) -> bool:
        """Return whether anybody but this machine gets in by what was changed here."""
        return self.near is not None or self.far != ""

    # --- changing it ---

    async def open(self) -> None:
        async with self._switching:
            if self.near is not None or self.listener is None:
                return
            host = network_address()
            if host is None:
                raise Refused("why-no-network")
            try:
                self.near = (host, await self.listener.open(host, self._settings.port))
            except OSError as broken:
                raise Refused("why-cannot-listen", {"host": host, "detail": broken.strerror or str(broken)}) from None

    async def close(self) -> None:
        async with self._switching:
            self.near = None
            if self.listener is not None:
                await self.listener.close()

    def name(self, address: str) -> None:
        """Let the server answer under this address, too; an empty one removes it. Refuses a text that is no address."""
        self.far = _far(address) if address else ""

    # --- who comes ---

    def is_by_network(self, scope: Any) -> bool:
        """Return whether a request came in by the socket of the network."""
        server = scope.get("server")
        return self.near is not None and server is not None and tuple(server[:2]) == self.near

    def knows_name(self, scope: Any, host: str) -> bool:
        """Return whether ``host`` is a name of the address that a request came to."""
        if not self.is_private:
            return True
        if self.is_by_network(scope):
            return self.near is not None and host == _netloc(*self.near)
        return _is_own_name(host) or (self.far != "" and host.lower() == urlsplit(self.far).netloc)

    def is_person_here(self, scope: Any, host: str) -> bool:
        """Return whether a request comes from this very machine: to its own address, under its own name, and through no
        proxy."""
        client = scope.get("client")
        passed_on = any(name in _PASSED_ON for name, _ in scope["headers"])
        is_own_address = not self.is_by_network(scope) and _is_own_name(host)
        return is_own_address and not passed_on and client is not None and is_loopback(str(client[0]))


def is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _is_own_name(host: str) -> bool:
    return urlsplit(f"//{host}").hostname in LOOPBACK


def _netloc(host: str, port: int) -> str:
    return host if port == _DEFAULT_PORTS["http"] else f"{host}:{port}"


def _far(address: str) -> str:
    """Return the address as browsers write an origin."""
    word = address.strip().lower().rstrip("/")
    if len(word) > LONGEST_ADDRESS or not _ORIGIN.fullmatch(word):
        raise Refused("why-bad-far-address", {"address": address[:80]})
    parts = urlsplit(word)
    name = parts.hostname or ""
    if name in LOOPBACK or is_loopback(name) or "." not in name.strip("."):
        raise Refused("why-bad-far-address", {"address": address[:80]})
    port = parts.port
    usual = port is None or port == _DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{name}" if usual else f"{parts.scheme}://{name}:{port}"
