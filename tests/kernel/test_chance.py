"""Luck: fair, repeatable, and checkable by anybody who has the seed."""

from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletable.kernel import Chance, commitment, of_seats

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
    """Several bytes make a draw beyond 256 sides."""
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
    assert clone.watched() == [("", 5), ("", 0), ("", 3)]
    assert chance.watched() == [("", 5)]
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
    assert chance.watched() == [("", value) for value in drawn]
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


# --- streams ---


def streams_of(chance: Chance, *labels: str, draws: int = 8) -> list[list[int]]:
    return [[chance.below(6, label) for _ in range(draws)] for label in labels]


def test_what_one_stream_gives_does_not_depend_on_the_others():
    one, other = Chance("streams"), Chance("streams")
    battle, die = streams_of(one, "seat-0/battle", "seat-0/die")
    streams_of(other, "seat-1/battle", "deck-rare", "")
    again = [[other.below(6, label) for label in ("seat-0/die", "seat-0/battle")] for _ in range(8)]
    assert [die, battle] == [list(each) for each in zip(*again, strict=True)]
    assert battle != die


def test_anyone_with_the_seed_can_work_a_stream_out():
    """The published recipe: the counter is followed by the label, and by the turn for the rolls of seats."""
    key = blake2b(b"any text").digest()
    for label, name in (("deck-rare", "deck-rare"), ("seat-1/battle", "seat-1/battle/7.1")):
        block = b"".join(blake2b(n.to_bytes(8, "big") + name.encode(), key=key).digest() for n in range(2))
        chance = Chance("any text")
        chance.begin("7.1")
        dice = [byte % 6 + 1 for byte in block if byte < 252]
        assert [chance.roll(6, label) for _ in dice] == dice


def test_rolls_of_seats_begin_anew_with_each_turn_and_decks_go_on():
    busy, idle = Chance("turns"), Chance("turns")
    for chance, fights in ((busy, 3), (idle, 0)):
        chance.begin("1.0")
        for _ in range(fights):
            streams_of(chance, "seat-0/battle", "deck-rare")
        chance.begin("2.0")
    assert streams_of(busy, "seat-0/battle") == streams_of(idle, "seat-0/battle")
    assert streams_of(busy, "deck-rare") != streams_of(idle, "deck-rare")
    assert streams_of(busy, "seat-0/battle") != streams_of(Chance("turns"), "seat-0/battle")


def test_a_shuffle_of_a_deck_depends_on_what_lies_there_and_not_how():
    one, other = list("abcdefgh"), list("hgfedcba")
    Chance("deck").shuffle(one, "deck-rare")
    Chance("deck").shuffle(other, "deck-rare")
    assert one == other != sorted(one)


def test_a_shuffle_does_not_depend_on_the_size_of_the_one_before():
    few, many = Chance("deck"), Chance("deck")
    few.shuffle(list(range(3)), "deck-rare")
    many.shuffle(list(range(100)), "deck-rare")
    one, other = list("abcdefgh"), list("abcdefgh")
    few.shuffle(one, "deck-rare")
    many.shuffle(other, "deck-rare")
    assert one == other
    third = list("abcdefgh")
    many.shuffle(third, "deck-rare")
    assert third != other


def test_a_larger_deck_takes_the_same_draws_and_more():
    small, large = Chance("deck"), Chance("deck")
    for chance, size in ((small, 20), (large, 30)):
        chance.watch()
        chance.shuffle(list(range(size)), "deck-rare")
    drawn = large.watched()
    assert drawn[:19] == small.watched()
    assert {name for name, _ in drawn} == {"deck-rare"}


def test_every_order_of_a_shuffled_deck_is_as_likely():
    counts = dict.fromkeys(permutations("abcd"), 0)
    chance = Chance("orders of a deck")
    for _ in range(24_000):
        cards = list("abcd")
        chance.shuffle(cards, "deck-rare")
        counts[tuple(cards)] += 1
    assert chi_squared(list(counts.values())) < 49.73


