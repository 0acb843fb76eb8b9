"""Executors of a run's batches: this process, several processes, or a Ray cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from fabletable.extras import needs
from fabletable.kernel import Refused

Done = TypeVar("Done")

AHEAD = 4
"""The number of queued batches per worker: enough to keep it busy, few enough to stop soon."""


class Executor(Protocol):
    """Plays batches; the results come in any order. ``workers`` is the number of parallel batches."""

    workers: int

    def play(self, work: Callable[[Any, range], Done], job: Any, batches: Iterator[range]) -> Iterator[Done]: ...


class InProcess:
    workers = 1

    def play(self, work: Callable[[Any, range], Done], job: Any, batches: Iterator[range]) -> Iterator[Done]:
        yield from (work(job, batch) for batch in batches)


class Processes:
    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, work: Callable[[Any, range], Done], job: Any, batches: Iterator[range]) -> Iterator[Done]:
        # A fresh process inherits no threads and no locks; it costs half a second once.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.workers, mp_context=context, initializer=_leave_quietly) as pool:
            waiting: set[Future[Done]] = set()
            try:
                while True:
                    with _interrupts_wait():
                        more = islice(batches, AHEAD * self.workers - len(waiting))
                        waiting |= {pool.submit(work, job, batch) for batch in more}
                    if not waiting:
                        return
                    done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield future.result()
            except BrokenProcessPool:
                raise Refused("why-worker-died") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Defer Ctrl-C in a new process until it has begun to work, so that it does not break while loading."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_quietly() -> None:
    """Ignore Ctrl-C in a worker; the first process reports it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(130))
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class Timed(Generic[Done]):
    """The result of a task, and the seconds it took."""

    def __init__(self, done: Done, seconds: float) -> None:
        self.done = done
        self.seconds = seconds


def timed(work: Callable[[Any, range], Done], job: Any, batch: range) -> Timed[Done]:
    """Do one batch in the cluster, and measure its seconds."""
    began = perf_counter()
    done = work(job, batch)
    return Timed(done, perf_counter() - began)


class RayCluster:
    """A Ray cluster: the one at the address, or one of this machine's own.

    A worker that dies costs its batch once: Ray plays it again elsewhere. Since a game is its seed, it comes out
    the same. ``overhead`` is what a task cost beyond its own work, on the mean of all.
    """

    def __init__(self, address: str = "", workers: int = 0) -> None:
        needs("ray")
        import ray

        self.ray = ray
        self.mine = not ray.is_initialized()
        if self.mine:
            self._join(address, workers)
        self.workers = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.tasks = 0
        self.overhead = 0.0

    def _join(self, address: str, workers: int) -> None:
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address:
                check_reachable(address)
                self.ray.init(address=address, **quiet)
            else:
                self.ray.init(num_cpus=workers or None, include_dashboard=False, **quiet)
        except (OSError, RuntimeError, ValueError, self.ray.exceptions.RayError) as broken:
            raise Refused("why-no-cluster", {"address": address, "detail": str(broken)}) from None

    def play(self, work: Callable[[Any, range], Done], job: Any, batches: Iterator[range]) -> Iterator[Done]:
        ray = self.ray
        self._carry(job)
        task = ray.remote(num_cpus=1, max_retries=3)(timed)
        sent = ray.put(job)
        waiting: dict[Any, None] = {}
        worked = 0.0
        began = perf_counter()
        try:
            while True:
                for batch in islice(batches, AHEAD * self.workers - len(waiting)):
                    waiting[task.remote(work, sent, batch)] = None
                if not waiting:
                    return
                ready, _ = ray.wait(list(waiting), num_returns=1)
                for reference in ready:
                    del waiting[reference]
                    result = self._fetched(reference)
                    self.tasks += 1
                    worked += result.seconds
                    yield result.done
        finally:
            idle = (perf_counter() - began) * self.workers - worked
            self.overhead = max(0.0, idle) / self.tasks if self.tasks else 0.0
            if self.mine:
                ray.shutdown()

    def _carry(self, job: Any) -> None:
        """Send the code of brought games and bots along, which is not installed on the cluster's machines."""
        brought = [type(job.brought), *job.brought_bots.values()]
        for name in {getattr(each, "__module__", "").partition(".")[0] for each in brought}:
            if name not in ("", "builtins", "fabletable"):
                self.ray.cloudpickle.register_pickle_by_value(sys.modules[name])

    def _fetched(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except (self.ray.exceptions.WorkerCrashedError, self.ray.exceptions.NodeDiedError):
            raise Refused("why-worker-died") from None


def check_reachable(address: str) -> None:
    """Check that a server listens at the address; Ray itself would wait five minutes. ``auto`` and the like are not
    checked."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=10).close()


def executor_from(word: str, workers: int) -> Executor:
    """Make the executor named ``processes``, ``ray``, ``ray:ADDRESS`` or ``ray://HOST:PORT``."""
    if word == "ray" or word.startswith("ray:"):
        address = word if word.startswith("ray://") else word.removeprefix("ray").removeprefix(":")
        return RayCluster(address, workers if workers > 1 else 0)
    if word != "processes":
        raise Refused("why-unknown-executor", {"word": word})
    return InProcess() if workers == 1 else Processes(workers)
