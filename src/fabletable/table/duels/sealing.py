"""The seal of a duel: until all have finished, only its own player sees an attempt, and no one sees the seed."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from fabletable.kernel import Refused
from fabletable.table.duels import notes
from fabletable.table.duels.notes import KeptAttempt, KeptDuel
from fabletable.table.messages.tables import TableTerms
from fabletable.table.replica.played import CLOSED, OVER, PlayedGame
from fabletable.table.rows import SeatRow, TableRow
from fabletable.table.seats.access import is_host, seats_with
from fabletable.table.service.service import TableService

ENDS: Final = (OVER, CLOSED)

SEALED: Final = "why-duel-sealed"


def duel_at(row: TableRow) -> str:
    """Return the duel that is played at a table; empty at any other table."""
    return msgspec.json.decode(row.terms, type=TableTerms).duel if row.terms != "{}" else ""


class DuelTables(NamedTuple):
    """The rows of the tables of a duel, by their ids, read once."""

    rows: dict[str, TableRow]

    def of(self, attempt: KeptAttempt) -> TableRow | None:
        return self.rows.get(attempt.table)

    def is_done(self, attempt: KeptAttempt) -> bool:
        row = self.of(attempt)
        return bool(attempt.letters) or (row is not None and row.state in ENDS)

    def is_complete(self, duel: KeptDuel) -> bool:
        """Return whether everybody is done, so that all may be shown."""
        return duel.is_full and all(self.is_done(attempt) for attempt in duel.attempts)


async def tables_of(service: TableService, duel: KeptDuel) -> DuelTables:
    found = [await service.store.table(each.table) for each in duel.attempts if each.table]
    return DuelTables({each[0].id: each[0] for each in found if each is not None})


async def is_done(service: TableService, attempt: KeptAttempt) -> bool:
    if attempt.letters:
        return True
    found = await service.store.table(attempt.table)
    return found is not None and found[0].state in ENDS


async def is_complete(service: TableService, duel: KeptDuel) -> bool:
    """Return whether all players have finished, so that everything may be shown."""
    return duel.is_full and (await tables_of(service, duel)).is_complete(duel)


def has_expired(service: TableService, duel: KeptDuel) -> bool:
    return service.clock.now() > duel.until


async def is_sealed(service: TableService, row: TableRow) -> bool:
    """Return whether this table belongs to a duel that some players have not finished."""
    duel_id = duel_at(row)
    duel = await notes.find(service, duel_id) if duel_id else None
    return duel is not None and not has_expired(service, duel) and not await is_complete(service, duel)


async def check_open_to(service: TableService, row: TableRow, chairs: list[SeatRow], secret: str, what: str) -> None:
    """Refuse what the seal hides: everything from other people, and from the attempt's own player, once their game is
    over, everything but the table itself. ``what`` is the requested part of the table; empty for the table itself."""
    if not duel_at(row) or not await is_sealed(service, row):
        return
    game = PlayedGame(row, chairs, [])
    is_mine = bool(seats_with(service, game, secret)) or is_host(service, game, secret)
    if not is_mine or (what and row.state in ENDS):
        raise Refused(SEALED)
