"""Decks of a game's own cards, and packs that bring more of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any, Generic, TypeVar

from fabletable.kernel.decision import Refused
from fabletable.kernel.hooks import Card
from fabletable.kernel.question import Questions

C = TypeVar("C", bound=Card)


class Pack:
    """Cards that a user adds to a game. A pack is a folder: a module with declarations, and ``text/`` beside it.

    ``PACK = Pack("lamps", "diceforge", __name__)``, then ``LAMP = PACK.add(Feat("lamp", ...))`` and the rules of its
    cards. Its questions are made in ``PACK.questions``. Tables play with it where their option ``pack-lamps``
    is set. Its texts name that option, ``option-pack-lamps``, and have a chapter, ``rule-pack-lamps`` with its text.
    """

    __slots__ = ("cards", "game", "key", "module", "questions")

    def __init__(self, key: str, game: str, module: str) -> None:
        self.key: str = key
        self.game: str = game
        self.module: str = module
        self.cards: list[Card] = []
        self.questions: Questions[Any] = Questions()

    def __repr__(self) -> str:
        return f"Pack({self.key!r})"

    def __reduce__(self) -> tuple[Callable[[str], Pack], tuple[str]]:
        """Pickle the pack as its module, by which another process finds it."""
        return pack_of, (self.module,)

    def add(self, card: C) -> C:
        """Put a card into the pack. Attach its rules afterwards."""
        card.pack = self.key
        self.cards.append(card)
        return card


def pack_of(module: str) -> Pack:
    pack: Pack = import_module(module).PACK
    return pack


class Deck(Generic[C]):
    """All cards of one class: the built-in ones in the order of their declaration, then those of packs by pack."""

    __slots__ = ("_built_in", "_packs", "kind")

    def __init__(self, kind: type[C]) -> None:
        self.kind: type[C] = kind
        self._built_in: dict[str, C] = {}
        self._packs: dict[str, list[C]] = {}

    def add(self, card: C) -> C:
        """Declare a built-in card: ``OWL = FEATS.add(Feat("owl", ...))``."""
        if card.key in self._built_in:
            raise ValueError(f"two cards have the key {card.key}")
        self._built_in[card.key] = card
        return card

    def __iter__(self) -> Iterator[C]:
        """Iterate over the built-in cards."""
        return iter(self._built_in.values())

    def __len__(self) -> int:
        return len(self._built_in)

    def __getitem__(self, key: str) -> C:
        """Return the built-in card with this key."""
        return self._built_in[key]

    def of_packs(self, packs: Iterable[str]) -> list[C]:
        """Return the cards of these packs, in the order of the packs' keys."""
        return [card for key in sorted(packs) for card in self._packs.get(key, [])]

    def keys(self) -> set[str]:
        """Return the keys and names of all cards, those of packs too."""
        brought = [card for cards in self._packs.values() for card in cards]
        return {key for card in [*self, *brought] for key in (card.key, card.name)}

    def take_in(self, pack: Pack, cards: Sequence[C]) -> None:
        self._packs[pack.key] = list(cards)

    def let_go(self, pack: Pack) -> None:
        del self._packs[pack.key]


class Packs:
    """The packs that were brought to one game."""

    __slots__ = ("_brought", "_decks", "_questions")

    def __init__(self, questions: Questions[Any], *decks: Deck[Any]) -> None:
        self._questions: Questions[Any] = questions
        self._decks: Sequence[Deck[Any]] = decks
        self._brought: dict[str, Pack] = {}

    def __iter__(self) -> Iterator[Pack]:
        return iter([self._brought[key] for key in sorted(self._brought)])

    @property
    def keys(self) -> list[str]:
        return sorted(self._brought)

    def bring(self, pack: Pack) -> None:
        """Add a pack. It is refused, whole, where one of its keys is taken or no deck has cards of that class."""
        if pack.key in self._brought:
            if self._brought[pack.key] is pack:
                return
            raise Refused("why-pack-taken", {"pack": pack.key})
        sorted_in: list[tuple[Deck[Any], list[Card]]] = [(deck, []) for deck in self._decks]
        for card in pack.cards:
            self._sort_in(pack, card, sorted_in)
        for ask in pack.questions.asks:
            if ask in self._questions:
                raise Refused("why-pack-clash", {"pack": pack.key, "card": ask})
        self._questions.take_in(pack.questions)
        for deck, cards in sorted_in:
            deck.take_in(pack, cards)
        self._brought[pack.key] = pack

    def remove(self, pack: Pack) -> None:
        """Take a pack away again, so that no table can be set up with it. Rules of its cards stay attached, unheard."""
        del self._brought[pack.key]
        self._questions.let_go(pack.questions)
        for deck in self._decks:
            deck.let_go(pack)

    def _sort_in(self, pack: Pack, card: Card, sorted_in: list[tuple[Deck[Any], list[Card]]]) -> None:
        for deck, cards in sorted_in:
            if isinstance(card, deck.kind):
                taken = deck.keys() | {known.key for known in cards}
                if card.key in taken or card.name in taken:
                    raise Refused("why-pack-clash", {"pack": pack.key, "card": card.key})
                cards.append(card)
                return
        raise Refused("why-pack-no-deck", {"pack": pack.key, "card": card.key, "game": pack.game})
