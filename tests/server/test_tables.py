"""Setting a table up, inviting, sitting down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Limits, Settings
from tests.server.people import ServerUnderTest


def test_the_shelf_names_games_settings_rules_and_bots(server: ServerUnderTest) -> None:
    shelf = server.get("/api/games").json()
    lanterns = next(game for game in shelf["games"] if game["key"] == "lanterns")
    assert lanterns["players"] == [2, 4]
    assert lanterns["settings"] == [
        {"name": "rich", "kind": "flag", "default": False, "choices": []},
        {"name": "odds", "kind": "flag", "default": True, "choices": []},
        {"name": "hints", "kind": "flag", "default": True, "choices": []},
    ]
    assert lanterns["rules"] == [{"key": "turn"}]
    assert [bot["name"] for bot in shelf["bots"]][:3] == ["easy", "medium", "hard"]


def test_the_book_of_a_game_comes_with_the_shelf_and_its_examples_by_chapter(server: ServerUnderTest) -> None:
    games = server.get("/api/games").json()["games"]
    book = next(game for game in games if game["key"] == "prophecy")["rules"]
    trading = next(chapter for chapter in book if chapter["key"] == "trading")
    assert {"trading": True} in trading["when"]
    shown = server.get("/api/games/prophecy/examples").json()["shown"]
    assert set(shown) == {chapter["key"] for chapter in book if chapter.get("example")}
    assert [side["kind"] for side in shown["battles"]["sides"]] == ["card", "card"]
    assert server.get("/api/games/lanterns/examples").json() == {"shown": {}}
    assert server.get("/api/games/nothing/examples").status_code == 404


@pytest.mark.parametrize("game", ["prophecy", "runebound", "witcher"])
def test_every_number_that_may_be_changed_has_a_name_its_value_and_a_limit(server: ServerUnderTest, game: str) -> None:
    cards = server.get(f"/api/games/{game}/numbers").json()
    assert len({card["card"] for card in cards}) == len(cards) > 100
    text = server.get(f"/api/games/{game}/text/en").text
    for card in cards:
        for number in card["numbers"]:
            assert 0 <= number["printed"] <= number["most"] <= 99
            assert f"\n{number['message']['id']} = " in text
    assert server.get("/api/games/lanterns/numbers").json() == []


def test_a_catalogue_has_what_kernel_server_and_game_say(server: ServerUnderTest) -> None:
    answer = server.get("/api/games/lanterns/text/en")
    assert answer.headers["content-type"].startswith("text/plain")
    for message in ("why-game-over =", "why-late =", "rolled =", "bot-greedy ="):
        assert message in answer.text
    again = server.client.get("/api/games/lanterns/text/en", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert "why-late =" in server.get("/api/text/en").text
    assert server.get("/api/games/lanterns/text/xx").json()["code"] == "why-no-such-language"
    assert server.get("/api/games/nothing/text/en").status_code == 404


def test_a_table_with_everyone_here_starts_at_once(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "bot:greedy", start=True)
    assert made.see()["state"] == "playing"
    assert set(made.keys) == {0}
    with made.sit(0) as ada:
        assert ada.views[0]["ask"]["choices"]


def test_a_whole_game_against_bots(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "bot:greedy", "bot:random", start=True)
    with made.sit(0) as ada:
        ada.play_on()
    assert made.see()["state"] == "over"
    assert made.see()["result"]["winners"]


def test_a_table_of_bots_plays_by_itself(server: ServerUnderTest) -> None:
    made = server.set_table("bot:random", "bot:random", start=True)
    with made.watch() as guest:
        while not guest.views[None]["result"]:
            guest.hear()


def test_an_invited_friend_claims_the_seat_by_its_secret(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    claim = f"/api/tables/{made.id}/seats/1/claim"
    refused = server.post(f"/api/tables/{made.id}/start", secret=made.host)
    assert (refused.status_code, refused.json()["code"]) == (409, "why-seat-open")
    assert server.post(claim, {"name": "Mira"}).status_code == 401
    assert server.post(claim, {"name": "Mira"}, "not the secret").status_code == 401
    claimed = server.post(claim, {"name": " Mira  Z. "}, made.keys[1]).json()
    assert claimed["table"]["seats"][1]["name"] == "Mira Z."
    assert claimed["secret"] != made.keys[1]
    assert server.post(claim, {"name": "Eve"}, made.keys[1]).json()["code"] == "why-seat-taken"
    assert server.post(f"/api/tables/{made.id}/start", secret=claimed["secret"]).status_code == 200
    with server.sit(made.id, claimed["secret"]) as mira:
        assert mira.frames[0]["seats"] == [1]
    with made.sit(1) as eve:
        assert eve.frames[0]["code"] == "why-wrong-secret", "the host cannot look into the hand"


def test_lobby_changes_reach_everyone_who_waits(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    with made.sit(0) as ada:
        assert ada.table["state"] == "gathering"
        server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, made.keys[1])
        ada.until("table", lambda frame: frame["table"]["seats"][1]["name"] == "Mira")
        made.start()
        ada.until("table", lambda frame: frame["table"]["state"] == "playing")
        assert ada.until("view")["ask"]


def test_the_host_gives_an_open_seat_to_a_bot(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    path = f"/api/tables/{made.id}/seats/1"
    assert server.put(path, {"kind": "bot", "bot": "greedy"}).status_code == 403
    assert server.put(path, {"kind": "bot", "bot": "nobody"}, made.host).json()["code"] == "why-unknown-bot"
    seat = server.put(path, {"kind": "bot", "bot": "greedy"}, made.host).json()["table"]["seats"][1]
    assert (seat["kind"], seat["bot"], seat["claimed"]) == ("bot", "greedy", True)
    assert seat["name"], "a bot without a name gets one"
    assert made.start().json()["state"] == "playing"
    assert server.put(path, {"kind": "invited"}, made.host).json()["code"] == "why-already-started"


def test_a_new_invitation_when_the_link_went_astray(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    claimed = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Eve"}, made.keys[1]).json()
    again = server.post(f"/api/tables/{made.id}/seats/1/invite", secret=made.host).json()
    assert made.see()["seats"][1]["claimed"] is False
    with server.sit(made.id, claimed["secret"]) as eve:
        assert eve.frames[0]["code"] == "why-wrong-secret"
    mira = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Mira"}, again["secret"])
    assert mira.status_code == 200


def test_public_tables_are_listed_and_open(server: ServerUnderTest) -> None:
    hidden = server.set_table("Ada", "invited")
    listed = server.set_table("Ada", "invited", visibility="public")
    assert [table["id"] for table in server.get("/api/tables").json()] == [listed.id]
    assert server.get("/api/tables?state=playing").json() == []
    assert server.post(f"/api/tables/{listed.id}/seats/1/claim", {"name": "Mira"}).status_code == 200
    assert server.get(f"/api/tables/{hidden.id}").status_code == 200, "whoever knows the id may look"


def test_names_and_removal(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    path = f"/api/tables/{made.id}/seats/0/name"
    assert server.put(path, {"name": "Ada L."}, made.keys[0]).json()["seats"][0]["name"] == "Ada L."
    assert server.put(path, {"name": ""}, made.keys[0]).json()["code"] == "why-bad-name"
    assert server.put(path, {"name": "x" * 41}, made.keys[0]).json()["code"] == "why-bad-name"
    assert server.put(path, {"name": "Eve"}, made.keys[1]).status_code == 401
    assert server.client.delete(f"/api/tables/{made.id}").status_code == 403
    headers = {"Authorization": f"Bearer {made.host}"}
    assert server.client.delete(f"/api/tables/{made.id}", headers=headers).status_code == 204
    assert server.get(f"/api/tables/{made.id}").json()["code"] == "why-no-such-table"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "nothing", "seats": []}, "why-unknown-game"),
        ({"game": "lanterns", "seats": [{"kind": "here", "name": "Ada"}]}, "why-player-count"),
        ({"game": "lanterns", "seats": [{"kind": "here"}] * 2}, "why-bad-name"),
        ({"game": "lanterns", "seats": [{"kind": "bot", "bot": "x"}] * 2}, "why-unknown-bot"),
        ({"game": "lanterns", "seats": [{"kind": "king"}] * 2}, "why-not-understood"),
        ({"game": "lanterns", "seats": [{"kind": "invited"}] * 2, "options": {"poor": 1}}, "why-unknown-option"),
        ({"game": "lanterns", "seats": [{"kind": "invited"}] * 2, "options": {"rich": "very"}}, "why-bad-option"),
        ({"game": "lanterns", "seats": [{"kind": "invited"}] * 2, "start": True}, "why-seat-open"),
        ({"game": "lanterns", "seats": [{"kind": "invited"}] * 2, "more": 1}, "why-not-understood"),
        ([], "why-not-understood"),
    ],
)
def test_a_table_that_cannot_be_says_why(server: ServerUnderTest, body: Any, code: str) -> None:
    answer = server.post("/api/tables", body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_memory_is_bounded_and_nothing_is_lost(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, limits=Limits(open_tables=2))), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        made = [server.set_table("Ada", "Mira", start=True) for _ in range(5)]
        with made[0].sit(0) as ada:
            ada.choose(0, "roll")
            again = [server.set_table("Ada", "Mira", start=True) for _ in range(3)]
            tables_open = client.app.state.service.tables
            assert len(tables_open) <= 3
            assert tables_open.get(made[0].id), "somebody sits there"
        for table in (*made, *again):
            assert table.see()["state"] == "playing"
        assert made[0].see()["number"] == 1
