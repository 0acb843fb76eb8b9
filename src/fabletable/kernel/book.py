"""The rules of a game as a book: chapters and their sections, what leads where, and what is in force at which table.

The texts are ``rule-ID`` and ``rule-ID.text``, of chapters and sections alike. A text has paragraphs between blank
lines, ``- `` and ``1. `` at the start of a line for lists, ``**words**`` for what matters, ``[words](ID)`` for a link.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

ShownWhen: TypeAlias = Sequence[Mapping[str, str | bool]]
"""The options for which a rule is in force: one of these must match. Empty: at every table."""


class Section:
    """A part of a chapter with a heading of its own. ``players``: the table sizes at which it is in force;
    empty: all."""

    __slots__ = ("key", "players", "when")

    def __init__(self, key: str, *, when: ShownWhen = (), players: Sequence[int] = ()) -> None:
        self.key: str = key
        self.when: ShownWhen = when
        self.players: Sequence[int] = players

    def __repr__(self) -> str:
        return f"Section({self.key!r})"

    def in_force(self, players: int, options: Mapping[str, Any]) -> bool:
        if self.players and players not in self.players:
            return False
        return not self.when or any(all(options.get(name) == word for name, word in each.items()) for each in self.when)

    def is_optional(self) -> bool:
        """Tell whether the rule is out of force at some tables."""
        return bool(self.when or self.players)


class Example:
    """The example of a chapter: the first moment of one of these ``kinds`` whose log has one of these lines."""

    __slots__ = ("kinds", "lines")

    def __init__(self, kinds: str, *lines: str) -> None:
        self.kinds: Sequence[str] = kinds.split()
        self.lines: Sequence[str] = lines


class Chapter(Section):
    """A chapter of the rules. ``sections`` are its parts in order, ``see`` the rules to read next, ``speaks`` the
    options of the game that it explains as a whole."""

    __slots__ = ("example", "sections", "see", "speaks")

    def __init__(
        self,
        key: str,
        *sections: Section | str,
        see: Sequence[str] = (),
        example: Example | None = None,
        speaks: Sequence[str] = (),
        when: ShownWhen = (),
        players: Sequence[int] = (),
    ) -> None:
        super().__init__(key, when=when, players=players)
        self.sections: Sequence[Section] = [
            Section(section) if isinstance(section, str) else section for section in sections
        ]
        self.see: Sequence[str] = see
        self.example: Example | None = example
        self.speaks: Sequence[str] = speaks

    def __repr__(self) -> str:
        return f"Chapter({self.key!r})"


class Book:
    """All chapters in order. ``seed`` and ``players`` are those of the game its examples are taken from."""

    __slots__ = ("chapters", "players", "seed")

    def __init__(self, *chapters: Chapter | str, seed: str = "book", players: int = 0) -> None:
        self.chapters: Sequence[Chapter] = [
            Chapter(chapter) if isinstance(chapter, str) else chapter for chapter in chapters
        ]
        self.seed: str = seed
        self.players: int = players

    def __iter__(self) -> Iterator[str]:
        """Yield every rule: the chapters, each before its sections."""
        for chapter in self.chapters:
            yield chapter.key
            for section in chapter.sections:
                yield section.key

    def __contains__(self, rule: object) -> bool:
        return any(key == rule for key in self)

    def chapter_of(self, rule: str) -> Chapter | None:
        """Return the chapter that is this rule or contains it."""
        for chapter in self.chapters:
            if chapter.key == rule or any(section.key == rule for section in chapter.sections):
                return chapter
        return None

    def options(self) -> set[str]:
        """Return the options of the game that the chapter explains."""
        found: set[str] = set()
        for chapter in self.chapters:
            found.update(chapter.speaks)
            for part in (chapter, *chapter.sections):
                for each in part.when:
                    found.update(each)
        return found


# --- reading ---

LINK: Final = re.compile(r"\[([^\]]+)\]\(([a-z0-9-]+)\)")
LOUD: Final = re.compile(r"\*\*([^*]+)\*\*")
ITEM: Final = re.compile(r"(?:-|\d+\.) ")


def links_in(text: str) -> list[str]:
    """Return the rules that a text links to."""
    return [match.group(2) for match in LINK.finditer(text)]


def plain(text: str) -> str:
    """Return the text without markup, as it is read aloud."""
    return LOUD.sub(r"\1", LINK.sub(r"\1", text))


# --- searching ---

SOFT: Final = "aeiouyаеиоуыэюяйьъ"
"""The endings that inflection changes; a search compares only the part before them."""


def folded(text: str) -> str:
    """Return the text in lower case and without accents, letter by letter."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text.lower())


def needles(words: str) -> list[str]:
    """Return the stems that a text must contain, all of them, to match these words."""
    found = folded(plain(words)).split()
    return [word.rstrip(SOFT) if len(word.rstrip(SOFT)) >= 3 else word for word in found]


def hits(text: str, words: Sequence[str]) -> int:
    """Return how often the words occur in the text; 0 if one of them is missing."""
    among = folded(plain(text))
    found = [among.count(word) for word in words]
    return sum(found) if all(found) else 0
