"""Several people: invited by link, on one screen behind a curtain, watching, talking."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.person import PHONE, Person

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

FACES = ["Fox", "Owl", "Bear", "Raven", "Cat", "Stag", "Lynx", "Hare", "Frog", "Badger", "Hedgehog", "Turtle"]


def hand(view: dict[str, Any], seat: int) -> list[str]:
    """List the names of the cards in a seat's hand as a view shows them."""
    zones = [zone for mat in view["scene"]["mats"] if mat.get("seat", 0) == seat for zone in mat.get("zones", [])]
    return [piece["id"] for zone in zones if zone["kind"] == "hand" for piece in zone.get("pieces", [])]


def invite(ada: Person, game: str, **others: int) -> tuple[str, str]:
    table = ada.lay_out(game, invited=1, bots=others.get("bots", 0))
    return table, ada.invitation(1)


def test_two_browsers_at_one_table_each_with_its_own_secrets(person: Meet) -> None:
    ada, rok = person(name="Ada"), person(name="Rok")
    table, link = invite(ada, "lanterns")
    assert table in link
    assert "#1." in link
    rok.page.goto(link)
    rok.page.locator("#join-name").wait_for()
    assert "#" not in rok.page.url, "the secret must leave the address bar"
    rok.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start game").click()
    seats = [ada, rok]
    for _ in range(6):
        ada.page.wait_for_selector("#ask")
        turn = _whose(ada)
        player = seats[turn]
        player.wait_for_turn()
        number = player.number
        player.choose("roll")
        for each in seats:
            each.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)
    mine, theirs = hand(ada.views(0)[-1], 0), hand(rok.views(1)[-1], 1)
    assert len(mine) == 5
    assert len(theirs) == 5
    told_ada, told_rok = json.dumps(ada.received), json.dumps(rok.received)
    assert [card for card in mine if f'"{card}"' in told_rok] == []
    assert [card for card in theirs if f'"{card}"' in told_ada] == []
    assert hand(rok.views(1)[-1], 0) == []

    ada.page.keyboard.press("c")
    ada.page.wait_for_function("() => document.activeElement?.matches('.chat input')")
    ada.page.keyboard.type("Well played")
    ada.page.keyboard.press("Enter")
    rok.page.locator(".unread").wait_for()
    rok.page.keyboard.press("c")
    rok.page.get_by_text("Well played").wait_for()


@pytest.mark.parametrize("game", ["witcher", pytest.param("runebound", marks=pytest.mark.soak)])
def test_a_real_hand_stays_in_the_browser_that_holds_it(person: Meet, game: str) -> None:
    ada, rok = person(name="Ada"), person(name="Rok")
    _, link = invite(ada, game)
    rok.page.goto(link)
    rok.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start game").click()
    seats = [ada, rok]
    number = -1
    for _ in range(5):
        ada.page.wait_for_function("n => Number(document.querySelector('#ask')?.dataset.number ?? -2) > n", arg=number)
        player = seats[_whose(ada)]
        assert player.wait_for_turn(number)
        number = player.number
        player.choose_any(0)
    for each in seats:
        each.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=number)
    for seat, (player, other) in enumerate([(ada, rok), (rok, ada)]):
        cards = hand(player.views(seat)[-1], seat)
        told = json.dumps(other.views(1 - seat)[-1])
        shown = set(hand(other.views(1 - seat)[-1], 1 - seat))
        assert cards
        assert [card for card in cards if card not in shown and f'"{card}"' in told] == []
        assert hand(other.views(1 - seat)[-1], seat) == []


def _whose(looker: Person) -> int:
    turn: int = looker.views()[-1]["turn"]
    return turn


def test_a_link_is_good_for_one(person: Meet) -> None:
    ada, rok, eve = person(name="Ada"), person(name="Rok"), person(name="Eve")
    _, link = invite(ada, "lanterns")
    rok.page.goto(link)
    rok.page.get_by_role("button", name="Sit down").click()
    rok.page.get_by_text("Everyone is here").wait_for()
    eve.page.goto(link)
    eve.page.get_by_role("alert").wait_for()
    assert eve.views() == []


def test_whoever_watches_sees_no_hand(person: Meet) -> None:
    ada, eve = person(name="Ada"), person(name="Eve")
    table = ada.new_game("lanterns", bots=1)
    ada.wait_for_turn()
    eve.open(f"/table/{table}")
    eve.page.locator("#ask").wait_for()
    cards = hand(ada.views(0)[-1], 0)
    assert cards
    assert not any(f'"{card}"' in json.dumps(eve.received) for card in cards)
    assert eve.page.locator("[data-choice]").count() == 0


def test_the_curtain_falls_between_hidden_hands(person: Meet) -> None:
    ada = person()
    ada.new_game("lanterns", here=2, bots=0)
    curtain = ada.page.get_by_role("dialog")
    curtain.wait_for()
    assert "Ada" in curtain.inner_text()
    hold = curtain.get_by_role("button")
    hold.click()
    assert curtain.is_visible(), "a mere click must not lift it"
    ada.page.keyboard.press("1")
    assert ada.number == 0, "nothing can be chosen behind it"
    _hold(ada)
    ada.wait_for_turn()
    assert ada.page.locator(".own [data-spot^=lantern]").count() == 2
    ada.choose("roll")
    curtain.get_by_text("Hand the table to Rok").wait_for()
    hold.focus()
    ada.page.keyboard.down(" ")
    curtain.wait_for(state="detached")
    ada.page.keyboard.up(" ")
    ada.wait_for_turn()
    shown = ada.page.locator(".own [data-spot^=lantern]").evaluate_all("all => all.map(one => one.dataset.spot)")
    assert shown == hand(ada.views(1)[-1], 1)


