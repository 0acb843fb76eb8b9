"""Settings of a server: by flags, by environment, or for one person at home."""

from __future__ import annotations

import os
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from fabletable.kernel.decision import Refused
from fabletable.table.local.home_folder import data_folder, kept_secret

_ENVIRONMENT = "FABLETABLE_"


@dataclass(frozen=True)
class Limits:
    """Limits on what one client may ask."""

    body: int = 64 * 1024
    frame: int = 16 * 1024
    frames_a_second: float = 20.0
    frames_at_once: float = 60.0
    requests_a_second: float = 20.0
    requests_at_once: float = 200.0
    replays_a_second: float = 5.0
    replays_at_once: float = 40.0
    """The most requests for replays, timelines and records, which cost most, in a burst from one address."""
    tables_a_minute: float = 20.0
    tables_at_once: float = 40.0
    letters_a_minute: float = 1.0
    letters_at_once: float = 3.0
    """The most letters of confirmation that one network address may cause in a burst."""
    letters_a_day: int = 20
    """The most letters of any kind that one mailbox gets, from all processes together."""
    letters_an_hour: int = 500
    """The most letters of any kind that the whole server sends."""
    words_a_minute: float = 5.0
    words_at_once: float = 5.0
    """The most wrong tries of a table's word, or of the six words of a keyring, in a burst from one address."""
    words_per_table_a_minute: float = 1.0
    words_per_table_at_once: float = 10.0
    """The most wrong tries of one table's word in a burst from all addresses together."""
    keys_a_minute: float = 10.0
    keys_at_once: float = 30.0
    """The most devices added to keyrings in a burst from one address."""
    rows_a_second: float = 60.0
    rows_at_once: float = 5000.0
    bytes_a_second: float = 32 * 1024.0
    bytes_at_once: float = 16 * 1024 * 1024.0
    """The most bytes that an address may write into the database in a burst over HTTP, and as much again at its
    sockets."""
    thinking_a_second: float = 1.0
    thinking_at_once: float = 120.0
    """The most seconds of computing by workers that an address may cause in a burst."""
    server_tables_a_minute: float = 120.0
    server_tables_at_once: float = 600.0
    server_letters_a_minute: float = 2.0
    server_letters_at_once: float = 60.0
    server_keys_a_minute: float = 120.0
    server_keys_at_once: float = 600.0
    server_rows_a_second: float = 1500.0
    server_rows_at_once: float = 50_000.0
    server_bytes_a_second: float = 1024 * 1024.0
    server_bytes_at_once: float = 256 * 1024 * 1024.0
    server_thinking_a_second: float = 2.0
    server_thinking_at_once: float = 600.0
    """The most seconds of computing that all addresses together may cause in a burst, for each process that serves."""
    pages_a_second: float = 50.0
    pages_at_once: float = 500.0
    """The most pages, scripts and pictures in a burst from one address."""
    looks_a_second: float = 2.0
    looks_at_once: float = 30.0
    """The most requests for /health, which writes, and /metrics in a burst from one address."""
    bad_frame: int = 8
    """A frame that cannot be understood counts as this many, and so does a request for the whole view."""
    throw_out: int = 10
    """The number of sockets that one counts as which was thrown out."""
    sockets_per_address: int = 100
    sockets_a_second: float = 3.0
    sockets_at_once: float = 100.0
    """The most sockets opened in a burst from one address, so that a client that is thrown out does not come back
    forever."""
    connections_per_address: int = 200
    """The most connections of one address: sockets, requests, and those that have not said yet what they want. A
    trusted proxy may have any number."""
    outside_seconds: float = 1.0
    """An address with too many connections waits this long for the refusal."""
    header_seconds: float = 10.0
    """The seconds in which the head of a request must have come."""
    request_seconds: float = 60.0
    """The seconds after the head in which the whole request must have come and our answer must have been read."""
    header: int = 32 * 1024
    backlog: int = 512
    """Frames that wait for a slow reader before its socket is closed."""
    hello_seconds: float = 10.0
    open_tables: int = 1000
    open_tables_per_address: int = 100
    """Tables in memory that one address has opened; beyond that its longest unused go back to the database."""
    idle_seconds: float = 600.0
    """A table without an audience leaves memory after this long; the database keeps it."""
    finished_idle_seconds: float = 60.0
    """The seconds after which a finished table without an audience leaves memory."""
    renewal_growth: float = 1.15
    """An idle process restarts when it holds this many times the memory of its start."""


