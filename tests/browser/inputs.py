"""Counts what a person presses, with the settings of a new browser: ``python -m tests.browser.inputs``.

An input is one click, tap or key: a choice, "Go on", a confirmation. Questions are answered by the golden button, else
by the first choice of the list; in a turn something is done once, and then the turn is ended.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import mean
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from conftest import find_chromium
from tests.browser.conftest import FLAGS
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Until, stage

TURNS = 4
"""The number of turns of each kind, at tables of their own."""
MOST_INPUTS = 120
Over = Callable[[dict[str, Any]], bool]


def first_game(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> tuple[int, int]:
    """Return the inputs from an empty browser to the first question, and those of the next game."""
    ada = Person(browser, server.address, size=size, touch=size == PHONE)
    ada.page.evaluate("localStorage.clear()")
    counts = []
    for _ in range(2):
        ada.open("/")
        ada.page.locator("[data-play=prophecy]").click()
        pressed = 1
        start = ada.page.locator("button.start")
        ada.page.wait_for_function("() => document.querySelector('button.start') || location.pathname !== '/'")
        if start.count():
            start.click()
            pressed += 1
        ada.page.locator("#ask").wait_for()  # a bot may begin
        counts.append(pressed)
    ada.close()
    return counts[0], counts[1]


def pressed_until(ada: Person, over: Over, ends: bool) -> int:
    """Play on until the present question shows that it is ``over``; return the number of presses. ``ends``: after the
    first choice, take the option that ends the phase."""
    number, pressed, begun = -1, 0, False
    while pressed < MOST_INPUTS:
        state = ada.page.wait_for_function(NEXT, arg=number, timeout=60_000).json_value()
        if state == "held":
            ada.page.keyboard.press("Enter")
            ada.page.wait_for_timeout(100)
        elif state == "over" or (begun and over(ada.views(0)[-1])):
            return pressed
        else:
            number, begun = ada.number, True
            main = ada.page.locator("[data-main]" if pressed and ends else "[data-main].btn--go")
            rows = ada.page.locator("[data-choices] [data-choice]")
            chosen = main if main.count() else rows if rows.count() else ada.page.locator("[data-main]")
            chosen.first.click()
            if ada.page.locator("#ask[data-armed]").count():
                ada.page.wait_for_timeout(450)
                ada.page.locator("[data-take]").first.click()
                pressed += 1
        pressed += 1
    return pressed


NEXT = """number => {
    const ask = document.querySelector('#ask');
    if (document.querySelector('.mo[data-standing=held], .room[data-standing=held]')) return 'held';
    if (ask.dataset.state === 'over') return 'over';
    return ask.dataset.state === 'asked' && Number(ask.dataset.number) > number ? 'asked' : null;
}"""


def counted(browser: Browser, server: ServerProcess, game: str, until: Until, over: Callable[[str], Over]) -> str:
    counts = []
    for number in range(TURNS):
        ada = Person(browser, server.address, still=False)
        ada.prefer(speed=4)
        ada.sit(stage(server, game, until, bots=("Hazel",), seed=f"inputs/{number}"))
        assert ada.wait_for_turn()
        counts.append(pressed_until(ada, over(ada.views(0)[-1]["ask"].get("turn", "")), over is another_turn))
        ada.close()
    return f"{mean(counts):.1f} ({min(counts)} to {max(counts)})"


def another_turn(turn: str) -> Over:
    return lambda view: view["ask"].get("turn", "") != turn


def no_fight(turn: str) -> Over:
    return lambda view: view["scene"].get("stage") is None


def main() -> None:
    server = ServerProcess(Path(tempfile.mkdtemp()), tests=False)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name, size in (("desk", DESKTOP), ("phone", PHONE)):
                first, later = first_game(browser, server, size)
                print(f"first game, {name}: {first}, then {later}", flush=True)
            for name, game, until, over in (
                ("a fight of Runebound", "runebound", asked("ask-combat-action", 20), no_fight),
                ("a turn of Prophecy", "prophecy", asked("ask-move", 20), another_turn),
                ("a turn of The Witcher", "witcher", asked("ask-travel", 20), another_turn),
            ):
                print(f"{name}: {counted(browser, server, game, until, over)}", flush=True)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
