"""A hero at the table: the cubes, the purse, what is carried and known."""

from __future__ import annotations

from fabletable.games.prophecy.board import FIELDS, Field
from fabletable.games.prophecy.cards.kinds import ARTIFACT, Adventure, Character, Item, Skill
from fabletable.kernel import State


class Hero(State):
    """A hero: cubes on the right of the card (``health``, ``mana``) and all of them (``red``, ``blue``)."""

    __slots__ = (
        "alive", "banner", "blue", "came_from", "cast_spell", "character", "experience", "field", "gold", "health",
        "idle", "items", "kept", "lodged", "loop_round", "lost_health", "mana", "out", "red", "rounds", "seat",
        "skills", "turn_strength", "turn_will", "used", "used_this_turn", "wasted",
    )  # fmt: skip

    def __init__(self, seat: int, character: Character) -> None:
        self.seat: int = seat
        self.character: Character = character
        self.red: int = character.strength
        self.blue: int = character.will
        self.health: int = character.strength
        self.mana: int = character.will
        self.gold: int = 3
        self.experience: int = 3
        self.field: int = 0
        self.items: list[Item] = []
        self.skills: dict[str, Skill] = {}
        self.kept: list[Adventure] = []
        self.alive: bool = True
        self.out: bool = False
        self.rounds: int = 0
        self.loop_round: int = -9
        self.lodged: bool = False
        self.cast_spell: bool = False
        self.lost_health: bool = False
        self.banner: int = 0
        self.turn_strength: int = 0
        self.turn_will: int = 0
        self.used: list[str] = []
        self.used_this_turn: list[str] = []
        self.came_from: int = -1
        """The field he left last, as long as he has done nothing since."""
        self.idle: int = 0
        """So many turns running he has stayed and done nothing."""
        self.wasted: int = 0
        """Experience thrown away because nobody may keep more than 15."""

    def copy(self) -> Hero:
        twin = Hero(self.seat, self.character)
        twin.red = self.red
        twin.blue = self.blue
        twin.health = self.health
        twin.mana = self.mana
        twin.gold = self.gold
        twin.experience = self.experience
        twin.field = self.field
        twin.items = list(self.items)
        twin.skills = dict(self.skills)
        twin.kept = list(self.kept)
        twin.alive = self.alive
        twin.out = self.out
        twin.rounds = self.rounds
        twin.loop_round = self.loop_round
        twin.lodged = self.lodged
        twin.cast_spell = self.cast_spell
        twin.lost_health = self.lost_health
        twin.banner = self.banner
        twin.turn_strength = self.turn_strength
        twin.turn_will = self.turn_will
        twin.used = list(self.used)
        twin.used_this_turn = list(self.used_this_turn)
        twin.came_from = self.came_from
        twin.idle = self.idle
        twin.wasted = self.wasted
        return twin

    @property
    def place(self) -> Field:
        return FIELDS[self.field]

    @property
    def artifacts(self) -> int:
        count = 0
        for item in self.items:
            if item.deck == ARTIFACT:
                count += 1
        return count

    def item(self, name: str) -> Item | None:
        for item in self.items:
            if item.name == name:
                return item
        return None

    def owns(self, name: str) -> bool:
        return bool(self.items) and name in [item.name for item in self.items]

    def keeps(self, name: str) -> bool:
        return bool(self.kept) and name in [card.name for card in self.kept]

    def does_something(self) -> None:
        """A fight, a service, work: neither idle nor on the way any more."""
        self.came_from = -1
        self.idle = 0

    def member_of(self, guild: str) -> bool:
        """Members learn without gold; the Grand Master's Seal opens every guild."""
        return guild in self.character.guilds or self.keeps("grand-masters-seal")
