"""Asking the others: to go back, to go on by other rules, to close the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from fabletable.kernel import Refused, seat_name
from fabletable.table.audience.info import ABOUT_THE_ABSENT, AMONG_THOSE_HERE, waited_for
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.commands import Answer, Propose
from fabletable.table.messages.frames import Accepted
from fabletable.table.open_table.deciding import close_table, go_back, go_on
from fabletable.table.open_table.table import OpenTable
from fabletable.table.play.commands import said_before
from fabletable.table.replica.game_clock import DAY
from fabletable.table.rows import BACK, RULES, ProposalRow, Stroke, with_stroke
from fabletable.table.seats.absence import held, opened, ran_out_often, resigned
from fabletable.table.seats.seats import check_away, look_who_is_here
from fabletable.table.service.registry import House


async def propose(house: House, table: OpenTable, here: Screen, frame: Propose) -> None:
    async with table.alone():
        if _settled_before(table, here, frame):
            return
        await table.be_at(frame.number)
        if frame.kind in AMONG_THOSE_HERE:
            await look_who_is_here(table)

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
    if frame.kind == "time":
        return
    if frame.to in here.seats:
        raise Refused("why-not-away", {"seat": seat_name(frame.to)})
    check_absent(table, frame.to)


def check_absent(table: OpenTable, seat: int) -> None:
    """Refuse unless this seat is somebody's who has been away too long, or whose time was up again and again."""
    chair = table.seats[seat]
    if chair.resigned or chair.kind == "bot" or not chair.claimed:
        raise Refused("why-resigned")
    if not ran_out_often(table, seat):
        check_away(table, chair)


def check_agreed(table: OpenTable, proposal: ProposalRow) -> None:
    """Refuse time for oneself, or for everyone, that no other person has agreed to."""
    if proposal.kind not in ("time", "pause"):
        return
    own = proposal.target if proposal.kind == "time" else proposal.seat
    others = [chair.seat for chair in table.seats if chair.claimed and chair.kind != "bot" and not chair.resigned]
    if any(seat != own for seat in others) and not any(seat in proposal.agreed for seat in others if seat != own):
        raise Refused("why-nobody-agrees")


async def _propose(table: OpenTable, here: Screen, proposal: Callable[[], ProposalRow | None]) -> None:
    """Write what is proposed now, looking again when others were faster."""
    while True:
        here.check(table.seats)
        if await table.propose(proposal()):
            return


async def lapse_votes_about(table: OpenTable, seats: Sequence[int]) -> None:
    """Under the lock: nothing is decided any more about somebody who has come back."""
    while (proposal := table.proposal) is not None:
        if proposal.kind not in ABOUT_THE_ABSENT or proposal.target not in seats or proposal.number != table.number:
            return
        if await table.propose(None):
            table.tell_proposal()
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
    if table.proposal is not None and table.proposal.kind in AMONG_THOSE_HERE:
        await _look_at_the_present(table)
    proposal = table.proposal
    if proposal is None or waited_for(table, proposal):
        here.say(Accepted(nonce, table.number))
        table.tell_proposal()
        return
    if proposal.kind in AMONG_THOSE_HERE:
        await _propose(table, here, lambda: None)
        table.tell_proposal()
        check_agreed(table, proposal)
        await _do_among_those_here(house, table, proposal)
    elif proposal.kind == "go-on":
        await go_on(table, proposal.seat, nonce)
    elif proposal.kind == "close":
        await close_table(table)
    else:
        number = proposal.number
        await go_back(table, proposal.seat, proposal.target, nonce, lambda: table.check_number(number))
    here.say(Accepted(nonce, table.number))
    house.changed(table)


async def _look_at_the_present(table: OpenTable) -> None:
    """Before a vote settles: what was decided meanwhile, and who is here, in whichever process."""
    await table.catch_up()
    if table.proposal is None:
        raise Refused("why-no-proposal")
    await look_who_is_here(table)


async def _do_among_those_here(house: House, table: OpenTable, proposal: ProposalRow) -> None:
    """Do it, if what made it right to propose is still so."""
    seat = proposal.target

    def absent() -> None:
        check_absent(table, seat)

    if proposal.kind == "bot":
        await held(table, seat, "house-held", absent)
    elif proposal.kind == "out":
        await resigned(house, table, seat, absent)
    elif proposal.kind == "open":
        await opened(table, seat, absent)
    else:
        letter = table.terms.clock.kind == "letter"
        more = {"time": DAY if letter else 300, "wait": 2 * DAY if letter else 600}
        now = int(house.hours.now())
        stroke = Stroke(now, "give", seat, more[proposal.kind]) if proposal.kind in more else Stroke(now, proposal.kind)
        await table.change(lambda: (with_stroke(table.row, stroke), []))
        table.tell_table()
    house.mind(table)
