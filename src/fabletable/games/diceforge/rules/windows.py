"""When cards work. The small functions of rules/specials/ stand in these windows; the rules open them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fabletable.games.diceforge.cards.kinds import Feat
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Rules

Effect: TypeAlias = Callable[[ForgeTable, int, Feat], Rules[None]]
"""What a card does for the hero who holds it: table, seat, card."""


class Window:
    """A moment at which cards work, and the effects of those that do."""

    __slots__ = ("effects",)

    def __init__(self) -> None:
        self.effects: dict[Feat, Effect] = {}

    def of(self, *cards: Feat) -> Callable[[Effect], Effect]:
        """``@TAKEN.of(HAMMER)`` over a function: that is what the card does then."""

        def stand_in(effect: Effect) -> Effect:
            for card in cards:
                if card in self.effects:
                    raise ValueError(f"two effects of {card} in one window")
                self.effects[card] = effect
            return effect

        return stand_in

    def open(self, table: ForgeTable, seat: int, card: Feat) -> Rules[None]:
        effect = self.effects.get(card)
        if effect is not None:
            yield from effect(table, seat, card)


TAKEN: Final = Window()
"""The card has just been taken: the lightning on it strikes."""

REINFORCING: Final = Window()
"""Step 2 of its owner's turns, once a turn."""

OUSTING: Final = Window()
"""Its owner ousts or is ousted; equal cards work together, once."""
