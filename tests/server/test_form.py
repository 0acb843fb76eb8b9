"""Form at the server: games are reviewed by themselves, and their owner alone reads, sets and deletes what they say."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any

import pytest

from tests.server.people import Inn
from tests.server.test_devices import carried, new_key, set_table
from tests.server.test_notebook import delete, names


def form(inn: Inn, key: str) -> Any:
    answer = inn.get("/api/form", key)
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(inn: Inn, key: str) -> str:
    """A game that Ada has played to its end against a bot."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "medium"}]
    made = inn.post("/api/tables", {"game": "lanterns", "seats": seats, "start": True}, key).json()
    table = str(made["table"]["id"])
    with inn.sit(table, key) as ada:
        ada.play_on()
    return table


def reviewed(inn: Inn, key: str, games: int) -> Any:
    ends = monotonic() + 120
    while (found := form(inn, key))["form"]["games"] < games:
        assert monotonic() < ends, found
        sleep(0.1)
    return found


def test_a_finished_game_is_reviewed_by_itself(inn: Inn) -> None:
    ada = new_key(inn)
    assert form(inn, ada) | {"form": None} == {"form": None, "waiting": 0, "part": 0.0, "by_itself": True}
    table = finished(inn, ada)
    found = reviewed(inn, ada, 1)
    assert found["waiting"] == 0
    assert [part["key"] for part in found["form"]["by_game"]] == ["lanterns"]
    assert [part["key"] for part in found["form"]["by_rival"]] == ["medium"]
    kept = names(inn.get("/api/notebook", ada))
    assert f"form.{table}" in kept, "it is part of what one saves"


def test_who_does_not_wish_it_has_nothing_reviewed(inn: Inn) -> None:
    ada = new_key(inn)
    assert inn.put("/api/form", {"by_itself": False}, ada).json()["by_itself"] is False
    finished(inn, ada)
    sleep(0.5)
    assert (form(inn, ada)["waiting"], form(inn, ada)["form"]["games"]) == (1, 0)
    assert inn.put("/api/form", {"by_itself": True}, ada).json()["by_itself"] is True
    assert reviewed(inn, ada, 1)["waiting"] == 0


def test_deleted_reviews_do_not_come_back_and_games_stay(inn: Inn) -> None:
    ada = new_key(inn)
    table = finished(inn, ada)
    reviewed(inn, ada, 1)
    assert delete(inn, "/api/form", ada).json()["form"]["games"] == 0
    sleep(0.3)
    assert (form(inn, ada)["form"]["games"], form(inn, ada)["waiting"]) == (0, 0)
    assert [game["table"]["id"] for game in inn.get("/api/mine", ada).json()["games"]] == [table]


@pytest.mark.parametrize("body", [{}, {"by_itself": 3}, {"by_itself": True, "more": 1}, []])
def test_a_wish_that_is_none_is_refused(inn: Inn, body: Any) -> None:
    ada = new_key(inn)
    assert inn.put("/api/form", body, ada).status_code == 400
    assert form(inn, ada)["by_itself"] is True


@pytest.mark.parametrize("who", ["nobody", "stranger", "seat", "host", "lent", "shut out"])
def test_no_other_reads_sets_or_deletes_it(inn: Inn, who: str) -> None:
    ada = new_key(inn)
    made = set_table(inn, ada, "Ada", "Mira", start=True)
    finished(inn, ada)
    before = reviewed(inn, ada, 1)["form"]
    secret, allowed = "", 401
    match who:
        case "stranger":
            secret, allowed = new_key(inn, "Eve"), 200
        case "seat":
            secret = made["keys"][0]["secret"]
        case "host":
            secret = made["host"]
        case "lent":
            secret, allowed = carried(inn, ada, tables=[made["table"]["id"]]), 403
        case "shut out":
            secret = carried(inn, ada)
            lost = next(each for each in inn.get("/api/keys", ada).json()["devices"] if not each["this"])
            delete(inn, f"/api/keys/devices/{lost['id']}", ada)
    for method in ("GET", "PUT", "DELETE"):
        body = {"by_itself": False} if method == "PUT" else None
        answer = inn.client.request(method, "/api/form", headers={"Authorization": f"Bearer {secret}"}, json=body)
        assert answer.status_code == allowed, answer.text
        if allowed == 200:
            assert answer.json()["form"]["games"] == 0, "a stranger has a form of their own"
    after = form(inn, ada)
    assert (after["form"], after["by_itself"]) == (before, True)
