"""The moments at which a card has a rule of its own. What it does then stands in rules/specials, one file a deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from fabletable.games.prophecy.cards.kinds import Creature, Skill
from fabletable.games.prophecy.fight import Battle, Side
from fabletable.games.prophecy.table import Hero, Realm
from fabletable.kernel import Action, Rules


class Card(Protocol):
    """Whatever has a name on it; copies of a card share it."""

    @property
    def name(self) -> str: ...


Rule = TypeVar("Rule")


class Window(Generic[Rule]):
    """One such moment: which cards have a rule for it, in the order in which they are asked."""

    __slots__ = ("_rules", "moment")

    def __init__(self, moment: str) -> None:
        self.moment: str = moment
        self._rules: dict[str, Rule] = {}

    def __call__(self, *cards: Card) -> Callable[[Rule], Rule]:
        """``@BONUS(EXORCISM)`` over the rule of a card, or of several."""

        def register(rule: Rule) -> Rule:
            for card in cards:
                if card.name in self._rules:
                    raise ValueError(f"{card.name} has two rules {self.moment}")
                self._rules[card.name] = rule
            return rule

        return register

    def of(self, name: str) -> Rule | None:
        return self._rules.get(name)

    def concerns(self, names: Iterable[str]) -> bool:
        """Whether one of these has a rule for it."""
        return not self._rules.keys().isdisjoint(names)

    def __iter__(self) -> Iterator[tuple[str, Rule]]:
        return iter(self._rules.items())

    @property
    def names(self) -> Sequence[str]:
        return list(self._rules)


Bonus: TypeAlias = Callable[[Skill, Hero, Battle, Side, Creature | None], int]
Fitting: TypeAlias = Callable[[Realm, Battle, Side], bool]
Casting: TypeAlias = Callable[[Realm, Battle, Side], None]
Offering: TypeAlias = Callable[[Realm, int, Skill], list[Action]]
Doing: TypeAlias = Callable[[Realm, int, Action], Rules[None]]
Possible: TypeAlias = Callable[[Realm, int], bool]
Acting: TypeAlias = Callable[[Realm, int], Rules[None]]
Quiet: TypeAlias = Callable[[Realm, int], None]
Raising: TypeAlias = Callable[[Realm, int, int], Rules[None]]

BONUS: Final[Window[Bonus]] = Window("in a battle: what a skill adds")
CASTABLE: Final[Window[Fitting]] = Window("before a roll: whether a spell for the whole battle may be cast")
CAST: Final[Window[Casting]] = Window("before a roll: what a spell for the whole battle does")
OFFERS: Final[Window[Offering]] = Window("outside battle: what a skill lets one do at any moment")
DOES: Final[Window[Doing]] = Window("outside battle: doing it")
CAN_INSTEAD: Final[Window[Possible]] = Window("instead of movement: whether it is of any use")
INSTEAD: Final[Window[Acting]] = Window("instead of movement: doing it")
END_OF_ROUND: Final[Window[Quiet]] = Window("when its owner's round ends")
BANNER: Final[Window[Raising]] = Window("when a banner is raised and a die was rolled for it")


def check_windows() -> None:
    """Whatever may be done can be done: both rules of such a card are there."""
    both_halves(CASTABLE.names, CAST.names)
    both_halves(CAN_INSTEAD.names, INSTEAD.names)
    both_halves(OFFERS.names, DOES.names)


def both_halves(may: Sequence[str], does: Sequence[str]) -> None:
    if set(may) != set(does):
        raise LookupError(f"half a rule: {sorted(set(may) ^ set(does))}")
