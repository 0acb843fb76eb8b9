"""Several processes, no sticky sessions: the log's primary key is the lock, the channels carry the news."""

from __future__ import annotations

import asyncio

import asyncpg  # type: ignore[import-untyped]
import pytest

from fabletable.server.settings import Settings
from tests.server.people import MadeTable, ServerUnderTest, until
from tests.server.test_seats import gone_for


def beside(made: MadeTable, server: ServerUnderTest) -> MadeTable:
    """Return the same table through another process."""
    clone = MadeTable(server, {"table": made.info, "host": made.host, "keys": []})
    clone.keys = made.keys
    return clone


def test_of_two_processes_one_insert_wins(server: ServerUnderTest, other_process: ServerUnderTest) -> None:
    here = server.set_table("Ada", "Mira", start=True)
    there = beside(here, other_process)
    command = {"type": "choose", "number": 0, "seat": 0, "key": "roll"}
    with there.sit(0) as later, here.sit(0) as ada:
        ada.say({**command, "id": "first"})
        assert ada.answer_to("first")["number"] == 1
        later.say({**command, "id": "second"})
        answer = later.answer_to("second")
        assert (answer["type"], answer["code"], answer["number"]) == ("refused", "why-late", 1)
        assert later.caught_up(1, 0)["decisions"] == 1
        later.say({**command, "id": "first"})
        assert later.answer_to("first")["again"] is True
    assert here.see()["number"] == there.see()["number"] == 1


def test_a_table_is_opened_wherever_one_comes_in(server: ServerUnderTest, other_process: ServerUnderTest) -> None:
    here = server.set_table("Ada", "Mira", start=True)
    with here.sit(0, 1) as both:
        for _ in range(3):
            both.go_on(both.asked, "roll")
        views = both.views
    with beside(here, other_process).sit(0, 1) as both:
        for seat in (0, 1):
            for part in ("number", "scene", "ask", "recap_from", "undo"):
                assert both.views[seat][part] == views[seat][part]


