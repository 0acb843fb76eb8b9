"""Moments on the board: fights with both totals, readable cards, one moment after the other."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from fabletable.kernel import Match
from tests.browser.person import PHONE, Person
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Staged, leads_to, stage, staged_next

pytestmark = pytest.mark.browser

# Everything that was on the stage, in order: which stage, which step, what stood there, and what was asked meanwhile.
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const stage = document.querySelector('.mo[data-look]');
        const ask = document.querySelector('#ask');
        if (!stage || !ask) return;
        const one = {
            look: stage.dataset.look, step: stage.dataset.step, standing: stage.dataset.standing,
            totals: [...stage.querySelectorAll('[data-total]')].map(each => Number(each.dataset.total)),
            said: document.querySelector('#askq').innerText, asked: ask.dataset.state === 'asked',
            moving: stage.querySelectorAll('.is-rolling').length,
            tale: document.querySelector('.event')?.innerText ?? '',
        };
        const last = window.seen.at(-1);
        if (!last || JSON.stringify(last) !== JSON.stringify(one)) window.seen.push(one);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
}"""


# The movement of the one that is beaten, or where it lies if it does not move.
FALL = """() => {
    const { animationName, transform } = getComputedStyle(document.querySelector('.mo-fell .card'));
    return animationName !== 'none' ? animationName : transform === 'none' ? 'stands' : 'lies';
}"""


def at_table(who: Person, table: Staged, speed: float) -> None:
    who.prefer(speed=speed)
    who.sit(table)
    assert who.wait_for_turn()
    who.page.evaluate(WATCH)


