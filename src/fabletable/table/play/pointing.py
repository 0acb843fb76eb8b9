"""A finger on a choice: spectators see the piece glow, if it lies open to everyone."""

from __future__ import annotations

from collections.abc import Iterator

from fabletable.kernel.scene import Piece, Scene, Zone
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.frames import PointerFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.service.commands import Signal, frame
from fabletable.table.service.service import TableService


@frame
class PointAt(Signal, tag="point", forbid_unknown_fields=True):
    """The player points at this choice, or no longer at any. Spectators see its pieces if everybody may see them."""

    seat: WireNumber
    number: WireNumber
    key: str

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        if self.seat not in screen.seats or table.replica.match is None:
            return
        spots = self._spots(table) if self.key else []
        if self.key and not spots:
            return
        table.audience.watch(PointerFrame(self.seat, spots))
        service.peers.tell(PeerMessage("pointed", table=table.id, seats=[self.seat], spots=spots))

    def _spots(self, table: OpenTable) -> list[str]:
        """Return what glows: nothing when the choice is about anything that a spectator cannot see."""
        replica = table.replica
        match = replica.being_played
        if self.number != replica.number or self.seat != replica.turn:
            return []
        ask = match.ask(self.seat, odds=False)
        choice = next((each for each in ask.choices if each.key == self.key), None) if ask is not None else None
        open_to_all = set(seen_in(match.scene(None)))
        spots = [] if choice is None else choice.spots
        return spots if all(spot in open_to_all for spot in spots) else []


def seen_in(scene: Scene) -> Iterator[str]:
    """Yield the names of all that lies open in a scene."""
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
