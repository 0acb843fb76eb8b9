"""A sheet of text on the screen that knows which piece, place or zone every character belongs to."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, ClassVar, TypeAlias

from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message as TextualMessage
from textual.scroll_view import ScrollView
from textual.strip import Strip

from fabletable.terminal.draw import OPTION, POINTED, TextLines
from fabletable.terminal.fullscreen.wrap import wrapped

SheetSource: TypeAlias = Callable[[int, int], TextLines]
"""Returns the lines for a number of columns and rows."""

GLOW = Style(bold=True, underline=True, bgcolor="#6b4e12")
CURSOR = Style(bold=True, reverse=True)
SIGNS = (Style.parse(OPTION).bgcolor, Style.parse(POINTED).bgcolor)
"""The background styles of marks beside a piece, which keep their colours."""


class Sheet(ScrollView, can_focus=True):
    """Arrows move a cursor from piece to piece, Enter or a click answers with it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Pointed(TextualMessage):
        """The cursor or the mouse is at this spot."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    class Taken(Pointed):
        """Enter was pressed at this spot, or it was clicked."""

    def __init__(self, id: str, *, fits: bool = False) -> None:  # noqa: A002 - Textual's own word
        """``fits``: the sheet is as high as its lines."""
        super().__init__(id=id)
        self._fits = fits
        self._source: SheetSource = lambda width, height: []
        self._lines: TextLines = []
        self._strips: list[Strip] = []
        self._spots: list[tuple[int, int, str]] = []
        self._glow: Collection[str] = ()
        self._in_sight: Collection[str] = ()
        self._at_end = False
        self._laid_for = (0, 0)
        self._base = Style.null()
        self.cursor = ""

    # --- what is on it ---

    def show(self, source: SheetSource, *, at_end: bool = False) -> None:
        """Show new lines; the scroll position stays unless the end is wanted."""
        self._source = source
        self._at_end = at_end
        self._lay_out()
        if self._fits:
            self.styles.height = len(self._strips) + self.gutter.height
        if at_end:
            self.call_after_refresh(self.scroll_end, animate=False)

    def glow(self, spots: Collection[str]) -> None:
        """Highlight these spots and scroll to the first of them."""
        if self._glow != spots:
            self._glow = spots
            self.refresh()
        self.reveal(spots)

    def reveal(self, spots: Collection[str]) -> None:
        """Scroll the first of these spots to the middle, unless it is well visible."""
        at = next((place for place in self._spots if place[2] in spots), None)
        if at is not None:
            self._in_sight = spots
            height = self.scrollable_content_region.height
            from_top = at[0] - self.scroll_offset.y
            if not min(2, at[0]) <= from_top < height - 2:
                self.scroll_to(y=max(0, at[0] - height // 2), animate=False, force=True)

    def holds(self, spot: str) -> bool:
        return any(spot == each for _, _, each in self._spots)

    @property
    def plain(self) -> str:
        """Return all of it as text."""
        return "\n".join(strip.text.rstrip() for strip in self._strips)

    def _lay_out(self) -> None:
        """Wrap the lines, unless they are the same as before."""
        region = self.scrollable_content_region
        width, height = max(region.width, 10), max(region.height, 1)
        lines = self._source(width, height)
        if lines == self._lines and width == self._laid_for[0]:
            return
        self._lines = lines
        self._laid_for = (width, height)
        self._strips = []
        for depth, text in lines:
            self._strips += [_strip(self.app.console, line) for line in wrapped(depth, text, width)]
        self._spots = []
        for y, strip in enumerate(self._strips):
            self._spots += [(y, x, spot) for x, spot in _spots_in(strip)]
        self.virtual_size = Size(width, len(self._strips))
        self.refresh()

    def on_resize(self) -> None:
        region = self.scrollable_content_region
        if (max(region.width, 10), max(region.height, 1)) != self._laid_for:
            self._lay_out()
            if self._at_end:
                self.call_after_refresh(self.scroll_end, animate=False)
            else:
                self.scroll_home(animate=False, force=True)
                self.reveal(self._in_sight)

    def render_lines(self, crop: Region) -> list[Strip]:
        self._base = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        row = y + self.scroll_offset.y
        width = self.scrollable_content_region.width
        base = self._base
        if row >= len(self._strips):
            return Strip.blank(width, base)
        segments = []
        for segment in self._strips[row]:
            style = segment.style or Style.null()
            spot = style.meta.get("spot")
            if spot is not None and spot == self.cursor and self.has_focus:
                style += CURSOR
            elif spot in self._glow and style.bgcolor not in SIGNS:
                style += GLOW
            segments.append(Segment(segment.text, style))
        return Strip(segments).extend_cell_length(width).crop(0, width).apply_style(base)

    # --- pointing ---

    def on_focus(self) -> None:
        if not self.holds(self.cursor):
            top = self.scroll_offset.y
            self.cursor = next((spot for y, _, spot in self._spots if y >= top and spot), "")
        self._point()

    def action_move(self, right: int, down: int) -> None:
        """Move to the nearest spot in this direction; without one scroll."""
        here = next((place for place in self._spots if place[2] == self.cursor), None)
        if here is None:
            self.scroll_relative(y=down, animate=False)
            return
        found = _nearest(self._spots, here, right, down)
        if found is None:
            self.scroll_relative(y=down, animate=False)
            return
        self.cursor = found
        self._point()

    def _point(self) -> None:
        self.refresh()
        if self.cursor:
            self.reveal([self.cursor])
            self.post_message(self.Pointed(self.cursor))

    def action_take(self) -> None:
        if self.cursor:
            self.post_message(self.Taken(self.cursor))

    def on_click(self, event: events.Click) -> None:
        spot = self._spot_at(event)
        if spot:
            self.cursor = spot
            self.post_message(self.Taken(spot))

    def _spot_at(self, event: events.MouseEvent) -> str:
        meta: dict[str, Any] = event.style.meta
        return str(meta.get("spot", ""))


def _nearest(spots: list[tuple[int, int, str]], here: tuple[int, int, str], right: int, down: int) -> str | None:
    """Return the nearest spot: sideways in reading order, up and down on the next line with any."""
    if right:
        row = [(x, spot) for y, x, spot in spots if y == here[0] and spot != here[2] and (x - here[1]) * right > 0]
        if row:
            return min(row, key=lambda each: abs(each[0] - here[1]))[1]
        down = right
    beyond = [place for place in spots if (place[0] - here[0]) * down > 0 and place[2] != here[2]]
    if not beyond:
        return None
    line = min(abs(y - here[0]) for y, _, _ in beyond)
    same = [place for place in beyond if abs(place[0] - here[0]) == line]
    return min(same, key=lambda place: abs(place[1] - here[1]))[2]


def _spots_in(strip: Strip) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    x = 0
    before = ""
    for segment in strip:
        spot = segment.style.meta.get("spot", "") if segment.style else ""
        if spot and spot != before:
            found.append((x, spot))
        before = spot
        x += segment.cell_length
    return found


def _strip(console: Console, line: Text) -> Strip:
    """Add the style of the whole line, which Rich leaves out where no part has one."""
    return Strip(Segment.apply_style(line.render(console), console.get_style(line.style)))
