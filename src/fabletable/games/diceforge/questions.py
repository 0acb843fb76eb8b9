"""Every question of Dice Forge: how its options are listed, the line under it, and what bots make of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.games.diceforge.advice.odds import plain_yield
from fabletable.games.diceforge.advice.plans import (
    weigh_action,
    weigh_bearers,
    weigh_cerberus,
    weigh_closing,
    weigh_dice,
    weigh_extra_action,
    weigh_faces,
    weigh_gains,
    weigh_losses,
    weigh_lost_faces,
    weigh_order,
    weigh_purchase,
    weigh_reinforcements,
    weigh_shields,
    weigh_sockets,
    weigh_splits,
    weigh_triton,
)
from fabletable.games.diceforge.cards.feats import BEAR, CANCER, SENTINEL, SPIRITS, TYPHON
from fabletable.games.diceforge.cards.kinds import (
    GLORY,
    GOLD,
    PLAIN,
    RESOURCES,
    Face,
    Feat,
    Gain,
    Socket,
    amount,
    socket_id,
)
from fabletable.games.diceforge.looks import ART, EMBLEMS
from fabletable.games.diceforge.rules.blessing import (
    ASK_CERBERUS,
    ASK_CYCLOPS,
    ASK_GAIN,
    ASK_LOSE,
    ASK_ORDER,
    ASK_SENTINEL,
    SHIP_FIRST,
    USE_CERBERUS,
)
from fabletable.games.diceforge.rules.boar import ASK_BOAR_REWARD
from fabletable.games.diceforge.rules.forge import ASK_FORGE, ASK_SHIP
from fabletable.games.diceforge.rules.hammer import ASK_HAMMER, Split, passes
from fabletable.games.diceforge.rules.mirror import ASK_MIRROR, ASK_MIRROR_LOSS
from fabletable.games.diceforge.rules.reinforcements import ASK_REINFORCE
from fabletable.games.diceforge.rules.specials.feats import (
    ASK_BOAR_BEARER,
    ASK_SATYRS_FIRST,
    ASK_SATYRS_SECOND,
    ASK_SHIELD,
    ASK_SPHINX_DIE,
    BEAR_GLORY,
    DICE,
    ELDER_GLORY,
    SPIRITS_GIFT,
)
from fabletable.games.diceforge.rules.triton import ASK_TRITON
from fabletable.games.diceforge.rules.turn import (
    ASK_ACTION,
    ASK_CLOSING,
    ASK_EXTRA,
    ASK_OFFERING,
    EXTRA_COST,
    PAY_FIRST,
)
from fabletable.games.diceforge.rules.windows import Use
from fabletable.games.diceforge.scene import face_piece, feat_piece, gems_of, hammer_note, shards, special_text
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import DONE, NO, PASS, Barred, Decision, Question, Questions, Seat, Word
from fabletable.kernel.message import Message, message, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, Gem, Piece, barred_choice

# --- a turn ---


def reinforcement_choice(table: ForgeTable, decision: Decision, option: Use | Word) -> Choice:
    """A card with what it is used for: its gift, its price, or what the die brings on average."""
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-enough-cards"))
    hero, card = table.heroes[decision.seat], option.card
    name = f"d{decision.seat}-{card.key}"
    note = Message("note-uses", {"n": table.ready.count(card)})
    piece = feat_piece(card, name)
    if isinstance(option.way, Gain):
        gain = gems_of(fitting(hero, option.way))
        return Choice(option.key, option.message, wasted_note(hero, option.way) or note, [name], [], piece, gain=gain)
    if isinstance(option.way, Word):
        brings = Message("note-yield", {"what": yield_of(hero.die(DICE.index(option.way)).faces)})
        return Choice(option.key, option.message, brings, [name], [], piece, risk="dice")
    toll, glory = [Gem("gold", card.toll)], [Gem("vp", ELDER_GLORY)]
    return Choice(option.key, option.message, note, [name], toll, piece, gain=glory)


def action_choice(table: ForgeTable, decision: Decision, option: Face | Feat | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-pass-turn"), dice=True)
    return deed_choice(table, decision, option, 0)


def extra_choice(table: ForgeTable, decision: Decision, option: Face | Feat | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-end-turn"), dice=True)
    return deed_choice(table, decision, option, EXTRA_COST)


def deed_choice(table: ForgeTable, decision: Decision, deed: Face | Feat, extra: int) -> Choice:
    """An offering or a feat, ``extra`` sun shards paid beside its price."""
    if isinstance(deed, Face):
        return face_choice(table, deed, deed.price, extra)
    return feat_choice(table, decision.seat, deed, extra)


def within_reach(table: ForgeTable, decision: Decision) -> Message:
    """What the reserve can pay now, and how long it can still pay back."""
    faces = sum(isinstance(option, Face) for option in decision.options)
    feats = sum(isinstance(option, Feat) for option in decision.options)
    return message("about-action.now", faces=faces, feats=feats, rounds=table.rounds - table.round)


def offering_choice(table: ForgeTable, decision: Decision, option: Face | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-offering-done"))
    return face_choice(table, option, option.price, 0)


def ship_choice(table: ForgeTable, decision: Decision, option: Face | Word) -> Choice:
    if isinstance(option, Word):
        return word_choice(decision, option, Message("word-no-purchase"))
    return face_choice(table, option, max(0, option.price - decision.args["discount"]), 0)


def closing_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    return word_choice(decision, word, Message("word-end-turn"), dice=True)


def word_choice(decision: Decision, word: Word, enough: Message, dice: bool = False) -> Choice:
    """Enough of it, by the words this question has for that, though there is more to be had; or a Triton is spent.
    After the end of a turn ``dice`` fall."""
    if word is DONE or word is PASS:
        return Choice(word.key, enough, risk="dice" if dice else "", ends=True)
    cost = shards(EXTRA_COST, 0) if word is PAY_FIRST else []
    return Choice(word.key, word.message, spots=[f"s{decision.seat}-triton"], cost=cost, icon=ART["triton"][0])


def face_choice(table: ForgeTable, face: Face, price: int, extra: int) -> Choice:
    """A face of the sanctuary."""
    note = Message("note-left", {"n": table.temple[face.nr]})
    cost = [Gem("gold", price), *shards(extra, 0)]
    piece = face_piece(face, face.message.piece)
    return Choice(face.key, Message("choice-face", {"face": face.message}), note, [face.message.piece], cost, piece)


def feat_choice(table: ForgeTable, seat: int, feat: Feat, extra: int) -> Choice:
    """A feat, with who would be ousted; dice fall then, or as soon as some cards are taken."""
    ousted = [other for other in table.others(seat) if table.heroes[other].portal == feat.portal]
    ousts = bool(ousted) and table.heroes[seat].portal != feat.portal
    return Choice(
        feat.key,
        feat.message,
        feat_note(table, seat, feat),
        [feat.message.piece, f"p{feat.portal}"],
        shards(feat.sun + extra, feat.moon),
        feat_piece(feat, feat.message.piece),
        risk="dice" if ousts or feat.dice else "",
        gain=gems_of(feat_gain(table, seat, feat, ousts, extra)),
        waits=Message("note-ousts", {"other": seat_name(ousted[0])}) if ousts else None,
    )


def feat_note(table: ForgeTable, seat: int, feat: Feat) -> Message:
    """What two blessings bring on average, where a card gives them; else how many cards are left."""
    if feat in (CANCER, SENTINEL):
        hero = table.heroes[seat]
        return Message("note-two-blessings", {"what": yield_of([*hero.sun_die.faces, *hero.moon_die.faces] * 2)})
    return Message("note-left", {"n": len(table.piles[feat.slot])})


def feat_gain(table: ForgeTable, seat: int, feat: Feat, ousts: bool, extra: int) -> Gain:
    """What a feat surely brings: the glory on it, gifts as far as there is room, what Typhon and the Bear count."""
    hero = table.heroes[seat]
    glory = feat.worth
    if feat is TYPHON:
        glory += len(hero.replaced)
    if ousts:
        glory += BEAR_GLORY * hero.deeds.count(BEAR)
    if feat is not SPIRITS:
        return Gain(glory=glory)
    moon = min(SPIRITS_GIFT.moon, hero.shard_max - hero.moon + feat.moon)
    gold = SPIRITS_GIFT.gold if hero.hammers else min(SPIRITS_GIFT.gold, hero.gold_max - hero.gold)
    return Gain(gold, 0, moon, glory)


def yield_of(faces: Sequence[Face]) -> list[Message]:
    """What a roll brings on average, in words: of each resource to one decimal, and what gives no fixed amount."""
    total, special = plain_yield(faces)
    six = [(name, getattr(total, name)) for name in RESOURCES]
    tenths = [(name, round(10 * n / 6)) for name, n in [*six, ("special", special)]]
    return [Message("yield-" + name, {"whole": n // 10, "part": n % 10}) for name, n in tenths if n]


def fitting(hero: Hero, gain: Gain) -> Gain:
    """What of a gain finds room; gold always does beside a hammer."""
    lost = hero.without_room(0 if hero.hammers else gain.gold, gain.sun, gain.moon)
    return Gain(gain.gold - lost.gold, gain.sun - lost.sun, gain.moon - lost.moon, gain.glory)


def wasted_note(hero: Hero, gain: Gain) -> Message | None:
    wasted = hero.without_room(0 if hero.hammers else gain.gold, gain.sun, gain.moon)
    return Message("note-wasted", {"gain": wasted.message}) if wasted.taken else None


def reserve_note(table: ForgeTable, decision: Decision) -> Message:
    hero = table.heroes[decision.seat]
    have = Gain(hero.gold, hero.sun, hero.moon)
    return Message("note-reserve", {"have": have.message}) if have.taken else Message("note-empty-reserve")


def gold_note(table: ForgeTable, decision: Decision) -> Message:
    return Message("note-reserve", {"have": amount(GOLD, table.heroes[decision.seat].gold)})


# --- forging ---


def socket_choice(table: ForgeTable, decision: Decision, socket: Socket) -> Choice:
    """Equal faces of one die glow together: it is the same which of them goes. It says what that die brings then."""
    seat = decision.seat
    faces = table.heroes[seat].die(socket.die).faces
    spots = [socket_id(seat, socket.die, n) for n, face in enumerate(faces) if face is socket.face]
    after = list(faces)
    if table.forging is not None:
        after[socket.index] = table.forging
    note = Message("note-socket", {"n": len(spots), "what": yield_of(after)})
    return Choice(socket.key, socket.message, note, spots, piece=face_piece(socket.face, socket.key))


def shield_choice(table: ForgeTable, decision: Decision, face: Face) -> Choice:
    piece = face_piece(face, face.message.piece)
    return Choice(face.key, face.message, special_text(face), [face.message.piece], piece=piece)


def bearer_choice(table: ForgeTable, decision: Decision, bearer: Seat) -> Choice:
    return Choice(bearer.key, bearer.message, spots=[f"pawn-{bearer.seat}"], icon=EMBLEMS[bearer.seat][0])


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
    """True where a face gives at least what another one gives, whichever part of that is taken."""
    if face.kind != PLAIN or other.kind != PLAIN:
        return False
    return all(any(is_at_least(gain, less) for gain in face.offers[0]) for less in other.offers[0])


def is_at_least(gain: Gain, other: Gain) -> bool:
    return all(getattr(gain, name) >= getattr(other, name) for name in RESOURCES)


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


# --- gains and losses ---


def gain_choice(table: ForgeTable, decision: Decision, gain: Gain) -> Choice:
    """A gain, and how much of it would be lost for want of room."""
    hero = table.heroes[decision.seat]
    return amounts_choice(gain, wasted_note(hero, gain), gain=gems_of(fitting(hero, gain)))


def loss_choice(table: ForgeTable, decision: Decision, gain: Gain) -> Choice:
    """A loss, and how much of it there is to lose."""
    lost = table.heroes[decision.seat].losing(gain)
    note = Message("note-really-lost", {"gain": lost.message}) if lost.taken else Message("note-nothing-lost")
    return amounts_choice(gain, note, cost=gems_of(lost))


def amounts_choice(amounts: Gain, note: Message | None, cost: Sequence[Gem] = (), gain: Sequence[Gem] = ()) -> Choice:
    piece = Piece("gain-" + amounts.key, "face", amounts.message, gems=gems_of(amounts), joint="and")
    return Choice(amounts.key, amounts.message, note, cost=list(cost), piece=piece, gain=list(gain))


def split_choice(table: ForgeTable, decision: Decision, split: Split) -> Choice:
    seat = decision.seat
    glory = sum(passes(table.heroes[seat].hammer_at, split.track))
    note = Message("note-hammer-rings", {"gain": amount(GLORY, glory)}) if glory else None
    spot = f"hammer-{seat}" if split.track else f"s{seat}-gold"
    gain = gems_of(Gain(split.reserve, 0, 0, glory))
    return Choice(split.key, split.message, note, [spot], icon="warhammer", gain=gain)


def track_note(table: ForgeTable, decision: Decision) -> Message:
    return hammer_note(table.heroes[decision.seat].hammer_at)


# --- dice ---


def lying_choice(table: ForgeTable, decision: Decision, face: Face) -> Choice:
    """A face to copy, with those who show it: opponents, or else the hero who asks."""
    seat = decision.seat
    others = [other for other in table.others(seat) if lying_up(table, other, face)]
    shown = others or [seat]
    names = [seat_name(other) for other in others]
    note = Message("note-shown-by", {"heroes": names}) if others else Message("note-shown-by-own-die")
    spots = [spot for other in shown for spot in lying_up(table, other, face)]
    return Choice(face.key, face.message, note, spots, piece=face_piece(face, face.message.piece))


def lying_up(table: ForgeTable, seat: int, face: Face) -> list[str]:
    """The sockets of a hero's dice in which this face lies up; the die, where a ship forged over what it rolled."""
    spots: list[str] = []
    for which, shown in enumerate(table.shown(seat)):
        if shown is face:
            die = table.heroes[seat].die(which)
            name = f"s{seat}-{'moon' if which else 'sun'}-die"
            spots.append(socket_id(seat, which, die.up) if die.top() is face else name)
    return spots


