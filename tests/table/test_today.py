"""The table of the day: one first try, the same luck for everybody, midnight where one is, lists without cheats."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from datetime import date, timedelta
from functools import wraps
from random import Random
from typing import Any

import msgspec
import pytest

from fabletable.coach import days
from fabletable.coach.days import days_in_a_row
from fabletable.coach.stretch import GoalLane, StretchSetup, goals_of, lane_of_bot
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.link import read_link, record_in
from fabletable.kernel.record import Record, read_record
from fabletable.table.devices import devices
from fabletable.table.links.making import make_link
from fabletable.table.lobby import setup
from fabletable.table.local.client import Client
from fabletable.table.local.memory_store import MemoryStore
from fabletable.table.local.service import local_service
from fabletable.table.messages.links import LinkRequest
from fabletable.table.messages.tables import NewSeat, NewTable, TableGoal, TableMade, TableTerms
from fabletable.table.messages.today import DayResult, DayTry, ListedTry, NewDayTable
from fabletable.table.notebook import notebook
from fabletable.table.ports.store import NotebookStore
from fabletable.table.records.archive import written_record
from fabletable.table.rows import NoteRow
from fabletable.table.service.service import TableService
from fabletable.table.today import notes, today
from fabletable.table.today.today import Days
from tests.server.manual_clock import ManualClock

SECRET = "the secret of a test house"
pytestmark = pytest.mark.usefixtures("_quick_bots")

MIDDAY = 1_790_000_000.0 - 1_790_000_000.0 % 86_400 + 43_200
"""Noon UTC."""
GAME = "diceforge"


BOTS = ("medium", "easy")


@pytest.fixture
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of all strengths be quick ones; how the strong ones play is tested elsewhere."""
    monkeypatch.setattr(today, "STRENGTHS", BOTS)


