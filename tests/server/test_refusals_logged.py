"""Each 429 leaves a line in the log: which limit it was, and a shortened address."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fabletable.server.limits.access import Access
from fabletable.server.limits.rate_limits import shortened
from fabletable.server.logs import JsonLines
from fabletable.server.settings import Limits, Settings

TIGHT = Limits(
    words_at_once=1,
    words_per_table_at_once=1,
    letters_at_once=1,
    connections_per_address=1,
    sockets_per_address=1,
    thinking_at_once=1,
    tables_at_once=1,
)
VISITOR = "203.0.113.77"

LIMITS: dict[str, Callable[[Access], object]] = {
    "word": lambda access: access.may_guess(VISITOR),
    "letter": lambda access: access.may_write(VISITOR),
    "connection": lambda access: access.connect(VISITOR),
    "socket": lambda access: access.come_in(VISITOR),
    "thinking": lambda access: access.pay(VISITOR, thinking=1),
    "table": lambda access: access.may_ask(request("POST", "/api/tables")),
}


def request(method: str, path: str) -> Any:
    return {"type": "http", "method": method, "path": path, "headers": [], "client": (VISITOR, 50000)}


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    told = [msgspec.json.decode(JsonLines().format(record)) for record in caplog.records]
    return [line for line in told if line["message"] == "too many"]


@pytest.mark.parametrize("limit", LIMITS)
def test_each_refusal_names_its_limit(limit: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    access = Access(replace(Settings(host="0.0.0.0", secret="x" * 16), limits=TIGHT))
    ask = LIMITS[limit]
    assert ask(access)
    assert lines(caplog) == []
    for count in (1, 2):
        assert not ask(access)
        assert len(lines(caplog)) == count
    line = lines(caplog)[0]
    assert (line["limit"], line["address"], line["level"]) == (limit, "203.0.113.0/24", "warning")


def test_the_words_of_a_table_name_the_table(caplog: pytest.LogCaptureFixture) -> None:
    access = Access(replace(Settings(host="0.0.0.0", secret="x" * 16), limits=TIGHT))
    assert access.may_guess_at("aggm25z54m")
    assert not access.may_guess_at("aggm25z54m")
    assert [(line["limit"], line["table"]) for line in lines(caplog)] == [("word-of-table", "aggm25z54m")]


def test_what_all_addresses_share_is_told_apart(caplog: pytest.LogCaptureFixture) -> None:
    limits = replace(TIGHT, thinking_at_once=100, server_thinking_at_once=1)
    access = Access(replace(Settings(host="0.0.0.0", secret="x" * 16), limits=limits))
    assert access.pay(VISITOR, thinking=1)
    assert not access.pay("198.51.100.9", thinking=1)
    assert [line["limit"] for line in lines(caplog)] == ["server thinking"]


@pytest.mark.parametrize(
    ("address", "short"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3::4", "2001:db8:1::/48"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_is_shortened(address: str, short: str) -> None:
    assert shortened(address) == short
