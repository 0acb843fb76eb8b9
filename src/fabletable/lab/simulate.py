"""Play many games with bots, in as many processes as asked for. The outcome does not depend on how many."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any

from fabletable.bots import Bot, checked_bot, make_bot
from fabletable.bots.roster import MakeBot, bring_bot, brought_bots, let_decide
from fabletable.bots.things import Thing
from fabletable.games import HOUSE, bring, find
from fabletable.kernel import Critic, Game, Match, Message, Refused
from fabletable.kernel.match import start
from fabletable.lab.blunders import Seen, by_blunder, noted
from fabletable.lab.crews import Alone, Crew, Processes
from fabletable.lab.outcome import (
    Outcome,
    Played,
    Trouble,
    fingerprint,
    scores_by_bot,
    spread,
    wins_by_bot,
    wins_by_seat,
)
from fabletable.lab.things import Watch, Without

LONGEST = 200_000
"""A game with more decisions than this does not end."""

LAST = 12
"""So many decisions before a break are shown."""

OFTEN = 20.0
"""A long run is kept every so many seconds."""


class Endless(Exception):
    pass


class Errand:
    """What a worker needs to know. Games and bots that users brought travel along; those of the house are at home."""

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
        self.brought = None if game.key in HOUSE else game
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
        """Variants take turns once every bot has sat everywhere."""
        return (index // self.players) % len(self.variants) if self.variants else 0

    def options_of(self, index: int) -> dict[str, Any]:
        return {**self.options, **self.variants[self.variant_of(index)]} if self.variants else self.options


class Batch:
    """Some games, and what was counted in them."""

    def __init__(self) -> None:
        self.played: list[Played] = []
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
    """Many games of one kind, some of them perhaps played already."""

    def __init__(self, errand: Errand, games: int) -> None:
        self.errand = errand
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
        crew: Crew,
        on_progress: Callable[[int], None] | None = None,
        keep: Callable[[Outcome], None] | None = None,
    ) -> Outcome:
        """Play what is missing. ``keep`` gets the outcome so far from time to time, and when the run is stopped."""
        began = saved = perf_counter()
        before = self.seconds
        try:
            for batch in crew.play(play_batch, self.errand, self._batches(crew.workers)):
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
        """Stretches of games that lie side by side."""
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
    """Alone, a batch is what a stop would lose; with others, what is worth sending."""
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
    games have been played. With ``blunders`` the game's onlooker watches. ``heroes`` notes who was who, ``watch`` also
    what was taken when and who was ahead, and ``vary`` lets games take turns with several values of an option.
    """
    run = prepare(game, games, players, bots, seed, options, coverage, blunders, heroes=heroes, watch=watch, vary=vary)
    return run.play(crew_for(games, workers), on_progress)


def crew_for(games: int, workers: int) -> Crew:
    """Processes where they are worth their start."""
    if workers < 1:
        raise Refused("why-too-few", {"name": "workers", "value": workers})
    return Alone() if workers == 1 or games <= batch_size(games, workers) else Processes(min(workers, games))


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
    """The run before its first game; refused when anything in it does not fit."""
    if games < 1:
        raise Refused("why-too-few", {"name": "games", "value": games})
    rules = find(game)
    low, high = rules.players
    seats = max(low, len(bots), min(2, high)) if players is None else players
    seated = _seated(rules, bots, seats)
    match = start(rules, seats, str(seed), options)
    errand = Errand(rules, seats, seated, str(seed), match.options, coverage or watch, blunders)
    errand.heroes = heroes or watch
    errand.watch = watch
    errand.variants = _variants(rules, seats, match.options, vary or {})
    return Run(errand, games)


def go_on(outcome: Outcome, games: int | None = None) -> Run:
    """A run that was stopped, or one of which there shall be more."""
    rules = find(outcome.game)
    if rules.version != outcome.version:
        raise Refused("why-other-rules", {"game": outcome.game, "version": outcome.version, "present": rules.version})
    errand = Errand(
        rules,
        outcome.players,
        outcome.bots,
        outcome.seed,
        outcome.options,
        bool(outcome.coverage),
        bool(outcome.blunders),
    )
    errand.heroes = bool(outcome.names)
    errand.watch = outcome.watched
    errand.variants = outcome.variants
    run = Run(errand, max(games or outcome.asked, outcome.games))
    broken = [Played(one.index, one.bots, trouble=one) for one in outcome.troubles]
    run.done.played = [*outcome.rows, *broken]
    run.done.tally = dict(outcome.coverage)
    run.done.names = dict(outcome.names)
    run.done.things = dict(outcome.things)
    run.seconds = outcome.seconds
    return run


def _variants(
    rules: Game, players: int, options: Mapping[str, Any], vary: Mapping[str, Sequence[Any]]
) -> list[dict[str, Any]]:
    """Every combination of the values, each of which the game must take."""
    variants: list[dict[str, Any]] = [{}] if vary else []
    for name, values in vary.items():
        variants = [{**variant, name: value} for variant in variants for value in values]
    for variant in variants:
        match = start(rules, players, "", {**options, **variant})
        variant.update({name: match.options[name] for name in variant})
    return variants


