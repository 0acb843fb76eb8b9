"""What a hero may choose to do: walk there, buy this, throw that. A skill's own deed is called like the skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import Actions, Message, Option
from fabletable.kernel.action import plain_name

# movement
WALK: Final = "walk"
RIDE: Final = "ride"
SAIL: Final = "sail"
GATE: Final = "gate"
RUN: Final = "run"
TRAIL: Final = "trail"
TELEPORT: Final = "teleport"
FLY: Final = "fly"
STRIDE: Final = "stride"
ATTACK_PLANE: Final = "attack-plane"
WAYS: Final[Sequence[str]] = (WALK, RIDE, SAIL, GATE, RUN, TRAIL, TELEPORT, FLY, STRIDE)

# instead of it
SKILLED_WORK: Final = "skilled-work"
DIRTY_WORK: Final = "dirty-work"
TRAINING: Final = "training-ground"
BARTER: Final = "trade"
WORKS: Final[Sequence[str]] = (SKILLED_WORK, DIRTY_WORK, TRAINING)

# at any moment outside battle
USE: Final = "use"
DECAY: Final = "decay"
MEND: Final = "mend"
CAST_SPELL: Final = "cast"
ACTIVITIES: Final[Sequence[str]] = (USE, DECAY, MEND, CAST_SPELL)

# on a field
FIGHT: Final = "fight"
PARLEY: Final = "parley"
PASS_BY: Final = "pass-by"
HIDE: Final = "hide"
ATTACK: Final = "attack"
ATTACK_BY_WILL: Final = "attack-by-will"
TAKE: Final = "take"
OPPORTUNITY: Final = "opportunity"
REPAIR: Final = "repair"
REPAIR_ALL: Final = "repair-all"
LEARN: Final = "learn"
BUY: Final = "buy"
SELL: Final = "sell"
MONASTERY_HEALING: Final = "monastery-healing"
CAMP_HEALING: Final = "camp-healing"
LODGING: Final = "lodging"
WASTELAND_MANA: Final = "wasteland-mana"
TOWER_MANA: Final = "tower-mana"
TAKE_GOLD: Final = "take-gold"

# in battle
THROW: Final = "throw"
SURGE: Final = "surge"
REROLL_OWN: Final = "reroll-own"
REROLL_FOE: Final = "reroll-foe"

# in a trade
GIVE: Final = "give"
WISH_FOR: Final = "ask-for"
GIVE_GOLD: Final = "give-gold"
WISH_GOLD: Final = "ask-gold"


def _name(kind: str, thing: Option | None, n: int) -> Message:
    """``do-KIND``; one of several bargains is told by its own name."""
    name = plain_name(kind, thing, n)
    if kind != OPPORTUNITY or not n or thing is None:
        return name
    return Message("do-opportunity-way", {**name.args, "way": Message(f"{thing.message.id}.way-{n}")}, name.piece)


action: Final = Actions(name=_name).action
