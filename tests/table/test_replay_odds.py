"""Replays name unlikely results, also where the odds were those of trials."""

from collections.abc import Iterator

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.director import SceneScript
from fabletable.table.jobs.cache import SeekableGame
from fabletable.table.jobs.jobs import GameLog, ReplayJob
from fabletable.table.jobs.replay_frames import frames

SEEDS = ("c", "a", "b", "d", "e", "f", "g", "h")
"""Bots play differently when their plans change: then another of these games has such a result."""
DECISIONS = 300


def played(seed: str) -> tuple[GameLog, list[int]]:
    match = fabletable.start("witcher", 2, seed)
    bots = [make_bot("greedy", f"{seed}{seat}") for seat in range(2)]
    while match.decision is not None and match.number < DECISIONS:
        let_decide(match, bots[match.decision.seat])
    made = match.record().decisions
    return GameLog("witcher", 2, seed, dict(match.options), [key for _, key, _ in made]), [seat for seat, _, _ in made]


def replayed(log: GameLog, seats: list[int]) -> Iterator[SceneScript]:
    asked = ReplayJob(log, seats, 0, 0, len(seats), over=False)
    for frame in frames(SeekableGame(log.begin), asked, lambda part: None):
        yield from (each.script for each in frame.moments if each.script is not None)


def by_trials(script: SceneScript) -> bool:
    return script.odds is not None and script.odds.about


def test_a_replay_names_an_unlikely_result_whose_odds_took_trials():
    for seed in SEEDS:
        upset = next((each for each in replayed(*played(seed)) if each.kind == "upset" and by_trials(each)), None)
        if upset is not None:
            assert upset.percent is not None
            assert 0 < upset.percent < 20
            return
    raise AssertionError("no replay has an unlikely result: the games of the Witcher have their odds from trials")
