"""Text that people type, made fit to be stored and shown to others: names, chat, entropy."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from fabletable.kernel import Refused

LONGEST_NAME = 40
MOST_ACCENTS = 2
"""The most accents on one letter; more of them climb over the lines above."""

# Control and format characters (bidi, zero width), halves of pairs, private and unassigned ones, odd line ends.
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Letters and signs by their category, blank to the eye.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
# This character joins emoji, and some scripts need it; in a name it only hides a difference.
_JOINERS = frozenset("\u200c\u200d")


def clean(text: str, most: int, code: str) -> str:
    """Return the text normalised; refused when it is too long or has letters that hide or climb."""
    text = unicodedata.normalize("NFC", text).strip()
    if len(text) > most:
        raise Refused(code, {"most": most})
    seen = [letter for letter in text if letter != "\n" and letter not in _JOINERS]
    if any(_is_unseen(letter) for letter in seen) or _climbs(text):
        raise Refused("why-odd-letters", {"letters": _code_points(text)})
    return text


def clean_name(name: str) -> str:
    """Return a name of one line and up to 40 visible letters; refused when it is none."""
    name = clean(re.sub(r"\s+", " ", name), LONGEST_NAME, "why-bad-name")
    if not name:
        raise Refused("why-bad-name", {"most": LONGEST_NAME})
    if _JOINERS & set(name) or not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("why-odd-letters", {"letters": _code_points(name)})
    return name


def told_apart(name: str, others: Iterable[str]) -> str:
    """Return the name, with a number where another seat has the same."""
    taken = {_looks(other) for other in others}
    number, apart = 1, name
    while name and _looks(apart) in taken:
        number += 1
        apart = f"{name} ({number})"
    return apart


def shown_safely(text: str) -> str:
    """Return text as it may be printed: characters that steer a terminal or turn its lines around are replaced."""
    return "".join("\ufffd" if letter != "\n" and _is_unseen(letter) else letter for letter in text)


def fitted(text: str, most: int = LONGEST_NAME) -> str:
    """Return text of a link or a file as it may be shown: on one line, cut, without letters that hide or climb."""
    cut = " ".join(text[: 4 * most].split())
    seen = shown_safely("".join(letter for letter in cut if letter not in _JOINERS))
    kept: list[str] = []
    height = 0
    for letter in unicodedata.normalize("NFC", seen):
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height <= MOST_ACCENTS:
            kept.append(letter)
    return "".join(kept)[:most]


def _looks(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _is_unseen(letter: str) -> bool:
    return letter in _BLANK or unicodedata.category(letter) in _UNSEEN


def _climbs(text: str) -> bool:
    """Return whether accents stand on accents, or on nothing at all."""
    height = MOST_ACCENTS
    for letter in text:
        height = height + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if height > MOST_ACCENTS:
            return True
    return False


def _code_points(text: str) -> str:
    """Return the letters in question by their numbers, which are safe to show."""
    odd = [
        letter for letter in text if letter != "\n" and (_is_unseen(letter) or unicodedata.category(letter)[0] == "M")
    ]
    return ", ".join(dict.fromkeys(f"U+{ord(letter):04X}" for letter in odd[:5]))
