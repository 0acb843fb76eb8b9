"""The page shows which piece a touch changes and what can be foreseen, and lays nothing on what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from fabletable.kernel import Match
from tests.browser.person import PHONE, Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage
from tests.browser.test_lessons import Learner, follow

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

FRAME = """() => {
    const row = document.querySelector('li:has(> .is-hinted)');
    const framed = [row, ...row.querySelectorAll('*')].filter(each => getComputedStyle(each).boxShadow !== 'none');
    const odds = row.querySelector('.odds-why').getBoundingClientRect();
    return framed.some(each => each.getBoundingClientRect().right >= odds.right - 1);
}"""

LIT = """key => {
    const odds = document.querySelector(`[data-odds-of="${key}"]`).getBoundingClientRect();
    return [...document.querySelectorAll('.dark .ring')].some(ring => {
        const { left, right, top, bottom } = ring.getBoundingClientRect();
        return left < odds.left && right >= odds.right && top <= odds.top + 1 && bottom >= odds.bottom - 1;
    });
}"""


def fights(match: Match) -> bool:
    decision = match.decision
    return decision is not None and decision.seat == 0 and decision.ask == "ask-encounter" and match.number > 20


def test_of_alike_faces_the_one_that_goes_is_shown_when_another_is_touched(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "diceforge", asked("ask-forge", 15), seed="df-forge"))
    assert ada.wait_for_turn()
    view = next(frame for frame in reversed(ada.received) if frame["type"] == "view" and frame.get("ask"))
    choice = next(each for each in view["ask"]["choices"] if each.get("alike"))
    ada.page.locator(f"[data-spot='{choice['alike'][-1]}']").click()
    chosen = ada.page.locator("[data-spot^=s0-].is-chosen, [data-spot^=s0-].is-selected")
    chosen.first.wait_for()
    assert [chosen.nth(n).get_attribute("data-spot") for n in range(chosen.count())] == choice["spots"]


def test_dice_forge_says_before_what_can_be_foreseen(person: Meet, server: ServerProcess) -> None:
    ada = person()
    table = stage(server, "diceforge", lambda match: match.number > 20, here=("Ada", "Rok"), bots=(), seed="ahead")
    turn = 1 if asked_of(table.table, server) == 0 else 0
    ada.sit(replace(table, secrets={turn: table.secrets[turn]}))
    ada.page.locator("[data-look-ahead]").wait_for()
    assert "dice fall before" in ada.page.locator("[data-limit]").inner_text()


def asked_of(table: str, server: ServerProcess) -> int:
    seat: int = server.get(f"/api/tables/{table}")["turn"]
    return seat


def test_the_frame_of_a_hint_goes_around_the_odds_too(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "prophecy", fights, seed="hint"))
    assert ada.wait_for_turn()
    ada.page.locator("[data-part='tool:hint']").first.tap()
    ada.page.locator("li.with-odds > .is-hinted").wait_for(timeout=30_000)
    assert ada.page.evaluate(FRAME)


def test_a_step_of_a_lesson_lights_all_that_it_points_at(person: Meet) -> None:
    """No button of the map lies on it, and the odds of a row belong to it."""
    ada = person(size=PHONE, touch=True)
    learner = Learner(ada, "prophecy")
    assert ada.page.locator("[data-lesson-next]").is_visible()
    assert ada.page.locator(".sheet__tools").count() > 0
    assert not ada.page.locator(".sheet__tools").first.is_visible()
    while learner.at != "go":
        assert learner.go_on(follow)
    ada.page.wait_for_function(LIT, arg=learner.suggested)
