"""Duels at a server: no route, frame or preview tells a seed or the game of another before all are done; rights."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from time import sleep
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from fabletable.games import find
from fabletable.kernel.chance import commitment
from fabletable.kernel.duel_link import LONGEST_DUEL, MOST_IN_DUEL, DuelHeader, DuelLink, read_duel_link
from fabletable.kernel.game import checked_options
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.link import GameLink, LinkedDecisions, LinkHeader, LinkSeat
from fabletable.kernel.record import read_record
from fabletable.server.limits.prices import ROUTES, price_at
from fabletable.server.settings import Settings
from fabletable.server.storage.retention import tidy
from fabletable.table.duels import duels
from fabletable.table.duels.notes import DAYS, DUEL_KEYRING, KeptDuel
from fabletable.table.jobs.jobs import MoveJob, StretchEndJob, Urgency
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import ServerUnderTest, until
from tests.server.test_devices import carried, new_key, set_table
from tests.server.test_prices import server_with

pytestmark = pytest.mark.on("sqlite", soak="postgres")

GAME = "lanterns"


def began(server: ServerUnderTest, key: str, **more: Any) -> str:
    answer = server.post("/api/duels", {"game": GAME, "name": "Ada", **more}, key)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play(
    server: ServerUnderTest,
    duel: str,
    key: str,
    seen: list[Any],
    name: str = "Ada",
    last: bool = False,
    most: int = 9999,
) -> str:
    """Play a duel to its end, or so many decisions; all that comes over the socket is put into ``seen``."""
    answer = server.post(f"/api/duels/{duel}", {"name": name}, key)
    assert answer.status_code == 201, answer.text
    seen.append(answer.text)
    table = str(answer.json()["table"]["id"])
    with server.sit(table, key) as player:
        while not player.views.get(0, {}).get("result") and most > 0:
            if player.views.get(0, {}).get("ask"):
                player.choose(0, player.views[0]["ask"]["choices"][-1 if last else 0]["key"])
                most -= 1
            else:
                player.hear()
        seen.append(player.frames)
    return table


def kept(server: ServerUnderTest, duel: str) -> KeptDuel:
    """Return the duel as the server keeps it, with its seed."""
    service = server.client.app.state.service
    (note,) = server.client.blocking_portal.call(service.store.notebooks.notes, DUEL_KEYRING + duel)
    return msgspec.json.decode(note.text, type=KeptDuel)


def comparison(server: ServerUnderTest, duel: str) -> Any:
    for _ in range(600):
        found = server.get(f"/api/duels/{duel}/side-by-side").json()
        if found["comparison"]:
            return found["comparison"]
        sleep(0.05)
    raise AssertionError("the games were never compared")


BELOW_A_TABLE = sorted(
    {route.split()[1].partition("/api/tables/{table_id}")[2].strip("/") for route in ROUTES if "{table_id}" in route}
)
"""Every part of a table that can be asked for, from the list of prices, so that a new one is looked at, too."""


def doors(server: ServerUnderTest, table: str, key: str) -> list[Any]:
    """Return the answers of every path below a table, by every method."""
    found = []
    for part in BELOW_A_TABLE:
        path = f"/api/tables/{table}/{part.replace('{seat}', '0').replace('{number}', '1')}".rstrip("/")
        for method in ("GET", "POST", "PUT", "DELETE"):
            if f"{method} /api/tables/{{table_id}}/{part}".rstrip("/") in ROUTES:
                head = {"Authorization": f"Bearer {key}"} if key else {}
                body = None if method in ("GET", "DELETE") else {"at": 0, "seat": 0, "name": "Eve", "text": "x"}
                found.append((method, part, server.client.request(method, path, json=body, headers=head)))
    assert len(found) > 25
    return found


def test_no_door_tells_a_seed_or_the_game_of_another_before_all_are_done(settings: Settings) -> None:
    """The limits of an address would hide what is behind the doors."""
    with server_with(settings, **dict.fromkeys(WIDE, 1e6)) as server:
        _look_behind_every_door(server)


WIDE = [
    f"{what}_at_once" for what in ("requests", "replays", "tables", "thinking", "looks", "pages", "sockets", "words")
]


def _look_behind_every_door(server: ServerUnderTest) -> None:
    ada, bruno, eve = (new_key(server, name) for name in ("Ada", "Bruno", "Eve"))
    seen: list[Any] = []
    duel = began(server, ada, against="easy")
    hers = play(server, duel, ada, seen)
    his = play(server, duel, bruno, seen, "Bruno", most=3)
    secret = kept(server, duel)
    bots = next(each.table for each in secret.attempts if each.bot)
    tables = {ada: hers, bruno: his}
    for key in (ada, bruno, eve, ""):
        told = [server.get(path, key).text for path in (
            "/api/duels", f"/api/duels/{duel}", f"/api/duels/{duel}/side-by-side", f"/api/duels/{duel}/link",
            "/api/mine", "/api/tables", "/api/lobby", "/api/notebook", "/api/form", "/api/today", "/metrics",
        )]  # fmt: skip
        for table in (hers, his, bots):
            told += [server.client.get(f"/table/{table}").text, server.client.get(f"/table/{table}/replay").text]
            for method, part, answer in doors(server, table, key):
                if table != tables.get(key):
                    assert answer.json()["code"] == "why-duel-sealed", (method, part, answer.text[:200])
                told.append(answer.text)
            with server.client.websocket_connect("/api/live") as socket:
                hello = {"type": "hello", "table": table, "secrets": [key] if key else []}
                socket.send_text(msgspec.json.encode(hello).decode())
                first = socket.receive_json(timeout=20)
                assert (first["type"] == "welcome") == (table == tables.get(key)), first
                told.append(first)
        others = [table for table in (hers, his, bots) if table != tables.get(key)]
        whole = str([text for text in told if isinstance(text, str) and "why-duel-sealed" not in text])
        # The addresses of pages carry the name that was asked for; answers of the API never do.
        assert not [table for table in others if table in "".join(server.get(path, key).text for path in (
            "/api/duels", f"/api/duels/{duel}", "/api/mine", "/api/tables", "/api/notebook"))]  # fmt: skip
        seen.append(whole)
    assert secret.header.seed not in str(seen), "the seed"
    her_end = server.get(f"/api/tables/{hers}/record", ada)
    assert (her_end.status_code, her_end.json()["code"]) == (403, "why-duel-sealed"), (
        "not even to herself: it has the seed"
    )
    assert server.get(f"/api/tables/{hers}", ada).json()["state"] == "over"
    info = server.get(f"/api/duels/{duel}", ada).json()
    assert (info["state"], info["attempts"]) == ("waiting", [])
    assert info["sealed"] == commitment(secret.header.seed)


def test_when_all_are_done_everything_is_shown_and_the_seed_is_that_committed_to(server: ServerUnderTest) -> None:
    ada, bruno = new_key(server), new_key(server)
    duel = began(server, ada)
    sealed = server.get(f"/api/duels/{duel}", ada).json()["sealed"]
    tables = [play(server, duel, ada, []), play(server, duel, bruno, [], "Bruno", last=True)]
    info = server.get(f"/api/duels/{duel}").json()
    assert info["state"] == "done", "the link of a finished duel can be shared"
    assert [each["table"] for each in info["attempts"]] == tables
    for table in tables:
        record = read_record(server.get(f"/api/tables/{table}/record").content)
        fairness = server.get(f"/api/tables/{table}/fairness").json()
        assert commitment(record.seed) == fairness["seed_commitment"] == sealed
        assert fairness["how"]["id"] == "fairness-duel"
        assert server.replay(table, "from=0&to=3")["frames"]
    found = comparison(server, duel)
    assert found["moments"][found["parted"]]["is_same"] is False
    letters = server.get(f"/api/duels/{duel}/link").json()["letters"]
    other = server.post("/api/duels/open", {"link": letters}, new_key(server, "Clara"))
    assert (other.status_code, other.json()["state"]) == (201, "done")
    assert server.post(f"/api/duels/{duel}", {"name": "Ada"}, ada).json()["code"] == "why-duel-played"


def test_a_duel_that_came_by_a_link_says_that_others_may_know_its_luck(server: ServerUnderTest) -> None:
    ada = new_key(server)
    assert server.get(f"/api/duels/{began(server, ada)}", ada).json()["by_link"] is False
    header = DuelHeader(
        GAME, find(GAME).version, 2, "known to Eve", checked_options(find(GAME), {}), ["medium"], name="Eve"
    )
    info = server.post("/api/duels/open", {"link": DuelLink(header).to_text()}, ada).json()
    assert (info.get("by_link"), info.get("is_kept")) == (True, True), info
    table = play(server, info["id"], ada, [])
    bruno = new_key(server)
    play(server, info["id"], bruno, [], "Bruno")
    assert server.get(f"/api/tables/{table}/fairness").json()["how"]["id"] == "fairness-duel-link"
    wanted = {"game": GAME, "seats": [{"kind": "here", "name": "Eve"}] * 2, "terms": {"by_link": True}}
    assert server.post("/api/tables", wanted).json()["code"] == "why-not-understood"


def test_playing_again_after_a_duel_is_a_table_like_any_other(server: ServerUnderTest) -> None:
    ada, bruno = new_key(server), new_key(server)
    duel = began(server, ada)
    table, _ = play(server, duel, ada, []), play(server, duel, bruno, [], "Bruno")
    again = server.post(f"/api/tables/{table}/again", {}, ada).json()
    assert (again["terms"]["duel"], again["terms"]["goal"]) == ("", None)
    assert server.get(f"/api/tables/{again['id']}/fairness").json()["how"]["id"] == "fairness-how"


def test_a_name_in_a_link_is_made_fit_to_be_shown(server: ServerUnderTest) -> None:
    ada, bruno = new_key(server), new_key(server)
    duel = began(server, ada)
    for key in (ada, bruno):
        play(server, duel, key, [], last=key == bruno)
    link = read_duel_link(server.get(f"/api/duels/{duel}/link").json()["letters"])
    odd = "\u202e" + "Z\u0301\u0301\u0301" * 2000
    games = []
    for game in link.games:
        seats = [LinkSeat(odd), *game.header.seats[1:]]
        games.append(msgspec.structs.replace(game, header=msgspec.structs.replace(game.header, seats=seats)))
    info = duels.told_by(DuelLink(msgspec.structs.replace(link.header, name=odd), games))
    assert {len(name) for name in (info.by, *(each.name for each in info.attempts))} == {40}
    assert "\u202e" not in str(info)


def test_a_game_in_a_duel_is_no_longer_than_a_comparison_can_be(server: ServerUnderTest) -> None:
    ada = new_key(server)
    header = DuelHeader(GAME, find(GAME).version, 2, "s", checked_options(find(GAME), {}), ["medium"], name="Eve")
    endless = LinkHeader("replay", GAME, header.version, 2, "s", header.options, MOST_IN_DUEL + 1, True)
    letters = DuelLink(header, [GameLink(endless, b"")]).to_text()
    answer = server.post("/api/duels/open", {"link": letters}, ada)
    assert answer.json() == {"code": "why-link-long", "args": {"most": MOST_IN_DUEL}, "rule": ""}


# --- rights ---

DUEL_DOORS = (
    ("GET", "/api/duels"),
    ("POST", "/api/duels"),
    ("POST", "/api/duels/open"),
    ("POST", "/api/duels/{duel}"),
    ("POST", "/api/today"),
)
BODIES = {
    "/api/duels": {"game": GAME, "name": "Eve"},
    "/api/duels/open": {"link": "x"},
    "/api/duels/{duel}": {"name": "Eve"},
    "/api/today": {"game": "diceforge", "name": "Eve"},
}


def kept_of(server: ServerUnderTest, key: str, duel: str) -> Any:
    """Return the notes of a person, the duel, and the names of their tables."""
    games = [game["table"]["id"] for game in server.get("/api/mine", key).json()["games"]]
    return server.get("/api/notebook", key).json(), kept(server, duel), games


@pytest.mark.parametrize(("method", "path"), DUEL_DOORS)
def test_who_has_no_key_or_a_lent_one_neither_reads_nor_plays(server: ServerUnderTest, method: str, path: str) -> None:
    ada = new_key(server)
    duel = began(server, ada)
    made = set_table(server, ada, "Ada", "Mira", start=True)
    lent = carried(server, ada, tables=[made["table"]["id"]])
    before = kept_of(server, ada, duel)
    body = BODIES[path] if method == "POST" else None
    for secret, status in (
        ("", 401), ("k.wrong", 401), (made["keys"][0]["secret"], 401), (made["host"], 401), (lent, 403),
    ):  # fmt: skip
        head = {"Authorization": f"Bearer {secret}"}
        got = server.client.request(method, path.replace("{duel}", duel), json=body, headers=head)
        assert got.status_code == status, (secret, got.text)
    assert kept_of(server, ada, duel) == before, "nothing has changed"


@pytest.mark.parametrize("path", ["/api/today", "/api/today/{day}/day/diceforge", "/api/duels/{duel}"])
def test_a_lent_device_and_a_stranger_see_what_everybody_sees(server: ServerUnderTest, path: str) -> None:
    ada = new_key(server)
    duel = began(server, ada)
    first = server.post("/api/today", {"game": "diceforge", "name": "Ada"}, ada).json()["table"]["id"]
    mine = play(server, duel, ada, [], most=1)
    other = set_table(server, ada, "Ada", "Mira", start=True)["table"]["id"]
    lent, day = carried(server, ada, tables=[other]), server.get("/api/today").json()["day"]
    asked = path.replace("{day}", day).replace("{duel}", duel)
    told = [server.get(asked, key) for key in (lent, new_key(server, "Eve"), "")]
    for each in told:
        assert first not in each.text
        assert mine not in each.text
    assert server.get(asked, "k.wrong").status_code == 401
    if path != "/api/today/{day}/day/diceforge":
        assert (first if "today" in path else mine) in server.get(asked, ada).text, "it is there for its owner"
    else:
        assert {each.json()["code"] for each in told} == {"why-play-first"}


def test_a_day_table_of_another_tells_neither_streak_nor_first_try(server: ServerUnderTest) -> None:
    ada, eve = new_key(server), new_key(server, "Eve")
    table = server.post("/api/today", {"game": "diceforge", "name": "Ada"}, ada).json()["table"]["id"]
    for key in (ada, eve, ""):
        assert server.get(f"/api/tables/{table}/day", key).json()["code"] == "why-game-goes-on"
    assert server.get("/api/tables/aaaaaaaaaa/day").status_code == 404
    forged = server.client.post(f"/api/today/{server.get('/api/today').json()['day']}/day/diceforge", content=b"{}")
    assert forged.status_code == 400


def test_bad_requests_have_a_code_and_change_nothing(server: ServerUnderTest) -> None:
    ada = new_key(server)
    duel = began(server, ada)
    before = kept(server, duel)
    for method, path, body, expected in (
        ("GET", "/api/duels/nowhere", None, (404, "why-no-such-duel")),
        ("GET", "/api/duels/aaaaaaaaaa", None, (404, "why-no-such-duel")),
        ("POST", "/api/duels/aaaaaaaaaa", {"name": "Ada"}, (404, "why-no-such-duel")),
        ("POST", f"/api/duels/{duel}", {"name": " "}, (400, "why-bad-name")),
        ("POST", f"/api/duels/{duel}", {"name": "Ada", "seed": "x"}, (400, "why-not-understood")),
        ("POST", "/api/duels", {"game": GAME, "name": "Ada", "seed": "x"}, (400, "why-not-understood")),
        ("POST", "/api/duels", {"game": "chess", "name": "Ada"}, (404, "why-unknown-game")),
        ("POST", "/api/duels/open", {"link": "#/d/AAAA"}, (400, "why-link-damaged")),
        ("GET", f"/api/duels/{duel}/side-by-side?one=99", None, (400, "why-not-understood")),
        ("GET", f"/api/duels/{duel}/side-by-side", None, (403, "why-duel-sealed")),
        ("GET", f"/api/duels/{duel}/link", None, (403, "why-duel-sealed")),
    ):
        got = server.client.request(method, path, json=body, headers={"Authorization": f"Bearer {ada}"})
        assert (got.status_code, got.json()["code"]) == expected, path
    assert kept(server, duel) == before
    order = {"game": GAME, "seats": [{"kind": "here", "name": "Ada"}, {"kind": "bot", "bot": "easy"}]}
    assert server.post("/api/tables", {**order, "terms": {"duel": duel}}, ada).json()["code"] == "why-not-understood"


@pytest.mark.parametrize(("length", "expected"), [(400, "why-link-damaged"), (401, "why-not-understood")])
def test_a_request_has_room_for_the_longest_link(server: ServerUnderTest, length: int, expected: str) -> None:
    got = server.post("/api/duels/open", {"link": "A" * (LONGEST_DUEL + length)}, new_key(server))
    assert (got.status_code, got.json()["code"]) == (400, expected)


# --- time ---


def test_after_fourteen_days_one_sees_ones_own_game(settings: Settings) -> None:
    hours = ManualClock()
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        server = ServerUnderTest(client)
        ada, bruno = new_key(server), new_key(server)
        duel = began(server, ada)
        hers = play(server, duel, ada, [])
        his = play(server, duel, bruno, [], "Bruno", most=1)
        assert server.get(f"/api/tables/{hers}/record", ada).status_code == 403
        hours.pass_by(DAYS * 86_400 + 60)
        info = server.get(f"/api/duels/{duel}", ada).json()
        assert (info["state"], info["attempts"], info["mine"]["table"]) == ("expired", [], hers)
        assert his not in server.get(f"/api/duels/{duel}", ada).text
        assert server.get(f"/api/tables/{hers}/record", ada).status_code == 200


def test_whatever_a_person_waits_for_goes_before_the_bot_of_a_duel(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred duels against bots must not delay the games of people."""
    workers = server.client.app.state.service.workers
    run, asked = workers.run, []

    def noted(job: Any, *more: Any) -> Any:
        asked.append(job)
        return run(job, *more)

    monkeypatch.setattr(workers, "run", noted)
    key = new_key(server)
    duel = began(server, key, against="easy", bots=["medium"])
    until(lambda: any(isinstance(job, MoveJob) for job in asked))
    unseen = [job for job in asked if isinstance(job, MoveJob)]
    assert {job.urgency for job in unseen} == {Urgency.STUDY}, "a bot that nobody waits for"
    asked.clear()
    play(server, duel, key, [], most=3)
    assert Urgency.MOVE in {job.urgency for job in asked if isinstance(job, MoveJob)}, "a bot across the table"


