"""Seats: no bot decides for a person who is gone for a moment, and a withdrawn secret opens nothing."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

from fabletable.server.storage.schema import seats
from tests.server.people import MadeTable, ServerUnderTest, until


def service_of(server: ServerUnderTest) -> Any:
    return server.client.app.state.service


def gone_for(server: ServerUnderTest, made: MadeTable, seat: int, seconds: float) -> None:
    """Store that this seat's person left so long ago."""
    service = service_of(server)
    table = service.tables.get(made.id)
    until(lambda: seat not in table.audience.online and service.presence.is_written)
    theirs = seats.update().where(seats.c.table_id == made.id, seats.c.seat == seat).values(seen=0, gone=0)
    server.client.blocking_portal.call(service.store.write, lambda connection: connection.execute(theirs))
    table.audience.last_here[seat] = monotonic() - seconds
    table.replica.seats[seat].seen = 0


def said(made: MadeTable) -> list[str]:
    with made.watch() as guest:
        return [line["message"]["id"] for line in guest.frames[0]["chat"] if line["message"]]


class TestGrace:
    def test_a_bot_may_not_hold_a_seat_at_once(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            answer = ada.ask("hold", seat=1, bot="random")
            assert (answer["type"], answer["code"]) == ("refused", "why-away-too-short")
            assert 100 < answer["args"]["seconds"] <= 120
            gone_for(server, made, 1, 121)
            assert ada.ask("hold", seat=1, bot="random")["type"] == "accepted"

    def test_the_table_says_how_long_it_waits_and_who_is_away(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "bot:random", start=True, grace=300)
        with made.sit(0) as ada:
            gone_for(server, made, 1, 250)
            info = made.see()
            assert (info["grace"], [chair["away"] for chair in info["seats"]]) == (300, [None, 250, None])
            assert ada.ask("hold", seat=1, bot="random")["code"] == "why-away-too-short"

    def test_coming_back_begins_it_anew(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            gone_for(server, made, 1, 500)
            with made.sit(1):
                assert made.see()["seats"][1]["away"] is None
                assert ada.ask("hold", seat=1, bot="random")["code"] == "why-not-away"
            until(lambda: made.see()["seats"][1]["away"] == 0)

    @pytest.mark.parametrize("grace", [-1, 86_401, "long"])
    def test_it_is_a_number_of_seconds(self, server: ServerUnderTest, grace: Any) -> None:
        body = {"game": "lanterns", "seats": [{"kind": "bot", "bot": "random"}] * 2, "grace": grace}
        assert server.post("/api/tables", body).json()["code"] == "why-not-understood"

    def test_only_in_a_game_that_is_on(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", grace=0)
        with made.sit(0) as ada:
            assert ada.ask("hold", seat=1, bot="random")["code"] == "why-not-started"

    def test_a_held_seat_has_not_agreed(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, grace=0)
        with made.sit(0) as ada:
            ada.ask("hold", seat=1, bot="random")
            ada.choose(0, "roll")
            number = ada.until("view", lambda view: view["ask"] is not None and view["decisions"] > 1)["number"]
            assert ada.ask("propose", number=number, seat=0, to=0)["type"] == "accepted"
            assert ada.until("proposal")["proposal"]["waiting"] == [1]
            assert made.see()["number"] == number

    def test_who_comes_back_reads_what_the_bot_decided(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, grace=0)
        with made.sit(0) as ada:
            ada.choose(0, "roll")
            ada.ask("hold", seat=1, bot="random")
            ada.until("view", lambda view: view["ask"] is not None and view["decisions"] > 1)
            with made.sit(1) as mira:
                told = mira.views[1]["meanwhile"]
                assert told
                assert all(message["id"].startswith(("word-", "lantern")) for message in told)
            server.client.app.state.service.tables.get(made.id)
            ada.go_on(0, "roll")
        server.forget(made.id)
        with made.sit(1) as mira:
            assert mira.views[1]["meanwhile"] == told
            mira.go_on(1, "roll")
            assert mira.views[1]["meanwhile"] == []


class TestInvitingIntoAGameThatIsOn:
    def table(self, server: ServerUnderTest) -> MadeTable:
        made = server.set_table("Ada", "invited")
        claimed = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1]).json()
        made.keys[1] = claimed["secret"]
        made.start()
        return made

    def invite(self, server: ServerUnderTest, made: MadeTable, seat: int = 1) -> Any:
        return server.post(f"/api/tables/{made.id}/seats/{seat}/invite", secret=made.host)

    def test_not_to_a_seat_whose_person_is_there(self, server: ServerUnderTest) -> None:
        made = self.table(server)
        with made.sit(1):
            answer = self.invite(server, made)
            assert (answer.status_code, answer.json()["code"]) == (409, "why-not-away")
        assert self.invite(server, made).json()["code"] == "why-away-too-short"

    def test_to_one_whose_person_has_been_away_too_long_and_everyone_reads_it(self, server: ServerUnderTest) -> None:
        made = self.table(server)
        with made.sit(0) as ada:
            gone_for(server, made, 1, 121)
            secret = self.invite(server, made).json()["secret"]
            line = ada.until("chat")["line"]
            assert (line["seat"], line["message"]) == (-1, {"id": "house-seat-offered", "args": {"name": "Eve"}})
            with server.sit(made.id, made.keys[1]) as eve:
                assert eve.frames[0]["code"] == "why-wrong-secret"
            with server.sit(made.id, secret) as stranger:
                assert stranger.frames[0]["code"] == "why-wrong-secret", "first one sits down, by name"
            replay = server.get(f"/api/tables/{made.id}/replay?seat=1", secret)
            assert replay.json()["code"] == "why-wrong-secret"
            claimed = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, secret).json()
            line = ada.until("chat")["line"]
            assert line["message"] == {"id": "house-seat-taken", "args": {"name": "Mira", "before": "Eve"}}
        with server.sit(made.id, claimed["secret"]) as mira:
            assert mira.views[1]["seat"] == 1
        assert said(made) == ["house-seat-offered", "house-seat-taken"]

    def test_to_one_that_was_left(self, server: ServerUnderTest) -> None:
        made = self.table(server)
        with made.sit(0) as ada:
            with made.sit(1) as eve:
                assert eve.ask("leave", seat=1)["type"] == "accepted"
                assert eve.until("error")["code"] == "why-wrong-secret"
            assert ada.until("chat")["line"]["message"]["id"] == "house-seat-left"
            chair = made.see()["seats"][1]
            assert (chair["claimed"], chair["held"], chair["bot"]) == (False, True, "medium")
            ada.choose(0, "roll")
            ada.until("view", lambda view: view["ask"] is not None and view["decisions"] > 1)
            secret = self.invite(server, made).json()["secret"]
            assert server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, secret).status_code == 200
            assert made.see()["seats"][1]["held"] is False

    def test_nobody_walks_in_unasked(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, visibility="public")
        with made.sit(1) as mira:
            mira.ask("leave", seat=1)
        answer = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"})
        assert answer.json()["code"] == "why-wrong-secret"

    def test_not_once_it_is_over(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0, 1) as both:
            both.play_on()
            assert both.ask("leave", seat=0)["code"] == "why-game-over"
            assert both.ask("hold", seat=0, bot="random")["code"] == "why-game-over"
        assert self.invite(server, made).json()["code"] == "why-game-over"


