"""Windows over the table: something to read, something to answer, the rules, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from fabletable.kernel import Say
from fabletable.kernel.moment import LinePart, entries
from fabletable.terminal.draw import Lines
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.speech import Speech, told


class Reading(ModalScreen[str]):
    """Lines to read; any of the keys that close things closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space,s,question_mark", "dismiss('')")]

    def __init__(self, title: str, lines: Lines, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = told("screen-close")
            yield Sheet("reading")

    def on_mount(self) -> None:
        sheet = self.query_one(Sheet)
        sheet.focus()
        self.call_after_refresh(sheet.show, lambda width, height: self._lines, at_end=self._at_end)


class Telling(ModalScreen[str]):
    """The tale: an entry a deed, which Enter unfolds; ``e`` unfolds all of them, or folds them again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,s", "dismiss('')"),
        Binding("space", "unfold", show=False),
        Binding("e", "every_step", show=False),
    ]

    def __init__(self, speech: Speech, story: Sequence[Say], parts: Sequence[LinePart]) -> None:
        super().__init__()
        self._lines = [speech.say(line) for line in story]
        self._entries = entries(parts)
        self._open: set[int] = set()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = told("screen-story")
            window.border_subtitle = told("screen-unfold")
            yield OptionList(id="tale", markup=False)

    def on_mount(self) -> None:
        self._list(len(self._entries) - 1)
        self.query_one(OptionList).focus()

    def _list(self, at: int | None) -> None:
        tale = self.query_one(OptionList)
        tale.clear_options()
        tale.add_options([Option(self._entry(number)) for number in range(len(self._entries))])
        tale.highlighted = at

    def _entry(self, number: int) -> Text:
        entry = self._entries[number]
        more = len(entry.lines) - 1
        head = self._lines[entry.headline]
        if not more:
            return Text(f"  {head}")
        if number not in self._open:
            return Text(f"▸ {told('tale-folded', headline=head, n=more)}")
        lines = [f"▾ {head}", *(f"    {self._lines[line]}" for line in entry.lines)]
        return Text("\n".join(lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self._turn(event.option_index)

    def action_unfold(self) -> None:
        at = self.query_one(OptionList).highlighted
        if at is not None:
            self._turn(at)

    def _turn(self, number: int) -> None:
        self._open ^= {number}
        self._list(number)

    def action_every_step(self) -> None:
        self._open = set() if self._open else set(range(len(self._entries)))
        self._list(self.query_one(OptionList).highlighted)


class Asking(ModalScreen[str]):
    """Lines to read and a few answers; Esc answers nothing. One that ``covers`` lets nothing of the table through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')")]

    def __init__(
        self, title: str, lines: Sequence[Text], answers: Sequence[tuple[str, str]], *, covers: bool = False
    ) -> None:
        super().__init__(classes="covering" if covers else None)
        self._title = title
        self._lines = lines
        self._answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="window asking") as window:
            window.border_title = self._title
            yield Static(Text("\n").join(self._lines), id="asked")
            yield OptionList(*(Option(text, key) for key, text in self._answers), id="answers", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id or "")


class Rules(ModalScreen[str]):
    """All chapters, open at the one behind the question."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,r,space", "dismiss('')", priority=True)]

    def __init__(self, speech: Speech, chapters: Sequence[str], open_at: str) -> None:
        super().__init__()
        self._speech = speech
        self._chapters = chapters
        self._open_at = open_at

    def compose(self) -> ComposeResult:
        with Horizontal(classes="window") as window:
            window.border_title = told("screen-rules")
            window.border_subtitle = told("screen-close")
            yield OptionList(
                *(Option(self._speech.rule(chapter), chapter) for chapter in self._chapters),
                id="chapters",
                markup=False,
            )
            yield Sheet("reading")

    def on_mount(self) -> None:
        chapters = self.query_one(OptionList)
        chapters.focus()
        if self._open_at in self._chapters:
            chapters.highlighted = self._chapters.index(self._open_at)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        chapter = event.option_id or ""
        heading = Text(self._speech.rule(chapter), style="bold underline")
        paragraphs = [Text(line) for line in self._speech.rule_text(chapter).splitlines()]
        lines: Lines = [(0, heading), (0, Text()), *((0, paragraph) for paragraph in paragraphs)]
        sheet = self.query_one(Sheet)
        self.call_after_refresh(sheet.show, lambda width, height: lines)
        sheet.scroll_home(animate=False)


class Curtain(ModalScreen[str]):
    """Hides everything while the screen changes hands. Enter does not lift it: it may still be held down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "dismiss('lift')"),
        Binding("u", "take_back"),
        Binding("q", "dismiss('leave')"),
    ]

    def __init__(self, lines: Sequence[Text], *, can_undo: bool) -> None:
        super().__init__()
        self._lines = lines
        self._can_undo = can_undo

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(Text("\n\n").join(self._lines), id="folds")

    def action_take_back(self) -> None:
        if self._can_undo:
            self.dismiss("undo")
