"""Divine and minor blessings: dice fall, faces are applied. Rulebook: Divine blessing."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.faces import SHIELD_MATCHED
from fabletable.games.diceforge.cards.kinds import (
    BOAR,
    CHOICE,
    LOSING,
    MIRROR,
    PLAIN,
    PLAINLY,
    SHIELD,
    SHIP,
    THRICE,
    Face,
    Gain,
)
from fabletable.games.diceforge.rules.boar import boar_owner_gains
from fabletable.games.diceforge.rules.forge import sail
from fabletable.games.diceforge.rules.hammer import receive, receive_both, take_both
from fabletable.games.diceforge.rules.mirror import look_into_mirror
from fabletable.games.diceforge.rules.shown import reserves, show_blessing, show_change, show_dice
from fabletable.games.diceforge.rules.triton import TRITON_GOLD
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import NO, Message, Rules, Word, message, named, seat_name

ASK_CERBERUS: Final = "ask-cerberus"
ASK_CYCLOPS: Final = "ask-cyclops"
ASK_GAIN: Final = "ask-gain"
ASK_LOSE: Final = "ask-lose"
ASK_ORDER: Final = "ask-order"
ASK_SENTINEL: Final = "ask-sentinel"

GAIN_ASKS: Final = (ASK_GAIN, ASK_LOSE, ASK_SENTINEL, ASK_CYCLOPS)
"""The question by the manner in which faces are applied."""

USE_CERBERUS: Final = Word("cerberus")
SHIP_FIRST: Final = Word("ship-first")
OTHER_FIRST: Final = Word("other-first")

SHIP_DISCOUNT: Final = 2


def roll_for_all(table: ForgeTable) -> None:
    """Step 1 of a turn: everyone rolls."""
    before = [reserves(table, seat) for seat in range(table.seats)] if table.watched else []
    for seat in table.seats_from(table.active):
        roll_both(table, seat)
    table.applied = 0
    apply_plain_rolls(table)
    show_blessing(table, before)


def apply_plain_rolls(table: ForgeTable) -> None:
    """Faces are applied in turn order from the active hero on; as long as nobody has anything to decide, at once."""
    while table.applied < table.seats:
        seat = (table.active + table.applied) % table.seats
        hero = table.heroes[seat]
        sun = hero.sun_die.top()
        moon = hero.moon_die.top()
        if sun.kind != PLAIN or moon.kind != PLAIN or hero.hammers or hero.cerberi:
            return
        take_both(table, seat, sun.offers[0][0], moon.offers[0][0])
        if table.tally is not None:
            table.count(sun.counted)
            table.count(moon.counted)
        table.applied += 1


def apply_next_roll(table: ForgeTable) -> Rules[None]:
    """The next hero in turn order who may have something to decide."""
    seat = (table.active + table.applied) % table.seats
    hero = table.heroes[seat]
    yield from apply_roll(table, seat, hero.sun_die.top(), hero.moon_die.top(), PLAINLY)
    table.applied += 1
    apply_plain_rolls(table)


def divine_blessing(table: ForgeTable, seat: int, manner: int = PLAINLY) -> Rules[None]:
    """Roll both own dice and apply both faces."""
    roll_both(table, seat)
    show_dice(table, [seat])
    hero = table.heroes[seat]
    yield from apply_roll(table, seat, hero.sun_die.top(), hero.moon_die.top(), manner)


def minor_blessing(table: ForgeTable, seat: int, which: int, manner: int = PLAINLY) -> Rules[None]:
    """Roll one own die and apply its face."""
    hero = table.heroes[seat]
    die = hero.die(which)
    die.up = table.chance.below(6)
    if table.log_lines is not None:
        table.log("rolled-one", hero=seat_name(seat), face=lying_up(hero, seat, which))
    show_dice(table, [seat], which)
    yield from apply_roll(table, seat, die.top(), None, manner)


def roll_both(table: ForgeTable, seat: int) -> None:
    hero = table.heroes[seat]
    hero.sun_die.up = table.chance.below(6)
    hero.moon_die.up = table.chance.below(6)
    if table.log_lines is not None:
        sun, moon = lying_up(hero, seat, 0), lying_up(hero, seat, 1)
        table.log("rolled", hero=seat_name(seat), sun=sun, moon=moon)


def lying_up(hero: Hero, seat: int, which: int) -> Message:
    """The face that fell, as that very die, so that a client can let it tumble though the same face fell again."""
    face = hero.die(which).top().message
    return Message(face.id, face.args, f"s{seat}-moon-die" if which else f"s{seat}-sun-die")


def apply_roll(table: ForgeTable, seat: int, one: Face, two: Face | None, manner: int) -> Rules[None]:
    """The rolled faces take effect; then Cerberus may bring the same result once more (ruling 14)."""
    hero = table.heroes[seat]
    before = reserves(table, seat)
    yield from apply_faces(table, seat, one, two, manner)
    if table.watched:
        show_change(table, "gain", seat, before)
    if hero.cerberi and not nothing_comes(hero, one, two, manner):
        faces = [named("quoted-face", face=face.message) for face in ([one] if two is None else [one, two])]
        chosen = yield from table.pick(seat, ASK_CERBERUS, [USE_CERBERUS, NO], rule="tokens", faces=faces)
        if chosen is USE_CERBERUS:
            hero.cerberi -= 1
            hero.cerberi_spent += 1
            table.count("effect:cerberus")
            table.log("cerberus-barks", hero=seat_name(seat))
            before = reserves(table, seat)
            yield from apply_faces(table, seat, one, two, manner)
            show_change(table, "gain", seat, before, because=message("cerberus-barks", hero=seat_name(seat)))


def nothing_comes(hero: Hero, one: Face, two: Face | None, manner: int) -> bool:
    """True when the roll would give nothing at all if it came again, so that nobody need be asked."""
    for face in [one] if two is None else [one, two]:
        if face.kind in (PLAIN, CHOICE):
            for gain in face.gives(1, manner):
                if not is_idle(hero, gain):
                    return False
        elif face.kind != THRICE:
            return False
    return True


def is_idle(hero: Hero, gain: Gain) -> bool:
    """True when all of it would be lost for want of room."""
    return (
        not gain.glory
        and (not gain.gold or (hero.gold == hero.gold_max and not hero.hammers))
        and (not gain.sun or hero.sun == hero.shard_max)
        and (not gain.moon or hero.moon == hero.shard_max)
    )


def apply_faces(table: ForgeTable, seat: int, first: Face, second: Face | None, manner: int) -> Rules[None]:
    """First the mirrors, then the threefold face, then the rest."""
    one: Face | None = first
    two: Face | None = second
    if table.tally is not None:
        count_faces(table, first, second)
    if second is not None and first.kind == PLAIN and second.kind == PLAIN and manner == PLAINLY:
        yield from receive_both(table, seat, first.offers[0][0], second.offers[0][0])
        return
    if first.kind == MIRROR:
        one = yield from look_into_mirror(table, seat, manner == LOSING)
    if second is not None and second.kind == MIRROR:
        two = yield from look_into_mirror(table, seat, manner == LOSING)
    if one is None or one.kind == THRICE:
        one, two = two, one
    if one is None or one.kind == THRICE:
        return
    if two is None:
        yield from apply_face(table, seat, one, 1, manner)
    elif two.kind == THRICE:
        table.count("effect:thrice")
        if one.kind == SHIP or manner == LOSING:
            table.log("thrice-counts", hero=seat_name(seat), face=one)
        yield from apply_face(table, seat, one, 3, manner)
    else:
        yield from apply_pair(table, seat, one, two, manner)


def count_faces(table: ForgeTable, one: Face, two: Face | None) -> None:
    table.count(one.counted)
    if two is not None:
        table.count(two.counted)


def apply_face(table: ForgeTable, seat: int, face: Face, times: int, manner: int) -> Rules[None]:
    """A face that stands alone, or beside the threefold one."""
    if face.kind == SHIP:
        if manner != LOSING:
            yield from sail(table, seat, SHIP_DISCOUNT * times)
    else:
        yield from apply_gain(table, seat, face, times, manner, None)


def apply_pair(table: ForgeTable, seat: int, one: Face, two: Face, manner: int) -> Rules[None]:
    """Two faces that both give something. Plain ones come first, then choices, then shields; so every choice is made
    with the reserve in sight, and a shield knows what the other die gave."""
    if SHIP in (one.kind, two.kind):
        yield from apply_beside_ship(table, seat, one, two, manner)
        return
    if one.kind > two.kind:
        one, two = two, one
    shield = two if two.kind == SHIELD and one.kind != SHIELD else None
    taken = yield from apply_gain(table, seat, one, 1, manner, shield)
    if shield is not None and taken.taken & (1 << shield.resource):
        table.count("effect:shield-matched")
        if manner != LOSING:
            table.log("shield-matches", hero=seat_name(seat), shield=shield, gain=SHIELD_MATCHED)
        yield from get(table, seat, SHIELD_MATCHED, manner)
    else:
        yield from apply_gain(table, seat, two, 1, manner, None)


def apply_beside_ship(table: ForgeTable, seat: int, one: Face, two: Face, manner: int) -> Rules[None]:
    """A ship and another face. The other comes first, for its gold may pay for the ship's face; only where gold could
    be lost, a Triton's too, is there something to decide."""
    other = one if two.kind == SHIP else two
    if manner == LOSING:
        if other.kind != SHIP:
            yield from apply_gain(table, seat, other, 1, manner, None)
        return
    if other.kind == SHIP:
        yield from sail(table, seat, SHIP_DISCOUNT)
        yield from sail(table, seat, SHIP_DISCOUNT)
        return
    hero = table.heroes[seat]
    most = max(gain.gold for gain in other.gives(1, manner))
    tritons = hero.tritons if seat == table.active else 0
    first = OTHER_FIRST
    if most and hero.gold + most + tritons * TRITON_GOLD > hero.gold_max:
        by_triton = TRITON_GOLD if hero.gold + most <= hero.gold_max else 0
        first = yield from table.pick(
            seat, ASK_ORDER, [SHIP_FIRST, OTHER_FIRST], rule="ship", face=other, triton=by_triton
        )
    if first is SHIP_FIRST:
        yield from sail(table, seat, SHIP_DISCOUNT)
        yield from apply_gain(table, seat, other, 1, manner, None)
    else:
        yield from apply_gain(table, seat, other, 1, manner, None)
        yield from sail(table, seat, SHIP_DISCOUNT)


