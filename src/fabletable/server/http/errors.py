"""Errors over HTTP: a code, its arguments, a status."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from fabletable.kernel import Refused
from fabletable.server.messages import Problem
from fabletable.server.storage.health import ODD_TEXT, trouble_in

_log = logging.getLogger(__name__)

_STATUS = {
    "why-wrong-secret": 401,
    "why-wrong-key": 401,
    "why-too-many": 429,
    "why-too-many-letters": 429,
    "why-letter-unanswered": 409,
    "why-no-such-word": 404,
    "why-no-lobby": 404,
    "why-no-such-join-request": 404,
    "why-no-such-device": 404,
    "why-no-such-ticket": 404,
    "why-link-withdrawn": 410,
    "why-link-used": 410,
    "why-ticket-used": 410,
    "why-ticket-old": 410,
    "why-table-full": 409,
    "why-lent-device": 403,
    "why-other-tables": 409,
    "why-host-only": 403,
    "why-not-this-machine": 403,
    "why-no-network": 409,
    "why-cannot-listen": 409,
    "why-no-such-table": 404,
    "why-no-such-seat": 404,
    "why-no-such-language": 404,
    "why-unknown-game": 404,
    "why-seat-open": 409,
    "why-seat-taken": 409,
    "why-already-started": 409,
    "why-not-started": 409,
    "why-not-over": 409,
    "why-other-rules": 409,
    "why-rules-stop": 409,
    "why-game-over": 409,
    "why-table-closed": 409,
    "why-table-damaged": 409,
    "why-late": 409,
    "why-no-such-duel": 404,
    "why-duel-sealed": 403,
    "why-duel-full": 409,
    "why-duel-played": 409,
    "why-duel-expired": 409,
    "why-no-such-puzzle": 404,
    "why-no-puzzles": 404,
    "why-all-solved": 409,
    "why-puzzle-rules": 409,
    "why-mistake-rules": 409,
    "why-not-reviewed": 409,
    "why-note-damaged": 409,
    "why-busy": 503,
    "why-no-answer": 503,
    "why-server-stops": 503,
    "why-seat-changed": 409,
    "why-not-away": 409,
    "why-away-too-short": 409,
}


def refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    return Response(Problem(no.code, no.arguments, no.rule), status_code=_STATUS.get(no.code, 400))


def http(_: Request[Any, Any, Any], no: HTTPException) -> Response[Problem]:
    codes = {401: "why-wrong-secret", 404: "why-no-such-page", 405: "why-no-such-page", 413: "why-too-large"}
    code = codes.get(no.status_code, "why-not-understood")
    if no.status_code >= 500:
        code = "why-server-error"
    detail = _detail(no) if code == "why-not-understood" else ""
    problem = Problem(code, {"detail": detail} if detail else {})
    return Response(problem, status_code=no.status_code, headers=no.headers or {})


def _detail(no: HTTPException) -> str:
    extra = no.extra if isinstance(no.extra, list) else []
    said = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    return (said or str(no.detail))[:300]


def broken(request: Request[Any, Any, Any], no: Exception) -> Response[Problem]:
    """Answer an exception: a failing database says why; of anything else the client learns that it was our fault."""
    trouble = trouble_in(no)
    if trouble == ODD_TEXT:
        return Response(Problem(trouble, {"letters": "U+0000"}), status_code=400)
    if trouble is not None:
        _log.error("the database fails", extra={"path": request.url.path, "code": trouble})
        return Response(Problem(trouble, {}), status_code=503)
    _log.error("a request failed", exc_info=no, extra={"path": request.url.path})
    return Response(Problem("why-server-error", {}), status_code=500)
