"""What the cards are made of. A deck's file is a list of such declarations; nothing here ever changes in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from fabletable.games.prophecy.cards.effects import Effect, lose_health
from fabletable.kernel import DESIGNED, Say, named

HUMANOID: Final = "humanoid"
ANIMAL: Final = "animal"
UNDEAD: Final = "undead"
DEMON: Final = "demon"

STRENGTH: Final = "strength"
WILL: Final = "will"
BOTH: Final = "both"

BLADE: Final = "blade"
AXE: Final = "axe"
CRUSHING: Final = "crushing"
LONG: Final = "long"
STAFF: Final = "staff"

COMMON: Final = "common"
RARE: Final = "rare"
ARTIFACT: Final = "artifact"

WEAPON: Final = "weapon"
SHIELD: Final = "shield"
HELD: Final = "held"
HEAD: Final = "head"
WORN: Final = "worn"
POTION: Final = "potion"
SCROLL: Final = "scroll"
OTHER: Final = "other"

ANY_LOSS: Final = 99
"""What a shield saves that minds no margin."""

LESSER: Final = "lesser"
GREATER: Final = "greater"

Figures = dict[str, Any]
"""What a card's text mentions: the numbers a user may change, and which ``wording`` of it is in play."""

_NONE: Final[Mapping[str, Any]] = {}


def copy_key(name: str, copy: int) -> str:
    return name if copy == 1 else f"{name}-{copy}"


@dataclass(eq=False)
class Character:
    """A hero's card: starting values, the two guilds (play starts in the first), and the sex that demons ask for."""

    key: str
    strength: int
    will: int
    guilds: tuple[str, str]
    female: bool
    origin: str
    say: Say = field(init=False)

    def __post_init__(self) -> None:
        self.say = named("hero-" + self.key, self.key)

    def tweaked(self, changes: Mapping[str, Any]) -> Character:
        return replace(self, **changes)


@dataclass(eq=False)
class Skill:
    """A skill of a guild. With ``mana`` it is a spell. What it does is told where it works (rules/)."""

    key: str
    guild: str
    cost: int
    mana: int = 0
    spell: bool = False
    origin: str = DESIGNED
    name: str = field(init=False)
    say: Say = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.key
        self.spell = self.spell or self.mana > 0
        self.say = named("skill-" + self.key, self.key)
        self.figures = {"mana": self.mana}

    def tweaked(self, changes: Mapping[str, Any]) -> Skill:
        return replace(self, **changes)


@dataclass(eq=False)
class ChanceCard:
    """What happens in the land. ``kind`` says how, ``what`` where; ``n`` is for the drawer, ``others`` for the rest.
    ``first``, ``marked`` and ``second`` are its copies in the editions."""

    name: str
    kind: str
    what: str = ""
    n: int = 0
    others: int = 0
    first: int = 0
    marked: int = 0
    second: int = 0
    origin: str = DESIGNED
    copy: int = 1
    wording: str = ""
    key: str = field(init=False)
    say: Say = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.key = copy_key(self.name, self.copy)
        self.say = named("chance-" + self.name, self.key)
        self.figures = {"wording": self.wording}

    def like(self, *, copy: int = 1, changes: Mapping[str, Any] = _NONE) -> ChanceCard:
        """The same card again: another copy of it, or with other words."""
        return replace(self, copy=copy, **changes)


class Surge:
    """A bonus bought for one roll: of which kind of fight, for how much mana or Health, how big."""

    __slots__ = ("fight", "health", "mana", "n")

    def __init__(self, fight: str, n: int, *, mana: int = 0, health: int = 0) -> None:
        self.fight: str = fight
        self.n: int = n
        self.mana: int = mana
        self.health: int = health


