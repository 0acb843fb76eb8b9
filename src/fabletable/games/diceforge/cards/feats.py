"""The heroic feats: 24 sets of cards for the 15 slots around the islands. What the special ones do is in
rules/specials/feats.py."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.kinds import (
    ALTERNATE,
    AUTOMATIC,
    INSTANT,
    INTRODUCTORY,
    POINTS,
    REINFORCEMENT,
    TINTS,
    Feat,
)

HAMMER: Final = Feat("hammer", 0, INSTANT, moon=1)
CHEST: Final = Feat("chest", 1, INSTANT, moon=1, glory=2)
HIND: Final = Feat("hind", 2, REINFORCEMENT, moon=2, glory=2, game=INTRODUCTORY)
BEAR: Final = Feat("bear", 2, AUTOMATIC, moon=2, glory=2, game=ALTERNATE)
SATYRS: Final = Feat("satyrs", 3, INSTANT, moon=3, glory=6, dice=True, game=INTRODUCTORY)
BOAR_CARDS: Final = [
    Feat("boar", 3, AUTOMATIC, moon=3, glory=4, game=ALTERNATE, tint=tint) for tint in range(len(TINTS))
]
FERRYMAN: Final = Feat("ferryman", 4, POINTS, moon=4, glory=12, game=INTRODUCTORY)
CERBERUS: Final = Feat("cerberus", 4, INSTANT, moon=4, glory=6, game=ALTERNATE)
HELMET: Final = Feat("helmet", 5, INSTANT, moon=5, glory=4)
CANCER: Final = Feat("cancer", 6, INSTANT, moon=6, glory=8, dice=True, game=INTRODUCTORY)
SENTINEL: Final = Feat("sentinel", 6, INSTANT, moon=6, glory=6, dice=True, game=ALTERNATE)
HYDRA: Final = Feat("hydra", 7, POINTS, sun=5, moon=5, glory=26, game=INTRODUCTORY)
TYPHON: Final = Feat("typhon", 7, INSTANT, sun=5, moon=5, glory=16, game=ALTERNATE)
SPHINX: Final = Feat("sphinx", 8, INSTANT, sun=6, glory=10, game=INTRODUCTORY)
CYCLOPS: Final = Feat("cyclops", 8, INSTANT, sun=6, glory=8, game=ALTERNATE)
GORGON: Final = Feat("gorgon", 9, POINTS, sun=4, glory=14, game=INTRODUCTORY)
TRITON: Final = Feat("triton", 9, INSTANT, sun=4, glory=8, game=ALTERNATE)
MIRROR: Final = Feat("mirror", 10, INSTANT, sun=5, glory=10)
OWL: Final = Feat("owl", 11, REINFORCEMENT, sun=2, glory=4, game=INTRODUCTORY)
SHIP: Final = Feat("ship", 11, INSTANT, sun=2, glory=4, game=ALTERNATE)
MINOTAUR: Final = Feat("minotaur", 12, INSTANT, sun=3, glory=8, dice=True, game=INTRODUCTORY)
SHIELD: Final = Feat("shield", 12, INSTANT, sun=3, glory=6, game=ALTERNATE)
ELDER: Final = Feat("elder", 13, REINFORCEMENT, sun=1, toll=3)
SPIRITS: Final = Feat("spirits", 14, INSTANT, sun=1, glory=2)
