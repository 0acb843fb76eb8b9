"""Actions: a verb with a thing as an option: walk there, buy this, learn that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fabletable.kernel.decision import Option
from fabletable.kernel.message import Arg, Message


class Action:
    """An option with a kind, the thing it is about (a card, a place, a player) and a number."""

    __slots__ = ("key", "kind", "message", "n", "thing")

    def __init__(self, kind: str, thing: Option | None, n: int, key: str, name: Message) -> None:
        self.kind: str = kind
        self.thing: Any = thing
        """The code that made the action knows its type."""
        self.n: int = n
        self.key: str = key
        self.message: Message = name

    def __repr__(self) -> str:
        return f"Deed({self.key!r})"


NameFunction: TypeAlias = Callable[[str, Option | None, int], Message]


def plain_name(kind: str, thing: Option | None, n: int) -> Message:
    """Return the message ``do-KIND`` with the thing's name and the number."""
    args: dict[str, Arg] = {"n": n}
    if thing is None:
        return Message("do-" + kind, args)
    name = thing.message
    args["thing"] = name
    return Message("do-" + kind, args, name.piece or thing.key)


class Actions:
    """The actions of a game. Each is made once and cached, because menus are built at every decision.

    A key is the kind, the thing's key and the number (if any), joined with ``joint``.
    """

    __slots__ = ("_joint", "_made", "_name")

    def __init__(self, joint: str = ":", name: NameFunction = plain_name) -> None:
        self._joint: str = joint
        self._name: NameFunction = name
        self._made: dict[tuple[str, str, int], Action] = {}

    def action(self, kind: str, thing: Option | None = None, n: int = 0) -> Action:
        """Return the action of this kind about this thing."""
        mark = (kind, "" if thing is None else thing.key, n)
        known = self._made.get(mark)
        if known is None or known.thing is not thing:
            key = kind if thing is None else kind + self._joint + thing.key
            known = Action(kind, thing, n, f"{key}{self._joint}{n}" if n else key, self._name(kind, thing, n))
            self._made[mark] = known
        return known
