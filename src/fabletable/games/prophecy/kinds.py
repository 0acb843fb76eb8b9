"""The classes of cards. Which cards there are: cards/. Nothing here ever changes in play.

``numbers`` of a card are those that a user may change; ``like`` returns the same card with such changes, or a copy.
``ours`` are the parts of a known card that no source gives (the reasons: cards/designed.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from fabletable.kernel import DESIGNED, Card, Message, Origin, Verb, named
from fabletable.kernel.message import Arg
from fabletable.kernel.scene import Palette, Portrait, Scenery

if TYPE_CHECKING:
    # Cards hold effects, effects change tables, tables hold cards: only the type is known here.
    from fabletable.games.prophecy.effect import CardEffect, ChanceEffect

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
"""The save of a shield that minds no margin."""

LESSER: Final = "lesser"
GREATER: Final = "greater"

Figures = dict[str, Arg]
"""Arguments of a card's text: the numbers a user may change, and which ``wording`` of it is in play."""

Changes = Mapping[str, Any]
"""A user's own numbers for one card."""

_NONE: Final[Changes] = {}


def copy_key(name: str, copy: int) -> str:
    return name if copy == 1 else f"{name}-{copy}"


def _printed(**numbers: int) -> dict[str, int]:
    """Return the numbers that are printed on a card: a 0 is not."""
    return {name: n for name, n in numbers.items() if n}


PLAIN_PORTRAIT: Final = Portrait()

# In a compiled build a dataclass takes the attributes of Card for defaults, unless they are a ``field()``, and must not
# name a class that only type checkers import: the chance card is none for that reason.


@dataclass(eq=False)
class Character(Card):
    """A hero's card: starting values, the two guilds (play starts in the first), and the sex that demons ask for."""

    key: str = field()
    strength: int
    will: int
    guilds: tuple[str, str]
    female: bool
    origin: Origin
    icon: str = ""
    landscape: tuple[Palette, Scenery] = ("violet", "night")
    portrait: Portrait = PLAIN_PORTRAIT
    name: str = field(init=False)
    message: Message = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.key
        self.message = named("hero-" + self.key, self.key)

    def numbers(self) -> dict[str, int]:
        return {"strength": self.strength, "will": self.will}

    def like(self, *, changes: Changes) -> Character:
        return replace(self, **changes)


@dataclass(eq=False)
class Skill(Card):
    """A skill of a guild. With ``mana`` it is a spell.

    Spells with ``dice`` add that many dice to the hero's own roll, or, if the number is negative, negative dice to the
    opponent's. Spells for a whole battle add ``adds`` to the hero's value and take ``saps`` from the opponent's power;
    ``fury`` is the Health that they cost when the battle is lost. A skill of ``arms`` counts for each weapon of that
    class; one that ``enchants`` adds that number to the weapon on which it is cast, and the weapon ``burns`` up or not.
    ``value`` is what it is worth to bots.
    """

    key: str = field()
    guild: str
    cost: int
    mana: int = 0
    dice: int = 0
    strength_only: bool = False
    arms: str = ""
    enchants: int = 0
    burns: bool = False
    spell: bool = False
    adds: int = 0
    saps: int = 0
    fury: int = 0
    value: float = 5.0
    icon: str = ""
    origin: Origin = DESIGNED
    ours: str = ""
    name: str = field(init=False)
    message: Message = field(init=False)
    verb: Verb = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.name = self.key
        self.spell = self.spell or self.mana > 0
        self.verb = Verb(self.name)
        self.message = named("skill-" + self.key, self.key)
        self.figures = {"mana": self.mana}

    def numbers(self) -> dict[str, int]:
        return {"cost": self.cost, "mana": self.mana} if self.spell else {"cost": self.cost}

    def like(self, *, changes: Changes) -> Skill:
        same = replace(self, **changes)
        same.verb = self.verb
        return same


class ChanceCard(Card):
    """An event in the land. ``first``, ``marked`` and ``second`` are its copies in the editions."""

    def __init__(
        self,
        name: str,
        effect: ChanceEffect,
        first: int = 0,
        marked: int = 0,
        second: int = 0,
        icon: str = "",
        origin: Origin = DESIGNED,
        copy: int = 1,
        wording: str = "",
    ) -> None:
        self.key: str = copy_key(name, copy)
        self.name: str = name
        self.effect: ChanceEffect = effect
        self.first: int = first
        self.marked: int = marked
        self.second: int = second
        self.icon: str = icon
        self.origin: Origin = origin
        self.wording: str = wording
        self.message: Message = named("chance-" + name, self.key)
        self.figures: Figures = {"wording": wording}

    def numbers(self) -> dict[str, int]:
        return {"copies": self.second}

    def like(self, *, copy: int = 1, changes: Changes = _NONE) -> ChanceCard:
        wording = changes.get("wording", self.wording)
        return ChanceCard(
            self.name, self.effect, self.first, self.marked, self.second, self.icon, self.origin, copy, wording
        )


