"""A person at the page: what they see, what they press, and what their browser received."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from datetime import UTC, datetime
from typing import Any, Literal
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, WebSocket

from fabletable.table.following import ViewFollower
from tests.browser.staged import Staged

DESKTOP = (1440, 900)
PHONE = (390, 844)
NAMES = ("Ada", "Rok", "Zoe", "Iva")
# What a browser itself says when the server is gone; the tests that kill it expect that.
BROKEN_LINE = re.compile(r"WebSocket|ERR_CONNECTION|Failed to load resource", re.IGNORECASE)
RAW_ID = re.compile(r"\b(?:ask|why|word|rule|board|option|chapter|zone|stand|bot|theme)-[a-z]+(?:-[a-z]+)*\b")

# The quickest of the server's pages: on it, what a browser keeps for that address can be laid out.
QUICKEST = "/health"
NEW = """kept => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
}"""
PREFER = """changed => {
    const kept = JSON.parse(localStorage.getItem('fabletable.settings'));
    localStorage.setItem('fabletable.settings', JSON.stringify({ ...kept, ...changed }));
}"""


def a_window(browser: Browser, *, touch: bool, kept: bool) -> Page:
    """Return a page of a new browser profile."""
    workers: Literal["allow", "block"] = "allow" if kept else "block"
    return browser.new_context(has_touch=touch, accept_downloads=True, service_workers=workers).new_page()


class Person:
    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        name: str = "Ada",
        size: tuple[int, int] = DESKTOP,
        light: str = "game",
        language: str = "en",
        touch: bool = False,
        still: bool = True,
        sure: bool = False,
        kept: bool = False,
        explain: bool = False,
        window: Page | None = None,
    ) -> None:
        """``sure``: the page asks once more before a turn is ended early. ``kept``: the browser keeps the page for
        offline use. ``explain``: new questions are explained. ``window``: a window that another person has left,
        instead of a new browser."""
        self.address, self.name, self.language = address, name, language
        self.touch, self.kept, self.explain = touch, kept, explain
        self.page: Page = window or a_window(browser, touch=touch, kept=kept)
        self.context: BrowserContext = self.page.context
        self.troubles: list[str] = []
        self.received: list[dict[str, Any]] = []
        self.ears = {"console": self._hear, "pageerror": self._fail, "websocket": self._listen}
        for heard, ear in self.ears.items():
            self.page.on(heard, ear)  # type: ignore[call-overload]  # each takes what is heard
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(
            media="null", color_scheme="dark", reduced_motion="reduce" if still else "no-preference"
        )
        self.open(QUICKEST)
        settings = {"speed": 0, "name": name, "language": language, "light": light, "sound": False, "sure": sure}
        notes = {} if explain else {"fabletable.notes": {"never": True, "known": []}}
        self.page.evaluate(NEW, {"fabletable.settings": settings, **notes})

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not BROKEN_LINE.search(said.text):
            self.troubles.append(said.text)

    def _fail(self, error: Error) -> None:
        self.troubles.append(str(error))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))

    def prefer(self, **settings: object) -> None:
        """Set settings as the page's own leaf of settings would, before it is opened."""
        self.page.evaluate(PREFER, settings)

    def close(self) -> None:
        self.context.close()
        assert self.troubles == [], self.troubles

    def leave(self) -> Page | None:
        """Leave the window to the next person; None if it cannot be reused."""
        for heard, ear in self.ears.items():
            self.page.remove_listener(heard, ear)
        try:
            for other in self.context.pages:
                if other != self.page:
                    other.close()
            self.page.mouse.move(-9, -9)
            self.open(QUICKEST)
        except Error:  # its server is gone, or the page itself
            self.context.close()
            return None
        return self.page

    # --- going places ---

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def new_game(self, game: str, *, here: int = 1, invited: int = 0, bots: int = 1) -> str:
        """Make a table as the shelf's page would, and return its id."""
        told = self._ask("/api/games")
        plays = next(each for each in told["games"] if each["key"] == game)
        usual, leaning = told["bots"][1]["name"], ["", *plays["temperaments"]]
        seats = [{"kind": "here", "name": name} for name in (self.name, *NAMES[1:])[:here]]
        seats += [{"kind": "invited"}] * invited
        seats += [{"kind": "bot", "bot": f"{usual}:{lean}".rstrip(":")} for lean in leaning[:bots]]
        newcomer = self.explain and any(each["name"] == "quick-start" for each in plays["settings"])
        quick = {"quick-start": True} if newcomer else {}
        body = {"game": game, "seats": seats, "options": quick, "start": not invited, "language": self.language}
        made = self._ask("/api/tables", body)
        keys = {each["seat"]: each["secret"] for each in made["keys"]}
        own = {seat: keys.pop(seat) for seat in range(here)}
        table = str(made["table"]["id"])
        self.own(Staged(table, game, made["host"], own), invites=keys, join=made["join"], word=made["word"])
        self.open(f"/table/{table}")
        return table

    def _ask(self, path: str, body: object = None) -> Any:
        told = None if body is None else json.dumps(body).encode()
        asked = Request(self.address + path, told, {"Content-Type": "application/json"})
        with urlopen(asked, timeout=30) as answer:
            return json.loads(answer.read())

    def lay_out(self, game: str, *, here: int = 1, invited: int = 0, bots: int = 1) -> str:
        """Lay out a game in the panel of the shelf and start it; gives back the table's id."""
        self.open("/")
        self.lay(game, here=here, invited=invited, bots=bots)
        self.page.locator("button.start").click()
        self.page.wait_for_url("**/table/*")
        return self.page.url.rsplit("/", 1)[-1]

    def lay(self, game: str, *, here: int = 1, invited: int = 0, bots: int = 1) -> None:
        """Open the panel of a new game on the shelf and seat so many, in this order."""
        self.page.locator(f".box[data-game-key='{game}']").click()
        players = self.page.locator(".player")
        players.first.wait_for()
        old = [player.get_attribute("data-kind") for player in players.all()[1:]]
        wanted = ["here"] * (here - 1) + ["invited"] * invited + ["bot"] * bots
        if old == wanted:
            return
        for number, kind in enumerate(wanted, 1):
            if old and self.page.locator("[data-add=bot]").is_disabled():
                old.pop()
                players.nth(1).locator(".out").click()
            self.page.locator(f"[data-add={kind}]").click()
            if kind == "here":
                players.last.locator("input").fill(NAMES[number])
        for _ in old:
            players.nth(1).locator(".out").click()

    def invitation(self, seat: int | None = None) -> str:
        """Return the link of a table that waits for people, or that of one seat."""
        self.page.locator("[data-invite]").click()
        dialog = self.page.get_by_role("dialog")
        if seat is not None:
            dialog.locator(f"[data-show='{seat}']").click()
        within = dialog if seat is None else dialog.locator(f"[data-seat='{seat}']")
        link = within.locator(".copy input").first.input_value()
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        return link

    def sit(self, staged: Staged) -> None:
        """Sit down at a table that was laid out before."""
        self.own(staged)
        self.open(f"/table/{staged.table}")

    def own(self, staged: Staged, **more: Any) -> None:
        """Have a seat there, as after a visit."""
        kept = {"table": staged.table, "game": staged.game, "host": staged.host, "seats": staged.secrets}
        kept |= {"invites": {}, "seen": datetime.now(UTC).isoformat(), **more}
        if not self.page.url.startswith(self.address):
            self.open(QUICKEST)
        self.page.evaluate(
            """kept => {
                const all = JSON.parse(localStorage.getItem('fabletable.tables') ?? '{}');
                localStorage.setItem('fabletable.tables', JSON.stringify({ ...all, [kept.table]: kept }));
            }""",
            kept,
        )

    # --- at the table ---

    @property
    def number(self) -> int:
        return int(self.page.locator("#ask").get_attribute("data-number") or -1)

    @property
    def question(self) -> str:
        return self.page.locator("#askq").inner_text()

    def wait_for_turn(self, after: int = -1, timeout: float = 30_000) -> bool:
        """Wait until something beyond ``after`` is shown and asks me; False when the game is over."""
        state = self.page.wait_for_function(
            """(after) => {
                const ask = document.querySelector('#ask');
                if (!ask || Number(ask.dataset.number) <= after) return null;
                return ask.dataset.state === 'asked' || ask.dataset.state === 'over' ? ask.dataset.state : null;
            }""",
            arg=after,
            timeout=timeout,
        ).json_value()
        return bool(state == "asked")

    def choices(self) -> list[str]:
        """List the keys of the choices, the committing one last."""
        keys: list[str] = self.page.eval_on_selector_all(
            "[data-lift], [data-choice]",
            "rows => [...new Set(rows.map(row => row.dataset.lift ?? row.dataset.choice))]",
        )
        return keys

    def choose(self, key: str) -> None:
        """Take a choice; on a phone a large card is lifted first, then kept."""
        lifted = self.page.locator(f"[data-lift='{key}']")
        choice = self.page.locator(f"[data-choice='{key}']")
        if lifted.count() and not choice.count():
            lifted.first.click()
        choice.first.click()

    def choose_any(self, turn: int) -> None:
        """Choose something different each time: from the list, or by the golden button."""
        rows = self.page.locator("[data-choices] [data-choice]")
        main = self.page.locator("[data-main]")
        count = rows.count()
        if main.count() and (count == 0 or turn % 3 == 2):
            main.first.click()
        else:
            rows.nth(turn % count).click()

    def views(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Return every view that came, with its whole scene."""
        following = ViewFollower()
        found = [deepcopy(frame) for frame in self.received if frame["type"] == "view"]
        for view in found:
            following.make_whole(view)
        return [view for view in found if seat is None or view["seat"] == seat]

    def raw_ids(self) -> list[str]:
        """Return message ids that stand where a sentence should."""
        return RAW_ID.findall(self.page.locator("body").inner_text())
