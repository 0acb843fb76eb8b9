"""A turn, step by step, and what follows it. Rulebook: The course of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fabletable.games.diceforge.cards.faces import FOR_SALE
from fabletable.games.diceforge.cards.kinds import GOLD, MOON, SUN, Face, Feat, amount
from fabletable.games.diceforge.rules.blessing import apply_next_roll, roll_for_all
from fabletable.games.diceforge.rules.feat import perform
from fabletable.games.diceforge.rules.forge import barred_faces, forge
from fabletable.games.diceforge.rules.reinforcements import ready_cards, reinforce
from fabletable.games.diceforge.rules.triton import TRITON_SHARDS, USE_TRITON, spend_triton
from fabletable.games.diceforge.table import (
    ACTION,
    APPLYING,
    ASKED,
    BLESSING,
    CLOSING,
    EXTRA_ACTION,
    OFFERING,
    REINFORCEMENTS,
    ForgeTable,
    Hero,
    Phase,
)
from fabletable.kernel import DONE, PASS, Barred, Rules, Word, bar, seat_name

ASK_ACTION: Final = "ask-action"
ASK_CLOSING: Final = "ask-closing"
ASK_EXTRA: Final = "ask-extra"
ASK_OFFERING: Final = "ask-offering"

EXTRA_COST: Final = 2
"""Sun shards for the extra action."""

PAY_FIRST: Final = Word("pay-first")

CHEAPEST: Final = 2
"""Gold for the cheapest face of the sanctuary."""


def begin_turn(table: ForgeTable) -> Rules[None]:
    """Step 1: all receive a divine blessing; when two play it is done twice, one after the other (ruling 30)."""
    if table.log_lines is not None and not table.blessings:
        if not table.active:
            table.log_event("round-begins", round=table.round, rounds=table.rounds)
            table.show("phase", pieces=("rounds",))
        table.log_event("turn-begins", hero=seat_name(table.active), times=2 if table.seats == 2 else 1)
        table.show("turn", pieces=(f"pawn-{table.active}",))
    if not table.blessings:
        table.heroes[table.active].anvil = ASKED
    roll_for_all(table)
    table.phase = APPLYING
    finish_blessing(table)
    yield from ()


def go_on_blessing(table: ForgeTable) -> Rules[None]:
    yield from apply_next_roll(table)
    finish_blessing(table)


def finish_blessing(table: ForgeTable) -> None:
    """When all have applied their faces: once more if two play, else on to the next step of the turn."""
    if table.applied < table.seats:
        return
    if table.rolled:
        table.rolled = ()
    table.blessings += 1
    if table.blessings == 1 and table.seats == 2:
        table.phase = BLESSING
        return
    table.blessings = 0
    table.ready = ready_cards(table.heroes[table.active].deeds)
    table.phase = REINFORCEMENTS if table.ready else ACTION


def main_action(table: ForgeTable) -> Rules[None]:
    """Step 3, or an extra action already paid for: bring an offering or perform a feat. Who passes has no extra
    action either (ruling 29)."""
    seat = table.active
    chosen = yield from table.pick(
        seat,
        ASK_ACTION,
        possible_deeds(table, 0),
        otherwise=PASS,
        barred=lambda: barred_deeds(table, 0),
        rule="action",
    )
    if chosen is PASS:
        if table.log_lines is not None:
            table.log_event("passes", hero=seat_name(seat))
        end_turn(table)
    else:
        yield from do(table, seat, chosen)


def extra_action(table: ForgeTable) -> Rules[None]:
    """Step 4: for 2 sun shards, once a turn, one more offering or feat."""
    if table.extra_taken:
        yield from main_action(table)
        return
    seat = table.active
    hero = table.heroes[seat]
    deeds = possible_deeds(table, EXTRA_COST)
    # A Triton's sun shards may fit only once the extra action has been paid for.
    if hero.tritons and hero.sun + TRITON_SHARDS > hero.shard_max:
        deeds.append(PAY_FIRST)
    chosen = yield from table.pick(
        seat,
        ASK_EXTRA,
        deeds,
        otherwise=DONE,
        barred=lambda: barred_deeds(table, EXTRA_COST),
        rule="extra-action",
        price=amount(SUN, EXTRA_COST),
    )
    if chosen is DONE:
        end_turn(table)
        return
    if chosen is not USE_TRITON:
        hero.sun -= EXTRA_COST
        table.extra_taken = True
        table.count("effect:extra-action")
        table.log_event("extra-paid", hero=seat_name(seat), price=amount(SUN, EXTRA_COST))
    yield from do(table, seat, chosen)


def possible_deeds(table: ForgeTable, extra: int) -> list[Face | Feat | Word]:
    """The faces and the feats that the hero can pay for, keeping back what the extra action costs."""
    hero = table.heroes[table.active]
    found: list[Face | Feat | Word] = []
    sun = hero.sun - extra
    if sun >= 0:
        gold = hero.gold
        temple = table.temple
        for face in FOR_SALE:
            if face.price > gold:
                break
            if temple[face.nr]:
                found.append(face)
        if sun or hero.moon:
            moon = hero.moon
            for pile in table.piles:
                if pile:
                    feat = pile[-1]
                    if feat.sun <= sun and feat.moon <= moon:
                        found.append(feat)
    if hero.tritons:
        found.append(USE_TRITON)
    return found


def do(table: ForgeTable, seat: int, deed: Face | Feat | Word) -> Rules[None]:
    if isinstance(deed, Face):
        table.bought = ()
        table.phase = OFFERING
        yield from buy(table, seat, deed)
    elif isinstance(deed, Feat):
        yield from perform(table, seat, deed)
        after_action(table)
    else:
        yield from spend_triton(table, seat)


def buy(table: ForgeTable, seat: int, face: Face) -> Rules[None]:
    """Rulebook: Main action A. Pay the price and forge it at once."""
    hero = table.heroes[seat]
    hero.gold -= face.price
    table.bought += (face,)
    if table.log_lines is not None:
        table.log_event("offers", hero=seat_name(seat), face=face, price=amount(GOLD, face.price))
    yield from forge(table, seat, face)
    if hero.gold < CHEAPEST and not hero.tritons:
        end_offering(table)


def end_offering(table: ForgeTable) -> None:
    table.bought = ()
    after_action(table)


def go_on_offering(table: ForgeTable) -> Rules[None]:
    """Any number of faces in one offering, all of different kinds (ruling 1)."""
    seat = table.active
    hero = table.heroes[seat]
    chosen = yield from table.pick(
        seat,
        ASK_OFFERING,
        more_faces(table, hero),
        otherwise=DONE,
        barred=lambda: barred_offers(table),
        rule="offering",
    )
    if isinstance(chosen, Face):
        yield from buy(table, seat, chosen)
    elif chosen is USE_TRITON:
        yield from spend_triton(table, seat)
    else:
        end_offering(table)


def more_faces(table: ForgeTable, hero: Hero) -> list[Face | Word]:
    found: list[Face | Word] = []
    for face in FOR_SALE:
        if face.price > hero.gold:
            break
        if table.temple[face.nr] and face not in table.bought:
            found.append(face)
    if hero.tritons:
        found.append(USE_TRITON)
    return found


def after_action(table: ForgeTable) -> None:
    """On to the extra action, or to the end of the turn where nothing more can be done."""
    hero = table.heroes[table.active]
    if hero.tritons == 0 and (table.extra_taken or hero.sun < EXTRA_COST):
        end_turn(table)
    else:
        table.phase = CLOSING if table.extra_taken else EXTRA_ACTION


def close_turn(table: ForgeTable) -> Rules[None]:
    """The turn is not over while its hero may still want to spend a Triton."""
    seat = table.active
    tokens = [USE_TRITON] if table.heroes[seat].tritons else []
    chosen = yield from table.pick(seat, ASK_CLOSING, tokens, otherwise=DONE, rule="tokens")
    if chosen is USE_TRITON:
        yield from spend_triton(table, seat)
    else:
        end_turn(table)


def end_turn(table: ForgeTable) -> None:
    """The next hero on the left; after the last one the next round."""
    table.extra_taken = False
    table.phase = BLESSING
    table.active += 1
    if table.active == table.seats:
        table.active = 0
        table.round += 1


def barred_offers(table: ForgeTable) -> list[Barred]:
    """Why a face cannot join the offering."""
    found = [bar(face, "why-same-face", "offering") for face in table.bought]
    return found + [each for each in barred_faces(table, table.active, 0) if each.key not in keys(table.bought)]


def keys(faces: Sequence[Face]) -> list[str]:
    return [face.key for face in faces]


def barred_deeds(table: ForgeTable, extra: int) -> list[Barred]:
    """Why a face or a feat cannot be had now."""
    seat = table.active
    hero = table.heroes[seat]
    faces = barred_extra_faces(table, hero, extra) if hero.sun < extra else barred_faces(table, seat, 0)
    return faces + barred_feats(table, hero, extra)


def barred_extra_faces(table: ForgeTable, hero: Hero, extra: int) -> list[Barred]:
    """Why not the faces, when the extra action itself cannot be paid for."""
    found: list[Barred] = []
    for face in FOR_SALE:
        if not table.temple[face.nr]:
            found.append(bar(face, "why-face-gone", "offering"))
        elif face.price > hero.gold:
            price = [amount(GOLD, face.price), amount(SUN, extra)]
            have = [amount(GOLD, hero.gold), amount(SUN, hero.sun)]
            found.append(bar(face, "why-gold-and-extra-short", "extra-action", price=price, have=have))
        else:
            found.append(bar(face, "why-extra-short", "extra-action", need=extra, have=hero.sun))
    return found


def barred_feats(table: ForgeTable, hero: Hero, extra: int) -> list[Barred]:
    found: list[Barred] = []
    for pile, was in zip(table.piles, table.sets, strict=True):
        if not pile:
            found.append(bar(was, "why-feat-gone", "feat"))
            continue
        feat = pile[-1]
        if feat.sun > hero.sun - extra and feat.moon > hero.moon:
            price = [amount(SUN, feat.sun + extra), amount(MOON, feat.moon)]
            have = [amount(SUN, hero.sun), amount(MOON, hero.moon)]
            found.append(bar(feat, "why-shards-short", "feat", extra=extra, price=price, have=have))
        elif feat.sun > hero.sun - extra:
            found.append(bar(feat, "why-sun-short", "feat", need=feat.sun + extra, have=hero.sun, extra=extra))
        elif feat.moon > hero.moon:
            found.append(bar(feat, "why-moon-short", "feat", need=feat.moon, have=hero.moon))
    return found


STRETCHES: Final[Mapping[Phase, Callable[[ForgeTable], Rules[None]]]] = {
    BLESSING: begin_turn,
    APPLYING: go_on_blessing,
    REINFORCEMENTS: reinforce,
    ACTION: main_action,
    OFFERING: go_on_offering,
    EXTRA_ACTION: extra_action,
    CLOSING: close_turn,
}
"""By phase, what comes next in a turn: its four steps, and what was broken off in the middle of one."""
