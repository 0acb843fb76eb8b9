"""Changes that befall all heroes at once, seat by seat: what one had, what came or went and why, what one has now."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games.prophecy.table import NAMES, NOBODY, Realm
from fabletable.kernel import Message, Part, Sum, added


class Rows:
    """The possessions of every hero before a change, for watchers."""

    def __init__(self, table: Realm) -> None:
        self.before: list[dict[str, int]] = (
            [_counted(table, seat) for seat in range(table.seats)] if table.watched else []
        )

    def show(self, table: Realm, what: str, cause: Message, pieces: Sequence[str], drawer: int = NOBODY) -> None:
        """Show one row for each hero, also those for whom nothing changes; held for those it touches."""
        if not table.watched or not self.before:
            return
        seats = [hero.seat for hero in table.heroes if not hero.out]
        rows = [self._row(table, seat, what, cause, drawer) for seat in seats]
        touched = [seat for seat in seats if _counted(table, seat)[what] != self.before[seat][what]]
        lost = any(_counted(table, seat)[what] < self.before[seat][what] for seat in touched)
        table.show("loss" if lost else "gain", pieces=pieces, touches=touched, sums=rows, because=cause)

    def _row(self, table: Realm, seat: int, what: str, cause: Message, drawer: int) -> Sum:
        had = self.before[seat][what]
        change = _counted(table, seat)[what] - had
        why = cause if change else Message("row-nothing-" + what)
        if change and seat == drawer:
            why = Message("row-drawer", {"card": cause})
        return added(NAMES[seat], [Part(Message("counter-" + what), had, f"{what}-{seat}"), Part(why, change)], seat)


def _counted(table: Realm, seat: int) -> dict[str, int]:
    hero = table.heroes[seat]
    return {"gold": hero.gold, "health": hero.health, "mana": hero.mana, "experience": hero.experience}
