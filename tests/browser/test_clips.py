"""A moment saved as a picture that moves: from a replay, from the results, from a link without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageStat
from playwright.sync_api import Browser, Page, expect

import fabletable
from fabletable.kernel.link import GameLink, record_in
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.sites import PHONE as PHONE_WINDOW
from tests.browser.sites import served
from tests.browser.staged import stage, to_the_end
from tests.browser.test_links import CHECKED, linked, opened

Meet = Callable[..., Person]
pytestmark = [pytest.mark.browser, pytest.mark.timeout(300)]

MOST_BYTES = 1_000_000
PATIENCE = 120_000
"""The milliseconds that a slow machine may take."""
SAVE, STOP = "[data-clip-save]", "[data-clip-stop]"
MANY = 20
"""The fewest pictures where dice fall."""


class Clip:
    """A saved file, decoded."""

    def __init__(self, path: Path) -> None:
        self.size = path.stat().st_size
        with Image.open(path) as file:
            self.format, self.loops = file.format, file.info.get("loop")
            self.pictures, self.lasts = [], []
            for number in range(getattr(file, "n_frames", 1)):
                file.seek(number)
                self.pictures.append(file.convert("RGB"))
                self.lasts.append(file.info["duration"])

    @property
    def brightness(self) -> float:
        return ImageStat.Stat(self.pictures[-1].convert("L")).mean[0]


def saved(page: Page, folder: Path) -> Clip:
    with page.expect_download(timeout=PATIENCE) as waiting:
        page.locator(SAVE).click()
    assert waiting.value.suggested_filename.endswith(".gif")
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    expect(page.locator(".clip [role=status]")).to_contain_text("GIF")
    return Clip(path)


def check(clip: Clip) -> None:
    assert clip.format == "GIF"
    assert clip.loops == 0, "it begins anew for ever"
    assert clip.size <= MOST_BYTES
    assert len(clip.pictures) > 1
    assert clip.pictures[0].tobytes() != clip.pictures[-1].tobytes()
    assert clip.lasts[-1] >= 2000, "how it came out can be read"


@pytest.fixture(scope="module")
def over(server: ServerProcess) -> str:
    return stage(server, "prophecy", to_the_end).table


def frames(server: ServerProcess, table: str) -> Iterator[dict[str, Any]]:
    last = server.get(f"/api/tables/{table}")["number"]
    for first in range(0, last + 1, 25):
        upto = min(last, first + 24)
        yield from server.get(f"/api/tables/{table}/replay?seat=0&from={first}&to={upto}")["frames"]


@pytest.fixture(scope="module")
def duel(server: ServerProcess, over: str) -> int:
    """Find the first decision after which two sides roll dice against each other."""
    for frame in frames(server, over):
        for moment in frame.get("moments", []):
            if moment["kind"] == "roll" and len([sum_ for sum_ in moment.get("sums", []) if sum_.get("dice")]) == 2:
                number: int = frame["at"]
                return number
    raise AssertionError("in a whole game nobody fought")


def at_moment(ada: Person, table: str, at: int) -> None:
    ada.open(f"/table/{table}/replay")
    ada.page.locator("#scrub").fill(str(at))
    ada.page.locator(".leaf .lead").first.get_by_text(f"Decision {at} of").wait_for()


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.soak), PHONE])
def test_a_fight_is_saved_with_its_dice_by_both_lights(
    person: Meet, over: str, duel: int, tmp_path: Path, size: tuple[int, int]
) -> None:
    clips = {}
    for light in ("light", "dark"):
        ada = person(size=size, light=light)
        at_moment(ada, over, duel)
        clips[light] = saved(ada.page, tmp_path)
        check(clips[light])
        assert len(clips[light].pictures) >= MANY, "dice tumble"
        assert ada.raw_ids() == []
    assert clips["light"].brightness > clips["dark"].brightness + 30


def test_nothing_on_the_page_moves_while_it_is_made_and_it_can_be_stopped(person: Meet, over: str, duel: int) -> None:
    ada = person()
    got: list[str] = []
    ada.page.on("download", lambda file: got.append(file.url))
    at_moment(ada, over, duel)
    ada.page.locator(SAVE).click()
    ada.page.locator(STOP).wait_for()
    assert ada.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0
    assert ada.page.locator(".clip progress").get_attribute("value") is not None, "a bar without a value would move"
    ada.page.locator(STOP).click()
    expect(ada.page.locator(".clip [role=status]")).to_have_text("Stopped. Nothing was saved.")
    ada.page.locator(SAVE).wait_for()
    assert got == []


def test_a_moment_in_which_nothing_happens_says_so(person: Meet, over: str) -> None:
    ada = person()
    at_moment(ada, over, 0)
    ada.page.locator(SAVE).click()
    expect(ada.page.locator(".clip [role=status]")).to_contain_text("Nothing is played out")


def test_a_browser_without_workers_says_so(person: Meet, over: str, duel: int) -> None:
    ada = person()
    at_moment(ada, over, duel)
    ada.page.evaluate("delete window.Worker")
    ada.page.locator(SAVE).click()
    expect(ada.page.locator(".clip [role=alert]")).to_have_text("This browser cannot make moving pictures.")


def test_the_results_save_the_greatest_moment(person: Meet, over: str, tmp_path: Path) -> None:
    ada = person()
    ada.open(f"/table/{over}/results")
    ada.page.locator(SAVE).wait_for(timeout=PATIENCE)
    check(saved(ada.page, tmp_path))


def first_blessing(link: GameLink) -> int:
    """Find the first decision after which all roll."""
    record = record_in(link, fabletable.find("diceforge"))
    match = fabletable.start("diceforge", 2, record.seed, quick=True, watched=True)
    for _, key, _ in record.decisions:
        match.choose(key)
    return next(each.after for each in match.moments(0) if each.kind == "roll" and len(each.sums) == 2 and each.after)


def test_a_link_opened_without_a_server_saves_its_moment(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory, tmp_path: Path
) -> None:
    link = linked("diceforge", "replay")
    at = first_blessing(link)
    with served(tmp_path_factory.mktemp("www")) as site:
        page = opened(browser, site, link.to_text(), PHONE_WINDOW)
        page.wait_for_selector(CHECKED)
        page.locator("input[type=range]").fill(str(at))
        page.locator(".count").get_by_text(f"Decision {at} of").wait_for(state="attached")
        clip = saved(page, tmp_path)
        check(clip)
        assert len(clip.pictures) >= MANY, "dice tumble"
        page.context.close()
