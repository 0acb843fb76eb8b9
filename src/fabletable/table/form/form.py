"""My form: finished games of a person are reviewed in the background, and the person's part in each is stored in their
notebook."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from fabletable.coach.form import GameForm, Rival, form_of, reviewed_game
from fabletable.coach.review import Review
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.table.duels.sealing import is_sealed
from fabletable.table.hints.reviews import Reviews
from fabletable.table.jobs.jobs import ReviewJob
from fabletable.table.messages.form import FormInfo, FormSettings
from fabletable.table.notebook import notebook
from fabletable.table.open_table.table import OpenTable
from fabletable.table.puzzles import mistakes
from fabletable.table.replica.played import OVER, PlayedGame
from fabletable.table.rows import ListedTable, SeatRow
from fabletable.table.service.service import Feature, TableService

_log = logging.getLogger(__name__)

BOOK: Final = "form"
GAME: Final = "form."
"""The beginning of the names of notes about single games; the table's id follows."""
MOST_GAMES: Final = 120
"""Only this many of the latest games count; the notes of older ones are removed."""
LOOK_SECONDS: Final = 1.0
"""The time between two checks whether the workers are idle, or a review is done."""


class FormBook(msgspec.Struct):
    """The settings of a person's form. ``by_itself``: games are reviewed automatically. ``since``: only games that
    ended after this time count (set when the form was deleted)."""

    by_itself: bool = True
    since: str = ""


class UnreviewedGame(msgspec.Struct):
    """A finished game that has no review yet, and the ``seat`` of its person."""

    listed: ListedTable
    seat: int


async def see(service: TableService, keyring: str, *, begin: bool = True) -> FormInfo:
    """Return a person's form. Games that are not reviewed yet are queued for review, if the person's settings allow
    it."""
    book = await _book(service, keyring)
    games = await _games(service, keyring)
    waiting = await _waiting(service, keyring, book, games)
    forms = service.feature(Forms)
    if begin and waiting and book.by_itself:
        forms.review_for(keyring)
    return FormInfo(form_of(games.values()), len(waiting), forms.progress(keyring), book.by_itself)


async def set_settings(service: TableService, keyring: str, wanted: FormSettings) -> FormInfo:
    def wished(before: FormBook | None) -> FormBook:
        return FormBook(wanted.by_itself, "" if before is None else before.since)

    await notebook.change(service, keyring, BOOK, FormBook, wished)
    if not wanted.by_itself:
        service.feature(Forms).leave(keyring)
    return await see(service, keyring)


async def forget(service: TableService, keyring: str) -> FormInfo:
    """Remove all reviews from the form. Games stay, and only those that end from now on count."""
    service.feature(Forms).leave(keyring)
    since = service.clock.stamp()

    def emptied(before: FormBook | None) -> FormBook:
        return FormBook(before is None or before.by_itself, since)

    await notebook.change(service, keyring, BOOK, FormBook, emptied)
    for name in await _games(service, keyring):
        await service.store.notebooks.forget(keyring, name)
    return await see(service, keyring)


async def _book(service: TableService, keyring: str) -> FormBook:
    return await notebook.read(service, keyring, BOOK, FormBook) or FormBook()


async def _games(service: TableService, keyring: str) -> dict[str, GameForm]:
    return await notebook.read_all(service, keyring, GAME, GameForm)


async def _waiting(
    service: TableService, keyring: str, book: FormBook, games: dict[str, GameForm]
) -> list[UnreviewedGame]:
    """Return the finished games of a person that count and have no review yet, the oldest first."""
    found = []
    for listed in await service.store.keyrings.tables(keyring):
        seat = _seat_of(listed, keyring)
        counts = seat is not None and listed.touched > book.since and GAME + listed.row.id not in games
        if seat is not None and counts and not await is_sealed(service, listed.row):
            found.append(UnreviewedGame(listed, seat))
    oldest = min((game.ended for game in games.values()), default="") if len(games) >= MOST_GAMES else ""
    later = [each for each in found if each.listed.touched > oldest]
    return sorted(later, key=lambda each: each.listed.touched)[-MOST_GAMES:]


