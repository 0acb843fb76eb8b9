"""Replacing a face of a die, and buying faces with the ship. Rulebook: Replacing a face."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.kinds import BOAR, GOLD, PLAIN, RESOURCES, Face, Gain, Socket, amount, socket_id
from fabletable.games.diceforge.pieces import face_piece, shards, yield_of
from fabletable.games.diceforge.rules.triton import USE_TRITON, spend_triton, word_choice
from fabletable.games.diceforge.table import APPLYING, QUESTIONS, ForgeTable, Hero
from fabletable.kernel import DONE, Barred, Decision, Message, Question, Rules, Word, bar, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, Gem, barred_choice

FORGE: Final = Question(QUESTIONS, "forge", rule="forging", theme="spend")
BUY_FROM_SHIP: Final = Question(QUESTIONS, "ship", rule="ship", theme="forge")


def forge(table: ForgeTable, hero: Hero, face: Face) -> Rules[None]:
    """Forge a new face over an old one of the hero's choice; the new face lies up, the old one beside the inventory."""
    table.forging = face
    socket = yield from FORGE.ask(
        table,
        hero.seat,
        sockets(hero),
        barred=lambda: [bar(each, "why-boar-stays", "boar") for each in boar_sockets(hero)],
        face=face,
    )
    if table.phase == APPLYING and not table.rolled:
        table.rolled = tuple([face for other in range(table.seats) for face in table.shown(other)])
    die = hero.die(socket.die)
    old = die.faces[socket.index]
    table.forging = None
    table.put(face, -1)
    hero.replaced += (old,)
    die.forge(face, socket.index)
    if table.log_lines is not None:
        table.log("forged", hero=seat_name(hero.seat), face=face, old=socket)
        table.show("gain", pieces=(socket.key, face.message.piece), touches=(hero.seat,))


def sockets(hero: Hero) -> list[Socket]:
    """List each die's different faces once: it is the same which of two equal faces goes. Boars stay (ruling 25)."""
    found: list[Socket] = []
    at = 12 * hero.seat
    for faces in (hero.sun_die.faces, hero.moon_die.faces):
        seen = 0
        for face in faces:
            if not seen & face.bit and face.kind != BOAR:
                found.append(face.sockets[at])
            seen |= face.bit
            at += 1
    return found


def boar_sockets(hero: Hero) -> list[Socket]:
    return [
        face.sockets[12 * hero.seat + 6 * die + index]
        for die in range(2)
        for index, face in enumerate(hero.die(die).faces)
        if face.kind == BOAR
    ]


def sail(table: ForgeTable, hero: Hero, discount: int) -> Rules[None]:
    """Buy one face from the sanctuary by the ship, for 2 gold less, or 6 with the threefold face; the hero may
    decline."""
    while True:
        faces = [face for face in table.supply.shop if table.left(face) and face.price - discount <= hero.gold]
        choices: list[Face | Word] = [*faces]
        if hero.seat == table.active and hero.tritons:
            choices.append(USE_TRITON)
        chosen = yield from BUY_FROM_SHIP.ask(
            table,
            hero.seat,
            choices,
            otherwise=DONE,
            barred=lambda: barred_faces(table, hero, discount),
            discount=discount,
        )
        if chosen is not USE_TRITON:
            break
        yield from spend_triton(table, hero)
    if isinstance(chosen, Face):
        hero.gold -= max(0, chosen.price - discount)
        table.count("effect:ship-bought")
        table.log_event("ship-buys", hero=seat_name(hero.seat), face=chosen, n=max(0, chosen.price - discount))
        yield from forge(table, hero, chosen)


def barred_faces(table: ForgeTable, hero: Hero, discount: int) -> list[Barred]:
    """Return the other faces of the sanctuary, each with the reason why it cannot be forged."""
    found: list[Barred] = []
    for face in table.supply.shop:
        price = max(0, face.price - discount)
        if not table.left(face):
            found.append(bar(face, "why-face-gone", "offering"))
        elif price > hero.gold:
            found.append(bar(face, "why-gold-short", "offering", need=price, have=hero.gold))
    return found


# --- its questions ---


@FORGE.option
def socket_choice(table: ForgeTable, decision: Decision, socket: Socket) -> Choice:
    """Describe a socket with what its die brings then, or that the same face comes back. Only the face that goes glows;
    the equal ones of its die are named beside it, as it is the same which of them goes."""
    seat = decision.seat
    faces = table.heroes[seat].die(socket.die).faces
    first, *equal = [socket_id(seat, socket.die, n) for n, face in enumerate(faces) if face is socket.face]
    after = list(faces)
    if table.forging is not None:
        after[socket.index] = table.forging
    same = socket.face is table.forging
    note = Message("note-same-face") if same else Message("note-socket", {"n": 1 + len(equal), "what": yield_of(after)})
    piece = face_piece(socket.face, socket.key)
    return Choice(socket.key, socket.message, note, [first], piece=piece, idle=same, alike=equal)


@FORGE.dominated
def dominated_sockets(table: ForgeTable, decision: Decision) -> dict[str, str]:
    """Name each face that is worth at least as much as another one of the same die: the lesser one goes first."""
    found: dict[str, str] = {}
    for socket in decision.options:
        for other in decision.options:
            is_worth_more = covers(socket.face, other.face) and not covers(other.face, socket.face)
            if other.die == socket.die and is_worth_more:
                found.setdefault(socket.key, other.key)
    return with_best(found)


def with_best(dominated: dict[str, str]) -> dict[str, str]:
    """Return the same options, each with one that is not dominated itself."""
    found: dict[str, str] = {}
    for key, better in dominated.items():
        while better in dominated:
            better = dominated[better]  # noqa: PLW2901 - up the chain, to its end
        found[key] = better
    return found


def covers(face: Face, other: Face) -> bool:
    """Tell whether a face gives at least what another one gives, whichever part of that is taken."""
    if face.kind != PLAIN or other.kind != PLAIN:
        return False
    return all(any(is_at_least(gain, less) for gain in face.offers[0]) for less in other.offers[0])


def is_at_least(gain: Gain, other: Gain) -> bool:
    return all(getattr(gain, name) >= getattr(other, name) for name in RESOURCES)


@BUY_FROM_SHIP.option
def ship_choice(table: ForgeTable, decision: Decision, option: Face | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-no-purchase"))
    return face_choice(table, option, max(0, option.price - decision.args["discount"]), 0)


def face_choice(table: ForgeTable, face: Face, price: int, extra: int) -> Choice:
    """Describe a face of the sanctuary."""
    note = Message("note-left", {"n": table.left(face)})
    cost = [Gem("gold", price), *shards(extra, 0)]
    piece = face_piece(face, face.message.piece)
    return Choice(face.key, Message("choice-face", {"face": face.message}), note, [face.message.piece], cost, piece)


@BUY_FROM_SHIP.note
def gold_note(table: ForgeTable, decision: Decision) -> Message:
    return Message("note-reserve", {"have": amount(GOLD, table.heroes[decision.seat].gold)})


@BUY_FROM_SHIP.barred
def barred_face(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    return barred_choice(barred, [barred.message.piece])