def test_who_leaves_before_the_start_leaves_an_open_seat(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira")
    with made.sit(1) as mira:
        mira.ask("leave", seat=1)
    assert made.see()["seats"][1]["claimed"] is False
    assert made.start().json()["code"] == "why-seat-open"


class TestSeenVersions:
    """The host acts on the version that the page showed; if another person was faster, nothing is done and the present
    is sent."""

    def test_a_claim_is_not_undone_by_a_host_who_has_not_seen_it(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited")
        seen = made.see()["seats"][1]["version"]
        claimed = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1]).json()
        path = f"/api/tables/{made.id}/seats/1"
        for answer in (
            server.post(f"{path}/invite?version={seen}", secret=made.host),
            server.put(f"{path}?version={seen}", {"kind": "bot", "bot": "random"}, made.host),
        ):
            assert (answer.status_code, answer.json()["code"]) == (409, "why-seat-changed")
        with server.sit(made.id, claimed["secret"]) as eve:
            assert eve.frames[0]["seats"] == [1]
        now = made.see()["seats"][1]["version"]
        assert server.post(f"{path}/invite?version={now}", secret=made.host).status_code == 200

    def test_other_seats_do_not_matter(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "invited", "invited")
        seen = made.see()["seats"][1]["version"]
        server.post(f"/api/tables/{made.id}/seats/2/claim", {"name": "Eve"}, made.keys[2])
        answer = server.post(f"/api/tables/{made.id}/seats/1/invite?version={seen}", secret=made.host)
        assert answer.status_code == 200


