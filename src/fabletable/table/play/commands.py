"""Choosing, and taking a choice back."""

from __future__ import annotations

from time import monotonic

from fabletable.kernel import Refused
from fabletable.server import metrics
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.commands import Choose, Undo
from fabletable.table.messages.frames import Accepted
from fabletable.table.open_table.deciding import decide, go_back
from fabletable.table.open_table.table import OpenTable
from fabletable.table.rows import BACK, CHOOSE
from fabletable.table.service.registry import House


async def choose(house: House, table: OpenTable, here: Screen, frame: Choose) -> None:
    begun = monotonic()
    async with table.alone():
        if _chosen_before(table, here, frame):
            return
        try:
            await decide(table, frame.seat, frame.number, frame.key, frame.id, lambda: here.check(table.seats))
        except Refused:
            # Another process may have written this very command before the connection was lost.
            if _chosen_before(table, here, frame):
                return
            raise
        metrics.acknowledged.observe(monotonic() - begun)
        # Where nobody answers at once both go out together, so that whoever waits for them is woken once.
        here.say(Accepted(frame.id, frame.number + 1))
        house.changed(table, by_hand=True)


def _chosen_before(table: OpenTable, here: Screen, frame: Choose) -> bool:
    number = table.already(frame.seat, frame.id, (CHOOSE,), frame.key)
    if number is not None and number != frame.number + 1:
        raise Refused("why-id-used", {"id": frame.id})
    return said_before(here, frame.id, number)


def said_before(here: Screen, command: str, number: int | None) -> bool:
    """The command was written under this number before: it counts once, and is acknowledged again."""
    if number is None:
        return False
    here.say(Accepted(command, number, again=True))
    return True


async def undo(house: House, table: OpenTable, here: Screen, frame: Undo) -> None:
    async with table.alone():
        if said_before(here, frame.id, table.already(frame.seat, frame.id, (BACK,))):
            return
        await table.be_at(frame.number)

        def allowed() -> None:
            here.check(table.seats)
            table.check_number(frame.number)
            table.check_open()
            no = table.being_played.why_no_undo(frame.seat)
            if no is not None:
                raise Refused(no.id, dict(no.args))

        await go_back(table, frame.seat, table.decisions - 1, frame.id, allowed)
        here.say(Accepted(frame.id, table.number))
        house.changed(table)
