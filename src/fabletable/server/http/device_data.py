"""Data of games that tables on a device read before they are set: shelf, catalogues, signs, numbers, examples, icons.

A server answers with it under ``/runtime/data/``, a site of plain files has it as files there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from fabletable.games import BUILT_IN, find
from fabletable.kernel import Refused
from fabletable.kernel.catalogue import LANGUAGES
from fabletable.kernel.rule_examples import rule_examples_of
from fabletable.server.http.cached_response import ASK_AGAIN, CachedResponse, shown
from fabletable.server.http.icons import held_set
from fabletable.server.http.shelf import game_numbers_of, game_signs_of, own_shelf, shelf_at
from fabletable.server.messages import Examples

FOLDER = "runtime/data/"
_JSON, _TEXT = "application/json", "text/plain; charset=utf-8"
_QUOTED = re.compile(r"""["']([a-z0-9]+(?:-[a-z0-9]+)*)(-\{)?""")


def data_paths() -> list[str]:
    """Return the paths of all these files, below ``FOLDER``."""
    found = ["games.json", "icons.json", "first-icons.json", *(f"text/{language}.ftl" for language in LANGUAGES)]
    for key in BUILT_IN:
        found += [f"games/{key}/{name}.json" for name in ("numbers", "signs", "examples")]
        found += [f"games/{key}/text/{language}.ftl" for language in LANGUAGES]
    return found


def data_at(path: str) -> CachedResponse | None:
    """Return the file of this path of a request; None where there is none."""
    prefix = f"/{FOLDER}"
    if not path.startswith(prefix):
        return None
    name = path.removeprefix(prefix)
    return data_file(name) if name in data_paths() else None


@cache
def data_file(name: str) -> CachedResponse:
    match name.rpartition(".")[0].split("/"):
        case ["games"]:
            return own_shelf()
        case ["icons"]:
            return shown(msgspec.json.encode(icons_of_games()), _JSON, ASK_AGAIN)
        case ["first-icons"]:
            return shown(msgspec.json.encode(icons_of_shelf()), _JSON, ASK_AGAIN)
        case ["games", key, "numbers"]:
            return shown(msgspec.json.encode(game_numbers_of(find(key))), _JSON, ASK_AGAIN)
        case ["games", key, "signs"]:
            return shown(msgspec.json.encode(game_signs_of(find(key))), _JSON, ASK_AGAIN)
        case ["games", key, "examples"]:
            return shown(msgspec.json.encode(Examples(rule_examples_of(find(key)))), _JSON, ASK_AGAIN)
    found = shelf_at(f"/api/{name.rpartition('.')[0]}")
    if found is None:
        raise Refused("why-no-such-page")
    return found


def icons_of_shelf() -> dict[str, str]:
    """Return the icons of boxes and faces, which are shown before all others have come."""
    named = set(re.findall(r'"([a-z0-9-]+)"', data_file("games.json").plain.decode())) | set(held_set().page)
    return {name: body for name, body in icons_of_games().items() if name in named}


@cache
def icons_of_games() -> dict[str, str]:
    """Return the icons that the page, games and the kernel name; where a name is put together, all it may be."""
    held = held_set().icons
    wanted: set[str] = set(held_set().page)
    for package in ("kernel", *(f"games.{key}" for key in BUILT_IN)):
        for text in _sources(resources.files(f"fabletable.{package}")):
            for name, is_begun in _QUOTED.findall(text):
                wanted.update([name] if not is_begun else (each for each in held if each.startswith(f"{name}-")))
    return {name: held[name] for name in sorted(wanted) if name in held}


def _sources(folder: Traversable) -> Iterator[str]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry.read_text("utf-8")
