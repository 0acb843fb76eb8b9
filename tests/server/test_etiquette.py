"""Manners: reactions, chat with limits, muting, leaving; and a screen for the whole room."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.test_seats import gone_for

pytestmark = pytest.mark.on("sqlite")


class TestReacting:
    def test_six_signs_one_in_ten_seconds(self, settings: Settings) -> None:
        hours = ManualClock()
        with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
            made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
            with made.sit(0) as ada, made.sit(1) as mira:
                assert ada.ask("react", seat=0, sign=3)["type"] == "accepted"
                assert mira.until("reacted") == {"type": "reacted", "seat": 0, "sign": 3}
                again = ada.ask("react", seat=0, sign=4)
                assert (again["code"], again["args"]) == ("why-reacted-just-now", {"seconds": 10})
                hours.pass_by(11)
                assert ada.ask("react", seat=0, sign=4)["type"] == "accepted"

    def test_not_where_it_was_agreed_otherwise(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, terms={"reactions": False, "chat": False})
        with made.sit(0) as ada:
            assert ada.ask("react", seat=0, sign=1)["code"] == "why-no-reactions"
            assert ada.ask("chat", seat=0, text="Hello")["code"] == "why-no-chat"


class TestChat:
    def test_whoever_is_muted_is_not_heard(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "Eve", start=True)
        with made.sit(0) as ada, made.sit(1) as mira:
            assert ada.ask("mute", seat=0, who=1, on=True)["type"] == "accepted"
            mira.ask("chat", seat=1, text="Shout")
            mira.ask("react", seat=1, sign=1)
            with made.sit(2) as eve:
                eve.ask("chat", seat=2, text="Well met")
                assert ada.until("chat")["line"]["text"] == "Well met"
            assert not [frame for frame in ada.frames if frame["type"] == "reacted"]
        server.forget(made.id)
        with made.sit(0) as ada:
            welcome = ada.frames[0]
            assert (welcome["muted"], [line["text"] for line in welcome["chat"]]) == ([1], ["Well met"])
            ada.ask("mute", seat=0, who=1, on=False)
        with made.sit(0) as ada:
            assert [line["text"] for line in ada.frames[0]["chat"]] == ["Shout", "Well met"]

    def test_nobody_says_everything_at_once(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            codes = [ada.ask("chat", seat=0, text=f"line {n}").get("code") for n in range(9)]
            assert codes == [None] * 8 + ["why-chat-too-fast"]


class TestResigning:
    def test_a_bot_plays_on_and_it_cannot_be_taken_back(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, terms={"bot": "random"})
        with made.sit(0) as ada, made.sit(1) as mira:
            assert ada.ask("resign", seat=0)["type"] == "accepted"
            assert mira.until("chat")["line"]["message"]["id"] == "house-resigned"
            mira.until_asked(1)
            assert ada.ask("back", seat=0)["code"] == "why-resigned"
        with made.sit(0) as ada:
            chair = made.see()["seats"][0]
            assert (chair["resigned"], chair["held"], chair["presence"]) == (True, True, "left")

    def test_out_of_three_the_one_who_resigned_does_not_win(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "Eve", start=True, terms={"bot": "random", "resign": "out"})
        with made.sit(0) as ada:
            ada.ask("resign", seat=0)
        with made.sit(1, 2) as both:
            both.play_on()
        result = made.see()["result"]
        assert 0 not in result["winners"]
        assert result["winners"]
        assert "result-resigned" in [note["id"] for note in result["notes"]]


class TestSomebodyDoesNotCome:
    def propose(self, made: MadeTable, ada: Any, kind: str) -> Any:
        return ada.ask("propose", number=made.see()["number"], seat=0, kind=kind, to=1)

    def test_all_who_are_here_agree_after_the_grace(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "Eve", start=True)
        with made.sit(0) as ada, made.sit(2) as eve:
            assert self.propose(made, ada, "bot")["code"] == "why-away-too-short"
            gone_for(server, made, 1, 121)
            assert self.propose(made, ada, "bot")["type"] == "accepted"
            assert eve.until("proposal")["proposal"]["waiting"] == [2]
            eve.ask("answer", number=0, seat=2, agree=True)
            assert made.see()["seats"][1]["held"] is True
            gone_for(server, made, 1, 121)
            self.propose(made, ada, "open")
            eve.until("proposal", lambda frame: frame["proposal"] is not None)
            eve.ask("answer", number=0, seat=2, agree=True)
            assert made.see()["seats"][1]["claimed"] is False
        with made.sit(1) as mira:
            assert mira.frames[0]["code"] == "why-wrong-secret"


def test_hints_are_off_among_people_who_come_by_link(server: ServerUnderTest) -> None:
    assert server.set_table("Ada", "invited").info["options"]["hints"] is False
    assert "hints" not in server.set_table("Ada", "invited", options={"hints": True}).info["options"]
    assert "hints" not in server.set_table("Ada", "bot:random").info["options"]


def test_a_report_tells_what_was_said_and_no_secret(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.ask("chat", seat=1, text="Rude")
        both.go_on(both.asked)
    path = f"/api/tables/{made.id}/report"
    assert server.get(path).status_code == 401
    answer = server.get(path, made.keys[0])
    told = answer.json()
    assert ([line["text"] for line in told["chat"]], told["reported_by"]) == (["Rude"], [0])
    assert not any(secret in answer.text for secret in (*made.keys.values(), made.host))


class TestABigScreen:
    def test_it_receives_nothing_hidden(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", game="witcher", start=True)
        with server.sit(made.id, screen=True) as screen, made.sit(0, 1) as both:
            for _ in range(6):
                both.go_on(both.asked)
            screen.caught_up(6, None)
            assert {frame["seat"] for frame in screen.frames if frame["type"] == "view"} == {None}
            assert not [
                frame for frame in screen.frames if frame["type"] == "view" and (frame["ask"] or frame["again"])
            ]
            hands = {piece for seat in (0, 1) for piece in _hidden_from_others(both.views[seat]["scene"], seat)}
            shown = str(screen.frames)
            assert hands
            assert not [piece for piece in hands if f"'{piece}'" in shown]

    def test_phones_beside_it_are_told(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            assert made.see()["screens"] == 0
            with server.sit(made.id, screen=True):
                seen = ada.until("table", lambda frame: frame["table"]["screens"] == 1)
                assert seen["table"]["spectators"] == 0, "it is nobody who watches"
            ada.until("table", lambda frame: frame["table"]["screens"] == 0)

    def test_it_holds_no_seat(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, screen=True) as screen:
            assert screen.frames[0]["code"] == "why-screen-has-no-seat"

    def test_a_public_choice_glows_while_a_finger_lies_on_it(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", game="diceforge", start=True)
        with server.sit(made.id, screen=True) as screen, made.sit(0, 1) as both:
            seat = both.asked
            while not (spots := [each for each in both.views[seat]["ask"]["choices"] if each.get("spots")]):
                both.go_on(seat)
                seat = both.asked
            choice = spots[0]
            both.say({"type": "point", "seat": seat, "number": both.views[seat]["number"], "key": choice["key"]})
            both.say({"type": "point", "seat": seat, "number": both.views[seat]["number"], "key": ""})
            first = screen.until("pointed")
            assert (first["seat"], set(first["spots"])) in ((seat, set(choice["spots"])), (seat, set()))
            both.ask("chat", seat=seat, text="done")
            assert not [frame for frame in both.frames if frame["type"] == "pointed"]


def _hidden_from_others(scene: Any, seat: int) -> list[str]:
    """List the pieces in one's own hand."""
    found: list[str] = []

    def walk(zone: Any) -> None:
        if zone["kind"] == "hand" and zone.get("seat") == seat:
            found.extend(piece["id"] for piece in zone.get("pieces", []))
        for each in zone.get("zones", []):
            walk(each)

    for mat in scene["mats"]:
        walk(mat)
    return found