def test_the_first_dice_of_many_streams_are_fair():
    counts = [0] * 36
    for turn in range(10_000):
        chance = Chance("streams")
        chance.begin(str(turn))
        counts[6 * chance.below(6, "seat-0/battle") + chance.below(6, "seat-1/battle")] += 1
    assert chi_squared(counts) < 66.62


def test_a_copy_has_all_streams_and_goes_on_alone():
    chance = Chance("x")
    chance.begin("3.1")
    streams_of(chance, "seat-0/battle", "deck-rare", "seat-1/die")
    clone = chance.copy()
    assert clone.mark() == chance.mark()
    ahead = streams_of(clone, "deck-rare", "seat-0/battle", "seat-1/die", "", draws=70)
    assert clone.mark() != chance.mark()
    assert streams_of(chance, "deck-rare", "seat-0/battle", "seat-1/die", "", draws=70) == ahead


def test_a_mark_tells_every_position_whatever_was_drawn_from_last():
    one, other = Chance("x"), Chance("x")
    streams_of(one, "seat-0/battle", "deck-rare", "")
    streams_of(other, "", "deck-rare", "seat-0/battle")
    assert one.mark() == other.mark()
    other.below(6, "seat-0/battle")
    assert one.mark() != other.mark()
    one.below(6, "seat-0/battle")
    assert one.mark() == other.mark()
    other.begin("1.0")
    assert one.mark() != other.mark()


def test_streams_leave_the_set_up_and_its_forks_alone():
    plain, streaming = Chance("x"), Chance("x")
    streams_of(streaming, "seat-0/battle", "deck-rare")
    assert [streaming.below(6) for _ in range(9)] == [plain.below(6) for _ in range(9)]
    streams_of(streaming, "deck-rare")
    assert [streaming.fork().below(1000) for _ in range(9)] == [plain.fork().below(1000) for _ in range(9)]


def test_watched_draws_name_their_stream():
    chance = Chance("x")
    chance.watch()
    chance.begin("4.0")
    chance.below(6)
    chance.below(6, "seat-0/battle")
    chance.shuffle([1, 2], "deck-rare")
    chance.shuffle([1, 2], "deck-rare")
    assert [name for name, _ in chance.watched()] == ["", "seat-0/battle/4.0", "deck-rare", "deck-rare/1"]


def test_labels_by_seat():
    assert of_seats("battle")[:2] == ["seat-0/battle", "seat-1/battle"]


@pytest.mark.parametrize("label", ["", "deck-rare"])
@pytest.mark.parametrize("size", [0, 1, 2, 7, 64, 255, 256, 257, 700])
def test_a_shuffle_takes_the_draws_that_single_dice_would(size: int, label: str):
    shuffled, watched = Chance("shuffle"), Chance("shuffle")
    watched.watch()
    for _ in range(3):
        things, others, single = (sorted(range(size), key=repr) for _ in range(3))
        shuffled.shuffle(things, label)
        watched.shuffle(others, label)
        assert things == others
        drawn = iter([value for _, value in watched.watched()])
        for last in range(1, size) if label else range(size - 1, 0, -1):
            other = next(drawn)
            single[last], single[other] = single[other], single[last]
        assert things == single
        assert next(drawn, None) is None
        assert (shuffled.mark(), shuffled.drawn) == (watched.mark(), watched.drawn)
        assert shuffled.below(6, label) == watched.below(6, label)
        watched.watched()


def test_a_shuffle_without_a_label_takes_plain_draws():
    shuffled, drawn = Chance("shuffle"), Chance("shuffle")
    things, others = list(range(64)), list(range(64))
    shuffled.shuffle(things)
    for last in range(63, 0, -1):
        other = drawn.below(last + 1)
        others[last], others[other] = others[other], others[last]
    assert things == others
    assert (shuffled.mark(), shuffled.drawn) == (drawn.mark(), drawn.drawn)