def seen(who: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.page.evaluate("window.seen")
    return found


def take(who: Person, key: str) -> None:
    """Choose, and say yes where it is asked once more."""
    who.choose(key)
    if who.page.locator(f"[data-take='{key}']").count():
        who.page.wait_for_timeout(450)
        who.page.locator(f"[data-take='{key}']").first.click()


def wait_for_hold(who: Person) -> None:
    who.page.locator(".mo[data-standing=held]").wait_for(timeout=20_000)


def go_on(who: Person, number: int) -> None:
    """Enter, until one is asked again."""
    for _ in range(300):
        ask = who.page.locator("#ask")
        if ask.get_attribute("data-state") in ("asked", "over") and who.number > number:
            return
        if who.page.locator("[data-go]").count():
            who.page.keyboard.press("Enter")
        who.page.wait_for_timeout(100)
    raise AssertionError("one is not asked any more")


def test_a_battle_shows_both_totals_and_its_result_before_anything_is_asked(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = leads_to({"roll", "outcome", "loss"}, begin=("roll", "outcome", "loss"))
    ada = person(still=False)
    at_table(ada, stage(server, "prophecy", until, seed="one roll 1"), speed=1)
    number = ada.number
    take(ada, found["key"])
    ada.page.locator(".mo-verdict h3").wait_for(timeout=20_000)
    headline = ada.page.locator(".mo-verdict h3").inner_text().strip()
    assert headline
    assert ada.page.locator(".mo-verdict p").inner_text().strip()
    ada.page.locator(".mo[data-look=duel]").wait_for(state="detached")
    go_on(ada, number)
    duel = [each for each in seen(ada) if each["look"] == "duel"]
    assert [step for step in ("dice", "totals", "outcome") if step in {each["step"] for each in duel}] == [
        "dice", "totals", "outcome",
    ]  # fmt: skip
    assert any(each["moving"] for each in duel if each["step"] == "dice")
    totals = next(each["totals"] for each in duel if each["step"] == "totals")
    assert len(totals) == 2
    assert f"{totals[0]} against {totals[1]}" in {each["said"] for each in duel}
    # The tale does not know before the dice lie.
    score = f"{totals[0]} to {totals[1]}"
    assert not any(score in each["tale"] for each in duel if each["step"] == "dice")
    assert any(score in each["tale"] for each in duel if each["step"] == "totals")
    assert not any(each["asked"] for each in seen(ada) if each["look"] == "duel")
    assert not any(each["standing"] == "held" for each in seen(ada) if each["look"] == "duel")
    deed = ada.page.locator(".event", has_text=headline).first
    deed.locator(".head").click()
    assert deed.locator("dl").count() == 2
    deed.get_by_role("button", name="See it again").click()
    ada.page.locator(".mo[data-look=duel]").wait_for()
    wait_for_hold(ada)
    ada.page.locator("[data-go]").first.click()
    assert ada.wait_for_turn()
    # What it brought is told as well when the page is loaded anew after the next decision.
    brought = deed.locator("small").inner_text()
    assert f"{score} · " in brought
    number = ada.number
    take(ada, ada.views(0)[-1]["ask"]["choices"][0]["key"])
    go_on(ada, number)
    ada.page.reload()
    assert ada.wait_for_turn()
    assert deed.locator("small").inner_text() == brought


def test_reduced_motion_shows_a_battle_as_steps(person: Callable[..., Person], server: ServerProcess) -> None:
    until, found = leads_to({"roll", "outcome"})
    ada = person(size=PHONE, touch=True)
    at_table(ada, stage(server, "prophecy", until), speed=0.5)
    number = ada.number
    take(ada, found["key"])
    ada.page.locator(".mo[data-look=duel]").wait_for(timeout=20_000)
    # On a phone mat and choices make room for it.
    assert not ada.page.locator(".strip").is_visible()
    assert ada.page.locator("[data-choices]").count() == 0
    assert ada.page.locator("[data-go]").is_visible()
    ada.page.locator(".mo-fell").wait_for()
    assert ada.page.evaluate(FALL) == "lies"
    go_on(ada, number)
    duel = [each for each in seen(ada) if each["look"] == "duel"]
    assert {"dice", "totals", "outcome"} & {each["step"] for each in duel}
    assert not any(each["moving"] for each in duel)


def test_a_card_without_a_text_is_shown_and_goes_on_by_itself(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = staged_next(lambda each: each.kind == "flow" and [part.name for part in each.parts] == ["card"])
    ada = person()
    at_table(ada, stage(server, "prophecy", until), speed=0.5)
    take(ada, found["key"])
    ada.page.locator(".mo[data-look=card] .card--xl").first.wait_for(timeout=20_000)
    title = ada.page.locator(".mo-event__tx h2").inner_text()
    assert title
    assert title.lower() in ada.page.locator(".mo-event__card").inner_text().lower()
    ada.page.locator(".mo[data-look=card]").wait_for(state="detached", timeout=20_000)
    assert not any(each["standing"] == "held" for each in seen(ada) if each["look"] == "card")


def test_whoever_does_not_want_to_wait_comes_to_their_turn(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = leads_to({"roll", "outcome"})
    ada = person(still=False)
    at_table(ada, stage(server, "prophecy", until), speed=0.5)
    take(ada, found["key"])
    ada.page.locator(".mo[data-look=duel]").wait_for(timeout=20_000)
    ada.page.get_by_role("button", name="Show all").first.click()
    ada.page.locator(".mo[data-look=duel]").wait_for(state="detached", timeout=2000)


@pytest.mark.parametrize("size", [(1280, 720), PHONE])
def test_the_recap_shows_whole_pictures_with_their_words(
    person: Callable[..., Person], server: ServerProcess, size: tuple[int, int]
) -> None:
    until, found = leads_to({"roll", "outcome"})
    ada = person(size=size, touch=size == PHONE)
    at_table(ada, stage(server, "prophecy", until), speed=4)
    number = ada.number
    take(ada, found["key"])
    go_on(ada, number)
    film = ada.page.locator(".film .close")
    if film.count():
        film.first.click()
    ada.page.keyboard.press("r")
    ada.page.locator(".tray .film li .words").first.wait_for()
    seen: list[list[bool]] = ada.page.evaluate(
        """() => {
            const tray = document.querySelector('.tray .scroll').getBoundingClientRect();
            return [...document.querySelectorAll('.tray .film li')].slice(0, 3).map(each => {
                const at = each.getBoundingClientRect();
                const inside = at.top >= tray.top && at.bottom <= tray.bottom && at.left >= 0 && at.right <= innerWidth;
                return [inside, each.querySelector('.words').getClientRects().length > 0];
            });
        }"""
    )
    assert seen == [[True, True]] * 3


def hand_of(view: dict[str, Any], seat: int) -> set[str]:
    """Return the cards a seat holds, as it sees them itself."""
    mat = next(zone for zone in view["scene"]["mats"] if zone.get("seat") == seat)
    hands = [zone for zone in mat["zones"] if zone["kind"] == "hand"]
    return {piece["id"] for hand in hands for piece in hand.get("pieces", [])}


def test_two_browsers_see_the_same_moments_and_each_its_own_secrets(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    moves, found = leads_to({"move"}, lambda key: key.startswith("hex-"))

    def moves_with_a_hand(match: Match) -> bool:
        own = match.game.scene(match.table, 0).mats[0]
        return any(zone.kind == "hand" and zone.pieces for zone in own.zones) and moves(match)

    table = stage(server, "runebound", moves_with_a_hand, here=("Ada", "Rok"), bots=())
    people = [person(), person(name="Rok")]
    for seat, who in enumerate(people):
        who.sit(Staged(table.table, table.game, table.host, {seat: table.secrets[seat]}))
        who.page.locator("#ask").wait_for()
    ada, rok = people
    ada.wait_for_turn()
    hand, before = hand_of(ada.views(0)[0], 0), [len(who.views()) for who in people]
    take(ada, found["key"])
    ada.page.wait_for_timeout(1500)
    told = [
        [(moment["kind"], moment.get("pieces", [])) for view in who.views()[number:] for moment in view["moments"]]
        for who, number in zip(people, before, strict=True)
    ]
    assert told[0]
    assert told[0] == told[1]
    assert hand
    whispered = json.dumps(rok.views())
    assert not [card for card in hand if f'"{card}"' in whispered]


# What of a lane lies outside of it, and what of all lanes below the stage.
LEAVES_ITS_LANE = """() => {
    const stage = document.querySelector('.mo[data-look=lanes]').getBoundingClientRect();
    return [...document.querySelectorAll('.mo-lane')].flatMap(lane => {
        const room = lane.getBoundingClientRect();
        const parts = [...lane.querySelectorAll('header, .mo-landed, .mo-lift, .mo-res li')];
        return parts.filter(each => {
            const box = each.getBoundingClientRect();
            return box.top < room.top - 1 || box.bottom > Math.min(room.bottom, stage.bottom) + 1;
        }).map(each => each.className || each.tagName);
    });
}"""


def test_dice_of_several_seats_lie_in_their_own_lanes_on_a_phone(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = leads_to({"roll"}, own=False)
    ada = person(size=PHONE, touch=True)
    at_table(ada, stage(server, "diceforge", until, seed="fight"), speed=0.5)
    take(ada, found["key"])
    ada.page.locator(".mo[data-look=lanes] .mo-lane:last-child .mo-lift").first.wait_for()
    assert ada.page.locator(".mo-lane").count() == 3
    assert ada.page.evaluate(LEAVES_ITS_LANE) == []
