"""Starting the server: at home with one command, or for a host."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from time import sleep
from typing import Any
from urllib.request import urlopen

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from fabletable.kernel import Refused
from fabletable.server import renewal
from fabletable.server.app import SETTINGS, app_of_its_own, settings_text
from fabletable.server.http.signing import kept_key
from fabletable.server.limits.connection_limits import ConnectionLimits, SocketLimits
from fabletable.server.limits.second_socket import SecondSocket
from fabletable.server.pubsub.local_channels import FOLDER
from fabletable.server.reach import Reach
from fabletable.server.renewal import port_handed_on
from fabletable.server.settings import (
    EVERYWHERE,
    Settings,
    at_home,
    database_url,
    flag_from_environment,
    from_environment,
    home_database,
    list_from_environment,
    number_from_environment,
    refuse_old_names,
)
from fabletable.server.storage.health import beat_now
from fabletable.server.storage.migrate import Migrated, check_now, migrate_now
from fabletable.server.storage.store import SqlStore
from fabletable.table.devices import devices
from fabletable.table.local.home_folder import TERMINAL_KEY, data_folder
from fabletable.table.local.service import local_service


def play(
    host: str = "127.0.0.1",
    port: int = 8000,
    open_browser: bool = True,
    data: Path | None = None,
    renews: bool = False,
) -> str:
    """Sit down at home: SQLite in the user's data folder, one process, the browser on the new-game page.

    Runs until it is stopped; gives back the address it served. ``renews``: at rest the whole program may be begun anew.
    """
    handed_on = port_handed_on()
    settings = replace(at_home(host, handed_on or free_port(host, port), data), renews=renews)
    migrate_now(settings.database)
    beat_now(settings.database)
    kept_key(settings.key_file)
    address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{settings.port}/"
    ticket = terminal_ticket(settings, data_folder(data)) if handed_on is None else ""
    carry = [f"{address}carry#{ticket}"] if ticket else []
    for place in [address, *carry, *settings.addresses] if handed_on is None else []:
        print(f"Fabletable: {place}", flush=True)
    if open_browser and handed_on is None:
        threading.Thread(target=_open_when_ready, args=(address, [*carry, address][0]), daemon=True).start()
    run_server(settings, Reach(settings))
    return address


def terminal_ticket(settings: Settings, folder: Path) -> str:
    """Return a ticket that brings the games of this machine's terminal to a browser; empty where the terminal has none,
    or a browser has them already."""
    key_file = folder / TERMINAL_KEY
    if not key_file.exists():
        return ""

    async def made() -> str:
        async with local_service(SqlStore(settings.database), secret=settings.secret, is_guest=True) as service:
            device = await service.keyrings.know(key_file.read_text().strip())
            keyrings = service.store.keyrings
            if (
                device is None
                or len(await keyrings.devices(device.keyring)) > 1
                or not await keyrings.table_ids(device.keyring)
            ):
                return ""
            return (await devices.carry(service, device, [])).ticket

    return asyncio.run(made())


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    secret: str | None = None,
    origin: str | None = None,
    channels: str | None = None,
    workers: int | None = None,
    trusted_proxies: str | None = None,
    job_workers: int | None = None,
    key: str | None = None,
    lobby: bool = False,
    renews: bool = False,
) -> None:
    """Serve many. What is not given comes from FABLETABLE_HOST, _PORT, _DATABASE, _SECRET, _FORMER_SECRETS, _ORIGIN,
    _CHANNELS, _WORKERS, _THINKERS, _TRUSTED_PROXIES, _KEY and _HALL, letters from _SMTP, _MAIL_FROM and _HOOKS_INSIDE;
    a problem with it is refused in words before anything starts. ``renews``: at rest the whole program may be begun
    anew."""
    refuse_old_names()
    settings = Settings(
        host=host or from_environment("host", "127.0.0.1"),
        port=port or number_from_environment("port", 8000),
        database=database_url(database or from_environment("database")),
        secret=secret or from_environment("secret"),
        former_secrets=list_from_environment("former_secrets"),
        origin=origin or from_environment("origin"),
        channels=channels or from_environment("channels"),
        workers=workers or number_from_environment("workers", 1),
        trusted_proxies=trusted_proxies or from_environment("trusted_proxies"),
        key=key or from_environment("key"),
        job_workers=job_workers or number_from_environment("job_workers", 2),
        smtp=from_environment("smtp"),
        mail_from=from_environment("mail_from"),
        hooks_inside=flag_from_environment("hooks_inside"),
        lobby=lobby or flag_from_environment("lobby"),
        json_logs=True,
        renews=renews,
    )
    problem = settings.problem()
    if problem is not None:
        raise Refused(problem)
    if settings.embedded:
        migrate_now(settings.database)
    else:
        check_now(settings.database)
    beat_now(settings.database)
    kept_key(settings.key_file)
    _have_many_files()
    run_server(replace(settings, rate_limits_file=rate_limits_file_of(settings)))


def run_server(settings: Settings, reach: Reach | None = None) -> None:
    """Run the server in one process, or in several on one port, until it is stopped."""
    if settings.workers == 1 and settings.renews:
        renewal.run(lambda stop: server_of(settings, reach, stop))
        return
    if settings.workers == 1:
        server = server_of(settings, reach)
        with suppress(KeyboardInterrupt):
            server.run()
        if not server.started:
            sys.exit(STARTUP_FAILURE)
        return
    if settings.embedded and not settings.channels:
        settings = replace(settings, channels=f"{FOLDER}{rate_limits_file_of(settings)}.post")
    os.environ[SETTINGS] = settings_text(settings)
    uvicorn.run(
        "fabletable.server.app:app_from_environment",
        factory=True,
        workers=settings.workers,
        **uvicorn_options(settings),
    )


def server_of(settings: Settings, reach: Reach | None = None, stop: Callable[[], None] | None = None) -> uvicorn.Server:
    """Return a server of one process; with a ``reach``, the person at this machine can open it to others."""
    server = uvicorn.Server(uvicorn.Config(app_of_its_own(settings, stop, reach), **uvicorn_options(settings)))
    if reach is not None:
        reach.listener = SecondSocket(server)
    return server


def migrate(database: str | None = None) -> Migrated:
    """Bring the database to the present shape, and tell which shape it had and has (``fabletable migrate``)."""
    return migrate_now(database_url(database or from_environment("database")))


def kept_tables(database: str | None = None) -> str:
    """Return the URL of the named database, or of the one at home."""
    url = database or from_environment("database")
    return database_url(url) if url else home_database()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "http": ConnectionLimits,
        "ws": SocketLimits,
        "log_config": None,
        "access_log": settings.json_logs,
        "server_header": False,
        "ws_max_size": 4 * settings.limits.frame,
        "ws_per_message_deflate": settings.compress_frames,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies or None,
        "timeout_graceful_shutdown": 5,
    }


def rate_limits_file_of(settings: Settings) -> str:
    """Return the path of the file that all processes on this machine share if they serve the same tables."""
    tables = blake2b(f"{settings.database}\n{settings.secret}".encode(), digest_size=8).hexdigest()
    owner = os.getuid() if sys.platform != "win32" else ""
    return str(Path(tempfile.gettempdir()) / f"fabletable-{owner}-{tables}.limits")


def _have_many_files() -> None:
    """Raise this process's limit of open files to the most it may have.

    Each socket is a file, and Linux gives a process about a thousand unless it asks for more.
    """
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def free_port(host: str, wanted: int) -> int:
    """Return the wanted port, or any free one when it is taken."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind((host, port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    raise Refused("why-no-port", {"host": host, "port": wanted})


def _open_when_ready(address: str, place: str) -> None:
    for _ in range(100):
        try:
            with urlopen(address + "health", timeout=1):
                webbrowser.open(place)
                return
        except OSError:
            sleep(0.1)
