"""Asking the coach."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from fabletable.coach import Counsel
from fabletable.kernel import Refused
from fabletable.kernel.game import HINTS
from fabletable.table.audience.screen import Screen
from fabletable.table.jobs.jobs import HintJob
from fabletable.table.messages.frames import HintFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.commands import CommandNow, Cost, frame
from fabletable.table.service.service import TableService


@frame
class Hint(CommandNow, tag="hint", forbid_unknown_fields=True):
    """Ask for the coach's advice. A first hint comes fast, better ones follow while the table stands at this number."""

    cost: ClassVar[Cost] = Cost(thinking=6)
    aside: ClassVar[bool] = True

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        if replica.row.options.get(HINTS) is False:
            raise Refused("why-no-hints")
        async with table.alone():
            await table.log.be_at(self.number)
            replica.check_turn(self.seat, self.number, by_bot=False)
            job = HintJob(replica.log())

        def tell(found: bytes, *, done: bool) -> None:
            if replica.number == self.number:
                advice = msgspec.json.decode(found, type=Counsel)
                screen.say(HintFrame(self.id, self.number, self.seat, advice.choices[0].key, advice, done))

        def on_progress(part: float, so_far: Any) -> None:
            if so_far is not None:
                tell(so_far, done=False)

        found = await service.workers.run(job, table.id, on_progress)
        if not found:
            raise Refused("why-no-answer")
        tell(found, done=True)
