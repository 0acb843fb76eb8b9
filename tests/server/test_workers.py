"""Worker processes: fair lines, progress, cancelling, workers that die, and bots that decide there as here."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fabletable.bots import Imagine, bring_bot, hint, make_bot, roster
from fabletable.games import BUILT_IN, bring, find
from fabletable.kernel import Chance, Match, Refused
from fabletable.kernel import match as kernel_match
from fabletable.kernel.record import read_record, verify
from fabletable.server.workers import pool as pools
from fabletable.server.workers.fair_queue import FairQueue
from fabletable.server.workers.pool import WorkerPool
from fabletable.table.jobs.cache import JobCache
from fabletable.table.jobs.jobs import GameLog, HintJob, MoveJob, RecordJob, ReplayJob, TimelineJob
from fabletable.table.jobs.run import JobControl, run_job
from fabletable.table.ports.workers import JobBroke
from tests.server import faulty_bots
from tests.server.people import ServerUnderTest

pytestmark = pytest.mark.on("sqlite", soak="postgres")

ODD = {
    "waiting": faulty_bots.Waiting,
    "deaf": faulty_bots.Deaf,
    "deadly": faulty_bots.Deadly,
    "faulty": faulty_bots.Faulty,
}


@pytest.fixture(autouse=True)
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Make the folder by which the odd bots are told what to do."""
    monkeypatch.setenv("FABLETABLE_TEST_FOLDER", str(tmp_path))
    for name, bot in ODD.items():
        bring_bot(name, bot)
    bring(faulty_bots.Dozing())
    yield tmp_path
    for name in ODD:
        roster._brought.pop(name)
    import_module("fabletable.games")._brought.pop("dozing")


@asynccontextmanager
async def running_pool(workers: int = 1) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(workers)
    try:
        yield pool
    finally:
        await pool.stop()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 what is waited for happens in another process
            await asyncio.sleep(0.005)


def log_of(game: str = "lanterns", seed: str = "workers", players: int = 2, upto: int = 10_000) -> GameLog:
    """Return the log of a game between random bots, as far as it was played."""
    match = kernel_match.start(find(game), players, seed)
    luck = Chance(f"{seed}/choices")
    while match.decision is not None and match.number < upto:
        match.take(luck.one_of(match.decision.options))
    return GameLog(game, players, seed, match.options, [key for _, key in match.made])


def seats_of(log: GameLog) -> list[int]:
    return [seat for seat, _ in JobCache().match(log).made]


def asked(name: str, luck: str, seed: str = "workers") -> MoveJob:
    return MoveJob(log_of(seed=seed, upto=3), name, luck)


# --- the answers ---


def test_a_bot_decides_next_door_as_it_does_here() -> None:
    async def compare() -> None:
        async with running_pool(2) as pool:
            for key in BUILT_IN:
                low, _ = find(key).players
                match = kernel_match.start(find(key), max(2, low), "equal")
                for number in range(40):
                    if match.decision is None:
                        break
                    here = _choice(match, "greedy", f"luck/{number}")
                    log = GameLog(key, match.players, "equal", match.options, [made for _, made in match.made])
                    there, seconds = await pool.run(MoveJob(log, "greedy", f"luck/{number}"), "table")
                    assert there == here
                    assert seconds > 0
                    match.choose(here)

    asyncio.run(compare())


def _choice(match: Match, name: str, luck: str) -> str:
    decision = match.decision
    assert decision is not None
    bot = make_bot(name, luck)
    key: str = bot.decide(decision, Imagine(match, decision.seat, bot.chance)).key
    return key


def test_a_worker_plays_only_what_is_new() -> None:
    log = log_of(upto=12)
    kept = JobCache()
    match = kept.match(msgspec.structs.replace(log, keys=log.keys[:8]))
    assert kept.match(log) is match, "the same match, played on"
    assert match.number == 12
    back = msgspec.structs.replace(log, keys=log.keys[:5])
    again = kept.match(back)
    assert again is match
    assert again.checksum() == JobCache().match(back).checksum(), "what was taken back is forgotten"
    assert kept.match(msgspec.structs.replace(log, seed="another", keys=[])) is not match


