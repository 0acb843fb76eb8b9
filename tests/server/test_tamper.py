"""Hostile clients: wrong seats, wrong secrets, foreign origins, malformed and huge frames, other people's option keys.

Nothing they send changes the table, crashes the server or shows them anything; each is refused with a code.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Limits, Settings
from tests.server.people import Inn, Made, Person

MANY = Limits(
    frames_a_second=1e9,
    frames_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    replays_a_second=1e9,
    replays_at_once=1e9,
    tables_a_minute=1e9,
    tables_at_once=1e9,
    sockets_per_address=10**9,
)

ODD: list[Any] = [-1, 0, 1, 2**31, 2**63, 10**40, 1.5, True, None, "", "0", "roll", "\x00", "x" * 300, [], {}, [[]]]
KINDS = ["hello", "choose", "undo", "propose", "answer", "hint", "hold", "back", "chat", "ping", "view", "", "__init__"]
FIELDS = ["id", "number", "seat", "key", "to", "agree", "bot", "text", "secrets", "table", "more"]


def hostile_frames(luck: Random, victims_keys: list[str]) -> Iterator[str | bytes]:
    """Endless frames that are wrong in some way, whoever sits at seat 1 sends them while seat 0 is asked."""
    while True:
        yield luck.choice(_WAYS)(luck, victims_keys)


def _another_seat(luck: Random, keys: list[str]) -> str:
    return _frame(type="choose", id=_id(luck), number=0, seat=luck.choice([0, 2, -1, 99]), key=luck.choice(keys))


def _not_my_turn(luck: Random, keys: list[str]) -> str:
    return _frame(type="choose", id=_id(luck), number=luck.choice([0, 1, -1, 5]), seat=1, key=luck.choice(keys))


def _no_such_step_back(luck: Random, _: list[str]) -> str:
    return luck.choice(
        [
            _frame(type="undo", id=_id(luck), number=0, seat=luck.choice([0, 1])),
            _frame(type="propose", id=_id(luck), number=0, seat=1, to=luck.choice([-1, 0, 1, 999])),
            _frame(type="answer", id=_id(luck), number=0, seat=1, agree=True),
            _frame(type="hint", id=_id(luck), number=0, seat=luck.choice([0, 1])),
            _frame(type="hold", id=_id(luck), seat=luck.choice([0, 7, -3]), bot="random"),
            _frame(type="back", id=_id(luck), seat=0),
            _frame(type="chat", id=_id(luck), seat=0, text="I am Ada"),
        ]
    )


def _odd_fields(luck: Random, _: list[str]) -> str:
    """A frame of some kind with something odd in every field."""
    fields = {name: luck.choice(ODD) for name in luck.sample(FIELDS, luck.randrange(len(FIELDS)))}
    fields.pop("seat", None) if luck.random() < 0.5 else None
    frame = {"type": luck.choice(KINDS), **fields}
    if frame["type"] == "ping" and len(frame) == 1:
        frame["more"] = 1
    try:
        return msgspec.json.encode(frame).decode()
    except (OverflowError, msgspec.MsgspecError):
        return '{"type": "choose", "number": 1e400}'


def _bad_id(luck: Random, keys: list[str]) -> str:
    return _frame(type="choose", id=luck.choice(["", "x" * 65, "\x00", "a b", "é"]), number=0, seat=1, key=keys[0])


def _no_json(luck: Random, _: list[str]) -> str | bytes:
    whole = '{"type": "choose", "id": "a", "number": 0, "seat": 1, "key": "roll"}'
    broken: list[str | bytes] = [
        "",
        "null",
        "[]",
        "{",
        '"choose"',
        "[" * 5000,
        '{"a":' * 2000,
        '{"type": "choose", "id": "\\ud800", "number": 0, "seat": 1, "key": "\\udfff"}',
        whole[: luck.randrange(len(whole))],
        whole.replace("0", "0" * 50),
        whole + whole,
        "\x00" * 20,
        bytes(luck.randrange(256) for _ in range(40)),
        whole.encode("utf-16"),
    ]
    return luck.choice(broken)


def _huge(luck: Random, _: list[str]) -> str:
    return _frame(type="chat", id="a", seat=1, text="x" * luck.choice([16_400, 40_000]))


_WAYS: list[Callable[[Random, list[str]], str | bytes]] = [
    *[_another_seat] * 6,
    *[_not_my_turn] * 6,
    *[_no_such_step_back] * 6,
    *[_odd_fields] * 12,
    *[_bad_id] * 2,
    *[_no_json] * 6,
    _huge,
]


def _frame(**fields: Any) -> str:
    return msgspec.json.encode(fields).decode()


def _id(luck: Random) -> str:
    return f"t{luck.randrange(10**9)}"


def _attack(made: Made, luck: Random, frames: int, secret: str | None) -> list[str]:
    """Send that many from one chair, coming back whenever we are thrown out; everything heard, as text."""
    heard: list[str] = []
    keys = [choice["key"] for choice in made.last[0]["ask"]["choices"]]
    hostile = hostile_frames(luck, keys)
    left = frames
    while left > 0:
        with made.inn.sit(made.id, *([secret] if secret else [])) as eve:
            try:
                while left > 0:
                    left -= 1
                    heard.append(_answer(eve, next(hostile)))
            except WebSocketDisconnect as out:
                if not 4400 <= out.code < 4600:
                    raise
    return heard


def _answer(eve: Person, frame: str | bytes) -> str:
    """What came back; always a code, never silence."""
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


def _attack_rest(inn: Inn, made: Made, luck: Random, requests: int) -> list[str]:
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
        answer = inn.client.request(method, path, json=body, headers=headers)
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
        inn = Inn(client)
        made = inn.set_table("Ada", "Mira", "invited")
        inn.put(f"/api/tables/{made.id}/seats/2", {"kind": "bot", "bot": "random"}, made.host)
        made.start()
        with made.sit(0) as ada:
            made.last = ada.views
            hand = [card["id"] for card in ada.views[0]["scene"]["mats"][0]["zones"][0]["pieces"]]
            heard = _attack(made, luck, frames * 6 // 10, made.keys[1])
            heard += _attack(made, luck, frames * 2 // 10, None)
            heard += _attack_rest(inn, made, luck, frames * 2 // 10)
        row = app.state.house.tables_open[made.id].row
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
