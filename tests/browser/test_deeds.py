"""Cards of a mat that may be used lie on nothing beside them, and the panel's heading stays in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage
from tests.browser.test_fourth_look import LAPTOP

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

COVERED = """() => {
    const panel = document.querySelector('[data-zone^=deeds]:has(.is-option)');
    const box = panel.getBoundingClientRect();
    const found = [];
    if (panel.scrollTop) found.push('the panel is scrolled');
    const cards = [...panel.querySelectorAll('.slot .card')];
    for (const [n, card] of cards.entries()) {
        const own = card.getBoundingClientRect();
        const slot = card.closest('.slot');
        const edge = getComputedStyle(slot).overflowX === 'clip' ? slot.getBoundingClientRect().right : own.right;
        if (edge > box.right || own.bottom > box.bottom) found.push(`card ${n} runs out of the panel`);
        if (!card.matches('.is-option')) continue;
        const next = cards[n + 1]?.getBoundingClientRect();
        if (next && next.left < own.right - 4) found.push(`card ${n} lies on the next one`);
    }
    return found;
}"""


def uses_a_card(match: Match) -> bool:
    decision = match.decision
    if decision is None or decision.seat != 0 or decision.ask != "ask-reinforce":
        return False
    return len(set(match.table.heroes[0].deeds)) >= 6  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1440, 900), LAPTOP])
def test_deeds_that_may_be_used_lie_on_nothing_beside_them(
    person: Meet, server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = person(size=size)
    ada.sit(stage(server, "diceforge", uses_a_card, seed="deeds"))
    assert ada.wait_for_turn()
    ada.page.locator("[data-zone^=deeds] .card.is-option").first.wait_for()
    assert ada.page.evaluate(COVERED) == []
