"""The crew next door: worker processes, who waits for them, and what happens when one dies.

Our own and not a process pool of a library, because none of them has all of this: a fair line for each table, one
question before another, progress, stopping a question that nobody waits for, one dead worker not taking the others with
it (concurrent.futures and loky break the whole pool; pebble and anyio stop a worker only by killing it).
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import re
import sys
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from itertools import count
from typing import Any, TypeVar

import msgspec

from fabletable.bots.roster import brought_bots
from fabletable.games import HOUSE, find
from fabletable.kernel import Refused
from fabletable.server import metrics
from fabletable.server.workers.fair_queue import Line
from fabletable.table.jobs.cache import Kept
from fabletable.table.jobs.jobs import (
    LENGTH,
    AnyQuestion,
    Ask,
    Bring,
    Broken,
    Cancel,
    Done,
    FromWorker,
    Hurry,
    Load,
    Move,
    Not,
    Question,
    SoFar,
    Urgency,
    framed,
)
from fabletable.table.jobs.run import Pace, answer_to

T = TypeVar("T")

_log = logging.getLogger(__name__)

TRIES = 2
MOST_FAILURES = 5
GRACE = 2.0
"""A worker that does not stop when told to is stopped after this long."""
MOST_WAITING = 2000
MOST_OF_A_TABLE = 12
"""Questions without hurry that may wait for one table."""
TABLES_REMEMBERED = 48

_BEGIN = "import sys; sys.path[:] = sys.argv[1:]; from fabletable.server.workers.worker import main; main()"

_SECRET = re.compile(r"SECRET|PASS|TOKEN|^FABLETABLE_(SETTINGS|DATABASE|CHANNELS|SMTP|KEY)")
"""Names of variables that hold a secret, or a URL with a password."""

OnProgress = Callable[[float, Any], None]


def environment_of_workers(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the variables a worker gets: it runs bots of others, and needs no secret of the house."""
    return {name: value for name, value in environment.items() if not _SECRET.search(name.upper())}


class ThoughtBroke(Exception):
    """A rule or a bot broke while a worker thought; the text is its traceback."""