class TestSaidTwice:
    def test_another_choice_under_a_used_id_is_refused(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True, options={"rich": True})
        with made.sit(0, 1) as both:
            first = {"type": "choose", "id": "once", "number": 0, "seat": 0, "key": "roll"}
            both.say(first)
            assert both.answer_to("once")["number"] == 1
            for other in (
                {**first, "key": "play"},
                {**first, "number": 1},
                {"type": "undo", "id": "once", "number": 1},
            ):
                both.say({"seat": 0, **other})
                answer = both.answer_to("once")
                assert (answer["type"], answer["code"]) == ("refused", "why-id-used")
            both.say(first)
            assert both.answer_to("once") == {"type": "accepted", "id": "once", "number": 1, "again": True}
        assert made.see()["number"] == 1

    def test_a_line_sent_twice_is_stored_once(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada, made.sit(1) as mira:
            line = {"type": "chat", "id": "hello", "seat": 0, "text": "Well met"}
            for again in (False, True):
                ada.say(line)
                assert ada.answer_to("hello") == {"type": "accepted", "id": "hello", "number": 0, "again": again}
            ada.say({**line, "text": "Goodbye"})
            assert ada.answer_to("hello")["code"] == "why-id-used"
            mira.say({**line, "seat": 1})
            assert mira.answer_to("hello")["again"] is False
        with made.watch() as guest:
            assert [(line["seat"], line["text"]) for line in guest.frames[0]["chat"]] == [
                (0, "Well met"),
                (1, "Well met"),
            ]


class TestAFace:
    def test_everyone_sees_the_face_a_person_has_picked(self, server: ServerUnderTest) -> None:
        seats = [{"kind": "here", "name": "Ada", "face": "fox"}, {"kind": "invited"}]
        made = MadeTable(server, server.post("/api/tables", {"game": "lanterns", "seats": seats}).json())
        assert [chair["face"] for chair in made.see()["seats"]] == ["fox", ""]
        claim = f"/api/tables/{made.id}/seats/1/claim"
        assert server.post(claim, {"name": "Rok", "face": "owl"}, made.keys[1]).status_code == 200
        assert [chair["face"] for chair in made.see()["seats"]] == ["fox", "owl"]
        assert server.put(
            f"/api/tables/{made.id}/seats/0/name", {"name": "Ada", "face": "hare"}, made.keys[0]
        ).is_success
        assert made.see()["seats"][0]["face"] == "hare"

    @pytest.mark.parametrize("face", ["Fox", "fox head", "<b>", "x" * 17, "лиса", "fox\n"])
    def test_what_is_no_name_of_a_face_is_refused(self, server: ServerUnderTest, face: str) -> None:
        seats = [{"kind": "here", "name": "Ada", "face": face}, {"kind": "bot", "bot": "easy"}]
        assert server.post("/api/tables", {"game": "lanterns", "seats": seats}).status_code == 400
