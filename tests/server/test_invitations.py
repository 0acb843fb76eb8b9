"""One link for a table, one for each seat, a word to read aloud: what each opens, and what an old link says."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.settings import Settings
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import MadeTable, ServerUnderTest


def join(server: ServerUnderTest, made: MadeTable, secret: str, name: str, seat: int | None = None) -> Any:
    return server.post(f"/api/tables/{made.id}/join", {"name": name, "seat": seat}, secret)


def link_info(server: ServerUnderTest, made: MadeTable, secret: str) -> Any:
    return server.get(f"/api/tables/{made.id}/invitation", secret).json()


class TestTheTablesLink:
    def test_whoever_opens_it_takes_a_free_seat(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited", "invited")
        shown = link_info(server, made, made.join)
        assert (shown["link"], shown["free"], shown["may"]) == ("table", [1, 2], "sit")
        assert made.see()["seats"][1]["choosing"] is True
        mira = join(server, made, made.join, "Mira", 2).json()
        assert (mira["seat"], mira["table"]["seats"][2]["name"]) == (2, "Mira")
        taken = join(server, made, made.join, "Eve", 2)
        assert (taken.status_code, taken.json()["code"], taken.json()["args"]["next"]) == (409, "why-seat-taken", 1)
        assert join(server, made, made.join, "Eve").json()["seat"] == 1
        full = join(server, made, made.join, "Late")
        assert (full.status_code, full.json()["code"]) == (409, "why-table-full")
        assert link_info(server, made, made.join)["may"] == "watch"
        with server.sit(made.id, mira["secret"]) as person:
            assert person.frames[0]["seats"] == [2]
        with server.sit(made.id, made.join) as stranger:
            assert stranger.frames[0]["code"] == "why-wrong-secret"

    def test_the_word_does_the_same_while_a_seat_is_free(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited")
        shown = server.get(f"/api/words/{made.word.lower()}").json()
        assert (shown["table"]["id"], shown["free"]) == (made.id, [1])
        assert join(server, made, "w.ZZZZ", "Eve").json()["code"] == "why-wrong-secret"
        assert join(server, made, f"w.{made.word}", "Mira").json()["seat"] == 1
        assert server.get("/api/words/ZZZZ").json()["code"] == "why-no-such-word"

    def test_a_table_without_open_seats_has_none(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "bot:random")
        assert (made.join, made.word) == ("", "")

    def test_withdrawn_it_says_so(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited")
        assert server.client.delete(f"/api/tables/{made.id}/link").status_code == 403
        new = server.post(f"/api/tables/{made.id}/link", secret=made.host).json()
        gone = join(server, made, made.join, "Eve")
        assert (gone.status_code, gone.json()["code"]) == (410, "why-link-withdrawn")
        assert (link_info(server, made, made.join)["link"], link_info(server, made, made.join)["may"]) == (
            "withdrawn",
            "ask",
        )
        headers = {"Authorization": f"Bearer {made.host}"}
        left = server.client.delete(f"/api/tables/{made.id}/link", headers=headers).json()
        assert left["seats"][1]["link"] == "withdrawn"
        for secret in (new["join"], made.keys[1]):
            assert link_info(server, made, secret)["link"] == "withdrawn"
        claimed = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1])
        assert claimed.json()["code"] == "why-link-withdrawn"


class TestASeatsLink:
    def test_it_opens_once_and_says_when(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited", "invited")
        assert (link_info(server, made, made.keys[1])["link"], link_info(server, made, made.keys[1])["free"]) == (
            "seat",
            [1],
        )
        server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, made.keys[1])
        shown = link_info(server, made, made.keys[1])
        assert (shown["link"], shown["seat"], shown["free"], shown["may"]) == ("used", 1, [], "ask")
        assert shown["opened"] == made.see()["seats"][1]["opened"] is not None
        again = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1])
        assert (again.json()["code"], again.json()["args"]["next"]) == ("why-seat-taken", 2)

    def test_taking_the_seat_by_the_tables_link_uses_it_up(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited")
        join(server, made, made.join, "Mira")
        assert link_info(server, made, made.keys[1])["link"] == "used"


class TestKnocking:
    def test_the_host_lets_in_with_one_tap(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited")
        path = f"/api/tables/{made.id}"
        ticket = server.post(f"{path}/join-request", {"name": "Eve"}).json()["ticket"]
        other = server.post(f"{path}/join-request", {"name": "Odd"}).json()["ticket"]
        assert [request["name"] for request in made.see()["join_requests"]] == ["Eve", "Odd"]
        assert server.get(f"{path}/join-request", ticket).json()["state"] == "waiting"
        assert server.post(f"{path}/join-requests/1", {"seat": 1}).json()["code"] == "why-host-only"
        server.post(f"{path}/join-requests/1", {"seat": 1}, made.host)
        server.post(f"{path}/join-requests/2", {"seat": None}, made.host)
        assert server.get(f"{path}/join-request", other).json()["state"] == "no"
        said = server.get(f"{path}/join-request", ticket).json()
        assert (said["state"], said["seat"]) == ("in", 1)
        assert link_info(server, made, made.keys[1])["link"] == "withdrawn"
        assert (
            server.post(f"{path}/seats/1/claim", {"name": "Eve"}, ticket).json()["table"]["seats"][1]["name"] == "Eve"
        )
        assert made.see()["join_requests"] == []


def test_into_a_game_that_is_on_and_after_its_end(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    mira = join(server, made, made.join, "Mira").json()
    made.start()
    assert link_info(server, made, made.join)["may"] == "watch"
    with server.sit(made.id, mira["secret"]) as person:
        person.ask("leave", seat=1)
    assert link_info(server, made, made.join)["may"] == "sit"
    eve = join(server, made, made.join, "Eve").json()
    with server.sit(made.id, made.keys[0], eve["secret"]) as both:
        both.play_on()
    assert link_info(server, made, made.join)["may"] == "replay"


@pytest.mark.on("sqlite")
def test_without_the_host_for_a_day_any_seat_may_invite(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        made = server.set_table("Ada", "invited", "invited")
        mira = join(server, made, made.join, "Mira").json()["secret"]
        path = f"/api/tables/{made.id}/link"
        assert server.post(path, secret=mira).json()["code"] == "why-host-only"
        hours.pass_by(25 * 3600)
        assert made.see()["host_gone"] is True
        assert server.post(path, secret=mira).status_code == 200
        with made.sit(0):
            assert server.post(path, secret=mira).json()["code"] == "why-host-only"


@pytest.mark.on("sqlite")
def test_words_cannot_be_guessed_at(server: ServerUnderTest) -> None:
    codes = [server.get(f"/api/words/ZZ{number}").json()["code"] for number in range(8)]
    assert codes.count("why-no-such-word") == 5
    assert codes[-1] == "why-too-many"
