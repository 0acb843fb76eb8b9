"""A table that stands open here. It owns its lock, its log and its commit: whoever changes it goes through it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeAlias

import msgspec

from fabletable.coach import Guidance, Guide, Progress
from fabletable.coach.guide import LEARNER
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.kernel.scene import Ask
from fabletable.server.hours import Hours
from fabletable.server.messages.frames import Ahead, Given, Proposed, TableChanged, Taught
from fabletable.server.messages.tables import TableInfo
from fabletable.server.news.post import News, Post
from fabletable.server.store import CHOOSE, Entry, ProposalRow, SeatRow, Store, TableRow
from fabletable.server.tables.beforehand import ahead_of
from fabletable.server.tables.copy import Copy
from fabletable.server.tables.everyone import Everyone
from fabletable.server.tables.info import proposal_info, table_info
from fabletable.server.tables.played import GATHERING, OVER, PLAYING
from fabletable.server.tables.presence_log import PresenceLog
from fabletable.server.tables.rings import Rings, keys_shown
from fabletable.server.tables.screen import Screen
from fabletable.server.tables.thought import Thought
from fabletable.server.tables.views import Present
from fabletable.server.thinkers import Reckoned, Thinkers

_log = logging.getLogger(__name__)

RECAP_MOMENTS = 24
"""Of the moments that everyone here has been shown so many are kept for whoever comes in,"""
LAST_MOMENTS = 8
"""and so many of them after the game."""

MOST_TRIES = 20
"""So often somebody may be faster before a change is given up."""

Changed: TypeAlias = tuple[TableRow, Sequence[SeatRow]]


@dataclass
class Place:
    """Where tables stand: the database under them, the post, those who think next door, which tables are open here."""

    store: Store
    post: Post
    thinkers: Thinkers
    hours: Hours
    rings: Rings
    presence: PresenceLog
    opened: float
    """Since when people can come to the house."""
    tables_open: dict[str, OpenTable] = field(default_factory=dict)


class Alone:
    """``async with table.alone():`` holds the table's lock."""

    __slots__ = ("_table",)

    def __init__(self, table: OpenTable) -> None:
        self._table = table

    async def __aenter__(self) -> None:
        table = self._table
        await table.lock.acquire()
        try:
            if table.place.tables_open.get(table.id) is not table:
                # It was put away, or removed, between being found and being locked.
                raise Refused("why-late", {"number": table.number})
            if not table.sure:
                await table.catch_up()
            if keys_shown.get() is not None:
                await table.place.rings.be_sure()
        except BaseException:
            table.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class OpenTable(Copy):
    def __init__(self, place: Place, row: TableRow, seats: list[SeatRow], proposal: ProposalRow | None = None) -> None:
        self.place = place
        self.proposal = proposal
        self.everyone = Everyone(row.id, seats, place.post, place.hours, place.opened)
        self.lock = asyncio.Lock()
        self.sure = True
        """False when nobody knows whether what was last written is in the database."""
        self.thought: Thought[tuple[str, float]] = Thought()
        self.driver: asyncio.Task[None] | None = None
        """Lets the bots of this table decide."""
        self.used = monotonic()
        self.called_for = -1
        """The number of the question for which everybody was called who is to be;"""
        self.call_at: float | None = None
        """or when to look again."""
        self.alarm: int | None = None
        """When somebody has to look at it again, as it was last written down."""
        self.opened_by = ""
        """The neighbourhood for which it was taken out of the database."""
        self._ahead_shown: dict[int, Ahead] = {}
        self.foreseen: dict[int, tuple[int, Ask | None]] = {}
        """By seat, and the number at which it was foreseen: what it was told it is asked next."""
        self._guide: Guide | None = None
        self._guided: tuple[object, Guidance | None] = (None, None)
        super().__init__(row, seats)

    @property
    def here(self) -> Collection[int]:
        return self.everyone.online

    def stamp(self) -> str:
        return self.place.hours.stamp()

    # --- the lock ---

    def alone(self) -> Alone:
        """One at a time at each table, and only where it is sure what the database has."""
        return Alone(self)

    @property
    def is_in_use(self) -> bool:
        driven = self.driver is not None and not self.driver.done()
        return bool(self.everyone.screens) or self.lock.locked() or driven

    @property
    def bots_play_on(self) -> bool:
        """A bot is asked, and somebody will see what it does: nobody plays before empty chairs."""
        seen = bool(self.everyone.screens) or not all(chair.by_bot for chair in self.seats)
        return self.bot_to_decide is not None and seen and not self._is_being_read()

    def clear_away(self) -> None:
        """It stands no more, here or anywhere."""
        self.place.tables_open.pop(self.id, None)
        if self.driver is not None:
            self.driver.cancel()
        self.reckoning.drop()
        self.everyone.close(4404, "why-no-such-table")

    # --- the log; all of it under the lock ---

    async def catch_up(self) -> None:
        """Read what other processes have decided, and show it to everyone here."""
        if not self.sure:
            await self.reread()
            return
        before = self.number
        await self._follow_log()
        if self.number != before:
            self.show()

    async def be_at(self, number: int) -> None:
        """Refused unless the table is at this number, where somebody else has brought it perhaps."""
        if number > self.number:
            await self.catch_up()
        self.check_number(number)

    async def reread(self) -> None:
        """Somebody else has changed it. Everyone here sees the present; whoever lost a seat meanwhile loses sight of
        it."""
        proposal = self.proposal
        if self.sure and not self.damage:
            await self._read_row()
            await self._follow_log()
        else:
            await self._read_anew()
        self.everyone.send_away(self.seats)
        self.show_table()
        self.show()
        if self.proposal != proposal:
            self.show_proposal()

    async def refresh(self) -> bool:
        """Whether another process has changed it; then everyone sees what it is now."""
        found = (await self.place.store.versions([self.id])).get(self.id)
        if found is not None and found[0] <= self.row.version and found[1] <= self.number:
            return False
        await self.reread()
        return True

    async def _follow_log(self) -> None:
        if self.match is None:
            return
        for entry in await self.place.store.entries(self.id, self.number):
            if not self.follow(entry):
                await self._read_anew()
                break
        if self.being_played.over and self.stop is None and self.row.state != OVER:
            # The result is what was stored when the game ended, so the row is read, not computed.
            await self._read_row()

    async def _read_anew(self) -> None:
        """This copy may be wrong; the log is not."""
        await self._read_row()
        self.begin()
        whole = await self.place.store.whole(self.id)
        if whole is not None and whole.entries:
            self.replay(whole.entries)
        self.sure = True
        self.mind_damage("" if whole is None else whole.damage)
        await self.mind_the_rules()
        for screen in self.everyone.screens:
            screen.forget()

    async def _read_row(self) -> None:
        found = await self.place.store.table(self.id)
        if found is None:
            self.clear_away()
            raise Refused("why-no-such-table", {"table": self.id})
        begun = found[0].state != GATHERING and self.match is None
        if _secrets_of(*found) != _secrets_of(self.row, self.seats):
            self.place.rings.forget()  # perhaps because a device was shut out
        self.row, self.seats = found
        self.proposal = await self.place.store.proposal(self.id)
        if begun:
            self.begin()
        self.settle()

    async def mind_the_rules(self) -> None:
        """Where the rules part with the log people are asked; bots among themselves go on by the new ones."""
        if self.stop is None or self.damage:
            return
        _log.warning("the rules part with a log", extra={"table": self.id, "number": self.stop.number})
        if self.match is not None and self.row.state == PLAYING and all(chair.kind == "bot" for chair in self.seats):
            await self._write([self.take_on(0, "")])

    def mind_damage(self, damage: str) -> None:
        """Where a part of it is not what was written everybody reads so, and nothing is decided."""
        self.damage = damage
        if damage:
            _log.error("a table is damaged", extra={"table": self.id, "part": damage})
            self.notice = Message("notice-table-damaged")
        self.settle()

    def shorten(self, to: int) -> None:
        super().shorten(to)
        for screen in self.everyone.screens:
            screen.forget_story(self)

    # --- the commit; all of it under the lock ---

    async def commit(self, make: Callable[[], Sequence[Entry]]) -> Sequence[Entry]:
        """Write entries of the log, all of them or none, and give them back. ``make`` checks whether they may be and
        does them on this copy; where the table has changed meanwhile it is asked again."""
        for _ in range(MOST_TRIES):
            entries = make()
            if not entries or await self._write(entries):
                return entries
        raise Refused("why-late", {"number": self.number})

    async def _write(self, entries: Sequence[Entry]) -> bool:
        """Commit what was just done on the copy, or take it back and catch up. False when the table had changed:
        whether the same may still be done is to be looked at anew."""
        last = entries[-1]
        row = self.after(last)
        turns = last.kind != CHOOSE or row.state != self.row.state
        store = self.place.store
        try:
            done = await (store.turn(row, self.link, entries) if turns else store.append(row, self.link, entries))
        except BaseException:
            # Perhaps it was written, perhaps not: whoever comes next reads the log.
            self.sure = False
            raise
        if done == "written":
            if turns:
                row = msgspec.structs.replace(row, version=row.version + 1)
            self.written(entries, row)
            return True
        self.abandon()
        if done == "changed":
            await self.reread()
            return False
        if done == "damaged":
            self.mind_damage("log")
            self.show_table()
            self.check_whole()
        await self.catch_up()
        raise Refused("why-late", {"number": self.number})

    async def change(self, decide: Callable[[], Changed]) -> None:
        """Compare and set. ``decide`` says from what is known what the table and some seats become, or refuses. If
        somebody else was faster it decides anew, from what they have left."""
        for _ in range(MOST_TRIES):
            try:
                row, chairs = decide()
            except Refused:
                # Nobody is turned away for what was true a moment ago.
                if await self.refresh():
                    await self.place.rings.be_sure(anew=True)
                    continue
                raise
            if await self._set_rows(row, chairs):
                return
            await self.reread()
            await self.place.rings.be_sure(anew=True)
        raise Refused("why-late", {"number": self.number})

    async def _set_rows(self, row: TableRow, chairs: Sequence[SeatRow]) -> bool:
        try:
            done = await self.place.store.change(row, chairs)
        except BaseException:
            self.sure = False
            raise
        if not done:
            return False
        self.row = msgspec.structs.replace(row, version=row.version + 1)
        for chair in chairs:
            self.seats[chair.seat] = msgspec.structs.replace(chair, version=chair.version + 1)
        if self.match is None and self.row.state != GATHERING:
            self.begin()
        self.settle()
        return True

    async def change_seat(self, decide: Callable[[], SeatRow]) -> None:
        """The same for one seat, and everyone sees it."""
        await self.change(lambda: (self.row, [decide()]))
        self.tell_table()

    async def propose(self, proposal: ProposalRow | None) -> bool:
        """This is proposed now, or nothing. False when the table had changed meanwhile."""
        if proposal is not None:
            proposal.id = proposal.id or self.row.version + 1
        if not await self.place.store.propose(self.row, proposal):
            await self.reread()
            return False
        self.row.version += 1
        self.proposal = proposal
        return True

    async def remove(self, check: Callable[[], None]) -> None:
        """``check`` refuses where it may not be."""
        for _ in range(MOST_TRIES):
            check()
            if await self.place.store.remove_table(self.row):
                self.clear_away()
                self.place.post.tell(News("removed", table=self.id))
                return
            await self.reread()
            await self.place.rings.be_sure(anew=True)
        raise Refused("why-late", {"number": self.number})

    # --- a lesson ---

    @property
    def progress(self) -> Progress:
        return msgspec.json.decode(self.row.lesson, type=Progress)

    def guidance(self) -> Guidance | None:
        """Where the lesson stands, at a table where somebody learns. A lesson that breaks is over, the game is not."""
        lesson = find(self.row.game).lesson if self.row.lesson else None
        if lesson is None or self.match is None or self.stop is not None:
            return None
        now = (self.match.number, self.last_back, self.row.lesson)
        if self._guided[0] != now:
            try:
                if self._guide is None:
                    self._guide = Guide(lesson, self.progress)
                self._guide.keep(self.progress)
                self._guided = now, self._guide.look(self.match)
            except Exception:  # noqa: BLE001 whatever is wrong with the lesson
                _log.exception("a lesson could not go on", extra={"table": self.id, "game": self.row.game})
                self._guided = now, None
        return self._guided[1]

    def _is_being_read(self) -> bool:
        guidance = self.guidance()
        return guidance is not None and guidance.waits and not self.seats[LEARNER].by_bot

    def show_lesson(self, only: Screen | None = None) -> None:
        """To the learner's screens, or to this one."""
        guidance = self.guidance()
        if guidance is None:
            return
        for screen in list(self.everyone.screens) if only is None else [only]:
            if LEARNER in screen.seats:
                screen.say(Taught(LEARNER, self.number, guidance))

    # --- what was answered beforehand ---

    def show_ahead(self) -> None:
        """To those whose answers were given, or changed since they were last shown, and to nobody else."""
        for seat, number, answer, chosen in self.given:
            self.everyone.tell_seat(seat, Given(seat, number, answer, chosen))
        self.given.clear()
        if not self.answers and not self._ahead_shown:
            return
        for seat in self.everyone.seats_here:
            ahead = ahead_of(self, seat)
            if ahead != self._ahead_shown.get(seat, Ahead(seat, [])):
                self._ahead_shown[seat] = ahead
                self.everyone.tell_seat(seat, ahead)

    def _show_ahead_to(self, screen: Screen) -> None:
        for seat in screen.seats:
            if self.answers_by(seat):
                screen.say(ahead_of(self, seat))

    async def read_quietly(self) -> None:
        """Somebody has answered beforehand in another process: only that one's screens are told."""
        await self._read_row()
        self.show_ahead()

    # --- telling everyone ---

    def info(self) -> TableInfo:
        return table_info(self, self.everyone, self.place.hours.now())

    def show(self) -> None:
        """Everyone here sees the present; whatever was proposed or thought about the past has lapsed."""
        if self.match is None:
            return
        self.thought.mind(self.number)
        self.everyone.see(self)
        self.match.keep_moments(LAST_MOMENTS if self.is_final else RECAP_MOMENTS)
        self.show_lesson()
        self.show_ahead()
        self._reckon()
        if self.proposal is not None and self.proposal.number != self.number:
            self.proposal = None
            self.show_proposal()
        if self.is_final or self.last_back == self.number or self.terms.clock.kind != "none":
            self.show_table()

    def show_to(self, screen: Screen) -> None:
        """This screen alone, should the game have begun."""
        if self.match is not None:
            screen.show(Present(self))
            self.show_lesson(screen)
            self._show_ahead_to(screen)
            self._reckon()

    def see_off(self, screen: Screen) -> list[int]:
        """It looks at this table no more; the seats at which nobody is now."""
        self.everyone.screens.discard(screen)
        self.everyone.were_here(screen.seats)
        gone = self.everyone.went(screen.seats)
        if self.turn not in self.everyone.seats_here:
            self.reckoning.drop()
        self.tell_presence()
        return gone

    def _reckon(self) -> None:
        """Under the lock: odds that take trials follow, as long as somebody looks at the question."""
        if not self.tries_odds or self.turn not in self.everyone.seats_here:
            self.reckoning.drop()
        elif not self.reckoning.has_begun(self.number):
            self.reckoning.begin(self.number, self._reckoned, self._show_odds)

    async def _reckoned(self) -> bytes:
        return await self.place.thinkers.ask(Reckoned(self.log()), self.id)

    async def _show_odds(self) -> None:
        async with self.alone():
            if self.turn is not None and self.reckoning.known(self.number) is not None:
                self.everyone.see_seat(self, self.turn)

    def hear_from(self, seat: int, frame: msgspec.Struct) -> None:
        """Everyone here who wants to hear this seat."""
        self.everyone.hear(frame, lambda screen: not self.is_muted(screen, seat))

    def is_muted(self, screen: Screen, seat: int) -> bool:
        """Nobody at this screen wants to hear that seat."""
        return bool(screen.seats) and all(seat in self.seats[mine].mutes for mine in screen.seats)

    def show_table(self) -> None:
        self.everyone.hear(TableChanged(self.info()))

    def show_proposal(self, declined: int | None = None) -> None:
        self.everyone.hear(Proposed(proposal_info(self, self.proposal), declined))

    def tell_table(self) -> None:
        """Seats or state changed: everyone here and elsewhere sees the table anew."""
        self.everyone.send_away(self.seats)
        self.show_table()
        self.tell_elsewhere()

    def tell_elsewhere(self) -> None:
        """Other processes look at the table anew."""
        self.place.post.tell(News("table", table=self.id))

    def tell_proposal(self, declined: int | None = None) -> None:
        self.show_proposal(declined)
        self.place.post.tell(News("proposal", table=self.id, declined=declined))

    def tell_presence(self) -> None:
        self.show_table()
        self.everyone.tell_presence()

    def tell_presence_in(self, seconds: float) -> None:
        """Then somebody is away who was only gone for a moment."""
        # By its name: a table that is put away meanwhile does not stay in memory for this.
        asyncio.get_running_loop().call_later(seconds, _tell_presence_of, self.place.tables_open, self.id)


def _tell_presence_of(tables_open: Mapping[str, OpenTable], table_id: str) -> None:
    table = tables_open.get(table_id)
    if table is not None:
        table.tell_presence()


def _secrets_of(row: TableRow, chairs: Sequence[SeatRow]) -> list[str]:
    """Return what opens the table and its seats, as the database keeps it."""
    return [row.host, row.ring, *(part for chair in chairs for part in (chair.secret, chair.ring))]
