"""The outcome of many games."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import ceil
from typing import Any, Final

import msgspec

from fabletable.bots.things import Thing
from fabletable.kernel import Message, Refused
from fabletable.kernel.record import Record
from fabletable.lab.blunders import Blunder, SeenBlunder

Share = int | float


class Trouble(msgspec.Struct):
    """A game with an error, and everything to reproduce it: the record ends before the failing decision."""

    index: int
    seed: str
    bots: list[str]
    error: str
    number: int
    last: list[tuple[int, str]]
    trace: str
    record: Record | None = None


class GameRow(msgspec.Struct, omit_defaults=True):
    """One game of many. ``bots`` are the players by seat; ``final`` is the table's checksum at the end."""

    index: int
    bots: list[str]
    decisions: int = 0
    winners: list[int] = []
    scores: list[int] = []
    final: str = ""
    trouble: Trouble | None = None
    blunders: list[SeenBlunder] = []
    variant: int = 0
    """The index of the played variant of the run."""
    heroes: list[str] = []
    """The hero of each seat, by the id of its name."""
    taken: list[dict[str, int]] = []
    """The time each seat first took each thing, in thousandths of the seat's own decisions."""
    left: list[list[str]] = []
    """The things each seat could have taken and never did."""
    course: list[list[float]] = []
    """The value of the table for each seat, by tenth of the game."""

    def share(self, seat: int) -> float:
        """Return this seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Spread(msgspec.Struct):
    """A summary of many numbers."""

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
    """The share of wins of each bot, by name."""
    seats: list[Share]
    """The share of wins of each seat, the first player first."""
    shared: int
    """Games with more than one winner."""
    unwon: int
    """Games that all seats lost."""
    scores: dict[str, Spread]
    lengths: Spread
    """The number of decisions a game."""
    fingerprint: str
    """A hash of all final tables, the same on any machine with any number of workers."""
    coverage: dict[str, int]
    """The number of occurrences of each card or effect; empty unless requested."""
    never: list[str]
    """The cards and effects of the game that never occurred."""
    troubles: list[Trouble]
    blunders: dict[str, Blunder] = {}
    """The blunders and their numbers; empty unless requested."""
    asked: int = 0
    """The number of requested games; a stopped run has played fewer."""
    variants: list[dict[str, Any]] = []
    """The varied options, beside ``options``; empty when all games had the same."""
    watched: bool = False
    """True if the games list what was taken, by which seat and when."""
    names: dict[str, Message] = {}
    """Heroes by the id of the name."""
    things: dict[str, Thing] = {}
    """The things that could be taken, by key."""
    rows: list[GameRow] = []
    """The games that were finished."""

    def to_json(self) -> bytes:
        """Return JSON: a readable head, then a line per game."""
        rows = self.rows
        self.rows = []
        top = msgspec.json.format(msgspec.json.encode(self), indent=2)
        self.rows = rows
        if not rows:
            return top
        numbers = {key: str(number) for number, key in enumerate(self.things)}
        lines = b",\n    ".join(msgspec.json.encode(_renamed(row, numbers)) for row in rows)
        return top.replace(b'"rows": []', b'"rows": [\n    ' + lines + b"\n  ]")


CLEAR_SHARE: Final = 0.05
"""The smallest difference from the fair share that is reported."""
BEYOND_LUCK: Final = (3.841, 5.991, 7.815, 9.488, 11.07, 12.592, 14.067)
"""Pearson's chi-squared that luck alone exceeds once in 20 runs, by degrees of freedom from 1 on."""

FEWEST_DUE: Final = 3
"""The fair number of wins below which chi-squared says nothing."""


def games_to_tell(players: int) -> int:
    """Return the number of games after which a seat's share is known to within ``CLEAR_SHARE`` (95 % interval)."""
    fair = 1 / max(2, players)
    return ceil(1.96**2 * fair * (1 - fair) / CLEAR_SHARE**2)


def is_too_short(outcome: Outcome) -> bool:
    """Return whether nothing can be told yet: few games, and luck alone could explain who won them. Those who are
    compared are the bots, or the seats where one bot has them all."""
    bots = [(outcome.wins[name], outcome.bots.count(name)) for name in sorted(set(outcome.bots))]
    shares = bots if len(bots) > 1 else [(wins, 1) for wins in outcome.seats]
    if outcome.finished >= games_to_tell(outcome.players) or len(shares) < 2:
        return False
    won = sum(wins for wins, _ in shares)
    fair = [won * seats / outcome.players for _, seats in shares]
    if min(fair) < FEWEST_DUE:
        return True
    off = sum((wins - due) ** 2 / due for (wins, _), due in zip(shares, fair, strict=True))
    return off <= BEYOND_LUCK[min(len(shares) - 1, len(BEYOND_LUCK)) - 1]


def read_outcome(data: bytes, name: str) -> Outcome:
    """Read an outcome that ``to_json`` wrote."""
    try:
        outcome = msgspec.convert(_with_new_names(msgspec.json.decode(data)), type=Outcome)
        keys = {str(number): key for number, key in enumerate(outcome.things)}
        outcome.rows = [_renamed(row, keys) for row in outcome.rows]
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, TypeError, AttributeError) as broken:
        raise Refused("why-no-outcome", {"file": name, "detail": str(broken)}) from None
    return outcome


def _with_new_names(plain: Any) -> Any:
    """Rename the fields of a file that version 0.3 or older wrote."""
    if isinstance(plain, dict):
        for each in (plain, *plain.get("rows", ())):
            if "follies" in each:
                each["blunders"] = each.pop("follies")
        for thing in plain.get("things", {}).values():
            if "say" in thing:
                thing["message"] = thing.pop("say")
    return plain


def _renamed(row: GameRow, names: dict[str, str]) -> GameRow:
    """Replace things by numbers in the file: a run has hundreds of them, and each game names most."""
    if not row.taken:
        return row
    taken = [{names[key]: when for key, when in things.items()} for things in row.taken]
    return msgspec.structs.replace(row, taken=taken, left=[[names[key] for key in left] for left in row.left])


def spread(values: Sequence[int]) -> Spread:
    if not values:
        return Spread(0.0, 0.0, 0.0)
    return Spread(round(sum(values) / len(values), 2), min(values), max(values))


def wins_by_seat(played: Sequence[GameRow], players: int) -> list[Share]:
    return [_whole(sum(game.share(seat) for game in played)) for seat in range(players)]


def wins_by_bot(played: Sequence[GameRow], names: Sequence[str]) -> dict[str, Share]:
    wins = dict.fromkeys(names, 0.0)
    for game in played:
        for seat in game.winners:
            wins[game.bots[seat]] += game.share(seat)
    return {name: _whole(share) for name, share in wins.items()}


def scores_by_bot(played: Sequence[GameRow], names: Sequence[str]) -> dict[str, Spread]:
    scores: dict[str, list[int]] = {name: [] for name in names}
    for game in played:
        for name, score in zip(game.bots, game.scores, strict=True):
            scores[name].append(score)
    return {name: spread(values) for name, values in scores.items()}


def fingerprint(played: Sequence[GameRow]) -> str:
    ends = [[game.index, game.bots, game.decisions, game.winners, game.scores, game.final] for game in played]
    return blake2b(msgspec.msgpack.encode(ends), digest_size=8).hexdigest()


def _whole(share: float) -> Share:
    rounded = round(share, 3)
    return int(rounded) if rounded == int(rounded) else rounded
