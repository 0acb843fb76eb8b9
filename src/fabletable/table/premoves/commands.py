"""Commands about premoves: an answer that stands, one to what was foreseen, letting all pass, taking back."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import msgspec

from fabletable.kernel import Refused
from fabletable.kernel.scene import Ask
from fabletable.table.audience.screen import Screen
from fabletable.table.jobs.jobs import NextQuestionJob
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.frames import AcceptedFrame, ForeseenQuestion
from fabletable.table.open_table.deciding import with_follow_ups
from fabletable.table.open_table.log import TableChange
from fabletable.table.open_table.table import OpenTable
from fabletable.table.ports.peers import PeerMessage
from fabletable.table.premoves.part import PremovesPart
from fabletable.table.premoves.rules import is_in_force, listed_choice, may_pass, minded, premove_for
from fabletable.table.rows import LogEntry, Premove, PremoveKind, with_premoves
from fabletable.table.service.commands import Command, CommandNow, Cost, frame
from fabletable.table.service.service import TableService

MOST_PREMOVES = 40
"""Premoves of one person that are stored; the oldest that were taken back or have lapsed go first."""

_COST = Cost(rows=3, bytes=4 * 1024)


@frame
class AlwaysAnswer(CommandNow, tag="stand", forbid_unknown_fields=True):
    """Answer the present question so whenever it comes again and this is offered. The question that is asked now is
    still to be answered, by choosing."""

    key: str

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():
            await table.log.be_at(self.number)
            await _change(table, screen, self.seat, lambda mine: self._stands(table, mine))
            screen.say(AcceptedFrame(self.id, table.replica.number))

    def _stands(self, table: OpenTable, mine: list[Premove]) -> list[Premove]:
        replica = table.replica
        replica.check_turn(self.seat, self.number, by_bot=False)
        decision = replica.being_played.decision
        if decision is None or not replica.being_played.game.questions.of(decision).stands:
            raise Refused("why-does-not-stand")
        choice, listed = decision.option(self.key).message, listed_choice(replica, decision, self.key)
        args, offered = minded(replica, decision), [option.key for option in decision.options]
        for premove in mine:
            # A premove for another option of the same question contradicts this one: drop it.
            same = premove.kind == "always" and (premove.ask, premove.args) == (decision.ask, args)
            if same and premove.key in offered:
                premove.gone = True
        new = _new(table, self.seat, "always")
        new.ask, new.args, new.key = decision.ask, args, self.key
        new.question, new.choice, new.cost = decision.question, choice, listed.cost
        return [*mine, new]


@frame
class Foresee(Command, tag="foresee", forbid_unknown_fields=True):
    """Ask which question comes to this seat next, if that can be foreseen from what it knows."""

    cost: ClassVar[Cost] = Cost(thinking=0.5)
    aside: ClassVar[bool] = True

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        replica, part = table.replica, table.part(PremovesPart)
        async with table.alone():
            replica.check_open()
            number = replica.number
            if replica.turn == self.seat:
                raise Refused("why-asked-already")
            job = NextQuestionJob(replica.log(), self.seat)
        known = part.foreseen.get(self.seat)
        if known is None or known[0] != number:
            found = await service.workers.run(job, table.id)
            known = number, msgspec.json.decode(found, type=Ask) if found else None
            part.foreseen[self.seat] = known
        screen.say(ForeseenQuestion(self.id, self.seat, *known, may_pass(replica)))


@frame
class AnswerForeseen(CommandNow, tag="lay", forbid_unknown_fields=True):
    """Answer what was foreseen at this ``number``, if just that is asked next."""

    key: str

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():
            number, ask = table.part(PremovesPart).foreseen.get(self.seat, (-1, None))
            if number != self.number or ask is None or table.replica.by_hand(self.seat) > number:
                raise Refused("why-late", {"number": table.replica.number})
            chosen = next((choice for choice in ask.choices if choice.key == self.key), None)
            if chosen is None:
                raise Refused("why-no-such-choice", {"key": self.key})

            def laid(mine: list[Premove]) -> list[Premove]:
                new = _new(table, self.seat, "once")
                new.since = number
                new.ask, new.args = ask.question.id, msgspec.to_builtins(ask.question.args)
                new.keys, new.key = [choice.key for choice in ask.choices], self.key
                new.question, new.choice = ask.question, chosen.label
                new.cost, new.gain = chosen.cost, chosen.gain or None
                return [*_replaced(mine, "once"), new]

            await _change(table, screen, self.seat, laid)
            screen.say(AcceptedFrame(self.id, table.replica.number))
            await _make_now(service, table, self.seat)


@frame
class PassAhead(Command, tag="pass", forbid_unknown_fields=True):
    """Let pass all that this seat could do in others' turns until it decides again."""

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():

            def passing(mine: list[Premove]) -> list[Premove]:
                return [*_replaced(mine, "pass"), _new(table, self.seat, "pass")]

            await _change(table, screen, self.seat, passing)
            screen.say(AcceptedFrame(self.id, table.replica.number))
            await _make_now(service, table, self.seat)


