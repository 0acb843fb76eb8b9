"""What is seen of gains and losses: every number with its name and the reserve it runs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from fabletable.games.diceforge.cards.kinds import PLAIN, RESOURCES
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Message, Part, Sum, added, seat_name
from fabletable.kernel.moment import MomentKind

Reserves: TypeAlias = tuple[int, int, int, int]
"""Gold, sun, moon, glory."""

NO_ROOM: Final = Message("part-no-room")


UNSEEN: Final[Reserves] = (0, 0, 0, 0)


def reserves(table: ForgeTable, seat: int) -> Reserves:
    """What a hero has before something is shown; nobody asks where nobody watches."""
    if table.film is None:
        return UNSEEN
    hero = table.heroes[seat]
    return hero.gold, hero.sun, hero.moon, hero.glory


def dice_of(seat: int) -> list[str]:
    """A hero's two dice, as the scene calls them."""
    return [f"s{seat}-sun-die", f"s{seat}-moon-die"]


def counter_of(seat: int, resource: int) -> str:
    return f"s{seat}-{RESOURCES[resource]}"


def show_change(
    table: ForgeTable,
    kind: MomentKind,
    seat: int,
    before: Reserves,
    *,
    pieces: Sequence[str] = (),
    because: Message | None = None,
) -> None:
    """What a hero has more or less than before; nothing is shown where nothing has changed."""
    if table.film is None:
        return
    changes = [now - was for now, was in zip(reserves(table, seat), before, strict=True)]
    parts = [Part(Message(RESOURCES[n]), change, counter_of(seat, n)) for n, change in enumerate(changes) if change]
    if parts or pieces:
        sums = [added(seat_name(seat), parts, seat)] if parts else []
        table.show(kind, pieces=pieces, touches=(seat,), sums=sums, because=because)


def show_blessing(table: ForgeTable, before: Sequence[Reserves]) -> None:
    """The dice of all, what they surely give, and what finds no room. It is the own thing of whoever lost something."""
    if not table.watched:
        return
    order = table.seats_from(table.active)
    sums = [blessed(table, seat, before[seat], at < table.applied) for at, seat in enumerate(order)]
    losers = [whole.seat for whole in sums if any(part.n < 0 for part in whole.parts)]
    pieces = [die for seat in order for die in dice_of(seat)]
    table.show("roll", pieces=pieces, touches=[seat for seat in losers if seat is not None], sums=sums)


def blessed(table: ForgeTable, seat: int, before: Reserves, applied: bool) -> Sum:
    """Whoever comes after somebody with a choice has not received anything yet, and still is seen to."""
    parts = rolled_parts(table, seat)
    counters = [counter_of(seat, resource) for resource in range(len(RESOURCES))]
    gains = [sum(part.n for part in parts if part.piece == counter) for counter in counters]
    if applied:
        now = reserves(table, seat)
        lost = [gain - (has - had) for gain, has, had in zip(gains, now, before, strict=True)]
    else:
        spilt = table.heroes[seat].without_room(*gains[:3])
        lost = [spilt.gold, spilt.sun, spilt.moon, 0]
    parts += [Part(NO_ROOM, -n, counter) for n, counter in zip(lost, counters, strict=True) if n]
    return added(seat_name(seat), parts, seat, dice_of(seat))


def rolled_parts(table: ForgeTable, seat: int) -> list[Part]:
    """What the two faces give, by resource, as far as nobody has to decide: gold may also go to a hammer."""
    hero = table.heroes[seat]
    parts: list[Part] = []
    for face in (hero.sun_die.top(), hero.moon_die.top()):
        if face.kind == PLAIN:
            gain = face.offers[0][0]
            amounts = (0 if hero.hammers else gain.gold, gain.sun, gain.moon, gain.glory)
            parts += [Part(face.message, n, counter_of(seat, at)) for at, n in enumerate(amounts) if n]
    return parts


def show_dice(table: ForgeTable, seats: Sequence[int], which: int | None = None) -> None:
    """Dice have fallen whose faces are still to be applied: both of each hero, or one."""
    if table.film is not None:
        only = slice(None) if which is None else slice(which, which + 1)
        sums = [added(seat_name(seat), [], seat, dice_of(seat)[only]) for seat in seats]
        table.show("roll", pieces=[die for whole in sums for die in whole.dice], touches=seats, sums=sums)
