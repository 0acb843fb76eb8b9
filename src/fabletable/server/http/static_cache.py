"""The static cache: responses from memory, before any route.

Pages, scripts, catalogues, the shelf, health and metrics. Clients that ask without a pause cost those who play next to
nothing.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Awaitable, Callable
from time import monotonic

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest, multiprocess

from fabletable import __version__
from fabletable.server.http.cached_response import NEVER_KEPT, CachedResponse, shown
from fabletable.server.http.device_data import data_at
from fabletable.server.http.page_files import page_at
from fabletable.server.http.shelf import shelf_at
from fabletable.server.storage.health import Health

_log = logging.getLogger(__name__)

FIGURES_SECONDS = 1.0
"""Figures are computed at most once in this time, however many clients ask for them."""

HEALTH = "/health"
METRICS = "/metrics"
LOOKS = (HEALTH, METRICS)


class StaticCache:
    def __init__(
        self, health: Health, with_preview: Callable[[str, CachedResponse | None], Awaitable[CachedResponse | None]]
    ) -> None:
        """``with_preview`` gives the page of a table what messengers read."""
        self._store_health = health
        self._with_preview = with_preview
        self._figures: tuple[float, CachedResponse] | None = None

    async def at(self, path: str) -> CachedResponse | None:
        """Return what is cached for this path; None when a route has to answer."""
        if path == HEALTH:
            return await self._health()
        if path == METRICS:
            return self._metrics()
        if not path.startswith("/api/"):
            return data_at(path) or await self._with_preview(path, page_at(path))
        try:
            return shelf_at(path)
        except Exception:  # noqa: BLE001 whoever comes in and asks is told what is wrong
            return None

    async def _health(self) -> CachedResponse:
        """Report that the server is up and the database can be written and read, or the reason why not."""
        trouble = await self._store_health.trouble()
        if not trouble:
            return _WELL
        _log.error("the database fails", extra={"code": trouble})
        return _json({"status": "no database", "reason": trouble, "version": __version__}, 503)

    def _metrics(self) -> CachedResponse:
        present = monotonic()
        if self._figures is None or present - self._figures[0] > FIGURES_SECONDS:
            self._figures = (present, shown(generate_latest(_figures()), CONTENT_TYPE_LATEST, NEVER_KEPT))
        return self._figures[1]


def _json(what: dict[str, str], status: int) -> CachedResponse:
    return shown(msgspec.json.encode(what), "application/json", NEVER_KEPT, status)


_WELL = _json({"status": "ok", "version": __version__}, 200)


def _figures() -> CollectorRegistry:
    """Return the metrics of this process, or of all workers where they write them to a common folder."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    everyone = CollectorRegistry()
    multiprocess.MultiProcessCollector(everyone)  # type: ignore[no-untyped-call]
    return everyone
