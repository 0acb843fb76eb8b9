"""Reload, a broken line, a server killed in mid-turn: no acknowledged decision is lost, none counts twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def decided(server: ServerProcess, table: str) -> int:
    """Return the number of stored decisions."""
    return len(server.get(f"/api/tables/{table}/timeline")["moments"])


def accepted(who: Person) -> int:
    return sum(frame["type"] == "accepted" for frame in who.received)


def play_some(ada: Person, turns: int) -> None:
    for turn in range(turns):
        ada.wait_for_turn()
        number = ada.number
        ada.choose_any(turn)
        ada.wait_for_turn(number)


def test_reload_goes_on_where_it_was(person: Meet, server: ServerProcess) -> None:
    ada = person()
    table = ada.new_game("diceforge")
    play_some(ada, 4)
    number, question, choices = ada.number, ada.question, ada.choices()
    ada.page.reload()
    ada.wait_for_turn()
    assert (ada.number, ada.question, ada.choices()) == (number, question, choices)
    ada.open("/")
    ada.page.get_by_role("link").filter(has_text="your turn").filter(has_text="Dice Forge").first.click()
    ada.page.wait_for_url(f"**/table/{table}")
    ada.wait_for_turn()
    assert ada.question == question


NOTED = """
    window.questions = [];
    new MutationObserver(() => {
        const asked = document.querySelector('#askq')?.innerText;
        if (asked) window.questions.push(asked);
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def test_no_question_is_shown_before_its_words_are_here(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge")
    ada.wait_for_turn()
    question = ada.question
    ada.page.add_init_script(NOTED)

    def come_late(route: Route) -> None:
        ada.page.wait_for_timeout(700)
        route.continue_()

    ada.page.route("**/games/diceforge/text/*", come_late)
    ada.page.reload()
    ada.wait_for_turn()
    assert set(ada.page.evaluate("window.questions")) == {question}


def test_a_broken_line_comes_back_and_resumes(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge")
    play_some(ada, 3)
    number = ada.number
    lines = ada.page.locator(".tale li").count()
    ada.context.set_offline(True)
    ada.page.evaluate("window.dispatchEvent(new Event('offline'))")
    ada.context.set_offline(False)
    ada.choose_any(0)
    ada.wait_for_turn(number)
    assert ada.page.locator(".tale li").count() >= lines


def test_kill_nine_in_the_middle_of_a_turn(person: Meet, frail: ServerProcess) -> None:
    ada = person(address=frail.address)
    table = ada.new_game("diceforge")
    play_some(ada, 5)
    before = accepted(ada)
    number = ada.number
    ada.choose_any(0)
    ada.page.wait_for_function(
        """n => {
            const { number, state } = document.querySelector('#ask').dataset;
            return Number(number) > n || state === 'stored';
        }""",
        arg=number,
    )
    assert accepted(ada) == before + 1
    frail.kill()
    ada.page.get_by_text("The server does not answer").wait_for()
    frail.start()
    ada.wait_for_turn(number)
    kept = decided(frail, table)
    assert kept > number
    ada.page.reload()
    ada.wait_for_turn()
    assert ada.number == kept
    play_some(ada, 2)


def test_a_choice_made_while_the_server_is_down_counts_once(person: Meet, frail: ServerProcess) -> None:
    ada = person(address=frail.address)
    table = ada.new_game("diceforge", here=2, bots=0)
    play_some(ada, 2)
    number = ada.number
    frail.kill()
    ada.page.get_by_text("The server does not answer").wait_for()
    key = ada.choices()[0]
    ada.choose(key)
    assert ada.page.locator("#ask").get_attribute("data-state") == "sent"
    frail.start()
    ada.wait_for_turn(number)
    assert decided(frail, table) == number + 1
    assert ada.number == number + 1
    assert [frame["again"] for frame in ada.received if frame["type"] == "accepted"][-1] is False
