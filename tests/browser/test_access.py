"""axe-core finds nothing serious on any screen, in light and dark; the page speaks four languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ROOT, ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(who: Person) -> list[str]:
    """List the serious and critical violations, each with the first element that has it."""
    who.page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = who.page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} ({each['nodes'][0]['failureSummary'][:200]})"
        for each in found
        if each["impact"] in {"serious", "critical"}
    ]


# Each screen in one light in every run, by turns, in both with `make soak`.
LIGHT = pytest.mark.parametrize("light", ["light", pytest.param("dark", marks=pytest.mark.soak)])
DARK = pytest.mark.parametrize("light", [pytest.param("light", marks=pytest.mark.soak), "dark"])


@LIGHT
def test_shelf_and_credits(person: Meet, light: str) -> None:
    ada = person(light=light)
    ada.open("/")
    ada.page.locator(".box").first.wait_for()
    assert violations(ada) == []
    menu = ada.page.get_by_role("button", name="Menu")
    menu.click()
    assert violations(ada) == []
    for leaf in ("Name and face", "Settings"):
        ada.page.get_by_role("button", name=leaf).click()
        ada.page.get_by_role("dialog").wait_for()
        assert violations(ada) == [], leaf
        ada.page.keyboard.press("Escape")
        menu.click()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-play=prophecy]").click()
    ada.page.get_by_role("dialog").locator("summary").first.click()
    ada.page.get_by_role("switch", name="Quick start").wait_for()
    assert violations(ada) == []
    ada.open("/credits")
    ada.page.get_by_role("heading", name="Credits").wait_for()
    assert violations(ada) == []


@DARK
def test_the_table_and_its_trays(person: Meet, light: str) -> None:
    ada = person(light=light)
    ada.new_game("diceforge", bots=2)
    ada.wait_for_turn()
    assert violations(ada) == []
    for key in ("r", "m", "?", "w"):
        ada.page.keyboard.press(key)
        assert violations(ada) == [], key
    ada.page.keyboard.press("w")
    for name in ("Rules", "Chat", "Settings"):
        ada.page.get_by_role("button", name=name, exact=True).click()
        ada.page.wait_for_timeout(150)
        assert violations(ada) == [], name
        ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("i")
    ada.page.locator(".what.pinned").wait_for()
    assert violations(ada) == []


def test_lobby_and_invitation(person: Meet) -> None:
    ada, rok = person(), person(name="Rok")
    ada.lay_out("lanterns", invited=1, bots=0)
    link = ada.invitation()
    assert violations(ada) == []
    rok.page.goto(link)
    rok.page.locator("#join-name").wait_for()
    assert violations(rok) == []


def test_the_curtain(person: Meet) -> None:
    ada = person()
    ada.new_game("lanterns", here=2, bots=0)
    ada.page.get_by_role("dialog").wait_for()
    assert violations(ada) == []


@LIGHT
def test_replay_and_results(person: Meet, server: ServerProcess, light: str) -> None:
    ada = person(light=light)
    table = server.finished("diceforge")
    ada.open(f"/table/{table}/replay")
    ada.page.locator("#scrub").wait_for()
    assert violations(ada) == []
    ada.open(f"/table/{table}/results")
    ada.page.locator("figure.chart").first.wait_for()
    assert violations(ada) == []


def test_a_phone(person: Meet) -> None:
    ada = person(size=PHONE, touch=True)
    ada.open("/")
    ada.page.locator(".box").first.wait_for()
    assert violations(ada) == []
    ada.page.locator("[data-play=diceforge]").tap()
    ada.page.get_by_role("dialog").wait_for()
    assert violations(ada) == []
    ada.new_game("diceforge")
    ada.wait_for_turn()
    assert violations(ada) == []
    ada.page.get_by_role("button", name="Tale").tap()
    assert violations(ada) == []


@pytest.mark.parametrize(
    ("language", "start", "choices"),
    [
        ("ru", "Начать игру", "Ваш выбор"),
        ("cs", "Začít hru", "Vaše možnosti"),
        ("bg", "Започни играта", "Вашият избор"),
    ],
)
def test_languages(person: Meet, language: str, start: str, choices: str) -> None:
    ada = person(language=language)
    ada.open("/")
    ada.page.locator("[data-play=diceforge]").click()
    ada.page.get_by_role("button", name=start).click()
    ada.wait_for_turn()
    ada.page.get_by_role("heading", name=choices).wait_for()
    assert ada.page.locator("html").get_attribute("lang") == language
    assert ada.raw_ids() == []


def test_screen_reader_order(person: Meet) -> None:
    """Skip link, seats, question, choices, own mat, board, tale: in this order in the document."""
    ada = person()
    ada.new_game("diceforge")
    ada.wait_for_turn()
    order = ada.page.evaluate(
        """() => ['.skip', '.seats', '#ask', '[data-choices]', '.own', 'main.stage', '[role=log]']
            .map(found => document.querySelector(found))
            .every((one, i, all) =>
                i === 0 || all[i - 1].compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)"""
    )
    assert order
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate("document.activeElement.className") == "skip"
    ada.page.keyboard.press("Enter")
    assert ada.page.evaluate("document.activeElement.id") == "ask"
