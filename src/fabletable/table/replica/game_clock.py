"""The clocks of a table, computed from the times of its decisions: nothing else of them is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from fabletable.table.messages.tables import NightHours, TimeControl
from fabletable.table.rows import ClockEvent

DAY = 86_400
FREE_SECONDS = 5
"""The seconds of each question in an evening's game that cost nothing: dice roll before anybody can answer."""
CLOCK = " clock"
"""The nonce of a decision that the table made for a seat whose time was up; no client can send a space."""
PREMOVE = " ahead"
"""The nonce of a premove begins with this; the id of the premove follows."""
AGAIN_EVENING = 60
AGAIN_LETTER = DAY
"""The seconds that a seat gets after the table has decided for it in a game by letter; ``AGAIN_EVENING`` in an
evening's."""
MOST_BACK = 600
"""The most seconds of a lost line that are given back, once a turn."""


class ClockEntry(NamedTuple):
    """One line of the log, as far as clocks go; ``seat`` is -1 for a step back or other rules."""

    at: float
    seat: int
    nonce: str


@dataclass
class SeatTime:
    """The time that one seat has."""

    turn: float
    reserve: float
    days_off: int
    off: tuple[float, float] = (0.0, 0.0)
    ran_out: int = 0
    line_given: bool = False


@dataclass
class ClockReading:
    """The clocks after some decisions. ``asked`` is since when the present question lies there, ``last`` who decided
    before it."""

    hands: list[SeatTime]
    asked: float = 0.0
    last: int = -1
    paused: bool = False
    free: list[tuple[float, float]] = field(default_factory=list)
    """The times since the question was asked in which no clock ran."""


def begun(clock: TimeControl, seats: int) -> ClockReading:
    return ClockReading([SeatTime(clock.turn_seconds, clock.reserve_seconds, clock.holiday_days) for _ in range(seats)])


def read(
    clock: TimeControl, seats: int, log: Sequence[ClockEntry], strokes: Sequence[ClockEvent], turn: int | None
) -> ClockReading:
    """Return the clocks as the log leaves them, with ``turn`` asked now."""
    reading = begun(clock, seats)
    # The start comes first, even where the clock was set back since.
    waiting = iter(sorted(strokes, key=lambda stroke: (stroke.kind != "start", stroke.at)))
    stroke = next(waiting, None)
    for line in [*log, None]:
        seat = turn if line is None else line.seat
        _ask(clock, reading, -1 if seat is None else seat)
        while stroke is not None and (line is None or stroke.at <= line.at or stroke.kind == "start"):
            _strike(clock, reading, stroke)
            stroke = next(waiting, None)
        if line is not None:
            _decide(clock, reading, line)
    return reading


def _ask(clock: TimeControl, reading: ClockReading, seat: int) -> None:
    """Begin a turn for a seat that is asked after another has decided."""
    if seat >= 0 and reading.last != seat:
        hand = reading.hands[seat]
        hand.turn, hand.line_given = clock.turn_seconds, False


def _strike(clock: TimeControl, reading: ClockReading, stroke: ClockEvent) -> None:
    hand = reading.hands[stroke.seat] if stroke.seat >= 0 else None
    match stroke.kind:
        case "start":
            reading.asked = stroke.at
        case "pause" if not reading.paused:
            reading.paused = True
            reading.free.append((stroke.at, float("inf")))
        case "resume" if reading.paused:
            reading.paused = False
            reading.free = [(first, min(last, stroke.at)) for first, last in reading.free]
        case "down":
            reading.free.append((stroke.at - stroke.seconds, stroke.at))
        case "give" if hand is not None:
            hand.reserve += stroke.seconds
            hand.ran_out = 0
        case "line" if hand is not None and not hand.line_given:
            hand.turn += stroke.seconds
            hand.line_given = True
        case "holiday" if hand is not None:
            hand.days_off -= 1
            first, last = hand.off
            hand.off = (first, last + DAY) if last > stroke.at else (stroke.at, stroke.at + DAY)
        case "work" if hand is not None:
            hand.off = hand.off[0], min(hand.off[1], stroke.at)


