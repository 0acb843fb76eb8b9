"""Moments reach each screen, and a person who comes in gets those they missed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fabletable.kernel import Match, Message
from fabletable.kernel import match as kernel_match
from fabletable.table.replica.seat_logs import SeatLogs
from tests.kernel.lanterns import GAME
from tests.server.people import MadeTable, ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def duel(server: ServerUnderTest) -> MadeTable:
    """Make a table of Ada and Mira, each at her own screen."""
    return server.set_table("Ada", "Mira", start=True)


def kinds(moments: Any) -> list[str]:
    return [moment["kind"] for moment in moments]


# --- live ---


def test_each_screen_gets_its_own_moments_of_a_decision(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira, duel.watch() as guest:
        ada.go_on(0, "roll")
        mira.caught_up(1, 1)
        guest.caught_up(1, None)
        assert kinds(ada.views[0]["moments"]) == ["roll", "card", "turn"]
        assert kinds(mira.views[1]["moments"]) == kinds(guest.views[None]["moments"]) == ["roll", "gain", "turn"]
        assert ada.views[0]["moments"][1]["because"]["id"] == "drew"
        hidden = ada.views[0]["moments"][1]["pieces"][0]
        assert hidden not in msgspec.json.encode([mira.frames, guest.frames]).decode()


def test_scenes_of_moments_go_on_from_the_last_view_to_the_present(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        gold = [ada.views[0]["scene"]["mats"][0]["pieces"][0]["n"]]
        ada.go_on(0, "roll")
        moments = ada.views[0]["moments"]
        gold += [moment["scene"]["mats"][0]["pieces"][0]["n"] for moment in moments]
        assert gold[0] < gold[1] == gold[2] == gold[3]
        assert [len(moment["scene"]["mats"][0]["zones"][0]["pieces"]) for moment in moments] == [2, 3, 3]
        assert moments[-1]["scene"] == ada.views[0]["scene"]
        assert moments[0]["sums"][0]["total"] == gold[1]


def test_lines_know_their_deed_and_moments_their_lines(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        ada.go_on(0, "roll")
        view = ada.views[0]
        assert view["log_parts"] == ["event", ""]
        assert len(view["log"]) == 2
        assert [(moment["lines"], moment["event"]) for moment in view["moments"]] == [
            ([0, 1], 0),
            ([1, 2], 0),
            ([2, 2], 0),
        ]


def test_what_was_taken_back_is_shown_once_more_when_it_comes_again(server: ServerUnderTest) -> None:
    rich = server.set_table("Ada", "Mira", start=True, options={"rich": True})
    with rich.sit(0) as ada, rich.sit(1):
        ada.go_on(0, "play")
        assert kinds(ada.views[0]["moments"]) == []
        assert ada.ask("undo", seat=0, number=1)["type"] == "accepted"
        assert ada.caught_up(2, 0)["moments"] == []
        ada.go_on(0, "roll")
        assert kinds(ada.views[0]["moments"]) == ["roll", "card", "turn"]
        assert {moment["after"] for moment in ada.views[0]["moments"]} == {1}


# --- coming in ---


def test_whoever_comes_in_gets_all_since_their_last_decision(server: ServerUnderTest, duel: MadeTable) -> None:
    with duel.sit(0, 1) as both:
        for seat in (0, 1, 0, 1):
            both.go_on(seat, "roll")
        seen = {seat: [each for each in both.moments[seat] if each["after"] >= last] for seat, last in ((0, 3), (1, 4))}
    for forgotten in (False, True):
        if forgotten:
            server.forget(duel.id)
        for seat in (0, 1):
            with duel.sit(seat) as person:
                assert person.views[seat]["moments"] == seen[seat], f"forgotten: {forgotten}"
                assert person.views[seat]["moments"][0]["scene"]
        with duel.watch() as guest:
            assert guest.views[None]["moments"] == []


def test_before_their_first_decision_they_get_it_from_the_start(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        assert kinds(ada.views[0]["moments"]) == ["turn"]
        ada.go_on(0, "roll")
    with duel.sit(1) as mira:
        assert kinds(mira.views[1]["moments"]) == ["turn", "roll", "gain", "turn"]


# --- looking back ---


def test_a_replay_shows_the_moments_that_were_seen(server: ServerUnderTest, duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        for number in range(6):
            person, seat = ((ada, 0), (mira, 1))[number % 2]
            person.caught_up(number, seat)
            person.go_on(seat, "roll")
        ada.caught_up(6, 0)
        seen = ada.moments[0]
    for first in (0, 3):
        frames = server.replay(duel.id, f"seat=0&from={first}&to=6", duel.keys[0])["frames"]
        again = []
        for frame in frames:
            again += frame["moments"]
            assert len(frame["log"]) == len(frame["log_parts"])
        assert again == [moment for moment in seen if moment["after"] >= first]
        assert frames[-1]["log_from"] + len(frames[-1]["log"]) == len(ada.logs[0])


# --- the server's own lines ---


def watched() -> Match:
    match = kernel_match.start(GAME, 2, "tale", watched=True)
    match.choose("roll")
    return match


def test_the_servers_own_lines_stand_alone_and_move_the_rest() -> None:
    match, tale = watched(), SeatLogs(2)
    tale.add(Message("note"), 1)
    tale.place_notes(match, 1)
    match.choose("roll")
    assert [line.id for line in tale.lines(match, 1)] == ["rolled", "note", "rolled", "drew"]
    assert tale.parts(match, 1) == ["event", "note", "event", ""]
    told = tale.lines(match, 1)
    for moment in tale.moments(match, 1, 2):
        assert told[moment.event].id == "rolled"
        assert moment.event == 2
    assert [[line.id for line in told[slice(*moment.lines)]] for moment in tale.moments(match, 1, 0)] == [
        [], ["rolled"], [], [], ["rolled"], ["drew"], [],
    ]  # fmt: skip


def test_a_line_of_the_server_in_the_middle_of_a_moment_comes_with_it() -> None:
    match, tale = watched(), SeatLogs(2)
    tale.add(Message("note"), 1)
    tale.place_notes(match, 1)
    tale._notes[0].after = dict.fromkeys((None, 0, 1), 1)
    assert [line.id for line in tale.lines(match, 0)] == ["rolled", "note", "drew"]
    roll, card, _ = tale.moments(match, 0, 1)
    assert (roll.lines, card.lines) == ((0, 1), (2, 3))
