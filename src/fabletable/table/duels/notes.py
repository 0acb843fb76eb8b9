"""Notes of duels: each in a notebook of its own, and which of them a person takes part in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Final

import msgspec

from fabletable.kernel import Refused
from fabletable.kernel.duel_link import DuelHeader
from fabletable.table import fairness
from fabletable.table.notebook import notebook
from fabletable.table.service.service import TableService

DUEL_RING: Final = "duel/"
"""The beginning of the rings under which duels are kept; no person's ring begins so."""
DAYS: Final = 14
"""A duel can be played for so long."""
MINE: Final = "duels"
MOST_MINE: Final = 30
"""Duels of a person that are remembered, the newest."""


class KeptAttempt(msgspec.Struct, frozen=True):
    """The game of one who takes part: a table here, kept for the ring of its person, or the letters of a link."""

    name: str
    face: str = ""
    bot: str = ""
    ring: str = ""
    table: str = ""
    letters: str = ""


class KeptDuel(msgspec.Struct, frozen=True):
    """A duel with its seed, and the games so far in the order in which they were begun."""

    header: DuelHeader
    until: int
    attempts: list[KeptAttempt] = []

    @property
    def id(self) -> str:
        return id_of(self.header)

    @property
    def is_full(self) -> bool:
        return len(self.attempts) >= self.header.places

    @property
    def people(self) -> list[KeptAttempt]:
        return [each for each in self.attempts if not each.bot]


def id_of(header: DuelHeader) -> str:
    """Return the name of a duel: the same on every device, and the seed cannot be told from it."""
    content = msgspec.json.encode(header, order="deterministic")
    number = int.from_bytes(blake2b(content, digest_size=16, person=b"fabletable-duel").digest(), "big")
    return fairness.letters_of(number)


def last_day(now: float) -> str:
    """Return the day on which a duel that begins now can be played last; its note is called so."""
    return (datetime.fromtimestamp(now, UTC) + timedelta(days=DAYS)).date().isoformat()


async def begin(service: TableService, header: DuelHeader, attempts: list[KeptAttempt]) -> KeptDuel:
    """Write a duel down; one that is there stays."""
    now = service.clock.now()
    duel = KeptDuel(header, int(now) + DAYS * notebook.DAY_SECONDS, attempts)
    known = await find(service, duel.id)
    if known is not None:
        return known
    await notebook.begin(service, DUEL_RING + duel.id, last_day(now), duel)
    return duel


async def find(service: TableService, duel_id: str) -> KeptDuel | None:
    found = await notebook.read_all(service, DUEL_RING + duel_id, "", KeptDuel)
    return next(iter(found.values()), None)


async def known(service: TableService, duel_id: str) -> KeptDuel:
    duel = await find(service, duel_id) if fairness.is_table_id(duel_id) else None
    if duel is None:
        raise Refused("why-no-such-duel")
    return duel


async def change(service: TableService, duel_id: str, work: Callable[[KeptDuel], KeptDuel]) -> KeptDuel:
    """Write what ``work`` makes of a duel as it is now."""
    ring = DUEL_RING + duel_id
    name = next((note.name for note in await service.store.notebooks.notes(ring)), "")

    def changed(duel: KeptDuel | None) -> KeptDuel:
        if duel is None:
            raise Refused("why-no-such-duel")
        return work(duel)

    after = await notebook.change(service, ring, name, KeptDuel, changed)
    assert after is not None
    return after


# --- of a person ---


async def mine(service: TableService, ring: str) -> list[str]:
    return await notebook.read(service, ring, MINE, list[str]) or [] if ring else []


async def remember(service: TableService, ring: str, duel_id: str) -> None:
    def with_it(known: list[str] | None) -> list[str]:
        return [duel_id, *(each for each in known or [] if each != duel_id)][:MOST_MINE]

    await notebook.change(service, ring, MINE, list[str], with_it)
