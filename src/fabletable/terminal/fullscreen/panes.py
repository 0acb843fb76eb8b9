"""Panes of the screen: the names of the sheets, the list of answers, the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.message import Message as TextualMessage
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fabletable.kernel import Message
from fabletable.kernel.moment import LinePart, log_events
from fabletable.kernel.scene import BarredChoice, Choice
from fabletable.terminal.draw import TextLines
from fabletable.terminal.film import folded
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.fullscreen.sight import ScreenView
from fabletable.terminal.question import choice_words, numbered, row_name
from fabletable.terminal.speech import Speech, translate

RECENT = 40
"""Events of the log that are shown beside the table."""


class Tabs(Static):
    """A row of sheet names; the open one is in brackets."""

    class Wanted(TextualMessage):
        """This sheet was clicked."""

        def __init__(self, tab: str) -> None:
            super().__init__()
            self.tab = tab

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
        if tab:
            self.post_message(self.Wanted(str(tab)))


class Answers(OptionList):
    """The answers to a question: the possible ones by number, then the barred ones."""

    def list_entries(self, sight: ScreenView, at: int) -> None:
        width = max(self.size.width - 1, 12)
        self.clear_options()
        self.add_options(
            [Option(self._entry(sight, number, entry, width)) for number, entry in enumerate(sight.entries, 1)]
        )
        self.highlighted = at

    def _entry(self, sight: ScreenView, number: int, entry: Choice | BarredChoice, width: int) -> Text:
        """Return an entry of the list: a number or a cross, and its wrapped text."""
        if isinstance(entry, BarredChoice):
            label, why = sight.speech.say(entry.label), sight.speech.say(entry.why)
            sign = Text("  ✗ ", style="dim")
            words = Text(translate("screen-barred", label=label, why=why), style="dim")
        else:
            pointed = f"choice:{entry.key}" in sight.lit
            sign = Text(f"{numbered(number, pointed)} ", style="bold #ffbf3c")
            words = choice_words(sight.speech, entry)
        lines = Text.assemble(sign, Text("\n    ").join(words.wrap(self.app.console, width - 4)))
        row = None if isinstance(entry, BarredChoice) else row_name(sight.choices, number - 1)
        return lines if row is None else Text.assemble((f"    {sight.speech.say(row)}\n", "bold"), lines)


class StoryPane(Sheet):
    """The last events of the log, the last one unfolded; lines that are new to the reader have a dot. All of it is a
    key away."""

    def tell(self, speech: Speech, story: Sequence[Message], parts: Sequence[LinePart], heard: int) -> None:
        found_events = log_events(parts)
        lines: TextLines = []
        for last, text in folded(speech, story, parts, last=RECENT)[:-1]:
            lines.append((0, Text(f"• {text}") if last >= heard else Text(f"  {text}", style="dim")))
        for number in found_events[-1].lines if found_events else []:
            text = speech.say(story[number])
            lines.append((0, Text(f"• {text}") if number >= heard else Text(f"  {text}", style="dim")))
        self.show(lambda width, height: lines, at_end=True)
