"""Asking the others: to go back, to go on by other rules, to close the table."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Refused, seat_name
from fabletable.server.messages.commands import Answer, Propose
from fabletable.server.messages.frames import Accepted
from fabletable.server.store import BACK, RULES, ProposalRow, Stroke, with_stroke
from fabletable.server.tables.clock import DAY
from fabletable.server.tables.deciding import close_table, go_back, go_on
from fabletable.server.tables.deeds.choosing import said_before
from fabletable.server.tables.house import House
from fabletable.server.tables.info import AMONG_THOSE_HERE, waited_for
from fabletable.server.tables.open_table import OpenTable
from fabletable.server.tables.screen import Screen
from fabletable.server.tables.seats import check_away
from fabletable.server.tables.standing_down import held, opened, ran_out_often, resigned


async def propose(house: House, table: OpenTable, here: Screen, frame: Propose) -> None:
    async with table.alone():
        if _settled_before(table, here, frame):
            return
        await table.be_at(frame.number)

        def proposal() -> ProposalRow:
            table.check_number(frame.number)
            _check_proposal(table, here, frame)
            wanted = ProposalRow(table.number, frame.seat, frame.to, list(here.seats), frame.kind)
            # Sent twice, nobody has to agree twice.
            return present if (present := table.proposal) is not None and _alike(present, wanted) else wanted

        await _propose(table, here, proposal)
        await _settle(house, table, here, frame.id)


def _settled_before(table: OpenTable, here: Screen, frame: Propose | Answer) -> bool:
    return said_before(here, frame.id, table.already(frame.seat, frame.id, (BACK, RULES)))


def _alike(one: ProposalRow, other: ProposalRow) -> bool:
    return (one.number, one.seat, one.target, one.kind) == (other.number, other.seat, other.target, other.kind)


def _check_proposal(table: OpenTable, here: Screen, frame: Propose) -> None:
    if frame.kind in AMONG_THOSE_HERE:
        _check_among_those_here(table, here, frame)
    elif frame.kind == "back":
        table.check_open()
        if not 0 <= frame.to < table.decisions:
            raise Refused("why-no-such-decision", {"number": frame.to, "last": table.decisions})
    elif table.stop is None or table.is_final:
        raise Refused("why-not-stopped")


def _check_among_those_here(table: OpenTable, here: Screen, frame: Propose) -> None:
    """About time there must be a clock; about a seat, its person must have been away too long."""
    table.check_open()
    clock = table.terms.clock
    if frame.kind in ("pause", "resume", "time", "wait") and clock.kind == "none":
        raise Refused("why-no-clock")
    if frame.kind in ("pause", "resume"):
        if not clock.may_pause:
            raise Refused("why-no-pause")
        return
    if not 0 <= frame.to < len(table.seats):
        raise Refused("why-no-such-seat", {"seat": frame.to})
    chair = table.seats[frame.to]
    if frame.kind == "time":
        return
    if chair.resigned or chair.kind == "bot" or not chair.claimed:
        raise Refused("why-resigned")
    if frame.to in here.seats:
        raise Refused("why-not-away", {"seat": seat_name(frame.to)})
    if not ran_out_often(table, frame.to):
        check_away(table, chair)


async def _propose(table: OpenTable, here: Screen, proposal: Callable[[], ProposalRow | None]) -> None:
    """Write what is proposed now, looking again when others were faster."""
    while True:
        here.check(table.seats)
        if await table.propose(proposal()):
            return


async def answer(house: House, table: OpenTable, here: Screen, frame: Answer) -> None:
    async with table.alone():
        if _settled_before(table, here, frame):
            return
        await table.be_at(frame.number)
        table.proposal = await house.store.proposal(table.id)

        def answered() -> ProposalRow | None:
            proposal = table.proposal
            if proposal is None or proposal.number != table.number or frame.number != table.number or table.is_final:
                raise Refused("why-no-proposal")
            if frame.proposal not in (None, proposal.id):
                raise Refused("why-no-proposal")
            if not frame.agree:
                return None
            return msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *here.seats}))

        await _propose(table, here, answered)
        if not frame.agree:
            here.say(Accepted(frame.id, table.number))
            table.tell_proposal(declined=frame.seat)
            return
        await _settle(house, table, here, frame.id)


async def _settle(house: House, table: OpenTable, here: Screen, nonce: str) -> None:
    """Do what was proposed when nobody is waited for any more."""
    proposal = table.proposal
    if proposal is None or waited_for(table, proposal):
        here.say(Accepted(nonce, table.number))
        table.tell_proposal()
        return
    if proposal.kind in AMONG_THOSE_HERE:
        await _propose(table, here, lambda: None)
        await _do_among_those_here(house, table, proposal)
        table.tell_proposal()
    elif proposal.kind == "go-on":
        await go_on(table, proposal.seat, nonce)
    elif proposal.kind == "close":
        await close_table(table)
    else:
        number = proposal.number
        await go_back(table, proposal.seat, proposal.target, nonce, lambda: table.check_number(number))
    here.say(Accepted(nonce, table.number))
    house.changed(table)


async def _do_among_those_here(house: House, table: OpenTable, proposal: ProposalRow) -> None:
    seat = proposal.target
    if proposal.kind == "bot":
        await held(house, table, seat, "house-held")
    elif proposal.kind == "out":
        await resigned(house, table, seat)
    elif proposal.kind == "open":
        await opened(house, table, seat)
    else:
        letter = table.terms.clock.kind == "letter"
        more = {"time": DAY if letter else 300, "wait": 2 * DAY if letter else 600}
        now = int(house.hours.now())
        stroke = Stroke(now, "give", seat, more[proposal.kind]) if proposal.kind in more else Stroke(now, proposal.kind)
        await table.change(lambda: (with_stroke(table.row, stroke), []))
        table.tell_table()
    house.mind(table)
