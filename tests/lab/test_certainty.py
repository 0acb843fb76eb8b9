"""Confidence intervals, checked on made-up games."""

import numpy as np
import pytest

from fabletable.lab.certainty import (
    ConfidenceInterval,
    bonferroni,
    difference,
    false_discovery_rates,
    mean_of,
    more_games,
    share_of,
    shrunk,
)


def test_a_share_with_its_interval():
    """Wilson's interval for 8 of 10, as the textbooks have it."""
    share = share_of(8, 10)
    assert share.mid == 0.8
    assert (share.low, share.high) == (pytest.approx(0.490, abs=0.001), pytest.approx(0.943, abs=0.001))
    assert share_of(0, 0).high == 1.0
    assert share_of(0, 20).low == 0.0 < share_of(0, 20).high < 0.2


def test_the_interval_holds_the_truth_as_often_as_it_says():
    luck = np.random.default_rng(1)
    held = sum((one := share_of(luck.binomial(80, 0.3), 80)).low <= 0.3 <= one.high for _ in range(400))
    assert 0.92 <= held / 400 <= 0.98
    held = sum((one := mean_of(luck.normal(5, 2, 30))).low <= 5 <= one.high for _ in range(400))
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize("paired", [True, False])
def test_equal_groups_are_rarely_told_apart(paired):
    luck = np.random.default_rng(2)
    wrong = 0
    for _ in range(300):
        a, b = (luck.binomial(1, 0.3, 100).astype(float) for _ in range(2))
        one = difference(a, b, paired=paired, bounded=True)
        wrong += not one.low <= 0 <= one.high
    assert wrong / 300 <= 0.07


def test_pairs_see_more():
    """The common part of both games of a pair drops out."""
    luck = np.random.default_rng(3)
    common = luck.normal(100, 20, 200)
    a, b = common + luck.normal(0, 1, 200), common + luck.normal(1, 1, 200)
    assert difference(a, b, paired=True, bounded=False).low > 0
    assert difference(a, b, paired=False, bounded=False).low < 0


def test_none_of_few_is_no_certainty():
    one = difference([0.0] * 20, [0.0] * 20, paired=True, bounded=True)
    assert one.low < 0 < one.high


def test_many_questions_need_surer_answers():
    assert bonferroni(1) == 0.95
    assert bonferroni(20) == pytest.approx(0.9975)


def test_luck_among_what_is_found():
    luck = np.random.default_rng(4)
    nothing = false_discovery_rates(list(luck.uniform(size=200)))
    assert min(nothing) > 0.05
    assert false_discovery_rates([1e-9, *luck.uniform(size=199)])[0] < 0.05
    assert false_discovery_rates([]) == []


def test_noise_is_drawn_to_nothing_and_signal_stays():
    drawn = shrunk([0.3, 0.3, 0.01, -0.02], [0.01, 0.5, 0.01, 0.01])
    assert drawn[0].mid == pytest.approx(0.3, abs=0.01)
    assert abs(drawn[1].mid) < 0.1
    assert drawn[0].low > 0 > drawn[1].low
    assert [one.mid for one in shrunk([0.01, -0.01], [0.1, 0.1])] == [0.0, 0.0]


def test_how_many_more_games():
    assert more_games(ConfidenceInterval(0.10, 0.05, 0.15, 100), 0.03) == 0
    assert more_games(ConfidenceInterval(0.10, -0.04, 0.24, 100), 0.03) == 300, (
        "half the width takes four times the games"
    )
    assert more_games(ConfidenceInterval(0.0, -0.06, 0.06, 100), 0.03) == 300, "to know that it is too small to matter"
    assert more_games(ConfidenceInterval(0.03, -0.1, 0.16, 100), 0.03) is None
