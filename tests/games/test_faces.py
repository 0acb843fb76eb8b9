"""Faces: every creature, hero and school has a picture of its own; no icon of our own day stands in a tale."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fabletable
from fabletable.kernel.catalogue import catalogue_of
from tests.faces import Face, faces

GAMES = Path(fabletable.__file__).parent / "games"
KIN = {
    "Harpies": "Harpy",
    "Ghouls' Nest": "Ghoul",
    "Hill Ogre": "Ogre",
    "Mountain Giant": "Giant",
    "Wild Boar": "Boar",
    "Tenacious Boar": "Boar",
}
"""Names of the same creature."""

MODERN = re.compile(
    r"(blackboard|teacher|stop-sign|halt|traffic|weight-lifting|muscle-up|save|floppy|gears|cog|computer|laptop|phone|"
    r"pistol|revolver|rifle|gun|grenade|tank|car|truck|helicopter|flamethrower|firework-rocket|first-aid|hospital|"
    r"medicines|scalpel|trash-can|shopping|cash|credits-currency|public-speaker|microphone|film|tv|robot|diploma|"
    r"salt-shaker|outback-hat|carnivorous-plant|siren|energy-sword|light-bulb)(-.*)?"
)


def named(game: str, face: Face) -> str:
    spoken = catalogue_of(fabletable.find(game)).say(face.name)
    plain = re.sub(r" \(.*\)$", "", spoken)
    return KIN.get(plain, plain)


@pytest.fixture(scope="module")
def shown() -> list[tuple[str, Face]]:
    return [(named(game, face), face) for game, all_faces in faces().items() for face in all_faces]


def test_two_creatures_never_share_a_silhouette(shown):
    names: dict[str, set[str]] = {}
    for name, face in shown:
        names.setdefault(face.art.icon, set()).add(name)
    assert {icon: sorted(of) for icon, of in names.items() if len(of) > 1} == {}


def test_the_same_creature_has_the_same_silhouette(shown):
    icons: dict[str, set[str]] = {}
    for name, face in shown:
        icons.setdefault(name, set()).add(face.art.icon)
    assert {name: sorted(of) for name, of in icons.items() if len(of) > 1} == {}


def test_every_face_is_a_portrait(shown):
    assert len(shown) > 140
    assert [name for name, face in shown if face.art.portrait is None] == []


def test_no_icon_of_our_own_day_stands_in_a_tale():
    """The icons that cards, places and signs name: whole words in quotes, in the modules that draw."""
    for module in [*GAMES.glob("*/cards/*.py"), *GAMES.glob("*/looks.py"), *GAMES.glob("*/signs.py")]:
        said = re.findall(r'"([a-z0-9]+(?:-[a-z0-9]+)*)"', module.read_text())
        assert [word for word in said if MODERN.fullmatch(word)] == [], module
