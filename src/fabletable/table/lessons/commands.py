"""Going through a lesson: turning its pages, leaving it, taking it up again."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from fabletable.coach.guide import Press, pressed
from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.lessons.part import LessonPart
from fabletable.table.messages.frames import AcceptedFrame
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.commands import Command, Cost, frame
from fabletable.table.service.service import TableService


@frame
class LessonCommand(Command, tag="lesson", forbid_unknown_fields=True):
    """Tell the guide of a lesson that the ``page`` was read, or leave the lesson, or take it up again."""

    press: Press
    page: str = ""

    cost: ClassVar[Cost] = Cost(rows=2, bytes=1024)

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica, lesson = table.replica, table.part(LessonPart)
        async with table.alone():

            def turned() -> TableChange:
                screen.check(replica.seats)
                guidance = lesson.guidance()
                if guidance is None:
                    raise Refused("why-no-lesson", {"game": replica.row.game})
                if self.press == "next" and (guidance.page is None or guidance.page.id != self.page):
                    raise Refused("why-late", {"number": replica.number})
                progress = pressed(lesson.progress, self.page, self.press)
                return msgspec.structs.replace(replica.row, lesson=msgspec.json.encode(progress).decode()), []

            await table.log.change(turned)
            screen.say(AcceptedFrame(self.id, replica.number))
            lesson.shown()
            table.tell_elsewhere()
        service.bots.drive(table)
