"""A letter that no database keeps, such as NUL, gets a clear answer: it is the sender's fault, not the database's."""

from __future__ import annotations

from typing import Any

import pytest

from fabletable.server.storage.health import trouble_in
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.test_devices import new_key

NUL = "a\x00b"
LONG = "k3v9wq2m7d"


def _asked(server: ServerUnderTest, made: MadeTable, key: str) -> list[tuple[str, str, Any, str]]:
    """List every way in which text of a stranger gets near the database."""
    table = f"/api/tables/{made.id}"
    seat = {"kind": "here", "name": NUL}
    new = {"game": "lanterns", "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    return [
        ("post", "/api/tables", {**new, "seats": [seat, seat]}, ""),
        ("post", "/api/tables", {**new, "game": NUL}, ""),
        ("post", "/api/tables", {**new, "terms": {"bot": NUL}}, ""),
        ("post", "/api/tables", {**new, "options": {NUL: NUL}}, ""),
        ("post", f"{table}/join", {"name": NUL}, made.join),
        ("post", f"{table}/join", {"name": "Eve"}, f"w.{NUL}"),
        ("post", f"{table}/seats/1/claim", {"name": NUL}, made.keys[1]),
        ("put", f"{table}/seats/0/name", {"name": NUL}, made.keys[0]),
        ("put", f"{table}/seats/0/entropy", {"text": NUL}, made.keys[0]),
        ("put", f"{table}/seats/1", {"kind": "bot", "bot": NUL, "name": NUL}, made.host),
        ("post", f"{table}/join-request", {"name": NUL}, ""),
        ("post", "/api/keys", {"name": NUL}, ""),
        ("put", "/api/keys", {"name": NUL}, key),
        ("post", "/api/keys/seats", {"table": NUL, "secrets": [NUL]}, key),
        ("post", "/api/keys/seats", {"table": made.id, "secrets": [NUL]}, key),
        ("post", "/api/keys/carry", {"tables": [NUL]}, key),
        ("post", "/api/keys/look", {"ticket": NUL}, ""),
        ("post", "/api/keys/take", {"ticket": NUL, "name": NUL}, ""),
        ("post", "/api/keys/take", {"ticket": NUL, "name": NUL, "bring": [NUL]}, ""),
        ("post", "/api/keys/recover", {"words": NUL, "name": "Eve"}, ""),
        ("post", "/api/keys/recover", {"secret": NUL, "name": "Eve"}, ""),
        ("put", "/api/notifications", {"email": NUL}, key),
        ("put", "/api/notifications", {"webhook": NUL}, key),
        ("put", "/api/notifications", {"language": NUL}, key),
        ("post", f"/api/mail/{LONG}", {"do": NUL}, ""),
        ("get", "/api/words/a%00b", None, ""),
        ("get", "/api/words/%E2%80%AEb", None, ""),
        ("get", "/api/tables/a%00b", None, ""),
        ("get", "/api/lobby?game=a%00b", None, ""),
        ("post", "/api/mail/a%00b", {"do": "stop"}, ""),
        ("delete", "/api/keys/devices/a%00b", None, key),
        ("delete", "/api/keys/seats/a%00b", None, key),
        ("delete", "/api/notebook/a%00b", None, key),
        ("put", "/api/mistakes/a%00b", {"kept": True}, key),
        ("post", "/api/mistakes", {"table": NUL}, key),
        ("get", "/api/puzzles/diceforge/a%00b", None, key),
        ("get", "/api/puzzles/a%00b/x", None, key),
        ("post", "/api/puzzles/diceforge/a%00b/answer", {"key": NUL}, key),
        ("post", "/api/puzzles/diceforge/x/play-on", {"name": NUL}, key),
        ("post", "/api/puzzles/run", {"game": NUL}, key),
        ("post", "/api/today", {"game": "diceforge", "name": NUL}, key),
        ("post", "/api/today", {"game": NUL}, key),
        ("get", "/api/today/a%00b/day/diceforge", None, key),
        ("post", "/api/duels", {"game": "lanterns", "name": NUL}, key),
        ("post", "/api/duels", {"game": "lanterns", "against": NUL}, key),
        ("post", "/api/duels", {"game": "lanterns", "options": {NUL: NUL}}, key),
        ("post", "/api/duels/open", {"link": NUL}, key),
        ("get", "/api/duels/a%00b", None, key),
        ("post", f"/api/duels/{LONG}", {"name": NUL}, key),
        ("post", "/api/links/play", {"link": NUL, "name": NUL, "at": 0, "seat": 0}, ""),
        ("post", f"{table}/game-link", {"words": NUL}, made.host),
    ]


@pytest.mark.on("postgres", "sqlite")
def test_it_is_refused_wherever_it_is_said(server: ServerUnderTest) -> None:
    key = new_key(server)
    made = server.set_table("Ada", "invited")
    odd: list[tuple[int, str, str]] = []
    for method, path, body, secret in _asked(server, made, key):
        headers = {"Authorization": f"Bearer {secret}"} if secret and secret.isprintable() else {}
        answer = server.client.request(method, path, json=body, headers=headers)
        if not 400 <= answer.status_code < 500 or not str(answer.json().get("code", "")).startswith("why-"):
            odd.append((answer.status_code, path, answer.text[:120]))
    assert odd == []


@pytest.mark.on("postgres", "sqlite")
def test_it_is_refused_at_the_table(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0) as ada:
        for frame in (
            {"type": "chat", "seat": 0, "text": NUL},
            {"type": "choose", "number": 0, "seat": 0, "key": NUL},
            {"type": "hold", "seat": 0, "bot": NUL},
        ):
            answer = ada.ask(frame.pop("type"), **frame)  # type: ignore[arg-type]
            assert (answer["type"], answer["code"][:4]) == ("refused", "why-")
            assert not answer["code"].startswith("why-database")


@pytest.mark.parametrize("state", ["22021", "22P05"])
def test_a_text_that_postgresql_does_not_take_is_no_broken_database(state: str) -> None:
    class Odd(Exception):
        sqlstate = state

    assert trouble_in(Odd()) == "why-odd-letters"
