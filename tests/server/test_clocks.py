"""Clocks for an evening and by letter: when time is up the table decides, and no person is thrown out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import sleep, time
from typing import Any

import pytest
from litestar.testing import TestClient

from fabletable.server.settings import Settings
from fabletable.table.clocks.part import ClockPart
from fabletable.table.messages.tables import NightHours, TimeControl
from fabletable.table.replica import game_clock
from fabletable.table.rows import ClockEvent
from tests.server.manual_clock import A_MOMENT, ManualClock, timed_app
from tests.server.people import MadeTable, ServerUnderTest
from tests.server.people import until as at_last

EVENING = {"kind": "evening", "turn_seconds": 60, "reserve_seconds": 30}
LETTER = {"kind": "letter", "turn_seconds": 72 * 3600, "reserve_seconds": 0, "holiday_days": 2}
HOUR = 3600


@contextmanager
def opened(settings: Settings, hours: ManualClock) -> Iterator[ServerUnderTest]:
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, and look seldom: asking the server too often is refused."""
    at_last(true, seconds=30, pause=0.06)


def set_table(server: ServerUnderTest, terms: dict[str, Any], *names: str) -> MadeTable:
    return server.set_table(*(names or ("Ada", "Mira")), start=True, terms={"bot": "random", **terms})


def told(made: MadeTable) -> list[str]:
    with made.watch() as guest:
        return [line["id"] for line in guest.logs[None]]


def clock_of(made: MadeTable, seat: int) -> tuple[int, int]:
    hand = made.see()["clock"]["seats"][seat]
    return hand["turn_seconds"], hand["reserve_seconds"]


