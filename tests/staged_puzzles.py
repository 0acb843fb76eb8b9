"""Packs of puzzles for tests: moments of a real game, whose marked choice and chances are made up."""

from __future__ import annotations

from pathlib import Path

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.coach.puzzle import Puzzle, PuzzleChoice, PuzzlePack, installed_index, puzzle_id
from fabletable.coach.trials import Figure
from fabletable.kernel import Match, Message


def staged_pack(game: str = "diceforge", count: int = 4, apart: int = 9) -> PuzzlePack:
    """Return a pack whose best choice is always the second one; its theme is that of the question."""
    match = fabletable.start(game, 2, "staged")
    walker = make_bot("medium", "w")
    found: list[Puzzle] = []
    while len(found) < count:
        let_decide(match, walker)
        decision = match.decision
        assert decision is not None
        if len(decision.options) >= 3 and match.number >= apart * (len(found) + 1):
            found.append(_puzzle(match, len(found)))
    return PuzzlePack(game, match.game.version, "staged", 1, found)


def _puzzle(match: Match, number: int) -> Puzzle:
    decision = match.decision
    assert decision is not None
    keys = [key for _, key in match.made]
    offered = [option.key for option in decision.options]
    return Puzzle(
        puzzle_id(match.players, match.seed, match.options, keys), number, match.players, match.seed, match.options,
        keys, decision.seat, match.game.theme(decision.ask), number % 3 + 1, ["hard", "master"], offered[1], offered[0],
        Message("coach-say-best", {"choice": decision.options[1].message}),
        [PuzzleChoice(key, *_figures(place)) for place, key in enumerate(offered)],
    )  # fmt: skip


def _figures(place: int) -> tuple[Figure, Figure]:
    chance = 0.61 if place == 1 else 0.48 - 0.01 * place
    return Figure(chance, chance - 0.04, chance + 0.04), Figure(0.61 - chance, 0.57 - chance, 0.65 - chance)


def put_into(folder: Path, *packs: PuzzlePack) -> None:
    """Have these packs found first, where the environment names this folder."""
    for pack in packs:
        (folder / f"{pack.game}.puzzles").write_bytes(pack.to_bytes())
    installed_index.cache_clear()
