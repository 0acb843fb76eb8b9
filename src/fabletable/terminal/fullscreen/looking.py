"""Looking at a table: the film of what happened, and windows with the log, the rules and the signs."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from fabletable.kernel import Moment
from fabletable.kernel.scene import BarredChoice
from fabletable.terminal.draw import TextLines
from fabletable.terminal.film import title_of
from fabletable.terminal.fullscreen.board import BoardApp, while_open
from fabletable.terminal.fullscreen.source import TableSource
from fabletable.terminal.fullscreen.windows import Legend, RulesWindow, Telling, TextWindow
from fabletable.terminal.legend import what_lines
from fabletable.terminal.speech import translate


class LookingApp(BoardApp, inherit_bindings=False):
    """A table that is looked at."""

    FILM: ClassVar[str] = "screen-film"
    """The message with the position in the film and its keys."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space,enter", "next_moment", show=False, priority=True),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        Binding("tab", "next_pane(1)", show=False, priority=True),
        Binding("shift+tab", "next_pane(-1)", show=False, priority=True),
        Binding("escape", "to_list", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
    ]

    def __init__(self, source: TableSource, viewer: int) -> None:
        super().__init__(source, viewer)
        self._reel: list[Moment] = []
        """The moments of the open film, if any."""
        self.name_keys()

    def name_keys(self) -> None:
        """Name the keys at the foot of the screen in the present language."""
        self.bind("r", "rules", description=translate("screen-key-rules"))
        self.bind("g", "legend", description=translate("screen-key-legend"))
        self.bind("i", "what", description=translate("screen-key-what"))
        self.bind("s", "story", description=translate("screen-key-story"))
        self.bind("question_mark,f1", "help", description=translate("screen-key-help"), key_display="?")
        self.bind("q,ctrl+q,ctrl+c", "leave", description=translate("screen-key-leave"), key_display="q")

    # --- the film ---

    def look_at(self, moment: Moment | None) -> None:
        """Show this moment; None: the present."""
        self.moment = moment
        self.refresh_bindings()
        self.show_table()

    def _instead_of_question(self) -> Text:
        return Text() if self.moment is None else self._moment_words(self.moment)

    def _moment_words(self, moment: Moment) -> Text:
        """Return the text of a moment, and the key that continues."""
        title = Text(title_of(self.speech, moment, *self.log_and_parts), style="bold")
        text = Text("\n").join([*self._moment_lines(moment), title])
        return text.append(f"\n{self._moment_keys(moment)}", style="not bold italic")

    def _moment_lines(self, moment: Moment) -> list[Text]:
        """Return the lines over the title of a moment."""
        return []

    def _moment_keys(self, moment: Moment) -> str:
        return translate(self.FILM, n=self._reel.index(moment) + 1, last=len(self._reel))

    @while_open
    def action_next_moment(self) -> None:
        self.step(1)

    def step(self, by: int) -> None:
        """Step through the film; beyond its end is the present."""
        place = 0 if self.moment is None else self._reel.index(self.moment) + by
        if place >= len(self._reel):
            self.leave_film()
        elif place >= 0:
            self.look_at(self._reel[place])

    def leave_film(self) -> None:
        self._reel = []
        self.look_at(None)

    @while_open
    def action_turn(self, by: int) -> None:
        """Turn to another sheet; in a film, to another moment."""
        if self._reel:
            self.step(by)
            return
        tabs = [key for key, _ in self.sight.tabs()]
        self.turn_to(tabs[(tabs.index(self._tab) + by) % len(tabs)])

    @while_open
    def action_to_list(self) -> None:
        if self._reel:
            self.leave_film()
        self.answers.focus()

    # --- windows ---

    def action_rules(self) -> None:
        """Open the rule behind the question, or behind the answer that is barred."""
        entry, ask = self.entry, self.source.ask_of(self.viewer)
        rule = entry.rule if isinstance(entry, BarredChoice) and entry.rule else ask.rule if ask else ""
        self.push_screen(RulesWindow(self.source.game, self.source.terms, self.speech, rule))

    def action_legend(self) -> None:
        self.push_screen(Legend(self.source.game, self.speech, self.sight.scene))

    def action_what(self) -> None:
        """Explain the pieces of the selected choice."""
        spots = [] if self.entry is None else self.entry.spots
        lines = what_lines(self.source.game, self.speech, self.sight.scene, spots)
        self.push_screen(TextWindow(translate("screen-key-what"), lines))

    def action_story(self) -> None:
        self.push_screen(Telling(self.speech, *self.log_and_parts))

    def action_help(self) -> None:
        """Explain the question and list all keys."""
        keys: TextLines = [(0, Text(line)) for line in translate("screen-help").splitlines()]
        first = self._help_first()
        lines = [*first, (0, Text()), *keys] if first else keys
        self.push_screen(TextWindow(translate("screen-key-help"), lines))

    def _help_first(self) -> TextLines:
        """Return what is told before the keys."""
        return []
