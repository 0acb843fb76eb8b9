"""A small net read from a file, evaluated by numpy: from what a seat may know to how much each choice is wanted and the
chance to win.
"""

from __future__ import annotations

import io
from array import array
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from fabletable.bots.net_file import (
    BEST,
    LAYERS,
    NAMES,
    NEAR,
    SAID,
    TRUST,
    NetInfo,
    NetNames,
    foreign,
    names_of,
    read_parts,
    shape_of,
)
from fabletable.kernel import Game
from fabletable.kernel.vocabulary import vocabulary_of

Numbers = NDArray[np.float32]


class Looked(NamedTuple):
    """The output of a net for positions, one row each: the last layer, from which the policy follows; the trust in the
    game's advice; and the correction of the log odds to win."""

    inner: Numbers
    trust: Numbers
    more: Numbers


class Net:
    """Weights in full precision, evaluated for many positions at once."""

    def __init__(self, info: NetInfo, weights: Mapping[str, NDArray[Any]], names: NetNames | None = None) -> None:
        self.info = info
        self.names = names
        known = [*LAYERS, *(TRUST if TRUST[0] in weights else ())]
        # Row after row: few positions at a time are answered three times as fast as by columns.
        self.weights: dict[str, Numbers] = {
            name: np.ascontiguousarray(weights[name], dtype=np.float32) for name in known
        }
        self._policy_head: Numbers = np.ascontiguousarray(self.weights["wish"].T)

    @property
    def takes_advice(self) -> bool:
        return TRUST[0] in self.weights

    def look(self, rows: Numbers) -> Looked:
        w = self.weights
        # Most inputs are 0, so that only the other rows of the first matrix are needed.
        there = np.flatnonzero(rows.any(axis=0))
        inner = np.maximum(rows[:, there] @ w["first"][there] + w["first-more"], 0.0)
        inner = np.maximum(inner @ w["second"] + w["second-more"], 0.0)
        more = (inner @ w["win"] + w["win-more"])[:, 0]
        if not self.takes_advice:
            return Looked(inner, np.zeros((len(rows), len((BEST, NEAR, SAID))), dtype=np.float32), more)
        return Looked(inner, np.asarray(inner @ w["trust"] + w["trust-more"]), more)

    def policy_at(
        self, looked: Looked, rows: NDArray[Any], words: NDArray[Any], near: Numbers | None = None
    ) -> Numbers:
        """Return the policy for these words, each at a position of its own. ``near`` is the nearness of each option to
        greedy's best; it counts as much as the net trusts it."""
        policy = np.einsum("ij,ij->i", self._policy_head[words], looked.inner[rows]) + self.weights["wish-more"][words]
        if near is not None:
            trust = looked.trust[rows]
            policy = policy + trust[:, NEAR] * near + trust[:, BEST] * (near == 0.0)
        return np.asarray(policy, dtype=np.float32)

    def policies(
        self, rows: Sequence[array[float]], words: Sequence[Sequence[int]], near: Sequence[Sequence[float]] | None
    ) -> list[list[float]]:
        looked = self.look(_stacked(rows))
        places = np.repeat(np.arange(len(words)), [len(offered) for offered in words])
        nearness = None if near is None else np.array([each for some in near for each in some], dtype=np.float32)
        policy: list[float] = self.policy_at(looked, places, np.concatenate(words), nearness).tolist()
        ends = list(accumulate(len(offered) for offered in words))
        return [policy[end - len(offered) : end] for offered, end in zip(words, ends, strict=True)]

    def win_odds(self, rows: Sequence[array[float]], said: Sequence[float] | None) -> list[float]:
        looked = self.look(_stacked(rows))
        odds = looked.more
        if said is not None:
            odds = odds + looked.trust[:, SAID] * np.array(said, dtype=np.float32)
        found: list[float] = odds.tolist()
        return found


def _stacked(rows: Sequence[array[float]]) -> Numbers:
    stacked = np.empty((len(rows), len(rows[0])), dtype=np.float32)
    for number, row in enumerate(rows):
        stacked[number] = row
    return stacked


def chances(odds: Numbers) -> Numbers:
    """Return probabilities from log odds."""
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(odds, -30.0, 30.0))), dtype=np.float32)


def write_net(path: Path, info: NetInfo, weights: Mapping[str, NDArray[Any]], names: NetNames | None = None) -> None:
    """Write a net in half precision, with the names of fields and words and a checksum."""
    body = io.BytesIO()
    arrays: dict[str, NDArray[Any]] = {name: np.asarray(values, np.float16) for name, values in weights.items()}
    if names is not None:
        for place, of in zip(NAMES, names, strict=True):
            arrays[place] = np.frombuffer(msgspec.json.encode(list(of)), dtype=np.uint8)
    np.savez_compressed(body, allow_pickle=False, **arrays)
    head = msgspec.json.encode(info)
    data = len(head).to_bytes(4, "big") + head + body.getvalue()
    path.write_bytes(blake2b(data, digest_size=16).digest() + data)


def read_net(path: Path) -> Net:
    """Read a net; refused if the file is damaged or no net."""
    info, body = read_parts(path)
    with np.load(io.BytesIO(body), allow_pickle=False) as file:
        arrays = dict(file)
    return Net(info, arrays, _read_names(arrays))


def _read_names(arrays: Mapping[str, NDArray[Any]]) -> NetNames | None:
    if NAMES[0] not in arrays:
        return None
    fields, words = (msgspec.json.decode(arrays[place].tobytes(), type=list[str]) for place in NAMES)
    return NetNames(fields, words)


def carried(net: Net, game: Game, renamed: Mapping[str, str] | None = None) -> Net:
    """Return the net for the present rules of its game, carried over by name.

    Weights of a field or word go where the game has that name now; ``renamed`` maps new names to old ones. What is new
    weighs nothing, so the game's own advice decides there until the net has learned on. Refuse a net of another game,
    and one whose file keeps no names.
    """
    if net.info.game != game.key or net.names is None:
        raise foreign(net.info, game)
    before, now = net.names, names_of(game)
    weights: dict[str, NDArray[Any]] = {**net.weights}
    weights["first"] = _moved(weights["first"], before.fields, now.fields, renamed or {})
    weights["wish"] = _moved(weights["wish"].T, before.words, now.words, renamed or {}).T
    weights["wish-more"] = _moved(weights["wish-more"], before.words, now.words, renamed or {})
    info = msgspec.structs.replace(
        net.info,
        rules=game.version,
        fields=len(now.fields),
        words=len(now.words),
        shape=shape_of(vocabulary_of(game)),
        carried_from=net.info.carried_from or net.info.rules,
    )
    return Net(info, weights, now)


def _moved(rows: NDArray[Any], before: Sequence[str], now: Sequence[str], renamed: Mapping[str, str]) -> NDArray[Any]:
    """Return the rows in the order of the names of now; a new name gets zeros."""
    places = {name: place for place, name in enumerate(before)}
    moved = np.zeros((len(now), *rows.shape[1:]), dtype=rows.dtype)
    for place, name in enumerate(now):
        old = places.get(name, places.get(renamed.get(name, name), -1))
        if old >= 0:
            moved[place] = rows[old]
    return moved
