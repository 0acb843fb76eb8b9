"""The rules as a book: over the table at the rule behind the question, outside of it, searched, printed, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import fabletable
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

pytestmark = pytest.mark.browser
# Beside those of every run.
READ = [("en", PHONE), ("ru", DESKTOP), ("cs", PHONE), ("cs", DESKTOP), ("bg", PHONE)]


def late(match: fabletable.Match) -> bool:
    return match.number > 60 and match.decision is not None and match.decision.seat == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_book_opens_behind_the_question_follows_links_and_closes(
    person: Callable[..., Person], server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = person(size=size)
    table = stage(server, "prophecy", late, bots=("Hazel",))
    ada.sit(table)
    assert ada.wait_for_turn()
    ada.page.keyboard.press("b")
    book = ada.page.locator("dialog[open]")
    shown = book.locator("[data-chapter]")
    shown.wait_for()
    at = shown.get_attribute("data-chapter")
    assert shown.locator(".sub").inner_text().endswith("behind the question you are asked now")
    assert book.locator("[data-to][aria-current=true]").get_attribute("data-to") == at
    assert "behind this question" in book.locator(f"[data-to={at}]").inner_text()
    book.locator("[data-own]").first.wait_for()
    number = ada.number
    ada.page.keyboard.press("1")
    assert ada.number == number, "the table was played through the book"
    book.locator(".see a").first.click()
    assert book.locator("[data-chapter]").get_attribute("data-chapter") != at
    book.locator("[data-to=trading]").click()
    assert book.locator("[data-force=no]").count() == 1
    book.locator("input[type=search]").fill("DIE")
    assert int(book.locator("[data-to=battles] em").inner_text()) >= 2
    assert "dim" in (book.locator("[data-to=trading]").get_attribute("class") or "")
    ada.page.keyboard.press("Escape")
    assert book.locator("input[type=search]").input_value() == "", "Esc first clears what is searched for"
    ada.page.keyboard.press("Escape")
    book.wait_for(state="detached")
    assert ada.wait_for_turn()


@pytest.mark.parametrize(
    ("language", "size"),
    [("ru", PHONE), ("bg", DESKTOP), *(pytest.param(*read, marks=pytest.mark.soak) for read in READ)],
)
def test_the_whole_book_stands_outside_a_game_and_prints(
    person: Callable[..., Person], language: str, size: tuple[int, int]
) -> None:
    reader = person(size=size, language=language)
    reader.open("/")
    reader.page.locator(".boxes a[href='/rules/prophecy']").click()
    reader.page.locator("[data-example]").first.wait_for()
    chapters = fabletable.find("prophecy").rules.chapters
    page = reader.page
    assert page.locator("[data-chapter]").count() == len(chapters)
    above, below = page.locator("[data-print]").bounding_box(), page.locator(".book").bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"], "what stands above the book lies over it"
    assert page.locator("[data-example]").count() == sum(chapter.example is not None for chapter in chapters)
    # Nothing is wider than the screen, nothing is a bare message id.
    assert page.evaluate("document.querySelector('#book').scrollWidth <= document.querySelector('#book').clientWidth")
    assert "rule-" not in page.locator("#book").inner_text()
    page.locator("[data-to=death]").click()
    assert page.url.endswith("/rules/prophecy/death")
    assert page.locator("[data-chapter=death]").bounding_box()["y"] < size[1]  # type: ignore[index]
    page.emulate_media(media="print")
    assert not page.locator(".contents").is_visible()
    assert not page.locator("[data-print]").is_visible()
    height = page.evaluate("document.querySelector('#book').getBoundingClientRect().height")
    last = page.locator("[data-chapter]").last.bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= height + 400, "what is printed is cut off"
    assert page.evaluate("document.documentElement.scrollHeight") >= height * 0.9


def test_what_is_not_possible_leads_to_its_rule(person: Callable[..., Person], server: ServerProcess) -> None:
    def barred(match: fabletable.Match) -> bool:
        decision = match.decision
        assert decision is not None
        return decision.seat == 0 and any(each.rule != decision.rule for each in decision.barred())

    ada = person()
    ada.sit(stage(server, "prophecy", barred, bots=("Hazel",)))
    assert ada.wait_for_turn()
    assert "read the rule" in ada.page.locator("[data-barred]").first.inner_text()
    ada.page.locator("[data-barred]").first.click()
    ada.page.locator("dialog[open] [data-chapter]").wait_for()
