"""A conformance check that fails says what differs, and where."""

import pytest

from fabletable.kernel import Message, State, frozen
from fabletable.kernel.match import start
from fabletable.kernel.scene import Piece, Scene
from tests.conformance.differences import assert_same, look, lying_twice, seen, shared
from tests.conformance.test_secrets import follow, news, shuffled
from tests.kernel.lanterns import Harbour, Lanterns


class Leaky(Lanterns):
    """Shows the top of the deck to everyone."""

    key = "leaky"

    def scene(self, table: Harbour, seat: int | None) -> Scene:
        scene = super().scene(table, seat)
        scene.board.pieces = [Piece("top", "card", Message("lantern", {"light": table.deck[-1].light}))]
        return scene


def test_a_leak_is_named_by_zone_and_piece():
    plain, clone = shuffled(start(Leaky(), 2, "leak"), 0, "leak")
    assert plain.table.deck[-1].light != clone.table.deck[-1].light
    with pytest.raises(AssertionError, match=r"scene\.board\.pieces\[top\]\.label\.args\.light: \d, not \d"):
        follow(plain, clone, 0, news(plain), "decision 0")


def test_a_difference_is_named_by_the_way_to_it():
    match = start(Lanterns(), 2, "way")
    before = seen(match)
    match.table.keepers[1].gold += 5
    with pytest.raises(AssertionError, match=r"decision 0\n  table\.keepers\[1\]\.gold: 7, not 2\n"):
        assert_same(seen(match), before, "decision 0")
    match.table.keepers[1].gold -= 5
    card = match.table.keepers[0].hand.pop()
    with pytest.raises(AssertionError, match=rf"table\.keepers\[0\]\.hand\[1\]: '{card.key}' is missing"):
        assert_same(seen(match), before, "decision 0")


def test_what_a_copy_shares_and_what_lies_twice_is_named():
    table = start(Lanterns(), 2, "shared").table
    assert not shared(table, table.copy())
    clone = table.copy()
    clone.keepers[1].hand = table.keepers[1].hand
    assert shared(table, clone) == ["table.keepers[1].hand (list)"]
    clone.keepers[0] = clone.keepers[1]
    assert "table.keepers[1] is table.keepers[0] (Keeper)" in lying_twice(clone)


def test_equal_things_have_no_difference():
    match = start(Lanterns(), 3, "equal")
    assert_same(look(match, 1), look(match.clone(), 1), "")
    assert_same(frozen(State()), frozen(State()), "")
