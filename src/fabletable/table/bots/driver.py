"""The bots of a service: instant ones decide in this process, the others in a worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from time import monotonic

from fabletable.bots import seconds_for
from fabletable.kernel import Refused, RuleCrash
from fabletable.table.audience.crash_reports import crashed, report
from fabletable.table.bots.cpu_share import CpuShare
from fabletable.table.bots.instant import InstantBots, bot_seed
from fabletable.table.jobs.jobs import MoveJob, UnwatchedMoveJob
from fabletable.table.open_table.deciding import decide, decide_in_a_row
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.metrics import Metrics
from fabletable.table.ports.workers import Workers
from fabletable.table.replica.pending_move import Superseded
from fabletable.table.rows import LogEntry

_log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
AMONG_BOTS_SHARE = 0.2
"""The share of this process's time that bots among themselves may take; where it is short, bots wait and not people."""
WITH_PEOPLE_SHARE = 0.6
"""The share of this process's time that bots may take where people sit with them; more while the process is idle."""
TABLES_AT_ONCE = 8
"""Tables at which bots' decisions are stored and shown at a time: a person waits behind no more of them."""
_NOT_NOW = ("why-busy", "why-server-stops")


class BotDriver:
    def __init__(self, workers: Workers, metrics: Metrics, changed: Callable[[OpenTable], None]) -> None:
        """``changed`` shows everyone what a bot has decided."""
        self._workers = workers
        self._metrics = metrics
        self._changed = changed
        self._instant = InstantBots(metrics)
        self._turn = asyncio.Semaphore(TABLES_AT_ONCE)
        self._among_themselves = CpuShare(AMONG_BOTS_SHARE)
        self._with_people = CpuShare(WITH_PEOPLE_SHARE, or_idle=True)

    def drive(self, table: OpenTable) -> None:
        """Let bots decide when it is their turn; among themselves only while a screen watches."""
        if table.bots_play_on and (table.driver is None or table.driver.done()):
            table.driver = asyncio.get_running_loop().create_task(self._drive(table))

    def answers_at_once(self, table: OpenTable) -> bool:
        """Return whether an instant bot is asked. In a lesson each step is shown by itself."""
        return not table.replica.row.lesson and table.bots_play_on and self._is_quick(table)

    def _is_quick(self, table: OpenTable) -> bool:
        """Return whether the bot that is asked, if one is, is instant."""
        bot = table.replica.bot_to_decide
        return bot is not None and self._instant.is_quick(table.replica.row.game, bot, _asked(table))

    async def _drive(self, table: OpenTable) -> None:
        """Let bots decide until it is a person's turn or the game is over."""
        try:
            while await self.decide(table):
                pass
        except asyncio.CancelledError:
            raise
        except Exception:  # noqa: BLE001 one table must not stop the others
            _log.exception("a bot could not go on", extra={"table": table.id})
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.drive, table)

    async def decide(self, table: OpenTable) -> bool:
        """Store one decision of a bot, or several instant ones in a row; False when none is asked, or none of its
        choices works."""
        if self._is_quick(table) and await self._in_a_row(table):
            return True
        async with table.alone():
            bot, number, turn = table.replica.bot_to_decide, table.replica.number, table.replica.turn
            if bot is None or turn is None or not table.bots_play_on:
                return False
        broken: dict[str, RuleCrash | Refused] = {}
        while True:
            try:
                key = await self.think(table, bot, bot_seed(table.replica, turn, number), broken)
            except Superseded:
                return True
            if key is None:
                _give_up(table, list(broken.values()))
                return False
            try:
                async with self._making_room(table) as share:
                    await decide(table, turn, number, key)
                    with share.spending():
                        self._changed(table)
                return True
            except RuleCrash as crash:
                broken[key] = crash
                report(table.replica, self._metrics, crash)
            except Refused as no:
                # Another process was faster, or the player, who came back.
                if (table.replica.number, table.replica.bot_to_decide) != (number, bot):
                    return True
                broken[key] = no

    @asynccontextmanager
    async def _making_room(self, table: OpenTable) -> AsyncIterator[CpuShare]:
        """Wait for this table's turn, then hold its lock."""
        share = self._among_themselves if all(chair.by_bot for chair in table.replica.seats) else self._with_people
        async with self._turn:
            await share.wait()
            async with table.alone():
                yield share

    async def _in_a_row(self, table: OpenTable) -> bool:
        """Store what instant bots decide by one commit, and show it as one. False when it was nothing."""
        async with self._making_room(table) as share:
            if not table.bots_play_on:
                table.show()
                return False
            number = table.replica.number

            def decided() -> list[LogEntry]:
                with share.spending():
                    return self._instant.decide(table.replica, table.follow_up)

            try:
                made = await decide_in_a_row(table, number, decided)
            except Refused:
                made = -1  # somebody was faster, or sits there again
            with share.spending():
                if made > 0:
                    self._changed(table)
                else:  # what somebody did by hand may be waiting to be shown with this
                    table.show()
        return made != 0

    async def think(self, table: OpenTable, bot: str, seed: str, broken: Collection[str]) -> str | None:
        """Return what the bot chooses; where that breaks a rule, the first choice that has not broken yet."""
        if not broken:
            begun, ask = monotonic(), _asked(table)
            try:
                kind = MoveJob if table.is_waited_for else UnwatchedMoveJob
                thinking = self._workers.run(kind(table.replica.log(), bot, seed, seconds_for(bot)), table.id)
                key, seconds = await table.pending_move.about(table.replica.number, thinking)
                self._instant.note(table.replica.row.game, bot, ask, seconds)
                self._metrics.thought(bot, monotonic() - begun)
                return key
            except Superseded:
                raise
            except Exception as no:
                if isinstance(no, Refused) and no.code in _NOT_NOW:
                    raise
                _log.exception("a bot failed to decide", extra={"table": table.id, "number": table.replica.number})
        decision = table.replica.being_played.decision
        keys = [] if decision is None else [option.key for option in decision.options]
        return next((key for key in keys if key not in broken), None)


def _asked(table: OpenTable) -> str:
    """Return the name of the present question."""
    decision = table.replica.being_played.decision
    return "" if decision is None else decision.ask


def _give_up(table: OpenTable, broken: list[RuleCrash | Refused]) -> None:
    """Tell the people that every choice of a bot breaks a rule; they may take something back."""
    crash = next((each for each in broken if isinstance(each, RuleCrash)), None)
    if crash is not None:
        table.audience.hear(crashed(table.replica, "", [], crash))
