"""``fabletable text``: play in the terminal against bots, by number."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from fabletable.coach.hint import Counsel
from fabletable.kernel import Message, Moment, Refused, RuleCrash, commitment
from fabletable.kernel.scene import Ask
from fabletable.terminal.counsel import counsel, in_a_sentence, in_lines
from fabletable.terminal.draw import OPTION, POINTER, Drawing, show_all, show_changes
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
from fabletable.terminal.legend import legend_lines, what_lines
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.notes import Explaining, Notes, advice
from fabletable.terminal.question import (
    barred_line,
    choice_line,
    numbers_of,
    reasons_in_words,
    row_line,
    row_name,
)
from fabletable.terminal.records import show_result
from fabletable.terminal.rulebook import RuleTerms, named_rule, rule_in_words
from fabletable.terminal.sitting import Sitting
from fabletable.terminal.speech import told
from fabletable.terminal.standing import standing_lines


class TextTable:
    """One person at the table. Every answer is a number, or a letter for everything else."""

    def __init__(
        self,
        console: Console,
        sitting: Sitting,
        speed: float = 0.0,
        *,
        hold: bool = False,
        notes: Notes | None = None,
    ) -> None:
        """``speed`` is the speed of moments, 0 shows all at once; with ``hold`` one's own wait for Enter; with
        ``notes`` new questions are explained."""
        if len(sitting.people) != 1:
            raise Refused("why-one-person")
        self._console = console
        self._sitting = sitting
        self._match = sitting.match
        self._seat = sitting.people[0]
        self._speech = sitting.speech
        self._explaining = Explaining(self._speech, self._match.game.key, notes)
        self._teaching = Teaching(sitting)
        self._drawing = Drawing(self._speech, self._match.scene(self._seat), self._seat)
        self._known: set[str] = set()
        self._heard = 0
        self._counsel: Counsel | None = None
        self._speed = speed
        self._hold = hold
        self._shown = -1
        self._since = 0
        self._left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "w": self._why_not,
            "c": self._explain_odds,
            "h": self._hint,
            "m": self._film,
            "p": self._pace,
            "o": self._own,
            "s": self._story,
            "e": self._every_step,
            "v": self._standing,
            "r": self._rule,
            "l": self._look,
            "g": self._legend,
            "i": self._what,
            "d": self._board,
            "n": self._never,
            "?": self._help,
            "q": self._quit,
        }

    # --- playing ---

    def play(self) -> None:
        """Play until the game is over or the person leaves; the record is saved either way."""
        match = self._match
        self._print(self._sitting.title, style="bold")
        self._print(told("table-sealed", seal=commitment(match.seed)[:16]), style="dim")
        self._print(told("table-help"), style="dim")
        try:
            while not match.over and not self._left:
                self._let_bots_play()
                self._tell_news()
                self._tell_parting()
                if match.decision is not None:
                    self._ask_person()
        except (KeyboardInterrupt, EOFError):
            self._sitting.keep()  # before anything is said: the terminal may be gone
            self._print("")
        self._finish()

    def _let_bots_play(self) -> None:
        self._teaching.look()
        while self._sitting.asks_bot and not self._teaching.waits:
            self._match.choose(self._sitting.bot_choice())
            self._teaching.look()

    @property
    def _ask(self) -> Ask | None:
        """Return the present question; a page of the guide comes first."""
        return None if self._teaching.waits else self._match.ask(self._seat)

    def _ask_person(self) -> None:
        ask = self._ask
        if ask is None and not self._teaching.waits:
            return
        numbers = {} if ask is None else numbers_of(ask)
        scene = self._match.scene(self._seat)
        self._drawing = Drawing(self._speech, scene, self._seat, numbers, pointed=self._teaching.lit)
        self._known = show_changes(self._console, self._drawing, self._known)
        self._show_question(ask)
        before = (self._match.number, self._teaching.place)
        while not self._left and (self._match.number, self._teaching.place) == before:
            self._answer(ask, self._console.input("[bold]>[/bold] ").strip())

    def _show_question(self, ask: Ask | None) -> None:
        """Print the guide's page, then the question and its options."""
        self._print("")
        self._show_page()
        if ask is None:
            return
        pointer = f"{POINTER} " if "ask" in self._teaching.lit else ""
        self._print(pointer + self._speech.say(ask.question), style="bold")
        if ask.as_whom is not None:
            self._print(self._speech.say(ask.as_whom), style="bold reverse")
        if ask.note is not None:
            self._print(self._speech.say(ask.note), style="dim")
        for line in [] if self._teaching.present else self._explaining.first(ask):
            self._indent(Text(line, style="yellow"), 4)
        if ask.advised is not None and not self._teaching.suggested:
            words = Text.assemble(("  0", OPTION), " ", advice(self._speech, ask, ask.advised))
            self._indent(words, 1)
        for number, choice in enumerate(ask.choices, 1):
            name = row_name(ask.choices, number - 1)
            if name is not None:
                self._indent(row_line(self._speech, name, choice), 1)
            pointed = self._teaching.points_at(choice.key)
            self._indent(choice_line(self._speech, number, choice, pointed=pointed), 1)
        if ask.barred:
            self._print(told("table-barred", count=len(ask.barred)), style="dim")

    def _answer(self, ask: Ask | None, word: str) -> None:
        letter, _, rest = word.partition(" ")
        letters = self._letters
        if letter in letters:
            letters[letter](rest.strip())
            return
        if ask is None:
            self._print(told("guide-read-first"), style="red")
            return
        key = next(
            (choice.key for number, choice in enumerate(ask.choices, 1) if word in (str(number), choice.key)), ""
        )
        if word == "0" and ask.advised is not None and not self._teaching.suggested:
            key = ask.advised.key
        if not key:
            self._print(told("table-not-understood", last=len(ask.choices)), style="red")
            return
        try:
            self._match.choose(key)
            self._since = self._match.number
        except Refused as no:
            self._print(self._speech.say(no.message), style="red")
        except RuleCrash as crash:
            self._sitting.keep()
            self._print(told("table-crashed", detail=str(crash), file=str(self._sitting.path)), style="red")

    def _tell_news(self) -> None:
        """Print the moments with their sums; lines without a moment come last."""
        story = self._match.log(self._seat)
        hurried = False
        for staged in directed(self._match, self._seat, self._shown + 1):
            if staged.begins:
                self._head(staged)
            self._tell(story, staged.moment.lines[1])
            self._tell_moment(staged.moment, story)
            if not hurried:
                hurried = self._look_at(staged)
        self._shown = self._match.number
        self._tell(story, len(story))
        self._match.forget_moments(self._since)

    def _tell(self, story: list[Message], upto: int) -> None:
        for line in story[self._heard : upto]:
            self._indent(Text(self._speech.say(line), style="cyan"), 2)
        self._heard = max(self._heard, upto)

    def _tell_moment(self, moment: Moment, story: list[Message]) -> None:
        for line in in_words(self._speech, moment, story):
            self._indent(line, 6)

    def _head(self, staged: DirectedMoment) -> None:
        """Print what the director says over a scene, under a ruled heading where it weighs much."""
        title = heading(self._speech, staged.script)
        if title:
            self._console.print(Rule(title, style="yellow"))
        for line in staged_in_words(self._speech, staged.script):
            self._indent(line, 2)

    def _look_at(self, staged: DirectedMoment) -> bool:
        """Show a moment for a while or until Enter; True if all the rest is wanted at once."""
        if self._hold and staged.holds:
            self._print(told("table-held"), style="dim")
            return self._console.input("[bold]>[/bold] ").strip() == "a"
        if self._speed:
            sleep(seconds(staged, self._speed))
        return False

    def _indent(self, line: Text, by: int) -> None:
        self._console.print(Padding(line, (0, 0, 0, by), expand=False))

    # --- letters ---

    def _undo(self, _: str) -> None:
        why = self._match.why_no_undo(self._seat)
        if why is not None:
            self._print(self._speech.say(why), style="red")
            return
        self._match.undo(self._seat)
        self._print(told("table-undone"), style="green")
        self._heard = len(self._match.log(self._seat))
        self._shown = self._match.number
        self._since = min(self._since, self._match.number)

    def _why_not(self, _: str) -> None:
        ask = self._match.ask(self._seat)
        if ask is None or not ask.barred:
            self._print(told("table-nothing-barred"))
            return
        for barred in ask.barred:
            self._console.print(Padding(barred_line(self._speech, barred), (0, 0, 0, 2), expand=False))

    def _explain_odds(self, _: str) -> None:
        """Print what makes the odds of each choice."""
        ask = self._match.ask(self._seat)
        explained = [choice.odds for choice in ([] if ask is None else ask.choices) if choice.odds is not None]
        if not any(odds.because for odds in explained):
            self._print(told("table-no-reasons"))
            return
        for number, choice in enumerate([] if ask is None else ask.choices, 1):
            if choice.odds is not None and choice.odds.because:
                self._indent(choice_line(self._speech, number, choice), 1)
                for reason in reasons_in_words(self._speech, choice.odds):
                    self._indent(Text(reason), 6)

    def _hint(self, _: str) -> None:
        if not self._match.with_hints:
            self._print(self._speech.say(Message("why-no-hints")), style="red")
            return
        ask = self._match.ask(self._seat)
        if ask is None:
            return
        if self._counsel is not None and self._counsel.number == self._match.number:
            for line in in_lines(self._speech, ask, self._counsel):
                self._indent(Text(line, style="green"), 2)
            return
        self._print(told("counsel-thinks"), style="dim")
        self._counsel = counsel(self._match)
        self._indent(Text(in_a_sentence(self._speech, self._counsel), style="green"), 2)
        self._print(told("counsel-more"), style="dim")

    def _story(self, how_much: str) -> None:
        """Print the log, a line per event."""
        story, parts = self._match.log(self._seat), self._match.log_parts(self._seat)
        for _, line in folded(self._speech, story, parts, last=whole_number(how_much, 30)):
            self._indent(Text(line), 2)

    def _every_step(self, how_much: str) -> None:
        story = self._match.log(self._seat)
        last = whole_number(how_much, 30)
        for line in story[-last:] if last else story:
            self._indent(Text(self._speech.say(line)), 2)

    def _film(self, _: str) -> None:
        """Print the moments since one's last decision again."""
        story, parts = self._match.log(self._seat), self._match.log_parts(self._seat)
        film = merged(self._match.moments(self._seat, self._since))
        if not film:
            self._print(told("screen-no-film"))
        for number, moment in enumerate(film, 1):
            self._indent(Text(f"{number}. {title_of(self._speech, moment, story, parts)}", style="cyan"), 2)
            self._tell_moment(moment, story)

    def _pace(self, word: str) -> None:
        found = next((speed for speed in SPEEDS if word in (str(speed), f"{speed:g}")), None)
        if found is None:
            self._print(told("table-which-speed", speeds=", ".join(f"{speed:g}" for speed in SPEEDS)), style="red")
            return
        self._speed = found
        self._print(speed_in_words(found))

    def _own(self, _: str) -> None:
        self._hold = not self._hold
        self._print(told("screen-hold", hold=str(self._hold)))

    def _standing(self, _: str) -> None:
        """Print the seat's distance from winning."""
        for indent, line in standing_lines(self._match, self._seat, self._speech):
            self._indent(line, 2 + indent)

    def _rule(self, chapter: str) -> None:
        """Print the rule behind the question, or any chapter by its number or name."""
        match = self._match
        decision = match.decision
        wanted = named_rule(match.game, self._speech, chapter) if chapter else decision.rule if decision else ""
        lines = rule_in_words(match.game, self._speech, wanted, RuleTerms(match.players, match.options))
        for indent, line in lines:
            if line.plain:
                self._indent(line, indent)
            else:
                self._print("")
        if lines:
            return
        for place, part in enumerate(match.game.book.chapters, 1):
            self._print(f"{place:>4} {self._speech.rule(part.key)}")
        self._print(told("table-which-rule"), style="dim")

    def _look(self, part: str) -> None:
        """Print the texts of the visible pieces; with a word only of those whose name contains it."""
        for name, text in self._drawing.texts():
            if part.lower() in name.lower():
                self._console.print(Padding(Text.assemble((name, "bold"), ": ", text), (0, 0, 0, 2), expand=False))

    def _legend(self, words: str) -> None:
        """Print all signs of this game; with words only those that have them."""
        match = self._match
        for indent, line in legend_lines(match.game, self._speech, match.scene(self._seat), words):
            self._indent(line, indent)

    def _what(self, number: str) -> None:
        """Explain the pieces of a choice by its number; without a number, of all choices."""
        ask = self._match.ask(self._seat)
        choices = [] if ask is None else ask.choices
        wanted = whole_number(number, 0)
        spots = [spot for at, choice in enumerate(choices, 1) if wanted in (0, at) for spot in choice.spots]
        for indent, line in what_lines(self._match.game, self._speech, self._match.scene(self._seat), spots):
            self._indent(line, indent + 2)

    def _board(self, _: str) -> None:
        show_all(self._console, self._drawing)
        self._show_question(self._ask)

    def _never(self, _: str) -> None:
        self._print(self._explaining.turn_on_or_off())

    def _help(self, _: str) -> None:
        """Explain the question and list all letters."""
        ask = self._match.ask(self._seat)
        for line in [] if ask is None else self._explaining.about(ask):
            self._indent(Text(line, style="yellow"), 4)
        of_guide = self._guide_letters
        for letter in filter(None, self._letters):
            name = "help" if letter == "?" else letter
            message = f"guide-letter-{name}" if letter in of_guide else f"table-letter-{name}"
            self._print(f"  {letter}  {told(message)}")

    def _quit(self, _: str) -> None:
        self._left = True

    # --- the guide of a lesson ---

    @property
    def _letters(self) -> dict[str, Callable[[str], None]]:
        """Return the letters of the table, and those of the guide while it speaks; Enter alone turns its page too."""
        enter = {"": self._next_page} if self._teaching.waits else {}
        return {**self._commands, **self._guide_letters, **enter}

    @property
    def _guide_letters(self) -> dict[str, Callable[[str], None]]:
        pages = {"n": self._next_page, "b": self._page_back} if self._teaching.present else {}
        return {**pages, **({"t": self._leave_lesson} if self._teaching.may_leave else {})}

    def _show_page(self) -> None:
        for line in self._teaching.lines():
            self._indent(line, 2)

    def _tell_parting(self) -> None:
        said = self._teaching.parting()
        if said:
            self._print("")
            self._indent(Text(said, style="bold"), 2)

    def _next_page(self, _: str) -> None:
        before = self._teaching.place
        if not self._teaching.next():
            self._print(told("guide-choose"), style="red")
        elif self._teaching.place == before:
            self._show_page()

    def _page_back(self, _: str) -> None:
        if self._teaching.back():
            self._show_page()
        else:
            self._print(told("guide-first"), style="red")

    def _leave_lesson(self, _: str) -> None:
        self._teaching.leave_or_return()

    # --- the end ---

    def _finish(self) -> None:
        if self._match.over:
            self._tell_news()
            show_changes(self._console, Drawing(self._speech, self._match.scene(self._seat), self._seat), self._known)
            show_result(self._console, self._match, self._speech)
            self._print(told("table-seed", seed=self._match.seed), style="dim")
        self._sitting.keep()
        self._print(self._sitting.kept("text"), style="dim")

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))


def whole_number(word: str, otherwise: int) -> int:
    """Return the typed number if it is a plain one, else ``otherwise``."""
    return int(word) if word.isdecimal() and len(word) < 10 else otherwise
