"""One evening, many screens: a desk, a phone in the hand, a television; and what each of them is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Error, Response, expect

from fabletable.games import shelf
from tests.browser.person import PHONE, Person

Meet = Callable[..., Person]
pytestmark = pytest.mark.browser

TELEVISION = (1920, 1080)
# One game in every run, that with the most hidden cards; all of them with `make soak`.
DAILY = "witcher"
GAMES = [pytest.param(game, marks=[] if game == DAILY else pytest.mark.soak) for game in shelf()]
ROUND = 16
MOST = 80


class Told:
    """Everything that one browser received."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.answers: list[Response] = []
        who.page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        self.answers.append(answer)

    def bodies(self) -> Iterator[str]:
        for answer in self.answers:
            # What the server says of a game in a box is the same for everybody.
            if "/api/" not in answer.url or "/api/games" in answer.url:
                continue
            try:
                yield answer.text()
            except Error:
                continue  # what was sent on has none

    def words(self) -> str:
        return "\n".join([*(json.dumps(frame) for frame in self.who.received), *self.bodies()])


def named(scene: Any, seat: int | None = None) -> set[str]:
    """Return the names of all pieces in a scene, or of those in this seat's hand."""
    found: set[str] = set()
    waiting = [(scene, seat is None)]
    while waiting:
        each, wanted = waiting.pop()
        if isinstance(each, dict):
            inside = wanted or (each.get("kind") == "hand" and each.get("seat") == seat)
            if wanted and "label" in each and isinstance(each.get("id"), str):
                found.add(each["id"])
            waiting.extend((part, inside) for part in each.values())
        elif isinstance(each, list):
            waiting.extend((part, wanted) for part in each)
    return found


def hidden(seat: int, seen: list[dict[str, Any]], watched: list[dict[str, Any]]) -> dict[int, set[str]]:
    """Return by number the cards that lay in this seat's hand before and after it and that not everyone could see."""
    public: dict[int, set[str]] = {}
    for view in watched:
        public.setdefault(view["number"], set()).update(named(view["scene"]))
    hands = {view["number"]: named(view["scene"], seat) for view in seen}
    held: set[str] = set()
    found: dict[int, set[str]] = {}
    for number in sorted(hands):
        found[number] = (hands[number] & held) - public.get(number, set())
        held = hands[number]
    return found


def keys_of(who: Person) -> set[str]:
    """Return the secrets that this browser keeps."""
    kept: str = who.page.evaluate("JSON.stringify({...localStorage})")
    return set(re.findall(r"[\w-]{22,}", kept)) - set(re.findall(r"fabletable[\w-]*", kept))


def play_on(people: dict[int, Person]) -> None:
    """Play until every seat had a turn and the first one is asked again."""
    turns: list[int] = []
    for turn in range(MOST):
        seat, who = _asked(people)
        if not turns or turns[-1] != seat:
            turns.append(seat)
        if turn >= ROUND and len(turns) >= 3 and turns[-1] == turns[0]:
            return
        number = who.number
        who.choose_any(turn)
        who.page.wait_for_function(
            """number => {
                const again = document.querySelector('[data-take]');
                if (again) again.click();
                return Number(document.querySelector('#ask').dataset.number) > number;
            }""",
            arg=number,
            polling=100,
        )
    raise AssertionError(f"no round in {MOST} decisions: {turns}")


def _asked(people: dict[int, Person]) -> tuple[int, Person]:
    for _ in range(600):
        for seat, who in people.items():
            if who.page.locator("#ask[data-state=asked]").count():
                return seat, who
        next(iter(people.values())).page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", GAMES)
