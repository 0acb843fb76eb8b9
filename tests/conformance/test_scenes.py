"""Every scene can be drawn by a client that does not know the game."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import fabletable
from fabletable.kernel.scene import LANDS, PIP, SHAPES, TONES, Ask, MapLook, Scene

ICONS = Path(fabletable.__file__).parent / "server" / "page" / "icons.json"


def zones_of(scene):
    waiting = [scene.board, *scene.mats, *([scene.stage] if scene.stage else [])]
    while waiting:
        zone = waiting.pop()
        yield zone
        waiting += zone.zones


def views(sample):
    for match in sample.walk_places():
        for view in (None, *range(match.players)):
            yield match, view, match.scene(view)


def test_a_scene_survives_the_journey_to_the_client(sample):
    for match, view, scene in views(sample):
        assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
        ask = match.ask(view)
        if ask is not None:
            assert msgspec.json.decode(msgspec.json.encode(ask), type=Ask) == ask


def test_what_was_drawn_never_changes(sample):
    """Scenes share drawings that look the same at every table; no code may change them."""
    drawn = []
    for match, view, scene in views(sample):
        drawn.append((match.number, view, scene, msgspec.json.encode(scene)))
    for number, view, scene, before in drawn:
        assert msgspec.json.encode(scene) == before, f"decision {number}, seen by {view}"


def test_ids_point_at_one_thing(sample):
    for match, view, scene in views(sample):
        zones = list(zones_of(scene))
        for things in (zones, [place for zone in zones for place in zone.places]):
            doubled = [name for name, times in Counter(thing.id for thing in things).items() if times > 1]
            assert not doubled, f"decision {match.number}, seen by {view}: {doubled}"
        for zone in zones:
            doubled = [name for name, times in Counter(piece.id for piece in zone.pieces).items() if times > 1]
            assert not doubled, f"decision {match.number}, zone {zone.id}: {doubled}"


def test_pieces_lie_on_places_that_exist_and_roads_lead_somewhere(sample):
    for match, _, scene in views(sample):
        for zone in zones_of(scene):
            places = {place.id for place in zone.places}
            lost = [piece.id for piece in zone.pieces if piece.place and piece.place not in places]
            assert not lost, f"decision {match.number}, zone {zone.id}: {lost}"
            assert all(link.a in places and link.b in places for link in zone.links)
            assert zone.kind != "track" or zone.at_cell is None or 0 <= zone.at_cell < len(zone.cells)
            for piece in zone.pieces:
                assert not piece.faces or 0 <= piece.up < len(piece.faces)


def test_every_seat_has_its_player_and_its_mat(sample):
    for _, _, scene in views(sample):
        assert [player.seat for player in scene.players] == list(range(sample.players))
        assert {mat.seat for mat in scene.mats} >= set(range(sample.players))


def test_what_may_be_chosen_can_be_pointed_at(sample):
    """A choice that names a spot of the table names one that is there; words need none."""
    for match in sample.walk_places():
        seat = match.decision.seat
        scene = match.scene(seat)
        ids = set()
        for zone in zones_of(scene):
            ids |= {zone.id, *(place.id for place in zone.places)}
            for piece in zone.pieces:
                ids |= {piece.id, *(face.id for face in piece.faces)}
        for choice in match.ask(seat).choices:
            strange = [spot for spot in choice.spots if spot not in ids and spot != choice.key]
            assert not strange, f"decision {match.number} ({match.decision.ask}): {choice.key} points at {strange}"


def pieces_of(scene):
    for zone in zones_of(scene):
        for piece in zone.pieces:
            yield piece
            yield from piece.faces
    for player in scene.players:
        yield from player.counters


def gems_of(scene):
    for piece in pieces_of(scene):
        yield piece.id, [*piece.gems, *piece.cost, *piece.stats, *([piece.worth] if piece.worth else [])]
    for zone in zones_of(scene):
        yield from ((place.id, place.badges) for place in zone.places)


def test_every_tone_is_a_colour(sample):
    """Words of the house (docs/scene.md) or colours as CSS writes them."""

    def is_colour(tone):
        return not tone or tone in TONES or re.fullmatch(r"#[0-9a-fA-F]{6}", tone)

    for match, _, scene in views(sample):
        toned = [(piece.id, piece.tone) for piece in pieces_of(scene)]
        toned += [(place.id, place.tone) for zone in zones_of(scene) for place in zone.places]
        toned += [(name, gem.tone) for name, gems in gems_of(scene) for gem in gems]
        toned += [(f"player {player.seat}", player.color) for player in scene.players]
        strange = [each for each in toned if not is_colour(each[1])]
        assert not strange, f"decision {match.number}: {strange}"


def test_no_marker_differs_by_its_colour_alone(sample):
    tones = {}
    for _, _, scene in views(sample):
        for piece in pieces_of(scene):
            if piece.kind == "marker" and piece.tone:
                marks = tuple(gem.icon or (gem.kind, gem.n) for gem in piece.gems)
                tones.setdefault((piece.icon, piece.look, marks), {})[piece.tone] = piece.id
    assert {shape: of for shape, of in tones.items() if len(of) > 1} == {}


def test_every_gem_has_a_picture(sample):
    """A shape of the house, a land or pips on a die, an icon, or words; a bare number has nothing to be known by."""

    def is_known(gem):
        return gem.icon or gem.kind in (*SHAPES, *LANDS, PIP) or (isinstance(gem.n, str) and gem.n)

    for match, _, scene in views(sample):
        bare = [(name, gem.kind) for name, gems in gems_of(scene) for gem in gems if not is_known(gem)]
        assert not bare, f"decision {match.number}: {bare}"


def test_what_a_look_needs_is_there(sample):
    """A gauge has a number to fill up to; a map's places lie on its sheet; a wheel or bar has cells."""
    for match, _, scene in views(sample):
        for piece in pieces_of(scene):
            if piece.kind == "counter" and piece.look not in ("", "left"):
                assert piece.max, f"decision {match.number}: {piece.id} has the look {piece.look} and no max"
        for zone in zones_of(scene):
            assert zone.kind == "map" or zone.look not in get_args(MapLook), f"{zone.id} is no map"
            assert zone.look not in ("wheel", "bar") or zone.cells, f"{zone.id} has no cells"


