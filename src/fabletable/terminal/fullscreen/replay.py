"""A replay on the full screen: the arrows step from moment to moment."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from fabletable.terminal.film import merged
from fabletable.terminal.fullscreen.looking import LookingApp
from fabletable.terminal.fullscreen.source import ReplayedRecord
from fabletable.terminal.speech import translate


class FullReplay(LookingApp):
    """A replay: the film is the whole game, the table shows the position of the moment, and no question is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("pagedown", "event(1)", show=False, priority=True),
        Binding("pageup", "event(-1)", show=False, priority=True),
    ]

    FILM: ClassVar[str] = "screen-place"

    def __init__(self, record: ReplayedRecord, seat: int, at: int = 0) -> None:
        super().__init__(record, seat)
        self._reel = merged(record.moments(seat))
        self._first = next((place for place, moment in enumerate(self._reel) if moment.after >= at), 0)

    def on_mount(self) -> None:
        """Show the first moment."""
        super().on_mount()
        self.word(translate("screen-replay"))
        self.call_after_refresh(self.look_at, self._reel[self._first] if self._reel else None)

    def step(self, by: int) -> None:
        """Step through the film; it ends with its last moment."""
        if self.moment is not None and 0 <= self._reel.index(self.moment) + by < len(self._reel):
            super().step(by)

    def action_jump(self, place: int) -> None:
        if self._reel:
            self.look_at(self._reel[place])

    def action_event(self, by: int) -> None:
        """Go to the beginning of the next event, or of the one before."""
        if self.moment is None:
            return
        here = self._reel.index(self.moment)
        ways = range(here + 1, len(self._reel)) if by > 0 else range(here - 1, -1, -1)
        beyond = next((place for place in ways if self._reel[place].event != self.moment.event), None)
        if beyond is None:
            return
        event = self._reel[beyond].event
        first = next(place for place, moment in enumerate(self._reel) if moment.event == event)
        self.look_at(self._reel[beyond if by > 0 else first])

    def leave_film(self) -> None:
        """Stay in the film; a replay has no present."""

    def action_leave(self) -> None:
        self.exit()
