"""Premoves: laid down, given once, lapsed, taken back; invisible to others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

import fabletable
from fabletable.server.settings import Settings
from fabletable.table.messages.tables import TimeControl
from fabletable.table.replica import game_clock
from tests.server.manual_clock import ManualClock, timed_app
from tests.server.people import Frame, MadeTable, Person, ServerUnderTest
from tests.server.test_processes import beside
from tests.server.tolls import Tolls

OWN = ("ahead", "given", "foreseen")


@pytest.fixture(scope="module", autouse=True)
def _tolls() -> None:
    fabletable.bring(Tolls())


def road(server: ServerUnderTest, *names: str, **more: Any) -> MadeTable:
    return server.set_table(*(names or ("Ada", "Mira")), game="tolls", start=True, **more)


def stand(person: Person, seat: int, key: str) -> Frame:
    """Answer a question always: now, and for the rest of the game."""
    answer = person.ask("stand", number=person.views[seat]["number"], seat=seat, key=key)
    assert answer["type"] == "accepted", answer
    return answer


def own(person: Person) -> Frame:
    """Return the premoves that this person was last shown."""
    return next(frame for frame in reversed(person.frames) if frame["type"] == "ahead")


def ask_of(person: Person, seat: int) -> str | None:
    ask: Frame | None = person.views[seat]["ask"]
    return None if ask is None else str(ask["question"]["id"])


def decided_by(made: MadeTable, seat: int) -> list[str]:
    return [key for who, key in made.server.client.app.state.service.tables.get(made.id).replica.made if who == seat]


# --- what stands ---


def test_a_standing_answer_is_given_with_the_decision_that_brings_its_question(server: ServerUnderTest) -> None:
    made = road(server)
    with made.sit(0) as ada, made.sit(1) as mira:
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        assert mira.views[1]["ask"]["stands"]
        assert "stands" not in (ada.frames[1]["ask"] or {})
        stand(mira, 1, "take")
        assert [(laid["kind"], laid["choice"]["id"], laid["given"]) for laid in own(mira)["answers"]] == [
            ("always", "word-take", 0)
        ]
        assert ask_of(mira, 1) == "ask-toll", "what is asked already is hers to answer"
        mira.go_on(1, "take")
        mira.go_on(1, "2")
        ada.caught_up(3, 0)
        ada.go_on(0, "pass")  # silk is another matter than salt, and so is Ada's toll
        ada.go_on(0, "3")
        mira.caught_up(5, 1)
        assert ask_of(mira, 1) == "ask-toll"
        mira.go_on(1, "pass")
        mira.go_on(1, "2")
        ada.caught_up(7, 0)
        ada.go_on(0, "pass")
        walked = ada.choose(0, "3")
        assert walked["number"] == 9, "Ada's own decision"
        mira.caught_up(10, 1)
        assert ask_of(mira, 1) == "ask-walk", "the toll in between was never asked"
        assert decided_by(made, 1) == ["take", "2", "pass", "2", "take"]
        given = mira.until("given")
        assert (given["seat"], given["number"], given["choice"]["id"]) == (1, 10, "word-take")
        assert mira.until("ahead")["answers"][0]["given"] == 1
        assert [line["id"] for line in mira.logs[1]].count("tale-said-ahead") == 1
        assert mira.views[1]["recap_from"] < len(mira.logs[1]), "it is news to whoever said so"


@pytest.mark.on("sqlite")
def test_what_was_given_can_be_taken_back_and_is_then_asked(server: ServerUnderTest) -> None:
    made = road(server)
    with made.sit(0) as ada, made.sit(1) as mira:
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        stand(mira, 1, "take")
        mira.go_on(1, "pass")
        play_round(ada, mira)
        play_round(ada, mira)
        number = ada.go_on(0, "2") + 1
        assert decided_by(made, 1).count("take") == 1
        assert mira.caught_up(number, 1)["ask"]["question"]["id"] == "ask-walk"
        assert mira.views[1]["undo"]["free"]
        assert mira.ask("undo", number=number, seat=1)["type"] == "accepted"
        assert mira.caught_up(number + 1, 1)["ask"]["question"]["id"] == "ask-toll", "whoever goes back is asked"
        assert "tale-said-ahead" not in [line["id"] for line in mira.logs[1]]
        mira.go_on(1, "pass")
        assert ask_of(mira, 1) == "ask-walk"
        assert own(mira)["answers"][0]["on"], "it stands still"


def play_round(ada: Person, mira: Person) -> None:
    """Play a round: Mira walks, Ada lets the toll pass; then Ada is to walk, unless that was a round of salt."""
    mira.go_on(1, "1")
    ada.caught_up(mira.views[1]["number"], 0)
    ada.go_on(0, "pass")
    if (ada.views[0]["decisions"] // 4) % 2:
        ada.go_on(0, "1")
        mira.caught_up(ada.views[0]["number"], 1)
        mira.go_on(1, "pass")
        ada.caught_up(mira.views[1]["number"], 0)


@pytest.mark.on("sqlite")
def test_it_can_be_turned_off_on_and_taken_away_and_the_other_answer_replaces_it(server: ServerUnderTest) -> None:
    made = road(server)
    with made.sit(0) as ada, made.sit(1) as mira:
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        stand(mira, 1, "take")
        stand(mira, 1, "pass")
        assert [laid["choice"]["id"] for laid in own(mira)["answers"]] == ["word-pass"]
        laid = own(mira)["answers"][0]["id"]
        assert mira.ask("revoke", seat=1, answer=laid, on=False)["type"] == "accepted"
        assert not own(mira)["answers"][0]["on"]
        for _ in range(2):
            mira.go_on(1, "take")
            mira.go_on(1, "1")
            ada.caught_up(mira.views[1]["number"], 0)
            ada.go_on(0, "pass")
            ada.go_on(0, "1")
            mira.caught_up(ada.views[0]["number"], 1)
            assert ask_of(mira, 1) == "ask-toll", "off is off"
        assert mira.ask("revoke", seat=1, answer=laid)["type"] == "accepted"
        assert own(mira)["answers"] == []
        assert mira.ask("revoke", seat=1, answer=laid)["code"] == "why-no-such-answer"


@pytest.mark.on("sqlite")
def test_what_does_not_come_again_does_not_stand(server: ServerUnderTest) -> None:
    made = road(server)
    with made.sit(0) as ada, made.sit(1) as mira:
        assert ada.ask("stand", number=0, seat=0, key="1")["code"] == "why-does-not-stand"
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        assert mira.ask("stand", number=1, seat=1, key="dance")["code"] == "why-no-such-choice"
        assert mira.ask("stand", number=0, seat=1, key="take")["code"] == "why-late"
        assert mira.ask("stand", number=1, seat=0, key="take")["code"] == "why-not-your-seat"
        assert not [frame for frame in mira.frames if frame["type"] == "ahead"]


@pytest.mark.on("sqlite")
def test_bots_in_a_row_are_answered_beforehand_too(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "bot:random")
    with made.sit(0) as ada:
        for _ in ("salt", "silk"):
            while ada.until_asked(0)["question"]["id"] != "ask-toll":
                ada.go_on(0)
            stand(ada, 0, "take")
            ada.go_on(0, "take")
        for _ in range(4):
            assert ada.until_asked(0)["question"]["id"] == "ask-walk"
            ada.go_on(0)
        ada.until_asked(0)
        tolls = [key for key in decided_by(made, 0) if key in ("take", "pass")]
        assert len(tolls) >= 6
        assert set(tolls) == {"take"}


# --- what was foreseen ---


def foresee(person: Person, seat: int) -> Frame:
    """Ask for the next question; workers take a while to come the first time."""
    person.say({"type": "foresee", "id": f"f{len(person.frames)}", "seat": seat})
    while True:
        frame = person.hear(timeout=60)
        if frame["type"] in ("foreseen", "refused"):
            return frame


@pytest.mark.on("sqlite")
def test_an_answer_to_what_was_foreseen_is_given_once(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", "Ivo")
    with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
        assert foresee(ada, 0)["code"] == "why-asked-already"
        open_ = foresee(ivo, 2)
        assert open_["ask"] is None, "how high the toll is the die will say"
        assert open_["may_pass"]
        ada.go_on(0, "1")
        ivo.caught_up(1, 2)
        seen = foresee(ivo, 2)
        assert seen["ask"]["question"]["id"] == "ask-toll"
        assert seen["number"] == 1
        assert [choice["key"] for choice in seen["ask"]["choices"]] == ["take", "pass"]
        assert ivo.ask("lay", number=1, seat=2, key="dance")["code"] == "why-no-such-choice"
        assert ivo.ask("lay", number=0, seat=2, key="take")["code"] == "why-late"
        assert ivo.ask("lay", number=1, seat=2, key="pass")["type"] == "accepted"
        assert ivo.ask("lay", number=1, seat=2, key="take")["type"] == "accepted"
        assert [laid["choice"]["id"] for laid in own(ivo)["answers"]] == ["word-take"], "the later word counts"
        mira.caught_up(1, 1)
        mira.go_on(1, "pass")
        assert ivo.caught_up(3, 2)["ask"]["question"]["id"] == "ask-gate"
        assert decided_by(made, 2) == ["take"]
        assert ivo.until("ahead")["answers"] == [], "it was meant once"
        ivo.go_on(2, "1")
        mira.caught_up(4, 1)
        mira.go_on(1, "1")
        ada.caught_up(5, 0)
        ada.go_on(0, "pass")
        assert ivo.caught_up(6, 2)["ask"]["question"]["id"] == "ask-toll"


@pytest.mark.on("sqlite")
def test_it_lapses_when_other_choices_are_offered_than_were_seen(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", "Ivo")
    with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        mira.go_on(1, "take")
        seen = foresee(mira, 1)
        assert [choice["key"] for choice in seen["ask"]["choices"]] == ["1", "2", "3"]
        assert mira.ask("lay", number=2, seat=1, key="1")["type"] == "accepted"
        ivo.caught_up(2, 2)
        ivo.go_on(2, "pass")
        ivo.go_on(2, "close")
        assert mira.caught_up(4, 1)["ask"]["question"]["id"] == "ask-walk", "her way is narrower now, so she is asked"
        assert decided_by(made, 1) == ["take"]
        mira.go_on(1, "1")
        assert mira.until("ahead")["answers"] == []


@pytest.mark.on("sqlite")
@pytest.mark.parametrize(("bolt", "walked"), [("7", []), ("6", ["1"])])
def test_it_lapses_when_its_price_has_changed(server: ServerUnderTest, bolt: str, walked: list[str]) -> None:
    made = road(server, "Ada", "Mira", "Ivo")
    with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
        ada.go_on(0, "1")
        mira.caught_up(1, 1)
        mira.go_on(1, "take")
        assert foresee(mira, 1)["ask"]["choices"][0]["cost"][0]["n"] == 1
        assert mira.ask("lay", number=2, seat=1, key="1")["type"] == "accepted"
        ivo.caught_up(2, 2)
        ivo.go_on(2, "pass")
        ivo.go_on(2, bolt)
        mira.caught_up(4 + len(walked), 1)
        assert decided_by(made, 1) == ["take", *walked]


@pytest.mark.on("sqlite")
def test_it_can_be_taken_back_and_comes_in_time_even_if_it_comes_late(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", "Ivo")
    with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
        ada.go_on(0, "1")
        ivo.caught_up(1, 2)
        foresee(ivo, 2)
        ivo.ask("lay", number=1, seat=2, key="take")
        assert ivo.ask("revoke", seat=2, answer=own(ivo)["answers"][0]["id"])["type"] == "accepted"
        mira.caught_up(1, 1)
        mira.go_on(1, "pass")
        assert ivo.caught_up(2, 2)["ask"]["question"]["id"] == "ask-toll", "it was taken back"
        assert ivo.ask("lay", number=1, seat=2, key="take")["type"] == "accepted"
        assert ivo.caught_up(3, 2)["ask"]["question"]["id"] == "ask-gate", "just that is asked already"
        assert decided_by(made, 2) == ["take"]


# --- letting it pass ---


@pytest.mark.on("sqlite")
def test_all_is_let_pass_until_one_decides_oneself(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", "Ivo")
    with made.sit(0, 2) as two, made.sit(1) as mira:
        two.go_on(0, "1")
        mira.caught_up(1, 1)
        assert mira.ask("pass", seat=1)["type"] == "accepted"
        two.caught_up(2, 2)
        assert decided_by(made, 1) == ["pass"], "it is asked already"
        two.go_on(2, "take")
        two.go_on(2, "1")
        assert mira.caught_up(4, 1)["ask"]["question"]["id"] == "ask-walk", "in one's own turn one is asked"
        assert [laid["kind"] for laid in own(mira)["answers"]] == ["pass"]
        mira.go_on(1, "1")
        assert mira.until("ahead")["answers"] == []
        two.caught_up(5, 0)
        two.go_on(0, "pass")
        two.go_on(2, "pass")
        two.go_on(0, "1")
        two.go_on(2, "1")
        two.go_on(0, "pass")
        assert mira.caught_up(10, 1)["ask"]["question"]["id"] == "ask-toll"


# --- whose it is, and who sees it ---


@pytest.mark.on("sqlite")
def test_nobody_else_hears_of_it(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", "Ivo", visibility="public")
    with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo, made.watch() as guest:
        ada.go_on(0, "1")
        for person, seat in ((mira, 1), (ivo, 2), (guest, None)):
            person.caught_up(1, seat)
        stand(mira, 1, "take")
        foresee(ivo, 2)
        ivo.ask("lay", number=1, seat=2, key="pass")
        mira.go_on(1, "take")
        mira.ask("pass", seat=1)
        ivo.caught_up(3, 2)
        assert decided_by(made, 2) == ["pass"]
        ivo.go_on(2, "1")
        mira.caught_up(4, 1)
        mira.go_on(1, "1")
        for person, seat in ((ada, 0), (guest, None)):
            person.caught_up(5, seat)
            heard = [frame for frame in person.frames if frame["type"] in OWN]
            assert heard == []
            assert "tale-said-ahead" not in [line["id"] for line in person.logs[seat]]
            assert "answers" not in str(person.frames)
            versions = {chair["version"] for chair in person.table["seats"]}
            assert versions == {0}, "nothing was done to a seat that anybody could see"
        assert {frame["seat"] for frame in mira.frames if frame["type"] in OWN} == {1}
        assert {frame["seat"] for frame in ivo.frames if frame["type"] in OWN} == {2}
    assert "answers" not in made.see()


def test_whoever_takes_the_seat_neither_sees_nor_has_what_was_said_there(server: ServerUnderTest) -> None:
    made = road(server, "Ada", "Mira", grace=0)
    with made.sit(0) as ada:
        with made.sit(1) as mira:
            ada.go_on(0, "1")
            mira.caught_up(1, 1)
            stand(mira, 1, "take")
            mira.go_on(1, "pass")
            play_round(ada, mira)
            play_round(ada, mira)
            ada.go_on(0, "2")
            mira.caught_up(ada.views[0]["number"], 1)
            assert [line["id"] for line in mira.logs[1]].count("tale-said-ahead") == 1
            mira.ask("pass", seat=1)
            assert mira.ask("leave", seat=1)["type"] == "accepted"
        ada.until_asked(0)
        key = server.post(f"/api/tables/{made.id}/seats/1/invite", secret=made.host).json()["secret"]
        taken = server.post(f"/api/tables/{made.id}/seats/1/claim", {"name": "Ivo"}, secret=key).json()
        made.keys[1] = taken["secret"]
        with made.sit(1) as ivo:
            assert not [frame for frame in ivo.frames if frame["type"] in OWN and frame["answers"]]
            assert "tale-said-ahead" not in [line["id"] for line in ivo.logs[1]]
            while ask_of(ivo, 1) != "ask-toll":
                if ask_of(ada, 0):
                    ada.go_on(0)
                    ivo.caught_up(ada.views[0]["number"], 1)
                else:
                    ivo.go_on(1)
                    ada.caught_up(ivo.views[1]["number"], 0)
            assert not [frame for frame in ivo.frames if frame["type"] == "given"]
    server.forget(made.id)
    with made.sit(1) as ivo:
        assert "tale-said-ahead" not in [line["id"] for line in ivo.logs[1]]


# --- nothing is lost, nobody is played for twice ---


@contextmanager
def opened(settings: Settings, hours: ManualClock | None = None) -> Iterator[ServerUnderTest]:
    with TestClient(timed_app(settings, hours), base_url="http://127.0.0.1") as client:
        yield ServerUnderTest(client)


def test_a_server_started_anew_knows_what_was_said_and_gives_it_once(settings: Settings) -> None:
    with opened(settings) as server:
        made = road(server, "Ada", "Mira", "Ivo")
        with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
            ada.go_on(0, "1")
            mira.caught_up(1, 1)
            stand(mira, 1, "take")
            ivo.caught_up(1, 2)
            foresee(ivo, 2)
            ivo.ask("lay", number=1, seat=2, key="take")
    with opened(settings) as server:
        made.server = server
        with made.sit(1) as mira:
            assert [laid["kind"] for laid in mira.until("ahead")["answers"]] == ["always"]
            assert ask_of(mira, 1) == "ask-toll", "what lay there when it was said is hers to answer"
            mira.go_on(1, "pass")
            assert decided_by(made, 2) == ["take"]
    with opened(settings) as server:
        made.server = server
        with made.sit(2) as ivo:
            assert ivo.until("ahead")["answers"] == []
            assert (ivo.views[2]["number"], ask_of(ivo, 2)) == (3, "ask-gate"), "given once, by whichever server"
            assert [line["id"] for line in ivo.logs[2]].count("tale-said-ahead") == 1
            assert not [frame for frame in ivo.frames if frame["type"] == "given"], "what is told is not told again"


def test_what_was_said_in_one_process_is_given_by_another(
    server: ServerUnderTest, other_process: ServerUnderTest
) -> None:
    """A process that has not heard of a withdrawal writes nothing."""
    here = road(server, "Ada", "Mira", "Ivo")
    there = beside(here, other_process)
    with here.sit(0) as ada, there.sit(1) as mira:
        with here.sit(2) as ivo:
            ada.go_on(0, "1")
            ivo.caught_up(1, 2)
            foresee(ivo, 2)
            ivo.ask("lay", number=1, seat=2, key="take")
        mira.say({"type": "choose", "id": "go", "number": 1, "seat": 1, "key": "pass"})
        assert mira.answer_to("go")["type"] == "accepted"
        assert mira.caught_up(3, 1)["turn"] == 2
        assert decided_by(there, 2) == ["take"]
        assert "ahead" not in [frame["type"] for frame in [*ada.frames, *mira.frames]]


@pytest.mark.on("sqlite")
def test_an_answer_beforehand_costs_no_time_and_one_too_late_does(settings: Settings) -> None:
    hours = ManualClock()
    letter = {"kind": "letter", "turn_seconds": 3600, "reserve_seconds": 0}
    with opened(settings, hours) as server:
        for late, left in ((False, 3600), (True, 3000)):
            made = road(server, "Ada", "Mira", "Ivo", terms={"clock": letter})
            with made.sit(0) as ada, made.sit(1) as mira, made.sit(2) as ivo:
                ada.go_on(0, "1")
                ivo.caught_up(1, 2)
                foresee(ivo, 2)
                mira.caught_up(1, 1)
                if late:
                    mira.go_on(1, "pass")
                hours.pass_by(600)
                ivo.ask("lay", number=1, seat=2, key="take")
                if not late:
                    mira.go_on(1, "pass")
                ivo.caught_up(3, 2)
                assert made.see()["clock"]["seats"][2]["turn_seconds"] == left


def test_whose_answers_are_given_is_not_back_for_the_clock() -> None:
    log = [
        game_clock.ClockEntry(1, 0, game_clock.CLOCK),
        game_clock.ClockEntry(2, 1, "mine"),
        game_clock.ClockEntry(3, 0, f"{game_clock.PREMOVE}4"),
    ]
    reading = game_clock.read(TimeControl(kind="evening"), 2, log, [], 1)
    assert reading.hands[0].ran_out == 1
