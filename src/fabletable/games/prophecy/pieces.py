"""Pieces: single cards as scenes and questions draw them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fabletable.games.prophecy.kinds import ChanceCard, Character, Creature, Item, Opportunity, Skill
from fabletable.games.prophecy.looks import TYPE_LOOK
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Message, Option
from fabletable.kernel.scene import Art, Gem, Palette, Piece, PieceState, Prose, drawn_once


@drawn_once
def text_of(thing: Option) -> Message:
    """Return the text of a card or a field; a card's numbers may be a user's own."""
    return Message(thing.message.id + ".text", getattr(thing, "figures", {}))


def art(icon: str, kind: str) -> Art:
    palette, scenery = TYPE_LOOK[kind]
    return Art(icon or "card-random", palette, scenery)


def art_of_creature(card: Creature) -> Art:
    palette, scenery = card.landscape or TYPE_LOOK[card.type]
    return Art(card.icon or "evil-minion", palette, scenery, card.portrait)


def in_mana(n: int) -> Gem:
    """Draw a price in mana; Will itself is only lost for good."""
    return Gem("will", n, label=Message("price-mana"))


def in_health(n: int) -> Gem:
    """Draw a price in Health; Strength itself is only lost for good."""
    return Gem("str", n, label=Message("price-health"))


@drawn_once
def creature_card(card: Creature, place: str = "") -> Piece:
    stats = [Gem("str", card.strength)] if card.strength else []
    if card.will:
        shown = (
            card.will if card.will == card.will_female or not card.will_female else f"{card.will}/{card.will_female}"
        )
        stats.append(Gem("will", shown))
    if card.mirrors:
        stats = [Gem("str", "="), Gem("will", "=")]
    if card.stages:
        stats.reverse()
    if card.lives > 1:
        stats.append(Gem("lives", card.lives, icon="hearts", label=Message("stat-lives")))
    tags = [Message("type-" + card.type)]
    if card.rank:
        tags.append(Message("type-" + card.rank))
    return Piece(
        card.key, "card", card.message, text=text_of(card), art=art_of_creature(card), stats=stats,
        worth=Gem("xp", card.experience), tags=tags, origin=card.origin, place=place,
    )  # fmt: skip


@drawn_once
def opportunity_card(card: Opportunity, place: str = "") -> Piece:
    return Piece(
        card.key, "card", card.message, text=text_of(card), art=art(card.icon, "opportunity"),
        tags=[Message("type-opportunity")], origin=card.origin, place=place,
    )  # fmt: skip


def item_card(table: Realm, card: Item, place: str = "") -> Piece:
    crystal = table.crystal if card.holds_mana else 0
    return _item(card, place, table.ready(card), card.key in table.smithed, crystal)


@drawn_once
def _item(card: Item, place: str, ready: bool, smithed: bool, crystal: int) -> Piece:
    stats = [Gem("str", f"+{card.strength}")] if card.strength else []
    if card.will:
        stats.append(Gem("will", f"+{card.will}"))
    tags = [Message("type-" + card.deck)]
    states: list[PieceState] = []
    if card.hands == 2:
        tags.append(Message("tag-two-handed"))
    if not ready:
        tags.append(Message("tag-damaged"))
        states.append("spent")
    if smithed:
        tags.append(Message("tag-smithed"))
    if card.holds_mana:
        tags.append(Message("tag-crystal", {"n": crystal}))
    cost = [Gem("gold", card.price)] if card.price else []
    return Piece(
        card.key, "card", card.message, text=text_of(card), art=art(card.icon, card.deck), cost=cost, stats=stats,
        tags=tags, states=states, origin=card.origin, place=place,
    )  # fmt: skip


@drawn_once
def skill_card(card: Skill, place: str = "") -> Piece:
    stats = [in_mana(card.mana)] if card.mana else []
    return Piece(
        card.key, "card", card.message, text=text_of(card), art=art(card.icon, card.guild), cost=[Gem("xp", card.cost)],
        stats=stats, tags=[Message("type-spell" if card.spell else "type-skill")], origin=card.origin,
        place=place,
    )  # fmt: skip


@drawn_once
def chance_card(card: ChanceCard) -> Piece:
    return Piece(
        "chance-" + card.key, "card", card.message, text=text_of(card), art=art(card.icon, "chance"),
        tags=[Message("type-chance")], origin=card.origin,
    )  # fmt: skip


def card_prose(piece: Piece) -> Prose:
    """Return the text of a card that happens: a chance card, an opportunity."""
    text = [] if piece.text is None else [piece.text]
    return Prose(piece.id, piece.label, text, replace(piece, text=None))


PIP_FACES: Final = [Piece(f"face-{n}", "face", Message("number", {"n": n}), gems=[Gem("pip", n)]) for n in range(1, 7)]


def die_piece(key: str, pips: int) -> Piece:
    return Piece(key, "die", Message("die-hero"), faces=PIP_FACES, up=pips - 1, n=pips)


@drawn_once
def hero_card(card: Character) -> Piece:
    return Piece(
        card.key, "card", card.message, text=text_of(card), art=Art(card.icon, *card.landscape, card.portrait),
        stats=[Gem("str", card.strength), Gem("will", card.will)],
        tags=[Message("guild-" + guild) for guild in card.guilds], origin=card.origin,
    )  # fmt: skip


@drawn_once
def back(key: str, label: str, icon: str, palette: Palette, place: str = "") -> Piece:
    """Draw a card that lies face down."""
    return Piece(key, "card", Message(label), art=Art(icon, palette, "rays"), states=["hidden"], place=place)
