"""The table of the day at a server: no route tells a seed, another try or the list before the time."""

from __future__ import annotations

from datetime import date
from time import sleep
from typing import Any

import pytest

from fabletable.coach import days
from fabletable.games import find
from fabletable.kernel.record import read_record
from fabletable.server.settings import Settings
from fabletable.table.today import today
from tests.server.conftest import SECRET
from tests.server.people import ServerUnderTest
from tests.server.test_duels import WIDE, doors
from tests.server.test_prices import NEVER, server_with

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "STRENGTHS", ("medium", "easy"))


def key_of(server: ServerUnderTest) -> str:
    return str(server.post("/api/keys", {"name": "phone"}).json()["key"])


def play(server: ServerUnderTest, key: str, seen: list[Any], game: str = "diceforge", last: bool = False) -> str:
    """Play today's table to its end; all that comes over the socket is put into ``seen``."""
    answer = server.post("/api/today", {"game": game, "name": "Ada"}, key)
    assert answer.status_code == 201, answer.text
    seen.append(answer.json())
    table = str(answer.json()["table"]["id"])
    with server.sit(table, key) as ada:
        while not ada.views.get(0, {}).get("result"):
            if ada.views.get(0, {}).get("ask"):
                ada.choose(0, ada.views[0]["ask"]["choices"][-1 if last else 0]["key"])
            else:
                ada.hear()
            seen.append(ada.views.get(0))
    return table


def result(server: ServerUnderTest, table: str, key: str) -> Any:
    for _ in range(600):
        found = server.get(f"/api/tables/{table}/day", key).json()
        if found["part"] == 1.0:
            return found["result"]
        sleep(0.1)
    raise AssertionError("the bots never came to an end")


def test_the_first_try_is_listed_and_its_signed_record_can_be_checked(server: ServerUnderTest) -> None:
    key, other = key_of(server), key_of(server)
    day = server.get("/api/today", key).json()
    assert day["is_listed"]
    path = f"/api/today/{day['day']}/day/diceforge"
    assert server.get(path, key).json()["code"] == "why-play-first"
    table = play(server, key, [])
    assert result(server, table, key)["is_first"]
    listed = server.get(path, key).json()
    assert [(each["table"], each["is_mine"]) for each in listed["tries"]] == [(table, True)]
    assert server.get(path, other).json()["code"] == "why-play-first"
    record = server.get(f"/api/tables/{table}/record").content
    assert server.client.post(path, content=record).json()["table"] == table
    forged = record.replace(b'"version"', b'"Version"', 1)
    assert server.client.post(path, content=forged).status_code == 400
    second = play(server, key, [], last=True)
    again = server.get(f"/api/tables/{second}/record").content
    assert server.client.post(path, content=again).json()["code"] == "why-not-first-try"
    assert (
        server.client.post(path.replace("diceforge", "witcher"), content=record).json()["code"]
        == "why-record-other-day"
    )


def test_no_door_tells_a_seed_or_another_try_before_its_time(settings: Settings) -> None:
    """The limits of an address would hide what is behind the doors."""
    with server_with(settings, **dict.fromkeys(WIDE, 1e6)) as server:
        _look_behind_every_door(server)


def _look_behind_every_door(server: ServerUnderTest) -> None:
    ada, bruno = key_of(server), key_of(server)
    ways = [
        "/api/today",
        "/api/mine",
        "/api/tables",
        "/api/lobby",
        "/api/notebook",
        "/api/duels",
        "/api/form",
        "/metrics",
    ]
    seen: list[Any] = []
    day = server.get("/api/today", ada).json()
    canaries = [days.seed_of_day(table, SECRET) for table in _tables(day)]
    assert len(set(canaries)) == len(canaries)
    made = server.post("/api/today", {"game": "diceforge", "name": "Bruno"}, bruno).json()
    seen.append(made)
    his = made["table"]["id"]
    with server.sit(his, bruno) as player:
        for _ in range(5):
            while not player.views.get(0, {}).get("ask"):
                player.hear()
            player.choose(0, player.views[0]["ask"]["choices"][0]["key"])
        seen.append(player.frames)
    for key in (bruno, ada, ""):
        seen += [answer.text for _, _, answer in doors(server, his, key)]
        seen += [
            server.get(f"/api/tables/{his}/{tail}", key).text for tail in ("record?public=true", "replay?from=0&to=9")
        ]
    for way in ways:
        seen.append(server.get(way, bruno).text)
        told = server.get(way, ada).text
        seen.append(told)
        assert his not in told, way
    path = f"/api/today/{day['day']}/day/diceforge"
    assert server.get(path, ada).json()["code"] == server.get(path, bruno).json()["code"] == "why-play-first"
    seen += [server.get(path, key).text for key in (ada, bruno)]
    whole = str(seen)
    assert not [seed for seed in canaries if seed in whole]
    assert his not in server.get(path, ada).text


def _tables(day: Any) -> list[days.DayTable]:
    now = date.fromisoformat(day["day"])
    coming = [days.day_table(find(game), now) for game in days.GAMES]
    return [*coming, *days.week_tables(find(days.week_game(now)), now)]


def test_after_its_end_the_record_shows_the_seed_that_was_committed_to(server: ServerUnderTest) -> None:
    key = key_of(server)
    sealed = next(
        card["sealed"] for card in server.get("/api/today", key).json()["tables"] if card["game"] == "diceforge"
    )
    table = play(server, key, [])
    record = read_record(server.get(f"/api/tables/{table}/record").content)
    fairness = server.get(f"/api/tables/{table}/fairness").json()
    assert record.seed == fairness["seed"]
    assert fairness["seed_commitment"] == sealed
    assert fairness["how"]["id"] == "fairness-same-luck"


@pytest.mark.on("sqlite", "postgres")
def test_two_processes_that_begin_a_first_try_at_once_begin_one(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second finds the note of the first, but not its table yet."""
    key = key_of(server)
    asked = {"game": "diceforge", "name": "Ada"}
    first = server.post("/api/today", asked, key).json()["table"]["id"]
    store = server.client.app.state.service.store
    find, misses = store.table, [first]

    async def too_early(table_id: str) -> Any:
        if table_id in misses:
            misses.remove(table_id)
            return None
        return await find(table_id)

    monkeypatch.setattr(store, "table", too_early)
    again = server.post("/api/today", asked, key)
    assert (again.status_code, misses) == (201, [])
    assert again.json()["table"]["id"] == first


def test_comparing_with_the_bots_is_paid_for_once(settings: Settings) -> None:
    with server_with(settings, thinking_at_once=119, thinking_a_second=NEVER) as server:
        key = key_of(server)
        tables = [play(server, key, []) for _ in range(2)]
        assert result(server, tables[0], key)["goal"]
        assert server.get(f"/api/tables/{tables[1]}/day", key).status_code == 429
        assert server.get(f"/api/tables/{tables[0]}/day", key).status_code == 200, "that one is done"


def test_a_table_of_the_day_needs_a_key_and_a_zone_that_exists(server: ServerUnderTest) -> None:
    assert server.post("/api/today", {"game": "diceforge"}).status_code == 401
    assert server.get("/api/today?zone=841").status_code == 400
    assert server.get("/api/today").json()["streak"] == 0
    assert server.post("/api/today", {"game": "chess"}, key_of(server)).status_code == 404
