"""The archive of finished games: record and timeline of each. Workers compute both, once."""

from __future__ import annotations

import logging

import msgspec

from fabletable.kernel import Refused
from fabletable.table.jobs.jobs import ArchiveJob, RecordJob, TimelineJob
from fabletable.table.messages.records import Timeline
from fabletable.table.open_table.table import OpenTable
from fabletable.table.replica.played import OVER, PlayedGame, kept_result, stop_words
from fabletable.table.service.service import Feature, TableService

_log = logging.getLogger(__name__)

RECORD = "record"
COURSE = "course"


class Archive(Feature):
    """Keeps the record and the timeline of every game that ends."""

    def decided(self, table: OpenTable) -> None:
        if table.replica.row.state == OVER:
            self.service.start(self._keep(table))

    async def _keep(self, table: OpenTable) -> None:
        try:
            await keep_finished(self.service, table.replica)
        except Exception:  # noqa: BLE001 it is made when somebody asks for it
            _log.exception("could not keep what a finished game leaves", extra={"table": table.id})


async def keep_finished(service: TableService, game: PlayedGame) -> tuple[bytes, bytes]:
    """Compute and keep record and timeline of a finished game, while the rules are those it was played by."""
    game.check_whole()
    if game.stop is not None:
        raise Refused("why-other-rules", stop_words(game.stop))
    record, course = await service.workers.run(ArchiveJob(game.log(), who_decided(game), game.row.rules), game.id)
    await service.store.keep(game.id, {RECORD: record, COURSE: course})
    return record, course


async def written_record(service: TableService, game: PlayedGame) -> bytes:
    """Return the record as it was when the game ended; it is written once and kept."""
    game.check_whole()
    kept = await service.store.kept(game.id, RECORD)
    if kept is not None:
        return kept
    if game.row.state == OVER:
        return (await keep_finished(service, game))[0]
    return await service.workers.run(RecordJob(game.log(), game.row.rules), game.id)


async def timeline_of(service: TableService, game: PlayedGame) -> Timeline:
    """Return the timeline; that of a finished game is computed once and kept, with the result it ended with."""
    kept = await service.store.kept(game.id, COURSE) if game.is_final else None
    if kept is None and game.row.state == OVER and game.stop is None:
        _, kept = await keep_finished(service, game)
    if kept is not None:
        return msgspec.json.decode(kept, type=Timeline)
    found = await service.workers.run(TimelineJob(game.log(), who_decided(game), game.is_final), game.id)
    course = msgspec.json.decode(found, type=Timeline)
    course.result, course.stop = kept_result(game.row), game.stop
    return course


def who_decided(game: PlayedGame) -> list[int]:
    return [seat for seat, _ in game.made]
