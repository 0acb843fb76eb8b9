"""Divine and minor blessings: dice fall, faces are applied. Rulebook: Divine blessing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.kinds import (
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
from fabletable.games.diceforge.looks import CERBERUS_ICON, SHIP_ICON
from fabletable.games.diceforge.pieces import fitting, gems_of, wasted_note
from fabletable.games.diceforge.rules.boar import BOAR_REWARD, boar_owner_gains
from fabletable.games.diceforge.rules.forge import is_at_least, sail, with_best
from fabletable.games.diceforge.rules.hammer import receive, receive_both, take_both
from fabletable.games.diceforge.rules.mirror import look_into_mirror
from fabletable.games.diceforge.rules.shown import reserves, show_blessing, show_change, show_dice
from fabletable.games.diceforge.rules.triton import SPEND_TRITON, TRITON_GOLD
from fabletable.games.diceforge.streams import BLESSINGS, EXTRA_ROLL
from fabletable.games.diceforge.table import QUESTIONS, ForgeTable, Hero
from fabletable.kernel import NO, Decision, Message, Question, Rules, Word, message, named, seat_name
from fabletable.kernel.scene import Choice, Gem, Piece

CERBERUS: Final = Question(QUESTIONS, "cerberus", rule="tokens", stands=True, declines=NO, theme="spend")
ORDER: Final = Question(QUESTIONS, "order", rule="ship", stands=True, theme="spend")
GAIN: Final = Question(QUESTIONS, "gain", rule="faces", stands=True, minds=("face",), theme="reward")
LOSE: Final = Question(QUESTIONS, "lose", rule="faces", stands=True, minds=("face",), theme="spend")
SENTINEL: Final = Question(QUESTIONS, "sentinel", rule="faces", stands=True, theme="reward")
CYCLOPS: Final = Question(QUESTIONS, "cyclops", rule="faces", stands=True, theme="reward")

GAIN_QUESTIONS: Final = (GAIN, LOSE, SENTINEL, CYCLOPS)
"""The question by the manner in which faces are applied."""

SUN_DIE: Final = Word("sun-die")
MOON_DIE: Final = Word("moon-die")
DICE: Final = [SUN_DIE, MOON_DIE]

USE_CERBERUS: Final = Word("cerberus")
SHIP_FIRST: Final = Word("ship-first")
OTHER_FIRST: Final = Word("other-first")

SHIP_DISCOUNT: Final = 2
SHIELD_MATCHED: Final = Gain(glory=5)


def roll_for_all(table: ForgeTable) -> None:
    """Step 1 of a turn: everyone rolls."""
    before = [reserves(table, hero) for hero in table.heroes] if table.watched else []
    for seat in table.seats_from(table.active):
        roll_both(table, table.heroes[seat], BLESSINGS)
    table.applied = 0
    apply_plain_rolls(table)
    show_blessing(table, before)


def apply_plain_rolls(table: ForgeTable) -> None:
    """Apply faces in turn order from the active hero on, up to the first hero who has something to decide."""
    while table.applied < table.seats:
        hero = table.heroes[(table.active + table.applied) % table.seats]
        sun = hero.sun_die.top()
        moon = hero.moon_die.top()
        if sun.kind != PLAIN or moon.kind != PLAIN or hero.hammers or hero.cerberi:
            return
        take_both(table, hero, sun.offers[0][0], moon.offers[0][0])
        if table.tally is not None:
            table.count(sun.counted)
            table.count(moon.counted)
        table.applied += 1


def apply_next_roll(table: ForgeTable) -> Rules[None]:
    """Apply the roll of the next hero in turn order who may have something to decide."""
    hero = table.heroes[(table.active + table.applied) % table.seats]
    yield from apply_roll(table, hero, hero.sun_die.top(), hero.moon_die.top(), PLAINLY)
    table.applied += 1
    apply_plain_rolls(table)


def divine_blessing(table: ForgeTable, hero: Hero, manner: int = PLAINLY) -> Rules[None]:
    """Roll both own dice and apply both faces."""
    roll_both(table, hero, EXTRA_ROLL[hero.seat])
    show_dice(table, [hero.seat])
    yield from apply_roll(table, hero, hero.sun_die.top(), hero.moon_die.top(), manner)


def minor_blessing(table: ForgeTable, hero: Hero, which: int, manner: int = PLAINLY) -> Rules[None]:
    """Roll one own die and apply its face."""
    die = hero.die(which)
    die.up = table.chance.below(6, EXTRA_ROLL[hero.seat])
    if table.log_lines is not None:
        table.log("rolled-one", hero=seat_name(hero.seat), face=lying_up(hero, which))
    show_dice(table, [hero.seat], which)
    yield from apply_roll(table, hero, die.top(), None, manner)


def roll_both(table: ForgeTable, hero: Hero, label: str) -> None:
    hero.sun_die.up = table.chance.below(6, label)
    hero.moon_die.up = table.chance.below(6, label)
    if table.log_lines is not None:
        sun, moon = lying_up(hero, 0), lying_up(hero, 1)
        table.log("rolled", hero=seat_name(hero.seat), sun=sun, moon=moon)


def lying_up(hero: Hero, which: int) -> Message:
    """Name the face that fell as that very die, so that a client can let it tumble even if the same face fell again."""
    face = hero.die(which).top().message
    return Message(face.id, face.args, f"s{hero.seat}-moon-die" if which else f"s{hero.seat}-sun-die")


def apply_roll(table: ForgeTable, hero: Hero, one: Face, two: Face | None, manner: int) -> Rules[None]:
    """Apply the rolled faces; then Cerberus may bring the same result once more (ruling 14)."""
    before = reserves(table, hero)
    yield from apply_faces(table, hero, one, two, manner)
    if table.watched:
        show_change(table, "gain", hero, before)
    if hero.cerberi and not nothing_comes(hero, one, two, manner):
        faces = [named("quoted-face", face=face.message) for face in ([one] if two is None else [one, two])]
        chosen = yield from CERBERUS.ask(table, hero.seat, [USE_CERBERUS, NO], faces=faces)
        if chosen is USE_CERBERUS:
            hero.cerberi -= 1
            hero.cerberi_spent += 1
            table.count("effect:cerberus")
            table.log("cerberus-barks", hero=seat_name(hero.seat))
            before = reserves(table, hero)
            yield from apply_faces(table, hero, one, two, manner)
            show_change(table, "gain", hero, before, because=message("cerberus-barks", hero=seat_name(hero.seat)))


def nothing_comes(hero: Hero, one: Face, two: Face | None, manner: int) -> bool:
    """Return whether the roll would give nothing at all if it came again, so that there is nothing to ask."""
    for face in [one] if two is None else [one, two]:
        if face.kind in (PLAIN, CHOICE):
            for gain in face.gives(1, manner):
                if not is_idle(hero, gain):
                    return False
        elif face.kind != THRICE:
            return False
    return True


def is_idle(hero: Hero, gain: Gain) -> bool:
    """Tell whether all of a gain would be lost for want of room."""
    return (
        not gain.glory
        and (not gain.gold or (hero.gold == hero.gold_max and not hero.hammers))
        and (not gain.sun or hero.sun == hero.shard_max)
        and (not gain.moon or hero.moon == hero.shard_max)
    )


def apply_faces(table: ForgeTable, hero: Hero, first: Face, second: Face | None, manner: int) -> Rules[None]:
    """Apply first the mirrors, then the threefold face, then the rest."""
    one: Face | None = first
    two: Face | None = second
    if table.tally is not None:
        count_faces(table, first, second)
    if second is not None and first.kind == PLAIN and second.kind == PLAIN and manner == PLAINLY:
        yield from receive_both(table, hero, first.offers[0][0], second.offers[0][0])
        return
    if first.kind == MIRROR:
        one = yield from look_into_mirror(table, hero, manner == LOSING)
    if second is not None and second.kind == MIRROR:
        two = yield from look_into_mirror(table, hero, manner == LOSING)
    if one is None or one.kind == THRICE:
        one, two = two, one
    if one is None or one.kind == THRICE:
        return
    if two is None:
        yield from apply_face(table, hero, one, 1, manner)
    elif two.kind == THRICE:
        table.count("effect:thrice")
        if one.kind == SHIP or manner == LOSING:
            table.log("thrice-counts", hero=seat_name(hero.seat), face=one)
        yield from apply_face(table, hero, one, 3, manner)
    else:
        yield from apply_pair(table, hero, one, two, manner)


def count_faces(table: ForgeTable, one: Face, two: Face | None) -> None:
    table.count(one.counted)
    if two is not None:
        table.count(two.counted)


def apply_face(table: ForgeTable, hero: Hero, face: Face, times: int, manner: int) -> Rules[None]:
    """Apply a face that stands alone, or beside the threefold one."""
    if face.kind == SHIP:
        if manner != LOSING:
            yield from sail(table, hero, SHIP_DISCOUNT * times)
    else:
        yield from apply_gain(table, hero, face, times, manner, None)


def apply_pair(table: ForgeTable, hero: Hero, one: Face, two: Face, manner: int) -> Rules[None]:
    """Apply two faces that both give something. Plain ones come first, then choices, then shields; so every choice is
    made with the reserve in sight, and a shield knows what the other die gave."""
    if SHIP in (one.kind, two.kind):
        yield from apply_beside_ship(table, hero, one, two, manner)
        return
    if one.kind > two.kind:
        one, two = two, one
    shield = two if two.kind == SHIELD and one.kind != SHIELD else None
    taken = yield from apply_gain(table, hero, one, 1, manner, shield)
    if shield is not None and taken.taken & (1 << shield.resource):
        table.count("effect:shield-matched")
        if manner != LOSING:
            table.log("shield-matches", hero=seat_name(hero.seat), shield=shield, gain=SHIELD_MATCHED)
        yield from get(table, hero, SHIELD_MATCHED, manner)
    else:
        yield from apply_gain(table, hero, two, 1, manner, None)


def apply_beside_ship(table: ForgeTable, hero: Hero, one: Face, two: Face, manner: int) -> Rules[None]:
    """Apply a ship and another face. The other comes first, for its gold may pay for the ship's face; only where gold
    could be lost, a Triton's too, is there something to decide."""
    other = one if two.kind == SHIP else two
    if manner == LOSING:
        if other.kind != SHIP:
            yield from apply_gain(table, hero, other, 1, manner, None)
        return
    if other.kind == SHIP:
        yield from sail(table, hero, SHIP_DISCOUNT)
        yield from sail(table, hero, SHIP_DISCOUNT)
        return
    most = max(gain.gold for gain in other.gives(1, manner))
    tritons = hero.tritons if hero.seat == table.active else 0
    first = OTHER_FIRST
    if most and hero.gold + most + tritons * TRITON_GOLD > hero.gold_max:
        by_triton = TRITON_GOLD if hero.gold + most <= hero.gold_max else 0
        first = yield from ORDER.ask(table, hero.seat, [SHIP_FIRST, OTHER_FIRST], face=other, triton=by_triton)
    if first is SHIP_FIRST:
        yield from sail(table, hero, SHIP_DISCOUNT)
        yield from apply_gain(table, hero, other, 1, manner, None)
    else:
        yield from apply_gain(table, hero, other, 1, manner, None)
        yield from sail(table, hero, SHIP_DISCOUNT)


