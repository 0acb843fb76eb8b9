"""Replacing a face of a die, and buying faces with the ship. Rulebook: Replacing a face."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.box import SOCKETS
from fabletable.games.diceforge.cards.faces import FOR_SALE
from fabletable.games.diceforge.cards.kinds import BOAR, Face, Socket
from fabletable.games.diceforge.rules.triton import USE_TRITON, spend_triton
from fabletable.games.diceforge.table import APPLYING, ForgeTable, Hero
from fabletable.kernel import DONE, Barred, Rules, Word, bar, seat_name

ASK_FORGE: Final = "ask-forge"
ASK_SHIP: Final = "ask-ship"


def forge(table: ForgeTable, seat: int, face: Face) -> Rules[None]:
    """The new face goes over an old one of the hero's choice and lies up; the old one lies beside the inventory."""
    hero = table.heroes[seat]
    table.forging = face
    socket = yield from table.pick(
        seat,
        ASK_FORGE,
        sockets(hero, seat),
        barred=lambda: [bar(each, "why-boar-stays", "boar") for each in boar_sockets(table.heroes[seat], seat)],
        rule="forging",
        face=face,
    )
    if table.phase == APPLYING and not table.rolled:
        table.rolled = tuple([face for other in range(table.seats) for face in table.shown(other)])
    die = hero.die(socket.die)
    old = die.faces[socket.index]
    table.forging = None
    table.temple[face.nr] -= 1
    hero.replaced += (old,)
    die.forge(face, socket.index)
    if table.log_lines is not None:
        table.log("forged", hero=seat_name(seat), face=face, old=socket)
        table.show("gain", pieces=(socket.key, face.message.piece), touches=(seat,))


def sockets(hero: Hero, seat: int) -> list[Socket]:
    """Each die's different faces once: it is the same which of two equal faces goes. Boars stay (ruling 25)."""
    found: list[Socket] = []
    at = 12 * seat
    for faces in (hero.sun_die.faces, hero.moon_die.faces):
        seen = 0
        for face in faces:
            bit = 1 << face.nr
            if not seen & bit and face.kind != BOAR:
                found.append(SOCKETS[at][face.nr])
            seen |= bit
            at += 1
    return found


def boar_sockets(hero: Hero, seat: int) -> list[Socket]:
    return [
        SOCKETS[12 * seat + 6 * die + index][face.nr]
        for die in range(2)
        for index, face in enumerate(hero.die(die).faces)
        if face.kind == BOAR
    ]


def sail(table: ForgeTable, seat: int, discount: int) -> Rules[None]:
    """The ship: one face from the sanctuary for 2 gold less, or 6 with the threefold face; it may be left."""
    hero = table.heroes[seat]
    while True:
        faces = [face for face in FOR_SALE if table.temple[face.nr] and face.price - discount <= hero.gold]
        choices: list[Face | Word] = [*faces]
        if seat == table.active and hero.tritons:
            choices.append(USE_TRITON)
        chosen = yield from table.pick(
            seat,
            ASK_SHIP,
            choices,
            otherwise=DONE,
            barred=lambda: barred_faces(table, seat, discount),
            rule="ship",
            discount=discount,
        )
        if chosen is not USE_TRITON:
            break
        yield from spend_triton(table, seat)
    if isinstance(chosen, Face):
        hero.gold -= max(0, chosen.price - discount)
        table.count("effect:ship-bought")
        table.log_event("ship-buys", hero=seat_name(seat), face=chosen, n=max(0, chosen.price - discount))
        yield from forge(table, seat, chosen)


def barred_faces(table: ForgeTable, seat: int, discount: int) -> list[Barred]:
    """Why not the other faces of the sanctuary."""
    hero = table.heroes[seat]
    found: list[Barred] = []
    for face in FOR_SALE:
        price = max(0, face.price - discount)
        if not table.temple[face.nr]:
            found.append(bar(face, "why-face-gone", "offering"))
        elif price > hero.gold:
            found.append(bar(face, "why-gold-short", "offering", need=price, have=hero.gold))
    return found
