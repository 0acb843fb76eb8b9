"""Links at a server: a finished game leaves as a link, and a table is set from one, alone or with invited people."""

from __future__ import annotations

from typing import Any

import pytest

import fabletable
from fabletable.kernel.link import LinkHeader, LinkSeat, pack_link, read_link, record_in
from fabletable.server.limits.prices import ROUTES
from fabletable.table.links.playing import MOST_PLAYED
from tests.server.people import MadeTable, ServerUnderTest

GAME = "lanterns"


def letters_of(most: int | None = None, *, players: int = 2, version: str = "", **more: Any) -> str:
    """Pack a game in which everyone takes the first option, or its first decisions, into a link."""
    match = fabletable.start(GAME, players=players, seed="a link")
    while match.decision is not None and (most is None or match.number < most):
        match.choose(match.decision.options[0].key)
    keys = [key for _, key in match.made]
    header = LinkHeader(
        "play-on", GAME, version or match.game.version, players, "a link", {}, len(keys), match.over,
        seats=[LinkSeat("Ada"), *(LinkSeat(f"Bot {seat}", "greedy") for seat in range(1, players))], **more,
    )  # fmt: skip
    return pack_link(header, keys, match.game).to_text()


def asked(letters: str, **more: Any) -> dict[str, Any]:
    return {"link": letters, "at": 3, "seat": 0, "name": "Bruno", **more}


def finished(server: ServerUnderTest) -> MadeTable:
    made = server.set_table("Ada", "Bruno", start=True)
    with made.sit(0, 1) as both:
        both.play_on()
    return made


def test_a_finished_game_leaves_as_a_link(server: ServerUnderTest) -> None:
    made = finished(server)
    wish = {"kind": "moment", "at": 2, "seat": 1, "words": " What now? "}
    answer = server.post(f"/api/tables/{made.id}/game-link", wish)
    assert answer.status_code == 200
    link = read_link(answer.json()["letters"])
    assert (link.header.kind, link.header.at, link.header.seat, link.header.words) == ("moment", 2, 1, "What now?")
    assert [seat.name for seat in link.header.seats] == ["Ada", "Bruno"]
    record = record_in(link, fabletable.find(GAME))
    kept = server.get(f"/api/tables/{made.id}/record").json()
    assert [list(each) for each in record.decisions] == kept["decisions"]


def test_a_running_game_does_not(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "bot:greedy", start=True)
    answer = server.post(f"/api/tables/{made.id}/game-link", {}, made.host)
    assert (answer.status_code, answer.json()["code"]) == (409, "why-not-over")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"words": "x" * 141}, "why-link-words"),
        ({"at": 99_999}, "why-no-such-decision"),
        ({"at": 2**64}, "why-not-understood"),
        ({"seat": 7}, "why-not-at-the-table"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(server: ServerUnderTest, wish: dict[str, Any], code: str) -> None:
    made = finished(server)
    assert server.post(f"/api/tables/{made.id}/game-link", wish).json()["code"] == code


def test_a_table_plays_on_from_a_link(server: ServerUnderTest) -> None:
    answer = server.post("/api/links/play", asked(letters_of()))
    assert answer.status_code == 201
    made = MadeTable(server, answer.json())
    info = made.see()
    assert info["state"] == "playing"
    assert info["number"] >= 3
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in info["seats"]] == [
        ("here", "Bruno", ""),
        ("bot", "Bot 1", "greedy"),
    ]
    with made.sit(0) as bruno:
        assert bruno.views[0]["scene"]
    # Its luck was not drawn by this server, and nobody is told that it was.
    assert server.get(f"/api/tables/{made.id}/fairness").json()["how"]["id"] == "fairness-link"
    fork = finished(server)
    assert server.get(f"/api/tables/{fork.id}/fairness").json()["how"]["id"] == "fairness-how"


def test_people_are_invited_to_it(server: ServerUnderTest) -> None:
    made = MadeTable(server, server.post("/api/links/play", asked(letters_of(), invited=[1])).json())
    assert sorted(made.keys) == [0, 1]
    assert made.see()["seats"][1]["claimed"] is False
    claim = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Cilka"}, made.keys[1])
    assert claim.status_code == 200, claim.text
    assert made.see()["seats"][1]["name"] == "Cilka"
    # A link opens its seat once.
    assert server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Dana"}, made.keys[1]).status_code >= 400


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"link": "AAAA"}, "why-link-damaged"),
        ({"at": 10_000}, "why-no-such-decision"),
        ({"seat": 9}, "why-no-such-seat"),
        ({"invited": [0]}, "why-no-such-seat"),
        ({"invited": [1, 1]}, "why-no-such-seat"),
        ({"bot": "nobody"}, "why-unknown-bot"),
        ({"name": ""}, "why-bad-name"),
    ],
)
def test_what_cannot_be_played_on_is_refused(server: ServerUnderTest, change: dict[str, Any], code: str) -> None:
    answer = server.post("/api/links/play", asked(letters_of(), **change) | change)
    assert answer.json()["code"] == code
    assert server.get("/api/tables").json() == []


def test_a_game_of_other_rules_cannot_be_played_on(server: ServerUnderTest) -> None:
    letters = letters_of(version="0.0")
    link = read_link(letters)
    broken = bytearray(link.packed)
    broken[0] ^= 1
    other = type(link)(link.header, bytes(broken)).to_text()
    assert server.post("/api/links/play", asked(other)).json()["code"] == "why-link-rules"


def test_a_game_not_on_this_shelf_is_refused(server: ServerUnderTest) -> None:
    link = read_link(letters_of())
    header = LinkHeader("replay", "chess", "1", 2, "s", {}, link.header.length, True)
    letters = type(link)(header, link.packed).to_text()
    assert server.post("/api/links/play", asked(letters)).json()["code"] == "why-unknown-game"


def test_the_price_covers_the_longest_game() -> None:
    assert ROUTES["POST /api/links/play"].rows >= MOST_PLAYED
