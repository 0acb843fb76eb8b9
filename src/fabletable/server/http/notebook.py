"""HTTP routes of the notebook of a person: to save it or to delete it."""

from __future__ import annotations

from litestar import delete, get
from litestar.params import FromPath

from fabletable.server.http.request import Bearer, TheService, secret_in
from fabletable.table.messages.notebook import Notebook
from fabletable.table.notebook import notebook


@get("/api/notebook")
async def see_notebook(service: TheService, authorization: Bearer = "") -> Notebook:
    """Return all notes of this person, as they are stored."""
    device = await notebook.owner_of(service, secret_in(authorization))
    return await notebook.export(service, device.keyring)


@delete("/api/notebook", status_code=200)
async def forget_notebook(service: TheService, authorization: Bearer = "") -> Notebook:
    """Delete all notes of this person; games and keys stay."""
    device = await notebook.owner_of(service, secret_in(authorization))
    return await notebook.forget(service, device.keyring)


@delete("/api/notebook/{name:str}", status_code=200)
async def forget_note(name: FromPath[str], service: TheService, authorization: Bearer = "") -> Notebook:
    device = await notebook.owner_of(service, secret_in(authorization))
    return await notebook.forget(service, device.keyring, name)
