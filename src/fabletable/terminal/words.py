"""Words of the command line that several commands take."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from fabletable.bots import bring_bot
from fabletable.games import bring, bring_pack, find
from fabletable.kernel import Game, Pack, Refused
from fabletable.kernel.link import is_link, read_link, record_in
from fabletable.kernel.record import Record, read_record
from fabletable.kernel.tweaks import read_tweaks


def options_from(words: Sequence[str], tweaks: Path | None = None) -> dict[str, Any]:
    """Return ``["feats=random"]`` as the options of a game, with the user's own numbers from a file."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise Refused("why-option-shape", {"word": word})
        options[name] = value
    if tweaks is not None:
        read_bytes(tweaks)  # a file that is not there is named as any other, not as an override
        options["tweaks"] = read_tweaks(tweaks)
    return options


def vary_from(words: Sequence[str]) -> dict[str, list[str]]:
    """Parse options that games take turns with: ``["scenario=margath,corpse-king"]``."""
    return {name: str(value).split(",") for name, value in options_from(words).items()}


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as broken:
        raise Refused("why-no-file", {"file": str(path), "detail": broken.strerror or str(broken)}) from None


def bots_from(word: str) -> list[str]:
    return [name.strip() for name in word.split(",") if name.strip()]


def record_from(path: Path) -> Record:
    """Return the record in a file, or the one in a link that was given in its place."""
    if not is_link(str(path)):
        return read_record(read_bytes(path))
    link = read_link(str(path))
    return record_in(link, find(link.header.game))


def readable(word: str | None) -> str | None:
    """Return a word that is valid text; other bytes arrive as lone surrogates, which no record could hold."""
    try:
        (word or "").encode()
    except UnicodeEncodeError:
        raise Refused("why-not-text", {"word": ascii(word)}) from None
    return word


def writable(path: Path) -> Path:
    """Return the path if a file can be written there, before a long game rather than after it."""
    is_new = not path.exists()
    if path.is_fifo():
        return path
    try:
        path.open("ab").close()
    except OSError as broken:
        raise Refused("why-no-file", {"file": str(path), "detail": broken.strerror or str(broken)}) from None
    if is_new:
        path.unlink()
    return path


def written(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as broken:
        raise Refused("why-no-file", {"file": str(path), "detail": broken.strerror or str(broken)}) from None


def bring_from(word: str) -> None:
    """Load a user's own game (``GAME``), pack of cards (``PACK``) or bots (``BOTS``, by name) from a file ``mine.py``,
    a folder ``mine/`` or an installed module."""
    path = Path(word).resolve()
    module = (path.stem if path.is_file() else path.name) if path.exists() else word
    sys.path.insert(0, str(path.parent))
    try:
        brought = import_module(module)
    except ModuleNotFoundError as missing:
        if not path.exists() and f"{module}.".startswith(f"{missing.name}."):
            raise Refused("why-nothing-to-bring", {"word": word}) from None
        raise Refused("why-not-brought", {"word": word, "detail": str(missing)}) from None
    except Refused:
        raise
    except Exception as broken:  # noqa: BLE001 - a user's file may break in any way
        raise Refused("why-not-brought", {"word": word, "detail": f"{type(broken).__name__}: {broken}"}) from None
    game, pack, bots = (getattr(brought, name, None) for name in ("GAME", "PACK", "BOTS"))
    if not isinstance(game, Game) and not isinstance(pack, Pack) and not isinstance(bots, Mapping):
        raise Refused("why-brings-nothing", {"word": word})
    if isinstance(game, Game):
        bring(game)
    if isinstance(pack, Pack):
        bring_pack(pack)
    for name, make in (bots or {}).items():
        bring_bot(str(name), make)
