"""Everything that is said over the wire, as types: REST bodies and the frames of the one socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fabletable.coach import Counsel, Guidance, Review
from fabletable.coach.guide import Press
from fabletable.kernel.box import Box
from fabletable.kernel.cutting import Cutting
from fabletable.kernel.difference import Change
from fabletable.kernel.ending import Epilogue
from fabletable.kernel.moment import LinePart, MomentKind, MomentResult, Sum
from fabletable.kernel.say import Say
from fabletable.kernel.scene import Ask, Scene
from fabletable.kernel.signs import Sign
from fabletable.kernel.standing import Standing

SeatKind = Literal["here", "invited", "bot"]
Visibility = Literal["link", "public"]
SettingKind = Literal["choice", "flag", "many", "tweaks"]
TableState = Literal["gathering", "playing", "over", "closed"]
ProposalKind = Literal["back", "go-on", "close", "pause", "resume", "time", "wait", "bot", "open", "out"]
ClockKind = Literal["none", "evening", "letter"]
WhenUp = Literal["decide", "hold", "resign"]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Presence = Literal["here", "looking-away", "line-lost", "away", "bot", "left", "free"]
LinkState = Literal["none", "made", "opened", "withdrawn"]
LinkKind = Literal["table", "seat", "used", "withdrawn", "own", "unknown"]
DoorMay = Literal["sit", "ask", "watch", "replay"]
KnockState = Literal["waiting", "in", "no"]

# --- what a game is, for the new-game page ---


class SettingInfo(msgspec.Struct):
    """One option of a game; its texts are ``option-NAME`` and ``option-NAME-WORD``."""

    name: str
    kind: SettingKind
    default: Any
    choices: list[str]


class RuleInfo(msgspec.Struct, omit_defaults=True):
    """A rule of the book; its texts are ``rule-KEY`` and ``rule-KEY.text``. It is in force at tables whose options fit
    one of ``when``, if there are any, and where as many play as ``players`` says, if it says so."""

    key: str
    when: list[dict[str, Any]] = []
    players: list[int] = []


class ChapterInfo(RuleInfo, omit_defaults=True):
    """A chapter with its sections, the rules to read next, and the options it explains; ``example`` where a moment
    shows it."""

    sections: list[RuleInfo] = []
    see: list[str] = []
    speaks: list[str] = []
    example: bool = False


class Examples(msgspec.Struct):
    """Moments that show a chapter of the rules, by chapter."""

    shown: dict[str, Cutting]


class LessonInfo(msgspec.Struct):
    """A first game that is guided: how many steps it has, about how many minutes it takes, in which languages."""

    steps: int
    minutes: int
    languages: list[str]


class GameInfo(msgspec.Struct):
    """``rules`` are the chapters of its book in order (docs/write-a-game.md). ``titles`` and ``mottos``
    are in every language the game has, ``box`` is how it looks. ``temperaments`` are what bots can be fond of (their
    texts are ``temperament-NAME``); ``hard:NAME`` sits down such a one."""

    key: str
    version: str
    players: tuple[int, int]
    settings: list[SettingInfo]
    rules: list[ChapterInfo]
    languages: list[str]
    titles: dict[str, str]
    mottos: dict[str, str]
    box: Box
    temperaments: list[str]
    lesson: LessonInfo | None = None


class NumberInfo(msgspec.Struct):
    """A number on a card that a user may change, from 0 to ``most``; ``printed`` is what the card says."""

    name: str
    say: Say
    printed: int
    most: int


class CardInfo(msgspec.Struct):
    card: str
    say: Say
    numbers: list[NumberInfo]


class SignGroup(msgspec.Struct):
    """Signs of a legend, under the heading ``signs-NAME``; a sign is called ``sign-KEY`` and does ``sign-KEY.text``."""

    name: str
    signs: list[Sign]


class BotInfo(msgspec.Struct):
    """A bot that may sit down, weakest first; its texts are ``bot-NAME`` and ``bot-NAME.text``."""

    name: str
    strength: int


class Shelf(msgspec.Struct):
    """What can be played here, and with whom."""

    games: list[GameInfo]
    bots: list[BotInfo]


# --- tables and seats ---


class SeatInfo(msgspec.Struct):
    """A chair as everyone sees it. ``bot`` decides for it when the seat is a bot's or ``held`` for someone away.
    ``away`` is for how many seconds its person has been gone (None: here, or nobody's); ``version`` rises with every
    change of the seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    claimed: bool
    online: bool
    held: bool
    entropy: str
    away: int | None
    version: int
    choosing: bool = False
    """Somebody has opened its link and is choosing a name."""
    link: LinkState = "none"
    opened: str | None = None
    """When its link was opened."""
    resigned: bool = False
    presence: Presence = "free"
    presence_seconds: int = 0
    """For how long its person has been away, or looking away."""


class ResultInfo(msgspec.Struct):
    winners: list[int]
    scores: list[int]
    notes: list[Say]


class Stop(msgspec.Struct):
    """The rules have changed since it was played: decision ``number`` no longer comes out as it did. It was made by
    version ``played`` of the rules; ``present`` is the one of today."""

    number: int
    played: str
    present: str


class Again(msgspec.Struct):
    """Where those of a finished game play on: another table, and by seat of this one the seat there. The secrets are
    the same."""

    table: str
    seats: list[int]


class Nights(msgspec.Struct, forbid_unknown_fields=True, rename={"first": "from", "last": "to"}):
    """From one hour to the other no clock runs, by the clocks on the walls of a place so many minutes east of UTC."""

    first: Hour = 22
    last: Hour = 8
    offset_minutes: Annotated[int, msgspec.Meta(ge=-840, le=840)] = 0


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """How much time there is: for a turn, and a reserve for the whole game; by letter days, with days off. ``when_up``:
    a bot decides that one question, holds the seat until its person is back, or the seat resigns."""

    kind: ClockKind = "none"
    turn_seconds: Annotated[int, msgspec.Meta(ge=10, le=30 * 86_400)] = 180
    reserve_seconds: Annotated[int, msgspec.Meta(ge=0, le=30 * 86_400)] = 1200
    holiday_days: Annotated[int, msgspec.Meta(ge=0, le=60)] = 10
    nights: Nights | None = None
    when_up: WhenUp = "decide"
    may_pause: bool = True


class Terms(msgspec.Struct, forbid_unknown_fields=True):
    """What everyone agrees to by sitting down: it stays as it is. ``bot`` decides when somebody's time is up and plays
    for who has resigned, unless resigning takes a seat ``out`` of the game."""

    clock: Clock = msgspec.field(default_factory=Clock)
    bot: str = "medium"
    resign: Literal["bot", "out"] = "bot"
    reactions: bool = True
    chat: bool = True


class SeatClock(msgspec.Struct):
    """What a seat has left; ``until`` is when all of it is gone, of the seat whose clock runs. It ``ran_out`` so many
    times since its person last decided."""

    turn_seconds: int
    reserve_seconds: int
    holiday_days: int
    holiday: bool
    until: str | None
    ran_out: int


class ClockNow(msgspec.Struct):
    """The clocks as they are ``at`` that time; that of the ``running`` seat runs, first its turn, then its reserve."""

    running: int | None
    paused: bool
    at: str
    seats: list[SeatClock]


class Knock(msgspec.Struct):
    """Somebody without a good link asks to be let in."""

    id: int
    name: str
    at: str


class TableInfo(msgspec.Struct):
    """A table as everyone sees it; ``number`` is how many entries its log has, ``turn`` the seat that decides,
    ``rules`` the version of the rules it is played by, ``grace`` the seconds somebody may be away before others may
    let a bot hold the seat."""

    id: str
    game: str
    rules: str
    options: dict[str, Any]
    visibility: Visibility
    state: TableState
    seats: list[SeatInfo]
    number: int
    turn: int | None
    spectators: int
    created: str
    touched: str
    commitment: str
    grace: int
    result: ResultInfo | None = None
    stop: Stop | None = None
    notice: Say | None = None
    """Something everyone at the table should know, such as that nobody can tell whether the rules have changed."""
    again: Again | None = None
    host_seat: int | None = None
    """Where whoever set the table sits; None when they only watch."""
    host_gone: bool = False
    """For a day: until then only the host, from then on any seat may invite and change seats."""
    knocks: list[Knock] = []
    language: str = "en"
    hide_names: bool = False
    """Names are left out of the preview that messengers show."""
    waiting_for: list[int] = []
    """The seats everybody waits for: whoever is asked, or whoever has not answered what is proposed."""
    waited_seconds: int = 0
    terms: Terms = msgspec.field(default_factory=Terms)
    clock: ClockNow | None = None
    screens: int = 0
    """How many big screens show it: a phone beside one is a hand."""


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: SeatKind
    name: str = ""
    bot: str = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    visibility: Visibility = "link"
    start: bool = False
    grace: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 120
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"
    hide_names: bool = False
    terms: Terms = msgspec.field(default_factory=Terms)


class SeatKey(msgspec.Struct):
    """The secret of a seat: whoever has it sits there."""

    seat: int
    secret: str


class TableMade(msgspec.Struct):
    """``host`` is the secret of whoever set the table; ``keys`` those of the seats that people take. ``join`` opens any
    free seat, and so does the ``word``, which can be read aloud; both are empty when no seat is open to others."""

    table: TableInfo
    host: str
    keys: list[SeatKey]
    join: str = ""
    word: str = ""


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Claimed(msgspec.Struct):
    """The secret is new: the one of the invitation no longer opens anything."""

    seat: int
    secret: str
    table: TableInfo


class Entropy(msgspec.Struct, forbid_unknown_fields=True):
    text: str


# --- invitations ---


class TableLink(msgspec.Struct):
    """The table's own link, for whoever comes first, and its word."""

    join: str
    word: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down by the table's link, on this seat or the first that is free."""

    name: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class Door(msgspec.Struct):
    """What a link opens. ``free`` seats can be taken by it; ``seat`` is the one it was made for; ``opened`` is when it
    was used or withdrawn; ``may`` is what to offer first."""

    table: TableInfo
    link: LinkKind
    seat: int | None
    free: list[int]
    opened: str | None
    may: DoorMay


class Knocking(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Knocked(msgspec.Struct):
    """The ``ticket`` opens the seat as an invitation does once the host has let its owner in."""

    ticket: str
    state: KnockState
    seat: int | None = None


class LetIn(msgspec.Struct, forbid_unknown_fields=True):
    """To this seat; None: no."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None


class HideNames(msgspec.Struct, forbid_unknown_fields=True):
    hidden: bool


# --- the keys of a person's devices ---


class NewKey(msgspec.Struct, forbid_unknown_fields=True):
    """``name`` is what this device is called among its owner's."""

    name: str


class KeyMade(msgspec.Struct):
    """The ``key`` stands wherever a seat's secret does, and opens every seat on its ring."""

    key: str
    device: str


class Device(msgspec.Struct):
    """``only`` these tables it opens; none: all."""

    id: str
    name: str
    made: str
    seen: str
    this: bool
    only: list[str]


class Keyring(msgspec.Struct):
    """The devices that open the same seats. ``words`` and ``file``: something was written down for a bad day."""

    device: str
    devices: list[Device]
    seats: int
    words: bool
    file: bool


class MyGame(msgspec.Struct):
    """A table at which one sits or which one has set; ``left_seconds`` is the time one has left, None without a clock
    or when others decide."""

    table: TableInfo
    seats: list[int]
    host: bool
    your_turn: bool
    left_seconds: int | None = None


class MyGames(msgspec.Struct):
    games: list[MyGame]


class OwnSeats(msgspec.Struct, forbid_unknown_fields=True):
    """Secrets of seats, or the host's, that this browser has had before it had a key."""

    table: str
    secrets: Annotated[list[str], msgspec.Meta(max_length=21)]


class Carrying(msgspec.Struct, forbid_unknown_fields=True):
    """The ``tables`` whose seats come along; none: all."""

    tables: Annotated[list[str], msgspec.Meta(max_length=50)] = []


class Carry(msgspec.Struct):
    """A ticket for one other device, until then."""

    ticket: str
    until: str


class TicketShown(msgspec.Struct, forbid_unknown_fields=True):
    ticket: str


class Carried(msgspec.Struct):
    """What would come along, and from which device."""

    device: str
    games: list[MyGame]


class TakeAlong(msgspec.Struct, forbid_unknown_fields=True):
    ticket: str
    name: str


class Words(msgspec.Struct):
    words: list[str]


class KeyFile(msgspec.Struct):
    """To be kept as a file: whoever has it has the seats."""

    fabletable: str
    house: str
    secret: str


class Recover(msgspec.Struct, forbid_unknown_fields=True):
    """By the six words, or by the secret of the file."""

    name: str
    words: str = ""
    secret: str = ""


# --- being called ---


class Wishes(msgspec.Struct, forbid_unknown_fields=True):
    """When and about what somebody wants to be called; at ``muted`` tables not."""

    when: Literal["at-once", "after-5-min", "daily"] = "at-once"
    about: list[Literal["turn", "time", "ends"]] = msgspec.field(default_factory=lambda: ["turn"])
    quiet: Nights | None = None
    muted: Annotated[list[str], msgspec.Meta(max_length=200)] = []
    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")] = "en"


class NewCalls(Wishes, forbid_unknown_fields=True):
    email: str = ""
    webhook: str = ""


class Calls(msgspec.Struct):
    """How a person is called; a letter only to an address they have confirmed."""

    email: str
    confirmed: bool
    webhook: str
    when: Literal["at-once", "after-5-min", "daily"]
    about: list[Literal["turn", "time", "ends"]]
    quiet: Nights | None
    muted: list[str]
    language: str
    mail_possible: bool


class Called(msgspec.Struct):
    """What a webhook is sent: nothing that is hidden, and no secret."""

    table: str
    game: str
    event: Literal["turn", "time", "ends"]
    seat: int
    until: str | None


class MailDo(msgspec.Struct, forbid_unknown_fields=True):
    do: Literal["confirm", "stop", "stop-all", "on"]


class MailSaid(msgspec.Struct):
    did: Literal["confirm", "stop", "stop-all", "on"]
    table: str | None
    game: str | None


# --- fairness, replay, results ---


class Fairness(msgspec.Struct):
    """How to check the dice. ``secret`` and ``seed`` are empty until the game is over."""

    commitment: str
    seed_commitment: str
    entropy: list[str]
    secret: str
    seed: str
    how: Say
    key: str
    """The public key the house signs records with."""


class HouseInfo(msgspec.Struct):
    """Who serves here; records signed with ``key`` were played here. ``addresses`` are where others find the house:
    none while it serves this machine alone."""

    version: str
    key: str
    addresses: list[str]
    hall: bool = False
    """Whether public tables are listed for everyone who comes."""
    mail: bool = False
    """Whether it can send letters."""


class Hall(msgspec.Struct):
    """Public tables that wait for people, that can be watched, and that were played to the end, newest first."""

    waiting: list[TableInfo]
    watch: list[TableInfo]
    told: list[TableInfo]


class Shown(msgspec.Struct, omit_defaults=True):
    """A moment on its way: what one seat saw, once. Its scene is ``scene``, or what became (``change``) of the one
    before it: that of the moment before it in the list, or the one the list goes on from. ``after`` so many decisions;
    ``lines`` are those of the story that tell of it, from and up to; ``deed`` is the line that begins its deed, -1 if
    none does; ``touches`` are the seats whose own thing it is; ``result`` is what an outcome is to the first side."""

    kind: MomentKind
    after: int
    lines: tuple[int, int]
    scene: Scene | None = None
    change: Change | None = None
    deed: int = -1
    pieces: list[str] = []
    touches: list[int] = []
    sums: list[Sum] = []
    because: Say | None = None
    result: MomentResult = ""


class Frame(msgspec.Struct):
    """The table after ``at`` decisions as one seat saw it, and what was then decided, and by whom. ``story`` goes on
    from line ``story_from``, with its ``parts``; ``moments`` are what was to be seen on the way there, going on from
    the scene of the frame before; in the first frame the first of them brings its whole scene. What lies there then is
    ``scene``, or what became (``change``) of that of the last moment or, without one, of the frame before."""

    at: int
    scene: Scene | None
    change: Change | None
    story: list[Say]
    turn: int | None
    question: Say | None
    chosen: Say | None
    story_from: int = 0
    parts: list[LinePart] = []
    moments: list[Shown] = []


class Replay(msgspec.Struct):
    """Some frames of a game; ``decisions`` is how many of them can be shown. ``stop`` is where the rules of today no
    longer tell the story that was played."""

    seat: int | None
    decisions: int
    frames: list[Frame]
    stop: Stop | None = None


class Moment(msgspec.Struct):
    """One decision on the timeline."""

    at: int
    seat: int
    ask: str
    key: str
    chapter: Say
    scores: list[int | None]


class Timeline(msgspec.Struct):
    """All decisions in order, with the public scores after each."""

    moments: list[Moment]
    result: ResultInfo | None
    stop: Stop | None = None


class Reviewing(msgspec.Struct):
    """A review as far as it is: ``part`` of the work is done."""

    part: float
    review: Review | None


class Ended(msgspec.Struct):
    """How a game ended, as far as it is told: ``part`` of the work is done. Luck comes last."""

    part: float
    ending: Epilogue | None


class WhatIf(msgspec.Struct, forbid_unknown_fields=True):
    """From where ``at`` decisions were made in a finished game somebody plays on for ``seat``, bots for the others."""

    at: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)]
    name: str
    bot: str = "medium"


