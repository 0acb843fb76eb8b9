"""A phone: the board can be read and tapped, and both fighters stay in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletable.kernel import Match
from tests.browser.person import PHONE, Person
from tests.browser.screens import MOMENTS, asked
from tests.browser.server_process import ServerProcess
from tests.browser.staged import stage

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser
ON_ITS_SIDE = (844, 390)
LAPTOP = (1280, 720)

# Whatever of it is seen: inside the window, and not covered where its middle is.
SEEN = """piece => {
    const at = piece.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
    const top = document.elementFromPoint(x, y);
    return at.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight && (piece.contains(top) || top === null);
}"""

# Choices that cannot be hit where their middle is, after they were brought into sight. What lies behind a scene that
# fills the screen is inert, and no choice there.
COVERED = """() => [...document.querySelectorAll('[data-choice], [data-take]')].filter(each => {
    if (each.closest('[inert]') || each.getClientRects().length === 0) return false;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const at = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2));
}).map(each => each.dataset.choice)"""


def sit(who: Person, server: ServerProcess, name: str) -> None:
    moment = MOMENTS[name]
    who.sit(stage(server, *moment.laid, seed=moment.seed))
    assert who.wait_for_turn()


def test_every_feat_and_face_is_large_enough_for_a_finger(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    sit(ada, server, "diceforge")
    ada.page.locator(".sheet__parts button").first.wait_for()
    sizes: list[list[float]] = ada.page.eval_on_selector_all(
        ".on-map .card, .basin, .plot",
        "spots => spots.map(spot => [spot.getBoundingClientRect().width, spot.getBoundingClientRect().height])",
    )
    assert len(sizes) > 30
    assert min(min(size) for size in sizes) >= 40


@pytest.mark.parametrize(
    "ask",
    [
        "ask-health-or-mana",
        "ask-guardian",
        "ask-duel-lost",
        pytest.param("ask-move", marks=pytest.mark.soak),
        pytest.param("ask-services", marks=pytest.mark.soak),
        pytest.param("ask-wield", marks=pytest.mark.soak),
        pytest.param("ask-after-roll", marks=pytest.mark.soak),
    ],
)
def test_no_choice_of_prophecy_is_covered(person: Meet, server: ServerProcess, ask: str) -> None:
    """Every answer can be pressed, and is there once, also below a guardian that fills the screen."""
    staged = stage(server, "prophecy", asked(ask, 6), bots=("Hazel",), seed="cover")
    for size in (PHONE, (360, 640)):
        ada = person(size=size, touch=True)
        ada.sit(staged)
        assert ada.wait_for_turn()
        ada.page.locator("[data-choice]:visible").first.wait_for()
        assert ada.page.evaluate(COVERED) == []
        offered = "[data-choice], [data-take]"
        seen = ada.page.locator(f":is({offered}):not([inert] *):visible").evaluate_all(
            "all => all.map(e => e.dataset.choice)"
        )
        assert len(seen) == len(set(seen)) > 0
        ada.close()


MEET = """([one, others]) => {
    const a = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].map(each => each.getBoundingClientRect()).filter(b =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).length;
}"""


def test_the_button_to_the_board_lies_on_no_die(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "witcher", asked("ask-reroll-locals", 5), bots=("Hazel",), seed="pk"))
    assert ada.wait_for_turn()
    ada.page.locator(".flip.beside").wait_for()
    assert ada.page.locator(".arena .die").count() >= 5
    assert ada.page.evaluate(MEET, [".flip.beside", ".arena .die"]) == 0


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_a_story_that_lasts_lies_beside_the_map(person: Meet, server: ServerProcess, size: tuple[int, int]) -> None:
    ada = person(size=size, touch=size == PHONE)
    ada.sit(stage(server, "runebound", a_story_lasts, bots=("Hazel",), seed="ls"))
    assert ada.wait_for_turn()
    ada.page.locator(".lasting").wait_for()
    assert ada.page.evaluate(MEET, [".lasting", ".stage > .board"]) == 0


def a_story_lasts(match: Match) -> bool:
    decision = match.decision
    own = decision is not None and decision.seat == 0 and decision.ask == "ask-turn"
    return own and bool(match.scene(0).lasting)


def test_a_tab_shows_its_part_of_the_board(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    sit(ada, server, "diceforge")
    for tab, inside in (("The Sanctuary", ".basin"), ("Gardens", ".plot"), ("The islands", ".on-map .card")):
        button = ada.page.locator(".sheet__parts button", has_text=tab)
        button.click()
        ada.page.locator(".sheet__parts .on", has_text=tab).wait_for()
        assert any(spot.evaluate(SEEN) for spot in ada.page.locator(inside).all()), tab


@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param("witcher-fight", PHONE, id="witcher-upright"),
        pytest.param("runebound-fight", ON_ITS_SIDE, id="runebound-on its side"),
        pytest.param("witcher-fight", ON_ITS_SIDE, id="witcher-on its side", marks=pytest.mark.soak),
        pytest.param("runebound-fight", PHONE, id="runebound-upright", marks=pytest.mark.soak),
    ],
)
def test_both_fighters_and_the_choices_stay_in_sight(
    person: Meet, server: ServerProcess, name: str, size: tuple[int, int]
) -> None:
    ada = person(size=size, touch=True)
    sit(ada, server, name)
    sides = ada.page.locator(".fside")
    assert sides.count() == 2
    for scrolled in (0, 1):
        sides.nth(scrolled).evaluate("side => side.scrollTop = side.scrollHeight")
        assert sides.nth(1 - scrolled).locator(".fside__name h3").evaluate(SEEN)
        assert sides.nth(scrolled).locator(".fside__card").evaluate(SEEN)
        sides.nth(scrolled).evaluate("side => side.scrollTop = 0")
    assert ada.page.locator("[data-choices] [data-choice]").first.evaluate(SEEN)
    assert ada.page.locator("[data-main]").first.evaluate(SEEN)


@pytest.mark.parametrize("size", [PHONE, ON_ITS_SIDE, LAPTOP], ids=["upright", "on its side", "low desk"])
def test_a_battle_to_be_rolled_shows_fighters_sums_chances_and_choices(
    person: Meet, server: ServerProcess, size: tuple[int, int]
) -> None:
    ada = person(size=size, touch=size != LAPTOP)
    sit(ada, server, "prophecy-fight")
    for part in (".mo-duel__card", ".mo-duel__name", ".mo-total"):
        both = ada.page.locator(part)
        both.first.wait_for()
        assert both.count() == 2
        assert all(each.evaluate(SEEN) for each in both.all()), part
    assert ada.page.locator(".mo-chance__big b").evaluate(SEEN)
    assert ada.page.locator(".mo-odds__w").evaluate(SEEN)
    assert ada.page.locator("[data-choices] [data-choice]").first.evaluate(SEEN)
    assert ada.page.locator("[data-main]").first.evaluate(SEEN)
    if size == LAPTOP:
        assert all(row.evaluate(SEEN) for row in ada.page.locator(".mo-sum li").all())
        assert all(line.evaluate(SEEN) for line in ada.page.locator(".mo-chance__because span").all())


def test_the_totals_of_a_battle_do_not_lie_on_its_chances(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "prophecy", asked("ask-kind", 60), bots=("Hazel",), seed="strength or will"))
    assert ada.wait_for_turn()
    ada.page.locator(".mo-chance__big").wait_for()
    chances = ada.page.locator(".mo-chance").bounding_box()
    totals = [each.bounding_box() for each in ada.page.locator(".mo-total").all()]
    assert chances is not None
    assert len(totals) == 2
    assert all(total is not None and total["y"] + total["height"] <= chances["y"] for total in totals)


def test_the_sheet_comes_down_for_what_comes_of_an_answer(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    sit(ada, server, "prophecy")
    number = ada.number
    ada.page.locator(".sheet .handle").tap()
    ada.page.locator(".sheet.full").wait_for()
    ada.page.locator(".sheet [data-choice]").first.tap()
    assert ada.wait_for_turn(number)
    ada.page.locator(".sheet.full").wait_for(state="detached")


def test_a_hint_lies_over_the_map_and_leaves_the_choices_free(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    sit(ada, server, "witcher")
    ada.page.locator("[data-part='tool:hint']").tap()
    ada.page.locator(".coach .advice").wait_for()
    assert ada.page.locator("[data-choices] [data-choice]").first.evaluate(SEEN)
    assert ada.page.locator("[data-main]").first.evaluate(SEEN)
    assert ada.page.locator(".coach .close").evaluate(SEEN)


def asked_on_the_mat(match: Match) -> bool:
    """Tell whether an action in an own fight is asked for, and one of the choices lies on the mat."""
    decision = match.decision
    if decision is None or decision.seat != 0 or decision.ask != "ask-combat-action":
        return False
    scene, ask = match.game.scene(match.table, 0), match.ask(0)
    if scene.stage is None or ask is None or scene.stage.zones[0].seat != 0:
        return False
    on_mat = {piece.id for zone in scene.mats[0].zones for piece in zone.pieces}
    return any(on_mat & set(choice.spots) for choice in ask.choices)


def test_own_tokens_stay_in_sight_while_a_choice_lies_on_the_mat(person: Meet, server: ServerProcess) -> None:
    ada = person(size=PHONE, touch=True)
    ada.sit(stage(server, "runebound", asked_on_the_mat))
    assert ada.wait_for_turn()
    tokens = ada.page.locator(".fside:not(.fside--foe) .fside__pool .token")
    tokens.first.wait_for()
    for token in tokens.all():
        assert token.evaluate(SEEN)
