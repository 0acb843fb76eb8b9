"""The end of a game at the table: the finale, then by itself the results."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.last_decisions import staged_end
from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def test_the_last_choice_leads_to_a_finale_and_that_to_the_results(person: Meet, server: ServerProcess) -> None:
    staged, key = staged_end(server, "witcher")
    ada = person(size=PHONE, touch=True)
    ada.sit(staged)
    ada.wait_for_turn()
    ada.choose(key)
    ada.page.locator("dialog[data-finale=whole]").wait_for()
    assert ada.page.locator(".things .thing").count() == 4
    assert ada.page.locator("#finale-title").inner_text().strip()
    assert ada.page.locator(".near li").count() == 1
    assert ada.raw_ids() == []
    wide = ada.page.evaluate("document.querySelector('dialog.finale').scrollWidth")
    assert wide <= PHONE[0], "nothing reaches over the edge"
    ada.page.wait_for_url("**/results")


def test_the_big_screen_shows_the_finale_without_buttons_and_then_the_table(
    person: Meet, server: ServerProcess
) -> None:
    staged, key = staged_end(server, "witcher")
    ada, television = person(size=PHONE, touch=True), person(name="Television", size=(1920, 1080))
    television.open(f"/table/{staged.table}/screen")
    television.page.locator("[data-screen=board], [data-screen=moment]").wait_for()
    ada.sit(staged)
    ada.wait_for_turn()
    ada.choose(key)
    finale = television.page.locator("dialog[data-finale=whole]")
    finale.wait_for()
    assert finale.locator(".things .thing").count() == 4
    assert "Ada" in television.page.locator("#finale-title").inner_text()
    assert finale.locator("button").count() == 0
    assert television.raw_ids() == []
    finale.wait_for(state="detached")
    assert "Ada wins" in television.page.locator("body").inner_text()


# Drawings that point at a shape which is not there.
UNDRAWN = """() => [...document.querySelectorAll('use')].map(each => each.getAttribute('href'))
    .filter(each => !document.getElementById(each.slice(1)))"""


def test_highlights_play_and_the_chronicle_can_be_taken_along(person: Meet, server: ServerProcess) -> None:
    table = server.finished("witcher", 2)
    ada = person(language="ru")
    ada.open(f"/table/{table}/chronicle")
    ada.page.locator(".saga .road li").first.wait_for()
    with ada.page.expect_download() as page:
        ada.page.locator("[data-save-file]").click()
    assert page.value.suggested_filename.endswith(".html")
    saved = ada.context.new_page()
    saved.set_content(Path(page.value.path()).read_text())
    assert saved.locator(".saga__top svg.scenery").count() == 1
    assert saved.locator(".saga .picture").count() > 3
    assert saved.evaluate(UNDRAWN) == [], "every drawing is in the file"
    assert saved.evaluate("getComputedStyle(document.querySelector('.saga .picture')).getPropertyValue('--sky')")
    saved.close()
    with ada.page.expect_download() as picture:
        ada.page.locator("[data-save-picture]").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert ada.raw_ids() == []
    ada.open(f"/table/{table}/replay")
    ada.page.locator("[data-highlights]").click()
    ada.page.locator("[data-highlights][aria-pressed=true]").wait_for()
    told = ada.page.locator("[data-why]")
    told.wait_for()
    assert told.locator("p, small").first.inner_text().strip()
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    box = ada.page.locator("main.stage").bounding_box()
    assert box is not None
    assert box["height"] > PHONE[1] / 2, "while it plays, the stage has the phone"
    ada.page.get_by_role("button", name="Пауза").click()
    told.wait_for(state="detached")
    assert ada.raw_ids() == []
