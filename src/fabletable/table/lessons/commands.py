"""Going through a lesson: turning its pages, leaving it, taking it up again."""

from __future__ import annotations

import msgspec

from fabletable.coach.guide import pressed
from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.commands import Lesson
from fabletable.table.messages.frames import Accepted
from fabletable.table.open_table.table import Changed, OpenTable
from fabletable.table.service.registry import House


async def turn_page(house: House, table: OpenTable, here: Screen, frame: Lesson) -> None:
    async with table.alone():

        def turned() -> Changed:
            here.check(table.seats)
            guidance = table.guidance()
            if guidance is None:
                raise Refused("why-no-lesson", {"game": table.row.game})
            if frame.press == "next" and (guidance.page is None or guidance.page.id != frame.page):
                raise Refused("why-late", {"number": table.number})
            progress = pressed(table.progress, frame.page, frame.press)
            return msgspec.structs.replace(table.row, lesson=msgspec.json.encode(progress).decode()), []

        await table.change(turned)
        here.say(Accepted(frame.id, table.number))
        table.show_lesson()
        table.tell_elsewhere()
    house.bots.drive(table)
