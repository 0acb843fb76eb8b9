"""Bots think in threads of their own, on copies, so that one that thinks long holds up nobody."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from fabletable.bots import make_bot
from fabletable.kernel import Match, Refused
from fabletable.server import measures


class Thinkers:
    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choice(self, twin: Match, bot: str, luck: str) -> str:
        """The key this bot chooses; ``twin`` is its own copy of the match."""
        begun = monotonic()
        key = await asyncio.get_running_loop().run_in_executor(self._threads, bot_choice, twin, bot, luck)
        measures.thought.labels(bot).observe(monotonic() - begun)
        return key

    async def hint(self, twin: Match) -> str:
        """What the bot that weighs every option would do."""
        return await self.choice(twin, "greedy", "hint")

    def stop(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def bot_choice(match: Match, name: str, luck: str) -> str:
    """A bot sees the decision and what its seat may imagine, nothing else."""
    decision = match.decision
    if decision is None:
        raise Refused("why-game-over")
    bot = make_bot(name, luck)
    key: str = bot.decide(decision, lambda: match.imagine(decision.seat, bot.chance)).key
    return key
