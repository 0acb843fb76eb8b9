"""The invariants: every face, card, token and tile, and what can happen in a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fabletable.games.diceforge.cards.faces import FACES
from fabletable.games.diceforge.cards.feats import FEATS
from fabletable.games.diceforge.kinds import Feat
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Invariants
from fabletable.kernel.moment import MomentKind

EFFECTS: Final = (
    "oust", "bear", "hind", "owl", "elder", "thrice", "ship-bought", "shield-matched", "boar-sun", "boar-moon",
    "boar-glory", "cerberus", "triton-gold", "triton-sun", "triton-moon", "hammer-first-pass", "hammer-second-pass",
    "extra-action",
)  # fmt: skip


def pieces(table: ForgeTable) -> dict[str, int]:
    """Count every face, card, token and tile, wherever it lies."""
    found: dict[str, int] = {}
    faces = [*table.box]
    cards: list[Feat] = [card for pile in table.piles for card in pile]
    for hero in table.heroes:
        faces += [*hero.sun_die.faces, *hero.moon_die.faces, *hero.replaced]
        cards += hero.deeds
    for thing in [face.counted for face in faces] + [card.counted for card in cards]:
        found[thing] = found.get(thing, 0) + 1
    for face in [*FACES, *(face for face in (*table.supply.shop, *table.supply.gardens) if face.pack)]:
        found[face.counted] = found.get(face.counted, 0) + table.left(face)
    found["triton-token"] = table.triton_tokens + sum(hero.tritons + hero.tritons_spent for hero in table.heroes)
    found["cerberus-token"] = table.cerberus_tokens + sum(hero.cerberi + hero.cerberi_spent for hero in table.heroes)
    found["chest-tile"] = table.chest_tiles + sum(hero.chests for hero in table.heroes)
    found["dice"] = sum(len(hero.sun_die.faces) + len(hero.moon_die.faces) for hero in table.heroes)
    return found


def coverage() -> Sequence[str]:
    return [
        *(card.counted for card in FEATS),
        *(face.counted for face in FACES),
        *("effect:" + effect for effect in EFFECTS),
    ]


SHOWN: Final[Mapping[str, MomentKind]] = {
    "turn-begins": "turn", "round-begins": "phase", "rolled": "roll", "forged": "gain", "loses": "loss",
}  # fmt: skip
"""Lines of the log that are always shown too, and the kind of moment they are shown in."""

INVARIANTS: Final = Invariants(pieces, coverage, SHOWN)
