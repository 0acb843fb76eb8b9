"""A worker: one process that runs jobs until the server hangs up.

It reads on standard input and answers on standard output. One thread only reads, so that the end of the server, even by
kill -9, and every ``CancelJob`` are noticed while the other thinks.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import threading
import traceback
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from fabletable.bots import bring_bot
from fabletable.games import bring, bring_pack, find
from fabletable.kernel import Pack, Refused
from fabletable.server.memory import give_back
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import Urgency
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.jobs.wire import (
    LENGTH,
    Bring,
    Broken,
    CancelJob,
    Done,
    HurryJob,
    Load,
    Not,
    RunJob,
    SoFar,
    Stopped,
    ToWorker,
    framed,
)

NICER = 5
"""Thinking gives way to the process that holds the sockets."""

TELL_EVERY = 0.1
REST_SECONDS = 120.0
"""A worker without a job for this long forgets the games it knows."""


class NobodyWaits(BaseException):
    """The client that asked has gone. This is not an ``Exception``, so that no bot catches it by mistake."""


class Worker:
    def __init__(self, hears: BinaryIO, says: BinaryIO) -> None:
        self._hears = hears
        self._says = says
        self.kept = JobCache()
        self._inbox: SimpleQueue[RunJob | Bring | Load] = SimpleQueue()
        self._later: list[RunJob] = []
        self._cancelled: set[int] = set()
        self.hurried: set[int] = set()
        self._decoder = msgspec.msgpack.Decoder(ToWorker)

    def work(self) -> None:
        threading.Thread(target=self._listen, daemon=True).start()
        while True:
            self._take(self._later.pop(0) if self._later else self._next())

    def _next(self) -> RunJob | Bring | Load:
        """Wait for something to do; where nothing comes for a while, rest."""
        try:
            return self._inbox.get(timeout=REST_SECONDS)
        except Empty:
            self.rest()
        return self._inbox.get()

    def rest(self) -> None:
        """Forget what was asked about, and give its memory back."""
        self.kept.forget()
        gc.collect()
        give_back()

    def _listen(self) -> None:
        try:
            while len(head := self._hears.read(LENGTH)) == LENGTH:
                frame = self._decoder.decode(self._hears.read(int.from_bytes(head, "big")))
                if isinstance(frame, CancelJob):
                    self._cancelled.add(frame.id)
                elif isinstance(frame, HurryJob):
                    self.hurried.add(frame.id)
                else:
                    self._inbox.put(frame)
        finally:
            # The server is gone, or speaks another version: it needs this process no more.
            os._exit(0)

    def _take(self, frame: RunJob | Bring | Load) -> None:
        if isinstance(frame, RunJob):
            self._answer(frame)
            return
        try:
            _load(frame)
        except Exception:  # noqa: BLE001 a game may break in any way; questions about it are then refused
            traceback.print_exc()

    def _answer(self, ask: RunJob) -> None:
        try:
            found = run_job(ask.job, self.kept, WorkerControl(self, ask))
            self.say(Done(ask.id, msgspec.Raw(msgspec.msgpack.encode(found))))
        except NobodyWaits:
            self.say(Stopped(ask.id))
        except Refused as no:
            self.say(Not(ask.id, no.code, no.arguments, no.rule))
        except Exception:  # noqa: BLE001 whatever breaks one answer must not break the next
            self.say(Broken(ask.id, traceback.format_exc(limit=-8)))
        self._cancelled.discard(ask.id)
        self.hurried.discard(ask.id)

    def say(self, frame: msgspec.Struct) -> None:
        self._says.write(framed(frame))
        self._says.flush()

    def pause(self, ask: RunJob) -> None:
        """Pause between two steps of an answer: stop if it has no waiter left, let the more urgent go first."""
        if ask.id in self._cancelled:
            raise NobodyWaits
        while ask.job.urgency < Urgency.ODDS:
            try:
                frame = self._inbox.get_nowait()
            except Empty:
                return
            if isinstance(frame, RunJob) and frame.job.urgency <= ask.job.urgency:
                self._later.append(frame)
            else:
                self._take(frame)


def _load(frame: Bring | Load) -> None:
    if isinstance(frame, Load):
        for key in frame.games:
            find(key)
    elif frame.name:
        bring_bot(frame.name, pickle.loads(frame.pickled))
    else:
        thing = pickle.loads(frame.pickled)
        if isinstance(thing, Pack):
            bring_pack(thing)
        else:
            bring(thing)


class WorkerControl(JobControl):
    """The pace of one answer."""

    def __init__(self, worker: Worker, ask: RunJob) -> None:
        self._worker = worker
        self._ask = ask
        self._told = monotonic()

    @property
    def is_hurried(self) -> bool:
        return self._ask.id in self._worker.hurried

    def step(self, part: float = 0.0, so_far: Any = None) -> None:
        self._worker.pause(self._ask)
        if part and (so_far is not None or monotonic() - self._told > TELL_EVERY):
            answer = msgspec.Raw(msgspec.msgpack.encode(so_far))
            self._worker.say(SoFar(self._ask.id, round(part, 3), answer))
            self._told = monotonic()


def main() -> None:
    """Run a worker. Prints of a game or a bot go to standard error: standard output is the line to the server."""
    hears, says = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    # Ctrl-C reaches every process of the terminal; the server says when it is time to go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    Worker(hears, says).work()


if __name__ == "__main__":
    main()
