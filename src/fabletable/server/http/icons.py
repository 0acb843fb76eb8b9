"""Icons by name, out of the whole set that came with the page: a game names whichever it likes."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from fabletable.kernel import Refused
from fabletable.server.http.page_files import PAGE

MOST = 128
"""Icons that one request may ask for."""
_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_KEPT = "public, max-age=31536000, immutable"


@get("/api/icons", sync_to_thread=False)
def icons(
    names: Annotated[str, Parameter(max_length=8000)], of: Annotated[str, Parameter(max_length=40)] = ""
) -> Response[dict[str, str]]:
    """Return the insides of 512 x 512 drawings by their ``names``, which commas separate; unknown names are left out.

    ``of`` is the set's own mark, which the page knows: who asks for that very set may keep the answer for ever.
    """
    wanted = names.split(",")
    if len(wanted) > MOST or not all(_NAME.fullmatch(name) for name in wanted):
        raise Refused("why-not-understood", {"detail": f"names: up to {MOST} names of icons, with commas between them"})
    held = held_set()
    found = {name: held.icons[name] for name in wanted if name in held.icons}
    kept = of == held.mark and held.mark != ""
    return Response(found, headers={"Cache-Control": _KEPT if kept else "no-cache"})


class IconSet(msgspec.Struct):
    """The file that the page's build writes: every icon of the set, and a mark that differs from set to set."""

    mark: str = ""
    icons: dict[str, str] = {}
    page: list[str] = []
    """Names of icons that the page asks for one by one."""


@cache
def held_set() -> IconSet:
    """Return all icons; none where the page has not been built."""
    file = PAGE / "icons.json"
    return msgspec.json.decode(file.read_bytes(), type=IconSet) if file.is_file() else IconSet()
