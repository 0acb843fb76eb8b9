"""The finale of a game as plain data: the setting at the table, the things won, the headline, how near the others were.

A game returns a ``Finale`` from its ``Ending``. A game without one gets a plain finale from its result.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletable.kernel.message import Message

FinaleSetting = Literal["wall", "crown", "fall", "fire", "plain"]
"""A wall on which trophies hang, a throne with what was won before it, a great foe that falls or stands, a forge's
fire, or a table with laurels."""


class FinaleThing(msgspec.Struct, omit_defaults=True):
    """A thing that was won: a trophy, an artifact, a feat. The last thing in the list decided the game."""

    label: Message
    icon: str
    note: Message | None = None
    seat: int | None = None
    at: int | None = None


class NearMiss(msgspec.Struct):
    """One sentence that says how near a seat came that did not win."""

    seat: int
    text: Message


class Finale(msgspec.Struct, omit_defaults=True):
    """The finale. ``place`` is the line over the things, ``icon`` the great foe of a "fall". ``near`` has a sentence
    for each seat that did not win; ``won`` is false where all have lost."""

    title: Message
    prose: Message | None
    setting: FinaleSetting = "plain"
    won: bool = True
    place: Message | None = None
    icon: str = ""
    things: list[FinaleThing] = []
    near: list[NearMiss] = []
