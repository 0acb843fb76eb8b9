"""The built-in games, and those that users bring along."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from fabletable.kernel.decision import Refused
from fabletable.kernel.game import Game
from fabletable.kernel.pack import Pack

BUILT_IN = ("diceforge", "prophecy", "witcher", "runebound")

_brought: dict[str, Game] = {}


def bring(game: Game) -> None:
    """Put a game of your own on the shelf (docs/write-a-game.md)."""
    _brought[game.key] = game


def bring_pack(pack: Pack) -> None:
    """Add a pack of cards to its game (docs/write-a-game.md)."""
    find(pack.game).bring(pack)


def shelf() -> list[str]:
    """List the keys of all games that can be played."""
    return [key for key in BUILT_IN if find_spec(f"{__name__}.{key}") is not None] + sorted(_brought)


def find(key: str) -> Game:
    """Return the game with this key; refuse a key without a game."""
    word = str(key)
    if word in _brought:
        return _brought[word]
    if word in BUILT_IN:
        return _built_in(word)
    raise Refused("why-unknown-game", {"game": word, "known": ", ".join(shelf())})


@cache
def _built_in(key: str) -> Game:
    game: Game = import_module(f"{__name__}.{key}").GAME
    return game
