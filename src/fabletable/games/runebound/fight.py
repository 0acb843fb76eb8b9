"""A fight on the table: two sides, their tokens in the pool or spent, and what holds for a round or for the fight."""

from __future__ import annotations

from fabletable.games.runebound.kinds import Adventure, Foe, StoryCard
from fabletable.games.runebound.tokens import DASH, Token, TokenFace
from fabletable.kernel import Message, State


class FightToken(State):
    """A combat token in a fight: in the pool, on a double, covered by another token, or spent."""

    __slots__ = ("covered", "doubled", "key", "on", "spent", "token", "up")

    def __init__(self, token: Token) -> None:
        self.token: Token = token
        self.key: str = token.key
        self.up: int = 0
        self.spent: bool = True  # until it is cast
        self.covered: bool = False
        self.doubled: bool = False
        self.on: int = -1

    @property
    def face(self) -> TokenFace:
        return self.token.sides[self.up]

    @property
    def message(self) -> Message:
        return Message(self.face.message.id, self.face.message.args, self.key)


class Side(State):
    """One side of a fight. ``seat`` decides for it; ``hero`` is its hero, or -1 for enemies and villains."""

    __slots__ = (
        "armor",
        "boosts",
        "doubled",
        "forbidden",
        "hero",
        "passed",
        "reflects",
        "seat",
        "tokens",
        "treats",
        "used_in_fight",
        "used_in_round",
    )

    def __init__(self, seat: int, hero: int, tokens: list[FightToken]) -> None:
        self.seat: int = seat
        self.hero: int = hero
        self.tokens: list[FightToken] = tokens
        self.passed: bool = False
        self.armor: int = 0
        self.reflects: str = ""
        self.forbidden: dict[str, str] = {}
        self.boosts: dict[str, int] = {}
        self.doubled: list[str] = []
        """Symbols of which every token counts twice this round."""
        self.treats: list[tuple[str, str, str]] = []
        self.used_in_round: list[str] = []
        self.used_in_fight: list[str] = []

    def pool(self) -> list[FightToken]:
        """Unspent tokens that no other token covers."""
        return [token for token in self.tokens if not token.spent and not token.covered]

    def spendable_as(self, symbol: str) -> list[FightToken]:
        """Pool tokens that show this symbol, or may be spent as if they did."""
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
        """Rules reference: when the token on a double is spent, both are."""
        token.spent = True
        token.doubled = False
        if token.on >= 0:
            under = self.tokens[token.on]
            under.spent = True
            under.covered = False
            token.on = -1

    def golden(self) -> int:
        """Golden faces up; a face worth 2 counts once."""
        return sum(1 for token in self.tokens if not token.spent and token.token.sides[token.up].golden)


class Fight(State):
    """A combat. Side 0 is the attacker, the active player's hero; side 1 the enemy, the villain or the other hero."""

    __slots__ = (
        "again",
        "card",
        "cause",
        "damage",
        "first",
        "foe",
        "no_retreat",
        "over",
        "phase",
        "round",
        "sides",
        "told_first",
        "turn",
    )

    def __init__(self, cause: str, sides: list[Side], foe: Foe | None, card: Adventure | StoryCard | None) -> None:
        self.cause: str = cause
        self.sides: list[Side] = sides
        self.foe: Foe | None = foe
        self.card: Adventure | StoryCard | None = card
        self.phase: str = "engage"
        self.round: int = 1
        self.turn: int = 0
        self.first: int = 0
        self.told_first: int = -1
        self.again: bool = False
        self.no_retreat: bool = False
        self.damage: int = 0
        self.over: str = ""

    def heroes(self) -> list[int]:
        """The players whose heroes fight."""
        return [side.hero for side in self.sides if side.hero >= 0]
