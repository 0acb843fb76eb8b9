"""The bounds of what strangers send: numbers of a sane size, and texts that fit a pattern as a whole."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

WireNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
"""A whole number that every database takes. What it means is checked where it is used."""


def whole(pattern: str) -> msgspec.Meta:
    """Return the bound of a text that fits this pattern from its first letter to its last. ``$`` alone fits before a
    line feed at the end, too; what stands behind it here is understood in Python and in JSON Schema."""
    return msgspec.Meta(pattern=rf"^(?:{pattern})$(?!\n)")
