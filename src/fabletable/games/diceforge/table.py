"""The table: heroes with their dice, the temple, the feats around the islands."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from fabletable.games.diceforge.board import HAMMER_STEPS, TOKENS, rounds_for
from fabletable.games.diceforge.kinds import Face, Feat, Gain, Supply
from fabletable.kernel import Extra, Fixed, Given, Questions, State, Table

# The stretches of a turn, in their order.
Phase: TypeAlias = Literal["blessing", "applying", "reinforcements", "action", "offering", "extra-action", "closing"]
BLESSING: Final = "blessing"
APPLYING: Final = "applying"
REINFORCEMENTS: Final = "reinforcements"
ACTION: Final = "action"
OFFERING: Final = "offering"
EXTRA_ACTION: Final = "extra-action"
CLOSING: Final = "closing"
# Where gained gold goes while a hammer lies there: as its owner says each time, or for a while all one way.
Anvil: TypeAlias = Literal["asked", "track", "reserve"]
ASKED: Final = "asked"
TRACK: Final = "track"
RESERVE: Final = "reserve"

PHASES: Final[tuple[Phase, ...]] = (BLESSING, APPLYING, REINFORCEMENTS, ACTION, OFFERING, EXTRA_ACTION, CLOSING)


@dataclass(eq=False, slots=True)
class Die(State):
    """Six faces, and which of them lies up."""

    faces: tuple[Face, ...]
    up: int = 0

    def forge(self, face: Face, index: int) -> None:
        """Replace an old face by a new one, which then lies up."""
        self.faces = (*self.faces[:index], face, *self.faces[index + 1 :])
        self.up = index

    def top(self) -> Face:
        return self.faces[self.up]


@dataclass(eq=False, slots=True)
class Hero(State):
    """A player's inventory: reserves, two dice, deeds, what hammer, chests and tokens are worth."""

    seat: Given[int]
    sun_die: Die
    moon_die: Die
    gold: int = 0
    sun: int = 0
    moon: int = 0
    glory: int = 0
    gold_max: int = 12
    shard_max: int = 6
    chests: int = 0
    hammers: int = 0
    hammer_at: int = 0
    anvil: Anvil = ASKED
    """The answer about gold that holds until the next own turn."""
    tritons: int = 0
    tritons_spent: int = 0
    cerberi: int = 0
    cerberi_spent: int = 0
    portal: int = 0
    replaced: tuple[Face, ...] = ()
    deeds: tuple[Feat, ...] = ()

    def die(self, which: int) -> Die:
        return self.moon_die if which else self.sun_die

    def take(self, gain: Gain) -> None:
        """Add a gain to the reserves; an amount that does not fit is lost."""
        self.glory += gain.glory
        if gain.gold:
            self.gold = min(self.gold_max, self.gold + gain.gold)
        if gain.sun:
            self.sun = min(self.shard_max, self.sun + gain.sun)
        if gain.moon:
            self.moon = min(self.shard_max, self.moon + gain.moon)

    def add(self, gold: int, sun: int, moon: int, glory: int) -> None:
        self.gold = min(self.gold_max, self.gold + gold)
        self.sun = min(self.shard_max, self.sun + sun)
        self.moon = min(self.shard_max, self.moon + moon)
        self.glory += glory

    def without_room(self, gold: int, sun: int, moon: int) -> Gain:
        """Return the part that the reserves could not hold."""
        return Gain(
            max(0, self.gold + gold - self.gold_max),
            max(0, self.sun + sun - self.shard_max),
            max(0, self.moon + moon - self.shard_max),
        )

    def losing(self, gain: Gain) -> Gain:
        """Return the part that there is to lose."""
        return Gain(
            min(self.gold, gain.gold), min(self.sun, gain.sun), min(self.moon, gain.moon), min(self.glory, gain.glory)
        )

    def lose(self, gain: Gain) -> Gain:
        """Take a loss out of the reserves, down to nothing, and return what was really lost."""
        lost = self.losing(gain)
        self.gold -= lost.gold
        self.sun -= lost.sun
        self.moon -= lost.moon
        self.glory -= lost.glory
        return lost

    def hammer_room(self) -> int:
        """Return the steps left on the track of the hammer in use and of those that wait under it."""
        return 2 * HAMMER_STEPS * self.hammers - self.hammer_at

    def score(self) -> int:
        """Rulebook: End of the game. Glory on the track and on all cards."""
        total = self.glory
        for feat in self.deeds:
            total += feat.glory
        return total


@dataclass(eq=False, slots=True)
class ForgeTable(Table):
    """The whole table. ``temple`` counts the house's faces that are left, ``brought`` those of packs; ``piles`` has one
    stack of cards a slot, ``sets`` what was laid there."""

    supply: Given[Supply]
    heroes: list[Hero] = field(default_factory=list)
    sets: Fixed[list[Feat]] = field(default_factory=list)
    piles: list[tuple[Feat, ...]] = field(default_factory=list)
    temple: list[int] = field(init=False)
    brought: Extra[dict[str, int] | None] = None
    box: Fixed[list[Face]] = field(default_factory=list)
    triton_tokens: int = TOKENS
    cerberus_tokens: int = TOKENS
    chest_tiles: int = TOKENS
    round: int = 1
    rounds: int = field(init=False)
    active: int = 0
    phase: Phase = BLESSING
    blessings: int = 0
    applied: int = 0
    rolled: tuple[Face, ...] = ()
    """The faces that fell in the blessing of all, two a seat, once a ship has forged over some of it; else none."""
    ready: list[Feat] = field(default_factory=list)
    bought: tuple[Face, ...] = ()
    forging: Face | None = None
    extra_taken: bool = False

    def __post_init__(self) -> None:
        self.temple = [0] * self.supply.kinds
        self.rounds = rounds_for(self.seats)

    def left(self, face: Face) -> int:
        """Return how many faces of this kind lie in the temple."""
        if face.nr >= 0:
            return self.temple[face.nr]
        return 0 if self.brought is None else self.brought.get(face.key, 0)

    def put(self, face: Face, n: int) -> None:
        """Put ``n`` faces of this kind into the temple, or take them out of it."""
        if face.nr >= 0:
            self.temple[face.nr] += n
        else:
            brought = self.brought or {}
            brought[face.key] = brought.get(face.key, 0) + n
            self.brought = brought

    def turns_to_come(self, seat: int) -> int:
        """Return the number of turns of other heroes before the next own one, or before the game ends."""
        left = (self.rounds - self.round) * self.seats + self.seats - 1 - self.active
        return min(left, (seat - self.active - 1) % self.seats)

    def has_played(self, seat: int) -> bool:
        """Tell whether the last own turn of a seat is over."""
        return self.round > self.rounds or (self.round == self.rounds and seat < self.active)

    def shown(self, seat: int) -> tuple[Face, ...]:
        """Return a hero's two faces as mirrors see them: in the blessing of all those that were rolled, else those that
        lie up."""
        if self.rolled:
            return self.rolled[2 * seat : 2 * seat + 2]
        hero = self.heroes[seat]
        return hero.sun_die.top(), hero.moon_die.top()


QUESTIONS: Final[Questions[ForgeTable]] = Questions()
"""The questions of the game. Each stands beside the rule that asks it."""
