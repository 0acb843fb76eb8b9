"""Going through a lesson: turning its pages, leaving it, taking it up again."""

from __future__ import annotations

import msgspec

from fabletable.coach.guide import pressed
from fabletable.kernel import Refused
from fabletable.server.messages.commands import Lesson
from fabletable.server.messages.frames import Accepted
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import Changed, OpenTable
from fabletable.server.tables.screen import Screen


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
