"""Asking the others: to go back, to go on by other rules, to close the table; about time and about who is away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec

from fabletable.kernel import Refused, seat_name
from fabletable.table.audience.info import ABOUT_THE_ABSENT, AMONG_THOSE_HERE, waited_for
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.frames import AcceptedFrame, ProposalKind
from fabletable.table.open_table.deciding import close_table, go_back, go_on
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.game_clock import DAY
from fabletable.table.rows import BACK, RULES, ClockEvent, ProposalRow, with_clock_event
from fabletable.table.seats.absence import held, opened, ran_out_often, resigned
from fabletable.table.seats.access import check_away, look_who_is_here
from fabletable.table.service.commands import CommandNow, Cost, frame
from fabletable.table.service.service import TableService

_COST = Cost(rows=10, bytes=1024)


@frame
class Propose(CommandNow, tag="propose", forbid_unknown_fields=True):
    """Ask the others to go back to where ``to`` decisions had been made; at a table that has stopped because its
    rules changed, to go on from there by the new ones, or to close it."""

    to: WireNumber = -1
    kind: ProposalKind = "back"

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():
            if self.accepted_before(screen, replica.already(self.seat, self.id, (BACK, RULES))):
                return
            await table.log.be_at(self.number)
            if self.kind in AMONG_THOSE_HERE:
                await look_who_is_here(table)

            def proposal() -> ProposalRow:
                replica.check_number(self.number)
                _check_proposal(table, screen, self)
                wanted = ProposalRow(replica.number, self.seat, self.to, list(screen.seats), self.kind)
                # A proposal that was sent twice keeps the votes it has.
                present = table.log.proposal
                return present if present is not None and _alike(present, wanted) else wanted

            await _propose(table, screen, proposal)
            await _settle(service, table, screen, self.id)


@frame
class Answer(CommandNow, tag="answer", forbid_unknown_fields=True):
    """Answer a proposal, the one with the id ``proposal`` if it is given."""

    agree: bool
    proposal: WireNumber | None = None

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica = table.replica
        async with table.alone():
            if self.accepted_before(screen, replica.already(self.seat, self.id, (BACK, RULES))):
                return
            await table.log.be_at(self.number)
            table.log.proposal = await service.store.proposal(table.id)

            def answered() -> ProposalRow | None:
                proposal = table.log.proposal
                is_past = proposal is None or proposal.number != replica.number or self.number != replica.number
                if proposal is None or is_past or replica.is_final:
                    raise Refused("why-no-proposal")
                if self.proposal not in (None, proposal.id):
                    raise Refused("why-no-proposal")
                if not self.agree:
                    return None
                return msgspec.structs.replace(proposal, agreed=sorted({*proposal.agreed, *screen.seats}))

            await _propose(table, screen, answered)
            if not self.agree:
                screen.say(AcceptedFrame(self.id, replica.number))
                table.tell_proposal(declined=self.seat)
                return
            await _settle(service, table, screen, self.id)


def _alike(one: ProposalRow, other: ProposalRow) -> bool:
    return (one.number, one.seat, one.target, one.kind) == (other.number, other.seat, other.target, other.kind)


def _check_proposal(table: OpenTable, screen: Screen, wanted: Propose) -> None:
    if wanted.kind in AMONG_THOSE_HERE:
        _check_among_those_here(table, screen, wanted)
    elif wanted.kind == "back":
        table.replica.check_open()
        table.replica.check_by_hand()
        if not 0 <= wanted.to < table.replica.decisions:
            raise Refused("why-no-such-decision", {"number": wanted.to, "last": table.replica.decisions})
    elif table.replica.stop is None or table.replica.is_final:
        raise Refused("why-not-stopped")


def _check_among_those_here(table: OpenTable, screen: Screen, wanted: Propose) -> None:
    """Refuse a vote about time without a clock, and one about a seat whose person has not been away too long."""
    table.replica.check_open()
    clock = table.replica.terms.clock
    if wanted.kind in ("pause", "resume", "time", "wait") and clock.kind == "none":
        raise Refused("why-no-clock")
    if wanted.kind in ("pause", "resume"):
        if not clock.may_pause:
            raise Refused("why-no-pause")
        return
    if not 0 <= wanted.to < len(table.replica.seats):
        raise Refused("why-no-such-seat", {"seat": wanted.to})
    if wanted.kind == "time":
        return
    if wanted.to in screen.seats:
        raise Refused("why-not-away", {"seat": seat_name(wanted.to)})
    check_absent(table, wanted.to)


def check_absent(table: OpenTable, seat: int) -> None:
    """Refuse unless the person of this seat has been away too long, or their time was up again and again."""
    chair = table.replica.seats[seat]
    if chair.resigned or chair.kind == "bot" or not chair.claimed:
        raise Refused("why-resigned")
    if not ran_out_often(table, seat):
        check_away(table, chair)


def check_agreed(table: OpenTable, proposal: ProposalRow) -> None:
    """Refuse time for oneself, or for everyone, that no other person has agreed to."""
    if proposal.kind not in ("time", "pause"):
        return
    own = proposal.target if proposal.kind == "time" else proposal.seat
    people = [chair for chair in table.replica.seats if chair.claimed and chair.kind != "bot"]
    others = [chair.seat for chair in people if not chair.resigned]
    if any(seat != own for seat in others) and not any(seat in proposal.agreed for seat in others if seat != own):
        raise Refused("why-nobody-agrees")


async def _propose(table: OpenTable, screen: Screen, proposal: Callable[[], ProposalRow | None]) -> None:
    """Store what is proposed now, checking again when another process was faster."""
    while True:
        screen.check(table.replica.seats)
        if await table.log.propose(proposal()):
            return


async def lapse_votes_about(table: OpenTable, seats: Sequence[int]) -> None:
    """Drop a vote about a person who has come back. The caller holds the table's lock."""
    while (proposal := table.log.proposal) is not None:
        about_them = proposal.kind in ABOUT_THE_ABSENT and proposal.target in seats
        if not about_them or proposal.number != table.replica.number:
            return
        if await table.log.propose(None):
            table.tell_proposal()
            return


