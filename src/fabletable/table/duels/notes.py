"""The stored form of duels: each duel is a notebook with one note. A person's own notebook lists the duels they take
part in."""

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

DUEL_KEYRING: Final = "duel/"
"""The beginning of the keyring ids that own the notebooks of duels; no person's keyring id begins like this."""
DAYS: Final = 14
"""The number of days for which a duel can be played."""
MINE: Final = "duels"
MOST_MINE: Final = 30
"""The number of duels that are listed for a person, the newest ones."""


class KeptAttempt(msgspec.Struct, frozen=True):
    """One player's game of a duel: either a ``table`` of this service, owned by this ``keyring``, or the
    ``letters`` of a link."""

    name: str
    face: str = ""
    bot: str = ""
    keyring: str = msgspec.field(default="", name="ring")
    table: str = ""
    letters: str = ""


class KeptDuel(msgspec.Struct, frozen=True):
    """A duel with its seed, and its attempts in the order in which they were begun. ``by_link``: it came by a link, so
    others may know the seed."""

    header: DuelHeader
    until: int
    attempts: list[KeptAttempt] = []
    by_link: bool = False

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
    """Return the id of a duel: a hash that is the same on every device and does not reveal the seed."""
    content = msgspec.json.encode(header, order="deterministic")
    number = int.from_bytes(blake2b(content, digest_size=16, person=b"fabletable-duel").digest(), "big")
    return fairness.letters_of(number)


def last_day(now: float) -> str:
    """Return the last day on which a duel that begins now can be played. It is the name of the duel's note."""
    return (datetime.fromtimestamp(now, UTC) + timedelta(days=DAYS)).date().isoformat()


async def begin(
    service: TableService, header: DuelHeader, attempts: list[KeptAttempt], *, by_link: bool = False
) -> KeptDuel:
    """Store a new duel; a duel that is already stored stays as it is."""
    now = service.clock.now()
    duel = KeptDuel(header, int(now) + DAYS * notebook.DAY_SECONDS, attempts, by_link)
    known = await find(service, duel.id)
    if known is not None:
        return known
    await notebook.begin(service, DUEL_KEYRING + duel.id, last_day(now), duel)
    return duel


async def find(service: TableService, duel_id: str) -> KeptDuel | None:
    found = await notebook.read_all(service, DUEL_KEYRING + duel_id, "", KeptDuel)
    return next(iter(found.values()), None)


async def known(service: TableService, duel_id: str) -> KeptDuel:
    duel = await find(service, duel_id) if fairness.is_table_id(duel_id) else None
    if duel is None:
        raise Refused("why-no-such-duel")
    return duel


async def change(service: TableService, duel_id: str, work: Callable[[KeptDuel], KeptDuel]) -> KeptDuel:
    """Replace a duel by what ``work`` returns for it."""
    keyring = DUEL_KEYRING + duel_id
    name = next((note.name for note in await service.store.notebooks.notes(keyring)), "")

    def changed(duel: KeptDuel | None) -> KeptDuel:
        if duel is None:
            raise Refused("why-no-such-duel")
        return work(duel)

    after = await notebook.change(service, keyring, name, KeptDuel, changed)
    assert after is not None
    return after


# --- of a person ---


async def mine(service: TableService, keyring: str) -> list[str]:
    return await notebook.read(service, keyring, MINE, list[str]) or [] if keyring else []


async def remember(service: TableService, keyring: str, duel_id: str) -> None:
    def with_it(known: list[str] | None) -> list[str]:
        return [duel_id, *(each for each in known or [] if each != duel_id)][:MOST_MINE]

    await notebook.change(service, keyring, MINE, list[str], with_it)
