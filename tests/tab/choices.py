"""Whole games by choices that a seed gives: the same wherever they are played. Runs in CPython and in Pyodide."""

import fabletable
from fabletable.kernel import Chance
from fabletable.kernel.record import record_of


def record(game, number):
    """Return the record of one game as bytes."""
    low, high = fabletable.find(game).players
    players = max(low, min(high, 2 + number % 3))
    match = fabletable.start(game, players=players, seed=f"{game} {number}")
    chance = Chance(f"choices {number}")
    while match.decision is not None:
        options = match.decision.options
        match.choose(options[chance.below(len(options))].key)
    return record_of(match).to_json()
