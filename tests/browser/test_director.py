"""The director on the page: an interrupt comes before the dice, a foe has an entrance, a bot in my seat never waits."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest
from websockets.sync.client import connect

from fabletable.kernel import Match
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.screens import MOMENTS, TELEVISION
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Staged, stage, staged_next
from tests.browser.test_moments import FALL, at_table, seen, take

pytestmark = pytest.mark.browser


# What is written on a stage and lies under something else.
COVERED = """() => [...document.querySelectorAll('.mo[data-look=boss] :is(h2, .does p, .strengths b)')].filter(each => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !top?.closest('.mo header, .mo .facts');
}).map(each => each.innerText)"""


# What lies under a line that passes by: whatever is written or pressed, except the row that is kept free for it.
UNDER = """() => {
    const row = document.querySelector('[data-news]').getBoundingClientRect();
    const found = [];
    for (const line of document.querySelectorAll('[data-toast], .mo-named li')) {
        const box = line.getBoundingClientRect();
        if (box.top >= row.bottom) continue; // it found no room: the row hides it
        for (const at of [0.02, 0.25, 0.5, 0.75, 0.98])
            for (const y of [box.top + 3, box.bottom - 3]) {
                const below = document.elementFromPoint(box.x + box.width * at, y);
                const part = below?.closest('main, [data-room], .list, .ask, .own, .strip, .seats, button');
                if (part) found.push(`${line.innerText} covers ${part.tagName} ${part.className}`);
            }
    }
    return found;
}"""


def after_others(match: Match) -> bool:
    """Tell whether it is the turn of the one at the screen after others have moved."""
    decision = match.decision
    return match.number >= 40 and decision is not None and decision.seat == 0 and decision.ask in FIRST_QUESTIONS


FIRST_QUESTIONS = ("ask-move", "ask-travel", "ask-turn", "ask-action")


def defending(match: Match) -> bool:
    """Tell whether the second hero is attacked with strength and may answer with will."""
    decision = match.decision
    return decision is not None and decision.seat == 1 and decision.ask == "ask-defend-kind"


@pytest.mark.parametrize(("game", "size"), [("prophecy", DESKTOP), ("witcher", PHONE), ("diceforge", PHONE)])
def test_what_passes_by_has_a_row_of_its_own_and_covers_nothing(
    person: Callable[..., Person], server: ServerProcess, game: str, size: tuple[int, int]
) -> None:
    ada = person(still=False, size=size, touch=size == PHONE)
    ada.prefer(speed=0.5)
    ada.sit(stage(server, game, after_others, seed="passes by"))
    ada.page.locator("[data-toast]").first.wait_for()
    assert ada.page.evaluate(UNDER) == []


# How much of an interrupt's stage its parts take, from the first to the last, and how much would have to be scrolled.
FILLED = """() => {
    const stage = document.querySelector('.mo[data-look=interrupt] .cut');
    const { width, height } = stage.getBoundingClientRect();
    const parts = [...stage.querySelectorAll('.chosen :is(.card, .old), .answer .card, .words > *')];
    const boxes = parts.map(each => each.getBoundingClientRect()).filter(box => box.height > 0);
    const span = (from, to) => Math.max(...boxes.map(box => box[to])) - Math.min(...boxes.map(box => box[from]));
    return {
        wide: span('left', 'right') / width, high: span('top', 'bottom') / height,
        hidden: stage.scrollHeight - stage.clientHeight,
    };
}"""


def two_screens(table: Staged) -> tuple[Staged, Staged]:
    """Give each of the two people a screen of their own."""
    return replace(table, secrets={0: table.secrets[0]}), replace(table, secrets={1: table.secrets[1]})


def test_an_interrupt_comes_before_the_dice(person: Callable[..., Person], server: ServerProcess) -> None:
    table = stage(server, "prophecy", defending, here=("Ada", "Rok"), bots=(), seed="defend")
    mine, theirs = two_screens(table)
    ada, rok = person(still=False), person(name="Rok")
    ada.prefer(speed=0.2)  # there is time to look at it in three sizes
    ada.sit(mine)
    ada.page.locator("#ask").wait_for()
    rok.sit(theirs)
    assert rok.wait_for_turn()
    rok.choose("battle-of-will")
    stage_ = ada.page.locator(".mo[data-look=interrupt]")
    stage_.wait_for()
    assert "Battle of will" in stage_.inner_text()
    assert "The dice have not fallen yet." in stage_.inner_text()
    assert stage_.locator(".die").count() == 0
    assert ada.page.get_by_text("Roll now").count() == 1
    assert "director-" not in stage_.inner_text()
    assert stage_.locator(".card--l, .card--xl").count() == 2, "whose choice it was, and who changed it"
    assert stage_.locator(".sides li").count() == 2, "both sides with their numbers"
    for size in (DESKTOP, (1280, 720), PHONE):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        filled = ada.page.evaluate(FILLED)
        assert min(filled["wide"], filled["high"]) >= 0.6, (size, filled)
        assert filled["hidden"] <= 1, (size, filled)


def test_a_foe_that_matters_has_an_entrance_and_its_question_below_it(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = staged_next(lambda script: script.kind == "boss" and script.holds)
    ada = person(still=False, size=PHONE, touch=True)
    at_table(ada, stage(server, "prophecy", until, bots=("Hazel",), seed="shots-boss-1"), speed=1)
    take(ada, found["key"])
    boss = ada.page.locator(".mo[data-look=boss]")
    boss.locator(".does").wait_for()
    ada.page.locator(".mo[data-look=boss] .answers button").first.wait_for()
    assert ada.page.locator(".mo[data-look=boss] .strengths b").count() == 2
    assert ada.page.locator(".mo[data-look=boss] .chances").count() == 1
    assert ada.page.evaluate(COVERED) == [], "the figure stands behind the words"
    wide = ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert wide


def test_an_upset_rolls_one_die_after_the_other_and_holds_once(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = staged_next(lambda each: each.kind == "upset" and each.holds and each.beats[0].name == "theirs")
    ada = person(still=False)
    at_table(ada, stage(server, "prophecy", until, bots=("Hazel",), seed="shots-upset"), speed=2)
    take(ada, found["key"])
    ada.page.locator(".mo[data-look=upset][data-standing=held]").wait_for(timeout=20_000)
    steps = [each["step"] for each in seen(ada) if each["look"] == "upset"]
    assert [step for at, step in enumerate(steps) if at == 0 or steps[at - 1] != step][:4] == [
        "theirs", "mine", "sums", "headline",
    ]  # fmt: skip
    assert " %" in ada.page.locator(".mo[data-look=upset] h2").inner_text()
    assert ada.page.evaluate(FALL) == "mo-fall", "whoever is beaten falls"
    ada.page.wait_for_timeout(350)
    ada.page.keyboard.press("Enter")
    ada.page.locator(".mo[data-look=upset]").wait_for(state="detached")
    assert ada.page.locator("[data-standing=held]").count() == 0, "one hold a scene"


def test_nothing_waits_where_a_bot_plays_for_me(person: Callable[..., Person], server: ServerProcess) -> None:
    until, _ = staged_next(lambda script: script.holds)
    ada = person(still=False)
    table = stage(server, "prophecy", until, bots=("Hazel",), seed="bot-plays")
    at_table(ada, table, speed=4)
    number = ada.number
    with connect(f"{server.address.replace('http', 'ws')}/api/live") as line:
        line.send(json.dumps({"type": "hello", "table": table.table, "secrets": [table.secrets[0]]}))
        line.send(json.dumps({"type": "hold", "id": "a-bot-for-me", "seat": 0, "bot": "greedy"}))
        ada.page.wait_for_function("n => Number(document.querySelector('#ask').dataset.number) > n + 25", arg=number)
    shown = seen(ada)
    assert any(each["look"] in ("card", "duel", "upset", "boss") for each in shown), "it is seen all the same"
    assert [each for each in shown if each["standing"] == "held"] == []


def wounds_the_foe() -> tuple[Callable[[Match], bool], dict[str, str]]:
    """Make a condition: a choice of the person at the screen takes life from the foe. Its key is written into the
    dict."""
    found: dict[str, str] = {}

    def until(match: Match) -> bool:
        decision = match.decision
        if decision is None or decision.seat != 0 or decision.ask != "ask-combat-action":
            return False
        for option in decision.options:
            ahead = match.clone()
            ahead.watch()
            ahead.choose(option.key)
            if any("life-1" in each.pieces for each in ahead.moments(0, ahead.number)):
                found["key"] = option.key
                return True
        return False

    return until, found


STRUCK = """() => {
    window.struck = [];
    const known = new WeakSet();
    const look = () => {
        for (const each of document.querySelectorAll('[data-struck]')) {
            const { x, width } = each.getBoundingClientRect();
            if (known.has(each) || !width || !each.innerText.trim()) continue;
            known.add(each);
            struck.push({ who: each.dataset.struck, x: x + width / 2, says: each.innerText });
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Note every loss that is shown, in each picture: it is seen for a second only."""


def test_a_blow_is_seen_to_land_on_the_one_who_loses_life(person: Callable[..., Person], server: ServerProcess) -> None:
    until, found = wounds_the_foe()
    ada = person(still=False)
    at_table(ada, stage(server, "runebound", until, bots=("Hazel",), seed="lands"), speed=1)
    foe = ada.page.locator(".fside--foe .fside__card").bounding_box()
    ada.page.evaluate(STRUCK)
    take(ada, found["key"])
    ada.page.wait_for_function("() => struck.some(({ who }) => who === 'life-1')")
    hit = next(each for each in ada.page.evaluate("struck") if each["who"] == "life-1")
    assert foe is not None
    assert foe["x"] - 30 < hit["x"] < foe["x"] + foe["width"] + 30, "over the card of the foe"
    assert hit["says"].strip().startswith("−"), "and says how much"


# Dice that lie over the sum beside them; a cube stands out of its own box.
OVER_SUMS = """() => [...document.querySelectorAll('.mo[data-look=upset] .dice')].flatMap(dice => {
    const total = dice.querySelector(':scope > b');
    total.textContent = '23'; // as high as sums become
    const sum = total.getBoundingClientRect();
    return [...dice.querySelectorAll('.die__side')].map(side => side.getBoundingClientRect()).filter(box =>
        box.width > 0 && box.left < sum.right - 1 && box.right > sum.left + 1
        && box.top < sum.bottom - 1 && box.bottom > sum.top + 1
    ).map(() => sum.width);
})"""


def test_on_a_television_no_die_lies_over_a_sum_and_no_third_stays_empty(
    person: Callable[..., Person], server: ServerProcess
) -> None:
    until, found = staged_next(lambda each: each.kind == "upset" and each.beats[0].name == "theirs")
    table = stage(server, "prophecy", until, bots=("Hazel",), seed="shots-upset")
    ada, room = person(size=PHONE, touch=True), person(name="Room", size=TELEVISION)
    room.open(f"/table/{table.table}/screen")
    room.page.locator("[data-screen=board]").wait_for()
    ada.sit(table)
    assert ada.wait_for_turn()
    take(ada, found["key"])
    room.page.locator(".mo[data-look=upset]:is([data-step=headline], [data-step=difference])").wait_for()
    assert room.page.locator(".mo[data-look=upset] .die__cube").count() == 2
    assert room.page.evaluate(OVER_SUMS) == []


# Where the list of players ends, and whether anything of it is cut off, in parts of the room beside the board.
PLAYERS = """() => {
    const list = document.querySelector('.who ol');
    const room = list.parentElement.getBoundingClientRect();
    const last = list.lastElementChild.getBoundingClientRect();
    return { filled: (last.bottom - room.top) / room.height, shown: list.dataset.shown };
}"""


@pytest.mark.parametrize("game", ["prophecy", "diceforge"])
def test_a_television_shows_what_everybody_has_beside_a_wide_board(
    person: Callable[..., Person], server: ServerProcess, game: str
) -> None:
    moment = MOMENTS[game]
    table = stage(server, *moment.laid, seed=moment.seed)
    room = person(size=TELEVISION)
    room.open(f"/table/{table.table}/screen")
    room.page.locator(".who .own li").first.wait_for()
    players = room.page.evaluate(PLAYERS)
    assert players["shown"] != "none"
    assert 0.55 <= players["filled"] <= 1.0, players
    assert room.raw_ids() == []
