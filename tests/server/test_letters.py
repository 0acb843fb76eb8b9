"""Only people who asked are mailed, and no webhook receiver delays the others."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.kernel import Refused
from fabletable.server.http.signing import public_key
from fabletable.server.notifications import webhooks
from fabletable.server.notifications.letters import recipient
from fabletable.server.settings import Limits, Settings
from tests.server.listening import Postbox, postbox, receiver, slow_receiver
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import MadeTable, ServerUnderTest, until
from tests.server.test_notifications import token_in

HERE = "http://127.0.0.1"
MANY = Limits(letters_at_once=1000, letters_a_minute=1000, keys_at_once=1000, requests_at_once=5000)
DAY = 86_400


@contextmanager
def opened(
    settings: Settings, box: Postbox, hours: ManualClock | None = None, **more: Any
) -> Iterator[ServerUnderTest]:
    mail = {"smtp": f"smtp://127.0.0.1:{box.port}", "mail_from": "Fabletable <table@example.org>", "origin": HERE}
    own = replace(settings, **{"limits": MANY, "hooks_inside": True, **mail, **more})
    with TestClient(timed_app(own, hours or ManualClock()), base_url=HERE) as client:
        yield ServerUnderTest(client)


def visitor(server: ServerUnderTest) -> str:
    key: str = server.post("/api/keys", {"name": "Phone"}).json()["key"]
    return key


def wish(server: ServerUnderTest, key: str, **more: Any) -> Any:
    return server.put("/api/notifications", more, key).json()


def confirm(server: ServerUnderTest, box: Postbox) -> None:
    until(lambda: len(box.letters) == 1)
    token = token_in(box.letters.pop())
    assert server.post(f"/api/mail/{token}", {"do": "confirm"}).json()["did"] == "confirm"


def table_where_mira_is_asked(server: ServerUnderTest, key: str) -> MadeTable:
    """Make a table at which Ada has decided and Mira, who is not here, is asked."""
    made = server.set_table("Ada", "invited")
    headers = {"Authorization": f"Bearer {made.join}", "X-Key": key}
    joined = server.client.post(f"/api/tables/{made.id}/join", json={"name": "Mira"}, headers=headers).json()
    made.keys[1] = joined["secret"]
    made.start()
    with made.sit(0) as ada:
        while ada.views[0]["ask"]:
            ada.go_on(0)
    return made


# --- letters ---


class TestOneLetterBeforeItWasConfirmed:
    @pytest.mark.on("sqlite", "postgres")
    def test_thirty_visitors_cannot_mail_one_stranger(self, settings: Settings) -> None:
        with postbox() as box, opened(settings, box) as server:
            spellings = ["mira@example.org", "Mira@Example.org", "mira+1@example.org", "MIRA+2@EXAMPLE.ORG"] * 8
            answers = [wish(server, visitor(server), email=spelling) for spelling in spellings]
            until(lambda: len(box.letters) >= 1)
            assert answers[0]["email"] == "mira@example.org"
            assert {answer.get("code") for answer in answers[1:]} == {"why-letter-unanswered"}
            confirm(server, box)
            assert box.letters == []

    @pytest.mark.on("sqlite")
    def test_nothing_is_kept_of_a_wish_that_was_refused(self, settings: Settings) -> None:
        with postbox() as box, opened(settings, box) as server:
            wish(server, visitor(server), email="mira@example.org")
            key = visitor(server)
            assert wish(server, key, email="mira@example.org")["code"] == "why-letter-unanswered"
            assert server.get("/api/notifications", key).json()["email"] == ""

    @pytest.mark.on("sqlite")
    def test_another_wish_with_the_same_address_sends_none(self, settings: Settings) -> None:
        with postbox() as box, opened(settings, box) as server:
            key = visitor(server)
            for when in ("at-once", "daily", "after-5-min"):
                assert wish(server, key, email="mira@example.org", when=when)["when"] == when
            confirm(server, box)
            assert box.letters == []

    @pytest.mark.on("sqlite")
    def test_a_confirmed_address_is_asked_for_another_keyring_once_a_week(self, settings: Settings) -> None:
        hours = ManualClock()
        with postbox() as box, opened(settings, box, hours) as server:
            wish(server, visitor(server), email="mira@example.org")
            confirm(server, box)
            assert wish(server, visitor(server), email="mira@example.org")["code"] == "why-too-many-letters"
            hours.pass_by(8 * DAY)
            wish(server, visitor(server), email="mira@example.org")
            until(lambda: len(box.letters) == 1)
            assert wish(server, visitor(server), email="mira@example.org")["code"] == "why-letter-unanswered"

    @pytest.mark.on("sqlite")
    def test_a_letter_that_was_not_taken_does_not_count(self, settings: Settings) -> None:
        with postbox() as box, opened(settings, box) as server:
            box.is_closed = True
            key = visitor(server)
            wish(server, key, email="mira@example.org")
            until(lambda: "MAIL" in box.words)
            box.is_closed = False

            def asked_again() -> bool:
                wish(server, key)
                return "code" not in wish(server, key, email="mira@example.org")

            until(asked_again, pause=0.1)
            confirm(server, box)

    def test_one_mailbox_has_many_spellings(self) -> None:
        assert recipient("M.i.ra+tables@GoogleMail.com") == recipient("mira@gmail.com")
        assert recipient("m.ira@example.org") != recipient("mira@example.org")


@pytest.mark.on("sqlite")
class TestBounds:
    def test_all_visitors_together(self, settings: Settings) -> None:
        few = replace(MANY, server_letters_at_once=3, server_letters_a_minute=0.001)
        with postbox() as box, opened(settings, box, limits=few) as server:
            codes = [wish(server, visitor(server), email=f"guest{n}@example.org").get("code") for n in range(6)]
            assert codes == [None] * 3 + ["why-too-many"] * 3
            until(lambda: len(box.letters) == 3)

    def test_a_person_gets_so_many_letters_a_day(self, settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
        hours = ManualClock()
        with postbox() as box, opened(settings, box, hours, limits=replace(MANY, letters_a_day=3)) as server:
            key = visitor(server)
            wish(server, key, email="mira@example.org", about=["turn"])
            confirm(server, box)
            for _ in range(4):
                table_where_mira_is_asked(server, key)
                hours.pass_by(60)
            # One confirmed the address; the other two are held back, and the log says so.
            until(lambda: [line.message for line in caplog.records].count("a letter was not sent") == 2)
            until(lambda: len(box.letters) == 2)
            hours.pass_by(2 * DAY)
            table_where_mira_is_asked(server, key)
            hours.pass_by(60)
            until(lambda: len(box.letters) == 3)

    def test_the_whole_server_sends_so_many_an_hour(self, settings: Settings) -> None:
        hours = ManualClock()
        with postbox() as box, opened(settings, box, hours, limits=replace(MANY, letters_an_hour=2)) as server:
            key = visitor(server)
            wish(server, key, email="mira@example.org", about=["turn"])
            confirm(server, box)
            assert "code" not in wish(server, visitor(server), email="guest@example.org")
            until(lambda: len(box.letters) == 1)
            table_where_mira_is_asked(server, key)
            hours.pass_by(60)
            hours.pass_by(60)
            assert wish(server, visitor(server), email="other@example.org")["code"] == "why-too-many-letters"
            assert len(box.letters) == 1


@pytest.mark.on("sqlite")
def test_a_password_travels_only_under_starttls(settings: Settings) -> None:
    with postbox("AUTH PLAIN LOGIN", "SIZE 10000") as box:
        with opened(settings, box, smtp=f"smtp://table:password@127.0.0.1:{box.port}") as server:
            wish(server, visitor(server), email="mira@example.org")
            until(lambda: "QUIT" in box.words)
        assert "AUTH" not in box.words
        assert box.letters == []


# --- webhooks ---


@pytest.mark.on("sqlite")
def test_calls_are_signed_by_the_server(settings: Settings) -> None:
    hours = ManualClock()
    with postbox() as box, receiver() as heard, opened(settings, box, hours) as server:
        key = visitor(server)
        wish(server, key, webhook=heard.url)
        table_where_mira_is_asked(server, key)
        hours.pass_by(60)
        until(lambda: len(heard.raw) == 1)
        headers, body = heard.raw[0]
        kind, _, signature = headers["webhook-signature"].partition(",")
        assert kind == "v1a"
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        server_key = server.get("/api/server").json()["key"]
        public_key(server_key).verify(base64.b64decode(signature), signed)
        assert abs(int(headers["webhook-timestamp"]) - hours.now()) < 120


@pytest.mark.on("sqlite")
def test_a_slow_receiver_holds_up_only_itself(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE_SECONDS", 1.0)
    hours = ManualClock()
    with (
        postbox() as box,
        receiver() as quick,
        slow_receiver("127.0.0.2") as slow,
        opened(settings, box, hours) as server,
    ):
        for _ in range(12):
            key = visitor(server)
            assert "code" not in wish(server, key, webhook=slow.url)
            table_where_mira_is_asked(server, key)
        key = visitor(server)
        wish(server, key, webhook=quick.url)
        table_where_mira_is_asked(server, key)
        begun = monotonic()
        hours.pass_by(60)
        until(lambda: len(quick.bodies) == 1, seconds=5)
        assert monotonic() - begun < 5
        until(lambda: slow.came >= 2 or slow.here == 0, seconds=20)
        assert slow.most <= 2, "one call at a time; the receiver notices a moment later that the last has gone"
        until(lambda: slow.here == 0, seconds=20)


def test_a_host_of_many_names_is_called_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "DEADLINE_SECONDS", 1.0)
    names = ["127.0.0.2", "127.2", "127.0.2", "0x7f000002", "2130706434", "0177.0.0.2"]

    async def call_all(url: str) -> list[Any]:
        calls = webhooks.Webhooks(inside=True)
        every = [calls.call(url.replace("127.0.0.2", name), webhooks.Nothing()) for name in names]
        return await asyncio.gather(*every, return_exceptions=True)

    with slow_receiver("127.0.0.2") as slow:
        answers = asyncio.run(call_all(slow.url))
        assert all(isinstance(answer, TimeoutError | webhooks.Shunned) for answer in answers), answers
        assert slow.came >= 2
        assert slow.most <= 2, "one call at a time; the receiver notices a moment later that the last has gone"


INNER = [
    "127.0.0.1", "10.1.2.3", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1", "fe80::1", "fd00::1", "ff02::1",
    "::ffff:10.0.0.1", "::ffff:0:10.0.0.1", "::10.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::8.8.8.8",
    "2002:7f00:1::", "2002:a00:1::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:0:808:808::f5ff:fffe",
    "2a00:1450::5efe:10.0.0.1", "2a00:1450::200:5efe:192.168.0.1",
]  # fmt: skip
OUTER = ["8.8.8.8", "2606:4700::1111", "64:ff9b::8.8.8.8", "::ffff:8.8.8.8", "2a00:1450:4001::5efe"]


@pytest.mark.parametrize("address", INNER)
def test_an_address_that_embeds_an_inner_one_is_refused(address: str) -> None:
    assert not webhooks.is_outside(address)


@pytest.mark.parametrize("address", OUTER)
def test_an_address_of_the_open_internet_is_not(address: str) -> None:
    assert webhooks.is_outside(address)


def test_an_address_is_checked_again_when_it_is_called() -> None:
    async def call() -> None:
        await webhooks.Webhooks(inside=False).call("http://[64:ff9b::127.0.0.1]:8080/", webhooks.Nothing())

    with pytest.raises(Refused, match="why-webhook-inside"):
        asyncio.run(call())
