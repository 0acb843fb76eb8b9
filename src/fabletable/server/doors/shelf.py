"""What can be played here, in every language there is."""

from __future__ import annotations

import gzip
import logging
import re
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.params import FromPath

from fabletable.bots import strengths
from fabletable.games import find
from fabletable.games import shelf as game_keys
from fabletable.kernel import Game, Refused, Setting
from fabletable.kernel.catalogue import LANGUAGES, catalogue_from, files, sources, text_package
from fabletable.server.messages import BotInfo, GameInfo, SettingInfo, SettingKind, Shelf

_log = logging.getLogger(__name__)


@get("/api/games", sync_to_thread=False)
def shelf() -> Shelf:
    bots = [BotInfo(name, strength) for strength, name in enumerate(strengths(), 1)]
    found = [game for key in game_keys() if (game := _loaded(key)) is not None]
    return Shelf([_game_info(game) for game in found], bots)


def _loaded(key: str) -> Game | None:
    """A game that does not even load must not close the house."""
    try:
        return find(key)
    except Exception:  # noqa: BLE001 whatever is wrong with it
        _log.exception("a game cannot be loaded", extra={"game": key})
        return None


def kind_of(setting: Setting) -> SettingKind:
    kinds: tuple[SettingKind, ...] = ("choice", "flag", "many", "tweaks")
    return kinds[kinds.index(setting.kind)]


def _game_info(game: Game) -> GameInfo:
    settings = [
        SettingInfo(setting.name, kind_of(setting), setting.default, list(setting.choices)) for setting in game.settings
    ]
    package = text_package(game)
    spoken = [language for language in LANGUAGES if _own(package, language)]
    titles = {language: _title(package, game.key, language) for language in spoken}
    return GameInfo(
        game.key,
        game.version,
        game.players,
        settings,
        list(game.rules),
        spoken,
        {language: said.title for language, said in titles.items() if said.title},
        {language: said.motto for language, said in titles.items() if said.motto},
        game.box,
    )


class Title(NamedTuple):
    title: str
    motto: str


@cache
def _title(package: str, key: str, language: str) -> Title:
    """A game's name and the line below it. Only that message is read: whole catalogues take seconds to parse."""
    message = f"game-{key}"
    entry = re.compile(rf"^{re.escape(message)} *=.*(?:\n[ \t]+.*)*", re.MULTILINE)
    found = [match.group() for text in _own(package, language) if (match := entry.search(text))]
    said = catalogue_from(language, found)
    return Title(
        *(said.format(each, {}) if said.has(each) else "" for each in (message, f"{message}.motto")),
    )


@get("/api/games/{key:str}/text/{language:str}", sync_to_thread=False)
def game_text(key: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """The catalogue of a game: the kernel's messages, the server's and the game's own."""
    return _catalogue(request, language, find(key))


@get("/api/text/{language:str}", sync_to_thread=False)
def house_text(language: FromPath[str], request: Request[Any, Any, Any]) -> Response[str]:
    """What is said before a game is chosen."""
    return _catalogue(request, language, None)


def _catalogue(request: Request[Any, Any, Any], language: str, game: Game | None) -> Response[str]:
    if language not in LANGUAGES:
        raise Refused("why-no-such-language", {"language": language[:20], "known": ", ".join(LANGUAGES)})
    page = _page("" if game is None else text_package(game), language)
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response("", status_code=304, headers=headers)
    body: Any = page.plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="text/plain", headers=headers)


class Page(NamedTuple):
    """A catalogue as it is sent. Packing one takes longer than a whole move, so it is done once."""

    plain: bytes
    packed: bytes
    tag: str


@cache
def _page(package: str, language: str) -> Page:
    plain = "\n".join([*sources("fabletable.server", language), *_own(package, language)]).encode()
    return Page(plain, gzip.compress(plain, 6), f'"{blake2b(plain, digest_size=8).hexdigest()}"')


@cache
def _own(package: str, language: str) -> Sequence[str]:
    """A game's own files, without the kernel's."""
    return () if package in ("", "fabletable.kernel") else files(package, language)
