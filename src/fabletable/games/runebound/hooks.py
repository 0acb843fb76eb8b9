"""The points of play at which cards work: the timings of abilities, and the hooks of rules that lie on the table."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Hook, Timing

# --- when abilities may be used, or happen by themselves ---

AS_ACTION: Final = Timing("action")
"""As an action of the own turn."""
AFTER_CAST: Final = Timing("after-cast")
AFTER_COMBAT_ACTION: Final = Timing("after-combat-action")
AFTER_DEALING_DAMAGE: Final = Timing("after-dealing-damage")
AFTER_DEALT_DAMAGE: Final = Timing("after-dealt-damage")
AFTER_ROLL: Final = Timing("after-roll")
AFTER_TEST: Final = Timing("after-test")
BEFORE_ROLL: Final = Timing("before-roll")
BEFORE_TEST: Final = Timing("before-test")
AS_COMBAT_ACTION: Final = Timing("combat-action")
CONSTANT: Final = Timing("constant")
"""In force as long as the card is."""
ENTER_HEX: Final = Timing("enter-hex")
FOE_COMBAT_ACTION: Final = Timing("foe-combat-action")
ANY_TIME: Final = Timing("free")
"""At any moment of the own turn."""
AT_ONCE: Final = Timing("now")
"""At the moment an event is drawn."""
ON_ADVENTURE: Final = Timing("on-adventure")
ON_BLOCK: Final = Timing("on-block")
ON_DEFEATED: Final = Timing("on-defeated")
ON_ENGAGE: Final = Timing("on-engage")
ON_GAIN_TROPHY: Final = Timing("on-gain-trophy")
ON_QUEST_DONE: Final = Timing("on-quest-done")
ON_REST: Final = Timing("on-rest")
ON_RETREAT: Final = Timing("on-retreat")
ON_SELL: Final = Timing("on-sell")
ON_SHOP: Final = Timing("on-shop")
ON_TRAIN: Final = Timing("on-train")
ON_WIN: Final = Timing("on-win")
STORY_QUEST: Final = Timing("quest")
"""As an action at a place of the story quest."""
ROUND_END: Final = Timing("round-end")
SET_UP: Final = Timing("setup")
"""In step 8 of the set-up."""
SPEND_DIE: Final = Timing("spend-die")
START_OF_TURN: Final = Timing("start-of-turn")
AS_SURGE: Final = Timing("surge")
"""As a combat action, paid with surge symbols."""
WHEN_DEALING_DAMAGE: Final = Timing("when-dealing-damage")
WHEN_DEALT_DAMAGE: Final = Timing("when-dealt-damage")
WOULD_BE_DEFEATED: Final = Timing("would-be-defeated")

# --- rules of a story quest, as long as it lies above the board ---

ENEMY_HEALTH: Final[Hook[int]] = Hook("enemy-health")
"""Every enemy has more health by this number."""
ZOMBIE_GOLD: Final[Hook[int]] = Hook("zombie-gold")
"""The gold that a killed zombie gives."""
