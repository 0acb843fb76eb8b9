"""A person's mistakes: stored after a review or a missed puzzle, listed, and removed."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from fabletable.coach.puzzle import Puzzle, puzzle_id, puzzles_of
from fabletable.coach.review import WORDS, Review, Weighed
from fabletable.games import find
from fabletable.kernel import Game, Refused
from fabletable.table.hints.reviews import Reviews
from fabletable.table.jobs.jobs import GameLog
from fabletable.table.messages.puzzles import (
    KeptMistakes,
    MistakeChange,
    MistakeInfo,
    Mistakes,
    PuzzleMoment,
    ReviewedTable,
)
from fabletable.table.notebook import notebook
from fabletable.table.play.fork import check_may_look_back
from fabletable.table.puzzles.days import today
from fabletable.table.puzzles.progress import NOTE as PROGRESS
from fabletable.table.puzzles.progress import PuzzleProgress
from fabletable.table.puzzles.schedule import (
    BOOK,
    MISTAKE,
    MOST_MISTAKES,
    MOST_SEEN,
    MistakeBook,
    MistakeNote,
    PlayedMoment,
    counted,
    due_today,
    kept,
)
from fabletable.table.records.archive import timeline_of
from fabletable.table.replica.played import PlayedGame
from fabletable.table.rows import DeviceRow
from fabletable.table.seats.seats import NAMES
from fabletable.table.service.service import TableService

FAULTS = WORDS[2:]


async def listed(service: TableService, keyring: str, offset: int) -> Mistakes:
    """Return all mistakes that are being trained, the next one first."""
    day = today(service.clock, offset)
    notes = kept(await _notes(service, keyring))
    can_ask = {note.id: why_not(note) for note in notes}
    due = due_today(notes, day, can_ask)
    counts = counted(notes, due, await _book(service, keyring), day)
    infos = [_info(note, day, can_ask[note.id]) for note in notes]
    return Mistakes(counts, [note.id for note in due], infos, len((await _progress(service, keyring)).marks))


async def of_table(service: TableService, keyring: str, table_id: str) -> list[str]:
    """Return the ids of the mistakes of one game, the costliest first."""
    notes = [note for note in kept(await _notes(service, keyring)) if note.table == table_id]
    return [note.id for note in sorted(notes, key=lambda note: (-note.loss, note.id))]


def why_not(note: MistakeNote) -> str:
    """Return the code of the reason why a mistake cannot be asked now; empty if it can."""
    try:
        game = find(note.game)
    except Refused as no:
        return no.code
    if note.version != game.version:
        return "why-mistake-rules"
    if note.moment is None and all(puzzle.id != note.id for puzzle in puzzles_of(game)):
        return "why-no-such-puzzle"
    return ""


def _info(note: MistakeNote, day: int, code: str) -> MistakeInfo:
    return MistakeInfo(
        note.id, note.game, note.theme, note.names, note.seat, note.question, note.chosen, note.loss, note.visits,
        note.due - day, code,
    )  # fmt: skip


async def _notes(service: TableService, keyring: str) -> dict[str, MistakeNote]:
    return await notebook.read_all(service, keyring, MISTAKE, MistakeNote)


async def _progress(service: TableService, keyring: str) -> PuzzleProgress:
    return await notebook.read(service, keyring, PROGRESS, PuzzleProgress) or PuzzleProgress()


async def _book(service: TableService, keyring: str) -> MistakeBook:
    return await notebook.read(service, keyring, BOOK, MistakeBook) or MistakeBook()


# --- keeping them ---


async def keep_faults(service: TableService, device: DeviceRow, key: str, wanted: ReviewedTable) -> KeptMistakes:
    """Store the faults of this person in a game whose review is done."""
    table = await service.tables.look_up(wanted.table)
    check_may_look_back(service, table, key)
    review = await service.feature(Reviews).reviews.done(table.id)
    if review is None:
        raise Refused("why-not-reviewed")
    await keep_reviewed(service, device.keyring, table, review, wanted.offset)
    return KeptMistakes(await of_table(service, device.keyring, table.id))


async def keep_reviewed(
    service: TableService, keyring: str, table: PlayedGame, review: Review, offset: int | None = None
) -> None:
    """Store the faults of this person in a reviewed game. If the person is not connected and sends no ``offset``, that
    of their last answer is used."""
    mine = {chair.seat for chair in table.seats if chair.keyring == keyring and chair.kind != "bot"}
    faults = faults_in(review, mine)
    if not faults:
        return
    asks = [] if all(each.ask for each in faults) else await _asks(service, table)
    if offset is None:
        offset = (await _progress(service, keyring)).offset
    game = ReviewedGame(table.log(), asks, _names(table), table.id)
    await keep_all(service, keyring, game, faults, today(service.clock, offset))


async def _asks(service: TableService, table: PlayedGame) -> list[str]:
    """Return the names of all questions, for a review that was stored before reviews named their questions."""
    return [moment.ask for moment in (await timeline_of(service, table)).moments]


def _names(table: PlayedGame) -> list[str]:
    return [chair.name for chair in table.seats]


class ReviewedGame(NamedTuple):
    """A game with the names of its questions (``asks``) and of its people; ``table`` is where it was played."""

    log: GameLog
    asks: list[str]
    names: list[str]
    table: str = ""


def faults_in(review: Review, seats: Collection[int]) -> list[Weighed]:
    """Return the faults of these seats."""
    return [each for each in review.decisions if each.seat in seats and each.word in FAULTS and each.best is not None]


async def keep_all(
    service: TableService, keyring: str, game: ReviewedGame, faults: Iterable[Weighed], day: int
) -> None:
    await _add(service, keyring, [_fault(game, each, day) for each in faults], day)


def _fault(played: ReviewedGame, fault: Weighed, day: int) -> MistakeNote:
    log, game = played.log, find(played.log.game)
    keys = log.keys[: fault.at]
    assert fault.best is not None
    return MistakeNote(
        id=puzzle_id(log.players, log.seed, log.options, keys),
        game=game.key,
        version=game.version,
        theme=game.theme(fault.ask or played.asks[fault.at]),
        seat=fault.seat,
        question=fault.question,
        chosen=fault.chosen,
        key=fault.key,
        best=fault.best.key,
        loss=fault.loss.mean,
        since=day,
        names=played.names,
        table=played.table,
        moment=PlayedMoment(log.players, log.seed, log.options, keys),
    )


async def keep_missed(
    service: TableService, keyring: str, puzzle: Puzzle, game: Game, moment: PuzzleMoment, key: str, day: int
) -> int | None:
    """Store a puzzle that was missed. Return the days until it comes back, None if the person removed it before."""
    tried = puzzle.choice(key or puzzle.taken)
    label = next((each.label for each in moment.ask.choices if each.key == (key or puzzle.taken)), moment.ask.question)
    note = MistakeNote(
        id=puzzle.id,
        game=game.key,
        version=game.version,
        theme=puzzle.theme,
        seat=puzzle.seat,
        question=moment.ask.question,
        chosen=label,
        key=key or puzzle.taken,
        best=puzzle.best,
        loss=0.0 if tried is None else tried.behind.mean,
        since=day,
        names=list(NAMES[: puzzle.players]),
    )
    added = await _add(service, keyring, [note], day)
    return note.due - day if added else None


async def _add(service: TableService, keyring: str, notes: Iterable[MistakeNote], day: int) -> bool:
    """Add mistakes that were never stored before; only a limited number of the costliest stay. Return whether one is
    new."""
    seen = set((await _book(service, keyring)).seen)
    new = [note for note in notes if note.id not in seen]
    if not new:
        return False

    def known(before: MistakeBook | None) -> MistakeBook:
        book = before or MistakeBook()
        book.seen = list(dict.fromkeys([*book.seen, *(note.id for note in new)]))[-MOST_SEEN:]
        return book

    await notebook.change(service, keyring, BOOK, MistakeBook, known)
    there = await _notes(service, keyring)
    await _tidy(service, keyring, there, day)
    ranked = sorted([*kept(there), *new], key=lambda note: -note.loss)
    for note in ranked[MOST_MISTAKES:]:
        if note not in new:
            await service.store.notebooks.forget(keyring, MISTAKE + note.id)
    for note in ranked[:MOST_MISTAKES]:
        if note in new:
            await notebook.begin(service, keyring, MISTAKE + note.id, note)
    return True


async def _tidy(service: TableService, keyring: str, notes: dict[str, MistakeNote], day: int) -> None:
    """Remove the mistakes for which the person chose "not again" on an earlier day."""
    for name, note in notes.items():
        if note.removed is not None and note.removed < day:
            await service.store.notebooks.forget(keyring, name)


# --- training them ---


async def visited(service: TableService, keyring: str, mistake: str, day: int, *, right: bool) -> int | None:
    """Store an answer. Return the days until the mistake comes back, None if it is solved for good."""
    was_there = False

    def answered(note: MistakeNote | None) -> MistakeNote | None:
        nonlocal was_there
        was_there = note is not None
        if note is None:
            return None
        note.visit(day, right=right)
        return None if note.is_gone else note

    note = await notebook.change(service, keyring, MISTAKE + mistake, MistakeNote, answered)
    if note is not None:
        return note.due - day
    if was_there:
        await notebook.change(service, keyring, BOOK, MistakeBook, _one_gone)
    return None


def _one_gone(before: MistakeBook | None) -> MistakeBook:
    book = before or MistakeBook()
    book.gone += 1
    return book


async def change(service: TableService, keyring: str, mistake: str, wanted: MistakeChange) -> Mistakes:
    """Remove a mistake ("not again"), or take that back on the same day."""
    day = today(service.clock, wanted.offset)
    if await notebook.read(service, keyring, MISTAKE + mistake, MistakeNote) is None:
        raise Refused("why-no-such-puzzle", {"puzzle": mistake[:40]})

    def wished(note: MistakeNote | None) -> MistakeNote | None:
        if note is not None:
            note.removed = None if wanted.kept else day
        return note

    await notebook.change(service, keyring, MISTAKE + mistake, MistakeNote, wished)
    return await listed(service, keyring, wanted.offset)
