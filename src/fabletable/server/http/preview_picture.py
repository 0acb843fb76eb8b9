"""The picture that messengers show of a table: its board as everyone sees it, its title, who is still awaited."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFont
from svg.path import Move, parse_path

from fabletable.kernel.box import Box, MapTone
from fabletable.kernel.scene import Piece, Place, Scene, Zone
from fabletable.server.http.icons import held_set
from fabletable.server.http.page_files import PAGE
from fabletable.server.http.preview_words import SIZE, PreviewText

_BOARD = (640, 40, 1170, 590)
"""The box of the board in the picture."""
_FINER = 2
"""The factor by which a picture is drawn larger and then made smaller, so that lines are smooth."""
_LETTERS = {
    "book": "alegreya", "roman": "forum", "manuscript": "alegreya-sc", "engraved": "cormorant-sc",
    "storybook": "yeseva-one",
}  # fmt: skip
_TERRAIN: dict[str, MapTone] = {
    "plain": "plain", "forest": "forest", "hill": "hill", "mountain": "mountain", "water": "water",
}  # fmt: skip
_INK = "#fff3e4"
_GOLD = "#ffbf3c"
_SEATS = ("#2f9e6a", "#7c5bd6", "#c8463a", "#3a7bd5", "#d08b2c")

Colour = tuple[int, int, int]


def picture(box: Box, scene: Scene | None, preview: PreviewText) -> bytes:
    image = _ground(box)
    if scene is not None:
        _lay_board(image, box, scene)
    _write(image, box, preview)
    out = BytesIO()
    image.save(out, "PNG", optimize=False, compress_level=6)
    return out.getvalue()


# --- the ground ---


def _ground(box: Box) -> Image.Image:
    """Paint the background as a gradient from dark, where the words are, to the far colour of the game's cover."""
    cover = box.cover
    near, far = ("#14110f", "#3a3029") if cover is None else (cover.near, cover.mid)
    row = Image.new("RGB", (256, 1))
    first, last = _mixed(_rgb(near), (8, 7, 7), 0.45), _mixed(_rgb(far), (12, 10, 9), 0.25)
    for x in range(256):
        row.putpixel((x, 0), _mixed(first, last, x / 255))
    return row.resize(SIZE)


def _rgb(colour: str) -> Colour:
    found = ImageColor.getrgb(re.sub(r"/.*\)", ")", colour).replace(" ", ",") if "/" in colour else colour)
    return found[0], found[1], found[2]


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    first, second, third = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return first, second, third


# --- the board ---


class Board:
    """A map drawn finer than it is shown."""

    def __init__(self, zone: Zone, box: Box) -> None:
        width, height = zone.size or (1000, 600)
        self.room = (_BOARD[2] - _BOARD[0], _BOARD[3] - _BOARD[1])
        self.scale = min(self.room[0] / width, self.room[1] / height) * _FINER
        self.size = (round(width * self.scale), round(height * self.scale))
        self.tones = {**box.bright.map, **box.dark.map}
        self.box = box
        self.image = Image.new("RGB", self.size, _rgb(self.tones.get("sea", self.tones.get("land", "#54462f"))))
        self.draw = ImageDraw.Draw(self.image)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return x * self.scale, y * self.scale

    def tone(self, name: MapTone, otherwise: str) -> str:
        return self.tones.get(name, otherwise)

    def disc(self, x: float, y: float, r: float, fill: str, edge: str, width: float = 3) -> None:
        left, top = self.at(x - r, y - r)
        right, bottom = self.at(x + r, y + r)
        self.draw.ellipse((left, top, right, bottom), _rgb(fill), _rgb(edge), max(1, round(width * self.scale)))


