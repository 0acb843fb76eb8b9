"""Links: a whole game in a few hundred letters, to be carried in the fragment of a URL.

The decisions are the digits of one number, each to the base of how many options there were, so that only the rules can
read them: ``read_link`` opens the envelope without a game, ``decisions_in`` plays what is inside by the rules.

The envelope is base64url, without padding, of: a byte for the format; the length of the header as a varint; the header
as JSON; the packed decisions; the CRC-32 of all before it. Every later format keeps the first byte and the last four.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Any, Final, Literal, TypeVar

import msgspec

from fabletable.kernel.decision import Refused
from fabletable.kernel.game import Game
from fabletable.kernel.match import Match, RuleCrash, start
from fabletable.kernel.record import Record, written_down

T = TypeVar("T")

LINK_FORMAT: Final = 1
LINK_PATH: Final = "#/g/"
"""The part of a URL just before the letters of a link."""
LONGEST_WORDS: Final = 140
LONGEST_LINK: Final = 24_000
"""The most characters of a link; the longest games take a few hundred."""
MOST_DECISIONS: Final = 20_000
CHECK_EVERY: Final = 16
"""The number of decisions after each of which two bytes of the table's checksum are packed. They show where other rules
give another result."""

_CHECK_BYTES = 2
_LAST_CHECK_BYTES = 6
_CRC_BYTES = 4
_AFTER_A_LINK = ".,;:!?)]}>\"'»”"
"""Characters that often follow a URL in a text; none of them belongs to a link."""

LinkKind = Literal["replay", "moment", "play-on", "puzzle"]
"""A whole game to watch, a moment of it to think about, a moment to play on from, or a puzzle."""


class LinkSeat(msgspec.Struct, array_like=True, frozen=True):
    """A seat and who sat there; ``bot`` is empty for a person."""

    name: str
    bot: str = ""


class LinkHeader(msgspec.Struct, array_like=True, frozen=True):
    """The header of a link. ``version`` is the rules version of the game, ``length`` the number of decisions. ``at`` is
    the decision that a moment is about, counted from 0, and ``seat`` the seat that sees it. ``words`` is the sender's
    message."""

    kind: LinkKind
    game: str
    version: str
    players: int
    seed: str
    options: dict[str, Any]
    length: int
    over: bool
    at: int = 0
    seat: int = 0
    words: str = ""
    seats: list[LinkSeat] = []


class GameLink(msgspec.Struct, frozen=True):
    """A game as a link carries it."""

    header: LinkHeader
    packed: bytes

    def to_text(self) -> str:
        """Return the letters that follow ``LINK_PATH``."""
        return packed_envelope(LINK_FORMAT, msgspec.json.encode(self.header), self.packed)


class LinkedDecisions(msgspec.Struct, frozen=True):
    """The decisions found in a link, each as [seat, key]. ``is_whole`` is False if the present rules differ from those
    of the game at some decision; then the list has the decisions before it."""

    decisions: list[tuple[int, str]]
    is_whole: bool

    @property
    def keys(self) -> list[str]:
        return [key for _, key in self.decisions]


def link_of(
    record: Record,
    game: Game,
    kind: LinkKind = "replay",
    *,
    at: int = 0,
    seat: int = 0,
    words: str = "",
    seats: Sequence[LinkSeat] = (),
) -> GameLink:
    """Return the link of a record that was played by the present rules."""
    if record.version != game.version:
        raise Refused("record-version", {"record": record.version, "rules": game.version})
    keys = [key for _, key, _ in record.decisions]
    header = LinkHeader(
        kind, game.key, game.version, record.players, record.seed, record.options, len(keys), record.over,
        at, seat, words, list(seats),
    )  # fmt: skip
    return pack_link(header, keys, game)


def pack_link(header: LinkHeader, keys: Sequence[str], game: Game) -> GameLink:
    """Return the link of decisions made under the present rules; the header has their number."""
    _check_header(header)
    return GameLink(header, packed_decisions(game, header.players, header.seed, header.options, keys))


def read_link(text: str) -> GameLink:
    """Decode the envelope of a link, given as its characters or as a whole URL. Refused if any character is wrong or
    missing."""
    header, packed = opened_envelope(letters_after(text, LINK_PATH), LINK_FORMAT, LinkHeader)
    _check_header(header)
    return GameLink(header, packed)


def packed_envelope(link_format: int, header: bytes, packed: bytes = b"") -> str:
    """Return the letters of an envelope of this format."""
    content = bytes([link_format]) + _varint(len(header)) + header + packed
    return _to_letters(content + _crc(content))


def opened_envelope(letters: str, link_format: int, kind: type[T]) -> tuple[T, bytes]:
    """Return the header, which is of this ``kind``, and the rest. Refused if any character is wrong or missing."""
    content = _from_letters(letters)
    content, crc = content[:-_CRC_BYTES], content[-_CRC_BYTES:]
    if not content or _crc(content) != crc:
        raise Refused("why-link-damaged")
    if content[0] != link_format:
        raise Refused("why-link-format", {"format": content[0], "known": link_format})
    size, begin = _read_varint(content, 1)
    try:
        header = msgspec.json.decode(content[begin : begin + size], type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("why-link-damaged") from None
    return header, content[begin + size :]


def is_link(text: str) -> bool:
    """Return whether a text is meant to be a link; it may still be damaged."""
    return LINK_PATH in text


def packed_decisions(game: Game, players: int, seed: str, options: dict[str, Any], keys: Sequence[str]) -> bytes:
    """Pack the decisions of a game: the last checksum, the checksums on the way, and one number whose digits are the
    options chosen."""
    match = start(game, players, seed, options, quick=True)
    digits: list[tuple[int, int]] = []
    checks = bytearray()
    for key in keys:
        digits.append(_digit(match, key))
        match.choose(key)
        if _is_checked(match.number, len(keys)):
            checks += _check(match)[:_CHECK_BYTES]
    number = 0
    for place, base in reversed(digits):
        number = number * base + place
    return _check(match) + bytes(checks) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def decisions_in(link: GameLink, game: Game) -> LinkedDecisions:
    """Play the game in a link. Under the rules version it was played by, it must give the same result, otherwise it is
    refused. Under other rules the decisions up to the first difference are returned."""
    header, is_same = link.header, link.header.version == game.version
    match = start(game, header.players, header.seed, header.options, quick=True)
    found: list[tuple[int, str]] = []
    checks = _Checks(link)
    number, same = checks.number, 0
    for _ in range(header.length):
        try:
            number = _take_digit(match, number, found)
        except (Refused, RuleCrash) as no:
            return _parted(found, same, is_same, no)
        if not checks.fit(match):
            return _parted(found, same, is_same, None)
        if _is_checked(match.number, header.length) or match.number == header.length:
            same = match.number
    if not header.length and not checks.fit(match):
        return _parted(found, 0, is_same, None)
    if number or match.over != header.over:
        return _parted(found, same, is_same, None)
    return LinkedDecisions(found, True)


def record_in(link: GameLink, game: Game) -> Record:
    """Return the record of the game in a link. Refused unless it was played by the present rules and follows them."""
    header = link.header
    if header.version != game.version:
        raise Refused("record-version", {"record": header.version, "rules": game.version})
    keys = decisions_in(link, game).keys
    return written_down(game, header.players, header.seed, header.options, keys)


class _Checks:
    """The checksums in a link, and the number of its decisions."""

    def __init__(self, link: GameLink) -> None:
        self._length = link.header.length
        on_the_way = _CHECK_BYTES * (max(0, self._length - 1) // CHECK_EVERY)
        self._last = link.packed[:_LAST_CHECK_BYTES]
        self._checks = link.packed[_LAST_CHECK_BYTES : _LAST_CHECK_BYTES + on_the_way]
        if len(self._checks) != on_the_way:
            raise Refused("why-link-damaged")
        self.number = int.from_bytes(link.packed[_LAST_CHECK_BYTES + on_the_way :], "big")

    def fit(self, match: Match) -> bool:
        """Return whether the table has the noted checksum; True if none was noted."""
        if match.number == self._length:
            return _check(match) == self._last
        if not _is_checked(match.number, self._length):
            return True
        end = _CHECK_BYTES * (match.number // CHECK_EVERY)
        return _check(match)[:_CHECK_BYTES] == self._checks[end - _CHECK_BYTES : end]


def _parted(found: list[tuple[int, str]], same: int, is_same: bool, no: Exception | None) -> LinkedDecisions:
    """Handle the first difference: under other rules return the decisions before it, under the same rules refuse the
    link."""
    if not is_same:
        return LinkedDecisions(found[:same], False)
    if no is not None:
        key = found[-1][1] if found else ""
        raise Refused("record-refused", {"number": len(found), "key": key, "detail": str(no)})
    raise Refused("record-checksum", {"number": len(found)})


def _digit(match: Match, key: str) -> tuple[int, int]:
    """Return the index of the chosen option and the number of options."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    decision.option(key)
    places = [option.key for option in decision.options]
    return places.index(key), len(places)


