"""Make and check packs of puzzles, in as many processes as asked for. The pack does not depend on how many."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count as counting
from typing import Final

import msgspec

from fabletable.bots import make_bot
from fabletable.bots.bot import Imagine
from fabletable.bots.rollout import is_better
from fabletable.coach.puzzle import Puzzle, PuzzlePack, check_rules, match_at
from fabletable.coach.puzzle_mix import full_kinds, mixed
from fabletable.coach.puzzle_search import puzzles_in_game
from fabletable.coach.trials import Trials
from fabletable.games import BUILT_IN, find
from fabletable.kernel import Chance, Game, Match, Message, Refused
from fabletable.lab.executors import Executor

SIZES: Final = (2, 3)
"""The numbers of players of the games, in turn."""
AT_ONCE: Final = 50
"""The number of trials of each choice that are evaluated at once."""

OUT_OF_REACH: Final = 5.0
"""The distance in standard errors at which a choice is no longer tried: fewer than one in a million comes back."""

Kept = Callable[[PuzzlePack], None]
"""Receives the pack as far as it is made, whenever games were searched."""


class MakingJob(msgspec.Struct, frozen=True):
    """A job for a worker: search games for puzzles that are not of the ``full`` kinds."""

    game: str
    seed: str
    full: frozenset[str] = frozenset()


class CheckingJob(msgspec.Struct, frozen=True):
    """A job for a worker: check ``puzzles`` with ``trials`` trials of each choice, and ask ``bots`` as well."""

    game: str
    puzzles: tuple[bytes, ...]
    trials: int
    seed: str
    bots: tuple[str, ...]


class CheckedPuzzle(msgspec.Struct):
    """The result of checking a puzzle. ``holds``: the marked choice is the best in the independent trials, too;
    ``best`` is what they call best; ``found`` are the bots that take the marked choice; ``no`` is why it cannot be
    asked."""

    id: str
    holds: bool
    best: str = ""
    found: list[str] = []
    no: Message | None = None


def begin_pack(game: Game, seed: str, old: PuzzlePack | None = None) -> PuzzlePack:
    """Return an empty pack, or the old one to go on with; refused where that is another one."""
    if game.key not in BUILT_IN:
        raise Refused("why-puzzles-of-house", {"game": game.key})
    if old is None:
        return PuzzlePack(game.key, game.version, seed)
    if (old.game, old.seed) != (game.key, seed):
        raise Refused("why-other-puzzle-pack", {"game": old.game, "seed": old.seed})
    check_rules(old, game)
    return old


def make_pack(pack: PuzzlePack, count: int, executor: Executor, keep: Kept) -> PuzzlePack:
    """Search games in order until the pack has ``count`` puzzles. It may be stopped and gone on with at any time."""
    if len(pack.puzzles) >= count:
        return pack
    # Puzzles of the last game may have been cut off, so it is searched again.
    first = max(0, pack.games - 1)
    kept = [puzzle for puzzle in pack.puzzles if puzzle.game_number < first]
    grown = msgspec.structs.replace(pack, games=first, puzzles=kept)
    while len(grown.puzzles) < count:
        _grow(grown, count, executor, keep)
    return grown


def _grow(grown: PuzzlePack, count: int, executor: Executor, keep: Kept) -> None:
    """Search games until the pack has ``count`` puzzles or other kinds are full. Which kinds a game is searched for
    depends on the games before it, so games that were searched too early are searched again."""
    full = full_kinds(grown.puzzles)
    early: dict[int, list[Puzzle]] = {}
    for batch in executor.play(search_games, MakingJob(grown.game, grown.seed, full), batches_from(grown.games)):
        early.update(batch)
        while grown.games in early and len(grown.puzzles) < count and full_kinds(grown.puzzles) == full:
            grown.puzzles = mixed(grown.puzzles, early.pop(grown.games), count)
            grown.games += 1
        keep(grown)
        if len(grown.puzzles) == count or full_kinds(grown.puzzles) != full:
            return


def batches_from(first: int) -> Iterator[range]:
    return (range(number, number + 1) for number in counting(first))


def search_games(job: MakingJob, batch: range) -> dict[int, list[Puzzle]]:
    """Return the puzzles of each of these games; runs in a worker."""
    game = find(job.game)
    return {
        number: puzzles_in_game(game, SIZES[number % len(SIZES)], number, f"puzzles/{job.seed}/{number}", job.full)
        for number in batch
    }


# --- checking ---


def check_pack(
    pack: PuzzlePack, executor: Executor, trials: int, draw: int | None = None, bots: Sequence[str] = (), seed: str = ""
) -> Iterator[CheckedPuzzle]:
    """Yield what independent trials say of each puzzle, or of ``draw`` of them; refused if the pack is of other
    rules."""
    check_rules(pack, find(pack.game))
    chosen = list(pack.puzzles)
    if draw is not None:
        Chance(f"puzzles/check/{seed}").shuffle(chosen)
        chosen = chosen[:draw]
    job = CheckingJob(pack.game, tuple(msgspec.json.encode(puzzle) for puzzle in chosen), trials, seed, tuple(bots))
    batches = (range(place, place + 1) for place in range(len(chosen)))
    for found in executor.play(check_puzzles, job, batches):
        yield from found


def check_puzzles(job: CheckingJob, batch: range) -> list[CheckedPuzzle]:
    """Check these puzzles; runs in a worker."""
    return [_checked(msgspec.json.decode(job.puzzles[place], type=Puzzle), job) for place in batch]


def _checked(puzzle: Puzzle, job: CheckingJob) -> CheckedPuzzle:
    try:
        match = match_at(puzzle, find(job.game))
    except Refused as no:
        return CheckedPuzzle(puzzle.id, False, no=no.message)
    trials = Trials(match, f"puzzles/check/{job.seed}/{puzzle.id}")
    decision = match.decision
    assert decision is not None
    chances: dict[int, list[float]] = {place: [] for place in range(len(decision.options))}
    for begun in range(0, job.trials, AT_ONCE):
        numbers = range(begun, min(begun + AT_ONCE, job.trials))
        for place, played in trials.play_all(list(chances), numbers).items():
            chances[place] += [trial.chances[puzzle.seat] for trial in played]
        chances = _still_near(chances)
        if len(chances) == 1:
            break
    best = decision.options[_leader(chances)].key
    found = [name for name in job.bots if _taken_by(name, match, f"{job.seed}/{puzzle.id}") == puzzle.best]
    return CheckedPuzzle(puzzle.id, best == puzzle.best, best, found)


def _still_near(chances: dict[int, list[float]]) -> dict[int, list[float]]:
    """Return the choices that more trials could still call best."""
    first = _leader(chances)
    best = chances[first]
    return {place: won for place, won in chances.items() if won is best or not is_better(best, won, OUT_OF_REACH)}


def _leader(chances: dict[int, list[float]]) -> int:
    return max(chances, key=lambda place: sum(chances[place]))


def _taken_by(name: str, match: Match, seed: str) -> str:
    bot = make_bot(name, f"puzzles/check/{seed}")
    decision = match.decision
    assert decision is not None
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key
