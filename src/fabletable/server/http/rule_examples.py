"""Over HTTP: examples for chapters of the rules, from the book's own game or from the reader's table."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.server.http.request import Bearer, TableId, TheAccess, TheService, secret_in, while_waiting
from fabletable.server.limits.access import address_of
from fabletable.server.messages import Examples
from fabletable.table.jobs.jobs import GameLog, RuleExamplesJob
from fabletable.table.records.replays import check_may_see, examples_of


@get("/api/games/{key:str}/examples")
async def game_examples(
    key: FromPath[str], service: TheService, access: TheAccess, request: Request[Any, Any, Any]
) -> Examples:
    """Return a moment that shows the rule for each chapter of the book that has one, from one game, the same each
    time."""
    game = find(key)
    known = _known(game)
    if not known:
        if not access.begin(address_of(request), "GET /api/games/{key}/examples"):
            raise Refused("why-too-many")
        question = RuleExamplesJob(GameLog(key, 0, "", {}, []), None, False)
        known.append(await while_waiting(request, service.workers.run(question, f"examples {key}")))
    shown: Any = msgspec.Raw(known[0])
    return Examples(shown)


@lru_cache(64)
def _known(game: Game) -> list[bytes]:
    """Return the cached examples of a game: an empty list until they are computed."""
    return []


@get("/api/tables/{table_id:str}/examples")
async def table_examples(
    table_id: TableId,
    service: TheService,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    seat: Annotated[int | None, QueryParameter(ge=0, le=20)] = None,
) -> Examples:
    """Return the same from this table's own game, each from the last time this seat saw it; a seat needs its secret."""
    table = await service.tables.look_up(table_id)
    check_may_see(service, table, seat, secret_in(authorization))
    shown: Any = msgspec.Raw(await while_waiting(request, examples_of(service.workers, table, seat)))
    return Examples(shown)