def _take_digit(match: Match, number: int, found: list[tuple[int, str]]) -> int:
    """Choose the option named by the last digit of the number; return the number without it."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    number, place = divmod(number, len(decision.options))
    option = decision.options[place]
    found.append((decision.seat, option.key))
    match.take(option)
    return number


def _is_checked(number: int, length: int) -> bool:
    return number < length and number % CHECK_EVERY == 0


def _check(match: Match) -> bytes:
    return bytes.fromhex(match.checksum())


def _check_header(header: LinkHeader) -> None:
    if len(header.words) > LONGEST_WORDS:
        raise Refused("why-link-words", {"most": LONGEST_WORDS})
    if not 0 <= header.length <= MOST_DECISIONS:
        raise Refused("why-link-long", {"most": MOST_DECISIONS})
    if not 0 <= header.at <= header.length:
        raise Refused("why-no-such-decision", {"number": header.at, "last": header.length})
    if not 0 <= header.seat < header.players:
        raise Refused("why-not-at-the-table", {"seat": header.seat, "last": header.players - 1})
    if header.seats and len(header.seats) != header.players:
        raise Refused("why-link-damaged")


def letters_after(text: str, path: str, most: int = LONGEST_LINK) -> str:
    """Return the characters of a link without the text around them in a message."""
    after = text.partition(path)[2] if path in text else text
    letters = "".join(after.split()).rstrip(_AFTER_A_LINK)
    if len(letters) > most:
        raise Refused("why-link-damaged")
    return letters


def _to_letters(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def _from_letters(letters: str) -> bytes:
    """Return the decoded bytes. Refused if other characters would give the same bytes."""
    try:
        content = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    except (binascii.Error, ValueError):
        raise Refused("why-link-damaged") from None
    if _to_letters(content) != letters:
        raise Refused("why-link-damaged")
    return content


def _crc(content: bytes) -> bytes:
    return binascii.crc32(content).to_bytes(_CRC_BYTES, "big")


def _varint(number: int) -> bytes:
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def _read_varint(content: bytes, begin: int) -> tuple[int, int]:
    """Return the number that begins here, and where it ends."""
    number = shift = 0
    for at in range(begin, min(begin + 4, len(content))):
        number |= (content[at] & 0x7F) << shift
        if content[at] < 0x80:
            return number, at + 1
        shift += 7
    raise Refused("why-link-damaged")
