"""Blunders, counted over many games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fabletable.kernel import Critic, Match


class SeenBlunder(msgspec.Struct, array_like=True):
    """One blunder of one game: its name, its seat, and the decision that completed it."""

    name: str
    seat: int
    number: int


class Blunder(msgspec.Struct):
    """One blunder over all games: its number by bot, its number of games, and the first game and decision."""

    times: dict[str, int]
    games: int = 0
    first_game: int | None = None
    first_decision: int | None = None


def noted(match: Match, critic: Critic, known: list[SeenBlunder]) -> None:
    """Note the blunders that the critic has seen since the last call."""
    for name, seat in critic.blunders[len(known) :]:
        known.append(SeenBlunder(name, seat, match.number))


def by_blunder(names: Sequence[str], played: Sequence[tuple[int, list[str], list[SeenBlunder]]]) -> dict[str, Blunder]:
    """Count the blunders by name, with those that never happened. ``played`` has index, bots by seat and blunders of
    each game."""
    bots = list(dict.fromkeys(bot for _, seated, _ in played for bot in sorted(seated)))
    found = {name: Blunder(dict.fromkeys(bots, 0)) for name in names}
    for index, seated, blunders in played:
        for name in dict.fromkeys(each.name for each in blunders):
            found[name].games += 1
        for each in blunders:
            blunder = found[each.name]
            blunder.times[seated[each.seat]] += 1
            if blunder.first_game is None:
                blunder.first_game, blunder.first_decision = index, each.number
    return found
