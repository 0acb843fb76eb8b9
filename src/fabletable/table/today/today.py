"""The table of the day: showing what there is to play, playing it, its result, and the list of first tries."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache, partial
from typing import Final

import msgspec

from fabletable.coach import days
from fabletable.coach.days import DayTable
from fabletable.coach.stretch import OPPONENT, STRENGTHS, GoalLane, beats, begun, goals_of, result_message
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.kernel.record import Record, read_record, verify
from fabletable.table import fairness
from fabletable.table.hints.reviews import Study
from fabletable.table.jobs.jobs import Job, StretchJob
from fabletable.table.lobby import setup
from fabletable.table.lobby.setup import SharedLuck
from fabletable.table.messages.tables import NewSeat, NewTable, TableGoal, TableMade, TableTerms
from fabletable.table.messages.today import (
    DayCard,
    DayList,
    DayResult,
    DayResultProgress,
    DayState,
    DayTry,
    ListedTry,
    NewDayTable,
    Today,
    WeekTrial,
)
from fabletable.table.named_locks import NamedLocks
from fabletable.table.names import clean_name
from fabletable.table.open_table.table import OpenTable
from fabletable.table.records.archive import written_record
from fabletable.table.replica.played import CLOSED, OVER, PLAYING, PlayedGame, kept_result
from fabletable.table.replica.replica import PLAYER
from fabletable.table.rows import TableRow
from fabletable.table.service.service import Feature, TableService
from fabletable.table.today import notes

DAY = "day"
"""The kind of archive entry under which the comparison with the bots is stored."""
TRY = "try"
"""The kind of archive entry under which a first try without luck is stored, without the bots."""
LOOK_SECONDS = 1.0
"""The time between two looks whether a first try is compared with luck."""


def local_day(service: TableService, zone: int) -> date:
    """Return the local day of a clock that is this many minutes ahead of UTC."""
    return datetime.fromtimestamp(service.clock.now() + 60 * zone, UTC).date()


def _seconds_left(service: TableService, zone: int) -> int:
    return int(86_400 - (service.clock.now() + 60 * zone) % 86_400)


# --- what there is ---


async def see(service: TableService, keyring: str, zone: int) -> Today:
    """Return the tables of today with this person's first tries."""
    day = local_day(service, zone)
    # It may have been tomorrow already by a clock elsewhere.
    near = [day + timedelta(days=days.WEEK * weeks) for weeks in (-2, -1, 0, 1)]
    tries = await notes.first_tries(service, keyring, *near)
    cards = []
    for key in days.GAMES:
        card = _card(service, days.day_table(find(key), day), tries, day)
        card.hero = await service.workers.call(partial(_hero, key, day.isoformat(), service.settings.day_secret))
        cards.append(card)
    done = set(notes.played_days(tries))
    last = [day - timedelta(days=back) for back in range(6, -1, -1)]
    return Today(
        day.isoformat(),
        _seconds_left(service, zone),
        days.leading_game(day),
        cards,
        _week(service, day, tries, day),
        _week(service, day - timedelta(days=days.WEEK), tries, day),
        await notes.streak(service, keyring, day),
        [each in done for each in last],
        bool(service.settings.day_secret),
    )


def _week(service: TableService, day: date, tries: notes.Month, today: date) -> WeekTrial:
    key = days.week_game(day)
    cards = [_card(service, table, tries, today) for table in days.week_tables(find(key), day)]
    return WeekTrial(key, cards, sum(card.first is not None and card.first.is_reached for card in cards))


def _card(service: TableService, table: DayTable, tries: notes.Month, today: date) -> DayCard:
    found = tries.get(notes.name_of(table))
    sealed = fairness.seal(days.seed_of_day(table, service.settings.day_secret))
    is_later = table.day > today.isoformat()
    lane = None if found is None else found.lane
    return DayCard(
        table.kind, table.day, table.game, table.goal.message, table.goal, goals_of(find(table.game)).minutes,
        # The seed of a day that has not come is not even committed to here: it would be asked for day by day.
        "" if is_later else sealed, _state(table, found, today), found,
        told=None if lane is None else result_message(table.goal, lane),
    )  # fmt: skip


def _state(table: DayTable, found: DayTry | None, today: date) -> DayState:
    if found is not None:
        return "done" if found.is_done else "begun"
    if table.day == today.isoformat():
        return "open"
    return "later" if table.day > today.isoformat() else "past"


@lru_cache(32)
def _hero(key: str, day: str, secret: str) -> Message | None:
    """Return the character that the player has at a table of the day."""
    game = find(key)
    match = begun(game, days.setup_of(game, days.day_table(game, date.fromisoformat(day)), secret))
    return match.scene(PLAYER).players[PLAYER].hero


# --- playing ---


