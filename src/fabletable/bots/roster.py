"""Bots by name, and a bot at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from fabletable.bots.bot import Bot
from fabletable.bots.greedy import Greedy
from fabletable.bots.random import Random
from fabletable.kernel import Chance, Match, Onlooker, Refused

MakeBot: TypeAlias = Callable[[Chance], Bot]

HOUSE: dict[str, MakeBot] = {"random": Random, "greedy": Greedy}

_brought: dict[str, MakeBot] = {}


def bring_bot(name: str, make: MakeBot) -> None:
    """Seat a bot of your own under a name: ``bring_bot("mine", MyBot)``."""
    _brought[name] = make


def brought_bots() -> dict[str, MakeBot]:
    return dict(_brought)


def bot_names() -> list[str]:
    return [*HOUSE, *sorted(set(_brought) - set(HOUSE))]


def make_bot(name: str, seed: str) -> Bot:
    """The bot with this name and luck of its own; refused when there is none."""
    make = _brought.get(name) or HOUSE.get(name)
    if make is None:
        raise Refused("why-unknown-bot", {"bot": name, "known": ", ".join(bot_names())})
    return make(Chance(f"bot/{name}/{seed}"))


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
    seat = decision.seat
    chosen = bot.decide(decision, lambda: match.imagine(seat, bot.chance))
    if onlooker is not None:
        onlooker.sees(match.table, decision, chosen)
    match.take(chosen)


def hint(match: Match) -> str | None:
    """The key that the greedy bot would choose now; None when nothing is asked."""
    decision = match.decision
    if decision is None:
        return None
    seat = decision.seat
    bot = Greedy(Chance(f"hint/{match.number}"))
    key: str = bot.decide(decision, lambda: match.imagine(seat, bot.chance)).key
    return key
