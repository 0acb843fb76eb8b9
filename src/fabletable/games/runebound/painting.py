"""The box of Runebound and its colours, as of a painted map: parchment by light, a lantern's green by dark."""

from __future__ import annotations

from typing import Final

from fabletable.kernel.box import Box, Cover, Tones

VILLAIN_TONE: Final = "#ff7a4d"
ZOMBIE_TONE: Final = "#5b5044"
FACE_TONES: Final = {
    "physical": "#b8352b",
    "magic": "#3d5fc4",
    "skull": "#3a3430",
    "shield": "#5b6b7a",
    "agility": "#2f8f5b",
    "surge": "#b07a14",
    "double": "#6b3fa0",
    "dash": "#6d6558",
}
"""The colours of the symbols on combat tokens."""

BOX: Final = Box(
    cover=Cover(
        "spiked-dragon-head", "peaks",
        sky="#f0c98a", glow="#fff0c0", far="#8f9a5a", mid="#4f6a3f", near="#22361f", ink="#2a1608",
    ),
    mark="rune-stone",
    minutes=150,
    light="light",
    lettering="storybook",
    shelf=4,
    sound="heroic",
    bright=Tones(
        table=("#8a6a45", "#54391f"),
        panel=("#f9f4e6", "#efe6cf", "#e0d3b2"),
        paper="#fbf7ea",
        accent=("#2f6b57", "#17493a", "#ffffff"),
        map={
            "plain": "#cfc27c",
            "forest": "#6f9654",
            "hill": "#c79f5f",
            "mountain": "#a39b8f",
            "water": "#5fa9c6",
            "road": "#8d5f2d",
            "river": "#3d8fb4",
            "name": "#fff7e0",
            "name-edge": "#1d1208",
        },
    ),
    dark=Tones(
        table=("#26352f", "#0b1412"),
        panel=("#14211d", "#1b2b26", "#273b34"),
        paper="#182721",
        line=("rgb(210 240 220/0.12)", "rgb(210 240 220/0.26)"),
        ink=("#eef3e8", "#bccabc", "#8aa092"),
        accent=("#e2b65a", "#ffe2a0", "#2b1a02"),
        map={
            "plain": "#8f8a56",
            "forest": "#436a42",
            "hill": "#8f7242",
            "mountain": "#76726c",
            "water": "#2f6f8c",
            "road": "#e0b878",
            "river": "#4aa3c9",
            "name": "#fff7e0",
            "name-edge": "#1d1208",
        },
    ),
)  # fmt: skip
