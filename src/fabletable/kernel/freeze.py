"""The whole table as plain data, for checksums and comparisons."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from fabletable.kernel.chance import Chance
from fabletable.kernel.table import State

_SKIPPED = frozenset({"story", "tally"})
_attributes: dict[type, tuple[str, ...]] = {}


def checksum(state: State) -> str:
    """Twelve hex digits that change when anything on the table does."""
    return blake2b(msgspec.msgpack.encode(frozen(state)), digest_size=6).hexdigest()


def frozen(thing: Any) -> Any:
    """Plain data: a State by its attributes, whatever never changes by its key."""
    return _frozen(thing, {})


def _frozen(thing: Any, seen: dict[int, int]) -> Any:
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, list | tuple):
        return [_frozen(item, seen) for item in thing]
    if isinstance(thing, dict):
        return sorted(([_frozen(key, seen), _frozen(value, seen)] for key, value in thing.items()), key=repr)
    if isinstance(thing, set | frozenset):
        return sorted((_frozen(item, seen) for item in thing), key=repr)
    if isinstance(thing, State):
        return _frozen_state(thing, seen)
    if isinstance(thing, Chance):
        return thing.mark()
    return _key_of(thing)


def _frozen_state(thing: State, seen: dict[int, int]) -> Any:
    known = seen.get(id(thing))
    if known is not None:
        return ["again", known]
    seen[id(thing)] = len(seen)
    names = [*attributes(type(thing)), *sorted(getattr(thing, "__dict__", ()))]
    return [[name, _frozen(getattr(thing, name, None), seen)] for name in names if name not in _SKIPPED]


def _key_of(thing: Any) -> str:
    key = getattr(thing, "key", None)
    if not isinstance(key, str):
        raise TypeError(f"{thing!r} lies on the table but is neither a State nor has a key")
    return key


def attributes(cls: type) -> tuple[str, ...]:
    """The names of a State's attributes, the same for interpreted and compiled classes."""
    known = _attributes.get(cls)
    if known is None:
        names: set[str] = set()
        for part in cls.__mro__:
            own = part.__dict__.get("__mypyc_attrs__") or part.__dict__.get("__slots__") or ()
            names.update([own] if isinstance(own, str) else own)
        names -= {"__dict__", "__weakref__"}
        known = tuple(sorted(names))
        _attributes[cls] = known
    return known
