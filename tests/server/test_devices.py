"""My games on every device: a key a browser keeps, carried to another once, and taken from one that is lost."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.settings import Settings
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import ServerUnderTest, until


def new_key(server: ServerUnderTest, name: str = "Laptop") -> str:
    return str(server.post("/api/keys", {"name": name}).json()["key"])


def mine(server: ServerUnderTest, key: str) -> list[Any]:
    return list(server.get("/api/mine", key).json()["games"])


def carried(server: ServerUnderTest, key: str, name: str = "Phone", **more: Any) -> str:
    ticket = server.post("/api/keys/carry", more, key).json()["ticket"]
    return str(server.post("/api/keys/take", {"ticket": ticket, "name": name}).json()["key"])


def set_table(server: ServerUnderTest, key: str, *kinds: str, **more: Any) -> Any:
    seats = [{"kind": "here", "name": kind} if kind != "invited" else {"kind": kind} for kind in kinds]
    return server.post("/api/tables", {"game": "lanterns", "seats": seats, **more}, key).json()


class TestAKey:
    def test_it_opens_every_seat_and_the_hosts_rights(self, server: ServerUnderTest) -> None:
        ada, mira = new_key(server), new_key(server)
        made = set_table(server, ada, "Ada", "invited")
        table = made["table"]["id"]
        answer = server.client.post(
            f"/api/tables/{table}/join",
            json={"name": "Mira"},
            headers={"Authorization": f"Bearer {made['join']}", "X-Key": mira},
        )
        assert answer.json()["seat"] == 1
        assert server.post(f"/api/tables/{table}/link", secret=mira).json()["code"] == "why-host-only"
        assert server.post(f"/api/tables/{table}/start", secret=ada).status_code == 200
        with server.sit(table, ada) as one, server.sit(table, mira) as other:
            assert (one.frames[0]["seats"], other.frames[0]["seats"]) == ([0], [1])
            assert [(game["seats"], game["host"], game["your_turn"]) for game in mine(server, ada)] == [
                ([0], True, True)
            ]
            assert [(game["seats"], game["host"], game["your_turn"]) for game in mine(server, mira)] == [
                ([1], False, False)
            ]
        assert server.get("/api/mine", "k.nonsense").status_code == 401

    def test_it_takes_up_seats_one_had_before(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", start=True)
        key = new_key(server)
        wrong = server.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0], "nonsense"]}, key)
        assert (wrong.json()["code"], mine(server, key)) == ("why-wrong-secret", [])
        game = server.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0], made.host]}, key).json()
        assert (game["seats"], game["host"]) == ([0], True)
        with made.sit(0):
            pass
        server.client.delete(f"/api/keys/seats/{made.id}", headers={"Authorization": f"Bearer {key}"})
        assert mine(server, key) == []


class TestAnotherDevice:
    def test_it_comes_along_once(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        table = set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"]
        ticket = server.post("/api/keys/carry", {}, laptop).json()["ticket"]
        shown = server.post("/api/keys/look", {"ticket": ticket}).json()
        assert (shown["device"], len(shown["games"])) == ("Laptop", 1)
        phone = server.post("/api/keys/take", {"ticket": ticket, "name": "Phone"}).json()["key"]
        again = server.post("/api/keys/take", {"ticket": ticket, "name": "Thief"})
        assert (again.status_code, again.json()["code"]) == (410, "why-ticket-used")
        with server.sit(table, phone) as person, server.sit(table, laptop) as other:
            assert person.frames[0]["seats"] == other.frames[0]["seats"] == [0, 1]
        assert {device["name"] for device in server.get("/api/keys", phone).json()["devices"]} == {"Laptop", "Phone"}

    def test_one_game_only_can_be_lent(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        one, two = (set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"] for _ in range(2))
        lent = carried(server, laptop, tables=[one])
        assert [game["table"]["id"] for game in mine(server, lent)] == [one]
        with server.sit(two, lent) as stranger:
            assert stranger.frames[0]["code"] == "why-wrong-secret"
        assert server.post("/api/keys/carry", {}, lent).json()["code"] == "why-lent-device"


class TestOwnGames:
    """A device's own games go to the giver's devices only after a yes that names the tables."""

    def both(self, server: ServerUnderTest) -> tuple[str, str, str, str]:
        """Make a giver and a taker, and a table of each."""
        laptop, phone = new_key(server), new_key(server, "Phone")
        given = set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"]
        own = set_table(server, phone, "Ada", "Eve", start=True)["table"]["id"]
        return laptop, phone, given, own

    def take(self, server: ServerUnderTest, ticket: str, own: str, **more: Any) -> Any:
        return server.client.post(
            "/api/keys/take", json={"ticket": ticket, "name": "Phone", **more}, headers={"X-Key": own}
        )

    def test_they_stay_apart_unless_one_says_so(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        ticket = server.post("/api/keys/carry", {}, laptop).json()["ticket"]
        new = self.take(server, ticket, phone).json()["key"]
        assert [game["table"]["id"] for game in mine(server, new)] == [given]
        assert [game["table"]["id"] for game in mine(server, phone)] == [own]
        with server.sit(own, laptop) as rival:
            assert rival.frames[0]["code"] == "why-wrong-secret", "nobody reads the hands of who took their ticket"

    def test_both_ways_are_told_before(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        ticket = server.post("/api/keys/carry", {}, laptop).json()["ticket"]
        shown = server.client.post("/api/keys/look", json={"ticket": ticket}, headers={"X-Key": phone}).json()
        assert [game["table"]["id"] for game in shown["games"]] == [given]
        assert [game["table"]["id"] for game in shown["own"]] == [own]
        assert (shown["device"], shown["lent"]) == ("Laptop", False)
        strangers = server.post("/api/keys/look", {"ticket": ticket}).json()
        assert strangers["own"] == []

    def test_they_come_along_when_their_tables_are_named(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        ticket = server.post("/api/keys/carry", {}, laptop).json()["ticket"]
        answer = self.take(server, ticket, phone, bring=[own])
        assert answer.status_code == 200, answer.text
        for key in (laptop, phone, answer.json()["key"]):
            assert {game["table"]["id"] for game in mine(server, key)} == {given, own}

    def test_a_yes_to_other_tables_is_none(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        ticket = server.post("/api/keys/carry", {}, laptop).json()["ticket"]
        later = set_table(server, phone, "Ada", "Ivo")["table"]["id"]
        for named in ([own], [own, given], [own, later, given], ["nonsense"]):
            answer = self.take(server, ticket, phone, bring=named)
            assert (answer.status_code, answer.json()["code"]) == (409, "why-other-tables")
        assert [game["table"]["id"] for game in mine(server, laptop)] == [given]
        nobody = self.take(server, ticket, "", bring=[own])
        assert nobody.json()["code"] == "why-wrong-key"
        assert self.take(server, ticket, phone, bring=[own, later]).status_code == 200, "and the ticket is still good"

    def test_what_is_lent_mixes_with_nothing(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        ticket = server.post("/api/keys/carry", {"tables": [given]}, laptop).json()["ticket"]
        shown = server.client.post("/api/keys/look", json={"ticket": ticket}, headers={"X-Key": phone}).json()
        assert (shown["lent"], shown["own"]) == (True, [])
        assert self.take(server, ticket, phone, bring=[own]).json()["code"] == "why-lent-device"
        assert self.take(server, ticket, phone).status_code == 200
        assert [game["table"]["id"] for game in mine(server, phone)] == [own]

    def test_words_and_files_bring_nothing_along(self, server: ServerUnderTest) -> None:
        laptop, phone, given, own = self.both(server)
        words = " ".join(server.post("/api/keys/words", secret=laptop).json()["words"])
        body = {"words": words, "name": "New"}
        answer = server.client.post("/api/keys/recover", json=body, headers={"X-Key": phone})
        assert answer.status_code == 200
        assert [game["table"]["id"] for game in mine(server, laptop)] == [given]
        assert [game["table"]["id"] for game in mine(server, phone)] == [own]


class TestALentDevice:
    """It opens one game, and nothing else of its owner's."""

    @pytest.fixture
    def lent(self, server: ServerUnderTest) -> tuple[str, str, str]:
        laptop = new_key(server)
        table = set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"]
        set_table(server, laptop, "Ada", "Eve", start=True)
        return laptop, carried(server, laptop, tables=[table]), table

    def test_it_neither_reads_nor_changes_how_its_owner_is_called(
        self, server: ServerUnderTest, lent: tuple[str, str, str]
    ) -> None:
        laptop, phone, _ = lent
        hook = {"webhook": "https://1.1.1.1/mine"}
        refused = [server.get("/api/notifications", phone), server.put("/api/notifications", hook, phone)]
        assert [(answer.status_code, answer.json()["code"]) for answer in refused] == [(403, "why-lent-device")] * 2
        assert server.get("/api/notifications", laptop).json()["webhook"] == ""

    def test_it_takes_nothing_off_the_ring_and_hangs_nothing_on_it(
        self, server: ServerUnderTest, lent: tuple[str, str, str]
    ) -> None:
        laptop, phone, table = lent
        gone = server.client.delete(f"/api/keys/seats/{table}", headers={"Authorization": f"Bearer {phone}"})
        assert (gone.status_code, gone.json()["code"]) == (403, "why-lent-device")
        made = server.set_table("Ivo", "Mira", start=True)
        hung = server.post("/api/keys/seats", {"table": made.id, "secrets": [made.keys[0]]}, phone)
        assert hung.json()["code"] == "why-lent-device"
        assert len(mine(server, laptop)) == 2

    def test_it_sees_no_other_device(self, server: ServerUnderTest, lent: tuple[str, str, str]) -> None:
        laptop, phone, table = lent
        server.post("/api/keys/words", secret=laptop)
        seen = server.get("/api/keys", phone).json()
        assert [(each["name"], each["this"], each["only"]) for each in seen["devices"]] == [("Phone", True, [table])]
        assert (seen["seats"], seen["words"], seen["file"]) == (2, False, False)


