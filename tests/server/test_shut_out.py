"""A device that was shut out opens nothing: in every process, in every spelling, and not with what was under way."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import ServerUnderTest, until
from tests.server.test_devices import carried, new_key, set_table

SPELLINGS = ("Bearer", "bearer", "BEARER")


class Stolen:
    """A phone with the host's rights and a hand, and the laptop that shuts it out."""

    def __init__(self, server: ServerUnderTest) -> None:
        self.server = server
        self.laptop = new_key(server)
        self.table = set_table(server, self.laptop, "Ada", "Mira", start=True)["table"]["id"]
        self.phone = carried(server, self.laptop)

    def shut_out(self) -> None:
        devices = self.server.get("/api/keys", self.laptop).json()["devices"]
        lost = next(each["id"] for each in devices if each["name"] == "Phone")
        done = self.server.client.delete(
            f"/api/keys/devices/{lost}", headers={"Authorization": f"Bearer {self.laptop}"}
        )
        assert done.status_code == 200, done.text

    def reads_a_hand(self, server: ServerUnderTest, spelling: str = "Bearer") -> Any:
        return server.client.get(f"/api/tables/{self.table}/replay?seat=0", headers=self.shown(spelling)).status_code

    def acts_as_host(self, server: ServerUnderTest, spelling: str = "Bearer") -> Any:
        return server.client.post(f"/api/tables/{self.table}/link", headers=self.shown(spelling)).status_code

    def shown(self, spelling: str) -> dict[str, str]:
        return {"Authorization": f"{spelling} {self.phone}"}


@pytest.fixture
def silence(server: ServerUnderTest, other_process: ServerUnderTest) -> None:
    """Stop all messages between the processes."""
    for each in (server, other_process):
        each.client.app.state.service.peers.tell = lambda _: None


@pytest.mark.on("sqlite", "postgres", soak="redis local")
@pytest.mark.parametrize("spelling", SPELLINGS)
def test_another_process_that_heard_nothing_finds_out_within_seconds(
    server: ServerUnderTest, other_process: ServerUnderTest, silence: None, spelling: str
) -> None:
    stolen = Stolen(server)
    assert (stolen.reads_a_hand(other_process, spelling), stolen.acts_as_host(other_process, spelling)) == (200, 200)
    stolen.shut_out()
    until(lambda: stolen.reads_a_hand(other_process, spelling) == 401, 4, 0.2)
    assert stolen.acts_as_host(other_process, spelling) == 403
    assert stolen.acts_as_host(server, spelling) == 403
    with other_process.sit(stolen.table, stolen.phone) as person:
        assert person.frames[0]["code"] == "why-wrong-secret"


def test_another_process_hears_of_it_at_once(
    server: ServerUnderTest, other_process: ServerUnderTest, news_travels: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.KNOWN_SECONDS", 600.0)
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.TRUSTED_SECONDS", 600.0)
    stolen = Stolen(server)
    assert stolen.reads_a_hand(other_process) == 200
    stolen.shut_out()
    until(lambda: stolen.reads_a_hand(other_process) == 401, 10)


@pytest.mark.on("sqlite", "postgres")
def test_what_was_under_way_does_not_come_through(
    server: ServerUnderTest, other_process: ServerUnderTest, silence: None
) -> None:
    stolen = Stolen(server)
    assert stolen.acts_as_host(other_process) == 200
    lock = other_process.client.app.state.service.tables.get(stolen.table).log.lock
    portal = other_process.client.blocking_portal
    portal.call(lock.acquire)
    with ThreadPoolExecutor(1) as pool:
        link = pool.submit(stolen.acts_as_host, other_process)
        until(lambda: bool(lock._waiters))
        stolen.shut_out()
        portal.call(_release, lock)
        assert link.result(20) == 403


async def _release(lock: Any) -> None:
    lock.release()


@pytest.mark.on("sqlite")
def test_a_device_that_was_looked_up_long_ago_opens_nothing(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A key that was not looked up for this request counts for nothing."""
    stolen = Stolen(server)
    keyrings = server.client.app.state.service.keyrings
    stolen.reads_a_hand(server)
    assert keyrings.keyring_of(stolen.phone, stolen.table)
    later = keyrings._known[stolen.phone][0] + 10
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.monotonic", lambda: later)
    assert keyrings.keyring_of(stolen.phone, stolen.table) == ""
    assert stolen.reads_a_hand(server) == 200, "a request looks it up again"


@pytest.mark.on("sqlite", "postgres")
def test_a_shut_out_device_gives_no_ticket_and_no_words(
    server: ServerUnderTest, other_process: ServerUnderTest, silence: None
) -> None:
    """It gives none even in the second in which another process still knows it."""
    stolen = Stolen(server)
    assert other_process.get("/api/mine", stolen.phone).status_code == 200
    stolen.shut_out()
    for path in ("carry", "words", "file"):
        assert other_process.post(f"/api/keys/{path}", {}, stolen.phone).json()["code"] == "why-wrong-key"
    assert other_process.get("/api/mine", stolen.phone).status_code == 401
