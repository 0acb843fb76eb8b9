"""The page: what npm built, served as it is; every path that is no file is the page's own."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

PAGE = Path(__file__).parent.parent / "page"

_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fabletable</title>
<h1>The page is not built yet</h1>
<p>The server runs and answers at <a href="/api/games">/api/games</a>, but the page it serves is made from
<code>web/</code> by npm. Run <code>make page</code> and reload.</p></html>
"""


# What the machine's own list may lack or have wrong.
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


def media_type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def file_at(folder: Path, path: str) -> Path | None:
    """The file behind a path, never one outside the folder."""
    found = (folder / path.lstrip("/")).resolve()
    if found.is_file() and found.is_relative_to(folder.resolve()):
        return found
    return None


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "/") -> Response[str] | File:
    if path.startswith("/api/"):
        raise NotFoundException
    found = None if path == "/" else file_at(PAGE, path)
    if found is not None:
        # Vite puts a hash into the names of what lies in assets/, so these never change.
        kept = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        return File(
            found, content_disposition_type="inline", media_type=media_type(found), headers={"Cache-Control": kept}
        )
    if "." in path.rpartition("/")[2]:
        raise NotFoundException
    index = file_at(PAGE, "index.html")
    if index is None:
        return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    return File(
        index, content_disposition_type="inline", media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}
    )
