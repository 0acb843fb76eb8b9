"""Icons by name, out of the set that came with the page; boxes and titles with the shelf."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletable.server.http import icons
from tests.server.people import ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")

SET = {"mark": "abc123", "icons": {"owl": "<path d='M0 0'/>", "fox-head": "<path d='M1 1'/>", "rat": "<path/>"}}


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(icons, "PAGE", tmp_path)
    icons.held_set.cache_clear()
    yield tmp_path
    icons.held_set.cache_clear()


def test_only_those_that_are_asked_for(server: ServerUnderTest, page: Path) -> None:
    (page / "icons.json").write_text(json.dumps(SET))
    answer = server.client.get("/api/icons", params={"names": "owl,fox-head,nobody"})
    assert answer.json() == {"owl": SET["icons"]["owl"], "fox-head": SET["icons"]["fox-head"]}  # type: ignore[index]


def test_whoever_knows_the_set_may_keep_them_for_ever(server: ServerUnderTest, page: Path) -> None:
    (page / "icons.json").write_text(json.dumps(SET))
    known = server.client.get("/api/icons", params={"names": "owl", "of": "abc123"})
    other = server.client.get("/api/icons", params={"names": "owl", "of": "another"})
    assert "immutable" in known.headers["cache-control"]
    assert other.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("names", ["", "../secret", "Owl", "owl,,rat", ",".join(["owl"] * 129), "owl" * 9000])
def test_what_is_no_list_of_names_is_refused_in_words(server: ServerUnderTest, page: Path, names: str) -> None:
    answer = server.client.get("/api/icons", params={"names": names})
    assert answer.status_code == 400
    assert answer.json()["code"] == "why-not-understood"


def test_without_a_page_there_are_none(server: ServerUnderTest, page: Path) -> None:
    assert server.client.get("/api/icons", params={"names": "owl"}).json() == {}


def test_the_shelf_tells_how_each_game_looks(server: ServerUnderTest) -> None:
    games = {game["key"]: game for game in server.get("/api/games").json()["games"]}
    forge, plain = games["diceforge"], games["lanterns"]
    assert forge["titles"]["ru"] == "Грани судьбы"
    assert forge["mottos"]["en"] == "Forge your fate, face by face"
    assert forge["box"]["cover"]["scenery"] == "sea"
    assert forge["box"]["dark"]["map"]["sea"] == "#0f4258"
    # A game without a box is told as such, and looks as the server does.
    assert "cover" not in plain["box"]
    assert plain["titles"] == {}
