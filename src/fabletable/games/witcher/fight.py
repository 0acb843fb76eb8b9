"""A fight while it lasts: its sides, this turn's combo, and the monster's life pool."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from fabletable.games.witcher.kinds import ActionCard, FightCard, Monster, Potion, Power
from fabletable.kernel import Pile, State

FightOutcome: TypeAlias = Literal["", "slain", "driven", "defeat", "won", "lost"]
"""The outcome of a fight: none yet; the next three against a monster, the others (for the attacker) against a
witcher."""

NOBODY: Final = -1
"""Stands for no seat or place."""
MONSTER: Final = -1
"""Stands for the monster's side of a fight, in place of a seat."""


class Fighter(State):
    """A witcher's side of a fight: what he has used, and this turn's combo."""

    __slots__ = (
        "bonus_damage", "bonus_shield", "colours", "combo", "combo_limit", "combos", "cost_lost", "doubled", "drunk",
        "extra_cards", "ignore_penalty", "joined", "last_potion", "overflow", "potions_used", "powers", "seat",
        "shield_risen", "shieldless", "taken", "taken_damage", "thunder", "turn_draw", "turns", "used",
    )  # fmt: skip

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.powers: list[Power] = []
        self.used: list[str] = []
        self.potions_used: int = 0
        self.drunk: list[Potion] = []
        self.turns: int = 0
        self.combos: int = 0
        """The number of his combos in this fight."""
        self.combo: list[ActionCard] = []
        self.joined: list[bool] = []
        """True for each card of the combo that lies on a matching link of the card below."""
        self.new_turn()

    def new_turn(self) -> None:
        self.bonus_damage: int = 0
        self.bonus_shield: int = 0
        self.turn_draw: int = 0
        self.cost_lost: int = 0
        """Draw penalties of this turn, so that they can be ignored."""
        self.taken: int = 0
        """Cards the opponent has lost this turn."""
        self.taken_damage: int = 0
        self.shield_risen: int = 0
        self.combo_limit: int = 99
        self.extra_cards: int = 0
        self.shieldless: bool = False
        self.thunder: int = 0
        self.doubled: int = 0
        self.overflow: int = 0
        self.ignore_penalty: bool = False
        self.last_potion: Potion | None = None
        self.colours: list[str] = []
        """The colours of this turn's combo, once it has been counted."""


@dataclass(eq=False, slots=True)
class Fight(State):
    """A fight: the attacker against a monster (``defender`` is MONSTER) or against another witcher."""

    attacker: int
    defender: int
    monster: Monster | None
    terrain: str
    fighters: list[Fighter] = field(init=False)
    pool: Pile[FightCard] = field(default_factory=lambda: Pile([]))
    spent: list[FightCard] = field(default_factory=list)
    revealed: FightCard | None = None
    attack: str = ""
    """Charge or bite, once it has been chosen."""
    monster_turns: int = 0
    chooser: int = NOBODY
    to_move: int = field(init=False)
    trail: bool = False
    defence_drop: int = 0
    """Levels by which Defence counts lower in this fight."""
    short: bool = False
    """A short fight of an event: one combo, nothing else."""
    hit: int = 0
    """The damage of the attack that is falling now."""
    lost: int = 0
    """Cards a witcher has lost to the opponent in the present turn."""
    bets: list[list[int]] = field(default_factory=list)
    """Pairs of the seat that bets and the seat it bets on."""
    stage: str = ""
    """The stage of the fight: ``turns`` once the life pools are made."""
    outcome: FightOutcome = ""

    def __post_init__(self) -> None:
        self.fighters = [Fighter(self.attacker)]
        self.to_move = self.attacker

    def is_over(self) -> bool:
        return self.outcome != ""

    @property
    def duel(self) -> bool:
        return self.defender != MONSTER

    @property
    def n(self) -> int:
        """The number in the monster's ability."""
        return 0 if self.monster is None else self.monster.n

    def foe_of(self, fighter: Fighter) -> Fighter:
        """Return the other witcher of a duel."""
        return self.fighters[1] if self.fighters[0] is fighter else self.fighters[0]
