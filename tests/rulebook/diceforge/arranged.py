"""A Dice Forge table arranged for one test: every die shows its first face unless the test loads it otherwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from fabletable.games.diceforge import GAME
from fabletable.games.diceforge.cards import faces, feats
from fabletable.games.diceforge.kinds import Face, Feat
from fabletable.games.diceforge.table import ACTION, ForgeTable, Hero
from fabletable.kernel import Chance, Game, Options, Result, Rules
from fabletable.kernel.match import start
from fabletable.kernel.scene import Scene
from fabletable.kernel.standing import Standing
from tests.staged import Staged, voice

Arrange = Callable[[ForgeTable], object]

FACES = {face.key: face for face in faces.FACES}
FEATS = {feat.key: feat for feat in feats.FEATS}
ENGLISH = voice(GAME.key)


class Arranged(Game):
    """Dice Forge with its table changed before the first decision, and over when that turn is."""

    key = GAME.key
    players = GAME.players
    settings = GAME.settings
    questions = GAME.questions
    invariants = GAME.invariants

    def __init__(self, arrange: Arrange) -> None:
        self.arrange = arrange
        self.first_turn = (0, 0)

    def set_up(self, players: int, options: Options, chance: Chance) -> ForgeTable:
        table = GAME.set_up(players, options, chance)
        table.chance.load(*[0] * 60)
        self.arrange(table)
        self.first_turn = (table.round, table.active)
        return table

    def next_step(self, table: Any) -> Rules[None] | None:
        return GAME.next_step(table) if (table.round, table.active) == self.first_turn else None

    def result(self, table: Any) -> Result:
        return GAME.result(table)

    def scene(self, table: Any, seat: int | None) -> Scene:
        return GAME.scene(table, seat)

    def standing(self, table: Any, seat: int) -> Standing:
        return GAME.standing(table, seat)


class StagedForge(Staged[ForgeTable]):
    """A match of Dice Forge as a test reads it."""

    @property
    def splits(self) -> list[str]:
        """Return the ways to split the gold at hand; standing answers are left out."""
        return [key for key in self.keys if not key.startswith("lasting-")]

    def reserve(self, seat: int) -> tuple[int, int, int, int]:
        """Return a hero's gold, sun, moon and glory."""
        hero = self.hero(seat)
        return hero.gold, hero.sun, hero.moon, hero.glory

    def up(self, seat: int) -> tuple[str, str]:
        hero = self.hero(seat)
        return hero.sun_die.top().key, hero.moon_die.top().key


def play(
    players: int, arrange: Arrange, feats: str | Sequence[str] = "introductory", *, watched: bool = False
) -> StagedForge:
    """Start a match of so many heroes, with its table arranged before anything happens."""
    return StagedForge(start(Arranged(arrange), players, "arranged", {"feats": feats}, watched=watched))


def at_action(table: ForgeTable, active: int = 0) -> None:
    """Set the active hero before the main action, after the blessing."""
    table.active = active
    table.phase = ACTION


def give(table: ForgeTable, seat: int, *feats: str, sun_die: str = "", moon_die: str = "", **numbers: int) -> Hero:
    """Give a hero cards, first faces of the dice and reserves; the other reserves are emptied."""
    hero = table.heroes[seat]
    hero.gold = hero.sun = hero.moon = hero.glory = 0
    for name, number in numbers.items():
        setattr(hero, name, number)
    hero.deeds += tuple(FEATS[feat] for feat in feats)
    if sun_die:
        hero.sun_die.faces = (FACES[sun_die], *hero.sun_die.faces[1:])
    if moon_die:
        hero.moon_die.faces = (FACES[moon_die], *hero.moon_die.faces[1:])
    return hero


def face(key: str) -> Face:
    return FACES[key]


def feat(key: str) -> Feat:
    return FEATS[key]


ALL_ALTERNATES = "alternates"
