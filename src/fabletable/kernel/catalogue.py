"""Catalogues of sentences in Project Fluent format: the kernel's own and one folder per game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.ast import Resource, Term

from fabletable.kernel.game import Game
from fabletable.kernel.message import Arg, Message

LANGUAGES = ("en", "ru", "cs", "bg")

FORMS = ("gen", "dat", "acc", "ins", "loc", "voc", "the", "an", "more", "less")
"""The forms a name may have beside its usual one: attributes of its message. ``{ ACC($card) }`` asks for ``.acc``. What
a mat counts has the forms ``more`` and ``less``: "more gold", "less gold"."""

GENDER = "gender"
GENDERS = ("m", "f", "n", "pl")
"""The genders of names, an attribute as well. A sentence asks for it with ``{ GENDER($card) -> ... }``."""


YOU = "you"
ACTORS = ("seat", "hero")
"""A sentence may have a form for the person it is about: ``.you`` where ``$seat`` or ``$hero`` reads it ("You beat the
Bear."), ``.you-other`` where ``$other`` does ("Hazel attacks you."), and so on for every argument."""


def seat_of(name: Message) -> int | None:
    """Return the seat that a name stands for: a player's, or that of a piece whose name carries its ``seat``."""
    seat = name.args.get("n" if name.id == "seat" else "seat")
    return seat if isinstance(seat, int) else None


def sources(package: str, language: str) -> list[str]:
    """Return the catalogue files of a package (``fabletable.games.NAME``) in a language, the kernel's first."""
    return [*files("fabletable.kernel", language), *files(package, language)]


def files(package: str, language: str) -> list[str]:
    """Return the catalogue files of one package alone."""
    folder = resources.files(package) / "text" / language
    if not folder.is_dir():
        return []
    found: list[Traversable] = sorted(folder.iterdir(), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in found if file.name.endswith(".ftl")]


class Catalogue:
    """Formats messages in one language, with English for missing translations."""

    def __init__(self, package: str, language: str = "en", packs: Sequence[str] = ()) -> None:
        self.language = language
        languages = [language] if language == "en" else [language, "en"]
        self._bundles = [_bundle((package, *packs), each) for each in languages]

    def say(self, message: Message, names: Sequence[str] = (), reader: int | None = None) -> str:
        """Return the sentence. ``names`` are the players' names by seat; ``reader`` is the seat of the one person who
        reads it, who is addressed as "you" where the message has a form for that."""
        return self.formed(message, names, "", reader)

    def formed(self, message: Message, names: Sequence[str], form: str, reader: int | None = None) -> str:
        """Return the message in one of its forms; where it has no such form, as it is. People's names have one form."""
        if message.id == "seat":
            return self._seat(message.args["n"], names)
        args = {name: self._argument(value, names, reader) for name, value in message.args.items()}
        return self.format(message.id, args, form or self._address(message, reader))

    def _address(self, message: Message, reader: int | None) -> str:
        """Return the form that addresses the reader: ``you`` where ``$seat`` or ``$hero`` is the reader, ``you-NAME``
        where another argument is; an empty string where no argument is the reader or the message has no such form."""
        if reader is None:
            return ""
        for name, value in message.args.items():
            if isinstance(value, Message) and seat_of(value) == reader:
                form = YOU if name in ACTORS else f"{YOU}-{name}"
                if self.has(f"{message.id}.{form}"):
                    return form
        return ""

    def gender(self, message: Message, names: Sequence[str]) -> str:
        """Return the gender of a name in this language; empty if its message has none."""
        found_gender = "" if message.id == "seat" else self.formed(message, names, GENDER)
        return found_gender if found_gender in GENDERS else ""

    def _seat(self, seat: Any, names: Sequence[str]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        return self.format("seat-unnamed", {"n": seat + 1 if isinstance(seat, int) else seat})

    def _argument(self, value: Arg, names: Sequence[str], reader: int | None) -> int | str | NameArgument:
        return NameArgument(self, value, names, reader) if isinstance(value, Message | list) else value

    def listed(self, items: Sequence[str]) -> str:
        """Return the items joined as the language does it."""
        if not items:
            return self.format("list-none", {})
        sentence = items[0]
        for position, item in enumerate(items[1:], 2):
            message = "list-last" if position == len(items) else "list-more"
            sentence = self.format(message, {"so-far": sentence, "next": item})
        return sentence

    def format(self, message: str, args: Mapping[str, Any], form: str = "") -> str:
        name, _, attribute = message.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.attributes.get(form, found.value)
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


class NameArgument(FluentType):
    """An argument with a name: a card, a place, or a list of them. It is formatted in the form the sentence
    asks for."""

    def __init__(
        self, catalogue: Catalogue, value: Message | list[Message], names: Sequence[str], reader: int | None = None
    ) -> None:
        self._catalogue = catalogue
        self._value = value
        self._names = names
        self._reader = reader

    def format(self, locale: Any) -> str:
        return self.form("")

    def form(self, form: str) -> str:
        if isinstance(self._value, Message):
            return self._said(self._value, form)
        return self._catalogue.listed([self._said(each, form) for each in self._value])

    def _said(self, message: Message, form: str) -> str:
        return self._catalogue.formed(message, self._names, form, self._reader)

    def gender(self) -> str:
        """Return the gender of the name; several things are plural."""
        if isinstance(self._value, Message):
            return self._catalogue.gender(self._value, self._names)
        if len(self._value) == 1:
            return self._catalogue.gender(self._value[0], self._names)
        return "pl" if self._value else ""


def _asking_for(form: str) -> Callable[[Any], Any]:
    return lambda value: value.form(form) if isinstance(value, NameArgument) else value


def _gender(value: Any) -> str:
    return value.gender() if isinstance(value, NameArgument) else ""


FUNCTIONS: dict[str, Callable[[Any], Any]] = {form.upper(): _asking_for(form) for form in FORMS} | {"GENDER": _gender}
"""The Fluent functions that a sentence can apply to a name, in capitals."""


def catalogue_of(game: Game, language: str = "en") -> Catalogue:
    return Catalogue(text_package(game), language, text_packages(game)[1:])


def text_package(game: Game) -> str:
    """Return the package with the folder ``text`` of the game's sentences: the game's own or one above it."""
    return _folder_of(type(game).__module__)


def text_packages(game: Game) -> tuple[str, ...]:
    """Return the packages with the sentences of a game and of the packs brought to it."""
    return (text_package(game), *(_folder_of(pack.module) for pack in game.brought_packs))


def _folder_of(module: str) -> str:
    package = module
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


def catalogue_from(language: str, texts: Sequence[str]) -> Catalogue:
    """Return a catalogue of these texts alone, without English behind it."""
    made = Catalogue("fabletable.kernel", language)
    made._bundles = [LazyBundle(language, texts)]
    return made


_ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Matches the beginning of a message or a term; the rest of an entry is indented or closes a brace."""


class LazyBundle(FluentBundle):
    """A bundle that parses a message when it is first used. A game has thousands of messages, and a table uses a few
    hundred."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        for text in texts:
            begins = list(_ENTRY.finditer(text))
            ends = [entry.start() for entry in begins[1:]] + [len(text)]
            self._unread |= {entry[1]: text[entry.start() : end] for entry, end in zip(begins, ends, strict=True)}

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._read(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _read(self, name: str) -> None:
        text = self._unread.get(name)
        if text is not None:
            entry = FluentParser(with_spans=False).parse_entry(text)
            if isinstance(entry, FluentMessage | Term):  # anything else is a fault of the writer, and not there
                self.add_resource(Resource([entry]))
            self._unread.pop(name, None)  # last: another thread may say it meanwhile


@cache
def _bundle(packages: tuple[str, ...], language: str) -> LazyBundle:
    """Build the bundle of a game and its packs; the first message of an id counts, so that a pack changes no sentence
    of its game."""
    texts = [sources(packages[0], language), *(files(pack, language) for pack in packages[1:])]
    return LazyBundle(language, [text for each in reversed(texts) for text in each])
