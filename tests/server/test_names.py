"""Names and messages are readable for all and hide no person."""

from __future__ import annotations

import pytest

from fabletable.kernel import Refused
from fabletable.table.names import clean, clean_name, shown_safely, told_apart
from tests.server.people import ServerUnderTest


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("Žofie Ďáblová", "Žofie Ďáblová"),
        ("Юлия", "Юлия"),
        ("Nguyễn", "Nguyễn"),
        ("नमस्ते", "नमस्ते"),
        ("🐉 dragon", "🐉 dragon"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_are_kept_as_people_write_them(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "typed",
    [
        "Ada\x1b[31m",
        "Ada\x00",
        "\u202eadA",
        "Ada\u2066",
        "Ada\u200b",
        "A\u200dda",
        "\ufeffAda",
        "A\u00adda",
        "\u3164",
        "\u2800",
        "Z" + "\u0301\u0302\u0303\u0304",
        "\u0301Ada",
        "Ada\ue000",
        "\ud800",
    ],
)
def test_names_that_hide_or_climb_are_refused(typed: str) -> None:
    with pytest.raises(Refused, match="why-odd-letters") as no:
        clean_name(typed)
    assert str(no.value.arguments["letters"]).startswith("U+")


@pytest.mark.parametrize("typed", ["", "   ", "\n", "x" * 41])
def test_names_have_one_to_forty_letters(typed: str) -> None:
    with pytest.raises(Refused, match="why-bad-name"):
        clean_name(typed)


def test_emoji_may_be_joined_in_a_message() -> None:
    family = "👩\u200d👧"
    assert clean(f"{family}\nhello", 500, "why-bad-chat") == f"{family}\nhello"


def test_equal_names_are_told_apart() -> None:
    assert told_apart("Ada", ["Bob"]) == "Ada"
    assert told_apart("ADA", ["Ada"]) == "ADA (2)"
    assert told_apart("Ada", ["Ada", "ada (2)"]) == "Ada (3)"
    assert told_apart("", [""]) == "", "an empty seat has no name"


def test_what_is_printed_steers_no_terminal() -> None:
    assert shown_safely("a\x1b[2Jb\u202ec\nd") == "a\ufffd[2Jb\ufffdc\nd"


@pytest.mark.on("sqlite")
def test_at_a_table_too(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "ada", "invited")
    claimed = server.post(f"/api/tables/{made.id}/seats/2/claim", {"name": "Ada"}, made.keys[2]).json()
    assert [seat["name"] for seat in claimed["table"]["seats"]] == ["Ada", "ada (2)", "Ada (3)"]
    renamed = server.put(f"/api/tables/{made.id}/seats/2/name", {"name": "Ada (3)"}, claimed["secret"]).json()
    assert renamed["seats"][2]["name"] == "Ada (3)", "one's own name is not taken"
    changed = server.put(f"/api/tables/{made.id}/seats/1", {"kind": "here", "name": "ADA"}, made.host).json()
    assert changed["table"]["seats"][1]["name"] == "ADA (2)"
    no = server.post("/api/tables", {"game": "lanterns", "seats": [{"kind": "here", "name": "\u202eAda"}] * 2})
    assert (no.status_code, no.json()["code"]) == (400, "why-odd-letters")
