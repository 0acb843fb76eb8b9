"""The keys of a person's devices, and the games they open."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fabletable.table.messages.tables import TableInfo


class NewKey(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a key for this device. ``name`` is the name of this device among its owner's devices."""

    name: str


class KeyMade(msgspec.Struct):
    """The ``key`` can be used in place of any seat's secret, and opens every seat on its keyring."""

    key: str
    device: str


class Device(msgspec.Struct):
    """A device on a keyring. ``only`` names the tables that a lent device opens; empty: all."""

    id: str
    name: str
    made: str
    seen: str
    this: bool
    only: list[str]


class Keyring(msgspec.Struct):
    """The devices that open the same seats. ``words`` and ``file``: recovery words or a key file were made."""

    device: str
    devices: list[Device]
    seats: int
    words: bool
    file: bool


class MyGame(msgspec.Struct):
    """A table at which the person sits or which they have made; ``left_seconds`` is the time they have left, None
    without a clock or when others decide."""

    table: TableInfo
    seats: list[int]
    host: bool
    your_turn: bool
    left_seconds: int | None = None


class MyGames(msgspec.Struct):
    games: list[MyGame]


class OwnSeats(msgspec.Struct, forbid_unknown_fields=True):
    """Secrets of seats, or of a host, that this browser had before it had a key."""

    table: str
    secrets: Annotated[list[str], msgspec.Meta(max_length=21)]


class NewCarryTicket(msgspec.Struct, forbid_unknown_fields=True):
    """The ``tables`` whose seats the other device gets; empty: all."""

    tables: Annotated[list[Annotated[str, msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=50)] = []


class CarryTicket(msgspec.Struct):
    """A ticket for one other device, until then."""

    ticket: str
    until: str


class TicketShown(msgspec.Struct, forbid_unknown_fields=True):
    ticket: str


class CarriedGames(msgspec.Struct):
    """The games that would be added, and the device that offers them. ``own`` are this device's own games: if the
    person agrees, the other devices will open them as well. ``lent`` games never mix with own ones."""

    device: str
    games: list[MyGame]
    own: list[MyGame]
    lent: bool


class TakeAlong(msgspec.Struct, forbid_unknown_fields=True):
    """A request to add this device to another keyring. ``bring`` names the tables of this device that are added to the
    other keyring: all of them, or none."""

    ticket: str
    name: str
    bring: Annotated[list[Annotated[str, msgspec.Meta(max_length=16)]], msgspec.Meta(max_length=3000)] = []


class RecoveryWords(msgspec.Struct):
    words: list[str]


class KeyFile(msgspec.Struct):
    """The content of a key file. Its secret opens the seats of the keyring."""

    fabletable: str
    house: str
    secret: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """A request to recover a keyring by the six words, or by the secret of the file."""

    name: str
    words: str = ""
    secret: str = ""