def apply_gain(table: ForgeTable, hero: Hero, face: Face, times: int, manner: int, shield: Face | None) -> Rules[Gain]:
    """Choose first, then take it (times three if so); the boar's card pays its owner too."""
    gain = yield from choose_gain(table, hero, face, times, manner, shield)
    if table.log_lines is not None and manner != LOSING:
        tell_gain(table, hero, face, times, gain)
    yield from get(table, hero, gain, manner)
    if face.kind == BOAR:
        yield from boar_owner_gains(table, face, times)
    return gain


def tell_gain(table: ForgeTable, hero: Hero, face: Face, times: int, gain: Gain) -> None:
    """Log what a face gave, where the roll alone does not say it."""
    if times > 1:
        table.log("thrice-gives", hero=seat_name(hero.seat), face=face, gain=gain)
    elif face.kind == SHIELD:
        table.log("shield-gives", hero=seat_name(hero.seat), shield=face, gain=gain)
    elif gain is not face.offers[0][0] or face.kind != PLAIN:
        table.log("chooses", hero=seat_name(hero.seat), face=face, gain=gain)


def choose_gain(table: ForgeTable, hero: Hero, face: Face, times: int, manner: int, shield: Face | None) -> Rules[Gain]:
    gains = face.gives(times, manner)
    if len(gains) == 1:
        return gains[0]
    if shield is None and all_the_same(hero, gains, manner):
        return gains[0]
    gain = yield from GAIN_QUESTIONS[manner].ask(table, hero.seat, gains, face=face)
    return gain


