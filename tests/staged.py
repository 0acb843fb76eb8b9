"""One harness for tests of every game: a match whose table a test arranges, then plays by keys and loaded dice.

A game has a subclass with its own ways to arrange things: ``StagedForge`` in tests/rulebook/diceforge/arranged.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Self, TypeVar, cast

import fabletable
from fabletable.kernel import Decision, Match, Message, Table
from fabletable.kernel.catalogue import Catalogue, catalogue_of

T = TypeVar("T", bound=Table)

NAMES = ("Ada", "Boyan", "Cveta", "Dana", "Emil")


def voice(game: str, language: str = "en") -> Catalogue:
    return catalogue_of(fabletable.find(game), language)


class Staged(Generic[T]):
    """A match as a test reads and steers it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # --- reading ---

    @property
    def table(self) -> T:
        return cast(T, self.match.table)

    def hero(self, seat: int = 0) -> Any:
        return self.table.heroes[seat]  # type: ignore[attr-defined]

    @property
    def decision(self) -> Decision:
        assert self.match.decision is not None, "nothing is asked"
        return self.match.decision

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def asked(self) -> str:
        """The id of the question that is asked; empty where nothing is."""
        return "" if self.match.decision is None else self.match.decision.ask

    @property
    def asking(self) -> tuple[int, str]:
        """Return the asked seat and its question."""
        return self.decision.seat, self.decision.ask

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def keys(self) -> list[str]:
        return [option.key for option in self.decision.options]

    @property
    def barred(self) -> dict[str, str]:
        """Return the barred options with their reasons."""
        return {barred.key: barred.code for barred in self.decision.barred()}

    def lines(self, *ids: str) -> list[Message]:
        """Return the lines of the log with these ids, or all."""
        return [line for line in self.match.log() if not ids or line.id in ids]

    @property
    def log_text(self) -> list[str]:
        return self.log_text_in("en")

    def log_text_in(self, language: str) -> list[str]:
        return [voice(self.match.game.key, language).say(line, NAMES) for line in self.match.log()]

    # --- steering ---

    def choose(self, *keys: str) -> Self:
        """Make one decision after the other."""
        for key in keys:
            self.answer(key)
        return self

    def answer(self, key: str) -> None:
        """Choose this. Every question that a test comes to must be one that bots can weigh."""
        decision = self.match.decision
        if decision is not None:
            weights = self.match.game.policy(self.table, decision)
            assert weights is None or len(weights) == len(decision.options), decision.ask
        self.match.choose(key)

    def arrange(self, change: Callable[[T], Any]) -> Self:
        """Change the table where the present step began."""
        self.match.arrange(change)
        return self

    def load(self, *draws: int) -> Self:
        """Let the next draws from chance be these."""
        self.table.chance.load(*draws)
        return self
