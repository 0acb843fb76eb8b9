"""The words cards are written in: abilities (when, for what price, how often) and the base of their effects."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias, TypedDict

from mypy_extensions import mypyc_attr

from fabletable.games.runebound.hooks import AS_SURGE, CONSTANT, Window
from fabletable.kernel import Effect, Message
from fabletable.kernel.message import Arg

if TYPE_CHECKING:
    from fabletable.games.runebound.outlook.view import FightView
    from fabletable.games.runebound.rules.context import EffectContext
    from fabletable.games.runebound.table import Hero, Runebound

SELF: Final = "self"
FOE: Final = "foe"

# How many: a number, or one of these words (rules/context.py counts them)
ALL: Final = "all"
ANY: Final = "any"
X: Final = "X"

# How long, and how often
ROUND: Final = "combat-round"
FIGHT: Final = "combat"
TURN: Final = "turn"
GAME_ROUND: Final = "game-round"
TARGET: Final = "target-game"

SPENT: Final = "spent"
POOL: Final = "pool"


WordList: TypeAlias = tuple[str, ...]
Condition = TypedDict(
    "Condition",
    {
        "in-test": bool,
        "in-combat": bool,
        "foe-trait": WordList,
        "foe-kind": str,
        "foe-health-min": int,
        "can-be-trophy": bool,
        "site": WordList,
        "at": WordList,
        "terrain": WordList,
        "road": bool,
        "roll": WordList,
        "adventure": WordList,
        "result": str,
        "defeated": bool,
        "owns": WordList,
        "damage-type": WordList,
        "damage-min": int,
        "spent-min": int,
        "first-combat-round": bool,
        "crossed-river": bool,
        "zombie-here": bool,
        "foe-action": WordList,
        "health-left-max": int,
        "gold-min": int,
        "hand-empty": bool,
        "sold": WordList,
        "sold-for": WordList,
        "peeked": str,
    },
    total=False,
)
"""A condition: all that is named must be so (rules/context.py checks it)."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class CardEffect(Effect["Runebound", "EffectContext"]):
    """One thing that a card does; effects/ has a class for each. ``do`` and ``possible`` take the table and an
    ``EffectContext``.

    How much: ``min(n + plus, most) x times``, where ``n`` is a number or a word that is counted on the table.
    ``word`` is its name in messages.
    """

    word: ClassVar[str] = ""
    sums: ClassVar[bool] = False
    """Done several times, it is done once with a larger number."""
    is_trophy: ClassVar[bool] = False
    """True if it comes after the card itself was taken as a trophy."""
    is_challenge: ClassVar[bool] = False
    is_test: ClassVar[bool] = False
    moves: ClassVar[bool] = False
    is_payment: ClassVar[bool] = False
    needs_discarded_enemy: ClassVar[bool] = False
    holds_all_fight: ClassVar[bool] = False
    """True if it is in force from the first cast on as a constant ability."""
    ignores_rivers: ClassVar[bool] = False
    reveals_cards: ClassVar[bool] = False
    """True if it adds cards to the first step of a test."""

    rough: ClassVar[float] = 0.2
    in_fight: ClassVar[float] = 0.1
    worth: ClassVar[float] = 0.0
    kept: ClassVar[float] = 0.5
    """The opinion of bots, where it is always the same: the methods that return them say of what."""

    def __init__(self, n: int | str = 0, *, plus: int = 0, most: int = -1, times: int = 1) -> None:
        self.n: int | str = n
        self.plus: int = plus
        self.most: int = most
        self.times: int = times

    def fixed(self, otherwise: int = 0) -> int:
        """Return the number as it is printed; ``otherwise`` for one that is counted on the table."""
        return self.n if isinstance(self.n, int) else otherwise

    @property
    def message(self) -> Message:
        return Message(f"alternative-{self.word}")

    def parts(self) -> tuple[Effects, ...]:
        """Return the effects within this one, in the order in which their numbers are counted."""
        return ()

    def summed(self, times: int) -> CardEffect | None:
        """Return one effect that does this effect several times; None where it must be done one by one."""
        if not self.sums or not isinstance(self.n, int):
            return None
        whole = copy(self)
        whole.n = self.n * times
        return whole

    def cannot_be_paid(self, hero: Hero) -> bool:
        """Return whether it asks for more than the hero has."""
        return False

    def attacks(self) -> bool:
        """Return whether it deals damage, itself or by an effect within it."""
        return any(effect.attacks() for part in self.parts() for effect in part)

    @property
    def against_foe(self) -> bool:
        """Return whether it is done to the other side of the fight."""
        return False

    @property
    def takes_spent(self) -> bool:
        """Return whether it is done to tokens that were spent."""
        return False

    # What others reckon with as long as the card is there.

    def changed_number(self) -> str:
        """Return the name of the number of the hero or foe that the effect changes; empty for most effects."""
        return ""

    def die_terrains(self) -> tuple[str, ...]:
        """Return the terrains that any die may be spent as by it; ANY for all of them."""
        return ()

    def spends_as(self, terrains: tuple[str, ...]) -> bool:
        """Return whether a die may be spent as one of these terrains by it."""
        spent = self.die_terrains()
        return ANY in spent or any(terrain in spent for terrain in terrains)

    def carries(self, kind: str) -> int:
        """Return how many more assets of this type a hero may own by it."""
        return 0

    # What bots think of it.

    def rough_gain(self) -> float:
        """Return its gain in a combat round without looking at the tokens, in points of damage."""
        return self.rough

    def gain(self, view: FightView, context: EffectContext) -> float:
        """Return its gain in this very fight, in points of damage."""
        return self.in_fight

    def value(self, table: Runebound, context: EffectContext) -> float:
        """Return what it is worth outside of combat, in gold."""
        return self.worth

    def constant_value(self, hero: Hero, rounds_left: int) -> float:
        """Return what having it in force is worth, in gold."""
        return self.kept


