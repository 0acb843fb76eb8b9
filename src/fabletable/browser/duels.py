"""Finished duels in a link, opened on this device. Nothing is stored or sent."""

from __future__ import annotations

from functools import lru_cache

from fabletable.coach.same_luck import DuelTrack, side_by_side, track_of
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.duel_link import DuelLink, read_duel_link
from fabletable.kernel.link import decisions_in
from fabletable.table.duels.duels import told_by
from fabletable.table.messages.duels import DuelInfo, DuelProgress, DuelSides

_OPEN = 4
"""The number of links whose games are cached."""


@lru_cache(_OPEN)
def _opened(text: str) -> DuelLink:
    """Return a duel that is over under the present rules. Refused if it is not, or if its game is not installed."""
    link = read_duel_link(text)
    game, header = find(link.header.game), link.header
    if game.version != header.version:
        raise Refused("why-link-rules", {"played": header.version, "present": game.version})
    if not link.is_whole:
        raise Refused("why-duel-sealed")
    return link


@lru_cache(2 * _OPEN)
def _track(text: str, place: int) -> DuelTrack:
    link = _opened(text)
    game, header = find(link.header.game), link.header
    keys = decisions_in(link.games[place], game).keys
    return track_of(game, header.players, header.seed, header.options, keys, header.goal)


def duel_in(text: str) -> DuelInfo:
    return told_by(_opened(text))


def compared_in(asked: DuelSides) -> DuelProgress:
    link = _opened(asked.link)
    if max(asked.one, asked.other) >= len(link.games):
        raise Refused("why-no-such-seat", {"seat": max(asked.one, asked.other)})
    told_by(link)
    return DuelProgress(
        1.0, side_by_side(_track(asked.link, asked.one), _track(asked.link, asked.other), link.header.goal)
    )