def icons_of(scene):
    for piece in pieces_of(scene):
        yield piece.icon
        yield piece.art.icon if piece.art else ""
    yield from (gem.icon for _, gems in gems_of(scene) for gem in gems)
    yield from (player.icon for player in scene.players)
    yield from (player.stands.icon for player in scene.players if player.stands is not None)
    for zone in zones_of(scene):
        yield from (cell.removeprefix("@") for cell in zone.cells if cell.startswith("@"))
        for place in zone.places:
            yield place.icon
            yield place.art.icon if place.art else ""


@pytest.mark.skipif(not ICONS.exists(), reason="the set comes with the page: make page")
def test_every_icon_is_in_the_set(sample):
    box = fabletable.find(sample.game).box
    drawn = {box.mark, box.painting.ship, *([box.cover.icon] if box.cover else [])}
    for match, view, scene in views(sample):
        drawn |= set(icons_of(scene))
        ask = match.ask(view)
        drawn |= {choice.icon for choice in (ask.choices if ask else [])}
    lost = sorted(name for name in drawn if name and not name.startswith("ft-") and name not in icon_names())
    assert not lost


@cache
def icon_names():
    return set(msgspec.json.decode(ICONS.read_bytes())["icons"])


def test_choices_mean_what_they_say(sample):
    """Odds add up, nothing that ends with options left is golden, and asking draws nothing."""
    for match in sample.walk_places():
        drawn = match.table.chance.drawn
        ask = match.ask(match.decision.seat)
        assert match.table.chance.drawn == drawn
        for choice in ask.choices:
            assert not (choice.ends and choice.main), f"decision {match.number}, {choice.key}"
            assert not choice.ends or len(ask.choices) > 1, f"decision {match.number}, {choice.key} is all there is"
            if choice.odds is not None:
                parts = (choice.odds.won, choice.odds.drawn, choice.odds.lost)
                assert sum(parts) == 100, f"decision {match.number}, {choice.key}: {parts}"
                assert min(parts) >= 0, f"decision {match.number}, {choice.key}: {parts}"


def test_a_glance_tells_what_the_scene_says(sample):
    for match in sample.walk_places():
        scene = match.scene(None)
        assert match.game.glance(match.table) == (scene.chapter, [player.score for player in scene.players])
