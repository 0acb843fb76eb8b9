"""Notices of faults: a rule that broke, rules that have changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage, to_the_end

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
    """Change a choice that was made, as other rules would have called it."""
    seat, _ = made[20]
    made[20] = (seat, "a-choice-of-older-rules")


def test_a_table_of_older_rules_stops_until_its_people_go_on_together(person: Meet, server: ServerProcess) -> None:
    ada, rok = person(), person(name="Rok")
    staged = stage(server, "diceforge", lambda match: match.number >= 30, here=("Ada", "Rok"), spoil=change_the_rules)
    for who, seat in ((ada, 0), (rok, 1)):
        who.sit(replace(staged, secrets={seat: staged.secrets[seat]}))
    stop = ada.page.locator(".note[role=status]", has_text="stops before it")
    stop.wait_for()
    assert "Decision 21" in stop.inner_text()
    assert ada.question == "The rules have changed"
    stop.get_by_role("button", name="Go on together").click()
    asked = rok.page.locator(".note[role=status]", has_text="under the new rules")
    asked.get_by_role("button", name="Agree").click()
    stop.wait_for(state="detached")
    ada.page.get_by_text("Everyone agreed to go on from here").first.wait_for()
    expect(ada.page.locator("#askq")).not_to_have_text("The rules have changed")


def test_a_table_of_older_rules_is_closed_by_whoever_sits_there(person: Meet, server: ServerProcess) -> None:
    ada = person()
    staged = stage(server, "diceforge", lambda match: match.number >= 30, spoil=change_the_rules)
    ada.sit(staged)
    ada.page.get_by_role("button", name="Close the table").click()
    expect(ada.page.locator("#askq")).to_have_text("This table was closed")
    ada.open("/")
    ada.page.locator(f"a[href='/table/{staged.table}']", has_text="This table was closed").wait_for()


def test_a_finished_game_of_older_rules_keeps_its_result(person: Meet, server: ServerProcess) -> None:
    ada = person()
    staged = stage(server, "diceforge", to_the_end, spoil=change_the_rules)
    result = server.get(f"/api/tables/{staged.table}")["result"]
    ada.sit(staged)
    ada.page.locator(".note[role=status]", has_text="The result stands").wait_for()
    ada.open(f"/table/{staged.table}/results")
    for score in result["scores"]:
        ada.page.get_by_text(str(score)).first.wait_for()
    ada.open(f"/table/{staged.table}/replay")
    ada.page.locator("[role=status]", has_text="from decision 21 on").wait_for()
    assert ada.page.locator("#scrub").get_attribute("max") == "20"
