"""The next question of a seat, where it does not depend on the others' decisions or on dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from fabletable.kernel import Chance, Decision, Match, RuleCrash
from fabletable.kernel.scene import Ask, Choice, Gem

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

    It contains only what is the same in all imagined games: no odds, no notes, and what a choice brings only where it
    always brings the same. Where a price differs, the question is open. The seat that decides now chooses among the
    options of the imagined world (``Match.imagine_step``), so that neither the answer nor its existence depends on a
    hand that this seat does not see.
    """
    chance = Chance(seed)
    found: Ask | None = None
    same, sure = b"", list[list[Gem]]()
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
        ask = _plain(game, game.decision, match.number)
        gains = [choice.gain for choice in ask.choices]
        for choice in ask.choices:
            choice.gain = []
        if found is not None and _encoder.encode(ask) != same:
            return None
        same = _encoder.encode(ask)
        sure = gains if found is None else [one if one == other else [] for one, other in zip(sure, gains, strict=True)]
        found, played = ask, played + 1
    if found is not None:
        for choice, gain in zip(found.choices, sure, strict=True):
            choice.gain = gain
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


def _plain(match: Match, decision: Decision, number: int) -> Ask:
    listed = match.game.questions.of(decision).choices(match.table, decision)
    choices = [
        Choice(option.key, option.message, None, [option.message.piece or option.key], choice.cost, gain=choice.gain)
        for option, choice in zip(decision.options, listed, strict=True)
    ]
    return Ask(number, decision.seat, decision.question, decision.rule, None, choices)
