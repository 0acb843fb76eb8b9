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
    """True for a choice that points at no piece, or at a mere means such as a die that is spent (its option has a true
    ``is_means``): fight, rest, how much of it."""

    @property
    def key(self) -> str:
        return f"{self.ask}/{self.name}"

    @property
    def name(self) -> str:
        """Return the name, the same at every question."""
        return spelled(self.message)


def spelled(message: Message) -> str:
    """Return the id of a message and the ids of its arguments, without the piece."""
    if not message.args:
        return message.id
    args = (spelled(value) if isinstance(value, Message) else str(value) for value in message.args.values())
    return f"{message.id}({','.join(args)})"


def thing_of(game: Game, ask: str, option: Any) -> Thing | None:
    """Return the thing that an option takes, its own or what it ``comes_to`` where it is one of several ways; None for
    amounts, players and places, which are no things."""
    if isinstance(option, Number | Seat):
        return None
    message: Message = getattr(option, "comes_to", option).message
    for value in message.args.values():
        if isinstance(value, str) or (isinstance(value, Message) and value.id == "seat"):
            return None
    is_word = not message.piece or getattr(option, "is_means", False)
    return Thing(game.alike.get(ask, ask), Message(message.id, message.args), is_word)
