"""Choices that say what they mean: a finger shows before it takes, and no turn is ended by accident."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import MOMENTS, asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def armed(who: Person) -> str | None:
    return who.page.locator("#ask").get_attribute("data-armed")


def sit(who: Person, server: ServerProcess, name: str) -> int:
    moment = MOMENTS[name]
    who.sit(stage(server, *moment.laid, seed=moment.seed))
    assert who.wait_for_turn()
    return who.number


def test_a_tap_on_a_hero_only_shows_and_the_second_takes(person: Meet) -> None:
    ada = person(size=PHONE, touch=True)
    ada.new_game("prophecy")
    ada.wait_for_turn()
    number = ada.number
    hero = ada.page.locator("[data-lift]").first
    hero.tap()
    ada.page.locator("#ask[data-armed]").wait_for()
    assert ada.number == number
    assert hero.locator(".pick__name").inner_text() in ada.page.locator(".btn--go[data-take]").inner_text()
    assert ada.page.locator(".pick.up").count() == 1
    hero.tap()
    assert ada.wait_for_turn(number)


def test_anywhere_else_means_no_and_a_long_press_only_shows(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    number = sit(ada, server, "prophecy")
    place = ada.page.locator("main .mapspot.is-option").first
    place.tap()
    assert armed(ada) is not None
    ada.page.locator(".brand h1").tap()
    assert armed(ada) is None
    box = place.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = ada.context.new_cdp_session(ada.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    ada.page.locator(".what.pinned").wait_for()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.wait_for_timeout(200)
    assert armed(ada) is None
    assert ada.number == number
    assert ada.page.locator(".what.pinned").count() == 1


def test_in_the_list_one_tap_takes(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    number = sit(ada, server, "prophecy")
    ada.page.locator("[data-choices] [data-choice]").first.tap()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_a_mouse_takes_with_one_click(person: Meet, server: ServerProcess) -> None:
    ada = person()
    number = sit(ada, server, "prophecy")
    ada.page.locator("main .mapspot.is-option").first.click()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def better_than_passing(match: Match) -> bool:
    ask = match.ask(0, odds=False)
    return ask is not None and any(choice.ends and choice.instead for choice in ask.choices)


def test_enter_at_dice_forge_passes_nothing(person: Meet, server: ServerProcess) -> None:
    ada = person(sure=True)
    ada.sit(stage(server, "diceforge", better_than_passing, seed="passes"))
    assert ada.wait_for_turn()
    number = ada.number
    assert ada.page.locator("[data-main].btn--go").count() == 0, "passing is never the golden button"
    ada.page.keyboard.press("Enter")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(300)
    assert ada.number == number, "pressed twice in a row is not thought about twice"
    assert armed(ada) is not None
    ada.page.keyboard.press("Escape")
    assert armed(ada) is None
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_timeout(600)
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_a_pinned_card_does_not_take_enter(person: Meet, server: ServerProcess) -> None:
    ada = person()
    number = sit(ada, server, "prophecy-fight")
    ada.page.locator(".own .card:not(.is-option)").first.click()
    ada.page.locator(".what.pinned").wait_for()
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.keyboard.press("Enter")
    ada.page.locator(".what.pinned").wait_for(state="detached")
    assert ada.number == number


def test_escape_leaves_the_chat(person: Meet, server: ServerProcess) -> None:
    ada = person()
    sit(ada, server, "prophecy")
    ada.page.keyboard.press("c")
    ada.page.wait_for_function("() => document.activeElement?.matches('.chat input')")
    ada.page.keyboard.type("Hm")
    ada.page.keyboard.press("Escape")
    ada.page.locator(".chat").wait_for(state="detached")
    assert ada.page.evaluate("document.activeElement.id") == "ask"


def test_a_ride_shows_its_way_and_dice_before_it_is_taken(person: Meet, server: ServerProcess) -> None:
    ada = person()
    number = sit(ada, server, "runebound")
    there = ada.page.locator("main .mapspot.is-option[data-spot^=hex]").last
    there.click()
    ada.page.locator("#ask[data-armed]").wait_for()
    assert ada.number == number
    assert ada.question.startswith("Ride to ")
    assert ada.page.locator(".mapway").count() == 1
    assert ada.page.locator(".step").count() >= 1
    ada.page.keyboard.press("Escape")
    assert armed(ada) is None
    there.click()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_imagined_fights_are_told_after_the_question_is_there(person: Meet, server: ServerProcess) -> None:
    def fights(match: Match) -> bool:
        ask = match.ask(0) if match.number >= 30 and match.tries_odds else None
        return ask is not None and any(choice.odds for choice in ask.choices)

    ada = person()
    ada.sit(stage(server, "witcher", fights, seed="odds-follow"))
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.locator("[data-choices] .percent").first.wait_for()
    first, *_, last = ada.views(0)
    assert first["number"] == last["number"] == ada.number == number
    assert not any(choice.get("odds") for choice in first["ask"]["choices"])
    assert any(choice.get("odds") for choice in last["ask"]["choices"])


@pytest.mark.parametrize(
    "what", [".own .card:not(.is-option)", "main .mapspot:not(.is-option)", "header .seat:nth-child(2) button"]
)
def test_the_printed_key_does_what_it_says_after_a_click_anywhere(
    person: Meet, server: ServerProcess, what: str
) -> None:
    ada = person()
    number = sit(ada, server, "prophecy")
    clicked = ada.page.locator(what).first
    clicked.click()
    ada.page.wait_for_function("() => document.activeElement === document.body")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-main] kbd").wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(MOVED_ON_OR_ARMED, arg=number)


def test_ending_a_turn_is_asked_again_only_where_something_better_is_left(person: Meet, server: ServerProcess) -> None:
    ada = person(sure=True)
    number = sit(ada, server, "prophecy")
    ends = next(each for each in ada.views()[-1]["ask"]["choices"] if each.get("ends") or each.get("main"))
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(MOVED_ON_OR_ARMED, arg=number)
    assert (armed(ada) is not None) == bool(ends.get("instead"))


def nothing_better_than_ending(match: Match) -> bool:
    if match.decision is None or match.decision.seat != 0:
        return False
    ask = match.ask(0, odds=False)
    ends = [] if ask is None else [choice for choice in ask.choices if choice.ends]
    return ask is not None and len(ask.choices) > 1 and bool(ends) and not any(choice.instead for choice in ends)


@pytest.mark.parametrize("game", ["prophecy", "witcher"])
def test_ending_a_turn_is_not_asked_again_where_all_that_is_left_is_no_better(
    person: Meet, server: ServerProcess, game: str
) -> None:
    ada = person(sure=True)
    ada.sit(stage(server, game, nothing_better_than_ending, seed="ends"))
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function(MOVED_ON_OR_ARMED, arg=number)
    assert armed(ada) is None


def test_where_it_is_asked_again_it_can_be_switched_off(person: Meet, server: ServerProcess) -> None:
    ada = person(sure=True)
    ada.sit(stage(server, "diceforge", better_than_passing, seed="passes"))
    assert ada.wait_for_turn()
    number = ada.number
    ada.page.keyboard.press("Enter")
    ada.page.locator("#ask[data-armed]").wait_for()
    ada.page.get_by_role("button", name="Don’t ask again").click()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('fabletable.settings')).sure") is False


FEATS_WITH_WORDS = 3


def several_feats(match: Match) -> bool:
    ask = match.ask(0, odds=False)
    cards = [] if ask is None else [choice for choice in ask.choices if choice.piece and choice.piece.kind == "card"]
    return len(cards) >= FEATS_WITH_WORDS


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_row_says_what_its_card_does(person: Meet, server: ServerProcess, size: tuple[int, int]) -> None:
    """The row says it also where its note says how many are left; price and name alone would be read on the card."""
    ada = person(size=size)
    ada.sit(stage(server, "diceforge", several_feats, seed="feats"))
    assert ada.wait_for_turn()
    cards = [choice for choice in ada.views()[-1]["ask"]["choices"] if choice.get("piece", {}).get("kind") == "card"]
    for choice in cards:
        row = ada.page.locator(f"[data-choices] [data-choice='{choice['key']}']")
        assert row.locator(".effect").inner_text().strip(), choice["key"]
        assert row.evaluate("row => row.scrollWidth <= row.clientWidth"), choice["key"]


def test_a_tap_on_the_board_of_a_hand_is_confirmed_on_the_same_page(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    number = sit(ada, server, "prophecy")
    room = person(name="Room")
    room.open(f"{ada.page.url.removeprefix(ada.address)}/screen")
    ada.page.locator(".inhand").wait_for()
    ada.page.locator("#hand-tab-board").tap()
    ada.page.locator("#hand-page-board .mapspot.is-option").first.tap()
    ada.page.locator("#hand-page-board .confirm [data-take]").tap()
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def test_what_is_asked_for_comes_into_sight(person: Meet, server: ServerProcess) -> None:
    """The column beside a tall board keeps no scroll from one question to the next."""
    ada = person(size=(1280, 720))
    number = sit(ada, server, "witcher")
    ada.page.evaluate("() => { const own = document.querySelector('.own'); own.scrollTop = own.scrollHeight; }")
    ada.choose_any(0)
    assert ada.wait_for_turn(number)
    assert ada.page.evaluate(IN_SIGHT)


IN_SIGHT = """() => {
    const own = document.querySelector('.own');
    const wanted = own.querySelector('.is-option, .zone__spot');
    if (!wanted) return own.scrollTop === 0;
    const [box, view] = [wanted.getBoundingClientRect(), own.getBoundingClientRect()];
    return box.top >= view.top - 1 && box.top < view.bottom;
}"""

MOVED_ON_OR_ARMED = """number => {
    const ask = document.querySelector('#ask');
    return Number(ask.dataset.number) > number || ask.dataset.armed !== undefined;
}"""


def two_ways_to_one_place(match: Match) -> bool:
    ask = None if match.number < 30 else match.ask(0, odds=False)
    return ask is not None and ask.question.id == "ask-travel" and any(choice.under for choice in ask.choices)


def test_each_place_is_listed_once_with_the_ways_to_pay_inside(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "witcher", two_ways_to_one_place, seed="ways"))
    assert ada.wait_for_turn()
    number = ada.number
    rows = ada.page.locator("[data-choices] [data-row]")
    names = rows.locator("b").all_inner_texts()
    assert len(names) == len(set(names)) > 0
    row = rows.first
    inside = ada.page.locator("[data-choices] .group").first.locator("[data-choice]")
    keys = [each.get_attribute("data-choice") for each in inside.all()]
    assert len(keys) > 1
    # The number of the row opens it, then numbers count the ways.
    ada.page.keyboard.press(row.get_attribute("aria-keyshortcuts") or "")
    ada.page.locator(f'[data-choices] li > [data-choice="{keys[1]}"][aria-keyshortcuts="2"]').wait_for()
    assert ada.page.locator("[data-choices] [data-row]").count() == 0
    assert ada.number == number
    # The key is printed where it is pressed: on the way that has the focus, else on the button of the bar.
    enter = ada.page.locator("kbd:visible", has_text="↵")
    entered = ada.page.locator(f'[data-choices] [data-choice="{keys[0]}"] kbd.entered')
    entered.wait_for()
    assert enter.count() == 1
    ada.page.evaluate("document.activeElement.blur()")
    ada.page.locator("[data-main] kbd").wait_for()
    assert enter.count() == 1
    ada.page.keyboard.press("Escape")
    rows.first.wait_for()
    ada.page.keyboard.press(row.get_attribute("aria-keyshortcuts") or "")
    entered.wait_for()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)


def rolls_again(match: Match) -> bool:
    return match.decision is not None and match.decision.seat == 0 and match.decision.ask == "ask-reroll"


def test_number_caps_stand_below_dice_and_both_hands_are_named(person: Meet, server: ServerProcess) -> None:
    ada = person()
    ada.sit(stage(server, "witcher", rolls_again, seed="dice"))
    assert ada.wait_for_turn()
    die = ada.page.locator("main .die.is-option").first
    front, cap = die.locator(".die__side--front").bounding_box(), die.locator(".key").bounding_box()
    assert front is not None
    assert cap is not None
    assert cap["y"] >= front["y"] + front["height"] - 1
    assert "you are " in ada.page.locator("#ask p").first.inner_text()


def test_the_odds_of_a_choice_open_what_makes_them(person: Meet, server: ServerProcess) -> None:
    def fights(match: Match) -> bool:
        ask = match.ask(0) if match.number >= 20 else None
        return ask is not None and any(choice.odds and choice.odds.because for choice in ask.choices)

    ada = person()
    ada.sit(stage(server, "prophecy", fights, seed="odds-because"))
    assert ada.wait_for_turn()
    number = ada.number
    odds = ada.page.locator("[data-odds-of]").first
    assert odds.get_attribute("aria-expanded") == "false"
    odds.focus()
    ada.page.keyboard.press("Enter")
    reasons = ada.page.locator(".explained [data-because] span")
    reasons.first.wait_for()
    assert reasons.first.inner_text().strip()
    assert ada.number == number
    odds.click()
    ada.page.locator(".explained").wait_for(state="detached")
    assert ada.number == number


def test_a_row_of_the_list_shows_its_card_as_the_board_does(person: Meet, server: ServerProcess) -> None:
    def on_the_table(match: Match) -> bool:
        ask = match.ask(0, odds=False) if asked("ask-before-roll", 20)(match) else None
        return ask is not None and any(choice.spots and not choice.main for choice in ask.choices)

    ada = person()
    ada.sit(stage(server, "prophecy", on_the_table, seed="row"))
    assert ada.wait_for_turn()
    row = ada.page.locator("[data-choices] [data-choice]").filter(has=ada.page.locator(".choice__pic")).first
    row.hover()
    ada.page.locator(".look .pic .card, .look .pic").first.wait_for()
    assert ada.page.locator(".look").inner_text().strip()