@dataclass(eq=False)
class Surge:
    """A bonus bought for one roll: of which kind of fight, for how much mana or Health, how big."""

    fight: str
    n: int
    mana: int = 0
    health: int = 0


@dataclass(eq=False)
class Item(Card):
    """An item or artifact. What else it does stands beside it in cards/. ``value`` is what it is worth to bots."""

    name: str = field()
    deck: str
    kind: str
    price: int
    origin: Origin
    copies: int = 1
    copy: int = 1
    wording: str = ""

    # in the hands
    hands: int = 0
    classes: Sequence[str] = ()
    damageable: bool = False
    dwarven: bool = False
    """Damaged only half of the time."""

    # in battle
    strength: int = 0
    will: int = 0
    against: Mapping[str, int] = field(default_factory=dict)
    """The bonus in battles of strength against a type of creature."""
    will_against: Mapping[str, int] = field(default_factory=dict)
    surges: Sequence[Surge] = ()
    burns: bool = False
    """Its surge is used once a battle and damages it."""
    save: int = 0
    """A roll lost by this number or less becomes a draw; with ``save_will`` a roll of will does, too."""
    save_will: bool = False
    extra_harm: int = 0

    # thrown
    throwable: bool = False
    thrown: int = 0
    returns: bool = False
    """True if it comes back from a roll that was won."""

    # dice
    own_dice: int = 0
    foe_dice: int = 0
    set_die: int = 0
    lasting: bool = False
    """Used once a round, not up."""

    # worn
    raises_strength: int = 0
    raises_will: int = 0

    # out of battle
    mana: int = 0
    use: Sequence[CardEffect] = ()
    holds_mana: int = 0
    """Mana that may be stored on it."""
    rerolls: bool = False
    """Used up to roll one die again."""

    value: float = 1.0
    icon: str = ""
    ours: str = ""
    key: str = field(init=False)
    message: Message = field(init=False)
    figures: Figures = field(init=False)
    is_weapon: bool = field(init=False)
    is_shield: bool = field(init=False)
    is_head: bool = field(init=False)
    is_worn: bool = field(init=False)
    is_artifact: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_weapon, self.is_shield = self.kind == WEAPON, self.kind == SHIELD
        self.is_head, self.is_worn = self.kind == HEAD, self.kind == WORN
        self.is_artifact = self.deck == ARTIFACT
        self.key = copy_key(self.name, self.copy)
        self.message = named("item-" + self.name, self.key)
        self.figures = {
            "strength": self.strength, "will": self.will, "mana": self.mana, "wording": self.wording,
        }  # fmt: skip

    def raises(self, *, will: bool) -> int:
        """Return what it adds to its owner's Will or Strength."""
        return self.raises_will if will else self.raises_strength

    def numbers(self) -> dict[str, int]:
        bought = {} if self.is_artifact else {"price": self.price, "copies": self.copies}
        return bought | _printed(strength=self.strength, will=self.will, mana=self.mana)

    def like(self, *, copy: int = 1, changes: Changes = _NONE) -> Item:
        return replace(self, copy=copy, **changes)


def weapon(
    name: str,
    deck: str,
    price: int,
    *classes: str,
    hands: int = 1,
    strength: int = 0,
    will: int = 0,
    against: Mapping[str, int] = _NONE,
    thrown: int | None = None,
    returns: bool = False,
    surges: Sequence[Surge] = (),
    burns: bool = False,
    extra_harm: int = 0,
    value: float = 1.0,
    icon: str = "",
    origin: Origin,
    ours: str = "",
) -> Item:
    """Make a weapon for one hand, or for both. It can be thrown where ``thrown`` says what that adds; only artifacts
    are never damaged."""
    return Item(
        name, deck, WEAPON, price, origin, hands=hands, classes=classes, strength=strength, will=will, against=against,
        throwable=thrown is not None, thrown=thrown or 0, returns=returns, surges=surges,
        burns=burns, extra_harm=extra_harm, damageable=deck != ARTIFACT, value=value, icon=icon, ours=ours,
    )  # fmt: skip


