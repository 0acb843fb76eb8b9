"""Replaced faces stay inside the panel of deeds, at the end of a long game too."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

RUNS_OUT = """() => [...document.querySelectorAll('section.own [data-zone^=replaced] .face')].filter(face => {
    const panel = face.closest('[data-zone^=deeds]').getBoundingClientRect();
    return face.getBoundingClientRect().right > panel.right - 8;
}).length"""


def test_the_replaced_faces_of_a_finished_game_stay_in_their_panel(person: Meet, server: ServerProcess) -> None:
    bots = [{"kind": "bot", "bot": "greedy:smith"}, {"kind": "bot", "bot": "greedy:smith"}]
    wanted = {"game": "diceforge", "seats": bots, "start": True, "visibility": "public"}
    table: str = server.post("/api/tables", wanted)["table"]["id"]
    server.watch_to_the_end(table)
    ada = person(size=(1280, 720))
    ada.open(f"/table/{table}")
    ada.page.locator("section.own [data-zone^=deeds]").first.wait_for()
    assert ada.page.evaluate(RUNS_OUT) == 0
