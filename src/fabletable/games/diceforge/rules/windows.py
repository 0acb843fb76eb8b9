"""When cards work. The small functions of rules/specials/ stand in these windows; the rules open them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeAlias, TypeVar

from fabletable.games.diceforge.cards.kinds import Feat, Gain
from fabletable.games.diceforge.table import ForgeTable
from fabletable.kernel import Message, Rules, Word, named

Way: TypeAlias = Gain | Word
"""What its owner says with a card: the gift, or the die."""


class Use:
    """A reinforcement card as it may be used, with what its owner says at once: which gift of the owl's, which die for
    the hind."""

    __slots__ = ("card", "key", "message", "way")

    def __init__(self, card: Feat, way: Way | None = None) -> None:
        self.card: Feat = card
        self.way: Way | None = way
        self.key: str = card.key if way is None else f"{card.key}-{way.key}"
        self.message: Message = card.message
        if isinstance(way, Gain):
            self.message = named("use-" + card.key, card.message.piece, gain=way.message)
        elif way is not None:
            self.message = named("use-" + self.key, card.message.piece)

    def __repr__(self) -> str:
        return f"Use({self.key!r})"


Worked = TypeVar("Worked", Feat, Use)
Effect: TypeAlias = Callable[[ForgeTable, int, Worked], Rules[None]]
"""What a card does for the hero who holds it: table, seat, the card or how it is used."""


class Window(Generic[Worked]):
    """A moment at which cards work, and the effects of those that do."""

    __slots__ = ("effects",)

    def __init__(self) -> None:
        self.effects: dict[Feat, Effect[Worked]] = {}

    def of(self, *cards: Feat) -> Callable[[Effect[Worked]], Effect[Worked]]:
        """``@TAKEN.of(HAMMER)`` over a function: that is what the card does then."""

        def stand_in(effect: Effect[Worked]) -> Effect[Worked]:
            for card in cards:
                if card in self.effects:
                    raise ValueError(f"two effects of {card} in one window")
                self.effects[card] = effect
            return effect

        return stand_in

    def open(self, table: ForgeTable, seat: int, card: Feat, worked: Worked) -> Rules[None]:
        effect = self.effects.get(card)
        if effect is not None:
            yield from effect(table, seat, worked)


TAKEN: Final[Window[Feat]] = Window()
"""The card has just been taken: the lightning on it strikes."""

REINFORCING: Final[Window[Use]] = Window()
"""Step 2 of its owner's turns, once a turn."""

USES: Final[dict[Feat, list[Use]]] = {}
"""How each reinforcement card may be used; whatever is to be said with it is said in one word."""

OUSTING: Final[Window[Feat]] = Window()
"""Its owner ousts or is ousted; equal cards work together, once."""
