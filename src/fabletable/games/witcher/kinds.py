"""The kinds of cards and tokens in the box. Which there are: cards/."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import Final, Self

from mypy_extensions import mypyc_attr

from fabletable.games.witcher.board import PLACES, UNIVERSAL, Attribute
from fabletable.kernel import DESIGNED, REPORTED, Card, Message, Origin, Timing, named
from fabletable.kernel.scene import Art

GREEN: Final = "green"
YELLOW: Final = "yellow"
PURPLE: Final = "purple"
BLUE: Final = "blue"
RED: Final = "red"
COLOURS: Final = (GREEN, YELLOW, PURPLE, BLUE, RED)
"""Dodges, defensive signs, offensive signs, fast attacks, strong attacks: always shown in this order."""


@dataclass(eq=False)
class ComboLink:
    """A coloured tab of an action card and the bonus it gives when the next card is laid on it. With ``back`` the card
    that has this tab returns to the hand."""

    colour: str
    damage: int = 0
    shield: int = 0
    draw: int = 0
    back: bool = False


link: Final = ComboLink


@dataclass(eq=False)
class CardFace:
    """One face of an action card, before it is put into its group."""

    terrain: str
    links: Sequence[ComboLink]
    damage: int
    shield: int
    draw: int
    again: bool
    origin: Origin


def face(
    terrain: str,
    *links: ComboLink,
    damage: int = 0,
    shield: int = 0,
    draw: int = 0,
    again: bool = False,
    origin: Origin = DESIGNED,
) -> CardFace:
    return CardFace(terrain, links, damage, shield, draw, again, origin)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class ActionCard(Card):
    """A card of a witcher's deck: for travelling by its terrain, for fighting by its icons and links.

    ``draw`` is the draw modifier of step 4, ``again`` takes the top card of the own discard pile to hand."""

    def __init__(self, key: str, name: str, colour: str, cost: int, icon: str, shown: CardFace, school: str) -> None:
        self.key: str = key
        self.name: str = name
        self.colour: str = colour
        self.cost: int = cost
        self.icon: str = icon
        self.terrain: str = shown.terrain
        self.damage: int = shown.damage
        self.shield: int = shown.shield
        self.draw: int = shown.draw
        self.again: bool = shown.again
        self.links: dict[str, ComboLink] = {tab.colour: tab for tab in shown.links}
        self.origin: Origin = shown.origin
        self.school: str = school
        self.message: Message = named(f"card-{name}", key)


def group(name: str, colour: str, cost: int, icon: str, *faces: CardFace, school: str = "") -> list[ActionCard]:
    """Make the cards of one name; their keys are ``name-1``, ``name-2`` ... (starting cards have their school in
    front)."""
    stem = f"{school}-{name}" if school else name
    return [
        ActionCard(f"{stem}-{number}", name, colour, cost, icon, shown, school) for number, shown in enumerate(faces, 1)
    ]


# --- what may be used in a fight ---


# Points of a fight, or of travelling, at which powers are used.
BEFORE_POOL: Final = Timing("before-pool")
FIRST_TURN_ORDER: Final = Timing("turn-order")
TURN_BEGINS: Final = Timing("turn-begins")
STEP_1: Final = Timing("step-1")
BUILDING: Final = Timing("building")
LAID: Final = Timing("laid")
COMBO: Final = Timing("combo")
AFTER_DAMAGE: Final = Timing("after-damage")
SHIELDS: Final = Timing("shields")
STEP_4: Final = Timing("step-4")
FOE_BEGINS: Final = Timing("foe-begins")
REVEALED: Final = Timing("revealed")
HIT: Final = Timing("hit")
AFTER_HIT: Final = Timing("after-hit")
FOE_ENDS: Final = Timing("foe-ends")
SKILL_USED: Final = Timing("skill-used")
ENTER: Final = Timing("enter")
"""Its owner enters a place."""


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
@dataclass(eq=False, repr=False)
class Power(Card):
    """A skill, a trophy's effect, a piece of equipment or a companion.

    ``auto`` happens by itself; ``every`` is not limited to once per fight; ``first`` only in the owner's first turn of
    the fight; ``hunts`` is of no use in duels; ``strikes`` is used up for damage. ``n`` and ``m`` are its numbers,
    which a user may change."""

    name: str = field()
    when: Timing
    n: int = 0
    m: int = 0
    auto: bool = False
    every: bool = False
    first: bool = False
    hunts: bool = False
    strikes: bool = False
    icon: str = ""
    key: str = field(init=False)
    message: Message = field(init=False)
    text: Message = field(init=False)

    def __post_init__(self) -> None:
        self.key = self.name
        self.message = named(f"power-{self.name}", self.name)
        self.text = named(f"power-{self.name}.text", self.name, n=self.n, m=self.m)

    def with_numbers(self, n: int, m: int) -> Self:
        same = copy(self)
        same.n, same.m = n, m
        same.text = named(f"power-{self.name}.text", self.name, n=n, m=m)
        return same


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
@dataclass(eq=False, repr=False)
class Potion(Power):
    """A potion card. The declared one stands for its kind; ``copies`` of it, each with a key of its own, are the deck.

    ``value`` is what holding it is worth to a bot."""

    when: Timing = STEP_1
    value: float = 0.0
    copies: int = 4
    origin: Origin = DESIGNED

    def deck(self, copies: int) -> list[Potion]:
        """Return ``copies`` copies of this potion."""
        return [self._copy(number) for number in range(1, copies + 1)]

    def _copy(self, number: int) -> Potion:
        same = copy(self)
        same.key = f"{self.name}-{number}"
        same.message = named(f"power-{self.name}", same.key)
        return same


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
@dataclass(eq=False, repr=False)
class Monster(Card):
    """A monster's card with its token. ``n`` is the number in its special ability. Slain, it is a trophy with
    this ``power``.

    ``harder`` shifts what bots expect of a fight with it, beyond what ``TOLL`` tells (outlook.py)."""

    name: str = field()
    level: int
    life: int
    art: Art
    power: Power
    n: int = 1
    harder: float = 0.0
    origin: Origin = REPORTED
    trophy_origin: Origin = DESIGNED
    kind: str = field(init=False)
    """Empty: a witcher may own the trophies of any number of monsters."""
    key: str = field(init=False)
    message: Message = field(init=False)
    text: Message = field(init=False)

    def __post_init__(self) -> None:
        self.kind = ""
        self.key = self.name
        self.art = self.art.as_portrait()
        self.message = named(f"monster-{self.name}", self.name)
        self.text = Message(f"monster-{self.name}.text", {"n": self.n})

    def with_numbers(self, life: int, n: int, power: Power) -> Monster:
        same = copy(self)
        same.life, same.n, same.power = life, n, power
        same.text = Message(f"monster-{self.name}.text", {"n": n})
        return same


@dataclass(eq=False)
class Attack:
    """One half of a monster fight card. Its damage is ``n``, plus ``levels`` times the monster's level, plus the level
    of the attribute ``by``. Beside the damage the attribute ``weakens`` falls by one, a card is trashed, or as many
    random hand cards as the monster has levels are lost."""

    n: int = 0
    levels: int = 0
    by: Attribute | None = None
    weakens: Attribute | None = None
    trash: bool = False
    random: bool = False

    def with_number(self, n: int) -> Attack:
        return Attack(n, self.levels, self.by, self.weakens, self.trash, self.random)

    def damage(self, level: int) -> int:
        """Return the damage that a monster of this level deals with it, the attribute ``by`` left aside."""
        return self.n + self.levels * level

    def said(self, level: int) -> Message:
        """Return what it does when a monster of this level attacks, in words."""
        if self.trash:
            return Message("attack-trash")
        if self.random:
            return Message("attack-random", {"n": level})
        if self.weakens is not None:
            return Message("attack-weaken", {"attribute": self.weakens.message, "n": self.damage(level)})
        if self.by is not None:
            return Message("attack-attribute", {"attribute": self.by.message})
        return Message("attack-damage", {"n": self.damage(level)})


class FightCard:
    """A card of a monster's life pool: charge or bite."""

    def __init__(self, number: int, charge: Attack, bite: Attack, origin: Origin = REPORTED) -> None:
        self.number: int = number
        self.key: str = f"attack-{number}"
        self.charge: Attack = charge
        self.bite: Attack = bite
        self.origin: Origin = origin
        self.message: Message = named("fight-card", self.key)


