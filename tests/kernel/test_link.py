"""Links that carry a game: the same game comes out, and any letter that is wrong is noticed."""

import base64
import binascii
import string

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fabletable
from fabletable.bots import make_bot, play_on
from fabletable.kernel import Refused
from fabletable.kernel.link import (
    CHECK_EVERY,
    LINK_PATH,
    LONGEST_WORDS,
    GameLink,
    LinkHeader,
    LinkSeat,
    decisions_in,
    is_link,
    link_of,
    packed_decisions,
    read_link,
    record_in,
)

LETTERS = string.ascii_letters + string.digits + "-_"


def played(key, seed, players=3, most=None):
    """Play a game of bots; return its record, or that of its first ``most`` decisions."""
    match = fabletable.start(key, players=players, seed=seed, quick=True)
    bots = {seat: make_bot("random", f"{seed}/{seat}") for seat in range(match.players)}
    play_on(match, bots)
    record = match.record()
    if most is None or most >= len(record.decisions):
        return record
    return fabletable.replay(record, most).record()


@pytest.fixture(scope="module")
def game():
    return fabletable.find("diceforge")


@pytest.fixture(scope="module")
def record():
    return played("diceforge", "a link")


@pytest.fixture(scope="module")
def link(record, game):
    seats = [LinkSeat("Ada"), LinkSeat("Bruno", "hard"), LinkSeat("Vévoda", "medium")]
    return link_of(record, game, "moment", at=20, seat=2, words="Что бы вы сделали?", seats=seats)


def code_of(text):
    """Return why a text is refused as a link."""
    with pytest.raises(Refused) as no:
        read_link(text)
    return no.value.code


def test_the_record_comes_out_as_it_went_in(link, record, game):
    again = read_link(link.to_text())
    assert again == link
    assert record_in(again, game) == record


def test_a_link_is_found_in_a_message(link):
    letters = link.to_text()
    wrapped = "\n".join(letters[at : at + 70] for at in range(0, len(letters), 70))
    for text in (
        f"Look: https://example.org/fable/{LINK_PATH}{wrapped}\n",
        f"(http://[::1]:8000/{LINK_PATH}{letters}).",
    ):
        assert is_link(text)
        assert read_link(text) == link


@pytest.mark.parametrize(("change", "words"), [(1, ""), (1, "a"), (1, "ab"), (7, "abc"), (32, "")])
def test_every_changed_letter_is_noticed(link, change, words):
    """The last letter may have bits that belong to no byte: three lengths show it."""
    letters = GameLink(msgspec.structs.replace(link.header, words=words), link.packed).to_text()
    for at, letter in enumerate(letters):
        other = LETTERS[(LETTERS.index(letter) + change) % len(LETTERS)]
        assert code_of(letters[:at] + other + letters[at + 1 :]) == "why-link-damaged"


def test_every_flipped_bit_is_noticed(link):
    content = bytearray(base64.urlsafe_b64decode(link.to_text() + "=="))
    for at in range(len(content)):
        for bit in range(8):
            content[at] ^= 1 << bit
            assert code_of(as_letters(bytes(content))) == "why-link-damaged"
            content[at] ^= 1 << bit


def test_every_missing_end_and_odd_letter_is_noticed(link):
    letters = link.to_text()
    for length in range(len(letters)):
        assert code_of(letters[:length]) == "why-link-damaged"
    for odd in "=+/é%\x00.":
        assert code_of(letters[:9] + odd + letters[10:]) == "why-link-damaged"
    assert code_of(letters * 100) == "why-link-damaged"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=80) | st.text(LETTERS, max_size=80))
def test_any_text_is_refused_with_a_code(text):
    assert code_of(text).startswith("why-")


def as_letters(content):
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def sealed(content):
    return as_letters(content + binascii.crc32(content).to_bytes(4, "big"))


