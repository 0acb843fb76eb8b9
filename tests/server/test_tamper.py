"""Hostile clients: wrong seats, wrong secrets, foreign origins, malformed and huge frames, other people's option keys.

Nothing they send changes the table, crashes the server or shows them anything; each is refused with a code.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from tests.server.hostile import MANY, hostile_frames
from tests.server.people import MadeTable, Person, ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")


def _attack(made: MadeTable, luck: Random, frames: int, secret: str | None) -> list[str]:
    """Send that many from one chair, coming back whenever we are thrown out; everything heard, as text."""
    heard: list[str] = []
    keys = [choice["key"] for choice in made.last[0]["ask"]["choices"]]
    hostile = hostile_frames(luck, keys)
    left = frames
    while left > 0:
        with made.server.sit(made.id, *([secret] if secret else [])) as eve:
            try:
                while left > 0:
                    left -= 1
                    heard.append(_answer(eve, next(hostile)))
            except WebSocketDisconnect as out:
                if not 4400 <= out.code < 4600:
                    raise
    return heard


def _answer(eve: Person, frame: str | bytes) -> str:
    """Return the answer; always a code, never silence."""
    if isinstance(frame, bytes):
        eve.session.send_bytes(frame)
    else:
        eve.session.send_text(frame)
    while True:
        answer = eve.hear()
        if answer["type"] in ("refused", "error"):
            assert answer["code"].startswith("why-"), answer
            return msgspec.json.encode(answer).decode()
        assert answer["type"] in ("table", "view", "proposal"), (frame, answer)


def _attack_rest(server: ServerUnderTest, made: MadeTable, luck: Random, requests: int) -> list[str]:
    heard = []
    for _ in range(requests):
        table = luck.choice([made.id, "nothing", "..%2f..", "a" * 500, "%00", "' OR 1=1 --"])
        part = luck.choice(["", "/record", "/record?public=true", "/replay?seat=0", "/replay?seat=x", "/start"])
        secret = luck.choice(["", "x", "x" * 199, made.keys[1][:-1], made.id, "Bearer"])
        body: Any = luck.choice([None, [], {}, "x", {"name": ["x"]}, {"name": "\x00"}, {"game": 7}])
        method = luck.choice(["GET", "POST", "PUT", "DELETE", "PATCH"])
        seat = luck.choice(["0", "1", "9", "-1", "x"])
        path = luck.choice([f"/api/tables/{table}{part}", f"/api/tables/{table}/seats/{seat}/claim", "/api/tables"])
        origin = {"Origin": "https://evil.example"} if luck.random() < 0.2 else {}
        headers = {"Authorization": f"Bearer {secret}", **origin}
        answer = server.client.request(method, path, json=body, headers=headers)
        assert answer.status_code < 500, (method, path, body, answer.text)
        if answer.status_code >= 400:
            assert answer.json()["code"].startswith("why-"), (method, path, answer.text)
        heard.append(answer.text)
    return heard


def _tamper(settings: Settings, caplog: pytest.LogCaptureFixture, frames: int) -> None:
    caplog.set_level(logging.WARNING)
    luck = Random(frames)
    app = make_app(replace(settings, limits=MANY))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        made = server.set_table("Ada", "Mira", "invited")
        server.put(f"/api/tables/{made.id}/seats/2", {"kind": "bot", "bot": "random"}, made.host)
        made.start()
        with made.sit(0) as ada:
            made.last = ada.views
            hand = [card["id"] for card in ada.views[0]["scene"]["mats"][0]["zones"][0]["pieces"]]
            heard = _attack(made, luck, frames * 6 // 10, made.keys[1])
            heard += _attack(made, luck, frames * 2 // 10, None)
            heard += _attack_rest(server, made, luck, frames * 2 // 10)
        row = app.state.service.tables.get(made.id).replica.row
        for secret in (row.seed, row.secret, made.host, *made.keys.values(), *hand):
            assert not [text for text in heard if secret in text], "nothing leaks"
        assert made.see()["number"] == 0, "nothing happened"
        assert made.see()["seats"][0]["held"] is False
        with made.sit(0) as ada:
            assert ada.choose(0, "roll")["type"] == "accepted", "and Ada plays on"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_hostile_clients_change_nothing(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    _tamper(settings, caplog, 600)


@pytest.mark.soak
def test_ten_thousand_hostile_frames(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    _tamper(settings, caplog, 10_000)
