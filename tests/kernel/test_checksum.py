"""Checksums: everything on the table counts, and only that."""

import pytest

from fabletable.kernel import Chance, State, Table, checksum, frozen


class Chest(State):
    __slots__ = ("gold", "things")

    def __init__(self):
        self.gold = 1
        self.things = []


class Stone:
    key = "stone"


def test_every_attribute_counts():
    one, other = Chest(), Chest()
    assert checksum(one) == checksum(other)
    other.gold = 2
    assert checksum(one) != checksum(other)


def test_what_never_changes_is_told_by_its_key():
    chest = Chest()
    chest.things = [Stone(), (1, None, True), {"b": 1, "a": Stone()}]
    assert frozen(chest) == [
        ["gold", 1],
        ["things", ["stone", [1, None, True], [["a", "stone"], ["b", 1]]]],
    ]


def test_the_order_of_a_set_or_dict_does_not_count_but_that_of_a_list_does():
    one, other = Chest(), Chest()
    one.things, other.things = {"a": 1, "b": 2}, {"b": 2, "a": 1}
    assert checksum(one) == checksum(other)
    one.things, other.things = {0, 8}, {8, 0}
    assert list(one.things) != list(other.things), "these sets walk in the order they were filled"
    assert checksum(one) == checksum(other)
    one.things, other.things = [1, 2], [2, 1]
    assert checksum(one) != checksum(other)


def test_the_same_thing_twice_is_not_two_equal_things():
    one, other = Chest(), Chest()
    box = Chest()
    one.things = [box, box]
    other.things = [Chest(), Chest()]
    assert checksum(one) != checksum(other)


def test_a_thing_in_itself_ends():
    chest = Chest()
    chest.things.append(chest)
    assert frozen(chest)[1] == ["things", [["again", 0]]]


def test_luck_counts_and_story_and_counting_do_not():
    one, other = Table(2, Chance("x")), Table(2, Chance("x"))
    other.log_lines, other.tally = [], {"card:x": 1}
    assert checksum(one) == checksum(other)
    other.chance.roll()
    assert checksum(one) != checksum(other)


def test_what_has_no_key_cannot_lie_on_the_table():
    chest = Chest()
    chest.things = [object()]
    with pytest.raises(TypeError, match="neither a State nor has a key"):
        checksum(chest)