def test_by_one_link_to_a_desk_a_phone_and_a_big_screen(person: Meet, game: str) -> None:
    ada, mira = person(name="Ada"), person(name="Mira", size=PHONE, touch=True)
    room = person(size=TELEVISION)
    told = {who: Told(who) for who in (ada, mira, room)}
    table = ada.lay_out(game, invited=1, bots=0)
    link = ada.invitation()
    room.page.goto(link.replace(f"{table}#", f"{table}/screen#"))
    room.page.locator("[data-screen=waiting]").wait_for()
    mira.page.goto(link)
    mira.page.get_by_role("button", name="Sit down as Mira").click()
    room.page.get_by_text("Everyone is here.").wait_for()
    ada.page.get_by_role("button", name="Start game").click()
    mira.page.locator(".inhand").wait_for()
    play_on({0: ada, 1: mira})
    number = max(ada.number, mira.number)
    for who in (ada, mira, room):
        who.page.wait_for_timeout(300)
    assert room.page.locator("[data-screen=board], [data-screen=moment]").count()
    assert room.raw_ids() == []
    watched = room.views()
    assert watched[-1]["number"] >= number
    assert {view["seat"] for view in watched} == {None}
    assert not any(view["ask"] or view.get("again") for view in watched)
    for seat, who in ((0, ada), (1, mira)):
        assert {view["seat"] for view in who.views()} == {seat}
        secret = hidden(seat, who.views(seat), watched)
        assert any(secret.values()) or game != "witcher"
        for other in {ada, mira, room} - {who}:
            never = _heard_nothing(secret, other)
            words = told[other].words()
            assert [piece for piece in never if f'"{piece}"' in words] == []
            assert [key for key in keys_of(who) - keys_of(other) if key in words] == []


def _heard_nothing(secret: dict[int, set[str]], who: Person) -> set[str]:
    """Check that no secret card was sent, unless it was known before; return the cards that never were."""
    known = ""
    last = max(secret)
    for frame in who.received:
        if frame["type"] == "view":
            words = json.dumps(frame)
            unknown = {piece for piece in secret.get(frame["number"], set()) if f'"{piece}"' not in known}
            assert {piece for piece in unknown if f'"{piece}"' in words} == set(), frame["number"]
            known += words
    return {piece for piece in secret[last] if f'"{piece}"' not in known}


def test_signs_fingers_and_whom_one_would_rather_not_hear(person: Meet) -> None:
    ada, mira = person(name="Ada"), person(name="Mira", size=PHONE, touch=True)
    room = person(size=TELEVISION)
    table = ada.lay_out("diceforge", invited=1, bots=0)
    link = ada.invitation()
    mira.page.goto(link)
    mira.page.get_by_role("button", name="Sit down as Mira").click()
    ada.page.get_by_role("button", name="Start game").click()
    mira.page.locator("#ask").wait_for()
    assert mira.page.locator(".inhand").count() == 0
    room.page.goto(f"{room.address}/table/{table}/screen")
    mira.page.locator(".inhand").wait_for()

    mira.page.get_by_role("tab", name="Chat").tap()
    mira.page.get_by_role("button", name="Well played").tap()
    ada.page.locator(".signs", has_text="Mira").get_by_text("Well played").wait_for()
    room.page.locator(".sign", has_text="Well played").wait_for()
    assert mira.page.get_by_role("button", name="Thank you").is_disabled()
    ada.page.locator(".signs p").wait_for(state="detached")

    ada.page.get_by_role("button", name="Chat", exact=True).click()
    ada.page.get_by_role("button", name="Mute: Mira").click()
    mira.page.get_by_role("textbox", name="Say something").fill("Hello?")
    mira.page.keyboard.press("Enter")
    mira.page.get_by_role("log").get_by_text("Hello?").wait_for()
    ada.page.get_by_role("textbox", name="Say something").fill("Well met")
    ada.page.keyboard.press("Enter")
    mira.page.get_by_role("log").get_by_text("Well met").wait_for()
    assert ada.page.get_by_text("Hello?").count() == 0
    with ada.page.expect_download() as saving:
        ada.page.get_by_role("button", name="Save what was said here").click()
    told = json.loads(saving.value.path().read_text())
    assert [line["text"] for line in told["chat"]] == ["Hello?", "Well met"]


def test_a_seat_moves_to_another_device_and_leaves_the_first(person: Meet) -> None:
    desk, phone = person(name="Ada"), person(name="", size=PHONE, touch=True)
    table = desk.lay_out("diceforge")
    desk.wait_for_turn()
    desk.open("/games")
    desk.page.get_by_role("button", name="Take my seats to another device").click()
    ticket = desk.page.get_by_role("dialog").locator(".copy input").input_value()
    phone.page.goto(ticket)
    phone.page.get_by_role("heading", name="One seat wants to come along").wait_for()
    phone.page.get_by_label("Call this device").fill("Pocket")
    phone.page.get_by_role("button", name="Take them all").tap()
    phone.page.locator(f"a[href='/table/{table}']").tap()
    assert phone.wait_for_turn()
    # Both are live: what is decided on one is seen on the other.
    desk.open(f"/table/{table}")
    desk.wait_for_turn()
    before = desk.number
    phone.choose_any(0)
    assert desk.wait_for_turn(before)

    phone.open("/games")
    phone.page.get_by_role("button", name="Shut out").tap()
    phone.page.get_by_role("button", name="Shut out").tap()
    phone.page.get_by_role("button", name="Shut out").wait_for(state="detached")
    expect(desk.page.locator("body")).to_contain_text("Only watch", timeout=20_000)
    phone.page.locator(f"a[href='/table/{table}']").tap()
    assert phone.wait_for_turn()
    desk.open("/games")
    assert desk.page.locator(f"a[href='/table/{table}']").count() == 0
    expect_forgotten(desk, table)
    # The same ticket does not work twice.
    desk.page.goto(ticket)
    desk.page.get_by_role("alert").wait_for()


