"""Everything that can be seen can be asked, and the legend names it all."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import fabletable
from fabletable.kernel import Match, Message
from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Staged, stage
from tests.browser.test_access import violations
from tests.staged import voice

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

UNKNOWN = """async (game) => {
    const groups = await (await fetch(`/api/games/${game}/signs`)).json();
    const known = new Set(groups.flatMap((group) => group.signs.flatMap((sign) => sign.marks)));
    const drawn = [...document.querySelectorAll('[data-sign]')].map((each) => each.dataset.sign);
    const unknown = [...new Set(drawn)].filter((marks) => !marks.split(' ').some((mark) => known.has(mark)));
    return {drawn: drawn.length, unknown};
}"""
SPILLS = """(box) => {
    const {left, right, top, bottom} = box.getBoundingClientRect();
    if (left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1) return ['outside'];
    const all = [...box.querySelectorAll('*')].filter((each) => each.clientWidth > 0 && !each.closest('svg, .sr'));
    const wide = all.filter((each) => each.scrollWidth > each.clientWidth + 1);
    return wide.filter((each) => getComputedStyle(each).overflowX === 'visible').map((each) => each.className);
}"""
HELD = """(gem) => new Promise((done) => {
    const told = {bubbles: true, pointerType: 'touch', isPrimary: true};
    gem.dispatchEvent(new PointerEvent('pointerdown', told));
    setTimeout(() => {
        gem.dispatchEvent(new PointerEvent('pointerup', told));
        gem.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        done();
    }, 600);
})"""
"""A finger that stays for a while."""


def in_mid_game(server: ServerProcess, game: str) -> Staged:
    """Lay out a table in the midst of play, at a question of the person at the screen."""

    def until(match: Match) -> bool:
        return match.number > 60 and match.decision is not None and match.decision.seat == 0

    return stage(server, game, until, seed=f"signs/{game}")


def gems_on_the_map(match: Match) -> bool:
    """Tell whether a ride over the map is asked for while some combat gems lie on it."""
    decision = match.decision
    if match.number <= 60 or decision is None or decision.seat != 0 or decision.ask != "ask-ride":
        return False
    on_the_map = match.game.scene(match.table, 0).board.pieces
    labels = [piece.label for piece in on_the_map if "spent" not in piece.states]
    return sum(label.id == "gem-combat" for label in labels) >= 3


def test_pointing_asking_and_looking_up_on_a_desk(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "runebound", gems_on_the_map, seed="signs/runebound"))
    assert ada.wait_for_turn()
    page = ada.page
    what, lens = page.locator(".what.pinned"), page.locator(".look")

    # What the pointer rests on says its name; a number of a seat does so too.
    page.locator(".own .gauge--hearts, .own .counter").first.hover()
    lens.locator("[data-signed=health]").wait_for()
    page.locator(".seat .counter [data-sign^='gem:gold'], .seat [data-sign^='gem:gold']").first.hover()
    lens.locator("[data-signed=gold]").wait_for()
    page.keyboard.press("i")
    what.wait_for()
    assert "Gold" in what.inner_text()
    assert "Ada: " in what.inner_text(), "nothing about this table"
    page.keyboard.press("Escape")
    what.wait_for(state="detached")

    # With the focus on a place of the map: what lies there, the land, the chapter.
    page.locator(".mapspot[data-spot]", has_text="Combat gem").first.focus()
    page.keyboard.press("i")
    what.locator("[data-signed=gem-combat]").wait_for()
    assert "2 actions" in what.inner_text()
    assert page.evaluate("document.activeElement.classList.contains('what')"), "one reads on with the keyboard"
    assert violations(ada) == []
    what.locator("[data-all]").click()
    assert page.locator(".mapring").count() >= 3, "not all of them are shown"
    what.locator("[data-book]").click()
    page.locator(".book").wait_for()
    assert "Adventures" in page.locator(".book .page").inner_text()
    page.keyboard.press("Escape")

    # The tool asks by a click that chooses nothing.
    number = ada.number
    page.locator("[data-what-tool]").click()
    page.locator("[data-choices] [data-choice]").first.click()
    page.locator("[data-zone=time] .cell").first.click()
    what.wait_for()
    assert "gems" in what.inner_text()
    assert ada.number == number
    page.keyboard.press("i")
    what.wait_for(state="detached")

    # The legend has everything, is searched, and leads back to the table.
    page.keyboard.press("g")
    legend = page.locator(".legend")
    legend.wait_for()
    assert violations(ada) == []
    assert legend.locator("[data-legend]").count() >= 71 + 9
    page.keyboard.press("/")
    page.keyboard.type("golden face")
    page.wait_for_function("() => document.querySelectorAll('.legend [data-legend]').length <= 3")
    legend.locator("[data-legend=golden-face]").click()
    legend.wait_for(state="detached")
    what.locator("[data-signed=golden-face]").wait_for()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("game", ["diceforge", "prophecy", "witcher", "runebound"])
def test_a_finger_asks_too_and_no_drawn_sign_is_unknown(person: Meet, server: ServerProcess, game: str) -> None:
    language = {"diceforge": "ru", "prophecy": "cs", "witcher": "bg", "runebound": "en"}[game]
    ada = person(size=PHONE, touch=True, language=language)
    ada.sit(in_mid_game(server, game))
    ada.wait_for_turn()
    page = ada.page
    page.wait_for_load_state("networkidle")
    known = page.evaluate(UNKNOWN, game)
    assert known["drawn"] > 10
    assert known["unknown"] == []
    number = ada.number
    page.locator(".seat [data-sign], .strip [data-sign]").first.evaluate(HELD)
    what = page.locator(".what.pinned")
    what.wait_for()
    assert what.locator("[data-signed]").count() >= 1
    assert what.evaluate(SPILLS) == []
    small = what.locator("button").evaluate_all(
        "(all) => all.filter((each) => each.getBoundingClientRect().height < 43.5).length"
    )
    assert small == 0, "too small for a finger"
    assert ada.number == number, "a long press has chosen something"
    what.locator(".to-legend").tap()
    legend = page.locator("dialog .legend")
    legend.wait_for()
    assert legend.evaluate(SPILLS) == []
    signs = fabletable.find(game).signs
    assert legend.locator("[data-legend]").count() >= len(list(signs))
    legend.locator("nav button").last.tap()
    legend.locator("[data-legend]").last.tap()
    what.wait_for()


def test_a_creature_on_the_map_is_explained_when_it_is_clicked_itself(person: Meet, server: ServerProcess) -> None:
    """Its place has an explanation of its own and takes the clicks."""
    ada = person()
    moment = MOMENTS["witcher"]
    ada.sit(stage(server, *moment.laid, seed=moment.seed))
    assert ada.wait_for_turn()
    creature = ada.page.locator("[data-marker]").first
    creature.wait_for(state="attached")
    piece = creature.get_attribute("data-marker") or ""
    at = creature.evaluate(
        "each => { const r = each.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; }"
    )
    ada.page.locator("[data-what-tool]").click()
    ada.page.mouse.click(*at)
    what = ada.page.locator(".what.pinned")
    what.wait_for()
    name = voice("witcher").say(Message(piece.replace("marker-", "monster-")))
    assert name in what.locator("h3").inner_text()
