"""Things that must not get lost at a table: numbers of the others, an invitation, one's own turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fabletable.kernel import Match
from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage, to_the_end
from tests.browser.test_people import invite

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
SMALL = (1280, 800)
GAMES = ["diceforge", "prophecy", "witcher", "runebound"]

# Every counter and every word of the seats' chips, as far as it lies outside its chip or the window.
DROPPED = """() => [...document.querySelectorAll('.seats .seat')].flatMap(seat => {
    const box = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.seat__sub > :not(.sr):not(.bare):not(.said), .seat__sub > .score')]
        .filter(part => getComputedStyle(part).position !== 'absolute' || part.matches('.counter'))
        .filter(part => {
            const at = part.getBoundingClientRect();
            const cut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible';
            const outside = at.left < 0 || at.right > Math.min(innerWidth, box.right) || at.bottom > box.bottom + 1;
            return cut || at.width === 0 || outside;
        })
        .map(part => part.textContent.trim());
})"""


def sit(who: Person, server: ServerProcess, name: str) -> None:
    moment = MOMENTS[name]
    who.sit(stage(server, *moment.laid, seed=moment.seed))
    assert who.wait_for_turn()


# Every game at one width by turns in every run, at both with `make soak`.
CHIPS = [
    pytest.param(game, size, id=f"{game}-{size[0]}", marks=[] if (n + m) % 2 else pytest.mark.soak)
    for n, game in enumerate(GAMES)
    for m, size in enumerate([SMALL, PHONE])
]


@pytest.mark.parametrize(("game", "size"), CHIPS)
def test_no_chip_drops_what_it_says(person: Meet, server: ServerProcess, game: str, size: tuple[int, int]) -> None:
    ada = person(size=size, touch=size == PHONE)
    sit(ada, server, game)
    players: list[dict[str, Any]] = ada.views(0)[-1]["scene"]["players"]
    told = sum(len([c for c in p.get("counters", []) if c["kind"] == "counter"]) + ("sub" in p) for p in players)
    shown = ada.page.locator(".seats .seat__sub .counter, .seats .seat__sub .sub").count()
    assert shown == told > 0
    assert ada.page.evaluate(DROPPED) == []


def test_a_guest_who_reloads_before_giving_a_name_keeps_the_invitation(person: Meet) -> None:
    ada, rok = person(name="Ada"), person(name="Rok")
    _, link = invite(ada, "lanterns")
    rok.page.goto(link)
    rok.page.locator("#join-name").wait_for()
    rok.page.reload()
    rok.page.locator("#join-name").wait_for()
    rok.page.get_by_role("button", name="Sit down").click()
    rok.page.get_by_text("Everyone is here").wait_for()
    rok.page.reload()
    rok.page.get_by_text("Everyone is here").wait_for()


def test_a_used_link_offers_to_watch(person: Meet) -> None:
    ada, rok, eve = person(name="Ada"), person(name="Rok"), person(name="Eve")
    _, link = invite(ada, "lanterns")
    rok.page.goto(link)
    rok.page.get_by_role("button", name="Sit down").click()
    rok.page.get_by_text("Everyone is here").wait_for()
    eve.page.goto(link)
    assert "has been used" in eve.page.get_by_role("alert").inner_text()
    assert eve.page.locator("h1").count() == 1
    eve.page.get_by_role("button", name="Only watch").click()
    eve.page.get_by_text("Everyone is here").wait_for()
    eve.page.reload()
    eve.page.get_by_text("Everyone is here").wait_for()


def test_every_page_has_one_heading_also_the_one_that_says_no(person: Meet) -> None:
    ada = person()
    ada.open("/table/nonesuch22")
    ada.page.get_by_role("heading", level=1, name="There is no such table").wait_for()
    assert ada.page.locator("h1").count() == 1


def _at_my_turn(match: Match) -> bool:
    return match.number > 3 and match.decision is not None and match.decision.seat == 0


def test_home_names_everyone_offers_free_seats_and_puts_ones_own_turn_first(
    person: Meet, server: ServerProcess
) -> None:
    ada = person(name="Ada")
    seats = [{"kind": "here", "name": "Zora"}, {"kind": "invited"}]
    public = {"game": "lanterns", "seats": seats, "visibility": "public"}
    server.post("/api/tables", public)
    over = stage(server, "lanterns", to_the_end, seed="over")
    ada.own(over)
    waiting = stage(server, "lanterns", _at_my_turn, seed="mine")
    ada.own(waiting)
    ada.own(over)
    ada.new_game("lanterns", here=2, bots=0)
    ada.open("/")
    rows = ada.page.locator(".cont")
    rows.first.wait_for()
    ada.page.get_by_text("free seat").first.wait_for()
    said = [row.inner_text() for row in rows.all()]
    assert not any(" with \n" in words or words.startswith("Lanterns with \n") for words in said)
    assert any("on one screen, Ada and Rok" in words for words in said)
    assert any(words.startswith("Join ") and "Zora" in words for words in said)
    assert "your turn" in said[0]
    assert "finished" in said[-1]


def test_bots_have_names_in_the_readers_letters(person: Meet) -> None:
    mira = person(language="ru", name="Мира")
    mira.new_game("diceforge", bots=2)
    mira.wait_for_turn()
    names = [name.split("\n")[0].strip() for name in mira.page.locator(".seats .seat b").all_inner_texts()]
    assert not any(letter.isascii() and letter.isalpha() for name in names for letter in name), names


@pytest.mark.parametrize(
    "name",
    [*(pytest.param(f"{game}-fight", marks=pytest.mark.soak) for game in ("witcher", "prophecy")), "runebound-fight"],
)
def test_a_fight_has_no_landmark_twice(person: Meet, server: ServerProcess, name: str) -> None:
    ada = person()
    sit(ada, server, name)
    twice: list[str] = ada.page.evaluate(
        """() => {
            const landmarks = 'section[aria-label], section[aria-labelledby], aside, nav, main';
            const nameOf = each => each.getAttribute('aria-label') ?? each.getAttribute('aria-labelledby');
            const found = [...document.querySelectorAll(landmarks)]
                .filter(each => !each.getAttribute('role'))
                .map(each => each.tagName + ' ' + nameOf(each));
            return found.filter((each, i) => found.indexOf(each) !== i);
        }"""
    )
    assert twice == []


def test_a_pinned_card_shows_what_it_is_worth(person: Meet, server: ServerProcess) -> None:
    ada = person()
    sit(ada, server, "diceforge")
    ada.page.locator("main .pile .card.is-barred:not(.pile--empty)").first.click(force=True)
    ada.page.locator(".what.pinned .card__vp").wait_for()
    covered: bool = ada.page.evaluate(
        """() => {
            const worth = document.querySelector('.what.pinned .card__vp').getBoundingClientRect();
            const cross = document.querySelector('.what.pinned .close').getBoundingClientRect();
            return !(cross.bottom <= worth.top || cross.right <= worth.left || cross.left >= worth.right);
        }"""
    )
    assert not covered


def test_a_table_without_odds_and_hints_says_so_and_has_none(person: Meet, server: ServerProcess) -> None:
    ada, rok = person(name="Ada"), person(name="Rok")
    ada.open("/")
    ada.lay("prophecy", invited=1, bots=0)
    ada.page.get_by_text("Options").click()
    # Among people hints are off unless somebody turns them on.
    ada.page.get_by_role("switch", name="Odds beside choices").click()
    ada.page.locator("button.start").click()
    link = ada.invitation(1)
    ada.page.get_by_text("Without hints").wait_for()
    rok.page.goto(link)
    rok.page.get_by_text("Without odds beside choices").wait_for()
    rok.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.page.locator("#ask").wait_for()
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    ada.page.get_by_text("Without hints").wait_for()
    for who in (ada, rok):
        assert who.page.get_by_role("button", name="Hint").count() == 0


def test_an_invitation_can_be_scanned_where_it_can_be_opened(person: Meet) -> None:
    """The server of the tests serves its own machine alone: the page says how to change that, and shows no code that
    no phone could open. Far away an address does, as long as one is named."""
    ada = person()
    table = ada.new_game("lanterns", invited=1, bots=0)
    how, code = (
        ada.page.get_by_text("Only this device can open"),
        ada.page.get_by_role("img", name="The link as a QR code"),
    )
    how.wait_for()
    ada.page.locator("[data-invite]").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Open this table to my network").wait_for()
    dialog.locator("[data-show]").click()
    dialog.locator("[data-seat] .copy input").wait_for()
    assert code.count() == 0
    assert dialog.get_by_role("button", name="QR code").count() == 0
    dialog.get_by_role("radio").last.click()
    dialog.locator("#far-address").fill("https://inn.example")
    dialog.get_by_role("button", name="Use this address").click()
    code.wait_for()
    assert how.count() == 0
    assert dialog.locator(".copy input").first.input_value().startswith("https://inn.example/table/")
    dialog.get_by_role("radio").last.click()
    dialog.get_by_role("button", name="Stop using it").click()
    dialog.get_by_role("radio").first.click()
    code.wait_for(state="detached")

    ada.page.goto(f"{ada.address}/games")
    ada.page.get_by_role("button", name="Take my seats to another device").click()
    how.wait_for()
    assert code.count() == 0
    ada.page.goto(f"{ada.address}/table/{table}/screen")
    how.wait_for()
    assert code.count() == 0


def test_own_numbers_are_a_form_with_names_and_limits(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.open("/")
    ada.lay("prophecy")
    ada.page.get_by_text("Options").click()
    ada.page.get_by_text("Your own numbers").click()
    ada.page.get_by_placeholder("Find a card by its name").fill("old pir")
    ada.page.get_by_role("button", name="Old Pirate").click()
    strength = ada.page.get_by_role("spinbutton", name="Strength")
    assert strength.get_attribute("placeholder") == "3"
    strength.fill("120")
    assert not strength.evaluate("field => field.validity.valid")
    strength.fill("7")
    ada.page.locator("button.start").click()
    ada.page.wait_for_url("**/table/*")
    table = server.get(f"/api/tables/{ada.page.url.rsplit('/', 1)[-1]}")
    assert table["options"]["tweaks"] == {"old-pirate": {"strength": 7}}
