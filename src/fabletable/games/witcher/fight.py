"""A fight while it lasts: its sides, this turn's combo, the life pools and who has seen into them."""

from __future__ import annotations

from typing import Final, Generic, Literal, TypeAlias, TypeVar

from fabletable.games.witcher.cards.kinds import ActionCard, FightCard, Monster, Potion, Power
from fabletable.kernel import EVERYBODY, Chance, Option, State

Outcome: TypeAlias = Literal["", "slain", "driven", "defeat", "won", "lost"]
"""None yet; the first three against a monster, the others (for the attacker) against a witcher."""

NOBODY: Final = -1
"""In place of a seat or a place."""
MONSTER: Final = -1
"""In place of a seat: the monster's side of a fight."""

C = TypeVar("C", bound=Option)


class Pile(State, Generic[C]):
    """A face-down pile; its last card is the top. It remembers who has seen how many cards of either end: only fights
    show them, and always from one end on."""

    __slots__ = ("bottom_seen", "bottom_to", "cards", "top_seen", "top_to")

    def __init__(self) -> None:
        self.cards: list[C] = []
        self.top_seen: int = 0
        self.top_to: int = NOBODY
        self.bottom_seen: int = 0
        self.bottom_to: int = NOBODY

    def draw(self) -> C:
        if self.top_seen:
            self.top_seen -= 1
        card = self.cards.pop()
        self.bottom_seen = min(self.bottom_seen, len(self.cards))
        return card

    def put_on(self, card: C, seen_by: int) -> None:
        """On top; the last one put there will be drawn first."""
        self.cards.append(card)
        if self.top_to != seen_by:
            self.top_seen = 0
        self.top_seen += 1
        self.top_to = seen_by

    def put_under(self, cards: list[C], seen_by: int) -> None:
        """Under the pile; the first of them will be drawn last."""
        self.cards[:0] = cards
        if self.bottom_to != seen_by:
            self.bottom_seen = 0
        self.bottom_seen += len(cards)
        self.bottom_to = seen_by

    def shuffle(self, chance: Chance) -> None:
        chance.shuffle(self.cards)
        self.top_seen = 0
        self.bottom_seen = 0

    def unseen(self, seat: int | None) -> tuple[int, int]:
        """The part of the pile this seat cannot know, as a slice."""
        low = self.bottom_seen if self.bottom_to in (seat, EVERYBODY) else 0
        high = len(self.cards) - (self.top_seen if self.top_to in (seat, EVERYBODY) else 0)
        return low, max(low, high)


class Fighter(State):
    """A witcher's side of a fight: what he has used, and this turn's combo."""

    __slots__ = (
        "bonus_damage",
        "bonus_shield",
        "colours",
        "combo",
        "combo_limit",
        "combos",
        "cost_lost",
        "doubled",
        "drunk",
        "extra_cards",
        "ignore_penalty",
        "joined",
        "last_potion",
        "overflow",
        "potions_used",
        "powers",
        "seat",
        "shield_risen",
        "shieldless",
        "taken",
        "taken_damage",
        "thunder",
        "turn_draw",
        "turns",
        "used",
    )

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.powers: list[Power] = []
        self.used: list[str] = []
        self.potions_used: int = 0
        self.drunk: list[Potion] = []
        self.turns: int = 0
        self.combos: int = 0
        """How many he has made in this fight."""
        self.combo: list[ActionCard] = []
        self.joined: list[bool] = []
        """For each card of the combo: whether it lies on a matching link of the card below."""
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


class Fight(State):
    """A fight: the attacker against a monster (``defender`` is MONSTER) or against another witcher."""

    __slots__ = (
        "attack",
        "attacker",
        "bets",
        "chooser",
        "defence_drop",
        "defender",
        "fighters",
        "hit",
        "lost",
        "monster",
        "monster_turns",
        "outcome",
        "pool",
        "revealed",
        "short",
        "spent",
        "stage",
        "terrain",
        "to_move",
        "trail",
    )

    def __init__(self, attacker: int, defender: int, monster: Monster | None, terrain: str) -> None:
        self.attacker: int = attacker
        self.defender: int = defender
        self.monster: Monster | None = monster
        self.terrain: str = terrain
        self.fighters: list[Fighter] = [Fighter(attacker)]
        self.pool: Pile[FightCard] = Pile()
        self.spent: list[FightCard] = []
        self.revealed: FightCard | None = None
        self.attack: str = ""
        """Charge or bite, once it has been chosen."""
        self.monster_turns: int = 0
        self.chooser: int = NOBODY
        self.to_move: int = attacker
        self.trail: bool = False
        self.defence_drop: int = 0
        """How much lower Defence counts in this fight."""
        self.short: bool = False
        """A short fight of an event: one combo, nothing else."""
        self.hit: int = 0
        """The damage of the attack that is falling now."""
        self.lost: int = 0
        """Cards a witcher has lost to the opponent in the present turn."""
        self.bets: list[list[int]] = []
        """Pairs of the seat that bets and the seat it bets on."""
        self.stage: str = ""
        """turns, once the life pools are made."""
        self.outcome: Outcome = ""

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
        """The other witcher of a duel."""
        return self.fighters[1] if self.fighters[0] is fighter else self.fighters[0]