async def play(service: TableService, wanted: NewDayTable, keyring: str, key: str = "") -> TableMade:
    """Make today's table, or return the first try if it is not finished. After the first try a new table is
    practice."""
    find(wanted.game)
    today = local_day(service, wanted.zone)
    table = _wanted_table(wanted, today)
    seat = NewSeat("here", clean_name(wanted.name), face=wanted.face)
    if not keyring:
        return await _set_table(service, table, seat, key)
    async with service.feature(Days).alone(f"{keyring}/{notes.name_of(table)}"):
        # A clock that goes back, say from a practised past goal to its day, gives no second first try.
        if table.day < await notes.reach_day(service, keyring, today.isoformat()):
            return await _set_table(service, table, seat, key)
        first = await notes.begin_try(service, keyring, table, fairness.new_table_id())
        found = await service.store.table(first)
        if found is not None and found[0].state == CLOSED:
            # New rules have stopped it for good.
            first = await notes.begin_try(service, keyring, table, fairness.new_table_id(), instead_of=first)
            found = await service.store.table(first)
        if found is None:
            return await _set_first(service, table, seat, key, first)
    if found[0].state == PLAYING:
        return await _there(service, first)
    return await _set_table(service, table, seat, key)


async def _set_first(service: TableService, table: DayTable, seat: NewSeat, key: str, table_id: str) -> TableMade:
    """Make the table of the first try under the id that was noted for it, or return it if it is there."""
    try:
        return await _set_table(service, table, seat, key, table_id)
    except Refused:
        if await service.store.table(table_id) is None:
            raise
        return await _there(service, table_id)  # another process was faster


async def _there(service: TableService, table_id: str) -> TableMade:
    return TableMade((await service.tables.find(table_id)).info(), "", [])


async def _set_table(service: TableService, table: DayTable, seat: NewSeat, key: str, table_id: str = "") -> TableMade:
    bots = [NewSeat("bot", bot=OPPONENT) for _ in range(table.goal.players - 1)]
    new = NewTable(table.game, [seat, *bots], days.options_of(find(table.game)), start=True)
    if key:
        await service.keyrings.know(key)
    seed = days.seed_of_day(table, service.settings.day_secret)
    luck = SharedLuck(seed, TableGoal(table.kind, table.day, table.goal), table_id=table_id)
    return await setup.make(service, new, key, luck)


def _wanted_table(wanted: NewDayTable, today: date) -> DayTable:
    if wanted.why == "day":
        if wanted.day not in ("", today.isoformat()):
            raise Refused("why-another-day")
        return days.day_table(find(wanted.game), today)
    day = _read_day(wanted.day) if wanted.day else today
    since = days.first_day_of_week(today) - timedelta(days=days.WEEK)
    if not since <= day <= today or wanted.game != days.week_game(day):
        raise Refused("why-another-day")
    return days.week_tables(find(wanted.game), day)[day.weekday()]


def _read_day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("why-not-understood", {"detail": "day"}) from None


def day_table_at(row: TableRow) -> DayTable | None:
    """Return the day table that is played here; None at any other table."""
    aim = msgspec.json.decode(row.terms, type=TableTerms).goal
    return None if aim is None or aim.why == "duel" else DayTable(aim.why, aim.day, row.game, aim.goal)


# --- how it went ---


class Days(Feature):
    """Compares people's results at tables of the day with the bots', and computes their luck."""

    def __init__(self, service: TableService) -> None:
        super().__init__(service)
        self._studies: Study[list[GoalLane]] = Study(service, DAY, self._job, list[GoalLane])
        self._tries: Study[list[GoalLane]] = Study(service, TRY, self._try_job, list[GoalLane])
        self.alone: Final = NamedLocks()
        """The locks that are held while a first try is begun."""

    async def _job(self, game: PlayedGame) -> Job[bytes]:
        table = day_table_at(game.row)
        if table is None:
            raise Refused("why-no-day-table")
        return StretchJob(game.log(), table.goal, list(STRENGTHS), await notes.known_bots(self.service, table))

    async def _try_job(self, game: PlayedGame) -> Job[bytes]:
        table = day_table_at(game.row)
        if table is None:
            raise Refused("why-no-day-table")
        return StretchJob(game.log(), table.goal, [], [])

    def decided(self, table: OpenTable) -> None:
        row = table.replica.row
        day = day_table_at(row) if row.state == OVER and row.terms != "{}" else None
        if day is not None:
            keyring = notes.keyring_at(self.service, row)
            self.service.write_down(self._note_end(keyring, day, table.id, _was_reached(table.replica)))

    async def _note_end(self, keyring: str, day: DayTable, table_id: str, is_reached: bool) -> None:
        if await notes.end_try(self.service, keyring, day, table_id, is_reached, None):
            self.list_try(table_id)

    def list_try(self, table_id: str) -> None:
        """Compute the luck of a first try and list it. The bots play only when the result is asked for."""
        if self.service.settings.day_secret:
            self.service.start(self._list_try(table_id))

    async def _list_try(self, table_id: str) -> None:
        game = await self.service.tables.look_up(table_id)
        table = day_table_at(game.row)
        part = 0.0
        while table is not None and part < 1:
            try:
                part, lanes = await self._tries.of(game)
            except Refused:
                return  # whoever asks for the result, or for the list, tries again
            if lanes:
                await self._note(game, table, lanes)
                return
            await asyncio.sleep(LOOK_SECONDS)

    def stop(self) -> None:
        self._studies.stop()
        self._tries.stop()

    async def result(
        self, game: PlayedGame, keyring: str, zone: int, may_begin: Callable[[], bool] = lambda: True
    ) -> DayResultProgress:
        """Return the result of a table, as far as it is known. The first request starts the comparison, if it
        ``may_begin``."""
        table = day_table_at(game.row)
        if table is None:
            raise Refused("why-no-day-table")
        if game.row.state != OVER:
            raise Refused("why-game-goes-on")
        part, lanes = await self._studies.of(game, may_begin)
        if not lanes:
            return DayResultProgress(part, None)
        is_first = await self._note(game, table, lanes)
        streak = await notes.streak(self.service, keyring, local_day(self.service, zone))
        return DayResultProgress(part, _result(table, lanes, is_first, streak))

    async def _note(self, game: PlayedGame, table: DayTable, lanes: list[GoalLane]) -> bool:
        """Store what is known by now, and list a first try. Return whether it was one."""
        service, mine = self.service, lanes[0]
        is_first = await notes.end_try(
            service, notes.keyring_at(service, game.row), table, game.id, mine.is_reached, mine
        )
        await notes.keep_bots(service, table, lanes[1:])
        if is_first and service.settings.day_secret:
            record = read_record(await written_record(service, game))
            chair = game.seats[PLAYER]
            await notes.enlist(service, table, ListedTry(game.id, chair.name, chair.face, mine, _last_mark(record)))
        return is_first


