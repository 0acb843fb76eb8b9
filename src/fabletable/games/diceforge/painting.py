"""The box of Dice Forge and the sea around its isles: Aegean noon by light, celestial night by dark."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.box import Box, Cover, Glow, Painting, Tones

MOON: Final = "#8fc4ff"
STARS: Final = "#e9c6ff"
SUN: Final = "#ffb25e"

SKY: Final = (MOON, MOON, MOON, STARS, SUN, SUN, SUN)
"""The light in the portals 1 to 7."""

BOX: Final = Box(
    cover=Cover(
        "dice-fire", "sea", sky="#2f8ea8", glow="#ffe9a8", far="#1f6f8c", mid="#134f69", near="#08283b", ink="#fff0c2"
    ),
    mark="anvil-impact",
    minutes=45,
    light="dark",
    lettering="roman",
    shelf=1,
    sound="forge",
    bright=Tones(
        table=("#8fd0d6", "#4f9fb0"),
        lamp="rgb(255 250 225/0.8)",
        panel=("#fbfaf3", "#eef3ee", "#dbe8e6"),
        paper="#fdfcf6",
        line=("rgb(20 70 90/0.14)", "rgb(20 70 90/0.3)"),
        ink=("#12303c", "#3d5f6b", "#4c6a75"),
        accent=("#8f5804", "#6b3f00", "#ffffff"),
        map={
            "sea": "#6cc4d0",
            "deep": "#2f8ba3",
            "rock": "#efe4c8",
            "cliff": "#b09c74",
            "turf": "#8fbf6e",
            "marble": "#fdfbf3",
            "marble-shade": "#d9d0b8",
        },
    ),
    dark=Tones(
        table=("#173a4d", "#06141f"),
        lamp="rgb(255 214 130/0.22)",
        panel=("#0f2431", "#15303f", "#1d3f51"),
        paper="#122a38",
        line=("rgb(190 230 255/0.13)", "rgb(190 230 255/0.28)"),
        ink=("#f0f6f7", "#bcd3da", "#86a5b0"),
        accent=("#f2bf52", "#ffe6a6", "#2b1a02"),
        map={
            "sea": "#0f4258",
            "deep": "#072535",
            "rock": "#d8ccb0",
            "cliff": "#8d7f63",
            "turf": "#6f9a63",
            "marble": "#e9e4d6",
            "marble-shade": "#b9b09a",
        },
    ),
    painting=Painting(glows=[Glow(1010, 60, 330, "#ffcf7a", "#ff8a3d"), Glow(70, 60, 330, "#bfe0ff", "#4c8dff")]),
)
