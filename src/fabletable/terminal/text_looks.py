"""Letters of the text table that only print: the log, rules, signs, odds, standing."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fabletable.kernel import Message, Moment
from fabletable.kernel.scene import Scene
from fabletable.table.messages.frames import View
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.draw import Drawing
from fabletable.terminal.film import folded, in_words, merged, title_of
from fabletable.terminal.legend import legend_lines, what_lines
from fabletable.terminal.question import barred_line, choice_line, reasons_in_words
from fabletable.terminal.rulebook import named_rule, rule_in_words
from fabletable.terminal.speech import Speech, translate


class TextLooks:
    """The letters of one seat that print something."""

    def __init__(self, console: Console, table: TerminalTable, seat: int) -> None:
        self._console = console
        self._table = table
        self._seat = seat
        self.letters: dict[str, Callable[[str], None]] = {
            "w": self._why_not,
            "c": self._explain_odds,
            "m": self._film,
            "s": self._story,
            "e": self._every_step,
            "r": self._rule,
            "l": self._look,
            "g": self._legend,
            "i": self._what,
        }

    # --- printing ---

    def print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))

    def indent(self, line: Text, by: int) -> None:
        self._console.print(Padding(line, (0, 0, 0, by), expand=False))

    def moment(self, moment: Moment, story: list[Message]) -> None:
        for line in in_words(self.speech, moment, story):
            self.indent(line, 6)

    # --- what is there ---

    @property
    def speech(self) -> Speech:
        return self._table.speech

    @property
    def view(self) -> View:
        return self._table.views[self._seat]

    @property
    def scene(self) -> Scene:
        return self._table.scene_of(self._seat)

    @property
    def story(self) -> list[Message]:
        return self._table.stories[self._seat]

    # --- letters ---

    def _why_not(self, _: str) -> None:
        ask = self.view.ask
        if ask is None or not ask.barred:
            self.print(translate("table-nothing-barred"))
            return
        for barred in ask.barred:
            self.indent(barred_line(self.speech, barred), 2)

    def _explain_odds(self, _: str) -> None:
        """Print what makes the odds of each choice."""
        choices = [] if self.view.ask is None else self.view.ask.choices
        if not any(choice.odds.because for choice in choices if choice.odds is not None):
            self.print(translate("table-no-reasons"))
            return
        for number, choice in enumerate(choices, 1):
            if choice.odds is not None and choice.odds.because:
                self.indent(choice_line(self.speech, number, choice), 1)
                for reason in reasons_in_words(self.speech, choice.odds):
                    self.indent(Text(reason), 6)

    def _story(self, how_much: str) -> None:
        """Print the log, a line per event."""
        parts = self._table.parts[self._seat]
        for _, line in folded(self.speech, self.story, parts, last=whole_number(how_much, 30)):
            self.indent(Text(line), 2)

    def _every_step(self, how_much: str) -> None:
        last = whole_number(how_much, 30)
        for line in self.story[-last:] if last else self.story:
            self.indent(Text(self.speech.say(line)), 2)

    def _film(self, _: str) -> None:
        """Print the moments since one's last decision again."""
        story, parts = self.story, self._table.parts[self._seat]
        film = merged(self._table.films[self._seat])
        if not film:
            self.print(translate("screen-no-film"))
        for number, moment in enumerate(film, 1):
            self.indent(Text(f"{number}. {title_of(self.speech, moment, story, parts)}", style="cyan"), 2)
            self.moment(moment, story)

    def _rule(self, chapter: str) -> None:
        """Print the rule behind the question, or any chapter by its number or name."""
        game, speech, ask = self._table.game, self.speech, self.view.ask
        wanted = named_rule(game, speech, chapter) if chapter else ask.rule if ask else ""
        lines = rule_in_words(game, speech, wanted, self._table.terms)
        for indent, line in lines:
            if line.plain:
                self.indent(line, indent)
            else:
                self.print("")
        if lines:
            return
        for place, part in enumerate(game.book.chapters, 1):
            self.print(f"{place:>4} {speech.rule(part.key)}")
        self.print(translate("table-which-rule"), style="dim")

    def _look(self, part: str) -> None:
        """Print the texts of the visible pieces; with a word only of those whose name contains it."""
        for name, text in Drawing(self.speech, self.scene, self._seat).texts():
            if part.lower() in name.lower():
                self.indent(Text.assemble((name, "bold"), ": ", text), 2)

    def _legend(self, words: str) -> None:
        """Print all signs of this game; with words only those that have them."""
        for indent, line in legend_lines(self._table.game, self.speech, self.scene, words):
            self.indent(line, indent)

    def _what(self, number: str) -> None:
        """Explain the pieces of a choice by its number; without a number, of all choices."""
        choices = [] if self.view.ask is None else self.view.ask.choices
        wanted = whole_number(number, 0)
        spots = [spot for at, choice in enumerate(choices, 1) if wanted in (0, at) for spot in choice.spots]
        for indent, line in what_lines(self._table.game, self.speech, self.scene, spots):
            self.indent(line, indent + 2)


def whole_number(word: str, otherwise: int) -> int:
    """Return the typed number if it is a plain one, else ``otherwise``."""
    return int(word) if word.isdecimal() and len(word) < 10 else otherwise
