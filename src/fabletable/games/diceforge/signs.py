"""What is seen on the table and means something, for the legend and for whoever asks."""

from __future__ import annotations

from typing import Final

from fabletable.games.diceforge.looks import ART, FACE_ICONS, TINT_TONES
from fabletable.kernel.scene import Gem
from fabletable.kernel.signs import Signs, sign, specimen, spot

RED, _, GREEN, _ = TINT_TONES


def _face(name: str, tone: str = "") -> tuple[str, str]:
    icon, own = FACE_ICONS[name]
    return icon, tone or own


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
        sign("mirror", "mirror", specimen("face", *_face("mirror"))),
        sign("thrice", "thrice", specimen("face", *_face("thrice"))),
        sign("ship", "ship", specimen("face", *_face("ship"))),
        sign("shield", "shield", specimen("face", *_face("shield", RED))),
        sign("boar", "boar", specimen("face", *_face("boar", GREEN))),
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
        sign("automatic", "feat-kinds", "gears", "card:type-automatic"),
        sign("points", "feat-kinds", "laurels", "card:type-points"),
        sign("used-card", "reinforcements", "", "card:spent"),
    ],
    mat=[
        sign("reserve", "reserves", "knapsack", "zone:reserve"),
        sign("dice", "blessing", "dice-target", "zone:dice"),
        sign("deeds", "feat", "trophy", "zone:deeds", "zone:cards"),
        sign("replaced", "forging", "anvil", "zone:replaced"),
        sign("hammer", "hammer", ART["hammer"][0], "zone:hammer-track"),
        sign("chest", "reserves", specimen("marker", ART["chest"][0])),
        sign("triton", "tokens-each", specimen("token", ART["triton"][0], "gold")),
        sign("cerberus", "tokens-each", specimen("token", ART["cerberus"][0], "gold")),
    ],
)
