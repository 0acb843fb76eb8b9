"""My games on every device: a key a browser keeps, carried to another once, and taken from one that is lost."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.settings import Settings
from tests.server.hourglass import Hourglass, timed_app
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

    def test_one_game_only_can_be_lent(self, inn: Inn) -> None:
        laptop = new_key(inn)
        one, two = (set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"] for _ in range(2))
        lent = carried(inn, laptop, tables=[one])
        assert [game["table"]["id"] for game in mine(inn, lent)] == [one]
        with inn.sit(two, lent) as stranger:
            assert stranger.frames[0]["code"] == "why-wrong-secret"
        assert inn.post("/api/keys/carry", {}, lent).json()["code"] == "why-lent-device"


class TestOwnGames:
    """A device's own games go to the giver's devices only after a yes that names the tables."""

    def both(self, inn: Inn) -> tuple[str, str, str, str]:
        """A giver and a taker, and a table of each."""
        laptop, phone = new_key(inn), new_key(inn, "Phone")
        given = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        own = set_table(inn, phone, "Ada", "Eve", start=True)["table"]["id"]
        return laptop, phone, given, own

    def take(self, inn: Inn, ticket: str, own: str, **more: Any) -> Any:
        return inn.client.post(
            "/api/keys/take", json={"ticket": ticket, "name": "Phone", **more}, headers={"X-Key": own}
        )

    def test_they_stay_apart_unless_one_says_so(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        new = self.take(inn, ticket, phone).json()["key"]
        assert [game["table"]["id"] for game in mine(inn, new)] == [given]
        assert [game["table"]["id"] for game in mine(inn, phone)] == [own]
        with inn.sit(own, laptop) as rival:
            assert rival.frames[0]["code"] == "why-wrong-secret", "nobody reads the hands of who took their ticket"

    def test_both_ways_are_told_before(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        shown = inn.client.post("/api/keys/look", json={"ticket": ticket}, headers={"X-Key": phone}).json()
        assert [game["table"]["id"] for game in shown["games"]] == [given]
        assert [game["table"]["id"] for game in shown["own"]] == [own]
        assert (shown["device"], shown["lent"]) == ("Laptop", False)
        strangers = inn.post("/api/keys/look", {"ticket": ticket}).json()
        assert strangers["own"] == []

    def test_they_come_along_when_their_tables_are_named(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        answer = self.take(inn, ticket, phone, bring=[own])
        assert answer.status_code == 200, answer.text
        for key in (laptop, phone, answer.json()["key"]):
            assert {game["table"]["id"] for game in mine(inn, key)} == {given, own}

    def test_a_yes_to_other_tables_is_none(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        ticket = inn.post("/api/keys/carry", {}, laptop).json()["ticket"]
        later = set_table(inn, phone, "Ada", "Ivo")["table"]["id"]
        for named in ([own], [own, given], [own, later, given], ["nonsense"]):
            answer = self.take(inn, ticket, phone, bring=named)
            assert (answer.status_code, answer.json()["code"]) == (409, "why-other-tables")
        assert [game["table"]["id"] for game in mine(inn, laptop)] == [given]
        nobody = self.take(inn, ticket, "", bring=[own])
        assert nobody.json()["code"] == "why-wrong-key"
        assert self.take(inn, ticket, phone, bring=[own, later]).status_code == 200, "and the ticket is still good"

    def test_what_is_lent_mixes_with_nothing(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        ticket = inn.post("/api/keys/carry", {"tables": [given]}, laptop).json()["ticket"]
        shown = inn.client.post("/api/keys/look", json={"ticket": ticket}, headers={"X-Key": phone}).json()
        assert (shown["lent"], shown["own"]) == (True, [])
        assert self.take(inn, ticket, phone, bring=[own]).json()["code"] == "why-lent-device"
        assert self.take(inn, ticket, phone).status_code == 200
        assert [game["table"]["id"] for game in mine(inn, phone)] == [own]

    def test_words_and_files_bring_nothing_along(self, inn: Inn) -> None:
        laptop, phone, given, own = self.both(inn)
        words = " ".join(inn.post("/api/keys/words", secret=laptop).json()["words"])
        body = {"words": words, "name": "New"}
        answer = inn.client.post("/api/keys/recover", json=body, headers={"X-Key": phone})
        assert answer.status_code == 200
        assert [game["table"]["id"] for game in mine(inn, laptop)] == [given]
        assert [game["table"]["id"] for game in mine(inn, phone)] == [own]


class TestALentDevice:
    """It opens one game, and nothing else of its owner's."""

    @pytest.fixture
    def lent(self, inn: Inn) -> tuple[str, str, str]:
        laptop = new_key(inn)
        table = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        set_table(inn, laptop, "Ada", "Eve", start=True)
        return laptop, carried(inn, laptop, tables=[table]), table

    def test_it_neither_reads_nor_changes_how_its_owner_is_called(self, inn: Inn, lent: tuple[str, str, str]) -> None:
        laptop, phone, _ = lent
        hook = {"webhook": "https://1.1.1.1/mine"}
        refused = [inn.get("/api/notifications", phone), inn.put("/api/notifications", hook, phone)]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(403, "why-lent-device")] * 2
        assert inn.get("/api/notifications", laptop).json()["webhook"] == ""

    def test_it_takes_nothing_off_the_ring_and_hangs_nothing_on_it(self, inn: Inn, lent: tuple[str, str, str]) -> None:
        laptop, phone, table = lent
        gone = inn.client.delete(f"/api/keys/seats/{table}", headers={"Authorization": f"Bearer {phone}"})
        assert (gone.status_code, gone.json()["code"]) == (403, "why-lent-device")
        made = inn.set_table("Ivo", "Mira", start=True)
        hung = inn.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0]]}, phone)
        assert hung.json()["code"] == "why-lent-device"
        assert len(mine(inn, laptop)) == 2

    def test_it_sees_no_other_device(self, inn: Inn, lent: tuple[str, str, str]) -> None:
        laptop, phone, table = lent
        inn.post("/api/keys/words", secret=laptop)
        seen = inn.get("/api/keys", phone).json()
        assert [(each["name"], each["this"], each["only"]) for each in seen["devices"]] == [("Phone", True, [table])]
        assert (seen["seats"], seen["words"], seen["file"]) == (2, False, False)


