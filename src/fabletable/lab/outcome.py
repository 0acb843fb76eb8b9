"""What came out of many games."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from fabletable.bots.things import Thing
from fabletable.kernel import Message, Refused
from fabletable.kernel.record import Record
from fabletable.lab.blunders import Blunder, Seen

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


class Played(msgspec.Struct, omit_defaults=True):
    """One game of many. ``bots`` are the players by seat; ``final`` is the table's checksum at the end."""

    index: int
    bots: list[str]
    decisions: int = 0
    winners: list[int] = []
    scores: list[int] = []
    final: str = ""
    trouble: Trouble | None = None
    blunders: list[Seen] = msgspec.field(default_factory=list, name="follies")
    variant: int = 0
    """Which of the run's variants was played."""
    heroes: list[str] = []
    """Who each seat was, by the id of the name."""
    taken: list[dict[str, int]] = []
    """By seat: the thing, and when it was first taken, in thousandths of the seat's own decisions."""
    left: list[list[str]] = []
    """By seat: what could have been taken and never was."""
    course: list[list[float]] = []
    """By tenth of the game: how the table looked for each seat."""

    def share(self, seat: int) -> float:
        """What this seat has of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


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
    blunders: dict[str, Blunder] = msgspec.field(default_factory=dict, name="follies")
    """What no sensible player does, how often it was done; empty unless it was asked for."""
    asked: int = 0
    """So many games were wanted; a run that was stopped has played fewer."""
    variants: list[dict[str, Any]] = []
    """The options that the games took turns with, beside ``options``; empty when all were played alike."""
    watched: bool = False
    """Whether the games tell what was taken, by whom and when."""
    names: dict[str, Message] = {}
    """Heroes by the id of the name."""
    things: dict[str, Thing] = {}
    """All that could be taken, by key."""
    rows: list[Played] = []
    """Every game that was finished."""

    def to_json(self) -> bytes:
        """Readable at the top, then a line a game."""
        rows = self.rows
        self.rows = []
        top = msgspec.json.format(msgspec.json.encode(self), indent=2)
        self.rows = rows
        if not rows:
            return top
        numbers = {key: str(number) for number, key in enumerate(self.things)}
        lines = b",\n    ".join(msgspec.json.encode(_renamed(row, numbers)) for row in rows)
        return top.replace(b'"rows": []', b'"rows": [\n    ' + lines + b"\n  ]")


def read_outcome(data: bytes, name: str) -> Outcome:
    """What ``to_json`` wrote."""
    try:
        outcome = msgspec.json.decode(data, type=Outcome)
        keys = {str(number): key for number, key in enumerate(outcome.things)}
        outcome.rows = [_renamed(row, keys) for row in outcome.rows]
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as broken:
        raise Refused("why-no-outcome", {"file": name, "detail": str(broken)}) from None
    return outcome


def _renamed(row: Played, names: dict[str, str]) -> Played:
    """On paper a thing is a number: a run has hundreds of them, and each game tells of most."""
    if not row.taken:
        return row
    taken = [{names[key]: when for key, when in things.items()} for things in row.taken]
    return msgspec.structs.replace(row, taken=taken, left=[[names[key] for key in left] for left in row.left])


def spread(values: Sequence[int]) -> Spread:
    if not values:
        return Spread(0.0, 0.0, 0.0)
    return Spread(round(sum(values) / len(values), 2), min(values), max(values))


def wins_by_seat(played: Sequence[Played], players: int) -> list[Share]:
    return [_whole(sum(game.share(seat) for game in played)) for seat in range(players)]


def wins_by_bot(played: Sequence[Played], names: Sequence[str]) -> dict[str, Share]:
    wins = dict.fromkeys(names, 0.0)
    for game in played:
        for seat in game.winners:
            wins[game.bots[seat]] += game.share(seat)
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


def _whole(share: float) -> Share:
    rounded = round(share, 3)
    return int(rounded) if rounded == int(rounded) else rounded
