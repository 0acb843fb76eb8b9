"""Messages of the server alone: its games for the new-game page, itself, and any error over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from fabletable.kernel.box import Box
from fabletable.kernel.message import Message
from fabletable.kernel.rule_examples import RuleExample
from fabletable.kernel.signs import Sign
from fabletable.table.messages import PROTOCOL

SettingKind = Literal["choice", "flag", "many", "tweaks"]


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

    shown: dict[str, RuleExample]


class LessonInfo(msgspec.Struct):
    """A first game that is guided: how many steps it has, about how many minutes it takes, in which languages."""

    steps: int
    minutes: int
    languages: list[str]


class GameInfo(msgspec.Struct):
    """A game on the shelf. ``rules`` are the chapters of its book in order (docs/write-a-game.md). ``titles``,
    ``mottos``, ``abouts`` (two sentences on what it is about) are in every language the game has, ``box`` is how it
    looks. ``temperaments`` are what bots can be fond of (their texts are ``temperament-NAME``); ``hard:NAME`` sits down
    such a one."""

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
    abouts: dict[str, str] = {}


class NumberInfo(msgspec.Struct):
    """A number on a card that a user may change, from 0 to ``most``; ``printed`` is what the card says."""

    name: str
    message: Message
    printed: int
    most: int


class CardInfo(msgspec.Struct):
    card: str
    message: Message
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
    """The games and bots that can be played here."""

    games: list[GameInfo]
    bots: list[BotInfo]


NetworkState: TypeAlias = Literal["fixed", "closed", "open"]


class ServerInfo(msgspec.Struct):
    """The server that serves here; records signed with ``key`` were played here. ``addresses`` are those under which
    others find the server: none while it serves this machine alone. ``protocol`` is the version of the wire."""

    version: str
    key: str
    addresses: list[str]
    lobby: bool = False
    """True if public tables are listed for everyone who comes."""
    mail: bool = False
    """True if it can send mail."""
    network: NetworkState = "fixed"
    """Tells whether the asker may open it to the network of its machine (``closed``), or close it again (``open``)."""
    protocol: int = PROTOCOL


class NetworkChange(msgspec.Struct, forbid_unknown_fields=True):
    """A change of the networks that a server listens in: with ``open`` that of this machine; ``address`` is the one
    under which others come from far away, empty for none. A field that is None stays as it is."""

    open: bool | None = None
    address: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NetworkInfo(msgspec.Struct):
    """The present state of the network."""

    network: NetworkState
    addresses: list[str]


class Problem(msgspec.Struct):
    """Any error of the REST side."""

    code: str
    args: dict[str, Any]
    rule: str = ""
