"""The title of a game, the line below it, and what it is about.

Only that message is read: whole catalogues take seconds to parse.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from fabletable.games import find
from fabletable.kernel.catalogue import catalogue_from, files, text_package


class Title(NamedTuple):
    title: str
    motto: str
    about: str


@cache
def title_in(package: str, key: str, language: str) -> Title:
    message = f"game-{key}"
    entry = re.compile(rf"^{re.escape(message)} *=.*(?:\n[ \t]+.*)*", re.MULTILINE)
    found = [match.group() for text in own_texts(package, language) if (match := entry.search(text))]
    said = catalogue_from(language, found)
    return Title(
        *(
            said.format(each, {}) if said.has(each) else ""
            for each in (message, f"{message}.motto", f"{message}.about")
        ),
    )


def title_of(game: str, language: str) -> str:
    """Return a game's title in this language, else in English, else its key."""
    package = text_package(find(game))
    return title_in(package, game, language).title or title_in(package, game, "en").title or game


@cache
def own_texts(package: str, language: str) -> Sequence[str]:
    """Return the texts of a game's own files, without the kernel's."""
    return () if package in ("", "fabletable.kernel") else files(package, language)
