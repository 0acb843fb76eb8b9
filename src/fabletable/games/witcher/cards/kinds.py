"""What lies in the box: every kind of card and token, as plain things that never change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from mypy_extensions import mypyc_attr

from fabletable.games.witcher.board import Attribute
from fabletable.kernel import DESIGNED, REPORTED, Message, Origin, named
from fabletable.kernel.scene import Palette, Scenery

GREEN: Final = "green"
YELLOW: Final = "yellow"
PURPLE: Final = "purple"
BLUE: Final = "blue"
RED: Final = "red"
COLOURS: Final = (GREEN, YELLOW, PURPLE, BLUE, RED)
"""Dodges, defensive signs, offensive signs, fast attacks, strong attacks: always shown in this order."""


class Link:
    """A coloured tab of an action card and the bonus it gives when the next card is laid on it."""

    __slots__ = ("back", "colour", "damage", "draw", "shield")

    def __init__(self, colour: str, damage: int, shield: int, draw: int, back: bool) -> None:
        self.colour: str = colour
        self.damage: int = damage
        self.shield: int = shield
        self.draw: int = draw
        self.back: bool = back


def link(colour: str, *, damage: int = 0, shield: int = 0, draw: int = 0, back: bool = False) -> Link:
    """``back``: the card with this tab returns to the hand."""
    return Link(colour, damage, shield, draw, back)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class ActionCard:
    """A card of a witcher's deck: for travelling by its terrain, for fighting by its icons and links.

    ``draw`` is the draw modifier of step 4, ``again`` takes the top card of the own discard pile to hand."""

    __slots__ = (
        "again",
        "colour",
        "cost",
        "damage",
        "draw",
        "icon",
        "key",
        "links",
        "message",
        "name",
        "origin",
        "school",
        "shield",
        "terrain",
    )

    def __init__(
        self,
        key: str,
        name: str,
        colour: str,
        cost: int,
        terrain: str,
        icon: str,
        damage: int,
        shield: int,
        draw: int,
        again: bool,
        links: Sequence[Link],
        origin: Origin,
        school: str,
    ) -> None:
        self.key: str = key
        self.name: str = name
        self.colour: str = colour
        self.cost: int = cost
        self.terrain: str = terrain
        self.icon: str = icon
        self.damage: int = damage
        self.shield: int = shield
        self.draw: int = draw
        self.again: bool = again
        self.links: dict[str, Link] = {tab.colour: tab for tab in links}
        self.origin: Origin = origin
        self.school: str = school
        self.message: Message = named(f"card-{name}", key)


class Face:
    """One face of an action card, before it is put into its group."""

    __slots__ = ("again", "damage", "draw", "links", "origin", "shield", "terrain")

    def __init__(
        self, terrain: str, damage: int, shield: int, draw: int, again: bool, links: Sequence[Link], origin: Origin
    ) -> None:
        self.terrain: str = terrain
        self.damage: int = damage
        self.shield: int = shield
        self.draw: int = draw
        self.again: bool = again
        self.links: Sequence[Link] = links
        self.origin: Origin = origin


def face(
    terrain: str,
    *links: Link,
    damage: int = 0,
    shield: int = 0,
    draw: int = 0,
    again: bool = False,
    origin: Origin = DESIGNED,
) -> Face:
    return Face(terrain, damage, shield, draw, again, links, origin)


def group(name: str, colour: str, cost: int, icon: str, *faces: Face, school: str = "") -> list[ActionCard]:
    """The cards of one name; their keys are ``name-1``, ``name-2`` ... (starting cards have their school in front)."""
    stem = f"{school}-{name}" if school else name
    return [
        ActionCard(
            f"{stem}-{number}",
            name,
            colour,
            cost,
            one.terrain,
            icon,
            one.damage,
            one.shield,
            one.draw,
            one.again,
            one.links,
            one.origin,
            school,
        )
        for number, one in enumerate(faces, 1)
    ]


# --- what may be used in a fight ---

BEFORE_POOL: Final = "before-pool"
FIRST_TURN_ORDER: Final = "turn-order"
TURN_BEGINS: Final = "turn-begins"
STEP_1: Final = "step-1"
BUILDING: Final = "building"
LAID: Final = "laid"
COMBO: Final = "combo"
AFTER_DAMAGE: Final = "after-damage"
SHIELDS: Final = "shields"
STEP_4: Final = "step-4"
FOE_BEGINS: Final = "foe-begins"
REVEALED: Final = "revealed"
HIT: Final = "hit"
AFTER_HIT: Final = "after-hit"
FOE_ENDS: Final = "foe-ends"
SKILL_USED: Final = "skill-used"
ENTER: Final = "enter"

Moment: TypeAlias = Literal[
    "before-pool",
    "turn-order",
    "turn-begins",
    "step-1",
    "building",
    "laid",
    "combo",
    "after-damage",
    "shields",
    "step-4",
    "foe-begins",
    "revealed",
    "hit",
    "after-hit",
    "foe-ends",
    "skill-used",
    "enter",
]
"""The moments at which powers are used: all of a fight, but for the last, which is of travelling."""


class Power:
    """What a potion, trophy, skill, piece of equipment or companion gives; rules/specials does it.

    ``auto`` happens by itself; ``every`` is not limited to once per fight; ``first`` only in the owner's first turn of
    the fight; ``hunts`` is of no use in duels. ``n`` and ``m`` are its numbers, so that a user may change them."""

    __slots__ = ("auto", "every", "first", "hunts", "icon", "key", "m", "message", "n", "text", "when")

    def __init__(
        self,
        key: str,
        when: Moment,
        *,
        n: int = 0,
        m: int = 0,
        auto: bool = False,
        every: bool = False,
        first: bool = False,
        hunts: bool = False,
        icon: str = "",
    ) -> None:
        self.key: str = key
        self.when: Moment = when
        self.n: int = n
        self.m: int = m
        self.auto: bool = auto
        self.every: bool = every
        self.first: bool = first
        self.hunts: bool = hunts
        self.icon: str = icon
        self.message: Message = named(f"power-{key}", key)
        self.text: Message = named(f"power-{key}.text", key, n=n, m=m)

    def with_numbers(self, n: int, m: int) -> Power:
        return Power(
            self.key,
            self.when,
            n=n,
            m=m,
            auto=self.auto,
            every=self.every,
            first=self.first,
            hunts=self.hunts,
            icon=self.icon,
        )


class Potion:
    """One potion card; ``kind`` names its four copies, ``cost`` says whether a card is paid for it."""

    __slots__ = ("icon", "key", "kind", "message", "origin", "power")

    def __init__(self, kind: str, copy: int, drunk: Power, origin: Origin) -> None:
        self.kind: str = kind
        self.key: str = f"{kind}-{copy}"
        self.power: Power = drunk
        self.icon: str = drunk.icon
        self.origin: Origin = origin
        self.message: Message = named(f"power-{kind}", self.key)


@mypyc_attr(serializable=True, allow_interpreted_subclasses=True)  # may be copied, and made by a test
class Monster:
    """A monster's card with its token. Its special ability stands in rules/specials/monsters.py; ``n`` is the number in
    it. Slain, it is the trophy ``trophy``."""

    __slots__ = (
        "icon",
        "key",
        "level",
        "life",
        "message",
        "n",
        "origin",
        "palette",
        "scenery",
        "trophy",
        "trophy_origin",
    )

    def __init__(
        self,
        key: str,
        level: int,
        life: int,
        n: int,
        icon: str,
        palette: Palette,
        scenery: Scenery,
        trophy: Power,
        origin: Origin,
        trophy_origin: Origin,
    ) -> None:
        self.key: str = key
        self.level: int = level
        self.life: int = life
        self.n: int = n
        self.icon: str = icon
        self.palette: Palette = palette
        self.scenery: Scenery = scenery
        self.trophy: Power = trophy
        self.origin: Origin = origin
        self.trophy_origin: Origin = trophy_origin
        self.message: Message = named(f"monster-{key}", key)


AttackKind: TypeAlias = Literal["damage", "level-damage", "attribute-damage", "weaken", "trash", "random"]


class Attack:
    """One half of a monster fight card. ``kind``: damage (``n``), level-damage (``n`` + monster level),
    attribute-damage (the level of ``attribute``), weaken (``attribute`` - 1 and level - 1 damage), trash, random."""

    __slots__ = ("attribute", "kind", "n")

    def __init__(self, kind: AttackKind, n: int = 0, attribute: Attribute | None = None) -> None:
        self.kind: AttackKind = kind
        self.n: int = n
        self.attribute: Attribute | None = attribute

    def said(self, level: int) -> Message:
        """What it does when a monster of this level attacks, in words."""
        if self.kind == "trash":
            return Message("attack-trash")
        if self.kind == "random":
            return Message("attack-random", {"n": level})
        if self.attribute is not None:
            if self.kind == "weaken":
                return Message("attack-weaken", {"attribute": self.attribute.message, "n": level - 1})
            return Message("attack-attribute", {"attribute": self.attribute.message})
        return Message("attack-damage", {"n": self.n + (level if self.kind == "level-damage" else 0)})


class FightCard:
    """A card of a monster's life pool: charge or bite."""

    __slots__ = ("bite", "charge", "key", "message", "number", "origin")

    def __init__(self, number: int, charge: Attack, bite: Attack, origin: Origin = REPORTED) -> None:
        self.number: int = number
        self.key: str = f"attack-{number}"
        self.charge: Attack = charge
        self.bite: Attack = bite
        self.origin: Origin = origin
        self.message: Message = named("fight-card", self.key)


