"""The whole table as plain data, for checksums and comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

import msgspec

from fabletable.kernel.chance import Chance
from fabletable.kernel.state import State

_SKIPPED = frozenset({"film", "notes", "story", "tally"})
_attributes: dict[type, tuple[str, ...]] = {}
_counting: dict[type, tuple[str, ...]] = {}

_PLAIN: Final = 0
_LIST: Final = 1
_DICT: Final = 2
_SET: Final = 3
_STATE: Final = 4
_CHANCE: Final = 5
_KEYED: Final = 6
_kinds: dict[type, int] = {}

_ALL_TEXT: Final = {str}
_NUMBERS: Final = frozenset({int, bool, str, type(None)})
_ROWS: Final = frozenset({list, tuple, dict, set, frozenset})
_key: Final = attrgetter("key")


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
        return _frozen_list(thing, seen)
    if kind == _STATE:
        return _frozen_state(thing, seen)
    if kind == _DICT:
        return _frozen_dict(thing, seen)
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


def _frozen_list(things: Any, seen: dict[int, int]) -> list[Any]:
    """Most lists are decks: hundreds of things that all have a key, or numbers. Those are read at once."""
    if not things:
        return []
    classes = set(map(type, things))
    if classes <= _NUMBERS:
        return list(things)
    if len(classes) == 1 and _kinds.get(type(things[0])) == _KEYED:
        keys = list(map(_key, things))
        if set(map(type, keys)) == _ALL_TEXT:
            return keys
    return [_frozen(item, seen) for item in things]


def _frozen_dict(things: Any, seen: dict[int, int]) -> list[list[Any]]:
    """In the order of the pairs as they are written; keys that differ tell it alone."""
    pairs = [[_frozen(key, seen), _frozen(value, seen)] for key, value in things.items()]
    if len(pairs) > 1:
        words = [repr(pair[0]) for pair in pairs]
        alone = len(set(words)) == len(words)
        pairs.sort(key=(lambda pair: repr(pair[0])) if alone else repr)
    return pairs


def _frozen_state(thing: State, seen: dict[int, int]) -> list[Any]:
    known = seen.get(id(thing))
    if known is not None:
        return ["again", known]
    seen[id(thing)] = len(seen)
    names: Sequence[str] = _counted(type(thing))
    more = getattr(thing, "__dict__", None)
    if more:
        names = [*names, *sorted(name for name in more if name not in _SKIPPED)]
    found: list[Any] = []
    for name in names:
        value = getattr(thing, name, None)
        cls = type(value)
        # Most are numbers, and stay what they are; many are empty.
        if cls in _NUMBERS:
            found.append([name, value])
        elif not value and cls in _ROWS:
            found.append([name, []])
        else:
            found.append([name, _frozen(value, seen)])
    return found


def _key_of(thing: object) -> str:
    key = getattr(thing, "key", None)
    if not isinstance(key, str):
        raise TypeError(f"{thing!r} lies on the table but is neither a State nor has a key")
    return key


def _counted(cls: type) -> tuple[str, ...]:
    """The attributes that a checksum is made of."""
    known = _counting.get(cls)
    if known is None:
        known = _counting[cls] = tuple(name for name in attributes(cls) if name not in _SKIPPED)
    return known


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
