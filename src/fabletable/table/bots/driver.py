"""The bots at the tables of this house: here or next door they think, here what they decide is stored and shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from time import monotonic

from fabletable.bots import seconds_for
from fabletable.kernel import Refused, RuleCrash
from fabletable.server import metrics
from fabletable.server.workers.pool import Thinkers
from fabletable.table.audience.crash_reports import crashed, report
from fabletable.table.bots.cpu_share import Share
from fabletable.table.bots.instant import AtOnce, luck_of
from fabletable.table.jobs.jobs import Move
from fabletable.table.open_table.deciding import decide, decide_in_a_row
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.pending_move import Overtaken
from fabletable.table.rows import Entry

_log = logging.getLogger(__name__)

RETRY_SECONDS = 5.0
SHOWN_SHARE = 0.2
"""Of this process's time so much may go into what bots do among themselves and into showing it; where it is short,
bots wait and not people."""
ANSWERED_SHARE = 0.6
"""The same where somebody sits with them, who waits for their turn; more where nobody else wants anything."""
BOTS_AT_ONCE = 8
"""At so many tables what they decide is stored and shown at a time: a person waits behind no more of them."""
_NOT_NOW = ("why-busy", "why-server-stops")


class Bots:
    def __init__(self, thinkers: Thinkers, changed: Callable[[OpenTable], None]) -> None:
        """``changed`` tells everyone what a bot has decided."""
        self._thinkers = thinkers
        self._changed = changed
        self._at_once = AtOnce()
        self._turn = asyncio.Semaphore(BOTS_AT_ONCE)
        self._among_themselves = Share(SHOWN_SHARE)
        self._with_people = Share(ANSWERED_SHARE, or_idle=True)

    def drive(self, table: OpenTable) -> None:
        """See to it that bots decide when it is their turn; among themselves only while somebody watches."""
        if table.bots_play_on and (table.driver is None or table.driver.done()):
            table.driver = asyncio.get_running_loop().create_task(self._drive(table))

    def answer_at_once(self, table: OpenTable) -> bool:
        """A bot is asked that takes no time, so that what it decides is there in a moment. Whoever learns sees each
        step by itself."""
        return not table.row.lesson and table.bots_play_on and self._is_quick(table)

    def _is_quick(self, table: OpenTable) -> bool:
        """The bot that is asked, if one is."""
        bot = table.bot_to_decide
        return bot is not None and self._at_once.is_quick(table.row.game, bot, _asked(table))

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
        """One decision of a bot, or several in a row that take no time; False when none is asked, or none of its
        choices works."""
        if self._is_quick(table) and await self._in_a_row(table):
            return True
        async with table.alone():
            bot, number, turn = table.bot_to_decide, table.number, table.turn
            if bot is None or turn is None or not table.bots_play_on:
                return False
        broken: dict[str, RuleCrash | Refused] = {}
        while True:
            try:
                key = await self.think(table, bot, luck_of(table, turn, number), broken)
            except Overtaken:
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
                report(table, crash)
            except Refused as no:
                # Somebody was faster: another process, or the player who came back.
                if (table.number, table.bot_to_decide) != (number, bot):
                    return True
                broken[key] = no

    @asynccontextmanager
    async def _making_room(self, table: OpenTable) -> AsyncIterator[Share]:
        """When it is this table's turn, under its lock."""
        share = self._among_themselves if all(chair.by_bot for chair in table.seats) else self._with_people
        async with self._turn:
            await share.wait()
            async with table.alone():
                yield share

    async def _in_a_row(self, table: OpenTable) -> bool:
        """What takes no time to think about: stored by one commit and shown as one. False when it was nothing."""
        async with self._making_room(table) as share:
            if not table.bots_play_on:
                table.show()
                return False
            number = table.number

            def decided() -> list[Entry]:
                with share.spending():
                    return self._at_once.decide(table)

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

    async def think(self, table: OpenTable, bot: str, luck: str, broken: Collection[str]) -> str | None:
        """What the bot chooses; where thinking or choosing breaks a rule, the first choice that has not broken yet."""
        if not broken:
            begun, ask = monotonic(), _asked(table)
            try:
                thinking = self._thinkers.ask(Move(table.log(), bot, luck, seconds_for(bot)), table.id)
                key, seconds = await table.thought.about(table.number, thinking)
                self._at_once.note(table.row.game, bot, ask, seconds)
                metrics.thought_by(bot).observe(monotonic() - begun)
                return key
            except Overtaken:
                raise
            except Exception as no:
                if isinstance(no, Refused) and no.code in _NOT_NOW:
                    raise
                _log.exception("a bot failed to decide", extra={"table": table.id, "number": table.number})
        decision = table.being_played.decision
        keys = [] if decision is None else [option.key for option in decision.options]
        return next((key for key in keys if key not in broken), None)


def _asked(table: OpenTable) -> str:
    """The name of the present question."""
    decision = table.being_played.decision
    return "" if decision is None else decision.ask


def _give_up(table: OpenTable, broken: list[RuleCrash | Refused]) -> None:
    """Every choice of a bot breaks a rule: the people are told, and may take something back."""
    crash = next((each for each in broken if isinstance(each, RuleCrash)), None)
    if crash is not None:
        table.everyone.hear(crashed(table, "", [], crash))
