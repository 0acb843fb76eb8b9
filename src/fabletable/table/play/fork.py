"""Forks: playing on from any moment of a finished game, at a table of one's own."""

from __future__ import annotations

from typing import Final

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.table.chat.chat import announce
from fabletable.table.fairness import new_table_id
from fabletable.table.log_chain import DEEPEST
from fabletable.table.messages.records import NewFork
from fabletable.table.messages.tables import SeatKey, TableMade
from fabletable.table.names import clean_name, told_apart
from fabletable.table.replica.played import OVER, PLAYING, PlayedGame, stop_words
from fabletable.table.rows import SeatRow
from fabletable.table.seats.access import is_host, seat_with
from fabletable.table.seats.seats import NAMES, new_secret
from fabletable.table.service.service import TableService

STAND_IN: Final = "medium"
"""The bot that plays for a person who is not at the new table."""


def check_is_over(game: PlayedGame) -> None:
    """Refuse a game that is not over, is damaged, or comes out differently by today's rules."""
    if game.row.state != OVER:
        raise Refused("why-game-goes-on")
    game.check_whole()
    if game.stop is not None:
        raise Refused("why-other-rules", stop_words(game.stop))


def check_may_look_back(service: TableService, game: PlayedGame, secret: str) -> None:
    """Refuse a game that is not over, and a private game to those who did not sit there."""
    check_is_over(game)
    was_there = is_host(service, game, secret) or seat_with(service, game, secret) is not None
    if game.row.visibility != "public" and not was_there:
        raise Refused("why-review-not-yours")


async def play_on_from(service: TableService, game: PlayedGame, wanted: NewFork) -> TableMade:
    """Make a table that begins with the first decisions of this one and its dice. This one stays as it is, and its log
    is shared."""
    if not 0 <= wanted.at < game.decisions:
        raise Refused("why-no-such-decision", {"number": wanted.at, "last": max(0, game.decisions - 1)})
    if wanted.seat >= len(game.seats):
        raise Refused("why-no-such-seat", {"seat": wanted.seat})
    if await service.store.depth(game.id) >= DEEPEST:
        raise Refused("why-what-if-deep", {"most": DEEPEST})
    bot = checked_bot(wanted.bot, find(game.row.game)) if wanted.bot else ""
    name = clean_name(wanted.name)
    secret, stored = new_secret(service)
    host, hidden = new_secret(service)
    row = msgspec.structs.replace(
        game.row, id=new_table_id(), rules=find(game.row.game).version, visibility="link", state=PLAYING, host=hidden,
        created=service.clock.stamp(), result="", version=0, word="", keyring="", gate="{}", lesson="", terms="{}",
        times="[]", answers="[]",
        shared_from=game.id, shared_until=wanted.at, shared_seat=wanted.seat,
    )  # fmt: skip
    chairs = [_chair(chair, wanted.seat, name, bot, stored) for chair in game.seats]
    await service.store.add_table(row, chairs)
    made = await service.tables.find(row.id)
    await announce(made, Message("house-what-if", {"number": wanted.at}))
    service.bots.drive(made)
    return TableMade(made.info(), host, [SeatKey(wanted.seat, secret)])


def _chair(chair: SeatRow, seat: int, name: str, bot: str, stored: str) -> SeatRow:
    """Return a seat of the fork: the person's own, or a bot on any other seat. The bot is ``bot`` if it is named,
    otherwise the one that sat there. The typed entropy stays part of the seed."""
    if chair.seat == seat:
        return SeatRow(seat, "here", name, "", True, False, stored, chair.entropy, face=chair.face)
    called = told_apart(chair.name or NAMES[chair.seat % len(NAMES)], [name])
    plays = bot or (chair.bot if chair.kind == "bot" else "") or STAND_IN
    return SeatRow(chair.seat, "bot", called, plays, True, False, "", chair.entropy)
