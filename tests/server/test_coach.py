"""The coach at the server: hints that grow better, reviews for those who sat there, playing on from any moment."""

from __future__ import annotations

from time import sleep
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql

from fabletable import verify
from fabletable.server.storage.schema import log
from tests.server.people import MadeTable, ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def duel(server: ServerUnderTest) -> MadeTable:
    return server.set_table("Ada", "Mira", start=True)


def played(table: MadeTable) -> MadeTable:
    with table.sit(0, 1) as both:
        both.play_on()
    return table


def reviewed(server: ServerUnderTest, table: MadeTable, secret: str) -> Any:
    for _ in range(600):
        found = server.get(f"/api/tables/{table.id}/review", secret).json()
        if found["part"] == 1.0:
            return found["review"]
        sleep(0.1)
    raise AssertionError("the review was never done")


def test_a_hint_grows_better_until_it_is_done(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        ada.say({"type": "hint", "id": "why", "number": 0, "seat": 0})
        first = ada.until("hint")
        assert first["hint"]["choices"][0]["key"] == first["key"]
        last = first if first["done"] else ada.until("hint", lambda frame: bool(frame["done"]))
        keys = [choice["key"] for choice in ada.views[0]["ask"]["choices"]]
        assert {choice["key"] for choice in last["hint"]["choices"]} <= set(keys)
        assert last["hint"]["trials"] >= first["hint"]["trials"]


def test_at_a_table_without_hints_nobody_gets_one(server: ServerUnderTest) -> None:
    table = server.set_table("Ada", "Mira", start=True, options={"hints": False})
    assert table.info["options"]["hints"] is False
    with table.sit(0) as ada:
        assert ada.ask("hint", number=0, seat=0)["code"] == "why-no-hints"
        assert ada.ask("choose", number=0, seat=0, key="roll")["type"] == "accepted"


def test_whoever_ponders_can_be_hurried_by_those_at_the_table(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.watch() as guest:
        assert ada.ask("hurry", seat=0)["type"] == "accepted"
        assert guest.ask("hurry", seat=0)["code"] == "why-not-your-seat"


def test_whoever_sits_there_may_ask_where_they_stand(server: ServerUnderTest, duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        assert ada.ask("where", seat=0)["standing"] is None, "a game that says nothing about it"
    forge = server.set_table("Ada", "Mira", game="diceforge", start=True)
    with forge.sit(0) as ada, forge.watch() as guest:
        told = ada.ask("where", seat=0)
        assert (told["type"], told["seat"], told["number"]) == ("where", 0, 0)
        assert told["standing"]["message"]["id"] in ("stand-lead", "stand-even", "stand-behind")
        assert len(told["standing"]["chips"]) == 4
        assert ada.ask("where", seat=1)["code"] == "why-not-your-seat"
        assert guest.ask("where", seat=0)["code"] == "why-not-your-seat"


def test_a_game_is_reviewed_when_it_is_over_and_the_review_is_kept(server: ServerUnderTest, duel: MadeTable) -> None:
    assert server.get(f"/api/tables/{duel.id}/review", duel.keys[0]).json()["code"] == "why-game-goes-on"
    played(duel)
    found = reviewed(server, duel, duel.keys[0])
    assert found["length"] == found["curve"][-1]["at"]
    assert {each["seat"] for each in found["seats"]} == {0, 1}
    server.forget(duel.id)
    assert server.get(f"/api/tables/{duel.id}/review", duel.keys[1]).json() == {"part": 1.0, "review": found}


def test_a_review_is_for_those_who_sat_there_unless_the_game_was_public(
    server: ServerUnderTest, duel: MadeTable
) -> None:
    played(duel)
    assert server.get(f"/api/tables/{duel.id}/review").json()["code"] == "why-review-not-yours"
    public = played(server.set_table("Ada", "Mira", start=True, visibility="public"))
    assert "part" in server.get(f"/api/tables/{public.id}/review").json()


def test_somebody_plays_on_from_a_moment_and_the_game_stays_as_it_was(server: ServerUnderTest, duel: MadeTable) -> None:
    wanted = {"at": 3, "seat": 1, "name": "Mira again"}
    assert server.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[1]).json()["code"] == "why-game-goes-on"
    played(duel)
    before = duel.see()
    made = server.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[1]).json()
    table = made["table"]
    assert table["id"] != duel.id
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "here"]
    assert table["number"] >= 3
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Mira again"], "whoever sat there is still called so"
    with server.sit(table["id"], made["keys"][0]["secret"]) as mira:
        mira.until_asked(1)
        assert mira.views[1].get("meanwhile", []) == [], "no bot decided for her: those were her own decisions"
        mira.go_on(1)
    after = duel.see()
    assert (after["number"], after["result"], after["state"]) == (before["number"], before["result"], before["state"])


