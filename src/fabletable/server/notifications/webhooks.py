"""One request to an address that a person gave: signed, within a deadline, never into the host's own network, and never
where its answer leads on to."""

from __future__ import annotations

import asyncio
import base64
import secrets
import socket
import ssl
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic, time
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from fabletable.kernel import Refused

DEADLINE_SECONDS = 10.0
"""Seconds for the whole call: finding the address, connecting, asking, and the first line of the answer."""
AT_ONCE = 16
"""The most calls in progress; there is one at a time to each host."""
MOST_WAITING = 500
"""The most calls that wait."""
MOST_FOR_A_HOST = 20
"""The most calls that wait for one host."""
LOOKUPS_AT_ONCE = 4
PATIENCE = 3
"""The number of slow answers in a row after which a host is not called for a while."""
SHUN_SECONDS = 60.0
"""The seconds for which a slow host is not called; they double with each further slow answer."""
MOST_SHUN_SECONDS = 3600.0
"""The most seconds for which a slow host is not called."""
LONGEST = 500
_LONGEST_LINE = 2048
_PLAIN_PORTS = (80, 443)


class CheckedAddress(NamedTuple):
    """The address to call: the one that was checked is used, even if its name resolves to another a moment later."""

    url: SplitResult
    port: int
    address: str


class Nothing(msgspec.Struct):
    """An empty message."""


class Shunned(Exception):
    """The host was too slow lately and is not called for a while."""


def checked_hook(url: str) -> str:
    """Return a web address as it may be kept; refused when it is none."""
    _parsed(url.strip())
    return url.strip()


class Webhooks:
    """Calls people's web addresses: a few at once, one at a time to each host, each within its deadline."""

    def __init__(
        self, *, inside: bool, sign: Callable[[bytes], bytes] | None = None, now: Callable[[], float] = time
    ) -> None:
        """``inside``: the host allows its own network. ``sign`` makes the signature of the server."""
        self._inside = inside
        self._sign = sign
        self._now = now
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._lines: dict[str, HostQueue] = {}
        self._slow: dict[str, Slow] = {}
        self._waiting = 0
        # These pools are their own, so that a name server that never answers holds up no other thread, and a person
        # who only tries out addresses holds up no call.
        self._lookups = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="call-lookup")
        self._trials = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="try-lookup")

    def close(self) -> None:
        for pool in (self._lookups, self._trials):
            pool.shutdown(wait=False, cancel_futures=True)

    @property
    def is_busy(self) -> bool:
        return self._waiting > 0

    async def check(self, url: str) -> None:
        """Refuse an address that could not be called."""
        try:
            async with asyncio.timeout(DEADLINE_SECONDS):
                await self._target(url, self._trials)
        except TimeoutError:
            raise Refused("why-bad-webhook") from None

    async def call(self, url: str, body: msgspec.Struct) -> int:
        """Post the message and return the status of the answer; ``TimeoutError`` after the deadline."""
        if self._waiting >= MOST_WAITING:
            raise Refused("why-busy")
        self._waiting += 1
        try:
            return await self._call(url, msgspec.json.encode(body))
        finally:
            self._waiting -= 1

    async def _call(self, url: str, body: bytes) -> int:
        """Call the webhook; a call that waits in line for a host holds nothing that others need."""
        async with self._alone_at(f"name {_parsed(url).hostname}"):
            begun = monotonic()
            async with asyncio.timeout(DEADLINE_SECONDS):
                target = await self._target(url, self._lookups)
            left = DEADLINE_SECONDS - (monotonic() - begun)
            async with self._alone_at(_network(target.address)), self._slots, asyncio.timeout(left):
                return await _post(target, body, self._headers(body))

    @asynccontextmanager
    async def _alone_at(self, host: str) -> AsyncIterator[None]:
        """Wait until no other call to this host runs. One that proves too slow is not called again for a while."""
        line = self._lines.setdefault(host, HostQueue())
        if line.waiting >= MOST_FOR_A_HOST:
            raise Shunned
        line.waiting += 1
        try:
            async with line.lock:
                if host in self._slow and self._slow[host].until > monotonic():
                    raise Shunned
                yield
                self._slow.pop(host, None)
        except TimeoutError:
            self._note_slow(host)
            raise
        finally:
            line.waiting -= 1
            if not line.waiting:
                self._lines.pop(host, None)

    def _note_slow(self, host: str) -> None:
        now = monotonic()
        self._slow = {name: slow for name, slow in self._slow.items() if slow.until + MOST_SHUN_SECONDS > now}
        times = self._slow[host].times + 1 if host in self._slow else 1
        shunned = 0.0 if times < PATIENCE else min(MOST_SHUN_SECONDS, SHUN_SECONDS * 2 ** (times - PATIENCE))
        self._slow[host] = Slow(times, now + shunned)

    def _headers(self, body: bytes) -> dict[str, str]:
        """Return the headers of standardwebhooks.com, with the Ed25519 signature of the server."""
        number, at = f"msg_{secrets.token_hex(12)}", str(int(self._now()))
        headers = {"webhook-id": number, "webhook-timestamp": at}
        if self._sign is not None:
            signature = self._sign(f"{number}.{at}.".encode() + body)
            headers["webhook-signature"] = f"v1a,{base64.b64encode(signature).decode()}"
        return headers

    async def _target(self, url: str, pool: ThreadPoolExecutor) -> CheckedAddress:
        """Look up the address of a webhook; refuse one that leads into a private network, unless the host allows
        that."""
        named = _parsed(url)
        port = named.port or (443 if named.scheme == "https" else 80)
        try:
            find = asyncio.get_running_loop().run_in_executor
            found = await find(pool, lambda: socket.getaddrinfo(named.hostname, port, type=socket.SOCK_STREAM))
        except (OSError, UnicodeError):
            raise Refused("why-bad-webhook") from None
        addresses = [str(each[4][0]) for each in found]
        if not addresses:
            raise Refused("why-bad-webhook")
        if not self._inside and not all(is_outside(address) for address in addresses):
            raise Refused("why-webhook-inside")
        return CheckedAddress(named, port, addresses[0])