def _seated(game: Game, bots: Sequence[str], players: int) -> list[str]:
    """A bot for each seat: the named ones again and again. Refused when a name is unknown or there are too many."""
    for name in bots:
        checked_bot(name, game)
    if not 1 <= len(bots) <= players:
        raise Refused("why-bot-count", {"bots": len(bots), "players": players})
    return [bots[seat % len(bots)] for seat in range(players)]


def unpack(errand: Errand) -> None:
    """In the worker: the games and bots that came along."""
    if errand.brought is not None:
        bring(errand.brought)
    for name, make in errand.brought_bots.items():
        bring_bot(name, make)


def play_batch(errand: Errand, indices: Iterable[int]) -> Batch:
    """Runs in the worker."""
    unpack(errand)
    batch = Batch()
    for index in indices:
        batch.played.append(play_one(errand, index, batch))
    return batch


def bots_at(errand: Errand, index: int) -> list[str]:
    """Who sits where: the bots go round, game by game."""
    return [errand.bots[(seat + index) % errand.players] for seat in range(errand.players)]


def seed_of(errand: Errand, index: int) -> str:
    return f"{errand.seed}/{index}"


def play_one(errand: Errand, index: int, batch: Batch) -> Played:
    names, seed = bots_at(errand, index), seed_of(errand, index)
    game = find(errand.game)
    seated = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
    if errand.without:
        denied = denied_seat(index, errand.players)
        seated[denied] = Without(seated[denied], game, errand.without)
    match: Match | None = None
    try:
        quick = not any(bot.looks_ahead for bot in seated)
        match = start(game, errand.players, seed, errand.options_of(index), quick=quick)
        watch = Watch(match) if errand.watch else None
        blunders = _play(match, seated, batch.tally if errand.count else None, errand.blunders, watch)
        result = match.result
        if result is None:
            raise Endless(f"no end after {LONGEST} decisions")
        played = Played(index, names, match.number, result.winners, result.scores, match.checksum(), blunders=blunders)
    except Exception as broken:  # noqa: BLE001 - whatever breaks one game must not stop the others
        return Played(index, names, trouble=_trouble(index, seed, names, match, broken))
    played.variant = errand.variant_of(index)
    if errand.heroes:
        played.heroes = _heroes(match, batch.names)
    if watch is not None:
        played.taken, played.left, played.course = watch.taken(), watch.left(), watch.course()
        batch.things |= watch.things
    return played


def denied_seat(index: int, players: int) -> int:
    """The seat that an experiment denies something, so that every bot and every seat has its turn."""
    return (index // players) % players


def _heroes(match: Match, names: dict[str, Message]) -> list[str]:
    """Who each seat was; nobody where a game does not show it."""
    try:
        heroes = [player.hero for player in match.scene(None).players]
    except NotImplementedError:  # a game of the user's own may have no scene yet
        return []
    names |= {hero.id: hero for hero in heroes if hero is not None}
    return ["" if hero is None else hero.id for hero in heroes] if any(heroes) else []


def _play(
    match: Match, seated: list[Bot], tally: dict[str, int] | None, watched: bool, watch: Watch | None
) -> list[Seen]:
    """To the end, and what the game's onlooker saw on the way."""
    match.table.log_lines = None
    match.table.tally = tally
    critic = match.game.critic(match.table) if watched else None
    blunders: list[Seen] = []
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
    errand = run.errand
    game = find(errand.game)
    played = sorted(run.done.played, key=lambda one: one.index)
    finished = [one for one in played if one.trouble is None]
    decisions = sum(one.decisions for one in finished)
    names = list(dict.fromkeys(errand.bots))
    tally = run.done.tally
    return Outcome(
        game=game.key,
        version=game.version,
        players=errand.players,
        options=errand.options,
        bots=errand.bots,
        seed=errand.seed,
        games=len(played),
        finished=len(finished),
        errors=len(played) - len(finished),
        decisions=decisions,
        seconds=round(run.seconds, 3),
        decisions_per_second=round(decisions / run.seconds, 1) if run.seconds else 0.0,
        wins=wins_by_bot(finished, names),
        seats=wins_by_seat(finished, errand.players),
        shared=sum(len(one.winners) > 1 for one in finished),
        unwon=sum(not one.winners for one in finished),
        scores=scores_by_bot(finished, names),
        lengths=spread([one.decisions for one in finished]),
        fingerprint=fingerprint(finished),
        coverage=dict(sorted(tally.items())),
        never=sorted(set(game.coverage()) - set(tally)) if errand.count else [],
        troubles=[one.trouble for one in played if one.trouble is not None],
        blunders=by_blunder(game.blunders, [(one.index, one.bots, one.blunders) for one in finished])
        if errand.blunders
        else {},
        asked=run.games,
        variants=errand.variants,
        watched=errand.watch,
        names=dict(sorted(run.done.names.items())),
        things=dict(sorted(run.done.things.items())),
        rows=finished,
    )
