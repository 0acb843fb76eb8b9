"""Things to do with a card or a player, as options."""

from __future__ import annotations

from typing import Any

from fabletable.kernel import Say


class Deed:
    """Something to do with a card or a player: learn, quest, story, rumor, trade."""

    __slots__ = ("key", "say", "thing", "verb")

    def __init__(self, verb: str, thing: Any) -> None:
        self.verb: str = verb
        self.thing: Any = thing
        self.key: str = f"{verb}-{thing.key}"
        self.say: Say = Say("do-" + verb, {"thing": thing.say}, thing.say.piece)


_deeds: dict[str, Deed] = {}


def deed(verb: str, thing: Any) -> Deed:
    """The same object again where possible: menus are made at every decision."""
    key = f"{verb}-{thing.key}"
    known = _deeds.get(key)
    if known is None or known.thing is not thing:
        known = Deed(verb, thing)
        _deeds[key] = known
    return known
