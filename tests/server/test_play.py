"""Deciding at a table: stored once, told to each what is theirs, taken back by the rules or by consent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from fabletable.bots import bring_bot, roster
from fabletable.games import bring
from fabletable.kernel.difference import difference
from fabletable.kernel.scene import Scene
from fabletable.server.app import make_app
from fabletable.server.settings import Limits, Settings
from tests.kernel.lanterns import Harbour, Lanterns
from tests.server.faulty_bots import Stubborn
from tests.server.people import MadeTable, ServerUnderTest, until

pytestmark = pytest.mark.on("sqlite", soak="postgres")


@pytest.fixture
def duel(server: ServerUnderTest) -> MadeTable:
    """Make a table of Ada and Mira, each at her own screen."""
    return server.set_table("Ada", "Mira", start=True)


# --- choosing ---


def test_a_choice_is_acknowledged_and_then_everyone_sees_it(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        answer = ada.choose(0, "roll")
        assert answer == {"type": "accepted", "id": answer["id"], "number": 1, "again": False}
        assert mira.caught_up(1, 1)["ask"]["seat"] == 1
        assert ada.caught_up(1, 0)["ask"] is None
        kinds = [frame["type"] for frame in ada.frames]
        assert kinds.index("accepted") < len(kinds) - 1 - kinds[::-1].index("view"), "acknowledged before it is shown"


@pytest.mark.on("sqlite", "postgres")
def test_sent_twice_it_counts_once(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        command = {"type": "choose", "id": "same", "number": 0, "seat": 0, "key": "roll"}
        ada.say(command)
        assert ada.answer_to("same")["again"] is False
        ada.say(command)
        assert ada.answer_to("same") == {"type": "accepted", "id": "same", "number": 1, "again": True}
    assert duel.see()["number"] == 1


@pytest.mark.on("sqlite", "postgres")
def test_sent_again_after_the_connection_and_the_memory_are_gone(server: ServerUnderTest, duel: MadeTable) -> None:
    command = {"type": "choose", "id": "same", "number": 0, "seat": 0, "key": "roll"}
    with duel.sit(0) as ada:
        ada.say(command)
        ada.answer_to("same")
    server.forget(duel.id)
    with duel.sit(0) as ada:
        ada.say(command)
        assert ada.answer_to("same")["again"] is True
    assert duel.see()["number"] == 1


def test_a_late_choice_is_told_the_present(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        ada.choose(0, "roll")
        ada.caught_up(1, 0)
        answer = ada.ask("choose", number=0, seat=0, key="roll")
        assert (answer["type"], answer["code"], answer["number"]) == ("refused", "why-late", 1)
        assert ada.until("view")["number"] == 1


def test_a_refusal_says_why_and_by_which_rule(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        answer = ada.choose(0, "dance")
        assert answer["code"] == "why-no-such-choice"
        assert answer["args"] == {"key": "dance"}
        assert answer["rule"] == "turn"
        assert duel.see()["number"] == 0


def test_nobody_decides_for_another_seat(duel: MadeTable) -> None:
    with duel.sit(1) as mira:
        assert mira.ask("choose", number=0, seat=0, key="roll")["code"] == "why-not-your-seat"
        assert mira.ask("choose", number=0, seat=1, key="roll")["code"] == "why-not-your-turn"
        assert mira.ask("choose", number=0, seat=9, key="roll")["code"] == "why-not-your-seat"
    with duel.watch() as guest:
        assert guest.ask("choose", number=0, seat=0, key="roll")["code"] == "why-not-your-seat"
    assert duel.see()["number"] == 0


def test_a_barred_choice_is_refused_with_its_reason(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0, 1) as both:
        for _ in range(40):
            seat = both.asked
            ask = both.views[seat]["ask"]
            if ask.get("barred"):
                barred = ask["barred"][0]
                answer = both.choose(seat, barred["key"])
                assert answer["code"] == "why-gold"
                assert answer["args"]["need"] > answer["args"]["have"]
                assert answer["rule"] == "turn"
                return
            key = "play" if ask["question"]["id"] == "ask-turn" else "done"
            both.go_on(seat, key)
    pytest.fail("nothing was ever barred")


# --- seeing ---


def test_each_seat_sees_its_own_hand_only(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira, duel.watch() as guest:
        hands = {seat: _cards(person.views[seat]) for seat, person in ((0, ada), (1, mira))}
        assert len(hands[0]) == len(hands[1]) == 2
        assert _cards(guest.views[None]) == []
        for _ in range(6):
            ada_asked = ada.views[0]["ask"] is not None
            answer = ada.choose(0, "roll") if ada_asked else mira.choose(1, "roll")
            for person, seat in ((ada, 0), (mira, 1), (guest, None)):
                person.caught_up(answer["number"], seat)
        for person, own in ((ada, 0), (mira, 1), (guest, None)):
            heard = msgspec.json.encode(person.frames).decode()
            for other, view in ((0, ada.views[0]), (1, mira.views[1])):
                if other != own:
                    assert not [card for card in _cards(view) if card in heard]


def _cards(view: dict) -> list[str]:
    return [card["id"] for mat in view["scene"]["mats"] for hand in mat["zones"] for card in hand.get("pieces", [])]


def test_several_seats_at_one_screen(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", "bot:random", start=True)
    with made.sit(0, 1) as screen:
        assert set(screen.views) == {0, 1}
        screen.play_on()
        assert screen.views[0]["result"] == screen.views[1]["result"]


def test_a_spectator_hears_what_is_public(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.watch() as guest:
        assert duel.see()["spectators"] == 1
        ada.choose(0, "roll")
        view = guest.caught_up(1, None)
        assert view["ask"] is None
        assert [line["id"] for line in guest.logs[None]] == ["rolled"]
        assert [line["id"] for line in (ada.caught_up(1, 0), ada.logs[0])[1]] == ["rolled", "drew"]


def test_coming_back_resumes_the_story(duel: MadeTable) -> None:
    with duel.sit(0, 1) as both:
        for _ in range(4):
            both.go_on(both.asked, "roll")
        number = both.views[0]["number"]
        stories = both.logs
    have = [{"seat": seat, "log": len(lines) - 1} for seat, lines in stories.items()]
    with duel.sit(0, 1, number=number, have=have) as again:
        for seat, lines in stories.items():
            assert again.views[seat]["log_from"] == len(lines) - 1
            assert again.views[seat]["log"] == lines[-1:]
    with duel.sit(0) as fresh:
        assert fresh.logs[0] == stories[0]


def test_what_happened_since_my_last_decision(server: ServerUnderTest, duel: MadeTable) -> None:
    with duel.sit(0, 1) as both:
        for seat in (0, 1, 0, 1):
            both.go_on(seat, "roll")
        recap = both.logs[0][both.views[0]["recap_from"] :]
        assert [line["id"] for line in recap] == ["rolled"], "what Mira rolled"
    server.forget(duel.id)
    with duel.sit(0) as ada:
        assert ada.logs[0][ada.views[0]["recap_from"] :] == recap


# --- what travels ---


def test_the_whole_scene_comes_once_and_then_what_changed(duel: MadeTable) -> None:
    with duel.sit(0, 1) as both, duel.watch() as guest:
        for seat in (0, 1, 0):
            both.go_on(seat, "roll")
        guest.caught_up(3, None)
        for person, eye in ((both, 0), (both, 1), (guest, None)):
            views = [frame for frame in person.frames if frame["type"] == "view" and frame["seat"] == eye]
            assert [frame["change"] is None for frame in views] == [True, False, False, False]
            assert [frame["since"] for frame in views] == [-1, 0, 1, 2]
        with duel.sit(0, 1) as later, duel.watch() as other:
            assert [later.views[seat]["scene"] for seat in (0, 1)] == [both.views[seat]["scene"] for seat in (0, 1)]
            assert other.views[None]["scene"] == guest.views[None]["scene"]


def test_a_question_comes_once_and_then_what_became_of_it(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        for number, seat in enumerate((0, 1, 0, 1), 1):
            person = (ada, mira)[seat]
            person.caught_up(number - 1, seat)
            person.choose(seat, "roll")
        asked = [frame for frame in ada.frames if frame["type"] == "view" and frame["ask"]]
        assert [frame["again"] is None for frame in asked] == [True, False]
        with duel.sit(0) as fresh:
            assert fresh.views[0]["ask"] == ada.caught_up(4, 0)["ask"]
            assert fresh.views[0]["again"] is None


def test_after_a_step_back_what_changed_is_told_too(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True, options={"rich": True})
    with made.sit(0) as ada:
        before = ada.views[0]["scene"]
        ada.caught_up(ada.choose(0, "play")["number"], 0)
        ada.ask("undo", number=1, seat=0)
        back = ada.caught_up(2, 0)
        assert back["change"] is not None
        assert back["scene"] == before


def test_whoever_has_lost_the_thread_is_shown_everything(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        ada.caught_up(ada.choose(0, "roll")["number"], 0)
        known, told = ada.views[0]["scene"], ada.logs[0]
        ada.say({"type": "look"})
        view = ada.until("view")
        assert view["change"] is None
        assert (view["scene"], view["log"], view["number"]) == (known, told, 1)


def test_nobody_can_have_everything_shown_without_end(settings: Settings) -> None:
    usual = replace(settings, limits=Limits())
    with TestClient(make_app(usual), base_url="http://127.0.0.1") as client:
        made = ServerUnderTest(client).set_table("Ada", "Mira", start=True)
        with made.sit(0) as ada:
            for _ in range(300):
                ada.say({"type": "look"})
            assert ada.until("error", lambda frame: frame["fatal"])["code"] == "why-too-many"


def test_two_screens_that_see_the_same_share_what_is_packed(duel: MadeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    views = import_module("fabletable.table.audience.views")
    told: list[Any] = []

    def counted(before: Any, after: Any) -> Any:
        if isinstance(after, Scene):
            told.append(after)
        return difference(before, after)

    with duel.sit(0) as ada, duel.sit(0) as again, duel.watch() as guest, duel.watch() as other:
        monkeypatch.setattr(views, "difference", counted)
        for number in (1, 2, 3):
            seat = ada.views[0]["turn"]
            told.clear()
            with duel.sit(seat) as player:
                player.choose(seat, "roll")
                for person, eye in ((ada, 0), (again, 0), (guest, None), (other, None)):
                    person.caught_up(number, eye)
        assert again.views[0]["scene"] == ada.views[0]["scene"]
        assert other.views[None]["scene"] == guest.views[None]["scene"]
    # All but the fifth, who has just sat down, have been shown the same by then: one for Ada's two, one for the guests.
    assert len(told) == 3


# --- taking back ---


@pytest.mark.on("sqlite", "postgres")
def test_undo_by_the_rules(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True, options={"rich": True})
    with made.sit(0) as ada:
        number = ada.choose(0, "play")["number"]
        view = ada.caught_up(number, 0)
        assert view["undo"] == {"free": True, "to": 0, "why": None}
        answer = ada.ask("undo", number=1, seat=0)
        assert (answer["type"], answer["number"]) == ("accepted", 2)
        view = ada.caught_up(2, 0)
        assert view["decisions"] == 0
        assert view["ask"]["question"]["id"] == "ask-turn"
        assert ada.choose(0, "roll")["number"] == 3


def test_undo_stops_where_dice_fell(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        number = ada.choose(0, "roll")["number"]
        view = ada.caught_up(number, 0)
        assert view["undo"]["free"] is False
        assert view["undo"]["why"]["id"] == "why-dice-fell"
        assert ada.ask("undo", number=1, seat=0)["code"] == "why-dice-fell"


@pytest.mark.on("sqlite", "postgres")
def test_beyond_the_rules_the_others_are_asked(server: ServerUnderTest, duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        ada.choose(0, "roll")
        mira.caught_up(1, 1)
        to = ada.caught_up(1, 0)["undo"]["to"]
        assert ada.ask("propose", number=1, seat=0, to=to)["type"] == "accepted"
        proposal = mira.until("proposal")["proposal"]
        assert (proposal["seat"], proposal["to"], proposal["waiting"]) == (0, 0, [1])
        assert mira.ask("answer", number=1, seat=1, agree=True)["number"] == 2
        view = ada.caught_up(2, 0)
        assert view["decisions"] == 0
        assert ada.logs[0] == []
        assert ada.until("proposal")["proposal"] is None
    server.forget(duel.id)
    with duel.sit(0) as ada:
        assert (ada.views[0]["number"], ada.views[0]["decisions"]) == (2, 0)


def test_a_proposal_can_be_declined(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        ada.choose(0, "roll")
        ada.ask("propose", number=1, seat=0, to=0)
        mira.until("proposal")
        mira.ask("answer", number=1, seat=1, agree=False)
        said = ada.until("proposal", lambda frame: frame["proposal"] is None)
        assert said["declined"] == 1
        assert ada.views[0]["decisions"] == 1
        assert mira.ask("answer", number=1, seat=1, agree=True)["code"] == "why-no-proposal"


def test_a_proposal_lapses_when_somebody_decides(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1) as mira:
        ada.choose(0, "roll")
        ada.ask("propose", number=1, seat=0, to=0)
        mira.until("proposal")
        mira.caught_up(1, 1)
        mira.choose(1, "roll")
        assert mira.until("proposal")["proposal"] is None
        assert mira.ask("answer", number=1, seat=1, agree=True)["code"] == "why-late"


def test_bots_and_the_own_screen_agree_at_once(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", "bot:random", start=True)
    with made.sit(0, 1) as screen:
        screen.choose(0, "roll")
        answer = screen.ask("propose", number=1, seat=0, to=0)
        assert answer["number"] == 2
        assert screen.caught_up(2, 0)["decisions"] == 0


# --- hints, bots, talk ---


def test_a_hint_is_one_of_the_choices(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        hint = ada.ask("hint", number=0, seat=0)
        assert hint["key"] in [choice["key"] for choice in ada.views[0]["ask"]["choices"]]
    with duel.sit(1) as mira:
        assert mira.ask("hint", number=0, seat=1)["code"] == "why-not-your-turn"


@pytest.mark.on("sqlite", "postgres")
def test_a_bot_holds_the_seat_of_someone_away_and_gives_it_back(server: ServerUnderTest) -> None:
    duel = server.set_table("Ada", "Mira", start=True, grace=0)
    with duel.sit(0) as ada:
        ada.choose(0, "roll")
        assert ada.ask("hold", seat=1, bot="nobody")["code"] == "why-unknown-bot"
        assert ada.ask("hold", seat=1, bot="random")["type"] == "accepted"
        ada.until("view", lambda view: view["ask"] is not None)
        assert ada.table["seats"][1]["held"] is True
        assert ada.table["seats"][1]["bot"] == "random"
        number = ada.views[0]["number"]
        with duel.sit(1) as mira:
            assert duel.see()["seats"][1]["held"] is False
            answer = ada.choose(0, "roll")
            assert answer["number"] == number + 1
            assert mira.caught_up(number + 1, 1)["ask"] is not None


def test_who_is_here_is_not_replaced(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.sit(1), duel.watch() as guest:
        assert ada.ask("hold", seat=1, bot="random")["code"] == "why-not-away"
        assert guest.ask("hold", seat=1, bot="random")["code"] == "why-not-your-seat"
        assert ada.ask("hold", seat=7, bot="random")["code"] == "why-not-your-seat"


def test_i_may_leave_my_own_seat_to_a_bot_and_take_it_back(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        ada.ask("hold", seat=0, bot="random")
        ada.until("view", lambda view: view["turn"] == 1)
        assert ada.ask("back", seat=0)["type"] == "accepted"
        assert duel.see()["seats"][0]["held"] is False


@pytest.mark.on("sqlite", "postgres")
def test_chat_reaches_everyone_and_stays(duel: MadeTable) -> None:
    with duel.sit(0) as ada, duel.watch() as guest:
        assert ada.ask("chat", seat=0, text="  Well met 👩‍🚀 ")["type"] == "accepted"
        line = guest.until("chat")["line"]
        assert (line["seat"], line["text"]) == (0, "Well met 👩‍🚀")
        assert ada.ask("chat", seat=0, text="x" * 501)["code"] == "why-bad-chat"
        assert ada.ask("chat", seat=0, text="\x00")["code"] == "why-odd-letters"
        assert guest.ask("chat", seat=0, text="me too")["code"] == "why-not-your-seat"
    with duel.sit(0) as ada:
        assert [line["text"] for line in ada.frames[0]["chat"]] == ["Well met 👩‍🚀"]


def test_who_comes_and_goes_is_seen(duel: MadeTable) -> None:
    with duel.sit(0) as ada:
        with duel.sit(1):
            ada.until("table", lambda frame: frame["table"]["seats"][1]["online"])
        ada.until("table", lambda frame: not frame["table"]["seats"][1]["online"])


# --- when a rule breaks ---


@pytest.fixture
def thirteen() -> Iterator[None]:
    """Break the rules of the test game with lanterns of light 13."""
    from tests.kernel import lanterns

    lights = [card.light for card in lanterns.LANTERNS]
    for card in lanterns.LANTERNS:
        card.light = 13
    yield
    for card, light in zip(lanterns.LANTERNS, lights, strict=True):
        card.light = light


@pytest.mark.usefixtures("thirteen")
def test_a_broken_rule_is_reported_and_the_table_stays_playable(server: ServerUnderTest) -> None:
    made = server.set_table("Ada", "Mira", start=True, options={"rich": True})
    with made.sit(0, 1) as both:
        for _ in range(12):
            both.go_on(both.asked, "roll")
        seat = both.asked
        both.go_on(seat, "play")
        lantern = both.views[seat]["ask"]["choices"][0]["key"]
        assert lantern.startswith("lantern"), "nobody got rich enough to light one"
        number = both.views[seat]["number"]
        answer = both.choose(seat, lantern)
        assert (answer["type"], answer["number"], answer["key"]) == ("crashed", number, lantern)
        assert "ZeroDivisionError" in answer["error"]
        report = msgspec.json.decode(answer["report"])
        assert "seed" not in report
        assert report["crash"]["key"] == lantern
        assert both.choose(seat, "done")["number"] == number + 1


@pytest.mark.parametrize("written", [True, False])
@pytest.mark.on("sqlite", "postgres")
def test_when_the_database_fails_the_log_decides_what_happened(
    server: ServerUnderTest, duel: MadeTable, monkeypatch: pytest.MonkeyPatch, written: bool
) -> None:
    store = server.client.app.state.service.store
    append = store.append

    async def fail(*args: Any) -> bool:
        if written:
            await append(*args)
        raise OSError("the disk is full")

    with duel.sit(0) as ada:
        monkeypatch.setattr(store, "append", fail)
        command = {"type": "choose", "id": "once", "number": 0, "seat": 0, "key": "roll"}
        ada.say(command)
        assert ada.answer_to("once")["code"] == "why-server-error"
        monkeypatch.setattr(store, "append", append)
        ada.say(command)
        assert ada.answer_to("once") == {"type": "accepted", "id": "once", "number": 1, "again": written}
        assert ada.caught_up(1, 0)["decisions"] == 1


@pytest.mark.usefixtures("thirteen")
def test_a_bot_that_meets_a_broken_rule_plays_on(server: ServerUnderTest) -> None:
    made = server.set_table("bot:greedy", "bot:random", start=True, options={"rich": True})
    with made.watch() as guest:
        while not guest.views[None]["result"]:
            guest.hear()


@pytest.fixture
def put_back() -> Iterator[None]:
    """Remove the games that a test brought."""
    yield
    roster._brought.pop("stubborn", None)
    import_module("fabletable.games")._brought.pop("gloom", None)


class Gloom(Lanterns):
    """Lanterns that cannot be drawn for the second seat."""

    key = "gloom"

    def scene(self, table: Harbour, seat: int | None) -> Scene:
        if seat == 1:
            raise KeyError("nothing to be seen")
        return super().scene(table, seat)


@pytest.mark.usefixtures("put_back")
def test_a_view_that_cannot_be_drawn_stops_nobody_else(server: ServerUnderTest) -> None:
    bring(Gloom())
    made = server.set_table("Ada", "Mira", game="gloom", start=True)
    with made.sit(0) as ada, server.client.websocket_connect("/api/live") as mira:
        mira.send_json({"type": "hello", "table": made.id, "secrets": [made.keys[1]]})
        while mira.receive_json()["type"] != "error":
            pass
        assert ada.choose(0, "roll")["type"] == "accepted"
        assert ada.caught_up(1, 0)["turn"] == 1
    service = server.client.app.state.service
    until(lambda: not service.tables.get(made.id).audience.screens)


@pytest.mark.usefixtures("put_back")
def test_a_bot_that_answers_nonsense_does_not_stop_the_table(server: ServerUnderTest) -> None:
    bring_bot("stubborn", Stubborn)
    made = server.set_table("bot:stubborn", "bot:random", start=True)
    with made.watch() as guest:
        while not guest.views[None]["result"]:
            guest.hear()
