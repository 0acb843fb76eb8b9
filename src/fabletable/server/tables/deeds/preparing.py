"""Answering before one is asked: what stands, what was foreseen, letting all of it pass, and taking it back."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from fabletable.kernel import Refused
from fabletable.kernel.scene import Ask
from fabletable.server.messages.commands import Foresee, Lay, PassAhead, Revoke, Stand
from fabletable.server.messages.frames import Accepted, Foreseen
from fabletable.server.news.post import News
from fabletable.server.store import Laid, LaidKind, with_answers
from fabletable.server.tables.beforehand import is_in_force, may_pass, minded
from fabletable.server.tables.deciding import give_ahead
from fabletable.server.tables.house import House
from fabletable.server.tables.open_table import Changed, OpenTable
from fabletable.server.tables.screen import Screen
from fabletable.server.thinkers import ComesNext

MOST_LAID = 40
"""So many of one person's answers are kept; the oldest that were taken back or have lapsed go first."""


async def stand(table: OpenTable, here: Screen, frame: Stand) -> None:
    """What is asked now is still to be answered: by choosing."""
    async with table.alone():
        await table.be_at(frame.number)

        def stands(mine: list[Laid]) -> list[Laid]:
            table.check_turn(frame.seat, frame.number, by_bot=False)
            decision = table.being_played.decision
            if decision is None or not table.being_played.game.questions.of(decision).stands:
                raise Refused("why-does-not-stand")
            choice = decision.option(frame.key).message
            args, offered = minded(table, decision), [option.key for option in decision.options]
            for laid in mine:
                # Both are offered, and it is the other one that is wanted.
                if laid.kind == "always" and (laid.ask, laid.args) == (decision.ask, args) and laid.key in offered:
                    laid.gone = True
            new = _new(table, frame.seat, "always")
            new.ask, new.args, new.key = decision.ask, args, frame.key
            new.question, new.choice = decision.question, choice
            return [*mine, new]

        await _change(table, here, frame.seat, stands)
        here.say(Accepted(frame.id, table.number))


async def foresee(house: House, table: OpenTable, here: Screen, frame: Foresee) -> None:
    async with table.alone():
        table.check_open()
        number = table.number
        if table.turn == frame.seat:
            raise Refused("why-asked-already")
        question = ComesNext(table.log(), frame.seat)
    known = table.foreseen.get(frame.seat)
    if known is None or known[0] != number:
        found = await house.thinkers.ask(question, table.id)
        known = number, msgspec.json.decode(found, type=Ask) if found else None
        table.foreseen[frame.seat] = known
    here.say(Foreseen(frame.id, frame.seat, *known, may_pass(table)))


async def lay(house: House, table: OpenTable, here: Screen, frame: Lay) -> None:
    async with table.alone():
        number, ask = table.foreseen.get(frame.seat, (-1, None))
        if number != frame.number or ask is None or table.by_hand(frame.seat) > number:
            raise Refused("why-late", {"number": table.number})
        chosen = next((choice for choice in ask.choices if choice.key == frame.key), None)
        if chosen is None:
            raise Refused("why-no-such-choice", {"key": frame.key})

        def laid(mine: list[Laid]) -> list[Laid]:
            new = _new(table, frame.seat, "once")
            new.since = number
            new.ask, new.args = ask.question.id, msgspec.to_builtins(ask.question.args)
            new.keys, new.key = [choice.key for choice in ask.choices], frame.key
            new.question, new.choice = ask.question, chosen.label
            return [*(each for each in mine if each.kind != "once" or _marked_gone(each)), new]

        await _change(table, here, frame.seat, laid)
        here.say(Accepted(frame.id, table.number))
        await _give(house, table, frame.seat)


async def pass_ahead(house: House, table: OpenTable, here: Screen, frame: PassAhead) -> None:
    async with table.alone():

        def passing(mine: list[Laid]) -> list[Laid]:
            return [
                *(each for each in mine if each.kind != "pass" or _marked_gone(each)),
                _new(table, frame.seat, "pass"),
            ]

        await _change(table, here, frame.seat, passing)
        here.say(Accepted(frame.id, table.number))
        await _give(house, table, frame.seat)


async def revoke(table: OpenTable, here: Screen, frame: Revoke) -> None:
    async with table.alone():

        def revoked(mine: list[Laid]) -> list[Laid]:
            found = next((laid for laid in mine if laid.id == frame.answer and not laid.gone), None)
            if found is None:
                raise Refused("why-no-such-answer")
            if frame.on is None or found.kind != "always":
                found.gone = True
            else:
                found.on = frame.on
            return mine

        await _change(table, here, frame.seat, revoked)
        here.say(Accepted(frame.id, table.number))


def _new(table: OpenTable, seat: int, kind: LaidKind) -> Laid:
    known = max((laid.id for laid in table.answers), default=0)
    return Laid(known + 1, seat, table.seats[seat].secret, table.number, kind)


def _marked_gone(laid: Laid) -> bool:
    """It stays on the list for what was given by it."""
    laid.gone = True
    return True


async def _change(table: OpenTable, here: Screen, seat: int, change: Callable[[list[Laid]], list[Laid]]) -> None:
    """Under the lock: what this seat's person has answered beforehand becomes what ``change`` says."""

    def changed() -> Changed:
        here.check(table.seats)
        table.check_open()
        mine = change([msgspec.structs.replace(laid) for laid in table.answers_by(seat)])
        for laid in mine[:-1] if len(mine) > MOST_LAID else []:
            if len(mine) > MOST_LAID and not is_in_force(table, laid):
                mine.remove(laid)
        if len(mine) > MOST_LAID:
            raise Refused("why-too-many-answers", {"most": MOST_LAID})
        return with_answers(table.row, [*(laid for laid in table.answers if laid.seat != seat), *mine]), []

    await table.change(changed)
    table.show_ahead()
    table.place.post.tell(News("ahead", table=table.id))


async def _give(house: House, table: OpenTable, seat: int) -> None:
    """Should it be asked already."""
    if await give_ahead(table, table.answers_by(seat)[-1].id):
        house.changed(table)
