"""The coach at the server: hints that grow better, reviews for those who sat there, playing on from any moment."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

from tests.server.people import Inn, Made

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def duel(inn: Inn) -> Made:
    return inn.set_table("Ada", "Mira", start=True)


def played(table: Made) -> Made:
    with table.sit(0, 1) as both:
        both.play_on()
    return table


def reviewed(inn: Inn, table: Made, secret: str) -> Any:
    for _ in range(600):
        found = inn.get(f"/api/tables/{table.id}/review", secret).json()
        if found["part"] == 1.0:
            return found["review"]
        sleep(0.1)
    raise AssertionError("the review was never done")


def test_a_hint_grows_better_until_it_is_done(duel: Made) -> None:
    with duel.sit(0) as ada:
        ada.say({"type": "hint", "id": "why", "number": 0, "seat": 0})
        first = ada.until("hint")
        assert first["hint"]["choices"][0]["key"] == first["key"]
        last = first if first["done"] else ada.until("hint", lambda frame: bool(frame["done"]))
        keys = [choice["key"] for choice in ada.views[0]["ask"]["choices"]]
        assert {choice["key"] for choice in last["hint"]["choices"]} <= set(keys)
        assert last["hint"]["trials"] >= first["hint"]["trials"]


def test_at_a_table_without_hints_nobody_gets_one(inn: Inn) -> None:
    table = inn.set_table("Ada", "Mira", start=True, options={"hints": False})
    assert table.info["options"]["hints"] is False
    with table.sit(0) as ada:
        assert ada.ask("hint", number=0, seat=0)["code"] == "why-no-hints"
        assert ada.ask("choose", number=0, seat=0, key="roll")["type"] == "accepted"


def test_whoever_ponders_can_be_hurried_by_those_at_the_table(duel: Made) -> None:
    with duel.sit(0) as ada, duel.watch() as guest:
        assert ada.ask("hurry", seat=0)["type"] == "accepted"
        assert guest.ask("hurry", seat=0)["code"] == "why-not-your-seat"


def test_whoever_sits_there_may_ask_where_they_stand(inn: Inn, duel: Made) -> None:
    with duel.sit(0) as ada:
        assert ada.ask("where", seat=0)["standing"] is None, "a game that says nothing about it"
    forge = inn.set_table("Ada", "Mira", game="diceforge", start=True)
    with forge.sit(0) as ada, forge.watch() as guest:
        told = ada.ask("where", seat=0)
        assert (told["type"], told["seat"], told["number"]) == ("where", 0, 0)
        assert told["standing"]["say"]["id"] in ("stand-lead", "stand-even", "stand-behind")
        assert len(told["standing"]["chips"]) == 4
        assert ada.ask("where", seat=1)["code"] == "why-not-your-seat"
        assert guest.ask("where", seat=0)["code"] == "why-not-your-seat"


def test_a_game_is_reviewed_when_it_is_over_and_the_review_is_kept(inn: Inn, duel: Made) -> None:
    assert inn.get(f"/api/tables/{duel.id}/review", duel.keys[0]).json()["code"] == "why-game-goes-on"
    played(duel)
    found = reviewed(inn, duel, duel.keys[0])
    assert found["length"] == found["curve"][-1]["at"]
    assert {each["seat"] for each in found["seats"]} == {0, 1}
    inn.forget(duel.id)
    assert inn.get(f"/api/tables/{duel.id}/review", duel.keys[1]).json() == {"part": 1.0, "review": found}


def test_a_review_is_for_those_who_sat_there_unless_the_game_was_public(inn: Inn, duel: Made) -> None:
    played(duel)
    assert inn.get(f"/api/tables/{duel.id}/review").json()["code"] == "why-review-not-yours"
    public = played(inn.set_table("Ada", "Mira", start=True, visibility="public"))
    assert "part" in inn.get(f"/api/tables/{public.id}/review").json()


def test_somebody_plays_on_from_a_moment_and_the_game_stays_as_it_was(inn: Inn, duel: Made) -> None:
    wanted = {"at": 3, "seat": 1, "name": "Mira again"}
    assert inn.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[1]).json()["code"] == "why-game-goes-on"
    played(duel)
    before = duel.see()
    made = inn.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[1]).json()
    table = made["table"]
    assert table["id"] != duel.id
    assert table["state"] == "playing"
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "here"]
    assert table["number"] >= 3
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Mira again"], "whoever sat there is still called so"
    with inn.sit(table["id"], made["keys"][0]["secret"]) as mira:
        mira.until_asked(1)
        assert mira.views[1].get("meanwhile", []) == [], "no bot decided for her: those were her own decisions"
        mira.go_on(1)
    after = duel.see()
    assert (after["number"], after["result"], after["state"]) == (before["number"], before["result"], before["state"])


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"at": 9999, "seat": 0, "name": "Ada"}, "why-no-such-decision"),
        ({"at": 1, "seat": 9, "name": "Ada"}, "why-no-such-seat"),
        ({"at": 1, "seat": 0, "name": " "}, "why-bad-name"),
        ({"at": 1, "seat": 0, "name": "Ada", "bot": "nobody"}, "why-unknown-bot"),
    ],
)
def test_what_cannot_be_played_on_is_refused(inn: Inn, duel: Made, wanted: Any, code: str) -> None:
    played(duel)
    assert inn.post(f"/api/tables/{duel.id}/what-if", wanted, duel.keys[0]).json()["code"] == code
