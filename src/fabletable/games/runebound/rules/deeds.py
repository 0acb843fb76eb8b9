"""What a hero may do with a card or another player, as options."""

from __future__ import annotations

from typing import Any, Final

from fabletable.kernel import Deed, Deeds, Message

LEARN: Final = "learn"
QUEST: Final = "quest"
STORY: Final = "story"
RUMOR: Final = "rumor"
TRADE: Final = "trade"


def _name(kind: str, thing: Any, n: int) -> Message:
    return Message("do-" + kind, {"thing": thing.message}, thing.message.piece)


_deeds: Final = Deeds("-", _name)


def deed(kind: str, thing: Any) -> Deed:
    """The skill to learn, the quest or story quest to attempt, the rumor to follow, the player to trade with."""
    return _deeds.deed(kind, thing)
