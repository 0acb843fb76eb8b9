"""What a hero may choose to do: walk there, buy this, throw that."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Deeds, Option, Say
from fabletable.kernel.deed import plain_name


def _name(kind: str, thing: Option | None, n: int) -> Say:
    """``do-KIND``; one of several bargains is told by its own name."""
    name = plain_name(kind, thing, n)
    if kind != OPPORTUNITY or not n or thing is None:
        return name
    return Say("do-opportunity-way", {**name.args, "way": Say(f"{thing.say.id}.way-{n}")}, name.piece)


OPPORTUNITY: Final = "opportunity"

deed: Final = Deeds(name=_name).deed
