"""The points of the rules at which cards work. A chapter runs a hook; what a card does there stands beside the card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.games.diceforge.kinds import Feat, Gain
from fabletable.games.diceforge.outlook import Outlook
from fabletable.games.diceforge.table import ForgeTable, Hero
from fabletable.kernel import Effect, Hook, Message, Rules
from fabletable.kernel.scene import Choice

Working: TypeAlias = Callable[[ForgeTable, Hero, Feat], Rules[None] | None]
"""The rule of a card for the hero who holds it. One that asks nothing is a plain function."""

TAKEN: Final[Hook[Working]] = Hook("taken")
"""The card has just been taken: the lightning on it strikes."""

OUSTING: Final[Hook[Working]] = Hook("ousting")
"""Its owner ousts or is ousted; equal cards work together, once."""

OUSTING_GLORY: Final[Hook[Callable[[Hero, Feat], int]]] = Hook("ousting-glory")
"""The glory that a card surely brings its owner then."""

SURE_GAIN: Final[Hook[Callable[[ForgeTable, Hero, Feat], Gain]]] = Hook("sure-gain")
"""The gain that taking the card surely brings, beside the glory on it; the hero has not paid for it yet."""

FEAT_NOTE: Final[Hook[Callable[[ForgeTable, Hero, Feat], Message]]] = Hook("feat-note")
"""The line under a card that may be taken, instead of how many are left."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Use(Effect[ForgeTable, Hero, Outlook]):
    """One way to use a reinforcement card, said in one word: which gift of the owl's, which die for the hind. ``gain``
    is what it gives, where that is all it does."""

    def __init__(self, card: Feat, key: str, message: Message, gain: Gain | None = None) -> None:
        self.gain: Gain | None = gain
        self.card: Feat = card
        self.key: str = key
        self.message: Message = message

    def __repr__(self) -> str:
        return f"Use({self.key!r})"

    def text(self) -> Message:
        return self.message

    def option(self, table: ForgeTable, hero: Hero) -> Choice:
        """Return the way as clients list it."""
        raise NotImplementedError


USES: Final[Hook[list[Use]]] = Hook("uses")
"""The ways to use each reinforcement card: step 2 of its owner's turns, once a turn."""
