"""Metrics for Prometheus at /metrics, besides those of requests."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

from fabletable.table.ports.metrics import DecidedBy

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


class PrometheusMetrics:
    """Metrics of the table service."""

    def decided(self, game: str, by: DecidedBy, count: int = 1) -> None:
        _decided(game, by).inc(count)

    def acknowledged(self, seconds: float) -> None:
        acknowledged.observe(seconds)

    def refused(self, code: str) -> None:
        refusals.labels(code).inc()

    def crashed(self, game: str) -> None:
        crashes.labels(game).inc()

    def thought(self, bot: str, seconds: float) -> None:
        _thought_by(bot).observe(seconds)

    def open_tables(self, count: int) -> None:
        open_tables.set(count)


@cache
def _decided(game: str, by: DecidedBy) -> Counter:
    """Look a label up once: that costs more than to count."""
    return decisions.labels(game, by)


@cache
def _thought_by(bot: str) -> Histogram:
    return thought.labels(bot)
