"""Records: enough to replay a match anywhere, and to prove that nothing in it was changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from fabletable.kernel.chance import commitment
from fabletable.kernel.decision import Refused
from fabletable.kernel.game import Game
from fabletable.kernel.match import Match, RuleCrash, prepared, start
from fabletable.kernel.message import Arg

FORMAT = 2
FIRST_FORMAT = 1
"""Records of this format do not tell their number of decisions; they still verify."""


class RecordStep(msgspec.Struct):
    """A step of the game: the number of decisions before it, the draws since the last step, and the table's
    checksum."""

    after: int
    drawn: list[int]
    checksum: str


class Record(msgspec.Struct):
    """The record of a match: ``decisions`` are [seat, key, mark], and each mark is chained to all decisions before it.
    ``version`` is that of the rules it was played by; ``over`` says whether the game had ended, ``length`` after how
    many decisions."""

    game: str
    version: str
    players: int
    seed: str
    options: dict[str, Any]
    decisions: list[tuple[int, str, str]]
    steps: list[RecordStep]
    over: bool
    length: int = -1
    format: int = FIRST_FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class Report(msgspec.Struct):
    """The result of a verification. ``holds`` is true if every decision, die and checksum is right. A record of other
    rules (``other_rules``) neither holds nor is forged; only those rules can tell."""

    holds: bool
    decisions: int
    code: str = "record-holds"
    args: dict[str, Arg] = {}
    commitment: str = ""
    over: bool = False

    @property
    def other_rules(self) -> bool:
        return self.code == "record-version"

    def __bool__(self) -> bool:
        return self.holds


def read_record(data: bytes | str) -> Record:
    """Read a record from its JSON; refused if it is none."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as broken:
        raise Refused("why-not-a-record", {"detail": str(broken)}) from None
    if record.format not in (FIRST_FORMAT, FORMAT):
        raise Refused("why-record-format", {"format": record.format, "known": FORMAT})
    return record


def record_of(match: Match, version: str = "") -> Record:
    """Write a match down. ``version`` is that of the rules it was played by, where those of today tell the same
    story."""
    keys = [key for _, key in match.made]
    return written_down(match.game, match.players, match.seed, match.options, keys, version)


def written_down(
    game: Game,
    players: int,
    seed: str,
    options: dict[str, Any],
    keys: Sequence[str],
    version: str = "",
    see: Callable[[Match], None] | None = None,
) -> Record:
    """Return the record of a game by replaying it with its draws watched; ``see`` gets the match before the first
    decision and after each."""
    record = Record(game.key, version or game.version, players, seed, options, [], [], False, len(keys), FORMAT)
    match = _watched(game, record)
    mark = _first_mark(record)
    record.steps.append(_step(match, match.table.chance.watched()))
    if see is not None:
        see(match)
    for key in keys:
        seat = -1 if match.decision is None else match.decision.seat
        mark = _next_mark(mark, seat, key)
        record.decisions.append((seat, key, mark))
        match.choose(key)
        if match.at_step:
            record.steps.append(_step(match, match.table.chance.watched()))
        if see is not None:
            see(match)
    record.over = match.over
    return record


def replay(record: Record, game: Game, *, upto: int | None = None, watched: bool = False) -> Match:
    """Return the same match again, up to a decision if one is named."""
    match = start(game, record.players, record.seed, record.options, watched=watched)
    for number, (_, key, _) in enumerate(record.decisions[:upto], 1):
        try:
            match.choose(key)
        except (Refused, RuleCrash) as no:
            raise Refused("why-record-parts", {"number": number, "key": key, "detail": str(no)}) from no
    return match


def alike(record: Record, game: Game) -> int:
    """Return how many decisions of a record of other rules come out the same by these rules."""
    try:
        match = _watched(game, record)
    except Refused:
        return 0
    sums = {step.after: step.checksum for step in record.steps}
    same = 0
    if sums.get(0) != match.checksum():
        return same
    for number, (seat, key, _) in enumerate(record.decisions, 1):
        if match.decision is None or match.decision.seat != seat:
            return same
        try:
            match.choose(key)
        except (Refused, RuleCrash):
            return same
        if match.at_step:
            if sums.get(number) != match.checksum():
                return same
            same = number
    return len(record.decisions)


def verify(record: Record, game: Game) -> Report:
    """Play the record again and compare every decision, every draw and every checksum."""
    sealed = commitment(record.seed)
    if record.version != game.version:
        return Report(False, 0, "record-version", {"record": record.version, "rules": game.version}, sealed)
    try:
        match = _watched(game, record)
    except Refused as no:
        return Report(False, 0, no.code, no.arguments, sealed)
    fault = _compare(match, record)
    if fault is not None:
        return Report(False, match.number, fault[0], fault[1], sealed)
    return Report(True, match.number, commitment=sealed, over=record.over)


Fault = tuple[str, dict[str, Arg]]


def _compare(match: Match, record: Record) -> Fault | None:
    steps = iter(record.steps)
    fault = _compare_step(match, next(steps, None))
    mark = _first_mark(record)
    for number, (seat, key, written) in enumerate(record.decisions, 1):
        if fault is not None:
            return fault
        mark = _next_mark(mark, seat, key)
        if mark != written:
            return "record-mark", {"number": number, "key": key}
        if match.decision is None or match.decision.seat != seat:
            return "record-seat", {"number": number, "seat": seat}
        try:
            match.choose(key)
        except (Refused, RuleCrash) as no:
            return "record-refused", {"number": number, "key": key, "detail": str(no)}
        if match.at_step:
            fault = _compare_step(match, next(steps, None))
    if fault is None and record.format != FIRST_FORMAT and record.length != match.number:
        return "record-cut", {"length": record.length, "found": match.number}
    if fault is None and (record.over != match.over or next(steps, None) is not None):
        return "record-end", {"number": match.number}
    return fault


def _compare_step(match: Match, written: RecordStep | None) -> Fault | None:
    draws = match.table.chance.watched()
    real = _step(match, draws)
    if written is None or written.after != real.after:
        return "record-steps", {"number": real.after}
    if real.drawn != written.drawn:
        pairs = zip(real.drawn, written.drawn, strict=False)
        shorter = min(len(real.drawn), len(written.drawn))
        at = next((place for place, (drawn, recorded) in enumerate(pairs) if drawn != recorded), shorter)
        stream = (draws[at][0] or "set-up") if at < len(draws) else "none"
        return "record-dice", {"number": real.after, "draw": at + 1, "stream": stream}
    if real.checksum != written.checksum:
        return "record-checksum", {"number": real.after}
    return None


def _watched(game: Game, record: Record) -> Match:
    """Return a match whose chance is watched from the first draw of the set-up."""
    match = prepared(game, record.players, record.seed, record.options, quick=True)
    match.begin(watch=True)
    return match


def _step(match: Match, draws: list[tuple[str, int]]) -> RecordStep:
    return RecordStep(match.number, [value for _, value in draws], match.checksum())


def _first_mark(record: Record) -> str:
    start_of_it = [record.game, record.version, record.players, record.seed, record.options]
    return blake2b(msgspec.json.encode(start_of_it, order="sorted"), digest_size=4).hexdigest()


def _next_mark(mark: str, seat: int, key: str) -> str:
    return blake2b(f"{mark}/{seat}/{key}".encode(), digest_size=4).hexdigest()
