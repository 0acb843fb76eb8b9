"""A site that is written anew while a tab of the version before holds a game: it says so, and nothing is lost."""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from fabletable.kernel.copying import TYPES, types_as_text
from fabletable.server import site as sites
from fabletable.server.http.page_files import PAGE
from tests.browser.sites import KEPT, STILL, Files, begin, play, served, window

pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

SOON = 90_000
GAME = Path(sites.__file__).parents[1] / "games" / "diceforge" / "game.py"
NEWER = {'version = "': 'version = "1'}
OTHER = {
    **NEWER,
    "return set_up(players,": "table = set_up(players,",
    "supply(packs), chance)\n": "supply(packs), chance)\n        table.heroes[0].moon += 1\n        return table\n",
}
"""Other rules: the first player begins with a moon shard more."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "www"


@pytest.fixture
def site(folder: Path) -> Iterator[str]:
    folder.mkdir()
    with served(folder) as address:
        yield address


def write_newer(folder: Path, monkeypatch: pytest.MonkeyPatch, changes: dict[str, str]) -> None:
    """Write another site over this one, with these changes in the game of Dice Forge."""
    page = folder / "page"
    shutil.copytree(PAGE, page)
    runtime = page / "runtime"
    known = msgspec.json.decode((runtime / "runtime.json").read_bytes())
    packed = known["files"]["game-diceforge"]
    other = runtime / "game-diceforge-0123456789.zip"
    with zipfile.ZipFile(other, "w") as new:
        for source in sorted(GAME.parent.rglob("*.py")):
            text = source.read_text("utf-8")
            for before, after in changes.items() if source == GAME else ():
                assert before in text
                text = text.replace(before, after)
            name = source.relative_to(GAME.parents[1]).as_posix()
            new.writestr(name, text)
            new.writestr(name.removesuffix(".py") + TYPES, types_as_text(text))
    (runtime / packed["file"]).unlink()
    packed["file"] = other.name
    (runtime / "runtime.json").write_bytes(msgspec.json.encode(known))
    monkeypatch.setattr(sites, "PAGE", page)
    sites.write_site(folder / "games")


def look_again(page: Page) -> None:
    """Come back to the page after a quarter of an hour."""
    page.evaluate("""() => {
        const now = Date.now;
        Date.now = () => now() + 15 * 60_000;
        document.dispatchEvent(new Event('visibilitychange'));
    }""")


def mark_of(page: Page) -> str:
    return str(page.evaluate("() => document.querySelector('meta[name=fabletable-site]').content"))


def number(page: Page) -> int:
    page.wait_for_selector("#ask[data-state=asked]", timeout=SOON)
    return int(page.locator("#ask").get_attribute("data-number") or -1)


def in_a_game(browser: Browser, site: str) -> Page:
    page = window(browser).new_page()
    page.goto(site)
    page.evaluate(STILL)
    page.wait_for_function(KEPT, timeout=SOON)
    begin(page, site, "diceforge", "easy")
    play(page, 3)
    return page


NOTE = ".app-note"


def test_a_new_version_waits_to_be_wanted_and_the_game_goes_on(
    browser: Browser, site: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = in_a_game(browser, site)
    first = mark_of(page)
    write_newer(folder, monkeypatch, NEWER)
    look_again(page)
    expect(page.locator(NOTE)).to_contain_text("A new version is here", timeout=SOON)
    # It does not come by itself: the game goes on under the old one, and a part that was not yet fetched is there.
    play(page, 2)
    assert mark_of(page) == first
    at = number(page)
    # All of it is here already.
    page.context.set_offline(True)
    Files.asked.clear()
    page.locator(NOTE).get_by_role("button", name="Use it now").click()
    page.wait_for_function(
        "first => document.querySelector('meta[name=fabletable-site]')?.content !== first", arg=first, timeout=SOON
    )
    assert number(page) == at
    play(page, 2)
    assert page.locator(NOTE).count() == 0
    assert Files.asked == []
    page.context.close()


@pytest.mark.soak
def test_a_game_that_other_rules_would_change_says_so(
    browser: Browser, site: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = in_a_game(browser, site)
    at = number(page)
    write_newer(folder, monkeypatch, OTHER)
    look_again(page)
    page.locator(NOTE).get_by_role("button", name="Use it now").click(timeout=SOON)
    expect(page.locator("#ask")).to_contain_text("The rules have changed", timeout=SOON)
    assert at > 0
    page.context.close()
