"""What a bot is: one method."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from fabletable.kernel import Chance, Decision, Game, Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagine:
    """All that a bot gets of a match: twins in which what its seat cannot know has been shuffled again."""

    def __init__(self, match: Match, seat: int, chance: Chance) -> None:
        self._match: Match = match
        self._seat: int = seat
        self._chance: Chance = chance

    @property
    def game(self) -> Game:
        return self._match.game

    @property
    def players(self) -> int:
        return self._match.players

    def __call__(self) -> Match:
        """Another twin each time, by the bot's own luck."""
        return self._match.imagine(self._seat, self._chance)

    def once(self, chance: Chance) -> Match:
        """A twin to be played on and thrown away; the same luck gives the same twin, dice and all."""
        return self._match.imagine(self._seat, chance.copy(), quick=True)

    def spent(self) -> float:
        """The part of the time for thinking that is gone; 1 and more: answer now. Nobody waits where games are played
        for the record, so there it stays 0 and only the trials count: the same decision on every machine."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. It is never shown the real table: only the decision, and a way to imagine."""

    looks_ahead: bool = True
    """False for a bot that never imagines: its simulations need no checkpoints and run faster."""

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        """The bot's own luck, seeded: the same bot plays the same game the same way again."""
        self.temperament: str = ""
        """What it is fond of: the name of one of the game's temperaments; none plays as the advice says."""

    def decide(self, decision: Decision, imagine: Imagine) -> Any:
        """One of the decision's options."""
        raise NotImplementedError