def _lay_board(image: Image.Image, box: Box, scene: Scene) -> None:
    board = Board(scene.board, box)
    _lands(board)
    _links(board, scene.board)
    for place in scene.board.places:
        _place(board, place)
    _cards(board, scene.board)
    _pawns(board, scene)
    small = board.image.resize((board.size[0] // _FINER, board.size[1] // _FINER), Image.Resampling.LANCZOS)
    left = _BOARD[0] + (board.room[0] - small.width) // 2
    top = _BOARD[1] + (board.room[1] - small.height) // 2
    mask = Image.new("L", small.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, small.width - 1, small.height - 1), 24, fill=255)
    image.paste(small, (left, top), mask)


def _lands(board: Board) -> None:
    painting = board.box.painting
    for outline in painting.land:
        points = [board.at(*point) for point in outline]
        board.draw.polygon(points, _rgb(board.tone("land", "#8a7a55")), _rgb(board.tone("ink", "#3a2c1a")))
    for lake in painting.lakes:
        left, top = board.at(lake.x - lake.rx, lake.y - lake.ry)
        right, bottom = board.at(lake.x + lake.rx, lake.y + lake.ry)
        board.draw.ellipse((left, top, right, bottom), _rgb(board.tone("water", "#4d7f96")))
    for river in painting.rivers:
        points = [board.at(*point) for point in river.points]
        width = max(1, round(river.width * board.scale))
        board.draw.line(points, _rgb(board.tone("river", "#4d7f96")), width, joint="curve")


def _links(board: Board, zone: Zone) -> None:
    places = {place.id: place for place in zone.places}
    for link in zone.links:
        if link.a in places and link.b in places and link.kind != "river":
            ends = [board.at(places[name].x, places[name].y) for name in (link.a, link.b)]
            tone = board.tone("water", "#6aa0b8") if link.kind == "sea" else board.tone("road", "#d8c9a3")
            board.draw.line(ends, _rgb(tone), max(1, round(6 * board.scale)))


def _place(board: Board, place: Place) -> None:
    fill = place.tone or board.tone(_TERRAIN.get(place.terrain, "plain"), "#b9a878")
    r = place.size or 24
    if place.shape == "hex":
        _hex(board, place, fill, r)
    else:
        board.disc(place.x, place.y, r, fill, board.tone("gild", "#e8d7a8"))
    if place.icon and (place.shape != "hex" or place.plate):
        _icon(board, place.icon, place.x, place.y, r * 1.15, "#fff6e0")


def _hex(board: Board, place: Place, fill: str, r: float) -> None:
    half = r * 0.866
    corners = [(-r, 0), (-r / 2, -half), (r / 2, -half), (r, 0), (r / 2, half), (-r / 2, half)]
    points = [board.at(place.x + x, place.y + y) for x, y in corners]
    board.draw.polygon(points, _rgb(fill), _rgb(board.tone("edge", "#2a241a")))


def _cards(board: Board, zone: Zone) -> None:
    for each in zone.zones:
        if each.at is not None and (each.pieces or each.count):
            x, y, width, height = each.at
            corner = (*board.at(x, y), *board.at(x + width, y + height))
            board.draw.rounded_rectangle(corner, 8 * board.scale, _rgb("#f3e6c8"), _rgb("#3a2c1a"))
            icon = next((_icon_of(piece) for piece in reversed(each.pieces) if _icon_of(piece)), "")
            if icon:
                _icon(board, icon, x + width / 2, y + height / 2, min(width, height) * 0.62, "#3a2c1a")


def _icon_of(piece: Piece) -> str:
    hidden = "hidden" in piece.states
    return "" if hidden else piece.icon or (piece.art.icon if piece.art is not None else "")


def _pawns(board: Board, scene: Scene) -> None:
    """Draw everyone's pawn at its place, in its colour."""
    places = {place.id: place for place in scene.board.places}
    colours = {player.seat: player.color for player in scene.players}
    standing: dict[str, int] = {}
    for piece in scene.board.pieces:
        place = places.get(piece.place)
        if piece.kind != "pawn" or place is None or piece.seat is None:
            continue
        beside = standing.get(piece.place, 0)
        standing[piece.place] = beside + 1
        x, y = place.x + beside * 26 - 8, place.y - 12
        board.disc(x, y, 22, _seat_colour(colours.get(piece.seat, ""), piece.seat), "#ffffff", 4)
        if piece.icon:
            _icon(board, piece.icon, x, y, 30, "#ffffff")


def _seat_colour(colour: str, seat: int) -> str:
    return colour if colour.startswith("#") else _SEATS[seat % len(_SEATS)]


# --- icons ---


def _icon(board: Board, name: str, x: float, y: float, size: float, colour: str) -> None:
    side = round(size * board.scale)
    mask = icon_mask(name, side) if side >= 8 else None
    if mask is not None:
        left, top = board.at(x, y)
        board.image.paste(_rgb(colour), (round(left - side / 2), round(top - side / 2)), mask)


@lru_cache(512)
def icon_mask(name: str, side: int) -> Image.Image | None:
    """Return the mask of the icon in a square; None when it is not in the set."""
    paths = re.findall(r'\bd="([^"]+)"', held_set().icons.get(name, ""))
    if not paths:
        return None
    mask = Image.new("1", (side, side), 0)
    for outline in (each for path in paths for each in _outlines(path)):
        if len(outline) > 2:
            part = Image.new("1", (side, side), 0)
            ImageDraw.Draw(part).polygon([(x * side / 512, y * side / 512) for x, y in outline], fill=1)
            mask = ImageChops.logical_xor(mask, part)
    return mask.convert("L")


@lru_cache(256)
def _outlines(path: str) -> list[list[tuple[float, float]]]:
    found: list[list[tuple[float, float]]] = []
    for part in parse_path(path):
        if isinstance(part, Move) or not found:
            found.append([])
        steps = 1 if type(part).__name__ in ("Line", "Close", "Move") else 6
        points = (part.point(step / steps) for step in range(1, steps + 1))
        found[-1].extend((point.real, point.imag) for point in points)
    return found


# --- words ---


def _write(image: Image.Image, box: Box, preview: PreviewText) -> None:
    draw = ImageDraw.Draw(image)
    mark = icon_mask(box.mark, 64)
    if mark is not None:
        image.paste(_rgb(_GOLD), (64, 52), mark)
    _line(draw, (144, 62), "Fabletable", "alegreya-sans-700", 34, _INK)
    _line(draw, (64, 168), preview.lead, "alegreya-sans-400", 34, "#f1d9bd")
    y = 214.0
    for words in _broken(preview.title, _LETTERS[box.lettering], 72, 540)[:3]:
        _line(draw, (64, y), words, _LETTERS[box.lettering], 72, _INK)
        y += 78
    x = 64
    for number, free in enumerate(preview.free):
        fill = (38, 32, 20) if free else _rgb(_SEATS[number % len(_SEATS)])
        draw.ellipse((x, 500, x + 60, 560), fill, _rgb(_GOLD if free else _INK), 3)
        if free:
            draw.line((x + 20, 530, x + 40, 530), _rgb(_GOLD), 4)
            draw.line((x + 30, 520, x + 30, 540), _rgb(_GOLD), 4)
        x += 52
    _line(draw, (x + 26, 502), preview.line, "alegreya-sans-700", 26, _INK)
    _line(draw, (x + 26, 534), preview.small, "alegreya-sans-400", 24, "#d8c8b8")


def _broken(text: str, font: str, size: int, room: int) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and _length(longer, font, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _length(text: str, font: str, size: int) -> float:
    return sum(_font(font, subset, size).getlength(run) for subset, run in _runs(text))


def _line(draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, font: str, size: int, colour: str) -> None:
    x, y = at
    for subset, run in _runs(text):
        letters = _font(font, subset, size)
        draw.text((x, y), run, _rgb(colour), letters)
        x += letters.getlength(run)


def _runs(text: str) -> Iterable[tuple[str, str]]:
    """Split a text into runs of letters that lie in one file: the page's fonts come in parts with some letters each."""
    found: list[list[str]] = []
    for letter in text:
        subset = _subset(letter)
        if found and (found[-1][0] == subset or letter == " "):
            found[-1][1] += letter
        else:
            found.append([subset, letter])
    return [(subset, run) for subset, run in found]


def _subset(letter: str) -> str:
    code = ord(letter)
    if 0x400 <= code <= 0x45F:
        return "cyrillic"
    if 0x460 <= code <= 0x52F:
        return "cyrillic-ext"
    return "latin-ext" if 0x100 <= code <= 0x24F else "latin"


@cache
def _font(name: str, subset: str, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Load the font out of the built page; where it is not built, any font there is."""
    family, _, weight = name.rpartition("-") if name[-1].isdigit() else (name, "", "")
    pattern = f"{family}-{subset}-{weight}*normal*.woff2" if weight else f"{family}-{subset}-*normal*.woff2"
    found: list[Path] = sorted((PAGE / "assets").glob(pattern))
    return ImageFont.truetype(found[0], size) if found else ImageFont.load_default(size)
