"""Chances to win weigh in the scripts of a table only where hints are allowed, and say what the seat may know."""

from __future__ import annotations

import pytest

from fabletable.bots import Imagine, make_bot
from fabletable.coach.outlook import chance_known_to
from fabletable.games import find
from fabletable.table.audience.views import NOTHING, CurrentViews
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import SeatRow, TableRow


def played(game: str, hints: bool, decisions: int) -> Replica:
    """Play a table of a person and a bot so many decisions, all stored; both decide as greedy does."""
    row = TableRow(id="chances", game=game, rules=find(game).version, options={"hints": hints}, visibility="link",
                   state="playing", host="", secret="", seed="chances", created="2026-01-01", result="")  # fmt: skip
    chairs = [SeatRow(seat=seat, kind=kind, name="", bot="", claimed=True, held=False, secret="", entropy="")
              for seat, kind in enumerate(("here", "bot"))]  # fmt: skip
    replica = Replica(row, chairs)
    bot = make_bot("greedy", "chances")
    for _ in range(decisions):
        match = replica.being_played
        assert match.decision is not None
        entry = replica.take(
            match.decision.seat, bot.decide(match.decision, Imagine(match, match.decision.seat, bot.chance)).key, ""
        )
        replica.written([entry], replica.after(entry))
    return replica


@pytest.mark.parametrize("game", ["prophecy", "runebound", "witcher"])
def test_a_person_has_chances_before_and_after_each_decision(game: str) -> None:
    replica = played(game, hints=True, decisions=30)
    moved = replica.chances.moved(0)
    assert sorted(moved) == list(range(1, 31))
    assert moved[30][1] == chance_known_to(replica.being_played, 0)
    assert all(moved[at][1] == moved[at + 1][0] for at in range(1, 30))
    assert replica.chances.moved(1) == replica.chances.moved(None) == {}, "a bot and a spectator need none"


def test_without_hints_nothing_is_told_of_chances() -> None:
    replica = played("prophecy", hints=False, decisions=30)
    assert replica.chances.moved(0) == {}
    frame, _ = CurrentViews(replica).frame(0, NOTHING)
    assert b'"chance"' not in frame
    assert b"director-chance-moved" not in frame