@pytest.mark.on("sqlite")
class TestAnEvening:
    def test_a_turn_then_the_reserve_then_the_table_decides_once(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            assert made.see()["clock"]["running"] == 0
            with made.sit(0) as ada:
                hours.pass_by(35)
                assert clock_of(made, 0) == (30, 30), "the first five seconds are the dice's"
                hours.pass_by(50)
                assert clock_of(made, 0) == (0, 10)
                hours.pass_by(9)
                assert made.see()["number"] == 0
                hours.pass_by(3)
                rang = ada.until("clock")
                assert (rang["seat"], rang["what"], rang["count"]) == (0, "decided", 1)
                ada.caught_up(1, 0)
                assert ada.views[0]["meanwhile"], "who comes back reads what was decided"
            until(lambda: made.see()["number"] == 1)
            assert told(made).count("tale-time-up") == 1
            chair = made.see()["seats"][0]
            assert (chair["held"], chair["claimed"]) == (False, True)
            assert clock_of(made, 0)[1] == 60, "a minute is given back"

    def test_the_third_time_a_bot_holds_the_seat_and_gives_it_back(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = server.set_table("Ada", "bot:random", start=True, terms={"bot": "random", "clock": EVENING})
            for count in (1, 2):
                hours.pass_by(200)
                until(lambda count=count: made.see()["clock"]["seats"][0]["ran_out"] == count)  # type: ignore[misc]
                until(lambda: made.see()["turn"] == 0)
            hours.pass_by(200)
            until(lambda: made.see()["seats"][0]["held"])
            with made.sit(0) as ada:
                until(lambda: not made.see()["seats"][0]["held"])
                ada.until_asked(0)
                assert sum(clock_of(made, 0)) >= 60
                ada.go_on(0)
            assert made.see()["clock"]["seats"][0]["ran_out"] == 0

    def test_a_decision_of_ones_own_begins_the_count_anew(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": {**EVENING, "when_up": "hold"}})
            with made.sit(0) as ada:
                hours.pass_by(100)
                assert ada.until("chat")["line"]["message"]["id"] == "house-time-held"
                assert ada.until("clock")["what"] == "held"
                until(lambda: made.see()["number"] >= 1)
                assert ada.ask("back", seat=0)["type"] == "accepted"
                assert not made.see()["seats"][0]["held"]

    def test_resigning_where_that_was_agreed_ends_a_game_of_two(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": {**EVENING, "when_up": "resign"}, "resign": "out"})
            with made.sit(1):
                hours.pass_by(100)
                until(lambda: made.see()["state"] == "closed")
            assert made.see()["result"]["winners"] == [1]

    def test_a_lost_line_gives_time_back_once_a_turn(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0):
                hours.pass_by(25)
            until(lambda: made.see()["seats"][0]["presence"] == "line-lost")
            hours.pass_by(40)
            for _ in range(2):
                with made.sit(0):
                    assert clock_of(made, 0) == (40, 30)
                until(lambda: made.see()["seats"][0]["presence"] == "line-lost")

    def test_all_who_are_here_may_pause_it_and_give_time(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0) as ada, made.sit(1) as mira:
                ada.ask("propose", number=0, seat=0, kind="pause")
                assert mira.until("proposal")["proposal"]["waiting"] == [1]
                mira.ask("answer", number=0, seat=1, agree=True)
                hours.pass_by(1000)
                assert (made.see()["clock"]["paused"], clock_of(made, 0)) == (True, (60, 30))
                ada.ask("propose", number=0, seat=0, kind="resume")
                mira.ask("answer", number=0, seat=1, agree=True)
                mira.ask("propose", number=0, seat=1, kind="time", to=0)
                assert clock_of(made, 0) == (60, 330), "who is given time need not agree"
                hours.pass_by(35)
                assert clock_of(made, 0) == (30, 330)
            assert made.see()["number"] == 0


@pytest.mark.on("sqlite")
class TestHowLongSomebodyIsWaitedFor:
    def test_since_the_game_began_then_since_each_decision(self, settings: Settings) -> None:
        hours = ManualClock(time())
        with opened(settings, hours) as server:
            made = server.set_table("Ada", "Mira")
            with made.sit(0) as ada:
                hours.pass_by(240)
                made.start()
                ada.until("table", lambda frame: frame["table"]["state"] == "playing")
                assert ada.table["waited_seconds"] == 0, "gathering is not thinking"
                hours.pass_by(70)
                assert (made.see()["waiting_for"], made.see()["waited_seconds"]) == ([0], 70)
                ada.caught_up(0, 0)
                ada.go_on(0)
            hours.pass_by(5)
            assert made.see()["waited_seconds"] == 5

    def test_everyone_hears_whose_clock_runs_with_each_decision(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0) as ada, made.sit(1) as mira:
                while not mira.views[1]["ask"]:
                    hours.pass_by(15)
                    number = ada.go_on(0)
                    mira.caught_up(number, 1)
                table = mira.until("table", lambda frame: frame["table"]["number"] == number)["table"]
                assert (table["clock"]["running"], table["clock"]["seats"][1]["turn_seconds"]) == (1, 60)


class TestByLetter:
    def test_over_days_with_the_server_closed_in_between(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": LETTER})
            with made.sit(0) as ada:
                ada.go_on(0)
            hours.pass_by(70 * HOUR)
            assert made.see()["clock"]["seats"][1]["turn_seconds"] == 2 * HOUR
            clock = server.client.app.state.service.tables.get(made.id).part(ClockPart)
            until(lambda: clock.alarm > hours.now())
        hours.pass_by(48 * HOUR)
        with opened(settings, hours) as server:
            made.server = server
            until(lambda: made.see()["clock"]["seats"][1]["turn_seconds"] >= 2 * HOUR - 5)
            assert made.see()["number"] == 1, "nobody can decide in a server that is closed"
            hours.pass_by(1 * HOUR)
            assert made.see()["number"] == 1
            hours.pass_by(2 * HOUR)
            until(lambda: made.see()["number"] == 2)
        with opened(settings, hours) as server:
            made.server = server
            assert made.see()["number"] == 2
            assert told(made).count("tale-time-up") == 1
            assert made.see()["clock"]["seats"][1]["ran_out"] == 1

    def test_a_server_that_closes_and_opens_again_gives_nobody_time(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": LETTER})
            service = server.client.app.state.service
            until(lambda: service.tables.get(made.id).part(ClockPart).alarm is not None)
            hours.pass_by(HOUR // 2)
        with opened(settings, hours) as server:
            made.server = server
            assert made.see()["clock"]["seats"][0]["turn_seconds"] == 72 * HOUR - HOUR // 2
            clock = server.client.app.state.service.tables.get(made.id).part(ClockPart)
            hours.pass_by(HOUR)
            until(lambda: clock.alarm is not None and clock.alarm > hours.now())
            assert made.see()["clock"]["seats"][0]["turn_seconds"] == 72 * HOUR - HOUR * 3 // 2

    def test_one_that_nobody_wrote_down_before_the_server_was_killed(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": LETTER})
            service = server.client.app.state.service
            until(lambda: service.tables.get(made.id).part(ClockPart).alarm is not None)
            with server.client.portal() as portal:
                portal.call(service.store.wake, made.id, None, 0)
        hours.pass_by(90 * HOUR)
        with opened(settings, hours) as server:
            made.server = server
            hours.pass_by(71 * HOUR)
            assert made.see()["number"] == 0, "nobody can decide in a server that is closed"
            hours.pass_by(2 * HOUR)
            until(lambda: made.see()["number"] == 1)

    def test_to_be_back_again_and_again_is_written_down_once(self, settings: Settings) -> None:
        with opened(settings, ManualClock()) as server:
            made = set_table(server, {"clock": LETTER})
            with made.sit(0) as ada:
                ada.ask("holiday", seat=0, on=True)
                for _ in range(5):
                    assert ada.ask("holiday", seat=0, on=False)["type"] == "accepted"
            times = server.client.app.state.service.tables.get(made.id).replica.row.times
            assert times.count('"kind":"work"') == 1

    def test_a_day_off(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": LETTER})
            with made.sit(0) as ada:
                assert ada.ask("holiday", seat=0, on=True)["type"] == "accepted"
                assert made.see()["clock"]["seats"][0]["holiday"] is True
                hours.pass_by(30 * HOUR)
                assert clock_of(made, 0)[0] == 66 * HOUR
                ada.ask("holiday", seat=0, on=True)
                assert ada.ask("holiday", seat=0, on=True)["code"] == "why-no-holiday"


def test_two_processes_decide_once(settings: Settings) -> None:
    hours = ManualClock()
    with opened(settings, hours) as server, opened(settings, hours) as other_process:
        made = set_table(server, {"clock": EVENING})
        with made.sit(0), other_process.sit(made.id, made.keys[1]) as mira:
            hours.pass_by(97)
            mira.caught_up(1, 1)
            until(lambda: made.see()["number"] == 1)
            assert [line["id"] for line in mira.logs[1]].count("tale-time-up") == 1
            hours.pass_by(2)
        assert made.see()["number"] == 1


class TestReading:
    """The clocks are worked out from the log alone."""

    NIGHTS = TimeControl(kind="letter", turn_seconds=20 * HOUR, reserve_seconds=0, nights=NightHours(22, 8, 60))

    def test_nights_do_not_count(self) -> None:
        eight = 100 * game_clock.DAY + 19 * HOUR  # 20:00 an hour east of UTC
        reading = game_clock.read(self.NIGHTS, 2, [], [ClockEvent(eight, "start")], 0)
        assert game_clock.spent(self.NIGHTS, reading, 0, eight + 12 * HOUR) == 2 * HOUR
        up = game_clock.up_at(self.NIGHTS, reading, 0, eight)
        assert up == eight + 12 * HOUR + 14 * HOUR + 10 * HOUR + 4 * HOUR

    @pytest.mark.parametrize("nonce", ["", "c1", game_clock.CLOCK])
    def test_only_people_pay(self, nonce: str) -> None:
        evening = TimeControl(kind="evening", turn_seconds=60, reserve_seconds=30)
        reading = game_clock.read(evening, 2, [game_clock.ClockEntry(85, 0, nonce)], [ClockEvent(0, "start")], 1)
        left = {"": 30, "c1": 10, game_clock.CLOCK: 60}
        assert reading.hands[0].reserve == left[nonce]

    def test_a_turn_goes_on_until_somebody_else_has_decided(self) -> None:
        evening = TimeControl(kind="evening", turn_seconds=60, reserve_seconds=30)
        log = [game_clock.ClockEntry(45, 0, "a"), game_clock.ClockEntry(70, 0, "b")]
        start = [ClockEvent(0, "start")]
        assert (game_clock.read(evening, 2, log, start, 0).hands[0].turn, 0) == (0, 0)
        more = [*log, game_clock.ClockEntry(80, 1, "c")]
        assert game_clock.read(evening, 2, more, start, 0).hands[0].turn == 60


@pytest.mark.on("sqlite")
class TestGaps:
    """A machine that was suspended, or whose clock was set, has no look for a while: that time is closed time."""

    def test_a_suspended_machine_costs_nobody_their_turn(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0) as ada:
                hours.pass_by(15)
                wait_for_looks()
                hours.jump(8 * HOUR)
                until(lambda: clock_of(made, 0) == (50, 30))
                hours.pass_by(20)
                assert clock_of(made, 0) == (30, 30), "the clock goes on"
                hours.jump(2 * HOUR)
                until(lambda: clock_of(made, 0) == (30, 30))
                assert made.see()["number"] == 0
                hours.pass_by(62)
                assert ada.until("clock")["what"] == "decided", "time that passed in an open server still counts"

    def test_who_answers_at_once_after_it_has_not_paid_for_it(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0) as ada:
                wait_for_looks()
                hours.jump(70)
                ada.go_on(0)
                until(lambda: clock_of(made, 0)[1] == 30)

    def test_a_clock_set_back_costs_nothing_and_goes_on(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": EVENING})
            with made.sit(0) as ada:
                wait_for_looks()
                hours.jump(-2 * HOUR)
                wait_for_looks()
                assert (made.see()["number"], clock_of(made, 0)) == (0, (60, 30))
                ada.go_on(0)
                turn = made.see()["turn"]
                hours.pass_by(120)
                until(lambda: made.see()["clock"]["seats"][turn]["ran_out"] == 1)

    def test_nobody_counts_as_away_for_it(self, settings: Settings) -> None:
        hours = ManualClock()
        with opened(settings, hours) as server:
            made = set_table(server, {"clock": {"kind": "none"}})
            with made.sit(0) as ada:
                with made.sit(1):
                    hours.pass_by(5)
                until(lambda: made.see()["seats"][1]["presence"] == "line-lost")
                hours.pass_by(5)
                wait_for_looks()
                hours.jump(10 * HOUR)
                wait_for_looks()
                no = ada.ask("propose", number=0, seat=0, kind="bot", to=1)
                assert (no["type"], no["code"]) == ("refused", "why-away-too-short")


def wait_for_looks() -> None:
    """Let the server look at its clocks some times."""
    sleep(5 * A_MOMENT)
