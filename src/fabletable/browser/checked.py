"""The check of a saved file, before anything of it is added. The file may be a stranger's: what does not fit would be
read again at every start, and could keep a device from its own games."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any, Final, NamedTuple, get_args

import msgspec

from fabletable.bots import make_bot
from fabletable.coach.form import GameForm, form_of
from fabletable.coach.guide import Progress
from fabletable.coach.review import Review
from fabletable.coach.same_luck import DuelTrack
from fabletable.coach.stretch import GoalLane
from fabletable.kernel import Refused
from fabletable.kernel.duel_link import check_header, is_of_duel
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.link import read_link
from fabletable.kernel.record import read_record
from fabletable.table.duels import notes as duel_notes
from fabletable.table.duels.duels import TRACK
from fabletable.table.duels.notes import DUEL_KEYRING, KeptAttempt, KeptDuel
from fabletable.table.fairness import is_table_id
from fabletable.table.form import form
from fabletable.table.form.form import FormBook
from fabletable.table.hints.reviews import ENDING, REVIEW
from fabletable.table.local.memory_store import StoreData, TableData
from fabletable.table.messages.records import Timeline
from fabletable.table.messages.tables import FaceName, SeatKind, TableState, TableTerms, Visibility
from fabletable.table.names import fitted
from fabletable.table.notebook.notebook import LONGEST_LIST, LONGEST_NAME
from fabletable.table.ports.clock import moment_of
from fabletable.table.puzzles import progress, schedule
from fabletable.table.puzzles.progress import PuzzleProgress
from fabletable.table.puzzles.schedule import MistakeBook, MistakeNote
from fabletable.table.records.archive import COURSE, RECORD
from fabletable.table.replica.played import CLOSED, OVER, StoredResult
from fabletable.table.rows import (
    BACK,
    CHOOSE,
    RULES,
    LogEntry,
    NoteRow,
    SeatRow,
    TableAccess,
    TableRow,
    clock_events_of,
    premoves_of,
)
from fabletable.table.today.notes import MONTHS, Month
from fabletable.table.today.today import DAY, TRY

MOST_SEATS: Final = 16
LARGEST: Final = 2**53
"""The largest number that a page reads exactly."""
_UNFIT = (msgspec.MsgspecError, ValueError, TypeError, ArithmeticError, RecursionError)
"""The exceptions that reading a stranger's content may raise."""

_ARCHIVED: Final[dict[str, Any]] = {
    COURSE: Timeline,
    REVIEW: Review,
    ENDING: Epilogue,
    DAY: list[GoalLane],
    TRY: list[GoalLane],
    TRACK: DuelTrack,
}


# --- tables ---


def checked_tables(content: StoreData, known: Mapping[str, TableData]) -> list[TableData]:
    """Return the tables of a file that are not known yet, each behind the one that it plays on from. A table whose
    source is lost is left out: it has no beginning. Refused if one of them is damaged."""
    for table_id, kept in content.tables.items():
        try:
            _check_table(table_id, kept)
        except _UNFIT:
            raise Refused("why-saved-damaged", {"part": fitted(table_id)}) from None
    waiting = [kept for table_id, kept in content.tables.items() if table_id not in known]
    found: list[TableData] = []
    there = {"", *known}
    while ready := [kept for kept in waiting if kept.row.shared_from in there]:
        found += ready
        there |= {kept.row.id for kept in ready}
        waiting = [kept for kept in waiting if kept.row.id not in there]
    return [msgspec.structs.replace(kept, seats=_seats(kept.seats), archive=_archive(kept)) for kept in found]


def _check_table(table_id: str, kept: TableData) -> None:
    row = kept.row
    _check(row.id == table_id and is_table_id(table_id))
    _check(row.state in get_args(TableState) and row.visibility in get_args(Visibility))
    _check(row.game.isascii() and row.game.isprintable() and len(row.game) <= LONGEST_NAME)
    _check(not row.shared_from or is_table_id(row.shared_from))
    moment_of(row.created)
    _check_documents(row)
    _check_numbers(row, kept.seats)
    _check(0 < len(kept.seats) <= MOST_SEATS)
    for number, chair in enumerate(kept.seats):
        _check_seat(chair, number, len(kept.seats))
    for number, entry in enumerate(kept.log, row.shared_until + 1):
        _check_entry(entry, number, len(kept.seats))


def _check_documents(row: TableRow) -> None:
    """Read what a row holds as JSON, as it is read whenever the table is listed or opened."""
    msgspec.json.decode(row.gate, type=TableAccess)
    msgspec.json.decode(row.terms, type=TableTerms)
    if row.state in (OVER, CLOSED) and row.result:
        msgspec.json.decode(row.result, type=StoredResult)
    if row.lesson:
        msgspec.json.decode(row.lesson, type=Progress)
    _check_numbers(clock_events_of(row), premoves_of(row), row.options)


def _check_seat(chair: SeatRow, number: int, seats: int) -> None:
    _check(chair.seat == number and chair.kind in get_args(SeatKind))
    _check(all(0 <= muted < seats for muted in chair.mutes))
    msgspec.convert(chair.face, type=FaceName)


