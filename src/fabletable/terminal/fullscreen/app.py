"""The full-screen table: people at this terminal sit at a table of the service."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

import msgspec
from rich.text import Text
from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from fabletable.kernel import Message, Refused
from fabletable.kernel.scene import Ask, BarredChoice, Choice
from fabletable.terminal import GUIDE_LETTERS
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.draw import TextLines
from fabletable.terminal.ending import epilogue_lines
from fabletable.terminal.fullscreen.board import while_open
from fabletable.terminal.fullscreen.moments import MomentsApp
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.fullscreen.windows import Asking, Curtain
from fabletable.terminal.notes import Explaining, Notes
from fabletable.terminal.opening import save_record
from fabletable.terminal.records import result_lines
from fabletable.terminal.speech import explained, translate


class FullTable(MomentsApp):
    """People at this terminal, at one table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "never", show=False),
        Binding("b", "page_before", show=False),
        Binding("t", "lesson", show=False),
        Binding("a", "replay_part", show=False),
    ]

    def __init__(
        self,
        live: TerminalTable,
        speed: float = 1.0,
        *,
        hold: bool = True,
        notes: Notes | None = None,
        save: Path | None = None,
    ) -> None:
        """``speed`` is the speed of moments, 0 shows all at once; with ``hold`` the people's own wait for a key; with
        ``notes`` new questions are explained; the record is written to ``save``."""
        super().__init__(live, live.people[0] if live.asked is None else live.asked, speed, hold=hold)
        self.save = save
        self.saved = False
        self.explaining = Explaining(live.speech, live.game.key, notes)
        for seat in live.people:
            view = live.views[seat]
            self._heard[seat] = view.recap_from if view.decisions else 0
        self._typed = ""
        self._sending = False
        self._told_result = False

    def on_mount(self) -> None:
        super().on_mount()
        notice = self.live.info.notice
        self.word(translate("screen-welcome", seal=self.live.seal[:16]) if notice is None else self.speech.say(notice))
        self._heed_the_end()
        self.call_after_refresh(self.follow)

    def _heed_the_end(self) -> None:
        """Leave the table when the window is closed or the machine shuts down."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                # Some systems and threads cannot handle signals.
                with suppress(NotImplementedError, ValueError, RuntimeError):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self.exit)

    # --- playing ---

    @work(exclusive=True, group="game")
    async def follow(self) -> None:
        """Show what happens at the table, for as long as one sits there."""
        while not self.live.closed:
            await self.play_moments()
            asked = self.live.asked
            if asked is not None and asked != self.viewer:
                await self._hand_over(asked)
            if not self.is_running:
                return
            if not self._reel:
                self.show_present()
            if self.live.is_over and self._has_result and not self._told_result:
                await self._show_result()
            await self.live.change()
        if self.live.closed:
            self.word(explained(Message(self.live.closed)), "error")

    def show_present(self) -> None:
        self._busy = self._sending or (self.live.asked is None and not self.teaching.waits)
        self.refresh_bindings()
        self.show_table()
        for line in [*self.live.take_notices(), self.teaching.parting()]:
            if line:
                self.word(line)
        self.show_proposal()

    async def _hand_over(self, seat: int) -> None:
        """Lower the curtain if one of the two people sees something that the other does not."""
        before = self.viewer
        if not self._has_secrets(before, seat):
            self.viewer = seat
            return
        can_undo = self.live.views[before].undo.free
        lines = [
            Text(translate("screen-curtain", name=self.speech.name(seat)), style="bold"),
            Text(translate("screen-curtain-words", name=self.speech.name(seat), before=self.speech.name(before))),
        ]
        if can_undo:
            lines.append(Text(translate("screen-curtain-undo", before=self.speech.name(before))))
        answer = "leave"
        while answer == "leave":
            answer = await self.push_screen_wait(Curtain(lines, can_undo=can_undo))
            if answer == "leave" and await self._leave(covered=True):
                return
        if answer == "undo":
            if await self.attempt(self.live.take_back(before)):
                self.word(translate("table-undone"))
        else:
            self.viewer = seat

    def _has_secrets(self, one: int, other: int) -> bool:
        scenes = [msgspec.json.encode(self.live.scene_of(seat)) for seat in (one, other)]
        return scenes[0] != scenes[1] or self.live.stories[one] != self.live.stories[other]

    def take(self, entry: Choice | BarredChoice) -> None:
        """Take the person's answer, or show why it is not possible."""
        if self._busy or self._sending:
            return
        if isinstance(entry, BarredChoice):
            self.word(self.speech.say(entry.why), "error")
            return
        self._busy = self._sending = True  # a key pressed twice answers once
        self._hurried = False
        self.action_to_list()
        self.word("")
        self._choose(entry.key)

    @work(group="choose")
    async def _choose(self, key: str) -> None:
        seat = self.viewer
        heard, self._heard[seat] = self._heard[seat], len(self.live.stories[seat])
        try:
            await self.live.choose(seat, key)
        except Refused as no:
            self._heard[seat] = heard
            self.say_no(no)
        finally:
            self._sending = False
        self.show_present()

    # --- showing ---

    def _instead_of_question(self) -> Text:
        if self.moment is not None:
            return super()._instead_of_question()
        if self.teaching.waits and not self._busy:
            return Text(translate("guide-read-first"), style="italic")
        turn = self.live.turn
        thinks = "" if turn is None or self.live.is_over else translate("screen-thinking", name=self.speech.name(turn))
        return Text(thinks or translate("screen-over"), style="italic")

    def _notes_on(self, ask: Ask) -> list[str]:
        return [] if self.teaching.present else self.explaining.first(ask)

    def _help_first(self) -> TextLines:
        ask = self.sight.ask
        about = [] if ask is None or self._busy else self.explaining.about(ask)
        guides = [f"{letter:<17}{translate(f'guide-letter-{letter}')}" for letter in GUIDE_LETTERS]
        lines: TextLines = [(0, Text(line, style="bold")) for line in about]
        if self.teaching.may_leave:
            lines += [*([(0, Text())] if lines else []), *((0, Text(line)) for line in guides)]
        return lines

    # --- keys and mouse ---

    @while_open
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "options" and event.option_index < len(self.sight.entries):
            self.take(self.sight.entries[event.option_index])

    @while_open
    def on_sheet_taken(self, event: Sheet.Taken) -> None:
        """Select the choice that points here; at the second touch take it."""
        self.on_sheet_pointed(event)
        number = self.sight.number_at(event.spot)
        if number is None or self._busy:
            return
        if self.answers.highlighted == number - 1:
            self.take(self.sight.entries[number - 1])
        else:
            self.answers.highlighted = number - 1

    @while_open
    def on_key(self, event: events.Key) -> None:
        """Choose by number, as soon as no longer number is possible."""
        if not event.key.isdecimal() or len(self.screen_stack) > 1:
            self._typed = ""
            return
        event.stop()
        last = len(self.sight.ask.choices) if self.sight.ask and not self._busy else 0
        for typed in (self._typed + event.key, event.key):
            if 1 <= int(typed) <= last:
                break
        else:
            self._typed = ""
            if last:
                self.word(translate("screen-no-number", last=last), "error")
            return
        self._typed = typed
        self.answers.highlighted = int(typed) - 1
        if int(typed) * 10 > last:
            self._typed = ""
            self.take(self.sight.entries[int(typed) - 1])
        else:
            self.word(translate("screen-more-digits", number=int(typed)))

    # --- explanations and the guide of a lesson ---

    @while_open
    def action_never(self) -> None:
        """Turn explanations on or off; during a lesson turn its page."""
        if self.teaching.present is not None:
            self.next_page()
            return
        self.word(self.explaining.turn_on_or_off())
        self.show_table()

    def next_page(self) -> None:
        self._turn_page()

    @work(exclusive=True, group="lesson")
    async def _turn_page(self) -> None:
        if self._busy or self._reel:
            return
        self.word("")
        try:
            if not await self.teaching.next():
                self.word(translate("guide-choose"), "error")
        except Refused as no:
            self.say_no(no)
        self.show_present()

    @while_open
    def action_page_before(self) -> None:
        if self._busy or self._reel or self.teaching.present is None:
            return
        if self.teaching.back():
            self.show_table()
        else:
            self.word(translate("guide-first"), "error")

    @work(exclusive=True, group="lesson")
    async def action_lesson(self) -> None:
        """Leave the lesson or resume it; the game stays as it is."""
        if self.teaching.may_leave and not self._busy and not self._reel:
            self.word("")
            await self.attempt(self.teaching.leave_or_return())

    @work(exclusive=True, group="lesson")
    async def action_replay_part(self) -> None:
        """Play the steps again that the lesson has skipped."""
        if self.teaching.missed is not None and not self._busy and not self._reel:
            self.word("")
            await self.attempt(self.teaching.replay())

    # --- leaving ---

    async def keep(self, path: Path) -> bool:
        """Write the record; what is in the way is said."""
        if await self.attempt(save_record(self.live, path)):
            self.save, self.saved = path, True
            self.word(translate("table-saved", over=str(self.live.is_over), file=str(path), command="table"))
            return True
        return False

    @property
    def _has_result(self) -> bool:
        return self.live.views[self.viewer].result is not None

    async def _show_result(self) -> None:
        self._told_result = True
        result = self.live.views[self.viewer].result
        if result is None:
            return
        found = await self.live.ending()
        ending = [] if found is None else list(epilogue_lines(found, self.speech))
        lines = [*result_lines(result, self.speech, ending), Text(translate("table-seed", seed=self.live.seed))]
        path = self.save or self.record_path()
        answers = [
            ("save", translate("screen-save", file=str(path))),
            ("look", translate("screen-look")),
            ("leave", translate("screen-leave-result")),
        ]
        answer = await self.push_screen_wait(Asking(translate("screen-result", game=self.live.title), lines, answers))
        if answer == "save":
            await self.keep(path)
        elif answer == "leave":
            self.exit()

    def record_path(self) -> Path:
        """Return the file that is offered for the record."""
        return Path(f"{self.live.game.key}-{self.live.id}.json")

    @work(group="leave")
    async def action_leave(self) -> None:
        if len(self.screen_stack) == 1:
            await self._leave()

    async def _leave(self, *, covered: bool = False) -> bool:
        """Leave the table; return whether the people really left."""
        if not self.live.is_over:
            lines = [Text(translate("screen-leave-words", id=self.live.id))]
            answers = [("leave", translate("screen-leave-result")), ("", translate("screen-stay"))]
            answer = await self.push_screen_wait(Asking(translate("screen-leave"), lines, answers, covers=covered))
            if answer != "leave":
                return False
        if self.save is not None and not self.saved and not await self.keep(self.save):
            return False
        self.exit()
        return True