class Problem(msgspec.Struct):
    """Any error of the REST side."""

    code: str
    args: dict[str, Any]
    rule: str = ""


# --- frames from the client ---


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


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    id: str
    number: int
    seat: int
    key: str


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last decision, if the rules let it."""

    id: str
    number: int
    seat: int


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the others to go back to where ``to`` decisions had been made; at a table that has stopped because its
    rules changed, to go on from there by the new ones, or to close it."""

    id: str
    number: int
    seat: int
    to: int = -1
    kind: ProposalKind = "back"


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """To somebody's proposal, the one with the id ``proposal`` if it is given."""

    id: str
    number: int
    seat: int
    agree: bool
    proposal: int | None = None


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    id: str
    number: int
    seat: int


class Where(msgspec.Struct, tag="where", forbid_unknown_fields=True):
    """Where do I stand?"""

    id: str
    seat: int


class Hurry(msgspec.Struct, tag="hurry", forbid_unknown_fields=True):
    """Whoever ponders at this table answers from what it knows by now."""

    id: str
    seat: int


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """Let a bot decide for this seat: one's own, or one whose player is not there."""

    id: str
    seat: int
    bot: str


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """I am back: the bot gives me my seat."""

    id: str
    seat: int


class Leave(msgspec.Struct, tag="leave", forbid_unknown_fields=True):
    """Give the seat up for good: a bot goes on, and the host may invite somebody else."""

    id: str
    seat: int


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    """Play no more: a bot goes on for good, or the seat is out of the game, as was agreed."""

    id: str
    seat: int


