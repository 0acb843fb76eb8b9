"""Every bot against every other: a cross table, and ratings from all games at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import msgspec

from fabletable.bots import make_bot
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.lab.certainty import ConfidenceInterval, share_of
from fabletable.lab.executors import Executor
from fabletable.lab.outcome import GameRow, Outcome
from fabletable.lab.simulate import Run, go_on, prepare

START = 1500.0
UNSURE = 500.0
CHANCE = 250.0
"""The spread of one game's chance in rating points: a bot that is rated this much higher wins about two games
of three."""


class Meeting(msgspec.Struct):
    """One against another: games, and in how many the first ended ahead (half a game when level)."""

    games: int
    ahead: float
    margin: float
    """The mean difference of scores."""

    @property
    def share(self) -> ConfidenceInterval:
        return share_of(self.ahead, self.games)

    @property
    def is_clear(self) -> bool:
        return not self.share.low <= 0.5 <= self.share.high


class BotRating(msgspec.Struct):
    bot: str
    rating: float
    unsure: float
    """Half of the 95 % interval."""


class Tournament(msgspec.Struct):
    game: str
    players: int
    bots: list[str]
    seed: str
    each: int
    """Games wanted from each table."""
    tables: list[Outcome]
    """A run for every table of bots that met."""

    @property
    def games(self) -> int:
        return sum(table.games for table in self.tables)

    def to_json(self) -> bytes:
        tables = self.tables
        self.tables = []
        top = msgspec.json.format(msgspec.json.encode(self), indent=2)
        self.tables = tables
        lines = b",\n    ".join(msgspec.json.encode(table) for table in tables)
        return top.replace(b'"tables": []', b'"tables": [\n    ' + lines + b"\n  ]") if tables else top


def read_tournament(data: bytes, name: str) -> Tournament:
    try:
        return msgspec.json.decode(data, type=Tournament)
    except (msgspec.MsgspecError, UnicodeDecodeError) as broken:
        raise Refused("why-no-tournament", {"file": name, "detail": str(broken)}) from None


class Cup:
    """A tournament being played: its tables one after the other, each as a run."""

    def __init__(self, tournament: Tournament, runs: list[Run]) -> None:
        self.tournament = tournament
        self.runs = runs

    @property
    def games(self) -> int:
        return sum(run.games for run in self.runs)

    def play(
        self,
        executor: Callable[[], Executor],
        on_progress: Callable[[int], None] | None = None,
        keep: Callable[[Tournament], None] | None = None,
    ) -> Tournament:
        """Play what is missing. ``keep`` gets all that was played, after each table and when it is stopped."""
        for place, run in enumerate(self.runs):
            before = sum(len(other.done.played) for other in self.runs if other is not run)

            def heard(done: int, before: int = before) -> None:
                if on_progress is not None:
                    on_progress(before + done)

            def kept(outcome: Outcome, place: int = place) -> None:
                self._put(place, outcome)
                if keep is not None:
                    keep(self.tournament)

            if next(run.missing(), None) is not None:
                kept(run.play(executor(), heard, kept))
        return self.tournament

    def _put(self, place: int, outcome: Outcome) -> None:
        tables = self.tournament.tables
        tables[place : place + 1] = [outcome]


def enter(
    game: str,
    bots: Sequence[str],
    each: int,
    players: int | None = None,
    seed: str | int = "",
    options: Mapping[str, Any] | None = None,
) -> Cup:
    """Prepare a tournament: every table of ``players`` different bots plays ``each`` games, round the seats."""
    names = list(dict.fromkeys(bots))
    for name in names:
        make_bot(name, "")
    low, _ = find(game).players
    seats = max(2, low) if players is None else players
    if len(names) < max(2, seats):
        raise Refused("why-few-bots", {"bots": len(names), "players": max(2, seats)})
    runs = [prepare(game, each, seats, list(table), seed, options) for table in combinations(names, seats)]
    tournament = Tournament(game, seats, names, str(seed), each, [run.outcome() for run in runs])
    return Cup(tournament, runs)


def go_on_with(tournament: Tournament, each: int | None = None) -> Cup:
    tournament.each = max(each or tournament.each, tournament.each)
    return Cup(tournament, [go_on(table, tournament.each) for table in tournament.tables])


def _ranked(row: GameRow) -> list[float]:
    """Return the places by seat, 1 is the best: winners first, then by score."""
    order = [(seat not in row.winners, -row.scores[seat]) for seat in range(len(row.bots))]
    places = sorted(set(order))
    return [float(places.index(place) + 1) for place in order]


def _rows(tournament: Tournament) -> Iterator[GameRow]:
    """Yield games alternating over all tables, so that all ratings settle together."""
    games = max((len(table.rows) for table in tournament.tables), default=0)
    for number in range(games):
        yield from (table.rows[number] for table in tournament.tables if number < len(table.rows))


def cross_table(tournament: Tournament) -> dict[tuple[str, str], Meeting]:
    found: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for row in _rows(tournament):
        places = _ranked(row)
        for one, other in combinations(range(len(row.bots)), 2):
            ahead = 0.5 if places[one] == places[other] else float(places[one] < places[other])
            margin = row.scores[one] - row.scores[other]
            found.setdefault((row.bots[one], row.bots[other]), []).append((ahead, margin))
            found.setdefault((row.bots[other], row.bots[one]), []).append((1 - ahead, -margin))
    return {
        pair: Meeting(len(games), sum(ahead for ahead, _ in games), sum(by for _, by in games) / len(games))
        for pair, games in found.items()
    }


def ratings(tournament: Tournament) -> list[BotRating]:
    """Rate the bots, best first, by Plackett and Luce after Weng and Lin (openskill), for any number of players and
    shared places.

    The bots do not learn, so nothing is forgotten from game to game (``tau`` is 0).
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=START, sigma=UNSURE, beta=CHANCE, kappa=0.0001, tau=0.0)
    known = {name: model.rating(name=name) for name in tournament.bots}
    for row in _rows(tournament):
        places = _ranked(row)
        teams = model.rate([[known[bot]] for bot in row.bots], ranks=places)
        known |= {bot: team[0] for bot, team in zip(row.bots, teams, strict=True)}
    rated = [BotRating(name, rating.mu, 1.96 * rating.sigma) for name, rating in known.items()]
    return sorted(rated, key=lambda one: (-one.rating, one.bot))