class TestTheHall:
    def test_it_is_closed_unless_a_host_opens_it(self, server: ServerUnderTest) -> None:
        assert server.get("/api/lobby").json()["code"] == "why-no-lobby"
        assert server.get("/api/server").json()["lobby"] is False

    def test_waiting_watching_told(self, settings: Settings) -> None:
        with TestClient(make_app(replace(settings, lobby=True)), base_url="http://127.0.0.1") as client:
            server = ServerUnderTest(client)
            public = {"visibility": "public"}
            waiting = server.set_table("Ada", "invited", language="cs", **public)
            watch = server.set_table("Ada", "Mira", start=True, **public)
            told = server.set_table("Ada", "Mira", start=True, **public)
            server.set_table("Ada", "invited")
            with told.sit(0, 1) as both:
                both.play_on()
            lobby = server.get("/api/lobby").json()
            found = [[table["id"] for table in lobby[part]] for part in ("waiting", "watch", "told")]
            assert found == [[waiting.id], [watch.id], [told.id]]
            assert server.get("/api/lobby?language=ru").json()["waiting"] == []
            assert server.get("/api/lobby?pace=letter").json()["watch"] == []
            assert server.get("/api/lobby?game=diceforge").json()["told"] == []
            assert server.post(f"/api/tables/{waiting.id}/join", {"name": "Eve"}).json()["seat"] == 1
            assert server.get("/api/lobby").json()["waiting"] == []
