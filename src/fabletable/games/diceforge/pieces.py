"""Pieces: cards, faces and gains as scenes and questions show them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fabletable.games.diceforge.kinds import CHOICE, RESOURCES, SHIELD, THRICE, TINTS, Face, Feat, Gain
from fabletable.games.diceforge.outlook import plain_yield
from fabletable.games.diceforge.table import Hero
from fabletable.kernel import Message
from fabletable.kernel.scene import Gem, Piece, drawn_once


def gems_of(gain: Gain) -> list[Gem]:
    amounts = [("gold", gain.gold), ("vp", gain.glory), ("sun", gain.sun), ("moon", gain.moon)]
    return [Gem(kind, n) for kind, n in amounts if n]


def shards(sun: int, moon: int) -> list[Gem]:
    return [Gem(kind, n) for kind, n in (("sun", sun), ("moon", moon)) if n]


def face_piece(face: Face, name: str, **more: object) -> Piece:
    return replace(_face(face), id=name, **more)


@drawn_once
def _face(face: Face) -> Piece:
    """Draw a face as gems with "and" or "or" between them, or by its icon."""
    gains = face.gives(1, 0)
    piece = Piece("", "face", Message(face.message.id), text=special_text(face))
    if face.icon:
        piece.icon = face.icon
        piece.tone = face.tone
        piece.gems = gems_of(gains[0]) if face.kind == SHIELD else []
        piece.n = 3 if face.kind == THRICE else None
    else:
        piece.gems = [gem for gain in gains for gem in gems_of(gain)]
        piece.joint = "or" if len(gains) > 1 else "and" if len(piece.gems) > 1 else ""
    return piece


def special_text(face: Face) -> Message | None:
    """Return what a special face does; the names of the others say it."""
    return Message(face.message.id + ".text") if face.kind > CHOICE else None


def feat_piece(feat: Feat, name: str) -> Piece:
    return replace(_feat(feat), id=name)


@drawn_once
def _feat(feat: Feat) -> Piece:
    return Piece(
        "",
        "card",
        Message(feat.message.id),
        text=Message(feat.message.id + ".text"),
        art=feat.art,
        cost=shards(feat.sun, feat.moon),
        worth=Gem("vp", feat.glory) if feat.glory else None,
        tags=[Message("type-" + feat.type)],
        tone=TINTS[feat.tint] if feat.tint >= 0 else "",
        origin=feat.origin,
    )


# --- in words ---


def yield_of(faces: Sequence[Face]) -> list[Message]:
    """Return what a roll brings on average, in words: each resource to one decimal, and what gives no fixed amount."""
    total, special = plain_yield(faces)
    six = [(name, getattr(total, name)) for name in RESOURCES]
    tenths = [(name, round(10 * n / 6)) for name, n in [*six, ("special", special)]]
    return [Message("yield-" + name, {"whole": n // 10, "part": n % 10}) for name, n in tenths if n]


def fitting(hero: Hero, gain: Gain) -> Gain:
    """Return the part of a gain that finds room; gold always does beside a hammer."""
    lost = hero.without_room(0 if hero.hammers else gain.gold, gain.sun, gain.moon)
    return Gain(gain.gold - lost.gold, gain.sun - lost.sun, gain.moon - lost.moon, gain.glory)


def wasted_note(hero: Hero, gain: Gain) -> Message | None:
    wasted = hero.without_room(0 if hero.hammers else gain.gold, gain.sun, gain.moon)
    return Message("note-wasted", {"gain": wasted.message}) if wasted.taken else None