@dataclass(eq=False)
class Item:
    """An item or artifact.

    ``strength`` and ``will`` are bonuses in such fights, ``against`` and ``will_against`` those against a type of
    creature only, ``thrown`` the one for the roll in which it is thrown. ``raises_strength`` and ``raises_will``
    raise the attribute itself while worn. ``save`` turns a roll lost by so much or less into a draw. What is made for
    the ``off_hand`` may be held beside a weapon. A shield without ``hands`` is strapped to the arm.
    """

    name: str
    deck: str
    kind: str
    price: int
    origin: str
    copies: int = 1
    copy: int = 1
    wording: str = ""
    hands: int = 0
    classes: Sequence[str] = ()
    strength: int = 0
    will: int = 0
    against: Mapping[str, int] = field(default_factory=dict)
    will_against: Mapping[str, int] = field(default_factory=dict)
    throwable: bool = False
    thrown: int = 0
    surges: Sequence[Surge] = ()
    burns: bool = False
    off_hand: bool = False
    save: int = 0
    save_will: bool = False
    dwarven: bool = False
    foe_dice: int = 0
    own_dice: int = 0
    set_die: int = 0
    raises_strength: int = 0
    raises_will: int = 0
    extra_harm: int = 0
    mana: int = 0
    damageable: bool = False
    use: Sequence[Effect] = ()
    key: str = field(init=False)
    say: Say = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.key = copy_key(self.name, self.copy)
        self.say = named("item-" + self.name, self.key)
        self.figures = {
            "strength": self.strength, "will": self.will, "mana": self.mana, "wording": self.wording,
        }  # fmt: skip

    def like(self, *, copy: int = 1, changes: Mapping[str, Any] = _NONE) -> Item:
        """The same card again: another copy of it, or with a user's numbers."""
        return replace(self, copy=copy, **changes)


class Parley:
    """A way to be let past without a fight. The creature ``stays`` or is discarded."""

    __slots__ = ("cost", "gain", "stays")

    def __init__(self, cost: Sequence[Effect], gain: Sequence[Effect] = (), *, stays: bool) -> None:
        self.cost: Sequence[Effect] = cost
        self.gain: Sequence[Effect] = gain
        self.stays: bool = stays


_DEFAULT_LOSS: Final[Sequence[Effect]] = (lose_health(1),)


@dataclass(eq=False)
class Creature:
    """A creature of the adventure deck, or a guardian.

    With ``strength`` alone it fights with strength, with ``will`` alone with will, with both it attacks with strength
    but may be fought with will. ``stages`` and the other words are its own rules (rules/creatures.py).
    """

    name: str
    type: str
    experience: int
    origin: str
    strength: int = 0
    will: int = 0
    copies: int = 1
    copy: int = 1
    wording: str = ""
    lives: int = 1
    rank: str = ""
    before: Sequence[Effect] = ()
    loss: Sequence[Effect] = _DEFAULT_LOSS
    reward: Sequence[Effect] = ()
    hoard: int = 0
    parley: Parley | None = None
    stages: Sequence[str] = ()
    on_port: int = 0
    plains_strength: int = 0
    will_female: int = 0
    mirrors: bool = False
    no_spells: bool = False
    no_shields: bool = False
    no_extra_dice: bool = False
    one_hand: bool = False
    crushing_only: bool = False
    damages_weapon: bool = False
    destroys_weapon: bool = False
    kind_cost: tuple[int, int] | None = None
    will_for_strength: bool = False
    sum_of_both: bool = False
    key: str = field(init=False)
    say: Say = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.key = copy_key(self.name, self.copy)
        self.say = named("creature-" + self.name, self.key)
        self.figures = {"strength": self.strength, "will": self.will, "wording": self.wording}

    def like(self, *, copy: int = 1, changes: Mapping[str, Any] = _NONE) -> Creature:
        """The same card again: another copy of it, or with a user's numbers."""
        return replace(self, copy=copy, **changes)


class Bargain:
    """One way to use an opportunity: what it costs and what it brings. Its name is ``opportunity-KEY.way-N``."""

    __slots__ = ("cost", "gain")

    def __init__(self, cost: Sequence[Effect] = (), gain: Sequence[Effect] = ()) -> None:
        self.cost: Sequence[Effect] = cost
        self.gain: Sequence[Effect] = gain


class Opportunity:
    """An opportunity of the adventure deck: used once, then discarded, unless it is kept or attached."""

    __slots__ = ("bargains", "copies", "key", "name", "origin", "say")

    def __init__(
        self,
        key: str,
        *,
        cost: Sequence[Effect] = (),
        gain: Sequence[Effect] = (),
        choice: Sequence[Bargain] = (),
        origin: str,
        copies: int = 1,
        copy: int = 1,
    ) -> None:
        self.key: str = copy_key(key, copy)
        self.name: str = key
        self.bargains: Sequence[Bargain] = choice or (Bargain(cost, gain),)
        self.origin: str = origin
        self.copies: int = copies
        self.say: Say = named("opportunity-" + key, self.key)

    def like(self, *, copy: int = 1, changes: Mapping[str, Any] = _NONE) -> Opportunity:
        copies = changes.get("copies", self.copies)
        return Opportunity(self.name, choice=self.bargains, origin=self.origin, copies=copies, copy=copy)


Adventure = Creature | Opportunity
