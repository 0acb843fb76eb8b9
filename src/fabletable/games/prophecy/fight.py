"""A battle being fought: its two sides, its kind, how far it is."""

from __future__ import annotations

from fabletable.games.prophecy.kinds import STRENGTH, WILL, Creature, Item
from fabletable.kernel import State


class Side(State):
    """One side of a battle. ``creature`` is None for a hero, ``seat`` is NOBODY for a creature."""

    __slots__ = (
        "base", "burning", "cast", "creature", "dice", "dice_bonus", "die", "extra_harm", "head", "seat", "set_die",
        "started", "surges", "thrown", "used", "used_this_roll", "wielded",
    )  # fmt: skip

    def __init__(self, seat: int, creature: Creature | None) -> None:
        self.seat: int = seat
        self.creature: Creature | None = creature
        self.started: bool = False
        """This side began the battle of will."""
        self.base: int = 0
        """A creature's value, told when the battle began."""
        self.wielded: tuple[Item, ...] = ()
        self.head: Item | None = None
        self.cast: tuple[tuple[str, int], ...] = ()
        """Bonuses of spells, to the end of the battle."""
        self.surges: tuple[tuple[str, int], ...] = ()
        """Bonuses of this roll."""
        self.thrown: tuple[Item, ...] = ()
        self.dice_bonus: int = 0
        """Positive dice less negative dice of this roll."""
        self.set_die: int = 0
        self.dice: list[int] = []
        self.die: int = 0
        self.extra_harm: int = 0
        self.burning: tuple[Item, ...] = ()
        """Damaged when the battle is over."""
        self.used: tuple[str, ...] = ()
        self.used_this_roll: tuple[str, ...] = ()


class Battle(State):
    """A battle being fought: which kind, by whom, at which roll. ``plane`` is NOBODY on an ordinary field."""

    __slots__ = (
        "armed", "field", "first_roll", "foe", "hero", "kind", "kinds", "lives_left", "plane",
        "plane_opening", "rolled", "stage", "stage_opening",
    )  # fmt: skip

    def __init__(self, hero: Side, foe: Side, kinds: list[str], field: int, plane: int) -> None:
        self.hero: Side = hero
        self.foe: Side = foe
        self.kinds: list[str] = kinds
        self.stage: int = 0
        self.kind: str = kinds[0]
        self.field: int = field
        self.plane: int = plane
        self.plane_opening: bool = False
        """The first battle of an attack on a plane."""
        self.first_roll: bool = True
        self.stage_opening: bool = True
        """The first roll of this stage of the battle: spells for the whole of it are cast now."""
        self.rolled: bool = False
        self.lives_left: int = 1
        self.armed: tuple[Item, ...] = ()
        """The weapons the hero began with, thrown ones included."""

    @property
    def by_strength(self) -> bool:
        """Strength counts: in a battle of strength, or of both."""
        return self.kind != WILL

    @property
    def by_will(self) -> bool:
        """Will counts: in a battle of will, or of both."""
        return self.kind != STRENGTH

    def other(self, side: Side) -> Side:
        return self.foe if side is self.hero else self.hero

    def side_of(self, seat: int) -> Side:
        return self.hero if self.hero.seat == seat else self.foe

    def heroes(self) -> list[Side]:
        """The sides that are players', the attacker first."""
        return [self.hero, self.foe] if self.foe.creature is None else [self.hero]
