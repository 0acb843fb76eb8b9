"""Pictures of every screen for docs/screens, desktop and phone: ``python -m tests.browser.screens [NAME ...]``."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from conftest import find_chromium
from tests.browser.conftest import FLAGS
from tests.browser.house import ROOT, House
from tests.browser.person import DESKTOP, PHONE, Person

FOLDER = ROOT / "docs" / "screens"
QUALITY = 84
LARGEST = 300_000


def picture(who: Person, name: str) -> None:
    """WebP, because the boards are paintings: as PNG each would weigh more than a megabyte."""
    who.page.wait_for_timeout(1500)
    session = who.context.new_cdp_session(who.page)
    quality, data = QUALITY, b""
    while not data or (len(data) > LARGEST and quality > 40):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(taken["data"])
        quality -= 10
    (FOLDER / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp {len(data) // 1024} KiB", flush=True)


def play_well(who: Person, decisions: int) -> None:
    """Do what the bot would do, so that the table looks like a table in mid-game."""
    number = -1
    for _ in range(decisions):
        if not who.wait_for_turn(number, timeout=60_000):
            return
        number = who.number
        who.page.keyboard.press("h")
        hinted = who.page.locator(".is-hinted[data-choice]").first
        hinted.wait_for()
        hinted.click()
    who.wait_for_turn(number, timeout=60_000)


class Album:
    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house

    def meet(
        self, size: tuple[int, int] = DESKTOP, light: str = "game", name: str = "Ada", language: str = "en"
    ) -> Person:
        return Person(
            self.browser, self.house.address, size=size, light=light, name=name, language=language, touch=size == PHONE
        )

    def shelf(self) -> None:
        for name, size, light in (
            ("shelf", DESKTOP, "dark"),
            ("shelf-light", DESKTOP, "light"),
            ("shelf-phone", PHONE, "dark"),
        ):
            ada = self.meet(size, light)
            ada.open("/")
            ada.page.locator(".box[data-game-key=runebound]").click()
            ada.page.locator(".chair.add button").click()
            ada.page.evaluate("document.activeElement?.blur()")
            ada.page.mouse.move(1, 1)
            if size == PHONE:
                ada.page.locator(".boxes").evaluate("shelf => shelf.scrollLeft = 0")
                ada.page.locator(".home").evaluate("home => home.scrollTop = 0")
            picture(ada, name)
            ada.close()

    def credits(self) -> None:
        for name, size in (("credits", DESKTOP), ("credits-phone", PHONE)):
            ada = self.meet(size)
            ada.open("/credits")
            picture(ada, name)
            ada.close()

    def lobby(self) -> None:
        ada, rok = self.meet(), self.meet(PHONE, name="Rok")
        ada.new_game("witcher", invited=1, bots=1)
        link = ada.page.locator(".copy input").first.input_value()
        picture(ada, "lobby")
        rok.page.goto(link)
        rok.page.locator("#join-name").wait_for()
        picture(rok, "join-phone")
        rok.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        picture(rok, "join")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "lobby-phone")
        ada.close()
        rok.close()

    def curtain(self) -> None:
        ada = self.meet()
        ada.new_game("witcher", here=2, bots=0)
        # Schools are chosen openly; the first hands bring the curtain.
        while not ada.page.locator(".hold").count():
            if ada.page.locator("[data-choices] [data-choice]").count():
                ada.choose_any(0)
            ada.page.wait_for_timeout(500)
        picture(ada, "curtain")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "curtain-phone")
        ada.close()

    def game(self, game: str, decisions: int, light: str = "game") -> None:
        ada = self.meet(light=light)
        ada.new_game(game, bots=2)
        play_well(ada, decisions)
        ada.page.mouse.move(1, 1)
        picture(ada, f"{game}")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, f"{game}-phone")
        ada.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        if game == "diceforge":
            self.trays(ada)
        other = "light" if ada.page.locator("html").get_attribute("data-theme") == "dark" else "dark"
        ada.page.evaluate(
            """light => {
                const kept = JSON.parse(localStorage.getItem('fabletable.settings'));
                localStorage.setItem('fabletable.settings', JSON.stringify({ ...kept, light }));
            }""",
            other,
        )
        ada.page.reload()
        ada.wait_for_turn(timeout=60_000)
        picture(ada, f"{game}-{other}")
        ada.close()

    def trays(self, ada: Person) -> None:
        for key, name in (("r", "recap"), ("m", "mats"), ("?", "keys")):
            ada.page.keyboard.press(key)
            picture(ada, name)
        for name in ("Rules", "Table"):
            ada.page.get_by_role("button", name=name, exact=True).click()
            picture(ada, name.lower())
        ada.page.get_by_role("button", name="Chat", exact=True).click()
        ada.page.locator(".chat input").fill("One more sun and the Hydra is mine.")
        ada.page.keyboard.press("Enter")
        picture(ada, "chat")
        ada.page.evaluate("document.activeElement?.blur()")
        ada.page.keyboard.press("Escape")
        ada.page.locator("main .card").nth(3).hover()
        ada.page.locator(".look").wait_for()
        picture(ada, "inspector")
        ada.page.mouse.move(1, 1)

    def afterwards(self) -> None:
        table = self.house.finished("diceforge", 3)
        for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
            ada = self.meet(size)
            ada.open(f"/table/{table}/results")
            ada.page.locator("figure.chart").first.wait_for()
            picture(ada, f"results{suffix}")
            ada.open(f"/table/{table}/replay")
            ada.page.locator("#scrub").wait_for()
            ada.page.locator("#scrub").fill("40")
            ada.page.evaluate("document.activeElement?.blur()")
            picture(ada, f"replay{suffix}")
            ada.close()

    def languages(self) -> None:
        for language in ("ru", "cs", "bg"):
            ada = self.meet(
                PHONE if language == "ru" else DESKTOP,
                language=language,
                name={"ru": "Мира", "cs": "Petra", "bg": "Искра"}[language],
            )
            ada.open("/")
            ada.page.locator(".box").first.wait_for()
            picture(ada, f"shelf-{language}")
            ada.close()

    def screens(self) -> dict[str, Callable[[], None]]:
        return {
            "shelf": self.shelf,
            "credits": self.credits,
            "lobby": self.lobby,
            "curtain": self.curtain,
            "diceforge": lambda: self.game("diceforge", 14),
            "prophecy": lambda: self.game("prophecy", 24),
            "witcher": lambda: self.game("witcher", 26),
            "runebound": lambda: self.game("runebound", 22),
            "afterwards": self.afterwards,
            "languages": self.languages,
        }


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            screens = Album(browser, house).screens()
            for name in wanted or list(screens):
                screens[name]()
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
