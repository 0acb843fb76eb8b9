"""A finger on a choice: whoever watches sees the piece glow, if it lies open to everyone."""

from __future__ import annotations

from collections.abc import Iterator

from fabletable.kernel.scene import Piece, Scene, Zone
from fabletable.server.pubsub.peers import News
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.commands import Pointing
from fabletable.table.messages.frames import Pointed
from fabletable.table.open_table.table import OpenTable


def point(table: OpenTable, here: Screen, frame: Pointing) -> None:
    """Only what a spectator can see glows: a choice about anything hidden is not shown at all."""
    if frame.seat not in here.seats or table.match is None:
        return
    spots = _spots(table, frame) if frame.key else []
    if frame.key and not spots:
        return
    table.everyone.watch(Pointed(frame.seat, spots))
    table.place.post.tell(News("pointed", table=table.id, seats=[frame.seat], spots=spots))


def _spots(table: OpenTable, frame: Pointing) -> list[str]:
    match = table.being_played
    if frame.number != table.number or frame.seat != table.turn:
        return []
    ask = match.ask(frame.seat, odds=False)
    choice = next((each for each in ask.choices if each.key == frame.key), None) if ask is not None else None
    open_to_all = set(seen_in(match.scene(None)))
    spots = [] if choice is None else choice.spots
    return spots if all(spot in open_to_all for spot in spots) else []


def seen_in(scene: Scene) -> Iterator[str]:
    """The names of all that lies open in a scene."""
    for zone in (scene.board, *scene.mats, *([] if scene.stage is None else [scene.stage])):
        yield from _seen_in_zone(zone)


def _seen_in_zone(zone: Zone) -> Iterator[str]:
    yield zone.id
    yield from (place.id for place in zone.places)
    for piece in zone.pieces:
        yield from _seen_of(piece)
    for each in zone.zones:
        yield from _seen_in_zone(each)


def _seen_of(piece: Piece) -> Iterator[str]:
    if "hidden" not in piece.states:
        yield piece.id
        for face in piece.faces:
            yield from _seen_of(face)
