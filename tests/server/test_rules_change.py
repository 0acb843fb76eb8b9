"""The rules of a game change while its tables stand: a table stops where they part, and a result stays what it was."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

import fabletable
from fabletable.kernel import Result, Rules
from fabletable.server.settings import Settings, sqlite_url
from fabletable.server.storage.schema import log
from fabletable.server.storage.sums import fill_sums
from tests.kernel.lanterns import Harbour, Lanterns, turn
from tests.server.conftest import SECRET
from tests.server.people import MadeTable, ServerUnderTest, until


class Lamps(Lanterns):
    """Lanterns by another name, whose rules a test may change."""

    key = "lamps"
    version = "1"
    rich_at = 99
    """The turn from which on a keeper has one gold more than before at its end."""

    def next_step(self, table: Harbour) -> Rules[None] | None:
        step = super().next_step(table)
        return None if step is None else self._turn(table)

    def _turn(self, table: Harbour) -> Rules[None]:
        keeper = table.keepers[table.active]
        yield from turn(table)
        if table.turns >= self.rich_at:
            keeper.gold += 1


class NewLamps(Lamps):
    version = "2"


class RichLamps(Lamps):
    version = "2"
    rich_at = 4


class BrightLamps(Lamps):
    """The same story, but other scores at its end."""

    version = "2"

    def result(self, table: Harbour) -> Result:
        result = super().result(table)
        return Result(result.winners, [score + 1 for score in result.scores], result.notes)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings with SQLite alone: the comparison does not depend on the database."""
    return Settings(host="127.0.0.1", database=sqlite_url(tmp_path / "tables.sqlite3"), secret=SECRET)


@pytest.fixture(autouse=True)
def lamps() -> Iterator[None]:
    fabletable.bring(Lamps())
    yield
    import_module("fabletable.games")._brought.pop("lamps", None)


def set_lamps(server: ServerUnderTest, *seats: str, decisions: int = 5, **more: Any) -> MadeTable:
    made = server.set_table(*(seats or ("Ada", "Mira")), game="lamps", start=True, **more)
    with made.sit(*made.keys) as both:
        for _ in range(decisions):
            both.go_on(both.asked, "roll")
    return made


def new_rules(server: ServerUnderTest, made: MadeTable, game: Lamps) -> None:
    """Start the server anew with other rules."""
    server.forget(made.id)
    fabletable.bring(game)


def played_out(server: ServerUnderTest, **more: Any) -> MadeTable:
    made = server.set_table("Ada", "Mira", game="lamps", start=True, **more)
    with made.sit(0, 1) as both:
        both.play_on()
    return made


STOP = {"number": 4, "played": "1", "present": "2"}


