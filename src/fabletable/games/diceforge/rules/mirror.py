"""Looking into a mirror. Hero aid: Effects of special faces; rulings 2 to 7 and 13."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.kinds import MIRROR, Face, socket_id
from fabletable.games.diceforge.pieces import face_piece
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable, Hero
from fabletable.kernel import Decision, Message, Question, Rules, seat_name
from fabletable.kernel.scene import Choice

LOOK: Final = Question(QUESTIONS, "mirror", rule="mirror", theme="forge")
LOOK_LOSING: Final = Question(QUESTIONS, "mirror-loss", rule="mirror", theme="spend")


def look_into_mirror(table: ForgeTable, hero: Hero, losing: bool) -> Rules[Face | None]:
    """Choose a face that an opponent shows. An opponent's mirror may be followed to the faces it sees, the hero's own
    too; a mirror itself is never the end, and where only mirrors are seen there is nothing."""
    seen: list[Face] = []
    mirrors = False
    for other in table.others(hero.seat):
        for face in table.shown(other):
            if face.kind == MIRROR:
                mirrors = True
            elif face not in seen:
                seen.append(face)
    if mirrors:
        for face in table.shown(hero.seat):
            if face.kind != MIRROR and face not in seen:
                seen.append(face)
    if not seen:
        table.log("mirror-empty", hero=seat_name(hero.seat))
        return None
    question = LOOK_LOSING if losing else LOOK
    face = yield from question.ask(table, hero.seat, seen)
    table.log("mirror-shows", hero=seat_name(hero.seat), face=face)
    return face


@LOOK.option
@LOOK_LOSING.option
def lying_choice(table: ForgeTable, decision: Decision, face: Face) -> Choice:
    """Describe a face to copy, with those who show it: opponents, or else the hero who asks."""
    seat = decision.seat
    others = [other for other in table.others(seat) if lying_up(table, other, face)]
    shown = others or [seat]
    names = [seat_name(other) for other in others]
    note = Message("note-shown-by", {"heroes": names}) if others else Message("note-shown-by-own-die")
    spots = [spot for other in shown for spot in lying_up(table, other, face)]
    return Choice(face.key, face.message, note, spots, piece=face_piece(face, face.message.piece))


def lying_up(table: ForgeTable, seat: int, face: Face) -> list[str]:
    """Return the sockets of a hero's dice in which this face lies up, or the die, where a ship forged over what it
    rolled."""
    spots: list[str] = []
    for which, shown in enumerate(table.shown(seat)):
        if shown is face:
            die = table.heroes[seat].die(which)
            name = f"s{seat}-{'moon' if which else 'sun'}-die"
            spots.append(socket_id(seat, which, die.up) if die.top() is face else name)
    return spots
