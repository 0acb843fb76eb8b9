"""The differences of two tables, scenes or questions, with the path of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fabletable.director import Knowledge, direct
from fabletable.kernel import Match, State, Table, frozen
from fabletable.kernel.chance import Chance
from fabletable.kernel.checksum import attributes
from fabletable.kernel.copying import never_changes, types_of

MOST = 8


def seen(match: Match) -> dict[str, Any]:
    """Return everything that anybody can see of a match, and the whole table beneath."""
    views = [None, *range(match.players)]
    decision = match.decision
    return {
        "table": frozen(match.table),
        "made": match.made,
        "options": None if decision is None else [option.key for option in decision.options],
        "seat": [msgspec.json.encode(looks_of(match, view)) for view in views],  # written down: it must not change
    }


def look(match: Match, view: int | None) -> dict[str, Any]:
    """Return everything that reaches this seat: scene, story, the question with its reasons if it is asked, its
    standing, and what a watched match has shown since the last decision. Odds are dear to reckon: at every fourth
    decision."""
    plain: dict[str, Any] = msgspec.to_builtins(looks_of(match, view))
    return plain


def looks_of(match: Match, view: int | None) -> dict[str, Any]:
    """Return the same as objects, for a comparison on the spot: turning it into plain lists and words takes half of the
    time."""
    moments = match.moments(view, match.number) if match.watched else []
    return {
        "scene": match.scene(view),
        "story": match.log(view),
        "deeds": match.log_parts(view),
        "ask": match.ask(view, odds=match.number % 4 == 0),
        "standing": None if view is None else match.standing(view),
        "moments": moments,
        "scripts": direct(moments, Knowledge(view, match.log(view), match.log_parts(view), over=match.over)),
    }


def assert_looks_same(now: Match, before: Match, view: int | None, where: str) -> None:
    one, other = looks_of(now, view), looks_of(before, view)
    if one != other:
        assert_same(msgspec.to_builtins(one), msgspec.to_builtins(other), where)


def assert_same(now: Any, before: Any, where: str) -> None:
    """Fail with the attributes that differ if two looks do, first those on the table."""
    if now != before:
        found = list(differences(now, before))
        more = [f"… and {len(found) - MOST} more"] if len(found) > MOST else []
        raise AssertionError("\n  ".join([where, *found[:MOST], *more]))


def differences(one: Any, other: Any, way: str = "") -> Iterator[str]:
    """Yield each difference in words: ``table.heroes[1].gold: 3, not 2``."""
    if one == other:
        return
    one, other = _read(one), _read(other)
    parts, others = _parts(one), _parts(other)
    if parts is None or others is None:
        yield f"{way or 'all'}: {_short(one)}, not {_short(other)}"
        return
    for name in dict.fromkeys([*parts, *others]):
        further = f"{way}{name}" if name.startswith("[") or not way else f"{way}.{name}"
        if name not in others:
            yield f"{further}: {_short(parts[name])} is too much"
        elif name not in parts:
            yield f"{further}: {_short(others[name])} is missing"
        else:
            yield from differences(parts[name], others[name], further)


def _read(thing: Any) -> Any:
    return msgspec.json.decode(thing) if isinstance(thing, bytes) else thing


def _parts(thing: Any) -> dict[str, Any] | None:
    """Return the parts of a thing by name: attributes of a State, members of a Struct, items of a list by id
    or number."""
    if isinstance(thing, dict):
        return {str(name): value for name, value in thing.items()}
    if not isinstance(thing, list | tuple) or not thing:
        return {} if isinstance(thing, list | tuple) else None
    if all(isinstance(item, list) and len(item) == 2 and isinstance(item[0], str) for item in thing):
        return {item[0]: item[1] for item in thing}
    if all(isinstance(item, dict) and "id" in item for item in thing) and len({i["id"] for i in thing}) == len(thing):
        return {f"[{item['id']}]": item for item in thing}
    return {f"[{number}]": item for number, item in enumerate(thing)}


def _short(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) <= 80 else text[:77] + "…"


# --- what can be changed ---


def changeable(table: Table) -> Iterator[tuple[str, Any]]:
    """Yield every thing on the table that can be changed, and the way to it."""
    waiting: list[tuple[str, Any]] = [("table", table)]
    while waiting:
        way, thing = waiting.pop()
        if isinstance(thing, State | Chance | list | dict | set):
            yield way, thing
        if isinstance(thing, State):
            types = types_of(type(thing))
            names = [name for name in attributes(type(thing)) if not never_changes(types.get(name, Any))]
            waiting += [(f"{way}.{name}", getattr(thing, name, None)) for name in names]
            waiting += [(f"{way}.{name}", value) for name, value in getattr(thing, "__dict__", {}).items()]
        elif isinstance(thing, list | tuple):
            waiting += [(f"{way}[{number}]", item) for number, item in enumerate(thing)]
        elif isinstance(thing, dict):
            waiting += [(f"{way}[{key!r}]", value) for key, value in thing.items()]


def shared(one: Table, other: Table) -> list[str]:
    """Return the objects that both tables hold: a change of the one would change the other."""
    held = {id(thing): way for way, thing in changeable(one)}
    return [f"{way} ({type(thing).__name__})" for way, thing in changeable(other) if id(thing) in held]


def lying_twice(table: Table) -> list[str]:
    """Return the objects that lie in two places: a clone would have two of each."""
    ways: dict[int, str] = {}
    found = []
    for way, thing in changeable(table):
        if id(thing) in ways:
            found.append(f"{ways[id(thing)]} is {way} ({type(thing).__name__})")
        ways[id(thing)] = way
    return found
