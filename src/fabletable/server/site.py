"""The table as a site of plain files: the page, the runtime for tabs and what games show, for any static host."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

import msgspec

from fabletable import __version__
from fabletable.kernel import Refused
from fabletable.server.http.device_data import FOLDER, data_file, data_paths
from fabletable.server.http.page_files import PAGE
from fabletable.server.limits.access import HEADERS

NOT_NEEDED = shutil.ignore_patterns("icons.json", "chunks.json", ".built", "*.map")
MARKED = "fabletable-site"
"""The name of the tag by which the page knows that it is such a site."""

_SHELL = re.compile(r'\{"site":.*?\]\}')
_NOT_KEPT = re.compile(r"^(index\.html|sw\.js|licences\.txt)$|-cyrillic-ext-")
"""Files that a page without a network can do without: letters of languages that it does not speak, among them."""
_UNMARKED = re.compile(r"runtime/(data/|runtime\.json$)")
_PATHS = re.compile(r'(href|src)="/')


class SitePart(NamedTuple):
    """A part of the site and what it weighs, in bytes."""

    name: str
    size: int


def write_site(folder: Path) -> list[SitePart]:
    """Write the site; refused where the page or its runtime is not built, or the folder holds something else."""
    if not (PAGE / "index.html").is_file() or not (PAGE / "runtime" / "runtime.json").is_file():
        raise Refused("why-no-runtime", {"command": "make site"})
    if folder.exists() and any(folder.iterdir()) and not _is_site(folder):
        raise Refused("why-not-a-site", {"folder": str(folder)})
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder, ignore=NOT_NEEDED)
    for name in data_paths():
        file = folder / FOLDER / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data_file(name).plain)
    mark = _mark_of(folder)
    _change(folder / "index.html", lambda text: _relative(text, mark))
    _change(folder / "sw.js", lambda text: _for_site(text, mark, folder))
    return parts_of(folder)


def _is_site(folder: Path) -> bool:
    page = folder / "index.html"
    return page.is_file() and MARKED in page.read_text("utf-8")


def _mark_of(folder: Path) -> str:
    """Return a mark that differs from content to content."""
    seen = blake2b(__version__.encode(), digest_size=6)
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        seen.update(str(file.relative_to(folder)).encode() + file.read_bytes())
    return seen.hexdigest()


def _policy() -> str:
    """Return the content policy of a server's page, without what only a header can say."""
    parts = HEADERS["Content-Security-Policy"].split("; ")
    return "; ".join(part for part in parts if not part.startswith("frame-ancestors"))


POLICY = _policy()


def _change(file: Path, changed: Callable[[str], str]) -> None:
    file.write_text(changed(file.read_text("utf-8")), "utf-8")


def _relative(text: str, mark: str) -> str:
    """Return the page as it lies in any folder."""
    tags = (
        f'<meta name="{MARKED}" content="{mark}" />',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />',
    )
    return _PATHS.sub(r'\1="./', text).replace("<title>", "\n    ".join([*tags, "<title>"]), 1)


def _shell_of(folder: Path) -> list[str]:
    """Return the files that a page without a network needs before its tables are set up, fonts among them."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and "runtime" not in path.parts)
    return ["", *(file.relative_to(folder).as_posix() for file in files if not _NOT_KEPT.search(file.name))]


def _runtime_of(folder: Path, mark: str) -> list[str]:
    """Return the addresses by which the page asks for its runtime: a file whose name does not tell its content is asked
    for by the mark."""
    files = sorted(path for path in (folder / "runtime").rglob("*") if path.is_file())
    names = [file.relative_to(folder).as_posix() for file in files]
    return [f"{name}?{mark}" if _UNMARKED.match(name) else name for name in names]


def _for_site(text: str, mark: str, folder: Path) -> str:
    """Return the service worker of a site, with the files that it keeps and their mark."""
    lists = {"runtime": _runtime_of(folder, mark), "shell": _shell_of(folder)}
    known = msgspec.json.encode({"site": True, "mark": mark, **lists}).decode()
    changed, count = _SHELL.subn(lambda _: known, text)
    if count != 1:
        raise Refused("why-no-runtime", {"command": "make site"})
    return changed


def parts_of(folder: Path) -> list[SitePart]:
    """Return what each part of the site weighs."""
    sizes: dict[str, int] = {}
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        name = part_of(file.relative_to(folder))
        sizes[name] = sizes.get(name, 0) + file.stat().st_size
    return [SitePart(name, size) for name, size in sizes.items()]


def part_of(file: Path) -> str:
    """Return the name of the part that this file of a site belongs to."""
    match file.parts:
        case ["runtime", "data", *_]:
            return "texts"
        case ["runtime", name, *_]:
            return re.sub(r"-[0-9a-f]{10}\..*|\.json$", "", name)
        case _:
            return "page"
