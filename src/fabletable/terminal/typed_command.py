"""Any command of the service, typed by its tag: ``/chat text=Hello``. New commands work here without a change."""

from __future__ import annotations

import re
import shlex
from typing import Any

import msgspec

from fabletable.kernel import Refused
from fabletable.table.service.commands import Command, Commands, tag_of
from fabletable.terminal.at_table import TerminalTable

_FIELD = re.compile(r"([a-z_]+)=(.*)", re.DOTALL)
_FILLED = ("id", "seat", "number")
"""Fields that the terminal fills in itself."""


def typed_commands(commands: Commands) -> list[type[Command]]:
    return [kind for kind in commands if issubclass(kind, Command)]


def typed_fields(commands: Commands, line: str) -> tuple[str, dict[str, Any]]:
    """Return the tag and the fields of a typed command; refused where there is no such command, or it is not whole."""
    known = {tag_of(kind): kind for kind in typed_commands(commands)}
    try:
        tag, *words = shlex.split(line) or [""]
    except ValueError:
        raise Refused("why-no-such-command", {"known": _known(known)}) from None
    kind = known.get(tag)
    if kind is None:
        raise Refused("why-no-such-command", {"known": _known(known)})
    fields = {found[1]: found[2] for word in words if (found := _FIELD.fullmatch(word))}
    wanted = [name for name in kind.__struct_fields__ if name not in _FILLED]
    if len(fields) != len(words) or not set(fields) <= {*wanted, "seat"}:
        raise Refused("why-command-fields", {"command": tag, "fields": " ".join(f"{name}=…" for name in wanted)})
    try:
        filled = {"id": "0", "seat": 0} | ({"number": 0} if "number" in kind.__struct_fields__ else {})
        whole = msgspec.convert({**filled, **fields, "type": tag}, kind, strict=False)
    except msgspec.ValidationError:
        raise Refused("why-command-fields", {"command": tag, "fields": " ".join(f"{n}=…" for n in wanted)}) from None
    return tag, {name: getattr(whole, name) for name in fields}


def _known(known: dict[str, type[Command]]) -> str:
    return ", ".join(f"/{tag}" for tag in sorted(known))


async def do_typed(table: TerminalTable, seat: int, line: str) -> None:
    """Do what is typed, for this seat unless it names another."""
    tag, fields = typed_fields(table.commands, line)
    await table.do(tag, fields.pop("seat", seat), **fields)
