"""A server answers every number clearly: nothing breaks or waits because of a huge or odd one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from msgspec.inspect import BoolType, IntType, ListType, LiteralType, StructType, Type, UnionType, type_info

from fabletable.table.features import COMMANDS
from fabletable.table.service.commands import ClientFrame, Signal, tag_of
from fabletable.table.session import Hello
from tests.server.people import Frame, Person, ServerUnderTest

# As they stand in the JSON. The last are no JSON at all, and who sends them hears that.
HUGE = ["2147483648", "-2147483649", "9223372036854775808", "18446744073709551616", "9" * 400, "-1", "0.5", "1e308",
        "-1e400", "NaN", "-Infinity"]  # fmt: skip
HERE = "the number"
OURS = ("why-server-error", "why-database-broken")
LIKELY = {"bot": "random", "text": "good evening"}
AT_A_TABLE = [kind for kind in COMMANDS if kind is not Hello]


@pytest.mark.on("sqlite", soak="postgres")
def test_every_command_answers_them(server: ServerUnderTest, caplog: pytest.LogCaptureFixture) -> None:
    made = server.set_table("Ada", "Mira", start=True, terms={"clock": {"kind": "evening"}})
    frames = [(kind, *frame) for kind in AT_A_TABLE for frame in _with_huge_numbers(kind, LIKELY)]
    with made.sit(0) as ada:
        for kind, name, frame in frames:
            said = _answer(ada, kind, name, frame)
            assert said.get("code") not in OURS, frame
            assert said["type"] != "refused" or said["code"].startswith("why-"), frame
    assert [record.message for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
    assert made.see()["number"] == 0
    assert {"propose", "lay", "point"} <= {tag_of(kind) for kind, _, _ in frames}


@pytest.mark.on("sqlite", soak="postgres")
def test_hello_answers_them(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    for _, frame in _with_huge_numbers(Hello, {"table": made.id, "secrets": [made.keys[0]], "screen": False}):
        with server.client.websocket_connect("/api/live") as socket:
            socket.send_text(frame)
            first = msgspec.json.decode(socket.receive_text(timeout=20))
            assert first["type"] == "welcome" or first["code"] in ("why-not-understood", "why-hello-first"), frame


@pytest.mark.parametrize("kind", list(COMMANDS), ids=tag_of)
def test_every_number_of_a_frame_is_bounded(kind: type[ClientFrame]) -> None:
    """Any database can store a bounded number, and any answer may repeat it."""
    assert [path for path, number in _numbers(type_info(kind)) if number.ge is None or number.le is None] == []


def _answer(person: Person, kind: type[ClientFrame], name: str, frame: str) -> Frame:
    """Return what comes back for a frame; for a signal the answer to a ping after it at the latest."""
    person.session.send_text(frame)
    if issubclass(kind, Signal):
        person.say({"type": "ping"})
    while True:
        heard = person.hear()
        if heard["type"] in ("error", "pong") or heard.get("id") == name:
            return heard


def _with_huge_numbers(kind: type[ClientFrame], told: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the id and the text of this frame with each number of it huge, one at a time."""
    for place, (value, number) in enumerate(product(_odd(type_info(kind)), HUGE)):
        own = {"id": f"{tag_of(kind)}-{place}"} if "id" in value else {}
        fields = {name: told.get(name, given) for name, given in value.items()}
        text = msgspec.json.encode({"type": tag_of(kind), **fields, **own}).decode()
        yield f"{tag_of(kind)}-{place}", text.replace(f'"{HERE}"', number)


def _plain(kind: Type) -> list[Any]:
    """Return values of a type: all there are of a literal, one of anything else."""
    if isinstance(kind, LiteralType):
        return list(kind.values)
    if isinstance(kind, UnionType):
        return _plain(kind.types[0])
    if isinstance(kind, StructType):
        return [dict(zip(_names(kind), values, strict=True)) for values in _products(kind)]
    if isinstance(kind, ListType):
        return [[]]
    return [0 if isinstance(kind, IntType) else True if isinstance(kind, BoolType) else "x"]


def _odd(kind: Type) -> list[Any]:
    """Return values of a type with a huge number in one place, which is marked."""
    if isinstance(kind, IntType):
        return [HERE]
    if isinstance(kind, UnionType):
        return [found for each in kind.types for found in _odd(each)]
    if isinstance(kind, ListType):
        return [[found] for found in _odd(kind.item_type)]
    if isinstance(kind, StructType):
        return [
            {**plain, field.encode_name: odd}
            for field in kind.fields
            for odd in _odd(field.type)
            for plain in _plain(kind)
        ]
    return []


def _names(kind: StructType) -> list[str]:
    return [field.encode_name for field in kind.fields]


def _products(kind: StructType) -> Iterator[tuple[Any, ...]]:
    return product(*(_plain(field.type) for field in kind.fields))


def _numbers(kind: Type, path: str = "") -> list[tuple[str, IntType]]:
    """Return all whole numbers in a type, by their paths."""
    if isinstance(kind, IntType):
        return [(path, kind)]
    if isinstance(kind, UnionType):
        return [found for each in kind.types for found in _numbers(each, path)]
    if isinstance(kind, ListType):
        return _numbers(kind.item_type, f"{path}[]")
    if isinstance(kind, StructType):
        return [found for field in kind.fields for found in _numbers(field.type, f"{path}.{field.encode_name}")]
    return []
