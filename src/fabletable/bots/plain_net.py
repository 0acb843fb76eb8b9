"""A net without numpy: the same weights in arrays. A kernel multiplies them: Python's own, or that of the browser."""

from __future__ import annotations

import io
import struct
import zipfile
from array import array
from collections.abc import Mapping, Sequence
from operator import mul
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from fabletable.bots.net_file import (
    BEST,
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
from fabletable.kernel import Game, Refused
from fabletable.kernel.vocabulary import vocabulary_of

TRUSTS: Final = 3
AT_ONCE: Final = 8192
"""Numbers that are unpacked at a time: each is a float of Python's first, and a tab has little memory."""


class Layer:
    """A matrix, row after row, and a bias. ``handle`` is a kernel's own copy of them, which may make ``data`` empty."""

    __slots__ = ("bias", "data", "handle", "width")

    def __init__(self, data: array[float], bias: array[float], width: int) -> None:
        self.data = data
        self.bias = bias
        self.width = width
        self.handle: Any = None


class NetKernel(Protocol):
    def product(self, rows: array[float], count: int, layer: Layer, *, cut: bool) -> Sequence[float]:
        """Return rows times the matrix plus the bias, one after the other; ``cut`` what is below zero."""

    def chosen(self, rows: Sequence[float], layer: Layer, at: array[int], of: array[int]) -> Sequence[float]:
        """Return, for each pair, row ``at`` times row ``of`` of the matrix plus its bias."""


class PythonKernel:
    def product(self, rows: Sequence[float], count: int, layer: Layer, *, cut: bool) -> array[float]:
        width, data = layer.width, layer.data
        size = len(rows) // count
        found = array("f")
        for start in range(0, len(rows), size):
            sums: list[float] = list(layer.bias)
            for place in range(size):
                factor = rows[start + place]
                if factor:
                    weights = data[place * width : (place + 1) * width]
                    sums = [known + factor * weight for known, weight in zip(sums, weights, strict=True)]
            found.extend([max(0.0, each) for each in sums] if cut else sums)
        return found

    def chosen(self, rows: Sequence[float], layer: Layer, at: array[int], of: array[int]) -> array[float]:
        width, data = layer.width, layer.data
        found = array("f")
        for row, place in zip(at, of, strict=True):
            seen, weights = rows[row * width : (row + 1) * width], data[place * width : (place + 1) * width]
            found.append(sum(map(mul, seen, weights)) + layer.bias[place])
        return found


_kernel: list[NetKernel] = [PythonKernel()]


def use_kernel(kernel: NetKernel) -> None:
    """Multiply by this kernel from now on."""
    _kernel[0] = kernel


class PlainNet:
    def __init__(self, info: NetInfo, weights: Mapping[str, array[float]], names: NetNames | None) -> None:
        self.info = info
        self.names = names
        self._first = _layer(weights, "first")
        self._second = _layer(weights, "second")
        self._win = _layer(weights, "win")
        self._trust = _layer(weights, TRUST[0]) if TRUST[0] in weights else None
        inner, words = len(weights["second-more"]), len(weights["wish-more"])
        self._policy_head = Layer(_turned(weights["wish"], inner, words), weights["wish-more"], inner)

    @property
    def takes_advice(self) -> bool:
        return self._trust is not None

    def policies(
        self, rows: Sequence[array[float]], words: Sequence[Sequence[int]], near: Sequence[Sequence[float]] | None
    ) -> list[list[float]]:
        inner = self._inner(rows)
        at = array("i", [number for number, offered in enumerate(words) for _ in offered])
        policy = list(
            _kernel[0].chosen(inner, self._policy_head, at, array("i", [word for some in words for word in some]))
        )
        if near is not None:
            trust = self._trusted(inner, len(rows))
            for place, (row, nearness) in enumerate(zip(at, [each for some in near for each in some], strict=True)):
                policy[place] += trust[TRUSTS * row + NEAR] * nearness
                policy[place] += trust[TRUSTS * row + BEST] if nearness == 0.0 else 0.0
        found, start = [], 0
        for offered in words:
            found.append(policy[start : start + len(offered)])
            start += len(offered)
        return found

    def win_odds(self, rows: Sequence[array[float]], said: Sequence[float] | None) -> list[float]:
        inner = self._inner(rows)
        odds = list(_kernel[0].product(inner, len(rows), self._win, cut=False))
        if said is not None:
            trust = self._trusted(inner, len(rows))
            odds = [
                each + trust[TRUSTS * row + SAID] * policy
                for row, (each, policy) in enumerate(zip(odds, said, strict=True))
            ]
        return odds

    def _inner(self, rows: Sequence[array[float]]) -> array[float]:
        flat = array("f")
        for row in rows:
            flat.extend(row)
        kernel, count = _kernel[0], len(rows)
        first = array("f", kernel.product(flat, count, self._first, cut=True))
        return array("f", kernel.product(first, count, self._second, cut=True))

    def _trusted(self, inner: array[float], count: int) -> Sequence[float]:
        if self._trust is None:
            return array("f", bytes(4 * TRUSTS * count))
        return _kernel[0].product(inner, count, self._trust, cut=False)


def _layer(weights: Mapping[str, array[float]], name: str) -> Layer:
    bias = weights[f"{name}-more"]
    return Layer(weights[name], bias, len(bias))


def _turned(data: array[float], height: int, width: int) -> array[float]:
    """Return a matrix with rows and columns exchanged."""
    turned = array("f")
    for column in range(width):
        turned.extend(data[column : height * width : width])
    return turned


def read_plain_net(path: Path, game: Game) -> PlainNet:
    """Read a net for the present rules of its game, carried over by name if it learned by others. Refused if the file
    is damaged, or is of another game and keeps no names."""
    info, body = read_parts(path)
    weights: dict[str, array[float]] = {}
    names: dict[str, list[str]] = {}
    with zipfile.ZipFile(io.BytesIO(body)) as held:
        for file in held.namelist():
            name, data = file.removesuffix(".npy"), held.read(file)
            if name in NAMES:
                names[name] = msgspec.json.decode(_numbers(data)[1], type=list[str])
            else:
                weights[name] = _halves(data)
    known = NetNames(names[NAMES[0]], names[NAMES[1]]) if names else None
    if (info.game, info.rules, info.shape) == (game.key, game.version, shape_of(vocabulary_of(game))):
        return PlainNet(info, weights, known)
    return PlainNet(*_carried(info, weights, known, game))


def _numbers(data: bytes) -> tuple[str, memoryview]:
    """Return the description and the numbers of an array as numpy writes it."""
    long = data[6] > 1
    size = int.from_bytes(data[8 : 12 if long else 10], "little")
    start = (12 if long else 10) + size
    return data[12 if long else 10 : start].decode("latin-1"), memoryview(data)[start:]


def _halves(data: bytes) -> array[float]:
    """Return numbers of half precision; an array that lies column by column is put row by row."""
    head, body = _numbers(data)
    if "<f2" not in head:
        raise Refused("why-net-damaged", {"file": head[:40]})
    found = array("f", [0.0]) * (len(body) // 2)
    for start in range(0, len(found), AT_ONCE):
        some = body[2 * start : 2 * (start + AT_ONCE)]
        found[start : start + AT_ONCE] = array("f", struct.unpack(f"<{len(some) // 2}e", some))
    if "'fortran_order': True" in head:
        shape = [int(part) for part in head.split("(")[1].split(")")[0].split(",") if part.strip()]
        found = _turned(found, shape[1], shape[0]) if len(shape) == 2 else found
    return found


def _carried(
    info: NetInfo, weights: dict[str, array[float]], before: NetNames | None, game: Game
) -> tuple[NetInfo, dict[str, array[float]], NetNames]:
    """Return the net with the weights of each field and word where the game has it now; what is new weighs nothing."""
    if info.game != game.key or before is None:
        raise foreign(info, game)
    now = names_of(game)
    inner, words = len(weights["second-more"]), len(before.words)
    wish = _turned(weights["wish"], inner, words)
    moved = {
        **weights,
        "first": _moved(weights["first"], before.fields, now.fields),
        "wish": _turned(_moved(wish, before.words, now.words), len(now.words), inner),
        "wish-more": _moved(weights["wish-more"], before.words, now.words),
    }
    return msgspec.structs.replace(info, rules=game.version, carried_from=info.carried_from or info.rules), moved, now


def _moved(rows: array[float], before: Sequence[str], now: Sequence[str]) -> array[float]:
    width = len(rows) // len(before)
    places = {name: place for place, name in enumerate(before)}
    moved = array("f")
    for name in now:
        old = places.get(name)
        moved.extend(array("f", bytes(4 * width)) if old is None else rows[old * width : (old + 1) * width])
    return moved
