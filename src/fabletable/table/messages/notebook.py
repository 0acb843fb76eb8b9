"""The notebook of a person, as its owner reads it."""

from __future__ import annotations

import msgspec


class PersonalNote(msgspec.Struct):
    """A JSON document by name; ``version`` is how often it was written."""

    name: str
    version: int
    content: msgspec.Raw


class Notebook(msgspec.Struct):
    """Everything stored for a person besides their games: puzzles, mistakes, form, duels."""

    notes: list[PersonalNote]
