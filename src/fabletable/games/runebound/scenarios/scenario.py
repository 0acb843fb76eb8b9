"""The scenario card, side A; its side B is the villain."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.runebound.cards.kinds import Adventure, Foe, Story
from fabletable.kernel import RULEBOOK, Say


class Scenario:
    """``lair`` is where the villain appears at the end of Act I; ``march_to`` is where he goes after Act II."""

    __slots__ = (
        "adventures",
        "allies",
        "icon",
        "key",
        "lair",
        "march_to",
        "origin",
        "say",
        "story",
        "villain",
        "zombies",
    )

    def __init__(
        self,
        key: str,
        icon: str,
        villain: Foe,
        lair: str,
        adventures: Sequence[Adventure],
        story: Sequence[Story],
        *,
        march_to: str = "",
        allies: int = 0,
        zombies: int = 0,
    ) -> None:
        self.key: str = key
        self.icon: str = icon
        self.villain: Foe = villain
        self.lair: str = lair
        self.adventures: Sequence[Adventure] = adventures
        self.story: Sequence[Story] = story
        self.march_to: str = march_to
        self.allies: int = allies
        self.zombies: int = zombies
        self.origin: str = RULEBOOK
        self.say: Say = Say("scenario-" + key, {}, "scenario")
