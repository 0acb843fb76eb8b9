"""Things on the table that change, and their twins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from fabletable.kernel.chance import Chance

T = TypeVar("T")

FIXED: Final = "fixed"
Fixed: TypeAlias = Annotated[T, FIXED]
"""``self.sets: Fixed[list[Feat]]``: the list may be replaced by another but is never changed, so twins share it."""

_makers: dict[type, Callable[[Any], Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A thing on the table that changes: a hero, a pile, the table itself.

    Checksums (kernel/checksum.py) and copies (kernel/copying.py) walk its attributes by themselves. Anything that never
    changes is told by its ``key`` and needs no State. A State lies in exactly one place.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """An independent twin: whatever changes is copied, whatever never does is shared."""
        cls = type(self)
        make = _makers.get(cls)
        if make is None:
            from fabletable.kernel.copying import maker

            make = _makers[cls] = maker(cls)
        clone: Self = make(self)
        return clone


_SHARED: Final = 0
_COPIED: Final = 1
_LIST: Final = 2
_DICT: Final = 3
_TUPLE: Final = 4
_kinds: dict[type, int] = {}


def copy_of(thing: Any) -> Any:
    """The same for anything that may lie on a table, where no type tells beforehand what it is."""
    cls = type(thing)
    kind = _kinds.get(cls)
    if kind is None:
        kind = _kinds[cls] = _kind_of(thing)
    if kind == _SHARED:
        return thing
    if kind == _COPIED:
        return thing.copy()
    if kind == _LIST:
        return [copy_of(item) for item in thing]
    if kind == _DICT:
        return {key: copy_of(value) for key, value in thing.items()}
    return tuple([copy_of(item) for item in thing])


def _kind_of(thing: object) -> int:
    """How things of this type are copied; asked once a type."""
    if isinstance(thing, State | Chance | set):
        return _COPIED
    if isinstance(thing, list):
        return _LIST
    if isinstance(thing, dict):
        return _DICT
    return _TUPLE if isinstance(thing, tuple) else _SHARED
