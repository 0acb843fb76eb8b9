"""The screen of a table: sheets on the left, the question and the log on the right. It is drawn from a scene."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from fabletable.kernel import Message, Moment
from fabletable.kernel.moment import LinePart
from fabletable.kernel.scene import Ask, BarredChoice, Choice
from fabletable.terminal.film import in_words
from fabletable.terminal.fullscreen.lesson import Slip
from fabletable.terminal.fullscreen.panes import Answers, StoryPane, Tabs
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.fullscreen.sight import BOARD, STAGE, ScreenView
from fabletable.terminal.fullscreen.source import TableSource
from fabletable.terminal.fullscreen.theme import FABLETABLE_THEME, HEIGHTS, PANES, WIDTHS
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.speech import Speech, translate

P = ParamSpec("P")
A = TypeVar("A", bound="BoardApp")


def while_open(handler: Callable[Concatenate[A, P], None]) -> Callable[Concatenate[A, P], None]:
    """Ignore events that arrive after the screens are closed: a key, a resize, a moved list."""

    @wraps(handler)
    def handled(app: A, /, *args: P.args, **named: P.kwargs) -> None:
        if app.screen_stack:
            handler(app, *args, **named)

    return handled


class BoardApp(App[None], inherit_bindings=False):
    """Draws the view of one seat, the ``viewer``: the present table, or a moment that is looked at."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, source: TableSource, viewer: int) -> None:
        # A screen without colours has none at all, not even greys.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.HORIZONTAL_BREAKPOINTS = WIDTHS
        self.VERTICAL_BREAKPOINTS = HEIGHTS
        self.register_theme(FABLETABLE_THEME)
        self.source = source
        self.viewer = viewer
        self.moment: Moment | None = None
        """The moment that is shown instead of the present table."""
        self._busy = True
        """True while nothing can be answered here."""
        self.teaching: Teaching | None = None
        self.sight = ScreenView(self.speech, source.scene_of(viewer), viewer, None, None)
        self._tab = STAGE if self.sight.scene.stage is not None else BOARD
        self._heard = dict.fromkeys(source.people, 0)
        """The number of lines that each person has read."""
        self._listed: object = None
        """The question whose answers are listed."""

    @property
    def speech(self) -> Speech:
        return self.source.speech

    @property
    def table(self) -> Screen[object]:
        """The screen under all windows."""
        return self.screen_stack[0]

    @property
    def answers(self) -> Answers:
        return self.table.query_one("#options", Answers)

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
                yield Answers(id="options", markup=False)
                yield Sheet("about", fits=True)
                yield StoryPane("story")
        yield Static(id="word", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.theme = "fabletable"
        self.table.query_one("#about", Sheet).border_title = translate("screen-about")
        self.table.query_one("#story", Sheet).border_title = translate("screen-story")
        self.answers.focus()

    # --- what is shown ---

    @property
    def log_and_parts(self) -> tuple[Sequence[Message], Sequence[LinePart]]:
        """The log up to the shown moment, and the part of each line in its event."""
        upto = None if self.moment is None else self.moment.lines[1]
        story, parts = self.source.story_of(self.viewer)
        return story[:upto], parts[:upto]

    @while_open
    def show_table(self) -> None:
        """Redraw everything from the scene."""
        with self.batch_update():
            self._show_table()

    def _show_table(self) -> None:
        before = self.sight
        teaching = None if self._busy or self.moment is not None else self.teaching
        scene = self.source.scene_of(self.viewer) if self.moment is None else self.moment.scene
        ask = None if self.moment is not None else self.source.ask_of(self.viewer)
        self.sight = sight = ScreenView(self.speech, scene, self.viewer, ask, teaching)
        self.table.query_one(Slip).read(teaching)
        self.table.query_one("#head", Static).update(Text(self._head()))
        self.table.query_one("#players", Static).update(Text("\n").join(sight.players()))
        if (sight.scene.stage is None) != (before.scene.stage is None) or sight.seat != before.seat:
            self._tab = STAGE if sight.scene.stage is not None else BOARD
        self.table.query_one(StoryPane).tell(self.speech, *self.log_and_parts, self._heard[self.viewer])
        self._show_question()
        mine = self.table.query_one("#mine", Sheet)
        mine.border_title = translate("screen-mine", name=sight.speech.name(sight.seat))
        mine.show(lambda width, height: self.sight.mat(self.sight.seat))
        self.turn_to(self._tab)
        if self.entry is None:
            self._show_entry()
        if self.moment is not None:
            self._bring_into_sight(self.moment.pieces)
        elif sight.lit:
            self._bring_into_sight(sight.lit_spots())

    def _head(self) -> str:
        return translate("screen-head", game=self.source.title, chapter=self.sight.chapter())

    def _show_question(self) -> None:
        question = self.table.query_one("#question", Static)
        ask = self.sight.ask
        if ask is None or self._busy:
            self.answers.clear_options()
            self._listed = None
            question.update(self._instead_of_question())
            return
        words = self.sight.question()
        note = self._notes_on(ask)
        for line in note:
            words.append(f"\n{line}", style="not bold")
        question.set_class(bool(note) or ask.advised is not None, "noted")
        question.update(words)
        listed = (self.viewer, ask.number, ask.question.id)
        at = self.answers.highlighted if self._listed == listed else None
        self._listed = listed
        self.answers.list_entries(self.sight, self.sight.first if at is None else at)

    def _instead_of_question(self) -> Text:
        """Return the words where no question stands."""
        return Text()

    def _notes_on(self, ask: Ask) -> list[str]:
        """Return explanations that are shown with this question."""
        return []

    @property
    def entry(self) -> Choice | BarredChoice | None:
        """Return the selected entry."""
        if not self.screen_stack:
            return None
        highlighted = self.answers.highlighted
        listed = self.sight.entries
        if highlighted is None or self._busy or not 0 <= highlighted < len(listed):
            return None
        return listed[highlighted]

    def _show_entry(self) -> None:
        """Describe the selected entry of the list, and highlight it on the sheets."""
        entry = self.entry
        about = self.table.query_one("#about", Sheet)
        if entry is None:
            words = [] if self.moment is None else in_words(self.speech, self.moment, self.log_and_parts[0])
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

    # --- sheets and panes ---

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

    def on_tabs_wanted(self, event: Tabs.Wanted) -> None:
        self.turn_to(event.tab)

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
            self.answers.list_entries(self.sight, self.answers.highlighted or 0)

    @while_open
    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_list.id == "options":
            self._show_entry()

    @while_open
    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        lines = self.sight.about(event.spot)
        if lines:
            self.table.query_one("#about", Sheet).show(lambda width, height: lines)

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
    def action_page(self, by: int) -> None:
        sheet = self.table.query_one("#sheet", Sheet)
        sheet.scroll_relative(y=by * max(sheet.size.height - 1, 1), animate=False)
