"""Odds that take trials: computed by a worker while the question is already shown."""

from __future__ import annotations

from fabletable.table.audience.screen import Screen
from fabletable.table.jobs.jobs import OddsJob
from fabletable.table.open_table.table import TablePart
from fabletable.table.service.service import Feature


class OddsPart(TablePart):
    """Asks for the odds of the present question as long as a screen shows it, and shows them when they are known."""

    def shown(self) -> None:
        self._update()

    def shown_to(self, screen: Screen) -> None:
        self._update()

    def screen_left(self) -> None:
        if self.table.replica.turn not in self.table.audience.seats_here:
            self.table.replica.odds.drop()

    def closed(self) -> None:
        self.table.replica.odds.drop()

    def _update(self) -> None:
        replica = self.table.replica
        if not replica.tries_odds or replica.turn not in self.table.audience.seats_here:
            replica.odds.drop()
        elif not replica.odds.has_begun(replica.number):
            replica.odds.begin(replica.number, self._computed, self._show)

    async def _computed(self) -> bytes:
        return await self.table.context.workers.run(OddsJob(self.table.replica.log()), self.table.id)

    async def _show(self) -> None:
        replica = self.table.replica
        async with self.table.alone():
            if replica.turn is not None and replica.odds.known(replica.number) is not None:
                self.table.audience.see_seat(replica, replica.turn)


class OddsForChoices(Feature):
    part = OddsPart
