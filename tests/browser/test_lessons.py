"""Lessons in the browser: a newcomer is taken through a first game, on a desk and on a phone, by hand and by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import fabletable
from fabletable.games import shelf
from tests.browser.person import DESKTOP, PHONE, Person

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

TAUGHT = [key for key in shelf() if fabletable.find(key).lesson is not None]
SIZES = {"desk": DESKTOP, "phone": PHONE}
WALKS = [(game, size) for game in TAUGHT for size in SIZES]
# One on a desk and one on a phone in every run, all with `make soak`: the page leads through every lesson alike,
# and whether each can be gone through is seen in tests/coach and in the terminal.
DAILY = set(zip(TAUGHT, SIZES, strict=False))
# The guide speaks of what is shown: it has said what it has to say when it was taught by the number of the question.
SETTLED = """before => {
    const ask = document.querySelector('#ask');
    const taught = document.querySelector('[data-taught]');
    if (!ask || !taught || taught.dataset.taught !== ask.dataset.number) return null;
    if (ask.dataset.state === 'sent' || ask.dataset.state === 'stored') return null;
    const slip = document.querySelector('.slip');
    if (slip?.classList.contains('unlaid')) return null;
    const page = slip?.dataset.lessonPage ?? '';
    const resume = document.querySelector('[data-lesson-resume]') !== null;
    if (!page && !resume && ask.dataset.state !== 'asked' && ask.dataset.state !== 'over') return null;
    const now = `${page}|${ask.dataset.number}|${ask.dataset.state}|${resume}`;
    return now === before ? null : now;
}"""


class Learner:
    """A learner at the page."""

    def __init__(self, person: Person, game: str, patience: int = 20_000) -> None:
        self.person = person
        self.patience = patience
        self.page = person.page
        self.seen: list[str] = []
        self.now = ""
        person.open("/")
        self.page.locator(f"[data-teach={game}]").click()
        self.wait()

    def wait(self) -> None:
        self.now = self.page.wait_for_function(SETTLED, arg=self.now, timeout=self.patience).json_value()
        if self.at and self.at not in self.seen:
            self.seen.append(self.at)

    @property
    def at(self) -> str:
        return self.now.partition("|")[0]

    @property
    def lesson(self) -> dict[str, Any]:
        frame = next(each for each in reversed(self.person.received) if each["type"] == "lesson")
        found: dict[str, Any] = frame["lesson"]
        return found

    @property
    def suggested(self) -> str:
        return str((self.lesson.get("page") or {}).get("choice", ""))

    def scroll_to(self, key: str) -> None:
        """Scroll to a choice; on a phone the slip lies over part of the list and makes room."""
        row = self.page.locator(f"[data-choices] [data-choice='{key}']")
        if row.count():
            row.first.evaluate("row => row.scrollIntoView({block: 'end'})")
            row.first.dispatch_event("wheel")
            self.page.wait_for_timeout(400)

    def go_on(self, choose: Callable[[list[str], str], str]) -> bool:
        """Turn the page, or decide; False when the lesson is over."""
        if self.lesson["state"] == "learned":
            return False
        button = self.page.locator("[data-lesson-next]")
        if button.count():
            last = (self.lesson.get("page") or {}).get("last", False)
            button.click()
            if last:
                return False
        else:
            keys = self.person.choices()
            assert keys, (self.now, self.seen)
            key = choose(keys, self.suggested)
            if key != self.suggested:
                self.scroll_to(key)
            self.person.choose(key)
        self.wait()
        return True


def follow(keys: list[str], suggested: str) -> str:
    return suggested or keys[0]


def oppose(keys: list[str], suggested: str) -> str:
    others = [key for key in keys if key != suggested]
    return (others or keys)[len(suggested) % len(others or keys)]


def go_through(person: Person, game: str, choose: Callable[[list[str], str], str]) -> Learner:
    learner = Learner(person, game)
    for _ in range(200):
        if not learner.go_on(choose):
            break
    else:
        raise AssertionError(f"the lesson does not end: {learner.seen}")
    assert person.raw_ids() == []
    return learner


@pytest.mark.parametrize(
    ("game", "size"), [pytest.param(*walk, marks=[] if walk in DAILY else pytest.mark.soak) for walk in WALKS]
)
def test_whoever_follows_is_taken_to_the_end_and_plays_on(person: Meet, game: str, size: str) -> None:
    ada = person(size=SIZES[size], touch=size == "phone")
    learner = go_through(ada, game, follow)
    steps = list(fabletable.find(game).lesson.every_step())  # type: ignore[union-attr]
    assert set(learner.seen) >= {step.id for step in steps if not step.maybe}
    ada.page.locator(".slip").wait_for(state="detached")
    assert ada.wait_for_turn()


@pytest.mark.soak
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", TAUGHT)
def test_whoever_takes_another_way_comes_to_an_end_too(person: Meet, game: str, size: str) -> None:
    go_through(person(size=SIZES[size], touch=size == "phone"), game, oppose)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["ru", "cs", "bg"])
@pytest.mark.parametrize("game", TAUGHT)
def test_in_every_language(person: Meet, game: str, language: str) -> None:
    go_through(person(language=language, size=PHONE, touch=True), game, follow)


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_slip_owns_enter_and_space_while_it_is_to_be_read(person: Meet, key: str) -> None:
    learner = Learner(person(), "prophecy")
    learner.page.locator("[data-lesson-next]").wait_for()
    number, first = learner.person.number, learner.at
    learner.page.keyboard.press(key)
    learner.wait()
    assert (learner.person.number, learner.at != first) == (number, True)
    while learner.page.locator("[data-lesson-next]").count():
        learner.page.keyboard.press("1")
        learner.page.keyboard.press(key)
        learner.wait()
        assert learner.person.number == number, "a key of the table was pressed behind the slip"


def test_what_lies_behind_a_slip_that_is_to_be_read_is_not_chosen_by_a_stray_tap(person: Meet) -> None:
    learner = Learner(person(size=PHONE, touch=True), "prophecy")
    following = learner.page.locator("[data-lesson-next]")
    following.wait_for()
    number, first = learner.person.number, learner.at
    learner.page.locator("[data-choices] [data-choice]").first.dispatch_event("click")
    learner.page.locator("[data-lesson-next].wanted").wait_for()
    assert (learner.person.number, learner.page.locator("#ask").get_attribute("data-state")) == (number, "asked")
    following.click()
    learner.wait()
    assert learner.at != first


def test_enter_does_not_stray_from_what_the_lesson_asks_for(person: Meet) -> None:
    """The golden button of Prophecy is "Stay here", long before the lesson speaks of staying."""
    learner = Learner(person(), "prophecy")
    for _ in range(40):
        main = learner.page.locator("[data-main]")
        golden = main.get_attribute("data-choice") if main.count() else None
        if learner.suggested and golden and golden != learner.suggested:
            break
        assert learner.go_on(follow)
    number = learner.person.number
    learner.page.keyboard.press("Enter")
    learner.page.locator(".ring.flash").first.wait_for()
    assert learner.person.number == number


def test_by_keyboard_over_a_reload_left_and_taken_up_from_the_shelf(person: Meet) -> None:
    ada = person()
    learner = Learner(ada, "diceforge")
    for step in ("parts", "dice"):
        ada.page.keyboard.press("n")
        learner.wait()
        assert learner.at == step
    ada.page.keyboard.press("b")
    ada.page.locator("[data-lesson-page=parts]").wait_for()
    ada.page.keyboard.press("n")
    ada.page.locator("[data-lesson-page=dice]").wait_for()
    ada.page.reload()
    ada.page.locator("[data-lesson-page=dice]").wait_for()
    ada.page.keyboard.press("Escape")
    ada.page.locator("[data-lesson-resume]").wait_for()
    ada.page.locator(".brand__mark").click()
    teach = ada.page.locator("[data-teach=diceforge]")
    assert "step 3 of 16" in teach.inner_text()
    teach.click()
    ada.page.locator("[data-lesson-page=dice]").wait_for()
    ada.open("/")
    ada.page.locator("[data-teach-anew=diceforge]").click()
    ada.page.locator("[data-lesson-page]:not([data-lesson-page=dice])").wait_for()
    assert "STEP 1 OF 16" in ada.page.locator(".slip .where").inner_text()


def test_what_was_jumped_over_can_be_played_again(person: Meet) -> None:
    learner = Learner(person(), "diceforge")
    again = learner.page.locator("[data-lesson-replay]")
    for _ in range(60):
        if again.count():
            break
        assert learner.go_on(oppose)
    missed = learner.lesson["page"]["missed"]
    again.click()
    learner.wait()
    assert learner.lesson["n"] < missed["first"]
    assert learner.lesson["page"]["choice"]
    assert learner.page.locator("[data-lesson-replay]").count() == 0


def test_leave_leaves_at_the_first_click_and_nothing_else_begins_to_speak(person: Meet) -> None:
    ada = person(explain=True)
    learner = Learner(ada, "prophecy")
    learner.page.locator(".slip .leave").click()
    learner.page.locator("[data-lesson-resume]").wait_for()
    learner.page.wait_for_timeout(600)
    assert learner.page.locator("[data-lesson-page]").count() == 0, "the lesson came back"
    assert learner.page.locator("#note").count() == 0, "the explainer waits for the next question"


def test_hint_and_lesson_take_turns_and_choices_stay_free(person: Meet) -> None:
    learner = Learner(person(), "prophecy")
    while learner.page.locator("[data-lesson-next]").count():
        learner.go_on(follow)
    page = learner.page
    page.keyboard.press("h")
    coach = page.locator(".coach")
    coach.locator(".advice").wait_for()
    assert page.locator("[data-lesson-page]").count() == 0
    rows, over = page.locator("[data-choices]").bounding_box(), coach.bounding_box()
    assert rows is not None
    assert over is not None
    assert over["y"] >= rows["y"] + rows["height"] or over["x"] >= rows["x"] + rows["width"]
    page.keyboard.press("Escape")
    coach.wait_for(state="detached")
    page.locator("[data-lesson-page]").wait_for()


def test_what_it_points_at_is_lit_named_and_never_covered(person: Meet) -> None:
    ada = person()
    learner = Learner(ada, "diceforge")
    while learner.at != "dice":
        learner.go_on(follow)
    box = ada.page.locator("[data-zone=dice-0]").first.bounding_box()
    slip = ada.page.locator(".slip").bounding_box()
    assert box is not None
    assert slip is not None
    assert slip["y"] + slip["height"] <= box["y"] or box["y"] + box["height"] <= slip["y"]
    assert ada.page.locator(".dark .ring").count() == 1
    assert "Points at: Dice" in ada.page.locator("[data-taught]").inner_text()
    while learner.at != "offering-cover":
        learner.go_on(follow)
    ada.page.locator("[data-zone=net-s0-moon-die]").first.wait_for()
    ada.page.locator("[data-lesson-show]").press("Enter")
    ada.page.locator(".dark .ring.flash").nth(1).wait_for()


def test_a_page_about_the_board_shows_it_although_cards_are_to_be_chosen(person: Meet) -> None:
    ada = person()
    learner = Learner(ada, "runebound")
    ada.page.locator(".dark .ring").nth(1).wait_for()
    assert ada.page.locator("[data-room]").count() == 0
    learner.go_on(follow)
    ada.page.locator("[data-room] [data-choice=lord-hawthorne]").wait_for()


def test_whoever_chooses_freely_sees_the_map_and_the_choices(person: Meet) -> None:
    ada = person()
    learner = Learner(ada, "prophecy")
    while learner.at != "odds":
        learner.go_on(follow)
    assert ada.page.locator(".dark .ring").count() == 3
    board = ada.page.locator(".sheet__view").bounding_box()
    slip = ada.page.locator(".slip").bounding_box()
    assert board is not None
    assert slip is not None
    middle = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    inside = slip["x"] < middle[0] < slip["x"] + slip["width"] and slip["y"] < middle[1] < slip["y"] + slip["height"]
    assert not inside


def test_on_a_phone_the_slip_folds_up_and_gives_the_choices_free(person: Meet) -> None:
    ada = person(size=PHONE, touch=True)
    learner = Learner(ada, "prophecy")
    while not learner.suggested or not ada.page.locator(".slip button.task").count():
        assert learner.go_on(follow)
    slip = ada.page.locator(".slip")
    whole = slip.bounding_box()
    ada.page.locator("[data-lesson-fold]").click()
    ada.page.locator(".slip.folded").wait_for()
    folded = slip.bounding_box()
    assert whole is not None
    assert folded is not None
    assert folded["height"] < 0.62 * whole["height"]
    assert slip.locator("button.task").is_visible(), "what is to be done still stands there"
    ada.page.locator("[data-lesson-fold]").click()
    ada.page.locator(".slip:not(.folded)").wait_for()
    ada.page.locator("[data-choices]").first.dispatch_event("wheel")
    ada.page.locator(".slip.folded").wait_for()