def _hold(who: Person) -> None:
    box = who.page.locator(".hold").bounding_box()
    assert box is not None
    who.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    who.page.mouse.down()
    who.page.get_by_role("dialog").wait_for(state="detached")
    who.page.mouse.up()


def test_no_curtain_where_nothing_is_hidden(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge", here=2, bots=0)
    number = -1
    seats = set()
    for turn in range(12):
        ada.wait_for_turn(number)
        number = ada.number
        assert ada.page.get_by_role("dialog").count() == 0
        seats.add(ada.page.locator("#ask").get_attribute("data-seat"))
        if turn > 4 and seats == {"0", "1"}:
            break
        ada.choose_any(turn)
    assert seats == {"0", "1"}


def test_taking_back_what_others_have_seen_needs_their_consent(person: Meet) -> None:
    ada, rok = person(name="Ada"), person(name="Rok")
    _, link = invite(ada, "lanterns")
    rok.page.goto(link)
    rok.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.wait_for_turn()
    before = ada.number
    ada.choose("roll")
    rok.wait_for_turn(before)
    ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n", arg=before)
    ada.page.keyboard.press("z")
    ada.page.get_by_role("button", name="Ask the others to take it back").click()
    rok.page.get_by_role("button", name="Agree").click()
    assert ada.wait_for_turn(before + 1)


def test_a_newcomer_need_not_type_a_name(person: Meet) -> None:
    ada = person(name="")
    ada.lay_out("diceforge")
    assert ada.wait_for_turn()
    called = ada.page.locator(".seat.is-active b, .seat b").first.inner_text().split()[0]
    assert called in FACES, called
    assert ada.page.get_by_text("Player 1").count() == 0


def test_a_bot_may_hold_my_seat_and_gives_it_back(person: Meet) -> None:
    ada = person()
    ada.new_game("diceforge", here=2, bots=0)
    ada.wait_for_turn()
    seat = int(ada.page.locator("#ask").get_attribute("data-seat") or 0)
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    ada.page.get_by_role("button", name="Let a bot play for me").nth(seat).click()
    ada.page.wait_for_function("seat => document.querySelector('#ask').dataset.seat != seat", arg=str(seat))
    ada.page.get_by_role("button", name="Take my seat back").first.click()
    ada.page.get_by_role("button", name="Let a bot play for me").nth(1).wait_for()


def test_on_a_phone(person: Meet) -> None:
    ada = person(size=PHONE, touch=True)
    ada.new_game("diceforge")
    number = -1
    for turn in range(8):
        assert ada.wait_for_turn(number)
        number = ada.number
        ada.choose_any(turn)
    ada.wait_for_turn(number)
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "nothing may stick out sideways"
    handle = ada.page.locator(".handle")
    handle.tap()
    ada.page.locator(".sheet.full").wait_for()
    handle.tap()
    ada.page.locator(".sheet.peek").wait_for()
    ada.page.get_by_role("button", name="Tale").tap()
    ada.page.get_by_role("dialog").wait_for()
    ada.page.get_by_role("button", name="Close", exact=True).tap()
    small = ada.page.locator(".sheet button:visible, header a:visible, header button:visible").evaluate_all(
        """all => all.filter(one => one.getBoundingClientRect().height < 40 && !one.matches('.handle'))
            .map(one => one.outerHTML.slice(0, 80))"""
    )
    assert small == []


def test_who_leaves_is_replaced_by_somebody_the_host_invites(person: Meet) -> None:
    ada, mira, eve = person(), person(name="Mira"), person(name="Eve")
    _, link = invite(ada, "lanterns")
    mira.page.goto(link)
    mira.page.get_by_role("button", name="Sit down").click()
    ada.page.get_by_role("button", name="Start game").click()
    ada.wait_for_turn()
    mira.page.locator("#ask").wait_for()
    mira.page.get_by_role("button", name="Settings", exact=True).click()
    mira.page.get_by_role("button", name="Give up this seat").click()
    mira.page.get_by_role("button", name="Give up this seat").click()
    ada.page.locator(".note", has_text="Mira has left the table").wait_for()
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    ada.page.get_by_role("button", name="New invitation").click()
    ada.page.locator(".note", has_text="The host is inviting").wait_for()
    again = next(
        link for link in (field.input_value() for field in ada.page.locator(".copy input").all()) if "#1." in link
    )
    eve.page.goto(again)
    assert not eve.page.locator("#ask").count(), "nothing of the seat is shown before it is claimed"
    eve.page.get_by_role("button", name="Sit down").click()
    eve.page.locator("#ask").wait_for()
    ada.page.locator(".note", has_text="Eve has taken over the seat of Mira").wait_for()


@pytest.mark.parametrize("size", [None, PHONE], ids=["desk", "phone"])
def test_the_invitation_steps_aside_once_everybody_is_there(person: Meet, size: Any) -> None:
    """The last guest sits down while the host still looks at the link: one press starts the game."""
    ada, rok = person(name="Ada", **({"size": size, "touch": True} if size else {})), person(name="Rok")
    table, _ = invite(ada, "lanterns")
    ada.page.locator("[data-invite]").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.locator("[data-show='1']").click()
    rok.page.goto(dialog.locator("[data-seat='1'] .copy input").input_value())
    rok.page.get_by_role("button", name="Sit down").click()
    dialog.wait_for(state="detached")
    ada.page.get_by_role("button", name="Start game").click()
    ada.page.locator("#ask").wait_for()
    assert table in ada.page.url
