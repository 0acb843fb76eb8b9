"""Pictures of every screen for docs/screens, desktop and phone: ``python -m tests.browser.screens [NAME ...]``.

``--seen-as deuteranopia`` (protanopia, tritanopia, achromatopsia) takes them as a person sees them who does not see all
colours, into a folder of that name among the temporary files, for a walk through the boards.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright
from websockets.sync.client import connect

import fabletable
from conftest import find_chromium
from fabletable.coach.puzzle import installed_pack
from fabletable.kernel import Chance, Match
from fabletable.table.following import ViewFollower
from tests.browser.conftest import FLAGS
from tests.browser.last_decisions import staged_end
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ROOT, ServerProcess, free_port
from tests.browser.staged import Staged, Until, agree, leads_to, stage, staged_next, to_the_end
from tests.browser.test_form import shown
from tests.browser.test_lessons import TAUGHT, Learner, follow
from tests.docs.test_write_a_game import cut_out

FOLDER = ROOT / "docs" / "screens"
SEEN_AS = sys.argv.pop(sys.argv.index("--seen-as") + 1) if "--seen-as" in sys.argv else ""
"""The deficiency of sight that is simulated."""
QUALITY = 80
LARGEST = 200_000
SHEET = 700_000
"""A sheet of thirty pictures may weigh more than one."""


def picture(who: Person, name: str, largest: int = LARGEST) -> None:
    """Save a screenshot as WebP: as PNG the painted boards would weigh more than a megabyte each."""
    who.page.evaluate("document.activeElement?.blur()")
    who.page.wait_for_timeout(1500)
    session = who.context.new_cdp_session(who.page)
    if SEEN_AS:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": SEEN_AS})
    quality, data = QUALITY, b""
    while not data or (len(data) > largest and quality > 40):
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(taken["data"])
        quality -= 10
    folder = Path(tempfile.gettempdir()) / SEEN_AS if SEEN_AS else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.webp").write_bytes(data)
    print(f"{name}.webp {len(data) // 1024} KiB", flush=True)


def _patiently(deed: Callable[[], object]) -> None:
    """Repeat a deed until it succeeds, as something just started may not answer yet."""
    for _ in range(50):
        try:
            deed()
            return
        except Error:
            time.sleep(0.3)
    deed()


def asked(ask: str, after: int = 0, *, cards: int = 0, stage: str = "") -> Until:
    """Make a condition: the person at the screen is asked this, has so many cards, and this side in a fight."""

    def until(match: Match) -> bool:
        decision = match.decision
        if decision is None or decision.seat != 0 or decision.ask != ask or match.number < after:
            return False
        scene = match.game.scene(match.table, 0)
        owned = sum(piece.kind == "card" for zone in scene.mats[0].zones for piece in zone.pieces)
        sides = [] if scene.stage is None else [side.id for side in scene.stage.zones]
        return owned >= cards and (not stage or stage in sides)

    return until


@dataclass(frozen=True)
class Moment:
    """A table worth a picture: on a desk, on a phone, and what shows the whole board by both lights."""

    game: str
    until: Until
    seed: str

    @property
    def laid(self) -> tuple[str, Until]:
        return self.game, self.until


MOMENTS = {
    "diceforge": Moment("diceforge", asked("ask-action", 50), "df-action"),
    "diceforge-forge": Moment("diceforge", asked("ask-forge", 15), "df-forge"),
    "prophecy": Moment("prophecy", asked("ask-move", 120, cards=6), "pr-move"),
    "prophecy-fight": Moment("prophecy", asked("ask-before-roll", 60), "pr-roll"),
    "witcher": Moment("witcher", asked("ask-travel", 100, cards=6), "wi-move"),
    "witcher-fight": Moment("witcher", asked("ask-combo-next", 60, stage="side-monster"), "wi-combo"),
    "witcher-story": Moment("witcher", asked("ask-story"), "wi-story"),
    "runebound": Moment("runebound", asked("ask-ride", 200, cards=6), "ru-move"),
    "runebound-fight": Moment("runebound", asked("ask-combat-action", 120), "ru-fight"),
}


STORIES = {"prophecy", "witcher", "runebound"}
LOOT = {"diceforge": "ask-action", "prophecy": "ask-pick-item", "witcher": "ask-market", "runebound": "ask-buy"}

TELEVISION = (1920, 1080)

FOLLOWED = """const kept = JSON.parse(localStorage.getItem('fabletable.settings'));
localStorage.setItem('fabletable.settings', JSON.stringify({...kept, speed: 0.5}));"""

FIGHTS: dict[str, tuple[set[str], tuple[str, ...], bool, str]] = {
    "prophecy": ({"roll", "outcome"}, ("duel",), True, "a fight"),
    "witcher": ({"blow"}, ("chain", "verdict"), True, "a fight"),
    "runebound": ({"roll", "blow"}, ("cast", "chain", "verdict"), True, "fight"),
    "diceforge": ({"roll"}, ("lanes",), False, "fight"),
}


ASKED = """() => {
    const [, run] = Object.entries(sessionStorage).find(([name]) => name.includes('puzzle-run'));
    const { puzzles, at } = JSON.parse(run);
    return [puzzles[at].game, puzzles[at].id];
}"""
"""The game and the id of the puzzle that is asked."""


def _ranked(game: str, name: str) -> list[str]:
    """Return the choices of a puzzle, the best one first."""
    pack = installed_pack(fabletable.find(game))
    assert pack is not None
    puzzle = pack.puzzle(name)
    others = [choice.key for choice in puzzle.ranked if choice.key != puzzle.best]
    return [puzzle.best, *others]


def press(who: Person, key: str) -> None:
    """Choose, wherever the choice stands, and once more where it is asked again."""
    who.page.wait_for_function("key => document.querySelector(`[data-choice='${CSS.escape(key)}']`)", arg=key)
    who.page.evaluate("key => document.querySelector(`[data-choice='${CSS.escape(key)}']`).click()", key)
    who.page.wait_for_timeout(450)
    if who.page.locator("[data-take]").count():
        who.page.locator("[data-take]").first.click()


class Album:
    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server

    def meet(
        self, size: tuple[int, int] = DESKTOP, light: str = "game", name: str = "Ada", language: str = "en"
    ) -> Person:
        return Person(
            self.browser, self.server.address, size=size, light=light, name=name, language=language, touch=size == PHONE
        )

    def shelf(self) -> None:
        begun = [
            stage(self.server, *MOMENTS[name].laid, seed=MOMENTS[name].seed)
            for name in ("witcher", "prophecy", "diceforge")
        ]
        for name, size, light in (
            ("shelf", DESKTOP, "dark"),
            ("shelf-light", DESKTOP, "light"),
            ("shelf-phone", PHONE, "dark"),
        ):
            ada = self.meet(size, light)
            for table in begun:
                ada.own(table)
            ada.open("/")
            ada.page.locator(".cont").first.wait_for()
            picture(ada, name)
            ada.page.locator("[data-play=runebound]").click()
            ada.page.locator("[data-add=bot]").click()
            ada.page.evaluate("document.activeElement?.blur()")
            ada.page.mouse.move(1, 1)
            picture(ada, name.replace("shelf", "new-game"))
            ada.close()

    def credits(self) -> None:
        for name, size in (("credits", DESKTOP), ("credits-phone", PHONE)):
            ada = self.meet(size)
            ada.open("/credits")
            picture(ada, name)
            ada.close()

    def lobby(self) -> None:
        ada, rok = self.meet(), self.meet(PHONE, name="Rok")
        ada.lay_out("witcher", invited=1, bots=1)
        link = ada.invitation(1)
        picture(ada, "waiting-room")
        rok.page.goto(link)
        rok.page.locator("#join-name").wait_for()
        picture(rok, "join-phone")
        rok.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        picture(rok, "join")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "waiting-room-phone")
        ada.close()
        rok.close()

    def curtain(self) -> None:
        ada = self.meet()
        both = stage(self.server, "witcher", asked("ask-travel", 60), here=("Ada", "Rok"), bots=(), seed="curtain")
        ada.sit(both)
        ada.page.locator(".hold").wait_for()
        picture(ada, "curtain")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "curtain-phone")
        ada.close()

    def moment(self, name: str) -> None:
        moment = MOMENTS[name]
        table = stage(self.server, *moment.laid, seed=moment.seed)
        signature = "light" if moment.game in ("prophecy", "runebound") else "dark"
        other = "dark" if signature == "light" else "light"
        views = [(DESKTOP, signature, ""), (PHONE, signature, "-phone")]
        if name == moment.game:
            views.append((DESKTOP, other, f"-{other}"))
        for size, light, suffix in views:
            ada = self.meet(size, light)
            ada.sit(table)
            ada.wait_for_turn(timeout=60_000)
            picture(ada, f"{name}{suffix}")
            ada.close()

    def fight(self, game: str) -> None:
        """Photograph a fight step by step as it is played, in one strip on a desk and one on a phone."""
        kinds, wanted, own, seed = FIGHTS[game]
        until, found = leads_to(kinds, own=own)
        table = stage(self.server, game, until, seed=seed)
        for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
            ada = self.meet(size, "light" if game in ("prophecy", "runebound") else "dark")
            ada.context.add_init_script(FOLLOWED)
            ada.sit(stage(self.server, game, until, seed=seed) if suffix else table)
            ada.wait_for_turn(timeout=60_000)
            press(ada, found["key"])
            wide, across = (300, 4) if suffix else (720, 2)
            self._strip(f"moments-{game}{suffix}", self._steps(ada, wanted), wide, across)
            ada.close()

    def evening(self, game: str) -> None:
        """Photograph a fight, a story, a loot and a finale, in one strip on a desk and one on a phone."""
        for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
            shots = [
                self._fought(game, size),
                self._read(game, size),
                self._looted(game, size),
                self._ended(game, size),
            ]
            wide, across = (300, 4) if suffix else (720, 2)
            self._strip(f"evening-{game}{suffix}", [shot for shot in shots if shot], wide, across)

    def _at(self, size: tuple[int, int], table: Staged) -> Person:
        ada = self.meet(size)
        ada.context.add_init_script(FOLLOWED)
        ada.sit(table)
        ada.wait_for_turn(timeout=60_000)
        return ada

    def _shot(self, who: Person, wait: int = 1200) -> bytes:
        who.page.mouse.move(1, 1)
        who.page.wait_for_timeout(wait)
        shot = who.page.screenshot(type="jpeg", quality=92)
        who.close()
        return shot

    def _fought(self, game: str, size: tuple[int, int]) -> bytes:
        kinds, wanted, own, seed = FIGHTS[game]
        until, found = leads_to(kinds, own=own)
        ada = self._at(size, stage(self.server, game, until, seed=seed))
        press(ada, found["key"])
        steps = self._steps(ada, (*wanted, "upset", "boss"))
        ada.close()
        return steps[-1]

    def _read(self, game: str, size: tuple[int, int]) -> bytes | None:
        if game not in STORIES:  # it tells none
            return None
        until, found = staged_next(lambda script: script.kind == "story" and script.holds)
        ada = self._at(size, stage(self.server, game, until, seed=f"{game} story"))
        press(ada, found["key"])
        ada.page.locator("[data-room=read]").wait_for()
        return self._shot(ada, 6000)

    def _looted(self, game: str, size: tuple[int, int]) -> bytes:
        ada = self._at(size, stage(self.server, game, asked(LOOT[game], 10), seed=f"{game} loot"))
        if ada.page.locator("[data-lay-out]").count():
            ada.page.locator("[data-lay-out]").click()
        ada.page.locator("[data-room=cards]").wait_for()
        return self._shot(ada, 2500)

    def _ended(self, game: str, size: tuple[int, int]) -> bytes:
        staged, key = staged_end(self.server, game)
        ada = self._at(size, staged)
        press(ada, key)
        ada.page.locator("dialog[data-finale=whole]").wait_for(timeout=60_000)
        return self._shot(ada, 800)

    def _steps(self, who: Person, wanted: tuple[str, ...]) -> list[bytes]:
        """Photograph each step of those stages, four at most."""
        taken: dict[str, bytes] = {}
        for _ in range(240):
            stage = who.page.evaluate(
                "() => (({look, step, standing}) => [look, step, standing])"
                "(document.querySelector('.mo[data-look]')?.dataset ?? {})"
            )
            name = f"{stage[0]} {stage[1]}"
            if stage[0] in wanted and name not in taken:
                who.page.wait_for_timeout(2400 if stage[1] == "outcome" else 500)
                taken[name] = who.page.screenshot(type="jpeg", quality=92)
                if len(taken) == 4:
                    break
            elif stage[2] == "held":
                who.page.locator("[data-go]").first.click()
            who.page.wait_for_timeout(40)
        return list(taken.values())

    def lesson(self, game: str) -> None:
        """Photograph each step of the guided first game with the suggested choices, one sheet each."""
        for size, suffix, wide, across in ((DESKTOP, "", 640, 3), (PHONE, "-phone", 260, 8)):
            ada = self.meet(size)
            learner = Learner(ada, game, patience=120_000)
            shots: dict[str, bytes] = {}
            going_on = True
            while going_on:
                if learner.at and learner.at not in shots:
                    ada.page.mouse.move(1, 1)
                    ada.page.wait_for_timeout(900)
                    shots[learner.at] = ada.page.screenshot(type="jpeg", quality=92)
                going_on = learner.go_on(follow)
            self._strip(f"lesson-{game}{suffix}", list(shots.values()), wide, across, SHEET)
            ada.close()

    def _strip(self, name: str, shots: list[bytes], wide: int, across: int, largest: int = LARGEST) -> None:
        pictures = "".join(
            f"<img style='width:{wide}px' src='data:image/jpeg;base64,{base64.b64encode(shot).decode()}'>"
            for shot in shots
        )
        sheet = self.meet()
        style = f"margin:0;display:grid;gap:10px;padding:10px;grid-template-columns:repeat({across},{wide}px)"
        sheet.page.goto("about:blank")  # the policy of the server allows no inline style
        sheet.page.set_content(
            f"<!doctype html><body style='{style};width:max-content;background:#2b2018'>{pictures}</body>"
        )
        box = sheet.page.locator("body").bounding_box()
        assert box is not None
        sheet.page.set_viewport_size({"width": int(box["width"]), "height": int(box["height"])})
        picture(sheet, name, largest)
        sheet.close()

    def standing(self) -> None:
        """Photograph the standing: under the seats, and on a phone over the table."""
        for name, moment, size in (("standing", "witcher", DESKTOP), ("standing-phone", "prophecy", PHONE)):
            ada = self.meet(size)
            ada.sit(stage(self.server, *MOMENTS[moment].laid, seed=MOMENTS[moment].seed))
            ada.wait_for_turn(timeout=60_000)
            ada.page.keyboard.press("w")
            ada.page.locator(".leaf .chips").wait_for()
            picture(ada, name)
            ada.close()

    def trays(self) -> None:
        """Photograph everything beside the table after the others have had their turns."""
        ada = self.meet()
        ada.sit(stage(self.server, "diceforge", asked("ask-hammer", 60), seed="df-gold"))
        ada.wait_for_turn(timeout=60_000)
        for key, name in (("r", "recap"), ("m", "mats"), ("?", "keys")):
            ada.page.keyboard.press(key)
            picture(ada, name)
        for name in ("Rules", "Settings"):
            ada.page.get_by_role("button", name=name, exact=True).click()
            picture(ada, name.lower())
            if name == "Rules":  # the book lies over all the rest
                ada.page.keyboard.press("Escape")
        ada.page.get_by_role("button", name="Chat", exact=True).click()
        ada.page.locator(".chat input").fill("One more sun and the Hydra is mine.")
        ada.page.keyboard.press("Enter")
        picture(ada, "chat")
        ada.page.evaluate("document.activeElement?.blur()")
        ada.page.keyboard.press("Escape")
        ada.page.locator("main .card").nth(3).hover()
        ada.page.locator(".look").wait_for()
        picture(ada, "inspector")
        ada.close()

    def afterwards(self) -> None:
        over = stage(self.server, "diceforge", to_the_end, here=("Ada",), seed="over")
        table = over.table
        for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
            ada = self.meet(size)
            ada.open(f"/table/{table}/results")
            ada.page.locator("figure.chart").first.wait_for()
            picture(ada, f"results{suffix}")
            ada.open(f"/table/{table}/replay")
            ada.page.locator(".leaf ol button").nth(4).click(force=True)
            ada.page.mouse.move(1, 1)
            ada.page.locator(".book").evaluate("book => book.scrollTop = 0")
            picture(ada, f"replay{suffix}")
            ada.close()

    def training(self) -> None:
        """Photograph puzzles, mistakes and the form of a person who has trained for four weeks, and of a new one."""
        for size, end in ((DESKTOP, ""), (PHONE, "-phone")):
            ada = self.meet(size, "light")
            ada.open("/form")
            ada.page.locator(".begin").wait_for()
            picture(ada, f"form-empty{end}")
            self._practise(ada)
            ada.open("/puzzles")
            ada.page.locator("[data-solve-ten]").wait_for()
            picture(ada, f"puzzles{end}")
            ada.open("/mistakes")
            ada.page.locator("[data-mistake]").first.wait_for()
            picture(ada, f"mistakes{end}")
            ada.open("/puzzles")
            ada.page.locator("[data-solve-ten]").click()
            for number in range(10):
                self._solve(ada, number, end)
            ada.page.locator("[data-run-end]").wait_for()
            picture(ada, f"puzzle-run{end}")
            shown(ada, 24)
            picture(ada, f"form{end}")
            ada.close()

    def _practise(self, ada: Person) -> None:
        """Answer some puzzles on most days of four weeks, most of them right."""
        ada.open("/puzzles")
        ada.page.locator("[data-solve-ten]").wait_for()
        key = str(ada.page.evaluate("localStorage.getItem('fabletable:key')"))
        chance = Chance("training")
        for day in range(-27, 1):
            self.server.pass_days(day)
            for _ in range(chance.below(6)):
                game = ("diceforge", "prophecy", "runebound")[chance.below(3)]
                name = self.server.post("/api/puzzles/run", {"game": game}, key)["puzzles"][chance.below(10)]["id"]
                keys = _ranked(game, name)
                answer = {"key": keys[0 if chance.below(4) or day > -1 else 1]}
                self.server.post(f"/api/puzzles/{game}/{name}/answer", answer, key)
            for one in self.server.ask("/api/mistakes", key)["today"][:3]:
                kept = next(each for each in self.server.ask("/api/mistakes", key)["mistakes"] if each["id"] == one)
                keys = _ranked(kept["game"], one)
                answer = {"key": keys[0 if chance.below(4) else 1]}
                if day < 0:
                    self.server.post(f"/api/puzzles/{kept['game']}/{one}/answer", answer, key)

    def _solve(self, ada: Person, number: int, end: str) -> None:
        """Solve a puzzle of the run; the third is missed first."""
        ada.page.locator("[data-choices]").wait_for()
        game, name = ada.page.evaluate(ASKED)
        keys = _ranked(game, name)
        if number == 0:
            picture(ada, f"puzzle-asked{end}")
        if number == 2:
            ada.page.locator(f"[data-choices] [data-key='{keys[1]}']").click()
            ada.page.locator("[data-again]").wait_for()
            picture(ada, f"puzzle-wrong{end}")
            ada.page.locator("[data-again]").click()
        ada.page.locator(f"[data-choices] [data-key='{keys[0]}']").click()
        ada.page.locator("[data-next]").wait_for()
        if number == 0:
            picture(ada, f"puzzle-answer{end}")
        ada.page.locator("[data-next]").click()

    def signs(self) -> None:
        """Photograph the explanation of a gem on the map, and the legend."""
        table = stage(self.server, *MOMENTS["runebound"].laid, seed=MOMENTS["runebound"].seed)
        for size, light, end in ((DESKTOP, "light", ""), (PHONE, "dark", "-phone")):
            ada = self.meet(size, light)
            ada.sit(table)
            ada.wait_for_turn()
            ada.page.wait_for_load_state("networkidle")
            ada.page.locator(".mapspot[data-spot]").evaluate_all(
                "(spots) => spots.find((spot) => /Exploration gem/.test(spot.textContent)).focus()"
            )
            ada.page.keyboard.press("i")
            ada.page.locator(".what.pinned [data-all]").wait_for()
            picture(ada, f"what-is-this{end}")
            ada.page.keyboard.press("Escape")
            ada.page.keyboard.press("g")
            ada.page.locator("dialog .legend").wait_for()
            picture(ada, f"legend{end}")
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

    def looks(self) -> None:
        """Photograph every look that a scene can name, as the gallery draws it."""
        port = free_port()
        vite = [str(ROOT / "web/node_modules/.bin/vite"), "--host", "127.0.0.1", "--port", str(port), "--strictPort"]
        gallery = subprocess.Popen(vite, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
        try:
            page = self.browser.new_page(viewport={"width": 1000, "height": 1400})
            _patiently(lambda: page.goto(f"http://127.0.0.1:{port}/gallery.html?part=looks&theme=light"))
            page.locator(".looks").wait_for()
            page.wait_for_timeout(5000)
            session = page.context.new_cdp_session(page)
            for section in page.locator(".looks > section").all():
                section.scroll_into_view_if_needed()
                page.wait_for_timeout(500)
                frame = section.bounding_box()
                assert frame is not None
                shot = {"format": "webp", "quality": QUALITY, "clip": {**frame, "scale": 1}}
                taken = session.send("Page.captureScreenshot", shot)
                name = f"looks-{section.get_attribute('id')}"
                (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
                print(name, flush=True)
            page.close()
        finally:
            gallery.terminate()
            gallery.wait()

    def foragers(self) -> None:
        """Photograph the game of docs/write-a-game.md as its reader has it."""
        folder = cut_out(Path(tempfile.mkdtemp()))
        server = ServerProcess(Path(tempfile.mkdtemp()), brought=folder / "foragers")
        server.start()
        try:
            for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
                ada = Person(self.browser, server.address, size=size, touch=size == PHONE)
                if not suffix:
                    ada.open("/")
                    ada.page.locator(".box[data-game-key=foragers]").scroll_into_view_if_needed()
                    ada.page.mouse.move(1, 1)
                    picture(ada, "foragers-shelf")
                ada.lay_out("foragers", bots=2)
                number = -1
                for turn in range(4):
                    ada.wait_for_turn(number)
                    number = ada.number
                    ada.choose("home" if turn == 2 and "home" in ada.choices() else "search")
                ada.wait_for_turn(number)
                picture(ada, f"foragers{suffix}")
                ada.close()
        finally:
            server.stop()

    def ahead(self) -> None:
        """Photograph a standing answer at its question, and premoves while another person thinks."""
        gold = stage(
            self.server, "diceforge", asked("ask-hammer", 60), here=("Ada", "Hazel", "Linden"), bots=(), seed="df-gold"
        )
        ada = self.meet(PHONE)
        ada.sit(replace(gold, secrets={0: gold.secrets[0]}))
        ada.wait_for_turn(timeout=60_000)
        ada.page.locator(".handle").click()
        ada.page.locator("[data-always] [role=switch]").tap()
        picture(ada, "standing-answers-phone")
        ada.close()
        table = stage(
            self.server, "runebound", asked("ask-reroll", 60), here=("Ada", "Hazel", "Linden"), bots=(), seed="ru-1"
        )
        ada = self.meet()
        ada.sit(replace(table, secrets={0: table.secrets[0]}))
        ada.wait_for_turn(timeout=60_000)
        ada.page.locator("[data-always] [role=switch]").click()
        for _ in range(40):
            ada.choose("done" if "done" in ada.choices() else ada.choices()[-1])
            ada.page.wait_for_timeout(400)
            if ada.page.locator("#ask").get_attribute("data-state") == "waiting":
                break
        ada.page.locator("[data-look-ahead]").click()
        ada.page.locator("[data-lay]").nth(2).click(timeout=60_000)
        ada.page.mouse.move(1, 1)
        picture(ada, "ahead")
        ada.close()

    def together(self) -> None:
        """Photograph a server with an open lobby: invitation, lobby, big screen, phone in hand, clocks, my games."""
        server = ServerProcess(Path(tempfile.mkdtemp()), tests=False, lobby=True, origin="http://192.168.178.21:8000")
        server.start()
        try:
            album = Album(self.browser, server)
            album.invitation()
            album.room()
            album.open_hall()
        finally:
            server.stop()

    def invitation(self) -> None:
        ada = self.meet()
        ada.lay_out("runebound", invited=2, bots=1)
        ada.page.locator("[data-invite]").click()
        picture(ada, "invite")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "invite-phone")
        ada.close()

    def room(self) -> None:
        """Photograph a television and a phone beside it, with an evening's clock."""
        moment = MOMENTS["witcher"]
        clock = {"kind": "evening", "turn_seconds": 180, "reserve_seconds": 1200}
        table = stage(self.server, *moment.laid, seed=moment.seed, here=("Ada", "Mira"), bots=("Linden",))
        agree(self.server, table.table, {"clock": clock})
        room, ada, mira = self.meet(TELEVISION), self.meet(PHONE), self.meet(name="Mira")
        room.open(f"/table/{table.table}/screen")
        room.page.locator("[data-screen]:not([data-screen=loading])").wait_for()
        ada.sit(replace(table, secrets={0: table.secrets[0]}))
        mira.sit(replace(table, secrets={1: table.secrets[1]}))
        ada.page.locator(".inhand").wait_for()
        ada.wait_for_turn(timeout=60_000)
        picture(room, "big-screen")
        picture(ada, "hand-phone")
        mira.page.get_by_role("button", name="Settings", exact=True).click()
        mira.page.get_by_text("Ask for a pause").scroll_into_view_if_needed()
        picture(mira, "clocks")
        for who in (room, ada, mira):
            who.close()

    def open_hall(self) -> None:
        seats = [{"kind": "here", "name": name} for name in ("Ada", "Hazel")]
        free = {"kind": "invited"}
        evening = {"clock": {"kind": "evening", "turn_seconds": 180, "reserve_seconds": 1200}}
        letter = {"clock": {"kind": "letter", "turn_seconds": 3 * 86400}}
        bot = {"kind": "bot", "bot": "greedy", "name": ""}
        ada = self.meet()
        ada.open("/games")
        ada.page.get_by_role("button", name="Keep as a file").wait_for()
        key = ada.page.evaluate("localStorage.getItem('fabletable:key')")
        for game, chairs, terms, start in (
            ("witcher", [*seats, free], evening, False),
            ("prophecy", [seats[0], free, free], letter, False),
            ("runebound", [seats[0], bot, bot], {}, True),
            ("diceforge", seats, letter, True),
        ):
            body = {"game": game, "seats": chairs, "terms": terms, "start": start, "visibility": "public"}
            self.server.post("/api/tables", body, key)
        for name in ("diceforge", "prophecy"):
            self.server.post("/api/tables", {"game": name, "seats": [seats[0], bot], "start": True}, key)
        bots = {"seats": [bot, bot], "start": True, "visibility": "public"}
        table = self.server.post("/api/tables", {"game": "diceforge", **bots})["table"]["id"]
        self.server.watch_to_the_end(table)
        ada.open("/lobby")
        ada.page.get_by_role("link", name="Sit down").first.wait_for()
        picture(ada, "lobby")
        ada.page.get_by_role("radio", name="Watch").click()
        ada.page.wait_for_load_state("networkidle")
        picture(ada, "lobby-watch")
        ada.open("/games")
        ada.page.locator("a.game").first.wait_for()
        picture(ada, "my-games")
        ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        picture(ada, "my-games-phone")
        ada.close()

    def today(self) -> None:
        """Photograph the tables of the day, the end of one and its list; and a duel of two, while it waits and when
        both are done."""
        keys = {name: str(self.server.post("/api/keys", {"name": name})["key"]) for name in ("Ada", "Bruno", "Maya")}
        ends = {
            name: self._played("/api/today", {"game": "diceforge", "name": name}, key, place)
            for place, (name, key) in enumerate(keys.items())
        }
        duel = str(self.server.post("/api/duels", {"game": "diceforge", "name": "Ada"}, keys["Ada"])["id"])
        self._played(f"/api/duels/{duel}", {"name": "Ada"}, keys["Ada"], 1)
        self._pictures_of(keys["Ada"], "duel-waiting", f"/duel/{duel}", "[role=status]")
        self._played(f"/api/duels/{duel}", {"name": "Bruno"}, keys["Bruno"], 2)
        self._pictures_of(keys["Ada"], "duel", f"/duel/{duel}", "[data-side] canvas")
        self._pictures_of(keys["Ada"], "today", "/today", "[data-day]")
        self._pictures_of(keys["Ada"], "today-end", f"/table/{ends['Ada']}/day", "dl .counts", ".lane.mine", ".list ol")
        day = self.server.get("/api/today")["day"]
        self._pictures_of(keys["Ada"], "today-list", f"/today/{day}/day/diceforge", "tbody tr")

    def _played(self, path: str, body: object, key: str, place: int) -> str:
        """Play a table to its end, the choice at this place each time where there are so many."""
        table = str(self.server.post(path, body, key)["table"]["id"])
        with connect(f"ws://127.0.0.1:{self.server.port}/api/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "table": table, "secrets": [key]}))
            views, asked, over = ViewFollower(), -1, False
            while not over:
                frame = json.loads(line.recv(timeout=60))
                if frame["type"] != "view":
                    continue
                views.make_whole(frame)
                over = frame["result"] is not None
                if frame["ask"] and frame["number"] > asked:
                    asked, choices = frame["number"], frame["ask"]["choices"]
                    chosen = choices[min(place, len(choices) - 1)]["key"]
                    line.send(
                        json.dumps({"type": "choose", "id": f"c{asked}", "number": asked, "seat": 0, "key": chosen})
                    )
        return table

    def _pictures_of(self, key: str, name: str, path: str, *waited: str) -> None:
        for size, suffix in ((DESKTOP, ""), (PHONE, "-phone")):
            ada = self.meet(size)
            ada.page.evaluate("key => localStorage.setItem('fabletable:key', key)", key)
            ada.open(path)
            for each in waited:
                ada.page.locator(each).first.wait_for(timeout=300_000)
            picture(ada, f"{name}{suffix}")
            ada.close()

    def screens(self) -> dict[str, Callable[[], None]]:
        return {
            "shelf": self.shelf,
            "credits": self.credits,
            "lobby": self.lobby,
            "curtain": self.curtain,
            **{name: partial(self.moment, name) for name in MOMENTS},
            **{f"moments-{game}": partial(self.fight, game) for game in FIGHTS},
            **{f"evening-{game}": partial(self.evening, game) for game in LOOT},
            **{f"lesson-{game}": partial(self.lesson, game) for game in TAUGHT},
            "standing": self.standing,
            "trays": self.trays,
            "signs": self.signs,
            "training": self.training,
            "ahead": self.ahead,
            "together": self.together,
            "today": self.today,
            "afterwards": self.afterwards,
            "languages": self.languages,
            "looks": self.looks,
            "foragers": self.foragers,
        }


def main(wanted: list[str]) -> None:
    server = ServerProcess(Path(tempfile.mkdtemp()), tests=False)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
            screens = Album(browser, server).screens()
            for name in wanted or list(screens):
                screens[name]()
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main([name for name in sys.argv[1:] if name != "--seen-as"])
