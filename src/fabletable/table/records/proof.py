"""The proof of a game: its record, and what was committed to before it began."""

from __future__ import annotations

import msgspec

from fabletable.kernel import Message, Refused
from fabletable.table import fairness
from fabletable.table.audience.crash_reports import public_record
from fabletable.table.messages.records import Fairness
from fabletable.table.messages.tables import TableTerms
from fabletable.table.records.archive import written_record
from fabletable.table.records.replays import check_started
from fabletable.table.replica.played import CLOSED, OVER, PlayedGame
from fabletable.table.rows import SeatRow, TableRow
from fabletable.table.seats.access import seats_with
from fabletable.table.service.service import TableService


async def record_for(service: TableService, game: PlayedGame, secret: str, *, public: bool) -> bytes:
    """Return the record; before the end only a ``public`` one, without seed and without what others chose."""
    check_started(game)
    if game.is_final:
        return await written_record(service, game)
    if not public:
        raise Refused("why-not-over")
    return msgspec.json.encode(public_record(game, seats_with(service, game, secret)))


def _how(row: TableRow, chairs: list[SeatRow]) -> str:
    """Return the message that says where the luck of a table comes from."""
    if row.lesson:
        return "fairness-lesson"
    terms = msgspec.json.decode(row.terms, type=TableTerms)
    if terms.duel:
        return "fairness-duel-link" if terms.by_link else "fairness-duel"
    if terms.goal is not None:
        return "fairness-same-luck"
    own = fairness.seed_of(row.secret, [chair.entropy for chair in chairs])
    return "fairness-how" if row.seed in ("", own) else "fairness-link"


async def fairness_of(service: TableService, table_id: str, server_key: str) -> Fairness:
    """Return the commitment made before the game and, once it is over, what was committed to. ``server_key`` is that by
    which records of this server are signed, if it signs any."""
    row, chairs = await service.tables.rows(table_id)
    over = row.state in (OVER, CLOSED)
    return Fairness(
        commitment=fairness.seal(row.secret),
        seed_commitment=fairness.seal(row.seed) if row.seed else "",
        entropy=[chair.entropy for chair in chairs],
        secret=row.secret if over else "",
        seed=row.seed if over else "",
        how=Message(_how(row, chairs)),
        key=server_key,
    )