@pytest.mark.on("postgres", "redis", "local")
class TestNews:
    """Events of one process are seen in the other."""

    def test_decisions(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
            for _ in range(3):
                number = ada.choose(0, "roll")["number"]
                assert mira.caught_up(number, 1)["ask"]
                number = mira.choose(1, "roll")["number"]
                assert ada.caught_up(number, 0)["ask"]
            assert [line["id"] for line in ada.logs[0]].count("rolled") == 6

    def test_presence_chat_and_seats(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "invited")
        there = beside(here, other_process)
        with here.sit(0) as ada, there.watch() as guest:
            ada.until("table", lambda frame: frame["table"]["spectators"] == 1)
            other_process.post(f"/api/tables/{here.id}/seats/1/claim", {"name": "Mira"}, here.keys[1])
            ada.until("table", lambda frame: frame["table"]["seats"][1]["name"] == "Mira")
            ada.ask("chat", seat=0, text="Hello over there")
            assert guest.until("chat")["line"]["text"] == "Hello over there"
            here.start()
            assert guest.until("view")["turn"] == 0

    def test_a_process_where_nobody_looks_lets_the_table_go(
        self, server: ServerUnderTest, other_process: ServerUnderTest
    ) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        there = beside(here, other_process)
        assert there.see()["number"] == 0
        elsewhere = other_process.client.app.state.service.tables
        assert elsewhere.get(here.id)
        with here.sit(0) as ada:
            elsewhere.get(here.id).used -= 60
            ada.choose(0, "roll")
            until(lambda: elsewhere.get(here.id) is None, 20)
        assert there.see()["number"] == 1

    def test_stepping_back_by_consent(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
            ada.choose(0, "roll")
            mira.caught_up(1, 1)
            ada.ask("propose", number=1, seat=0, to=0)
            mira.until("proposal", lambda frame: frame["proposal"] is not None)
            mira.ask("answer", number=1, seat=1, agree=True)
            assert ada.caught_up(2, 0)["decisions"] == 0
            assert ada.logs[0] == []

    def test_bots_decide_once(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "bot:random", "bot:greedy", start=True)
        with here.sit(0) as ada, beside(here, other_process).watch() as guest:
            ada.play_on()
            number = ada.views[0]["number"]
            assert guest.caught_up(number, None)["result"] == ada.views[0]["result"]
        assert here.see()["state"] == "over"

    def test_the_bots_of_a_dead_process_are_taken_over(
        self, server: ServerUnderTest, other_process: ServerUnderTest
    ) -> None:
        here = server.set_table("Ada", "bot:random", start=True)
        table = server.client.app.state.service.tables.get(here.id)
        with here.sit(0) as ada:
            server.client.app.state.service.bots.drive = lambda _: None
            ada.choose(0, "roll")
            until(lambda: table.replica.turn == 1)
        with beside(here, other_process).sit(0) as ada:
            while not ada.views[0]["ask"]:
                ada.hear()

    @pytest.mark.on("postgres")
    def test_when_the_database_hangs_up_the_line_comes_back(
        self, server: ServerUnderTest, other_process: ServerUnderTest, settings: Settings
    ) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
            ada.choose(0, "roll")
            mira.caught_up(1, 1)
            asyncio.run(_hang_up(settings.database))
            number = mira.choose(1, "roll")["number"]
            assert ada.caught_up(number, 0)["ask"]


async def _hang_up(url: str) -> None:
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    await connection.close()


@pytest.mark.on("sqlite", "postgres", soak="redis local")
class TestNewsLost:
    """No news travels at all: what another process did is found by looking at the versions in the database."""

    @pytest.fixture(autouse=True)
    def _silence(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        for each in (server, other_process):
            each.client.app.state.service.peers.tell = lambda _: None

    def test_a_start(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira")
        with beside(here, other_process).sit(1) as mira:
            here.start()
            assert mira.until("view")["turn"] == 0
            assert mira.table["state"] == "playing"

    def test_a_claim(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "invited")
        with beside(here, other_process).sit(0) as ada:
            server.post(f"/api/tables/{here.id}/seats/1/claim", {"name": "Mira"}, here.keys[1])
            ada.until("table", lambda frame: frame["table"]["seats"][1]["name"] == "Mira")

    def test_who_has_just_claimed_a_seat_sits_there_at_any_process(
        self, server: ServerUnderTest, other_process: ServerUnderTest
    ) -> None:
        here = server.set_table("Ada", "invited")
        there = beside(here, other_process)
        there.see()
        claimed = server.post(f"/api/tables/{here.id}/seats/1/claim", {"name": "Mira"}, here.keys[1]).json()
        there.keys = {1: claimed["secret"]}
        with there.sit(1) as mira:
            assert mira.frames[0]["seats"] == [1]

    def test_a_withdrawn_secret(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira")
        with beside(here, other_process).sit(1) as mira:
            server.post(f"/api/tables/{here.id}/seats/1/invite", secret=here.host)
            assert mira.until("error")["code"] == "why-wrong-secret"

    def test_a_withdrawn_secret_decides_nothing_not_even_at_once(
        self, server: ServerUnderTest, other_process: ServerUnderTest
    ) -> None:
        here = server.set_table("Mira", "Ada", start=True, grace=0)
        with beside(here, other_process).sit(0) as mira:
            # As if nothing had been heard of her for long: else nobody could be invited to her seat.
            until(lambda: other_process.client.app.state.service.presence.is_written)
            gone_for(server, here, 0, 1)
            server.post(f"/api/tables/{here.id}/seats/0/invite", secret=here.host)
            mira.say({"type": "choose", "id": "late", "number": 0, "seat": 0, "key": "roll"})
            assert mira.until("error")["code"] == "why-wrong-secret"
            assert not any(frame["type"] == "accepted" for frame in mira.frames)
        assert here.see()["number"] == 0

    def test_a_decision(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
            number = ada.choose(0, "roll")["number"]
            assert mira.caught_up(number, 1)["ask"]

    def test_the_end(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with beside(here, other_process).watch() as guest, here.sit(0, 1) as both:
            both.play_on()
            guest.until("table", lambda frame: frame["table"]["state"] == "over")
            assert guest.table["result"] == both.views[0]["result"]

    def test_a_proposal_and_an_answer(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira", start=True)
        with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
            ada.choose(0, "roll")
            mira.caught_up(1, 1)
            ada.ask("propose", number=1, seat=0, to=0)
            proposal = mira.until("proposal", lambda frame: frame["proposal"] is not None)["proposal"]
            assert mira.ask("answer", number=1, seat=1, agree=True, proposal=proposal["id"])["number"] == 2
            assert ada.caught_up(2, 0)["decisions"] == 0

    def test_a_table_cleared_away(self, server: ServerUnderTest, other_process: ServerUnderTest) -> None:
        here = server.set_table("Ada", "Mira")
        with beside(here, other_process).sit(1) as mira:
            server.client.delete(f"/api/tables/{here.id}", headers={"Authorization": f"Bearer {here.host}"})
            assert mira.until("error")["code"] == "why-no-such-table"


def test_an_answer_is_to_the_proposal_that_was_seen(server: ServerUnderTest, other_process: ServerUnderTest) -> None:
    here = server.set_table("Ada", "Mira", start=True)
    with here.sit(0) as ada, beside(here, other_process).sit(1) as mira:
        for who, seat in ((ada, 0), (mira, 1)):
            who.caught_up(seat, seat)
            who.choose(seat, "roll")
        ada.caught_up(2, 0)
        ada.ask("propose", number=2, seat=0, to=1)
        seen = mira.until("proposal", lambda frame: frame["proposal"] is not None)["proposal"]["id"]
        ada.ask("propose", number=2, seat=0, to=0)
        answer = mira.ask("answer", number=2, seat=1, agree=True, proposal=seen)
        assert (answer["type"], answer["code"]) == ("refused", "why-no-proposal")
        assert here.see()["number"] == 2
