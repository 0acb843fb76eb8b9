"""Colours, and the sizes at which the screen is laid out anew."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

FABLETABLE_THEME: Final = Theme(
    name="fabletable",
    primary="#f0b64b",
    secondary="#cdbfa6",
    accent="#f0b64b",
    foreground="#f3ead9",
    background="#17100b",
    surface="#1d1611",
    panel="#2c231c",
    success="#6fbf8a",
    warning="#f0b64b",
    error="#e5766c",
    dark=True,
)
WIDTHS: Final = [(0, "-narrow"), (60, "-usual"), (96, "-wide"), (130, "-vast")]
HEIGHTS: Final = [(0, "-flat"), (18, "-low"), (28, "-tall"), (36, "-high")]
PANES: Final = ("options", "sheet", "mine", "about", "story", "guide")
