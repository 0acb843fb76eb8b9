"""What is said at the table, as message ids with arguments; sentences live in the catalogues."""

from __future__ import annotations

from typing import Final, TypeAlias, Union

import msgspec

Arg: TypeAlias = Union[int, str, "Say", list["Say"]]


class Say(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One message: an id of the catalogue (``id`` or ``id.attribute``), its arguments, the piece it speaks of."""

    id: str
    args: dict[str, Arg] = {}
    piece: str = ""


def say(message: str, /, **args: object) -> Say:
    """``say("forged", hero=hero, face=face)``: things with a name of their own bring it along."""
    return Say(message, {name: spoken(value) for name, value in args.items()})


_SEATS: Final = [Say("seat", {"n": seat}) for seat in range(16)]


def seat_name(seat: int) -> Say:
    """The player's name; every client puts the name that the table knows."""
    return _SEATS[seat] if 0 <= seat < 16 else Say("seat", {"n": seat})


def spoken(value: object) -> Arg:
    """An argument as the catalogue takes it: numbers and strings as they are, pieces by their names."""
    if isinstance(value, int | str | Say):
        return value
    if isinstance(value, list | tuple):
        return [_say_of(item) for item in value]
    return _say_of(value)


def _say_of(value: object) -> Say:
    if isinstance(value, Say):
        return value
    found = getattr(value, "say", None)
    if not isinstance(found, Say):
        raise TypeError(f"{value!r} has no name to say")
    return found
