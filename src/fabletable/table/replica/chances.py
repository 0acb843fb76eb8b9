"""Chances to win the game as each person may know them, before and after every decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fabletable.coach.outlook import chance_known_to
from fabletable.kernel import Match

MOST_KEPT = 80
"""Decisions whose chances are kept for a seat; more than are ever shown at once."""


class SeatChances:
    """The chance of each seat to win in percent, by the number of decisions."""

    def __init__(self) -> None:
        self._known: dict[int, dict[int, int]] = {}

    def look(self, match: Match, seats: Iterable[int]) -> None:
        """Note the chances of these seats at the present decision, where the game can tell."""
        for seat in seats:
            chance = chance_known_to(match, seat)
            if chance is None:
                return
            kept = self._known.setdefault(seat, {})
            kept.pop(match.number, None)
            kept[match.number] = chance
            if len(kept) > MOST_KEPT:
                kept.pop(next(iter(kept)))

    def has(self, number: int, seats: Iterable[int]) -> bool:
        return all(number in self._known.get(seat, {}) for seat in seats)

    def moved(self, seat: int | None) -> Mapping[int, tuple[int, int]]:
        """Return by the number of decisions the chances of this seat before and after the last of them."""
        kept = {} if seat is None else self._known.get(seat, {})
        return {number: (kept[number - 1], after) for number, after in kept.items() if number - 1 in kept}