def all_the_same(hero: Hero, gains: list[Gain], manner: int) -> bool:
    """Tell whether none of the gains would move anything, so that there is nothing to choose."""
    for gain in gains:
        if manner == LOSING:
            if (gain.gold and hero.gold) or (gain.sun and hero.sun) or (gain.moon and hero.moon):
                return False
            if gain.glory and hero.glory:
                return False
        elif not is_idle(hero, gain):
            return False
    return True


def get(table: ForgeTable, hero: Hero, gain: Gain, manner: int) -> Rules[None]:
    """Put a gain into the reserves, or take it out of them under the Minotaur."""
    if manner == LOSING:
        lost = hero.lose(gain)
        if lost.taken:
            table.log("loses", hero=seat_name(hero.seat), gain=lost)
        else:
            table.log("loses-nothing", hero=seat_name(hero.seat))
    else:
        yield from receive(table, hero, gain)


# --- how its answers read ---


@BOAR_REWARD.option
@GAIN.option
@SENTINEL.option
@CYCLOPS.option
@SPEND_TRITON.option
def gain_choice(table: ForgeTable, decision: Decision, gain: Gain) -> Choice:
    """Describe a gain, and how much of it would be lost for want of room."""
    hero = table.heroes[decision.seat]
    return amounts_choice(gain, wasted_note(hero, gain), gain=gems_of(fitting(hero, gain)))