Effects = tuple[CardEffect, ...]
Figures = dict[str, Arg]


@dataclass(eq=False)
class Ability:
    """An ability that a card gives its owner in one window, with its cost. It is itself the option that is chosen."""

    window: Window
    effects: Effects
    name: str = ""
    action: int = 0
    exert: int = 0
    gold: int = 0
    suffer: int = 0
    trophies: tuple[str, ...] = ()
    spend: str = ""
    discards_itself: bool = False
    limit: str = ""
    when: Condition = field(default_factory=Condition)
    must: bool = False
    surge: int | str = 0
    foe_may_cancel: bool = False
    card: str = ""
    key: str = ""
    message: Message = field(default_factory=lambda: Message(id=""))
    figures: Figures = field(default_factory=dict)

    @property
    def least_surge(self) -> int:
        """The symbols it takes; X is one at least."""
        return 1 if self.surge == X else int(self.surge)

    def rough_gain(self) -> float:
        """Return its gain in a combat round without looking at the tokens, in points of damage."""
        return sum(effect.rough_gain() for effect in self.effects)

    def mention(self, figures: Figures) -> None:
        """Write the numbers that its text speaks of into it."""
        self.figures = figures

    def belongs_to(self, card: str, number: int, spoken: str) -> None:
        """Assign the ability to a card by its key; ``spoken`` is the message that names the card."""
        self.card = card
        self.key = f"{card}.{self.name or number}"
        joint = "-" if "." in spoken else "."
        self.message = Message(f"{spoken}{joint}{self.name}" if self.name else spoken, {}, card)


def on(
    window: Window,
    *effects: CardEffect,
    name: str = "",
    action: int = 0,
    exert: int = 0,
    gold: int = 0,
    suffer: int = 0,
    trophies: tuple[str, ...] = (),
    spend: str = "",
    discards_itself: bool = False,
    limit: str = "",
    when: Condition | None = None,
    must: bool | None = None,
) -> Ability:
    """Make an ability in a window. One with a price or a limit is used if its owner likes, any other happens by itself;
    ``must`` says otherwise."""
    priced = bool(action or exert or gold or suffer or trophies or spend or discards_itself or limit)
    must = not priced if must is None else must
    return Ability(
        window, effects, name, action, exert, gold, suffer, trophies, spend, discards_itself, limit, when or {}, must
    )


def surge(
    cost: int | str, name: str, *effects: CardEffect, suffer: int = 0, limit: str = ROUND, foe_may_cancel: bool = False
) -> Ability:
    """Make a surge ability: a combat action paid with surge symbols, each at most once a combat round."""
    ability = on(AS_SURGE, *effects, name=name, suffer=suffer, limit=limit, must=False)
    ability.surge = cost
    ability.foe_may_cancel = foe_may_cancel
    return ability


def always(*effects: CardEffect, name: str = "") -> Ability:
    """Make an ability in force as long as the card is."""
    return on(CONSTANT, *effects, name=name, must=True)


def owned(abilities: tuple[Ability, ...], card: str, spoken: str) -> tuple[Ability, ...]:
    for number, ability in enumerate(abilities, 1):
        ability.belongs_to(card, number, spoken)
    return abilities
