"""Links of duels: the set-up and the seed, then each finished game, as ``kernel.link`` packs it.

The parts are joined by dots. Such a link contains the seed: the page does not show it, but anyone who decodes the link
can read it. A server gives no such link before all have finished.
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
LONGEST_DUEL: Final = 2 * LONGEST_LINK
"""The most characters of a duel with all its games: a request to a server has room for them."""
MOST_IN_DUEL: Final = 4000
"""The most decisions of a game in a duel: each of them is weighed when games are compared."""
_BETWEEN: Final = "."


class DuelHeader(msgspec.Struct, array_like=True, frozen=True):
    """The set-up that everybody in a duel plays. ``bots`` sit at the other seats; ``people`` is how many people take
    part; ``against`` is a bot that takes part as well, if there is one; ``name`` is that of the person who began it."""

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
        """Return the number of players who take part, the bot included."""
        return self.people + (1 if self.against else 0)


class DuelLink(msgspec.Struct, frozen=True):
    """A duel as a link carries it, with the finished games."""

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
    """Return whether a text looks like the link of a duel; it may still be damaged."""
    return DUEL_PATH in text


def read_duel_link(text: str) -> DuelLink:
    """Decode a duel, given as its characters or as a whole URL. Refused if any character is wrong or missing, or if a
    game does not belong to the duel."""
    first, *others = letters_after(text, DUEL_PATH, LONGEST_DUEL).split(_BETWEEN)
    header, rest = opened_envelope(first, DUEL_FORMAT, DuelHeader)
    check_header(header)
    if rest or len(others) > header.places:
        raise Refused("why-link-damaged")
    games = [read_link(letters) for letters in others]
    for each in games:
        if not is_of_duel(header, each):
            raise Refused("why-duel-other-game")
        if each.header.length > MOST_IN_DUEL:
            raise Refused("why-link-long", {"most": MOST_IN_DUEL})
    return DuelLink(header, games)


def check_header(header: DuelHeader) -> None:
    """Refuse a set-up that no duel has."""
    if not 1 <= header.people <= MOST_PEOPLE or not 1 <= header.players <= 16 or header.places < 2:
        raise Refused("why-link-damaged")
    if len(header.bots) != header.players - 1:
        raise Refused("why-link-damaged")


def is_of_duel(duel: DuelHeader, link: GameLink) -> bool:
    """Return whether a game has the set-up and the seed of a duel."""
    header = link.header
    return (header.game, header.version, header.players, header.seed, header.options) == (
        duel.game, duel.version, duel.players, duel.seed, duel.options,
    )  # fmt: skip