def test_only_tables_of_ones_own_are_lent(inn: Inn) -> None:
    laptop = new_key(inn)
    own = set_table(inn, laptop, "Ada", "Mira")["table"]["id"]
    others = set_table(inn, new_key(inn), "Eve", "Ivo")["table"]["id"]
    for odd in ("\x00", "nonsense", others):
        answer = inn.post("/api/keys/carry", {"tables": [own, odd]}, laptop)
        assert (answer.status_code, answer.json()["code"]) == (404, "why-no-such-table"), odd


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

    def test_nobody_is_called_any_more(self, inn: Inn) -> None:
        """The lost device may have named its own address."""
        laptop = new_key(inn)
        phone = carried(inn, laptop)
        assert inn.put("/api/notifications", {"webhook": "https://1.1.1.1/mine"}, phone).status_code == 200
        lost = next(each for each in inn.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        inn.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
        assert inn.get("/api/notifications", laptop).json()["webhook"] == ""

    def test_another_process_hears_of_it(self, inn: Inn, next_door: Inn, news_travels: None) -> None:
        laptop = new_key(inn)
        table = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        phone = carried(inn, laptop)
        lost = next(each for each in inn.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        with next_door.sit(table, phone) as person:
            inn.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
            assert person.until("error")["code"] == "why-keys-renewed"
        until(lambda: next_door.get("/api/mine", phone).status_code == 401)


class TestForgettingADevice:
    """A person who gives a device away removes its key from the ring; nothing else has to be renewed."""

    def forget(self, inn: Inn, key: str) -> Any:
        device = inn.get("/api/keys", key).json()["device"]
        return inn.client.delete(f"/api/keys/devices/{device}", headers={"Authorization": f"Bearer {key}"})

    def test_it_opens_nothing_and_the_others_keep_all_they_have(self, inn: Inn) -> None:
        laptop = new_key(inn)
        made = set_table(inn, laptop, "Ada", "Mira", start=True)
        phone = carried(inn, laptop)
        words = " ".join(inn.post("/api/keys/words", secret=laptop).json()["words"])
        assert self.forget(inn, phone).status_code == 200
        assert inn.get("/api/mine", phone).status_code == 401
        with inn.sit(made["table"]["id"], phone) as person:
            assert person.frames[0]["code"] == "why-wrong-secret"
        with inn.sit(made["table"]["id"], made["keys"][0]["secret"]) as person:
            assert person.frames[0]["seats"] == [0]
        assert len(mine(inn, laptop)) == 1
        assert inn.post("/api/keys/recover", {"words": words, "name": "New"}).status_code == 200

    def test_a_lent_one_may_go_too(self, inn: Inn) -> None:
        laptop = new_key(inn)
        table = set_table(inn, laptop, "Ada", "Mira", start=True)["table"]["id"]
        lent = carried(inn, laptop, tables=[table])
        assert self.forget(inn, lent).status_code == 200
        assert inn.get("/api/mine", lent).status_code == 401


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
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
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
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        inn = Inn(client)
        ticket = inn.post("/api/keys/carry", {}, new_key(inn)).json()["ticket"]
        hours.pass_by(301)
        answer = inn.post("/api/keys/take", {"ticket": ticket, "name": "Phone"})
        assert (answer.status_code, answer.json()["code"]) == (410, "why-ticket-old")
