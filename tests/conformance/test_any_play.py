"""Any play in any order: Hypothesis chooses, and shrinks what it finds to the shortest game."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fabletable
from fabletable.games import shelf
from fabletable.kernel import Refused
from tests.conformance.differences import assert_same, seen

MOVES = st.lists(st.tuples(st.integers(0, 1000), st.sampled_from(["", "", "undo", "refuse", "clone"])), max_size=40)


@pytest.mark.parametrize("game", shelf())
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data(), seed=st.integers(0, 10**6), moves=MOVES)
def test_any_play_keeps_the_table_in_order(game, data, seed, moves):
    low, high = fabletable.find(game).players
    match = fabletable.start(game, data.draw(st.integers(low, high)), seed)
    pieces = match.game.pieces(match.table)
    for number, also in moves:
        decision = match.decision
        if decision is None:
            break
        before = seen(match) if also else {}
        if also == "clone":
            match = match.clone()
            assert_same(seen(match), before, f"{also}, decision {match.number}")
        if also == "refuse":
            with pytest.raises(Refused):
                match.choose("no such key")
            assert_same(seen(match), before, f"{also}, decision {match.number}")
        seat = decision.seat
        match.choose(decision.options[number % len(decision.options)].key)
        if also == "undo" and match.why_no_undo(seat) is None:
            match.undo(seat)
            assert_same(seen(match), before, f"{also}, decision {match.number}")
        assert match.game.pieces(match.table) == pieces
    assert fabletable.verify(match.record())
