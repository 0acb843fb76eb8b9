"""Every game on the shelf through the server: a person's first turns against bots, seen by a spectator too."""

from __future__ import annotations

import pytest

from fabletable.games import find
from fabletable.games import shelf as shelf_keys
from tests.server.people import ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")

TURNS = 8


@pytest.mark.parametrize("game", [key for key in shelf_keys() if key != "lanterns"])
def test_the_first_turns(server: ServerUnderTest, game: str) -> None:
    seats = max(2, find(game).players[0])
    made = server.set_table("Ada", *["bot:greedy"] * (seats - 1), game=game, start=True)
    with made.sit(0) as ada, made.watch() as guest:
        for _ in range(TURNS):
            ada.until_asked(0)
            ada.go_on(0)
        view = guest.caught_up(ada.views[0]["number"], None)
        assert view["scene"]["game"] == game
        assert view["ask"] is None
        ask = ada.until_asked(0)
        hint = ada.ask("hint", number=ada.views[0]["number"], seat=0)
        assert hint["key"] in [choice["key"] for choice in ask["choices"]]
    frames = server.get(f"/api/tables/{made.id}/replay?seat=0&from=0&to=3", made.keys[0]).json()["frames"]
    assert len(frames) == 4
    assert server.get(f"/api/games/{game}/text/en").status_code == 200


def test_a_catalogue_is_packed_for_whoever_can_unpack_it(server: ServerUnderTest) -> None:
    plain = server.client.get("/api/games/diceforge/text/en", headers={"Accept-Encoding": "identity"})
    packed = server.client.get("/api/games/diceforge/text/en", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.text == plain.text
    again = server.client.get("/api/games/diceforge/text/en", headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
