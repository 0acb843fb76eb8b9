"""Commands of play: choosing, taking a choice back, asking where one stands, hurrying a bot."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar

from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import AcceptedFrame, StandingFrame
from fabletable.table.open_table.deciding import decide, go_back
from fabletable.table.open_table.table import OpenTable
from fabletable.table.rows import BACK, CHOOSE
from fabletable.table.service.commands import Command, CommandNow, Cost, frame
from fabletable.table.service.service import TableService


@frame
class Choose(CommandNow, tag="choose", forbid_unknown_fields=True):
    """This seat's decision: the option of this ``key``."""

    key: str

    cost: ClassVar[Cost] = Cost(rows=2, bytes=512)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        begun = monotonic()
        async with table.alone():
            if self._chosen_before(table, screen):
                return
            try:
                await decide(
                    table, self.seat, self.number, self.key, self.id, lambda: screen.check(table.replica.seats)
                )
            except Refused:
                # Another process may have written this very command before the connection was lost.
                if self._chosen_before(table, screen):
                    return
                raise
            service.metrics.acknowledged(monotonic() - begun)
            # Where no bot answers at once both go out together, so that the client is woken once.
            screen.say(AcceptedFrame(self.id, self.number + 1))
            service.changed(table, by_hand=True)

    def _chosen_before(self, table: OpenTable, screen: Screen) -> bool:
        number = table.replica.already(self.seat, self.id, (CHOOSE,), self.key)
        if number is not None and number != self.number + 1:
            raise Refused("why-id-used", {"id": self.id})
        return self.accepted_before(screen, number)


@frame
class Undo(CommandNow, tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last decision, if the rules let it."""

    cost: ClassVar[Cost] = Cost(rows=3, bytes=512)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():
            if self.accepted_before(screen, replica.already(self.seat, self.id, (BACK,))):
                return
            await table.log.be_at(self.number)

            def allowed() -> None:
                screen.check(replica.seats)
                replica.check_number(self.number)
                replica.check_open()
                no = replica.being_played.why_no_undo(self.seat)
                if no is not None:
                    raise Refused(no.id, dict(no.args))

            await go_back(table, self.seat, replica.decisions - 1, self.id, allowed)
            screen.say(AcceptedFrame(self.id, replica.number))
            service.changed(table)


@frame
class AskStanding(Command, tag="where", forbid_unknown_fields=True):
    """Ask where this seat stands."""

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():
            standing = None if replica.match is None else replica.match.standing(self.seat)
            screen.say(StandingFrame(self.id, replica.number, self.seat, standing))


@frame
class Hurry(Command, tag="hurry", forbid_unknown_fields=True):
    """Have the bot that thinks at this table answer from what it knows by now."""

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        service.workers.hurry(table.id)
        screen.say(AcceptedFrame(self.id, table.replica.number))
