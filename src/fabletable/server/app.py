"""The server as one ASGI application; the tests run the very same in their own process."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Any

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import ASGIApp, ControllerRouterHandler, Receive, Scope, Send

from fabletable import __version__
from fabletable.kernel import Refused
from fabletable.server.http import (
    devices,
    duels,
    form,
    icons,
    invitations,
    links,
    lobby,
    network,
    notebook,
    notifications,
    page_files,
    preview,
    puzzles,
    records,
    replays,
    reviews,
    rule_examples,
    seats,
    shelf,
    tables,
    today,
)
from fabletable.server.http.errors import broken, http, refused
from fabletable.server.http.middleware import guarded
from fabletable.server.http.openapi import Truthful, methods_of
from fabletable.server.http.preview import Previews
from fabletable.server.http.request import StrictRequest, secret_in
from fabletable.server.http.signing import kept_key
from fabletable.server.http.static_cache import StaticCache
from fabletable.server.limits.access import Access
from fabletable.server.limits.connection_limits import with_connection_limits
from fabletable.server.logs import log_as
from fabletable.server.pubsub.channels import channels_of
from fabletable.server.pubsub.line import CHANNEL
from fabletable.server.reach import Reach
from fabletable.server.renewal import Renewal
from fabletable.server.server import Server
from fabletable.server.settings import Limits, Settings
from fabletable.server.storage.health import Health
from fabletable.server.storage.migrate import migrate
from fabletable.server.ws import live
from fabletable.table.features import COMMANDS
from fabletable.table.open_table.keyring_cache import request_with_keys
from fabletable.table.ports.clock import Clock
from fabletable.table.service.commands import Commands
from fabletable.table.service.service import TableService

_log = logging.getLogger(__name__)

SETTINGS = "FABLETABLE_SETTINGS"

ROUTES: list[ControllerRouterHandler] = [
    shelf.shelf,
    shelf.game_text,
    shelf.game_numbers,
    shelf.game_signs,
    shelf.server_text,
    rule_examples.game_examples,
    rule_examples.table_examples,
    icons.icons,
    tables.make_table,
    tables.make_lesson,
    tables.list_tables,
    tables.see_table,
    tables.start_table,
    tables.remove_table,
    seats.claim,
    seats.change_seat,
    seats.invite,
    seats.rename,
    seats.add_entropy,
    invitations.make_link,
    invitations.withdraw_links,
    invitations.hide_names,
    invitations.link_info,
    invitations.by_word,
    invitations.join,
    invitations.ask_to_join,
    invitations.answer_to_join_request,
    invitations.let_in,
    network.switch_network,
    devices.make_key,
    devices.see_keys,
    devices.rename_device,
    devices.shut_out,
    devices.my_games,
    devices.add_seats,
    devices.forget_table,
    devices.carry,
    devices.look,
    devices.take,
    devices.make_words,
    devices.make_file,
    devices.recover,
    notebook.see_notebook,
    notebook.forget_notebook,
    notebook.forget_note,
    form.see_form,
    form.set_form,
    form.forget_form,
    puzzles.see_puzzles,
    puzzles.begin_run,
    puzzles.ask_puzzle,
    puzzles.answer_puzzle,
    puzzles.play_on_from_puzzle,
    puzzles.link_of_puzzle,
    puzzles.see_mistakes,
    puzzles.keep_mistakes,
    puzzles.change_mistake,
    records.record,
    records.who,
    records.fair,
    records.manners_report,
    lobby.list_lobby,
    preview.preview,
    notifications.see_notifications,
    notifications.set_notifications,
    notifications.mail,
    notifications.one_click,
    links.game_link,
    links.play_link,
    replays.replay,
    replays.timeline,
    reviews.review,
    reviews.what_if,
    reviews.ending,
    reviews.again,
    today.see_today,
    today.play_today,
    today.day_list,
    today.check_try,
    today.day_result,
    duels.list_duels,
    duels.begin_duel,
    duels.open_duel,
    duels.see_duel,
    duels.play_duel,
    duels.compare_duel,
    duels.link_of_duel,
    live.live,
    page_files.page,
]


def make_app(
    settings: Settings,
    *,
    at_once: bool = False,
    clock: Clock | None = None,
    reach: Reach | None = None,
    commands: Commands = COMMANDS,
) -> Litestar:
    """Return the server as an application. ``at_once``: start the workers with it, not when the first job comes.
    ``clock``: that of a test. ``reach``: that of a server which can be opened to others while it runs. ``commands``:
    the frames it understands."""
    reach = reach or Reach(settings)
    channels = ChannelsPlugin(channels_of(settings), channels=[CHANNEL])
    key = kept_key(settings.key_file)
    server = Server(settings, channels, clock=clock, reach=reach, sign=key.sign, commands=commands)
    access = Access(settings, reach)
    server.service.tables.may_open = access.may_open
    app = Litestar(
        route_handlers=ROUTES,
        plugins=[channels],
        lifespan=[lambda _: running(server, at_once)],
        dependencies={
            "server": _given(server),
            "service": _given(server.service),
            "access": _given(access),
            "server_key": _given(key),
        },
        middleware=[PrometheusConfig(app_name="fabletable", prefix="fabletable", group_path=True).middleware],
        before_request=duels.keep_sealed,
        exception_handlers={Refused: refused, HTTPException: http, Exception: broken},
        request_class=StrictRequest,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5),
        openapi_config=OpenAPIConfig(
            title="Fabletable", version=__version__, path="/api/schema", render_plugins=[Truthful()]
        ),
        state=State({"server": server, "service": server.service, "access": access}),
        logging_config=None,
        debug=False,
    )
    # This is no middleware: requests that lead nowhere, or have no proper host, would be answered without it.
    static_cache = StaticCache(Health(server.store), Previews(server).at)
    handler = with_keys_known(app.asgi_handler, server.service)
    app.asgi_handler = guarded(handler, access, static_cache, methods_of(app))
    return app


def with_keys_known(app: ASGIApp, service: TableService) -> ASGIApp:
    """Return the application with the device of a request looked up first, where it shows a key."""

    async def knowing(scope: Scope, receive: Receive, send: Send) -> None:
        secrets = _secrets_in(scope) if scope["type"] == ScopeType.HTTP else []
        async with request_with_keys(service.keyrings, secrets):
            await app(scope, receive, send)

    return knowing


def _secrets_in(scope: Scope) -> list[str]:
    """Return what the headers show, read as the routes read it."""
    found = []
    for name, value in scope.get("headers", []):
        if name == b"authorization":
            found.append(secret_in(value.decode("latin-1")))
        elif name == b"x-key":
            found.append(value.decode("latin-1"))
    return found


@asynccontextmanager
async def running(server: Server, at_once: bool) -> AsyncIterator[None]:
    """Run the server as long as the application does."""
    if server.settings.embedded:
        await migrate(server.settings.database)
    # Let a thread that computes hand over soon when the event loop has something to do.
    sys.setswitchinterval(0.001)
    server.open()
    if at_once:
        server.workers.begin()
    try:
        yield
    finally:
        await server.close()


def _given(thing: Any) -> Provide:
    """Provide a thing to every route that names it."""
    return Provide(lambda: thing, sync_to_thread=False)


def app_of_its_own(settings: Settings, stop: Callable[[], None] | None = None, reach: Reach | None = None) -> Any:
    """Return the application of a process that only serves. ``stop`` ends it, so that it is begun anew. ``reach``: that
    of a server which can be opened to others while it runs."""
    log_as(settings)
    shelf.prepare()
    page_files.prepare()
    app = make_app(settings, at_once=True, reach=reach)
    tidy_up_seldom()
    if stop is not None:
        app.state["server"].renewal = Renewal(settings.limits.renewal_growth, stop)
    return with_connection_limits(app, app.state["access"])


def tidy_up_seldom() -> None:
    """Let the garbage collector run seldom, and leave out of it everything loaded by now.

    A full collection halts every table for a tenth of a second or more and finds next to nothing. Even the small ones
    between took an eighth of a busy process, since tables grow by what is played and hold no rubbish. So objects that
    come and go (tables, sockets, commits) must not be part of reference cycles: then they are freed when they go.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


def app_from_environment() -> Any:
    """Return the application of a process that uvicorn starts by itself."""
    given = msgspec.json.decode(os.environ[SETTINGS])
    settings = Settings(**{**given, "limits": Limits(**given["limits"])})
    return app_of_its_own(settings, _stop_this_process if settings.renews else None)


def _stop_this_process() -> None:
    """Stop this process in good order by SIGTERM; the uvicorn supervisor then starts another one."""
    signal.raise_signal(signal.SIGTERM)


def settings_text(settings: Settings) -> str:
    return msgspec.json.encode(asdict(settings)).decode()
