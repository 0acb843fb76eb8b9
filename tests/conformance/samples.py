"""Whole games played at random, one for every player count and every option of every game on the shelf."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import fabletable
from fabletable.bots import make_bot
from fabletable.bots.roster import let_decide
from fabletable.games import shelf
from fabletable.kernel import Chance, Game, Match, Refused, State, Table, frozen
from fabletable.kernel.checksum import attributes
from tests.conformance.differences import assert_same

LONGEST = 50_000
PLACES = 8
"""The number of decisions of a game at which the costly checks are made."""


def at_places(daily: int, soaked: int) -> pytest.MarkDecorator:
    """Run a test at a few ``places`` of a game in every run, and at many with `make soak`."""
    return pytest.mark.parametrize("places", [daily, pytest.param(soaked, marks=pytest.mark.soak)])


class Sample:
    """A finished game: enough to walk through it again."""

    def __init__(self, game: str, players: int, options: dict[str, Any], bot: str = "random", seed: str = "") -> None:
        self.game = game
        self.players = players
        self.options = options
        self.bot = bot
        words = [f"{name}={value}" for name, value in options.items()]
        self.id = "-".join([game, f"{players}p", *words, *([bot] if bot != "random" else [])])
        self.seed = f"conformance/{self.id}/{seed}"

    def start(self, quick: bool = False, watched: bool = False) -> Match:
        return fabletable.start(self.game, self.players, self.seed, self.options, quick=quick, watched=watched)

    def chosen(self) -> list[str]:
        return _chosen(self)

    def walk(self, quick: bool = False) -> Iterator[Match]:
        """Yield the same match at every decision."""
        match = self.start(quick)
        for key in self.chosen():
            yield match
            match.choose(key)

    def places(self, count: int = PLACES) -> set[int]:
        """Return the numbers of some decisions of the game, the first and the last among them."""
        length = len(self.chosen())
        chance = Chance(f"places/{self.id}")
        return {0, length - 1, *(chance.below(length) for _ in range(count))}

    def walk_places(self, count: int = PLACES) -> Iterator[Match]:
        """Yield the match at some of its decisions. Each check gets the match itself and must leave it as it is."""
        places = self.places(count)
        for match in self.walk():
            if match.number in places:
                yield match

    def end(self) -> Match:
        match = self.start()
        for key in self.chosen():
            match.choose(key)
        return match


@cache
def _chosen(sample: Sample) -> list[str]:
    match = sample.start(quick=sample.bot == "random")
    bots = [make_bot(sample.bot, f"{sample.seed}/{seat}") for seat in range(sample.players)]
    while (decision := match.decision) is not None:
        assert match.number < LONGEST, f"{sample.id} does not end (seed {sample.seed!r})"
        let_decide(match, bots[decision.seat])
    return [key for _, key in match.made]


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield every player count with the default options, then every word of every option once."""
    low, high = game.players
    for players in range(low, high + 1):
        yield players, {}
    counts = list(range(low, high + 1))
    turn = 0
    for setting in game.settings:
        words: list[Any] = [True, False] if setting.kind == "flag" else list(setting.choices)
        for word in words:
            if word != setting.default and _is_taken(game, {setting.name: word}):
                turn += 1
                yield counts[turn % len(counts)], {setting.name: word}


def _is_taken(game: Game, options: dict[str, Any]) -> bool:
    """Tell whether a game takes these options: some words of an option only make sense beside others."""
    try:
        fabletable.start(game.key, game.players[0], "", options)
    except Refused:
        return False
    return True


def samples() -> list[Sample]:
    """List one game for every player count and every option, and one played by greedy bots."""
    found = []
    for key in shelf():
        try:
            game = fabletable.find(key)
        except Exception:  # noqa: BLE001 - a game that cannot be opened fails its own tests and nobody else's
            found.append(Sample(key, 0, {}))
            continue
        found += [Sample(key, players, options) for players, options in tables(game)]
        low, high = game.players
        found.append(Sample(key, min(max(2, low), high), {}, bot="greedy"))
    return found


def few_of(everything: list[Sample]) -> list[Sample]:
    """Choose, for tests that cost more, a table of each game with few players and the one with greedy bots."""
    found = []
    for key in shelf():
        plain = [sample for sample in everything if sample.game == key and not sample.options]
        two = [sample for sample in plain if sample.players == 2 and sample.bot == "random"]
        found += [*(two or plain[:1]), *plain[1:][-1:]]
    return found


def numbers_of(table: Table) -> list[tuple[State, str]]:
    """List every number and every yes or no on the table, as the thing it belongs to and its name."""
    found: dict[int, State] = {}
    waiting: list[Any] = [table]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, State) and id(thing) not in found:
            found[id(thing)] = thing
            waiting += [getattr(thing, name, None) for name in attributes(type(thing))]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += thing
        elif isinstance(thing, dict):
            waiting += thing.values()
    return [
        (thing, name)
        for thing in found.values()
        for name in attributes(type(thing))
        if isinstance(getattr(thing, name, None), int)
    ]


def play_on_alike(one: Match, other: Match, seed: str, decisions: int = 25) -> None:
    """Play both on with the same choices, and check that they stay the same."""
    chance = Chance(seed)
    for _ in range(decisions):
        assert (one.decision is None) == (other.decision is None)
        if one.decision is None or other.decision is None:
            break
        keys = [option.key for option in one.decision.options]
        assert keys == [option.key for option in other.decision.options]
        key = chance.one_of(keys)
        one.choose(key)
        other.choose(key)
    assert_same(frozen(one.table), frozen(other.table), f"{seed}: decided alike, and yet")