class TrophyCard:
    """A trophy of a school (won by a fight that was started) or of an attribute (by meditation). ``kind`` is the key of
    the school or the attribute: a witcher owns at most one of a kind."""

    def __init__(self, kind: str, copy: int, power: Power, origin: Origin) -> None:
        self.kind: str = kind
        self.key: str = f"{power.key}-{copy}"
        self.power: Power = power
        self.art: Art = Art(power.icon or "trophy", "gold", "rays")
        self.trophy_origin: Origin = origin
        self.message: Message = named(f"power-{power.key}", self.key)


class WitcherSchool(Card):
    """A player board: the witcher, the colour, the home and the Special skill. ``learning`` is its place among the
    schools by how much one has to know before the skill is of use."""

    def __init__(self, key: str, home: int, color: str, art: Art, skill: Power, learning: int, origin: Origin) -> None:
        self.key: str = key
        self.name: str = key
        self.home: int = home
        self.color: str = color
        self.art: Art = art.as_portrait()
        self.icon: str = art.icon
        self.skill: Power = skill
        self.learning: int = learning
        self.origin: Origin = origin
        self.message: Message = named(f"school-{key}", f"school-{key}")
        self.witcher: Message = named(f"school-{key}.witcher", f"school-{key}")


class LocationToken:
    """One of the 18 tokens: a place of its terrain on the face, the terrain on the back."""

    def __init__(self, place: int, terrain: str) -> None:
        self.place: int = place
        self.terrain: str = terrain
        self.key: str = f"token-{place}"
        self.message: Message = named(f"place-{place}", self.key)


TOKENS: Final = [LocationToken(place.id, place.terrain) for place in PLACES if place.terrain != UNIVERSAL]
