"""Form at the server: games are reviewed by themselves, and their owner alone reads, sets and deletes what they say."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.people import ServerUnderTest
from tests.server.test_devices import carried, new_key, set_table
from tests.server.test_notebook import delete, names


def form(server: ServerUnderTest, key: str) -> Any:
    answer = server.get("/api/form", key)
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(server: ServerUnderTest, key: str) -> str:
    """Have Ada play a game to its end against a bot."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "medium"}]
    made = server.post("/api/tables", {"game": "lanterns", "seats": seats, "start": True}, key).json()
    table = str(made["table"]["id"])
    with server.sit(table, key) as ada:
        ada.play_on()
    return table


def reviewed(server: ServerUnderTest, key: str, games: int) -> Any:
    ends = monotonic() + 120
    while (found := form(server, key))["form"]["games"] < games:
        assert monotonic() < ends, found
        sleep(0.1)
    return found


def test_a_finished_game_is_reviewed_by_itself(server: ServerUnderTest) -> None:
    ada = new_key(server)
    assert form(server, ada) | {"form": None} == {"form": None, "waiting": 0, "part": 0.0, "by_itself": True}
    table = finished(server, ada)
    found = reviewed(server, ada, 1)
    assert found["waiting"] == 0
    assert [part["key"] for part in found["form"]["by_game"]] == ["lanterns"]
    assert [part["key"] for part in found["form"]["by_rival"]] == ["medium"]
    kept = names(server.get("/api/notebook", ada))
    assert f"form.{table}" in kept, "it is part of what one saves"


def test_who_does_not_wish_it_has_nothing_reviewed(server: ServerUnderTest) -> None:
    ada = new_key(server)
    assert server.put("/api/form", {"by_itself": False}, ada).json()["by_itself"] is False
    finished(server, ada)
    sleep(0.5)
    assert (form(server, ada)["waiting"], form(server, ada)["form"]["games"]) == (1, 0)
    assert server.put("/api/form", {"by_itself": True}, ada).json()["by_itself"] is True
    assert reviewed(server, ada, 1)["waiting"] == 0


def test_deleted_reviews_do_not_come_back_and_games_stay(server: ServerUnderTest) -> None:
    ada = new_key(server)
    table = finished(server, ada)
    reviewed(server, ada, 1)
    assert delete(server, "/api/form", ada).json()["form"]["games"] == 0
    sleep(0.3)
    assert (form(server, ada)["form"]["games"], form(server, ada)["waiting"]) == (0, 0)
    assert [game["table"]["id"] for game in server.get("/api/mine", ada).json()["games"]] == [table]


@pytest.mark.parametrize("body", [{}, {"by_itself": 3}, {"by_itself": True, "more": 1}, []])
def test_a_wish_that_is_none_is_refused(server: ServerUnderTest, body: Any) -> None:
    ada = new_key(server)
    assert server.put("/api/form", body, ada).status_code == 400
    assert form(server, ada)["by_itself"] is True


@pytest.mark.parametrize("who", ["nobody", "stranger", "seat", "host", "lent", "shut out"])
def test_no_other_reads_sets_or_deletes_it(server: ServerUnderTest, who: str) -> None:
    ada = new_key(server)
    made = set_table(server, ada, "Ada", "Mira", start=True)
    finished(server, ada)
    before = reviewed(server, ada, 1)["form"]
    secret, allowed = "", 401
    match who:
        case "stranger":
            secret, allowed = new_key(server, "Eve"), 200
        case "seat":
            secret = made["keys"][0]["secret"]
        case "host":
            secret = made["host"]
        case "lent":
            secret, allowed = carried(server, ada, tables=[made["table"]["id"]]), 403
        case "shut out":
            secret = carried(server, ada)
            lost = next(each for each in server.get("/api/keys", ada).json()["devices"] if not each["this"])
            delete(server, f"/api/keys/devices/{lost['id']}", ada)
    for method in ("GET", "PUT", "DELETE"):
        body = {"by_itself": False} if method == "PUT" else None
        answer = server.client.request(method, "/api/form", headers={"Authorization": f"Bearer {secret}"}, json=body)
        assert answer.status_code == allowed, answer.text
        if allowed == 200:
            assert answer.json()["form"]["games"] == 0, "a stranger has a form of their own"
    after = form(server, ada)
    assert (after["form"], after["by_itself"]) == (before, True)
