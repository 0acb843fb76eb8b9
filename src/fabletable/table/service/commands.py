"""Frames that a client sends: each is one class with its fields, who may send it, and what it does.

@frame
class Wave(Command, tag="wave"):
    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        table.hear_from(self.seat, Waved(self.seat))
        screen.say(AcceptedFrame(self.id, table.replica.number))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property, reduce
from operator import or_
from typing import Any, ClassVar, NamedTuple, TypeVar

import msgspec

from fabletable.kernel import Refused
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.bounds import WireNumber
from fabletable.table.messages.frames import AcceptedFrame
from fabletable.table.open_table.table import OpenTable
from fabletable.table.service.service import TableService


class Cost(NamedTuple):
    """The most that one use may cost: rows written, bytes added to the store, seconds of thinking; it counts as
    ``frames`` frames."""

    rows: int = 0
    bytes: int = 0
    thinking: float = 0.0
    frames: int = 1


class ClientFrame(msgspec.Struct, forbid_unknown_fields=True):
    """Anything a client says; its tag is its ``type`` on the wire."""

    cost: ClassVar[Cost] = Cost()


class Signal(ClientFrame, forbid_unknown_fields=True):
    """A frame that is not acknowledged."""

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        raise NotImplementedError


class Command(ClientFrame, forbid_unknown_fields=True):
    """A command of a seat. Its answer has the same ``id``; sent again it counts once."""

    id: str
    seat: WireNumber

    aside: ClassVar[bool] = False
    """True if it changes nothing and takes long: it runs beside later frames, and ends when the client leaves."""

    def check(self, table: OpenTable, screen: Screen) -> None:
        """Refuse a screen that may not send this."""
        if self.seat not in screen.seats:
            raise Refused("why-not-your-seat", {"seat": self.seat})

    async def run(self, service: TableService, table: OpenTable, screen: Screen) -> None:
        raise NotImplementedError

    def accepted_before(self, screen: Screen, number: int | None) -> bool:
        """Acknowledge a command again that was stored under this ``number``; False when it was not."""
        if number is None:
            return False
        screen.say(AcceptedFrame(self.id, number, again=True))
        return True


class CommandNow(Command, forbid_unknown_fields=True):
    """A command about the table as it stood at this ``number``."""

    number: WireNumber


F = TypeVar("F", bound=type[ClientFrame])


class Commands:
    """The frames that a service understands, in the order of their tags."""

    def __init__(self, kinds: Iterable[type[ClientFrame]] = ()) -> None:
        self._kinds: dict[str, type[ClientFrame]] = {}
        for kind in kinds:
            self.add(kind)

    def __iter__(self) -> Iterator[type[ClientFrame]]:
        return iter([self._kinds[tag] for tag in sorted(self._kinds)])

    def __getitem__(self, tag: str) -> type[ClientFrame]:
        return self._kinds[tag]

    def add(self, kind: F) -> F:
        """Register a frame by its tag; a class decorator."""
        tag = tag_of(kind)
        if tag in self._kinds:
            raise ValueError(f"two frames have the tag {tag!r}")
        self._kinds[tag] = kind
        self.__dict__.pop("_decoder", None)
        return kind

    def extended(self, *kinds: type[ClientFrame]) -> Commands:
        """Return a new registry that understands these as well."""
        return Commands([*self, *kinds])

    @cached_property
    def _decoder(self) -> msgspec.json.Decoder[Any]:
        kinds: Any = reduce(or_, self)
        return msgspec.json.Decoder(kinds)

    def decode(self, data: str | bytes) -> ClientFrame:
        found: ClientFrame = self._decoder.decode(data)
        return found


def tag_of(kind: type[ClientFrame]) -> str:
    return str(kind.__struct_config__.tag)


COMMANDS = Commands()
"""The built-in commands, which ``fabletable.table.features`` loads."""

frame = COMMANDS.add