@LOSE.option
def loss_choice(table: ForgeTable, decision: Decision, gain: Gain) -> Choice:
    """Describe a loss, and how much of it there is to lose."""
    lost = table.heroes[decision.seat].losing(gain)
    note = Message("note-really-lost", {"gain": lost.message}) if lost.taken else Message("note-nothing-lost")
    return amounts_choice(gain, note, cost=gems_of(lost))


def amounts_choice(amounts: Gain, note: Message | None, cost: Sequence[Gem] = (), gain: Sequence[Gem] = ()) -> Choice:
    piece = Piece("gain-" + amounts.key, "face", amounts.message, gems=gems_of(amounts), joint="and")
    return Choice(amounts.key, amounts.message, note, cost=list(cost), piece=piece, gain=list(gain))


@BOAR_REWARD.dominated
@GAIN.dominated
@SENTINEL.dominated
@CYCLOPS.dominated
def dominated_gains(table: ForgeTable, decision: Decision) -> dict[str, str]:
    """Name each gain that brings no more of anything than another one, after what finds no room is lost."""
    hero = table.heroes[decision.seat]
    fits = [(gain, fitting(hero, gain)) for gain in decision.options]
    found: dict[str, str] = {}
    for gain, fit in fits:
        for other, more in fits:
            if is_at_least(more, fit) and not is_at_least(fit, more):
                found.setdefault(gain.key, other.key)
    return with_best(found)


@CERBERUS.option
def cerberus_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    if word is USE_CERBERUS:
        return Choice(word.key, word.message, spots=[f"s{decision.seat}-cerberus"], icon=CERBERUS_ICON)
    return Choice(word.key, Message("word-keep-cerberus"))


@ORDER.option
def order_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    return Choice(word.key, word.message, icon=SHIP_ICON if word is SHIP_FIRST else "two-coins")
