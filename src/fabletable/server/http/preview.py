"""Previews: what messengers show of a table when its address is pasted, without names that the host hides."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from time import monotonic

from litestar import Response, get

from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.catalogue import LANGUAGES, Catalogue
from fabletable.kernel.scene import Scene
from fabletable.server.http.cached_response import ASK_AGAIN, CachedResponse, shown
from fabletable.server.http.preview_words import SIZE, PreviewText
from fabletable.server.http.request import TableId, TheService
from fabletable.server.server import Server
from fabletable.server.titles import title_of
from fabletable.table.messages.tables import TableInfo
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.service import TableService

KEPT_SECONDS = 60.0
"""A picture whose words are the same is not made anew for this long."""
MOST_KEPT = 200

_TABLE = re.compile(r"/table/([0-9a-z]{10})(?:/screen)?/?")


@cache
def _speech(language: str) -> Catalogue:
    return Catalogue("fabletable.table", language if language in LANGUAGES else "en")


class Previews:
    """A cache of previews."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._pages: dict[str, tuple[PreviewText, bytes, CachedResponse]] = {}

    async def at(self, path: str, page: CachedResponse | None) -> CachedResponse | None:
        """Return the page of a table with its preview in the head, for messengers; any other page as it is."""
        named = _TABLE.fullmatch(path)
        here = next(iter(self._server.reach.addresses), "")
        if named is None or page is None or not here:
            return page
        try:
            info = await self._server.service.tables.glance(named[1])
        except Refused:
            return page
        # The text is made anew each time: a name may have been hidden a moment ago.
        preview, known = preview_text(info), self._pages.get(named[1])
        if known is not None and known[:2] == (preview, page.tag):
            return known[2]
        if len(self._pages) >= MOST_KEPT:
            self._pages.clear()
        plain = page.plain.decode().replace("</head>", f"{tags(info.id, preview, here)}  </head>", 1)
        made = shown(plain.encode(), "text/html; charset=utf-8", ASK_AGAIN)
        self._pages[named[1]] = (preview, page.tag, made)
        return made


def tags(table_id: str, preview: PreviewText, here: str) -> str:
    about = {
        "og:type": "website",
        "og:site_name": "Fabletable",
        "og:title": f"{preview.lead} {preview.title}",
        "og:description": f"{preview.line}. {preview.small}",
        "og:url": f"{here}/table/{table_id}",
        "og:image": f"{here}/api/tables/{table_id}/preview.png",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
    }
    lines = [f'    <meta property="{name}" content="{escape(text)}" />\n' for name, text in about.items()]
    return "".join([*lines, '    <meta name="twitter:card" content="summary_large_image" />\n'])


def preview_text(info: TableInfo) -> PreviewText:
    speech = _speech(info.language)
    free = [seat.presence == "free" for seat in info.seats]
    host = "" if info.hide_names or info.host_seat is None else info.seats[info.host_seat].name
    if info.state == "gathering":
        lead = Message("preview-keeps", {"host": host}) if host else Message("preview-kept")
        line = Message("preview-free", {"free": sum(free), "all": len(free)})
    else:
        lead = Message("preview-goes-on") if info.state == "playing" else Message("preview-told")
        line = Message("preview-watch") if info.state == "playing" else Message("preview-replay")
    return PreviewText(
        speech.say(lead),
        title_of(info.game, info.language),
        speech.say(line),
        speech.say(Message("preview-browser")),
        free,
    )


_drawn: dict[str, tuple[float, str, bytes]] = {}


@get("/api/tables/{table_id:str}/preview.png", media_type="image/png")
async def preview(table_id: TableId, service: TheService) -> Response[bytes]:
    """Draw the preview picture of a table: the board as everyone sees it, the title, and the number of free seats."""
    table = await service.tables.find(table_id)
    info = table.info()
    preview = preview_text(info)
    known = _drawn.get(table_id)
    if known is None or known[1] != str(preview) or monotonic() - known[0] > KEPT_SECONDS:
        if len(_drawn) >= MOST_KEPT:
            _drawn.clear()
        from fabletable.server.http.preview_picture import (
            picture,  # a heavy library, for those tables alone that are shown
        )

        scene = await _scene(service, table)
        data = await service.workers.call(lambda: picture(find(info.game).box, scene, preview))
        known = _drawn[table_id] = (monotonic(), str(preview), data)
    headers = {"Cache-Control": f"private, max-age={int(KEPT_SECONDS)}", "Cross-Origin-Resource-Policy": "cross-origin"}
    return Response(known[2], media_type="image/png", headers=headers)


async def _scene(service: TableService, table: OpenTable) -> Scene | None:
    """Return the scene that spectators see; a table that still gathers shows the beginning of such a game, under a seed
    that is not its own."""
    if table.replica.match is not None:
        return table.replica.match.scene(None)
    game, options, seats = find(table.replica.row.game), table.replica.row.options, len(table.replica.seats)
    return await service.workers.call(lambda: kernel_match.start(game, seats, "preview", options).scene(None))
