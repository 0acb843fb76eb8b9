"""An ending of each game, and playing again: browsers of two people who get to the next table by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


# Each game on a desk or on a phone in every run, on both with `make soak`.
ON_A_PHONE = {"runebound"}
GAMES = ["prophecy", "witcher", "runebound"]


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.soak if game in ON_A_PHONE else []) for game in GAMES]
)
def test_a_game_ends_on_its_board_in_words(person: Meet, server: ServerProcess, game: str) -> None:
    table = server.finished(game, 2)
    ada = person()
    ada.open(f"/table/{table}/results")
    ada.page.locator(".stage svg").first.wait_for()
    ada.page.locator("figure.chart svg").first.wait_for()
    title = ada.page.locator("h1").inner_text()
    assert title.strip()
    winners = server.get(f"/api/tables/{table}")["result"]["winners"]
    assert ada.page.locator(".seat.won").count() == len(winners)
    assert ada.raw_ids() == []


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[] if game in ON_A_PHONE else pytest.mark.soak) for game in GAMES]
)
def test_an_ending_stays_within_a_phone(person: Meet, server: ServerProcess, game: str) -> None:
    table = server.finished(game, 2)
    mira = person(size=PHONE, touch=True, language="ru")
    mira.open(f"/table/{table}/results")
    mira.page.locator("figure.chart svg").first.wait_for()
    over = mira.page.evaluate(
        """() => [...document.querySelectorAll('.ending, .book, .book *:not(svg *), .time *:not(svg *)')]
            .filter(each => Math.max(each.getBoundingClientRect().right, each.scrollWidth) > innerWidth + 1)
            .map(each => each.className || each.tagName)"""
    )
    assert over == [], "nothing reaches over the edge of a phone"
    assert mira.raw_ids() == []


def test_two_people_play_again_one_seat_further(person: Meet, server: ServerProcess) -> None:
    seats = [{"kind": "here", "name": name} for name in ("Ada", "Mira")]
    made = server.post("/api/tables", {"game": "lanterns", "seats": seats, "start": True})
    table, keys = made["table"]["id"], {key["seat"]: key["secret"] for key in made["keys"]}
    server.play_out(table, keys)
    ada, mira = person(), person(name="Mira")
    for who, seat in ((ada, 0), (mira, 1)):
        who.open("/")
        kept = {
            table: {
                "table": table,
                "game": "lanterns",
                "host": "",
                "seats": {seat: keys[seat]},
                "invites": {},
                "seen": "",
            }
        }
        who.page.evaluate("kept => localStorage.setItem('fabletable.tables', JSON.stringify(kept))", kept)
    mira.open(f"/table/{table}")
    ada.open(f"/table/{table}/results")
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: "/table/" in url and table not in url and "results" not in url)
    mira.page.locator("[data-again]").click()
    mira.page.wait_for_url(ada.page.url)
    there = ada.page.url.rsplit("/", 1)[-1]
    assert [seat["name"] for seat in server.get(f"/api/tables/{there}")["seats"]] == ["Mira", "Ada"]
    mira.wait_for_turn()
