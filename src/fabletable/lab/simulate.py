"""Play many games with bots, in as many processes as asked for. The outcome does not depend on how many."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from fabletable.bots import Bot, checked_bot, make_bot
from fabletable.bots.roster import MakeBot, bring_bot, brought_bots, let_decide
from fabletable.bots.things import Thing
from fabletable.games import BUILT_IN, bring, bring_pack, find
from fabletable.kernel import Critic, Game, Match, Message, Refused
from fabletable.kernel.match import start
from fabletable.lab.blunders import SeenBlunder, by_blunder, noted
from fabletable.lab.executors import Executor, InProcess, Processes
from fabletable.lab.outcome import (
    GameRow,
    Outcome,
    Trouble,
    fingerprint,
    scores_by_bot,
    spread,
    wins_by_bot,
    wins_by_seat,
)
from fabletable.lab.things import ThingsObserver, Without

LONGEST = 200_000
"""The largest number of decisions of a game."""

LAST = 12
"""The number of decisions before an error that are shown."""

OFTEN = 20.0
"""The seconds between two saves of a long run."""


class Endless(Exception):
    pass


class SimulationJob:
    """The job of a worker. Games and bots that users brought travel along; the others are installed everywhere."""

    def __init__(
        self,
        game: Game,
        players: int,
        bots: list[str],
        seed: str,
        options: Mapping[str, Any],
        count: bool,
        blunders: bool = False,
    ) -> None:
        self.game = game.key
        self.brought = None if game.key in BUILT_IN else game
        self.packs = game.brought_packs
        self.brought_bots: dict[str, MakeBot] = {n: make for n, make in brought_bots().items() if n in bots}
        self.players = players
        self.bots = bots
        self.seed = seed
        self.options = dict(options)
        self.count = count
        self.blunders = blunders
        self.heroes = False
        self.watch = False
        self.variants: list[dict[str, Any]] = []
        self.without = ""
        """The key of a thing that one seat of each game may not take."""

    def variant_of(self, index: int) -> int:
        """Return the variant of a game; it changes once every bot has sat everywhere."""
        return (index // self.players) % len(self.variants) if self.variants else 0

    def options_of(self, index: int) -> dict[str, Any]:
        return {**self.options, **self.variants[self.variant_of(index)]} if self.variants else self.options


class Batch:
    """Some games and their counts."""

    def __init__(self) -> None:
        self.played: list[GameRow] = []
        self.tally: dict[str, int] = {}
        self.names: dict[str, Message] = {}
        self.things: dict[str, Thing] = {}

    def add(self, other: Batch) -> None:
        self.played += other.played
        for what, times in other.tally.items():
            self.tally[what] = self.tally.get(what, 0) + times
        self.names |= other.names
        self.things |= other.things


class Run:
    """Many games of one kind, some of which may have been played already."""

    def __init__(self, job: SimulationJob, games: int) -> None:
        self.job = job
        self.games = games
        self.done = Batch()
        self.seconds = 0.0

    def outcome(self) -> Outcome:
        return _outcome(self)

    def missing(self) -> Iterator[int]:
        known = {one.index for one in self.done.played}
        return (index for index in range(self.games) if index not in known)

    def play(
        self,
        executor: Executor,
        on_progress: Callable[[int], None] | None = None,
        keep: Callable[[Outcome], None] | None = None,
    ) -> Outcome:
        """Play what is missing. ``keep`` gets the outcome so far from time to time, and when the run is stopped."""
        began = saved = perf_counter()
        before = self.seconds
        try:
            for batch in executor.play(play_batch, self.job, self._batches(executor.workers)):
                self.done.add(batch)
                self.seconds = before + perf_counter() - began
                if on_progress is not None:
                    on_progress(len(self.done.played))
                if keep is not None and perf_counter() - saved > OFTEN:
                    keep(self.outcome())
                    saved = perf_counter()
        except BaseException:
            if keep is not None and self.done.played:
                keep(self.outcome())
            raise
        return self.outcome()

    def _batches(self, workers: int) -> Iterator[range]:
        """Yield ranges of missing games."""
        size = batch_size(self.games, workers)
        first, last = 0, -1
        for index in self.missing():
            if last >= first and index == last + 1 and index - first < size:
                last = index
                continue
            if last >= first:
                yield range(first, last + 1)
            first = last = index
        if last >= first:
            yield range(first, last + 1)


def batch_size(games: int, workers: int) -> int:
    """Return the size of a batch: alone, what a stop may lose; with workers, what is worth sending."""
    return max(1, min(5 if workers == 1 else 50, games // (4 * workers)))


def simulate(
    game: str,
    games: int = 100,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: str | int = "",
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    on_progress: Callable[[int], None] | None = None,
    blunders: bool = False,
    *,
    heroes: bool = False,
    watch: bool = False,
    vary: Mapping[str, Sequence[Any]] | None = None,
) -> Outcome:
    """Play ``games`` games. Bots go round the seats, so that each sits everywhere equally often.

    A game that breaks is counted and kept for a report, and the others go on. ``on_progress`` hears how many
    games have been played. With ``blunders`` the game's critic watches. ``heroes`` notes who was who, ``watch`` also
    what was taken when and who was ahead, and ``vary`` lets games take turns with several values of an option.
    """
    run = prepare(game, games, players, bots, seed, options, coverage, blunders, heroes=heroes, watch=watch, vary=vary)
    return run.play(executor_for(games, workers), on_progress)


def executor_for(games: int, workers: int) -> Executor:
    """Return processes if they are worth their start, else this process."""
    if workers < 1:
        raise Refused("why-too-few", {"name": "workers", "value": workers})
    return InProcess() if workers == 1 or games <= batch_size(games, workers) else Processes(min(workers, games))


def prepare(
    game: str,
    games: int,
    players: int | None,
    bots: Sequence[str],
    seed: str | int,
    options: Mapping[str, Any] | None = None,
    coverage: bool = False,
    blunders: bool = False,
    *,
    heroes: bool = False,
    watch: bool = False,
    vary: Mapping[str, Sequence[Any]] | None = None,
) -> Run:
    """Return the run before its first game; refused if its settings do not fit."""
    if games < 1:
        raise Refused("why-too-few", {"name": "games", "value": games})
    rules = find(game)
    low, high = rules.players
    seats = max(low, len(bots), min(2, high)) if players is None else players
    seated = _seated(rules, bots, seats)
    match = start(rules, seats, str(seed), options)
    job = SimulationJob(rules, seats, seated, str(seed), match.options, coverage or watch, blunders)
    job.heroes = heroes or watch
    job.watch = watch
    job.variants = _variants(rules, seats, match.options, vary or {})
    return Run(job, games)


def go_on(outcome: Outcome, games: int | None = None) -> Run:
    """Return a run that continues a stopped one, or extends it."""
    rules = find(outcome.game)
    if rules.version != outcome.version:
        raise Refused("why-other-rules", {"game": outcome.game, "version": outcome.version, "present": rules.version})
    job = SimulationJob(
        rules,
        outcome.players,
        outcome.bots,
        outcome.seed,
        outcome.options,
        bool(outcome.coverage),
        bool(outcome.blunders),
    )
    job.heroes = bool(outcome.names)
    job.watch = outcome.watched
    job.variants = outcome.variants
    run = Run(job, max(games or outcome.asked, outcome.games))
    broken = [GameRow(one.index, one.bots, trouble=one) for one in outcome.troubles]
    run.done.played = [*outcome.rows, *broken]
    run.done.tally = dict(outcome.coverage)
    run.done.names = dict(outcome.names)
    run.done.things = dict(outcome.things)
    run.seconds = outcome.seconds
    return run


def _variants(
    rules: Game, players: int, options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]
) -> list[dict[str, Any]]:
    """Return every combination of the values, each of which the game must accept."""
    variants: list[dict[str, Any]] = [{}] if vary else []
    for name, values in vary.items():
        variants = [{**variant, name: value} for variant in variants for value in values]
    for variant in variants:
        match = start(rules, players, "", {**options, **variant})
        variant.update({name: match.options[name] for name in variant})
    return variants


def _seated(game: Game, bots: Sequence[str], players: int) -> list[str]:
    """Return a bot for each seat: the named ones in rotation. Refused if a name is unknown or there are too many."""
    for name in bots:
        checked_bot(name, game)
    if not 1 <= len(bots) <= players:
        raise Refused("why-bot-count", {"bots": len(bots), "players": players})
    return [bots[seat % len(bots)] for seat in range(players)]


def unpack(job: SimulationJob) -> None:
    """Load the games and bots that came along, in the worker."""
    if job.brought is not None:
        bring(job.brought)
    for pack in job.packs:
        bring_pack(pack)
    for name, make in job.brought_bots.items():
        bring_bot(name, make)


def play_batch(job: SimulationJob, indices: Iterable[int]) -> Batch:
    """Play some games in a worker."""
    unpack(job)
    batch = Batch()
    for index in indices:
        batch.played.append(play_one(job, index, batch))
    return batch


def bots_at(job: SimulationJob, index: int) -> list[str]:
    """Return the bots by seat; they rotate from game to game."""
    return [job.bots[(seat + index) % job.players] for seat in range(job.players)]


def seed_of(job: SimulationJob, index: int) -> str:
    return f"{job.seed}/{index}"


def play_one(job: SimulationJob, index: int, batch: Batch) -> GameRow:
    names, seed = bots_at(job, index), seed_of(job, index)
    game = find(job.game)
    seated = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    if job.without:
        denied = denied_seat(index, job.players)
        seated[denied] = Without(seated[denied], game, job.without)
    match: Match | None = None
    try:
        quick = not any(bot.looks_ahead for bot in seated)
        match = start(game, job.players, seed, job.options_of(index), quick=quick)
        watch = ThingsObserver(match) if job.watch else None
        blunders = _play(match, seated, batch.tally if job.count else None, job.blunders, watch)
        result = match.result
        if result is None:
            raise Endless(f"no end after {LONGEST} decisions")
        played = GameRow(index, names, match.number, result.winners, result.scores, match.checksum(), blunders=blunders)
    except Exception as broken:  # noqa: BLE001 - an error in one game must not stop the others
        return GameRow(index, names, trouble=_trouble(index, seed, names, match, broken))
    played.variant = job.variant_of(index)
    if job.heroes:
        played.heroes = _heroes(match, batch.names)
    if watch is not None:
        played.taken, played.left, played.course = watch.taken(), watch.left(), watch.course()
        batch.things |= watch.things
    return played


def denied_seat(index: int, players: int) -> int:
    """Return the seat that an experiment denies something; it rotates over bots and seats."""
    return (index // players) % players


def _heroes(match: Match, names: dict[str, Message]) -> list[str]:
    """Return the hero of each seat; empty where a game does not show it."""
    try:
        heroes = [player.hero for player in match.scene(None).players]
    except NotImplementedError:  # a game of the user's own may have no scene yet
        return []
    names |= {hero.id: hero for hero in heroes if hero is not None}
    return ["" if hero is None else hero.id for hero in heroes] if any(heroes) else []


def _play(
    match: Match, seated: list[Bot], tally: dict[str, int] | None, watched: bool, watch: ThingsObserver | None
) -> list[SeenBlunder]:
    """Play to the end and return the blunders that the game's critic saw."""
    match.table.log_lines = None
    match.table.tally = tally
    critic = match.game.critic(match.table) if watched else None
    blunders: list[SeenBlunder] = []
    looking: Critic | None = critic
    if watch is not None:
        watch.beside = critic
        looking = watch
    while (decision := match.decision) is not None and match.number < LONGEST:
        let_decide(match, seated[decision.seat], looking)
        if critic is not None:
            noted(match, critic, blunders)
    if critic is not None:
        critic.sees_the_end(match.table)
        noted(match, critic, blunders)
    return blunders