class React(msgspec.Struct, tag="react", forbid_unknown_fields=True):
    """One of six signs, seen by everyone for a moment and kept nowhere."""

    id: str
    seat: int
    sign: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """What ``who`` says and how they react no longer comes to this seat, or comes again."""

    id: str
    seat: int
    who: Annotated[int, msgspec.Meta(ge=0, le=20)]
    on: bool


class Pointing(msgspec.Struct, tag="point", forbid_unknown_fields=True):
    """A finger lies on this choice, or on none any more. Whoever watches sees what it is about, if that lies open."""

    seat: int
    number: int
    key: str


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    id: str
    seat: int
    text: str


class Holiday(msgspec.Struct, tag="holiday", forbid_unknown_fields=True):
    """By letter: a day off, beginning now; or back at once."""

    id: str
    seat: int
    on: bool


class InSight(msgspec.Struct, tag="presence", forbid_unknown_fields=True):
    """The page is ``hidden`` behind another, or in sight again."""

    hidden: bool


class Lesson(msgspec.Struct, tag="lesson", forbid_unknown_fields=True):
    """At a table where somebody learns: the ``page`` was read, or the lesson is left, or taken up again."""

    id: str
    seat: int
    press: Press
    page: str = ""


class Stand(msgspec.Struct, tag="stand", forbid_unknown_fields=True):
    """For the rest of the game the present question is answered so whenever it comes and this is offered."""

    id: str
    number: int
    seat: int
    key: str