class Slow(NamedTuple):
    """A host that was too slow ``times`` times in a row, and ``until`` when it is not called."""

    times: int
    until: float


class HostQueue:
    """The calls that wait for one host."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


def _parsed(url: str) -> SplitResult:
    try:
        named = urlsplit(url)
        port = named.port
    except ValueError:
        raise Refused("why-bad-webhook") from None
    fits = named.scheme in ("http", "https") and bool(named.hostname) and not named.username and not named.password
    if not fits or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Refused("why-bad-webhook")
    if port is not None and port not in _PLAIN_PORTS and port < 1024:
        raise Refused("why-bad-webhook")
    return named


# --- which addresses ---

_EMBEDDED_LAST = [IPv6Network(text) for text in ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96")]
"""IPv4-compatible, IPv4-mapped, IPv4-translated, NAT64: an IPv4 address is their last 32 bits."""
_LOCAL_NAT64 = IPv6Network("64:ff9b:1::/48")
_SIX_TO_FOUR = IPv6Network("2002::/16")
_TEREDO = IPv6Network("2001::/32")
_ISATAP = (0x00005EFE, 0x02005EFE)


def is_outside(address: str) -> bool:
    """Return whether this is an address of the open internet, also behind another way of writing it."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _LOCAL_NAT64 or found in _TEREDO:
            return False
        inner = _embedded(found)
        if inner is not None:
            return is_outside(str(inner))
    return found.is_global and not found.is_multicast


def _embedded(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address that packets to this one end at."""
    number = int(address)
    if any(address in network for network in _EMBEDDED_LAST) or (number >> 32) & 0xFFFFFFFF in _ISATAP:
        return IPv4Address(number & 0xFFFFFFFF)
    if address in _SIX_TO_FOUR:
        return IPv4Address((number >> 80) & 0xFFFFFFFF)
    return None


def _network(address: str) -> str:
    """Return what counts as one host: an IPv4 address, or the /48 of an IPv6 address, which one customer is given."""
    found = ip_address(address.partition("%")[0])
    return f"{found}/32" if isinstance(found, IPv4Address) else f"{IPv6Address(int(found) >> 80 << 80)}/48"


# --- the request ---


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _post(target: CheckedAddress, body: bytes, headers: dict[str, str]) -> int:
    """Return the status of the answer; of the rest of it nothing is read."""
    name, secure = target.url.hostname or "", target.url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        target.address,
        target.port,
        limit=_LONGEST_LINE,
        ssl=_tls() if secure else None,
        server_hostname=name if secure else None,
    )
    try:
        writer.write(_request(target, body, headers))
        await writer.drain()
        line = await reader.readuntil(b"\n")
        version, _, rest = line.partition(b" ")
        status = rest[:3]
        if not version.startswith(b"HTTP/1.") or not status.isdigit():
            raise ConnectionError("no answer in HTTP")
        return int(status)
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise ConnectionError("no answer in HTTP") from None
    finally:
        writer.transport.abort()


def _request(target: CheckedAddress, body: bytes, headers: dict[str, str]) -> bytes:
    where = (target.url.path or "/") + (f"?{target.url.query}" if target.url.query else "")
    every = {
        "Host": target.url.netloc,
        "User-Agent": "fabletable",
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {where} HTTP/1.1", *(f"{name}: {value}" for name, value in every.items()), "", ""]
    return "\r\n".join(lines).encode() + body
