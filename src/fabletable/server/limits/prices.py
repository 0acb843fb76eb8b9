"""The price of every HTTP route and every command of the socket, and the budgets of an address and of the server.

    python -m fabletable.server.limits.prices docs/run-a-server.md    # writes the tables into the page again

A price says what one use may cost at most. A route without one is found by tests/server/test_prices.py.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from fabletable.server.settings import Limits
from fabletable.table.features import COMMANDS
from fabletable.table.links.playing import MOST_PLAYED
from fabletable.table.ports.store import MOST_NOTES
from fabletable.table.service.commands import ClientFrame, tag_of

Counted: TypeAlias = Literal["request", "replay", "table", "key", "page", "look", "socket", "frame"]
"""The unit that one use of a route counts as."""
Spent: TypeAlias = Literal["row", "byte", "thinking"]
"""The units that are spent besides, as much as the price says."""

KIB = 1024
MIB = 1024 * KIB


class Price(NamedTuple):
    """One use counts as one of ``counts`` (``times`` of them). It may write ``rows`` rows and add ``bytes`` bytes to
    the database, and as many as its body has where ``body`` is true; workers may think for ``thinking`` seconds. With
    ``begins`` the request that starts the work pays for rows, bytes and thinking, and asking how far it is costs
    nothing more. ``also`` is counted besides."""

    counts: Counted = "request"
    rows: int = 0
    bytes: int = 0
    body: bool = False
    thinking: float = 0.0
    begins: bool = False
    also: str = ""
    times: int = 1


_TABLE = Price("table", rows=14, bytes=8 * KIB)
_COPIED = Price("table", rows=14, bytes=72 * KIB)
"""A table with the options of another."""
_CHANGE = Price(rows=4, bytes=2 * KIB)
_CHANGE_BY_BODY = Price(rows=4, bytes=2 * KIB, body=True)
_RING = 200 + MOST_NOTES
"""Rows of all seats and tables of a person, of whom the newest two hundred tables are listed, and of their notebook."""

ROUTES: dict[str, Price] = {
    "GET /": Price("page"),
    "GET /{path}": Price("page"),
    "GET /health": Price("look"),
    "GET /metrics": Price("look"),
    "GET /api/schema": Price(),
    "GET /api/schema/openapi.json": Price(),
    "GET /api/schema/{path}": Price(),
    "GET /api/server": Price(),
    "GET /api/games": Price(),
    "GET /api/games/{key}/text/{language}": Price(),
    "GET /api/games/{key}/numbers": Price(),
    "GET /api/games/{key}/signs": Price(),
    "GET /api/games/{key}/examples": Price(thinking=10, begins=True),
    "GET /api/text/{language}": Price(),
    "GET /api/icons": Price(),
    "GET /api/lobby": Price(),
    "GET /api/tables": Price(),
    "POST /api/tables": _TABLE._replace(body=True),
    "POST /api/games/{key}/lesson": _TABLE,
    "GET /api/tables/{table_id}": Price(),
    "DELETE /api/tables/{table_id}": _CHANGE,
    "POST /api/tables/{table_id}/start": _CHANGE,
    "POST /api/tables/{table_id}/seats/{seat}/claim": _CHANGE._replace(also="word"),
    "PUT /api/tables/{table_id}/seats/{seat}": _CHANGE_BY_BODY,
    "POST /api/tables/{table_id}/seats/{seat}/invite": _CHANGE,
    "PUT /api/tables/{table_id}/seats/{seat}/name": _CHANGE_BY_BODY,
    "PUT /api/tables/{table_id}/seats/{seat}/entropy": _CHANGE_BY_BODY,
    "POST /api/tables/{table_id}/link": _CHANGE,
    "DELETE /api/tables/{table_id}/link": _CHANGE,
    "PUT /api/tables/{table_id}/names": _CHANGE,
    "PUT /api/tables/{table_id}/network": Price(),
    "GET /api/tables/{table_id}/invitation": Price(also="word"),
    "GET /api/words/{word}": Price(also="word"),
    "POST /api/tables/{table_id}/join": _CHANGE._replace(also="word"),
    "POST /api/tables/{table_id}/join-request": _CHANGE_BY_BODY,
    "GET /api/tables/{table_id}/join-request": Price(),
    "POST /api/tables/{table_id}/join-requests/{number}": _CHANGE,
    "GET /api/tables/{table_id}/examples": Price(thinking=2),
    "GET /api/tables/{table_id}/record": Price("replay", thinking=0.5),
    "GET /api/tables/{table_id}/replay": Price("replay", thinking=0.2),
    "GET /api/tables/{table_id}/timeline": Price("replay", thinking=0.5),
    "GET /api/tables/{table_id}/preview.png": Price("replay", thinking=0.3),
    "GET /api/tables/{table_id}/fairness": Price(),
    "GET /api/tables/{table_id}/report": Price(),
    "GET /api/tables/{table_id}/review": Price(rows=2, bytes=64 * KIB, thinking=30, begins=True),
    "GET /api/tables/{table_id}/ending": Price(rows=2, bytes=64 * KIB, thinking=10, begins=True),
    "POST /api/tables/{table_id}/again": _COPIED,
    "POST /api/tables/{table_id}/what-if": _COPIED,
    "POST /api/tables/{table_id}/game-link": Price("replay", thinking=0.5),
    "POST /api/links/play": Price("table", rows=MOST_PLAYED + 14, bytes=512 * KIB, thinking=1),
    "GET /api/today": Price(),
    "POST /api/today": _TABLE._replace(rows=20, bytes=40 * KIB),
    "GET /api/today/{day}/{why}/{game}": Price(),
    "POST /api/today/{day}/{why}/{game}": Price("replay", thinking=1),
    "GET /api/duels": Price("replay"),
    "POST /api/duels": Price("table", rows=24, bytes=48 * KIB, body=True, thinking=20),
    "POST /api/duels/open": Price("table", rows=24, bytes=96 * KIB, body=True, thinking=20),
    "GET /api/duels/{duel_id}": Price(),
    "POST /api/duels/{duel_id}": _TABLE._replace(rows=20, bytes=40 * KIB),
    "GET /api/duels/{duel_id}/side-by-side": Price("replay", rows=4, bytes=128 * KIB, thinking=4),
    "GET /api/duels/{duel_id}/link": Price("replay", thinking=2),
    "GET /api/tables/{table_id}/day": Price("replay", rows=8, bytes=128 * KIB, thinking=60, begins=True),
    "POST /api/keys": Price("key", rows=1, bytes=512),
    "GET /api/keys": Price(),
    "PUT /api/keys": Price(rows=1, bytes=512),
    "DELETE /api/keys/devices/{device}": Price(rows=_RING),
    "GET /api/mine": Price(),
    "POST /api/keys/seats": Price(rows=24, bytes=KIB),
    "DELETE /api/keys/seats/{table_id}": Price(rows=12),
    "POST /api/keys/carry": Price(rows=1, bytes=2 * KIB),
    "POST /api/keys/look": Price(),
    "POST /api/keys/take": Price("key", rows=_RING, bytes=512),
    "POST /api/keys/words": Price(rows=1, bytes=512),
    "POST /api/keys/file": Price(rows=1, bytes=512),
    "POST /api/keys/recover": Price("key", rows=_RING, bytes=512, also="word"),
    "GET /api/notebook": Price("replay"),
    "DELETE /api/notebook": Price(rows=MOST_NOTES),
    "DELETE /api/notebook/{name}": Price(rows=1),
    "GET /api/form": Price(rows=2, bytes=2 * KIB),
    "PUT /api/form": Price(rows=2, bytes=2 * KIB),
    "DELETE /api/form": Price(rows=MOST_NOTES),
    "GET /api/puzzles": Price("replay"),
    "POST /api/puzzles/run": Price("replay"),
    "GET /api/puzzles/{key}/{puzzle}": Price("replay", thinking=0.5),
    "POST /api/puzzles/{key}/{puzzle}/answer": Price(rows=6, bytes=32 * KIB, thinking=2),
    "POST /api/puzzles/{key}/{puzzle}/play-on": Price("table", rows=MOST_PLAYED + 14, bytes=512 * KIB, thinking=0.5),
    "GET /api/puzzles/{key}/{puzzle}/link": Price("replay", thinking=1),
    "GET /api/mistakes": Price("replay"),
    "POST /api/mistakes": Price(rows=60, bytes=256 * KIB, thinking=1),
    "PUT /api/mistakes/{puzzle}": Price("replay", rows=1, bytes=KIB),
    "GET /api/notifications": Price(),
    "PUT /api/notifications": Price(rows=3, bytes=KIB, body=True, also="letter"),
    "POST /api/mail/{token}": Price(rows=2),
    "POST /m/stop/{token}": Price(rows=1),
    "SOCKET /api/live": Price("socket"),
}


def price_of(frame: type[ClientFrame]) -> Price:
    """Return the price of a frame of the socket: its class says what it costs."""
    rows, added, thinking, frames = frame.cost
    return Price("frame", rows=rows, bytes=added, thinking=thinking, times=frames)


def frame_prices() -> dict[str, Price]:
    return {tag_of(frame): price_of(frame) for frame in COMMANDS}


OPENING = Price(thinking=0.2)
"""A table that is not in memory is taken out of the database, by whichever route."""


# --- what may be spent ---


class Budget(NamedTuple):
    """A token bucket: its size (``at_once``), and its rate (``a_second``)."""

    at_once: float
    a_second: float


_FIELDS: dict[str, tuple[str, str, int]] = {
    "request": ("requests_at_once", "requests_a_second", 1),
    "replay": ("replays_at_once", "replays_a_second", 1),
    "table": ("tables_at_once", "tables_a_minute", 60),
    "key": ("keys_at_once", "keys_a_minute", 60),
    "page": ("pages_at_once", "pages_a_second", 1),
    "look": ("looks_at_once", "looks_a_second", 1),
    "socket": ("sockets_at_once", "sockets_a_second", 1),
    "word": ("words_at_once", "words_a_minute", 60),
    "word-of": ("words_per_table_at_once", "words_per_table_a_minute", 60),
    "letter": ("letters_at_once", "letters_a_minute", 60),
    "row": ("rows_at_once", "rows_a_second", 1),
    "byte": ("bytes_at_once", "bytes_a_second", 1),
    "thinking": ("thinking_at_once", "thinking_a_second", 1),
}


def budget(limits: Limits, what: str) -> Budget:
    """Return the budget of one address."""
    at_once, rate, seconds = _FIELDS[what]
    return Budget(getattr(limits, at_once), getattr(limits, rate) / seconds)


def server_budget(limits: Limits, what: str, workers: int = 1) -> Budget | None:
    """Return the budget of all addresses together, times the processes that serve; None: there is no such bound."""
    at_once, rate, seconds = _FIELDS[what]
    if not hasattr(limits, f"server_{at_once}"):
        return None
    found = getattr(limits, f"server_{at_once}"), getattr(limits, f"server_{rate}") / seconds
    return Budget(found[0] * workers, found[1] * workers)


# --- the price of a request ---

_ANY = "*"
_HERE = "."


@cache
def _tree() -> dict[str, Any]:
    """Return the routes as a tree by the pieces of their paths."""
    tree: dict[str, Any] = {}
    for route, price in ROUTES.items():
        method, path = route.split()
        place = tree
        for piece in path.split("/")[1:]:
            place = place.setdefault(_ANY if piece.startswith("{") else piece, {})
        place.setdefault(_HERE, {})[method] = price
    return tree


_OTHER = Price()
_PAGE = ROUTES["GET /{path}"]


def price_at(method: str, path: str) -> Price:
    """Return the price of a request; a path without a route costs as much as asking."""
    place = _tree()
    for piece in path.rstrip("/").split("/")[1:] or [""]:
        place = place.get(piece) or place.get(_ANY) or {}
    found: Price | None = place.get(_HERE, {}).get("GET" if method in ("HEAD", "OPTIONS") else method)
    return found or (_OTHER if path.startswith("/api/") else _PAGE)


# --- the tables in docs/run-a-server.md ---

BEGIN = "<!-- These tables are made by `make prices`: from here -->"
END = "<!-- to here -->"

_WORDS = {
    "request": "requests to the API",
    "replay": "replays, timelines, records, previews",
    "table": "new tables",
    "key": "new keys of devices",
    "page": "pages, scripts, pictures",
    "look": "looks at `/health` and `/metrics`",
    "socket": "new sockets; being thrown out counts as ten",
    "word": "wrong words of a table or a keyring",
    "word-of": "wrong words of one table, all addresses together",
    "letter": "letters that confirm an address",
    "row": "rows written",
    "byte": "bytes added to the database",
    "thinking": "seconds of thinking",
}


def written(limits: Limits) -> str:
    """Return the tables of budgets, requests and commands as Markdown."""
    head = ("", "one address at once", "then", "the server at once, for each worker", "then")
    budgets = [
        (_WORDS[what], *_budget_cells(what, budget(limits, what)), *_budget_cells(what, server_budget(limits, what)))
        for what in _FIELDS
    ]
    return "\n\n".join(
        (
            _table(head, budgets),
            _table(("request", "counts as", "tables", "rows", "bytes", "thinking"), map(_row, ROUTES.items())),
            _table(("command", "counts as", "tables", "rows", "bytes", "thinking"), map(_row, frame_prices().items())),
        )
    )


def _budget_cells(what: str, found: Budget | None) -> tuple[str, str]:
    if found is None:
        return "", ""
    rate = found.a_second
    often = f"{_number(what, rate)} a second" if rate >= 1 else f"{_number(what, rate * 60)} a minute"
    return _number(what, found.at_once), often


def _number(what: str, number: float) -> str:
    if what == "byte":
        return f"{number / MIB:g} MiB" if number >= MIB else f"{number / KIB:g} KiB"
    return f"{number:,g}"


def _row(priced: tuple[str, Price]) -> tuple[str, ...]:
    name, price = priced
    counts = f"{price.times} {price.counts}s" if price.times > 1 else price.counts
    kept = [_number("byte", price.bytes) if price.bytes >= KIB else str(price.bytes)] if price.bytes else []
    thinking = f"{price.thinking:g} s" if price.thinking else ""
    if price.begins:
        thinking += ", once"
    return (
        f"`{name}`",
        f"{counts}, {price.also}" if price.also else counts,
        "1" if price.counts == "table" else "",
        str(price.rows or ""),
        " + ".join([*kept, *(["body"] if price.body else [])]),
        thinking,
    )


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [list(head), ["---"] * len(list(head)), *map(list, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def with_tables(page: str, limits: Limits) -> str:
    """Return the page with its tables replaced by the present ones."""
    there = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.DOTALL)
    return there.sub(lambda _: f"{BEGIN}\n{written(limits)}\n{END}", page)


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(with_tables(file.read_text("utf-8"), Limits()), "utf-8")
