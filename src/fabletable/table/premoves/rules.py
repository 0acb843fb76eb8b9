"""What people answer before they are asked, and how it is given: with the decision that brings the question, in one
commit, so that nobody sees it asked and it is given once or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fabletable.kernel import Decision, Refused, RuleCrash
from fabletable.table.messages.frames import Ahead, AnswerLaid
from fabletable.table.replica.game_clock import AHEAD
from fabletable.table.replica.replica import Copy
from fabletable.table.rows import Entry, Laid

MOST_IN_A_ROW = 16
"""After so many, whoever had said so is asked: a question may come again and again."""


def with_given(table: Copy, *made_before: Entry) -> list[Entry]:
    """Under the lock: a decision that was made on the copy and, ready to be written behind it, what was answered
    beforehand to what is asked then, until something is asked to which nothing was."""
    made = [*made_before]
    while len(made) < MOST_IN_A_ROW:
        entry = next_given(table, made)
        if entry is None:
            break
        made.append(entry)
    return made


def next_given(table: Copy, made: Sequence[Entry] = ()) -> Entry | None:
    """The answer to what is asked now, made on the copy; ``made`` are entries that are not written yet."""
    if not table.answers:
        return None
    decision = table.being_played.decision
    laid = None if decision is None else answer_to(table, decision, made)
    if decision is None or laid is None:
        return None
    key = _key(table, laid, decision)
    try:
        return table.take(decision.seat, key, f"{AHEAD}{laid.id}")
    except (Refused, RuleCrash):
        return None  # then its person is asked, and sees what is the matter


def answer_to(table: Copy, decision: Decision, made: Sequence[Entry] = ()) -> Laid | None:
    """What whoever is asked has said to this very question; first what was foreseen, then what stands, then to pass."""
    seat = decision.seat
    if table.seats[seat].by_bot:
        return None
    given_now = [entry.nonce for entry in made if entry.seat == seat]
    by_hand = any(not nonce.startswith(AHEAD) for nonce in given_now)
    fit = [
        laid
        for laid in table.answers_by(seat)
        if is_in_force(table, laid)
        and (laid.kind == "always" or not by_hand)
        and (laid.kind != "once" or f"{AHEAD}{laid.id}" not in given_now)
        and _fits(table, laid, decision)
    ]
    return min(fit, key=lambda laid: ("once", "always", "pass").index(laid.kind), default=None)


def is_in_force(table: Copy, laid: Laid) -> bool:
    """What is meant once is over when it was given, or when its person has decided anything since."""
    if laid.gone or not laid.on or table.is_final:
        return False
    if laid.kind == "once" and table.times_given(laid.seat, laid.id):
        return False
    return laid.kind == "always" or table.by_hand(laid.seat) <= laid.since


def _fits(table: Copy, laid: Laid, decision: Decision) -> bool:
    if laid.kind == "pass":
        return _passes(table, decision) is not None
    if laid.ask != decision.ask:
        return False
    keys = [option.key for option in decision.options]
    if laid.kind == "once":
        return laid.keys == keys and laid.args == arguments(decision)
    return laid.key in keys and laid.args == minded(table, decision)


def _key(table: Copy, laid: Laid, decision: Decision) -> str:
    return laid.key if laid.kind != "pass" else _passes(table, decision) or ""


def _passes(table: Copy, decision: Decision) -> str | None:
    """The choice that lets a question pass which comes in somebody else's turn."""
    game = table.being_played.game
    word = game.questions.of(decision).declines
    if word is None or not game.advice.has_turns or game.turn(table.being_played.table)[0] == decision.seat:
        return None
    return word.key if any(option.key == word.key for option in decision.options) else None


# --- what a question is known by ---


def arguments(decision: Decision) -> dict[str, Any]:
    """All that the question says, as it is kept."""
    args: dict[str, Any] = msgspec.to_builtins(decision.question.args)
    return args


def minded(table: Copy, decision: Decision) -> dict[str, Any]:
    """Those arguments that must be the same for a standing answer."""
    names = table.being_played.game.questions.of(decision).minds
    return {name: value for name, value in arguments(decision).items() if name in names}


# --- what its person sees of it ---


def ahead_of(table: Copy, seat: int) -> Ahead:
    """All that whoever sits there has laid down and that has not lapsed."""
    shown = [
        AnswerLaid(laid.id, laid.kind, laid.question, laid.choice, table.times_given(seat, laid.id), laid.on)
        for laid in table.answers_by(seat)
        if not laid.gone and (is_in_force(table, laid) or (laid.kind == "always" and not table.is_final))
    ]
    return Ahead(seat, shown)


def may_pass(table: Copy) -> bool:
    """The game asks things in others' turns that one may let pass."""
    game = table.being_played.game
    return game.advice.has_turns and any(question.declines is not None for question in game.questions)
