"""Votes act on the present: a vote about a person who is back, at any process, decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from fabletable.server.storage.schema import seats
from fabletable.table.service.store_watch import store_who_is_here
from tests.local_services import a_redis, why_no_redis
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import MadeTable, Person, ServerUnderTest, until
from tests.server.test_processes import beside
from tests.server.test_seats import gone_for, service_of

ABOUT_SOMEBODY = ("bot", "open", "out")


def propose(made: MadeTable, person: Person, kind: str, to: int = 1) -> Any:
    return person.ask("propose", number=made.see()["number"], seat=0, kind=kind, to=to)


def proposed(person: Person) -> Any:
    return person.until("proposal", lambda frame: frame["proposal"] is not None)["proposal"]


def is_known_here(server: ServerUnderTest, made: MadeTable, seat: int) -> bool:
    """Tell whether the database says that this seat's person is here."""
    service = service_of(server)
    rows = server.client.blocking_portal.call(service.store.presence, made.id)
    return any(row.seat == seat and row.seen >= row.gone and row.seen for row in rows)


def keeps_the_seat(made: MadeTable, seat: int = 1) -> bool:
    info = made.see()
    chair = info["seats"][seat]
    return info["state"] == "playing" and chair["claimed"] and not chair["held"] and not chair["resigned"]


@pytest.mark.on("sqlite", "postgres")
@pytest.mark.parametrize("kind", ABOUT_SOMEBODY)
def test_it_lapses_when_its_subject_comes_back(server: ServerUnderTest, kind: str) -> None:
    made = server.set_table("Ada", "Mira", "Eve", start=True)
    with made.sit(0) as ada, made.sit(2) as eve:
        gone_for(server, made, 1, 121)
        assert propose(made, ada, kind)["type"] == "accepted"
        seen = proposed(eve)
        with made.sit(1) as mira:
            assert mira.frames[0]["proposal"] is None
            eve.until("proposal", lambda frame: frame["proposal"] is None)
        answer = eve.ask("answer", number=0, seat=2, agree=True, proposal=seen["id"])
        assert (answer["type"], answer["code"]) == ("refused", "why-no-proposal")
    assert keeps_the_seat(made)


