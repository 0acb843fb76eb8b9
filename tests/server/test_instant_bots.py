"""Instant bots decide in a row: the same as in a worker, by one commit, with every moment shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

from fabletable.games import find
from fabletable.table.audience.views import NOTHING, CurrentViews
from fabletable.table.bots import instant
from fabletable.table.bots.instant import InstantBots, bot_seed
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import MoveJob
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.local.alone import NoMetrics
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import LogEntry, SeatRow, TableRow
from tests.server.people import ServerUnderTest


@pytest.fixture(autouse=True)
def all_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give bots in a row a minute, however slow this machine is."""
    monkeypatch.setattr(instant, "ROW_SECONDS", 60.0)


def table_of(game: str, *bots: str) -> Replica:
    row = TableRow("t", game, find(game).version, {}, "link", "playing", "h", "s", "in a row", "2026", "")
    seats = [SeatRow(seat, "bot" if bot else "here", "", bot, True, False, "", "") for seat, bot in enumerate(bots)]
    return Replica(row, seats)


class Quick(InstantBots):
    """Has seen all of them answer quickly."""

    def is_quick(self, game: str, bot: str, ask: str) -> bool:
        return True


def nothing_follows(_: Sequence[LogEntry]) -> None:
    """Return no decision, as without premoves."""


def one_by_one(table: Replica, entries: list[LogEntry]) -> None:
    """Follow entries one by one, as another process follows the log."""
    for entry in entries:
        assert table.follow(entry)


@pytest.mark.parametrize("game", ["lanterns", "diceforge", "runebound"])
def test_what_they_decide_in_a_row_is_what_they_would_next_door(game: str) -> None:
    table, kept = table_of(game, "greedy", "easy"), JobCache()
    entries = Quick(NoMetrics()).decide(table, nothing_follows)
    assert len(entries) > 1
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    for made, entry in enumerate(entries):
        log = msgspec.structs.replace(table.log(), keys=[each.key for each in entries[:made]])
        bot = table.seats[entry.seat].bot
        key, _ = run_job(MoveJob(log, bot, bot_seed(table, entry.seat, made)), kept, JobControl())
        assert key == entry.key


def test_whoever_looks_sees_the_same_as_if_it_came_one_by_one() -> None:
    table, other = table_of("lanterns", "", "greedy", "greedy"), table_of("lanterns", "", "greedy", "greedy")
    first = table.take(0, "roll", "n1")
    table.written([first], table.row)
    one_by_one(other, [first])
    shown = {seat: CurrentViews(table).frame(seat, NOTHING)[1] for seat in (0, 1, None)}
    entries = Quick(NoMetrics()).decide(table, nothing_follows)
    assert {entry.seat for entry in entries} == {1, 2}, "until the person is asked"
    table.written(entries, table.row)
    one_by_one(other, entries)
    assert table.turn == 0
    for seat, had in shown.items():
        assert CurrentViews(table).frame(seat, had)[0] == CurrentViews(other).frame(seat, had)[0]
        assert CurrentViews(table).frame(seat, NOTHING)[0] == CurrentViews(other).frame(seat, NOTHING)[0]


def test_what_could_not_be_written_never_was() -> None:
    table = table_of("lanterns", "greedy", "greedy")
    before = table.being_played.checksum()
    assert Quick(NoMetrics()).decide(table, nothing_follows)
    table.abandon()
    assert (table.number, table.decisions, table.being_played.checksum()) == (0, 0, before)
    assert Quick(NoMetrics()).decide(table, nothing_follows)[0].number == 1


def test_who_is_slow_or_unknown_or_searches_thinks_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    paces = InstantBots(NoMetrics())
    assert not paces.is_quick("lanterns", "greedy", "ask-light"), "nobody knows yet"
    paces.note("lanterns", "greedy", "ask-light", 0.0001)
    assert paces.is_quick("lanterns", "greedy", "ask-light")
    assert not paces.is_quick("lanterns", "greedy", "ask-roll")
    paces.note("lanterns", "greedy", "ask-light", 5 * instant.MOST_SECONDS)
    assert paces.is_quick("lanterns", "greedy", "ask-light"), "once is never"
    for _ in range(20):
        paces.note("lanterns", "greedy", "ask-light", 2 * instant.MOST_SECONDS)
    assert not paces.is_quick("lanterns", "greedy", "ask-light")
    for _ in range(200):
        paces.note("lanterns", "greedy", "ask-light", 0.0001)
    assert paces.is_quick("lanterns", "greedy", "ask-light"), "that is long ago"
    paces.note("lanterns", "hard", "ask-light", 0.0001)
    assert not paces.is_quick("lanterns", "hard", "ask-light")
    monkeypatch.setattr(instant, "is_brought", lambda name: name == "greedy")
    assert not paces.is_quick("lanterns", "greedy", "ask-light"), "a bot of somebody else's under that name"


def test_a_rule_that_breaks_ends_the_row_and_keeps_what_came_before(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("lanterns", "greedy", "greedy")
    whole = [entry.key for entry in Quick(NoMetrics()).decide(table, nothing_follows)]
    table.abandon()
    checksum = type(table.being_played).checksum
    calls = iter(range(100))

    def breaks(match: Any) -> str:
        if next(calls) == 2:
            raise ZeroDivisionError
        return checksum(match)

    monkeypatch.setattr(type(table.being_played), "checksum", breaks)
    assert [entry.key for entry in Quick(NoMetrics()).decide(table, nothing_follows)] == whole[:2]


def test_a_table_of_bots_is_stored_by_fewer_commits_than_decisions(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instant, "MOST_SECONDS", 60.0)
    store = server.client.app.state.service.store
    rows: list[int] = []

    def counted(write: Callable[[TableRow, str, list[LogEntry]], Awaitable[Any]]) -> Any:
        async def written(row: TableRow, link: str, entries: list[LogEntry]) -> Any:
            rows.append(len(entries))
            return await write(row, link, entries)

        return written

    monkeypatch.setattr(store, "append", counted(store.append))
    monkeypatch.setattr(store, "turn", counted(store.turn))
    made = server.set_table("bot:greedy", "bot:medium", start=True)
    with made.watch() as guest:
        over = guest.until("view", lambda view: view["result"] is not None)
        assert over["decisions"] == sum(rows) > len(rows), "the last ones are written with the result"


def test_what_they_answer_at_once_is_shown_with_the_choice(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(InstantBots, "is_quick", Quick.is_quick)
    made = server.set_table("Ada", "bot:greedy", start=True)
    with made.sit(0) as ada:
        before = len(ada.frames)
        accepted = ada.choose(0, "roll")
        ada.until("view", lambda view: view["ask"] is not None or view["result"] is not None)
        views = [frame for frame in ada.frames[before:] if frame["type"] == "view"]
        assert accepted["number"] == 1
        assert [view["number"] > 1 for view in views] == [True], "one view, of the choice and the answers to it"
        assert {moment["after"] for moment in views[0]["moments"]} >= {1}, "and nothing of the choice is missed"
