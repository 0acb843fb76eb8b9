"""What everyone may know of a table."""

from __future__ import annotations

from fabletable.server.messages import Proposal, ProposalKind, SeatInfo, TableInfo, TableState, Visibility
from fabletable.server.store import Listed, ProposalRow, SeatRow, TableRow
from fabletable.server.tables import fairness
from fabletable.server.tables.copy import Copy
from fabletable.server.tables.everyone import Everyone
from fabletable.server.tables.played import CLOSED, GATHERING, OVER, PLAYING, kept_result, next_table

_STATES: dict[str, TableState] = {GATHERING: "gathering", PLAYING: "playing", OVER: "over", CLOSED: "closed"}


def table_info(copy: Copy, everyone: Everyone) -> TableInfo:
    online = everyone.online
    seats = [_seat_info(chair, chair.seat in online, everyone.away(chair)) for chair in copy.seats]
    info = _row_info(copy.row, seats, copy.number, copy.touched)
    info.turn = copy.turn
    info.spectators = everyone.spectators
    info.result = copy.result
    info.stop = copy.stop
    info.notice = copy.notice
    return info


def listed_info(found: Listed) -> TableInfo:
    """The same of a table that is not open; whose turn it is only an open one can tell."""
    seats = [_seat_info(chair, False, None) for chair in found.seats]
    info = _row_info(found.row, seats, found.number, found.touched)
    info.result = kept_result(found.row)
    return info


def _row_info(row: TableRow, seats: list[SeatInfo], number: int, touched: str) -> TableInfo:
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
    )


def visibility_of(row: TableRow) -> Visibility:
    return "public" if row.visibility == "public" else "link"


def _seat_info(chair: SeatRow, online: bool, away: int | None) -> SeatInfo:
    kind = chair.kind
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
    )


# --- what is proposed ---


def proposal_info(copy: Copy, proposal: ProposalRow | None) -> Proposal | None:
    """What is proposed now and who is waited for; a proposal about another moment has lapsed."""
    if proposal is None or proposal.number != copy.number or copy.is_final:
        return None
    waiting = waited_for(copy, proposal)
    kind = _kind(proposal)
    return Proposal(proposal.number, proposal.seat, proposal.target, proposal.agreed, waiting, kind, proposal.id)


def waited_for(copy: Copy, proposal: ProposalRow) -> list[int]:
    """Everyone who sits here has to agree; whoever left a bot in charge has not."""
    people = [chair.seat for chair in copy.seats if chair.kind != "bot" and chair.claimed]
    return [seat for seat in people if seat not in proposal.agreed]


def _kind(proposal: ProposalRow) -> ProposalKind:
    return "go-on" if proposal.kind == "go-on" else "close" if proposal.kind == "close" else "back"