@pytest.mark.parametrize("at", [0, 3])
def test_a_table_says_which_game_it_plays_on_from(server: ServerUnderTest, duel: MadeTable, at: int) -> None:
    played(duel)
    assert duel.see()["origin"] is None
    made = server.post(f"/api/tables/{duel.id}/what-if", {"at": at, "seat": 1, "name": "Mira"}, duel.keys[1]).json()
    assert made["table"]["origin"] == {"table": duel.id, "at": at}
    server.forget(made["table"]["id"])
    assert server.get(f"/api/tables/{made['table']['id']}").json()["origin"] == {"table": duel.id, "at": at}


def test_bots_keep_their_strength_and_temperament_where_one_plays_on(server: ServerUnderTest) -> None:
    table = server.set_table("Ada", "bot:greedy:hunter", game="diceforge", start=True)
    with table.sit(0) as ada:
        ada.play_on()
    wanted = {"at": 3, "seat": 0, "name": "Ada"}
    made = server.post(f"/api/tables/{table.id}/what-if", wanted, table.keys[0]).json()["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "greedy:hunter"]
    wanted["bot"] = "medium"
    made = server.post(f"/api/tables/{table.id}/what-if", wanted, table.keys[0]).json()["table"]
    assert [seat["bot"] for seat in made["seats"]] == ["", "medium"], "unless another is asked for"


def rows_of(server: ServerUnderTest, table: str) -> int:
    """Return the number of entries of the table's own log."""
    count = sql.select(sql.func.count()).select_from(log).where(log.c.table_id == table)
    with server.client.portal() as portal:
        store = server.client.app.state.service.store
        return int(portal.call(store.read, lambda connection: connection.execute(count).scalar_one()))


def test_a_game_that_is_played_on_shares_its_log(server: ServerUnderTest, duel: MadeTable) -> None:
    played(duel)
    made = server.post(f"/api/tables/{duel.id}/what-if", {"at": 3, "seat": 1, "name": "Mira"}, duel.keys[1]).json()
    table, secret = made["table"]["id"], made["keys"][0]["secret"]
    assert rows_of(server, table) == made["table"]["number"] - 3, "only what was decided since"
    with server.sit(table, secret) as mira:
        mira.play_on()
    record = server.get(f"/api/tables/{table}/record").content
    assert verify(record)
    told = [[seat, key] for seat, key, _ in msgspec.json.decode(record)["decisions"]]
    before = [[seat, key] for seat, key, _ in server.get(f"/api/tables/{duel.id}/record").json()["decisions"]]
    assert told[:3] == before[:3]
    assert told != before
    server.forget(table)
    # And once more, from where only the second game has been.
    further = server.post(f"/api/tables/{table}/what-if", {"at": 5, "seat": 1, "name": "Mira"}, secret).json()
    again = server.get(f"/api/tables/{further['table']['id']}/replay?from=0&to=5").json()
    first = server.get(f"/api/tables/{table}/replay?from=0&to=5").json()
    assert [frame["log"] for frame in again["frames"]] == [frame["log"] for frame in first["frames"]]
    rematch = server.post(f"/api/tables/{table}/again", secret=secret).json()
    assert rematch["number"] <= 1, "playing again begins at the beginning"


def test_nobody_plays_on_from_games_that_play_on_without_an_end(
    server: ServerUnderTest, duel: MadeTable, monkeypatch: Any
) -> None:
    monkeypatch.setattr("fabletable.table.play.fork.DEEPEST", 1)
    played(duel)
    wanted = {"at": 3, "seat": 1, "name": "Mira"}
    made = server.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[1]).json()
    secret = made["keys"][0]["secret"]
    with server.sit(made["table"]["id"], secret) as mira:
        mira.play_on()
    refused = server.post(f"/api/tables/{made['table']['id']}/what-if", wanted, secret).json()
    assert refused["code"] == "why-what-if-deep"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"at": 9999, "seat": 0, "name": "Ada"}, "why-no-such-decision"),
        ({"at": 1, "seat": 9, "name": "Ada"}, "why-no-such-seat"),
        ({"at": 1, "seat": 0, "name": " "}, "why-bad-name"),
        ({"at": 1, "seat": 0, "name": "Ada", "bot": "nobody"}, "why-unknown-bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(server: ServerUnderTest, duel: MadeTable, wanted: Any, code: str) -> None:
    played(duel)
    assert server.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[0]).json()["code"] == code
