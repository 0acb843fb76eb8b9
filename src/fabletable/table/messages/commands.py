"""What a client says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from fabletable.coach.guide import Press

ProposalKind = Literal["back", "go-on", "close", "pause", "resume", "time", "wait", "bot", "open", "out"]


class Have(msgspec.Struct, forbid_unknown_fields=True):
    """So many story lines of this seat's view (None: the spectator's) the client still has."""

    seat: int | None
    story: int


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first frame. No secrets: a spectator. After a lost connection, ``number`` is that of the last view seen."""

    table: str
    secrets: list[str] = []
    number: int = -1
    have: list[Have] = []
    screen: bool = False
    """A big screen for everyone in the room: it may hold no seat."""


class Command(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is asked for at a seat. What comes of it is told under its ``id``; sent again it counts once."""

    id: str
    seat: int


class CommandNow(Command, forbid_unknown_fields=True):
    """The same, about the table as it stood at this ``number``."""

    number: int


class Choose(CommandNow, tag="choose", forbid_unknown_fields=True):
    """This seat's decision: the option of this ``key``."""

    key: str


class Undo(CommandNow, tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last decision, if the rules let it."""


class Propose(CommandNow, tag="propose", forbid_unknown_fields=True):
    """Ask the others to go back to where ``to`` decisions had been made; at a table that has stopped because its
    rules changed, to go on from there by the new ones, or to close it."""

    to: int = -1
    kind: ProposalKind = "back"


class Answer(CommandNow, tag="answer", forbid_unknown_fields=True):
    """To somebody's proposal, the one with the id ``proposal`` if it is given."""

    agree: bool
    proposal: int | None = None


class Hint(CommandNow, tag="hint", forbid_unknown_fields=True):
    """What would the coach do?"""


class Where(Command, tag="where", forbid_unknown_fields=True):
    """Where do I stand?"""


class Hurry(Command, tag="hurry", forbid_unknown_fields=True):
    """Whoever ponders at this table answers from what it knows by now."""


class Hold(Command, tag="hold", forbid_unknown_fields=True):
    """Let a bot decide for this seat: one's own, or one whose player is not there."""

    bot: str


class Back(Command, tag="back", forbid_unknown_fields=True):
    """I am back: the bot gives me my seat."""


class Leave(Command, tag="leave", forbid_unknown_fields=True):
    """Give the seat up for good: a bot goes on, and the host may invite somebody else."""


class Resign(Command, tag="resign", forbid_unknown_fields=True):
    """Play no more: a bot goes on for good, or the seat is out of the game, as was agreed."""


class React(Command, tag="react", forbid_unknown_fields=True):
    """One of six signs, seen by everyone for a moment and kept nowhere."""

    sign: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Mute(Command, tag="mute", forbid_unknown_fields=True):
    """What ``who`` says and how they react no longer comes to this seat, or comes again."""

    who: Annotated[int, msgspec.Meta(ge=0, le=20)]
    on: bool


class Pointing(msgspec.Struct, tag="point", forbid_unknown_fields=True):
    """A finger lies on this choice, or on none any more. Whoever watches sees what it is about, if that lies open."""

    seat: int
    number: int
    key: str


class Chat(Command, tag="chat", forbid_unknown_fields=True):
    text: str


class Holiday(Command, tag="holiday", forbid_unknown_fields=True):
    """By letter: a day off, beginning now; or back at once."""

    on: bool


class InSight(msgspec.Struct, tag="presence", forbid_unknown_fields=True):
    """The page is ``hidden`` behind another, or in sight again."""

    hidden: bool


class Lesson(Command, tag="lesson", forbid_unknown_fields=True):
    """At a table where somebody learns: the ``page`` was read, or the lesson is left, or taken up again."""

    press: Press
    page: str = ""


class Stand(CommandNow, tag="stand", forbid_unknown_fields=True):
    """For the rest of the game the present question is answered so whenever it comes and this is offered."""

    key: str


class Foresee(Command, tag="foresee", forbid_unknown_fields=True):
    """Which question comes to this seat next, if that can be foreseen from what it knows?"""


class Lay(CommandNow, tag="lay", forbid_unknown_fields=True):
    """The answer to what was foreseen at this ``number``: given if just that is asked next."""

    key: str


class PassAhead(Command, tag="pass", forbid_unknown_fields=True):
    """Until this seat decides again whatever it could do in others' turns is let pass."""


class Revoke(Command, tag="revoke", forbid_unknown_fields=True):
    """Take back what was answered beforehand; what stands can be turned off and ``on`` again."""

    answer: int
    on: bool | None = None


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """I have lost the thread: show me all of it again."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


ClientFrame: TypeAlias = (
    Hello
    | Choose
    | Undo
    | Propose
    | Answer
    | Hint
    | Where
    | Hurry
    | Hold
    | Back
    | Leave
    | Chat
    | InSight
    | Lesson
    | Resign
    | React
    | Mute
    | Pointing
    | Holiday
    | Stand
    | Foresee
    | Lay
    | PassAhead
    | Revoke
    | Look
    | Ping
)
