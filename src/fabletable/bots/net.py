"""A small net read from a file: from what a seat may know to how much each choice is wanted and the chance to win."""

from __future__ import annotations

import io
from collections.abc import Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from fabletable.kernel import Game, Refused
from fabletable.kernel.vocabulary import Vocabulary, vocabulary_of

Numbers = NDArray[np.float32]

LAYERS: Final = ("first", "first-more", "second", "second-more", "wish", "wish-more", "win", "win-more")
"""Two layers, then two heads; each a matrix and what is added."""


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


class Net:
    """Weights in full precision, ready to be asked about many positions at once."""

    def __init__(self, story: Story, weights: Mapping[str, NDArray[Any]]) -> None:
        self.story = story
        self.weights: dict[str, Numbers] = {name: np.asarray(weights[name], dtype=np.float32) for name in LAYERS}

    def look(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """How much each word is wanted, and the chance to win, one row a position."""
        w = self.weights
        inner = np.maximum(rows @ w["first"] + w["first-more"], 0.0)
        inner = np.maximum(inner @ w["second"] + w["second-more"], 0.0)
        wishes = inner @ w["wish"] + w["wish-more"]
        wins = inner @ w["win"] + w["win-more"]
        return wishes, 1.0 / (1.0 + np.exp(-np.clip(wins[:, 0], -30.0, 30.0)))


def shape_of(vocabulary: Vocabulary) -> str:
    names = "\n".join([*vocabulary.fields, "", *vocabulary.words])
    return blake2b(names.encode(), digest_size=6).hexdigest()


def story_of(game: Game, generation: int, command: str) -> Story:
    known = vocabulary_of(game)
    return Story(game.key, game.version, generation, command, len(known.fields), len(known.words), shape_of(known))


def write_net(path: Path, story: Story, weights: Mapping[str, NDArray[Any]]) -> None:
    """Half precision, with a checksum over all of it."""
    body = io.BytesIO()
    halves = {name: np.asarray(weights[name], dtype=np.float16) for name in LAYERS}
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
