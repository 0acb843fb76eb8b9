"""What a hero may do with a card or another player, as options."""

from __future__ import annotations

from typing import Any, Final

from fabletable.kernel import Action, Actions, Message

LEARN: Final = "learn"
QUEST: Final = "quest"
STORY: Final = "story"
RUMOR: Final = "rumor"
TRADE: Final = "trade"


def _name(kind: str, thing: Any, n: int) -> Message:
    return Message("do-" + kind, {"thing": thing.message}, thing.message.piece)


_actions: Final = Actions("-", _name)


def action(kind: str, thing: Any) -> Action:
    """The skill to learn, the quest or story quest to attempt, the rumor to follow, the player to trade with."""
    return _actions.action(kind, thing)
