"""A user's own numbers: a TOML file that overrides prices, strengths and copies of cards, checked with care."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from fabletable.kernel.decision import Refused

Tweaks = Mapping[str, Mapping[str, int]]
"""Card key, then field, then the new number. In the file: ``[old-pirate]`` and ``strength = 4``."""


def read_tweaks(path: Path) -> dict[str, Any]:
    """The file as plain data, ready to be given as the option ``tweaks``."""
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except OSError as broken:
        raise Refused("why-bad-tweak", {"card": path.name, "field": "*", "detail": str(broken.strerror)}) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as broken:
        raise Refused("why-bad-tweak", {"card": path.name, "field": "*", "detail": str(broken)}) from None


def checked_tweaks(tweaks: Mapping[str, Any], fields_of: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """The overrides, or a refusal that names the card and the field. ``fields_of`` says what each card lets change."""
    found: dict[str, dict[str, int]] = {}
    for card, changes in tweaks.items():
        if card not in fields_of:
            raise Refused("why-bad-tweak", {"card": card, "field": "*", "detail": "no such card"})
        if not isinstance(changes, Mapping):
            raise Refused("why-bad-tweak", {"card": card, "field": "*", "detail": "it takes a table of numbers"})
        found[card] = {field: _checked(card, field, value, fields_of[card]) for field, value in changes.items()}
    return found


def _checked(card: str, field: str, value: Any, fields: Sequence[str]) -> int:
    if field not in fields:
        raise Refused("why-bad-tweak", {"card": card, "field": field, "detail": "it has " + ", ".join(fields)})
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 99:
        raise Refused("why-bad-tweak", {"card": card, "field": field, "detail": "a whole number from 0 to 99"})
    return value