def _decide(clock: TimeControl, reading: ClockReading, line: ClockEntry) -> None:
    if line.seat >= 0 and line.nonce:
        hand = reading.hands[line.seat]
        if line.nonce == CLOCK:
            hand.turn, hand.reserve = 0, AGAIN_LETTER if clock.kind == "letter" else AGAIN_EVENING
            hand.ran_out += 1
        else:
            # A premove is given in the second in which the question is asked.
            _spend(hand, spent(clock, reading, line.seat, line.at))
            hand.ran_out = hand.ran_out if line.nonce.startswith(PREMOVE) else 0
    reading.last = line.seat
    reading.asked = line.at
    reading.free = [(line.at, float("inf"))] if reading.paused else []


def _spend(hand: SeatTime, seconds: float) -> None:
    over = max(0.0, seconds - hand.turn)
    hand.turn = max(0.0, hand.turn - seconds)
    hand.reserve = max(0.0, hand.reserve - over)


# --- how long that was ---


def spent(clock: TimeControl, reading: ClockReading, seat: int, now: float) -> float:
    """Return the seconds that the present question has cost this seat until ``now``."""
    return max(0.0, _counted(clock, reading, seat, now) - _free_seconds(clock))


def _counted(clock: TimeControl, reading: ClockReading, seat: int, now: float) -> float:
    parts = _without(reading.asked, now, [*reading.free, reading.hands[seat].off])
    return sum(_awake(clock.nights, first, last) for first, last in parts)


def left(clock: TimeControl, reading: ClockReading, seat: int, now: float) -> float:
    hand = reading.hands[seat]
    return hand.turn + hand.reserve - spent(clock, reading, seat, now)


def up_at(clock: TimeControl, reading: ClockReading, seat: int, now: float) -> float | None:
    """Return when this seat's time is up if it does not decide; None while all clocks are paused."""
    if reading.paused:
        return None
    hand = reading.hands[seat]
    wait = hand.turn + hand.reserve + _free_seconds(clock) - _counted(clock, reading, seat, now)
    return now if wait <= 0 else _later(clock.nights, max(now, hand.off[1]), wait)


def _free_seconds(clock: TimeControl) -> int:
    return FREE_SECONDS if clock.kind == "evening" else 0


def _without(first: float, last: float, free: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the parts of a time span that remain when ``free`` spans are taken out."""
    parts = [(first, last)]
    for begin, end in free:
        parts = [piece for part in parts for piece in ((part[0], min(part[1], begin)), (max(part[0], end), part[1]))]
        parts = [part for part in parts if part[0] < part[1]]
    return parts


def _days(nights: NightHours, at: float) -> Iterator[tuple[float, float]]:
    """Yield the spans in which people are awake, from the day before ``at`` on."""
    east = nights.offset_minutes * 60
    hours = (nights.first - nights.last) % 24 or 24
    day = (at + east) // DAY * DAY - DAY
    while True:
        begin = day + nights.last * 3600 - east
        yield begin, begin + hours * 3600
        day += DAY


def _awake(nights: NightHours | None, first: float, last: float) -> float:
    if nights is None:
        return last - first
    counted = 0.0
    for begin, end in _days(nights, first):
        if begin >= last:
            return counted
        counted += max(0.0, min(end, last) - max(begin, first))
    return counted


def awake_after(nights: NightHours | None, at: float) -> float:
    """Return this time, or the end of the night it lies in."""
    return _later(nights, at, 0.0)


def _later(nights: NightHours | None, at: float, seconds: float) -> float:
    """Return when this many seconds have counted."""
    if nights is None:
        return at + seconds
    for begin, end in _days(nights, at):
        there = max(begin, at)
        if end - there >= seconds:
            return there + seconds
        seconds -= max(0.0, end - there)
    return at + seconds
