"""The verbs of the actions that a hero may choose, and the words beside them. A skill's own verb has its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import DONE, Actions, Message, Option, Verb, Word
from fabletable.kernel.action import plain_name

VERBS: Final[dict[str, Verb]] = {}
VERB_ICONS: Final[dict[str, str]] = {}
"""Verbs and their icons by their keys."""


def _verb(key: str, icon: str = "") -> Verb:
    VERBS[key] = Verb(key)
    VERB_ICONS[key] = icon
    return VERBS[key]


# movement
WALK: Final = _verb("walk", "walking-boot")
RIDE: Final = _verb("ride", "horse-head")
SAIL: Final = _verb("sail", "drakkar")
GATE: Final = _verb("gate", "star-gate")
RUN: Final = _verb("run", "hiking")
TRAIL: Final = _verb("trail", "forest-entrance")
TELEPORT: Final = _verb("teleport", "teleport")
FLY: Final = _verb("fly", "rolled-cloth")
STRIDE: Final = _verb("stride", "walking-boot")
ATTACK_PLANE: Final = _verb("attack-plane", "vortex")
WAYS: Final[Sequence[Verb]] = (WALK, RIDE, SAIL, GATE, RUN, TRAIL, TELEPORT, FLY, STRIDE)

# instead of it
SKILLED_WORK: Final = _verb("skilled-work", "quill-ink")
DIRTY_WORK: Final = _verb("dirty-work", "backstab")
TRAINING: Final = _verb("training-ground", "target-dummy")
BARTER: Final = _verb("trade", "trade")
WORKS: Final[Sequence[Verb]] = (SKILLED_WORK, DIRTY_WORK, TRAINING)

# at any moment outside battle
USE: Final = _verb("use")
DECAY: Final = _verb("decay")
MEND: Final = _verb("mend")
CAST_SPELL: Final = _verb("cast")

# on a field
FIGHT: Final = _verb("fight", "crossed-swords")
PARLEY: Final = _verb("parley", "receive-money")
PASS_BY: Final = _verb("pass-by", "paw-heart")
HIDE: Final = _verb("hide", "wing-cloak")
ATTACK: Final = _verb("attack", "sword-clash")
ATTACK_BY_WILL: Final = _verb("attack-by-will", "brain")
TAKE: Final = _verb("take", "crown")
OPPORTUNITY: Final = _verb("opportunity")
REPAIR: Final = _verb("repair", "anvil")
REPAIR_ALL: Final = _verb("repair-all", "anvil")
LEARN: Final = _verb("learn", "scroll-quill")
BUY: Final = _verb("buy", "shop")
SELL: Final = _verb("sell", "coins")
MONASTERY_HEALING: Final = _verb("monastery-healing", "healing")
CAMP_HEALING: Final = _verb("camp-healing", "herbs-bundle")
LODGING: Final = _verb("lodging", "bed")
WASTELAND_MANA: Final = _verb("wasteland-mana", "magic-swirl")
TOWER_MANA: Final = _verb("tower-mana", "bottled-bolt")
TAKE_GOLD: Final = _verb("take-gold", "coins")

# in battle
THROW: Final = _verb("throw", "thrown-daggers")
SURGE: Final = _verb("surge")
REROLL_OWN: Final = _verb("reroll-own")
REROLL_FOE: Final = _verb("reroll-foe")

# in a trade
GIVE: Final = _verb("give", "trade")
WISH_FOR: Final = _verb("ask-for", "trade")
GIVE_GOLD: Final = _verb("give-gold", "coins")
WISH_GOLD: Final = _verb("ask-gold", "coins")


def _name(verb: Verb, thing: Option | None, n: int) -> Message:
    """Name an action ``do-VERB``; one of several bargains is told by its own name."""
    name = plain_name(verb, thing, n)
    if verb is not OPPORTUNITY or not n or thing is None:
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
"""The words that commit."""
ENDING_WORDS: Final = (STAY, HALT, DONE, KEEP, KEEP_DIE, END_TURN)
"""The words that leave things as they are while something else can be done: never golden."""
