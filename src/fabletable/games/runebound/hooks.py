"""The points of play at which cards work: the timings of abilities, and the hooks of rules that lie on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fabletable.kernel import Hook, Timing


@dataclass(eq=False, repr=False, slots=True)
class Window(Timing):
    """A moment of play at which abilities may be used or happen by themselves, with their worth to bots.

    ``orderless``: where several happen by themselves their order cannot matter, so no one is asked for it. ``attack``
    and ``shield`` are points of damage and protection a combat round; ``worth`` is in gold, over a whole game unless
    the window is one of ``fights``.
    """

    worth: float = 1.0
    attack: float = 0.0
    shield: float = 0.0
    fights: bool = False
    orderless: bool = False


# --- when abilities may be used, or happen by themselves ---

CONSTANT: Final = Window("constant")
"""The window of abilities in force as long as the card is."""
SET_UP: Final = Window("setup")
"""The window in step 8 of the set-up."""
START_OF_TURN: Final = Window("start-of-turn", 2.0, orderless=True)
AS_ACTION: Final = Window("action", 1.9)
"""The window of abilities used as an action of the own turn."""
ANY_TIME: Final = Window("free", 2.4)
"""The window of abilities used at any moment of the own turn."""
STORY_QUEST: Final = Window("quest")
"""The window of an action at a place of the story quest."""
AT_ONCE: Final = Window("now")
"""The window at the moment an event is drawn."""
BEFORE_ROLL: Final = Window("before-roll", orderless=True)
AFTER_ROLL: Final = Window("after-roll", 1.5)
SPEND_DIE: Final = Window("spend-die", 1.0)
ENTER_HEX: Final = Window("enter-hex", 1.2)
BEFORE_TEST: Final = Window("before-test", 2.2, orderless=True)
AFTER_TEST: Final = Window("after-test", orderless=True)
ON_ADVENTURE: Final = Window("on-adventure", 1.3)
ON_GAIN_TROPHY: Final = Window("on-gain-trophy")
ON_QUEST_DONE: Final = Window("on-quest-done", 1.6, orderless=True)
ON_REST: Final = Window("on-rest", 0.8, orderless=True)
ON_SELL: Final = Window("on-sell")
ON_SHOP: Final = Window("on-shop")
ON_TRAIN: Final = Window("on-train", orderless=True)

# --- in a fight ---

AS_COMBAT_ACTION: Final = Window("combat-action")
AS_SURGE: Final = Window("surge")
"""The window of abilities used as a combat action, paid with surge symbols."""
AFTER_CAST: Final = Window("after-cast", 2.2, attack=0.35, fights=True)
WHEN_DEALING_DAMAGE: Final = Window("when-dealing-damage", 4.0, attack=0.7, fights=True)
ON_BLOCK: Final = Window("on-block", 2.5, attack=0.4, fights=True)
AFTER_COMBAT_ACTION: Final = Window("after-combat-action", attack=0.6)
ON_ENGAGE: Final = Window("on-engage", 3.2, attack=0.4, fights=True)
WHEN_DEALT_DAMAGE: Final = Window("when-dealt-damage", 5.0, shield=0.9, fights=True)
FOE_COMBAT_ACTION: Final = Window("foe-combat-action", 4.0, shield=0.6, fights=True)
WOULD_BE_DEFEATED: Final = Window("would-be-defeated", 5.5, shield=0.8, fights=True)
AFTER_DEALING_DAMAGE: Final = Window("after-dealing-damage")
AFTER_DEALT_DAMAGE: Final = Window("after-dealt-damage")
ROUND_END: Final = Window("round-end")
ON_RETREAT: Final = Window("on-retreat")
ON_DEFEATED: Final = Window("on-defeated")
ON_WIN: Final = Window("on-win", 1.8)
STRENGTHENING: Final = (
    AFTER_CAST, WHEN_DEALING_DAMAGE, ON_BLOCK, AFTER_COMBAT_ACTION, ON_ENGAGE, WHEN_DEALT_DAMAGE, FOE_COMBAT_ACTION,
    WOULD_BE_DEFEATED,
)  # fmt: skip
"""The windows that count for the strength of a fighter."""

# --- rules of a story quest, as long as it lies above the board ---

ENEMY_HEALTH: Final[Hook[int]] = Hook("enemy-health")
"""The additional health of every enemy."""
ZOMBIE_GOLD: Final[Hook[int]] = Hook("zombie-gold")
"""The gold that a killed zombie gives."""