def test_what_can_be_looked_back_at() -> None:
    log = log_of()
    seats = seats_of(log)

    async def look() -> tuple[bytes, bytes, bytes]:
        async with running_pool() as pool:
            return (
                await pool.run(ReplayJob(log, seats, 0, 2, 5, True), "table"),
                await pool.run(TimelineJob(log, seats, True), "table"),
                await pool.run(RecordJob(log), "table"),
            )

    frames, course, record = asyncio.run(look())
    assert [frame["at"] for frame in msgspec.json.decode(frames)] == [2, 3, 4, 5]
    assert len(msgspec.json.decode(course)["moments"]) == len(log.keys)
    assert verify(read_record(record), find("lanterns"))


def test_a_refusal_and_a_broken_bot_are_told_apart() -> None:
    async def ask(question: Any) -> Any:
        async with running_pool() as pool:
            with pytest.raises(JobBroke, match="nothing comes to mind"):
                await pool.run(asked("faulty", "x"), "table")
            # Whoever printed something has not spoilt the line.
            return await pool.run(question, "table")

    with pytest.raises(Refused, match="why-game-over"):
        asyncio.run(ask(MoveJob(log_of(), "greedy", "x")))
    with pytest.raises(Refused, match="why-unknown-bot"):
        asyncio.run(ask(asked("nobody", "x")))


def test_what_cannot_travel_thinks_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faulty_bots.Deadly, "__module__", "__main__")

    async def ask() -> tuple[str, float]:
        async with running_pool() as pool:
            return await pool.run(asked("deadly", "x"), "table")

    assert asyncio.run(ask())[0] == "roll"


# --- whose turn it is ---


def test_every_table_has_its_turn() -> None:
    line: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        line.join(item[0], item)
    line.leave("b", "b2")
    line.return_to("d", "d1")
    assert len(line) == 6
    assert [line.next() for _ in range(7)] == ["d1", "a1", "b1", "c1", "a2", "a3", None]


def test_one_table_cannot_starve_the_others(odd: Path) -> None:
    wanted = [("greedy table", f"much {n}") for n in range(6)] + [("modest table", "little"), ("third table", "bit")]

    async def ask() -> None:
        async with running_pool() as pool:
            waiting = [asyncio.ensure_future(pool.run(asked("waiting", luck), name)) for name, luck in wanted]
            await until((odd / "begun").exists)
            (odd / "go").touch()
            await asyncio.gather(*waiting)

    asyncio.run(ask())
    lucks = {str(Chance(f"bot/waiting/{luck}").below(1_000_000)): luck for _, luck in wanted}
    order = [lucks[number] for number in (odd / "order").read_text().split()]
    assert len(order) == 8
    assert max(order.index("little"), order.index("bit")) <= 3, order


def test_who_waits_at_a_table_goes_before_who_looks_back() -> None:
    """A single worker puts the long work aside for a moment, too."""
    log = log_of("dozing")

    async def ask() -> None:
        async with running_pool() as pool:
            told: list[float] = []
            course = TimelineJob(log, seats_of(log), True)
            long = asyncio.ensure_future(pool.run(course, "long", lambda part, _: told.append(part)))
            await until(lambda: bool(told))
            for number in range(3):
                assert await pool.run(asked("greedy", f"{number}"), "prompt")
            assert not long.done()
            assert len(msgspec.json.decode(await long)["moments"]) == len(log.keys)
            assert told == sorted(told)
            assert len(told) > 1
            assert 0 < told[0] < 1

    asyncio.run(ask())


