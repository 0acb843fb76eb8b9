"""A PostgreSQL and a Redis of our own on loopback, in temporary folders, for the duration of a test.

The tests, `make storm` and the benchmarks use them. Where the programs are not installed, tests that need them are
skipped; with FABLETABLE_TEST_SERVICES=required they fail.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_HIS_NAME = "postgres"
_STARTING_SECONDS = 60


def postgres_folder() -> Path | None:
    """Return the folder of initdb and postgres: on the path, or where Debian puts them; the newest of several."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda folder: int(re.sub(r"\D", "", folder.parent.name) or 0), default=None)


def why_no_postgres() -> str:
    """Return the reason why no PostgreSQL can be started, or an empty string."""
    if postgres_folder() is None:
        return "PostgreSQL is not installed (Debian: postgresql)"
    if os.geteuid() == 0 and not _has_user():
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


def why_no_redis() -> str:
    return "" if shutil.which("redis-server") else "Redis is not installed (Debian: redis-server)"


def services_required() -> bool:
    return os.environ.get("FABLETABLE_TEST_SERVICES") == "required"


def why_no_service(kind: str) -> str:
    """Return the reason why there is no such service, or an empty string if FABLETABLE_TEST_POSTGRES or
    FABLETABLE_TEST_REDIS names one or we can start it."""
    if named_service(kind):
        return ""
    return why_no_postgres() if kind == "postgres" else why_no_redis()


def named_service(kind: str) -> str:
    return os.environ.get(f"FABLETABLE_TEST_{kind.upper()}", "")


def service_report() -> list[str]:
    """List the databases that a test run uses, for its head."""
    return [f"{kind}: {_told(kind)}" for kind in ("postgres", "redis")]


def _told(kind: str) -> str:
    if named_service(kind):
        return f"the one named by FABLETABLE_TEST_{kind.upper()}"
    why = why_no_service(kind)
    return f"none, its tests are left out: {why}" if why else "a temporary one on loopback for the tests that need it"


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Postgres:
    """One cluster. ``start`` after ``stop`` or ``kill`` finds everything again, on the same port."""

    def __init__(self, *, durable: bool = False, lax: bool = False) -> None:
        """``durable`` waits for the disk at each commit; tests that pull no plug need not. ``lax``: it syncs, but
        acknowledges a commit before, unless a client asks otherwise."""
        self.folder = Path(tempfile.mkdtemp(prefix="fabletable-postgres-"))
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        self._durable = durable
        self._lax = lax
        self._process: subprocess.Popen[bytes] | None = None
        binaries = postgres_folder()
        assert binaries is not None, why_no_postgres()
        self._binaries = binaries
        if os.geteuid() == 0:
            shutil.chown(self.folder, _HIS_NAME, _HIS_NAME)
        made = [str(self._binaries / "initdb"), "-D", str(self.folder / "data"), "-U", "postgres", "--auth=trust"]
        subprocess.run([*_as_postgres(), *made, "--no-sync", "-E", "UTF8"], check=True, stdout=subprocess.DEVNULL)
        self.start()

    def start(self) -> None:
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "port": self.port}
        if not self._durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        if self._lax:
            settings |= {"synchronous_commit": "off", "wal_writer_delay": "10s"}
        told = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        command = [str(self._binaries / "postgres"), "-D", str(self.folder / "data"), *told]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen([*_as_postgres(), *command], stdout=log, stderr=log)
        asked = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        _wait_until(lambda: subprocess.run(asked, check=False).returncode == 0, self._process, self.folder / "log")

    def stop(self) -> None:
        """Cut off all clients, and stop."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill it at once, as if the plug had been pulled."""
        self._end(signal.SIGQUIT)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(30)
            self._process = None


class Redis:
    """One Redis that keeps nothing on disk."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        told = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        command = [*_dies_with_us(), "redis-server", *told]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir())
        _wait_until(lambda: _listens(self.port), self._process, None)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(30)
            self._process = None

    close = stop


@contextmanager
def a_postgres(*, durable: bool = False, lax: bool = False) -> Iterator[Postgres]:
    found = Postgres(durable=durable, lax=lax)
    try:
        yield found
    finally:
        found.close()


@contextmanager
def a_redis() -> Iterator[Redis]:
    found = Redis()
    try:
        yield found
    finally:
        found.close()


def _has_user() -> bool:
    try:
        pwd.getpwnam(_HIS_NAME)
    except KeyError:
        return False
    return True


def _dies_with_us() -> Sequence[str]:
    """Return the command that kills a server when the test run is killed, where there is one."""
    return ["setpriv", "--pdeathsig", "INT"] if shutil.which("setpriv") else []


def _as_postgres() -> Sequence[str]:
    """Return the command that runs a server as another user than root, as PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return _dies_with_us()
    return ["setpriv", "--reuid", _HIS_NAME, "--regid", _HIS_NAME, "--init-groups", "--pdeathsig", "INT"]


def _listens(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
    except OSError:
        return False


def _wait_until(true: Callable[[], bool], process: subprocess.Popen[bytes], log: Path | None) -> None:
    end = time.monotonic() + _STARTING_SECONDS
    while not true():
        if process.poll() is not None or time.monotonic() > end:
            raise RuntimeError(f"it did not start: {'' if log is None else log.read_text()[-2000:]}")
        time.sleep(0.02)
