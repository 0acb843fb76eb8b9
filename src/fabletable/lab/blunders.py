"""What no sensible player does, counted over many games."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fabletable.kernel import Critic, Match


class Seen(msgspec.Struct, array_like=True):
    """One folly of one game: which, by whom, and the decision with which it was complete."""

    name: str
    seat: int
    number: int


class Blunder(msgspec.Struct):
    """One folly of all games: how often each bot committed it, in how many games, and where to look at it first."""

    times: dict[str, int]
    games: int = 0
    first_game: int | None = None
    first_decision: int | None = None


def noted(match: Match, critic: Critic, known: list[Seen]) -> None:
    """Put down what the onlooker has seen since it was last asked."""
    for name, seat in critic.blunders[len(known) :]:
        known.append(Seen(name, seat, match.number))


def by_blunder(names: Sequence[str], played: Sequence[tuple[int, list[str], list[Seen]]]) -> dict[str, Blunder]:
    """By folly, those that never happened too. ``played`` is index, bots by seat and what was seen, game by game."""
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
