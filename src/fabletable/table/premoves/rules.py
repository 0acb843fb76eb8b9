"""Premoves: answers that people give before they are asked.

A premove is made with the decision that brings its question, in one commit: the question is never shown, and it is
made once or not at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fabletable.kernel import Decision, Refused, RuleCrash
from fabletable.kernel.scene import Choice
from fabletable.table.messages.frames import PremoveInfo, PremovesFrame
from fabletable.table.replica.game_clock import PREMOVE
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import LogEntry, Premove


def next_premove(replica: Replica, made: Sequence[LogEntry] = ()) -> LogEntry | None:
    """Return the premove to what is asked now, made on the replica; ``made`` are entries that are not written yet. The
    caller holds the table's lock."""
    if not replica.premoves:
        return None
    decision = replica.being_played.decision
    premove = None if decision is None else premove_for(replica, decision, made)
    if decision is None or premove is None:
        return None
    key = _key(replica, premove, decision)
    try:
        return replica.take(decision.seat, key, f"{PREMOVE}{premove.id}")
    except (Refused, RuleCrash):
        return None  # then its person is asked, and sees what is the matter


def premove_for(replica: Replica, decision: Decision, made: Sequence[LogEntry] = ()) -> Premove | None:
    """Return the premove of the seat that is asked: first one that was foreseen, then one that stands, then to pass."""
    seat = decision.seat
    if replica.seats[seat].by_bot:
        return None
    made_now = [entry.nonce for entry in made if entry.seat == seat]
    by_hand = any(not nonce.startswith(PREMOVE) for nonce in made_now)
    fit = [
        premove
        for premove in replica.premoves_by(seat)
        if is_in_force(replica, premove)
        and (premove.kind == "always" or not by_hand)
        and (premove.kind != "once" or f"{PREMOVE}{premove.id}" not in made_now)
        and _fits(replica, premove, decision)
    ]
    return min(fit, key=lambda premove: ("once", "always", "pass").index(premove.kind), default=None)


def is_in_force(replica: Replica, premove: Premove) -> bool:
    """Return whether it may still be made. One that is meant once lapses when it was made, or when its person has
    decided anything since."""
    if premove.gone or not premove.on or replica.is_final:
        return False
    if premove.kind == "once" and replica.times_made(premove.seat, premove.id):
        return False
    return premove.kind == "always" or replica.by_hand(premove.seat) <= premove.since


def _fits(replica: Replica, premove: Premove, decision: Decision) -> bool:
    if premove.kind == "pass":
        return _passes(replica, decision) is not None
    if premove.ask != decision.ask:
        return False
    keys = [option.key for option in decision.options]
    if premove.kind == "once":
        asked = premove.keys == keys and premove.args == arguments(decision)
    else:
        asked = premove.key in keys and premove.args == minded(replica, decision)
    return asked and _is_as_chosen(replica, premove, decision)


def _is_as_chosen(replica: Replica, premove: Premove, decision: Decision) -> bool:
    """Return whether the choice still says what it said, at the same price, and brings the same."""
    listed = listed_choice(replica, decision, premove.key)
    return (
        msgspec.to_builtins(premove.choice) == msgspec.to_builtins(decision.option(premove.key).message)
        and premove.cost in (None, listed.cost)
        and premove.gain in (None, listed.gain)
    )


def listed_choice(replica: Replica, decision: Decision, key: str) -> Choice:
    match = replica.being_played
    listed = match.game.questions.of(decision).choices(match.table, decision)
    return next(choice for choice in listed if choice.key == key)


def _key(replica: Replica, premove: Premove, decision: Decision) -> str:
    return premove.key if premove.kind != "pass" else _passes(replica, decision) or ""


def _passes(replica: Replica, decision: Decision) -> str | None:
    """Return the choice that lets a question pass which comes in another's turn."""
    game = replica.being_played.game
    word = game.questions.of(decision).declines
    if word is None or not game.advice.has_turns or game.turn(replica.being_played.table)[0] == decision.seat:
        return None
    return word.key if any(option.key == word.key for option in decision.options) else None


# --- by what a question is recognised ---


def arguments(decision: Decision) -> dict[str, Any]:
    """Return all arguments of the question, as they are stored."""
    args: dict[str, Any] = msgspec.to_builtins(decision.question.args)
    return args


def minded(replica: Replica, decision: Decision) -> dict[str, Any]:
    """Return those arguments that must be the same for a standing premove."""
    names = replica.being_played.game.questions.of(decision).minds
    return {name: value for name, value in arguments(decision).items() if name in names}


# --- what its person sees of it ---


def premoves_frame(replica: Replica, seat: int) -> PremovesFrame:
    """Return the premoves of the seat's person that have not lapsed."""
    shown = [
        PremoveInfo(
            premove.id, premove.kind, premove.question, premove.choice, replica.times_made(seat, premove.id), premove.on
        )
        for premove in replica.premoves_by(seat)
        if not premove.gone and (is_in_force(replica, premove) or (premove.kind == "always" and not replica.is_final))
    ]
    return PremovesFrame(seat, shown)


def may_pass(replica: Replica) -> bool:
    """Return whether the game asks things in others' turns that one may let pass."""
    game = replica.being_played.game
    return game.advice.has_turns and any(question.declines is not None for question in game.questions)