def _seat_of(listed: ListedTable, keyring: str) -> int | None:
    """Return the person's seat in a game that counts: played to its end by the present rules, no lesson, no fork."""
    row = listed.row
    if row.state != OVER or row.lesson or row.shared_from:
        return None
    try:
        if find(row.game).version != row.rules:
            return None
    except Refused:  # a game that is no longer installed
        return None
    own = [chair.seat for chair in listed.seats if _is_own(chair, keyring)]
    return own[0] if own else None


def _is_own(chair: SeatRow, keyring: str) -> bool:
    return chair.keyring == keyring and chair.kind != "bot" and chair.claimed and not chair.resigned


class Forms(Feature):
    """Reviews finished games of all people, one at a time, while no worker has other work."""

    def __init__(self, service: TableService) -> None:
        super().__init__(service)
        self._working: dict[str, asyncio.Task[None]] = {}
        self._parts: dict[str, float] = {}
        self._one_at_a_time = asyncio.Lock()

    def decided(self, table: OpenTable) -> None:
        if table.replica.row.state == OVER:
            for keyring in {chair.keyring for chair in table.replica.seats if chair.keyring and chair.kind != "bot"}:
                self.review_for(keyring)

    def progress(self, keyring: str) -> float:
        """Return how much of the present review is done, from 0 to 1."""
        return round(self._parts.get(keyring, 0.0), 3)

    def is_at_work(self, keyring: str) -> bool:
        return keyring in self._working

    def review_for(self, keyring: str) -> None:
        if keyring not in self._working:
            self._working[keyring] = asyncio.get_running_loop().create_task(self._review_all(keyring))

    def leave(self, keyring: str) -> None:
        task = self._working.pop(keyring, None)
        if task is not None:
            task.cancel()

    def stop(self) -> None:
        for keyring in list(self._working):
            self.leave(keyring)

    async def _review_all(self, keyring: str) -> None:
        missed: set[str] = set()
        try:
            while True:
                book = await _book(self.service, keyring)
                waiting = await _waiting(self.service, keyring, book, await _games(self.service, keyring))
                waiting = [each for each in waiting if each.listed.row.id not in missed]
                if not waiting or not book.by_itself:
                    return
                game = waiting[-1]
                missed.add(game.listed.row.id)
                await self._review(keyring, game)
        except Exception:  # noqa: BLE001 the next look at the form tries again
            _log.exception("could not review the games of a person")
        finally:
            self._parts.pop(keyring, None)
            if self._working.get(keyring) is asyncio.current_task():
                del self._working[keyring]

    async def _review(self, keyring: str, game: UnreviewedGame) -> None:
        async with self._one_at_a_time:
            while self.service.workers.is_busy:
                await self.service.clock.sleep(LOOK_SECONDS)
            try:
                played = await self.service.tables.look_up(game.listed.row.id)
                review = await self._made(keyring, played)
            except Refused:  # its rules or its log no longer tell it
                return
        listed, seat = game.listed, game.seat
        rivals = [_rival(chair) for chair in listed.seats if chair.seat != seat]
        found = reviewed_game(
            find(listed.row.game), review, seat, table=listed.row.id, ended=listed.touched, rivals=rivals
        )
        await self._keep(keyring, found)
        await mistakes.keep_reviewed(self.service, keyring, played, review)

    async def _made(self, keyring: str, played: PlayedGame) -> Review:
        reviews = self.service.feature(Reviews).reviews
        while True:
            part, review = await reviews.of(played)
            self._parts[keyring] = part
            if part == 1.0 and review is not None:
                break
            await self.service.clock.sleep(LOOK_SECONDS)
        if review.decisions and not any(each.ask for each in review.decisions):
            # The review was stored before reviews named their questions.
            made = await self.service.workers.run(ReviewJob(played.log()), played.id)
            return msgspec.json.decode(made, type=Review)
        return review

    async def _keep(self, keyring: str, found: GameForm) -> None:
        def kept(_: GameForm | None) -> GameForm:
            return found

        await notebook.change(self.service, keyring, GAME + found.table, GameForm, kept)
        games = await _games(self.service, keyring)
        for name in sorted(games, key=lambda name: games[name].ended)[:-MOST_GAMES]:
            await self.service.store.notebooks.forget(keyring, name)


def _rival(chair: SeatRow) -> Rival:
    return Rival(bot=chair.bot) if chair.kind == "bot" else Rival(name=chair.name)