def test_a_move_goes_before_advice_and_advice_before_looking_back() -> None:
    """A person who asks for hints without end holds up no other person's bots."""
    log = log_of("dozing")

    async def ask() -> None:
        async with running_pool() as pool:
            told: list[float] = []
            course = TimelineJob(log, seats_of(log), True)
            long = asyncio.ensure_future(pool.run(course, "long", lambda part, _: told.append(part)))
            await until(lambda: bool(told))
            heard: list[float] = []
            opening = msgspec.structs.replace(log, keys=[])
            advice = asyncio.ensure_future(pool.run(HintJob(opening), "advised", lambda part, _: heard.append(part)))
            await until(lambda: bool(heard))
            assert await pool.run(asked("greedy", "0"), "moved")
            assert not advice.done()
            assert not long.done()
            assert await advice
            long.cancel()

    asyncio.run(ask())


def test_too_many_questions_of_one_table_are_refused() -> None:
    log = log_of()

    async def ask() -> None:
        async with running_pool() as pool:
            many = [
                asyncio.ensure_future(pool.run(ReplayJob(log, seats_of(log), 0, n, n, True), "table"))
                for n in range(pools.MOST_OF_A_TABLE + 1)
            ]
            done = await asyncio.gather(*many, return_exceptions=True)
            assert [str(each) for each in done if isinstance(each, Refused)] == ["why-busy"]

    asyncio.run(ask())


# --- nobody waits any more ---


