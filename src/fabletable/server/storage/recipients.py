"""The mailboxes that were ever sent a letter. A mailbox is known by a keyed hash, so that a stolen copy gives no name
away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fabletable.server.storage.schema import recipients
from fabletable.server.storage.transactions import Transactions

WHOLE_SERVER = "server"
HOUR = 3600
DAY = 86_400
WEEK = 7 * DAY

UNANSWERED = "why-letter-unanswered"
TOO_MANY = "why-too-many-letters"


class Bounds(NamedTuple):
    """Letters one mailbox may get a day, and all of them together an hour."""

    a_day: int
    an_hour: int


class Recipient(NamedTuple):
    """The letters sent to a mailbox, or by the whole server. ``asked`` is when a letter was sent that asks for
    confirmation, 0 when none was. ``sent`` counts the letters of the present ``span``, which is a day, or an hour for
    the server."""

    hash: str
    confirmed: bool = False
    asked: int = 0
    span: int = 0
    sent: int = 0


class Recipients:
    """A mailbox is named by its hash, and after it by those that earlier secrets of the server gave it."""

    def __init__(self, store: Transactions) -> None:
        self._store = store

    async def ask(self, mailbox: Sequence[str], now: int, bounds: Bounds) -> str | None:
        """Note a letter that asks for confirmation, or return the code of why it may not be sent: no mailbox gets a
        second letter of any kind before it has confirmed, and then one of these a week."""

        def ask(connection: Connection) -> str | None:
            known = _found(connection, mailbox)
            if known.asked and not known.confirmed:
                return UNANSWERED
            if known.asked + WEEK > now:
                return TOO_MANY
            return _count(connection, known._replace(asked=now, confirmed=False), known, now, bounds)

        return await self._written(ask)

    async def not_asked(self, mailbox: Sequence[str], now: int) -> None:
        """Take the note back: the mail server did not take the letter."""
        mine = sql.and_(recipients.c.hash == mailbox[0], recipients.c.asked == now)
        await self._store.write(lambda connection: connection.execute(recipients.delete().where(mine)))

    async def confirm(self, mailbox: Sequence[str]) -> None:
        changed = recipients.update().where(recipients.c.hash.in_(mailbox)).values(confirmed=True)
        await self._store.write(lambda connection: connection.execute(changed))

    async def send(self, mailbox: Sequence[str], now: int, bounds: Bounds) -> str | None:
        """Note a letter to an address that was confirmed, or return the code of why it may not be sent."""

        def send(connection: Connection) -> str | None:
            known = _found(connection, mailbox)
            return _count(connection, known._replace(confirmed=True), known, now, bounds)

        return await self._written(send)

    async def _written(self, work: Callable[[Connection], str | None]) -> str | None:
        try:
            return await self._store.write(work)
        except (_Faster, IntegrityError):
            return TOO_MANY


class _Faster(Exception):
    """Another process has just sent a letter there: the whole transaction is taken back."""


def _found(connection: Connection, mailbox: Sequence[str]) -> Recipient:
    """Find a mailbox under its hash by the present secret; a row under an earlier secret is first renamed."""
    present, *earlier = mailbox
    if earlier:
        older = recipients.update().where(recipients.c.hash.in_(earlier)).values(hash=present)
        connection.execute(older)
    return _find(connection, present)


def _find(connection: Connection, name: str) -> Recipient:
    row = connection.execute(recipients.select().where(recipients.c.hash == name)).first()
    return Recipient(name) if row is None else Recipient(*row)


def _count(connection: Connection, wanted: Recipient, known: Recipient, now: int, bounds: Bounds) -> str | None:
    service = _find(connection, WHOLE_SERVER)
    counted = [
        _one_more(wanted, now // DAY, bounds.a_day),
        _one_more(service, now // HOUR, bounds.an_hour),
    ]
    if None in counted:
        return TOO_MANY
    for before, after in zip((known, service), counted, strict=True):
        if after is not None:
            _keep(connection, before, after)
    return None


def _one_more(row: Recipient, span: int, most: int) -> Recipient | None:
    sent = row.sent if row.span == span else 0
    return row._replace(span=span, sent=sent + 1) if sent < most else None


def _keep(connection: Connection, before: Recipient, after: Recipient) -> None:
    """Store a mailbox's new figures; if another process has changed the old ones meanwhile, raise ``_Faster``."""
    if before.span == 0 and before.sent == 0:
        connection.execute(recipients.insert(), after._asdict())
        return
    mine = sql.and_(
        recipients.c.hash == before.hash,
        recipients.c.span == before.span,
        recipients.c.sent == before.sent,
        recipients.c.asked == before.asked,
    )
    if not connection.execute(recipients.update().where(mine).values(**after._asdict())).rowcount:
        raise _Faster
