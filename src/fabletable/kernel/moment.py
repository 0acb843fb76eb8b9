"""Moments: scenes that a rule wants to be shown, as each seat saw them.

A rule marks a moment with ``table.show``. The match keeps a shot of the table and draws it on demand. Every number has
a name, every outcome a reason.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from fabletable.kernel.facts import MomentFacts
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Piece, Prose, Scene, Zone

if TYPE_CHECKING:
    from fabletable.kernel.game import Game
    from fabletable.kernel.table import Shot

MomentKind = Literal["turn", "phase", "move", "roll", "card", "blow", "outcome", "gain", "loss", "event"]
"""A turn or a phase begins, a pawn moves, dice fall, a card is turned up, a blow is struck, a fight or a test is
decided, something is won or lost, something befalls everyone."""

MomentResult = Literal["", "won", "drawn", "lost"]

LinePart = Literal["", "event", "title", "note"]
"""The part of a line in the log: "event" begins an event, "title" is the event's new title, "note" belongs to no
event; every other line belongs to the event before it."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One number of a sum: its source, its amount, and the visible piece it comes from."""

    label: Message
    n: int
    piece: str = ""


class Sum(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One side of a roll or a blow, number by number; its dice are among the parts. ``seat`` is the seat of
    the side."""

    label: Message
    parts: list[Part]
    total: int
    seat: int | None = None
    dice: list[str] = []
    """The pieces that are its dice, also those that do not count."""


class Moment(msgspec.Struct, omit_defaults=True, gc=False):
    """One scene as one seat saw it. ``after`` is the number of decisions before it; ``lines`` are the lines of the
    seat's log that describe it, from and up to; ``event`` is the line that begins its event, -1 if there is none."""

    kind: MomentKind
    after: int
    lines: tuple[int, int]
    scene: Scene
    event: int = -1
    pieces: list[str] = []
    touches: list[int] = []
    """The seats it concerns: their battle, their loss, a card that affects them."""
    sums: list[Sum] = []
    because: Message | None = None
    result: MomentResult = ""
    """The result of an outcome for the side of the first sum, or for the first touched seat."""
    prose: Prose | None = None
    """The text that it brings, where it is not on the stage of its scene."""
    facts: MomentFacts | None = None
    """Facts that tell how much it matters, for the director."""


def added(label: Message, parts: Sequence[Part], seat: int | None = None, dice: Sequence[str] = ()) -> Sum:
    """Return the sum of its parts."""
    return Sum(label, list(parts), sum(part.n for part in parts), seat, list(dice))


def reason(higher: Sum, lower: Sum) -> Message:
    """Return why the higher sum won: the smallest bonus without which it would not have won; else the sum before the
    dice, alone if it would also have won with the other side's dice; or the dice, which turned a lead or broke a tie.
    The first part is the base that bonuses are added to."""
    margin = higher.total - lower.total
    bonuses = [part for part in higher.parts[1:] if part.piece not in higher.dice and part.n >= margin]
    if bonuses:
        least = min(bonuses, key=lambda part: part.n)
        left = higher.total - least.n
        return Message("because-bonus", {"bonus": least.label, "n": least.n, "left": left, "against": lower.total})
    before, against = _before_dice(higher), _before_dice(lower)
    if before > against:
        # Compare the totals as they would be if each side had the dice of the other.
        alone = before + (lower.total - against) > against + (higher.total - before)
        return Message("because-stronger" if alone else "because-dice-added", {"n": before, "against": against})
    return Message("because-dice", {"n": before, "against": against, "lead": against - before})


def _before_dice(side: Sum) -> int:
    return sum(part.n for part in side.parts if part.piece not in side.dice)


# --- drawn for a seat ---


def drawn(
    game: Game, shots: Sequence[Shot], readable: Sequence[int], events: Sequence[int], seat: int | None
) -> list[Moment]:
    """Draw the shots as this seat saw them, in order. ``readable`` has for each line the number of lines before it that
    the seat may read, and at the end the number of all; ``events`` are the lines that begin an event."""
    found: list[Moment] = []
    upto = 0
    for shot in shots:
        if not shot.seen_by(seat):
            continue
        begun = bisect_right(events, shot.line_count - 1)
        event = events[begun - 1] if begun else -1
        begin = min(shot.line_count, max(upto, shot.since, event))
        upto = shot.line_count
        scene = game.scene(shot.table, seat)
        eyes = _Eyes(game, shot, scene, seat)
        found.append(
            Moment(
                shot.kind,
                shot.after,
                (readable[begin], readable[upto]),
                scene,
                -1 if event < 0 else readable[event],
                [piece for piece in shot.pieces if eyes.see(piece)],
                list(shot.touches),
                [eyes.add(each) for each in shot.sums],
                shot.because,
                shot.result,
                shot.prose,
                shot.facts,
            )
        )
    return found


def read_on(moments: Sequence[Moment]) -> list[Moment]:
    """Join the moments of one text between two decisions: they are read as one, with all that they bring."""
    found: list[Moment] = []
    for moment in moments:
        before = found[-1] if found else None
        prose = prose_of(moment)
        same = before is not None and before.after == moment.after and before.event == moment.event
        known = prose_of(before) if same and before is not None else None
        if before is not None and known is not None and prose is not None and known.key == prose.key:
            found[-1] = _joined(before, moment, _latest(known, prose))
        else:
            found.append(moment)
    return found


def prose_of(moment: Moment) -> Prose | None:
    """Return the text of a moment; a fight that a text leads to has none."""
    stage = moment.scene.stage
    return moment.prose or (None if stage is None else stage.prose)


def _latest(known: Prose, prose: Prose) -> Prose:
    """Return the newer text; dice that were rolled for it stay beside it."""
    if prose.rolled or not known.rolled:
        return prose
    said, band = prose.sum or known.sum, prose.band or known.band
    return msgspec.structs.replace(prose, rolled=known.rolled, sum=said, bands=known.bands, band=band)


def _joined(first: Moment, last: Moment, prose: Prose) -> Moment:
    touches = [*first.touches, *(seat for seat in last.touches if seat not in first.touches)]
    lines = (first.lines[0], last.lines[1])
    return msgspec.structs.replace(
        first, scene=last.scene, lines=lines, touches=touches, because=None, result=last.result, prose=prose
    )


class _Eyes:
    """The pieces that a seat sees in the shot or saw just before it; only those are named to it."""

    def __init__(self, game: Game, shot: Shot, scene: Scene, seat: int | None) -> None:
        named = set(shot.pieces)
        for whole in shot.sums:
            named.update(whole.dice)
            named.update([part.piece for part in whole.parts if part.piece])
        self._seen = seen_of(named, scene)
        if len(self._seen) < len(named) and shot.before is not None:
            self._seen |= seen_of(named, game.scene(shot.before, seat))

    def see(self, piece: str) -> bool:
        return piece in self._seen

    def add(self, whole: Sum) -> Sum:
        parts = [part if not part.piece or self.see(part.piece) else Part(part.label, part.n) for part in whole.parts]
        dice = [die for die in whole.dice if self.see(die)]
        return msgspec.structs.replace(whole, parts=parts, dice=dice)


def seen_of(names: set[str], scene: Scene) -> set[str]:
    """Return the names that a seat could point at. Most moments are about mats, so the board is searched last."""
    if not names:
        return set()
    seen = names & _ids_before_heroes(scene)
    return seen if len(seen) == len(names) else seen | (names & _ids([scene.board], []))


def ids_in(scene: Scene) -> set[str]:
    """Return everything a seat could point at: pieces, places, zones."""
    return _ids_before_heroes(scene) | _ids([scene.board], [])


def _ids_before_heroes(scene: Scene) -> set[str]:
    zones = scene.mats if scene.stage is None else [scene.stage, *scene.mats]
    return _ids(zones, [piece for player in scene.players for piece in player.counters])


def _ids(within: list[Zone], pieces: list[Piece]) -> set[str]:
    zones = [*within]
    found: set[str] = set()
    for zone in zones:  # which grows by what lies within
        found.add(zone.id)
        pieces += zone.pieces
        zones += zone.zones
        if zone.places:
            found.update([place.id for place in zone.places])
    found.update([piece.id for piece in pieces])
    found.update([face.id for piece in pieces if piece.faces for face in piece.faces])
    return found


# --- the log ---


class LogEvent(msgspec.Struct, gc=False):
    """An event of the log: the numbers of its lines, and the line that is its title."""

    lines: list[int]
    title: int


def log_events(parts: Sequence[LinePart]) -> list[LogEvent]:
    """Group the lines of a log by event. Lines without an event, and notes of the server, stand alone and end
    no event."""
    found: list[LogEvent] = []
    event: LogEvent | None = None
    for at, part in enumerate(parts):
        if part == "event":
            event = LogEvent([at], at)
            found.append(event)
        elif event is None or part == "note":
            found.append(LogEvent([at], at))
        else:
            event.lines.append(at)
            if part == "title":
                event.title = at
    return found
