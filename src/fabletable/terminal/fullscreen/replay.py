"""A replay on the full screen: the arrows step from moment to moment."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from fabletable.terminal.film import merged
from fabletable.terminal.fullscreen.app import FullTable
from fabletable.terminal.sitting import Sitting
from fabletable.terminal.speech import told


class FullReplay(FullTable):
    """A replay: the film is the whole game, the table shows the position of the moment, and no question is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("pagedown", "event(1)", show=False, priority=True),
        Binding("pageup", "event(-1)", show=False, priority=True),
    ]

    FILM: ClassVar[str] = "screen-place"

    def __init__(self, sitting: Sitting, seat: int, at: int = 0) -> None:
        super().__init__(sitting, speed=0)
        self.viewer = seat
        self._busy = True
        self._reel = merged(self.match.moments(seat))
        self._first = next((place for place, moment in enumerate(self._reel) if moment.after >= at), 0)

    def go_on(self) -> None:  # type: ignore[override]
        """Show the first moment."""
        self.word(told("screen-replay"))
        if self._reel:
            self._look_at(self._reel[self._first])
        else:
            self.show_table()

    def _step(self, by: int) -> None:
        """Step through the film; it ends with its last moment."""
        if self.moment is not None and 0 <= self._reel.index(self.moment) + by < len(self._reel):
            super()._step(by)

    def action_jump(self, place: int) -> None:
        if self._reel:
            self._look_at(self._reel[place])

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
        self._look_at(self._reel[beyond if by > 0 else first])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable hints, reasons and undo; a replay asks nothing."""
        if action in ("hint", "undo", "why_not", "film", "show_all", "pace", "hold"):
            return False
        return super().check_action(action, parameters)

    def _leave_film(self) -> None:
        """Stay in the film; a replay has no present."""

    async def _leave(self, *, covered: bool = False) -> bool:
        self.exit()
        return True