@pytest.mark.on("sqlite")
def test_deciding_never_asks_the_database_who_is_here(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    asked: list[str] = []
    store = service_of(server).store
    presence = store.presence

    async def counted(table_id: str) -> Any:
        asked.append(table_id)
        return await presence(table_id)

    monkeypatch.setattr(store, "presence", counted)
    with made.sit(0, 1) as both:
        both.play_on()
        both.ask("chat", seat=0, text="Well played")
    assert asked == []


class TwoProcesses(NamedTuple):
    """Two processes of one server, and the way their news is lost."""

    server: ServerUnderTest
    other_process: ServerUnderTest
    lose_news: Callable[[], None]


@pytest.fixture
def processes(settings: Settings) -> Iterator[TwoProcesses]:
    """Run two processes on either database, with a Redis between them that can be stopped."""
    if why_no_redis():
        pytest.skip(why_no_redis())
    with a_redis() as redis:
        settings = replace(settings, channels=redis.url)
        with (
            TestClient(make_app(settings), base_url="http://127.0.0.1") as here,
            TestClient(make_app(settings), base_url="http://127.0.0.1") as there,
        ):
            yield TwoProcesses(ServerUnderTest(here), ServerUnderTest(there), redis.stop)


@pytest.mark.on("sqlite", "postgres")
class TestOverTwoProcesses:
    def far(self, processes: TwoProcesses, **more: Any) -> tuple[MadeTable, MadeTable]:
        here = processes.server.set_table("Ada", "Mira", "Eve", start=True, **more)
        return here, beside(here, processes.other_process)

    def forget_presence(self, server: ServerUnderTest, made: MadeTable) -> None:
        """Forget the other process, as if it had not been heard of for a minute."""
        service_of(server).peers.forget(made.id)

    def left_long_ago(self, processes: TwoProcesses, made: MadeTable, seat: int) -> None:
        """Store that a person left long ago, as both processes read it; the service has been open for longer."""
        service = service_of(processes.server)
        gone = int(service.clock.now()) - 200
        theirs = (
            seats.update().where(seats.c.table_id == made.id, seats.c.seat == seat).values(seen=gone, gone=gone + 1)
        )
        processes.server.client.blocking_portal.call(service.store.write, lambda connection: connection.execute(theirs))
        for each in (processes.server, processes.other_process):
            service_of(each).tables.get(made.id).audience._opened -= 1000

    def test_an_opponent_connected_elsewhere_is_not_voted_out(self, processes: TwoProcesses) -> None:
        here = processes.server.set_table("Ada", "Mira", start=True, terms={"resign": "out"})
        there = beside(here, processes.other_process)
        with here.sit(0) as ada, there.sit(1) as mira:
            processes.lose_news()
            until(lambda: is_known_here(processes.server, here, 1))
            self.forget_presence(processes.server, here)
            service_of(processes.server).tables.get(here.id).audience.last_here[1] -= 1000
            for kind in ABOUT_SOMEBODY:
                answer = propose(here, ada, kind)
                assert (answer["type"], answer["code"]) == ("refused", "why-not-away"), kind
            assert keeps_the_seat(here)
            ada.choose(0, "roll")
            mira.caught_up(1, 1)
            assert mira.choose(1, "roll")["type"] == "accepted"

    @pytest.mark.parametrize("kind", ABOUT_SOMEBODY)
    def test_it_is_checked_again_when_it_settles(self, processes: TwoProcesses, kind: str) -> None:
        here, there = self.far(processes)
        with here.sit(0) as ada, here.sit(2) as eve:
            gone_for(processes.server, here, 1, 121)
            assert propose(here, ada, kind)["type"] == "accepted"
            seen = proposed(eve)
            processes.lose_news()
            # Somebody who was not told of the vote does not end it by coming in.
            there.see()
            service_of(processes.other_process).tables.get(here.id).log.proposal = None
            with there.sit(1):
                until(lambda: is_known_here(processes.server, here, 1))
                answer = eve.ask("answer", number=0, seat=2, agree=True, proposal=seen["id"])
                assert (answer["type"], answer["code"]) in (("refused", "why-not-away"), ("refused", "why-no-proposal"))
                assert keeps_the_seat(here)
                again = eve.ask("answer", number=0, seat=2, agree=True, proposal=seen["id"])
                assert again["code"] == "why-no-proposal", "it has lapsed"

    def test_whoever_is_here_elsewhere_is_asked_too(self, processes: TwoProcesses) -> None:
        here, there = self.far(processes)
        with here.sit(0) as ada, there.sit(2) as eve:
            processes.lose_news()
            until(lambda: is_known_here(processes.server, here, 2))
            self.forget_presence(processes.server, here)
            self.left_long_ago(processes, here, 1)
            assert propose(here, ada, "bot")["type"] == "accepted"
            assert ada.until("proposal")["proposal"]["waiting"] == [2]
            assert keeps_the_seat(here)
            seen = proposed(eve)
            assert eve.ask("answer", number=0, seat=2, agree=True, proposal=seen["id"])["type"] == "accepted"
            until(lambda: here.see()["seats"][1]["held"])

    def test_whoever_has_left_elsewhere_is_away_for_everyone(self, processes: TwoProcesses) -> None:
        here, there = self.far(processes, grace=0)
        with here.sit(0) as ada:
            processes.lose_news()
            with there.sit(1), there.sit(2):
                until(lambda: is_known_here(processes.server, here, 1))
                assert propose(here, ada, "bot")["code"] == "why-not-away"
            until(lambda: not is_known_here(processes.server, here, 1))
            until(lambda: not is_known_here(processes.server, here, 2))
            assert propose(here, ada, "bot")["type"] == "accepted"
            assert here.see()["seats"][1]["held"] is True


EVENING = {"clock": {"kind": "evening", "turn_seconds": 60, "reserve_seconds": 30}}


@pytest.mark.on("sqlite")
class TestTimeForOneself:
    def test_nobody_gives_it_to_themselves_while_alone(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, terms=EVENING)
        with made.sit(0) as ada:
            for kind in ("time", "pause"):
                answer = propose(made, ada, kind, to=0)
                assert (answer["type"], answer["code"]) == ("refused", "why-nobody-agrees"), kind
            clock = made.see()["clock"]
            assert (clock["paused"], clock["seats"][0]["reserve_seconds"]) == (False, 30)
            assert propose(made, ada, "time", to=1)["type"] == "accepted", "others may be given some"
            assert made.see()["clock"]["seats"][1]["reserve_seconds"] == 330

    def test_with_bots_alone_there_is_nobody_to_ask(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "bot:random", start=True, terms=EVENING)
        with made.sit(0) as ada:
            assert propose(made, ada, "pause", to=0)["type"] == "accepted"
            assert propose(made, ada, "time", to=0)["type"] == "accepted"

    def test_another_who_is_here_may_agree(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, terms=EVENING)
        with made.sit(0) as ada, made.sit(1) as mira:
            propose(made, ada, "time", to=0)
            seen = proposed(mira)
            assert mira.ask("answer", number=0, seat=1, agree=True, proposal=seen["id"])["type"] == "accepted"
            assert made.see()["clock"]["seats"][0]["reserve_seconds"] == 330


@pytest.mark.on("sqlite", "postgres")
def test_nobody_stands_in_for_a_host_who_is_here_elsewhere(settings: Settings) -> None:
    hours = ManualClock()
    with (
        TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as here,
        TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as there,
    ):
        server, other_process = ServerUnderTest(here), ServerUnderTest(there)
        made = server.set_table("Ada", "invited", "invited")
        for each in (server, other_process):
            service_of(each).peers.tell = lambda _: None
        mira = server.post(f"/api/tables/{made.id}/join", {"name": "Mira"}, made.join).json()["secret"]
        path = f"/api/tables/{made.id}/link"
        with beside(made, other_process).sit(0):
            hours.pass_by(25 * 3600)
            there.blocking_portal.call(store_who_is_here, service_of(other_process))
            assert server.post(path, secret=mira).json()["code"] == "why-host-only"
        until(lambda: service_of(other_process).presence.is_written)
        hours.pass_by(23 * 3600)
        assert server.post(path, secret=mira).json()["code"] == "why-host-only"
        hours.pass_by(2 * 3600)
        assert server.post(path, secret=mira).status_code == 200
