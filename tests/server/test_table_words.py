"""A table's word is short enough to be read aloud, so clients may try only few of them, anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.app import make_app
from fabletable.server.settings import Limits, Settings
from fabletable.table.gate import TABLE_SYLLABLES, new_word
from tests.server.people import MadeTable, ServerUnderTest

pytestmark = pytest.mark.on("sqlite")

FEW = Limits(words_at_once=5, words_a_minute=0.001, words_per_table_at_once=8, words_per_table_a_minute=0.001)
WRONG = "ZZZZZZ"

Try = Callable[[ServerUnderTest, MadeTable, str, str], Any]


def _from(address: str) -> dict[str, str]:
    return {"X-Test-Address": address}


def by_claim(server: ServerUnderTest, made: MadeTable, word: str, address: str) -> Any:
    headers = {"Authorization": f"Bearer w.{word}", **_from(address)}
    return server.client.post(f"/api/tables/{made.id}/seats/1/claim", json={"name": "Eve"}, headers=headers)


def by_join(server: ServerUnderTest, made: MadeTable, word: str, address: str) -> Any:
    headers = {"Authorization": f"Bearer w.{word}", **_from(address)}
    return server.client.post(f"/api/tables/{made.id}/join", json={"name": "Eve"}, headers=headers)


def by_door(server: ServerUnderTest, made: MadeTable, word: str, address: str) -> Any:
    headers = {"Authorization": f"Bearer w.{word}", **_from(address)}
    return server.client.get(f"/api/tables/{made.id}/invitation", headers=headers)


def by_shelf(server: ServerUnderTest, made: MadeTable, word: str, address: str) -> Any:
    return server.client.get(f"/api/words/{word}", headers=_from(address))


WAYS: list[Try] = [by_claim, by_join, by_door, by_shelf]


@pytest.fixture
def server(settings: Settings) -> Iterator[ServerUnderTest]:
    """Run a server that believes the address a request names."""
    app = make_app(replace(settings, limits=FEW))
    served = app.asgi_handler

    async def named(scope: Any, receive: Any, send: Any) -> None:
        for name, value in scope.get("headers", []):
            if name == b"x-test-address":
                scope["client"] = (value.decode(), 1)
        await served(scope, receive, send)

    app.asgi_handler = named
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


@pytest.mark.parametrize("way", WAYS)
def test_an_address_has_few_tries_wherever_a_word_opens_something(server: ServerUnderTest, way: Try) -> None:
    made = server.set_table("Ada", "invited")
    answers = [way(server, made, WRONG, "192.0.2.1") for _ in range(6)]
    assert [answer.status_code == 429 for answer in answers] == [False] * 5 + [True]
    for other in WAYS:
        refused = other(server, made, made.word, "192.0.2.1")
        assert (refused.status_code, refused.json()["code"]) == (429, "why-too-many"), other.__name__
    assert made.see()["seats"][1]["claimed"] is False
    assert by_shelf(server, made, made.word, "192.0.2.2").status_code == 200, "others are not kept out by it"


@pytest.mark.parametrize("way", [by_claim, by_join, by_door])
def test_a_table_has_few_tries_from_however_many_addresses(server: ServerUnderTest, way: Try) -> None:
    made, other = server.set_table("Ada", "invited"), server.set_table("Ada", "invited")
    answers = [way(server, made, WRONG, f"192.0.2.{n}") for n in range(1, 10)]
    assert [answer.status_code == 429 for answer in answers] == [False] * 8 + [True]
    for every in WAYS:
        assert every(server, made, made.word, "198.51.100.1").status_code == 429, every.__name__
    assert by_join(server, other, other.word, "198.51.100.2").status_code == 200


@pytest.mark.parametrize("way", [by_door, by_shelf])
def test_the_right_word_costs_nothing(server: ServerUnderTest, way: Try) -> None:
    """The page looks at the invitation every few seconds while its owner types a name."""
    made = server.set_table("Ada", "invited")
    assert {way(server, made, made.word.lower(), "192.0.2.1").status_code for _ in range(20)} == {200}
    assert by_claim(server, made, made.word, "192.0.2.1").status_code == 200


def test_a_word_is_good_only_while_the_table_gathers(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "invited")
    mira = by_join(server, made, made.word, "192.0.2.1").json()
    made.start()
    with server.sit(made.id, mira["secret"]) as person:
        person.ask("leave", seat=1)
    assert made.see()["seats"][1]["presence"] == "left"
    assert by_claim(server, made, made.word, "192.0.2.2").json()["code"] == "why-wrong-secret"
    assert by_join(server, made, made.word, "192.0.2.2").json()["code"] == "why-wrong-secret"
    assert by_door(server, made, made.word, "192.0.2.2").json()["free"] == []
    assert by_shelf(server, made, made.word, "192.0.2.2").json()["code"] == "why-no-such-word"
    new = server.post(f"/api/tables/{made.id}/link", secret=made.host).json()
    assert new["word"] == "", "the link alone opens a game that is on"
    headers = {"Authorization": f"Bearer {new['join']}"}
    joined = server.client.post(f"/api/tables/{made.id}/join", json={"name": "Eve"}, headers=headers)
    assert joined.status_code == 200


def test_words_have_three_syllables_and_come_back(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(server.set_table("Ada", "invited").word) == 2 * TABLE_SYLLABLES == 6
    monkeypatch.setattr("fabletable.table.invitations.invitations.new_word", lambda _: "BABABA")
    first = server.set_table("Ada", "invited")
    assert first.word == "BABABA"
    assert server.set_table("Ada", "invited").word == "", "another table has the only word there is"
    by_join(server, first, "BABABA", "192.0.2.1")
    first.start()
    again = server.set_table("Ada", "invited")
    assert again.word == "BABABA", "a game that has begun needs its word no more"
    assert by_shelf(server, again, "BABABA", "192.0.2.1").json()["table"]["id"] == again.id


def test_the_words_of_a_keyring_are_as_long_as_they_were() -> None:
    assert len(new_word(2)) == 4