def at_once(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    """Let a test run that waits for a service."""

    @wraps(test)
    def run() -> None:
        async def whole() -> None:
            await test()

        asyncio.run(whole())

    return run


async def person(service: TableService) -> tuple[str, str]:
    """Return key and keyring of a new device."""
    key = (await devices.make(service, "phone")).key
    return key, (await devices.known(service, key)).keyring


async def play(service: TableService, key: str, keyring: str, **more: object) -> TableMade:
    return await today.play(service, msgspec.convert({"game": GAME, "name": "Ada", **more}, NewDayTable), keyring, key)


async def finish(service: TableService, made: TableMade, key: str, last: bool = False) -> None:
    """Play to the end, by the first choice each time, or by the last."""
    async with Client(service, made.table.id, [key]) as ada:
        while (ask := await ada.asked()) is not None:
            await ada.choose(0, ask["choices"][-1 if last else 0]["key"])


async def result(service: TableService, made: TableMade, keyring: str) -> DayResult:
    game = await service.tables.look_up(made.table.id)
    while True:
        found = await service.feature(Days).result(game, keyring, 0)
        if found.result is not None and found.part == 1:
            return found.result
        await asyncio.sleep(0.05)


def week_goal(service: TableService) -> str:
    return days.week_game(today.local_day(service, 0))


# --- choosing by date ---


def test_every_day_of_ten_years_has_another_goal_than_the_day_before() -> None:
    for key in days.GAMES:
        game, day, before = find(key), date(2026, 1, 1), None
        for _ in range(3650):
            goal = days.day_table(game, day).goal
            assert goal != before, (key, day)
            before, day = goal, day + timedelta(days=1)


def test_a_week_has_seven_different_small_goals_and_weeks_take_turns() -> None:
    monday = date(2026, 11, 16)
    assert {days.week_game(monday + timedelta(weeks=each)) for each in range(4)} == set(days.GAMES)
    for each in range(8):
        day = monday + timedelta(weeks=each)
        tables = days.week_tables(find(days.week_game(day)), day)
        assert len({table.goal for table in tables}) == 7
        assert tables == days.week_tables(find(days.week_game(day)), day + timedelta(days=6))


def test_only_who_has_the_secret_knows_the_seed() -> None:
    table = days.day_table(find(GAME), date(2026, 11, 18))
    assert days.seed_of_day(table, "") == days.seed_of_day(table, "")
    seeds = {days.seed_of_day(table, secret) for secret in ("", "one house", "another")}
    assert len(seeds) == 3
    assert all(len(seed) == 64 for seed in seeds - {days.seed_of_day(table, "")})


@pytest.mark.parametrize(
    ("played", "streak"),
    [
        ([0], 1),
        ([1], 1),
        ([0, 1, 2], 3),
        ([0, 1, 3, 4], 4),
        ([0, 2, 4, 5], 2),
        ([0, 2, 3, 4, 5, 6, 7, 9], 8),
        ([2], 1),
        ([3], 0),
        ([], 0),
    ],
)
def test_one_missed_day_a_week_is_forgiven(played: list[int], streak: int) -> None:
    now = date(2026, 11, 18)
    assert days_in_a_row([now - timedelta(days=ago) for ago in played], now) == streak


def test_a_bot_has_the_same_lane_each_time() -> None:
    game = find("witcher")
    setup_ = StretchSetup("witcher", 2, "any", days.options_of(game), StretchGoal("gold", 6, 4))
    first = lane_of_bot(game, setup_, "medium")
    assert first == lane_of_bot(game, setup_, "medium")
    assert len(first.squares) <= 4
    assert first.is_reached == (first.count >= 6)


# --- playing ---


@at_once
async def test_the_first_try_counts_and_then_it_is_practice() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        made = await play(service, key, keyring)
        assert (await play(service, key, keyring)).table.id == made.table.id, "the first try goes on"
        before = await today.see(service, keyring, 0)
        card = next(card for card in before.tables if card.game == GAME)
        assert (card.state, before.streak, before.is_listed) == ("begun", 0, False)
        await finish(service, made, key)
        found = await result(service, made, keyring)
        assert found.is_first
        assert [lane.bot for lane in found.lanes] == ["", *BOTS]
        assert (found.lanes[0].result, found.streak) == (found.lanes[0].count, 1)
        # Not by `pytest.approx`: it asks numpy, which a thread of the service may be importing just now.
        assert abs(found.lanes[0].without - (found.lanes[0].result - found.lanes[0].luck)) < 0.11
        again = await play(service, key, keyring)
        assert again.table.id != made.table.id
        await finish(service, again, key, last=True)
        practice = await result(service, again, keyring)
        assert not practice.is_first
        after = await today.see(service, keyring, 0)
        card = next(card for card in after.tables if card.game == GAME)
        assert card.first is not None
        assert (card.state, card.first.table, card.first.lane) == ("done", made.table.id, found.lanes[0])
        assert after.days == [False] * 6 + [True]


@at_once
async def test_two_requests_at_once_begin_one_first_try() -> None:
    """A second table with the same luck beside an unfinished first try would show what comes."""
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        made = await asyncio.gather(*(play(service, key, keyring) for _ in range(3)))
        assert len({each.table.id for each in made}) == 1
        (known,) = (await notes.first_tries(service, keyring, today.local_day(service, 0))).values()
        assert known.table == made[0].table.id


@at_once
async def test_a_first_try_that_was_noted_but_not_made_is_made_when_asked_again() -> None:
    """The table is missing, as after a power cut between the two."""
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        table = days.day_table(find(GAME), today.local_day(service, 0))
        await notes.begin_try(service, keyring, table, "aaaaaaaaaa")
        made = await play(service, key, keyring)
        assert made.table.id == "aaaaaaaaaa"
        await finish(service, made, key)
        assert (await result(service, made, keyring)).is_first


@at_once
async def test_a_first_try_that_new_rules_have_closed_gives_way_to_another() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        made = await play(service, key, keyring)
        found = await service.store.table(made.table.id)
        assert found is not None
        assert await service.store.change(msgspec.structs.replace(found[0], state="closed"))
        again = await play(service, key, keyring)
        assert again.table.id != made.table.id
        assert (await play(service, key, keyring)).table.id == again.table.id
        await finish(service, again, key)
        assert (await result(service, again, keyring)).is_first


@at_once
async def test_a_goal_practised_as_a_past_one_has_no_first_try_any_more() -> None:
    """A person says that their clock is far ahead, practises today's goal as a past one, and sets the clock back."""
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        day = today.local_day(service, 0)
        if day.weekday() == 6:
            pytest.skip("tomorrow is in another week")
        key, keyring = await person(service)
        goal = {"game": days.week_game(day), "why": "week"}
        practice = await play(service, key, keyring, **goal, day=day.isoformat(), zone=840)
        await finish(service, practice, key)
        again = await play(service, key, keyring, **goal, zone=0)
        await finish(service, again, key)
        assert not (await result(service, again, keyring)).is_first
        assert await notes.first_tries(service, keyring, today.local_day(service, 0)) == {}


@at_once
async def test_a_refused_name_begins_nothing() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        with pytest.raises(Refused):
            await play(service, key, keyring, name="x" * 500)
        assert await notes.first_tries(service, keyring, today.local_day(service, 0)) == {}


@at_once
async def test_everybody_has_the_same_luck_but_not_at_another_house() -> None:
    seeds = []
    for secret in ("", "", SECRET, "another house"):
        async with local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=secret) as service:
            key, keyring = await person(service)
            made = await play(service, key, keyring)
            row, _ = await service.tables.rows(made.table.id)
            card = next(card for card in (await today.see(service, keyring, 0)).tables if card.game == GAME)
            assert card.sealed == (await service.tables.find(made.table.id)).replica.being_played.sealed
            seeds.append(row.seed)
    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 3


