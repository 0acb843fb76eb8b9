"""Messages: message ids with arguments. The sentences are in the catalogues."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One message: an id of the catalogue (``id`` or ``id.attribute``), its arguments, the piece it speaks of."""

    id: str
    args: dict[str, Arg] = {}
    piece: str = ""


Arg: TypeAlias = int | str | Message | list[Message]


def message(message_id: str, /, **args: object) -> Message:
    """Make a message, as in ``message("forged", hero=hero, face=face)``; things with a name of their own bring it
    along."""
    return Message(message_id, {name: spoken(value) for name, value in args.items()})


_SEATS: Final = [Message("seat", {"n": seat}) for seat in range(16)]


def seat_name(seat: int) -> Message:
    """Return the message of a player's name; clients insert the name that the table knows."""
    return _SEATS[seat] if 0 <= seat < 16 else Message("seat", {"n": seat})


def spoken(value: object) -> Arg:
    """Return an argument as the catalogue takes it: numbers and strings as they are, pieces by their names."""
    if isinstance(value, int | str | Message):
        return value
    if isinstance(value, list | tuple):
        return [_message_of(item) for item in value]
    return _message_of(value)


def _message_of(value: object) -> Message:
    if isinstance(value, Message):
        return value
    found = getattr(value, "message", None)
    if not isinstance(found, Message):
        raise TypeError(f"{value!r} has no name to say")
    return found
