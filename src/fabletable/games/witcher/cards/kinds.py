"""What lies in the box: every kind of card and token, as plain things that never change."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fabletable.kernel import DESIGNED, REPORTED, Rules, Say, named

if TYPE_CHECKING:
    from fabletable.games.witcher.fight import Fight, Fighter
    from fabletable.games.witcher.table import OldWorld

GREEN: Final = "green"
YELLOW: Final = "yellow"
PURPLE: Final = "purple"
BLUE: Final = "blue"
RED: Final = "red"
COLOURS: Final = (GREEN, YELLOW, PURPLE, BLUE, RED)
"""Dodges, defensive signs, offensive signs, fast attacks, strong attacks: always shown in this order."""

FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
WATER: Final = "water"
UNIVERSAL: Final = "universal"
TERRAINS: Final = (FOREST, MOUNTAIN, WATER)

ROMAN: Final = ("", "I", "II", "III", "IV", "V")


class Attribute:
    """Combat, Defence, Alchemy or the school's own Special; ``index`` is its row on the player board."""

    __slots__ = ("icon", "index", "key", "say")

    def __init__(self, index: int, key: str, icon: str) -> None:
        self.index: int = index
        self.key: str = key
        self.icon: str = icon
        self.say: Say = named(f"attribute-{key}", f"attribute-{key}")


COMBAT: Final = Attribute(0, "combat", "crossed-swords")
DEFENCE: Final = Attribute(1, "defence", "checked-shield")
ALCHEMY: Final = Attribute(2, "alchemy", "round-potion")
SPECIAL: Final = Attribute(3, "special", "star-swirl")
ATTRIBUTES: Final = (COMBAT, DEFENCE, ALCHEMY, SPECIAL)


class Terrain:
    """A terrain as something to choose."""

    __slots__ = ("key", "say")

    def __init__(self, key: str) -> None:
        self.key: str = key
        self.say: Say = named(f"terrain-{key}", f"terrain-{key}")


TERRAIN: Final = {key: Terrain(key) for key in TERRAINS}


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
        "name",
        "origin",
        "say",
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
        origin: str,
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
        self.origin: str = origin
        self.school: str = school
        self.say: Say = named(f"card-{name}", key)


class Face:
    """One face of an action card, before it is put into its group."""

    __slots__ = ("again", "damage", "draw", "links", "origin", "shield", "terrain")

    def __init__(
        self, terrain: str, damage: int, shield: int, draw: int, again: bool, links: Sequence[Link], origin: str
    ) -> None:
        self.terrain: str = terrain
        self.damage: int = damage
        self.shield: int = shield
        self.draw: int = draw
        self.again: bool = again
        self.links: Sequence[Link] = links
        self.origin: str = origin


