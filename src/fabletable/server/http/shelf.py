"""Over HTTP: the games of this server, in every language there is."""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from fabletable.bots import strengths
from fabletable.bots.roster import STRENGTHS
from fabletable.games import BUILT_IN, find
from fabletable.games import shelf as game_keys
from fabletable.kernel import Chapter, Game, Refused, Setting
from fabletable.kernel.catalogue import LANGUAGES, sources, text_package, text_packages
from fabletable.kernel.game import settings_of
from fabletable.kernel.signs import COMMON_SIGNS as SIGNS
from fabletable.kernel.tweaks import CardNumbers, most_of, name_of
from fabletable.server.http.cached_response import ASK_AGAIN, CachedResponse, shown
from fabletable.server.messages import (
    BotInfo,
    CardInfo,
    ChapterInfo,
    GameInfo,
    LessonInfo,
    NumberInfo,
    RuleInfo,
    SettingInfo,
    SettingKind,
    Shelf,
    SignGroup,
)
from fabletable.server.titles import own_texts, title_in

_log = logging.getLogger(__name__)


@get("/api/games", sync_to_thread=False)
def shelf() -> Shelf:
    return _shelf(*_standing())


def _standing() -> tuple[tuple[Game, ...], tuple[str, ...]]:
    """Return the games and bots of this moment; others may be registered later."""
    found = [game for key in game_keys() if (game := _loaded(key)) is not None]
    return tuple(found), tuple(strengths())


@lru_cache(4)
def _shelf(games: tuple[Game, ...], bots: tuple[str, ...]) -> Shelf:
    named = [BotInfo(name, strength) for strength, name in enumerate(bots, 1)]
    return Shelf([_game_info(game) for game in games], named)


def _loaded(key: str) -> Game | None:
    """Return a game, or None when it does not even load: that must not stop the server."""
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
        SettingInfo(setting.name, kind_of(setting), setting.default, list(setting.choices))
        for setting in settings_of(game)
    ]
    package = text_package(game)
    spoken = [language for language in LANGUAGES if own_texts(package, language)]
    titles = {language: title_in(package, game.key, language) for language in spoken}
    return GameInfo(
        game.key,
        game.version,
        game.players,
        settings,
        [_chapter_info(chapter) for chapter in game.book.chapters],
        spoken,
        {language: said.title for language, said in titles.items() if said.title},
        {language: said.motto for language, said in titles.items() if said.motto},
        game.box,
        list(game.temperaments),
        _lesson_info(game, spoken),
        {language: said.about for language, said in titles.items() if said.about},
    )


def _chapter_info(chapter: Chapter) -> ChapterInfo:
    return ChapterInfo(
        chapter.key,
        [dict(each) for each in chapter.when],
        list(chapter.players),
        [RuleInfo(part.key, [dict(each) for each in part.when], list(part.players)) for part in chapter.sections],
        list(chapter.see),
        list(chapter.speaks),
        chapter.example is not None,
    )


def _lesson_info(game: Game, spoken: list[str]) -> LessonInfo | None:
    """Describe the lesson of a game, if it has one; it exists in each language that has its first sentence."""
    lesson = game.lesson
    if lesson is None:
        return None
    first = re.compile(rf"^{re.escape(lesson.steps[0].message_id)} *=", re.MULTILINE)
    taught = [each for each in spoken if any(first.search(text) for text in own_texts(text_package(game), each))]
    return LessonInfo(len(lesson.steps), lesson.minutes, taught)


@get("/api/games/{key:str}/text/{language:str}", sync_to_thread=False)
def game_text(key: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """Return the catalogue of a game in a language: the messages of the kernel, of the server and its own."""
    return Response(_catalogue(text_packages(find(key)), language).plain, media_type=_TEXT)


@get("/api/games/{key:str}/numbers", sync_to_thread=False)
def game_numbers(key: FromPath[str]) -> list[CardInfo]:
    """List the cards of a game with the numbers on them that a table may change (its option ``tweaks``)."""
    return game_numbers_of(find(key))


def game_numbers_of(game: Game) -> list[CardInfo]:
    return [] if game.numbers is None else [_card_info(each) for each in game.numbers.cards()]


def _card_info(each: CardNumbers) -> CardInfo:
    numbers = [NumberInfo(name, name_of(name), n, most_of(name)) for name, n in each.printed.items()]
    return CardInfo(each.card, each.message, numbers)


@get("/api/games/{key:str}/signs", sync_to_thread=False)
def game_signs(key: FromPath[str]) -> list[SignGroup]:
    """Return the signs seen at a table of this game with their meaning: the game's own, then those of every game."""
    return game_signs_of(find(key))


def game_signs_of(game: Game) -> list[SignGroup]:
    return [SignGroup(name, list(signs)) for whose in (game.signs, SIGNS) for name, signs in whose.groups.items()]


@get("/api/text/{language:str}", sync_to_thread=False)
def server_text(language: FromPath[str]) -> Response[bytes]:
    """Return the sentences that are said before a game is chosen."""
    return Response(_catalogue((), language).plain, media_type=_TEXT)


# --- from memory ---

_TEXT = "text/plain; charset=utf-8"


def shelf_at(path: str) -> CachedResponse | None:
    """Return the shelf or a catalogue, ready to be sent, or None for any other path; refuse a game or language that is
    not there."""
    match path.split("/")[2:]:
        case ["games"]:
            return _shown_shelf(*_standing())
        case ["text", language]:
            return _catalogue((), language)
        case ["games", key, "text", language]:
            return _catalogue(text_packages(find(key)), language)
        case _:
            return None


def own_shelf() -> CachedResponse:
    """Return the shelf with the built-in games and bots: what was brought to this process no tab has."""
    games, _ = _standing()
    return _shown_shelf(tuple(game for game in games if game.key in BUILT_IN), tuple(STRENGTHS))


@lru_cache(4)
def _shown_shelf(games: tuple[Game, ...], bots: tuple[str, ...]) -> CachedResponse:
    return shown(msgspec.json.encode(_shelf(games, bots)), "application/json", ASK_AGAIN)


def _catalogue(packages: tuple[str, ...], language: str) -> CachedResponse:
    if language not in LANGUAGES:
        raise Refused("why-no-such-language", {"language": language[:20], "known": ", ".join(LANGUAGES)})
    return _written(packages, language)


@cache
def _written(packages: tuple[str, ...], language: str) -> CachedResponse:
    own = [text for package in packages for text in own_texts(package, language)]
    lines = [*sources("fabletable.table", language), *own]
    return shown("\n".join(lines).encode(), _TEXT, ASK_AGAIN)


def prepare() -> None:
    """Load the games and pack their catalogues, before the first visitor comes."""
    games, bots = _standing()
    _shown_shelf(games, bots)
    for language in LANGUAGES:
        _catalogue((), language)
        for game in games:
            _catalogue(text_packages(game), language)
