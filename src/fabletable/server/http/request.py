"""Dependencies of routes: the server, its table service, access, a path, perhaps a secret."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeAlias, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter
from litestar.serialization import decode_json

from fabletable.kernel import Refused
from fabletable.server.limits.access import Access
from fabletable.server.server import Server
from fabletable.table.devices import devices
from fabletable.table.notebook import notebook
from fabletable.table.service.service import TableService

T = TypeVar("T")

TheServer: TypeAlias = NamedDependency[Server]
TheService: TypeAlias = NamedDependency[TableService]
TheAccess: TypeAlias = NamedDependency[Access]
TableId: TypeAlias = FromPath[str]
SeatNumber: TypeAlias = FromPath[int]
Bearer: TypeAlias = Annotated[str, HeaderParameter(name="Authorization", max_length=200)]
OwnKey: TypeAlias = Annotated[str, HeaderParameter(name="X-Key", max_length=200)]
"""The key of the device that asks, where the secret is another's: of a link, of a ticket."""


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read as the type that its route takes. Litestar would read it as anything and convert
    it, and take ``"5"`` for a number and ``0`` for false, which neither a socket nor the description does."""

    async def json(self) -> Any:
        body, wanted = await self.body(), self.route_handler.parsed_data_field
        if not body or wanted is None:
            return await super().json()
        decoders = self.route_handler.resolve_type_decoders()
        return decode_json(body, target_type=wanted.annotation, type_decoders=decoders)


def secret_in(authorization: str) -> str:
    """Return the secret of ``Authorization: Bearer SECRET``, or an empty string without one."""
    scheme, _, secret = authorization.partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def owner_in(service: TableService, authorization: str) -> str:
    """Return the keyring of the person who asks; refuse a device without a key, and a lent one."""
    return (await notebook.owner_of(service, secret_in(authorization))).keyring


async def person_in(service: TableService, authorization: str) -> str:
    """Return the keyring of the person who asks; it is empty for a device without a key and for a lent one, since the
    affairs of its owner are none of its business."""
    key = secret_in(authorization)
    device = await devices.known(service, key) if key else None
    return "" if device is None or device.only else device.keyring


async def while_waiting(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Return what the work gives, or cancel it when the client goes away before it is done."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_left(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refused("why-no-answer")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _left(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
