"""Opening links on this device: the rules here play the game inside. Nothing is sent anywhere."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from fabletable.browser.saved import add_record
from fabletable.coach.own_puzzle import WeighedChoices
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.link import GameLink, LinkedDecisions, decisions_in, read_link, record_in
from fabletable.kernel.scene import Ask
from fabletable.table.jobs import replay_frames
from fabletable.table.jobs.cache import small_cache
from fabletable.table.jobs.jobs import GameLog, ReplayJob, TimelineJob, WeighJob
from fabletable.table.messages.links import LinkedSeat, LinkFrames, LinkOpened, LinkTry
from fabletable.table.messages.puzzles import PuzzleSolution
from fabletable.table.messages.records import Replay
from fabletable.table.messages.tables import Stop
from fabletable.table.names import fitted, shown_safely
from fabletable.table.puzzles.puzzles import choice_chance
from fabletable.table.records.replays import MOST_FRAMES
from fabletable.table.service.service import TableService

_OPEN = 4
"""The number of links whose decisions are cached."""
_cache = small_cache()


@lru_cache(_OPEN)
def opened(text: str) -> tuple[GameLink, LinkedDecisions]:
    """Return a link and its decisions under the present rules. Refused if it is damaged, or if its game is not
    installed."""
    link = read_link(text)
    return link, decisions_in(link, find(link.header.game))


def open_link(text: str) -> LinkOpened:
    link, found = opened(text)
    header = link.header
    log = _log(link, found)
    whole = header.over and found.is_whole
    timeline = replay_frames.timeline(TimelineJob(log, [seat for seat, _ in found.decisions], whole), _step)
    seats = [LinkedSeat(fitted(seat.name), fitted(seat.bot)) for seat in header.seats]
    at = min(header.at, len(found.decisions))
    return LinkOpened(
        header.kind, header.game, at, header.seat, shown_safely(header.words), whole, seats, len(found.decisions),
        _stop(link, found), timeline, _ask(log, at, header.seat),
    )  # fmt: skip


def link_frames(asked: LinkFrames) -> Replay:
    """Return at most 25 frames of the game, as a seat saw it."""
    link, found = opened(asked.link)
    if asked.seat >= link.header.players:
        raise Refused("why-no-such-seat", {"seat": asked.seat})
    decisions = len(found.decisions)
    first = min(asked.first, decisions)
    last = min(max(first, asked.last), first + MOST_FRAMES - 1, decisions)
    log = _log(link, found)
    job = ReplayJob(log, [seat for seat, _ in found.decisions], asked.seat, first, last, link.header.over)
    frames = replay_frames.frames(_cache.reel(log), job, _step)
    return Replay(asked.seat, decisions, frames, _stop(link, found))


async def weigh_link(service: TableService, tried: LinkTry) -> PuzzleSolution:
    """Judge a choice at the moment of a link as a puzzle does: what each choice wins, and what was done in the game."""
    link, found = opened(tried.link)
    at = min(link.header.at, len(found.decisions))
    log = _log(link, found)
    if _ask(log, at, link.header.seat) is None:
        raise Refused("why-no-such-choice", {"key": tried.key[:60]})
    taken = found.decisions[at][1] if at < len(found.decisions) else ""
    asked = dict.fromkeys(key for key in (taken, tried.key) if key)
    data = await service.workers.run(WeighJob(msgspec.structs.replace(log, keys=log.keys[:at]), "", [*asked]), "link")
    weighed = msgspec.json.decode(data, type=WeighedChoices)
    best = max(weighed.choices, key=lambda choice: choice.chance.mean)
    ranked = sorted(weighed.choices, key=lambda choice: (choice is not best, -choice.chance.mean))
    return PuzzleSolution(best.key, weighed.told, taken, [*map(choice_chance, ranked)], [])


async def keep_linked(service: TableService, text: str, keyring: str) -> str:
    """Store the finished game of a link on this device; return the id of its table."""
    link, _ = opened(text)
    names = [seat.name for seat in link.header.seats]
    return await add_record(service, record_in(link, find(link.header.game)), keyring, names)


def _log(link: GameLink, found: LinkedDecisions) -> GameLog:
    header = link.header
    return GameLog(header.game, header.players, header.seed, header.options, found.keys)


def _stop(link: GameLink, found: LinkedDecisions) -> Stop | None:
    if found.is_whole:
        return None
    return Stop(len(found.decisions) + 1, link.header.version, find(link.header.game).version)


def _ask(log: GameLog, at: int, seat: int) -> Ask | None:
    """Return the question after this number of decisions, if it is this seat's."""
    match = _cache.match(msgspec.structs.replace(log, keys=log.keys[:at]))
    decision = match.decision
    return match.ask(seat, odds=False) if decision is not None and decision.seat == seat else None


def _step(part: float) -> None:
    """Do nothing: no other job waits."""
