"""Records that verify, dice that can be checked, replays, the course of a game."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest

import fabletable
from fabletable.kernel import commitment
from tests.server.people import Frame, MadeTable, ServerUnderTest


@pytest.fixture
def finished(server: ServerUnderTest) -> MadeTable:
    made = server.set_table("Ada", "Mira")
    server.put(f"/api/tables/{made.id}/seats/0/entropy", {"text": "my dog's name"}, made.keys[0])
    made.sealed = server.get(f"/api/tables/{made.id}/fairness").json()
    made.start()
    with made.sit(0, 1) as both:
        while not all(view["result"] for view in both.views.values()):
            ask = both.views[both.asked]["ask"]
            keys = [choice["key"] for choice in ask["choices"]]
            both.go_on(both.asked, keys[0] if len(both.logs[0]) % 3 else keys[-1])
        made.last = both.views
        made.logs = both.logs
    return made


def test_the_record_of_a_finished_game_verifies(server: ServerUnderTest, finished: MadeTable) -> None:
    answer = server.get(f"/api/tables/{finished.id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = fabletable.read_record(answer.content)
    assert fabletable.verify(record)
    assert record.over


def test_before_the_end_the_record_keeps_secrets(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        both.go_on(1, "roll")
    path = f"/api/tables/{made.id}/record"
    assert server.get(path).json()["code"] == "why-not-over"
    assert server.get(f"{path}?public=true").json()["decisions"] == [[0, ""], [1, ""]]
    mine = server.get(f"{path}?public=true", made.keys[1]).json()
    assert mine["decisions"] == [[0, ""], [1, "roll"]]
    assert "seed" not in mine


def test_the_dice_can_be_checked(server: ServerUnderTest, finished: MadeTable) -> None:
    sealed = finished.sealed
    assert (sealed["secret"], sealed["seed"], sealed["entropy"]) == ("", "", ["my dog's name", ""])
    shown = server.get(f"/api/tables/{finished.id}/fairness").json()
    assert commitment(shown["secret"]) == sealed["commitment"] == finished.info["commitment"]
    text = "\n".join([shown["secret"], "my dog's name", ""])
    assert shown["seed"] == blake2b(text.encode(), digest_size=32).hexdigest()
    assert commitment(shown["seed"]) == shown["seed_commitment"]
    record = fabletable.read_record(server.get(f"/api/tables/{finished.id}/record").content)
    assert record.seed == shown["seed"]


def test_nothing_of_the_seed_is_shown_before_the_end(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    service = server.client.app.state.service
    row = service.tables.get(made.id).replica.row
    with made.sit(0) as ada, made.watch() as guest:
        ada.choose(0, "roll")
        guest.caught_up(1, None)
        paths = ("", "/fairness", "/record", "/record?public=true", "/timeline", "/replay")
        answers = [server.get(f"/api/tables/{made.id}{path}", made.keys[0]).text for path in paths]
        heard = msgspec.json.encode([ada.frames, guest.frames, answers]).decode()
    assert row.seed not in heard
    assert row.secret not in heard
    late = server.put(f"/api/tables/{made.id}/seats/0/entropy", {"text": "too late"}, made.keys[0])
    assert late.json()["code"] == "why-already-started"


def test_a_replay_shows_what_each_seat_saw(server: ServerUnderTest, finished: MadeTable) -> None:
    decisions = finished.last[0]["decisions"]
    frames: list[Frame] = []
    while len(frames) <= decisions:
        part = server.replay(finished.id, f"seat=0&from={len(frames)}&to={len(frames) + 9}")
        frames += part["frames"]
        assert part["decisions"] == decisions
    assert [frame["at"] for frame in frames] == list(range(decisions + 1))
    assert frames[-1]["scene"] == finished.last[0]["scene"]
    assert [line for frame in frames for line in frame["log"]] == finished.logs[0]
    assert frames[0]["chosen"]["id"].startswith("word-")
    assert frames[-1]["chosen"] is None


def test_of_a_replay_only_what_changed_travels(server: ServerUnderTest, finished: MadeTable) -> None:
    frames = server.get(f"/api/tables/{finished.id}/replay?seat=0&from=3&to=9").json()["frames"]
    assert frames[0]["moments"][0]["scene"], "something to begin with"
    assert [frame["scene"] for frame in frames] == [None] * 7
    assert all("scene" not in moment for frame in frames[1:] for moment in frame["moments"])


def test_a_replay_from_beyond_the_end_is_empty(server: ServerUnderTest, finished: MadeTable) -> None:
    answer = server.get(f"/api/tables/{finished.id}/replay?from={10**38}&to={10**39}")
    assert (answer.status_code, answer.json()["frames"]) == (200, [])


def test_a_running_game_is_replayed_only_as_one_saw_it(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
        own = both.views[0]["scene"]
    path = f"/api/tables/{made.id}/replay"
    assert server.get(f"{path}?seat=0", made.keys[1]).status_code == 401
    assert server.get(f"{path}?seat=0").status_code == 401
    assert server.get(f"{path}?seat=7", made.keys[0]).status_code == 404
    frames = server.replay(made.id, "seat=0&from=0&to=5", made.keys[0])["frames"]
    assert frames[-1]["scene"] == own
    assert frames[0]["chosen"]["id"] == "word-roll"
    watched = server.replay(made.id, "from=0&to=5")["frames"]
    assert watched[0]["chosen"] is None
    assert not [hand for mat in watched[-1]["scene"]["mats"] for hand in mat["zones"] if hand.get("pieces")]


def test_the_course_of_a_game_in_numbers(server: ServerUnderTest, finished: MadeTable) -> None:
    course = server.get(f"/api/tables/{finished.id}/timeline").json()
    assert len(course["moments"]) == finished.last[0]["decisions"]
    assert course["result"] == finished.last[0]["result"]
    moment = course["moments"][-1]
    assert len(moment["scores"]) == 2


def test_the_timeline_of_a_running_game_tells_no_choices(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        both.go_on(0, "roll")
    moment = server.get(f"/api/tables/{made.id}/timeline").json()["moments"][0]
    assert (moment["ask"], moment["key"]) == ("", "")
