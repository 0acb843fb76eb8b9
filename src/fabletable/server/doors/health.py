"""Over HTTP: whether the house stands, and its figures for Prometheus."""

from __future__ import annotations

import logging

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.plugins.prometheus import PrometheusController

from fabletable import __version__
from fabletable.server.store.pulse import Pulse

_log = logging.getLogger(__name__)


@get("/health", include_in_schema=False)
async def health(pulse: NamedDependency[Pulse]) -> Response[dict[str, str]]:
    """Up, and the database can be written and read; else why not."""
    trouble = await pulse.trouble()
    if trouble:
        _log.error("the database fails", extra={"code": trouble})
        return Response({"status": "no database", "reason": trouble, "version": __version__}, status_code=503)
    return Response({"status": "ok", "version": __version__})


class Metrics(PrometheusController):
    include_in_schema = False
