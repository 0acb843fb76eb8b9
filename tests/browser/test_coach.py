"""The coach on the page: a hint with reasons, a review with progress and a curve, a jump into the replay, what if."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def over(server: ServerProcess) -> str:
    """Have bots play a public game to its end, which everyone may review."""
    bots = [{"kind": "bot", "bot": "medium"}, {"kind": "bot", "bot": "easy"}]
    wanted = {"game": "lanterns", "seats": bots, "start": True, "visibility": "public"}
    table: str = server.post("/api/tables", wanted)["table"]["id"]
    server.watch_to_the_end(table)
    return table


def own_roll(match: Match) -> bool:
    return match.number >= 6 and match.decision is not None and match.decision.seat == 0


def test_a_hint_is_a_sentence_first_with_figures_behind_more_and_can_be_taken(
    person: Meet, server: ServerProcess
) -> None:
    ada = person()
    ada.sit(stage(server, "lanterns", own_roll, bots=["Hazel"]))
    ada.page.locator("#ask[data-state=asked]").wait_for()
    before = ada.page.locator("#ask").get_attribute("data-number")
    ada.page.get_by_role("button", name="Hint").first.click()
    panel = ada.page.locator(".coach")
    panel.wait_for()
    advice = panel.locator(".advice")
    advice.wait_for(timeout=15_000)
    assert "%" not in panel.inner_text(), "one sentence first"
    panel.get_by_text("More", exact=True).click()
    panel.locator("li .num").first.wait_for(timeout=15_000)
    assert "%" in panel.locator("li .num").first.inner_text()
    panel.locator("li .why, li .gains").first.wait_for(timeout=30_000)
    assert advice.inner_text().strip()
    panel.get_by_role("button", name="Choose this").first.click()
    ada.page.wait_for_function("before => document.querySelector('#ask').dataset.number !== before", arg=before)


def test_a_review_shows_the_curve_and_leads_into_the_replay(person: Meet, over: str) -> None:
    ada = person()
    ada.open(f"/table/{over}/results")
    ada.page.get_by_role("link", name="Review").click()
    ada.page.get_by_role("heading", name="How it was won").wait_for()
    ada.page.locator(".waits progress").wait_for(state="attached")
    ada.page.locator("figure.chart path.line").nth(1).wait_for(timeout=60_000)
    ada.page.locator(".accounts li").nth(2).wait_for(timeout=60_000)
    assert ada.page.locator(".counts li").count() == 5
    assert ada.raw_ids() == []
    ada.page.locator(".turns button").first.click()
    ada.page.get_by_text("Decision").first.wait_for()
    assert f"/table/{over}/replay" in ada.page.url
    assert "at=" in ada.page.url


def test_from_any_moment_one_plays_on_and_the_game_stays(person: Meet, server: ServerProcess, over: str) -> None:
    ada = person()
    before = server.get(f"/api/tables/{over}")
    ada.open(f"/table/{over}/replay?at=3")
    ada.page.get_by_text("Decision 3 of").wait_for()
    ada.page.get_by_role("button", name="Play on from here").click()
    ada.page.locator("#ask").wait_for()
    assert over not in ada.page.url
    assert server.get(f"/api/tables/{over}")["number"] == before["number"]


def test_a_game_played_on_says_so_and_leads_back_to_its_review(person: Meet, over: str) -> None:
    """A fork stands apart among one's games, so that it is not mistaken for the game it comes from."""
    ada = person()
    ada.open(f"/table/{over}/replay?at=3")
    ada.page.get_by_text("Decision 3 of").wait_for()
    ada.page.get_by_role("button", name="Play on from here").click()
    ribbon = ada.page.locator(".top .ribbon")
    ribbon.get_by_text("What if ·").wait_for()
    assert "game of" in ribbon.inner_text()
    table = ada.page.url.rpartition("/")[2]
    ada.open("/games")
    apart = ada.page.locator("section", has=ada.page.get_by_role("heading", name="What if"))
    apart.locator(f"a[href='/table/{table}']").click()
    ribbon.click()
    ada.page.get_by_role("heading", name="How it was won").wait_for()
    assert ada.page.url.endswith(f"/table/{over}/review")
