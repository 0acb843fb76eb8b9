"""The words on the preview picture of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

SIZE = (1200, 630)
"""Width and height of the picture, in pixels, as messengers like it."""


class PreviewText(NamedTuple):
    """The words on it, and whose seat is free."""

    lead: str
    title: str
    line: str
    small: str
    free: Sequence[bool]