@pytest.mark.parametrize("bot", ["waiting", "deaf"])
def test_what_nobody_waits_for_is_stopped(odd: Path, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that never looks up is stopped, too."""
    monkeypatch.setattr(pools, "GRACE", 0.1)

    async def ask() -> None:
        async with running_pool() as pool:
            first = asyncio.ensure_future(pool.run(asked(bot, "x"), "table"))
            second = asyncio.ensure_future(pool.run(asked(bot, "x"), "table"))
            queued = asyncio.ensure_future(pool.run(asked(bot, "y"), "other"))
            await until((odd / "begun").exists)
            queued.cancel()
            first.cancel()
            await asyncio.sleep(0.02)
            assert not second.done(), "the other one still waits for the same"
            second.cancel()
            async with asyncio.timeout(20):
                assert await pool.run(asked("greedy", "x"), "table")
        assert not (odd / "order").exists()

    asyncio.run(ask())


def test_what_takes_too_long_is_refused(odd: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MoveJob, "seconds", 0.3)

    async def ask() -> None:
        async with running_pool() as pool:
            with pytest.raises(Refused, match="why-no-answer"):
                await pool.run(asked("deaf", "x"), "table")
            monkeypatch.setattr(MoveJob, "seconds", 20)
            assert await pool.run(asked("greedy", "x"), "table")

    asyncio.run(ask())


# --- workers that die ---


@pytest.mark.parametrize("deaths", [1, 2])
def test_a_worker_that_dies_is_replaced_and_its_question_tried_once_more(odd: Path, deaths: int) -> None:
    for number in range(deaths):
        (odd / f"death-{number}").touch()

    async def ask() -> None:
        async with running_pool() as pool:
            asking: Awaitable[tuple[str, float]] = pool.run(asked("deadly", "x"), "table")
            if deaths == 1:
                assert (await asking)[0] == "roll"
            else:
                with pytest.raises(Refused, match="why-no-answer"):
                    await asking
            assert await pool.run(asked("greedy", "x"), "table")

    asyncio.run(ask())


def test_a_worker_killed_from_outside_loses_nothing(odd: Path) -> None:
    log = log_of("dozing")

    async def ask() -> None:
        async with running_pool(2) as pool:
            long = asyncio.ensure_future(pool.run(TimelineJob(log, seats_of(log), False), "table"))
            await until(lambda: any(worker.pending_jobs for worker in pool._workers))
            os.kill(next(worker.process.pid for worker in pool._workers if worker.pending_jobs), signal.SIGKILL)
            assert len(msgspec.json.decode(await long)["moments"]) == len(log.keys)

    asyncio.run(ask())


def test_nobody_is_left_when_the_server_closes(odd: Path) -> None:
    async def ask() -> list[int]:
        async with running_pool(2) as pool:
            pool.begin()
            lost = asyncio.ensure_future(pool.run(asked("deaf", "x"), "table"))
            await until((odd / "begun").exists)
            await until(lambda: len(pool._workers) == 2)
            pids = [worker.process.pid for worker in pool._workers]
        with pytest.raises(Refused, match="why-server-stops"):
            await lost
        return pids

    for pid in asyncio.run(ask()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


# --- at a table ---


def test_a_hint_is_cancelled_when_its_socket_is_gone(
    server: ServerUnderTest, odd: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fabletable.table.hints.commands.HintJob", lambda log: MoveJob(log, "waiting", "hint"))
    service = server.client.app.state.service
    made = server.set_table("Ada", "Mira", start=True)
    with made.sit(0) as ada:
        ada.say({"type": "hint", "id": "h", "number": 0, "seat": 0})
        _soon((odd / "begun").exists)
        # The conversation goes on meanwhile.
        assert ada.choose(0, "roll")["type"] == "accepted"
    _soon(lambda: not service.workers.is_busy)
    assert not (odd / "order").exists()


def test_a_thought_about_what_was_taken_back_is_not_thought_to_its_end(server: ServerUnderTest, odd: Path) -> None:
    service = server.client.app.state.service
    made = server.set_table("Ada", "bot:waiting", start=True)
    with made.sit(0) as ada:
        ada.choose(0, "roll")
        _soon((odd / "begun").exists)
        assert ada.ask("propose", number=1, seat=0, to=0)["type"] == "accepted"
        _soon(lambda: not service.workers.is_busy)
        assert not (odd / "order").exists()
        (odd / "go").touch()
        ada.caught_up(2, 0)
        ada.choose(0, "roll")
        ada.caught_up(4, 0)


def test_bots_do_not_play_before_empty_chairs(server: ServerUnderTest) -> None:
    service = server.client.app.state.service
    made = server.set_table("bot:random", "bot:random", start=True)
    table = service.tables.get(made.id)
    assert not service.workers.is_busy
    assert table.replica.number == 0
    with made.watch() as guest:
        guest.caught_up(2, None)
    _soon(table.driver.done)
    assert not table.replica.is_final
    here = table.replica.number
    with made.watch() as guest:
        while not guest.views[None]["result"]:
            guest.hear()
    assert table.replica.number > here


def _soon(true: Callable[[], bool]) -> None:
    from tests.server.people import until as soon

    soon(true, 20)


def test_a_hint_is_the_same_in_every_client() -> None:
    """The terminal asks the bots, the server its workers: one bot with one luck."""
    log = GameLog("diceforge", 2, "hint", {}, [])
    assert run_job(MoveJob(log, *roster.HINTS), JobCache(), JobControl())[0] == hint(log.begin())


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="the environment of a process is read from /proc")
def test_workers_are_not_handed_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    secrets = {
        "FABLETABLE_SECRET": "of the house",
        "FABLETABLE_SETTINGS": '{"secret": "of the house"}',
        "FABLETABLE_DATABASE": "postgresql://fabletable:password@database/fabletable",
        "FABLETABLE_CHANNELS": "redis://:password@news/0",
        "FABLETABLE_SMTP": "smtp://table:password@mail.example.org",
        "POSTGRES_PASSWORD": "password",
        "PGPASSWORD": "password",
    }
    for name, value in {**secrets, "FABLETABLE_NETS": "/nets"}.items():
        monkeypatch.setenv(name, value)

    async def scene() -> set[str]:
        async with running_pool() as pool:
            pool.begin()
            await until(lambda: bool(pool._workers))
            given = Path(f"/proc/{pool._workers[0].process.pid}/environ").read_bytes()  # noqa: ASYNC240 it never waits
            return {line.partition(b"=")[0].decode() for line in given.split(b"\0")}

    names = asyncio.run(scene())
    assert not names & set(secrets)
    assert {"FABLETABLE_NETS", "PATH"} <= names, "what bots need they have"
