"""Moments at a table: shown one by one as they happen, and once more as a film."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from fabletable.kernel import Moment
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.film import (
    SPEEDS,
    DirectedMoment,
    directed,
    heading,
    merged,
    seconds,
    speed_in_words,
    staged_in_words,
)
from fabletable.terminal.fullscreen.asking import AskingApp
from fabletable.terminal.fullscreen.board import while_open
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.speech import translate


class MomentsApp(AskingApp):
    """Moments pass at a ``speed``, 0 shows all at once; with ``hold`` the people's own wait for a key."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("p", "pace", show=False), Binding("o", "hold", show=False)]

    def __init__(self, live: TerminalTable, viewer: int, speed: float, *, hold: bool) -> None:
        super().__init__(live, viewer)
        self.speed = speed
        self.hold = hold
        self.teaching: Teaching = Teaching(live)
        self._tapped = asyncio.Event()
        self._hurried = False
        self._shown: DirectedMoment | None = None
        """The moment that is shown, with the script of its scene."""

    def name_keys(self) -> None:
        super().name_keys()
        self.bind("m", "film", description=translate("screen-key-film"))
        self.bind("a", "show_all", description=translate("screen-key-all"))

    def show_present(self) -> None:
        """Show the table as it is now."""
        self.show_table()

    def next_page(self) -> None:
        """Turn the page of a lesson."""

    async def play_moments(self) -> None:
        """Show the unseen moments one after the other; own ones wait for a key."""
        if self._reel:
            return
        news = self.live.new_moments(self.viewer)
        for seat in self.live.people:  # they sit at the same screen
            self.live.new_moments(seat)
        for shown in directed(news) if self.speed and not self._hurried else []:
            self._shown = shown
            self.look_at(shown.moment)
            self._tapped.clear()
            held = self.hold and shown.holds
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._tapped.wait(), None if held else seconds(shown, self.speed))
            if self._hurried or not self.speed:
                break
        if self.moment is not None:
            self.look_at(None)

    def _moment_keys(self, moment: Moment) -> str:
        if self._reel:
            return super()._moment_keys(moment)
        shown = self._shown
        holds = self.hold and shown is not None and shown.moment is moment and shown.holds
        return translate("screen-held" if holds else "screen-passing")

    def _moment_lines(self, moment: Moment) -> list[Text]:
        """Return what the director says over the scene of a moment, under a heading where it weighs much."""
        shown = self._shown
        if shown is None or shown.moment is not moment or self._reel:
            return []
        title = heading(self.speech, shown.script)
        lines = [Text(f"══ {title} ══", style="bold yellow")] if title else []
        return [*lines, *staged_in_words(self.speech, shown.script)]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable Enter and Space only if there is something to continue."""
        if action == "next_moment":
            return (self.moment is not None or self.teaching.waits) and len(self.screen_stack) == 1
        if action == "show_all":
            return not self._reel and (self.moment is not None or self._waits_for_bot)
        return True

    @property
    def _waits_for_bot(self) -> bool:
        return self._busy and not self.live.is_over and self.live.turn not in self.live.people

    @while_open
    def action_next_moment(self) -> None:
        if self._reel:
            self.step(1)
        elif self.moment is not None:
            self._tapped.set()
        else:
            self.next_page()

    @while_open
    def action_show_all(self) -> None:
        """Skip to the next question, and hurry a bot that thinks; the film still has the moments."""
        self._hurried = True
        self._tapped.set()
        if self._waits_for_bot:
            self.run_worker(self.attempt(self.live.do("hurry", self.viewer)), group="hurry")

    @while_open
    def action_film(self) -> None:
        """Show the moments since one's own last decision, one by one."""
        if self._busy or self._reel:
            return
        self._reel = merged(self.live.films[self.viewer])
        if not self._reel:
            self.word(translate("screen-no-film"))
            return
        self.look_at(self._reel[0])

    def leave_film(self) -> None:
        super().leave_film()
        self.show_present()

    @while_open
    def action_pace(self) -> None:
        """Switch to the next speed; the slowest follows the fastest."""
        self.speed = SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)] if self.speed in SPEEDS else 1.0
        self.word(speed_in_words(self.speed))
        if not self.speed:
            self._tapped.set()

    @while_open
    def action_hold(self) -> None:
        self.hold = not self.hold
        self.word(translate("screen-hold", hold=str(self.hold)))
        if not self.hold:
            self._tapped.set()
