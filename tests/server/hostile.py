"""The frames of hostile clients: wrong seats, malformed and huge frames, other people's option keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from fabletable.server.settings import Limits

MANY = Limits(
    frames_a_second=1e9,
    frames_at_once=1e9,
    requests_a_second=1e9,
    requests_at_once=1e9,
    replays_a_second=1e9,
    replays_at_once=1e9,
    tables_a_minute=1e9,
    tables_at_once=1e9,
    pages_a_second=1e9,
    pages_at_once=1e9,
    looks_a_second=1e9,
    looks_at_once=1e9,
    rows_at_once=1e9,
    bytes_at_once=1e12,
    thinking_at_once=1e9,
    server_tables_at_once=1e9,
    server_rows_at_once=1e9,
    server_bytes_at_once=1e12,
    server_thinking_at_once=1e9,
    sockets_per_address=60_000,
    connections_per_address=60_000,
)

ODD: list[Any] = [-1, 0, 1, 2**31, 2**63, 10**40, 1.5, True, None, "", "0", "roll", "\x00", "x" * 300, [], {}, [[]]]
KINDS = ["hello", "choose", "undo", "propose", "answer", "hint", "hold", "back", "chat", "ping", "view", "", "__init__"]
FIELDS = ["id", "number", "seat", "key", "to", "agree", "bot", "text", "secrets", "table", "more"]


def hostile_frames(luck: Random, victims_keys: list[str]) -> Iterator[str | bytes]:
    """Yield endless frames that are wrong in some way; seat 1 sends them while seat 0 is asked."""
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
    """Make a frame of some kind with something odd in every field."""
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
