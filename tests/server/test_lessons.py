"""Learning a game at a table of the server: pages, waiting bots, leaving and coming back."""

import pytest

from tests.server.people import MadeTable

pytestmark = pytest.mark.on("sqlite")


@pytest.fixture
def lesson(server):
    answer = server.post("/api/games/diceforge/lesson", {"name": "Ada"})
    assert answer.status_code == 201, answer.text
    return MadeTable(server, answer.json())


def page_of(person):
    """Return the guide's page."""
    return last(person).get("page")


def last(person):
    return next(frame["lesson"] for frame in reversed(person.frames) if frame["type"] == "lesson")


def turn(person, page=None):
    answer = person.ask("lesson", seat=0, press="next", page=page or page_of(person)["id"])
    if answer["type"] == "accepted":
        person.until("lesson")
    return answer


def sit(table):
    person = table.sit(0)
    person.__enter__()
    person.until("lesson")
    return person


def go_on(person):
    """Turn the page, or take what is suggested; where nothing is, the first choice."""
    page = page_of(person)
    if page is not None and page.get("turns"):
        turn(person)
    elif person.views[0]["ask"] is not None:
        key = page["choice"] if page is not None and page.get("choice") else None
        number = person.choose(0, key)["number"]
        person.until("lesson")
        person.caught_up(number, 0)
    else:
        person.until("lesson")


def test_a_whole_lesson_then_the_game_goes_on(lesson):
    person = sit(lesson)
    seen: list[str] = []
    steps: set[int] = set()
    while last(person)["state"] == "on":
        page = page_of(person)
        if page is not None and page["id"] not in seen:
            seen.append(page["id"])
            steps.add(last(person)["n"])
        go_on(person)
    assert seen[0] == "about"
    assert seen[-1] == "alone"
    assert seen.index("offering-cover") == seen.index("offering") + 1, "a step of a step"
    assert len(steps) == last(person)["of"] == 16
    assert last(person)["state"] == "learned"
    person.until("view", lambda view: view["ask"] is not None)
    assert person.choose(0)["type"] == "accepted"
    person.__exit__()


def to_bots_page(person):
    """Go on to the first page that is read while a bot is to decide."""
    for _ in range(40):
        page = page_of(person)
        if page is not None and page.get("turns") and person.views[0]["ask"] is None:
            return page
        go_on(person)
    raise AssertionError("no page was read on a bot's turn")


def test_bots_wait_while_a_page_is_read(lesson):
    person = sit(lesson)
    page = to_bots_page(person)
    number = lesson.see()["number"]
    table = lesson.server.client.app.state.service.tables.get(lesson.id)
    assert table.replica.bot_to_decide == "greedy"
    assert not table.bots_play_on
    turn(person, page["id"])
    person.until("view", lambda view: view["number"] > number)
    person.__exit__()


@pytest.mark.on("sqlite", "postgres")
def test_it_stands_where_it_stood_after_a_restart(lesson):
    person = sit(lesson)
    for _ in range(6):
        go_on(person)
    before = last(person)
    person.__exit__()
    lesson.server.forget(lesson.id)
    again = sit(lesson)
    assert last(again) == before
    again.__exit__()


def test_a_page_is_turned_once(lesson):
    person = sit(lesson)
    assert turn(person, "about")["type"] == "accepted"
    late = person.ask("lesson", seat=0, press="next", page="about")
    assert (late["type"], late["code"]) == ("refused", "why-late")
    person.__exit__()


def test_who_leaves_may_come_back(lesson):
    person = sit(lesson)
    turn(person)
    person.ask("lesson", seat=0, press="leave")
    person.until("lesson")
    assert (last(person)["state"], last(person)["n"], page_of(person)) == ("left", 2, None)
    person.ask("lesson", seat=0, press="resume")
    person.until("lesson")
    assert page_of(person)["id"] == "parts"
    person.__exit__()


def test_what_was_taken_back_is_taught_again(lesson):
    person = sit(lesson)
    for _ in range(4):
        turn(person)
    person.choose(0, "moon-1")
    person.until("lesson")
    assert page_of(person)["remark"]["id"] == "lesson-purchase-face"
    person.ask("undo", seat=0, number=1)
    person.until("lesson")
    assert page_of(person)["id"] == "purchase"
    assert "remark" not in page_of(person)
    person.__exit__()


def test_only_who_sits_there_turns_pages(lesson):
    with lesson.watch() as stranger:
        answer = stranger.ask("lesson", seat=0, press="next", page="about")
        assert answer["code"] == "why-not-your-seat"


def test_elsewhere_there_is_nothing_to_learn(server):
    table = server.set_table("Ada", "bot:greedy", start=True)
    with table.sit(0) as ada:
        assert ada.ask("lesson", seat=0, press="next", page="about")["code"] == "why-no-lesson"
    assert server.post("/api/games/lanterns/lesson", {"name": "Ada"}).json()["code"] == "why-no-lesson"


def test_the_shelf_says_what_is_taught(server):
    games = {game["key"]: game["lesson"] for game in server.get("/api/games").json()["games"]}
    assert games["diceforge"] == {"steps": 16, "minutes": 10, "languages": ["en", "ru", "cs", "bg"]}
    assert games["lanterns"] is None


def test_its_luck_was_laid_and_it_says_so(lesson):
    how = lesson.server.get(f"/api/tables/{lesson.id}/fairness").json()["how"]
    assert how["id"] == "fairness-lesson"
