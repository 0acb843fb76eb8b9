"""Letting others in from the page: a switch in the invitation opens the server to the network, and closes it again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

NEAR = "http://127.0.0.2"


@pytest.mark.parametrize("language", ["en", "ru", "cs", "bg"])
def test_a_switch_in_the_invitation_lets_the_network_in_and_out(
    person: Meet, server: ServerProcess, language: str
) -> None:
    ada = person(name="Ada", language=language)
    ada.new_game("lanterns", invited=1, bots=0)
    ada.page.locator("[data-invite]").click()
    dialog = ada.page.get_by_role("dialog")
    switch = dialog.locator(".open [role=switch]")
    switch.wait_for()
    code = dialog.locator(".qr")
    assert (switch.get_attribute("aria-checked"), code.count()) == ("false", 0)
    switch.click()
    code.first.wait_for()
    address = f"{NEAR}:{server.port}"
    assert address in switch.inner_text()
    link = dialog.locator(".copy input").first.input_value()
    assert link.startswith(f"{address}/table/")
    assert ada.raw_ids() == []

    # Somebody in the network sits down by that link, and has no such switch.
    rok = person(name="Rok", size=PHONE, touch=True, language=language)
    rok.page.goto(link)
    rok.page.locator("#join-name").fill("Rok")
    rok.page.locator("form button[type=submit]").tap()
    ada.page.locator(".seats li", has_text="Rok").wait_for()
    told = rok.page.evaluate("fetch('/api/server').then(answer => answer.json())")
    assert told["network"] == "fixed"

    switch.click()
    ada.page.wait_for_function("() => document.querySelector('.open [role=switch]').ariaChecked === 'false'")
    rok.page.locator("[role=status]").first.wait_for()
    gone = rok.page.evaluate("fetch('/health').then(() => false, () => true)")
    assert gone
    assert dialog.locator(".qr").count() == 0
