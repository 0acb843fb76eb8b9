"""Windows over the table: something to read, something to answer, the rules, and the curtain between two people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from fabletable.kernel import Chapter, Game, Message
from fabletable.kernel.moment import LinePart, log_events
from fabletable.kernel.scene import Scene
from fabletable.terminal.draw import TextLines
from fabletable.terminal.fullscreen.sheet import Sheet
from fabletable.terminal.legend import legend_lines
from fabletable.terminal.rulebook import RuleTerms, chapter_lines, found_in
from fabletable.terminal.speech import Speech, translate


class TextWindow(ModalScreen[str]):
    """A window with text; any closing key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space,s,question_mark", "dismiss('')")]

    def __init__(self, title: str, lines: TextLines, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = self._title
            window.border_subtitle = translate("screen-close")
            yield Sheet("reading")

    def on_mount(self) -> None:
        sheet = self.query_one(Sheet)
        sheet.focus()
        self.call_after_refresh(sheet.show, lambda width, height: self._lines, at_end=self._at_end)


class Telling(ModalScreen[str]):
    """The log: an entry per event, which Enter unfolds; ``e`` unfolds all of them, or folds them again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,s", "dismiss('')"),
        Binding("space", "unfold", show=False),
        Binding("e", "every_step", show=False),
    ]

    def __init__(self, speech: Speech, story: Sequence[Message], parts: Sequence[LinePart]) -> None:
        super().__init__()
        self._lines = [speech.say(line) for line in story]
        self._entries = log_events(parts)
        self._open: set[int] = set()

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = translate("screen-story")
            window.border_subtitle = translate("screen-unfold")
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
        head = self._lines[entry.title]
        if not more:
            return Text(f"  {head}")
        if number not in self._open:
            return Text(f"▸ {translate('tale-folded', headline=head, n=more)}")
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
    """A window with text and answers; Esc gives none. One that ``covers`` hides the whole table."""

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


class RulesWindow(ModalScreen[str]):
    """The book, open at the chapter behind the question; ``/`` searches it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,r,space", "dismiss('')", priority=True),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, game: Game, terms: RuleTerms, speech: Speech, open_at: str) -> None:
        super().__init__()
        self._game = game
        self._terms = terms
        self._speech = speech
        self._words = ""
        open_chapter = game.book.chapter_of(open_at)
        self._open_at = "" if open_chapter is None else open_chapter.key

    def compose(self) -> ComposeResult:
        with Horizontal(classes="window") as window:
            window.border_title = translate("screen-rules")
            window.border_subtitle = translate("screen-rules-keys")
            yield OptionList(id="chapters", markup=False)
            yield Sheet("reading")

    def on_mount(self) -> None:
        self._list()
        self.query_one(OptionList).focus()

    def _list(self) -> None:
        """List all chapters, or those with these words."""
        found = [(chapter, 0) for chapter in self._game.book.chapters]
        if self._words:
            found = found_in(self._game, self._speech, self._words)
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(self._entry(chapter, n), chapter.key) for chapter, n in found])
        keys = [chapter.key for chapter, _ in found]
        if keys:
            listed.highlighted = keys.index(self._open_at) if self._open_at in keys else 0
        else:
            self._show([(0, Text(translate("why-not-in-rules", words=self._words)))])

    def _entry(self, chapter: Chapter, count: int) -> str:
        name = self._speech.rule(chapter.key)
        return f"{name} ({count})" if count else name

    def action_search(self) -> None:
        self.app.push_screen(SearchWindow(translate("rules-search")), self._search)

    def _search(self, words: str | None) -> None:
        self._words = words or ""
        self._list()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        chapter = self._game.book.chapter_of(event.option_id or "")
        if chapter is not None:
            self._show(chapter_lines(self._game, self._speech, chapter, self._terms, self._words))

    def _show(self, lines: TextLines) -> None:
        sheet = self.query_one(Sheet)
        self.call_after_refresh(sheet.show, lambda width, height: lines)
        sheet.scroll_home(animate=False)


class Legend(ModalScreen[str]):
    """Every sign of the game with its name and what it does; ``/`` searches."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,g,space", "dismiss('')", priority=True),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, game: Game, speech: Speech, scene: Scene) -> None:
        super().__init__()
        self._game = game
        self._speech = speech
        self._scene = scene

    def compose(self) -> ComposeResult:
        with Vertical(classes="window") as window:
            window.border_title = translate("screen-key-legend")
            window.border_subtitle = translate("screen-rules-keys")
            yield Sheet("reading")

    def on_mount(self) -> None:
        self.query_one(Sheet).focus()
        self._show("")

    def action_search(self) -> None:
        self.app.push_screen(SearchWindow(translate("legend-find")), self._show)

    def _show(self, words: str | None) -> None:
        sheet = self.query_one(Sheet)
        lines = legend_lines(self._game, self._speech, self._scene, words or "")
        self.call_after_refresh(sheet.show, lambda width, height: lines)
        sheet.scroll_home(animate=False)


class SearchWindow(ModalScreen[str]):
    """A word to look for."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')")]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        with Vertical(classes="window asking") as window:
            window.border_title = self._title
            yield Input(id="words")

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


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
