"""Tables for lessons: the lesson's seed and set-up, a friendly bot, and the guide beside it."""

from __future__ import annotations

import msgspec

from fabletable.coach import Progress
from fabletable.coach.guide import LEARNER, first_game, lesson_of
from fabletable.games import find
from fabletable.table.lobby.setup import make_begun
from fabletable.table.messages.tables import NewSeat, NewTable, TableMade
from fabletable.table.service.service import TableService


async def teach(service: TableService, game_key: str, name: str, key: str = "") -> TableMade:
    """Make a table at which the lesson of this game begins. The learner is its host, on the keyring of the device that
    asks if it has one."""
    game = find(game_key)
    lesson = lesson_of(game)
    seats = [NewSeat("bot", bot=lesson.bot) for _ in range(lesson.players)]
    seats[LEARNER] = NewSeat("here", name)
    wanted = NewTable(game_key, seats, dict(lesson.options))
    opening = await service.workers.call(lambda: first_game(game))
    progress = msgspec.json.encode(Progress()).decode()
    return await make_begun(service, wanted, lesson.seed, opening.made, "lesson", key, progress)
