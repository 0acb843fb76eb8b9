"""Every seat's chance to win at a position: by the game's own formula or its net."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fabletable.bots.best_search import net_for
from fabletable.kernel import Chance, Match

if TYPE_CHECKING:
    from fabletable.bots.net_file import PolicyNet

HUMBLE: Final = 0.86
"""The exponent of a net's chances: it has learned from its own games, whose leads last. Fitted to 1,500 games of quick
players."""


IMAGINED: Final = "chance to win"
"""The seed of the one world in which a seat's chance is read: the same at every look."""


def can_tell(match: Match) -> bool:
    """Tell whether a formula or a net knows the chances before the end."""
    return match.game.chances(match.table) is not None or net_for(match.game, match.players, match.options) is not None


def outlooks(matches: Sequence[Match]) -> list[list[float]]:
    """Return every seat's chance in each match: certain when it is over, else by formula or net; equal for all if
    unknown."""
    found = [_known(match) for match in matches]
    unknown = [match for match, chances in zip(matches, found, strict=True) if chances is None]
    net = net_for(unknown[0].game, unknown[0].players, unknown[0].options) if unknown else None
    computed = iter(_fair(unknown) if net is None else _by_net(net, unknown))
    return [next(computed) if chances is None else chances for chances in found]


def chance_known_to(match: Match, seat: int) -> int | None:
    """Return the seat's chance to win in percent, by the game's formula from what the seat may know; None where only a
    net or trials can tell. It is quick enough to be asked at every decision."""
    if match.result is None and match.game.advice.chances is None:
        return None
    computed = _known(match if match.result is not None else match.imagine(seat, Chance(IMAGINED)))
    return None if computed is None else round(100 * computed[seat])


def _known(match: Match) -> list[float] | None:
    result = match.result
    if result is not None:
        share = 1.0 / max(1, len(result.winners))
        return [share if seat in result.winners else 0.0 for seat in range(match.players)]
    computed = match.game.chances(match.table)
    return None if computed is None else list(computed)


def _fair(matches: Sequence[Match]) -> list[list[float]]:
    return [[1.0 / match.players] * match.players for match in matches]


def _by_net(net: PolicyNet, matches: Sequence[Match]) -> list[list[float]]:
    """Evaluate the net for each seat at once and normalise the chances to one victory."""
    from fabletable.bots.net_search import chances_to_win

    said = iter(chances_to_win(net, [(match, seat) for match in matches for seat in range(match.players)]))
    rows = [[max(1e-9, next(said)) ** HUMBLE for _ in range(match.players)] for match in matches]
    return [[win / sum(row) for win in row] for row in rows]


def policy(match: Match) -> list[float] | None:
    """Return the net's probability of each option of the present decision; None without a net."""
    net = net_for(match.game, match.players, match.options)
    if net is None:
        return None
    from fabletable.bots.net_search import wanted

    return wanted(net, match, 1.0)