@frame
class Revoke(Command, tag="revoke", forbid_unknown_fields=True):
    """Take a premove back; one that stands can be turned off and ``on`` again."""

    answer: WireNumber
    on: bool | None = None

    cost: ClassVar[Cost] = _COST

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        async with table.alone():

            def revoked(mine: list[Premove]) -> list[Premove]:
                found = next((premove for premove in mine if premove.id == self.answer and not premove.gone), None)
                if found is None:
                    raise Refused("why-no-such-answer")
                if self.on is None or found.kind != "always":
                    found.gone = True
                else:
                    found.on = self.on
                return mine

            await _change(table, screen, self.seat, revoked)
            screen.say(AcceptedFrame(self.id, table.replica.number))


def _new(table: OpenTable, seat: int, kind: PremoveKind) -> Premove:
    known = max((premove.id for premove in table.replica.premoves), default=0)
    return Premove(known + 1, seat, table.replica.seats[seat].secret, table.replica.number, kind)


def _replaced(mine: list[Premove], kind: PremoveKind) -> list[Premove]:
    """Mark those of this kind as taken back; they stay on the list for what was made by them."""
    for premove in mine:
        if premove.kind == kind:
            premove.gone = True
    return mine


async def _change(
    table: OpenTable, screen: Screen, seat: int, change: Callable[[list[Premove]], list[Premove]]
) -> None:
    """Set this seat's premoves to what ``change`` returns. The caller holds the table's lock."""
    replica = table.replica

    def changed() -> TableChange:
        screen.check(replica.seats)
        replica.check_open()
        mine = change([msgspec.structs.replace(premove) for premove in replica.premoves_by(seat)])
        for premove in mine[:-1] if len(mine) > MOST_PREMOVES else []:
            if len(mine) > MOST_PREMOVES and not is_in_force(replica, premove):
                mine.remove(premove)
        if len(mine) > MOST_PREMOVES:
            raise Refused("why-too-many-answers", {"most": MOST_PREMOVES})
        others = [premove for premove in replica.premoves if premove.seat != seat]
        return with_premoves(replica.row, [*others, *mine]), []

    await table.log.change(changed)
    table.part(PremovesPart).shown()
    table.context.peers.tell(PeerMessage("ahead", table=table.id))


async def _make_now(service: TableService, table: OpenTable, seat: int) -> None:
    """Make the premove that was just laid if its question is asked already. After a step back its person wants to be
    asked."""
    replica = table.replica
    wanted = replica.premoves_by(seat)[-1].id

    def make() -> list[LogEntry]:
        decision = None if replica.stop is not None or replica.is_final else replica.being_played.decision
        premove = None if decision is None else premove_for(replica, decision)
        return [] if premove is None or premove.id != wanted else with_follow_ups(table)

    if replica.match is None or replica.last_back == replica.number:
        return
    made = await table.log.commit(make)
    service.metrics.decided(replica.row.game, "ahead", len(made))
    if made:
        service.changed(table)
