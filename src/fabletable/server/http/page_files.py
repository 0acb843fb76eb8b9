"""The page: what npm built, kept in memory and shown as it is; every path that is no file is the page's own."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from fabletable.server.http.cached_response import ASK_AGAIN, FOR_EVER, CachedResponse, shown

PAGE = Path(__file__).parent.parent / "page"

_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fabletable</title>
<h1>The page is not built yet</h1>
<p>The server runs and answers at <a href="/api/games">/api/games</a>, but the page it serves is made from
<code>web/</code> by npm. Run <code>make page</code> and reload.</p></html>
"""


# The types that the machine's own list may lack or have wrong.
_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}

_kept: dict[Path, tuple[tuple[int, int], CachedResponse]] = {}
"""The files as they were read, each with its time and size then."""


def media_type(file: Path) -> str:
    return _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def page_at(path: str) -> CachedResponse | None:
    """Return the file of the page at this path; None when there is nothing."""
    found = None if path == "/" else _file(path)
    if found is None and "." not in path.rpartition("/")[2]:
        return _file("/index.html")
    return found


def _file(path: str) -> CachedResponse | None:
    """Return the file behind a path, read again when the page was built anew."""
    file = PAGE / path.lstrip("/")
    known = _kept.get(file)
    try:
        if known is None and not _is_inside(file):
            return None
        seen = file.stat()
    except (OSError, ValueError):
        _kept.pop(file, None)
        return None
    stamp = (seen.st_mtime_ns, seen.st_size)
    if known is None or known[0] != stamp:
        # Vite puts a hash into the names of the files in assets/, so these never change.
        kept = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
        known = _kept[file] = (stamp, shown(file.read_bytes(), media_type(file), kept))
    return known[1]


def _is_inside(file: Path) -> bool:
    """Tell whether a file exists within the page's folder; a link or ``..`` may lead out of it."""
    found = file.resolve()
    return found.is_file() and found.is_relative_to(PAGE.resolve())


def prepare() -> None:
    """Read and pack what every visitor needs, before the first one comes."""
    page_at("/")
    for file in (PAGE / "assets").glob("*"):
        page_at(f"/assets/{file.name}")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: FromPath[str] = "/") -> Response[str]:
    """Answer paths that the static cache has nothing for."""
    if path.startswith("/api/") or "." in path.rpartition("/")[2]:
        raise NotFoundException
    return Response(_NOT_BUILT, status_code=503, media_type=MediaType.HTML)
