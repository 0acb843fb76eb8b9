"""HTTP routes of the form of a person. Only its owner can read and delete it."""

from __future__ import annotations

from litestar import delete, get, put
from litestar.params import JSONBody

from fabletable.server.http.request import Bearer, TheService, secret_in
from fabletable.table.form import form
from fabletable.table.messages.form import FormInfo, FormSettings
from fabletable.table.notebook import notebook


@get("/api/form")
async def see_form(service: TheService, authorization: Bearer = "") -> FormInfo:
    """Show this person's form. Games without a review are reviewed from now on."""
    device = await notebook.owner_of(service, secret_in(authorization))
    return await form.see(service, device.keyring)


@put("/api/form")
async def set_form(data: JSONBody[FormSettings], service: TheService, authorization: Bearer = "") -> FormInfo:
    """Switch automatic reviews on or off."""
    device = await notebook.owner_of(service, secret_in(authorization))
    return await form.set_settings(service, device.keyring, data)


@delete("/api/form", status_code=200)
async def forget_form(service: TheService, authorization: Bearer = "") -> FormInfo:
    """Delete the form. Games stay, and only games that end from now on count."""
    device = await notebook.owner_of(service, secret_in(authorization))
    return await form.forget(service, device.keyring)
