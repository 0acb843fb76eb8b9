"""Puzzles and one's own mistakes at a server: asked without the answer, judged, noted; days by a test clock; rights."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

import fabletable
from fabletable.coach.puzzle import OWN_PACKS, Puzzle, installed_index, match_at
from fabletable.coach.review import Account, BetterOption, Review, SeatReview, Weighed
from fabletable.coach.trials import Figure
from fabletable.kernel import Chance, Message
from fabletable.server.app import make_app
from fabletable.server.settings import Settings
from fabletable.table.puzzles.schedule import MOST_A_DAY
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import ServerUnderTest
from tests.server.test_devices import carried, new_key, set_table
from tests.staged_puzzles import put_into, staged_pack

pytestmark = pytest.mark.on("sqlite", soak="postgres")

DAY = 86_400
PACK = staged_pack()
FIRST = PACK.puzzles[0]


@pytest.fixture(autouse=True)
def staged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setenv(OWN_PACKS, str(folder))
    put_into(folder, PACK)
    yield folder
    installed_index.cache_clear()


def answer(server: ServerUnderTest, key: str, puzzle: Puzzle, choice: str, **more: Any) -> Any:
    got = server.post(f"/api/puzzles/diceforge/{puzzle.id}/answer", {"key": choice, **more}, key)
    assert got.status_code == 200, got.text
    return got.json()


def wrong(puzzle: Puzzle) -> str:
    return next(choice.key for choice in puzzle.choices if choice.key != puzzle.best)


def code(got: Any) -> tuple[int, str]:
    return got.status_code, got.json()["code"]


# --- puzzles ---


def test_a_puzzle_is_asked_without_its_answer(server: ServerUnderTest) -> None:
    asked = server.get(f"/api/puzzles/diceforge/{FIRST.id}", new_key(server)).json()
    offered = [choice["key"] for choice in asked["ask"]["choices"]]
    assert offered == [choice.key for choice in FIRST.choices], "in the game's own order"
    assert (asked["ask"]["seat"], asked["theme"], asked["mine"]) == (FIRST.seat, FIRST.theme, False)
    assert not {"best", "solution", "choices", "told", "taken", "found", "difficulty"} & set(asked)
    text = json.dumps(asked)
    assert FIRST.seed not in text
    assert "0.61" not in text


def test_a_right_answer_is_told_everything(server: ServerUnderTest) -> None:
    ada = new_key(server)
    reply = answer(server, ada, FIRST, FIRST.best)
    assert (reply["right"], reply["row"], reply["longest"], reply["kept"]) == (True, 1, 1, None)
    solution = reply["solution"]
    assert (solution["best"], solution["taken"], solution["found"]) == (FIRST.best, FIRST.taken, FIRST.found)
    means = [choice["chance"]["mean"] for choice in solution["choices"]]
    assert means == sorted(means, reverse=True)
    assert solution["people"] is None, "one person is no count"
    seen = server.get("/api/puzzles", ada).json()
    standing = next(each for each in seen["games"] if each["game"] == "diceforge")["standing"]
    assert standing == {"count": 4, "answered": 1, "solved": 1, "first": 1}
    assert (seen["row"], seen["longest"], seen["recent"], seen["days"][-1]) == (1, 1, [True], 1)
    assert len(seen["days"]) == 28


def test_a_wrong_answer_tells_its_own_chance_alone_and_comes_back(server: ServerUnderTest) -> None:
    ada = new_key(server)
    reply = answer(server, ada, FIRST, wrong(FIRST))
    assert (reply["right"], reply["solution"], reply["kept"]) == (False, None, 1)
    assert (reply["tried"]["key"], round(reply["tried"]["behind"]["mean"], 2)) == (wrong(FIRST), 0.13)
    again = answer(server, ada, FIRST, FIRST.best, tries=1)
    assert (again["right"], again["row"]) == (True, 0)
    seen = server.get("/api/puzzles", ada).json()
    assert (seen["recent"], seen["games"][0]["standing"]["first"], seen["games"][0]["standing"]["solved"]) == (
        [False],
        0,
        1,
    )
    answer(server, ada, FIRST, FIRST.best)
    assert server.get("/api/puzzles", ada).json()["games"][0]["standing"]["first"] == 0, "it was known by then"
    mine = server.get("/api/mistakes", ada).json()
    assert [each["id"] for each in mine["mistakes"]] == [FIRST.id]
    assert mine["counts"] == {"due": 0, "waiting": 1, "gone": 0, "next": 1}


def test_help_and_being_shown_count_as_they_should(server: ServerUnderTest) -> None:
    ada = new_key(server)
    assert answer(server, ada, FIRST, FIRST.best, hints=1)["row"] == 1
    shown = answer(server, ada, PACK.puzzles[1], "")
    assert (shown["right"], shown["solution"]["best"], shown["row"]) == (False, PACK.puzzles[1].best, 0)
    assert server.get("/api/puzzles", ada).json()["recent"] == [False, False]


def test_a_run_takes_new_ones_then_missed_ones_and_lets_solved_ones_rest(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ada = new_key(server)

        def run(**more: Any) -> Any:
            return server.post("/api/puzzles/run", {"game": "diceforge", **more}, ada)

        def ids(**more: Any) -> list[str]:
            return [each["id"] for each in run(**more).json()["puzzles"]]

        every = [puzzle.id for puzzle in PACK.puzzles]
        assert sorted(ids()) == sorted(every)
        hard, gentle = ids(level="hard"), ids(level="gentle")
        levels = {puzzle.id: puzzle.difficulty for puzzle in PACK.puzzles}
        assert (levels[hard[0]], levels[gentle[0]]) == (3, 1)
        answer(server, ada, FIRST, wrong(FIRST))
        assert ids()[-1] == FIRST.id
        for puzzle in PACK.puzzles:
            answer(server, ada, puzzle, puzzle.best)
        assert code(run()) == (409, "why-all-solved")
        assert run().json()["args"] == {"count": 4}
        hours.pass_by(30 * DAY)
        assert sorted(ids()) == sorted(every)
        assert code(run(theme="chess")) == (400, "why-unknown-theme")
        assert code(run(theme="retreat")) == (404, "why-no-puzzles")


def test_a_server_counts_people_and_no_names(server: ServerUnderTest) -> None:
    keys = [new_key(server) for _ in range(5)]
    for number, key in enumerate(keys):
        answer(server, key, FIRST, FIRST.best if number < 2 else wrong(FIRST))
        answer(server, key, FIRST, FIRST.best, tries=1)
    assert answer(server, keys[0], FIRST, "", tries=1)["solution"]["people"] == {"asked": 5, "found": 2}


def test_one_plays_on_from_a_puzzle(server: ServerUnderTest) -> None:
    ada = new_key(server)
    made = server.post(f"/api/puzzles/diceforge/{FIRST.id}/play-on", {"name": "Ada"}, ada)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    kinds = [seat["kind"] for seat in table["seats"]]
    assert kinds == ["here" if seat == FIRST.seat else "bot" for seat in range(FIRST.players)]
    with server.sit(table["id"], ada) as person:
        view = person.views[FIRST.seat]
        assert (view["decisions"], view["ask"]["number"]) == (len(FIRST.keys), len(FIRST.keys))
        assert person.go_on(FIRST.seat, FIRST.best) > len(FIRST.keys)
    assert [game["table"]["id"] for game in server.get("/api/mine", ada).json()["games"]] == [table["id"]]


def test_a_puzzle_travels_as_a_link(server: ServerUnderTest) -> None:
    letters = server.get(f"/api/puzzles/diceforge/{FIRST.id}/link", new_key(server)).json()["link"]
    found = fabletable.kernel.link.read_link(letters)
    assert (found.header.kind, found.header.seat, found.header.at) == ("puzzle", FIRST.seat, len(FIRST.keys))
    game = fabletable.find("diceforge")
    assert fabletable.kernel.link.decisions_in(found, game).keys == FIRST.keys


@pytest.mark.parametrize("game", ["diceforge", "prophecy", "witcher", "runebound"])
def test_two_worlds_the_seat_cannot_tell_apart_give_the_same_puzzle(game: str) -> None:
    for puzzle in staged_pack(game, 3, 25).puzzles:
        match = match_at(puzzle, fabletable.find(game))
        other = match.imagine(puzzle.seat, Chance("another world"))
        here, there = (each.ask(puzzle.seat, odds=False) for each in (match, other))
        assert msgspec.json.encode(here) == msgspec.json.encode(there), "the same question, the same order"
        assert msgspec.json.encode(match.scene(puzzle.seat)) == msgspec.json.encode(other.scene(puzzle.seat))


# --- what is wrong with some ---


def test_bad_packs_and_puzzles_are_told_in_one_sentence_and_the_rest_goes_on(
    server: ServerUnderTest, staged: Path
) -> None:
    ada = new_key(server)
    (staged / "prophecy.puzzles").write_bytes(b"no pack")
    old = staged_pack("witcher", 1, 25)
    old.version = "0"
    damaged = msgspec.structs.replace(
        PACK, puzzles=[*PACK.puzzles, msgspec.structs.replace(FIRST, id="bad", keys=["no"])]
    )
    put_into(staged, old, damaged)
    games = {each["game"]: each["code"] for each in server.get("/api/puzzles", ada).json()["games"]}
    assert (games["prophecy"], games["witcher"], games["diceforge"]) == (
        "why-not-a-puzzle-pack",
        "why-puzzle-rules",
        "",
    )
    assert code(server.get("/api/puzzles/prophecy/x", ada)) == (400, "why-not-a-puzzle-pack")
    assert code(server.get(f"/api/puzzles/witcher/{old.puzzles[0].id}", ada)) == (409, "why-puzzle-rules")
    assert code(server.get("/api/puzzles/diceforge/nonesuch", ada)) == (404, "why-no-such-puzzle")
    assert code(server.get("/api/puzzles/chess/x", ada)) == (404, "why-unknown-game")
    assert server.get("/api/puzzles/diceforge/bad", ada).status_code == 400
    odd = server.post(f"/api/puzzles/diceforge/{FIRST.id}/answer", {"key": "nonsense"}, ada)
    assert code(odd) == (400, "why-no-such-choice")
    assert server.get("/api/puzzles", ada).json()["recent"] == [], "nothing was noted"
    assert server.get(f"/api/puzzles/diceforge/{FIRST.id}", ada).status_code == 200
    assert server.post("/api/puzzles/run", {}, ada).json()["puzzles"][0]["game"] == "diceforge"


# --- my mistakes ---


def review_of(server: ServerUnderTest, table: str, key: str, faults: int = 2) -> list[Any]:
    """Keep a made-up review in which the first choices of seat 0 were faults."""
    service = server.client.app.state.service
    game = server.client.blocking_portal.call(service.tables.look_up, table)
    log = game.log()
    match = log.begin()
    found: list[Weighed] = []
    for number, chosen in enumerate(log.keys):
        decision = match.decision
        others = [option for option in decision.options if option.key != chosen]
        if decision.seat == 0 and others and len(found) < faults:
            loss = 0.2 - 0.05 * len(found)
            figure = Figure(loss, loss - 0.05, loss + 0.05)
            best = BetterOption(others[0].key, others[0].message, Figure(0.6, 0.5, 0.7))
            label = decision.option(chosen).message
            fault = Weighed(number, 0, decision.question, label, chosen, "mistake", figure, best)
            found.append(msgspec.structs.replace(fault, ask=decision.ask, stakes=loss))
        match.choose(chosen)
    theirs = Weighed(0, 1, Message("ask"), Message("x"), "roll", "blunder", Figure(0.3, 0.2, 0.4))
    seat = SeatReview(0, {}, Account(0.5, 1.0, [], Figure(0.5, 0.4, 0.6)), [])
    review = Review(log.game, log.players, [0], [1, 0], len(log.keys), [], [], [*found, theirs], [seat], 0, 0)
    server.client.blocking_portal.call(service.store.keep, table, {"review": msgspec.json.encode(review)})
    return found


def played(server: ServerUnderTest, key: str) -> str:
    """Play a game that nothing reviews by itself."""
    assert server.put("/api/form", {"by_itself": False}, key).status_code == 200
    made = set_table(server, key, "Ada", "Mira", start=True)
    table = str(made["table"]["id"])
    with server.sit(table, key) as both:
        both.play_on()
    return table


def test_faults_of_mine_come_back_and_go_after_two_right_answers(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ada = new_key(server)
        table = played(server, ada)
        assert code(server.post("/api/mistakes", {"table": table}, ada)) == (409, "why-not-reviewed")
        faults = review_of(server, table, ada)
        ids = server.post("/api/mistakes", {"table": table}, ada).json()["ids"]
        assert len(ids) == 2
        assert server.post("/api/mistakes", {"table": table}, ada).json()["ids"] == ids, "once is enough"

        def seen() -> Any:
            return server.get("/api/mistakes", ada).json()

        def run(**more: Any) -> list[str]:
            found = server.post("/api/puzzles/run", {"mine": True, **more}, ada).json()["puzzles"]
            return [each["id"] for each in found]

        def train(puzzle: str, choice: str, **more: Any) -> Any:
            got = server.post(f"/api/puzzles/lanterns/{puzzle}/answer", {"key": choice, **more}, ada)
            assert got.status_code == 200, got.text
            return got.json()

        assert seen()["counts"] == {"due": 0, "waiting": 2, "gone": 0, "next": 1}
        assert [(each["theme"], round(each["loss"], 2)) for each in seen()["mistakes"]] == [
            ("other", 0.2),
            ("other", 0.15),
        ]
        assert (run(), run(table=table)) == ([], ids), "today they can be practised from the results"
        best = faults[0].best.key
        assert train(ids[0], best)["kept"] == 1, "practice before its day changes nothing"
        hours.pass_by(DAY)
        assert (run(), seen()["counts"]["due"]) == (ids, 2)
        asked = server.get(f"/api/puzzles/lanterns/{ids[0]}", ada).json()
        assert (asked["mine"], asked["names"]) == (True, ["Ada", "Mira"])
        reply = train(ids[0], best)
        assert (reply["right"], reply["kept"], reply["solution"]["taken"]) == (True, 3, faults[0].key)
        assert run() == ids[1:]
        hours.pass_by(2 * DAY)
        assert run() == ids[1:]
        hours.pass_by(DAY)
        assert ids[0] in run()
        visits = next(each for each in seen()["mistakes"] if each["id"] == ids[0])["visits"]
        assert visits == [{"after": 1, "right": True}]
        assert train(ids[0], best)["kept"] is None
        assert (seen()["counts"]["gone"], [each["id"] for each in seen()["mistakes"]]) == (1, ids[1:])
        server.post("/api/mistakes", {"table": table}, ada)
        assert [each["id"] for each in seen()["mistakes"]] == ids[1:], "what is gone stays gone"
        assert train(ids[1], faults[1].best.key, hints=1)["kept"] == 3, "with help it does not count as right"
        assert seen()["mistakes"][0]["visits"] == [{"after": 1, "right": False}]


def test_faults_of_a_review_made_by_itself_come_back_as_well(settings: Settings) -> None:
    hours = ManualClock()
    hours.pass_by(DAY - hours.now() % DAY - 3600)  # an hour before midnight of UTC
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ada = new_key(server)
        answer(server, ada, FIRST, FIRST.best, offset=120)
        table = played(server, ada)
        review_of(server, table, ada)

        def seen() -> Any:
            return server.get("/api/mistakes?offset=120", ada).json()

        assert seen()["mistakes"] == []
        server.put("/api/form", {"by_itself": True}, ada)
        ends = monotonic() + 60
        while len(seen()["mistakes"]) < 2:
            assert monotonic() < ends, seen()
            sleep(0.05)
        assert [(each["theme"], round(each["loss"], 2)) for each in seen()["mistakes"]] == [
            ("other", 0.2),
            ("other", 0.15),
        ]
        assert seen()["counts"] == {"due": 0, "waiting": 2, "gone": 0, "next": 1}, "by the days where Ada is"
        ids = [each["id"] for each in seen()["mistakes"]]
        assert server.post("/api/mistakes", {"table": table}, ada).json()["ids"] == ids, "once is enough"


def test_not_again_can_be_taken_back(server: ServerUnderTest) -> None:
    ada = new_key(server)
    answer(server, ada, FIRST, wrong(FIRST))
    gone = server.put(f"/api/mistakes/{FIRST.id}", {"kept": False}, ada).json()
    assert (gone["mistakes"], gone["counts"]["waiting"]) == ([], 0)
    back = server.put(f"/api/mistakes/{FIRST.id}", {"kept": True}, ada).json()
    assert [each["id"] for each in back["mistakes"]] == [FIRST.id]
    server.put(f"/api/mistakes/{FIRST.id}", {"kept": False}, ada)
    assert answer(server, ada, FIRST, wrong(FIRST))["kept"] is None, "not again means not again"
    assert code(server.put("/api/mistakes/nonesuch", {"kept": False}, ada)) == (404, "why-no-such-puzzle")


def test_days_turn_at_local_midnight_and_ten_a_day_are_enough(settings: Settings, staged: Path) -> None:
    many = staged_pack(count=12, apart=5)
    put_into(staged, many)
    hours = ManualClock()
    hours.pass_by(DAY - hours.now() % DAY - 3600)  # an hour before midnight of UTC
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ada = new_key(server)
        for puzzle in many.puzzles:
            answer(server, ada, puzzle, wrong(puzzle), offset=60)

        def due(offset: int) -> int:
            return int(server.get(f"/api/mistakes?offset={offset}", ada).json()["counts"]["due"])

        assert due(60) == 0
        hours.pass_by(3600)
        assert due(60) == 0, "where it is an hour later it was midnight before they were kept"
        hours.pass_by(DAY - 3600)
        assert due(60) == MOST_A_DAY
        ids = server.get("/api/mistakes?offset=60", ada).json()["today"]
        puzzle = next(each for each in many.puzzles if each.id == ids[0])
        answer(server, ada, puzzle, puzzle.best, offset=60)
        assert due(60) == MOST_A_DAY - 1, "what was answered today counts"
        assert server.get("/api/mistakes?offset=2000", ada).status_code == 400


def test_a_mistake_of_older_rules_is_shown_and_not_asked(server: ServerUnderTest, staged: Path) -> None:
    ada = new_key(server)
    answer(server, ada, FIRST, wrong(FIRST))
    put_into(staged, msgspec.structs.replace(PACK, version="0"))
    mine = server.get("/api/mistakes", ada).json()
    assert (mine["mistakes"][0]["code"], mine["today"]) == ("why-no-such-puzzle", [])


# --- rights ---

DOORS = (
    ("GET", "/api/puzzles"),
    ("POST", "/api/puzzles/run"),
    ("GET", f"/api/puzzles/diceforge/{FIRST.id}"),
    ("POST", f"/api/puzzles/diceforge/{FIRST.id}/answer"),
    ("POST", f"/api/puzzles/diceforge/{FIRST.id}/play-on"),
    ("GET", f"/api/puzzles/diceforge/{FIRST.id}/link"),
    ("GET", "/api/mistakes"),
    ("POST", "/api/mistakes"),
    ("PUT", f"/api/mistakes/{FIRST.id}"),
)
BODIES = {
    "/play-on": {"name": "Eve"},
    "/mistakes": {"table": "x"},
    FIRST.id: {"kept": False},
    "/answer": {},
    "/run": {},
}


@pytest.fixture
def open_handed(settings: Settings) -> Iterator[ServerUnderTest]:
    """Serve with a budget for six requests of the dearest kind from one address."""
    limits = replace(settings.limits, rows_at_once=1e5, rows_a_second=1e4)
    with TestClient(make_app(replace(settings, limits=limits)), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


@pytest.mark.parametrize(("method", "path"), DOORS)
def test_no_other_reads_or_changes_what_is_mine(open_handed: ServerUnderTest, method: str, path: str) -> None:
    server = open_handed
    ada = new_key(server)
    answer(server, ada, FIRST, wrong(FIRST))
    made = set_table(server, ada, "Ada", "Mira", start=True)
    body = next((each for end, each in BODIES.items() if path.endswith(end)), {}) if method != "GET" else None
    before = server.get("/api/notebook", ada).json()
    lent = carried(server, ada, tables=[made["table"]["id"]])
    for secret, status in (
        ("", 401),
        ("k.wrong", 401),
        (made["keys"][0]["secret"], 401),
        (made["host"], 401),
        (lent, 403),
    ):
        got = server.client.request(method, path, json=body, headers={"Authorization": f"Bearer {secret}"})
        assert got.status_code == status, (secret, got.text)
    stranger = server.client.request(
        method, path, json=body, headers={"Authorization": f"Bearer {new_key(server, 'Eve')}"}
    )
    assert stranger.status_code == 200 or method != "GET", "a stranger has puzzles of their own"
    assert stranger.json().get("mistakes", []) == [] or path == "/api/puzzles"
    assert server.get("/api/notebook", ada).json() == before


def test_a_mistake_of_another_is_no_puzzle(server: ServerUnderTest) -> None:
    ada, eve = new_key(server), new_key(server)
    table = played(server, ada)
    review_of(server, table, ada)
    (one, *_) = server.post("/api/mistakes", {"table": table}, ada).json()["ids"]
    for suffix, method in (("", "GET"), ("/link", "GET"), ("/answer", "POST"), ("/play-on", "POST")):
        body = None if method == "GET" else {"name": "Eve"} if suffix == "/play-on" else {}
        headers = {"Authorization": f"Bearer {eve}"}
        got = server.client.request(method, f"/api/puzzles/lanterns/{one}{suffix}", json=body, headers=headers)
        assert code(got) == (404, "why-no-puzzles"), got.text
    assert server.post("/api/mistakes", {"table": table}, eve).json()["code"] == "why-review-not-yours"
