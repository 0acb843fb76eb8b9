"""One link for a table, one for each seat, a word to read aloud: what each opens, and what an old link says."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.settings import Settings
from tests.server.hourglass import Hourglass, timed_app
from tests.server.people import Inn, Made


def join(inn: Inn, made: Made, secret: str, name: str, seat: int | None = None) -> Any:
    return inn.post(f"/api/tables/{made.id}/join", {"name": name, "seat": seat}, secret)


def link_info(inn: Inn, made: Made, secret: str) -> Any:
    return inn.get(f"/api/tables/{made.id}/invitation", secret).json()


class TestTheTablesLink:
    def test_whoever_opens_it_takes_a_free_seat(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited", "invited")
        shown = link_info(inn, made, made.join)
        assert (shown["link"], shown["free"], shown["may"]) == ("table", [1, 2], "sit")
        assert made.see()["seats"][1]["choosing"] is True
        mira = join(inn, made, made.join, "Mira", 2).json()
        assert (mira["seat"], mira["table"]["seats"][2]["name"]) == (2, "Mira")
        taken = join(inn, made, made.join, "Eve", 2)
        assert (taken.status_code, taken.json()["code"], taken.json()["args"]["next"]) == (409, "why-seat-taken", 1)
        assert join(inn, made, made.join, "Eve").json()["seat"] == 1
        full = join(inn, made, made.join, "Late")
        assert (full.status_code, full.json()["code"]) == (409, "why-table-full")
        assert link_info(inn, made, made.join)["may"] == "watch"
        with inn.sit(made.id, mira["secret"]) as person:
            assert person.frames[0]["seats"] == [2]
        with inn.sit(made.id, made.join) as stranger:
            assert stranger.frames[0]["code"] == "why-wrong-secret"

    def test_the_word_does_the_same_while_a_seat_is_free(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited")
        shown = inn.get(f"/api/words/{made.word.lower()}").json()
        assert (shown["table"]["id"], shown["free"]) == (made.id, [1])
        assert join(inn, made, "w.ZZZZ", "Eve").json()["code"] == "why-wrong-secret"
        assert join(inn, made, f"w.{made.word}", "Mira").json()["seat"] == 1
        assert inn.get("/api/words/ZZZZ").json()["code"] == "why-no-such-word"

    def test_a_table_without_open_seats_has_none(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "bot:random")
        assert (made.join, made.word) == ("", "")

    def test_withdrawn_it_says_so(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited")
        assert inn.client.delete(f"/api/tables/{made.id}/link").status_code == 403
        new = inn.post(f"/api/tables/{made.id}/link", secret=made.host).json()
        gone = join(inn, made, made.join, "Eve")
        assert (gone.status_code, gone.json()["code"]) == (410, "why-link-withdrawn")
        assert (link_info(inn, made, made.join)["link"], link_info(inn, made, made.join)["may"]) == ("withdrawn", "ask")
        headers = {"Authorization": f"Bearer {made.host}"}
        left = inn.client.delete(f"/api/tables/{made.id}/link", headers=headers).json()
        assert left["seats"][1]["link"] == "withdrawn"
        for secret in (new["join"], made.keys[1]):
            assert link_info(inn, made, secret)["link"] == "withdrawn"
        claimed = inn.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1])
        assert claimed.json()["code"] == "why-link-withdrawn"


class TestASeatsLink:
    def test_it_opens_once_and_says_when(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited", "invited")
        assert (link_info(inn, made, made.keys[1])["link"], link_info(inn, made, made.keys[1])["free"]) == ("seat", [1])
        inn.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, made.keys[1])
        shown = link_info(inn, made, made.keys[1])
        assert (shown["link"], shown["seat"], shown["free"], shown["may"]) == ("used", 1, [], "ask")
        assert shown["opened"] == made.see()["seats"][1]["opened"] is not None
        again = inn.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1])
        assert (again.json()["code"], again.json()["args"]["next"]) == ("why-seat-taken", 2)

    def test_taking_the_seat_by_the_tables_link_uses_it_up(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited")
        join(inn, made, made.join, "Mira")
        assert link_info(inn, made, made.keys[1])["link"] == "used"


class TestKnocking:
    def test_the_host_lets_in_with_one_tap(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "invited")
        path = f"/api/tables/{made.id}"
        ticket = inn.post(f"{path}/join-request", {"name": "Eve"}).json()["ticket"]
        other = inn.post(f"{path}/join-request", {"name": "Odd"}).json()["ticket"]
        assert [request["name"] for request in made.see()["join_requests"]] == ["Eve", "Odd"]
        assert inn.get(f"{path}/join-request", ticket).json()["state"] == "waiting"
        assert inn.post(f"{path}/join-requests/1", {"seat": 1}).json()["code"] == "why-host-only"
        inn.post(f"{path}/join-requests/1", {"seat": 1}, made.host)
        inn.post(f"{path}/join-requests/2", {"seat": None}, made.host)
        assert inn.get(f"{path}/join-request", other).json()["state"] == "no"
        said = inn.get(f"{path}/join-request", ticket).json()
        assert (said["state"], said["seat"]) == ("in", 1)
        assert link_info(inn, made, made.keys[1])["link"] == "withdrawn"
        assert inn.post(f"{path}/seats/1/claim", {"name": "Eve"}, ticket).json()["table"]["seats"][1]["name"] == "Eve"
        assert made.see()["join_requests"] == []


def test_into_a_game_that_is_on_and_after_its_end(inn: Inn) -> None:
    made = inn.set_table("Ada", "invited")
    mira = join(inn, made, made.join, "Mira").json()
    made.start()
    assert link_info(inn, made, made.join)["may"] == "watch"
    with inn.sit(made.id, mira["secret"]) as person:
        person.ask("leave", seat=1)
    assert link_info(inn, made, made.join)["may"] == "sit"
    eve = join(inn, made, made.join, "Eve").json()
    with inn.sit(made.id, made.keys[0], eve["secret"]) as both:
        both.play_on()
    assert link_info(inn, made, made.join)["may"] == "replay"


@pytest.mark.on("sqlite")
def test_without_the_host_for_a_day_any_seat_may_invite(settings: Settings) -> None:
    hours = Hourglass()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        inn = Inn(client)
        made = inn.set_table("Ada", "invited", "invited")
        mira = join(inn, made, made.join, "Mira").json()["secret"]
        path = f"/api/tables/{made.id}/link"
        assert inn.post(path, secret=mira).json()["code"] == "why-host-only"
        hours.pass_by(25 * 3600)
        assert made.see()["host_gone"] is True
        assert inn.post(path, secret=mira).status_code == 200
        with made.sit(0):
            assert inn.post(path, secret=mira).json()["code"] == "why-host-only"


@pytest.mark.on("sqlite")
def test_words_cannot_be_guessed_at(inn: Inn) -> None:
    codes = [inn.get(f"/api/words/ZZ{number}").json()["code"] for number in range(8)]
    assert codes.count("why-no-such-word") == 5
    assert codes[-1] == "why-too-many"
