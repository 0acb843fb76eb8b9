"""Observers of games: what was taken in each, and a player who may not take one thing."""

from __future__ import annotations

from typing import Any

from fabletable.bots import Bot, Greedy, Imagine
from fabletable.bots.things import Thing, thing_of
from fabletable.kernel import Critic, Decision, Game
from fabletable.kernel.match import Match

STEP = 10
"""The number of decisions between two measurements of who is ahead."""

TENTHS = 11
"""The number of points of a game's course: its beginning, each tenth and its end."""


class ThingsObserver(Critic):
    """Observes one game: what each seat could take and took, when first, and who was ahead."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.beside: Critic | None = None
        """A further critic that watches as well, if any."""
        self.own = [0] * match.players
        self.offered: list[set[str]] = [set() for _ in range(match.players)]
        self.first: list[dict[str, int]] = [{} for _ in range(match.players)]
        self.looks: list[list[float]] = []
        self.things: dict[str, Thing] = {}

    def sees(self, table: Any, decision: Decision, chosen: Any) -> None:
        if self.beside is not None:
            self.beside.sees(table, decision, chosen)
        if self.match.number % STEP == 0:
            self.look()
        seat = decision.seat
        self.own[seat] += 1
        if len(decision.options) > 1:
            keys = (self._key(decision.ask, option) for option in decision.options)
            self.offered[seat].update(key for key in keys if key is not None)
            taken = self._key(decision.ask, chosen)
            if taken is not None:
                self.first[seat].setdefault(taken, self.own[seat])

    def look(self) -> None:
        match = self.match
        self.looks.append([round(match.game.value(match.table, seat), 3) for seat in range(match.players)])

    def taken(self) -> list[dict[str, int]]:
        """Return by seat the time each thing was first taken, in thousandths of the seat's own decisions."""
        return [
            {key: 1000 * (at - 1) // own for key, at in first.items()}
            for first, own in zip(self.first, self.own, strict=True)
        ]

    def left(self) -> list[list[str]]:
        """Return by seat the things that could have been taken and never were."""
        return [sorted(offered - set(first)) for offered, first in zip(self.offered, self.first, strict=True)]

    def course(self) -> list[list[float]]:
        """Return the seats' values at each tenth of the game; empty if the game has no value.

        The last one is shortly before the end, because at the end many games only tell who has won.
        """
        if not any(any(look) for look in self.looks):
            return []
        last = len(self.looks) - 1
        return [self.looks[round(tenth * last / (TENTHS - 1))] for tenth in range(TENTHS)]

    def _key(self, ask: str, option: Any) -> str | None:
        thing = thing_of(self.match.game, ask, option)
        if thing is None:
            return None
        key = thing.key
        self.things.setdefault(key, thing)
        return key


class Without(Bot):
    """A player who may not take one thing, and plays as ever otherwise: asked again only where it would take it.

    A bot that looks ahead sees all options there, so of the rest it takes what looks best right now.
    """

    def __init__(self, bot: Bot, game: Game, key: str) -> None:
        super().__init__(bot.chance)
        self.looks_ahead = bot.looks_ahead
        self.bot = bot
        self.game = game
        self.key = key
        self.denied = 0

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        option = self.bot.decide(decision, imagine)
        if not self._is_barred(decision, option):
            return option
        rest = [other for other in decision.options if not self._is_barred(decision, other)]
        if not rest:
            return option
        self.denied += 1
        again = Greedy(self.chance) if self.looks_ahead else self.bot
        return again.decide(
            Decision(decision.seat, decision.ask, rest, decision.barred, decision.rule, decision.args), imagine
        )

    def _is_barred(self, decision: Decision, option: Any) -> bool:
        thing = thing_of(self.game, decision.ask, option)
        return thing is not None and thing.key == self.key
