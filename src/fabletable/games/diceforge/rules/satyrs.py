"""Hero aid: Satyrs; rulings 12 and 13."""

from __future__ import annotations

from fabletable.games.diceforge.faces import PLAINLY, Face
from fabletable.games.diceforge.rules.blessing import apply_faces, roll_both
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules, seat_name


def satyrs_pipe(table: ForgeTable, seat: int) -> Rules[None]:
    """All opponents roll and apply nothing; the hero takes two of those faces as if they were the hero's own roll."""
    for other in table.others(seat):
        roll_both(table, other)
    lying: list[Face] = []
    for other in table.others(seat):
        lying += table.shown(other)
    one, two = yield from two_of(table, seat, lying)
    table.tell("satyrs-took", hero=seat_name(seat), one=one, two=two)
    yield from apply_faces(table, seat, one, two, PLAINLY)


def two_of(table: ForgeTable, seat: int, lying: list[Face]) -> Rules[tuple[Face, Face]]:
    """Two different dice, each kind of face offered once."""
    left = lying[:]
    if len(left) == 2:
        return left[0], left[1]
    one = yield from table.pick(seat, "ask-satyrs-first", different(left), rule="satyrs")
    left.remove(one)
    two = yield from table.pick(seat, "ask-satyrs-second", different(left), rule="satyrs", face=one)
    return one, two


def different(faces: list[Face]) -> list[Face]:
    found: list[Face] = []
    for face in faces:
        if face not in found:
            found.append(face)
    return found
