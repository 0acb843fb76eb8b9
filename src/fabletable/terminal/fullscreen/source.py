"""The table that a screen shows: one of the service, or a record that is replayed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import fabletable
from fabletable.kernel import Game, Match, Message, Moment
from fabletable.kernel.moment import LinePart
from fabletable.kernel.scene import Ask, Scene
from fabletable.terminal.records import playable_record
from fabletable.terminal.rulebook import RuleTerms
from fabletable.terminal.speech import Speech, title


class TableSource(Protocol):
    """The parts of a table that are drawn."""

    game: Game
    title: str
    people: list[int]

    @property
    def speech(self) -> Speech: ...

    @property
    def terms(self) -> RuleTerms: ...

    @property
    def turn(self) -> int | None: ...

    def scene_of(self, seat: int) -> Scene: ...

    def ask_of(self, seat: int) -> Ask | None: ...

    def story_of(self, seat: int) -> tuple[Sequence[Message], Sequence[LinePart]]:
        """Return the log of this seat, and the part of each line in its event."""


class ReplayedRecord:
    """A record played again, watched from its start, as all seats see it."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.game = match.game
        self.title = title(match.game)
        self.people = list(range(match.players))
        self.turn = None
        self.speech = Speech(match.game)
        self.terms = RuleTerms(match.players, match.options)

    def scene_of(self, seat: int) -> Scene:
        return self._match.scene(seat)

    def ask_of(self, seat: int) -> Ask | None:
        return None

    def story_of(self, seat: int) -> tuple[Sequence[Message], Sequence[LinePart]]:
        return self._match.log(seat), self._match.log_parts(seat)

    def moments(self, seat: int) -> list[Moment]:
        return self._match.moments(seat)


def replayed_record(path: Path) -> ReplayedRecord:
    return ReplayedRecord(fabletable.replay(playable_record(path), watched=True))
