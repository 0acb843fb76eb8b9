"""Asking the coach, and hurrying whoever ponders."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.coach import Counsel
from fabletable.kernel import Refused
from fabletable.kernel.game import HINTS
from fabletable.table.audience.screen import Screen
from fabletable.table.jobs.jobs import Advised
from fabletable.table.messages.commands import Hint, Hurry
from fabletable.table.messages.frames import Accepted, Hinted
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.registry import House


async def hint(house: House, table: OpenTable, here: Screen, frame: Hint) -> None:
    """First a thought, then better ones, as long as the table stands where it was asked about."""
    if table.row.options.get(HINTS) is False:
        raise Refused("why-no-hints")
    async with table.alone():
        await table.be_at(frame.number)
        table.check_turn(frame.seat, frame.number, by_bot=False)
        question = Advised(table.log())

    def tell(found: bytes, *, done: bool) -> None:
        if table.number == frame.number:
            advice = msgspec.json.decode(found, type=Counsel)
            here.say(Hinted(frame.id, frame.number, frame.seat, advice.choices[0].key, advice, done))

    def on_progress(part: float, so_far: Any) -> None:
        if so_far is not None:
            tell(so_far, done=False)

    found = await house.thinkers.ask(question, table.id, on_progress)
    if not found:
        raise Refused("why-no-answer")
    tell(found, done=True)


async def hurry(house: House, table: OpenTable, here: Screen, frame: Hurry) -> None:
    house.thinkers.hurry(table.id)
    here.say(Accepted(frame.id, table.number))
