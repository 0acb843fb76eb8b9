"""The guide of a lesson beside its table."""

from __future__ import annotations

import logging

import msgspec

from fabletable.coach import Guidance, Guide, Progress
from fabletable.coach.guide import LEARNER
from fabletable.games import find
from fabletable.table.audience.screen import Screen
from fabletable.table.messages.frames import LessonFrame
from fabletable.table.open_table.table import OpenTable, TablePart
from fabletable.table.service.service import Feature

_log = logging.getLogger(__name__)


class LessonPart(TablePart):
    def __init__(self, table: OpenTable) -> None:
        super().__init__(table)
        self._guide: Guide | None = None
        self._guided: tuple[object, Guidance | None] = (None, None)

    @property
    def progress(self) -> Progress:
        return msgspec.json.decode(self.table.replica.row.lesson, type=Progress)

    def guidance(self) -> Guidance | None:
        """Return where the lesson stands; None at a table without one. A lesson that breaks is over, the game is
        not."""
        replica = self.table.replica
        lesson = find(replica.row.game).lesson if replica.row.lesson else None
        if lesson is None or replica.match is None or replica.stop is not None:
            return None
        now = (replica.match.number, replica.last_back, replica.row.lesson)
        if self._guided[0] != now:
            try:
                if self._guide is None:
                    self._guide = Guide(lesson, self.progress)
                self._guide.keep(self.progress)
                self._guided = now, self._guide.look(replica.match)
            except Exception:  # noqa: BLE001 whatever is wrong with the lesson
                _log.exception("a lesson could not go on", extra={"table": replica.id, "game": replica.row.game})
                self._guided = now, None
        return self._guided[1]

    @property
    def holds_bots(self) -> bool:
        """Return whether a page waits to be read."""
        guidance = self.guidance()
        return guidance is not None and guidance.waits and not self.table.replica.seats[LEARNER].by_bot

    def shown(self) -> None:
        for screen in list(self.table.audience.screens):
            self.shown_to(screen)

    def shown_to(self, screen: Screen) -> None:
        """Show the page to a screen of the learner."""
        guidance = self.guidance()
        if guidance is not None and LEARNER in screen.seats:
            screen.say(LessonFrame(LEARNER, self.table.replica.number, guidance))


class Lessons(Feature):
    part = LessonPart