KEPT = """async () => {
    const views = (await caches.keys()).includes('views') ? await (await caches.open('views')).keys() : [];
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...views.map((each) => each.url),
        localStorage.getItem('fabletable.tables') ?? ''].join(' ');
}"""


def expect_forgotten(who: Person, table: str) -> None:
    """Wait until nothing in this browser speaks of the table any more: no list, no key, no hand."""
    kept = table
    for _ in range(100):
        kept = str(who.page.evaluate(KEPT))
        if table not in kept:
            break
        who.page.wait_for_timeout(50)
    assert table not in kept


def a_ticket_of(who: Person) -> str:
    who.open("/games")
    who.page.get_by_role("button", name="Take my seats to another device").click()
    return str(who.page.get_by_role("dialog").locator(".copy input").input_value())


def listed(who: Person) -> set[str]:
    """Return the tables on the page of one's games."""
    who.open("/games")
    who.page.locator("a.game").first.wait_for()
    return {str(link.get_attribute("href")).rsplit("/", 1)[-1] for link in who.page.locator("a.game").all()}


def test_somebody_elses_ticket_takes_nothing_of_ones_own_without_a_yes(person: Meet) -> None:
    rival, ada = person(name="Rok"), person(name="Ada")
    theirs, own = rival.new_game("diceforge"), ada.new_game("diceforge")
    rival.wait_for_turn()
    ada.wait_for_turn()
    ada.page.goto(a_ticket_of(rival))
    ada.page.get_by_role("heading", name="One seat wants to come along").wait_for()
    asked = ada.page.get_by_role("group", name="You have a game of your own here")
    expect(asked.get_by_role("radio", name=re.compile("Keep mine apart"))).to_be_checked()
    assert asked.locator("li").count() == 1, "which game it is about is told"
    ada.page.get_by_role("button", name="Take them all").click()
    ada.page.wait_for_url("**/games")
    assert listed(ada) == {theirs, own}
    assert listed(rival) == {theirs}, "a rival who gave a ticket sees nothing of whoever took it"
    begun = ada.new_game("diceforge")
    ada.wait_for_turn()
    assert listed(ada) == {theirs, own, begun}
    assert listed(rival) == {theirs}, "nor what they begin afterwards"

    ada.page.goto(a_ticket_of(rival))
    ada.page.get_by_role("group").get_by_text("Put mine with them").click()
    ada.page.get_by_role("button", name="Take them all").click()
    ada.page.wait_for_url("**/games")
    assert listed(ada) == listed(rival) == {theirs, own, begun}


def test_a_device_forgets_lists_keys_and_hands(person: Meet) -> None:
    ada = person(name="Ada")
    table = ada.new_game("diceforge")
    ada.wait_for_turn()
    ada.page.wait_for_function(KEPT.replace("join(' ')", f"join(' ').includes('/kept/{table}')"))
    assert listed(ada) == {table}
    ada.page.get_by_role("button", name="Forget me here").click()
    expect(ada.page.locator("body")).to_contain_text("No other device opens your seats")
    ada.page.get_by_role("button", name="Forget me here").click()
    ada.page.wait_for_url(ada.address + "/")
    expect_forgotten(ada, table)
    assert "fabletable:key" not in ada.page.evaluate(KEPT)
    ada.received.clear()
    ada.open(f"/table/{table}")
    ada.page.wait_for_function("() => document.title.includes('Fabletable')")
    ada.page.locator("[data-zone]").first.wait_for()
    assert next(frame["seats"] for frame in ada.received if frame["type"] == "welcome") == []
