"""An absent person whose turn it is gets one notification until they came back; one click ends it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from fabletable.table.clocks.part import ClockPart
from tests.server.listening import Postbox, Receiver, postbox, receiver
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import MadeTable, ServerUnderTest, until

HERE = "http://127.0.0.1"


class Called(NamedTuple):
    server: ServerUnderTest
    hours: ManualClock
    box: Postbox
    hooks: Receiver
    key: str

    def wish(self, **more: Any) -> Any:
        return self.server.put(
            "/api/notifications", {"email": "mira@example.org", "webhook": self.hooks.url, **more}, self.key
        )

    def confirm(self) -> None:
        until(lambda: len(self.box.letters) == 1)
        letter = self.box.letters.pop()
        assert letter["To"] == "mira@example.org"
        self.do("confirm", token_in(letter))

    def do(self, what: str, token: str) -> Any:
        return self.server.post(f"/api/mail/{token}", {"do": what})

    def table(self, **more: Any) -> MadeTable:
        """Make a table at which Ada has decided and Mira, who is not here, is asked."""
        made = self.server.set_table("Ada", "invited", **more)
        headers = {"Authorization": f"Bearer {made.join}", "X-Key": self.key}
        joined = self.server.client.post(f"/api/tables/{made.id}/join", json={"name": "Mira"}, headers=headers).json()
        made.keys[1] = joined["secret"]
        made.start()
        with made.sit(0) as ada:
            while ada.views[0]["ask"]:
                ada.go_on(0)
        assert made.see()["turn"] == 1
        return made

    def look_in(self, made: MadeTable) -> None:
        """Let Mira come and go."""
        with made.sit(1):
            pass
        until(lambda: made.see()["seats"][1]["presence"] != "here", pause=0.05)

    def wait(self, seconds: float = 40) -> None:
        """Let time pass until everybody who is to be notified has been."""
        self.hours.pass_by(seconds)
        service = self.server.client.app.state.service
        for table in service.tables:
            until(partial(self._is_settled, table.part(ClockPart)))

    def _is_settled(self, clock: ClockPart) -> bool:
        return clock.alarm is None or clock.alarm > self.hours.now()


def token_in(letter: Any) -> str:
    found = re.search(r"/m/[a-z-]+/([A-Za-z0-9_-]+)", letter.get_content().replace("=\n", ""))
    assert found
    return found.group(1)


@pytest.fixture
def called(settings: Settings) -> Iterator[Called]:
    hours = ManualClock()
    with postbox() as box, receiver() as hooks:
        mail = replace(settings, smtp=f"smtp://127.0.0.1:{box.port}", mail_from="Fabletable <table@example.org>")
        own = replace(mail, origin=HERE, hooks_inside=True)
        with TestClient(timed_app(own, hours), base_url=HERE) as client:
            server = ServerUnderTest(client)
            yield Called(server, hours, box, hooks, server.post("/api/keys", {"name": "Phone"}).json()["key"])


@pytest.mark.on("sqlite", "postgres")
def test_one_letter_and_one_call_until_one_came_back(called: Called) -> None:
    assert called.wish().json()["confirmed"] is False
    called.confirm()
    made = called.table()
    called.wait()
    until(lambda: len(called.box.letters) == 1 and len(called.hooks.bodies) == 1)
    assert called.hooks.bodies == [
        {"table": made.id, "game": "lanterns", "event": "turn", "seat": 1, "until": None},
    ]
    letter = called.box.letters[0]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert f"{HERE}/table/{made.id}" in letter.get_content()
    assert not any(secret in letter.as_string() for secret in (*made.keys.values(), called.key, made.join))
    with made.sit(0) as ada:
        assert ada.ask("chat", seat=0, text="Hello?")["type"] == "accepted"
    called.wait(100_000)
    assert (len(called.box.letters), len(called.hooks.bodies)) == (1, 1)
    with made.sit(1) as mira:
        while mira.views[1]["ask"]:
            mira.go_on(1)
    until(lambda: made.see()["seats"][1]["presence"] != "here", pause=0.05)
    with made.sit(0) as ada:
        while ada.views[0]["ask"]:
            ada.go_on(0)
    called.wait()
    until(lambda: len(called.box.letters) == 2 and len(called.hooks.bodies) == 2)


@pytest.mark.on("sqlite")
class TestStopping:
    def test_one_click_and_its_undo(self, called: Called) -> None:
        called.wish(webhook="")
        called.confirm()
        made = called.table()
        called.wait()
        until(lambda: len(called.box.letters) == 1)
        stop = called.box.letters[0]["List-Unsubscribe"].strip("<>").removeprefix(HERE)
        answer = called.server.client.post(stop, content="List-Unsubscribe=One-Click")
        assert answer.json() == {"did": "stop", "table": made.id, "game": "lanterns"}
        called.look_in(made)
        called.wait()
        assert len(called.box.letters) == 1
        token = stop.rpartition("/")[2]
        called.do("on", token)
        called.look_in(made)
        called.wait()
        until(lambda: len(called.box.letters) == 2)
        called.do("stop-all", token)
        assert called.server.get("/api/notifications", called.key).json()["email"] == ""

    def test_nobody_else_can_confirm_or_stop(self, called: Called) -> None:
        called.wish()
        until(lambda: len(called.box.letters) == 1)
        token = token_in(called.box.letters[0])
        assert called.do("confirm", token[:-3] + "AAA").json()["code"] == "why-no-such-ticket"
        assert called.do("stop-all", token).json()["code"] == "why-no-such-ticket"
        called.wish(email="other@example.org")
        assert called.do("confirm", token).json()["code"] == "why-no-such-ticket", "it was for another address"

    def test_no_letter_to_an_address_that_was_not_confirmed(self, called: Called) -> None:
        called.wish()
        until(lambda: len(called.box.letters) == 1)
        called.table()
        called.wait()
        until(lambda: len(called.hooks.bodies) == 1)
        assert len(called.box.letters) == 1


@pytest.mark.on("sqlite")
class TestWishes:
    def test_by_letter_only_when_time_runs_out_and_not_at_night(self, called: Called) -> None:
        quiet = {"from": 0, "to": 23, "offset_minutes": 0}
        called.wish(email="", about=["time"], quiet=quiet)
        clock = {"kind": "letter", "turn_seconds": 72 * 3600, "reserve_seconds": 0}
        called.table(terms={"clock": clock, "bot": "random"})
        called.wait(47 * 3600)
        assert called.hooks.bodies == []
        for _ in range(24):
            called.wait(3600)
        until(lambda: [body["event"] for body in called.hooks.bodies] == ["time"])

    def test_what_is_no_address_is_refused(self, called: Called) -> None:
        assert called.wish(email="nobody").json()["code"] == "why-bad-address"
        assert called.wish(email="a@b.org\r\nBcc: c@d.org").json()["code"] == "why-bad-address"
        for url in ("ftp://example.org", "http://user:pw@example.org/", "http://127.0.0.1:22/", "nonsense"):
            assert called.wish(email="", webhook=url).json()["code"] == "why-bad-webhook"

    def test_not_into_the_hosts_own_network(self, settings: Settings) -> None:
        with TestClient(make_app(settings), base_url=HERE) as client:
            server = ServerUnderTest(client)
            key = server.post("/api/keys", {"name": "Phone"}).json()["key"]
            for host in ("127.0.0.1:8080", "10.0.0.1", "[::1]:9000", "169.254.169.254", "[::ffff:127.0.0.1]"):
                answer = server.put("/api/notifications", {"webhook": f"http://{host}/"}, key)
                assert answer.json()["code"] == "why-webhook-inside"
            assert server.put("/api/notifications", {"email": "a@example.org"}, key).json()["code"] == "why-no-mail"


@pytest.mark.parametrize("odd", ["a\x00b@example.org", "a\x7fb@example.org", "\x00"])
def test_an_address_with_a_hidden_letter_is_none(called: Called, odd: str) -> None:
    answer = called.wish(email=odd)
    assert (answer.status_code, answer.json()["code"]) == (400, "why-bad-address")
    assert called.server.get("/api/notifications", called.key).json()["email"] == ""


@pytest.mark.parametrize("odd", ["https://example.org/\x00", "https://exa\x00mple.org/"])
def test_a_web_address_with_a_hidden_letter_is_none(called: Called, odd: str) -> None:
    answer = called.wish(webhook=odd)
    assert (answer.status_code, answer.json()["code"]) == (400, "why-bad-webhook")