class Foresee(msgspec.Struct, tag="foresee", forbid_unknown_fields=True):
    """Which question comes to this seat next, if that can be foreseen from what it knows?"""

    id: str
    seat: int


class Lay(msgspec.Struct, tag="lay", forbid_unknown_fields=True):
    """The answer to what was foreseen at this ``number``: given if just that is asked next."""

    id: str
    number: int
    seat: int
    key: str


class PassAhead(msgspec.Struct, tag="pass", forbid_unknown_fields=True):
    """Until this seat decides again whatever it could do in others' turns is let pass."""

    id: str
    seat: int


class Revoke(msgspec.Struct, tag="revoke", forbid_unknown_fields=True):
    """Take back what was answered beforehand; what stands can be turned off and ``on`` again."""

    id: str
    seat: int
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

# --- frames from the server ---


class UndoInfo(msgspec.Struct):
    """Whether this seat may take its last decision back by itself, else why not (None: it has none)."""

    free: bool
    to: int
    why: Say | None


class AskedAgain(msgspec.Struct):
    """A ``question`` (its message id) that this seat was asked before on this socket, and what became of it since."""

    question: str
    change: Change


class View(msgspec.Struct, tag="view"):
    """What one seat (None: a spectator) sees now: the whole ``scene`` when it comes in or has lost the thread, else
    what became (``change``) of the last moment's scene, or where there is none of the scene in the last view it got,
    that of number ``since``. The question comes as a whole (``ask``) the first time it is asked, then as what became of
    it (``again``). The client keeps its first
    ``story_from`` story lines and appends ``story``; what happened since the seat's last decision begins at line
    ``recap_from``. ``parts`` says of each line in ``story`` whether it begins a deed, is its new headline, or stands
    alone.

    ``moments`` are what was to be seen since that last view, going on from its scene; for whoever comes in, since the
    seat's last decision, the first of them with its whole scene."""

    seat: int | None
    number: int
    decisions: int
    turn: int | None
    scene: Scene | None
    change: Change | None
    since: int
    ask: Ask | None
    again: AskedAgain | None
    story_from: int
    story: list[Say]
    recap_from: int
    undo: UndoInfo
    result: ResultInfo | None
    meanwhile: list[Say] = []
    """What a bot decided for this seat since its person last did; the newest only when there is much."""
    parts: list[LinePart] = []
    moments: list[Shown] = []


