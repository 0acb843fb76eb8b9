"""Over HTTP: what can be taken home, the record and how to check the dice."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromQuery

from fabletable import __version__
from fabletable.kernel import Message, Refused
from fabletable.server.doors.asked import Bearer, TableId, TheDoors, TheHouse, secret_in, while_waiting
from fabletable.server.doors.network import network_state
from fabletable.server.doors.signing import HouseKey
from fabletable.server.messages.afterwards import Fairness, HouseInfo
from fabletable.server.tables import fairness
from fabletable.server.tables.played import CLOSED, OVER, Played
from fabletable.server.tables.records import written_record
from fabletable.server.tables.replays import check_started
from fabletable.server.tables.reports import public_record
from fabletable.server.tables.seats import is_host, seats_with
from fabletable.server.tables.talk import chat_line

TheKey: TypeAlias = NamedDependency[HouseKey]


@get("/api/tables/{table_id:str}/record")
async def record(
    table_id: TableId,
    house: TheHouse,
    house_key: TheKey,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
    public: FromQuery[bool] = False,
) -> Response[bytes]:
    """The record for ``fabletable verify``, signed by the house. Before the end only without seed and without what
    others chose."""
    table = await house.look_up(table_id)
    check_started(table)
    if not table.is_final:
        if not public:
            raise Refused("why-not-over")
        seats = seats_with(house, table, secret_in(authorization))
        return _download(table, msgspec.json.encode(public_record(table, seats)))
    written = await while_waiting(request, written_record(house.store, house.thinkers, table))
    return _download(table, house_key.signed(written, table.id))


def _download(table: Played, data: bytes, what: str = "") -> Response[bytes]:
    name = f"{what}{table.row.game}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(data, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/report")
async def manners_report(table_id: TableId, house: TheHouse, authorization: Bearer = "") -> Response[bytes]:
    """For a host who is asked to settle something: who sat there and what was said. No hand, no choice, no secret."""
    table = await house.find(table_id)
    secret = secret_in(authorization)
    seats = seats_with(house, table, secret)
    if not seats and not is_host(house, table, secret):
        raise Refused("why-wrong-secret")
    lines = [chat_line(line) for line in await house.store.last_chat(table_id, 500)]
    told = {
        "fabletable": __version__,
        "table": table.info(),
        "reported_by": seats,
        "at": house.hours.stamp(),
        "chat": lines,
    }
    return _download(table, msgspec.json.format(msgspec.json.encode(told), indent=2), "report-")


@get("/api/house", sync_to_thread=False)
def who(house: TheHouse, doors: TheDoors, house_key: TheKey, request: Request[Any, Any, Any]) -> HouseInfo:
    """Who serves here, where others find it, and by which key the records of this house can be known."""
    settings = house.settings
    network = network_state(doors, request)
    return HouseInfo(__version__, house_key.public, house.reach.addresses, settings.hall, bool(settings.smtp), network)


@get("/api/tables/{table_id:str}/fairness")
async def fair(table_id: TableId, house: TheHouse, house_key: TheKey) -> Fairness:
    """What was sealed before the game, and, once it is over, what was in the seal."""
    row, chairs = await house.rows(table_id)
    over = row.state in (OVER, CLOSED)
    return Fairness(
        commitment=fairness.seal(row.secret),
        seed_commitment=fairness.seal(row.seed) if row.seed else "",
        entropy=[chair.entropy for chair in chairs],
        secret=row.secret if over else "",
        seed=row.seed if over else "",
        how=Message("fairness-lesson" if row.lesson else "fairness-how"),
        key=house_key.public,
    )
