"""The end of a game at the table: the finale, then by itself the results."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.house import House
from tests.browser.last_decisions import staged_end
from tests.browser.person import PHONE, Person

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser


def test_the_last_choice_leads_to_a_finale_and_that_to_the_results(person: Meet, house: House) -> None:
    staged, key = staged_end(house, "witcher")
    ada = person(size=PHONE, touch=True)
    ada.sit(staged)
    ada.wait_for_turn()
    ada.choose(key)
    ada.page.locator("dialog[data-finale=whole]").wait_for()
    assert ada.page.locator(".things .thing").count() == 4
    assert ada.page.locator("#finale-title").inner_text().strip()
    assert ada.page.locator(".near li").count() == 1
    assert ada.raw_ids() == []
    wide = ada.page.evaluate("document.querySelector('dialog.finale').scrollWidth")
    assert wide <= PHONE[0], "nothing reaches over the edge"
    ada.page.wait_for_url("**/results")
