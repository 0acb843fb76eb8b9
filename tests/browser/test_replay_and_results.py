"""Finished games: replay through any eyes, results, the record and the proof of its dice."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def over(server: ServerProcess) -> str:
    return server.finished("diceforge", 3)


def test_replay_step_by_step_and_through_other_eyes(person: Meet, over: str) -> None:
    ada = person()
    ada.open(f"/table/{over}/replay")
    scrub = ada.page.locator("#scrub")
    scrub.wait_for()
    last = int(scrub.get_attribute("max") or 0)
    assert last > 20
    place = ada.page.locator(".leaf .lead").first
    place.get_by_text(f"Decision 0 of {last}").wait_for()
    ada.page.get_by_role("button", name="One decision on").click()
    ada.page.get_by_text(f"Decision 1 of {last}").wait_for()
    ada.page.evaluate("document.activeElement?.blur()")
    second = ada.page.get_by_text(f"Decision 2 of {last}")
    for _ in range(20):  # moment by moment
        if second.count():
            break
        ada.page.keyboard.press("ArrowRight")
        ada.page.wait_for_timeout(100)
    second.wait_for()
    scrub.fill(str(last - 3))
    ada.page.get_by_text(f"Decision {last - 3} of {last}").wait_for()
    ada.page.get_by_role("radio", name="these eyes").wait_for()
    eyes = ada.page.locator(".eyes [role=radio]")
    assert eyes.count() == 3
    eyes.nth(1).click()
    ada.page.locator(".eyes [role=radio]").nth(1).get_by_text("these eyes").wait_for()
    assert ada.page.locator("main .is-option").count() == 0, "a replay must not look like play"
    scrub.fill(str(last - 1))  # what is played takes its time
    ada.page.get_by_text(f"Decision {last - 1} of {last}").wait_for()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.get_by_text(f"Decision {last} of {last}").wait_for()
    assert ada.raw_ids() == []


def test_a_chapter_opens_where_it_begins(person: Meet, over: str) -> None:
    ada = person()
    ada.open(f"/table/{over}/replay")
    chapter = ada.page.locator(".leaf ol button").nth(4)
    chapter.click()
    words = chapter.evaluate("button => button.firstChild.textContent")
    ada.page.locator(".leaf h2").first.get_by_text(words).wait_for()
    assert ada.page.locator(".leaf ol button[aria-current]").inner_text().startswith(words)


def test_results_tell_who_won_where_the_points_came_from_and_what_else(
    person: Meet, server: ServerProcess, over: str
) -> None:
    ada = person()
    ada.open(f"/table/{over}/results")
    ada.page.locator(".leaf table tbody tr").nth(2).wait_for()
    result = server.get(f"/api/tables/{over}")["result"]
    shown = ada.page.locator(".leaf .sum").all_inner_texts()
    assert [int(score) for score in shown] == sorted(result["scores"], reverse=True)
    ada.page.locator("figure.chart svg").nth(2).wait_for()
    assert ada.page.locator("#awards").is_visible()
    assert not ada.page.get_by_role("link", name="Download the record").is_visible(), "the proof is folded"
    assert ada.raw_ids() == []


def test_the_ending_shows_luck_and_leads_into_the_replay_once_they_are_worked_out(
    person: Meet, server: ServerProcess, over: str
) -> None:
    ada = person()
    ada.open(f"/table/{over}/results")
    ada.page.get_by_text("What dice and cards gave").first.wait_for(timeout=90_000)
    turns = server.get(f"/api/tables/{over}/ending")["ending"]["turns"]
    assert ada.page.locator("#turned + ol li").count() == len(turns)
    if turns:
        ada.page.locator("#turned + ol a").first.click()
        ada.page.get_by_text(f"Decision {turns[0]['at']} of").wait_for()


def test_the_record_is_downloaded_and_verified_offline(person: Meet, over: str, tmp_path: Path) -> None:
    ada = person()
    ada.open(f"/table/{over}/results")
    ada.page.get_by_text("Dice you can check").click()
    with ada.page.expect_download() as waiting:
        ada.page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "diceforge"
    verified = subprocess.run(
        [sys.executable, "-m", "fabletable.terminal.main", "verify", str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_the_hash_is_shown_from_the_start_and_the_seed_at_the_end(
    person: Meet, server: ServerProcess, over: str
) -> None:
    ada = person()
    table = ada.new_game("diceforge")
    ada.wait_for_turn()
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    facts = server.get(f"/api/tables/{table}/fairness")
    assert facts["seed"] == ""
    ada.page.get_by_text(facts["commitment"]).wait_for()
    ada.open(f"/table/{over}/results")
    ada.page.get_by_text("Dice you can check").click()
    ada.page.get_by_text(server.get(f"/api/tables/{over}/fairness")["seed"]).wait_for()


OUT_OF_SIGHT = """() => {
    const laid = document.querySelector('[data-laid]').getBoundingClientRect();
    const taken = document.querySelector('[data-taken]').getBoundingClientRect();
    return taken.top < laid.top - 1 || taken.bottom > laid.bottom + 1;
}"""


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE])
def test_the_card_that_was_taken_is_seen_among_those_it_was_chosen_from(
    person: Meet, server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = person(size=size, touch=size == PHONE)
    ada.open(f"/table/{server.finished('witcher', 2)}/replay")
    ada.page.get_by_role("button", name="Play", exact=True).click()
    ada.page.locator("[data-taken]").wait_for(timeout=60_000)
    ada.page.keyboard.press("Space")
    assert not ada.page.evaluate(OUT_OF_SIGHT), ada.page.locator("[data-laid]").inner_text()
