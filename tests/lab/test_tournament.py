"""Every bot against every other: fair tables, a cross table that adds up, ratings that put the stronger first."""

import pytest

import fabletable
from fabletable.bots import Bot, bring_bot
from fabletable.lab.executors import InProcess
from fabletable.lab.tournament import cross_table, enter, go_on_with, ratings, read_tournament


class First(Bot):
    """Takes the first option."""

    looks_ahead = False

    def decide(self, decision, imagine):
        return decision.options[0]


class Enough(Exception):
    pass


@pytest.fixture
def three():
    bring_bot("first", First)
    return ["random", "greedy", "first"]


def test_a_round_robin(three):
    tournament = enter("lanterns", three, 12, seed="s").play(InProcess)
    assert tournament.games == 36
    met = cross_table(tournament)
    assert len(met) == 6
    for (one, other), meeting in met.items():
        assert meeting.games == 12
        assert meeting.ahead + met[other, one].ahead == 12
        assert meeting.margin == -met[other, one].margin
    assert ratings(tournament)[0].bot == "greedy"


def test_tables_of_three_are_one_table(three):
    tournament = enter("lanterns", three, 6, 3, "s").play(InProcess)
    assert [table.bots for table in tournament.tables] == [three]
    assert all(meeting.games == 6 for meeting in cross_table(tournament).values())


def test_a_tournament_that_was_stopped_comes_to_the_same_end(three):
    kept = []

    def stop(played):
        if played > 20:
            raise Enough

    with pytest.raises(Enough):
        enter("lanterns", three, 12, seed="s").play(InProcess, stop, kept.append)
    part = read_tournament(kept[-1].to_json(), "cup.json")
    assert 20 < part.games < 36
    again = go_on_with(part).play(InProcess)
    whole = enter("lanterns", three, 12, seed="s").play(InProcess)
    assert ratings(again) == ratings(whole)
    assert [table.fingerprint for table in again.tables] == [table.fingerprint for table in whole.tables]


def test_equal_bots_are_rated_alike():
    bring_bot("twin", First)
    bring_bot("first", First)
    one, other = ratings(enter("lanterns", ["first", "twin"], 40, seed="s").play(InProcess))
    assert abs(one.rating - other.rating) < one.unsure + other.unsure


@pytest.mark.parametrize(
    ("bots", "players", "code"),
    [
        (["random"], None, "why-few-bots"),
        (["random", "random"], None, "why-few-bots"),
        (["random", "greedy"], 3, "why-few-bots"),
        (["random", "genius"], None, "why-unknown-bot"),
    ],
)
def test_wrong_entries_are_refused(bots, players, code):
    with pytest.raises(fabletable.Refused) as no:
        enter("lanterns", bots, 2, players)
    assert no.value.code == code


def test_what_is_no_tournament_is_refused():
    with pytest.raises(fabletable.Refused) as no:
        read_tournament(b"{}", "x.json")
    assert no.value.code == "why-no-tournament"
