"""The box of Prophecy and the island in the shape of a star, as in an illuminated manuscript."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Final

from fabletable.games.prophecy.looks import FIELD_AT
from fabletable.kernel.box import Box, Cover, Painting, Tones
from fabletable.kernel.scene import Art, Palette, Scenery, Terrain

PORT_TONE: Final = "#2b4f9c"
GATE_TONE: Final = "#7a49b8"
GUILD_TONES: Final = {
    "camp": "#3e7a3b",
    "thieves": "#5a4a63",
    "tower": "#3a56b0",
    "monastery": "#a8843a",
    "fortress": "#a33a30",
}


@dataclass(eq=False)
class Land:
    """The look of a field: what grows around it and the picture in its medallion; a town's has an icon before it."""

    terrain: Terrain
    scenery: Scenery | None
    palette: Palette
    nameless: bool

    def art(self, icon: str) -> Art | None:
        """Return the picture of a field, or None where the icon alone stands on a colour."""
        if self.scenery is None:
            return None
        return Art(icon if self.terrain == "town" else "", self.palette, self.scenery)


LANDS: Final = {
    "wasteland": Land("waste", "night", "violet", False),
    "forest": Land("forest", "forest", "verdant", True),
    "mountains": Land("mountain", "peaks", "steel", True),
    "plains": Land("plain", "plain", "gold", True),
    "city": Land("town", "city", "ember", False),
    "village": Land("town", "plain", "ember", False),
}
GUILD: Final = Land("", None, "gold", False)


def shore(beyond: float) -> list[tuple[int, int]]:
    """Return the corners of the star pushed outwards, the inner ones a little less."""
    middle_x = sum(x for x, _ in FIELD_AT) / len(FIELD_AT)
    middle_y = sum(y for _, y in FIELD_AT) / len(FIELD_AT)
    found = []
    for number, (x, y) in enumerate(FIELD_AT[::2]):
        across, down = x - middle_x, y - middle_y
        far = hypot(across, down)
        push = beyond if number % 2 == 0 else beyond * 0.9
        found.append((round(x + across / far * push), round(y + down / far * push * 0.9)))
    return found


BOX: Final = Box(
    cover=Cover(
        "crystal-ball", "night",
        sky="#5a3d9a", glow="#ffdf94", far="#6a3f98", mid="#4a2468", near="#24103a", ink="#ffe9b0"
    ),
    mark="crystal-ball",
    minutes=120,
    light="light",
    lettering="manuscript",
    shelf=2,
    sound="mystic",
    bright=Tones(
        table=("#c9a06a", "#8d6234"),
        panel=("#fbf3e0", "#f3e5c6", "#e8d3a6"),
        paper="#fdf6e6",
        accent=("#9c2f22", "#6e1c14", "#ffffff"),
        map={
            "land-near": "#fbf0d6", "land": "#efdeb8", "land-far": "#e3cb9a", "sea": "#7fa3d8", "deep": "#2b4f9c",
            "gild": "#c8973a", "ink": "#4a3016", "name": "#3a2408", "name-edge": "#fbf0d6",
        },
    ),
    dark=Tones(
        table=("#3a2326", "#150b10"),
        panel=("#241820", "#2e2029", "#3d2b36"),
        paper="#2a1d26",
        ink=("#f3ead9", "#d8c4bd", "#a98f8b"),
        accent=("#f0a94f", "#ffdca0", "#2b1a02"),
        map={
            "land-near": "#6b566a", "land": "#56445a", "land-far": "#41324a", "sea": "#5f86cc", "deep": "#22396f",
            "gild": "#e0b25a", "ink": "#e9d3a3", "name": "#fff1d2", "name-edge": "#2a1d2e",
        },
    ),
    painting=Painting(land=[shore(46)], ship="drakkar"),
)  # fmt: skip