class Errand:
    """One question on its way. Several may wait for the same answer."""

    def __init__(self, number: int, table: str, question: AnyQuestion, future: asyncio.Future[Any]) -> None:
        self.id = number
        self.table = table
        self.question = question
        self.future = future
        self.waiting = 0
        self.tries = 0
        self.told: list[OnProgress] = []
        self.worker: Worker | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Worker:
    """One process, seen from the house."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.errands: dict[int, Errand] = {}
        self.tables: OrderedDict[str, None] = OrderedDict()
        self.brought: dict[str, object] = {}
        self.listening: asyncio.Task[None] | None = None

    @property
    def urgency(self) -> int:
        """Of the most urgent thing it thinks about; below all when it is free."""
        return max((errand.question.urgency for errand in self.errands.values()), default=-1)

    def say(self, frame: msgspec.Struct) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(framed(frame))

    def remember(self, table: str) -> None:
        self.tables[table] = None
        self.tables.move_to_end(table)
        if len(self.tables) > TABLES_REMEMBERED:
            self.tables.popitem(last=False)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()


class Thinkers:
    """``await ask(question, table)``. Workers are started when they are first needed, or at once by ``begin``."""

    def __init__(self, workers: int) -> None:
        self._most = max(1, workers)
        self._workers: list[Worker] = []
        self._hiring = 0
        self._failed = 0
        self._lines: dict[Urgency, Line[Errand]] = {urgency: Line() for urgency in sorted(Urgency, reverse=True)}
        self._known: dict[tuple[str, bytes], Errand] = {}
        self._numbers = count(1)
        self._decoder = msgspec.msgpack.Decoder(FromWorker)
        self._tasks: set[asyncio.Task[None]] = set()
        self._at_once = False
        self._stopping = False

    # --- asking ---

    async def ask(self, question: Question[T], table: str, on_progress: OnProgress | None = None) -> T:
        """The answer. Refused when a worker refuses, when too many wait, or when it cannot be had. Whoever no longer
        waits cancels; when nobody waits any more the work stops."""
        asked: Any = question
        errand = self._errand(asked, table)
        if on_progress is not None:
            errand.told.append(on_progress)
        errand.waiting += 1
        try:
            answer: T = await asyncio.shield(errand.future)
            return answer
        finally:
            errand.waiting -= 1
            if on_progress is not None:
                errand.told.remove(on_progress)
            if errand.waiting == 0 and not errand.future.done():
                self._drop(errand)

    @property
    def is_busy(self) -> bool:
        """Somebody waits for an answer."""
        return bool(self._known)

    def hurry(self, table: str) -> None:
        """Whoever thinks about a move at this table answers from what is known by now."""
        for errand in list(self._known.values()):
            if errand.table == table and isinstance(errand.question, Move) and errand.worker is not None:
                errand.worker.say(Hurry(errand.id))

    def _errand(self, question: AnyQuestion, table: str) -> Errand:
        name = msgspec.msgpack.encode(question)
        known = self._known.get((table, name))
        if known is not None:
            return known
        line = self._lines[question.urgency]
        crowded = question.urgency < Urgency.MOVE and line.waiting(table) >= MOST_OF_A_TABLE
        if self._stopping or crowded or len(line) >= MOST_WAITING:
            raise Refused("why-busy")
        errand = Errand(next(self._numbers), table, question, asyncio.get_running_loop().create_future())
        self._known[table, name] = errand
        errand.future.add_done_callback(lambda _: self._known.pop((table, name), None))
        line.join(table, errand)
        self._hand_out()
        return errand

    def _drop(self, errand: Errand) -> None:
        """Nobody waits any more."""
        errand.future.cancel()
        if errand.worker is None:
            self._lines[errand.question.urgency].leave(errand.table, errand)
            return
        errand.worker.say(Cancel(errand.id))
        self._set_alarm(errand, GRACE)

    # --- handing out ---

    def _hand_out(self) -> None:
        """Whoever waits in a hurry first; of each line the table that has waited longest."""
        for urgency, line in self._lines.items():
            while len(line) and (worker := self._worker_for(urgency, line.first_table)) is not None:
                self._give(worker, line)
        waiting = sum(len(line) for line in self._lines.values())
        metrics.thoughts_waiting.set(waiting)
        wanted = waiting + sum(bool(worker.errands) for worker in self._workers)
        while not self._stopping and len(self._workers) + self._hiring < min(self._most, wanted):
            self._hiring += 1
            self._start(self._hire())

    def _worker_for(self, urgency: Urgency, table: str) -> Worker | None:
        """One that is free, rather the one that knows the table; else one that can put something less urgent aside.
        Looking back leaves the last that is free to those in a hurry."""
        free = [worker for worker in self._workers if not worker.errands]
        if urgency == Urgency.LOOKING_BACK:
            busy = sum(worker.urgency == urgency for worker in self._workers)
            if not free or busy >= max(1, self._most - 1):
                return None
        if free:
            return next((worker for worker in free if table in worker.tables), free[0])
        if len(self._workers) + self._hiring < self._most:
            return None
        least = min(self._workers, key=lambda worker: worker.urgency, default=None)
        return least if least is not None and least.urgency < urgency else None

    def _give(self, worker: Worker, line: Line[Errand]) -> None:
        errand = line.next()
        if errand is None:
            return
        if not self._bring_along(worker, errand.question):
            self._start(self._think_at_home(errand))
            return
        errand.tries += 1
        errand.worker = worker
        worker.errands[errand.id] = errand
        worker.remember(errand.table)
        worker.say(Ask(errand.id, errand.question))
        self._set_alarm(errand, errand.question.seconds)

    def _bring_along(self, worker: Worker, question: AnyQuestion) -> bool:
        """Games and bots that users brought travel to the worker once. False when they cannot travel."""
        things: dict[str, object] = {}
        if question.log.game not in HOUSE:
            things[""] = find(question.log.game)
        if isinstance(question, Move) and question.bot in (bots := brought_bots()):
            things[question.bot] = bots[question.bot]
        for name, thing in things.items():
            known_as = name or f"game/{question.log.game}"
            if worker.brought.get(known_as) is thing:
                continue
            packed = _packed(thing)
            if packed is None:
                return False
            worker.say(Bring(name, packed))
            worker.brought[known_as] = thing
        return True

    async def _think_at_home(self, errand: Errand) -> None:
        """In a thread, as well as it goes: for what a user wrote in the very file that was started."""
        try:
            self._settle(errand, answer=await asyncio.to_thread(answer_to, errand.question, Kept(), Pace()))
        except Exception as broken:  # noqa: BLE001 whoever asked hears of it
            self._settle(errand, broken=broken)

    def _set_alarm(self, errand: Errand, seconds: float) -> None:
        if errand.alarm is not None:
            errand.alarm.cancel()
        errand.alarm = asyncio.get_running_loop().call_later(seconds, self._overdue, errand)

    def _overdue(self, errand: Errand) -> None:
        """It will not come to an end by itself, and a second try would not either."""
        errand.tries = TRIES
        if errand.worker is not None:
            _log.warning("a worker took too long", extra={"table": errand.table, "question": _kind(errand)})
            errand.worker.kill()

    # --- answers ---

    async def _listen(self, worker: Worker) -> None:
        stdout = worker.process.stdout
        assert stdout is not None
        try:
            while True:
                head = await stdout.readexactly(LENGTH)
                self._heard(worker, self._decoder.decode(await stdout.readexactly(int.from_bytes(head, "big"))))
        except (asyncio.IncompleteReadError, ConnectionError, msgspec.MsgspecError):
            pass
        finally:
            worker.kill()
            self._lost(worker)
        await worker.process.wait()

    def _heard(self, worker: Worker, frame: FromWorker) -> None:
        self._failed = 0
        errand = worker.errands.get(frame.id)
        if errand is None:
            return
        if isinstance(frame, SoFar):
            for told in list(errand.told):
                told(frame.part, msgspec.msgpack.decode(frame.answer))
            return
        del worker.errands[frame.id]
        if isinstance(frame, Done):
            self._settle(errand, answer=msgspec.msgpack.decode(frame.answer))
        elif isinstance(frame, Not):
            self._settle(errand, broken=Refused(frame.code, frame.args, frame.rule))
        elif isinstance(frame, Broken):
            self._settle(errand, broken=ThoughtBroke(frame.error))
        else:
            self._settle(errand)
        self._hand_out()

    def _settle(self, errand: Errand, answer: Any = None, broken: Exception | None = None) -> None:
        if errand.alarm is not None:
            errand.alarm.cancel()
        errand.worker = None
        if errand.future.done():
            return
        if broken is None:
            errand.future.set_result(answer)
        else:
            errand.future.set_exception(broken)

    def _lost(self, worker: Worker) -> None:
        """A worker is gone: another is started, and what it was at is tried once more."""
        if worker in self._workers:
            self._workers.remove(worker)
        if self._stopping:
            return
        self._failed += 1
        metrics.workers_lost.inc()
        _log.warning("a worker is gone", extra={"questions": [_kind(errand) for errand in worker.errands.values()]})
        for errand in worker.errands.values():
            if errand.alarm is not None:
                errand.alarm.cancel()
            errand.worker = None
            if errand.future.done():
                continue
            if errand.tries >= TRIES:
                self._settle(errand, broken=Refused("why-no-answer"))
            else:
                self._lines[errand.question.urgency].return_to(errand.table, errand)
        worker.errands.clear()
        self._hand_out()

    # --- processes ---

    def begin(self) -> None:
        """Start all workers now and let them load the rules, so that the first who asks need not wait for them."""
        self._at_once = True
        while len(self._workers) + self._hiring < self._most:
            self._hiring += 1
            self._start(self._hire())

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hire(self) -> None:
        """Start one worker. After failures it takes its time, so that a broken machine is not kept busy by it."""
        try:
            if self._failed > 1:
                await asyncio.sleep(min(5.0, 0.1 * 2**self._failed))
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", _BEGIN, *sys.path),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment_of_workers(os.environ),
            )
        except OSError:
            _log.exception("a worker could not be started")
            self._not_hired()
            return
        finally:
            self._hiring -= 1
        worker = Worker(process)
        self._workers.append(worker)
        if self._at_once:
            worker.say(Load(list(HOUSE)))
        worker.listening = asyncio.get_running_loop().create_task(self._listen(worker))
        self._hand_out()

    def _next_in_line(self) -> Errand | None:
        return next((errand for line in self._lines.values() if (errand := line.next()) is not None), None)

    def _not_hired(self) -> None:
        self._failed += 1
        while self._failed >= MOST_FAILURES and (errand := self._next_in_line()) is not None:
            self._settle(errand, broken=Refused("why-no-answer"))
        asyncio.get_running_loop().call_later(1.0, self._hand_out)

    async def stop(self) -> None:
        """Send everyone home and wait until they are gone."""
        self._stopping = True
        for task in list(self._tasks):
            task.cancel()
        for errand in list(self._known.values()):
            self._settle(errand, broken=Refused("why-server-stops"))
        workers = list(self._workers)
        for worker in workers:
            if worker.process.stdin is not None:
                worker.process.stdin.close()
        leaving = [worker.listening for worker in workers if worker.listening is not None]
        if leaving:
            _, late = await asyncio.wait(leaving, timeout=GRACE)
            for worker in workers:
                worker.kill()
            if late:
                await asyncio.wait(late, timeout=GRACE)


def _packed(thing: object) -> bytes | None:
    """None when no other process could unpack it."""
    home = getattr(thing, "__module__", type(thing).__module__)
    try:
        return None if home == "__main__" else pickle.dumps(thing)
    except Exception:  # noqa: BLE001 what a user brought may be anything
        return None


def _kind(errand: Errand) -> str:
    return type(errand.question).__name__