class TestARunningTable:
    def test_goes_on_where_the_rules_tell_the_same_story(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        new_rules(server, made, NewLamps())
        with made.sit(0, 1) as both:
            assert both.table["stop"] is None
            assert both.views[0]["decisions"] == 5
            assert both.go_on(both.asked, "roll") == 6

    def test_stops_at_the_first_decision_that_comes_out_otherwise(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        new_rules(server, made, RichLamps())
        with made.sit(0, 1) as both:
            assert both.table["stop"] == STOP
            assert (both.table["state"], both.table["rules"], both.table["turn"]) == ("playing", "1", None)
            assert (both.views[0]["decisions"], both.views[0]["number"]) == (3, 5)
            assert both.views[0]["ask"] is both.views[1]["ask"] is None
            for no in (
                both.ask("choose", number=5, seat=1, key="roll"),
                both.ask("undo", number=5, seat=1),
                both.ask("propose", number=5, seat=1, to=1),
                both.ask("hint", number=5, seat=1),
            ):
                assert (no["type"], no["code"], no["args"]) == ("refused", "why-rules-stop", STOP)

    def test_stops_even_if_the_version_was_forgotten(
        self, server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        made = set_lamps(server)
        server.forget(made.id)
        monkeypatch.setattr(Lamps, "rich_at", 4)
        assert made.see()["stop"] == {**STOP, "present": "1"}

    def test_stops_at_a_choice_that_there_is_no_more(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        server.forget(made.id)
        rewrite(server, made.id, number=4, key="roll-of-old")
        assert made.see()["stop"]["number"] == 4

    def test_goes_on_together(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        new_rules(server, made, RichLamps())
        with made.sit(0) as ada, made.sit(1) as mira:
            ada.ask("propose", number=5, seat=0, kind="go-on")
            proposal = mira.until("proposal")["proposal"]
            assert (proposal["kind"], proposal["waiting"]) == ("go-on", [1])
            assert mira.ask("answer", number=5, seat=1, agree=True, proposal=proposal["id"])["number"] == 6
            view = ada.caught_up(6, 0)
            assert (view["decisions"], ada.logs[0][-1]["id"]) == (3, "tale-other-rules")
            assert mira.caught_up(6, 1)["ask"] is not None
            assert made.see()["stop"] is None
            assert mira.go_on(1, "roll") == 7
        server.forget(made.id)
        with made.sit(0, 1) as both:
            assert (both.table["stop"], both.table["rules"]) == (None, "2")
            assert (both.views[0]["decisions"], both.views[0]["number"]) == (4, 7)
            assert [line["id"] for line in both.logs[0]].index("tale-other-rules") == len(ada.logs[0]) - 1
            assert "tale-other-rules" in [line["id"] for line in both.logs[1]]

    def test_goes_on_only_if_all_agree(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        new_rules(server, made, RichLamps())
        with made.sit(0) as ada, made.sit(1) as mira:
            ada.ask("propose", number=5, seat=0, kind="go-on")
            mira.until("proposal")
            mira.ask("answer", number=5, seat=1, agree=False)
            assert ada.until("proposal", lambda frame: frame["proposal"] is None)["declined"] == 1
            assert made.see()["stop"] == STOP

    def test_is_closed_together_and_stays_closed(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        new_rules(server, made, RichLamps())
        with made.sit(0, 1) as both:
            assert both.ask("propose", number=5, seat=0, kind="close")["type"] == "accepted"
            assert made.see()["state"] == "closed"
            assert both.ask("choose", number=5, seat=1, key="roll")["code"] == "why-table-closed"
            assert both.ask("propose", number=5, seat=0, kind="go-on")["code"] == "why-not-stopped"
        server.forget(made.id)
        fabletable.bring(Lamps())
        assert (made.see()["state"], made.see()["turn"]) == ("closed", None)

    def test_bots_among_themselves_go_on(self, server: ServerUnderTest, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("fabletable.table.bots.instant.MOST_IN_A_ROW", 1)
        service = server.client.app.state.service
        service.bots.drive = lambda _: None
        made = server.set_table("bot:random", "bot:random", game="lamps", start=True)
        with made.watch(), server.client.portal() as portal:
            for _ in range(8):
                portal.call(service.bots.decide, service.tables.get(made.id))
        new_rules(server, made, RichLamps())
        info = made.see()
        assert (info["stop"], info["rules"]) == (None, "2")

    def test_nothing_of_it_is_asked_where_nothing_has_changed(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        with made.sit(0, 1) as both:
            for kind in ("go-on", "close"):
                assert both.ask("propose", number=5, seat=0, kind=kind)["code"] == "why-not-stopped"

    def test_a_log_without_checksums_says_that_nobody_can_tell(self, server: ServerUnderTest) -> None:
        made = set_lamps(server)
        rewrite(server, made.id, checksum="", rules="")
        new_rules(server, made, NewLamps())
        assert made.see()["notice"] == {"id": "notice-rules-unchecked", "args": {"played": "1", "present": "2"}}


def rewrite(server: ServerUnderTest, table: str, number: int | None = None, **values: str) -> None:
    """Change the stored log, as if it had been written otherwise when it was played."""
    store = server.client.app.state.service.store

    async def write() -> None:
        here = log.update().where(log.c.table_id == table)
        if number is not None:
            here = here.where(log.c.number == number)

        def rewritten(connection: Connection) -> None:
            connection.execute(here.values(**values))
            fill_sums(connection)

        await store.write(rewritten)

    with server.client.portal() as portal:
        portal.call(write)


class LampsWithoutOptions(Lamps):
    version = "2"
    settings = ()  # type: ignore[assignment]


class TestAFinishedTable:
    """A result is stored when the game ends, and does not change with the rules."""

    def test_keeps_its_result_its_course_and_its_record(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        before, course = made.see(), server.get(f"/api/tables/{made.id}/timeline").json()
        record = server.get(f"/api/tables/{made.id}/record").content
        new_rules(server, made, RichLamps())
        assert made.see()["result"] == before["result"]
        assert made.see()["stop"] == STOP
        assert server.get(f"/api/tables/{made.id}/timeline").json() == course
        assert server.get(f"/api/tables/{made.id}/record").content == record
        report = fabletable.verify(record)
        assert (report.holds, report.code) == (False, "record-version")
        fabletable.bring(Lamps())
        assert fabletable.verify(record)

    def test_is_kept_when_it_ends_not_when_somebody_asks(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        store = server.client.app.state.service.store
        with server.client.portal() as portal:
            until(lambda: all(portal.call(store.kept, made.id, kind) for kind in ("record", "course")), 30)

    def test_shows_its_end_to_whoever_sits_down_again(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        result = made.see()["result"]
        new_rules(server, made, RichLamps())
        with made.sit(0) as ada:
            assert ada.views[0]["result"] == result
            assert (ada.views[0]["decisions"], ada.views[0]["ask"]) == (3, None)
            assert ada.ask("undo", number=ada.views[0]["number"], seat=0)["code"] == "why-game-over"

    def test_is_replayed_as_far_as_the_story_is_the_same(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        frames = server.replay(made.id, "from=0&to=3")["frames"]
        new_rules(server, made, RichLamps())
        replay = server.replay(made.id, "from=0&to=9")
        assert (replay["decisions"], replay["stop"]) == (3, STOP)
        assert [frame["scene"] for frame in replay["frames"]] == [frame["scene"] for frame in frames]

    def test_is_itself_where_the_rules_tell_the_same_story(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        new_rules(server, made, NewLamps())
        assert made.see()["stop"] is None
        record = fabletable.read_record(server.get(f"/api/tables/{made.id}/record").content)
        assert record.version == "1"
        replay = server.get(f"/api/tables/{made.id}/replay").json()
        assert (replay["decisions"], replay["stop"]) == (len(record.decisions), None)

    def test_without_checksums_only_its_result_can_be_compared(self, server: ServerUnderTest) -> None:
        made = played_out(server)
        result = made.see()["result"]
        rewrite(server, made.id, checksum="", rules="")
        new_rules(server, made, BrightLamps())
        info = made.see()
        assert (info["result"], info["stop"]["played"]) == (result, "1")

    def test_keeps_its_result_even_if_it_could_not_be_set_up_any_more(self, server: ServerUnderTest) -> None:
        made = played_out(server, options={"rich": True})
        result, record = made.see()["result"], server.get(f"/api/tables/{made.id}/record").content
        new_rules(server, made, LampsWithoutOptions())
        info = made.see()
        assert (info["state"], info["result"], info["stop"]) == ("over", result, {**STOP, "number": 1})
        assert server.get(f"/api/tables/{made.id}/record").content == record
        assert server.get(f"/api/tables/{made.id}/replay").json()["code"] == "why-rules-stop"

    def test_is_not_taken_back(self, server: ServerUnderTest) -> None:
        made = server.set_table("Ada", "Mira", game="lamps", start=True)
        with made.sit(0, 1) as both:
            both.play_on()
            number = both.views[0]["number"]
            for no in (
                both.ask("undo", number=number, seat=0),
                both.ask("undo", number=number, seat=1),
                both.ask("propose", number=number, seat=0, to=0),
                both.ask("choose", number=number, seat=0, key="roll"),
            ):
                assert no["code"] == "why-game-over"
            assert both.views[0]["undo"] == {"free": False, "to": -1, "why": None}
        assert made.see()["number"] == number
