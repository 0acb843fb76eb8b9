"""The guide on the full screen: a slip above the table."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from fabletable.terminal.lesson import Teaching


class Slip(VerticalScroll):
    """The open page; hidden while the guide is silent."""

    def __init__(self) -> None:
        super().__init__(id="guide")
        self._words = Static(id="page", markup=False)

    def compose(self) -> ComposeResult:
        yield self._words

    def read(self, teaching: Teaching | None) -> None:
        lines = [] if teaching is None else teaching.lines()
        self.display = bool(lines)
        self._words.update(Text("\n").join(lines))
        self.scroll_home(animate=False)