def face(
    terrain: str,
    *links: Link,
    damage: int = 0,
    shield: int = 0,
    draw: int = 0,
    again: bool = False,
    origin: str = DESIGNED,
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
# A deed that asks nothing is a plain function; one that asks is a rule.

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
TRAVEL: Final = "travel"
ENTER: Final = "enter"

Deed: TypeAlias = Callable[["OldWorld", "Fight", "Fighter", "Power"], Rules[None] | None]
May: TypeAlias = Callable[["OldWorld", "Fight", "Fighter", "Power"], bool]


class Power:
    """What a potion, trophy, skill, piece of equipment or companion does in a fight.

    ``when`` is the moment of the fight; ``auto`` happens by itself; ``every`` is not limited to once per fight.
    ``n`` and ``m`` are its numbers, so that a user may change them."""

    __slots__ = ("auto", "do", "every", "first", "foe", "icon", "key", "m", "may", "n", "say", "text", "when")

    def __init__(
        self,
        key: str,
        when: str,
        do: Deed | None,
        may: May | None,
        n: int,
        m: int,
        auto: bool,
        every: bool,
        first: bool,
        foe: str,
        icon: str,
    ) -> None:
        self.key: str = key
        self.when: str = when
        self.do: Deed | None = do
        self.may: May | None = may
        self.n: int = n
        self.m: int = m
        self.auto: bool = auto
        self.every: bool = every
        self.first: bool = first
        self.foe: str = foe
        self.icon: str = icon
        self.say: Say = named(f"power-{key}", key)
        self.text: Say = named(f"power-{key}.text", key, n=n, m=m)

    def with_numbers(self, n: int, m: int) -> Power:
        return Power(
            self.key, self.when, self.do, self.may, n, m, self.auto, self.every, self.first, self.foe, self.icon
        )


def power(
    key: str,
    when: str,
    do: Deed | None = None,
    *,
    may: May | None = None,
    n: int = 0,
    m: int = 0,
    auto: bool = False,
    every: bool = False,
    first: bool = False,
    foe: str = "any",
    icon: str = "",
) -> Power:
    """``first``: only in the owner's first turn of the fight. ``foe``: "any", or "monster" when no use in duels."""
    return Power(key, when, do, may, n, m, auto, every, first, foe, icon)


class Potion:
    """One potion card; ``kind`` names its four copies, ``cost`` says whether a card is paid for it."""

    __slots__ = ("icon", "key", "kind", "origin", "power", "say")

    def __init__(self, kind: str, copy: int, drunk: Power, origin: str) -> None:
        self.kind: str = kind
        self.key: str = f"{kind}-{copy}"
        self.power: Power = drunk
        self.icon: str = drunk.icon
        self.origin: str = origin
        self.say: Say = named(f"power-{kind}", self.key)


class Monster:
    """A monster's card with its token. Its special ability is asked for by name where the rule it changes stands
    (rules/abilities.py); ``n`` is the number in it. Slain, it is the trophy ``trophy``."""

    __slots__ = ("icon", "key", "level", "life", "n", "origin", "palette", "say", "scenery", "trophy", "trophy_origin")

    def __init__(
        self,
        key: str,
        level: int,
        life: int,
        n: int,
        icon: str,
        palette: str,
        scenery: str,
        trophy: Power,
        origin: str,
        trophy_origin: str,
    ) -> None:
        self.key: str = key
        self.level: int = level
        self.life: int = life
        self.n: int = n
        self.icon: str = icon
        self.palette: str = palette
        self.scenery: str = scenery
        self.trophy: Power = trophy
        self.origin: str = origin
        self.trophy_origin: str = trophy_origin
        self.say: Say = named(f"monster-{key}", key)


class Attack:
    """One half of a monster fight card. ``kind``: damage (``n``), level-damage (``n`` + monster level),
    attribute-damage (the level of ``attribute``), weaken (``attribute`` - 1 and level - 1 damage), trash, random."""

    __slots__ = ("attribute", "kind", "n")

    def __init__(self, kind: str, n: int = 0, attribute: Attribute | None = None) -> None:
        self.kind: str = kind
        self.n: int = n
        self.attribute: Attribute | None = attribute

    def said(self, level: int) -> Say:
        """What it does when a monster of this level attacks, in words."""
        if self.kind == "trash":
            return Say("attack-trash")
        if self.kind == "random":
            return Say("attack-random", {"n": level})
        if self.attribute is not None:
            if self.kind == "weaken":
                return Say("attack-weaken", {"attribute": self.attribute.say, "n": level - 1})
            return Say("attack-attribute", {"attribute": self.attribute.say})
        return Say("attack-damage", {"n": self.n + (level if self.kind == "level-damage" else 0)})


class FightCard:
    """A card of a monster's life pool: charge or bite."""

    __slots__ = ("bite", "charge", "key", "number", "origin", "say")

    def __init__(self, number: int, charge: Attack, bite: Attack, origin: str = REPORTED) -> None:
        self.number: int = number
        self.key: str = f"attack-{number}"
        self.charge: Attack = charge
        self.bite: Attack = bite
        self.origin: str = origin
        self.say: Say = named("fight-card", self.key)


class Trophy:
    """A trophy of a school (won by a fight that was started) or of an attribute (by meditation)."""

    __slots__ = ("icon", "key", "kind", "origin", "power", "say")

    def __init__(self, kind: str, copy: int, gives: Power, origin: str) -> None:
        self.kind: str = kind
        """The school's or the attribute's key: nobody owns two of a kind."""
        self.key: str = f"{gives.key}-{copy}"
        self.power: Power = gives
        self.icon: str = gives.icon
        self.origin: str = origin
        self.say: Say = named(f"power-{gives.key}", self.key)


class School:
    """A player board: the witcher, the colour, the home and the Special skill."""

    __slots__ = ("color", "home", "icon", "key", "origin", "say", "skill", "witcher")

    def __init__(self, key: str, home: int, color: str, icon: str, skill: Power, origin: str) -> None:
        self.key: str = key
        self.home: int = home
        self.color: str = color
        self.icon: str = icon
        self.skill: Power = skill
        self.origin: str = origin
        self.say: Say = named(f"school-{key}", f"school-{key}")
        self.witcher: Say = named(f"school-{key}.witcher", f"school-{key}")


class LocationToken:
    """One of the 18 tokens: a place of its terrain on the face, the terrain on the back."""

    __slots__ = ("key", "place", "say", "terrain")

    def __init__(self, place: int, terrain: str) -> None:
        self.place: int = place
        self.terrain: str = terrain
        self.key: str = f"token-{place}"
        self.say: Say = named(f"place-{place}", self.key)


# --- stories ---

Result: TypeAlias = Callable[["OldWorld", int, "Effect", "Story"], Rules[None] | None]


class Effect:
    """One thing a story card does: a rule, its number, and how it is said."""

    __slots__ = ("args", "do", "message", "more", "n", "what")

    def __init__(
        self,
        do: Result,
        message: str,
        n: int = 0,
        what: Any = None,
        more: Sequence[Band] = (),
        args: dict[str, Any] | None = None,
    ) -> None:
        self.do: Result = do
        self.message: str = message
        self.n: int = n
        self.what: Any = what
        self.more: Sequence[Band] = more
        self.args: dict[str, Any] = args or {}

    @property
    def say(self) -> Say:
        if self.more:
            return Say(self.message, {**self.args, "bands": _rows(self.more)})
        return Say(self.message, {**self.args, "n": abs(self.n)})

    def with_number(self, n: int) -> Effect:
        return Effect(self.do, self.message, n if self.n >= 0 else -n, self.what, self.more, self.args)


class Band:
    """A row of a table of results: for the numbers ``low`` to ``high``, or for a condition that has its own words."""

    __slots__ = ("effects", "high", "low", "message")

    def __init__(self, low: int, high: int, effects: Sequence[Effect], message: str) -> None:
        self.low: int = low
        self.high: int = high
        self.effects: Sequence[Effect] = effects
        self.message: str = message

    @property
    def say(self) -> Say:
        return Say(
            self.message, {"low": self.low, "high": self.high, "effects": [effect.say for effect in self.effects]}
        )


def _rows(bands: Sequence[Band]) -> Say:
    """The rows of a table one after the other; a list would end in one "and" too many."""
    said = bands[-1].say
    for band in reversed(bands[:-1]):
        said = Say("band-then", {"first": band.say, "rest": said})
    return said


NO_PRICE: Final[Mapping[str, int]] = {}


class Story:
    """A card of the city, wilds or event deck: read aloud up to its two options; what they lead to stays hidden.

    A card without a choice (a test, a short fight, equipment) has all its effects in ``a``. ``pay`` is the gold without
    which an option cannot be chosen: printed, so known before. The words are in the catalogue, by deck and number."""

    __slots__ = ("a", "b", "deck", "icon", "key", "number", "origin", "palette", "pay", "say", "scenery", "situation")

    def __init__(
        self,
        deck: str,
        number: int,
        situation: str,
        icon: str,
        *,
        a: Sequence[Effect],
        b: Sequence[Effect] = (),
        pay: Mapping[str, int] = NO_PRICE,
        origin: str = REPORTED,
    ) -> None:
        self.deck: str = deck
        self.number: int = number
        self.key: str = f"{deck}-{number}"
        self.situation: str = situation
        self.icon: str = icon
        self.a: Sequence[Effect] = a
        self.b: Sequence[Effect] = b
        self.pay: Mapping[str, int] = pay
        self.origin: str = origin
        self.palette: str = {"city": "dusk", "wilds": "swamp", "event": "bone"}[deck]
        self.scenery: str = {"city": "city", "wilds": "forest", "event": "night"}[deck]
        self.say: Say = named(self.key, self.key)

    @property
    def has_choice(self) -> bool:
        return bool(self.b)


class Keepsake:
    """A story card that stays with a witcher: equipment, a companion, a promise. ``kind`` says what it is good for."""

    __slots__ = ("event", "kind", "n", "power", "terrain")

    def __init__(self, kind: str, gives: Power | None = None, n: int = 0, event: int = 0, terrain: str = "") -> None:
        self.kind: str = kind
        self.power: Power | None = gives
        self.n: int = n
        self.event: int = event
        self.terrain: str = terrain
