"""What a mirror shows. Hero aid: Effects of special faces; rulings 2 to 7 and 13."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import MIRROR, Face
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, seat_name

ASK_MIRROR: Final = "ask-mirror"
ASK_MIRROR_LOSS: Final = "ask-mirror-loss"


def look_into_mirror(table: ForgeTable, seat: int, losing: bool) -> Rules[Face | None]:
    """Any face that an opponent shows. An opponent's mirror may be followed to whatever it sees, the hero's own faces
    too; a mirror itself is never the end, and where only mirrors are seen there is nothing."""
    seen: list[Face] = []
    mirrors = False
    for other in table.others(seat):
        for face in table.shown(other):
            if face.kind == MIRROR:
                mirrors = True
            elif face not in seen:
                seen.append(face)
    if mirrors:
        for face in table.shown(seat):
            if face.kind != MIRROR and face not in seen:
                seen.append(face)
    if not seen:
        table.log("mirror-empty", hero=seat_name(seat))
        return None
    ask = ASK_MIRROR_LOSS if losing else ASK_MIRROR
    face = yield from table.pick(seat, ask, seen, rule="mirror")
    table.log("mirror-shows", hero=seat_name(seat), face=face)
    return face
