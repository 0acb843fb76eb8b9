"""A match on paper: enough to play it again anywhere, and to prove that nothing in it was changed."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from fabletable.kernel.chance import commitment
from fabletable.kernel.decision import Refused
from fabletable.kernel.game import Game
from fabletable.kernel.match import Match, RuleCrash, prepared, start

FORMAT = 1


class Step(msgspec.Struct):
    """A step of the game began after so many decisions: what chance drew since the last, and the table's checksum."""

    after: int
    drawn: list[int]
    checksum: str


class Record(msgspec.Struct):
    """``decisions`` are [seat, key, mark]; each mark is chained to all decisions before it."""

    game: str
    version: str
    players: int
    seed: str
    options: dict[str, Any]
    decisions: list[tuple[int, str, str]]
    steps: list[Step]
    over: bool
    format: int = FORMAT

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class Report(msgspec.Struct):
    """What the verifier found. ``holds`` is true when every decision, die and checksum does."""

    holds: bool
    decisions: int
    code: str = "record-holds"
    args: dict[str, Any] = {}
    commitment: str = ""

    def __bool__(self) -> bool:
        return self.holds


def read_record(data: bytes | str) -> Record:
    """A record from its JSON; refused when it is none."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as broken:
        raise Refused("why-not-a-record", {"detail": str(broken)}) from None
    if record.format != FORMAT:
        raise Refused("why-record-format", {"format": record.format, "known": FORMAT})
    return record


def record_of(match: Match) -> Record:
    """Write a match down, by playing it once more with the draws watched."""
    record = Record(match.game.key, match.game.version, match.players, match.seed, match.options, [], [], match.over)
    twin = _watched(match.game, record)
    mark = _first_mark(record)
    record.steps.append(_step(twin))
    for seat, key in match.made:
        mark = _next_mark(mark, seat, key)
        record.decisions.append((seat, key, mark))
        twin.choose(key)
        if twin.at_step:
            record.steps.append(_step(twin))
    return record


def replay(record: Record, game: Game, *, upto: int | None = None) -> Match:
    """The same match again, up to a decision if one is named."""
    match = start(game, record.players, record.seed, record.options)
    for number, (_, key, _) in enumerate(record.decisions[:upto], 1):
        try:
            match.choose(key)
        except (Refused, RuleCrash) as no:
            raise Refused("why-record-parts", {"number": number, "key": key, "detail": str(no)}) from no
    return match


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
    return Report(True, match.number, commitment=sealed)


Fault = tuple[str, dict[str, Any]]


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
    if fault is None and (record.over != match.over or next(steps, None) is not None):
        return "record-end", {"number": match.number}
    return fault


def _compare_step(match: Match, written: Step | None) -> Fault | None:
    real = _step(match)
    if written is None or written.after != real.after:
        return "record-steps", {"number": real.after}
    if real.drawn != written.drawn:
        pairs = zip(real.drawn, written.drawn, strict=False)
        shorter = min(len(real.drawn), len(written.drawn))
        at = next((place for place, (drawn, told) in enumerate(pairs) if drawn != told), shorter)
        return "record-dice", {"number": real.after, "draw": at + 1}
    if real.checksum != written.checksum:
        return "record-checksum", {"number": real.after}
    return None


def _watched(game: Game, record: Record) -> Match:
    """A match whose chance is watched from the very first draw of the set-up."""
    match = prepared(game, record.players, record.seed, record.options, quick=True)
    match.begin(watch=True)
    return match


def _step(match: Match) -> Step:
    return Step(match.number, match.table.chance.watched(), match.checksum())


def _first_mark(record: Record) -> str:
    start_of_it = [record.game, record.version, record.players, record.seed, record.options]
    return blake2b(msgspec.json.encode(start_of_it, order="sorted"), digest_size=4).hexdigest()


def _next_mark(mark: str, seat: int, key: str) -> str:
    return blake2b(f"{mark}/{seat}/{key}".encode(), digest_size=4).hexdigest()