class ChatLine(msgspec.Struct):
    """What somebody said; ``seat`` is -1 when it is the house that ``say``s something."""

    id: int
    seat: int
    text: str
    at: str
    say: Say | None = None


class Proposal(msgspec.Struct):
    """Somebody asks to go back to decision ``to``, to go on by other rules, or to close the table; it lapses when
    anything else is decided."""

    number: int
    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]
    kind: ProposalKind
    id: int


class Welcome(msgspec.Struct, tag="welcome"):
    """After ``hello``: the table, the seats this socket holds, the chat so far. Views follow once the game is on."""

    table: TableInfo
    seats: list[int]
    chat: list[ChatLine]
    proposal: Proposal | None
    muted: list[int] = []
    """Whom the seats of this socket do not want to hear."""


class TableChanged(msgspec.Struct, tag="table"):
    """Somebody came, went, claimed a seat; the game started or ended."""

    table: TableInfo


class Chatted(msgspec.Struct, tag="chat"):
    line: ChatLine


class Proposed(msgspec.Struct, tag="proposal"):
    """None: it was agreed to, declined or has lapsed. ``declined`` is the seat that said no."""

    proposal: Proposal | None
    declined: int | None = None


class Accepted(msgspec.Struct, tag="accepted"):
    """It is in the database. ``number`` is the length of the log with it; ``again`` if it had been sent before."""

    id: str
    number: int
    again: bool = False


