"""Instant bots: they decide in this process, several in a row, because asking a worker takes longer than the answer.

How long each takes is measured wherever it thinks; one that is not quick enough thinks in a worker.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Final

from fabletable.bots import Imagine, make_bot
from fabletable.bots.roster import is_brought
from fabletable.kernel import Decision, Refused, RuleCrash
from fabletable.table.cpu_time import cpu_time
from fabletable.table.ports.metrics import Metrics
from fabletable.table.replica.replica import Replica
from fabletable.table.rows import LogEntry

_log = logging.getLogger(__name__)

QUICK: Final = frozenset({"easy", "medium", "random", "greedy"})
"""Bots that need not be stopped, hurried or watched while they think."""
MOST_SECONDS = 0.002
"""A bot that lately took longer over such a question, on the average, thinks in a worker."""
NEWEST_WEIGHT = 0.1
"""The weight of the last answer in that average: one that had to compute what the next ones need says little."""
MOST_IN_A_ROW = 16
ROW_SECONDS = 0.004
"""The seconds after which other tables have their turn."""


class InstantBots:
    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._lately: dict[tuple[str, str, str], float] = {}

    def note(self, game: str, bot: str, ask: str, seconds: float) -> None:
        """Note the processor time this bot has taken for this question."""
        name = (game, bot, ask)
        before = self._lately.get(name, seconds)
        self._lately[name] = (1 - NEWEST_WEIGHT) * before + NEWEST_WEIGHT * seconds

    def is_quick(self, game: str, bot: str, ask: str) -> bool:
        """Return whether this bot answers this question at once; False before it was measured."""
        strength = bot.partition(":")[0]
        if strength not in QUICK or is_brought(strength):
            return False
        return self._lately.get((game, bot, ask), inf) < MOST_SECONDS

    def decide(self, replica: Replica, follow_up: Callable[[Sequence[LogEntry]], LogEntry | None]) -> list[LogEntry]:
        """Let instant bots decide until a person is asked for whom nothing follows up, at most 16 moves or 4 ms.
        Returns the entries to commit; none when a worker has to think. The caller holds the table's lock."""
        made: list[LogEntry] = []
        ends, begun = monotonic() + ROW_SECONDS, cpu_time()
        most = 1 if replica.row.lesson else MOST_IN_A_ROW  # a learner may want to read something after any of them
        while len(made) < most and monotonic() < ends:
            decision = replica.being_played.decision
            if decision is None or replica.is_stretch_over:
                break
            if not replica.seats[decision.seat].by_bot:
                entry = follow_up(made)
                if entry is None:
                    break
                made.append(entry)
                continue
            bot = replica.seats[decision.seat].bot
            if not self.is_quick(replica.row.game, bot, decision.ask):
                break
            try:
                seed = bot_seed(replica, decision.seat, replica.number + len(made))
                key = self._chosen(replica, decision, bot, seed, begun)
                made.append(replica.take(decision.seat, key, ""))
            except (Refused, RuleCrash):
                break  # what was made before stands, and for this one there is another way
            except Exception:  # noqa: BLE001 whatever is wrong with it, in a worker it harms nobody
                _log.exception(
                    "a bot failed to decide", extra={"table": replica.id, "number": replica.number + len(made)}
                )
                self.note(replica.row.game, bot, decision.ask, inf)
                break
        return made

    def _chosen(self, replica: Replica, decision: Decision, bot: str, seed: str, row_begun: float) -> str:
        begun = monotonic()
        player = make_bot(bot, seed)
        key: str = player.decide(decision, Imagine(replica.being_played, decision.seat, player.chance)).key
        seconds = monotonic() - begun
        if seconds > MOST_SECONDS:
            # The bot perhaps only waited for a processor; asking for that each time would take as long as to think.
            seconds = min(seconds, cpu_time() - row_begun)
        self.note(replica.row.game, bot, decision.ask, seconds)
        self._metrics.thought(bot, seconds)
        return key


def bot_seed(replica: Replica, seat: int, number: int) -> str:
    """Return the seed of a bot's chance at this number of the log: the same here, in a worker, and when asked again."""
    return f"{replica.row.seed}/{seat}/{number}"
