"""Who may come in: origins, rates, sizes, and the headers that keep a browser safe."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fabletable.server import measures
from fabletable.server.doors.ledger import Ledger, neighbourhood
from fabletable.server.doors.shown import Header
from fabletable.server.doors.window import LOOKS, Window
from fabletable.server.messages.afterwards import Problem
from fabletable.server.settings import LOOPBACK, Settings
from fabletable.server.tables.house import asked_from

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "connect-src 'self'",
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
LIVE = "/api/live"

_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]*)(:[0-9]{1,5})?")
_READING = frozenset({"GET", "HEAD", "OPTIONS"})


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return _address(connection.scope)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Doors:
    """Counts what comes from each address, at all processes of this machine together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = settings.limits
        headers = {**HEADERS, **(HTTPS_ONLY if settings.secure else {})}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
        """What every answer carries to keep a browser safe."""
        self._ledger = Ledger(Path(settings.ledger) if settings.ledger else None, settings.secret)
        self._proxies = _networks(settings.trusted_proxies)
        self.outside = 0
        """Connections that will be refused by and by."""

    # --- connections, before anybody has said what they want ---

    def is_proxy(self, address: str) -> bool:
        """A proxy we trust comes for many."""
        if not self._proxies:
            return self._proxies is None
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    def connect(self, address: str) -> bool:
        return self.is_proxy(address) or self._ledger.enter("connection", address, self.limits.connections_per_address)

    def disconnect(self, address: str) -> None:
        if not self.is_proxy(address):
            self._ledger.leave("connection", address)

    # --- sockets and requests ---

    def come_in(self, address: str) -> bool:
        """One socket more; whoever is turned away does not go out."""
        return self._ledger.enter("socket", address, self.limits.sockets_per_address)

    def throw_out(self, address: str) -> None:
        """Whoever shouts waits longer before the next time."""
        for _ in range(self.limits.throw_out):
            self._ledger.spend("sit", address, self.limits.sockets_a_second, self.limits.sockets_at_once)

    def may_guess(self, address: str) -> bool:
        """Words are short, so that each address may try only some."""
        return self._ledger.spend("word", address, self.limits.words_a_minute / 60, self.limits.words_at_once)

    def may_write(self, address: str) -> bool:
        """Nobody has us write letters to many."""
        return self._ledger.spend("letter", address, self.limits.letters_a_minute / 60, self.limits.letters_at_once)

    def go_out(self, address: str) -> None:
        self._ledger.leave("socket", address)

    def may_ask(self, scope: Scope) -> bool:
        """Requests are counted per address; replays and new tables, which cost more, more strictly."""
        what, a_second, at_once = self._price(scope["path"], scope.get("method"))
        if scope["type"] == ScopeType.WEBSOCKET:
            what, a_second, at_once = "sit", self.limits.sockets_a_second, self.limits.sockets_at_once
        return self._ledger.spend(what, _address(scope), a_second, at_once)

    def _price(self, path: str, method: object) -> tuple[str, float, float]:
        limits = self.limits
        if path in LOOKS:
            return "look", limits.looks_a_second, limits.looks_at_once
        if not path.startswith("/api/"):
            return "page", limits.pages_a_second, limits.pages_at_once
        if path.rstrip("/") == "/api/tables" and method == "POST":
            return "table", limits.tables_a_minute / 60, limits.tables_at_once
        if path.endswith(("/replay", "/timeline", "/record", "/preview.png")):
            return "replay", limits.replays_a_second, limits.replays_at_once
        return "request", limits.requests_a_second, limits.requests_at_once

    # --- who asks, and for what ---

    def is_known(self, scope: Scope) -> bool:
        """Browsers say which page asks. It must be ours; clients that are no browsers say nothing."""
        origin = _header(scope, b"origin").removesuffix("/")
        if not origin:
            return True
        if self.settings.origins:
            return origin in self.settings.origins
        return _netloc(origin) == _header(scope, b"host")

    def is_our_name(self, scope: Scope) -> bool:
        """On a machine that serves itself alone, a page of another name must not reach it by a trick of its DNS."""
        if self.settings.host not in LOOPBACK or self.settings.origins:
            return True
        return urlsplit(f"//{_header(scope, b'host')}").hostname in LOOPBACK


def _header(scope: Scope, wanted: bytes) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == wanted), "")


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def _networks(proxies: str) -> list[IPv4Network | IPv6Network] | None:
    """The addresses of the proxies; None: all of them."""
    named = [part.strip() for part in proxies.split(",") if part.strip()]
    return None if "*" in named else [network for part in named if (network := _network(part)) is not None]


def _network(text: str) -> IPv4Network | IPv6Network | None:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


def guarded(app: ASGIApp, doors: Doors, window: Window, methods_at: Callable[[str], list[str]]) -> ASGIApp:
    """Everything passes here first, sockets too."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        asked_from.set(neighbourhood(_address(scope)))
        problem = _problem(doors, scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is not None:
                await _refuse_socket(receive, send, *problem)
                return
            await app(scope, receive, send)
            return
        answer = await _at_the_door(doors, window, methods_at, scope, problem)
        if answer is None:
            await app(scope, receive, _with_headers(send, doors))
            return
        status, head, body = answer
        await send({"type": "http.response.start", "status": status, "headers": [*head, *doors.headers]})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return guard


Answer: TypeAlias = tuple[int, list[Header], bytes]


async def _at_the_door(
    doors: Doors,
    window: Window,
    methods_at: Callable[[str], list[str]],
    scope: Scope,
    problem: tuple[int, str] | None,
) -> Answer | None:
    """The answer to those who need not come in: what was wrong, what lies in the window, which methods there are."""
    if problem is not None:
        return refusal(*problem)
    if scope.get("method") == "GET":
        found = await window.at(scope["path"])
        if found is not None:
            measures.shown.inc()
            return found.answer(scope["headers"])
    if scope.get("method") == "OPTIONS" and (methods := methods_at(scope["path"])):
        return 204, [(b"allow", ", ".join(methods).encode())], b""
    return None


def _problem(doors: Doors, scope: Scope) -> tuple[int, str] | None:
    if len(scope["path"]) > LONGEST_PATH:
        return 414, "why-bad-path"
    if not scope["path"].isprintable() or not _HOST.fullmatch(_header(scope, b"host")):
        return 400, "why-bad-path"
    if not doors.is_our_name(scope):
        return 403, "why-foreign-origin"
    if scope.get("method") not in _READING and not doors.is_known(scope):
        return 403, "why-foreign-origin"
    if not doors.may_ask(scope):
        return 429, "why-too-many"
    if scope["type"] == ScopeType.WEBSOCKET and scope["path"] != LIVE:
        return 404, "why-no-such-page"
    return None


def _with_headers(send: Send, doors: Doors) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *doors.headers]
        await send(message)

    return sending


async def _refuse_socket(receive: Receive, send: Send, status: int, code: str) -> None:
    """A browser learns why only from a socket that was opened."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": 4000 + status, "reason": code})


@cache
def refusal(status: int, code: str) -> Answer:
    """A no in one line."""
    body = msgspec.json.encode(Problem(code, {}))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        head.append((b"retry-after", b"5"))
    return status, head, body
