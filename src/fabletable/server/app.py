"""The server as one ASGI application; the tests run the very same in their own process."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig

from fabletable import __version__
from fabletable.kernel import Refused
from fabletable.server.doors import front_page, icons, live, records, replay, seats, shelf, tables
from fabletable.server.doors.guard import Doors, guarded
from fabletable.server.doors.openapi import Truthful, methods_of
from fabletable.server.doors.porter import with_porter
from fabletable.server.doors.signing import kept_key
from fabletable.server.doors.window import Window
from fabletable.server.logs import log_as
from fabletable.server.messages import Problem
from fabletable.server.news.channels import channels_of
from fabletable.server.news.line import CHANNEL
from fabletable.server.settings import Limits, Settings
from fabletable.server.store import Store
from fabletable.server.store.migrate import migrate
from fabletable.server.store.pulse import Pulse, trouble_in
from fabletable.server.tables.house import House
from fabletable.server.tables.watch import watch_over

_log = logging.getLogger(__name__)

SETTINGS = "FABLETABLE_SETTINGS"

_STATUS = {
    "why-wrong-secret": 401,
    "why-host-only": 403,
    "why-no-such-table": 404,
    "why-no-such-seat": 404,
    "why-no-such-language": 404,
    "why-unknown-game": 404,
    "why-seat-open": 409,
    "why-seat-taken": 409,
    "why-already-started": 409,
    "why-not-started": 409,
    "why-not-over": 409,
    "why-other-rules": 409,
    "why-rules-stop": 409,
    "why-game-over": 409,
    "why-table-closed": 409,
    "why-late": 409,
    "why-busy": 503,
    "why-no-answer": 503,
    "why-server-stops": 503,
    "why-seat-changed": 409,
    "why-not-away": 409,
    "why-away-too-short": 409,
}


def make_app(settings: Settings, *, at_once: bool = False) -> Litestar:
    """``at_once``: the workers next door start with it, and not when the first question comes."""
    house_channels = ChannelsPlugin(channels_of(settings), channels=[CHANNEL])
    house = House(settings, Store(settings.database), house_channels)
    doors = Doors(settings)
    window = Window(Pulse(house.store))
    house_key = kept_key(settings.key_file)

    @asynccontextmanager
    async def doors_open(_: Litestar) -> AsyncIterator[None]:
        if settings.embedded:
            await migrate(settings.database)
        # Whatever is at work in a thread hands over soon when somebody else has something to say.
        sys.setswitchinterval(0.001)
        watch_over(house)
        if at_once:
            house.thinkers.begin()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        route_handlers=[
            shelf.shelf,
            shelf.game_text,
            shelf.house_text,
            icons.icons,
            tables.make_table,
            tables.list_tables,
            tables.see_table,
            tables.start_table,
            tables.remove_table,
            seats.claim,
            seats.change_seat,
            seats.invite,
            seats.rename,
            seats.add_entropy,
            records.record,
            records.who,
            records.fair,
            replay.replay,
            replay.timeline,
            live.live,
            front_page.page,
        ],
        plugins=[house_channels],
        lifespan=[doors_open],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "doors": Provide(lambda: doors, sync_to_thread=False),
            "house_key": Provide(lambda: house_key, sync_to_thread=False),
        },
        middleware=[PrometheusConfig(app_name="fabletable", prefix="fabletable", group_path=True).middleware],
        exception_handlers={Refused: _refused, HTTPException: _http, Exception: _broken},
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude="/text/"
        ),
        openapi_config=OpenAPIConfig(
            title="Fabletable", version=__version__, path="/api/schema", render_plugins=[Truthful()]
        ),
        state=State({"house": house, "doors": doors}),
        logging_config=None,
        debug=False,
    )
    # Not as a middleware: what leads nowhere, or has no proper host, would be answered without it.
    app.asgi_handler = guarded(app.asgi_handler, doors, window, methods_of(app))
    return app


def app_of_its_own(settings: Settings) -> Any:
    """For a process that serves and does nothing else."""
    log_as(settings)
    shelf.prepare()
    front_page.prepare()
    app = make_app(settings, at_once=True)
    tidy_up_seldom()
    return with_porter(app, app.state["doors"])


def tidy_up_seldom() -> None:
    """A full garbage collection halts every table for a tenth of a second and more, and finds next to nothing: what is
    loaded by now stays for ever and is left out of it, and between two of them a great deal must have happened."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def app_from_environment() -> Any:
    """For processes that uvicorn starts by itself."""
    given = msgspec.json.decode(os.environ[SETTINGS])
    return app_of_its_own(Settings(**{**given, "limits": Limits(**given["limits"])}))


def settings_text(settings: Settings) -> str:
    return msgspec.json.encode(asdict(settings)).decode()


def _refused(_: Request[Any, Any, Any], no: Refused) -> Response[Problem]:
    return Response(Problem(no.code, no.arguments, no.rule), status_code=_STATUS.get(no.code, 400))


def _http(_: Request[Any, Any, Any], no: HTTPException) -> Response[Problem]:
    codes = {401: "why-wrong-secret", 404: "why-no-such-page", 405: "why-no-such-page", 413: "why-too-large"}
    code = codes.get(no.status_code, "why-not-understood")
    if no.status_code >= 500:
        code = "why-server-error"
    detail = _detail(no) if code == "why-not-understood" else ""
    problem = Problem(code, {"detail": detail} if detail else {})
    return Response(problem, status_code=no.status_code, headers=no.headers or {})


def _detail(no: HTTPException) -> str:
    extra = no.extra if isinstance(no.extra, list) else []
    said = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict))
    return (said or str(no.detail))[:300]


def _broken(request: Request[Any, Any, Any], broken: Exception) -> Response[Problem]:
    """A database that fails says why. What nobody foresaw: the log has the whole story, the client only that it was
    our fault."""
    trouble = trouble_in(broken)
    if trouble is not None:
        _log.error("the database fails", extra={"path": request.url.path, "code": trouble})
        return Response(Problem(trouble, {}), status_code=503)
    _log.error("a request failed", exc_info=broken, extra={"path": request.url.path})
    return Response(Problem("why-server-error", {}), status_code=500)
