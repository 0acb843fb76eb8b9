"""The signs of the table, for the legend: everything drawn that means something."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.cards.faces import BOARS, MIRROR_FACE, SHIELDS, SHIP_FACE, THRICE_FACE
from fabletable.games.diceforge.kinds import GREEN, RED, Face
from fabletable.games.diceforge.looks import CERBERUS_ICON, CHEST_ICON, HAMMER_ICON, TRITON_ICON
from fabletable.kernel.scene import Gem, Piece
from fabletable.kernel.signs import Signs, sign, specimen, spot


def _special(face: Face) -> Piece:
    return specimen("face", face.icon, face.tone)


SIGNS: Final = Signs(
    goods=[
        sign("gold", "reserves", Gem("gold")),
        sign("sun", "reserves", Gem("sun")),
        sign("moon", "reserves", Gem("moon")),
        sign("glory", "end", Gem("vp")),
    ],
    dice=[
        sign("sun-die", "blessing", specimen("die"), "die", "zone:sun-die"),
        sign("moon-die", "blessing", specimen("die", tone="dark"), "die:dark", "zone:moon-die"),
        sign("face", "faces", specimen("face", gems=[Gem("gold", 1)])),
        sign("mirror", "mirror", _special(MIRROR_FACE)),
        sign("thrice", "thrice", _special(THRICE_FACE)),
        sign("ship", "ship", _special(SHIP_FACE)),
        sign("shield", "shield", _special(SHIELDS[RED])),
        sign("boar", "boar", _special(BOARS[GREEN])),
        sign("fixed-face", "boar", "padlock", "face:fixed"),
        sign("gone-face", "forging", "anvil", "face:spent"),
    ],
    board=[
        sign("portal", "feat", spot("portal", tone="#8fc4ff")),
        sign("start-portal", "feat", spot("home")),
        sign("pawn", "feat", "person", "pawn"),
        sign("pile", "feat", "card-pick", "zone:pile"),
        sign("sanctuary", "offering", "greek-temple", "zone:sanctuary", "zone:sanctuary-price"),
        sign("gardens", "faces-gardens", "vine-flower", "zone:gardens"),
        sign("rounds", "setup-players", "ouroboros", "zone:round-track"),
    ],
    cards=[
        sign("instant", "feat-kinds", "lightning-bow", "card:type-instant"),
        sign("reinforcement", "reinforcements", "cycle", "card:type-reinforcement"),
        sign("automatic", "feat-kinds", "cycle", "card:type-automatic"),
        sign("points", "feat-kinds", "laurels", "card:type-points"),
        sign("used-card", "reinforcements", "", "card:spent"),
    ],
    mat=[
        sign("reserve", "reserves", "knapsack", "zone:reserve"),
        sign("dice", "blessing", "dice-target", "zone:dice"),
        sign("deeds", "feat", "trophy", "zone:deeds", "zone:cards"),
        sign("replaced", "forging", "anvil", "zone:replaced"),
        sign("hammer", "hammer", HAMMER_ICON, "zone:hammer-track"),
        sign("chest", "reserves", specimen("marker", CHEST_ICON)),
        sign("triton", "tokens-each", specimen("token", TRITON_ICON, "gold")),
        sign("cerberus", "tokens-each", specimen("token", CERBERUS_ICON, "gold")),
    ],
)
