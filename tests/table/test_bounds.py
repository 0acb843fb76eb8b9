"""A text that has to fit a pattern fits it as a whole: a line feed at its end is no part of a name."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Annotated

import msgspec
import pytest
from msgspec.inspect import ListType, StrType, StructType, Type, UnionType, type_info

from fabletable.table import messages
from fabletable.table.messages.bounds import whole
from fabletable.table.messages.notifications import NotificationSettings
from fabletable.table.messages.tables import FaceName
from fabletable.table.messages.today import NewDayTable

Word = Annotated[str, whole("[a-z]{1,4}|[0-9]{2}")]


@pytest.mark.parametrize("word", ["fox", "42"])
def test_a_word_that_fits_is_taken(word: str) -> None:
    assert msgspec.convert(word, type=Word) == word


@pytest.mark.parametrize("word", ["", "fox\n", "42\n", "\nfox", "fox\r\n", "fox\n\n", "foxes", "fo x"])
def test_one_that_fits_but_for_something_around_it_is_not(word: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(word, type=Word)


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("fox\n", FaceName),
        ({"language": "en\n"}, NotificationSettings),
        ({"game": "diceforge", "day": "2026-11-19\n"}, NewDayTable),
        ({"game": "diceforge", "day": "٢٠٢٦-١١-١٩"}, NewDayTable),
    ],
)
def test_so_it_is_with_what_strangers_send(said: object, kind: type) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(said, type=kind)


def test_all_patterns_of_messages_are_of_this_kind() -> None:
    guard = whole("").pattern
    assert guard is not None
    end = guard[guard.index("$") :]
    found = {pattern for kind in _structs() for pattern in _patterns(kind)}
    assert found
    assert [pattern for pattern in found if not pattern.endswith(end)] == []


def _structs() -> list[type[msgspec.Struct]]:
    names = [each.name for each in pkgutil.iter_modules(messages.__path__)]
    modules = [importlib.import_module(f"{messages.__name__}.{name}") for name in names]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct]


def _patterns(kind: type[msgspec.Struct]) -> list[str]:
    """Return the patterns of a struct's own fields."""
    about = type_info(kind)
    assert isinstance(about, StructType)
    return [pattern for field in about.fields for pattern in _in_field(field.type)]


def _in_field(kind: Type) -> list[str]:
    if isinstance(kind, StrType):
        return [] if kind.pattern is None else [kind.pattern]
    if isinstance(kind, UnionType):
        return [found for each in kind.types for found in _in_field(each)]
    return _in_field(kind.item_type) if isinstance(kind, ListType) else []