@at_once
async def test_a_stretch_ends_with_its_goal_or_its_turns() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        game = week_goal(service)
        made = await play(service, key, keyring, game=game, why="week")
        async with Client(service, made.table.id, [key]) as ada:
            await ada.asked(0)
            goal = ada.views[0]["goal"]
            assert (goal["turn"], goal["is_reached"]) == (1, False)
        await finish(service, made, key)
        found = await result(service, made, keyring)
        lane = found.lanes[0]
        assert len(lane.squares) == lane.turn <= found.goal.turns
        assert lane.is_reached == (lane.count >= found.goal.n)
        assert found.line.id == ("goal-reached" if lane.is_reached else "goal-missed")
        table = await service.tables.find(made.table.id)
        assert not table.replica.being_played.over, "the game itself was not played to its end"
        record = read_record(await written_record(service, table.replica))
        assert not record.over
        link = read_link((await make_link(service, table.replica, LinkRequest())).letters)
        assert record_in(link, find(game)).decisions == record.decisions, "it travels by link too"
        week = (await today.see(service, keyring, 0)).week
        assert week.reached == lane.is_reached
        assert [card.state for card in week.goals].count("later") == 6 - today.local_day(service, 0).weekday()


@at_once
async def test_luck_cannot_be_taken_back_and_no_bot_helps() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        made = await play(service, key, keyring)
        async with Client(service, made.table.id, [key]) as ada:
            ask = await ada.asked(0)
            assert ask is not None
            await ada.choose(0, ask["choices"][0]["key"])
            await ada.asked(0)
            number = ada.views[0]["number"]
            for tag, more in (
                ("propose", {"to": 0, "number": number}), ("hold", {"bot": "master"}), ("resign", {}),
            ):  # fmt: skip
                with pytest.raises(Refused) as no:
                    await ada.ask(tag, seat=0, **more)
                assert no.value.code == "why-same-luck"
            with pytest.raises(Refused) as no:
                await ada.ask("hint", seat=0, number=number)
            assert no.value.code == "why-no-hints"


@at_once
async def test_nobody_orders_a_table_with_a_goal() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        terms = TableTerms(goal=TableGoal("day", "2026-11-18", StretchGoal("glory", 1, 0)))
        with pytest.raises(Refused):
            await setup.make(service, NewTable(GAME, [NewSeat("here", "Ada"), NewSeat("bot", bot="easy")], terms=terms))


# --- midnight ---


@at_once
async def test_midnight_is_where_one_is_and_a_table_counts_for_the_day_it_began() -> None:
    hours = ManualClock(MIDDAY + 11.9 * 3600)
    async with local_service(MemoryStore(), clock=hours) as service:
        key, keyring = await person(service)
        utc, east = today.local_day(service, 0), today.local_day(service, 60)
        assert east == utc + timedelta(days=1)
        assert today.local_day(service, -720) == utc
        seen = await today.see(service, keyring, 0)
        assert (seen.day, seen.left) == (utc.isoformat(), 360)
        made = await play(service, key, keyring)
        hours.pass_by(600)
        assert today.local_day(service, 0) == east
        await finish(service, made, key)
        found = await result(service, made, keyring)
        assert (found.day, found.is_first) == (utc.isoformat(), True)
        assert found.streak == 1, "yesterday was played, today is not over"
        seen = await today.see(service, keyring, 0)
        assert next(card.state for card in seen.tables if card.game == GAME) == "open", "a new day, a new table"
        assert seen.days[-2:] == [True, False]


