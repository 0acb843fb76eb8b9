"""A table in mid-game without playing it in the browser: bots play it here, and its log is laid into the server."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from time import time
from typing import Any

import msgspec
import sqlalchemy as sql

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.director import Knowledge, SceneScript, direct
from fabletable.kernel import Match
from fabletable.server.storage import schema, sums
from fabletable.table import rows
from fabletable.table.fairness import hashed, new_key, new_table_id, seed_of
from fabletable.table.replica.played import result_info
from tests.browser.server_process import ServerProcess

Until = Callable[[Match], bool]

MOST_GAMES = 8
"""Played by bots until one of them comes to what a test needs: what they do for one seed changes with their plans."""


WALKS = ("turn", "phase", "move")
"""Moments that hold nothing up."""


def to_the_end(match: Match) -> bool:
    """Let the whole game be played."""
    return False


@dataclass(frozen=True)
class Staged:
    table: str
    game: str
    host: str
    secrets: dict[int, str]
    """The secrets of the seats played at the screen that opens the table."""


@cache
def played(game: str, players: int, seed: str, until: Until, options: str = "{}") -> Match:
    """Play with bots at every seat up to the first decision that fits; the match is cached, as many tests use the same
    one."""
    match = fabletable.start(game, players, seed, json.loads(options))
    bots = [make_bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    while match.decision is not None and not until(match):
        let_decide(match, bots[match.decision.seat])
    return match


def leads_to(
    kinds: set[str], option: Callable[[str], bool] = lambda key: True, own: bool = True, begin: Sequence[str] = ()
) -> tuple[Until, dict[str, str]]:
    """Make a condition: a choice of the person at the screen at once shows moments of these kinds, of their own or
    anybody's, and before them at most a walk. The key of that choice is written into the dict. ``begin`` names the
    first ones behind that walk, in order."""
    found: dict[str, str] = {}

    def until(match: Match) -> bool:
        decision = match.decision
        if decision is None or decision.seat != 0 or match.number < 12:
            return False
        for each in decision.options:
            if not option(each.key):
                continue
            ahead = match.clone()
            ahead.watch()
            ahead.choose(each.key)
            moments = ahead.moments(0, ahead.number)
            shown = [each.kind for each in moments if not own or 0 in each.touches]
            stops = [each.kind for each in moments if each.kind in kinds or each.kind not in WALKS]
            if kinds <= set(shown) and stops[0] in kinds and stops[: len(begin)] == list(begin):
                found["key"] = each.key
                return True
        return False

    return until, found


def staged_next(wanted: Callable[[SceneScript], bool]) -> tuple[Until, dict[str, str]]:
    """Make a condition: a choice of the person at the screen leads to such a scene. The key of that choice is written
    into the dict."""
    found: dict[str, str] = {}

    def until(match: Match) -> bool:
        decision = match.decision
        if decision is None or decision.seat != 0 or match.number < 8:
            return False
        for option in decision.options:
            ahead = match.clone()
            ahead.watch()
            before = ahead.scene(0)
            ahead.choose(option.key)
            known = Knowledge(0, ahead.log(0), ahead.log_parts(0), before=before)
            if any(wanted(script) for script in direct(ahead.moments(0, ahead.number), known)):
                found["key"] = option.key
                return True
        return False

    return until, found


def stage(
    server: ServerProcess,
    game: str,
    until: Until,
    *,
    here: Sequence[str] = ("Ada",),
    bots: Sequence[str] = ("Hazel", "Linden"),
    seed: str = "staged",
    options: dict[str, Any] | None = None,
    spoil: Callable[[list[tuple[int, str]]], None] = lambda made: None,
) -> Staged:
    """Lay the table into the house's database. ``spoil`` may change the decisions, as other rules would."""
    secret, match = _found(game, len(here) + len(bots), until, seed, json.dumps(options or {}))
    made = [(seat, key) for seat, key, _ in match.record().decisions]
    spoil(made)
    sealed = (server.folder / "secret").read_text().strip()
    keys = [new_key() for _ in range(match.players)]
    chairs = [
        rows.SeatRow(
            seat=seat,
            kind="here" if seat < len(here) else "bot",
            name=name,
            bot="" if seat < len(here) else "greedy",
            claimed=True,
            held=False,
            secret=hashed(keys[seat], sealed),
            entropy="",
        )
        for seat, name in enumerate([*here, *bots])
    ]
    host = new_key()
    result = "" if match.result is None else msgspec.json.encode(result_info(match.result)).decode()
    row = rows.TableRow(
        id=new_table_id(),
        game=game,
        rules=match.game.version,
        options=match.options,
        visibility="link",
        state="over" if match.over else "playing",
        host=hashed(host, sealed),
        secret=secret,
        seed=match.seed,
        created=rows.now(),
        result=result,
    )
    _lay(server, row, chairs, made)
    return Staged(row.id, game, host, dict(enumerate(keys[: len(here)])))


def _found(game: str, seats: int, until: Until, seed: str, options: str) -> tuple[str, Match]:
    """Return the secret and the match of the first game that comes to what is wanted."""
    for number in range(MOST_GAMES):
        # Sealed as the server seals it, so that the dice of a staged table can be checked as well.
        name = f"{seed}/{number}" if number else seed
        secret = blake2b(name.encode(), digest_size=32).hexdigest()
        match = played(game, seats, seed_of(secret, [""] * seats), until, options)
        if match.decision is not None or until is to_the_end:
            return secret, match
    raise AssertionError(f"in {MOST_GAMES} games of {game} bots never came to what this test needs")


def agree(server: ServerProcess, table: str, terms: dict[str, Any]) -> None:
    """Set the terms of a table; a clock begins to run now."""
    engine = sql.create_engine(f"sqlite:///{server.folder / 'tables.sqlite3'}")
    start = [rows.ClockEvent(int(time()), "start")]
    agreed = {"terms": json.dumps(terms), "times": msgspec.json.encode(start).decode()}
    with engine.begin() as connection:
        connection.execute(schema.tables.update().where(schema.tables.c.id == table).values(agreed))
        sums.seal_rows(connection, [table])
    engine.dispose()


def _lay(server: ServerProcess, row: rows.TableRow, chairs: list[rows.SeatRow], made: list[tuple[int, str]]) -> None:
    engine = sql.create_engine(f"sqlite:///{server.folder / 'tables.sqlite3'}")
    entries = [
        {"number": at, "kind": rows.CHOOSE, "seat": seat, "key": key, "nonce": f"staged-{at}", "at": rows.now()}
        for at, (seat, key) in enumerate(made, 1)
    ]
    with engine.begin() as connection:
        options = msgspec.json.encode(row.options).decode()
        connection.execute(schema.tables.insert().values({**msgspec.structs.asdict(row), "options": options}))
        for chair in chairs:
            connection.execute(schema.seats.insert().values(table_id=row.id, **msgspec.structs.asdict(chair)))
        for entry in entries:
            connection.execute(schema.log.insert().values(table_id=row.id, **entry))
        sums.begin_sums(connection, row.id, sums.entries_of(connection, row.id))
        sums.seal_rows(connection, [row.id])
    engine.dispose()
