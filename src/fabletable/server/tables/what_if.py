"""Playing on from any moment of a finished game, at a table of one's own."""

from __future__ import annotations

from typing import Final

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Message, Refused
from fabletable.server.messages.afterwards import WhatIf
from fabletable.server.messages.tables import SeatKey, TableMade
from fabletable.server.store import SeatRow, now
from fabletable.server.store.sums import DEEPEST
from fabletable.server.tables.house import House
from fabletable.server.tables.names import clean_name, told_apart
from fabletable.server.tables.played import OVER, PLAYING, Played, stop_words
from fabletable.server.tables.seats import NAMES, is_host, new_secret, seat_with
from fabletable.server.tables.setting_up import new_id
from fabletable.server.tables.talk import announce

STAND_IN: Final = "medium"
"""The bot that plays for a person who is not at the new table."""


def check_is_over(table: Played) -> None:
    """And the rules of today still tell it as it was played."""
    if table.row.state != OVER:
        raise Refused("why-game-goes-on")
    table.check_whole()
    if table.stop is not None:
        raise Refused("why-other-rules", stop_words(table.stop))


def check_may_look_back(house: House, table: Played, secret: str) -> None:
    """Those who sat there, and everyone where the game was public; never before it is over."""
    check_is_over(table)
    was_there = is_host(house, table, secret) or seat_with(house, table, secret) is not None
    if table.row.visibility != "public" and not was_there:
        raise Refused("why-review-not-yours")


async def play_on_from(house: House, table: Played, wanted: WhatIf) -> TableMade:
    """A new table that begins with the first decisions of this one, and its dice. This one stays as it is, and its log
    is shared."""
    if not 0 <= wanted.at < table.decisions:
        raise Refused("why-no-such-decision", {"number": wanted.at, "last": max(0, table.decisions - 1)})
    if wanted.seat >= len(table.seats):
        raise Refused("why-no-such-seat", {"seat": wanted.seat})
    if await house.store.depth(table.id) >= DEEPEST:
        raise Refused("why-what-if-deep", {"most": DEEPEST})
    bot = checked_bot(wanted.bot, find(table.row.game)) if wanted.bot else ""
    name = clean_name(wanted.name)
    secret, stored = new_secret(house)
    host, hidden = new_secret(house)
    row = msgspec.structs.replace(
        table.row, id=new_id(), rules=find(table.row.game).version, visibility="link", state=PLAYING, host=hidden,
        created=now(), result="", version=0, word="", ring="", gate="{}", lesson="", terms="{}",
        times="[]", answers="[]",
        shared_from=table.id, shared_until=wanted.at, shared_seat=wanted.seat,
    )  # fmt: skip
    chairs = [_chair(chair, wanted.seat, name, bot, stored) for chair in table.seats]
    await house.store.add_table(row, chairs)
    made = await house.find(row.id)
    await announce(made, Message("house-what-if", {"number": wanted.at}))
    house.bots.drive(made)
    return TableMade(made.info(), host, [SeatKey(wanted.seat, secret)])


def _chair(chair: SeatRow, seat: int, name: str, bot: str, stored: str) -> SeatRow:
    """The person's own chair, and bots on the others: this one, else the one that sat there. What was typed stays part
    of the seed."""
    if chair.seat == seat:
        return SeatRow(seat, "here", name, "", True, False, stored, chair.entropy, face=chair.face)
    called = told_apart(chair.name or NAMES[chair.seat % len(NAMES)], [name])
    plays = bot or (chair.bot if chair.kind == "bot" else "") or STAND_IN
    return SeatRow(chair.seat, "bot", called, plays, True, False, "", chair.entropy)