def test_a_list_of_duels_reads_each_table_once(server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = new_key(server, "Ada")
    for _ in range(3):
        duel = began(server, ada, people=3)
        for name in ("Bruno", "Cora"):
            server.post(f"/api/duels/{duel}", {"name": name}, new_key(server, name))
    store = server.client.app.state.service.store
    find, read = store.table, []

    async def noted(table_id: str) -> Any:
        read.append(table_id)
        return await find(table_id)

    monkeypatch.setattr(store, "table", noted)
    assert len(server.get("/api/duels", ada).json()["duels"]) == 3
    assert len(read) == len(set(read)) == 6
    assert price_at("GET", "/api/duels").counts == "replay", "it still reads more than most requests"


@pytest.mark.on("sqlite", "postgres")
def test_two_who_set_the_same_table_at_once_get_the_same(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two processes look whether the table of a game is there, and neither finds it."""
    key = new_key(server)
    duel = began(server, key, against="easy")
    service = server.client.app.state.service
    (bot,) = kept(server, duel).attempts
    find, misses = service.store.table, [bot.table, bot.table]

    async def too_early(table_id: str) -> Any:
        if table_id in misses:
            misses.remove(table_id)
            return None
        return await find(table_id)

    monkeypatch.setattr(service.store, "table", too_early)
    assert server.get(f"/api/duels/{duel}", key).status_code == 200


def test_the_end_of_a_game_that_came_by_a_link_is_looked_for_in_a_worker(
    server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long game played again in the server's own process would hold up everybody."""
    header = DuelHeader(GAME, "1", 2, "s", {}, ["medium"], goal=StretchGoal("turns", 2, 2, 50, 2))
    game = GameLink(LinkHeader("replay", GAME, "1", 2, "s", {}, 0, False), b"")
    asked: list[Any] = []

    async def played(*_: Any) -> LinkedDecisions:
        return LinkedDecisions([], True)

    async def ran(job: Any, *_: Any) -> bytes:
        asked.append(job)
        return b"true"

    service = server.client.app.state.service
    monkeypatch.setattr(duels, "played", played)
    monkeypatch.setattr(service.workers, "run", ran)
    server.client.blocking_portal.call(duels._checked_game, service, DuelLink(header, [game]), game)
    assert [type(job) for job in asked] == [StretchEndJob]


def test_tidy_keeps_a_duel_until_its_last_day_is_long_over(server: ServerUnderTest, settings: Settings) -> None:
    ada = new_key(server)
    duel = began(server, ada)
    service = server.client.app.state.service
    portal = server.client.blocking_portal
    tidy(settings.database, "1d")
    assert server.get(f"/api/duels/{duel}", ada).status_code == 200
    keyring = DUEL_KEYRING + duel
    (note,) = portal.call(service.store.notebooks.notes, keyring)
    portal.call(service.store.notebooks.forget, keyring)
    past = (datetime.now(UTC) - timedelta(days=3)).strftime("%Y-%m-%d")
    portal.call(service.store.notebooks.write, msgspec.structs.replace(note, name=past, version=0))
    assert server.get(f"/api/duels/{duel}", ada).status_code == 200
    assert tidy(settings.database, "1d", only_count=True).keys >= 1
    tidy(settings.database, "1d")
    assert server.get(f"/api/duels/{duel}", ada).json()["code"] == "why-no-such-duel"
    assert server.get("/api/duels", ada).json() == {"duels": []}
