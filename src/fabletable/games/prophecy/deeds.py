"""What a hero may choose to do: walk there, buy this, throw that."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Option, Say, Seat, seat_name
from fabletable.kernel.say import Arg


class Deed:
    """A choice: its kind, the thing it is about (a card, a field, a player), a number. Its name is ``do-KIND``."""

    __slots__ = ("key", "kind", "n", "thing")

    def __init__(self, kind: str, thing: Option | None, n: int) -> None:
        self.kind: str = kind
        self.thing: Option | None = thing
        self.n: int = n
        key = kind if thing is None else f"{kind}:{thing.key}"
        self.key: str = f"{key}:{n}" if n else key

    @property
    def say(self) -> Say:
        args: dict[str, Arg] = {"n": self.n}
        piece = ""
        if self.thing is not None:
            name = self.thing.say
            args["thing"] = name
            piece = name.piece or self.thing.key
            if self.n and self.kind == "opportunity":
                args["way"] = Say(f"{name.id}.way-{self.n}")
                return Say("do-opportunity-way", args, piece)
        return Say("do-" + self.kind, args, piece)

    def __repr__(self) -> str:
        return f"Deed({self.key!r})"


_deeds: Final[dict[tuple[str, str, int], Deed]] = {}

SEATS: Final = [Seat(n) for n in range(5)]


def deed(kind: str, thing: Option | None = None, n: int = 0) -> Deed:
    """The deed of this kind about this thing; made once and kept, for there are only so many."""
    mark = (kind, "" if thing is None else thing.key, n)
    known = _deeds.get(mark)
    if known is None or known.thing is not thing:
        known = Deed(kind, thing, n)
        _deeds[mark] = known
    return known


NAMES: Final = [seat_name(n) for n in range(5)]
"""The players' names by seat, for the story."""
