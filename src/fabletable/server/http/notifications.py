"""Over HTTP: a person's settings of notifications, and the one click that ends them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, JSONBody

from fabletable.server.http.request import Bearer, TheAccess, TheServer, secret_in
from fabletable.server.limits.access import address_of
from fabletable.table.devices import devices
from fabletable.table.messages.notifications import MailAction, MailResult, NewNotificationSettings, NotificationWays


@get("/api/notifications")
async def see_notifications(server: TheServer, authorization: Bearer = "") -> NotificationWays:
    """Show how this person is notified when it is their turn and they are not here."""
    device = await devices.known(server.service, secret_in(authorization))
    devices.check_whole(device)
    return await server.notifier.settings_of(device.keyring)


@put("/api/notifications")
async def set_notifications(
    data: JSONBody[NewNotificationSettings],
    server: TheServer,
    access: TheAccess,
    request: Request[Any, Any, Any],
    authorization: Bearer = "",
) -> NotificationWays:
    """Set how this person is notified; a new address gets one letter and no other before it is confirmed."""
    device = await devices.known(server.service, secret_in(authorization))
    devices.check_whole(device)
    asked = await server.notifier.set_settings(device.keyring, data, lambda: access.may_write(address_of(request)))
    if asked is not None:
        server.service.start(server.notifier.ask_to_confirm(device.keyring, asked))
    return await server.notifier.settings_of(device.keyring)


@post("/api/mail/{token:str}", status_code=200)
async def mail(token: FromPath[str], data: JSONBody[MailAction], server: TheServer) -> MailResult:
    """Do what the pages ask for that a letter leads to."""
    return await server.notifier.by_letter(token, data)


@post("/m/stop/{token:str}", status_code=200, include_in_schema=False)
async def one_click(token: FromPath[str], server: TheServer) -> MailResult:
    """Do what a mail program asks for when its own button is clicked (RFC 8058)."""
    return await server.notifier.by_letter(token, MailAction("stop"))
