"""Bots by name, and a bot at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from fabletable.bots.best_search import BestSearch
from fabletable.bots.bot import Bot, Imagine
from fabletable.bots.easy import Easy
from fabletable.bots.greedy import Greedy
from fabletable.bots.random import Random
from fabletable.bots.rollout_search import RolloutSearch
from fabletable.kernel import Chance, Critic, Game, Match, Refused

MakeBot: TypeAlias = Callable[[Chance], Bot]


def master(chance: Chance) -> Bot:
    """Return a bot with four times the patience of ``hard``, which also searches deeper."""
    return BestSearch(chance, patience=4.0)


STRENGTHS: dict[str, MakeBot] = {"easy": Easy, "medium": Greedy, "hard": BestSearch, "master": master}
"""The bots that sit down with people, from the weakest to the strongest."""

SECONDS: Final[dict[str, float]] = {"hard": 1.0, "master": 4.0}
"""The longest wait in seconds; the others answer at once."""

BUILT_IN: dict[str, MakeBot] = {**STRENGTHS, "random": Random, "greedy": Greedy, "searching": RolloutSearch}
"""The installed bots. ``random`` and ``searching`` are for the laboratory: the baseline, and ``hard`` without a net.
``greedy`` is the old name of ``medium``."""

OLD_NAMES: Final = frozenset({"greedy"})
"""The names that old records and commands may use and that are not offered."""

HINTS: Final = ("greedy", "hint")
"""The bot that gives hints, and its seed."""

_brought: dict[str, MakeBot] = {}


def bring_bot(name: str, make: MakeBot) -> None:
    """Register a bot of your own under a name: ``bring_bot("mine", MyBot)``."""
    _brought[name] = make


def brought_bots() -> dict[str, MakeBot]:
    return dict(_brought)


def is_brought(name: str) -> bool:
    """Tell whether a user has brought a bot under this name."""
    return name in _brought


def strengths() -> list[str]:
    """Return the bots that people are offered: the installed ones by strength, then the brought ones."""
    return [*STRENGTHS, *sorted(set(_brought) - set(BUILT_IN))]


def bot_names() -> list[str]:
    """Return every name a bot is offered under: the built-in ones, then those that were brought."""
    return [*(name for name in BUILT_IN if name not in OLD_NAMES), *sorted(set(_brought) - set(BUILT_IN))]


def make_bot(name: str, seed: str) -> Bot:
    """Return the bot with this name and a chance of its own; refused if there is none. ``hard:racer`` is a hard bot
    with the temperament of a racer, where the game has it."""
    strength, _, temperament = name.partition(":")
    make = _brought.get(strength) or BUILT_IN.get(strength)
    if make is None:
        raise Refused("why-unknown-bot", {"bot": name[:40], "known": ", ".join(bot_names())})
    # One bot by two names has one luck: records of either stay what they are.
    bot = make(Chance(f"bot/{'greedy' if strength == 'medium' else strength}/{seed}"))
    bot.temperament = temperament
    return bot


def checked_bot(name: str, game: Game) -> str:
    """Return the name; refused if there is no such bot or the game does not know its temperament."""
    temperament = make_bot(name, "").temperament
    if temperament and temperament not in game.temperaments:
        known = ", ".join(game.temperaments) or "–"
        raise Refused("why-unknown-temperament", {"temperament": temperament[:40], "known": known})
    return name


def seconds_for(name: str) -> float:
    """Return the longest wait in seconds for the bot with this name; 0 for one that answers at once."""
    return SECONDS.get(name.partition(":")[0], 0.0)


def play_on(match: Match, seated: Mapping[int, Bot], most: int = 1_000_000) -> int:
    """Let the bots decide until a seat without a bot is asked or the game is over; return the number of decisions."""
    imagines = {seat: Imagine(match, seat, bot.chance) for seat, bot in seated.items()}
    for made in range(most):
        decision = match.decision
        bot = None if decision is None else seated.get(decision.seat)
        if decision is None or bot is None:
            return made
        match.take(bot.decide(decision, imagines[decision.seat]))
    return most


def let_decide(match: Match, bot: Bot, critic: Critic | None = None) -> None:
    """Let the bot make the present decision; the critic sees it."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    chosen = bot.decide(decision, Imagine(match, decision.seat, bot.chance))
    if critic is not None:
        critic.sees(match.table, decision, chosen)
    match.take(chosen)


def hint(match: Match) -> str | None:
    """Return the key that a good bot would choose now, the same in every client; None if nothing is asked."""
    decision = match.decision
    if decision is None:
        return None
    bot = make_bot(*HINTS)
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key
