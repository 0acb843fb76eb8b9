"""The kinds of actions that a hero may choose, and the words beside them. A skill's own action has the skill's name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import DONE, Actions, Message, Option, Word
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

# the words beside them
ROLL: Final = Word("roll")
KEEP: Final = Word("keep-dice")
KEEP_DIE: Final = Word("keep-die")
STAY: Final = Word("stay")
HALT: Final = Word("halt")
END_TURN: Final = Word("end-turn")
PROPOSE: Final = Word("propose")
WITHDRAW: Final = Word("withdraw")
REFUSE: Final = Word("refuse")
LOSE_HEALTH: Final = Word("lose-health")
LOSE_MANA: Final = Word("lose-mana")
TAKE_IT: Final = Word("take-it")
FORGE: Final = Word("forge")
BY_STRENGTH: Final = Word("battle-of-strength")
BY_WILL: Final = Word("battle-of-will")
AGAIN: Final = Word("fight-again")
OFFER_ITEMS: Final = Word("offer-items")
HIS_GOLD: Final = Word("take-gold")
LET_CHOOSE: Final = Word("let-choose")
NEW_HERO: Final = Word("new-hero")
RETIRE: Final = Word("retire")
MAIN_WORDS: Final = (ROLL, PROPOSE)
"""They commit."""
ENDING_WORDS: Final = (STAY, HALT, DONE, KEEP, KEEP_DIE, END_TURN)
"""They leave things as they are while something else can be done: never golden."""
