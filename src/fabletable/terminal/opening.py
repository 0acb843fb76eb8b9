"""Sitting down at a table: a new one, a lesson, one of a record, or one that was left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from fabletable.bots import make_bot
from fabletable.coach import Progress
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.record import read_record
from fabletable.table.audience.info import listed_info
from fabletable.table.lessons.lessons import teach
from fabletable.table.lobby import setup
from fabletable.table.lobby.setup import SharedLuck
from fabletable.table.messages.tables import NewSeat, NewTable, TableInfo, TableMade
from fabletable.table.replica.played import stop_words
from fabletable.table.rows import ListedTable
from fabletable.terminal.at_table import TerminalTable, seat_called
from fabletable.terminal.home import Home
from fabletable.terminal.records import playable_record
from fabletable.terminal.speech import SPEECH, title, translate
from fabletable.terminal.words import written

MOST_LISTED = 50


class Seats(msgspec.Struct, omit_defaults=True):
    """The seating that is saved beside a record: the bot's name by seat, empty for a person; the names of the people in
    order; and the progress of a lesson."""

    bots: list[str]
    names: list[str]
    lesson: Progress | None = None


class SavedSeats(msgspec.Struct):
    seats: Seats | None = None


# --- new tables ---


def seats_for(players: int, seat: int, bots: Sequence[str], names: Sequence[str]) -> Seats:
    """Return the seating: people from ``seat`` on, bots on all other seats."""
    free = players - len(names)
    if not 0 <= seat <= free:
        raise Refused("why-no-such-seat", {"seat": seat + len(names), "last": players})
    if len(bots) > max(free, 1) or (free and not bots):
        raise Refused("why-bot-count", {"bots": len(bots), "players": free})
    others = [bots[number % len(bots)] for number in range(free)]
    for bot in bots:
        make_bot(bot, "")
    return Seats([*others[:seat], *("" for _ in names), *others[seat:]], list(names))


def _new_seats(seats: Seats) -> list[NewSeat]:
    people = iter(seats.names)
    return [NewSeat("bot", bot=bot) if bot else NewSeat("here", next(people)) for bot in seats.bots]


async def new_table(home: Home, game: str, seats: Seats, options: Mapping[str, Any], seed: str = "") -> TerminalTable:
    """Begin a game; with a ``seed`` it is that very game."""
    wanted = NewTable(game, _new_seats(seats), dict(options), start=True, language=SPEECH.language)
    luck = SharedLuck(seed) if seed else None
    return await _at(home, await setup.make(home.service, wanted, await home.key(), luck))


async def lesson_table(home: Home, game: str, name: str) -> TerminalTable:
    return await _at(home, await teach(home.service, find(game).key, name, await home.key()))


async def _at(home: Home, made: TableMade) -> TerminalTable:
    return await sit_down(home, made.table, [key.seat for key in made.keys])


async def sit_down(home: Home, info: TableInfo, people: Sequence[int]) -> TerminalTable:
    """Sit down at a table that is there."""
    found = await home.service.tables.find(info.id)
    if found.replica.match is None:
        stop = found.replica.stop
        raise Refused("why-not-started") if stop is None else Refused("why-rules-stop", stop_words(stop))
    table = TerminalTable(home.service, found.replica.row, people, home.commands)
    await table.enter()
    return table


# --- records ---


async def table_of_record(home: Home, path: Path) -> TerminalTable:
    """Go on with a record, at a table of its own. A record without seating gives the first seat to the person."""
    record = playable_record(path)
    if record.over:
        raise Refused("why-record-over", {"file": str(path)})
    seats = _seats_in(path) or seats_for(record.players, 0, ["medium"], [translate("your-name")])
    people = seats.bots.count("")
    if len(seats.bots) != record.players or not people or people != len(seats.names):
        raise Refused("why-not-a-record", {"detail": "seats"})
    for bot in filter(None, seats.bots):
        make_bot(bot, "")
    wanted = NewTable(record.game, _new_seats(seats), record.options)
    made = [(seat, key) for seat, key, _ in record.decisions]
    lesson = "" if seats.lesson is None else msgspec.json.encode(seats.lesson).decode()
    return await _at(
        home, await setup.make_begun(home.service, wanted, record.seed, made, "record", await home.key(), lesson)
    )


def _seats_in(path: Path) -> Seats | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=SavedSeats).seats
    except (msgspec.MsgspecError, RecursionError) as broken:
        raise Refused("why-not-a-record", {"detail": str(broken)}) from None


async def save_record(table: TerminalTable, path: Path) -> None:
    """Write the record, with the seats."""
    data = await table.record()
    read_record(data)
    row, chairs = await table.service.tables.rows(table.id)
    bots = [chair.bot if chair.kind == "bot" else "" for chair in chairs]
    names = [chair.name for chair in chairs if chair.kind != "bot"]
    lesson = msgspec.json.decode(row.lesson, type=Progress) if row.lesson else None
    record = msgspec.json.decode(data)
    record["seats"] = msgspec.to_builtins(Seats(bots, names, lesson))
    written(path, msgspec.json.encode(record))


# --- tables that were left ---


class LeftTable(NamedTuple):
    """A table that can be gone on with, and the seats of people at this machine."""

    info: TableInfo
    people: list[int]

    @property
    def names(self) -> list[str]:
        """Return the names by which it may be called: the game, its title, the people and bots."""
        found = [self.info.game, title(find(self.info.game)), *map(seat_called, self.info.seats)]
        return [name.casefold() for name in found]

    @property
    def words(self) -> str:
        """Return game, people and when it was last played, in a line."""
        names = ", ".join(map(seat_called, self.info.seats))
        game = title(find(self.info.game))
        day, time = self.info.touched[:10], self.info.touched[11:16]
        return translate(
            "resume-entry", id=self.info.id, game=game, names=names, day=day, time=time, n=self.info.number
        )


async def left_tables(home: Home) -> list[LeftTable]:
    """Return the games that are on at this machine, the last played first."""
    found = [_left(each) for each in await home.service.store.running_tables(MOST_LISTED)]
    fit = [each for each in found if each.people and _is_known(each.info.game)]
    return sorted(fit, key=lambda each: each.info.touched, reverse=True)


def _left(listed: ListedTable) -> LeftTable:
    people = [chair.seat for chair in listed.seats if chair.kind == "here" and chair.claimed and not chair.resigned]
    return LeftTable(listed_info(listed), people)


def _is_known(game: str) -> bool:
    try:
        find(game)
    except Refused:
        return False
    return True


def fitting(tables: Sequence[LeftTable], word: str) -> list[LeftTable]:
    """Return the tables that a word names: by id or its beginning, by the game or by a name at the table."""
    wanted = word.casefold()
    exact = [each for each in tables if each.info.id == wanted]
    begun = [each for each in tables if each.info.id.startswith(wanted)]
    return exact or begun or [each for each in tables if any(name.startswith(wanted) for name in each.names)]