def _was_reached(game: PlayedGame) -> bool:
    result = kept_result(game.row)
    table = day_table_at(game.row)
    if result is None or table is None:
        return False
    if table.goal.is_by_turns:
        return PLAYER in result.winners and not result.scores
    return result.scores[PLAYER] >= table.goal.n


def _last_mark(record: Record) -> str:
    return record.decisions[-1][2] if record.decisions else ""


def _result(table: DayTable, lanes: list[GoalLane], is_first: bool, streak: int) -> DayResult:
    goal, mine = table.goal, lanes[0]
    beaten = [lane.bot for lane in lanes[1:] if beats(goal, mine, lane)]
    return DayResult(
        table.kind, table.day, table.game, goal, goal.message, result_message(goal, mine), _line(table, mine), lanes,
        is_first, streak, next((bot for bot in ("master", "hard", "medium", "easy") if bot in beaten), ""),
    )  # fmt: skip


def _line(table: DayTable, lane: GoalLane) -> Message:
    goal = table.goal
    if not lane.is_reached:
        return Message("goal-missed", {"left": max(1, goal.n - lane.count)})
    return Message("goal-reached", {"spare": goal.turns - lane.turn if goal.is_by_turns else 0})


# --- the list ---


async def list_of(service: TableService, wanted: NewDayTable, keyring: str) -> DayList:
    """Return the first tries of a day. Refused to a person who has not finished their own."""
    if not service.settings.day_secret:
        raise Refused("why-no-list")
    table = _table_of(wanted)
    mine = (await notes.first_tries(service, keyring, date.fromisoformat(table.day))).get(notes.name_of(table))
    if mine is None or not mine.is_done:
        raise Refused("why-play-first")
    tries = await notes.listed(service, table)
    if mine.lane is None:  # the server stopped before it was put there
        service.feature(Days).list_try(mine.table)
    for each in tries:
        each.is_mine = each.table == mine.table
    bots = await notes.known_bots(service, table)
    return DayList(table.kind, table.day, table.game, table.goal, table.goal.message, tries, bots)


def _table_of(wanted: NewDayTable) -> DayTable:
    """Return the day table that the request names."""
    day, game = _read_day(wanted.day), find(wanted.game)
    if wanted.why == "day":
        return days.day_table(game, day)
    if wanted.game != days.week_game(day):
        raise Refused("why-another-day")
    return days.week_tables(game, day)[day.weekday()]


async def check_record(service: TableService, wanted: NewDayTable, written: bytes) -> ListedTry:
    """Return the first try that this record belongs to. Refused if the record is of another day, does not follow the
    rules, or is not of a first try. The caller has checked its signature."""
    if not service.settings.day_secret:
        raise Refused("why-no-list")
    table, record = _table_of(wanted), read_record(written)
    game = find(table.game)
    if record.game != table.game or record.seed != days.seed_of_day(table, service.settings.day_secret):
        raise Refused("why-record-other-day")
    report = await service.workers.call(lambda: verify(record, game))
    if not report.holds:
        raise Refused("why-record-breaks", {"number": report.decisions})
    for each in await notes.listed(service, table):
        if each.mark == _last_mark(record):
            return each
    raise Refused("why-not-first-try")
