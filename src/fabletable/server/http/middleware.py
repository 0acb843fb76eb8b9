"""Access control and the static cache, which every request passes before a route."""

from __future__ import annotations

from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fabletable.server import metrics
from fabletable.server.http.static_cache import StaticCache
from fabletable.server.limits.access import Access, RawResponse, address_in, problem_of, refusal
from fabletable.server.limits.rate_limits import neighbourhood
from fabletable.table.service.registry import asked_from


def guarded(app: ASGIApp, access: Access, static_cache: StaticCache, methods_at: Callable[[str], list[str]]) -> ASGIApp:
    """Return the application behind access control and the static cache; sockets pass here, too."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        asked_from.set(neighbourhood(address_in(scope)))
        problem = problem_of(access, scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if problem is not None:
                await _refuse_socket(receive, send, *problem)
                return
            await app(scope, receive, send)
            return
        answer = await _answered_here(access, static_cache, methods_at, scope, problem)
        if answer is None:
            await app(scope, receive, _with_headers(send, access))
            return
        status, head, body = answer
        await send({"type": "http.response.start", "status": status, "headers": [*head, *access.headers]})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    return guard


async def _answered_here(
    access: Access,
    static_cache: StaticCache,
    methods_at: Callable[[str], list[str]],
    scope: Scope,
    problem: tuple[int, str] | None,
) -> RawResponse | None:
    """Return the answer to a request that needs no route: what is wrong with it, a cached file, its methods."""
    if problem is not None:
        return refusal(*problem)
    if scope.get("method") == "GET":
        found = await static_cache.at(scope["path"])
        if found is not None:
            metrics.shown.inc()
            return found.answer(scope["headers"])
    if scope.get("method") == "OPTIONS" and (methods := methods_at(scope["path"])):
        return 204, [(b"allow", ", ".join(methods).encode())], b""
    return None


def _with_headers(send: Send, access: Access) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *access.headers]
        await send(message)

    return sending


async def _refuse_socket(receive: Receive, send: Send, status: int, code: str) -> None:
    """Open a socket only to close it: else a browser does not learn why."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": 4000 + status, "reason": code})
