"""Over HTTP: how somebody wants to be called, and the one click that ends it."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from fabletable.server.http.request import Bearer, TheDoors, TheHouse, secret_in
from fabletable.server.limits.access import address_of
from fabletable.table.devices import devices
from fabletable.table.messages.notifications import Calls, MailDo, MailSaid, NewCalls
from fabletable.table.notifications import notifications


@get("/api/calls")
async def see_calls(house: TheHouse, authorization: Bearer = "") -> Calls:
    """How this person is called when it is their turn and they are not here."""
    device = await devices.known(house, secret_in(authorization))
    devices.check_whole(device)
    return await notifications.calls_of(house, device.ring)


@put("/api/calls")
async def wish_calls(
    data: JSONBody[NewCalls],
    house: TheHouse,
    doors: TheDoors,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> Calls:
    """A new address gets one letter ever, and no other before it was confirmed."""
    device = await devices.known(house, secret_in(authorization))
    devices.check_whole(device)
    asked = await notifications.wish(house, device.ring, data, lambda: doors.may_write(address_of(request)))
    if asked is not None:
        house.start(notifications.ask_to_confirm(house, device.ring, asked))
    return await notifications.calls_of(house, device.ring)


@post("/api/mail/{token:str}", status_code=200)
async def mail(token: FromPath[str], data: JSONBody[MailDo], house: TheHouse) -> MailSaid:
    """What the pages that a letter leads to ask for."""
    return await notifications.by_letter(house, token, data)


@post("/m/stop/{token:str}", status_code=200, include_in_schema=False)
async def one_click(token: FromPath[str], house: TheHouse) -> MailSaid:
    """What a mail program asks for when somebody clicks its own button (RFC 8058)."""
    return await notifications.by_letter(house, token, MailDo("stop"))
