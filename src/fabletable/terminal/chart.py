"""A map of characters: hexes as bricks in the colours of their land, other places as names with roads between them.

Colours only repeat what the signs say already.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby, pairwise

from rich.style import Style
from rich.text import Text

from fabletable.kernel.scene import Piece, Place, Zone
from fabletable.terminal.draw import OPTION, POINTED, POINTER, at_spot, color_of
from fabletable.terminal.speech import Speech, translate

GROUND = {
    "plain": ("·", "#57532f"),
    "forest": ("♣", "#274a2c"),
    "hill": ("∩", "#66502c"),
    "mountain": ("▲", "#4a4744"),
    "water": ("≈", "#1d4a61"),
}
"""The vegetation and ground colour of each land; plural names mean the same."""
INK = Style(color="#fff8e6", bold=True)
RIVER = Style(color="#7cc7ea", bold=True)
ROAD = {"sea": "#4f9fbf", "river": "#4f9fbf"}
CARD, BACK = "▪", "▫"


class Canvas:
    """Characters in rows, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", Style.null())] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text over what was there, on the same ground unless the style brings its own."""
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._cells[y][x + offset] = (sign, self._cells[y][x + offset][1] + style)

    def is_free(self, x: int, y: int, length: int) -> bool:
        """Tell whether there is nothing but roads in these cells."""
        inside = x >= 0 and x + length <= self.width and 0 <= y < self.height
        return inside and all(sign == " " or sign >= "\u2800" for sign, _ in self._cells[y][x : x + length])

    def lines(self) -> list[Text]:
        found = []
        for row in self._cells:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style)
            found.append(line)
        return found


class ChartSigns:
    """The sign of every piece that lies on a map: pawns by their seat's number, cards as boxes, the rest by letters."""

    def __init__(self, speech: Speech, zone: Zone, colors: Sequence[str], pointed: Collection[str] = ()) -> None:
        self._speech = speech
        self._colors = colors
        self._pointed = pointed
        self._letters: dict[str, str] = {}
        for piece in zone.pieces:
            if piece.place and piece.kind not in ("card", "pawn"):
                self._give_letter(speech.say(piece.label))

    def _give_letter(self, name: str) -> None:
        if name in self._letters:
            return
        wishes = [sign.upper() for sign in name if sign.isalpha()] + [chr(code) for code in range(65, 91)]
        free = (sign for sign in wishes if sign not in self._letters.values())
        self._letters[name] = next(free, "?")

    def of(self, piece: Piece) -> tuple[str, Style]:
        if piece.kind == "pawn" and piece.seat is not None:
            color = color_of(self._colors[piece.seat]) if piece.seat < len(self._colors) else ""
            return f"♟{piece.seat + 1}", Style.parse(f"bold #ffffff on {color}" if color else "bold reverse")
        if piece.kind == "card":
            return BACK if "hidden" in piece.states else CARD, INK
        tone = color_of(piece.tone)
        return self._letters[self._speech.say(piece.label)], INK + Style.parse(tone)

    def points_at(self, place: Place, pieces: Sequence[Piece]) -> bool:
        """Tell whether the guide points at this place or at a piece on it."""
        return place.id in self._pointed or any(piece.id in self._pointed for piece in pieces)

    def legend(self) -> Text | None:
        if not self._letters:
            return None
        signs = [f"{letter} {name}" for name, letter in self._letters.items()]
        return Text(translate("chart-legend", signs=" · ".join(signs)), style="dim")


def chart(
    speech: Speech,
    zone: Zone,
    size: tuple[int, int],
    numbers: Mapping[str, Sequence[int]],
    colors: Sequence[str],
    pointed: Collection[str] = (),
) -> list[Text]:
    """Draw the map within this size, with a legend of its letters below."""
    signs = ChartSigns(speech, zone, colors, pointed)
    lying: dict[str, list[Piece]] = {}
    for piece in zone.pieces:
        lying.setdefault(piece.place, []).append(piece)
    if all(place.shape == "hex" for place in zone.places):
        lines = _bricks(speech, zone, size[0], numbers, signs, lying)
    else:
        lines = _roads(speech, zone, size, numbers, signs, lying)
    legend = signs.legend()
    return lines if legend is None else [*lines, legend]


