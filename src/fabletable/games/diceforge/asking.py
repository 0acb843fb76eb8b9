"""The choices of a decision as clients list them: with prices, notes, what glows and where dice will fall."""

from __future__ import annotations

from fabletable.games.diceforge.faces import GLORY, GOLD, Face, Gain, Socket, amount, socket_id
from fabletable.games.diceforge.feats import INSTANT, Feat
from fabletable.games.diceforge.looks import ART, EMBLEMS
from fabletable.games.diceforge.rules.blessing import OTHER_FIRST, SHIP_FIRST, USE_CERBERUS
from fabletable.games.diceforge.rules.hammer import Split, passes
from fabletable.games.diceforge.rules.reinforcements import MOON_DIE, SUN_DIE
from fabletable.games.diceforge.rules.turn import EXTRA_COST, PAY_FIRST
from fabletable.games.diceforge.scene import face_piece, feat_piece, gems_of, hammer_note, shards, special_text
from fabletable.games.diceforge.table import USE_TRITON, ForgeTable, Hero
from fabletable.kernel import DONE, NO, PASS, Barred, Decision, Seat, Word
from fabletable.kernel.say import Say, seat_name
from fabletable.kernel.scene import BarredChoice, Choice, Gem, Piece, barred_choice

ROLLING = ("cancer", "sentinel", "satyrs", "minotaur")
"""Feats at which dice fall as soon as the card is taken."""

ENDS_TURN = ("ask-action", "ask-extra", "ask-closing")


def choices(table: ForgeTable, decision: Decision) -> list[Choice]:
    return [choice(table, decision, option) for option in decision.options]


def choice(table: ForgeTable, decision: Decision, option: object) -> Choice:
    if isinstance(option, Face):
        return face_choice(table, decision, option)
    if isinstance(option, Feat):
        return feat_choice(table, decision, option)
    if isinstance(option, Socket):
        return socket_choice(table, decision.seat, option)
    if isinstance(option, Gain):
        return gain_choice(table, decision, option)
    if isinstance(option, Split):
        return split_choice(table, decision.seat, option)
    if isinstance(option, Seat):
        return Choice(option.key, option.say, spots=[f"pawn-{option.seat}"], icon=EMBLEMS[option.seat][0])
    if isinstance(option, Word):
        return word_choice(decision, option)
    raise TypeError(option)


def face_choice(table: ForgeTable, decision: Decision, face: Face) -> Choice:
    """A face of the sanctuary with its price, a shield of the gardens, or a face that lies up on somebody's die."""
    piece = face_piece(face, face.say.piece)
    if decision.ask == "ask-shield":
        return Choice(face.key, face.say, special_text(face), [face.say.piece], piece=piece)
    if decision.ask in ("ask-mirror", "ask-mirror-loss", "ask-satyrs-first", "ask-satyrs-second"):
        return lying_choice(table, decision.seat, face)
    price = max(0, face.price - decision.args.get("discount", 0))
    cost = [Gem("gold", price)]
    if decision.ask == "ask-extra":
        cost += shards(EXTRA_COST, 0)
    note = Say("note-left", {"n": table.temple[face.nr]})
    return Choice(face.key, Say("choice-face", {"face": face.say}), note, [face.say.piece], cost, piece)


def lying_choice(table: ForgeTable, seat: int, face: Face) -> Choice:
    """A face to copy, with those who show it: opponents, or else the hero who asks."""
    shown = [other for other in table.others(seat) if lying_up(table, other, face)] or [seat]
    note = Say("note-shown-by", {"heroes": [seat_name(other) for other in shown]})
    spots = [spot for other in shown for spot in lying_up(table, other, face)]
    return Choice(face.key, face.say, note, spots, piece=face_piece(face, face.say.piece))


def lying_up(table: ForgeTable, seat: int, face: Face) -> list[str]:
    """The sockets of a hero's dice in which this face lies up; the die, where a ship forged over what it rolled."""
    spots: list[str] = []
    for which, shown in enumerate(table.shown(seat)):
        if shown is face:
            die = table.heroes[seat].die(which)
            name = f"s{seat}-{'moon' if which else 'sun'}-die"
            spots.append(socket_id(seat, which, die.up) if die.top() is face else name)
    return spots


def feat_choice(table: ForgeTable, decision: Decision, feat: Feat) -> Choice:
    if decision.ask == "ask-reinforce":
        name = f"d{decision.seat}-{feat.key}"
        uses = table.ready.count(feat)
        cost = [Gem("gold", 3)] if feat.set == "elder" else []
        return Choice(feat.key, feat.say, Say("note-uses", {"n": uses}), [name], cost, feat_piece(feat, name))
    sun = feat.sun + (EXTRA_COST if decision.ask == "ask-extra" else 0)
    spots = [feat.say.piece, f"p{feat.portal}"]
    ousted = [seat for seat in table.others(decision.seat) if table.heroes[seat].portal == feat.portal]
    if ousted and table.heroes[decision.seat].portal != feat.portal:
        note = Say("note-ousts", {"other": seat_name(ousted[0])})
    else:
        note = Say("note-left", {"n": len(table.piles[feat.slot])})
        ousted = []
    falls = bool(ousted) or (feat.type == INSTANT and feat.set in ROLLING)
    piece = feat_piece(feat, feat.say.piece)
    return Choice(feat.key, feat.say, note, spots, shards(sun, feat.moon), piece, risk="dice" if falls else "")


