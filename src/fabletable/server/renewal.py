"""Begin a resting process anew in its place.

Python gives memory back to the system a megabyte at a time, and a few small things that stay hold each of them: after a
thousand tables a process that began with 140 MB keeps 570. While no client is here and no table is open nothing is lost
by loading the program anew: it keeps its process id, and who comes meanwhile waits at the same listening socket.
"""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Callable
from typing import NoReturn

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from fabletable.server.memory import resident

_log = logging.getLogger(__name__)

LISTENING = "FABLETABLE_LISTENING"
"""The file number of the listening socket that a process hands to itself."""


class Renewal:
    """Decides when a resting process begins anew: when it holds ``growth`` times what it held at its start."""

    def __init__(self, growth: float, stop: Callable[[], None]) -> None:
        """``stop`` ends serving in good order; what started this process begins anew then."""
        self._growth = growth
        self._stop = stop
        self._start = resident()

    @property
    def is_due(self) -> bool:
        held = resident()
        return held is not None and self._start is not None and held > self._growth * self._start

    def begin(self) -> None:
        _log.info("nobody is here: begins anew to give memory back")
        self._stop()


def port_handed_on() -> int | None:
    """Return the port of the listening socket that this process handed to itself; None at its first start."""
    number = os.environ.get(LISTENING, "")
    if not number.isdecimal():
        return None
    with socket.socket(fileno=os.dup(int(number))) as listening:
        return int(listening.getsockname()[1])


def run(make: Callable[[Callable[[], None]], uvicorn.Server]) -> None:
    """Serve until the process is stopped. ``make`` gets what ends serving for a renewal."""
    rested: list[bool] = []

    def stop() -> None:
        rested.append(True)
        server.should_exit = True

    server = make(stop)
    number = os.environ.pop(LISTENING, "")
    listening = socket.socket(fileno=int(number)) if number.isdecimal() else server.config.bind_socket()
    kept = listening.dup()
    try:
        server.run([listening])
    except KeyboardInterrupt:
        return
    if rested:
        _begin_anew(kept)
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def _begin_anew(listening: socket.socket) -> NoReturn:
    """Load the program that was started, with its arguments, in place of this one."""
    listening.set_inheritable(True)
    os.environ[LISTENING] = str(listening.fileno())
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