# --- hexes ---


def _bricks(
    speech: Speech,
    zone: Zone,
    width: int,
    numbers: Mapping[str, Sequence[int]],
    signs: ChartSigns,
    lying: Mapping[str, list[Piece]],
) -> list[Text]:
    """Draw hexes as bricks two rows high, every other column half a brick lower, so that neighbours touch as hexes
    do."""
    spots = _grid(zone.places)
    columns = max(column for column, _ in spots.values()) + 1
    wide = max(3, min(6, width // columns))
    canvas = Canvas(columns * wide, max(row for _, row in spots.values()) + 2)
    roads = {end for link in zone.links if link.kind in ("road", "bridge") for end in (link.a, link.b)}
    for place in zone.places:
        column, row = spots[place.id]
        grows, color = _ground(place)
        style = Style(color="#b9b394", bgcolor=color) + at_spot(place.id)
        lower = "═" * wide if place.id in roads else grows.center(wide)
        canvas.put(column * wide, row, " " * wide if place.icon else grows.center(wide), style)
        canvas.put(column * wide, row + 1, lower, style)
    for link in zone.links:
        if link.kind in ("river", "bridge") and link.a in spots and link.b in spots:
            _river(canvas, spots[link.a], spots[link.b], wide, link.kind == "bridge")
    for place in zone.places:
        column, row = spots[place.id]
        _fill(canvas, (column * wide, row), wide, place, speech, numbers.get(place.id, ()), signs, lying)
    return canvas.lines()


def _fill(
    canvas: Canvas,
    corner: tuple[int, int],
    wide: int,
    place: Place,
    speech: Speech,
    numbers: Sequence[int],
    signs: ChartSigns,
    lying: Mapping[str, list[Piece]],
) -> None:
    """Fill a brick: a name or the number of a choice in the upper row, what lies there in the lower one."""
    x, y = corner
    ground = at_spot(place.id)
    if place.icon:
        canvas.put(x, y, speech.say(place.label)[: wide - 1], ground + INK)
    if numbers:
        canvas.put(x, y, f"#{numbers[0]}".ljust(wide), Style.parse(OPTION) + at_spot(place.id))
    pieces = sorted(lying.get(place.id, []), key=lambda piece: piece.kind != "pawn")
    if signs.points_at(place, pieces):
        canvas.put(x + wide - 1, y, POINTER, Style.parse(POINTED) + ground)
    for piece in pieces:
        sign, style = signs.of(piece)
        if x + len(sign) <= corner[0] + wide:
            canvas.put(x, y + 1, sign, ground + style)
            x += len(sign)


def _grid(places: Sequence[Place]) -> dict[str, tuple[int, int]]:
    """Return the column and half-row of each hex."""
    columns = {x: number for number, x in enumerate(sorted({place.x for place in places}))}
    ys = sorted({place.y for place in places})
    step = min((b - a for a, b in pairwise(ys) if b - a > 1), default=1)
    return {place.id: (columns[place.x], round((place.y - ys[0]) / step)) for place in places}


def _river(canvas: Canvas, one: tuple[int, int], other: tuple[int, int], wide: int, bridge: bool) -> None:
    (left, upper), (right, lower) = sorted([one, other])
    if left == right:
        canvas.put(left * wide, upper + 1, ("╪" if bridge else "▁") * wide, RIVER)
    else:
        canvas.put(right * wide - 1, max(upper, lower), "╪" if bridge else "┃", RIVER)


def _ground(place: Place) -> tuple[str, str]:
    for name, ground in GROUND.items():
        if place.terrain.startswith(name):
            return ground
    return "·", "#3a3a3a"


# --- places with roads ---


def _roads(
    speech: Speech,
    zone: Zone,
    size: tuple[int, int],
    numbers: Mapping[str, Sequence[int]],
    signs: ChartSigns,
    lying: Mapping[str, list[Piece]],
) -> list[Text]:
    canvas = Canvas(*size)
    spots = _spread(zone.places, size)
    dots = Dots(canvas)
    for link in zone.links:
        if link.a in spots and link.b in spots:
            dots.line(spots[link.a], spots[link.b], Style.parse(ROAD.get(link.kind, "#8d7a55")))
    dots.draw()
    waiting = []
    for place in zone.places:
        mark = _mark(place, numbers.get(place.id, ()), signs, lying.get(place.id, []))
        x, y = spots[place.id]
        _put(canvas, x, y, mark)
        waiting.append((speech.say(place.label), place, x, y, mark.cell_len))
    for shortest in (99, 9, 6):
        waiting = [each for each in waiting if not _write_name(canvas, *each, shortest)]
    return canvas.lines()


def _mark(place: Place, numbers: Sequence[int], signs: ChartSigns, pieces: Sequence[Piece]) -> Text:
    mark = Text()
    style = at_spot(place.id)
    if signs.points_at(place, pieces):
        mark.append(POINTER, Style.parse(POINTED) + style)
    if numbers:
        mark.append(f"#{numbers[0]}", Style.parse(OPTION) + style)
    else:
        mark.append("◇" if place.shape == "plane" else "●", INK + style)
    for piece in sorted(pieces, key=lambda piece: piece.kind != "pawn"):
        sign, look = signs.of(piece)
        mark.append(sign, look + style)
    return mark


def _put(canvas: Canvas, x: int, y: int, text: Text) -> None:
    for span in text.spans:
        style = span.style if isinstance(span.style, Style) else Style.parse(span.style)
        canvas.put(x + span.start, y, text.plain[span.start : span.end], style)


def _write_name(canvas: Canvas, name: str, place: Place, x: int, y: int, long: int, most: int) -> bool:
    """Write a name beside, below or above the mark, where there is room for this many letters; False if there is
    none."""
    style = Style(color="#e8dfc8", bgcolor=_ground(place)[1]) + at_spot(place.id)
    text = name if len(name) <= most else f"{name[: most - 1].rstrip()}…"
    middle = x - len(text) // 2
    for at, row, words, before, after in (
        (x + long, y, f" {text}", 0, 1),
        (x - len(text) - 1, y, f"{text} ", 1, 0),
        (middle, y + 1, text, 1, 1),
        (middle, y - 1, text, 1, 1),
    ):
        if at >= 0 and canvas.is_free(max(at - before, 0), row, len(words) + before + after):
            canvas.put(at, row, words, style)
            return True
    return False


def _spread(places: Sequence[Place], size: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """Map the places' pixels to characters of the canvas, no two places to the same one."""
    left, top = min(place.x for place in places), min(place.y for place in places)
    across = max(place.x for place in places) - left or 1
    down = max(place.y for place in places) - top or 1
    width, height = size
    found: dict[str, tuple[int, int]] = {}
    for place in places:
        x = round((place.x - left) * (width - 10) / across) + 1
        y = round((place.y - top) * (height - 1) / down)
        while (x, y) in found.values():
            x += 2
        found[place.id] = (x, y)
    return found


class Dots:
    """Thin lines of braille dots, two across and four down in every character."""

    BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self._cells: dict[tuple[int, int], tuple[int, Style]] = {}

    def line(self, start: tuple[int, int], end: tuple[int, int], style: Style) -> None:
        x0, y0, x1, y1 = start[0] * 2 + 1, start[1] * 4 + 2, end[0] * 2 + 1, end[1] * 4 + 2
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            x, y = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            bits, _ = self._cells.get((x // 2, y // 4), (0, style))
            self._cells[x // 2, y // 4] = (bits | self.BITS[y % 4][x % 2], style)

    def draw(self) -> None:
        for (x, y), (bits, style) in self._cells.items():
            self._canvas.put(x, y, chr(0x2800 + bits), style)
