"""Actions: a verb with a thing as an option: walk there, buy this, learn that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from fabletable.kernel.decision import Option
from fabletable.kernel.message import Arg, Message


class Verb:
    """The kind of an action: to buy, to fight, to learn. Its words are ``do-KEY``. Compare verbs with ``is``."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key: str = key

    def __repr__(self) -> str:
        return f"Verb({self.key!r})"


class Action:
    """An option with a verb, the thing it is about (a card, a place, a player) and a number."""

    __slots__ = ("key", "message", "n", "thing", "verb")

    def __init__(self, verb: Verb, thing: Option | None, n: int, key: str, name: Message) -> None:
        self.verb: Verb = verb
        self.thing: Any = thing
        """The code that made the action knows its type."""
        self.n: int = n
        self.key: str = key
        self.message: Message = name

    def __repr__(self) -> str:
        return f"Action({self.key!r})"


NameFunction: TypeAlias = Callable[[Verb, Option | None, int], Message]


def plain_name(verb: Verb, thing: Option | None, n: int) -> Message:
    """Return the message ``do-VERB`` with the thing's name and the number."""
    args: dict[str, Arg] = {"n": n}
    if thing is None:
        return Message("do-" + verb.key, args)
    name = thing.message
    args["thing"] = name
    return Message("do-" + verb.key, args, name.piece or thing.key)


class Actions:
    """The actions of a game. Each is made once and cached, because menus are built at every decision.

    A key is that of the verb, the thing's key and the number (if any), joined with ``joint``.
    """

    __slots__ = ("_joint", "_made", "_name")

    def __init__(self, joint: str = ":", name: NameFunction = plain_name) -> None:
        self._joint: str = joint
        self._name: NameFunction = name
        self._made: dict[tuple[Verb, str, int], Action] = {}

    def action(self, verb: Verb, thing: Option | None = None, n: int = 0) -> Action:
        """Return the action of this verb about this thing."""
        mark = (verb, "" if thing is None else thing.key, n)
        known = self._made.get(mark)
        if known is None or known.thing is not thing:
            key = verb.key if thing is None else verb.key + self._joint + thing.key
            known = Action(verb, thing, n, f"{key}{self._joint}{n}" if n else key, self._name(verb, thing, n))
            self._made[mark] = known
        return known
