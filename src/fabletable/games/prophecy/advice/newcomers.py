"""What somebody who knows none of the heroes may do while they are chosen."""

from __future__ import annotations

from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Decision, Message, Suggestion, message


def strongest_hero(table: Realm, decision: Decision) -> Suggestion:
    """Whoever wins the first battles learns the rest on the way."""
    hero = max(decision.options, key=lambda character: character.strength)
    return Suggestion(hero, _why(hero.strength, hero.will))


def _why(strength: int, will: int) -> Message:
    if strength == will:
        return message("advised-hero-even", n=strength)
    if strength > will:
        return message("advised-hero-strong", n=strength)
    return message("advised-hero-wilful", n=will)
