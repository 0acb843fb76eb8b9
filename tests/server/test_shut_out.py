"""A device that was shut out opens nothing: in every process, in every spelling, and not with what was under way."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.people import Inn, until
from tests.server.test_devices import carried, new_key, set_table

SPELLINGS = ("Bearer", "bearer", "BEARER")


class Stolen:
    """A phone with the host's rights and a hand, and the laptop that shuts it out."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.laptop = new_key(inn)
        self.table = set_table(inn, self.laptop, "Ada", "Mira", start=True)["table"]["id"]
        self.phone = carried(inn, self.laptop)

    def shut_out(self) -> None:
        devices = self.inn.get("/api/keys", self.laptop).json()["devices"]
        lost = next(each["id"] for each in devices if each["name"] == "Phone")
        done = self.inn.client.delete(f"/api/keys/devices/{lost}", headers={"Authorization": f"Bearer {self.laptop}"})
        assert done.status_code == 200, done.text

    def reads_a_hand(self, inn: Inn, spelling: str = "Bearer") -> Any:
        return inn.client.get(f"/api/tables/{self.table}/replay?seat=0", headers=self.shown(spelling)).status_code

    def acts_as_host(self, inn: Inn, spelling: str = "Bearer") -> Any:
        return inn.client.post(f"/api/tables/{self.table}/link", headers=self.shown(spelling)).status_code

    def shown(self, spelling: str) -> dict[str, str]:
        return {"Authorization": f"{spelling} {self.phone}"}


@pytest.fixture
def silence(inn: Inn, next_door: Inn) -> None:
    """No news travels."""
    for each in (inn, next_door):
        each.client.app.state.service.peers.tell = lambda _: None


@pytest.mark.on("sqlite", "postgres", soak="redis local")
@pytest.mark.parametrize("spelling", SPELLINGS)
def test_another_process_that_heard_nothing_finds_out_within_seconds(
    inn: Inn, next_door: Inn, silence: None, spelling: str
) -> None:
    stolen = Stolen(inn)
    assert (stolen.reads_a_hand(next_door, spelling), stolen.acts_as_host(next_door, spelling)) == (200, 200)
    stolen.shut_out()
    until(lambda: stolen.reads_a_hand(next_door, spelling) == 401, 4, 0.2)
    assert stolen.acts_as_host(next_door, spelling) == 403
    assert stolen.acts_as_host(inn, spelling) == 403
    with next_door.sit(stolen.table, stolen.phone) as person:
        assert person.frames[0]["code"] == "why-wrong-secret"


def test_another_process_hears_of_it_at_once(
    inn: Inn, next_door: Inn, news_travels: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.KNOWN_SECONDS", 600.0)
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.TRUSTED_SECONDS", 600.0)
    stolen = Stolen(inn)
    assert stolen.reads_a_hand(next_door) == 200
    stolen.shut_out()
    until(lambda: stolen.reads_a_hand(next_door) == 401, 10)


@pytest.mark.on("sqlite", "postgres")
def test_what_was_under_way_does_not_come_through(inn: Inn, next_door: Inn, silence: None) -> None:
    stolen = Stolen(inn)
    assert stolen.acts_as_host(next_door) == 200
    lock = next_door.client.app.state.service.tables.get(stolen.table).log.lock
    portal = next_door.client.blocking_portal
    portal.call(lock.acquire)
    with ThreadPoolExecutor(1) as pool:
        link = pool.submit(stolen.acts_as_host, next_door)
        until(lambda: bool(lock._waiters))
        stolen.shut_out()
        portal.call(_release, lock)
        assert link.result(20) == 403


async def _release(lock: Any) -> None:
    lock.release()


@pytest.mark.on("sqlite")
def test_a_device_that_was_looked_up_long_ago_opens_nothing(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that was not looked up for this request counts for nothing."""
    stolen = Stolen(inn)
    rings = inn.client.app.state.service.keyrings
    stolen.reads_a_hand(inn)
    assert rings.ring_of(stolen.phone, stolen.table)
    later = rings._known[stolen.phone][0] + 10
    monkeypatch.setattr("fabletable.table.open_table.keyring_cache.monotonic", lambda: later)
    assert rings.ring_of(stolen.phone, stolen.table) == ""
    assert stolen.reads_a_hand(inn) == 200, "a request looks it up again"


@pytest.mark.on("sqlite", "postgres")
def test_a_shut_out_device_gives_no_ticket_and_no_words(inn: Inn, next_door: Inn, silence: None) -> None:
    """Not even in the second in which another process still knows it."""
    stolen = Stolen(inn)
    assert next_door.get("/api/mine", stolen.phone).status_code == 200
    stolen.shut_out()
    for path in ("carry", "words", "file"):
        assert next_door.post(f"/api/keys/{path}", {}, stolen.phone).json()["code"] == "why-wrong-key"
    assert next_door.get("/api/mine", stolen.phone).status_code == 401
