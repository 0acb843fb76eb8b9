"""The interface of a bot: one method."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fabletable.kernel import Chance, Decision, Game, Match, Options


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagine:
    """A bot's access to a match: clones in which everything that its seat cannot know has been shuffled."""

    def __init__(self, match: Match, seat: int, chance: Chance) -> None:
        self._match: Match = match
        self._seat: int = seat
        self._chance: Chance = chance

    @property
    def options(self) -> Options:
        return self._match.options

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def players(self) -> int:
        return self._match.players

    def __call__(self) -> Match:
        """Return another clone each time, drawn from the bot's own chance."""
        return self._match.imagine(self._seat, self._chance)

    def once(self, chance: Chance) -> Match:
        """Return a clone to be played on and thrown away; the same chance gives the same clone and the same dice."""
        return self._match.imagine(self._seat, chance.copy(), quick=True)

    def spent(self) -> float:
        """Return the used share of the thinking time; from 1 on the bot must answer. It stays 0 where no person waits,
        so that only the number of trials counts and every machine decides alike."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It sees only the decision and imagined clones, never the real table."""

    looks_ahead: bool = True
    """False for a bot that never imagines: its simulations need no checkpoints and run faster."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        """The bot's own seeded chance: the same bot plays the same game the same way again."""
        self.temperament: str = ""
        """The name of one of the game's temperaments; empty: the bot plays as the advice says."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        """Return one of the decision's options."""
        raise NotImplementedError
