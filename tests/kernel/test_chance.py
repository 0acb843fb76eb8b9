"""Luck: fair, repeatable, and checkable by anybody who has the seed."""

from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletable.kernel import Chance, commitment

MILLION = 1_000_000

# The value that a fair die exceeds once in a thousand samples, by the number of sides.
ONCE_IN_A_THOUSAND = {6: 20.515, 8: 24.322, 20: 43.820}


def chi_squared(counts):
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [6, 8, 20])
def test_a_million_dice_are_fair(sides):
    chance = Chance("a million dice")
    counts = [0] * sides
    for _ in range(MILLION):
        counts[chance.below(sides)] += 1
    assert chi_squared(counts) < ONCE_IN_A_THOUSAND[sides]


def test_the_next_die_knows_nothing_of_the_last():
    chance = Chance("pairs")
    counts = [0] * 36
    last = chance.below(6)
    for _ in range(200_000):
        die = chance.below(6)
        counts[6 * last + die] += 1
        last = die
    assert chi_squared(counts) < 66.62


def test_every_order_of_a_shuffle_is_as_likely():
    chance = Chance("orders")
    counts = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards)
        counts[tuple(cards)] += 1
    assert chi_squared(list(counts.values())) < 49.73


def test_anyone_with_the_seed_can_work_the_dice_out():
    """The published recipe: BLAKE2b of a counter, keyed by BLAKE2b of the seed; bytes over the last multiple are thrown
    away."""
    key = blake2b(b"any text").digest()
    bytes_drawn = b"".join(blake2b(n.to_bytes(8, "big"), key=key).digest() for n in range(4))
    dice = [byte % 6 + 1 for byte in bytes_drawn if byte < 252]
    chance = Chance("any text")
    assert [chance.roll(6) for _ in dice] == dice
    assert dice[:8] == [Chance("any text").roll(6), *dice[1:8]]


@given(st.text(max_size=20), st.integers(1, 5000), st.integers(1, 40))
def test_the_same_seed_gives_the_same_luck_within_bounds(seed, n, draws):
    one, other = Chance(seed), Chance(seed)
    drawn = [one.below(n) for _ in range(draws)]
    assert drawn == [other.below(n) for _ in range(draws)]
    assert all(0 <= value < n for value in drawn)


def test_a_wide_draw_reaches_both_ends():
    chance = Chance("wide")
    drawn = {chance.below(300) for _ in range(20_000)}
    assert drawn == set(range(300))


def test_wide_draws_are_fair_too():
    """Beyond 256 sides several bytes make a draw."""
    chance = Chance("wide and fair")
    counts = [0] * 300
    for _ in range(90_000):
        counts[chance.below(300)] += 1
    assert chi_squared(counts) < 380.4, "exceeded once in a thousand samples"
    thousands = [0] * 10
    for _ in range(20_000):
        thousands[chance.below(10_000) // 1000] += 1
    assert chi_squared(thousands) < 27.88


def test_different_seeds_give_different_luck():
    assert [Chance("a").below(256) for _ in range(1)] != [Chance("b").below(256) for _ in range(1)]


def test_nothing_is_drawn_where_there_is_no_choice():
    chance = Chance("x")
    assert chance.below(1) == 0
    assert chance.drawn == 0
    assert chance.mark() == Chance("x").mark()


def test_a_copy_goes_on_alone():
    chance = Chance("x")
    chance.roll()
    clone = chance.copy()
    ahead = [clone.roll() for _ in range(100)]
    assert [chance.roll() for _ in range(100)] == ahead


def test_a_copy_has_its_own_loaded_dice_and_its_own_list_of_draws():
    chance = Chance("x")
    chance.load(5, 0, 3)
    chance.watch()
    chance.roll()
    clone = chance.copy()
    assert [clone.roll(), clone.roll()] == [1, 4]
    assert clone.watched() == [5, 0, 3]
    assert chance.watched() == [5]
    assert [chance.roll(), chance.roll()] == [1, 4]
    plain = Chance("x").copy()
    plain.below(6)
    assert plain.watched() == [], "nobody watches"


def test_a_fork_is_another_stream():
    chance = Chance("x")
    fork = chance.fork()
    assert [fork.below(1000) for _ in range(10)] != [chance.below(1000) for _ in range(10)]


def test_loaded_dice_fall_as_told_and_then_luck_goes_on():
    chance = Chance("x")
    chance.load(5, 0)
    assert [chance.roll(), chance.roll()] == [6, 1]
    assert chance.roll() == Chance("x").roll()


def test_a_loaded_die_cannot_show_what_it_does_not_have():
    chance = Chance("x")
    chance.load(6)
    with pytest.raises(ValueError, match="only 0 to 5"):
        chance.roll(6)


def test_watched_draws_are_told_once():
    chance = Chance("x")
    chance.watch()
    drawn = [chance.below(6) for _ in range(5)]
    assert chance.watched() == drawn
    assert chance.watched() == []


def test_watching_changes_nothing():
    plain, watched = Chance("x"), Chance("x")
    watched.watch()
    assert [plain.below(6) for _ in range(50)] == [watched.below(6) for _ in range(50)]


def test_the_commitment_binds_the_seed_and_does_not_give_it_away():
    assert commitment("a seed") == commitment("a seed")
    assert commitment("a seed") != commitment("a seed ")
    assert len(commitment("a seed")) == 64
    assert commitment("a seed") != blake2b(b"a seed", digest_size=32).hexdigest()


@pytest.mark.parametrize("size", [0, 1, 2, 7, 64, 255, 256, 257, 700])
def test_a_shuffle_takes_the_draws_that_single_dice_would(size: int):
    shuffled, drawn = Chance("shuffle"), Chance("shuffle")
    for _ in range(3):
        things, others = list(range(size)), list(range(size))
        shuffled.shuffle(things)
        for last in range(size - 1, 0, -1):
            other = drawn.below(last + 1)
            others[last], others[other] = others[other], others[last]
        assert things == others
        assert (shuffled.mark(), shuffled.drawn) == (drawn.mark(), drawn.drawn)
        shuffled.below(6)
        drawn.below(6)
