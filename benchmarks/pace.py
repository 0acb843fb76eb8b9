"""Count the inputs and seconds of a fixed script of turns in each game, in a real browser at the usual speed.

    python -m benchmarks.pace
    python -m benchmarks.pace runebound-warlock prophecy
    python -m benchmarks.pace --staged  # by the page's own clock: the same on a busy machine
    python -m benchmarks.pace --keep    # writes benchmarks/measured/pace.json, the "before" of later runs

An input is one click or key: a choice, a confirmation, "Go on". The person answers 350 ms after a question or a hold
appears, takes the golden choice or else the first one of the list, and ends a turn after its first action. ``wait`` is
the longest time between an own answer and the next own question or hold. ``--staged`` counts only the time that the
page takes to show what happens: its clock stands still while the server works, and then runs in small steps.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from conftest import find_chromium
from fabletable.kernel import Match
from tests.browser.conftest import FLAGS
from tests.browser.person import Person
from tests.browser.screens import asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Until, stage

KEPT = Path(__file__).parent / "measured" / "pace.json"
READS_MS = 350
MOST_INPUTS = 120
TICK_MS = 50
QUIET_MS = 400
"""The milliseconds without a frame after a question came, after which the server has nothing more to say."""
SEEDS = ("pace/1", "pace/2")
Over = Callable[[dict[str, Any]], bool]

# Held, asked anew, or over; the table is looked at as a person does.
NEXT = """number => {
    const ask = document.querySelector('#ask');
    if (document.querySelector('[data-standing=held]')) return 'held';
    if (ask.dataset.state === 'over') return 'over';
    return ask.dataset.state === 'asked' && Number(ask.dataset.number) > number ? 'asked' : null;
}"""


@dataclass
class Pace:
    """The inputs of one script: all, those that only go on, seconds, and the longest wait."""

    inputs: int = 0
    go_ons: int = 0
    seconds: float = 0.0
    wait: float = 0.0
    waits: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Script:
    """A staged table and the end of what is played there."""

    game: str
    until: Until
    over: Callable[[str], Over]
    ends_turn: bool = True


def warlock(match: Match) -> bool:
    """Tell whether seat 0 chooses its first action of a fight against the Warlock, or a foe of the same strength."""
    decision, fight = match.decision, getattr(match.table, "fight", None)
    if decision is None or fight is None or decision.seat != 0 or decision.ask != "ask-combat-action":
        return False
    foe = fight.foe
    return fight.round == 1 and fight.sides[0].hero == 0 and foe is not None and foe.health >= 6


def two_turns_later(turn: str) -> Over:
    seen = [turn]

    def over(view: dict[str, Any]) -> bool:
        now = view["ask"].get("turn", "")
        if now not in seen:
            seen.append(now)
        return len(seen) > 2

    return over


def no_fight(turn: str) -> Over:
    return lambda view: view["scene"].get("stage") is None


SCRIPTS = {
    "diceforge": Script("diceforge", asked("ask-action", 20), two_turns_later),
    "prophecy": Script("prophecy", asked("ask-move", 20), two_turns_later),
    "witcher": Script("witcher", asked("ask-travel", 20), two_turns_later),
    "runebound": Script("runebound", asked("ask-turn", 20), two_turns_later),
    "runebound-warlock": Script("runebound", warlock, no_fight, ends_turn=False),
}


class RealTime:
    """Waits as a person does, by the clock on the wall."""

    def __init__(self, ada: Person) -> None:
        self.ada = ada

    def now(self) -> float:
        return time.monotonic()

    def next_state(self, number: int) -> str:
        """Wait for the next hold, the next question, or the end."""
        return str(self.ada.page.wait_for_function(NEXT, arg=number, timeout=90_000).json_value())

    def rest(self, ms: int) -> None:
        self.ada.page.wait_for_timeout(ms)


class StagedTime(RealTime):
    """Moves the page's clock on when the server has said everything."""

    def __init__(self, ada: Person) -> None:
        super().__init__(ada)
        self.ms = 0
        ada.page.clock.pause_at(ada.page.evaluate("Date.now()") + 1000)

    def now(self) -> float:
        return self.ms / 1000

    def next_state(self, number: int) -> str:
        self._hear_out(number)
        while True:
            state = self.ada.page.evaluate(NEXT, number)
            if state:
                return str(state)
            self.rest(TICK_MS)

    def rest(self, ms: int) -> None:
        self.ada.page.clock.run_for(ms)
        self.ms += ms

    def _hear_out(self, number: int) -> None:
        """Wait until the question after ``number`` has come, or the result, and nothing more comes."""
        heard, since = -1, time.monotonic()
        while True:
            received = self.ada.received
            last: dict[str, Any] = next(
                (each for each in reversed(received) if each["type"] == "view" and each["seat"] == 0), {}
            )
            asks = (last.get("ask") or last.get("again")) and last["number"] > number
            if len(received) != heard or not (asks or last.get("result")):
                heard, since = len(received), time.monotonic()
            if time.monotonic() - since > QUIET_MS / 1000:
                return
            self.ada.page.wait_for_timeout(TICK_MS)


