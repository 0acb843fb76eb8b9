"""A table that plays on from the game in a link."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fabletable.bots import checked_bot
from fabletable.games import find
from fabletable.kernel import Game, Message, Refused
from fabletable.kernel.game import checked_options
from fabletable.kernel.link import GameLink, LinkedDecisions, LinkHeader, LinkSeat, read_link
from fabletable.table.chat.chat import announce
from fabletable.table.fairness import new_secret as new_table_secret
from fabletable.table.fairness import new_table_id
from fabletable.table.gate import with_link
from fabletable.table.jobs.jobs import GameLog, OpenLinkJob
from fabletable.table.messages.links import NewLinkedTable
from fabletable.table.messages.tables import SeatKey, TableMade
from fabletable.table.names import clean_name, told_apart
from fabletable.table.play.fork import STAND_IN
from fabletable.table.replica.played import PLAYING
from fabletable.table.rows import CHOOSE, LogEntry, SeatRow, TableAccess, TableRow
from fabletable.table.seats.seats import NAMES, new_secret
from fabletable.table.service.service import TableService

MOST_PLAYED: Final = 2000
"""The most decisions that a table can begin with: each is a row of the log."""


async def played(service: TableService, link: GameLink) -> LinkedDecisions:
    """Play the game of a link by the present rules."""
    header = link.header
    log = GameLog(header.game, header.players, header.seed, header.options, [])
    decisions, is_whole = await service.workers.run(OpenLinkJob(log, link.to_text()), "link")
    return LinkedDecisions(decisions, is_whole)


async def play_linked(service: TableService, wanted: NewLinkedTable, found: LinkedDecisions | None = None) -> TableMade:
    """Make a table that begins with the first decisions of a link's game and has the same dice. ``found`` are its
    decisions, if they were computed before."""
    link = read_link(wanted.link)
    header, game = link.header, find(link.header.game)
    _check(wanted, header)
    name = clean_name(wanted.name)
    bot = checked_bot(wanted.bot, game) if wanted.bot else ""
    found = found or await played(service, link)
    if not found.is_whole:
        raise Refused("why-link-rules", {"played": header.version, "present": game.version})
    at = service.clock.stamp()
    host, hidden = new_secret(service)
    secrets = {seat: new_secret(service) for seat in [wanted.seat, *wanted.invited]}
    chairs = _chairs(game, header, wanted, name, bot, {seat: stored for seat, (_, stored) in secrets.items()})
    row = TableRow(
        id=new_table_id(), game=game.key, rules=game.version, options=checked_options(game, header.options),
        visibility="link", state=PLAYING, host=hidden, secret=new_table_secret(), seed=header.seed, created=at,
        result="", gate=_gate(chairs, at),
    )  # fmt: skip
    await service.store.add_table(row, chairs, _entries(found, wanted, game.version, at))
    made = await service.tables.find(row.id)
    await announce(made, Message("house-from-link", {"number": wanted.at}))
    service.bots.drive(made)
    return TableMade(made.info(), host, [SeatKey(seat, secret) for seat, (secret, _) in secrets.items()])


def _check(wanted: NewLinkedTable, header: LinkHeader) -> None:
    last = min(MOST_PLAYED, header.length - 1 if header.over else header.length)
    if wanted.at > last:
        raise Refused("why-no-such-decision", {"number": wanted.at, "last": max(0, last)})
    people = [wanted.seat, *wanted.invited]
    for seat in people:
        if seat >= header.players or people.count(seat) > 1:
            raise Refused("why-no-such-seat", {"seat": seat})


def _chairs(
    game: Game, header: LinkHeader, wanted: NewLinkedTable, name: str, bot: str, secrets: dict[int, str]
) -> list[SeatRow]:
    """Return the person's own seat, those of invited people, and bots on the others."""
    names = [name]
    chairs = []
    for seat in range(header.players):
        sat = header.seats[seat] if header.seats else LinkSeat("")
        if seat == wanted.seat:
            chairs.append(SeatRow(seat, "here", name, "", True, False, secrets[seat], ""))
            continue
        names.append(told_apart(_name(sat, seat), names))
        if seat in wanted.invited:
            chairs.append(SeatRow(seat, "invited", names[-1], "", False, False, secrets[seat], ""))
        else:
            chairs.append(SeatRow(seat, "bot", names[-1], bot or _bot(sat, game), True, False, "", ""))
    return chairs


def _name(sat: LinkSeat, seat: int) -> str:
    """Return the name in the link, or a default name."""
    try:
        return clean_name(sat.name)
    except Refused:
        return NAMES[seat % len(NAMES)]


def _bot(sat: LinkSeat, game: Game) -> str:
    """Return the bot that sat there, if this service has it."""
    try:
        return checked_bot(sat.bot, game) if sat.bot else STAND_IN
    except Refused:
        return STAND_IN


def _gate(chairs: Sequence[SeatRow], at: str) -> str:
    gate = TableAccess()
    for chair in chairs:
        if chair.kind == "invited":
            gate = with_link(gate, chair.secret, chair.seat, at)
    return msgspec.json.encode(gate).decode()


def _entries(found: LinkedDecisions, wanted: NewLinkedTable, version: str, at: str) -> list[LogEntry]:
    """Return the entries of the new table's log; decisions of the person's seat count as their own."""
    return [
        LogEntry(number, CHOOSE, seat, key, f"link-{number}" if seat == wanted.seat else "", at, rules=version)
        for number, (seat, key) in enumerate(found.decisions[: wanted.at], 1)
    ]
