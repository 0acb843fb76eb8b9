"""Sentences for people, from Project Fluent catalogues; the kernel's own and one folder a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fabletable.kernel.game import Game
from fabletable.kernel.say import Arg, Say

LANGUAGES = ("en", "ru", "cs", "bg")


def sources(package: str, language: str) -> list[str]:
    """The catalogue files of a package (``fabletable.games.NAME``) in a language, the kernel's first."""
    return [*files("fabletable.kernel", language), *files(package, language)]


def files(package: str, language: str) -> list[str]:
    """The catalogue files of one package alone."""
    folder = resources.files(package) / "text" / language
    if not folder.is_dir():
        return []
    found: list[Traversable] = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found if file.name.endswith(".ftl")]


class Catalogue:
    """Says messages in one language, falling back to English where a translation is missing."""

    def __init__(self, package: str, language: str = "en") -> None:
        self.language = language
        languages = [language] if language == "en" else [language, "en"]
        self._bundles = [_bundle(package, each) for each in languages]

    def say(self, message: Say, names: Sequence[str] = ()) -> str:
        """The sentence. ``names`` are the players' names by seat."""
        if message.id == "seat":
            return self._seat(message.args["n"], names)
        args = {name: self._plain(value, names) for name, value in message.args.items()}
        return self.format(message.id, args)

    def _seat(self, seat: Any, names: Sequence[str]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        return self.format("seat-unnamed", {"n": seat + 1 if isinstance(seat, int) else seat})

    def _plain(self, value: Arg, names: Sequence[str]) -> int | str:
        if isinstance(value, Say):
            return self.say(value, names)
        if isinstance(value, list):
            return self._list([self.say(item, names) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        if not items:
            return self.format("list-none", {})
        sentence = items[0]
        for position, item in enumerate(items[1:], 2):
            message = "list-last" if position == len(items) else "list-more"
            sentence = self.format(message, {"so-far": sentence, "next": item})
        return sentence

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(args))[0])
        return message

    def has(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                if (found.attributes.get(attribute) if attribute else found.value) is not None:
                    return True
        return False


def catalogue_of(game: Game, language: str = "en") -> Catalogue:
    return Catalogue(text_package(game), language)


def text_package(game: Game) -> str:
    """Where the game's own sentences are: the folder ``text`` beside it or above it."""
    package = type(game).__module__
    while package:
        if _has_text(package):
            return package
        package = package.rpartition(".")[0]
    return "fabletable.kernel"


def _has_text(package: str) -> bool:
    try:
        return (resources.files(package) / "text").is_dir()
    except (TypeError, ModuleNotFoundError):  # a single file is no package
        return False


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(package, language):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle
