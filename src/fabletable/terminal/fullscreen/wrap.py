"""Lines that fit a width, and two columns of them."""

from __future__ import annotations

from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from fabletable.terminal.draw import TextLines

PRESS = Console(width=80, color_system=None)
"""The console that Rich needs for wrapping; nothing is printed on it."""
HANG = 2


def wrapped(depth: int, text: Text, width: int) -> list[Text]:
    """Wrap lines, indented by their depth; continued lines a little further."""
    if text.no_wrap:
        text.truncate(width)
        return [text]
    indent = 2 * depth
    room = max(width - indent, 8)
    first, *more = text.wrap(PRESS, room) or [Text()]
    if not more:
        return [_moved_in(first, indent)]
    rest = text[len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    rest.style = text.style
    return [
        _moved_in(first, indent),
        *(_moved_in(line, indent + HANG) for line in rest.wrap(PRESS, max(room - HANG, 6))),
    ]


def beside(left: TextLines, right: TextLines, width: int) -> TextLines:
    """Return two columns with a rule between them."""
    half = (width - 3) // 2
    columns = [[line for depth, text in lines for line in wrapped(depth, text, half)] for lines in (left, right)]
    found: TextLines = []
    for one, other in zip_longest(*columns):
        line = Text(no_wrap=True)
        line.append_text(one or Text())
        line.append(" " * (half - line.cell_len))
        line.append(" │ ", style="dim")
        line.append_text(other or Text())
        found.append((0, line))
    return found


def _moved_in(line: Text, by: int) -> Text:
    return Text(" " * by).append_text(line)
