"""Bots that answer at once: they decide right here, several in a row, for asking next door takes longer than the
answer. Who is quick is measured, wherever they think; whoever is not goes next door."""

from __future__ import annotations

import logging
from math import inf
from time import monotonic, thread_time
from typing import Final

from fabletable.bots import Imagine, make_bot
from fabletable.bots.roster import is_brought
from fabletable.kernel import Decision, Refused, RuleCrash
from fabletable.server import metrics
from fabletable.table.premoves.rules import next_given
from fabletable.table.replica.replica import Copy
from fabletable.table.rows import Entry

_log = logging.getLogger(__name__)

QUICK: Final = frozenset({"easy", "medium", "random", "greedy"})
"""Of the house's bots those that need not be stopped, hurried or watched while they think."""
MOST_SECONDS = 0.002
"""Whoever has lately taken longer over such a question, on the average, thinks next door."""
NEWEST = 0.1
"""So much the last answer counts in it: one that had to work out what the next ones need says little about those."""
MOST_IN_A_ROW = 16
ROW_SECONDS = 0.004
"""After this long the others have their turn."""


class AtOnce:
    def __init__(self) -> None:
        self._lately: dict[tuple[str, str, str], float] = {}

    def note(self, game: str, bot: str, ask: str, seconds: float) -> None:
        """So much processor time this bot has taken for this question."""
        name = (game, bot, ask)
        before = self._lately.get(name, seconds)
        self._lately[name] = (1 - NEWEST) * before + NEWEST * seconds

    def is_quick(self, game: str, bot: str, ask: str) -> bool:
        """False for whoever has not been measured yet."""
        strength = bot.partition(":")[0]
        if strength not in QUICK or is_brought(strength):
            return False
        return self._lately.get((game, bot, ask), inf) < MOST_SECONDS

    def decide(self, table: Copy) -> list[Entry]:
        """Under the lock: what quick bots decide on this copy until somebody else is asked who has not answered
        beforehand, ready to be written. Where nothing comes of it, it is to be thought about next door."""
        made: list[Entry] = []
        ends, begun = monotonic() + ROW_SECONDS, thread_time()
        most = 1 if table.row.lesson else MOST_IN_A_ROW  # whoever learns may want to read something after any of them
        while len(made) < most and monotonic() < ends:
            decision = table.being_played.decision
            if decision is None:
                break
            if not table.seats[decision.seat].by_bot:
                entry = next_given(table, made)
                if entry is None:
                    break
                made.append(entry)
                continue
            bot = table.seats[decision.seat].bot
            if not self.is_quick(table.row.game, bot, decision.ask):
                break
            try:
                luck = luck_of(table, decision.seat, table.number + len(made))
                key = self._chosen(table, decision, bot, luck, begun)
                made.append(table.take(decision.seat, key, ""))
            except (Refused, RuleCrash):
                break  # what was made before stands, and for this one there is another way
            except Exception:  # noqa: BLE001 whatever is wrong with it, next door it harms nobody
                _log.exception("a bot failed to decide", extra={"table": table.id, "number": table.number + len(made)})
                self.note(table.row.game, bot, decision.ask, inf)
                break
        return made

    def _chosen(self, table: Copy, decision: Decision, bot: str, luck: str, row_begun: float) -> str:
        begun = monotonic()
        player = make_bot(bot, luck)
        key: str = player.decide(decision, Imagine(table.being_played, decision.seat, player.chance)).key
        seconds = monotonic() - begun
        if seconds > MOST_SECONDS:
            # Perhaps it only had to wait for a processor; asking for that each time would take as long as to think.
            seconds = min(seconds, thread_time() - row_begun)
        self.note(table.row.game, bot, decision.ask, seconds)
        metrics.thought_by(bot).observe(seconds)
        return key


def luck_of(table: Copy, seat: int, number: int) -> str:
    """A bot's own luck at this number of the log: the same here, next door and whenever it is asked again."""
    return f"{table.row.seed}/{seat}/{number}"