class Trophy:
    """A trophy of a school (won by a fight that was started) or of an attribute (by meditation)."""

    __slots__ = ("icon", "key", "kind", "message", "origin", "power")

    def __init__(self, kind: str, copy: int, gives: Power, origin: Origin) -> None:
        self.kind: str = kind
        """The school's or the attribute's key: nobody owns two of a kind."""
        self.key: str = f"{gives.key}-{copy}"
        self.power: Power = gives
        self.icon: str = gives.icon
        self.origin: Origin = origin
        self.message: Message = named(f"power-{gives.key}", self.key)


class School:
    """A player board: the witcher, the colour, the home and the Special skill."""

    __slots__ = ("color", "home", "icon", "key", "message", "origin", "skill", "witcher")

    def __init__(self, key: str, home: int, color: str, icon: str, skill: Power, origin: Origin) -> None:
        self.key: str = key
        self.home: int = home
        self.color: str = color
        self.icon: str = icon
        self.skill: Power = skill
        self.origin: Origin = origin
        self.message: Message = named(f"school-{key}", f"school-{key}")
        self.witcher: Message = named(f"school-{key}.witcher", f"school-{key}")


class LocationToken:
    """One of the 18 tokens: a place of its terrain on the face, the terrain on the back."""

    __slots__ = ("key", "message", "place", "terrain")

    def __init__(self, place: int, terrain: str) -> None:
        self.place: int = place
        self.terrain: str = terrain
        self.key: str = f"token-{place}"
        self.message: Message = named(f"place-{place}", self.key)
