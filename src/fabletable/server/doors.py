"""Who may come in: origins, rates, sizes, and the headers that keep a browser safe."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fabletable.server.limits import Buckets
from fabletable.server.messages import Problem
from fabletable.server.settings import LOOPBACK, Settings

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

_READING = frozenset({"GET", "HEAD", "OPTIONS"})


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return _address(connection.scope)


def _address(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Doors:
    """Counts what comes from each address."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.settings = settings
        self._most_sockets = limits.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._requests = Buckets(limits.requests_a_second, limits.requests_at_once)
        self._replays = Buckets(limits.replays_a_second, limits.replays_at_once)
        self._tables = Buckets(limits.tables_a_minute / 60, limits.tables_at_once)

    def come_in(self, address: str) -> bool:
        """One socket more; whoever is turned away still goes out."""
        self._sockets[address] += 1
        return self._sockets[address] <= self._most_sockets

    def go_out(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    def may_ask(self, scope: Scope) -> bool:
        """Requests are counted per address; replays and new tables, which cost more, more strictly."""
        if not scope["path"].startswith("/api/"):
            return True
        if scope["path"].rstrip("/") == "/api/tables" and scope.get("method") == "POST":
            return self._tables.spend(_address(scope))
        if scope["path"].endswith(("/replay", "/timeline", "/record")):
            return self._replays.spend(_address(scope))
        return self._requests.spend(_address(scope))

    def is_known(self, scope: Scope) -> bool:
        """Browsers say which page asks. It must be ours; clients that are no browsers say nothing."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get(b"origin", "").rstrip("/")
        if not origin:
            return True
        if self.settings.origins:
            return origin in self.settings.origins
        return urlsplit(origin).netloc == headers.get(b"host", "")

    def is_our_name(self, scope: Scope) -> bool:
        """On a machine that serves itself alone, a page of another name must not reach it by a trick of its DNS."""
        if self.settings.host not in LOOPBACK or self.settings.origins:
            return True
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
        return urlsplit(f"//{host}").hostname in LOOPBACK


def guarded(app: ASGIApp, doors: Doors) -> ASGIApp:
    """Everything passes here first, sockets too."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if not doors.is_known(scope) or not doors.is_our_name(scope):
                await _refuse_socket(receive, send)
                return
            await app(scope, receive, send)
            return
        problem = _problem(doors, scope)
        if problem is not None:
            await _refuse(send, *problem)
            return
        await app(scope, receive, _with_headers(send))

    return guard


def _problem(doors: Doors, scope: Scope) -> tuple[int, str] | None:
    if not doors.is_our_name(scope):
        return 403, "why-foreign-origin"
    if scope.get("method") not in _READING and not doors.is_known(scope):
        return 403, "why-foreign-origin"
    if not doors.may_ask(scope):
        return 429, "why-too-many"
    return None


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sending


async def _refuse_socket(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": 4403, "reason": "why-foreign-origin"})


async def _refuse(send: Send, status: int, code: str) -> None:
    headers = [(b"content-type", b"application/json")]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = msgspec.json.encode(Problem(code, {}))
    await send({"type": "http.response.body", "body": body, "more_body": False})
