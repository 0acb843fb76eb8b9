"""Combat tokens and their two sides. Those of heroes, assets and villains stand on their cards."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Message

# Faces of combat tokens
PHYSICAL: Final = "physical"
MAGIC: Final = "magic"
SKULL: Final = "skull"
SHIELD: Final = "shield"
AGILITY: Final = "agility"
SURGE: Final = "surge"
DOUBLE: Final = "double"
DASH: Final = "dash"
FACES: Final = (PHYSICAL, MAGIC, SKULL, SHIELD, AGILITY, SURGE, DOUBLE, DASH)
DAMAGE: Final = (PHYSICAL, MAGIC, SKULL)


class TokenFace:
    """One side of a token. A golden face counts for initiative; a dash is worth nothing and cannot be spent."""

    def __init__(self, symbol: str, value: int, golden: bool) -> None:
        self.symbol: str = symbol
        self.value: int = value
        self.golden: bool = golden
        self.key: str = f"{symbol}-{value}" + ("-golden" if golden else "")
        self.message: Message = Message(
            "face-golden" if golden else "face", {"n": value, "symbol": Message("symbol-" + symbol)}
        )


class Token:
    """A two-sided combat token."""

    def __init__(self, key: str, sides: str) -> None:
        self.key: str = key
        first, second = sides.split(" / ")
        self.sides: tuple[TokenFace, TokenFace] = (_face(first), _face(second))

    def __deepcopy__(self, memo: object) -> Token:
        """Return the same token: a card with a user's numbers brings it, too."""
        return self


def _face(text: str) -> TokenFace:
    """Parse a face such as ``"2 physical*"``: two swords, golden."""
    golden = text.endswith("*")
    words = text.rstrip("*").split()
    symbol = words[-1]
    value = int(words[0]) if len(words) == 2 else 1
    return TokenFace(symbol, 0 if symbol == DASH else value, golden)


def tokens(name: str, *sides: str) -> list[Token]:
    """Return the tokens ``NAME-1``, ``NAME-2`` ..., written as ``"2 physical* / dash"``."""
    return [Token(f"{name}-{number}", text) for number, text in enumerate(sides, 1)]


ENEMY_TOKENS: Final[list[Token]] = tokens(
    "enemy", "skull / shield", "skull / agility", "skull* / surge", "skull / dash*", "double / dash*"
)
VETERAN: Final = Token("veteran", "2 skull / surge*")
