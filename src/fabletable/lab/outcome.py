"""What came out of many games."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from fabletable.kernel.record import Record
from fabletable.lab.follies import Folly, Seen

Share = int | float


class Trouble(msgspec.Struct):
    """A game that broke, with all it takes to see it again: the record ends before the decision that broke it."""

    index: int
    seed: str
    bots: list[str]
    error: str
    number: int
    last: list[tuple[int, str]]
    trace: str
    record: Record | None = None


class Played(msgspec.Struct):
    """One game of many. ``bots`` are the players by seat; ``final`` is the table's checksum at the end."""

    index: int
    bots: list[str]
    decisions: int = 0
    winners: list[int] = []
    scores: list[int] = []
    final: str = ""
    trouble: Trouble | None = None
    follies: list[Seen] = []


class Spread(msgspec.Struct):
    """Many numbers at a glance."""

    mean: float
    low: float
    high: float


class Outcome(msgspec.Struct):
    """All games together. A victory that is shared counts as a part of a win for each who shares it."""

    game: str
    version: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: str
    games: int
    finished: int
    errors: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: dict[str, Share]
    """By the bot's name."""
    seats: list[Share]
    """By seat, the first player first."""
    shared: int
    """Games with more than one winner."""
    unwon: int
    """Games that everybody lost."""
    scores: dict[str, Spread]
    lengths: Spread
    """Decisions a game."""
    fingerprint: str
    """The same games end the same way on any machine, with any number of workers."""
    coverage: dict[str, int]
    """How often each card or effect came up; empty unless it was asked for."""
    never: list[str]
    """What the game has and these games never showed."""
    troubles: list[Trouble]
    follies: dict[str, Folly] = {}
    """What no sensible player does, how often it was done; empty unless it was asked for."""

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=2)


def spread(values: Sequence[int]) -> Spread:
    if not values:
        return Spread(0.0, 0.0, 0.0)
    return Spread(round(sum(values) / len(values), 2), min(values), max(values))


def wins_by_seat(played: Sequence[Played], players: int) -> list[Share]:
    return [_whole(sum(_share(game, seat) for game in played)) for seat in range(players)]


def wins_by_bot(played: Sequence[Played], names: Sequence[str]) -> dict[str, Share]:
    wins = dict.fromkeys(names, 0.0)
    for game in played:
        for seat in game.winners:
            wins[game.bots[seat]] += _share(game, seat)
    return {name: _whole(share) for name, share in wins.items()}


def scores_by_bot(played: Sequence[Played], names: Sequence[str]) -> dict[str, Spread]:
    scores: dict[str, list[int]] = {name: [] for name in names}
    for game in played:
        for name, score in zip(game.bots, game.scores, strict=True):
            scores[name].append(score)
    return {name: spread(values) for name, values in scores.items()}


def fingerprint(played: Sequence[Played]) -> str:
    ends = [[game.index, game.bots, game.decisions, game.winners, game.scores, game.final] for game in played]
    return blake2b(msgspec.msgpack.encode(ends), digest_size=8).hexdigest()


def _share(game: Played, seat: int) -> float:
    return 1 / len(game.winners) if seat in game.winners else 0.0


def _whole(share: float) -> Share:
    rounded = round(share, 3)
    return int(rounded) if rounded == int(rounded) else rounded
