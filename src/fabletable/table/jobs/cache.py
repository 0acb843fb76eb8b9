"""The cache of a worker: matches of recent jobs, so that the next job plays only what is new."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from fabletable.kernel import Match
from fabletable.table.jobs.jobs import GameLog

MATCHES = 48
REELS = 6
STOP_EVERY = 100

K = TypeVar("K")


class LruCache(Generic[K]):
    """An LRU cache. A thing that is in use is taken out of it; if its use fails, the thing is dropped and made anew."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[bytes, K] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, name: bytes) -> K | None:
        return self._kept.pop(name, None)

    def put(self, name: bytes, thing: K) -> None:
        self._kept[name] = thing
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)


class JobCache:
    """Everything that one worker caches: at most so many matches, and so many games to go through."""

    def __init__(self, matches: int = MATCHES, reels: int = REELS) -> None:
        self._most = (matches, reels)
        self.forget()

    def __len__(self) -> int:
        return len(self._matches) + len(self._reels)

    def forget(self) -> None:
        matches, reels = self._most
        self._matches: LruCache[Match] = LruCache(matches)
        self._reels: LruCache[SeekableGame] = LruCache(reels)

    def match(self, log: GameLog) -> Match:
        """Return the match where the log ends. It stays in the cache: callers imagine or clone it."""
        name = log.first_page
        match = self._matches.take(name)
        if match is None:
            match = log.begin()
        same = common([key for _, key in match.made], log.keys)
        if same < match.number:
            match.rewind(same)
        for key in log.keys[same:]:
            match.choose(key)
        self._matches.put(name, match)
        return match

    def reel(self, log: GameLog) -> SeekableGame:
        """Return the game, ready to go to any decision."""
        name = log.first_page
        reel = self._reels.take(name)
        if reel is None or not reel.fits(log.keys):
            reel = SeekableGame(log.begin)
        self._reels.put(name, reel)
        return reel


def small_cache() -> JobCache:
    """Return a cache for one person, on a device with little memory."""
    return JobCache(matches=4, reels=1)


class SeekableGame:
    """A game that can go to any decision fast: it keeps a copy of the match at every hundredth decision it has
    passed."""

    def __init__(self, begin: Callable[[], Match]) -> None:
        self._begin = begin
        self._stops: list[Match] = []
        self._keys: list[str] = []

    def fits(self, keys: Sequence[str]) -> bool:
        """Return False if the game went back behind a copy and was then played on differently."""
        return common(self._keys, keys) == len(self._keys)

    def at(self, keys: Sequence[str], place: int, step: Callable[[], None]) -> Match:
        """Return the match after ``place`` of these decisions; ``step`` is called after each that has to be played."""
        if not self._stops:
            self._stops.append(self._begin())
        match = self._stops[min(place // STOP_EVERY, len(self._stops) - 1)].clone()
        while match.number < place:
            match.choose(keys[match.number])
            if match.number == STOP_EVERY * len(self._stops):
                self._stops.append(match.clone())
                self._keys = list(keys[: match.number])
            step()
        return match


def common(one: Sequence[str], other: Sequence[str]) -> int:
    """Return the length of the common prefix."""
    most = min(len(one), len(other))
    if list(one[:most]) == list(other[:most]):
        return most
    return next(place for place in range(most) if one[place] != other[place])
