"""Bots by name, and a bot at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.easy import Easy
from fabletable.bots.greedy import Greedy
from fabletable.bots.random import Random
from fabletable.bots.searching import Searching
from fabletable.kernel import Chance, Match, Onlooker, Refused

MakeBot: TypeAlias = Callable[[Chance], Bot]

STRENGTHS: dict[str, MakeBot] = {"easy": Easy, "medium": Greedy, "hard": Searching}
"""Who sits down at a table with people, from the weakest to the strongest."""

HOUSE: dict[str, MakeBot] = {**STRENGTHS, "random": Random, "greedy": Greedy}
"""The last two are the lab's names: the measure for all others, and what ``medium`` is."""

_brought: dict[str, MakeBot] = {}


def bring_bot(name: str, make: MakeBot) -> None:
    """Seat a bot of your own under a name: ``bring_bot("mine", MyBot)``."""
    _brought[name] = make


def brought_bots() -> dict[str, MakeBot]:
    return dict(_brought)


def strengths() -> list[str]:
    """The bots that people are offered: the house's by strength, then those that were brought."""
    return [*STRENGTHS, *sorted(set(_brought) - set(HOUSE))]


def bot_names() -> list[str]:
    return [*HOUSE, *sorted(set(_brought) - set(HOUSE))]


def make_bot(name: str, seed: str) -> Bot:
    """The bot with this name and luck of its own; refused when there is none."""
    make = _brought.get(name) or HOUSE.get(name)
    if make is None:
        raise Refused("why-unknown-bot", {"bot": name, "known": ", ".join(bot_names())})
    # One bot by two names has one luck: records of either stay what they are.
    return make(Chance(f"bot/{'greedy' if name == 'medium' else name}/{seed}"))


def play_on(match: Match, seated: Mapping[int, Bot], most: int = 1_000_000) -> int:
    """Let the bots decide until a seat without a bot is asked or the game is over; how many decisions they made."""
    for made in range(most):
        decision = match.decision
        if decision is None or decision.seat not in seated:
            return made
        let_decide(match, seated[decision.seat])
    return most


def let_decide(match: Match, bot: Bot, onlooker: Onlooker | None = None) -> None:
    """The bot makes the present decision, and whoever looks on sees it."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    chosen = bot.decide(decision, Imagine(match, decision.seat, bot.chance))
    if onlooker is not None:
        onlooker.sees(match.table, decision, chosen)
    match.take(chosen)


def hint(match: Match) -> str | None:
    """The key that the greedy bot would choose now; None when nothing is asked."""
    decision = match.decision
    if decision is None:
        return None
    bot = Greedy(Chance(f"hint/{match.number}"))
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key
