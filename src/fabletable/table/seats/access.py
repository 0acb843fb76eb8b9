"""Access at a table: what a secret or a key opens, who is its host, whose seat may be given away."""

from __future__ import annotations

from fabletable.kernel import Message, Refused, seat_name
from fabletable.table import fairness
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import GATHERING, PlayedGame
from fabletable.table.rows import SeatRow
from fabletable.table.service.service import TableService


def seats_with(service: TableService, game: PlayedGame, secret: str) -> list[int]:
    """Return the seats that this secret, or the keyring of this device, opens. An invitation opens nothing until its
    person sits down, by name."""
    if not secret:
        return []
    keyring = service.keyrings.keyring_of(secret, game.id)
    if keyring is not None:
        return [chair.seat for chair in game.seats if keyring and chair.claimed and chair.keyring == keyring]
    taken = [chair for chair in game.seats if chair.claimed]
    return [c.seat for c in taken if fairness.is_key(secret, c.secret, service.settings.secrets)][:1]


def seat_with(service: TableService, game: PlayedGame, secret: str) -> int | None:
    return next(iter(seats_with(service, game, secret)), None)


def is_host(service: TableService, game: PlayedGame, secret: str) -> bool:
    keyring = service.keyrings.keyring_of(secret, game.id)
    if keyring is not None:
        return bool(keyring) and game.row.keyring == keyring
    return fairness.is_key(secret, game.row.host, service.settings.secrets)


def check_host(service: TableService, table: OpenTable, secret: str) -> None:
    """Refuse who is not the host. When the host has not come for a day, everybody who sits there is."""
    stands_in = table.info().host_gone and seat_with(service, table.replica, secret) is not None
    if not stands_in and not is_host(service, table.replica, secret):
        raise Refused("why-host-only")


def check_seat(service: TableService, table: OpenTable, seat: int, secret: str) -> None:
    if seat not in seats_with(service, table.replica, secret):
        raise Refused("why-wrong-secret")


def check_gathering(table: OpenTable) -> None:
    if table.replica.row.state != GATHERING:
        raise Refused("why-already-started")


def check_all_taken(chairs: list[SeatRow]) -> None:
    still_open = [chair.seat for chair in chairs if not chair.claimed]
    if still_open:
        raise Refused("why-seat-open", {"seats": [seat_name(seat) for seat in still_open]})


def check_away(table: OpenTable, chair: SeatRow) -> None:
    """Refuse unless this seat's person has been gone for longer than the table waits."""
    away = table.audience.away(chair)
    name = {"seat": Message("seat", {"n": chair.seat})}
    if chair.kind == "bot" or (away is None and chair.claimed):
        raise Refused("why-not-away", name)
    if away is not None and away < table.replica.row.grace:
        raise Refused("why-away-too-short", {**name, "seconds": table.replica.row.grace - away})


async def look_who_is_here(table: OpenTable) -> None:
    """Read who is here in other processes, before a seat is given to another person."""
    await table.context.presence.write()
    rows = await table.context.store.presence(table.id)
    for row in rows:
        chair = table.replica.seats[row.seat]
        chair.seen = max(chair.seen, row.seen)
    table.audience.find(rows)


async def look_for_host(table: OpenTable) -> None:
    """Read who is here before a seat stands in for a host who seems to be gone."""
    if table.info().host_gone:
        await look_who_is_here(table)
