"""The whole table as plain data, for checksums and comparisons."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import msgspec

from fabletable.kernel.chance import Chance
from fabletable.kernel.state import State

_SKIPPED = frozenset({"film", "notes", "story", "tally"})
_attributes: dict[type, tuple[str, ...]] = {}

_PLAIN: Final = 0
_LIST: Final = 1
_DICT: Final = 2
_SET: Final = 3
_STATE: Final = 4
_CHANCE: Final = 5
_KEYED: Final = 6
_kinds: dict[type, int] = {}


def checksum(state: State) -> str:
    """Twelve hex digits that change when anything on the table does."""
    return blake2b(msgspec.msgpack.encode(frozen(state)), digest_size=6).hexdigest()


def frozen(thing: object) -> Any:
    """Plain data: a State by its attributes, whatever never changes by its key."""
    return _frozen(thing, {})


def _frozen(thing: Any, seen: dict[int, int]) -> Any:
    cls = type(thing)
    kind = _kinds.get(cls)
    if kind is None:
        kind = _kinds[cls] = _kind_of(thing)
    if kind == _KEYED:
        return _key_of(thing)
    if kind == _PLAIN:
        return thing
    if kind == _LIST:
        return [_frozen(item, seen) for item in thing]
    if kind == _STATE:
        return _frozen_state(thing, seen)
    if kind == _DICT:
        return sorted(([_frozen(key, seen), _frozen(value, seen)] for key, value in thing.items()), key=repr)
    if kind == _SET:
        return sorted((_frozen(item, seen) for item in thing), key=repr)
    return thing.mark()


def _kind_of(thing: object) -> int:
    """How things of this type are frozen; asked once a type, for a table holds hundreds of each."""
    if thing is None or isinstance(thing, bool | int | str):
        return _PLAIN
    if isinstance(thing, list | tuple):
        return _LIST
    if isinstance(thing, dict):
        return _DICT
    if isinstance(thing, set | frozenset):
        return _SET
    if isinstance(thing, State):
        return _STATE
    return _CHANCE if isinstance(thing, Chance) else _KEYED


def _frozen_state(thing: State, seen: dict[int, int]) -> list[object]:
    known = seen.get(id(thing))
    if known is not None:
        return ["again", known]
    seen[id(thing)] = len(seen)
    names = [*attributes(type(thing)), *sorted(getattr(thing, "__dict__", ()))]
    return [[name, _frozen(getattr(thing, name, None), seen)] for name in names if name not in _SKIPPED]


def _key_of(thing: object) -> str:
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
