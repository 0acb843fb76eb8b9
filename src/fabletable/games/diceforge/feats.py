"""The heroic feats: 24 sets of cards for the 15 slots around the islands."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.faces import TINTS
from fabletable.kernel import REPORTED, Say, named

# When a card works.
POINTS: Final = "points"
INSTANT: Final = "instant"
REINFORCEMENT: Final = "reinforcement"
AUTOMATIC: Final = "automatic"

# Which game a set belongs to.
ALWAYS: Final = "always"
INTRODUCTORY: Final = "introductory"
ALTERNATE: Final = "alternate"


class Feat:
    """A card. ``set`` is the key of its set; the four boars of one set differ in colour."""

    __slots__ = (
        "counted",
        "game",
        "key",
        "moon",
        "origin",
        "portal",
        "say",
        "set",
        "slot",
        "sun",
        "tint",
        "type",
        "worth",
    )

    def __init__(
        self, key: str, slot: int, sun: int, moon: int, worth: int, kind: str, game: str, tint: int = -1
    ) -> None:
        self.set: str = key
        self.key: str = key if tint < 0 else f"{key}-{TINTS[tint]}"
        self.slot: int = slot
        self.portal: int = PORTAL_OF[slot]
        self.sun: int = sun
        self.moon: int = moon
        self.worth: int = worth
        self.type: str = kind
        self.game: str = game
        self.tint: int = tint
        self.origin: str = REPORTED
        self.counted: str = "card:" + self.key
        self.say: Say = named("feat-" + self.key, "feat-" + self.key)

    def __repr__(self) -> str:
        return f"Feat({self.key!r})"


PORTAL_OF: Final = (1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7)
"""The portal beside each slot; a pawn on it holds the place for all slots there."""

HAMMER: Final = Feat("hammer", 0, 0, 1, 0, INSTANT, ALWAYS)
CHEST: Final = Feat("chest", 1, 0, 1, 2, INSTANT, ALWAYS)
HIND: Final = Feat("hind", 2, 0, 2, 2, REINFORCEMENT, INTRODUCTORY)
BEAR: Final = Feat("bear", 2, 0, 2, 2, AUTOMATIC, ALTERNATE)
SATYRS: Final = Feat("satyrs", 3, 0, 3, 6, INSTANT, INTRODUCTORY)
BOAR_CARDS: Final = [Feat("boar", 3, 0, 3, 4, AUTOMATIC, ALTERNATE, tint) for tint in range(4)]
FERRYMAN: Final = Feat("ferryman", 4, 0, 4, 12, POINTS, INTRODUCTORY)
CERBERUS: Final = Feat("cerberus", 4, 0, 4, 6, INSTANT, ALTERNATE)
HELMET: Final = Feat("helmet", 5, 0, 5, 4, INSTANT, ALWAYS)
CANCER: Final = Feat("cancer", 6, 0, 6, 8, INSTANT, INTRODUCTORY)
SENTINEL: Final = Feat("sentinel", 6, 0, 6, 6, INSTANT, ALTERNATE)
HYDRA: Final = Feat("hydra", 7, 5, 5, 26, POINTS, INTRODUCTORY)
TYPHON: Final = Feat("typhon", 7, 5, 5, 16, INSTANT, ALTERNATE)
SPHINX: Final = Feat("sphinx", 8, 6, 0, 10, INSTANT, INTRODUCTORY)
CYCLOPS: Final = Feat("cyclops", 8, 6, 0, 8, INSTANT, ALTERNATE)
GORGON: Final = Feat("gorgon", 9, 4, 0, 14, POINTS, INTRODUCTORY)
TRITON: Final = Feat("triton", 9, 4, 0, 8, INSTANT, ALTERNATE)
MIRROR: Final = Feat("mirror", 10, 5, 0, 10, INSTANT, ALWAYS)
OWL: Final = Feat("owl", 11, 2, 0, 4, REINFORCEMENT, INTRODUCTORY)
SHIP: Final = Feat("ship", 11, 2, 0, 4, INSTANT, ALTERNATE)
MINOTAUR: Final = Feat("minotaur", 12, 3, 0, 8, INSTANT, INTRODUCTORY)
SHIELD: Final = Feat("shield", 12, 3, 0, 6, INSTANT, ALTERNATE)
ELDER: Final = Feat("elder", 13, 1, 0, 0, REINFORCEMENT, ALWAYS)
SPIRITS: Final = Feat("spirits", 14, 1, 0, 2, INSTANT, ALWAYS)

SETS: Final[list[Feat]] = [
    HAMMER,
    CHEST,
    HIND,
    BEAR,
    SATYRS,
    BOAR_CARDS[0],
    FERRYMAN,
    CERBERUS,
    HELMET,
    CANCER,
    SENTINEL,
    HYDRA,
    TYPHON,
    SPHINX,
    CYCLOPS,
    GORGON,
    TRITON,
    MIRROR,
    OWL,
    SHIP,
    MINOTAUR,
    SHIELD,
    ELDER,
    SPIRITS,
]
"""One card of each of the 24 sets, in the order of the slots."""

CARDS: Final[list[Feat]] = [card for feat in SETS for card in (BOAR_CARDS if feat.set == "boar" else [feat])]
SLOTS: Final = 15


def pile_of(feat: Feat, copies: int) -> list[Feat]:
    """A stack of one set, the top card last. Of the boars red lies on top, then yellow, green, blue."""
    if feat.set == "boar":
        return BOAR_CARDS[:copies][::-1]
    return [feat] * copies
