"""Runs that are stopped and gone on with, variants, and what is noted along the way."""

import numpy as np
import pytest

import fabletable
from fabletable.lab import go_on, prepare, read_outcome, simulate
from fabletable.lab.executors import InProcess, executor_from


class Enough(Exception):
    pass


def stopped(run, after):
    """Play until so many games are done; what was kept then."""
    kept = []

    def stop(played):
        if played >= after:
            raise Enough

    with pytest.raises(Enough):
        run.play(InProcess(), stop, kept.append)
    return kept[-1]


def test_a_run_that_was_stopped_comes_to_the_same_end():
    settings = {"players": 3, "bots": ["random", "greedy"], "seed": "s", "watch": True}
    whole = simulate("lanterns", 40, **settings)
    part = stopped(prepare("lanterns", 40, **settings), 15)
    assert 15 <= part.games < 40
    assert part.asked == 40
    again = go_on(read_outcome(part.to_json(), "part.json")).play(InProcess())
    assert again.fingerprint == whole.fingerprint
    assert again.rows == whole.rows
    assert again.coverage == whole.coverage
    assert again.things == whole.things


def test_more_games_of_a_run_are_the_games_of_a_longer_one():
    short = simulate("lanterns", 10, seed="s")
    assert go_on(short, 25).play(InProcess()).fingerprint == simulate("lanterns", 25, seed="s").fingerprint
    assert go_on(short, 5).play(InProcess()).games == 10, "none is taken away"


def test_a_run_of_other_rules_is_not_gone_on_with():
    outcome = simulate("lanterns", 2, seed="s")
    outcome.version = "0"
    with pytest.raises(fabletable.Refused) as no:
        go_on(outcome)
    assert no.value.code == "why-other-rules"


def test_a_file_with_older_names_is_read():
    outcome = simulate("lanterns", 6, seed="s", watch=True, blunders=True)
    written = outcome.to_json()
    older = written.replace(b'"blunders"', b'"follies"').replace(b'"message"', b'"say"')
    assert older.count(b'"follies"') > 1
    assert older.count(b'"say"') == len(outcome.things) > 0
    assert read_outcome(older, "x.json") == read_outcome(written, "x.json")


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[1]", b"\xff", b'{"game": "lanterns"}', b'{"rows": 5}', b'{"things": []}']
)
def test_what_is_no_outcome_is_refused(data):
    with pytest.raises(fabletable.Refused) as no:
        read_outcome(data, "x.json")
    assert no.value.code == "why-no-outcome"


def test_variants_take_turns_and_every_bot_sits_everywhere_in_each():
    outcome = simulate("lanterns", 24, 3, ["random", "greedy"], "s", vary={"rich": ["yes", "no"]})
    assert outcome.variants == [{"rich": True}, {"rich": False}]
    for variant in (0, 1):
        rows = [row for row in outcome.rows if row.variant == variant]
        assert len(rows) == 12
        assert [sum(row.bots[seat] == "greedy" for row in rows) for seat in range(3)] == [4, 4, 4]
    with pytest.raises(fabletable.Refused):
        simulate("lanterns", 4, vary={"rich": ["yes", "perhaps"]})


def test_what_was_taken_and_left_is_noted():
    outcome = simulate("diceforge", 6, 2, ["random"], "s", watch=True)
    row = outcome.rows[0]
    assert len(row.taken) == len(row.left) == 2
    for taken, left in zip(row.taken, row.left, strict=True):
        assert taken
        assert not set(taken) & set(left)
        assert all(0 <= when < 1000 for when in taken.values())
    asks = {outcome.things[key].ask for key in row.taken[0]}
    assert "ask-action" in asks
    assert "ask-extra" not in asks, "an extra action takes the same things"
    assert len(row.course) == 11
    assert np.shape(row.course) == (11, 2)


def test_heroes_are_noted_where_a_game_has_them():
    outcome = simulate("witcher", 2, 2, ["random"], "s", heroes=True)
    assert all(len(row.heroes) == 2 and all(row.heroes) for row in outcome.rows)
    assert set(outcome.names) >= set(outcome.rows[0].heroes)
    assert simulate("diceforge", 1, seed="s", heroes=True).rows[0].heroes == []


def test_who_plays_is_named():
    with pytest.raises(fabletable.Refused) as no:
        executor_from("magic", 1)
    assert no.value.code == "why-unknown-executor"
