"""A battle being fought: its two sides, its kind, how far it is."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabletable.games.prophecy.kinds import STRENGTH, WILL, Creature, Item
from fabletable.kernel import State


@dataclass(eq=False, slots=True)
class Side(State):
    """One side of a battle. ``creature`` is None for a hero, ``seat`` is NOBODY for a creature."""

    seat: int
    creature: Creature | None
    started: bool = False
    """This side began the battle of will."""
    base: int = 0
    """A creature's value, told when the battle began."""
    wielded: tuple[Item, ...] = ()
    head: Item | None = None
    cast: tuple[tuple[str, int], ...] = ()
    """Bonuses of spells, to the end of the battle."""
    surges: tuple[tuple[str, int], ...] = ()
    """Bonuses of this roll."""
    thrown: tuple[Item, ...] = ()
    dice_bonus: int = 0
    """Positive dice less negative dice of this roll."""
    set_die: int = 0
    dice: list[int] = field(default_factory=list)
    die: int = 0
    extra_harm: int = 0
    burning: tuple[Item, ...] = ()
    """Damaged when the battle is over."""
    used: tuple[str, ...] = ()
    used_this_roll: tuple[str, ...] = ()


@dataclass(eq=False, slots=True)
class Battle(State):
    """A battle being fought: which kind, by whom, at which roll. ``plane`` is NOBODY on an ordinary field."""

    hero: Side
    foe: Side
    kinds: list[str]
    field: int
    plane: int
    stage: int = 0
    kind: str = ""
    plane_opening: bool = False
    """The first battle of an attack on a plane."""
    first_roll: bool = True
    stage_opening: bool = True
    """The first roll of this stage of the battle: spells for the whole of it are cast now."""
    rolled: bool = False
    lives_left: int = 1
    armed: tuple[Item, ...] = ()
    """The weapons the hero began with, thrown ones included."""

    def __post_init__(self) -> None:
        self.kind = self.kinds[0]

    @property
    def by_strength(self) -> bool:
        """True if Strength counts, in a battle of strength, or of both."""
        return self.kind != WILL

    @property
    def by_will(self) -> bool:
        """True if Will counts, in a battle of will, or of both."""
        return self.kind != STRENGTH

    def other(self, side: Side) -> Side:
        return self.foe if side is self.hero else self.hero

    def side_of(self, seat: int) -> Side:
        return self.hero if self.hero.seat == seat else self.foe

    def heroes(self) -> list[Side]:
        """Return the sides that are players', the attacker first."""
        return [self.hero, self.foe] if self.foe.creature is None else [self.hero]
