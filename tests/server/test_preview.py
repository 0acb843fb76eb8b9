"""The preview of a table in messengers."""

from __future__ import annotations

import re
from dataclasses import replace
from io import BytesIO

import pytest
from litestar.testing import TestClient
from PIL import Image

from fabletable.server.app import make_app
from fabletable.server.http import page_files
from fabletable.server.settings import Settings
from tests.server.people import ServerUnderTest

HERE = "http://127.0.0.1"

pytestmark = pytest.mark.on("sqlite")


def tags(text: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="(og:[a-z:_]+)" content="([^"]*)"', text))


@pytest.mark.skipif(not (page_files.PAGE / "index.html").is_file(), reason="the page is not built")
def test_title_who_sits_there_and_no_secret(settings: Settings) -> None:
    with TestClient(make_app(replace(settings, origin=HERE)), base_url=HERE) as client:
        server = ServerUnderTest(client)
        made = server.set_table("Ada <b>", "invited", "invited", game="diceforge")
        shown = client.get(f"/table/{made.id}").text
        told = tags(shown)
        assert told["og:title"] == "Ada &lt;b&gt; keeps a seat for you at Dice Forge"
        assert "2 of 3 seats are free" in told["og:description"]
        assert told["og:image"] == f"{HERE}/api/tables/{made.id}/preview.png"
        assert not any(secret in shown for secret in (made.join, made.host, *made.keys.values()))
        hidden = server.set_table("Ada", "invited", game="diceforge", hide_names=True, language="cs")
        assert "Ada" not in str(tags(client.get(f"/table/{hidden.id}").text))
        assert tags(client.get("/table/2222222222").text) == tags(client.get("/").text) == {}


@pytest.mark.skipif(not (page_files.PAGE / "index.html").is_file(), reason="the page is not built")
def test_a_name_that_is_hidden_is_told_no_more_anywhere(settings: Settings) -> None:
    """Neither an answer made a moment ago nor another process tells it."""
    settings = replace(settings, origin=HERE)
    with (
        TestClient(make_app(settings), base_url=HERE) as client,
        TestClient(make_app(settings), base_url=HERE) as other,
    ):
        made = ServerUnderTest(client).set_table("Ada", "invited", game="diceforge")
        before = [each.get(f"/table/{made.id}").text for each in (client, other)]
        assert ["Ada keeps a seat" in tags(page)["og:title"] for page in before] == [True, True]
        answer = client.put(f"/api/tables/{made.id}/names", json={"hidden": True}, headers=_host(made.host))
        assert answer.status_code == 200
        for each in (client, other):
            assert "Ada" not in str(tags(each.get(f"/table/{made.id}").text))
        picture = client.get(f"/api/tables/{made.id}/preview.png")
        assert "public" not in picture.headers["Cache-Control"], "nobody between us keeps a picture with a name"


def _host(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


@pytest.mark.parametrize("game", ["diceforge", "prophecy", "runebound", "witcher", "lanterns"])
def test_the_board_as_a_picture(server: ServerUnderTest, game: str) -> None:
    made = server.set_table("Ada", "invited", game=game)
    answer = server.get(f"/api/tables/{made.id}/preview.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    picture = Image.open(BytesIO(answer.content))
    assert (picture.size, picture.format) == ((1200, 630), "PNG")
    again = server.get(f"/api/tables/{made.id}/preview.png")
    assert again.content == answer.content
