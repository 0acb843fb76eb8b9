"""Answering before one is asked, at a desk and in the hand: what stands, what was foreseen, what is taken back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
OWN = ("ahead", "given", "foreseen")


def end_of(turn: Person) -> None:
    """End a turn: the person lights no more lanterns."""
    turn.page.locator("[data-choice=done]").first.click()


def test_answers_stand_are_laid_down_told_and_taken_back(person: Meet, server: ServerProcess) -> None:
    ada, rok = person(name="Ada"), person(name="Rok", size=PHONE, touch=True)
    table = stage(server, "lanterns", lambda match: True, here=("Ada", "Rok"), bots=(), options={"rich": True})
    for who, seat in ((ada, 0), (rok, 1)):
        who.sit(replace(table, secrets={seat: table.secrets[seat]}))

    # At a desk: from now on, by the keyboard.
    ada.wait_for_turn()
    expect(ada.page.locator("[data-always] [role=switch]")).to_have_attribute("aria-checked", "false")
    ada.page.keyboard.press("a")
    expect(ada.page.locator("[data-always] [role=switch]")).to_have_attribute("aria-checked", "true")
    ada.choose("roll")

    # In the hand: from now on, by a finger.
    rok.wait_for_turn(0)
    rok.page.locator("[data-always] [role=switch]").tap()
    rok.choose("play")
    rok.wait_for_turn(1)
    end_of(rok)

    # Ada's roll was given, and so was what Rok had said; it can be taken back, for no dice have fallen since.
    given = rok.page.locator("[data-given]")
    given.wait_for()
    assert "Light lanterns" in given.inner_text()
    rok.page.locator("[data-take-back]").tap()
    rok.wait_for_turn(5)
    assert set(rok.choices()) >= {"roll", "play"}, "whoever takes it back is asked"
    ada.page.locator("[data-given]").wait_for()
    assert "Roll for gold" in ada.page.locator("[data-given]").inner_text()
    assert ada.page.locator("[data-take-back]").count() == 0, "her dice have fallen"
    assert "as you had said" in ada.page.locator("#tray").inner_text(), "it is told in the tale"

    # One press away: all of it, with a switch each.
    ada.page.locator("[data-part='tool:ahead']").click()
    stands = ada.page.locator("#tray [data-standing] [role=switch]")
    assert "used once" in stands.inner_text()
    stands.click()
    expect(stands).to_have_attribute("aria-checked", "false")
    rok.choose("roll")
    ada.wait_for_turn(6)
    ada.choose("roll")

    # While Rok thinks, Ada decides ahead.
    rok.wait_for_turn(8)
    ada.page.locator("[data-look-ahead]").click()
    ada.page.locator("[data-lay=roll]").click(timeout=60_000)
    expect(ada.page.locator("[data-lay=roll]")).to_have_attribute("aria-pressed", "true")
    end_of(rok)
    rok.wait_for_turn(10)
    ada.page.wait_for_function("() => Number(document.querySelector('#ask')?.dataset.number) > 10")
    assert [frame["choice"]["id"] for frame in ada.received if frame["type"] == "given"] == ["word-roll"] * 2
    for who, seat in ((ada, 0), (rok, 1)):
        assert {frame["seat"] for frame in who.received if frame["type"] in OWN} == {seat}
        assert who.raw_ids() == []
        wide = who.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
