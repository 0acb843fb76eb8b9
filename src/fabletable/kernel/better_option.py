"""Finds the option that is clearly better than ending the turn, so that clients ask once more only where it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabletable.kernel.chance import Chance
from fabletable.kernel.scene import Ask, Choice

if TYPE_CHECKING:
    from fabletable.kernel.match import Match


def mark_better_options(match: Match, ask: Ask) -> None:
    """Set ``instead`` of each choice that ends the turn while the game's advice holds another clearly better.

    The advice is asked in an imagined game, so it rests on what the seat may know. "Clearly" is the difference that a
    beginner would still see: the game's ``temperature`` of what lies between its best and its worst option. A choice
    that ends only a part of the turn has ``instead`` where the other one is free: what has a price may be declined.
    """
    imagined = _imagine(match, ask)
    decision = imagined.decision
    weights = None if decision is None else match.game.policy(imagined.table, decision)
    if decision is None or weights is None:
        return
    weight_of = {option.key: weight for option, weight in zip(decision.options, weights, strict=True)}
    others = [
        choice for choice in ask.choices if not choice.ends and choice.key in weight_of and not is_hopeless(choice)
    ]
    if not others:
        return
    best = others[0]
    for choice in others:
        if weight_of[choice.key] > weight_of[best.key]:
            best = choice
    margin = match.game.advice.temperature * (max(weights) - min(weights))
    for choice in ask.choices:
        clearly = choice.ends and choice.key in weight_of and weight_of[best.key] - weight_of[choice.key] > margin
        if clearly and not (best.cost and _goes_on(match, ask, choice)):
            choice.instead = best.key


def _imagine(match: Match, ask: Ask) -> Match:
    return match.imagine(ask.seat, Chance(f"instead/{match.number}"), quick=True)


def _goes_on(match: Match, ask: Ask, ending: Choice) -> bool:
    """Return whether the same seat decides next in the same turn."""
    imagined = _imagine(match, ask)
    imagined.choose(ending.key)
    decision = imagined.decision
    if decision is None or decision.seat != ask.seat or not ask.turn:
        return False
    return imagined.game.ask(imagined.table, decision, imagined.number, odds=False).turn == ask.turn


def is_hopeless(choice: Choice) -> bool:
    """Return whether the choice is a fight or a test that is never won."""
    return choice.odds is not None and choice.odds.won == 0
