"""Everything said over the wire as TypeScript types: ``python -m fabletable.server.typescript > protocol.ts``."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import inspect

from fabletable.server import messages

_HEAD = """// Made by `python -m fabletable.server.typescript`; change src/fabletable/server/messages.py instead.
"""


def declarations() -> str:
    """One interface for every struct, one union for the frames of each side."""
    known = [thing for thing in vars(messages).values() if _is_struct(thing)]
    found: dict[str, inspect.StructType] = {}
    for info in inspect.multi_type_info(known):
        _collect(info, found)
    parts = [_HEAD, *(_interface(info) for _, info in sorted(found.items()))]
    for name, union in (("ClientFrame", messages.ClientFrame), ("ServerFrame", messages.ServerFrame)):
        parts.append(f"export type {name} = {_type(inspect.type_info(union))}\n")
    return "\n".join(parts)


def _is_struct(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def _collect(info: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    if isinstance(info, inspect.StructType):
        if info.cls.__name__ in found:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            _collect(field.type, found)
    elif isinstance(info, inspect.UnionType):
        for each in info.types:
            _collect(each, found)
    elif isinstance(info, inspect.ListType):
        _collect(info.item_type, found)
    elif isinstance(info, inspect.TupleType):
        for each in info.item_types:
            _collect(each, found)
    elif isinstance(info, inspect.DictType):
        _collect(info.value_type, found)


def _interface(info: inspect.StructType) -> str:
    lines = [f"export interface {info.cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()}")
    # A default that is left out on the wire, or that a client may leave out, is optional.
    lenient = info.cls.__struct_config__.omit_defaults or info.forbid_unknown_fields
    for field in info.fields:
        mark = "?" if lenient and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)}")
    return "\n".join([*lines, "}", ""])


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.StructType():
            return info.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(_type(each) for each in info.types))
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        case inspect.ListType():
            inner = _type(info.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(_type(each) for each in info.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(info.value_type)}>"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {info!r}")


if __name__ == "__main__":
    sys.stdout.write(declarations())
