"""The box of The Witcher: Old World and the Continent between its western sea and the mountains: ink, ash and blood."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.box import Box, Cover, Lake, Painting, River, Tones
from fabletable.kernel.scene import Terrain

LANDS: Final[dict[str, Terrain]] = {
    "forest": "forest",
    "mountain": "mountain",
    "water": "water",
    "universal": "any",
}

COAST: Final = [
    (200, -400), (215, -60), (170, 60), (92, 140), (88, 230), (150, 300), (205, 360), (200, 420), (70, 470), (28, 540),
    (60, 620), (96, 700), (84, 790), (150, 880), (160, 960), (140, 1060), (190, 1150), (196, 1250), (240, 1330),
    (330, 1420), (380, 1560), (420, 1900),
]  # fmt: skip
INLAND: Final = [(2900, 1900), (2900, -400)]

BOX: Final = Box(
    cover=Cover(
        "wolf-head", "forest",
        sky="#6b5a55", glow="#ff9a6b", far="#4a3a38", mid="#2a2224", near="#131012", ink="#ffe2d2"
    ),
    mark="wolf-head",
    minutes=120,
    light="dark",
    lettering="engraved",
    shelf=3,
    sound="folk",
    bright=Tones(
        table=("#b7ad9c", "#80776a"),
        panel=("#f5f1e8", "#eae4d6", "#dcd3c0"),
        paper="#f8f4ec",
        accent=("#a3281c", "#74130b", "#ffffff"),
        map={
            "land-near": "#e6dcc3", "land": "#d9ccae", "land-far": "#b9a985", "sea": "#a9bcc0", "deep": "#7f979e",
            "road": "#6b4a22", "river": "#86a9b2", "ink": "#2b2318", "name": "#fbf3df", "name-edge": "#14110e",
        },
    ),
    dark=Tones(
        table=("#2b2a2c", "#0c0c0e"),
        lamp="rgb(220 120 80/0.14)",
        panel=("#17171a", "#1f1f23", "#2b2b30"),
        paper="#1c1b1e",
        line=("rgb(230 225 215/0.12)", "rgb(230 225 215/0.26)"),
        ink=("#ece7dd", "#bdb6a9", "#979084"),
        accent=("#e2654e", "#ffab92", "#1d0703"),
        map={
            "land-near": "#6d6450", "land": "#5b5546", "land-far": "#3c382f", "sea": "#25333b", "deep": "#131b20",
            "road": "#d6c496", "river": "#44626e", "ink": "#0d0b09", "name": "#fbf3df", "name-edge": "#14110e",
        },
    ),
    painting=Painting(
        land=[[*COAST, *INLAND]],
        rivers=[
            River(13, [(1266, 278), (1130, 308), (1006, 315), (900, 330), (800, 386), (687, 454), (560, 470),
                       (443, 448), (344, 435), (240, 420)]),
            River(12, [(1107, 900), (1002, 944), (887, 946), (760, 950), (605, 963), (425, 977), (250, 1010)]),
            River(11, [(1319, 1100), (1193, 1144), (1056, 1149), (930, 1160), (848, 1181), (814, 1192), (794, 1200)]),
            River(8, [(700, 60), (670, 152), (640, 269), (647, 400)]),
        ],
        lakes=[Lake(830, 1205, 120, 42), Lake(1180, 310, 70, 26), Lake(560, 505, 70, 24), Lake(1270, 1150, 70, 26)],
        compass=(60, 1400, 120),
    ),
)  # fmt: skip
