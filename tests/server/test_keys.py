"""My games on every device: a key a browser keeps, carried to another once, and taken from one that is lost."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from tests.server.hourglass import Hourglass
from tests.server.people import Inn, until


def new_key(inn: Inn, name: str = "Laptop") -> str:
    return str(inn.post("/api/keys", {"name": name}).json()["key"])


def mine(inn: Inn, key: str) -> list[Any]:
    return list(inn.get("/api/mine", key).json()["games"])


def carried(inn: Inn, key: str, name: str = "Phone", **more: Any) -> str:
    ticket = inn.post("/api/keys/carry", more, key).json()["ticket"]
    return str(inn.post("/api/keys/take", {"ticket": ticket, "name": name}).json()["key"])


def set_table(inn: Inn, key: str, *kinds: str, **more: Any) -> Any:
    seats = [{"kind": "here", "name": kind} if kind != "invited" else {"kind": kind} for kind in kinds]
    return inn.post("/api/tables", {"game": "lanterns", "seats": seats, **more}, key).json()


class TestAKey:
    def test_it_opens_every_seat_and_the_hosts_rights(self, inn: Inn) -> None:
        ada, mira = new_key(inn), new_key(inn)
        made = set_table(inn, ada, "Ada", "invited")
        table = made["table"]["id"]
        answer = inn.client.post(
            f"/api/tables/{table}/join",
            json={"name": "Mira"},
            headers={"Authorization": f"Bearer {made['join']}", "X-Key": mira},
        )
        assert answer.json()["seat"] == 1
        assert inn.post(f"/api/tables/{table}/link", secret=mira).json()["code"] == "why-host-only"
        assert inn.post(f"/api/tables/{table}/start", secret=ada).status_code == 200
        with inn.sit(table, ada) as one, inn.sit(table, mira) as other:
            assert (one.frames[0]["seats"], other.frames[0]["seats"]) == ([0], [1])
            assert [(game["seats"], game["host"], game["your_turn"]) for game in mine(inn, ada)] == [([0], True, True)]
            assert [(game["seats"], game["host"], game["your_turn"]) for game in mine(inn, mira)] == [
                ([1], False, False)
            ]
        assert inn.get("/api/mine", "k.nonsense").status_code == 401

    def test_it_takes_up_seats_one_had_before(self, inn: Inn) -> None:
        made = inn.set_table("Ada", "Mira", start=True)
        key = new_key(inn)
        wrong = inn.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0], "nonsense"]}, key)
        assert (wrong.json()["code"], mine(inn, key)) == ("why-wrong-secret", [])
        game = inn.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0], made.host]}, key).json()
        assert (game["seats"], game["host"]) == ([0], True)
        with made.sit(0):
            pass
        inn.client.delete(f"/api/keys/seats/{made.id}", headers={"Authorization": f"Bearer {key}"})
        assert mine(inn, key) == []


class TestAnotherDevice:
    def test_it_comes_along_once(self, inn: Inn) -> None:
        laptop = new_key(inn)
        table = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        shown = inn.post("/api/keys/look", {"ticket": ticket}).json()
        assert (shown["device"], len(shown["games"])) == ("Laptop", 1)
        phone = inn.post("/api/keys/take", {"ticket": ticket, "name": "Phone"}).json()["key"]
        again = inn.post("/api/keys/take", {"ticket": ticket, "name": "Thief"})
        assert (again.status_code, again.json()["code"]) == (410, "why-ticket-used")
        with inn.sit(table, phone) as person, inn.sit(table, laptop) as other:
            assert person.frames[0]["seats"] == other.frames[0]["seats"] == [0, 1]
        assert {device["name"] for device in inn.get("/api/keys", phone).json()["devices"]} == {"Laptop", "Phone"}

    def test_what_it_had_of_its_own_comes_too(self, inn: Inn) -> None:
        laptop, phone = new_key(inn), new_key(inn, "Phone")
        set_table(inn, laptop, "Ada", "Mira")
        set_table(inn, phone, "Ada", "Eve")
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        inn.client.post("/api/keys/take", json={"ticket": ticket, "name": "Phone"}, headers={"X-Key": phone})
        assert len(mine(inn, laptop)) == len(mine(inn, phone)) == 2

    def test_one_game_only_can_be_lent(self, inn: Inn) -> None:
        laptop = new_key(inn)
        one, two = (set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"] for _ in range(2))
        lent = carried(inn, laptop, tables=[one])
        assert [game["table"]["id"] for game in mine(inn, lent)] == [one]
        with inn.sit(two, lent) as stranger:
            assert stranger.frames[0]["code"] == "why-wrong-secret"
        assert inn.post("/api/keys/carry", {}, lent).json()["code"] == "why-lent-device"


class TestALostDevice:
    def test_it_is_shut_out_with_every_secret_it_knew(self, inn: Inn) -> None:
        laptop = new_key(inn)
        made = set_table(inn, laptop, "Ada", "Mira", start=True)
        table, secret = made["table"]["id"], made["keys"][0]["secret"]
        phone = carried(inn, laptop)
        lost = next(each for each in inn.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        with inn.sit(table, phone) as person:
            inn.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
            told = person.until("error")
            assert (told["code"], told["fatal"]) == ("why-keys-renewed", False), "whoever has a key comes back"
        for old in (phone, secret):
            with inn.sit(table, old) as person:
                assert person.frames[0]["code"] == "why-wrong-secret"
        assert inn.post(f"/api/tables/{table}/again", secret=made["host"]).status_code != 200
        with inn.sit(table, laptop) as person:
            assert person.frames[0]["seats"] == [0, 1]
            person.go_on(person.asked)

    def test_another_process_hears_of_it(self, inn: Inn, next_door: Inn, news_travels: None) -> None:
        laptop = new_key(inn)
        table = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        phone = carried(inn, laptop)
        lost = next(each for each in inn.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        with next_door.sit(table, phone) as person:
            inn.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
            assert person.until("error")["code"] == "why-keys-renewed"
        until(lambda: next_door.get("/api/mine", phone).status_code == 401)


class TestABadDay:
    def test_six_words_or_a_file_open_the_same_seats(self, inn: Inn) -> None:
        laptop = new_key(inn)
        set_table(inn, laptop, "Ada", "Mira")
        words = inn.post("/api/keys/words", secret=laptop).json()["words"]
        file = inn.post("/api/keys/file", secret=laptop).json()
        assert len(words) == 6
        said = "  ".join(words).upper()
        for how in ({"words": said}, {"secret": file["secret"]}):
            found = inn.post("/api/keys/recover", {**how, "name": "New"}).json()
            assert len(mine(inn, found["key"])) == 1
        new = inn.post("/api/keys/words", secret=laptop).json()["words"]
        assert inn.post("/api/keys/recover", {"words": said, "name": "Old"}).json()["code"] == "why-wrong-words"
        assert inn.post("/api/keys/recover", {"words": " ".join(new), "name": "New"}).status_code == 200


@pytest.mark.on("sqlite")
def test_ones_games_come_by_least_time_left(settings: Settings) -> None:
    hours = Hourglass()
    with TestClient(make_app(settings, hours=hours), base_url="http://127.0.0.1") as client:
        inn = Inn(client)
        laptop = new_key(inn)
        for hour in (3, 1, 2):
            clock = {"kind": "letter", "turn_seconds": hour * 3600, "reserve_seconds": 0}
            set_table(inn, laptop, "Ada", "Mira", start=True, terms={"clock": clock})
        set_table(inn, laptop, "Ada", "Mira", start=True)
        hours.pass_by(60)
        left = [game["left_seconds"] for game in inn.get("/api/mine", laptop).json()["games"]]
        assert left == [3600 * hour - 60 for hour in (1, 2, 3)] + [None]


@pytest.mark.on("sqlite")
def test_a_ticket_fades_after_five_minutes(settings: Settings) -> None:
    hours = Hourglass()
    with TestClient(make_app(settings, hours=hours), base_url="http://127.0.0.1") as client:
        inn = Inn(client)
        ticket = inn.post("/api/keys/carry", {}, new_key(inn)).json()["ticket"]
        hours.pass_by(301)
        answer = inn.post("/api/keys/take", {"ticket": ticket, "name": "Phone"})
        assert (answer.status_code, answer.json()["code"]) == (410, "why-ticket-old")
