"""What the table says when something is wrong with it: a rule that broke, rules that have changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.house import House
from tests.browser.person import PHONE, Person
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [None, PHONE])
def test_a_broken_rule_is_told_and_its_report_can_be_saved(
    person: Meet, tmp_path: Path, size: tuple[int, int] | None
) -> None:
    ada = person() if size is None else person(size=size, touch=True)
    ada.new_game("unlucky", bots=1)
    ada.wait_for_turn()
    number = ada.number
    ada.choose("play")
    ada.wait_for_turn(number)
    number = ada.number
    ada.choose("lantern-13-0")
    told = ada.page.locator(".note.bad[role=alert]")
    told.wait_for()
    assert "ZeroDivisionError" in told.inner_text()
    assert ada.number == number, "the table stands as before"

    with ada.page.expect_download() as saving:
        told.locator("a[download]").click()
    saved = tmp_path / "report.json"
    saving.value.save_as(saved)
    report = json.loads(saved.read_text())
    assert report["crash"] == {
        "number": report["crash"]["number"],
        "ask": "ask-light",
        "key": "lantern-13-0",
        "error": "ZeroDivisionError()",
    }
    assert "seed" not in report
    assert report["game"] == "unlucky"

    ada.choose("done")
    ada.wait_for_turn(number)
    assert told.count() == 0


def change_the_rules(made: list[tuple[int, str]]) -> None:
    """As if a choice had been called otherwise when it was made."""
    seat, _ = made[20]
    made[20] = (seat, "a-choice-of-older-rules")


def test_a_table_of_older_rules_says_where_they_part(person: Meet, house: House) -> None:
    ada = person()
    ada.sit(stage(house, "diceforge", lambda match: match.number >= 30, spoil=change_the_rules))
    notice = ada.page.locator(".note[role=status]", has_text="rules have changed")
    notice.wait_for()
    assert "decision 21" in notice.inner_text()
    assert ada.page.locator("#ask").get_attribute("data-state") in ("asked", "theirs")
    notice.get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")
    # Everyone sits on at the last decision that still fits.
    assert ada.wait_for_turn()
    number = ada.number
    ada.choose_any(0)
    assert ada.wait_for_turn(number)
