"""Packing the game of a table into a link."""

from __future__ import annotations

from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.link import LONGEST_WORDS, LinkHeader, LinkSeat
from fabletable.table.jobs.jobs import PackLinkJob
from fabletable.table.messages.links import LinkMade, LinkRequest
from fabletable.table.names import clean
from fabletable.table.records.replays import check_started
from fabletable.table.replica.played import PlayedGame, stop_words
from fabletable.table.service.service import TableService


async def make_link(service: TableService, game: PlayedGame, wanted: LinkRequest, *, running: bool = False) -> LinkMade:
    """Return a link that carries the whole game. A link contains the seed and every hand. ``running`` allows a link of
    an unfinished game; a caller passes it only if every seat belongs to the person who asks."""
    check_started(game)
    if not game.is_final and not running:
        raise Refused("why-not-over")
    game.check_whole()
    if game.stop is not None:
        raise Refused("why-other-rules", stop_words(game.stop))
    log = game.log()
    at = (0 if wanted.kind == "replay" else len(log.keys)) if wanted.at is None else wanted.at
    header = LinkHeader(
        wanted.kind, log.game, find(log.game).version, log.players, log.seed, log.options, len(log.keys),
        game.is_played_out, at, wanted.seat, clean(wanted.words, LONGEST_WORDS, "why-link-words"),
        [LinkSeat(chair.name, chair.bot if chair.kind == "bot" else "") for chair in game.seats],
    )  # fmt: skip
    letters = await service.workers.run(PackLinkJob(log, header), game.id)
    return LinkMade(letters.decode())