def test_only_tables_of_ones_own_are_lent(server: ServerUnderTest) -> None:
    laptop = new_key(server)
    own = set_table(server, laptop, "Ada", "Mira")["table"]["id"]
    others = set_table(server, new_key(server), "Eve", "Ivo")["table"]["id"]
    for odd in ("\x00", "nonsense", others):
        answer = server.post("/api/keys/carry", {"tables": [own, odd]}, laptop)
        assert (answer.status_code, answer.json()["code"]) == (404, "why-no-such-table"), odd


class TestALostDevice:
    def test_it_is_shut_out_with_every_secret_it_knew(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        made = set_table(server, laptop, "Ada", "Mira", start=True)
        table, secret = made["table"]["id"], made["keys"][0]["secret"]
        phone = carried(server, laptop)
        lost = next(each for each in server.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        with server.sit(table, phone) as person:
            server.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
            told = person.until("error")
            assert (told["code"], told["fatal"]) == ("why-keys-renewed", False), "whoever has a key comes back"
        for old in (phone, secret):
            with server.sit(table, old) as person:
                assert person.frames[0]["code"] == "why-wrong-secret"
        assert server.post(f"/api/tables/{table}/again", secret=made["host"]).status_code != 200
        with server.sit(table, laptop) as person:
            assert person.frames[0]["seats"] == [0, 1]
            person.go_on(person.asked)

    def test_nobody_is_called_any_more(self, server: ServerUnderTest) -> None:
        """The lost device may have named its own address."""
        laptop = new_key(server)
        phone = carried(server, laptop)
        assert server.put("/api/notifications", {"webhook": "https://1.1.1.1/mine"}, phone).status_code == 200
        lost = next(each for each in server.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        server.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
        assert server.get("/api/notifications", laptop).json()["webhook"] == ""

    def test_another_process_hears_of_it(
        self, server: ServerUnderTest, other_process: ServerUnderTest, news_travels: None
    ) -> None:
        laptop = new_key(server)
        table = set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"]
        phone = carried(server, laptop)
        lost = next(each for each in server.get("/api/keys", laptop).json()["devices"] if each["name"] == "Phone")
        with other_process.sit(table, phone) as person:
            server.client.delete(f"/api/keys/devices/{lost['id']}", headers={"Authorization": f"Bearer {laptop}"})
            assert person.until("error")["code"] == "why-keys-renewed"
        until(lambda: other_process.get("/api/mine", phone).status_code == 401)


class TestForgettingADevice:
    """A person who gives a device away removes its key from the keyring; nothing else has to be renewed."""

    def forget(self, server: ServerUnderTest, key: str) -> Any:
        device = server.get("/api/keys", key).json()["device"]
        return server.client.delete(f"/api/keys/devices/{device}", headers={"Authorization": f"Bearer {key}"})

    def test_it_opens_nothing_and_the_others_keep_all_they_have(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        made = set_table(server, laptop, "Ada", "Mira", start=True)
        phone = carried(server, laptop)
        words = " ".join(server.post("/api/keys/words", secret=laptop).json()["words"])
        assert self.forget(server, phone).status_code == 200
        assert server.get("/api/mine", phone).status_code == 401
        with server.sit(made["table"]["id"], phone) as person:
            assert person.frames[0]["code"] == "why-wrong-secret"
        with server.sit(made["table"]["id"], made["keys"][0]["secret"]) as person:
            assert person.frames[0]["seats"] == [0]
        assert len(mine(server, laptop)) == 1
        assert server.post("/api/keys/recover", {"words": words, "name": "New"}).status_code == 200

    def test_a_lent_one_may_go_too(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        table = set_table(server, laptop, "Ada", "Mira", start=True)["table"]["id"]
        lent = carried(server, laptop, tables=[table])
        assert self.forget(server, lent).status_code == 200
        assert server.get("/api/mine", lent).status_code == 401


class TestABadDay:
    def test_six_words_or_a_file_open_the_same_seats(self, server: ServerUnderTest) -> None:
        laptop = new_key(server)
        set_table(server, laptop, "Ada", "Mira")
        words = server.post("/api/keys/words", secret=laptop).json()["words"]
        file = server.post("/api/keys/file", secret=laptop).json()
        assert len(words) == 6
        said = "  ".join(words).upper()
        for how in ({"words": said}, {"secret": file["secret"]}):
            found = server.post("/api/keys/recover", {**how, "name": "New"}).json()
            assert len(mine(server, found["key"])) == 1
        new = server.post("/api/keys/words", secret=laptop).json()["words"]
        assert server.post("/api/keys/recover", {"words": said, "name": "Old"}).json()["code"] == "why-wrong-words"
        assert server.post("/api/keys/recover", {"words": " ".join(new), "name": "New"}).status_code == 200


@pytest.mark.on("sqlite")
def test_ones_games_come_by_least_time_left(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        laptop = new_key(server)
        for hour in (3, 1, 2):
            clock = {"kind": "letter", "turn_seconds": hour * 3600, "reserve_seconds": 0}
            set_table(server, laptop, "Ada", "Mira", start=True, terms={"clock": clock})
        set_table(server, laptop, "Ada", "Mira", start=True)
        hours.pass_by(60)
        left = [game["left_seconds"] for game in server.get("/api/mine", laptop).json()["games"]]
        assert left == [3600 * hour - 60 for hour in (1, 2, 3)] + [None]


@pytest.mark.on("sqlite")
def test_a_ticket_fades_after_five_minutes(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ticket = server.post("/api/keys/carry", {}, new_key(server)).json()["ticket"]
        hours.pass_by(301)
        answer = server.post("/api/keys/take", {"ticket": ticket, "name": "Phone"})
        assert (answer.status_code, answer.json()["code"]) == (410, "why-ticket-old")