def _check_entry(entry: LogEntry, number: int, seats: int) -> None:
    _check(entry.number == number and entry.kind in (CHOOSE, BACK, RULES) and -1 <= entry.seat < seats)
    _check(entry.kind == CHOOSE or 0 <= int(entry.key) < number)
    moment_of(entry.at)


def _seats(chairs: Iterable[SeatRow]) -> list[SeatRow]:
    return [msgspec.structs.replace(chair, name=fitted(chair.name), bot=fitted(chair.bot)) for chair in chairs]


def _archive(kept: TableData) -> dict[str, bytes]:
    """Return the studies of a game that can be read; all others are computed anew on request."""
    return {kind: data for kind, data in kept.archive.items() if _is_archived(kind, data, kept.row)}


def _is_archived(kind: str, data: bytes, row: TableRow) -> bool:
    try:
        if kind == RECORD:
            record = read_record(data)
            return (record.game, record.seed) == (row.game, row.seed)
        return kind in _ARCHIVED and msgspec.json.decode(data, type=_ARCHIVED[kind]) is not None
    except (Refused, *_UNFIT):
        return False


# --- notes ---


class KnownNote(NamedTuple):
    """The type of a note, and what else has to be right about it."""

    kind: Any
    check: Callable[[Any], object] = bool


def _check_days(month: Month) -> None:
    for name in month:
        date.fromisoformat(name.partition("/")[0])


_NOTES: Final[dict[str, KnownNote]] = {
    progress.NOTE: KnownNote(PuzzleProgress),
    schedule.BOOK: KnownNote(MistakeBook),
    form.BOOK: KnownNote(FormBook),
    duel_notes.MINE: KnownNote(list[str], lambda ids: _check(all(map(is_table_id, ids)))),
}
_BEGINNINGS: Final[dict[str, KnownNote]] = {
    MONTHS: KnownNote(Month, _check_days),
    form.GAME: KnownNote(GameForm, lambda game: form_of([game])),
    schedule.MISTAKE: KnownNote(MistakeNote),
}


def checked_notes(content: StoreData, keyring: str) -> list[NoteRow]:
    """Return the notes of a file that features here can read: those of people for this ``keyring``, those of duels
    under the duel's own. Refused if one of them is damaged."""
    found = []
    for note in content.notes.values():
        try:
            fit = _duel(note) if note.keyring.startswith(DUEL_KEYRING) else _own(note, keyring)
        except (Refused, *_UNFIT):
            raise Refused("why-saved-damaged", {"part": fitted(note.name)}) from None
        if fit is not None:
            found.append(fit)
    return sorted(found, key=lambda note: (note.name.startswith((form.GAME, schedule.MISTAKE)), note.name))


def _own(note: NoteRow, keyring: str) -> NoteRow | None:
    known = _NOTES.get(note.name) or next(
        (each for beginning, each in _BEGINNINGS.items() if note.name.startswith(beginning)), None
    )
    if known is None:
        return None
    _check(len(note.text) <= LONGEST_LIST and len(note.name) <= LONGEST_NAME)
    content = msgspec.json.decode(note.text, type=known.kind)
    _check_numbers(content)
    known.check(content)
    return NoteRow(keyring, note.name, 0, note.text)


def _duel(note: NoteRow) -> NoteRow:
    duel = msgspec.json.decode(note.text, type=KeptDuel)
    _check(note.keyring == DUEL_KEYRING + duel.id and len(note.text) <= LONGEST_LIST)
    _check_numbers(duel)
    date.fromisoformat(note.name)
    check_header(duel.header)
    for bot in (*duel.header.bots, duel.header.against):
        _check(not bot or bool(make_bot(bot, "")))
    _check(len(duel.attempts) <= duel.header.places)
    attempts = [_attempt(duel, each) for each in duel.attempts]
    text = msgspec.json.encode(msgspec.structs.replace(duel, attempts=attempts)).decode()
    return NoteRow(note.keyring, note.name, 0, text)


def _attempt(duel: KeptDuel, attempt: KeptAttempt) -> KeptAttempt:
    _check(not attempt.letters or is_of_duel(duel.header, read_link(attempt.letters)))
    _check(not attempt.table or is_table_id(attempt.table))
    msgspec.convert(attempt.face, type=FaceName)
    return msgspec.structs.replace(attempt, name=fitted(attempt.name), bot=fitted(attempt.bot))


# --- both ---


def _check(fits: bool) -> None:
    if not fits:
        raise ValueError


def _check_numbers(*contents: Any) -> None:
    """Check that each number in this is finite and can be written again."""
    for each in contents:
        _check_plain(msgspec.to_builtins(each))


def _check_plain(content: Any) -> None:
    if isinstance(content, Mapping):
        for key, value in content.items():
            _check_plain(key)
            _check_plain(value)
    elif isinstance(content, list | tuple):
        for value in content:
            _check_plain(value)
    elif isinstance(content, int | float):
        _check(math.isfinite(content) and abs(content) <= LARGEST)
