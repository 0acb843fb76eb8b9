"""The origin of a card's numbers: shown on the page, listed in docs/."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from fabletable.kernel.message import Message

Origin: TypeAlias = Literal["rulebook", "reported", "designed"]

RULEBOOK: Final = "rulebook"
REPORTED: Final = "reported"
DESIGNED: Final = "designed"


class Design(NamedTuple):
    """A reason, and the cards that are designed for it; docs/ list all of them.

    ``"mace"`` is ours as a whole, of ``"robber: form loss"`` only what is named after the colon. ``"@skills"`` are all
    cards of that group that are ours and that no other design names.
    """

    reason: str
    cards: Sequence[str]


class CardOrigin(NamedTuple):
    """A card in the lists of designed numbers: its name in a file of tweaks, and its group."""

    key: str
    message: Message
    origin: Origin
    group: str
