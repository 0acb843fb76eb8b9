"""The end of a game: the ending, and a rematch with the same people, seats turned by one."""

from __future__ import annotations

from time import sleep
from typing import Any

import pytest

import fabletable
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.tolls import Tolls

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def over(server: ServerUnderTest) -> MadeTable:
    table = server.set_table("Ada", "Mira", "bot:greedy", start=True)
    with table.sit(0, 1) as both:
        both.play_on()
    return table


def ended(server: ServerUnderTest, table: MadeTable) -> Any:
    for _ in range(600):
        found = server.get(f"/api/tables/{table.id}/ending").json()
        if found["part"] == 1.0:
            return found["ending"]
        sleep(0.1)
    raise AssertionError("the ending was never told")


@pytest.mark.on("sqlite", "postgres")
def test_an_ending_is_told_when_the_game_is_over_and_kept(server: ServerUnderTest, over: MadeTable) -> None:
    running = server.set_table("Ada", "Mira", start=True)
    assert server.get(f"/api/tables/{running.id}/ending").json()["code"] == "why-game-goes-on"
    found = ended(server, over)
    result = over.see()["result"]
    assert (found["winners"], found["scores"]) == (result["winners"], result["scores"])
    assert found["luck"]["title"]["id"] == "luck-title"
    server.forget(over.id)
    assert server.get(f"/api/tables/{over.id}/ending").json() == {"part": 1.0, "ending": found}


def test_the_same_people_play_again_one_seat_further(server: ServerUnderTest, over: MadeTable) -> None:
    there = server.post(f"/api/tables/{over.id}/again", secret=over.keys[1])
    assert there.status_code == 200, there.text
    table = there.json()
    assert [seat["name"] for seat in table["seats"]] == ["Mira", over.see()["seats"][2]["name"], "Ada"]
    assert table["state"] == "playing"
    assert table["commitment"] != over.info["commitment"]
    again = over.see()["again"]
    assert again == {"table": table["id"], "seats": [2, 0, 1]}
    with server.sit(table["id"], over.keys[0]) as ada, server.sit(table["id"], over.keys[1]) as mira:
        assert (list(ada.views), list(mira.views)) == ([2], [0])


@pytest.mark.on("sqlite", "postgres")
def test_whoever_asks_second_gets_to_the_same_table(server: ServerUnderTest, over: MadeTable) -> None:
    first = server.post(f"/api/tables/{over.id}/again", secret=over.keys[0]).json()
    server.forget(over.id)
    second = server.post(f"/api/tables/{over.id}/again", secret=over.keys[1]).json()
    assert first["id"] == second["id"]


def test_everyone_at_the_old_table_is_shown_the_way(server: ServerUnderTest, over: MadeTable) -> None:
    with over.sit(0) as ada:
        made = server.post(f"/api/tables/{over.id}/again", secret=over.keys[1]).json()
        frame = ada.until("table", lambda frame: frame["table"]["again"] is not None)
        assert frame["table"]["again"]["table"] == made["id"]


def test_only_those_who_sat_there_set_it_again_and_only_when_it_is_over(
    server: ServerUnderTest, over: MadeTable
) -> None:
    assert server.post(f"/api/tables/{over.id}/again").json()["code"] == "why-again-not-yours"
    running = server.set_table("Ada", "Mira", start=True)
    assert server.post(f"/api/tables/{running.id}/again", secret=running.host).json()["code"] == "why-game-goes-on"
    assert server.post(f"/api/tables/{over.id}/again", secret=over.host).status_code == 200


class TestARematchStartsClean:
    """Everyone plays again: with what they have said about people, without what they have said about the last game."""

    def again(self, server: ServerUnderTest, made: MadeTable) -> MadeTable:
        info = server.post(f"/api/tables/{made.id}/again", secret=made.host).json()
        turned = made.see()["again"]["seats"]
        keys = [{"seat": turned[seat], "secret": secret} for seat, secret in made.keys.items()]
        return MadeTable(server, {"table": info, "host": made.host, "keys": keys})

    def test_whoever_resigned_may_win_again(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "Eve", start=True, terms={"bot": "random", "resign": "out"})
        with made.sit(0) as ada:
            ada.ask("resign", seat=0)
        with made.sit(1, 2) as both:
            both.play_on()
        next_game = self.again(server, made)
        chair = next_game.see()["seats"][2]
        assert (chair["name"], chair["resigned"], chair["held"]) == ("Ada", False, False)
        assert chair["presence"] != "left"
        with next_game.sit(0, 1, 2) as everyone:
            everyone.play_on()
        assert [note["id"] for note in next_game.see()["result"]["notes"]].count("result-resigned") == 0

    def test_mutes_follow_the_person(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", "Eve", start=True)
        with made.sit(0) as ada:
            ada.ask("mute", seat=0, who=1, on=True)
        with made.sit(0, 1, 2) as everyone:
            everyone.play_on()
        next_game = self.again(server, made)
        with next_game.sit(2) as ada, next_game.sit(0) as mira, next_game.sit(1) as eve:
            assert ada.frames[0]["muted"] == [0], "Mira sits there now"
            assert (mira.frames[0]["muted"], eve.frames[0]["muted"]) == ([], [])

    def test_what_stood_in_the_last_game_stands_no_more(
        self, server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("tests.server.tolls.ROUNDS", 4)
        fabletable.bring(Tolls())
        made = server.set_table("Ada", "Mira", game="tolls", start=True)
        with made.sit(0, 1) as both:
            both.go_on(0, "1")
            both.ask("stand", number=1, seat=1, key="take")
            assert "ahead" in [frame["type"] for frame in both.frames]
            both.play_on()
        twice = self.again(server, made)
        with twice.sit(0, 1) as both:
            both.play_on()
        thrice = self.again(server, twice)
        assert thrice.see()["seats"][1]["name"] == "Mira"
        with thrice.sit(0, 1) as both:
            both.go_on(0, "1")
            assert both.asked == 1, "Mira is asked, as at the beginning"
            assert both.views[1]["ask"]["question"]["id"] == "ask-toll"
            assert not [frame for frame in both.frames if frame["type"] in ("ahead", "given")]
