"""Things that can be taken at a table: a card, a face, a skill, a hero, a way to begin. They are recognised by their
name at a question, so that no game needs code for them."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletable.kernel import Game, Message
from fabletable.kernel.decision import Number, Seat


class Thing(msgspec.Struct, frozen=True):
    """A name at a question. Copies of a card are one thing; buying and selling it are two."""

    ask: str
    message: Message
    word: bool = False
    """True for a choice that points at no piece: fight, rest, how much of it."""

    @property
    def key(self) -> str:
        return f"{self.ask}/{self.name}"

    @property
    def name(self) -> str:
        """Return the name, the same at every question."""
        return _spelled(self.message)


def _spelled(message: Message) -> str:
    if not message.args:
        return message.id
    args = (_spelled(value) if isinstance(value, Message) else str(value) for value in message.args.values())
    return f"{message.id}({','.join(args)})"


def thing_of(game: Game, ask: str, option: Any) -> Thing | None:
    """Return the thing that an option takes; None for amounts, players and places, which are no things."""
    if isinstance(option, Number | Seat):
        return None
    message: Message = option.message
    for value in message.args.values():
        if isinstance(value, str) or (isinstance(value, Message) and value.id == "seat"):
            return None
    return Thing(game.alike.get(ask, ask), Message(message.id, message.args), not message.piece)
