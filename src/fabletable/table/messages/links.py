"""Links that carry a game: asking for one, opening one, playing on from one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fabletable.kernel.link import LONGEST_LINK, LinkKind
from fabletable.kernel.scene import Ask
from fabletable.table.messages.records import Timeline
from fabletable.table.messages.tables import Stop

Letters = Annotated[str, msgspec.Meta(max_length=LONGEST_LINK + 400)]
"""The letters of a link, or a whole URL."""
Place = Annotated[int, msgspec.Meta(ge=0, le=20)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class LinkRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A request for a link of the game at a table: about the question after ``at`` decisions (None: the present one),
    as ``seat`` saw it, with a message (``words``) of the sender."""

    kind: LinkKind = "replay"
    at: Number | None = None
    seat: Place = 0
    words: str = ""


class LinkMade(msgspec.Struct):
    """The letters that follow ``kernel.link.LINK_PATH`` in a URL."""

    letters: str


class LinkText(msgspec.Struct, forbid_unknown_fields=True):
    link: Letters


class LinkFrames(msgspec.Struct, forbid_unknown_fields=True):
    """Frames ``first`` to ``last`` of the game in a link, as ``seat`` saw them."""

    link: Letters
    seat: Place
    first: Number
    last: Number


class LinkTry(msgspec.Struct, forbid_unknown_fields=True):
    """A choice at the moment that a link is about, to be compared with the others."""

    link: Letters
    key: Annotated[str, msgspec.Meta(max_length=400)]


class LinkedSeat(msgspec.Struct):
    """A seat of a linked game; ``bot`` is empty for a person."""

    name: str
    bot: str


class LinkOpened(msgspec.Struct):
    """The game in a link, played by the present rules. ``decisions`` is how many can be shown; ``stop`` is where the
    present rules differ from the game. ``ask`` is the question that a moment is about, as its seat saw it."""

    kind: LinkKind
    game: str
    at: int
    seat: int
    words: str
    over: bool
    seats: list[LinkedSeat]
    decisions: int
    stop: Stop | None
    timeline: Timeline
    ask: Ask | None


class NewLinkedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A request to play on from the game in a link: a person of this ``name`` sits at ``seat`` after the first ``at``
    decisions, other people at the ``invited`` seats, bots at the others. Without ``bot`` the bots of the game stay, and
    ``medium`` bots replace its people."""

    link: Letters
    at: Number
    seat: Place
    name: str
    bot: str = ""
    invited: list[Place] = []
