"""Tables for lessons: the lesson's seed and set-up, a friendly bot, and the guide beside it."""

from __future__ import annotations

import msgspec

from fabletable.coach import Progress
from fabletable.coach.guide import LEARNER, first_game, lesson_of
from fabletable.games import find
from fabletable.kernel.game import checked_options
from fabletable.table.lobby.setup import chairs_of, new_row
from fabletable.table.messages.tables import NewSeat, NewTable, TableMade
from fabletable.table.replica.played import PLAYING
from fabletable.table.rows import CHOOSE, LogEntry
from fabletable.table.seats.seats import new_secret
from fabletable.table.service.service import TableService


async def teach(service: TableService, game_key: str, name: str, key: str = "") -> TableMade:
    """Make a table at which the lesson of this game begins. The learner is its host, on the keyring of the device that
    asks if it has one."""
    game = find(game_key)
    lesson = lesson_of(game)
    seats = [NewSeat("bot", bot=lesson.bot) for _ in range(lesson.players)]
    seats[LEARNER] = NewSeat("here", name)
    wanted = NewTable(game_key, seats)
    await service.keyrings.be_sure()
    ring = service.keyrings.ring_of(key) or ""
    host, stored = new_secret(service)
    chairs, keys = chairs_of(service, wanted, ring)
    row = new_row(game, checked_options(game, lesson.options), wanted, stored, service.clock.stamp())
    row.ring, row.seed, row.state, row.lesson = ring, lesson.seed, PLAYING, msgspec.json.encode(Progress()).decode()
    opening = await service.workers.call(lambda: first_game(game))
    entries = [
        LogEntry(
            number, CHOOSE, seat, made, f"lesson-{number}" if seat == LEARNER else "", row.created, rules=row.rules
        )
        for number, (seat, made) in enumerate(opening.made, 1)
    ]
    await service.store.add_table(row, chairs, entries)
    table = await service.tables.find(row.id)
    service.bots.drive(table)
    return TableMade(table.info(), host, keys)
