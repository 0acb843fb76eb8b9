"""The properties that a translation shares with its English original."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent

from fabletable.terminal.preview import inside, variables
from tests.text.catalogues import entries

# The categories of whole numbers, but for the last, which every choice has as its default.
CATEGORIES = {"en": {"one"}, "ru": {"one", "few"}, "cs": {"one", "few"}, "bg": {"one"}}
NAMED_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# One number at least of every category of these languages, and those that only look like one.
SAMPLES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 21, 22, 25, 100, 101, 111)


@cache
def patterns(folder: Path, language: str) -> dict[str, fluent.Pattern]:
    """Return every sentence of one language of a package, by ``id`` or ``id.attribute``."""
    found: dict[str, fluent.Pattern] = {}
    for entry in entries(folder, language):
        if isinstance(entry, fluent.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def words(pattern: fluent.Pattern) -> str:
    """Return the sentence without what is put into it."""
    return " ".join(each.value for each in inside(pattern) if isinstance(each, fluent.TextElement))


def plural_faults(pattern: fluent.Pattern, language: str) -> Iterator[str]:
    """Yield forms that the language lacks or has too many of, and a form that is not for one number alone but hides
    it."""
    for choice in (each for each in inside(pattern) if isinstance(each, fluent.SelectExpression)):
        keys = {_key(variant): variant for variant in choice.variants}
        named = set(keys) & NAMED_CATEGORIES
        if named == {"other"} or not named:
            continue
        if named - {"other"} != CATEGORIES[language]:
            yield f"forms {sorted(named)}"
        if language == "ru" and not variables(choice.selector) <= variables(keys["one"].value):
            yield "[one] is 21 too, so it has to say the number; [1] is 1 alone"


def _key(variant: fluent.Variant) -> str:
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else str(variant.key.value)


LATIN = re.compile(r"[A-Za-z]{2,}")
LEVEL = re.compile(r"\b[IVX]+\b")
# Words that no Czech sentence has.
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|is|are|for|from|this|that|gains?|loses?|card|cards|gold|turn|one|two|not|has|have)\b",
    re.IGNORECASE,
)


TARGET = re.compile(r"(?<=\])\([a-z0-9-]+\)")
"""The target of a link in the rulebook."""


def english_left(english: fluent.Pattern, translated: fluent.Pattern, language: str, names: set[str]) -> bool:
    """Tell whether a text was left untranslated: Latin letters in a Cyrillic language, English words or no change in
    Czech."""
    said = LEVEL.sub("", TARGET.sub("", words(translated)))
    if said.strip() in names:
        return False
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, "")
    if language != "cs":
        return LATIN.search(said) is not None
    same = words(english).strip() == words(translated).strip() and LATIN.search(said) is not None
    return same or ENGLISH.search(said) is not None
