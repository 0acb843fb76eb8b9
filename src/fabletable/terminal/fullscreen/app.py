"""The full-screen table: sheets of the table on the left, the question and the log on the right."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from time import monotonic
from typing import ClassVar, Concatenate, ParamSpec

import msgspec
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from fabletable.coach.hint import Counsel
from fabletable.kernel import Match, Message, Moment, Refused, RuleCrash, commitment
from fabletable.kernel.moment import LinePart, log_events
from fabletable.kernel.scene import BarredChoice, Choice
from fabletable.terminal import GUIDE_LETTERS
from fabletable.terminal.counsel import counsel, in_a_sentence, in_lines
from fabletable.terminal.draw import TextLines
from fabletable.terminal.film import (
    SPEEDS,
    DirectedMoment,
    directed,
    folded,
    heading,
    in_words,
    merged,
    seconds,
    speed_in_words,
    staged_in_words,
    title_of,
)
from fabletable.terminal.fullscreen.lesson import Slip
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.fullscreen.sight import BOARD, STAGE, ScreenView
from fabletable.terminal.fullscreen.windows import Asking, Curtain, Legend, RulesWindow, Telling, TextWindow
from fabletable.terminal.legend import what_lines
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.notes import Explaining, Notes
from fabletable.terminal.question import choice_words, numbered, row_name
from fabletable.terminal.records import result_lines
from fabletable.terminal.sitting import Sitting
from fabletable.terminal.speech import explained, told
from fabletable.terminal.standing import standing_lines

P = ParamSpec("P")

HOUSE_THEME = Theme(
    name="fabletable",
    primary="#f0b64b",
    secondary="#cdbfa6",
    accent="#f0b64b",
    foreground="#f3ead9",
    background="#17100b",
    surface="#1d1611",
    panel="#2c231c",
    success="#6fbf8a",
    warning="#f0b64b",
    error="#e5766c",
    dark=True,
)
WIDTHS = [(0, "-narrow"), (60, "-usual"), (96, "-wide"), (130, "-vast")]
PANES = ("options", "sheet", "mine", "about", "story", "guide")
RECENT = 40
BLINK = 0.06
"""The shortest time in seconds for which a moment is painted."""
BREATH = 0.08
"""The pause in seconds after each decision of a bot."""
HEIGHTS = [(0, "-flat"), (18, "-low"), (28, "-tall"), (36, "-high")]


class Tabs(Static):
    """A row of sheet names; the open one is in brackets."""

    def show(self, tabs: list[tuple[str, str]], current: str) -> None:
        line = Text(no_wrap=True, overflow="ellipsis")
        for key, title in tabs:
            here = key == current
            line.append(f"[{title}]" if here else f" {title} ", style="bold reverse" if here else "")
            line.apply_meta({"tab": key}, len(line) - len(title) - 2, len(line))
            line.append(" ")
        self.update(line)

    def on_click(self, event: events.Click) -> None:
        tab = event.style.meta.get("tab")
        if tab and isinstance(self.app, FullTable):
            self.app.turn_to(str(tab))


def while_open(handler: Callable[Concatenate[FullTable, P], None]) -> Callable[Concatenate[FullTable, P], None]:
    """Ignore events that arrive after the screens are closed: a key, a resize, a moved list."""

    @wraps(handler)
    def handled(table: FullTable, /, *args: P.args, **named: P.kwargs) -> None:
        if table.screen_stack:
            handler(table, *args, **named)

    return handled


class FullTable(App[None], inherit_bindings=False):
    """People and bots at one table."""

    CSS_PATH = "look.tcss"
    FILM: ClassVar[str] = "screen-film"
    """The message with the position in the film and its keys."""
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,enter", "next_moment", show=False, priority=True),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("tab", "next_pane(1)", show=False, priority=True),
        Binding("shift+tab", "next_pane(-1)", show=False, priority=True),
        Binding("escape", "to_list", show=False),
        Binding("p", "pace", show=False),
        Binding("o", "hold", show=False),
        Binding("n", "never", show=False),
        Binding("b", "page_before", show=False),
        Binding("t", "lesson", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    def __init__(self, sitting: Sitting, speed: float = 1.0, *, hold: bool = True, notes: Notes | None = None) -> None:
        """``speed`` is the speed of moments, 0 shows all at once; with ``hold`` the people's own wait for a key; with
        ``notes`` new questions are explained."""
        # Without colours there shall be none at all, not even greys.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.HORIZONTAL_BREAKPOINTS = WIDTHS
        self.VERTICAL_BREAKPOINTS = HEIGHTS
        self.register_theme(HOUSE_THEME)
        self._name_keys()
        self.sitting = sitting
        self.speed = speed
        self.hold = hold
        self.saved = False
        self.crash: RuleCrash | None = None
        self.explaining = Explaining(sitting.speech, sitting.match.game.key, notes)
        self.teaching = Teaching(sitting)
        self.viewer = sitting.people[0]
        self.sight = ScreenView(sitting, self.viewer)
        self._tab = STAGE if self.sight.scene.stage is not None else BOARD
        self._heard = dict.fromkeys(sitting.people, 0)
        self._typed = ""
        self._counsel: Counsel | None = None
        self._busy = False
        self._shown = sitting.match.number - 1 if sitting.match.number == 0 else sitting.match.number
        """The decision up to which moments have been shown."""
        self._since = dict.fromkeys(sitting.people, sitting.match.number)
        """The decision at which each person's film begins: their own last one."""
        self.moment: Moment | None = None
        self._staged: DirectedMoment | None = None
        """The moment that is shown instead of the present table."""
        self._reel: list[Moment] = []
        """The moments of the open film, if any."""
        self._tapped = asyncio.Event()
        self._hurried = False

    def _name_keys(self) -> None:
        """Name the keys at the foot of the screen in the present language."""
        self.bind("h", "hint", description=told("screen-key-hint"))
        self.bind("u", "undo", description=told("screen-key-undo"))
        self.bind("w", "why_not", description=told("screen-key-why"))
        self.bind("v", "standing", description=told("screen-key-standing"))
        self.bind("r", "rules", description=told("screen-key-rules"))
        self.bind("g", "legend", description=told("screen-key-legend"))
        self.bind("i", "what", description=told("screen-key-what"))
        self.bind("s", "story", description=told("screen-key-story"))
        self.bind("m", "film", description=told("screen-key-film"))
        self.bind("a", "show_all", description=told("screen-key-all"))
        self.bind("question_mark,f1", "help", description=told("screen-key-help"), key_display="?")
        self.bind("q,ctrl+q,ctrl+c", "leave", description=told("screen-key-leave"), key_display="q")

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def table(self) -> Screen[object]:
        """The screen under all windows."""
        return self.screen_stack[0]

    def compose(self) -> ComposeResult:
        yield Static(id="head", markup=False)
        yield Static(id="players", markup=False)
        yield Slip()
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Tabs(id="tabs")
                yield Sheet("sheet")
                yield Sheet("mine", fits=True)
            with Vertical(id="right"):
                yield Static(id="question", markup=False)
                yield OptionList(id="options", markup=False)
                yield Sheet("about", fits=True)
                yield Sheet("story")
        yield Static(id="word", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.theme = "fabletable"
        self.table.query_one("#about", Sheet).border_title = told("screen-about")
        self.table.query_one("#story", Sheet).border_title = told("screen-story")
        self.word(told("screen-welcome", seal=commitment(self.match.seed)[:16]))
        self.table.query_one("#options").focus()
        self._heed_the_end()
        self.call_after_refresh(self.go_on)

    def _heed_the_end(self) -> None:
        """Save the game when the window is closed or the machine shuts down."""
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                # Not every system and every thread can be told.
                with suppress(NotImplementedError, ValueError, RuntimeError):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self._end)

    def _end(self) -> None:
        with suppress(Refused):
            self.sitting.keep()
            self.saved = True
        self.exit()

    # --- playing ---

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Let bots decide until a person is asked; they run in a thread beside the screen."""
        self._busy = True
        painted = 0.0
        try:
            self.teaching.look()
            await self._play_moments()
            while self.sitting.asks_bot and not self.teaching.waits:
                if monotonic() - painted > BLINK:
                    self.show_table()
                    painted = monotonic()
                key = await asyncio.to_thread(self.sitting.bot_choice)
                self.match.choose(key)
                self.teaching.look()
                await self._play_moments()
                await asyncio.sleep(BREATH if self.speed else 0)
        except RuleCrash as crash:
            self.sitting.keep()
            self.crash = crash
            self.exit()
            return
        decision = self.match.decision
        if decision is not None and decision.seat != self.viewer and not self.sitting.asks_bot:
            await self._hand_over(decision.seat)
        if not self.is_running:
            return
        self._busy = False
        self.show_table()
        self._tell_parting()
        if self.match.over:
            await self._show_result()

    async def _play_moments(self) -> None:
        """Show the unseen moments one after the other; own ones wait for a key."""
        news = directed(self.match, self.viewer, self._shown + 1) if self.speed and not self._hurried else []
        self._shown = self.match.number
        for staged in news:
            self._staged = staged
            self._look_at(staged.moment)
            held = self.hold and staged.holds
            self._tapped.clear()
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._tapped.wait(), None if held else seconds(staged, self.speed))
            if self._hurried or not self.speed:
                break
        if self.moment is not None:
            self._look_at(None)
        self.match.forget_moments(min(self._since.values()))

    def _look_at(self, moment: Moment | None) -> None:
        self.moment = moment
        self.refresh_bindings()
        self.show_table()

    async def _hand_over(self, seat: int) -> None:
        """Lower the curtain if one of the two people sees something that the other does not."""
        before = self.viewer
        if not self._has_secrets(before, seat):
            self.viewer = seat
            return
        speech = self.sitting.speech
        can_undo = self.match.why_no_undo(before) is None
        lines = [
            Text(told("screen-curtain", name=speech.name(seat)), style="bold"),
            Text(told("screen-curtain-words", name=speech.name(seat), before=speech.name(before))),
        ]
        if can_undo:
            lines.append(Text(told("screen-curtain-undo", before=speech.name(before))))
        answer = "leave"
        while answer == "leave":
            answer = await self.push_screen_wait(Curtain(lines, can_undo=can_undo))
            if answer == "leave" and await self._leave(covered=True):
                return
        if answer == "undo":
            self.match.undo(before)
            self.word(told("table-undone"))
        else:
            self.viewer = seat

    def _has_secrets(self, one: int, other: int) -> bool:
        match = self.match
        scenes = [msgspec.json.encode(match.scene(seat)) for seat in (one, other)]
        return scenes[0] != scenes[1] or match.log(one) != match.log(other)

    def take(self, entry: Choice | BarredChoice) -> None:
        """Take the person's answer, or show why it is not possible."""
        if self._busy:
            return
        if isinstance(entry, BarredChoice):
            self.word(self.sitting.speech.say(entry.why), "error")
            return
        heard = len(self.match.log(self.viewer))
        try:
            self.match.choose(entry.key)
        except Refused as no:
            self.word(self.sitting.speech.say(no.message), "error")
            return
        except RuleCrash as crash:
            self.keep()
            self.word(told("table-crashed", detail=str(crash), file=str(self.sitting.path)), "error")
            return
        self._heard[self.viewer] = heard
        self._since[self.viewer] = self.match.number
        self._hurried = False
        self._busy = True  # a key pressed twice answers once
        self.action_to_list()
        self.word("")
        self.go_on()

    # --- showing ---

    @while_open
    def show_table(self) -> None:
        """Redraw everything from the scene."""
        with self.batch_update():
            self._show_table()

    def _show_table(self) -> None:
        before = self.sight
        teaching = None if self._busy or self.moment is not None else self.teaching
        self.sight = sight = ScreenView(self.sitting, self.viewer, self.moment, teaching)
        self.table.query_one(Slip).read(teaching)
        self.table.query_one("#head", Static).update(
            Text(told("screen-head", game=self.sitting.title, chapter=sight.chapter()))
        )
        self.table.query_one("#players", Static).update(Text("\n").join(sight.players()))
        if (sight.scene.stage is None) != (before.scene.stage is None) or sight.seat != before.seat:
            self._tab = STAGE if sight.scene.stage is not None else BOARD
        self._show_story()
        self._show_question()
        mine = self.table.query_one("#mine", Sheet)
        mine.border_title = told("screen-mine", name=sight.speech.name(sight.seat))
        mine.show(lambda width, height: self.sight.mat(self.sight.seat))
        self.turn_to(self._tab)
        if self.entry is None:
            self._show_entry()
        if self.moment is not None:
            self._bring_into_sight(self.moment.pieces)
        elif sight.lit:
            self._bring_into_sight(sight.lit_spots())

    @property
    def told(self) -> tuple[list[Message], list[LinePart]]:
        """The log up to the shown moment, and the part of each line in its event."""
        upto = None if self.moment is None else self.moment.lines[1]
        return self.match.log(self.viewer)[:upto], self.match.log_parts(self.viewer)[:upto]

    def _show_story(self) -> None:
        """Show the last events of the log, the last one unfolded; lines since the person's last decision have a dot.
        All of it is a key away."""
        story, parts = self.told
        heard = self._heard[self.viewer]
        speech = self.sitting.speech
        found_events = log_events(parts)
        lines: TextLines = []
        for last, text in folded(speech, story, parts, last=RECENT)[:-1]:
            lines.append((0, Text(f"• {text}") if last >= heard else Text(f"  {text}", style="dim")))
        for number in found_events[-1].lines if found_events else []:
            text = speech.say(story[number])
            lines.append((0, Text(f"• {text}") if number >= heard else Text(f"  {text}", style="dim")))
        self.table.query_one("#story", Sheet).show(lambda width, height: lines, at_end=True)

    def _show_question(self) -> None:
        question = self.table.query_one("#question", Static)
        options = self.table.query_one("#options", OptionList)
        options.clear_options()
        decision = self.match.decision
        if self.moment is not None:
            question.update(self._moment_words(self.moment))
            return
        if self.teaching.waits and not self._busy:
            question.update(Text(told("guide-read-first"), style="italic"))
            return
        if self.sight.ask is None or self._busy:
            waiting = "" if decision is None else told("screen-thinking", name=self.sitting.speech.name(decision.seat))
            question.update(Text(waiting or told("screen-over"), style="italic"))
            return
        words = self.sight.question()
        note = [] if self.teaching.present else self.explaining.first(self.sight.ask)
        for line in note:
            words.append(f"\n{line}", style="not bold")
        question.set_class(bool(note) or self.sight.ask.advised is not None, "noted")
        question.update(words)
        self._list_entries(self.sight.first)

    def _moment_words(self, moment: Moment) -> Text:
        """Return the text of a moment, and the key that continues."""
        speech, staged = self.sitting.speech, self._staged
        on_stage = staged is not None and staged.moment is moment
        text = Text(title_of(speech, moment, *self.told), style="bold")
        if staged is not None and on_stage:
            title = heading(speech, staged.script)
            lines = [Text(f"══ {title} ══", style="bold yellow")] if title else []
            text = Text("\n").join([*lines, *staged_in_words(speech, staged.script), text])
        if self._reel:
            key = told(self.FILM, n=self._reel.index(moment) + 1, last=len(self._reel))
        elif staged is not None and on_stage and self.hold and staged.holds:
            key = told("screen-held")
        else:
            key = told("screen-passing")
        return text.append(f"\n{key}", style="not bold italic")

    def _list_entries(self, at: int) -> None:
        options = self.table.query_one("#options", OptionList)
        width = max(options.size.width - 1, 12)
        options.clear_options()
        options.add_options(
            [Option(self._entry(number, entry, width)) for number, entry in enumerate(self.sight.entries, 1)]
        )
        options.highlighted = at

    def _entry(self, number: int, entry: Choice | BarredChoice, width: int) -> Text:
        """Return an entry of the list: a number or a cross, and its wrapped text."""
        if isinstance(entry, BarredChoice):
            label, why = self.sight.speech.say(entry.label), self.sight.speech.say(entry.why)
            sign = Text("  ✗ ", style="dim")
            words = Text(told("screen-barred", label=label, why=why), style="dim")
        else:
            pointed = f"choice:{entry.key}" in self.sight.lit
            sign = Text(f"{numbered(number, pointed)} ", style="bold #ffbf3c")
            words = choice_words(self.sight.speech, entry)
        lines = Text.assemble(sign, Text("\n    ").join(words.wrap(self.console, width - 4)))
        row = None if isinstance(entry, BarredChoice) else row_name(self.sight.choices, number - 1)
        return lines if row is None else Text.assemble((f"    {self.sight.speech.say(row)}\n", "bold"), lines)

    @property
    def entry(self) -> Choice | BarredChoice | None:
        """Return the selected entry."""
        if not self.screen_stack:
            return None
        highlighted = self.table.query_one("#options", OptionList).highlighted
        listed = self.sight.entries
        if highlighted is None or self._busy or not 0 <= highlighted < len(listed):
            return None
        return listed[highlighted]

    def _show_entry(self) -> None:
        """Describe the selected entry of the list, and highlight it on the sheets."""
        entry = self.entry
        about = self.table.query_one("#about", Sheet)
        if entry is None:
            words = [] if self.moment is None else in_words(self.sitting.speech, self.moment, self.told[0])
            about.show(lambda width, height: [(0, line) for line in words])
            return
        about.show(lambda width, height: self.sight.about_entry(entry))
        about.scroll_home(animate=False)
        self._bring_into_sight(entry.spots)

    def _bring_into_sight(self, spots: list[str]) -> None:
        sheet, mine = self.table.query_one("#sheet", Sheet), self.table.query_one("#mine", Sheet)
        mine.glow(spots)
        tabs = [tab for tab in map(self.sight.tab_of, spots) if tab is not None]
        shown = {self._tab, f"mat-{self.viewer}" if mine.display and mine.size.height else ""}
        if tabs and not shown & set(tabs):
            self.turn_to(tabs[0])
        sheet.glow(spots)

    @while_open
    def turn_to(self, tab: str) -> None:
        tabs = self.sight.tabs()
        if tab not in dict(tabs):
            tab = BOARD
        fresh = tab != self._tab
        self._tab = tab
        self.table.query_one(Tabs).show(tabs, tab)
        sheet = self.table.query_one("#sheet", Sheet)
        sheet.show(lambda width, height: self.sight.sheet(tab, width, height))
        if fresh:
            sheet.scroll_home(animate=False)
        if tab == BOARD:
            sheet.reveal(self.sight.pawns())

    @while_open
    def word(self, text: str, tone: str = "") -> None:
        """Show a text in the line above the keys."""
        word = self.table.query_one("#word", Static)
        word.update(Text(text))
        word.set_class(tone == "error", "error")

    def on_resize(self) -> None:
        """Fit the list to the screen."""
        self.call_after_refresh(self._list_again)

    @while_open
    def _list_again(self) -> None:
        if self.entry is not None:
            self._list_entries(self.table.query_one("#options", OptionList).highlighted or 0)

    # --- keys and mouse ---

    @while_open
    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "options":
            self._show_entry()

    @while_open
    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list.id == "options" and event.option_index < len(self.sight.entries):
            self.take(self.sight.entries[event.option_index])

    @while_open
    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        lines = self.sight.about(event.spot)
        if lines:
            self.table.query_one("#about", Sheet).show(lambda width, height: lines)

    @while_open
    def on_sheet_taken(self, event: Sheet.Taken) -> None:
        """Select the choice that points here; at the second touch take it."""
        self.on_sheet_pointed(event)
        number = self.sight.number_at(event.spot)
        if number is None or self._busy:
            return
        options = self.table.query_one("#options", OptionList)
        if options.highlighted == number - 1:
            self.take(self.sight.entries[number - 1])
        else:
            options.highlighted = number - 1

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
                self.word(told("screen-no-number", last=last), "error")
            return
        self._typed = typed
        self.table.query_one("#options", OptionList).highlighted = int(typed) - 1
        if int(typed) * 10 > last:
            self._typed = ""
            self.take(self.sight.entries[int(typed) - 1])
        else:
            self.word(told("screen-more-digits", number=int(typed)))

    # --- moments ---

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable Enter and Space only if there is something to continue."""
        if action == "next_moment":
            return (self.moment is not None or self.teaching.waits) and len(self.screen_stack) == 1
        if action == "show_all":
            return self.moment is not None and not self._reel
        return True

    @while_open
    def action_next_moment(self) -> None:
        if self._reel:
            self._step(1)
        elif self.moment is not None:
            self._tapped.set()
        else:
            self._next_page()

    @while_open
    def action_show_all(self) -> None:
        """Skip to the next question; the film still has the moments."""
        self._hurried = True
        self._tapped.set()

    @while_open
    def action_film(self) -> None:
        """Show the moments since one's own last decision, one by one."""
        if self._busy or self._reel:
            return
        self._reel = merged(self.match.moments(self.viewer, self._since[self.viewer]))
        if not self._reel:
            self.word(told("screen-no-film"))
            return
        self._look_at(self._reel[0])

    def _step(self, by: int) -> None:
        """Step through the film; beyond its end is the present."""
        place = 0 if self.moment is None else self._reel.index(self.moment) + by
        if place >= len(self._reel):
            self._leave_film()
        elif place >= 0:
            self._look_at(self._reel[place])

    def _leave_film(self) -> None:
        self._reel = []
        self._look_at(None)

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
        self.word(told("screen-hold", hold=str(self.hold)))
        if not self.hold:
            self._tapped.set()

    @while_open
    def action_turn(self, by: int) -> None:
        if self._reel:
            self._step(by)
            return
        tabs = [key for key, _ in self.sight.tabs()]
        self.turn_to(tabs[(tabs.index(self._tab) + by) % len(tabs)])

    @while_open
    def action_next_pane(self, by: int) -> None:
        """Move the focus from the list to the sheets, then to the rest."""
        if len(self.screen_stack) > 1:
            self.screen.focus_next() if by > 0 else self.screen.focus_previous()
            return
        panes = [self.table.query_one(f"#{name}") for name in PANES]
        seen = [pane for pane in panes if pane.focusable and pane.display and pane.size.height]
        here = next((place for place, pane in enumerate(seen) if pane.has_focus), -1)
        seen[(here + by) % len(seen)].focus()

    @while_open
    def action_to_list(self) -> None:
        if self._reel:
            self._leave_film()
        self.table.query_one("#options").focus()

    @while_open
    def action_page(self, by: int) -> None:
        sheet = self.table.query_one("#sheet", Sheet)
        sheet.scroll_relative(y=by * max(sheet.size.height - 1, 1), animate=False)

    @while_open
    def action_undo(self) -> None:
        if self._busy or self._reel:
            return
        why = self.match.why_no_undo(self.viewer)
        if why is not None:
            self.word(self.sitting.speech.say(why), "error")
            return
        self.match.undo(self.viewer)
        self.word(told("table-undone"))
        self._heard[self.viewer] = len(self.match.log(self.viewer))
        self._shown = self.match.number
        self._since[self.viewer] = min(self._since[self.viewer], self.match.number)
        self.teaching.look()
        self.show_table()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        if self._busy or self.sight.ask is None:
            return
        if not self.match.with_hints:
            self.word(self.sitting.speech.say(Message("why-no-hints")), "error")
            return
        number = self.match.number
        if self._counsel is not None and self._counsel.number == number:
            lines = [(0, Text(line)) for line in in_lines(self.sitting.speech, self.sight.ask, self._counsel)]
            self.push_screen(TextWindow(told("screen-key-hint"), lines))
            return
        self.word(told("counsel-thinks"))
        found = await asyncio.to_thread(counsel, self.match)
        if self.match.number == number and self.screen_stack:
            self._counsel = found
            self._show_hint(found)

    def _show_hint(self, found: Counsel) -> None:
        for place, choice in enumerate(self.sight.ask.choices if self.sight.ask else []):
            if choice.key == found.choices[0].key:
                self.table.query_one("#options", OptionList).highlighted = place
                self.word(told("screen-hint", advice=in_a_sentence(self.sitting.speech, found)))

    @while_open
    def action_why_not(self) -> None:
        """Select the first barred option; its reason is shown beside it."""
        ask = self.sight.ask
        if ask is None or self._busy:
            return
        if not ask.barred:
            self.word(told("table-nothing-barred"))
            return
        options = self.table.query_one("#options", OptionList)
        first = len(ask.choices)
        at = options.highlighted
        options.highlighted = first if at is None or at < first or at == options.option_count - 1 else at + 1

    def action_rules(self) -> None:
        decision, entry = self.match.decision, self.entry
        rule = entry.rule if isinstance(entry, BarredChoice) and entry.rule else decision.rule if decision else ""
        self.push_screen(RulesWindow(self.match, self.sitting.speech, rule))

    def action_legend(self) -> None:
        self.push_screen(Legend(self.match.game, self.sitting.speech, self.sight.scene))

    def action_what(self) -> None:
        """Explain the pieces of the selected choice."""
        spots = [] if self.entry is None else self.entry.spots
        lines = what_lines(self.match.game, self.sitting.speech, self.sight.scene, spots)
        self.push_screen(TextWindow(told("screen-key-what"), lines))

    def action_story(self) -> None:
        self.push_screen(Telling(self.sitting.speech, *self.told))

    def action_standing(self) -> None:
        lines = standing_lines(self.match, self.viewer, self.sitting.speech)
        self.push_screen(TextWindow(told("screen-standing"), lines))

    @while_open
    def action_never(self) -> None:
        """Turn explanations on or off; during a lesson turn its page."""
        if self.teaching.present is not None:
            self._next_page()
            return
        self.word(self.explaining.turn_on_or_off())
        self.show_table()

    def action_help(self) -> None:
        """Explain the question and list all keys."""
        ask = self.sight.ask
        about = [] if ask is None or self._busy else self.explaining.about(ask)
        told_first: TextLines = [(0, Text(line, style="bold")) for line in about]
        keys: TextLines = [(0, Text(line)) for line in told("screen-help").splitlines()]
        if self.teaching.may_leave:
            guides = [f"{letter:<17}{told(f'guide-letter-{letter}')}" for letter in GUIDE_LETTERS]
            keys = [*((0, Text(line)) for line in guides), (0, Text()), *keys]
        lines = [*told_first, (0, Text()), *keys] if told_first else keys
        self.push_screen(TextWindow(told("screen-key-help"), lines))

    # --- the guide of a lesson ---

    def _next_page(self) -> None:
        if self._busy or self._reel:
            return
        if self.teaching.next():
            self.word("")
            self.go_on()
        else:
            self.word(told("guide-choose"), "error")

    @while_open
    def action_page_before(self) -> None:
        if self._busy or self._reel or self.teaching.present is None:
            return
        if self.teaching.back():
            self.show_table()
        else:
            self.word(told("guide-first"), "error")

    @while_open
    def action_lesson(self) -> None:
        """Leave the lesson or resume it; the game stays as it is."""
        if self.teaching.may_leave and not self._busy and not self._reel:
            self.teaching.leave_or_return()
            self.word("")
            self.go_on()

    def _tell_parting(self) -> None:
        said = self.teaching.parting()
        if said:
            self.word(said)

    # --- leaving ---

    def keep(self) -> bool:
        """Write the record; what is in the way is said."""
        try:
            self.sitting.keep()
        except Refused as no:
            self.word(explained(no.message), "error")
            return False
        self.saved = True
        self.word(self.sitting.kept("table"))
        return True

    async def _show_result(self) -> None:
        lines = [*result_lines(self.match, self.sitting.speech), Text(told("table-seed", seed=self.match.seed))]
        answers = [
            ("save", told("screen-save", file=str(self.sitting.path))),
            ("look", told("screen-look")),
            ("leave", told("screen-leave-result")),
        ]
        answer = await self.push_screen_wait(Asking(told("screen-result", game=self.sitting.title), lines, answers))
        if answer == "save":
            self.keep()
        elif answer == "leave":
            self.exit()

    @work(group="leave")
    async def action_leave(self) -> None:
        if len(self.screen_stack) == 1:
            await self._leave()

    async def _leave(self, *, covered: bool = False) -> bool:
        """Leave the table; return whether the people really left."""
        if self.match.over and self.saved:
            self.exit()
            return True
        lines = [Text(told("screen-leave-words", over=str(self.match.over)))]
        answers = [
            ("save", told("screen-save-leave", file=str(self.sitting.path))),
            ("leave", told("screen-leave-unsaved")),
            ("", told("screen-stay")),
        ]
        answer = await self.push_screen_wait(Asking(told("screen-leave"), lines, answers, covers=covered))
        left = answer == "leave" or (answer == "save" and self.keep())
        if left:
            self.exit()
        return left
