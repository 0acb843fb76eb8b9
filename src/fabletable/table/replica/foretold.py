"""Odds that were shown to a seat for the choices it then made, by the event that came of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fabletable.kernel.scene import Choice, Odds

MOST_KEPT = 40
"""Choices of a seat whose odds are kept; a fight lasts fewer decisions."""


class ForetoldOdds:
    """The odds of each seat's last questions; its choice decides which of them count."""

    def __init__(self) -> None:
        self._asked: dict[int, dict[int, tuple[int, dict[str, Odds]]]] = {}
        self._made: dict[int, dict[int, Odds | None]] = {}

    def shown(self, seat: int, decisions: int, line_count: int, choices: Sequence[Choice]) -> None:
        """Note the odds of a question that this seat sees, with the numbers of decisions and of log lines before it."""
        odds = {choice.key: choice.odds for choice in choices if choice.odds is not None}
        self._asked.setdefault(seat, {})[decisions] = (line_count, odds)

    def chosen(self, seat: int, decisions: int, key: str) -> None:
        """Keep the odds of the choice that this seat made after this number of decisions; None where it was shown
        none."""
        asked = self._asked.pop(seat, {})
        if decisions in asked:
            line_count, odds = asked[decisions]
            kept = self._made.setdefault(seat, {})
            kept[line_count] = odds.get(key)
            if len(kept) > MOST_KEPT:
                kept.pop(next(iter(kept)))

    def of(self, seat: int | None) -> Mapping[int, Odds | None]:
        """Return the odds of this seat's choices by the line of the log that came next."""
        return {} if seat is None else self._made.get(seat, {})
