"""Access control: origins, rates, sizes, and the headers that keep a browser safe."""

from __future__ import annotations

import logging
import re
from dataclasses import replace
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Scope

from fabletable.server.limits.prices import OPENING, ROUTES, budget, price_at, server_budget
from fabletable.server.limits.rate_limits import RateLimits, shortened
from fabletable.server.messages import Problem
from fabletable.server.reach import Reach, is_loopback
from fabletable.server.settings import LOOPBACK, Limits, Settings
from fabletable.table.service.registry import asked_from

_log = logging.getLogger(__name__)

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            # Tables on the device are played by WebAssembly, and their workers read signs under blob: addresses.
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "connect-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}

LONGEST_PATH = 250
ALL_ADDRESSES = "all addresses"
_RATE_LIMIT_NAMES = {"socket": "sit"}
"""Names in the rate limits that differ from those of prices."""
_LIMITS_OF_WORDS = (
    *("words_a_minute", "words_at_once", "words_per_table_a_minute", "words_per_table_at_once"),
    *("letters_a_minute", "letters_at_once"),
)
LIVE = "/api/live"

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:[0-9]{1,5})?")
_READING = frozenset({"GET", "HEAD", "OPTIONS"})


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return address_in(connection.scope)


def address_in(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Access:
    """Counts what comes from each address, at all processes of this machine together."""

    def __init__(self, settings: Settings, reach: Reach | None = None) -> None:
        self.settings = settings
        self.reach = reach or Reach(settings)
        self.limits = settings.limits
        self._limits_of_others = Limits()
        words = {name: getattr(self._limits_of_others, name) for name in _LIMITS_OF_WORDS}
        self._limits_when_open = replace(settings.limits, **words)
        headers = {**HEADERS, **(HTTPS_ONLY if settings.secure else {})}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        """Headers of every answer that keep a browser safe."""
        self._rate_limits = RateLimits(
            Path(settings.rate_limits_file) if settings.rate_limits_file else None, settings.secret
        )
        self._proxies = _networks(settings.trusted_proxies)
        self.outside = 0
        """The number of connections that will be refused after a while."""

    def limits_for(self, address: str) -> Limits:
        """Return the limits of this address. A server for one machine is generous to that machine alone, and only while
        it is closed: visitors through a tunnel have the machine's address and must not guess words by the hundred."""
        if not self.reach.can_change:
            return self.limits
        if not is_loopback(address):
            return self._limits_of_others
        return self._limits_when_open if self.reach.is_open else self.limits

    # --- connections, before anybody has said what they want ---

    def is_proxy(self, address: str) -> bool:
        """Tell whether the address is a trusted proxy, which comes for many clients."""
        if not self._proxies:
            return self._proxies is None
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def connect(self, address: str) -> bool:
        if self.is_proxy(address):
            return True
        most = self.limits_for(address).connections_per_address
        return self._rate_limits.enter("connection", address, most) or log_refusal("connection", address)

    def disconnect(self, address: str) -> None:
        if not self.is_proxy(address):
            self._rate_limits.leave("connection", address)

    # --- sockets and requests ---

    def come_in(self, address: str) -> bool:
        """Count one socket more; False when there are too many, and then it is not counted."""
        most = self.limits_for(address).sockets_per_address
        return self._rate_limits.enter("socket", address, most) or log_refusal("socket", address)

    def throw_out(self, address: str) -> None:
        """Count a client that was thrown out: it waits longer before the next time."""
        limits = self.limits_for(address)
        for _ in range(limits.throw_out):
            self._rate_limits.spend("sit", address, limits.sockets_a_second, limits.sockets_at_once)

    def may_guess(self, address: str) -> bool:
        """Spend one try at a word from the budget of this address: words are short and could be guessed."""
        limits = self.limits_for(address)
        a_second = limits.words_a_minute / 60
        enough = self._rate_limits.spend("word", address, a_second, limits.words_at_once)
        return enough or log_refusal("word", address)

    def guessed_right(self, address: str) -> None:
        """Give the try back: only wrong words count."""
        self._rate_limits.give_back("word", address, self.limits_for(address).words_at_once)

    def may_guess_at(self, table_id: str) -> bool:
        """Count a try of this table's word, from whichever address it comes."""
        limits = self.limits_for(LOOPBACK[0])
        a_second = limits.words_per_table_a_minute / 60
        enough = self._rate_limits.spend("word-of", table_id, a_second, limits.words_per_table_at_once)
        return enough or log_refusal("word-of-table", asked_from.get(), table_id)

    def guessed_right_at(self, table_id: str) -> None:
        """Give the try back to the table."""
        self._rate_limits.give_back("word-of", table_id, self.limits_for(LOOPBACK[0]).words_per_table_at_once)

    def may_write(self, address: str) -> bool:
        """Return whether this address may have one more letter sent."""
        return self._spend("letter", address)

    def go_out(self, address: str) -> None:
        self._rate_limits.leave("socket", address)

    def may_ask(self, scope: Scope) -> bool:
        """Pay the price of the route a request or a socket leads to."""
        method = "SOCKET" if scope["type"] == ScopeType.WEBSOCKET else str(scope.get("method"))
        price, address = price_at(method, scope["path"]), address_in(scope)
        if not self._spend(price.counts, address):
            return False
        if price.begins:
            return True
        added = price.bytes + (_length(scope, self.limits.body) if price.body else 0)
        return self.pay(address, price.rows, added, price.thinking)

    def pay(self, address: str, rows: float = 0, added: float = 0, thinking: float = 0, purse: str = "") -> bool:
        """Spend rows, bytes and seconds, of an address and of all together; sockets have a ``purse`` of their own."""
        spent = (("row", rows), ("byte", added), ("thinking", thinking))
        return all(self._spend(what, address, cost, purse) for what, cost in spent if cost)

    def begin(self, address: str, route: str) -> bool:
        """Pay for work that is begun now, at a route where only that costs."""
        price = ROUTES[route]
        return self.pay(address, price.rows, price.bytes, price.thinking)

    def may_open(self, address: str) -> bool:
        """Pay for taking a table out of the database."""
        return self.pay(address, thinking=OPENING.thinking)

    def _spend(self, what: str, address: str, cost: float = 1, purse: str = "") -> bool:
        own = budget(self.limits_for(address), what)
        if not self._rate_limits.spend(
            _RATE_LIMIT_NAMES.get(what, what) + purse, address, own.a_second, own.at_once, cost
        ):
            return log_refusal(what + purse, address)
        together = server_budget(self.limits, what, self.settings.workers)
        if together is None or self._rate_limits.spend(
            f"server {what}", ALL_ADDRESSES, together.a_second, together.at_once, cost
        ):
            return True
        return log_refusal(f"server {what}", address)

    # --- who asks, and for what ---

    def is_known(self, scope: Scope) -> bool:
        """Tell whether the page that sends the request is ours; clients that are no browsers name no page and pass."""
        origin = _header(scope, b"origin").removesuffix("/")
        if not origin:
            return True
        if self.settings.origins:
            return origin in self.settings.origins
        return _netloc(origin) == _header(scope, b"host")

    def is_our_name(self, scope: Scope) -> bool:
        """Tell whether the request names this machine as it is known; on a machine that serves itself alone, this stops
        DNS rebinding by other pages."""
        return self.reach.knows_name(scope, _header(scope, b"host"))

    def may_change_reach(self, scope: Scope) -> bool:
        """Return whether this is the person at the machine of a server whose reach can be changed."""
        return self.reach.can_change and self.reach.is_person_here(scope, _header(scope, b"host"))


def log_refusal(limit: str, address: str, table: str = "") -> bool:
    """Write one line for each answer of 429: the limit, and the network it came from. Return False, for the caller."""
    about = {"limit": limit, "address": shortened(address)}
    _log.warning("too many", extra={**about, "table": table} if table else about)
    return False


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def _length(scope: Scope, most: int) -> int:
    """Return the length of the body as the header says; the most it may be where it does not."""
    length = _header(scope, b"content-length")
    return min(int(length), most) if length.isdecimal() and len(length) < 10 else most


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _networks(proxies: str) -> list[IPv4Network | IPv6Network] | None:
    """Parse the networks of the trusted proxies; None stands for all addresses."""
    named = [part.strip() for part in proxies.split(",") if part.strip()]
    return None if "*" in named else [network for part in named if (network := _network(part)) is not None]


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def problem_of(access: Access, scope: Scope) -> tuple[int, str] | None:
    """Return status and code of why a request is not let in; None when it is."""
    if len(scope["path"]) > LONGEST_PATH:
        return 414, "why-bad-path"
    if not scope["path"].isprintable() or not _HOST.fullmatch(_header(scope, b"host")):
        return 400, "why-bad-path"
    if not access.is_our_name(scope):
        return 403, "why-foreign-origin"
    if scope.get("method") not in _READING and not access.is_known(scope):
        return 403, "why-foreign-origin"
    if not access.may_ask(scope):
        return 429, "why-too-many"
    if scope["type"] == ScopeType.WEBSOCKET and scope["path"] != LIVE:
        return 404, "why-no-such-page"
    return None


Header: TypeAlias = tuple[bytes, bytes]
RawResponse: TypeAlias = tuple[int, list[Header], bytes]


@cache
def refusal(status: int, code: str) -> RawResponse:
    """Return the answer to a request that is not let in."""
    body = msgspec.json.encode(Problem(code, {}))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        head.append((b"retry-after", b"5"))
    return status, head, body
