"""Puzzles, mistakes and form on a site of plain files, without a network: the packs are there, answers are kept."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import fabletable
from fabletable.coach.puzzle import PACKS, Puzzle, read_pack
from fabletable.games import BUILT_IN
from tests.browser.sites import DESKTOP, PHONE, Files, served, visited

pytestmark = pytest.mark.browser
RUN = "() => Object.entries(sessionStorage).find(([name]) => name.includes('puzzle-run'))[1]"


class KeptRun(msgspec.Struct):
    puzzles: list[dict[str, str]]
    at: int


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("www")) as address:
        yield address


def asked(page: Page) -> Puzzle:
    """Return the puzzle that is asked, from the installed pack of its game."""
    page.locator("[data-choices] button.row").first.wait_for()
    run = msgspec.json.decode(page.evaluate(RUN), type=KeptRun)
    name = run.puzzles[run.at]
    return read_pack((PACKS / f"{name['game']}.puzzles").read_bytes()).puzzle(name["id"])


def choose(page: Page, puzzle: Puzzle, *, right: bool) -> None:
    keys = [choice.key for choice in puzzle.choices]
    place = keys.index(puzzle.best) if right else next(at for at, key in enumerate(keys) if key != puzzle.best)
    page.locator("[data-choices] button.row").nth(place).click()


@pytest.mark.timeout(300)
@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE], ids=["desktop", "phone"])
def test_one_is_solved_one_missed_and_the_missed_one_is_kept(browser: Browser, site: str, size: dict[str, int]) -> None:
    page = visited(browser, site, size)
    page.goto(f"{site}#/puzzles")
    counts = [len(read_pack((PACKS / f"{game}.puzzles").read_bytes()).puzzles) for game in BUILT_IN]
    expect(page.get_by_text(f"0 of {sum(counts)}").first).to_be_visible()
    page.locator("[data-puzzles-of='diceforge']").click()
    first = asked(page)
    choose(page, first, right=True)
    expect(page.get_by_role("status").filter(has_text="Right: ")).to_be_visible()
    page.locator("[data-next]").click()
    second = asked(page)
    assert second.id != first.id
    choose(page, second, right=False)
    expect(page.get_by_text("A good thought, but not the best.")).to_be_visible()
    page.goto(f"{site}#/mistakes")
    kept = page.locator(f"[data-mistake='{second.id}']")
    expect(kept).to_be_visible()
    expect(kept.locator("[data-drawn='true'] [data-spot]").first).to_be_attached()
    page.goto(f"{site}#/form")
    expect(page.get_by_role("heading", name="Play one game.")).to_be_visible()
    assert fabletable.find("diceforge").version == read_pack((PACKS / "diceforge.puzzles").read_bytes()).version
    assert Files.asked == []
    page.context.close()
