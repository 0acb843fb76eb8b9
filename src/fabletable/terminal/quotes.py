"""Quotation marks within quotation marks are the inner ones of the language."""

from __future__ import annotations

from typing import Final

MARKS: Final = {
    "en": ("“", "”", "‘", "’"),
    "ru": ("«", "»", "„", "“"),
    "cs": ("„", "“", "‚", "‘"),
    "bg": ("„", "“", "‚", "‘"),
}
"""The outer and inner quotation marks of each language, each opening and closing."""


def unnested(words: str, language: str) -> str:
    opens, closes, inner_opens, inner_closes = MARKS.get(language, MARKS["en"])
    if words.count(opens) < 2:
        return words
    depth = 0
    said = []
    for letter in words:
        if letter == opens:
            depth += 1
            said.append(inner_opens if depth > 1 else letter)
        elif letter == closes and depth:
            depth -= 1
            said.append(inner_closes if depth else letter)
        else:
            said.append(letter)
    return "".join(said)
