"""Facts of a moment, declared beside its rule: odds, foes, trophies. The director computes weights from them.

All facts are public: every seat that sees the moment may know them. A game that declares none is staged by its moments
and scenes alone.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fabletable.kernel.message import Message
from fabletable.kernel.scene import Art, Odds

FoeRank = Literal["", "strong", "guardian", "villain"]
"""The rank of a foe. ``strong``: among the strongest of its kind. ``guardian``, ``villain``: it gets an entrance."""

Milestone = Literal["", "kill", "town", "level"]
"""A moment that is named if it is the first of its kind for its seat."""


class FoeFacts(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The foe of a fight. ``strength`` is what it fights with, ``own`` what the hero has against it, both as they stand
    on the table; ``does`` are the things it will do, a sentence each; ``stakes`` is what winning means."""

    name: Message
    rank: FoeRank = ""
    strength: int | None = None
    own: int | None = None
    does: list[Message] = []
    stakes: Message | None = None


class ChangedChoice(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A choice that another player or a card changed before it took effect. ``by`` is the seat that did, None for a
    foe or a card; ``whose`` is the seat whose choice it was, None for a foe. ``card`` did it, for ``cost``. The choice
    ``was`` this and becomes that ``now``. Odds are those of the seat whose choice it was; ``rule`` is the
    chapter of the rulebook that allows it. ``dice``: they are still to fall. ``art`` is its picture where no card on
    the table did it."""

    by: int | None
    whose: int | None
    card: Message
    was: Message
    now: Message
    cost: Message | None = None
    odds_was: Odds | None = None
    odds_now: Odds | None = None
    rule: str = ""
    dice: bool = False
    art: Art | None = None


class TrophyTaken(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A trophy or an artifact that counts towards victory: the seat has ``n`` of the ``of`` that win."""

    name: Message
    seat: int
    n: int
    of: int


class MomentFacts(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The facts of one moment.

    ``odds`` are those before the dice, as the side of the first sum or the first touched seat saw them; they come from
    the function that the battle itself uses. ``rare``: a rare card is to be had. ``milestone``: the first of its kind
    is named. ``left`` is what the hero has left of its life after a fight."""

    foe: FoeFacts | None = None
    odds: Odds | None = None
    changed: ChangedChoice | None = None
    trophy: TrophyTaken | None = None
    rare: bool = False
    milestone: Milestone = ""
    left: int | None = None
