"""A small net read from a file: from what a seat may know to how much each choice is wanted and the chance to win.

It does not begin from nothing: it corrects the game's own advice. How good the options look to greedy, and what the
game's formula says of the chance to win, are added to what the net says, as much as it trusts them.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fabletable.kernel import Game, Refused
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of

Numbers = NDArray[np.float32]

LAYERS: Final = ("first", "first-more", "second", "second-more", "wish", "wish-more", "win", "win-more")
"""Two layers, then two heads; each a matrix and what is added."""

TRUST: Final = ("trust", "trust-more")
"""The third head: how much it trusts the game's own advice. A net that learned without it has none."""

BEST, NEAR, SAID = range(3)
"""What is trusted: that an option is greedy's best, how near it comes to that, the formula's word on who wins."""


class Looked(NamedTuple):
    """What a net makes of positions, one row each: its last layer, from which it knows what it wants; how much it
    trusts the game's advice; and what it adds to the logarithm of the odds to win."""

    inner: Numbers
    trust: Numbers
    more: Numbers


class Story(msgspec.Struct, frozen=True):
    """Where weights come from: what they are for, and the command that made them."""

    game: str
    rules: str
    generation: int
    command: str
    fields: int
    words: int
    shape: str
    """A mark of the names of all fields and words: another encoding means another net."""
    players: list[int] = []
    """How many sat at the tables it learned at; nothing: as many as the game allows."""

    def knows(self, players: int) -> bool:
        """It has sat at tables of this size."""
        return not self.players or players in self.players


class Net:
    """Weights in full precision, ready to be asked about many positions at once."""

    def __init__(self, story: Story, weights: Mapping[str, NDArray[Any]]) -> None:
        self.story = story
        known = [*LAYERS, *(TRUST if TRUST[0] in weights else ())]
        # Row after row: few positions at a time are answered three times as fast as by columns.
        self.weights: dict[str, Numbers] = {
            name: np.ascontiguousarray(weights[name], dtype=np.float32) for name in known
        }
        self._wish: Numbers = np.ascontiguousarray(self.weights["wish"].T)

    @property
    def takes_advice(self) -> bool:
        return TRUST[0] in self.weights

    def look(self, rows: Numbers) -> Looked:
        w = self.weights
        # Most of what could be seen is not there: only the rest of the first matrix is needed.
        there = np.flatnonzero(rows.any(axis=0))
        inner = np.maximum(rows[:, there] @ w["first"][there] + w["first-more"], 0.0)
        inner = np.maximum(inner @ w["second"] + w["second-more"], 0.0)
        more = (inner @ w["win"] + w["win-more"])[:, 0]
        if not self.takes_advice:
            return Looked(inner, np.zeros((len(rows), len((BEST, NEAR, SAID))), dtype=np.float32), more)
        return Looked(inner, np.asarray(inner @ w["trust"] + w["trust-more"]), more)

    def wishes_at(
        self, looked: Looked, rows: NDArray[Any], words: NDArray[Any], near: Numbers | None = None
    ) -> Numbers:
        """How much it wants each of these words, each at a position of its own; with how near each comes to greedy's
        best, also by the game's advice, as far as it trusts that."""
        told = np.einsum("ij,ij->i", self._wish[words], looked.inner[rows]) + self.weights["wish-more"][words]
        if near is not None:
            trust = looked.trust[rows]
            told = told + trust[:, NEAR] * near + trust[:, BEST] * (near == 0.0)
        return np.asarray(told, dtype=np.float32)


def chances(odds: Numbers) -> Numbers:
    """From the logarithm of odds to what is between 0 and 1."""
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0))), dtype=np.float32)


def shape_of(vocabulary: Vocabulary) -> str:
    names = "\n".join([*vocabulary.fields, "", *vocabulary.words])
    return blake2b(names.encode(), digest_size=6).hexdigest()


def story_of(game: Game, generation: int, command: str) -> Story:
    known = vocabulary_of(game)
    return Story(game.key, game.version, generation, command, len(known.fields), len(known.words), shape_of(known))


def write_net(path: Path, story: Story, weights: Mapping[str, NDArray[Any]]) -> None:
    """Half precision, with a checksum over all of it."""
    body = io.BytesIO()
    halves = {name: np.asarray(values, dtype=np.float16) for name, values in weights.items()}
    np.savez_compressed(body, allow_pickle=False, **halves)
    head = msgspec.json.encode(story)
    data = len(head).to_bytes(4, "big") + head + body.getvalue()
    path.write_bytes(blake2b(data, digest_size=16).digest() + data)


def read_net(path: Path) -> Net:
    """Refused when the file is damaged or is no net at all."""
    try:
        data = path.read_bytes()
    except OSError as broken:
        raise Refused("why-no-net", {"file": path.name}) from broken
    mark, data = data[:16], data[16:]
    if blake2b(data, digest_size=16).digest() != mark:
        raise Refused("why-net-damaged", {"file": path.name})
    size = int.from_bytes(data[:4], "big")
    story = msgspec.json.decode(data[4 : 4 + size], type=Story)
    with np.load(io.BytesIO(data[4 + size :]), allow_pickle=False) as weights:
        return Net(story, dict(weights))


def fitting(net: Net, game: Game) -> Net:
    """The net, if it was made for this game by these rules; refused otherwise."""
    story = net.story
    if (story.game, story.rules, story.shape) != (game.key, game.version, shape_of(vocabulary_of(game))):
        raise Refused("why-net-foreign", {"game": game.key, "rules": game.version, "of": story.game, "by": story.rules})
    return net
