"""Which question a seat is asked next, where that does not depend on what others will do or how dice will fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from fabletable.kernel import Chance, Decision, Match, RuleCrash
from fabletable.kernel.scene import Ask, Choice

GAMES: Final = 12
"""In so many imagined games, played on by chance, the next question must be the same."""
LEAST: Final = 6
"""So many of them at least: not every imagined world can have come to where the game stands."""
TRIES: Final = 24
"""So many worlds are imagined at most."""
FARTHEST: Final = 400
"""Whoever is not asked after so many decisions of others is not waited for."""

_encoder = msgspec.json.Encoder()


def foreseen(match: Match, seat: int, seed: str, step: Callable[[], None] = lambda: None) -> Ask | None:
    """The question with its choices, from what this seat may know; None where it is open what comes, or asked already.
    Nothing is in it but what is the same in all of the games: no odds, no notes. Whoever decides right now does so
    among the options of the imagined world (``Match.imagine_step``), so that neither what is told nor whether anything
    is told depends on a hand the seat does not see."""
    chance = Chance(seed)
    found: Ask | None = None
    same = b""
    played = 0
    for _ in range(TRIES):
        if played == GAMES:
            break
        step()
        world = match.imagine_step(seat, chance)
        if world is None:
            continue
        try:
            game = _played_on(world, seat, chance)
        except RuleCrash:
            continue
        if game is None or game.decision is None:
            return None
        ask = _plain(game.decision, match.number)
        if played and _encoder.encode(ask) != same:
            return None
        found, same, played = ask, _encoder.encode(ask), played + 1
    return found if played >= LEAST else None


def _played_on(match: Match, seat: int, chance: Chance) -> Match | None:
    """Until this seat is asked."""
    for _ in range(FARTHEST):
        decision = match.decision
        if decision is None:
            return None
        if decision.seat == seat:
            return match
        match.take(chance.one_of(decision.options))
    return None


def _plain(decision: Decision, number: int) -> Ask:
    choices = [
        Choice(option.key, option.message, spots=[option.message.piece or option.key]) for option in decision.options
    ]
    return Ask(number, decision.seat, decision.question, decision.rule, None, choices)
