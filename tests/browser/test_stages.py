"""Texts are read whole on a stage of their own, and cards are chosen from large ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from fabletable.kernel import Match
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.server_process import ROOT, ServerProcess
from tests.browser.staged import Until, stage, staged_next
from tests.browser.test_moments import at_table, take

Meet = Callable[..., Person]
SIZES = (DESKTOP, (1280, 720), PHONE)
LANGUAGES = ("en", "ru", "cs", "bg")
GAMES = ("witcher", "runebound", "prophecy", "diceforge")
TEXT = re.compile(
    r"^ +\.(?:intro|story|text|effect|[a-z0-9-]+-(?:result|text|story|pass|fail|done)) = (.+)$", re.MULTILINE
)
TITLE = re.compile(r"^[a-z][a-z0-9-]* = (.+)$", re.MULTILINE)

LONGEST_TITLE = 60
"""The letters of a name; what is longer is a sentence."""

CUT = """([title, text, answer]) => {
    document.querySelector('#read-title').textContent = title;
    for (const each of document.querySelectorAll('[data-prose] p, [data-rule]')) each.textContent = text;
    for (const each of document.querySelectorAll('[data-room] .tx b')) each.textContent = answer;
    for (const each of document.querySelectorAll('[data-room] .tx small')) each.textContent = text;
    const cut = [];
    for (const each of document.querySelectorAll('[data-room] :is(h2, p, b, small, li, .tx)')) {
        const box = each.getBoundingClientRect(), look = getComputedStyle(each);
        if (!box.width || each.closest('.sr')) continue;
        const clips = look.overflowX !== 'visible' || look.overflowY !== 'visible';
        const clamped = look.webkitLineClamp !== 'none' || look.textOverflow === 'ellipsis';
        if (clamped) cut.push(`${each.className} is clamped`);
        if (clips && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1))
            cut.push(`${each.tagName} ${each.className} is cut`);
        // Whatever hides what is too large for it can be scrolled, and never sideways.
        for (let on = each.parentElement; on && on.tagName !== 'BODY'; on = on.parentElement) {
            const room = on.getBoundingClientRect(), how = getComputedStyle(on);
            if (how.overflowX !== 'visible' && (box.left < room.left - 1 || box.right > room.right + 1))
                cut.push(`${each.tagName} ${each.className} leaves ${on.className} sideways`);
            if (['auto', 'scroll'].includes(how.overflowY)) break;
            if (how.overflowY !== 'visible' && (box.top < room.top - 1 || box.bottom > room.bottom + 1))
                cut.push(`${each.tagName} ${each.className} is hidden in ${on.className}`);
        }
        if (parseFloat(look.fontSize) < 13) cut.push(`${each.tagName} ${each.className} is smaller than 13 px`);
    }
    return cut;
}"""


def asked(ask: str, after: int = 0) -> Until:
    def until(match: Match) -> bool:
        decision = match.decision
        return decision is not None and decision.seat == 0 and decision.ask == ask and match.number >= after

    return until


def rolls_a_die(match: Match) -> bool:
    """Tell whether the person at the screen is asked about a story whose first option rolls a die at once."""
    if not asked("ask-story")(match):
        return False
    ahead = match.clone()
    ahead.watch()
    ahead.choose("a")
    return any(each.prose is not None and each.prose.rolled for each in ahead.moments(0, ahead.number))


def longest(found: re.Pattern[str], folder: Path) -> str:
    texts = [each for path in sorted(folder.glob("*.ftl")) for each in found.findall(path.read_text(encoding="utf-8"))]
    return max(texts, key=len, default="")


def words(game: str, language: str) -> tuple[str, str, str]:
    """Return the longest title, text and answer of a game in a language."""
    folder = ROOT / "src" / "fabletable" / "games" / game / "text" / language
    whole = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.ftl")))
    title = max([each for each in TITLE.findall(whole) if len(each) < LONGEST_TITLE], key=len)
    return title, longest(TEXT, folder), title


def sit(ada: Person, server: ServerProcess, game: str, until: Until, seed: str, **settings: Any) -> None:
    ada.prefer(**settings)
    ada.sit(stage(server, game, until, seed=seed))
    ada.wait_for_turn()


def test_an_outcome_is_read_whole_after_the_answer_with_its_die(person: Meet, server: ServerProcess) -> None:
    ada = person(still=False)
    sit(ada, server, "witcher", rolls_a_die, "wi-die", speed=4, waits=True)
    room = ada.page.locator("[data-room=read]")
    begun = room.locator("[data-prose]").inner_text()
    assert len(begun) > 150
    answer = room.locator("[data-choice=a]")
    assert answer.bounding_box()["height"] >= 60  # type: ignore[index]
    said = answer.inner_text()
    answer.click()
    room.locator("[data-rolled] .lit").wait_for()
    outcome = room.locator("[data-prose]").inner_text()
    assert outcome != begun
    assert room.locator(".read__chosen").inner_text().count(said.split("\n")[-1]) == 1
    assert room.locator("[data-rolled] .face").count() == 1
    room.locator("[data-start-again]").click()
    assert begun in room.inner_text(), "the start can be read again"
    room.get_by_role("button", name="Go on").click()
    room.wait_for(state="detached")


# The letters of the text, its picture, and how much of the stage's width both take.
READ = """() => {
    const room = document.querySelector('[data-room=read]');
    const [prose, picture] = ['[data-prose] p', '[data-picture] .card'].map(each => room.querySelector(each));
    const [words, drawn] = [prose, picture].map(each => each.getBoundingClientRect());
    return {
        letters: parseFloat(getComputedStyle(prose).fontSize), picture: drawn.height,
        wide: (words.right - drawn.left) / innerWidth,
    };
}"""


def test_a_short_text_is_set_large_beside_a_large_picture(person: Meet, server: ServerProcess) -> None:
    until, found = staged_next(lambda script: script.kind == "story" and script.holds)
    ada = person()
    ada.sit(stage(server, "prophecy", until, seed="prophecy story"))
    assert ada.wait_for_turn()
    ada.prefer(speed=1)
    ada.page.reload()
    assert ada.wait_for_turn()
    take(ada, found["key"])
    ada.page.locator("[data-room=read] [data-prose]").wait_for()
    assert len(ada.page.locator("[data-room=read] [data-prose]").inner_text()) < 170
    read = ada.page.evaluate(READ)
    assert read["letters"] >= 26
    assert read["picture"] >= 360
    assert read["wide"] >= 0.6
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    read = ada.page.evaluate(READ)
    assert read["letters"] >= 20
    assert read["picture"] >= 150


def test_a_text_gives_the_board_free_and_takes_it_back(person: Meet, server: ServerProcess) -> None:
    ada = person()
    sit(ada, server, "runebound", asked("ask-event"), "ru-ev")
    answers = ada.page.locator("[data-room=read] [data-choice]")
    # The room is fetched with its first text.
    answers.first.wait_for()
    assert answers.count() == len(set(ada.choices()))
    ada.page.locator("[data-look-away]").click()
    assert ada.page.locator("[data-room]").count() == 0
    assert ada.page.locator(".list [data-choice]").count() > 1
    ada.page.locator("[data-look-back]").click()
    number = ada.number
    ada.page.keyboard.press("1")
    ada.wait_for_turn(number)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_loot_is_chosen_from_large_cards(person: Meet, server: ServerProcess, size: tuple[int, int]) -> None:
    ada = person(size=size, touch=size == PHONE)
    sit(ada, server, "prophecy", asked("ask-pick-item"), "pr-loot")
    cards = ada.page.locator("[data-room=cards] [data-pick]")
    cards.first.wait_for()
    names = cards.locator(".pick__name").all_inner_texts()
    assert len(names) >= 2
    for card in cards.all():
        assert card.bounding_box()["width"] > min(300, size[0] * 0.8)  # type: ignore[index]
        assert card.locator(".pick__sum").count() == 1, "it says what it changes"
    assert ada.page.get_by_role("radio").count() == len(names)
    number = ada.number
    if size == PHONE:
        ada.page.locator("[data-lift]").last.tap()
        assert names[-1] in ada.page.locator("[data-take]").inner_text()
        ada.page.locator("[data-take]").tap()
    else:
        ada.page.get_by_role("radio").first.focus()
        ada.page.keyboard.press("ArrowRight")
        assert cards.nth(1).get_attribute("class").count("up")  # type: ignore[union-attr]
        cards.nth(1).locator("[data-choice]").click()
    ada.wait_for_turn(number)
    assert ada.page.locator("[data-room=cards]").count() == 0


def test_a_chosen_card_flies_to_its_place_on_the_mat(person: Meet, server: ServerProcess) -> None:
    ada = person(still=False)
    table = stage(server, "runebound", asked("ask-buy"), bots=("Hazel",), seed="ru-flies")
    at_table(ada, table, speed=0.5)
    buy = ada.page.locator(".pick [data-choice^=buy-]").first
    buy.wait_for()
    ada.page.wait_for_load_state("networkidle")  # what flies is fetched with the cards
    card = (buy.get_attribute("data-choice") or "").removeprefix("buy-")
    buy.click()
    ghost = ada.page.locator(f"[data-flight='{card}'][data-lands]")
    ghost.wait_for(state="attached")
    assert ghost.get_attribute("data-lands") == "slot"
    lying = ada.page.locator(f"[data-spot='{card}']").first
    assert lying.locator("xpath=ancestor::*[starts-with(@data-zone, 'mat-') or contains(@class, 'mat')]").count()
    ghost.wait_for(state="detached")


def test_nothing_to_read_is_cut(person: Meet, server: ServerProcess) -> None:
    ada = person()
    sit(ada, server, "runebound", asked("ask-event"), "ru-ev")
    ada.page.locator("[data-room=read]").wait_for()
    for wide, high in SIZES:
        ada.page.set_viewport_size({"width": wide, "height": high})
        ada.page.locator("[data-room=read] [data-choices]").wait_for()
        for game in GAMES:
            for language in LANGUAGES:
                found = ada.page.evaluate(CUT, list(words(game, language)))
                assert found == [], f"{game} in {language} at {wide}"


def too_dear(match: Match) -> bool:
    """Tell whether a market is open to the one at the screen, who cannot pay for one of its cards."""
    decision = match.decision
    return asked("ask-market", 20)(match) and decision is not None and bool(decision.barred())


HELD_IN_SIGHT = """() => {
    const [held, view] = ['.held', '.deal__in'].map(each => document.querySelector(each).getBoundingClientRect());
    return held.bottom <= view.bottom + 1;
}"""


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_is_too_dear_lies_dimmed_beside_the_others_with_the_reason(
    person: Meet, server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = person(size=size, touch=size == PHONE)
    ada.sit(stage(server, "witcher", too_dear, seed="too dear"))
    assert ada.wait_for_turn()
    dear = {each["label"]["piece"] for each in ada.views()[-1]["ask"]["barred"]}
    dimmed = ada.page.locator("[data-room=cards] [data-dimmed]")
    dimmed.first.wait_for()
    assert {each.get_attribute("data-dimmed") for each in dimmed.all()} == dear
    assert "cards; you hold" in dimmed.first.inner_text()
    assert dimmed.locator("button, [role=radio]").count() == 0
    assert size == PHONE or ada.page.evaluate(HELD_IN_SIGHT)