GENEROUS = Limits(
    frames_a_second=200,
    frames_at_once=2000,
    requests_a_second=500,
    requests_at_once=5000,
    replays_a_second=500,
    replays_at_once=5000,
    tables_a_minute=6000,
    words_a_minute=600,
    words_at_once=100,
    words_per_table_a_minute=600,
    words_per_table_at_once=100,
    tables_at_once=1000,
    keys_a_minute=6000,
    keys_at_once=1000,
    rows_a_second=1e6,
    rows_at_once=1e9,
    bytes_a_second=1e9,
    bytes_at_once=1e12,
    thinking_a_second=1e3,
    thinking_at_once=1e6,
    server_tables_a_minute=1e6,
    server_tables_at_once=1e6,
    server_keys_a_minute=1e6,
    server_keys_at_once=1e6,
    server_rows_a_second=1e6,
    server_rows_at_once=1e9,
    server_bytes_a_second=1e9,
    server_bytes_at_once=1e12,
    server_thinking_a_second=1e3,
    server_thinking_at_once=1e6,
    pages_a_second=500,
    pages_at_once=5000,
    looks_a_second=100,
    looks_at_once=1000,
    bad_frame=1,
    throw_out=1,
    sockets_per_address=2000,
    sockets_a_second=500,
    sockets_at_once=5000,
    connections_per_address=4000,
    open_tables_per_address=1000,
)

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")
"""The addresses that stand for all addresses of this machine."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server. ``database`` and ``channels`` are URLs; ``origin`` is what people type, such as
    https://play.example.org."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    secret: str = ""
    former_secrets: tuple[str, ...] = ()
    """Earlier secrets: what they made still opens, and nothing new is made with them."""
    origin: str = ""
    channels: str = ""
    workers: int = 1
    trusted_proxies: str = ""
    job_workers: int = 2
    """The number of workers of each serving process, which run bots, hints, reviews and replays."""
    compress_frames: bool = True
    json_logs: bool = False
    key: str = ""
    """The file with the key the server signs records with; beside the database unless named."""
    rate_limits_file: str = ""
    """The file in which all processes of this machine count what each address asks for; empty: this process alone."""
    smtp: str = ""
    """The mail server that letters are handed to: ``smtp://user:password@host:587`` or ``smtps://…``."""
    mail_from: str = ""
    """The address from which letters come."""
    hooks_inside: bool = False
    """True if people's webhooks may lead into this host's own network."""
    lobby: bool = False
    """True if public tables are listed for everyone who comes."""
    renews: bool = False
    """True if a process at rest may begin anew in its place to give memory back."""
    limits: Limits = field(default_factory=Limits)

    @property
    def embedded(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def secrets(self) -> tuple[str, ...]:
        """The present secret, then the former ones."""
        return (self.secret, *self.former_secrets)

    @property
    def origins(self) -> list[str]:
        """Return the origins that may open a socket besides that of the served page."""
        return [part.strip().rstrip("/") for part in self.origin.split(",") if part.strip()]

    @property
    def addresses(self) -> list[str]:
        """Return the addresses under which others find this server; none while it serves this machine alone."""
        if self.origins or self.host in LOOPBACK:
            return self.origins
        found = network_address() if self.host in EVERYWHERE else self.host
        return [f"http://{found}:{self.port}"] if found else []

    @property
    def key_file(self) -> Path:
        if self.key:
            return Path(self.key)
        if self.embedded:
            return Path(self.database.partition(":///")[2] + ".key")
        return user_data_path("fabletable", appauthor=False) / "house.key"

    @property
    def secure(self) -> bool:
        """Tell whether people come over https only."""
        return bool(self.origins) and all(origin.startswith("https://") for origin in self.origins)

    def problem(self) -> str | None:
        """Return the code of the first fault of the settings, or None."""
        if self.database == "" or "://" not in self.database:
            return "why-no-database"
        if len(self.secret) < 16:
            return "why-no-secret"
        if any(len(secret) < 16 for secret in self.former_secrets):
            return "why-short-former-secret"
        if self.smtp and not (self.smtp.startswith(("smtp://", "smtps://")) and "@" in self.mail_from):
            return "why-bad-smtp"
        if self.smtp and not self.addresses:
            return "why-mail-needs-origin"
        if self.workers > 1 and self.embedded and not self.channels and sys.platform == "win32":
            return "why-sqlite-alone"
        return None


def at_home(host: str, port: int, data: Path | None) -> Settings:
    """Return the settings of ``fabletable play``: SQLite and a secret of its own in the user's data folder."""
    folder = data_folder(data)
    alone = host in LOOPBACK
    return Settings(
        host=host,
        port=port,
        database=sqlite_url(folder / "tables.sqlite3"),
        secret=kept_secret(folder / "secret"),
        # Compressing costs more than it saves on one machine, and no one has to be kept out.
        compress_frames=not alone,
        limits=GENEROUS if alone else Limits(),
    )


def network_address() -> str | None:
    """Return this machine's own address in its network. Nothing is sent: the system only says by which way it would
    go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = trial.getsockname()[0]
    return None if found.startswith("127.") or found in EVERYWHERE else found


def home_database() -> str:
    """Return the URL of the database in which ``fabletable play`` keeps its tables."""
    return sqlite_url(user_data_path("fabletable", appauthor=False) / "tables.sqlite3")


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def database_url(url: str) -> str:
    """Return the URL with the driver we use; refuse a database of another kind, or none."""
    for plain, ours in (("postgres://", "postgresql+asyncpg://"), ("postgresql://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return ours + url.removeprefix(plain)
    if url and "://" not in url:
        raise Refused("why-database-no-url", {"word": url[:200], "url": sqlite_url(Path(url).absolute())})
    if not url.startswith(("postgresql+asyncpg://", "sqlite:///")):
        raise Refused("why-no-database")
    return url


RENAMED = {"hall": "lobby", "thinkers": "job_workers"}
"""Settings of version 0.3 by the names they have now."""


def refuse_old_names() -> None:
    """Refuse a setting under the name it had, which would do nothing."""
    for old, new in RENAMED.items():
        if from_environment(old):
            raise Refused("why-renamed", {"old": _ENVIRONMENT + old.upper(), "new": _ENVIRONMENT + new.upper()})


def from_environment(name: str, fallback: str = "") -> str:
    return os.environ.get(_ENVIRONMENT + name.upper(), fallback)


def list_from_environment(name: str) -> tuple[str, ...]:
    """Return the parts of a setting that is separated by commas."""
    return tuple(part.strip() for part in from_environment(name).split(",") if part.strip())


def flag_from_environment(name: str) -> bool:
    return from_environment(name).strip().lower() in ("1", "yes", "true", "on")


def number_from_environment(name: str, fallback: int) -> int:
    word = from_environment(name) or str(fallback)
    if not word.isdecimal() or len(word) > 5 or not 1 <= int(word) <= 65535:
        raise Refused("why-no-number", {"setting": _ENVIRONMENT + name.upper(), "word": word})
    return int(word)