def choose(ada: Person, ends: bool, clock: RealTime) -> int:
    """Take the golden choice, else the first row, else what ends the turn; return the number of presses."""
    main = ada.page.locator("[data-main]" if ends else "[data-main].btn--go")
    rows = ada.page.locator("[data-choices] [data-choice]")
    ada.page.locator("[data-main], [data-advised], [data-choices] [data-choice]").first.wait_for()
    chosen = main if main.count() else rows if rows.count() else ada.page.locator("[data-main], [data-advised]")
    number, pressed = ada.number, 1
    chosen.first.click()
    clock.rest(100)
    if ada.page.locator("#ask[data-armed]").count():
        clock.rest(350)
        ada.page.locator("[data-take]").first.click()
        pressed += 1
    elif ada.page.locator("#ask[data-state=asked]").count() and ada.number == number:  # a row with ways inside
        rows.first.click()
        pressed += 1
    return pressed


def play(ada: Person, script: Script, clock: RealTime) -> Pace:
    pace, number, begun = Pace(), -1, clock.now()
    over = script.over(ada.views(0)[-1]["ask"].get("turn", ""))
    turn = ""
    while pace.inputs < MOST_INPUTS:
        since = clock.now()
        state = clock.next_state(number)
        pace.waits.append(round(clock.now() - since, 2))
        clock.rest(READS_MS)
        if state == "held":
            ada.page.keyboard.press("Enter")
            clock.rest(50)
            pace.inputs, pace.go_ons = pace.inputs + 1, pace.go_ons + 1
            continue
        view = ada.views(0)[-1]
        if state == "over" or (number >= 0 and over(view)):
            break
        acted = turn == view["ask"].get("turn", "") and script.ends_turn
        number, turn = ada.number, view["ask"].get("turn", "")
        pace.inputs += choose(ada, acted, clock)
    pace.seconds = round(clock.now() - begun, 1)
    pace.wait = max(pace.waits)
    return pace


def measured(browser: Browser, server: ServerProcess, script: Script, *, staged: bool) -> dict[str, Any]:
    """Return the sums over all seeds. ``staged``: by the page's own clock."""
    total = Pace()
    for seed in SEEDS:
        ada = Person(browser, server.address, still=False)
        ada.prefer(speed=1)
        if staged:
            ada.page.clock.install()
        ada.sit(stage(server, script.game, script.until, bots=("Hazel",), seed=seed))
        assert ada.wait_for_turn()
        one = play(ada, script, StagedTime(ada) if staged else RealTime(ada))
        ada.close()
        total.inputs += one.inputs
        total.go_ons += one.go_ons
        total.seconds = round(total.seconds + one.seconds, 1)
        total.wait = max(total.wait, one.wait)
    return {name: n for name, n in asdict(total).items() if name != "waits"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("scripts", nargs="*", choices=[*SCRIPTS, []])
    parser.add_argument("--staged", action="store_true", help="by the page's own clock, without the server's time")
    parser.add_argument("--keep", action="store_true", help="write the figures as those of before")
    wanted = parser.parse_args()
    before: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    server = ServerProcess(Path(tempfile.mkdtemp()), tests=False)
    server.start()
    print(f"{'':20}{'inputs':>14}{'go on':>14}{'seconds':>18}{'longest wait':>18}")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            for name in wanted.scripts or SCRIPTS:
                now, was = measured(browser, server, SCRIPTS[name], staged=wanted.staged), before.get(name, {})
                cells = [f"{was.get(part, '–')} → {now[part]}" for part in ("inputs", "go_ons", "seconds", "wait")]
                print(f"{name:20}{cells[0]:>14}{cells[1]:>14}{cells[2]:>18}{cells[3]:>18}", flush=True)
                if wanted.keep:
                    before[name] = now
            browser.close()
    finally:
        server.stop()
    if wanted.keep:
        KEPT.write_text(json.dumps(before, indent=1) + "\n")


if __name__ == "__main__":
    main()
