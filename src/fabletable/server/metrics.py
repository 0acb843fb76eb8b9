"""What Prometheus is told at /metrics, besides requests."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)

decisions = Counter("fabletable_decisions", "Decisions written to the log", ["game", "by"])
refusals = Counter("fabletable_refusals", "Commands that were refused", ["code"])
crashes = Counter("fabletable_rule_crashes", "Choices on which a rule broke", ["game"])
shown = Counter("fabletable_shown", "Pages, catalogues and figures answered from memory")
sockets = Gauge("fabletable_sockets", "Open sockets")
open_tables = Gauge("fabletable_open_tables", "Tables in memory")
acknowledged = Histogram("fabletable_acknowledged_seconds", "From a choice's frame to its commit", buckets=_FAST)
thought = Histogram("fabletable_bot_seconds", "How long a bot thought about one decision", ["bot"], buckets=_FAST)
thoughts_waiting = Gauge("fabletable_thoughts_waiting", "Questions that wait for a worker")
workers_lost = Counter("fabletable_workers_lost", "Workers that ended before they were told to")


@cache
def decided(game: str, by: str) -> Counter:
    """Looked up once: a label costs more than to count."""
    return decisions.labels(game, by)


@cache
def thought_by(bot: str) -> Histogram:
    return thought.labels(bot)
