"""The file of a net: its origin, its names, and whether it fits a game.

It does not begin from nothing: it corrects the game's own advice. How good the options look to greedy, and what the
game's formula says of the chance to win, are added to what the net says, as much as it trusts them.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec

from fabletable.kernel import Game, Refused
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of

LAYERS: Final = ("first", "first-more", "second", "second-more", "wish", "wish-more", "win", "win-more")
"""Two layers, then two heads; each a matrix and a bias."""

TRUST: Final = ("trust", "trust-more")
"""The third head: the trust in the game's own advice. A net that learned without it has none."""

BEST, NEAR, SAID = range(3)
"""The columns of trust: in the best option by greedy, in the nearness to it, in the formula's chance to win."""


class NetNames(NamedTuple):
    """The names of a net's fields and words in order. A net is carried over to another encoding by them."""

    fields: Sequence[str]
    words: Sequence[str]


NAMES: Final = ("field-names", "word-names")
"""The keys of the names in a file, beside the weights. Older files have none."""


class NetInfo(msgspec.Struct, frozen=True):
    """The origin of weights: their game and rules, and the command that made them."""

    game: str
    rules: str
    generation: int
    command: str
    fields: int
    words: int
    shape: str
    """A hash of the names of all fields and words: another encoding needs another net."""
    players: list[int] = []
    """The table sizes it learned at; empty: all sizes of the game."""
    carried_from: str = ""
    """The rules it learned by, if it was carried over to ``rules`` and not trained since."""

    def knows(self, players: int) -> bool:
        """Tell whether it has learned at tables of this size."""
        return not self.players or players in self.players


class PolicyNet(Protocol):
    """A net that has been read, evaluated for many positions at once. A row is what a seat may know, as numbers."""

    info: NetInfo

    @property
    def takes_advice(self) -> bool: ...

    def policies(
        self, rows: Sequence[array[float]], words: Sequence[Sequence[int]], near: Sequence[Sequence[float]] | None
    ) -> list[list[float]]:
        """Return the policy for the words of each row. ``near`` is the nearness of each option to greedy's best; it
        counts as much as the net trusts it."""

    def win_odds(self, rows: Sequence[array[float]], said: Sequence[float] | None) -> list[float]:
        """Return the log odds to win of each row. ``said`` is what the game's formula says of them; it counts as much
        as the net trusts it."""


def read_parts(path: Path) -> tuple[NetInfo, bytes]:
    """Return the origin of a net and its packed weights; refused if the file is damaged or no net."""
    try:
        data = path.read_bytes()
    except OSError as broken:
        raise Refused("why-no-net", {"file": path.name}) from broken
    mark, data = data[:16], data[16:]
    if blake2b(data, digest_size=16).digest() != mark:
        raise Refused("why-net-damaged", {"file": path.name})
    size = int.from_bytes(data[:4], "big")
    return msgspec.json.decode(data[4 : 4 + size], type=NetInfo), data[4 + size :]


def shape_of(vocabulary: Vocabulary) -> str:
    names = "\n".join([*vocabulary.fields, "", *vocabulary.words])
    return blake2b(names.encode(), digest_size=6).hexdigest()


def info_of(game: Game, generation: int, command: str) -> NetInfo:
    known = vocabulary_of(game)
    return NetInfo(game.key, game.version, generation, command, len(known.fields), len(known.words), shape_of(known))


def names_of(game: Game) -> NetNames:
    known = vocabulary_of(game)
    return NetNames(known.fields, known.words)


def fits(net: PolicyNet, game: Game) -> bool:
    """Return whether the net was made for this game by these rules."""
    info = net.info
    return (info.game, info.rules, info.shape) == (game.key, game.version, shape_of(vocabulary_of(game)))


def fitting(net: PolicyNet, game: Game) -> PolicyNet:
    """Return the net if it was made for this game by these rules; refused otherwise."""
    if not fits(net, game):
        raise foreign(net.info, game)
    return net


def foreign(info: NetInfo, game: Game) -> Refused:
    of, by = info.game, info.rules
    return Refused("why-net-foreign", {"game": game.key, "rules": game.version, "of": of, "by": by})