@at_once
async def test_a_table_of_another_day_is_not_set() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        key, keyring = await person(service)
        day = today.local_day(service, 0)
        for wrong in (day + timedelta(days=1), day - timedelta(days=1)):
            with pytest.raises(Refused) as no:
                await play(service, key, keyring, day=wrong.isoformat())
            assert no.value.code == "why-another-day"
        with pytest.raises(Refused):
            await play(service, key, keyring, why="week", day=(day + timedelta(days=1)).isoformat())


@at_once
async def test_a_past_goal_of_the_trial_is_practice() -> None:
    hours = ManualClock(MIDDAY)
    async with local_service(MemoryStore(), clock=hours) as service:
        key, keyring = await person(service)
        while today.local_day(service, 0).weekday() == 0:
            hours.pass_by(86_400)
        before = today.local_day(service, 0) - timedelta(days=1)
        await play(service, key, keyring, game=days.week_game(before), why="week", day=before.isoformat())
        card = (await today.see(service, keyring, 0)).week.goals[before.weekday()]
        assert (card.state, card.first) == ("past", None)


# --- the list of a server ---


@at_once
async def test_the_list_is_hidden_until_one_has_played_and_sorted_without_luck() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=SECRET) as service:
        day = today.local_day(service, 0).isoformat()
        wanted = NewDayTable(GAME, "day", day)
        people = [await person(service) for _ in range(3)]
        for at, (key, keyring) in enumerate(people[:2]):
            made = await play(service, key, keyring, name=f"Person {at}")
            with pytest.raises(Refused) as no:
                await today.list_of(service, wanted, keyring)
            assert no.value.code == "why-play-first"
            await finish(service, made, key, last=at == 1)
            await result(service, made, keyring)
        found = await today.list_of(service, wanted, people[0][1])
        assert [each.is_mine for each in found.tries].count(True) == 1
        assert [each.lane.without for each in found.tries] == sorted(
            (each.lane.without for each in found.tries), reverse=True
        )
        assert [lane.bot for lane in found.bots] == list(BOTS)
        with pytest.raises(Refused):
            await today.list_of(service, wanted, people[2][1])


@at_once
async def test_a_first_try_is_listed_although_nobody_looks_at_its_result() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=SECRET) as service:
        key, keyring = await person(service)
        made = await play(service, key, keyring)
        await finish(service, made, key)
        wanted = NewDayTable(GAME, "day", today.local_day(service, 0).isoformat())
        tries: list[ListedTry] = []
        while not tries:
            await asyncio.sleep(0.05)
            with suppress(Refused):  # until the end of the try is noted
                tries = (await today.list_of(service, wanted, keyring)).tries
        assert [each.table for each in tries] == [made.table.id]
        assert tries[0].is_mine


async def _records(service: TableService) -> tuple[Record, Record, NewDayTable]:
    """Return the records of a first and a second try, and the day."""
    key, keyring = await person(service)
    first = await play(service, key, keyring)
    await finish(service, first, key)
    await result(service, first, keyring)
    second = await play(service, key, keyring)
    await finish(service, second, key, last=True)
    read = [
        read_record(await written_record(service, await service.tables.look_up(made.table.id)))
        for made in (first, second)
    ]
    return read[0], read[1], NewDayTable(GAME, "day", today.local_day(service, 0).isoformat())


@at_once
async def test_forged_edited_second_and_other_days_records_are_refused() -> None:
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=SECRET) as service:
        first, second, day = await _records(service)
        assert (await today.check_record(service, day, first.to_json())).name == "Ada"

        async def refused(record: Record, wanted: NewDayTable = day) -> str:
            with pytest.raises(Refused) as no:
                await today.check_record(service, wanted, record.to_json())
            return no.value.code

        assert await refused(second) == "why-not-first-try"
        yesterday = (date.fromisoformat(day.day) - timedelta(days=1)).isoformat()
        assert await refused(first, NewDayTable(GAME, "day", yesterday)) == "why-record-other-day"
        assert await refused(msgspec.structs.replace(first, seed="mine")) == "why-record-other-day"
        for at in range(0, len(first.decisions), 5):
            seat, _, mark = first.decisions[at]
            edited = [*first.decisions[:at], (seat, "never", mark), *first.decisions[at + 1 :]]
            assert await refused(msgspec.structs.replace(first, decisions=edited)) == "why-record-breaks"
        cut = msgspec.structs.replace(first, decisions=first.decisions[:-1])
        assert await refused(cut) == "why-record-breaks"