class RefusedFrame(msgspec.Struct, tag="refused"):
    """Nothing has changed. ``code`` is a message id with ``args``; ``rule`` the chapter behind it, if any."""

    id: str
    code: str
    args: dict[str, Any]
    rule: str
    number: int


class Hinted(msgspec.Struct, tag="hint"):
    """What the coach advises: first a thought, then better ones, until it is ``done``. ``key`` is the best choice."""

    id: str
    number: int
    seat: int
    key: str
    hint: Counsel | None = None
    done: bool = True


class Stood(msgspec.Struct, tag="where"):
    """Where ``seat`` stands after this ``number``; None where the game does not tell, or is over."""

    id: str
    number: int
    seat: int
    standing: Standing | None


class Taught(msgspec.Struct, tag="lesson"):
    """What the guide says to ``seat`` when its view has this ``number``. Bots wait while a page waits to be turned."""

    seat: int
    number: int
    lesson: Guidance


class Crashed(msgspec.Struct, tag="crashed"):
    """A rule broke on this choice. The table stands as before it; ``report`` is for the bug report."""

    id: str
    number: int
    key: str
    ask: str
    error: str
    report: str


class Reacted(msgspec.Struct, tag="reacted"):
    seat: int
    sign: int


class Pointed(msgspec.Struct, tag="pointed"):
    """To whoever watches: a finger of this seat lies on a choice about these pieces or places; none: on nothing."""

    seat: int
    spots: list[str]


