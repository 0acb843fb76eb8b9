"""Moments of gains and losses: every number with its name and the reserve it runs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from fabletable.games.diceforge.kinds import PLAIN, RESOURCES
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import Message, Part, Sum, added, seat_name
from fabletable.kernel.moment import MomentKind

Reserves: TypeAlias = tuple[int, int, int, int]
"""Gold, sun, moon, glory."""

NO_ROOM: Final = Message("part-no-room")


UNSEEN: Final[Reserves] = (0, 0, 0, 0)


def reserves(table: ForgeTable, hero: Hero) -> Reserves:
    """Return what a hero has before something is shown; zeros where no client watches."""
    if table.film is None:
        return UNSEEN
    return hero.gold, hero.sun, hero.moon, hero.glory


def dice_of(seat: int) -> list[str]:
    """Name a hero's two dice as the scene does."""
    return [f"s{seat}-sun-die", f"s{seat}-moon-die"]


def counter_of(seat: int, resource: int) -> str:
    return f"s{seat}-{RESOURCES[resource]}"


def show_change(
    table: ForgeTable,
    kind: MomentKind,
    hero: Hero,
    before: Reserves,
    *,
    pieces: Sequence[str] = (),
    because: Message | None = None,
) -> None:
    """Show what a hero has more or less than before, if anything."""
    if table.film is None:
        return
    seat = hero.seat
    changes = [now - was for now, was in zip(reserves(table, hero), before, strict=True)]
    parts = [Part(Message(RESOURCES[n]), change, counter_of(seat, n)) for n, change in enumerate(changes) if change]
    if parts or pieces:
        sums = [added(seat_name(seat), parts, seat)] if parts else []
        table.show(kind, pieces=pieces, touches=(seat,), sums=sums, because=because)


def show_blessing(table: ForgeTable, before: Sequence[Reserves]) -> None:
    """Show the dice of all, what they surely give, and what finds no room. It touches the heroes who lost something."""
    if not table.watched:
        return
    order = table.seats_from(table.active)
    sums = [blessed(table, table.heroes[seat], before[seat], at < table.applied) for at, seat in enumerate(order)]
    losers = [whole.seat for whole in sums if any(part.n < 0 for part in whole.parts)]
    pieces = [die for seat in order for die in dice_of(seat)]
    table.show("roll", pieces=pieces, touches=[seat for seat in losers if seat is not None], sums=sums)


def blessed(table: ForgeTable, hero: Hero, before: Reserves, applied: bool) -> Sum:
    """Sum up one hero's roll; a hero who comes after another's choice has not received anything yet."""
    seat = hero.seat
    parts = rolled_parts(hero)
    counters = [counter_of(seat, resource) for resource in range(len(RESOURCES))]
    gains = [sum(part.n for part in parts if part.piece == counter) for counter in counters]
    if applied:
        now = reserves(table, hero)
        lost = [gain - (has - had) for gain, has, had in zip(gains, now, before, strict=True)]
    else:
        spilt = hero.without_room(*gains[:3])
        lost = [spilt.gold, spilt.sun, spilt.moon, 0]
    parts += [Part(NO_ROOM, -n, counter) for n, counter in zip(lost, counters, strict=True) if n]
    return added(seat_name(seat), parts, seat, dice_of(seat))


def rolled_parts(hero: Hero) -> list[Part]:
    """Return what the two faces give, by resource, as far as no choice is left: gold may also go to a hammer."""
    parts: list[Part] = []
    for face in (hero.sun_die.top(), hero.moon_die.top()):
        if face.kind == PLAIN:
            gain = face.offers[0][0]
            amounts = (0 if hero.hammers else gain.gold, gain.sun, gain.moon, gain.glory)
            parts += [Part(face.message, n, counter_of(hero.seat, at)) for at, n in enumerate(amounts) if n]
    return parts


def show_dice(table: ForgeTable, seats: Sequence[int], which: int | None = None) -> None:
    """Show dice that have fallen and whose faces are still to be applied: both of each hero, or one."""
    if table.film is not None:
        only = slice(None) if which is None else slice(which, which + 1)
        sums = [added(seat_name(seat), [], seat, dice_of(seat)[only]) for seat in seats]
        table.show("roll", pieces=[die for whole in sums for die in whole.dice], touches=seats, sums=sums)