def die_choice(table: ForgeTable, decision: Decision, die: Word) -> Choice:
    brings = Message("note-yield", {"what": yield_of(table.heroes[decision.seat].die(DICE.index(die)).faces)})
    return Choice(die.key, die.message, brings, [f"s{decision.seat}-{die.key}"], icon="rolling-dices", risk="dice")


def cerberus_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    if word is USE_CERBERUS:
        return Choice(word.key, word.message, spots=[f"s{decision.seat}-cerberus"], icon=ART["cerberus"][0])
    return Choice(word.key, Message("word-keep-cerberus"))


def order_choice(table: ForgeTable, decision: Decision, word: Word) -> Choice:
    return Choice(word.key, word.message, icon=ART["ship"][0] if word is SHIP_FIRST else "two-coins")


# --- what is not possible ---


def barred_card(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    """A reinforcement lies with its owner."""
    return barred_choice(barred, [f"d{decision.seat}-{barred.key}"], feat_icon(barred))


def barred_deed(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    """A feat of which no card is left is where its stack was."""
    gone = [f"pile-{feat.slot}" for feat in table.sets if feat.key == barred.key and not table.piles[feat.slot]]
    return barred_choice(barred, gone or [barred.message.piece or barred.key], feat_icon(barred))


def barred_face(table: ForgeTable, decision: Decision, barred: Barred) -> BarredChoice:
    return barred_choice(barred, [barred.message.piece])


def feat_icon(barred: Barred) -> str:
    art = ART.get(barred.key.partition("-")[0])
    return art[0] if art is not None and barred.message.id.startswith("feat-") else ""


QUESTIONS: Final = Questions(
    Question(ASK_REINFORCE, reinforcement_choice, policy=weigh_reinforcements, barred=barred_card, stands=True),
    Question(ASK_ACTION, action_choice, note=reserve_note, policy=weigh_action, barred=barred_deed, now=within_reach),
    Question(
        ASK_EXTRA,
        extra_choice,
        note=reserve_note,
        policy=weigh_extra_action,
        barred=barred_deed,
        now=within_reach,
    ),
    Question(ASK_OFFERING, offering_choice, note=gold_note, policy=weigh_purchase, barred=barred_face),
    Question(ASK_CLOSING, closing_choice, policy=weigh_closing),
    Question(ASK_SHIP, ship_choice, note=gold_note, policy=weigh_purchase, barred=barred_face),
    Question(ASK_ORDER, order_choice, policy=weigh_order, stands=True),
    Question(ASK_FORGE, socket_choice, policy=weigh_sockets, dominated=dominated_sockets),
    Question(ASK_SHIELD, shield_choice, policy=weigh_shields),
    Question(ASK_BOAR_BEARER, bearer_choice, policy=weigh_bearers),
    Question(ASK_GAIN, gain_choice, policy=weigh_gains, stands=True, minds=("face",), dominated=dominated_gains),
    Question(ASK_SENTINEL, gain_choice, policy=weigh_gains, stands=True, dominated=dominated_gains),
    Question(ASK_CYCLOPS, gain_choice, policy=weigh_gains, stands=True, dominated=dominated_gains),
    Question(ASK_BOAR_REWARD, gain_choice, policy=weigh_gains, dominated=dominated_gains),
    Question(ASK_TRITON, gain_choice, policy=weigh_triton),
    Question(ASK_LOSE, loss_choice, policy=weigh_losses, stands=True, minds=("face",)),
    Question(ASK_HAMMER, split_choice, note=track_note, policy=weigh_splits, stands=True),
    Question(ASK_SPHINX_DIE, die_choice, policy=weigh_dice, stands=True),
    Question(ASK_MIRROR, lying_choice, policy=weigh_faces),
    Question(ASK_MIRROR_LOSS, lying_choice, policy=weigh_lost_faces),
    Question(ASK_SATYRS_FIRST, lying_choice, policy=weigh_faces),
    Question(ASK_SATYRS_SECOND, lying_choice, policy=weigh_faces),
    Question(ASK_CERBERUS, cerberus_choice, policy=weigh_cerberus, stands=True, declines=NO),
)
