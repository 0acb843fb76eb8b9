"""The page as an app: it can be installed, opens without a network, and makes way for a newer one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin

from playwright.sync_api import Browser

from tests.browser.conftest import FLAGS
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]


def test_chromium_would_install_it(browser: Browser, chromium: str, server: ServerProcess, tmp_path: Path) -> None:
    # A private window installs nothing, so this one is not private.
    context = browser.browser_type.launch_persistent_context(str(tmp_path), executable_path=chromium, args=FLAGS)
    try:
        page = context.new_page()
        page.goto(server.address)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        session = context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert '"Fabletable"' in manifest["data"]
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        for icon in page.evaluate("fetch('/manifest.webmanifest').then(got => got.json()).then(({icons}) => icons)"):
            assert page.request.get(urljoin(server.address + "/", icon["src"])).ok, icon["src"]
    finally:
        context.close()


def test_the_manifest_speaks_the_language_of_the_page(person: Meet) -> None:
    ada = person(language="cs")
    ada.open("/")
    ada.page.wait_for_selector("link[rel=manifest][href='/manifest-cs.webmanifest']", state="attached")
    told = ada.page.evaluate("fetch('/manifest-cs.webmanifest').then(got => got.json())")
    assert told["lang"] == "cs"
    assert told["shortcuts"][0]["name"] == "Moje hry"


def test_without_a_network_the_shelf_opens_and_the_table_can_be_read(person: Meet, frail: ServerProcess) -> None:
    ada = person(address=frail.address, kept=True)
    table = ada.lay_out("diceforge")
    ada.wait_for_turn()
    _until_kept(ada, f"/kept/{table}")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # Now that the page is kept, what it reads is kept as well.
    ada.open("/")
    ada.page.locator(".box[data-game-key=diceforge]").click()
    _until_kept(ada, "/api/games/diceforge/text/en")
    frail.kill()
    ada.open("/")
    ada.page.get_by_text("you need the network").wait_for()
    assert ada.page.locator(".box").count() >= 4
    ada.page.locator("[data-play=diceforge]").click()
    assert ada.page.locator("button.start").is_disabled()
    ada.open(f"/table/{table}")
    ada.page.get_by_role("heading", name="No way to the table").wait_for()
    ada.page.get_by_role("button", name="the table as it was").click()
    ada.page.locator("[data-zone]").first.wait_for()
    frail.start()
    ada.page.get_by_role("button", name="Try now").click()
    assert ada.wait_for_turn()


def test_an_old_page_makes_way_for_the_one_of_a_new_server(person: Meet, frail: ServerProcess) -> None:
    ada = person(address=frail.address, kept=True)
    ada.lay_out("diceforge")
    ada.wait_for_turn()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => null)")  # else the kill cuts off its fetching
    before = ada.number
    old = ada.page.locator("script[src^='/assets/index-']").get_attribute("src") or ""
    frail.kill()
    _rebuild(frail.page)
    # What is decided while the server is gone is stored by the new one before the page goes.
    ada.choose_any(0)
    frail.start()
    ada.page.wait_for_function(
        "old => document.querySelector('script[src^=\"/assets/index-\"]')?.getAttribute('src') !== old",
        arg=old,
        timeout=30_000,
    )
    assert ada.wait_for_turn(before)
    assert ada.number > before


def _until_kept(who: Person, path: str) -> None:
    who.page.evaluate(
        """async path => {
            while (!(await caches.match(path))) await new Promise(done => setTimeout(done, 50));
        }""",
        path,
    )


def _rebuild(page: Path | None) -> None:
    """Give the page's files other names, as a new version would."""
    assert page is not None
    scripts = [file.name for file in (page / "assets").glob("*.js")]
    for name in scripts:
        (page / "assets" / name).rename(page / "assets" / name.replace(".js", "-new.js"))
    for file in [page / "index.html", page / "sw.js", *(page / "assets").glob("*.js")]:
        text = file.read_text()
        for name in scripts:
            text = text.replace(name, name.replace(".js", "-new.js"))
        file.write_text(text)
