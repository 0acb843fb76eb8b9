"""Motion: dice tumble, gains fly, pawns walk; a still table does not move."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Until, stage

pytestmark = pytest.mark.browser

# Everything that was in motion since, by kind: the class of a rolling die, a gem in flight, the steps of a pawn.
WATCH = """() => {
    window.moved = new Set();
    const look = () => {
        if (document.querySelector('.die.is-rolling')) moved.add('die');
        if (document.querySelector('.flights > span')) moved.add('gem');
        for (const each of document.getAnimations())
            if (each.effect?.target?.tagName === 'g' && each.effect.getKeyframes().length > 2) moved.add('pawn');
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def asked(ask: str, after: int = 0) -> Until:
    def until(match: Match) -> bool:
        decision = match.decision
        return decision is not None and decision.seat == 0 and decision.ask == ask and match.number >= after

    return until


def at_table(who: Person, server: ServerProcess, game: str, until: Until, speed: int = 4) -> None:
    who.prefer(speed=speed, waits=False)
    who.sit(stage(server, game, until))
    assert who.wait_for_turn()
    who.page.evaluate(WATCH)


def moved(who: Person) -> list[str]:
    return sorted(who.page.evaluate("[...moved]"))


def pass_turn(who: Person) -> None:
    """Let the table go round once: everybody's dice fall."""
    number = who.number
    who.page.locator("[data-main]").first.click()
    who.wait_for_turn(number)


def test_dice_tumble_and_what_they_give_flies(person: Callable[..., Person], server: ServerProcess) -> None:
    ada = person(still=False)
    at_table(ada, server, "diceforge", asked("ask-action", after=12))
    for _ in range(6):
        pass_turn(ada)
        if {"die", "gem"} <= set(moved(ada)):
            break
        if ada.page.locator("[data-main]").count() == 0:
            number = ada.number
            ada.choose_any(0)
            ada.wait_for_turn(number)
    assert {"die", "gem"} <= set(moved(ada))


def test_a_pawn_walks(person: Callable[..., Person], server: ServerProcess) -> None:
    ada = person(still=False)
    at_table(ada, server, "prophecy", asked("ask-move", after=20))
    number = ada.number
    ada.page.locator("[data-choice^='walk:']").first.click()
    ada.wait_for_turn(number)
    assert "pawn" in moved(ada)


def test_a_still_table_keeps_still(person: Callable[..., Person], server: ServerProcess) -> None:
    ada = person()
    at_table(ada, server, "diceforge", asked("ask-action", after=12))
    pass_turn(ada)
    assert moved(ada) == []


def test_a_choice_shows_its_price_before_it_is_paid(person: Callable[..., Person], server: ServerProcess) -> None:
    def affords(match: Match) -> bool:
        ask = match.ask(0, odds=False) if asked("ask-action", after=12)(match) else None
        return ask is not None and any(choice.cost for choice in ask.choices)

    ada = person()
    at_table(ada, server, "diceforge", affords)
    priced = ada.page.locator("[data-choice]:has(.choice__price)").first
    gold = ada.page.locator("[data-zone='reserve-0']")
    assert gold.locator(".would").count() == 0
    priced.hover()
    gold.locator(".would").first.wait_for()
    ada.page.mouse.move(1, 1)
    gold.locator(".would").first.wait_for(state="detached")
