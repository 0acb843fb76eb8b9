"""The combat tokens: 18 of heroes, 34 of assets, 5 of enemies, the veteran's and the two villains'. Two sides each."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import REPORTED, RULEBOOK, Message

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

    __slots__ = ("golden", "key", "message", "symbol", "value")

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

    __slots__ = ("key", "origin", "sides")

    def __init__(self, key: str, sides: str, origin: str) -> None:
        self.key: str = key
        first, second = sides.split(" / ")
        self.sides: tuple[TokenFace, TokenFace] = (_face(first), _face(second))
        self.origin: str = origin

    def __deepcopy__(self, memo: object) -> Token:
        """A card with a user's numbers brings the same token."""
        return self


def _face(text: str) -> TokenFace:
    """``"2 physical*"``: two swords, golden."""
    golden = text.endswith("*")
    words = text.rstrip("*").split()
    symbol = words[-1]
    value = int(words[0]) if len(words) == 2 else 1
    return TokenFace(symbol, 0 if symbol == DASH else value, golden)


def _tokens(prefix: str, origin: str, *sides: str) -> list[Token]:
    return [Token(f"{prefix}{number}", text, origin) for number, text in enumerate(sides, 1)]


HERO_TOKENS: Final[dict[str, list[Token]]] = {
    "lissa": _tokens("lissa-", REPORTED, "2 physical / shield", "magic* / agility", "agility* / surge*"),
    "corbin": _tokens("corbin-", REPORTED, "2 physical / surge", "physical* / shield", "agility / physical"),
    "laurel-of-bloodwood": _tokens("laurel-", REPORTED, "2 physical / surge", "shield / physical*", "surge* / agility"),
    "lord-hawthorne": _tokens("hawthorne-", REPORTED, "2 physical / shield", "physical* / agility", "physical* / dash"),
    "elder-mok": _tokens("mok-", REPORTED, "2 magic / double", "agility* / shield", "surge* / physical"),
    "master-thorn": _tokens("thorn-", REPORTED, "2 surge / magic", "double / magic*", "agility* / magic"),
}

ENEMY_TOKENS: Final[list[Token]] = _tokens(
    "enemy-", REPORTED, "skull / shield", "skull / agility", "skull* / surge", "skull / dash*", "double / dash*"
)
VETERAN: Final = Token("veteran", "2 skull / surge*", RULEBOOK)
VILLAIN_TOKENS: Final[dict[str, Token]] = {
    "margath": Token("villain-margath", "2 skull / surge", RULEBOOK),
    "vorakesh": Token("villain-vorakesh", "2 surge / skull", RULEBOOK),
}

ASSET_TOKENS: Final[dict[str, Token]] = {
    token.key: token
    for token in [
        Token("a01", "dash / agility*", RULEBOOK),
        Token("a02", "magic / surge", REPORTED),
        Token("a03", "physical / dash", REPORTED),
        Token("a04", "dash / 2 physical", REPORTED),
        Token("a05", "double / 2 surge", REPORTED),
        Token("a06", "surge* / 2 physical", REPORTED),
        Token("a07", "surge / 2 magic*", REPORTED),
        Token("a08", "shield / dash*", REPORTED),
        Token("a09", "dash / agility", REPORTED),
        Token("a10", "shield / dash", REPORTED),
        Token("a11", "magic* / 2 surge", RULEBOOK),
        Token("b01", "magic / agility", REPORTED),
        Token("b02", "surge / agility", REPORTED),
        Token("b03", "physical / agility", RULEBOOK),
        Token("b04", "dash / physical", REPORTED),
        Token("b05", "dash* / physical", REPORTED),
        Token("b06", "surge* / physical", REPORTED),
        Token("b07", "surge* / magic", RULEBOOK),
        Token("b08", "agility / 3 physical", REPORTED),
        Token("b09", "shield / surge*", REPORTED),
        Token("b10", "2 shield / physical", REPORTED),
        Token("b11", "surge / 2 shield", REPORTED),
        Token("c01", "double / surge", REPORTED),
        Token("c02", "2 surge* / double", REPORTED),
        Token("c03", "surge / magic", REPORTED),
        Token("c04", "physical / agility", REPORTED),
        Token("c05", "shield / physical*", REPORTED),
        Token("c06", "physical / 2 surge", REPORTED),
        Token("c07", "2 physical* / shield", RULEBOOK),
        Token("c08", "surge / agility", REPORTED),
        Token("c09", "shield / dash*", REPORTED),
        Token("c10", "magic / double", REPORTED),
        Token("c11", "double* / surge", REPORTED),
        Token("c12", "magic / 2 shield", REPORTED),
    ]
}
