"""The whole table as plain data, for checksums and comparisons."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from fabletable.kernel.chance import Chance
from fabletable.kernel.state import EXTRA, GIVEN, State

_SKIPPED = frozenset({"film", "log_lines", "notes", "prose", "tally"})
_attributes: dict[type, tuple[str, ...]] = {}

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
    """Return twelve hex digits that change when anything on the table does."""
    return blake2b(msgspec.msgpack.encode(frozen(state)), digest_size=6).hexdigest()


def frozen(thing: object) -> Any:
    """Return plain data: a State by its attributes, anything that never changes by its key."""
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
    """Return the way in which things of this type are frozen. It is asked once per type."""
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
    """Freeze a list. Most lists are decks of things with keys, or numbers; those are read in one go."""
    if not things:
        return []
    classes = set(map(type, things))
    if classes <= _NUMBERS:
        return list(things)
    if all(_kinds.get(cls) == _KEYED for cls in classes):
        keys = list(map(_key, things))
        if set(map(type, keys)) == _ALL_TEXT:
            return keys
    return [_frozen(item, seen) for item in things]


def _frozen_dict(things: Any, seen: dict[int, int]) -> list[list[Any]]:
    """Freeze a dict as pairs, sorted by the ``repr`` of their keys, or of the pairs where keys are equal."""
    pairs = [[_frozen(key, seen), _frozen(value, seen)] for key, value in things.items()]
    if len(pairs) > 1:
        words = [repr(pair[0]) for pair in pairs]
        alone = len(set(words)) == len(words)
        pairs.sort(key=(lambda pair: repr(pair[0])) if alone else repr)
    return pairs


def _by_key(pairs: list[list[Any]]) -> list[list[Any]]:
    """Sort pairs whose keys are numbers or words, which all differ."""
    if len(pairs) > 1:
        pairs.sort(key=lambda pair: repr(pair[0]))
    return pairs


def _frozen_state(thing: State, seen: dict[int, int]) -> list[Any]:
    known = seen.get(id(thing))
    if known is not None:
        return ["again", known]
    seen[id(thing)] = len(seen)
    cls = type(thing)
    read = _readers.get(cls)
    if read is None:
        read = _readers[cls] = _reader(cls)
    found: list[Any] = read(thing, seen)
    more = getattr(thing, "__dict__", None)
    if more:
        found += [[name, _frozen(more[name], seen)] for name in sorted(more) if name not in _SKIPPED]
    return found


Reader: TypeAlias = Callable[[Any, dict[int, int]], list[Any]]

_readers: dict[type, Reader] = {}


def _reader(cls: type) -> Reader:
    """Generate the function that freezes the attributes of a State class, from their types."""
    from fabletable.kernel.copying import types_of

    types = types_of(cls)
    names_in = [name for name in attributes(cls) if name not in _SKIPPED and not _bears(GIVEN, types.get(name))]
    rows = [f"[{name!r}, {_code(types.get(name), name)}]" for name in names_in]
    for at, name in enumerate(names_in):
        if _bears(EXTRA, types.get(name)):
            rows[at] = f"*([{rows[at]}] if self.{name} else [])"
    names: dict[str, Any] = {"frozen": _frozen, "row": _frozen_list, "sort": _by_key, "state": _frozen_state}
    exec(f"def read(self, seen): return [{', '.join(rows)}]", names)
    read: Reader = names["read"]
    return read


def _bears(mark: str, hint: object) -> bool:
    return mark in getattr(hint, "__metadata__", ())


def _code(hint: object, name: str) -> str:
    """Return the expression that freezes an attribute of this type; without a type the attribute may be missing."""
    if hint is None:
        return f"frozen(getattr(self, {name!r}, None), seen)"
    return _code_of(hint, f"self.{name}")


def _code_of(hint: object, value: str, depth: int = 0) -> str:
    """Return the expression for a type: numbers and words stay as they are, cards become their keys."""
    while get_origin(hint) is Annotated:
        hint = get_args(hint)[0]
    kind, parts = get_origin(hint) or hint, get_args(hint)
    each = f"each_{depth}"
    if _is_plain(hint):
        return value
    if kind in (list, tuple) and (len(parts) == 1 or parts[1:] == (Ellipsis,)):
        one = _code_of(parts[0], each, depth + 1)
        if one.startswith("frozen("):
            return f"row({value}, seen)"
        return f"list({value})" if one == each else f"[{one} for {each} in {value}]"
    if kind is dict and _is_plain(parts[0]):
        pair = f"[key_{depth}, {_code_of(parts[1], each, depth + 1)}]"
        return f"sort([{pair} for key_{depth}, {each} in {value}.items()])"
    if kind in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        there = parts[0] if parts[1] is NoneType else parts[1]
        return f"None if {value} is None else {_code_of(there, value, depth)}"
    if isinstance(kind, type) and issubclass(kind, State):
        return f"state({value}, seen)"
    return f"{value}.key" if isinstance(kind, type) and _has_key(kind) else f"frozen({value}, seen)"


def _is_plain(hint: object) -> bool:
    kind = get_origin(hint) or hint
    if kind in (Union, UnionType):
        return all(map(_is_plain, get_args(hint)))
    return kind is Literal or kind in (int, str, bool, NoneType, None)


def _has_key(kind: type) -> bool:
    """Tell whether things of a class never change and have a key; a protocol may be met by a State too."""
    from fabletable.kernel.copying import types_of

    return (hasattr(kind, "key") or "key" in types_of(kind)) and not getattr(kind, "_is_protocol", False)


def _key_of(thing: object) -> str:
    key = getattr(thing, "key", None)
    if not isinstance(key, str):
        raise TypeError(f"{thing!r} lies on the table but is neither a State nor has a key")
    return key


def attributes(cls: type) -> tuple[str, ...]:
    """Return the names of a State's attributes, the same for interpreted and compiled classes."""
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
