"""Tables one decision before their end, for tests and pictures of finales."""

from __future__ import annotations

from fabletable.kernel import Match
from tests.browser.server_process import ServerProcess
from tests.browser.staged import Staged, Until, stage

LEAST = {"diceforge": 60, "prophecy": 120, "witcher": 200, "runebound": 200}
"""The decisions before which no game is asked whether it ends."""
TWO_HERE = {"diceforge"}
"""Games whose last decision is the second player's."""


def ends_with_a_choice(match: Match, people: int) -> str:
    """Return the key of a choice that ends the game, where people at the screen decide; else an empty one."""
    decision = match.decision
    if decision is None or decision.seat >= people:
        return ""
    for option in decision.options:
        ahead = match.clone()
        ahead.choose(option.key)
        if ahead.over:
            return str(option.key)
    return ""


def before_the_end(least: int, people: int) -> tuple[Until, dict[str, str]]:
    """Make a condition for the first question from ``least`` on with which people at the screen can end the game; the
    key is written into the dict."""
    found: dict[str, str] = {}

    def until(match: Match) -> bool:
        if match.number < least:
            return False
        key = ends_with_a_choice(match, people)
        if key:
            found["key"] = key
        return bool(key)

    return until, found


def staged_end(server: ServerProcess, game: str, seed: str = "end") -> tuple[Staged, str]:
    """Lay a table of two into the server at which one choice ends the game, and return the key of that choice."""
    here = ["Ada", "Mira"] if game in TWO_HERE else ["Ada"]
    until, found = before_the_end(LEAST[game], len(here))
    return stage(server, game, until, here=here, bots=["Hazel"][: 2 - len(here)], seed=seed), found["key"]
