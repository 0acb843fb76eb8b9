"""Two games of one seed meet the same luck though their first choices differ; with one stream they do not."""

import pytest

from benchmarks.common_luck import GAMES, equal_share
from fabletable.games import find

PAIRS = 2


@pytest.mark.parametrize("key", GAMES)
def test_later_draws_with_the_same_label_are_equal(key):
    share, draws = equal_share(find(key), PAIRS)
    assert draws > 100
    assert share >= 0.95


@pytest.mark.parametrize("key", GAMES)
def test_with_one_stream_they_are_equal_only_by_coincidence(key):
    share, draws = equal_share(find(key), PAIRS, one_stream=True)
    assert draws > 100
    assert share < 0.35, "of six faces one in six is the same, of two sides of a token every second"
