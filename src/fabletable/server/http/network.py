"""Over HTTP: opening a house to the network, naming an address from far away, and taking both back."""

from __future__ import annotations

from typing import Any

from litestar import Request, put
from litestar.params import JSONBody

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, TableId, TheDoors, TheHouse, secret_in
from fabletable.server.limits.access import Doors
from fabletable.table.messages.records import NetworkInfo, NetworkState, NetworkWish
from fabletable.table.seats.seats import check_host


@put("/api/tables/{table_id:str}/network")
async def switch_network(
    table_id: TableId,
    data: JSONBody[NetworkWish],
    house: TheHouse,
    doors: TheDoors,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> NetworkInfo:
    """Open the house to this machine's network or close it; answer under an address from far away or no more. Only for
    the host of a table who sits at this very machine."""
    if not doors.may_change_reach(request.scope):
        raise Refused("why-not-this-machine")
    check_host(house, await house.find(table_id), secret_in(authorization))
    reach = house.reach
    if data.address is not None:
        reach.name(data.address)
    if data.open is not None:
        await (reach.open() if data.open else reach.close())
    return NetworkInfo(network_state(doors, request), reach.addresses)


def network_state(doors: Doors, request: Request[Any, Any, Any]) -> NetworkState:
    """Whether whoever asks may open the house to its network, or has opened it."""
    if not doors.may_change_reach(request.scope):
        return "fixed"
    return "closed" if doors.reach.near is None else "open"