def socket_choice(table: ForgeTable, seat: int, socket: Socket) -> Choice:
    """Equal faces of one die glow together: it is the same which of them goes."""
    faces = table.heroes[seat].die(socket.die).faces
    spots = [socket_id(seat, socket.die, n) for n, face in enumerate(faces) if face is socket.face]
    note = Say("note-same-faces", {"n": len(spots)}) if len(spots) > 1 else None
    return Choice(socket.key, socket.say, note, spots, piece=face_piece(socket.face, socket.key))


def gain_choice(table: ForgeTable, decision: Decision, gain: Gain) -> Choice:
    hero = table.heroes[decision.seat]
    piece = Piece("gain-" + gain.key, "face", gain.say, gems=gems_of(gain), joint="and")
    return Choice(gain.key, gain.say, gain_note(hero, decision.ask, gain), piece=piece)


def gain_note(hero: Hero, ask: str, gain: Gain) -> Say | None:
    """How much of it would be lost for want of room, or could be lost at all."""
    if ask == "ask-lose":
        lost = hero.losing(gain)
        return Say("note-really-lost", {"gain": lost.say}) if lost.taken else Say("note-nothing-lost")
    wasted = hero.without_room(0 if hero.hammers else gain.gold, gain.sun, gain.moon)
    return Say("note-wasted", {"gain": wasted.say}) if wasted.taken else None


def split_choice(table: ForgeTable, seat: int, split: Split) -> Choice:
    glory = sum(passes(table.heroes[seat].hammer_at, split.track))
    note = Say("note-hammer-rings", {"gain": amount(GLORY, glory)}) if glory else None
    return Choice(
        split.key, split.say, note, [f"hammer-{seat}"] if split.track else [f"s{seat}-gold"], icon="warhammer"
    )


def word_choice(decision: Decision, word: Word) -> Choice:
    seat = decision.seat
    if word is USE_TRITON:
        return Choice(word.key, word.say, spots=[f"s{seat}-triton"], icon=ART["triton"][0])
    if word is PAY_FIRST:
        return Choice(word.key, word.say, spots=[f"s{seat}-triton"], cost=shards(EXTRA_COST, 0), icon=ART["triton"][0])
    if word is USE_CERBERUS:
        return Choice(word.key, word.say, spots=[f"s{seat}-cerberus"], icon=ART["cerberus"][0])
    if word is SUN_DIE or word is MOON_DIE:
        return Choice(word.key, word.say, spots=[f"s{seat}-{word.key}"], icon="rolling-dices", risk="dice")
    if word is SHIP_FIRST:
        return Choice(word.key, word.say, icon=ART["ship"][0])
    if word is OTHER_FIRST:
        return Choice(word.key, word.say, icon="two-coins")
    if word not in (DONE, PASS, NO):
        return Choice(word.key, word.say)
    ends = decision.ask in ENDS_TURN
    return Choice(word.key, Say(WORD_NAMES[decision.ask]), main=True, risk="dice" if ends else "")


WORD_NAMES = {
    "ask-reinforce": "word-enough-cards",
    "ask-offering": "word-offering-done",
    "ask-ship": "word-no-purchase",
    "ask-action": "word-pass-turn",
    "ask-extra": "word-end-turn",
    "ask-closing": "word-end-turn",
    "ask-cerberus": "word-keep-cerberus",
}
"""What "done", "pass" and "no" mean at each question."""


def barred(table: ForgeTable, decision: Decision) -> list[BarredChoice]:
    return [barred_choice(each, spots_of(table, decision, each), icon_of(each)) for each in decision.barred()]


def spots_of(table: ForgeTable, decision: Decision, barred: Barred) -> list[str]:
    if decision.ask == "ask-reinforce":
        return [f"d{decision.seat}-{barred.key}"]
    if barred.code == "why-feat-gone":
        return [f"pile-{feat.slot}" for feat in table.sets if feat.key == barred.key]
    return [barred.say.piece or barred.key]


def icon_of(barred: Barred) -> str:
    art = ART.get(barred.key.partition("-")[0])
    return art[0] if art is not None and barred.say.id.startswith("feat-") else ""


def ask_note(table: ForgeTable, decision: Decision) -> Say | None:
    """What the hero has to decide with."""
    hero = table.heroes[decision.seat]
    ask = decision.ask
    if ask in ("ask-action", "ask-extra"):
        have = Gain(hero.gold, hero.sun, hero.moon)
        return Say("note-reserve", {"have": have.say}) if have.taken else Say("note-empty-reserve")
    if ask in ("ask-offering", "ask-ship"):
        return Say("note-reserve", {"have": amount(GOLD, hero.gold)})
    if ask == "ask-hammer":
        return hammer_note(hero)
    return None


def messages() -> list[str]:
    return [*WORD_NAMES.values()]
