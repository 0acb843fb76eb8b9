"""States: the things on the table that change, and their copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from fabletable.kernel.chance import Chance

T = TypeVar("T")

FIXED: Final = "fixed"
Fixed: TypeAlias = Annotated[T, FIXED]
"""A list that may be replaced but is never changed, so clones share it: ``self.sets: Fixed[list[Feat]]``."""

GIVEN: Final = "given"
Given: TypeAlias = Annotated[T, GIVEN]
"""An attribute that is set up from the seed and the options and never changes, as in ``self.seat: Given[int]``. Copies
share it, and checksums, which tell tables of one match apart, leave it out."""

EXTRA: Final = "extra"
Extra: TypeAlias = Annotated[T, EXTRA]
"""A container that only tables with packs of cards fill, as in ``self.brought: Extra[dict[str, int]]``. While it is
empty, checksums leave it out, so that tables without packs have those they always had."""

_makers: dict[type, Callable[[Any], Any]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A thing on the table that changes: a hero, a pile, the table itself.

    Checksums (kernel/checksum.py) and copies (kernel/copying.py) walk its attributes by themselves. Anything that never
    changes is told by its ``key`` and needs no State. A State lies in exactly one place.
    """

    __slots__ = ()

    def copy(self) -> Self:
        """Return an independent copy. Changing things are copied, constant things are shared."""
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
    """Return an independent copy of anything on a table whose type is not known beforehand."""
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
    """Return the way in which things of this type are copied. It is asked once per type."""
    if isinstance(thing, State | Chance | set):
        return _COPIED
    if isinstance(thing, list):
        return _LIST
    if isinstance(thing, dict):
        return _DICT
    return _TUPLE if isinstance(thing, tuple) else _SHARED
