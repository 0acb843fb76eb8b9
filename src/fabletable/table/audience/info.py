"""The public facts of a table, as everyone sees them."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from fabletable.table import fairness
from fabletable.table.audience.audience import Audience
from fabletable.table.gate import WAITS, state_of
from fabletable.table.messages.frames import ProposalInfo, ProposalKind
from fabletable.table.messages.tables import (
    ClockState,
    ForkInfo,
    JoinRequest,
    Presence,
    SeatClock,
    SeatInfo,
    TableInfo,
    TableState,
    TableTerms,
    Visibility,
)
from fabletable.table.ports.clock import stamp_of
from fabletable.table.replica.game_clock import spent, up_at
from fabletable.table.replica.played import CLOSED, GATHERING, OVER, PLAYING, kept_result, next_table
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import ListedTable, ProposalRow, SeatRow, TableAccess, TableRow, gate_of

HOST_SECONDS = 24 * 3600
"""The seconds without the host after which any seat may do what the host may."""

AMONG_THOSE_HERE = ("pause", "resume", "time", "wait", "bot", "open", "out")
"""Kinds of proposals on which those vote who are here."""
ABOUT_THE_ABSENT = ("wait", "bot", "open", "out")
"""The kinds of these proposals that are about an absent person."""

_STATES: dict[str, TableState] = {GATHERING: "gathering", PLAYING: "playing", OVER: "over", CLOSED: "closed"}


def table_info(replica: Replica, audience: Audience, now: float) -> TableInfo:
    online = audience.online
    gate = gate_of(replica.row)
    seats = [_seat_info(chair, chair.seat in online, audience.away(chair), gate) for chair in replica.seats]
    for chair, seat in zip(replica.seats, seats, strict=True):
        seat.presence, seat.presence_seconds = audience.presence(chair)
        seat.choosing = chair.is_free and audience.is_choosing(chair.seat)
    info = _row_info(replica.row, seats, replica.number, replica.touched, gate)
    info.host_gone = _host_gone(info)
    info.join_requests = [JoinRequest(each.id, each.name, each.at) for each in gate.join_requests if each.seat == WAITS]
    info.waiting_for = [] if replica.turn is None else [replica.turn]
    info.waited_seconds = max(0, int(now - replica.asked_at)) if info.waiting_for else 0
    info.turn = replica.turn
    info.terms = replica.terms
    info.clock = _clock_now(replica, now)
    info.spectators = audience.spectators
    info.screens = audience.big_screens
    info.result = replica.result
    info.stop = replica.stop
    info.notice = replica.notice
    return info


def listed_info(found: ListedTable) -> TableInfo:
    """Return the facts of a table that is not open; whose turn it is only an open one knows."""
    gate = gate_of(found.row)
    seats = [_seat_info(chair, False, None, gate) for chair in found.seats]
    info = _row_info(found.row, seats, found.number, found.touched, gate)
    info.result = kept_result(found.row)
    info.terms = msgspec.json.decode(found.row.terms, type=TableTerms)
    return info


def _clock_now(replica: Replica, now: float) -> ClockState | None:
    clock, reading = replica.terms.clock, replica.clocks()
    if reading is None:
        return None
    running = replica.turn if replica.turn is not None and not replica.seats[replica.turn].by_bot else None
    seats = []
    for seat, hand in enumerate(reading.hands):
        cost = spent(clock, reading, seat, now) if seat == running else 0.0
        until = up_at(clock, reading, seat, now) if seat == running else None
        over = max(0.0, cost - hand.turn)
        seats.append(
            SeatClock(
                turn_seconds=int(max(0.0, hand.turn - cost)),
                reserve_seconds=int(max(0.0, hand.reserve - over)),
                holiday_days=hand.days_off,
                holiday=hand.off[0] <= now < hand.off[1],
                until=None if until is None else stamp_of(until),
                ran_out=hand.ran_out,
            )
        )
    return ClockState(running, reading.paused, stamp_of(now), seats)


def _host_gone(info: TableInfo) -> bool:
    """Return whether the person who set the table has not come for a day."""
    seat = None if info.host_seat is None else info.seats[info.host_seat]
    return seat is not None and seat.presence == "away" and seat.presence_seconds >= HOST_SECONDS


def _row_info(row: TableRow, seats: list[SeatInfo], number: int, touched: str, gate: TableAccess) -> TableInfo:
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        visibility=visibility_of(row),
        state=_STATES[row.state],
        seats=seats,
        number=number,
        turn=None,
        spectators=0,
        created=row.created,
        touched=touched,
        commitment=fairness.seal(row.secret),
        grace=row.grace,
        again=next_table(row, len(seats)),
        host_seat=next((seat.seat for seat in seats if seat.kind == "here"), None),
        language=gate.language,
        hide_names=gate.hide_names,
        origin=ForkInfo(row.shared_from, row.shared_until) if row.shared_from else None,
    )


def visibility_of(row: TableRow) -> Visibility:
    return "public" if row.visibility == "public" else "link"


def _presence(chair: SeatRow) -> Presence:
    """Return the presence at a seat of a table that is not open."""
    if chair.is_free:
        return "left" if chair.held else "free"
    return "bot" if chair.by_bot else "away"


def _seat_info(chair: SeatRow, online: bool, away: int | None, gate: TableAccess) -> SeatInfo:
    kind = chair.kind
    link, opened = state_of(gate, chair.seat)
    return SeatInfo(
        seat=chair.seat,
        kind="bot" if kind == "bot" else "here" if kind == "here" else "invited",
        name=chair.name,
        bot=chair.bot if chair.by_bot else "",
        claimed=chair.claimed,
        online=online or kind == "bot",
        held=chair.held,
        entropy=chair.entropy,
        away=away,
        version=chair.version,
        resigned=chair.resigned,
        presence=_presence(chair),
        link=link,
        opened=opened,
        face=chair.face if chair.claimed else "",
    )


# --- what is proposed ---


def proposal_info(replica: Replica, proposal: ProposalRow | None, online: Collection[int]) -> ProposalInfo | None:
    """Return what is proposed now and who is waited for; a proposal about another number has lapsed."""
    if proposal is None or proposal.number != replica.number or replica.is_final:
        return None
    waiting = waited_for(replica, proposal, online)
    kind = _kind(proposal)
    return ProposalInfo(proposal.number, proposal.seat, proposal.target, proposal.agreed, waiting, kind, proposal.id)


def waited_for(replica: Replica, proposal: ProposalRow, online: Collection[int]) -> list[int]:
    """Return the seats that still have to agree: everyone who sits here, or about time and about absent people those
    who are ``online``."""
    people = [chair.seat for chair in replica.seats if chair.kind != "bot" and chair.claimed and not chair.resigned]
    if proposal.kind in AMONG_THOSE_HERE:
        people = [seat for seat in people if seat in online and seat != proposal.target]
    return [seat for seat in people if seat not in proposal.agreed]


def _kind(proposal: ProposalRow) -> ProposalKind:
    kind: ProposalKind = msgspec.convert(proposal.kind, ProposalKind)
    return kind
