"""A turn, step by step, and what follows it. Rulebook: The course of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fabletable.games.diceforge.hooks import FEAT_NOTE, OUSTING_GLORY, SURE_GAIN
from fabletable.games.diceforge.kinds import GOLD, MOON, SUN, Face, Feat, Gain, amount
from fabletable.games.diceforge.pieces import feat_piece, gems_of, shards
from fabletable.games.diceforge.rules.blessing import apply_next_roll, roll_for_all
from fabletable.games.diceforge.rules.feat import perform
from fabletable.games.diceforge.rules.forge import barred_face, barred_faces, face_choice, forge, gold_note
from fabletable.games.diceforge.rules.reinforcements import ready_cards, reinforce
from fabletable.games.diceforge.rules.triton import TRITON_SHARDS, USE_TRITON, spend_triton, word_choice
from fabletable.games.diceforge.table import (
    ACTION,
    APPLYING,
    ASKED,
    BLESSING,
    CLOSING,
    EXTRA_ACTION,
    OFFERING,
    QUESTIONS,
    REINFORCEMENTS,
    ForgeTable,
    Hero,
    Phase,
)
from fabletable.kernel import DONE, PASS, Barred, Decision, Message, Question, Rules, Word, bar, message, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, barred_choice

MAIN_ACTION: Final = Question(QUESTIONS, "action", rule="action", cards="aside", theme="turn")
CLOSE: Final = Question(QUESTIONS, "closing", rule="tokens", theme="turn")
EXTRA: Final = Question(QUESTIONS, "extra", rule="extra-action", cards="aside", theme="turn")
OFFER: Final = Question(QUESTIONS, "offering", rule="offering", theme="forge")

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
        table.chance.begin(f"{table.round}.{table.active}")
        table.heroes[table.active].anvil = ASKED
    roll_for_all(table)
    table.phase = APPLYING
    finish_blessing(table)
    yield from ()


def go_on_blessing(table: ForgeTable) -> Rules[None]:
    yield from apply_next_roll(table)
    finish_blessing(table)


def finish_blessing(table: ForgeTable) -> None:
    """Go on when all have applied their faces: bless once more if two play, else take the next step of the turn."""
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
    hero = table.heroes[table.active]
    chosen = yield from MAIN_ACTION.ask(
        table, hero.seat, possible_actions(table, 0), otherwise=PASS, barred=lambda: barred_actions(table, 0)
    )
    if chosen is PASS:
        if table.log_lines is not None:
            table.log_event("passes", hero=seat_name(hero.seat))
        end_turn(table)
    else:
        yield from act(table, hero, chosen)


def extra_action(table: ForgeTable) -> Rules[None]:
    """Step 4: for 2 sun shards, once a turn, one more offering or feat."""
    if table.extra_taken:
        yield from main_action(table)
        return
    hero = table.heroes[table.active]
    actions = possible_actions(table, EXTRA_COST)
    # A Triton's sun shards may fit only once the extra action has been paid for.
    if hero.tritons and hero.sun + TRITON_SHARDS > hero.shard_max:
        actions.append(PAY_FIRST)
    chosen = yield from EXTRA.ask(
        table,
        hero.seat,
        actions,
        otherwise=DONE,
        barred=lambda: barred_actions(table, EXTRA_COST),
        price=amount(SUN, EXTRA_COST),
    )
    if chosen is DONE:
        end_turn(table)
        return
    if chosen is not USE_TRITON:
        hero.sun -= EXTRA_COST
        table.extra_taken = True
        table.count("effect:extra-action")
        table.log_event("extra-paid", hero=seat_name(hero.seat), price=amount(SUN, EXTRA_COST))
    yield from act(table, hero, chosen)


def possible_actions(table: ForgeTable, extra: int) -> list[Face | Feat | Word]:
    """List the faces and the feats that the hero can pay for, keeping back what the extra action costs."""
    hero = table.heroes[table.active]
    found: list[Face | Feat | Word] = []
    sun = hero.sun - extra
    if sun >= 0:
        gold = hero.gold
        temple = table.temple
        for face in table.supply.shop:
            if face.price > gold:
                break
            nr = face.nr
            if temple[nr] if nr >= 0 else table.left(face):
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


def act(table: ForgeTable, hero: Hero, action: Face | Feat | Word) -> Rules[None]:
    if isinstance(action, Face):
        table.bought = ()
        table.phase = OFFERING
        yield from buy(table, hero, action)
    elif isinstance(action, Feat):
        yield from perform(table, hero, action)
        after_action(table)
    else:
        yield from spend_triton(table, hero)


def buy(table: ForgeTable, hero: Hero, face: Face) -> Rules[None]:
    """Rulebook: Main action A. Pay the price and forge it at once."""
    hero.gold -= face.price
    table.bought += (face,)
    if table.log_lines is not None:
        table.log_event("offers", hero=seat_name(hero.seat), face=face, price=amount(GOLD, face.price))
    yield from forge(table, hero, face)
    if hero.gold < CHEAPEST and not hero.tritons:
        end_offering(table)


def end_offering(table: ForgeTable) -> None:
    table.bought = ()
    after_action(table)


def go_on_offering(table: ForgeTable) -> Rules[None]:
    """Go on with an offering: it may have any number of faces, all of different kinds (ruling 1)."""
    hero = table.heroes[table.active]
    chosen = yield from OFFER.ask(
        table, hero.seat, more_faces(table, hero), otherwise=DONE, barred=lambda: barred_offers(table)
    )
    if isinstance(chosen, Face):
        yield from buy(table, hero, chosen)
    elif chosen is USE_TRITON:
        yield from spend_triton(table, hero)
    else:
        end_offering(table)


def more_faces(table: ForgeTable, hero: Hero) -> list[Face | Word]:
    shop = table.supply.shop
    found = [face for face in shop if face.price <= hero.gold and table.left(face) and face not in table.bought]
    return [*found, USE_TRITON] if hero.tritons else [*found]


def after_action(table: ForgeTable) -> None:
    """Go on to the extra action, or end the turn where nothing more can be done."""
    hero = table.heroes[table.active]
    if hero.tritons == 0 and (table.extra_taken or hero.sun < EXTRA_COST):
        end_turn(table)
    else:
        table.phase = CLOSING if table.extra_taken else EXTRA_ACTION


def close_turn(table: ForgeTable) -> Rules[None]:
    """Ask before the turn ends, as long as its hero may still want to spend a Triton."""
    hero = table.heroes[table.active]
    tokens = [USE_TRITON] if hero.tritons else []
    chosen = yield from CLOSE.ask(table, hero.seat, tokens, otherwise=DONE)
    if chosen is USE_TRITON:
        yield from spend_triton(table, hero)
    else:
        end_turn(table)


def end_turn(table: ForgeTable) -> None:
    """Pass the turn to the hero on the left; after the last one the next round begins."""
    table.extra_taken = False
    table.phase = BLESSING
    table.active += 1
    if table.active == table.seats:
        table.active = 0
        table.round += 1


def barred_offers(table: ForgeTable) -> list[Barred]:
    """Return the faces that cannot join the offering, with reasons."""
    found = [bar(face, "why-same-face", "offering") for face in table.bought]
    others = barred_faces(table, table.heroes[table.active], 0)
    return found + [each for each in others if not any(face.key == each.key for face in table.bought)]


def barred_actions(table: ForgeTable, extra: int) -> list[Barred]:
    """Return the faces and feats that cannot be had now, with reasons."""
    hero = table.heroes[table.active]
    faces = barred_extra_faces(table, hero, extra) if hero.sun < extra else barred_faces(table, hero, 0)
    return faces + barred_feats(table, hero, extra)


def barred_extra_faces(table: ForgeTable, hero: Hero, extra: int) -> list[Barred]:
    """Return all faces as barred: the extra action itself cannot be paid for."""
    found: list[Barred] = []
    for face in table.supply.shop:
        if not table.left(face):
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


# --- how its answers read ---


@MAIN_ACTION.option
def action_choice(table: ForgeTable, decision: Decision, option: Face | Feat | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-pass-turn"), dice=True)
    return taking(table, decision, option, 0)


@EXTRA.option
def extra_choice(table: ForgeTable, decision: Decision, option: Face | Feat | Word) -> Choice:
    if isinstance(option, Word):
        cost = EXTRA_COST if option is PAY_FIRST else 0
        return word_choice(decision, option, Message("word-end-turn"), dice=True, cost=cost)
    return taking(table, decision, option, EXTRA_COST)


def taking(table: ForgeTable, decision: Decision, option: Face | Feat, extra: int) -> Choice:
    """List an offering or a feat, ``extra`` sun shards paid beside its price."""
    if isinstance(option, Face):
        return face_choice(table, option, option.price, extra)
    return feat_choice(table, table.heroes[decision.seat], option, extra)


@MAIN_ACTION.now
@EXTRA.now
def within_reach(table: ForgeTable, decision: Decision) -> Message:
    """Count what the reserve can pay now, and the rounds in which it can still pay back."""
    faces = sum(isinstance(option, Face) for option in decision.options)
    feats = sum(isinstance(option, Feat) for option in decision.options)
    return message("about-action.now", faces=faces, feats=feats, rounds=table.rounds - table.round)


@MAIN_ACTION.note
@EXTRA.note
def reserve_note(table: ForgeTable, decision: Decision) -> Message:
    hero = table.heroes[decision.seat]
    have = Gain(hero.gold, hero.sun, hero.moon)
    return Message("note-reserve", {"have": have.message}) if have.taken else Message("note-empty-reserve")


@OFFER.option
def offering_choice(table: ForgeTable, decision: Decision, option: Face | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-offering-done"))
    return face_choice(table, option, option.price, 0)


OFFER.note(gold_note)
OFFER.barred(barred_face)


@CLOSE.option
def closing_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    return word_choice(decision, word, Message("word-end-turn"), dice=True)


def feat_choice(table: ForgeTable, hero: Hero, feat: Feat, extra: int) -> Choice:
    """List a feat, with who would be ousted; dice fall then, or as soon as some cards are taken."""
    ousted = [other for other in table.others(hero.seat) if table.heroes[other].portal == feat.portal]
    ousts = bool(ousted) and hero.portal != feat.portal
    note = FEAT_NOTE.of(feat)
    left = Message("note-left", {"n": len(table.piles[feat.slot])})
    return Choice(
        feat.key,
        feat.message,
        left if note is None else note(table, hero, feat),
        [feat.message.piece, f"p{feat.portal}"],
        shards(feat.sun + extra, feat.moon),
        feat_piece(feat, feat.message.piece),
        risk="dice" if ousts or feat.dice else "",
        gain=gems_of(sure_gain(table, hero, feat, ousts)),
        waits=Message("note-ousts", {"other": seat_name(ousted[0])}) if ousts else None,
    )


def sure_gain(table: ForgeTable, hero: Hero, feat: Feat, ousts: bool) -> Gain:
    """Return what a feat surely brings: the glory on it, what it does, what the hero's other cards do at an ousting."""
    rule = SURE_GAIN.of(feat)
    sure = Gain() if rule is None else rule(table, hero, feat)
    glory = feat.glory + sure.glory
    if ousts:
        glory += sum(glory_of(hero, card) for card, glory_of in OUSTING_GLORY.among(hero.deeds))
    return Gain(sure.gold, sure.sun, sure.moon, glory)


@MAIN_ACTION.barred
@EXTRA.barred
def barred_action(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    """Describe a barred action; a feat of which no card is left is where its stack was."""
    feats = [pile[-1] if pile else was for pile, was in zip(table.piles, table.sets, strict=True)]
    feat = next((feat for feat in feats if feat.key == barred.key and barred.message.id == feat.message.id), None)
    icon = "" if feat is None else feat.art.icon
    if feat is not None and not table.piles[feat.slot]:
        return barred_choice(barred, [f"pile-{feat.slot}"], icon)
    return barred_choice(barred, [barred.message.piece or barred.key], icon)


STRETCHES: Final[Mapping[Phase, Callable[[ForgeTable], Rules[None]]]] = {
    BLESSING: begin_turn,
    APPLYING: go_on_blessing,
    REINFORCEMENTS: reinforce,
    ACTION: main_action,
    OFFERING: go_on_offering,
    EXTRA_ACTION: extra_action,
    CLOSING: close_turn,
}
"""The stretches of a turn by phase: its four steps, and what was broken off in the middle of one."""
