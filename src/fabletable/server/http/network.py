"""Over HTTP: opening a server to its network, naming an address from far away, and taking both back."""

from __future__ import annotations

from typing import Any

from litestar import Request, put
from litestar.params import JSONBody

from fabletable.kernel import Refused
from fabletable.server.http.request import Bearer, TableId, TheAccess, TheServer, secret_in
from fabletable.server.limits.access import Access
from fabletable.server.messages import NetworkChange, NetworkInfo, NetworkState
from fabletable.table.seats.access import check_host


@put("/api/tables/{table_id:str}/network")
async def switch_network(
    table_id: TableId,
    data: JSONBody[NetworkChange],
    server: TheServer,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> NetworkInfo:
    """Open the server to this machine's network or close it; answer under an address from far away or no more. Only for
    the host of a table who sits at this very machine."""
    if not access.may_change_reach(request.scope):
        raise Refused("why-not-this-machine")
    service, reach = server.service, server.reach
    check_host(service, await service.tables.find(table_id), secret_in(authorization))
    if data.address is not None:
        reach.name(data.address)
    if data.open is not None:
        await (reach.open() if data.open else reach.close())
    return NetworkInfo(network_state(access, request), reach.addresses)


def network_state(access: Access, request: Request[Any, Any, Any]) -> NetworkState:
    """Return whether this client may open the server to its network, or has opened it."""
    if not access.may_change_reach(request.scope):
        return "fixed"
    return "closed" if access.reach.near is None else "open"