async def _settle(service: TableService, table: OpenTable, screen: Screen, nonce: str) -> None:
    """Do what was proposed once everyone has agreed who has to."""
    if table.log.proposal is not None and table.log.proposal.kind in AMONG_THOSE_HERE:
        await _look_at_the_present(table)
    proposal = table.log.proposal
    if proposal is None or waited_for(table.replica, proposal, table.audience.online):
        screen.say(AcceptedFrame(nonce, table.replica.number))
        table.tell_proposal()
        return
    if proposal.kind in AMONG_THOSE_HERE:
        await _propose(table, screen, lambda: None)
        table.tell_proposal()
        check_agreed(table, proposal)
        await _do_among_those_here(service, table, proposal)
    elif proposal.kind == "go-on":
        await go_on(table, proposal.seat, nonce)
    elif proposal.kind == "close":
        await close_table(table)
    else:
        number = proposal.number
        await go_back(table, proposal.seat, proposal.target, nonce, lambda: table.replica.check_number(number))
    screen.say(AcceptedFrame(nonce, table.replica.number))
    service.changed(table)


async def _look_at_the_present(table: OpenTable) -> None:
    """Read what was decided meanwhile and who is here, in whichever process, before a vote settles."""
    await table.log.catch_up()
    if table.log.proposal is None:
        raise Refused("why-no-proposal")
    await look_who_is_here(table)


async def _do_among_those_here(service: TableService, table: OpenTable, proposal: ProposalRow) -> None:
    """Do it, if what made it right to propose is still so."""
    seat = proposal.target

    def absent() -> None:
        check_absent(table, seat)

    if proposal.kind == "bot":
        await held(table, seat, "house-held", absent)
    elif proposal.kind == "out":
        await resigned(service, table, seat, absent)
    elif proposal.kind == "open":
        await opened(table, seat, absent)
    else:
        letter = table.replica.terms.clock.kind == "letter"
        more = {"time": DAY if letter else 300, "wait": 2 * DAY if letter else 600}
        now = int(service.clock.now())
        event = (
            ClockEvent(now, "give", seat, more[proposal.kind])
            if proposal.kind in more
            else ClockEvent(now, proposal.kind)
        )
        await table.log.change(lambda: (with_clock_event(table.replica.row, event), []))
        table.tell_table()
    service.time_changed(table)