def test_a_newer_format_says_so():
    assert code_of(sealed(bytes([9]) + b"whatever")) == "why-link-format"


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=60))
def test_a_forged_envelope_is_refused_with_a_code(content):
    assert code_of(sealed(bytes([1]) + content)).startswith("why-")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"words": "x" * (LONGEST_WORDS + 1)}, "why-link-words"),
        ({"length": 10**9}, "why-link-long"),
        ({"at": 10_000}, "why-no-such-decision"),
        ({"seat": 3}, "why-not-at-the-table"),
        ({"seats": [LinkSeat("Ada")]}, "why-link-damaged"),
    ],
)
def test_a_header_that_cannot_be_is_refused(link, change, code):
    forged = GameLink(msgspec.structs.replace(link.header, **change), link.packed)
    assert code_of(forged.to_text()) == code


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "another"},
        {"players": 2, "seats": [], "seat": 0},
        {"over": False},
        {"length": 30},
        {"length": 0, "at": 0},
    ],
)
def test_a_forged_game_does_not_follow_the_rules(link, game, change):
    forged = GameLink(msgspec.structs.replace(link.header, **change), link.packed)
    with pytest.raises(Refused):
        decisions_in(read_link(forged.to_text()), game)


def test_every_forged_byte_of_the_decisions_is_noticed(link, game):
    for at in range(len(link.packed)):
        packed = bytearray(link.packed)
        packed[at] ^= 0x15
        with pytest.raises(Refused):
            decisions_in(GameLink(link.header, bytes(packed)), game)
    with pytest.raises(Refused):
        decisions_in(GameLink(link.header, link.packed[:5]), game)


def test_by_other_rules_what_is_the_same_comes_out(link, game):
    older = msgspec.structs.replace(link.header, version="0.0")
    whole = decisions_in(GameLink(older, link.packed), game)
    assert whole.is_whole
    packed = bytearray(link.packed)
    packed[6 + 2 * 3] ^= 1  # the fourth check on the way
    part = decisions_in(GameLink(older, bytes(packed)), game)
    assert not part.is_whole
    assert part.decisions == whole.decisions[: 3 * CHECK_EVERY]
    with pytest.raises(Refused, match="record-version"):
        record_in(GameLink(older, link.packed), game)


def test_the_first_question_and_an_unfinished_game_are_carried(record, game):
    for most in (0, 1, CHECK_EVERY, CHECK_EVERY + 1):
        begun = fabletable.replay(record, most).record()
        link = read_link(link_of(begun, game, "puzzle", at=most).to_text())
        assert record_in(link, game) == begun


@pytest.mark.parametrize("key", fabletable.games.BUILT_IN)
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.text(max_size=8), players=st.integers(2, 4), most=st.integers(0, 400))
def test_what_is_packed_comes_out(key, seed, players, most):
    record = played(key, seed, players, most=most)
    game = fabletable.find(key)
    link = read_link(link_of(record, game).to_text())
    assert decisions_in(link, game).decisions == [(seat, chosen) for seat, chosen, _ in record.decisions]


def test_only_what_was_possible_is_packed(game):
    with pytest.raises(Refused, match="why-no-such-choice"):
        packed_decisions(game, 2, "s", {}, ["no such key"])


def test_records_of_other_rules_are_not_packed(record, game):
    with pytest.raises(Refused, match="record-version"):
        link_of(msgspec.structs.replace(record, version="0.0"), game)


def test_a_header_is_read_without_its_game(link):
    foreign = GameLink(msgspec.structs.replace(link.header, game="chess"), link.packed)
    assert isinstance(read_link(foreign.to_text()).header, LinkHeader)


@pytest.mark.parametrize(
    ("key", "most"), [("diceforge", 1_500), ("prophecy", 8_000), ("runebound", 8_000), ("witcher", 8_000)]
)
def test_a_whole_game_fits(key, most):
    """Pack a long game with the longest words and names; docs/links.md has figures of real ones."""
    record = played(key, "whole", players=4)
    words = "ж" * LONGEST_WORDS
    seats = [LinkSeat("Л" * 40, "master") for _ in range(record.players)]
    text = link_of(record, fabletable.find(key), words=words, seats=seats).to_text()
    assert len(text) <= most