@dataclass(eq=False)
class Parley:
    """A way to be let past without a fight. The creature ``stays`` or is discarded."""

    cost: Sequence[CardEffect]
    gain: Sequence[CardEffect] = ()
    stays: bool = field(kw_only=True)


@dataclass(eq=False)
class Creature(Card):
    """A creature of the adventure deck, or a guardian.

    With ``strength`` alone it fights with strength, with ``will`` alone with will, with both it attacks with strength
    but may be fought with will.
    """

    name: str = field()
    type: str
    experience: int
    origin: Origin
    strength: int = 0
    will: int = 0
    lives: int = 1
    rank: str = ""
    copies: int = 1
    copy: int = 1
    wording: str = ""

    # what comes of meeting it
    before: Sequence[CardEffect] = ()
    loss: Sequence[CardEffect] = ()
    reward: Sequence[CardEffect] = ()
    hoard: int = 0
    parley: Parley | None = None

    # what its Strength and Will depend on
    on_port: int = 0
    plains_strength: int = 0
    will_female: int = 0
    mirrors: bool = False
    """True if it has the hero's own cubes."""

    # how it is fought
    stages: Sequence[str] = ()
    kind_cost: tuple[int, int] | None = None
    """Mana for a battle of strength, Health for one of will."""
    will_for_strength: bool = False
    sum_of_both: bool = False

    # what does not help against it
    no_spells: bool = False
    no_shields: bool = False
    no_extra_dice: bool = False
    one_hand: bool = False
    crushing_only: bool = False
    damages_weapon: bool = False
    destroys_weapon: bool = False

    usual: bool = False
    """Bots take a guardian they have not seen for this one of its rank."""
    icon: str = ""
    landscape: tuple[Palette, Scenery] | None = None
    """Palette and scenery of its picture; without any, those of its type."""
    portrait: Portrait = PLAIN_PORTRAIT
    ours: str = ""
    is_creature: bool = field(init=False)
    key: str = field(init=False)
    message: Message = field(init=False)
    figures: Figures = field(init=False)

    def __post_init__(self) -> None:
        self.is_creature = True
        self.key = copy_key(self.name, self.copy)
        self.message = named("creature-" + self.name, self.key)
        self.figures = {"strength": self.strength, "will": self.will, "wording": self.wording}

    def numbers(self) -> dict[str, int]:
        copies = {} if self.rank else {"copies": self.copies}
        return _printed(strength=self.strength, will=self.will) | {"experience": self.experience} | copies

    def like(self, *, copy: int = 1, changes: Changes = _NONE) -> Creature:
        return replace(self, copy=copy, **changes)


@dataclass(eq=False)
class OpportunityBargain:
    """One way to use an opportunity: what it costs and what it brings. Its name is ``opportunity-KEY.way-N``."""

    cost: Sequence[CardEffect] = ()
    gain: Sequence[CardEffect] = ()


@dataclass(eq=False)
class Opportunity(Card):
    """An opportunity of the adventure deck: used once, then discarded, unless an effect of it takes the card.

    It is used in one of its ``bargains``: those of its ``choice``, or its ``cost`` and ``gain``. A hero who keeps it is
    a member of every guild (``opens_guilds``), or has ``first_roll`` more in the first roll of the next battle, where
    the card is spent.
    """

    name: str = field()
    cost: Sequence[CardEffect] = ()
    gain: Sequence[CardEffect] = ()
    choice: Sequence[OpportunityBargain] = ()
    opens_guilds: bool = False
    first_roll: int = 0
    icon: str = ""
    origin: Origin = DESIGNED
    ours: str = ""
    copies: int = 1
    copy: int = 1
    bargains: Sequence[OpportunityBargain] = field(init=False)
    is_creature: bool = field(init=False)
    key: str = field(init=False)
    message: Message = field(init=False)

    def __post_init__(self) -> None:
        self.is_creature = False
        self.bargains = self.choice or (OpportunityBargain(self.cost, self.gain),)
        self.key = copy_key(self.name, self.copy)
        self.message = named("opportunity-" + self.name, self.key)

    def numbers(self) -> dict[str, int]:
        return {"copies": self.copies}

    def like(self, *, copy: int = 1, changes: Changes = _NONE) -> Opportunity:
        return replace(self, copy=copy, **changes)


Adventure = Creature | Opportunity
