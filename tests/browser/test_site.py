"""The table as a site of plain files: in a folder of a file server, which is gone after the first visit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import fabletable
from fabletable.games import BUILT_IN
from tests.browser.sites import CHOICE, DESKTOP, MOST, PHONE, Files, begin, play, served, visited, window

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("www")) as address:
        yield address


@pytest.mark.timeout(300)
def test_a_game_goes_on_without_a_network_through_a_reload(browser: Browser, site: str) -> None:
    page = visited(browser, site, DESKTOP)
    begin(page, site, "diceforge", "medium")
    play(page, 2)
    page.wait_for_selector("#ask[data-state=asked]")
    page.wait_for_selector(CHOICE)
    asked = page.locator(CHOICE).first.inner_text()
    page.reload()
    page.wait_for_selector(CHOICE)
    assert page.locator(CHOICE).first.inner_text() == asked
    assert Files.asked == []
    page.context.close()


@pytest.mark.timeout(300)
def test_what_a_file_brings_is_on_the_shelf_at_once(browser: Browser, site: str, tmp_path: Path) -> None:
    """Games, the place in a lesson and the language: without a reload."""
    page = visited(browser, site, DESKTOP)
    begin(page, site, "diceforge", "medium")
    page.wait_for_selector(CHOICE)
    page.goto(f"{site}#/")
    page.get_by_role("button", name="Menu").click()
    page.locator("#shelf-menu select").select_option("cs")
    page.locator("#shelf-menu ul button").last.click()
    with page.expect_download() as kept:
        page.locator(".data .btn--go").click()
    file = tmp_path / "mine.json"
    kept.value.save_as(file)
    page.context.close()

    page = window(browser).new_page()
    page.goto(site)
    mine = page.locator("section", has=page.get_by_role("heading", name="My games"))
    mine.get_by_text("Nothing yet").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save or move my data").click()
    page.locator(".data input[type=file]").set_input_files(file)
    page.locator(".data [role=status]").wait_for()
    page.keyboard.press("Escape")
    page.locator("a.cont[href*='/table/']").wait_for()
    assert page.get_by_role("heading", name="Moje hry").count() == 1
    page.context.close()


REACHED = """async elsewhere => {
    const evaluated = () => { try { return String(new Function('return 1')()); } catch (no) { return no.name; } };
    const reached = (address) => fetch(address, { mode: 'no-cors' }).then(() => 'reached', (no) => no.name);
    const compiled = () => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)) && 'compiled';
    // What a test calls itself is let through, what is called later is not.
    await new Promise((soon) => setTimeout(soon, 10));
    const own = URL.createObjectURL(new Blob(['1']));
    return [evaluated(), compiled(), await reached(elsewhere), await reached('data:text/plain,1'), await reached(own)];
}"""


def test_the_policy_evaluates_no_text_and_lets_nothing_out(browser: Browser, site: str) -> None:
    page = window(browser).new_page()
    page.goto(site)
    # The same machine under another name: another origin.
    elsewhere = site.replace("127.0.0.1", "localhost")
    assert page.evaluate(REACHED, elsewhere) == ["EvalError", "compiled", "TypeError", "TypeError", "reached"]
    page.context.close()


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("bot", ["medium", "hard"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_whole_game_without_a_network(browser: Browser, site: str, game: str, bot: str, size: dict[str, int]) -> None:
    page = visited(browser, site, size)
    begin(page, site, game, bot)
    assert play(page)
    page.goto(f"{page.url}/results")
    saved = page.wait_for_selector("a[download]", state="attached")
    assert saved is not None
    record = saved.evaluate("link => fetch(link.href).then((file) => file.text())")
    assert fabletable.verify(record.encode()).holds
    assert Files.asked == []
    page.context.close()


LEARNED = """game => Object.values(JSON.parse(localStorage.getItem('fabletable.tables') ?? '{}'))
    .some((kept) => kept.game === game && kept.lesson?.state === 'learned')"""


@pytest.mark.soak
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", BUILT_IN)
def test_a_lesson_to_its_end_without_a_network(browser: Browser, site: str, game: str, size: dict[str, int]) -> None:
    page = visited(browser, site, size)
    page.goto(f"{site}#/")
    page.locator(f"[data-teach={game}]").click()
    page.wait_for_url("**#/table/*")
    for _ in range(MOST):
        play(page, 1)
        if page.evaluate(LEARNED, game):
            break
    assert page.evaluate(LEARNED, game)
    assert Files.asked == []
    page.context.close()
