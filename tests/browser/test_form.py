"""My form on the page: empty, with games, on a phone, deleted; a game that was played is reviewed by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pytest

from fabletable.coach.form import GameForm, Rival, ThemeLoss, form_of
from fabletable.kernel import Chance
from fabletable.kernel.message import Message
from fabletable.table.messages.form import FormInfo
from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def games(count: int) -> Sequence[GameForm]:
    """Make games of a person who gets better and retreats too late."""
    chance = Chance("form")
    found = []
    for number in range(count):
        lost = (4.0 - 2.2 * number / count + (chance.below(101) - 50) / 60) / 100 * 24
        shares = {"retreat": 0.55, "buy": 0.3, "travel": 0.15}
        themes = {theme: ThemeLoss(8, share * lost) for theme, share in shares.items()}
        rivals = [Rival(bot="medium"), Rival(name="Mira")]
        hero = Message("hero-lissa", {}, "lissa") if number % 2 else None
        key = "runebound" if number % 2 else "diceforge"
        found.append(
            GameForm(
                f"t{number}", key, "1", f"2026-11-{1 + number:02}T20:00:00Z", float(number % 3 == 0),
                (chance.below(101) - 60) / 250, 24, lost, lost * lost / 20, themes, hero, rivals,
            )
        )  # fmt: skip
    return found


def shown(ada: Person, count: int, waiting: int = 0) -> None:
    """Open the page with so many reviewed games."""
    body = msgspec.json.encode(FormInfo(form_of(games(count)), waiting, 0.4, True)).decode()
    ada.page.route("**/api/form", lambda route: route.fulfill(body=body, content_type="application/json"))
    ada.open("/form")
    ada.page.get_by_role("heading", name="My form").wait_for()


def fits(ada: Person) -> bool:
    return bool(ada.page.evaluate("document.querySelector('.training').scrollWidth <= innerWidth"))


def test_without_games_the_menu_leads_to_an_invitation_to_play(person: Meet) -> None:
    ada = person()
    ada.open("/")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("link", name="My form").click()
    ada.page.get_by_role("heading", name="Play one game. Then there is something to see.").wait_for()
    switch = ada.page.get_by_role("switch", name="Review my games by themselves")
    assert switch.get_attribute("aria-checked") == "true"
    switch.click()
    ada.page.locator("[role=switch][aria-checked=false]").wait_for()
    ada.page.reload()
    ada.page.locator("[role=switch][aria-checked=false]").wait_for()
    assert ada.raw_ids() == []
    ada.page.get_by_role("link", name="See today’s tables").wait_for()
    ada.page.get_by_role("link", name="Play Dice Forge").click()
    ada.page.get_by_role("dialog", name="Dice Forge").wait_for()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_with_games_it_says_what_to_train_and_how_sure_that_is(person: Meet, phone: bool) -> None:
    ada = person(size=PHONE, touch=True) if phone else person()
    shown(ada, 24)
    ada.page.get_by_role("heading", name="You often retreat at the wrong time.").wait_for()
    ada.page.get_by_role("button", name="Train “When to retreat”").wait_for()
    text = ada.page.locator("#form").inner_text()
    assert "24 reviewed games. Only you can see this." in ada.page.locator("body").inner_text()
    assert "better than the" in text
    assert "With even luck" in text
    assert "of 24" in text
    assert ada.page.locator(".themes li b").all_inner_texts() == ["When to retreat", "What to buy", "Where to travel"]
    chart = ada.page.get_by_role("img", name="After 24 games")
    assert "between" in (chart.get_attribute("aria-label") or "")
    ada.page.get_by_role("button", name="Show as table").click()
    assert ada.page.locator("table tbody tr").count() == 24
    assert fits(ada), "nothing sticks out to the side"
    assert ada.raw_ids() == []
    ada.page.get_by_role("button", name="Delete", exact=True).locator("visible=true").click()
    ada.page.get_by_role("heading", name="Delete all 24 reviews? Your games stay.").wait_for()
    ada.page.get_by_role("button", name="Keep them").click()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("button", name="Save as file").locator("visible=true").click()
    assert saved.value.suggested_filename == "fabletable-form.json"


def test_with_two_games_there_is_a_number_but_no_word(person: Meet) -> None:
    ada = person()
    shown(ada, 2, waiting=1)
    ada.page.get_by_text("too few games to speak of a trend").wait_for()
    ada.page.get_by_role("heading", name="No weak spot stands out. Play on.").wait_for()
    ada.page.get_by_text("1 game is being looked at, about a minute.").wait_for()
    assert ada.page.locator("path.line").get_attribute("d") == ""


@pytest.mark.timeout(240)
def test_a_finished_game_is_reviewed_by_itself_and_can_be_deleted(person: Meet, server: ServerProcess) -> None:
    ada = person()
    table = ada.new_game("lanterns")
    number, turn = -1, 0
    while ada.wait_for_turn(number):
        number = ada.number
        ada.choose_any(turn)
        turn += 1
    assert table
    ada.open("/form")
    ada.page.get_by_text("1 reviewed game. Only you can see this.").wait_for(timeout=120_000)
    ada.page.get_by_role("button", name="Delete", exact=True).first.click()
    ada.page.get_by_role("button", name="Delete the reviews").click()
    ada.page.get_by_role("heading", name="Play one game. Then there is something to see.").wait_for()
    ada.page.get_by_text("Deleted. Games that end from now on count.").first.wait_for()