def longest_lane() -> GoalLane:
    """Make the lane of the longest stretch of all games, turns without end counted as twenty."""
    goals = [goal for game in days.GAMES for goal in (*goals_of(find(game)).days, *goals_of(find(game)).small)]
    turns = max(20, *(goal.turns for goal in goals))
    return GoalLane("", ["quiet"] * turns, [turns] * 4, 1000, turns, True, turns, -100.1, -100.1)


@at_once
async def test_every_table_of_a_month_and_a_list_of_long_names_can_be_kept() -> None:
    """A note refuses what does not fit: once that was the first try of everybody after the seventieth."""
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY), day_secret=SECRET) as service:
        lane = longest_lane()
        table = days.day_table(find(GAME), date(2026, 10, 1))
        for number in range(notes.MOST_LISTED + 20):
            entry = ListedTry(f"{number:022}", '"' * 40, "a-face-of-twenty-more", lane, "m" * 64)
            await notes.enlist(service, table, entry)
        assert len(await notes.listed(service, table)) == notes.MOST_LISTED
        for day in (date(2026, 10, 1) + timedelta(days=after) for after in range(31)):
            week = days.week_tables(find(days.week_game(day)), day)[day.weekday()]
            for table in (*(days.day_table(find(game), day) for game in days.GAMES), week):
                table_id = f"{notes.name_of(table)[-22:]:>22}"
                assert await notes.begin_try(service, "keyring", table, table_id)
                assert await notes.end_try(service, "keyring", table, table_id, True, lane)
        assert len(await notes.first_tries(service, "keyring", date(2026, 10, 9))) == 31 * 5


class CountedBooks:
    """The notebooks of a store, which notes what is read."""

    def __init__(self, books: NotebookStore) -> None:
        self._books = books
        self.read: list[str] = []

    async def note(self, keyring: str, name: str) -> NoteRow | None:
        self.read.append(name)
        return await self._books.note(keyring, name)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._books, name)


@at_once
async def test_a_streak_reads_no_more_months_than_it_is_long() -> None:
    store = MemoryStore()
    async with local_service(store, clock=ManualClock(MIDDAY)) as service:
        last = date(2026, 11, 19)
        played = {last - timedelta(days=back) for back in range(2000)}
        await _play_on(service, "always", played)
        await _play_on(service, "rarely", {day for day in played if day.day != 15 and day.day != 16})
        books: Any = CountedBooks(store.notebooks)
        store.notebooks = books
        assert await notes.streak(service, "always", last) == 2000
        books.read.clear()
        assert await notes.streak(service, "rarely", last) == 3
        assert books.read == ["days/2026-11"]


@at_once
async def test_a_streak_is_that_of_all_days_ever_played() -> None:
    """Across the ends of months, with days that are forgiven and days that are not."""
    async with local_service(MemoryStore(), clock=ManualClock(MIDDAY)) as service:
        luck = Random("streaks")
        for number in range(60):
            since, often = date(2026, 1, 1), luck.choice([0.5, 0.8, 0.9, 1.0])
            played = {since + timedelta(days=day) for day in range(120) if luck.random() < often}
            await _play_on(service, f"person {number}", played)
            for now in (
                date(2026, 3, 1),
                date(2026, 3, 2),
                date(2026, 4, 1),
                since + timedelta(days=luck.randrange(120)),
            ):
                expected = days.days_in_a_row([day for day in played if day <= now], now)
                assert await notes.streak(service, f"person {number}", now) == expected


async def _play_on(service: TableService, keyring: str, played: Iterable[date]) -> None:
    months: dict[str, dict[str, DayTry]] = {}
    for day in played:
        months.setdefault(f"{notes.MONTHS}{day:%Y-%m}", {})[f"{day}/day/{GAME}"] = DayTry("a" * 10, True)
    for name, tries in months.items():
        await notebook.begin(service, keyring, name, tries)