class TimeUp(msgspec.Struct, tag="clock"):
    """Somebody's time was up: what the table has done, for the ``count``-th time since they last decided."""

    seat: int
    what: Literal["decided", "held", "resigned"]
    count: int


class AnswerLaid(msgspec.Struct):
    """An answer given beforehand, and how often it was ``given`` so far; ``always`` to a question, ``once`` to one that
    was foreseen, or to let everything ``pass``."""

    id: int
    kind: Literal["always", "once", "pass"]
    question: Say | None
    choice: Say | None
    given: int
    on: bool


class Ahead(msgspec.Struct, tag="ahead"):
    """To whoever has this seat, and nobody else: what they have answered beforehand and what has not lapsed."""

    seat: int
    answers: list[AnswerLaid]


class Foreseen(msgspec.Struct, tag="foreseen"):
    """The question that comes to this seat next as far as it can know at this ``number``; None: that is open.
    ``may_pass``: the game asks things in others' turns that one may let pass."""

    id: str
    seat: int
    number: int
    ask: Ask | None
    may_pass: bool


class Given(msgspec.Struct, tag="given"):
    """To whoever has this seat, and nobody else: what they had answered beforehand was given, as the decision of this
    ``number``."""

    seat: int
    number: int
    answer: int
    choice: Say


class Pong(msgspec.Struct, tag="pong"):
    pass


class Fault(msgspec.Struct, tag="error"):
    """The frame was not understood, or the socket is about to be closed."""

    code: str
    args: dict[str, Any]
    fatal: bool


ServerFrame: TypeAlias = (
    Welcome
    | View
    | TableChanged
    | Chatted
    | Proposed
    | Accepted
    | RefusedFrame
    | Hinted
    | Stood
    | Taught
    | Crashed
    | Reacted
    | Pointed
    | TimeUp
    | Ahead
    | Foreseen
    | Given
    | Pong
    | Fault
)
