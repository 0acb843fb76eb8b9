"""The keys of a person's devices, and the games they open."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fabletable.table.messages.tables import TableInfo


class NewKey(msgspec.Struct, forbid_unknown_fields=True):
    """``name`` is what this device is called among its owner's."""

    name: str


class KeyMade(msgspec.Struct):
    """The ``key`` stands wherever a seat's secret does, and opens every seat on its ring."""

    key: str
    device: str


class Device(msgspec.Struct):
    """``only`` these tables it opens; none: all."""

    id: str
    name: str
    made: str
    seen: str
    this: bool
    only: list[str]


class Keyring(msgspec.Struct):
    """The devices that open the same seats. ``words`` and ``file``: something was written down for a bad day."""

    device: str
    devices: list[Device]
    seats: int
    words: bool
    file: bool


class MyGame(msgspec.Struct):
    """A table at which one sits or which one has set; ``left_seconds`` is the time one has left, None without a clock
    or when others decide."""

    table: TableInfo
    seats: list[int]
    host: bool
    your_turn: bool
    left_seconds: int | None = None


class MyGames(msgspec.Struct):
    games: list[MyGame]


class OwnSeats(msgspec.Struct, forbid_unknown_fields=True):
    """Secrets of seats, or the host's, that this browser has had before it had a key."""

    table: str
    secrets: Annotated[list[str], msgspec.Meta(max_length=21)]


class NewCarryTicket(msgspec.Struct, forbid_unknown_fields=True):
    """The ``tables`` whose seats come along; none: all."""

    tables: Annotated[list[Annotated[str, msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=50)] = []


class CarryTicket(msgspec.Struct):
    """A ticket for one other device, until then."""

    ticket: str
    until: str


class TicketShown(msgspec.Struct, forbid_unknown_fields=True):
    ticket: str


class CarriedGames(msgspec.Struct):
    """The games that would come along, and from which device. ``own`` are this device's own games: with a yes to it,
    the giver's devices would open them as well. Games that are only ``lent`` mix with nothing."""

    device: str
    games: list[MyGame]
    own: list[MyGame]
    lent: bool


class TakeAlong(msgspec.Struct, forbid_unknown_fields=True):
    """``bring`` names the tables of one's own that come along to the giver's ring: all of them, or none."""

    ticket: str
    name: str
    bring: Annotated[list[Annotated[str, msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=3000)] = []


class RecoveryWords(msgspec.Struct):
    words: list[str]


class KeyFile(msgspec.Struct):
    """A key in a file: it opens the seats."""

    fabletable: str
    house: str
    secret: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """By the six words, or by the secret of the file."""

    name: str
    words: str = ""
    secret: str = ""
