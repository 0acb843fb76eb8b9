"""Every scene can be drawn by a client that does not know the game."""

from collections import Counter

import msgspec

from fabletable.kernel.scene import Ask, Scene


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
    """Scenes share what looks the same at every table; nobody may touch it afterwards."""
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
