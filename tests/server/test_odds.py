"""Odds that take trials: the question is there at once, its odds follow, and nothing waits for them."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fabletable.bots import bring_bot, roster
from fabletable.games import bring
from fabletable.server.settings import GENEROUS, Settings
from fabletable.table.jobs.jobs import MoveJob
from fabletable.table.replica.odds_job import TableOdds
from tests.server import faulty_bots
from tests.server.people import Frame, MadeTable, Person, ServerUnderTest, until

pytestmark = pytest.mark.on("sqlite")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make the folder whose files tell the workers what to do."""
    monkeypatch.setenv("FABLETABLE_TEST_FOLDER", str(tmp_path))
    bring_bot("waiting", faulty_bots.Waiting)
    bring(faulty_bots.Risky())
    yield tmp_path
    roster._brought.pop("waiting")
    import_module("fabletable.games")._brought.pop("risky")


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Return settings without a limit of frames: games are played here faster than by people."""
    return replace(settings, limits=GENEROUS)


@pytest.fixture
def hold(folder: Path) -> Path:
    """Make the file that lets no odds be finished while it is there."""
    held = folder / "hold"
    held.touch()
    return held


@pytest.fixture
def risky(server: ServerUnderTest) -> MadeTable:
    return server.set_table("Ada", "Mira", game="risky", start=True, options={"rich": True})


def odds_in(view: Frame) -> list[Any]:
    return [choice.get("odds") for choice in view["ask"]["choices"]]


def reckoned(folder: Path) -> list[int]:
    """Return the processes that have computed odds."""
    written = folder / "reckoned"
    return [int(line) for line in written.read_text().split()] if written.exists() else []


def until_likely(person: Person, seat: int) -> Frame:
    while not (person.views[seat]["ask"] and any(odds_in(person.views[seat]))):
        person.hear(timeout=20)
    return person.views[seat]


def test_the_question_comes_at_once_and_its_odds_follow(risky: MadeTable, folder: Path, hold: Path) -> None:
    with risky.sit(0) as ada:
        first = ada.views[0]
        assert odds_in(first) == [None, None]
        hold.unlink()
        second = until_likely(ada, 0)
    assert odds_in(second) == [{"won": 6, "lost": 94, "about": True}, None]
    assert [frame["type"] for frame in ada.frames if frame["type"] == "view"] == ["view", "view"]
    assert second["number"] == second["since"] == first["number"]
    assert (second["log"], second["moments"], second["change"]) == ([], [], {})
    changed = second["again"]["change"]
    assert list(changed) == ["lists"], "nothing but the choice that has them"
    assert list(changed["lists"]["choices"]["at"]) == ["0"]
    assert second["ask"]["number"] == first["ask"]["number"]
    assert os.getpid() not in reckoned(folder)


def test_a_choice_does_not_wait_for_odds(risky: MadeTable, folder: Path, hold: Path) -> None:
    with risky.sit(0) as ada, risky.sit(1) as mira:
        until(lambda: len(reckoned(folder)) == 1, 20)
        number = ada.choose(0, "roll")["number"]
        assert odds_in(mira.caught_up(number, 1)) == [None, None]
        hold.unlink()
        until_likely(mira, 1)
        ada.caught_up(mira.choose(1, "roll")["number"], 0)
        until_likely(ada, 0)
        likely = [view["number"] for view in views_of(ada, 0) if view["ask"] and any(odds_in(view))]
        assert likely == [2], "nobody is told the odds of what is past"


def views_of(person: Person, seat: int) -> list[Frame]:
    return [frame for frame in person.frames if frame["type"] == "view" and frame["seat"] == seat]


def test_a_table_without_odds_reckons_none(server: ServerUnderTest, folder: Path) -> None:
    made = server.set_table("Ada", "Mira", game="risky", start=True, options={"odds": False})
    service = server.client.app.state.service
    with made.sit(0, 1) as both:
        for seat in (0, 1, 0, 1):
            both.go_on(seat, "roll")
            assert not service.workers.is_busy
        assert not any(odds_in(view) != [None, None] for seat in (0, 1) for view in views_of(both, seat) if view["ask"])
    assert reckoned(folder) == []


def test_what_was_taken_back_leaves_no_odds(risky: MadeTable, folder: Path, hold: Path) -> None:
    with risky.sit(0) as ada:
        until(lambda: len(reckoned(folder)) == 1, 20)
        ada.caught_up(ada.choose(0, "play")["number"], 0)
        ada.caught_up(ada.ask("undo", number=1, seat=0)["number"], 0)
        assert odds_in(ada.views[0]) == [None, None]
        hold.unlink()
        until_likely(ada, 0)
        assert told(ada) == [(0, False), (1, False), (2, False), (2, True)]


def test_odds_are_of_their_own_moment(risky: MadeTable) -> None:
    with risky.sit(0) as ada:
        until_likely(ada, 0)
        ada.caught_up(ada.choose(0, "play")["number"], 0)
        ada.caught_up(ada.ask("undo", number=1, seat=0)["number"], 0)
        until_likely(ada, 0)
        assert told(ada) == [(0, False), (0, True), (1, False), (2, False), (2, True)]


def told(person: Person) -> list[tuple[int, bool]]:
    """Return the number of each question that came by now, and whether its odds came with it."""
    person.say({"type": "ping"})
    person.until("pong")
    return [(view["number"], any(odds_in(view))) for view in views_of(person, 0) if view["ask"]]


def test_all_screens_of_a_seat_share_one_reckoning(risky: MadeTable, folder: Path, hold: Path) -> None:
    with risky.sit(0) as ada, risky.sit(0) as phone, risky.sit(1) as mira, risky.watch() as guest:
        assert odds_in(ada.views[0]) == odds_in(phone.views[0]) == [None, None]
        hold.unlink()
        assert odds_in(until_likely(ada, 0)) == odds_in(until_likely(phone, 0))
        for other in (mira, guest):
            other.say({"type": "ping"})
            other.until("pong")
            assert len([frame for frame in other.frames if frame["type"] == "view"]) == 1, "it is not their question"
        with risky.sit(0, number=0, have=[{"seat": 0, "log": 0}]) as back:
            assert odds_in(back.views[0]) == odds_in(ada.views[0]), "whoever comes back has them at once"
        ada.say({"type": "look"})
        assert odds_in(ada.until("view")) == odds_in(phone.views[0])
    assert len(reckoned(folder)) == 1


def test_nothing_is_reckoned_for_a_seat_that_nobody_looks_at(
    server: ServerUnderTest, risky: MadeTable, folder: Path, hold: Path
) -> None:
    service = server.client.app.state.service
    with risky.sit(1), risky.watch():
        assert not service.workers.is_busy
        assert reckoned(folder) == []
        with risky.sit(0):
            until(lambda: len(reckoned(folder)) == 1, 20)
            assert service.workers.is_busy
        until(lambda: not service.workers.is_busy)
        with risky.sit(0) as back:
            hold.unlink()
            until_likely(back, 0)


def test_a_bot_that_holds_the_seat_is_told_no_odds(
    server: ServerUnderTest, risky: MadeTable, folder: Path, hold: Path
) -> None:
    service = server.client.app.state.service
    with risky.sit(0) as ada:
        until(lambda: len(reckoned(folder)) == 1, 20)
        ada.ask("hold", seat=0, bot="waiting")
        until(lambda: all(isinstance(pending.job, MoveJob) for pending in service.workers._jobs))
        ada.ask("back", seat=0)
        hold.unlink()
        until_likely(ada, 0)


def test_odds_do_not_wait_while_everyone_next_door_thinks_long(
    server: ServerUnderTest, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither behind a hint nor behind a bot that ponders."""
    monkeypatch.setattr("fabletable.table.hints.commands.HintJob", lambda log: MoveJob(log, "waiting", "hint"))
    service = server.client.app.state.service
    service.workers._most = 1
    other = server.set_table("Eva", "Rok", start=True)
    with other.sit(0) as eva:
        eva.say({"type": "hint", "id": "h", "number": 0, "seat": 0})
        until((folder / "begun").exists, 20)
        made = server.set_table("Ada", "Mira", game="risky", start=True)
        with made.sit(0, 1) as both:
            for seat in (0, 1, 0):
                both.go_on(seat, "roll")
            until_likely(both, 1)
            assert [pending.table for pending in service.workers._jobs] == [other.id], "it still thinks"
            (folder / "go").touch()


def test_the_odds_are_those_that_the_terminal_shows(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", game="witcher", start=True)
    match = server.client.app.state.service.tables.get(made.id).replica.match

    def imagined() -> Any:
        asked = match.ask(both.asked) if match.tries_odds else None
        return asked if asked and any(choice.odds for choice in asked.choices) else None

    with made.sit(0, 1) as both:
        while (asked := imagined()) is None:
            both.go_on(both.asked)
        view = until_likely(both, asked.seat)
        assert view["ask"]["choices"] == msgspec.json.decode(msgspec.json.encode(asked.choices))


def test_decisions_come_before_odds_where_the_server_is_behind() -> None:
    begun: list[int] = []

    async def think() -> bytes:
        begun.append(1)
        return b"[]"

    async def tell() -> None:
        pass

    async def busy_then_calm() -> None:
        reckoning = TableOdds()
        reckoning.begin(1, think, tell)
        for _ in range(10):
            work(0.04)
            await asyncio.sleep(0)
        assert not begun
        await asyncio.sleep(0.3)
        assert begun

    asyncio.run(busy_then_calm())


def work(seconds: float) -> None:
    time.sleep(seconds)
