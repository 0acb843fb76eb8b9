"""Two games of one seed meet the same luck though their first choices differ; with one stream they do not."""

import pytest

from fabletable.games import find
from fabletable.kernel import chance

if not str(chance.__file__).endswith(".py"):
    pytest.skip("the control derives from a class that is compiled here", allow_module_level=True)

from benchmarks.common_luck import GAMES, equal_share

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