def apply_gain(table: ForgeTable, seat: int, face: Face, times: int, manner: int, shield: Face | None) -> Rules[Gain]:
    """Choose first, then take it (times three if so); the boar's card pays its owner too."""
    gain = yield from choose_gain(table, seat, face, times, manner, shield)
    if table.log_lines is not None and manner != LOSING:
        tell_gain(table, seat, face, times, gain)
    yield from get(table, seat, gain, manner)
    if face.kind == BOAR:
        yield from boar_owner_gains(table, face, times)
    return gain


def tell_gain(table: ForgeTable, seat: int, face: Face, times: int, gain: Gain) -> None:
    """What a face gave, where the roll alone does not say it."""
    if times > 1:
        table.log("thrice-gives", hero=seat_name(seat), face=face, gain=gain)
    elif face.kind == SHIELD:
        table.log("shield-gives", hero=seat_name(seat), shield=face, gain=gain)
    elif gain is not face.offers[0][0] or face.kind != PLAIN:
        table.log("chooses", hero=seat_name(seat), face=face, gain=gain)


def choose_gain(table: ForgeTable, seat: int, face: Face, times: int, manner: int, shield: Face | None) -> Rules[Gain]:
    gains = face.gives(times, manner)
    if len(gains) == 1:
        return gains[0]
    if shield is None and all_the_same(table.heroes[seat], gains, manner):
        return gains[0]
    gain = yield from table.pick(seat, GAIN_ASKS[manner], gains, rule="faces", face=face)
    return gain


def all_the_same(hero: Hero, gains: list[Gain], manner: int) -> bool:
    """True when none of the gains would move anything, so that there is nothing to choose."""
    for gain in gains:
        if manner == LOSING:
            if (gain.gold and hero.gold) or (gain.sun and hero.sun) or (gain.moon and hero.moon):
                return False
            if gain.glory and hero.glory:
                return False
        elif not is_idle(hero, gain):
            return False
    return True


def get(table: ForgeTable, seat: int, gain: Gain, manner: int) -> Rules[None]:
    """Into the reserves, or out of them under the Minotaur."""
    if manner == LOSING:
        lost = table.heroes[seat].lose(gain)
        if lost.taken:
            table.log("loses", hero=seat_name(seat), gain=lost)
        else:
            table.log("loses-nothing", hero=seat_name(seat))
    else:
        yield from receive(table, seat, gain)
