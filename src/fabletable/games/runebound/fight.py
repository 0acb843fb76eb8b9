"""A fight on the table: two sides, their tokens in the pool or spent, and what holds for a round or for the fight."""

from __future__ import annotations

from dataclasses import dataclass, field

from fabletable.games.runebound.kinds import Adventure, Foe, StoryCard
from fabletable.games.runebound.tokens import DASH, Token, TokenFace
from fabletable.kernel import Message, State


@dataclass(eq=False, slots=True)
class FightToken(State):
    """A combat token in a fight: in the pool, on a double, covered by another token, or spent."""

    token: Token
    key: str = field(init=False)
    up: int = 0
    spent: bool = True  # until it is cast
    covered: bool = False
    doubled: bool = False
    on: int = -1

    def __post_init__(self) -> None:
        self.key = self.token.key

    @property
    def face(self) -> TokenFace:
        return self.token.sides[self.up]

    @property
    def message(self) -> Message:
        return Message(self.face.message.id, self.face.message.args, self.key)


@dataclass(eq=False, slots=True)
class Side(State):
    """One side of a fight. ``seat`` decides for it; ``hero`` is its hero, or -1 for enemies and villains."""

    seat: int
    hero: int
    tokens: list[FightToken]
    passed: bool = False
    armor: int = 0
    reflects: str = ""
    forbidden: dict[str, str] = field(default_factory=dict)
    boosts: dict[str, int] = field(default_factory=dict)
    doubled: list[str] = field(default_factory=list)
    """Symbols of which every token counts twice this round."""
    treats: list[tuple[str, str, str]] = field(default_factory=list)
    used_in_round: list[str] = field(default_factory=list)
    used_in_fight: list[str] = field(default_factory=list)

    @property
    def player(self) -> int | None:
        """Return the seat whose hero it is; None for enemies and villains."""
        return self.hero if self.hero >= 0 else None

    def pool(self) -> list[FightToken]:
        """Return the unspent tokens that no other token covers."""
        return [token for token in self.tokens if not token.spent and not token.covered]

    def spendable_as(self, symbol: str) -> list[FightToken]:
        """Return the pool tokens that show this symbol, or may be spent as if they did."""
        treated = [face for face, kind, _ in self.treats if kind == symbol] if self.treats else ()
        return [
            token
            for token in self.tokens
            if not token.spent
            and not token.covered
            and (token.token.sides[token.up].symbol == symbol or token.token.sides[token.up].symbol in treated)
        ]

    def value(self, token: FightToken) -> int:
        """Return the value of the token: its number, boosts, and twice that when it is doubled (never more than
        doubled)."""
        face = token.token.sides[token.up]
        value = 1 if face.symbol == DASH else face.value
        if self.boosts:
            value += self.boosts.get(face.symbol, 0)
        return 2 * value if self.counts_double(token) else value

    def counts_double(self, token: FightToken) -> bool:
        return token.on >= 0 or token.doubled or token.token.sides[token.up].symbol in self.doubled

    def spend(self, token: FightToken) -> None:
        """Spend a token, and with one on a double both. Rules reference, Double."""
        token.spent = True
        token.doubled = False
        if token.on >= 0:
            under = self.tokens[token.on]
            under.spent = True
            under.covered = False
            token.on = -1

    def golden(self) -> int:
        """Count the golden faces up; a face worth 2 counts once."""
        return sum(1 for token in self.tokens if not token.spent and token.token.sides[token.up].golden)


@dataclass(eq=False, slots=True)
class Fight(State):
    """A combat. Side 0 is the attacker, the active player's hero; side 1 the enemy, the villain or the other hero."""

    cause: str
    sides: list[Side]
    foe: Foe | None
    card: Adventure | StoryCard | None
    phase: str = "engage"
    round: int = 1
    turn: int = 0
    first: int = 0
    told_first: int = -1
    again: bool = False
    no_retreat: bool = False
    damage: int = 0
    over: str = ""

    def heroes(self) -> list[int]:
        """Return the players whose heroes fight."""
        return [side.hero for side in self.sides if side.hero >= 0]