def _trouble(index: int, seed: str, names: list[str], match: Match | None, broken: Exception) -> Trouble:
    error = f"{type(broken).__name__}: {broken}"
    trace = "".join(traceback.format_exception(broken))
    if match is None:
        return Trouble(index, seed, names, error, 0, [], trace)
    try:
        record = match.record()
    except Exception:  # noqa: BLE001 - a game may be too broken to be written down
        record = None
    return Trouble(index, seed, names, error, match.number, match.made[-LAST:], trace, record)


def _outcome(run: Run) -> Outcome:
    job = run.job
    game = find(job.game)
    played = sorted(run.done.played, key=lambda one: one.index)
    finished = [one for one in played if one.trouble is None]
    decisions = sum(one.decisions for one in finished)
    names = list(dict.fromkeys(job.bots))
    tally = run.done.tally
    return Outcome(
        game=game.key,
        version=game.version,
        players=job.players,
        options=job.options,
        bots=job.bots,
        seed=job.seed,
        games=len(played),
        finished=len(finished),
        errors=len(played) - len(finished),
        decisions=decisions,
        seconds=round(run.seconds, 3),
        decisions_per_second=round(decisions / run.seconds, 1) if run.seconds else 0.0,
        wins=wins_by_bot(finished, names),
        seats=wins_by_seat(finished, job.players),
        shared=sum(len(one.winners) > 1 for one in finished),
        unwon=sum(not one.winners for one in finished),
        scores=scores_by_bot(finished, names),
        lengths=spread([one.decisions for one in finished]),
        fingerprint=fingerprint(finished),
        coverage=dict(sorted(tally.items())),
        never=sorted(set(game.coverage()) - set(tally)) if job.count else [],
        troubles=[one.trouble for one in played if one.trouble is not None],
        blunders=by_blunder(game.blunders, [(one.index, one.bots, one.blunders) for one in finished])
        if job.blunders
        else {},
        asked=run.games,
        variants=job.variants,
        watched=job.watch,
        names=dict(sorted(run.done.names.items())),
        things=dict(sorted(run.done.things.items())),
        rows=finished,
    )
