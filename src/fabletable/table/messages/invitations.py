"""Links to a table, and people who ask to be let in."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fabletable.table.messages.tables import FaceName, TableInfo

LinkKind = Literal["table", "seat", "used", "withdrawn", "own", "unknown"]
LinkMay = Literal["sit", "ask", "watch", "replay"]
JoinRequestState = Literal["waiting", "in", "no"]


class TableLink(msgspec.Struct):
    """The table's own link, to the first free seat, and its word."""

    join: str
    word: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down by the table's link, on this seat or the first that is free."""

    name: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None
    face: FaceName = ""


class LinkInfo(msgspec.Struct):
    """The effect of a link. ``free`` seats can be taken by it; ``seat`` is the one it was made for; ``opened`` is when
    it was used or withdrawn; ``may`` is what to offer first."""

    table: TableInfo
    link: LinkKind
    seat: int | None
    free: list[int]
    opened: str | None
    may: LinkMay


class NewJoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class JoinRequested(msgspec.Struct):
    """The ``ticket`` opens the seat as an invitation does once the host has let its owner in."""

    ticket: str
    state: JoinRequestState
    seat: int | None = None


class JoinReply(msgspec.Struct, forbid_unknown_fields=True):
    """The host's answer to a join request: the seat to sit down on, or None to decline."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None


class HideNames(msgspec.Struct, forbid_unknown_fields=True):
    hidden: bool
