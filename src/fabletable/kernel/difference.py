"""The difference between two scenes or two questions, piece by piece. It travels instead of the whole.

``difference(before, after)`` compares what is drawn. ``applied(before, change)`` makes the later from the earlier as
plain data, as every client does (web/src/wire/difference.ts). A piece that did not change is the same object in both,
or at least equal, and costs nothing.
"""

from __future__ import annotations

from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import astuple

from fabletable.kernel.scene import BarredChoice, Choice, Piece, Place, Player, Zone

Plain: TypeAlias = dict[str, Any]
"""A scene, a question or a part of one, decoded from JSON."""


class Change(msgspec.Struct, omit_defaults=True, gc=False):
    """The change of one thing: the fields that have another value ``now``, the fields that are ``gone`` (at their
    default again), the things ``within`` it and the ``lists`` of things that changed."""

    now: dict[str, Any] = {}
    gone: list[str] = []
    within: dict[str, Change] = {}
    lists: dict[str, ListChange] = {}


class ListChange(msgspec.Struct, omit_defaults=True, gc=False):
    """The change of a list of things. ``runs`` are pairs: a start in the old list and a length; a start of -1 takes the
    next of the ``new`` ones. None: the order is unchanged. ``at`` are the changes of single things, by place in the
    list."""

    runs: list[int] | None = None
    new: list[Any] = []
    at: dict[int, Change] = {}


def difference(before: Any, after: Any) -> Change:
    """Return the difference of two scenes, two questions or two of their parts; an empty change if they are equal."""
    change = Change({}, [], {}, {})
    old_values, new_values = astuple(before), astuple(after)
    fields = zip(_fields_of(type(after)), old_values, new_values, strict=True)
    for (name, default, key), old, new in compress(fields, map(ne, old_values, new_values)):
        if key and old and new:
            change.lists[name] = _list_difference(old, new, key)
        elif new is default or (new.__class__ is list and not new):
            change.gone.append(name)
        elif _is_still(old, new):
            change.within[name] = difference(old, new)
        else:
            change.now[name] = new
    return change


def _list_difference(before: list[Any], after: list[Any], key: str) -> ListChange:
    at = _changed(before, after, key)
    if at is not None:
        return ListChange(None, [], at)
    name = attrgetter(key)
    where = {name(thing): place for place, thing in enumerate(before)}
    came_from = [where.get(name(thing), -1) for thing in after]
    new = [thing for thing, place in zip(after, came_from, strict=True) if place < 0]
    still = [thing if place < 0 else before[place] for thing, place in zip(after, came_from, strict=True)]
    return ListChange(_runs(came_from), new, _changed(still, after, key) or {})


def _changed(before: list[Any], after: list[Any], key: str) -> dict[int, Change] | None:
    """Return the changes by place in the list; None if the list has other things or another order."""
    if len(before) != len(after):
        return None
    found: dict[int, Change] = {}
    for at, old, new in compress(zip(count(), before, after, strict=False), map(ne, before, after)):
        if getattr(old, key) != getattr(new, key):
            return None
        found[at] = difference(old, new)
    return found


def _runs(places: list[int]) -> list[int]:
    """Return pairs: the start of a run in the old list, or -1, and its length."""
    runs: list[int] = []
    follows = -2
    for place in places:
        if place == follows:
            runs[-1] += 1
        else:
            runs += (place, 1)
        follows = place + 1 if place >= 0 else -1
    return runs


def applied(before: Plain, change: Plain) -> Plain:
    """Return the later state from the earlier one, which stays as it is; unchanged parts are shared."""
    after = {name: value for name, value in before.items() if name not in change.get("gone", ())}
    after.update(change.get("now", {}))
    for name, within in change.get("within", {}).items():
        after[name] = applied(before[name], within)
    for name, within in change.get("lists", {}).items():
        after[name] = _list_applied(before[name], within)
    return after


def _list_applied(before: list[Any], change: Plain) -> list[Any]:
    runs, new = change.get("runs") or [0, len(before)], iter(change.get("new", ()))
    after: list[Any] = []
    for first, many in zip(runs[::2], runs[1::2], strict=True):
        after += [next(new) for _ in range(many)] if first < 0 else before[first : first + many]
    for at, within in change.get("at", {}).items():
        after[int(at)] = applied(after[int(at)], within)
    return after


# --- what can change a little ---

_NAMES: Final[dict[type, str]] = {
    Zone: "id", Piece: "id", Place: "id", Player: "seat", Choice: "key", BarredChoice: "key",
}  # fmt: skip
"""The fields by which a thing is recognised; a thing without them is sent whole."""

_fields: dict[type, list[tuple[str, Any, str]]] = {}


def _fields_of(kind: type) -> list[tuple[str, Any, str]]:
    """Return name and default of each field, and for a list of things the field by which they are recognised."""
    known = _fields.get(kind)
    if known is None:
        all_fields = msgspec.structs.fields(kind)
        known = _fields[kind] = [(field.name, field.default, _key_in(field.type)) for field in all_fields]
    return known


def _key_in(kind: Any) -> str:
    return _NAMES.get(kind.__args__[0], "") if getattr(kind, "__origin__", None) is list else ""


def _is_still(old: Any, new: Any) -> bool:
    name = _NAMES.get(type(new))
    return name is not None and type(old) is type(new) and getattr(old, name) == getattr(new, name)
