"""Links of duels: the set-up and the seed, then the game of each who is done, as ``kernel.link`` packs it.

The letters of the parts are joined by dots. The seed travels in such a link: it does not show by itself, but anyone who
unpacks the letters can read it. On a server no link carries it before everybody is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from fabletable.kernel.decision import Refused
from fabletable.kernel.goal import StretchGoal
from fabletable.kernel.link import LONGEST_LINK, GameLink, letters_after, opened_envelope, packed_envelope, read_link

DUEL_FORMAT: Final = 17
DUEL_PATH: Final = "#/d/"
"""The part of a URL just before the letters of a duel."""
MOST_PEOPLE: Final = 6
LONGEST_DUEL: Final = 4 * LONGEST_LINK
_BETWEEN: Final = "."


class DuelHeader(msgspec.Struct, array_like=True, frozen=True):
    """The set-up that everybody in a duel plays. ``bots`` sit at the other seats, so many ``people`` take part and
    the bot ``against`` them, if there is one; ``name`` is that of the person who began it."""

    game: str
    version: str
    players: int
    seed: str
    options: dict[str, Any]
    bots: list[str]
    people: int = 2
    against: str = ""
    goal: StretchGoal | None = None
    name: str = ""

    @property
    def places(self) -> int:
        """Return how many play it, the bot included."""
        return self.people + (1 if self.against else 0)


class DuelLink(msgspec.Struct, frozen=True):
    """A duel as a link carries it, with the games of those who are done."""

    header: DuelHeader
    games: Sequence[GameLink] = ()

    @property
    def is_whole(self) -> bool:
        return len(self.games) >= self.header.places

    def to_text(self) -> str:
        """Return the letters that follow ``DUEL_PATH``."""
        first = packed_envelope(DUEL_FORMAT, msgspec.json.encode(self.header))
        return _BETWEEN.join([first, *(game.to_text() for game in self.games)])


def is_duel_link(text: str) -> bool:
    """Return whether a text is meant to be a duel; it may still be damaged."""
    return DUEL_PATH in text


def read_duel_link(text: str) -> DuelLink:
    """Open a duel: its letters, or a whole URL. Refused if any letter is wrong or missing, or a game is not of it."""
    first, *others = letters_after(text, DUEL_PATH, LONGEST_DUEL).split(_BETWEEN)
    header, rest = opened_envelope(first, DUEL_FORMAT, DuelHeader)
    if rest or not 1 <= header.people <= MOST_PEOPLE or not 1 <= header.players <= 16 or header.places < 2:
        raise Refused("why-link-damaged")
    if len(header.bots) != header.players - 1 or len(others) > header.places:
        raise Refused("why-link-damaged")
    games = [read_link(letters) for letters in others]
    for each in games:
        if not is_of_duel(header, each):
            raise Refused("why-duel-other-game")
    return DuelLink(header, games)


def is_of_duel(duel: DuelHeader, link: GameLink) -> bool:
    """Return whether a game has the set-up and the luck of a duel."""
    header = link.header
    return (header.game, header.version, header.players, header.seed, header.options) == (
        duel.game, duel.version, duel.players, duel.seed, duel.options,
    )  # fmt: skip
