"""The next question of a seat, where it does not depend on the others' decisions or on dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from fabletable.kernel import Chance, Decision, Match, RuleCrash
from fabletable.kernel.scene import Ask, Choice

GAMES: Final = 12
"""The number of imagined games in which the next question must be the same."""
LEAST: Final = 6
"""The smallest number of imagined worlds: not every one can reach the present position."""
TRIES: Final = 24
"""The largest number of imagined worlds."""
FARTHEST: Final = 400
"""The number of others' decisions after which the search ends."""

_encoder = msgspec.json.Encoder()


def foreseen(match: Match, seat: int, seed: str, step: Callable[[], None] = lambda: None) -> Ask | None:
    """Return the question with its choices, from what this seat may know; None if it is open or already asked.

    It contains only what is the same in all imagined games: no odds, no notes. The seat that decides now chooses among
    the options of the imagined world (``Match.imagine_step``), so that neither the answer nor its existence depends on
    a hand that this seat does not see.
    """
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
    """Play on until this seat is asked."""
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
