"""One request to an address that somebody gave; never into the host's own network, and never where it leads on to."""

from __future__ import annotations

import asyncio
import http.client
import socket
import ssl
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import msgspec

from fabletable.kernel import Refused

PATIENCE_SECONDS = 10
LONGEST = 500
_PLAIN_PORTS = (80, 443)


class Target(NamedTuple):
    """Where to knock: the address that was looked at is the one that is used, whatever its name says a moment later."""

    url: SplitResult
    port: int
    address: str


def checked_hook(url: str) -> str:
    """A web address as it may be kept; refused when it is none."""
    _parsed(url.strip())
    return url.strip()


async def target_of(url: str, *, inside: bool) -> Target:
    """Refused when it leads into a network that is not the open internet, unless the host allows it (``inside``)."""
    named = _parsed(url)
    port = named.port or (443 if named.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(named.hostname, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused("why-bad-webhook") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses:
        raise Refused("why-bad-webhook")
    if not inside and not all(_is_outside(address) for address in addresses):
        raise Refused("why-webhook-inside")
    return Target(named, port, addresses[0])


async def post(target: Target, body: msgspec.Struct) -> int:
    """The status of the answer; its words are nobody's business, and it is not followed anywhere."""
    return await asyncio.to_thread(_post, target, msgspec.json.encode(body))


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


def _is_outside(address: str) -> bool:
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


def _post(target: Target, body: bytes) -> int:
    name = target.url.hostname or ""
    line = socket.create_connection((target.address, target.port), timeout=PATIENCE_SECONDS)
    try:
        if target.url.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=name)
        asking = http.client.HTTPConnection(name, target.port, timeout=PATIENCE_SECONDS)
        asking.sock = line
        where = (target.url.path or "/") + (f"?{target.url.query}" if target.url.query else "")
        asking.request("POST", where, body, {"Content-Type": "application/json", "User-Agent": "fabletable"})
        return asking.getresponse().status
    finally:
        line.close()
