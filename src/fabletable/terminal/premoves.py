"""Premoves in the terminal: answers given beforehand, to what comes again or next."""

from __future__ import annotations

from typing import Any, NamedTuple

from fabletable.kernel.scene import Choice
from fabletable.table.messages.frames import PremoveInfo
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.speech import translate


class PremoveEntry(NamedTuple):
    """Something that can be done about premoves: its words, and the command that does it."""

    words: str
    tag: str
    fields: dict[str, Any]


async def premove_entries(table: TerminalTable, seat: int, chosen: Choice | None = None) -> list[PremoveEntry]:
    """Return what can be done now: to answer the present question always so, to answer what comes next, to let all
    pass, and to take a premove back. ``chosen`` is the choice that is looked at; None: any."""
    own = [_taken_back(table, answer) for answer in table.premoves.get(seat, [])]
    ask = table.ask_of(seat)
    if ask is None:
        return [*await _next_entries(table, seat), *own]
    choices = ask.choices if chosen is None else [chosen]
    stands = choices if ask.stands else []
    say = table.speech.say
    return [
        *(
            PremoveEntry(translate("premove-always", choice=say(each.label)), "stand", {"key": each.key})
            for each in stands
        ),
        *own,
    ]


async def _next_entries(table: TerminalTable, seat: int) -> list[PremoveEntry]:
    """Return answers to the question that comes to this seat next, as far as it can be foreseen."""
    foreseen = await table.foresee(seat)
    say = table.speech.say
    found = []
    if foreseen.ask is not None:
        question = say(foreseen.ask.question)
        for choice in foreseen.ask.choices:
            words = translate("premove-next", question=question, choice=say(choice.label))
            found.append(PremoveEntry(words, "lay", {"key": choice.key, "number": foreseen.number}))
    if foreseen.may_pass:
        found.append(PremoveEntry(translate("premove-pass"), "pass", {}))
    return found


def _taken_back(table: TerminalTable, answer: PremoveInfo) -> PremoveEntry:
    say = table.speech.say
    question = "" if answer.question is None else say(answer.question)
    choice = "" if answer.choice is None else say(answer.choice)
    words = translate("premove-laid", kind=answer.kind, question=question, choice=choice)
    return PremoveEntry(words, "revoke", {"answer": answer.id})
