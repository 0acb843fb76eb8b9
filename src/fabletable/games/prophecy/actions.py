"""The verbs of the actions that a hero may choose, and the words beside them. A skill's own verb has its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletable.kernel import DONE, Actions, Message, Option, Verb, Word
from fabletable.kernel.action import plain_name

# movement
WALK: Final = Verb("walk")
RIDE: Final = Verb("ride")
SAIL: Final = Verb("sail")
GATE: Final = Verb("gate")
RUN: Final = Verb("run")
TRAIL: Final = Verb("trail")
TELEPORT: Final = Verb("teleport")
FLY: Final = Verb("fly")
STRIDE: Final = Verb("stride")
ATTACK_PLANE: Final = Verb("attack-plane")
WAYS: Final[Sequence[Verb]] = (WALK, RIDE, SAIL, GATE, RUN, TRAIL, TELEPORT, FLY, STRIDE)

# instead of it
SKILLED_WORK: Final = Verb("skilled-work")
DIRTY_WORK: Final = Verb("dirty-work")
TRAINING: Final = Verb("training-ground")
BARTER: Final = Verb("trade")
WORKS: Final[Sequence[Verb]] = (SKILLED_WORK, DIRTY_WORK, TRAINING)

# at any moment outside battle
USE: Final = Verb("use")
DECAY: Final = Verb("decay")
MEND: Final = Verb("mend")
CAST_SPELL: Final = Verb("cast")
ACTIVITIES: Final[Sequence[Verb]] = (USE, DECAY, MEND, CAST_SPELL)

# on a field
FIGHT: Final = Verb("fight")
PARLEY: Final = Verb("parley")
PASS_BY: Final = Verb("pass-by")
HIDE: Final = Verb("hide")
ATTACK: Final = Verb("attack")
ATTACK_BY_WILL: Final = Verb("attack-by-will")
TAKE: Final = Verb("take")
OPPORTUNITY: Final = Verb("opportunity")
REPAIR: Final = Verb("repair")
REPAIR_ALL: Final = Verb("repair-all")
LEARN: Final = Verb("learn")
BUY: Final = Verb("buy")
SELL: Final = Verb("sell")
MONASTERY_HEALING: Final = Verb("monastery-healing")
CAMP_HEALING: Final = Verb("camp-healing")
LODGING: Final = Verb("lodging")
WASTELAND_MANA: Final = Verb("wasteland-mana")
TOWER_MANA: Final = Verb("tower-mana")
TAKE_GOLD: Final = Verb("take-gold")

# in battle
THROW: Final = Verb("throw")
SURGE: Final = Verb("surge")
REROLL_OWN: Final = Verb("reroll-own")
REROLL_FOE: Final = Verb("reroll-foe")

# in a trade
GIVE: Final = Verb("give")
WISH_FOR: Final = Verb("ask-for")
GIVE_GOLD: Final = Verb("give-gold")
WISH_GOLD: Final = Verb("ask-gold")


def _name(verb: Verb, thing: Option | None, n: int) -> Message:
    """``do-VERB``; one of several bargains is told by its own name."""
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
"""They commit."""
ENDING_WORDS: Final = (STAY, HALT, DONE, KEEP, KEEP_DIE, END_TURN)
"""They leave things as they are while something else can be done: never golden."""
