"""``fabletable text``: sit at a table line by line; every answer is a number or a letter."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any, Protocol, TypeVar

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from fabletable.coach.hint import Counsel
from fabletable.director import SceneScript
from fabletable.kernel import Message, Refused
from fabletable.kernel.scene import Ask
from fabletable.terminal.at_table import TerminalTable
from fabletable.terminal.counsel import in_a_sentence, in_lines
from fabletable.terminal.draw import OPTION, POINTER, Drawing, show_all, show_changes
from fabletable.terminal.ending import epilogue_lines
from fabletable.terminal.film import (
    SPEEDS,
    DirectedMoment,
    directed,
    heading,
    seconds,
    speed_in_words,
    staged_in_words,
)
from fabletable.terminal.lesson import Teaching
from fabletable.terminal.notes import Explaining, Notes, advice
from fabletable.terminal.opening import save_record
from fabletable.terminal.premoves import PremoveEntry, premove_entries
from fabletable.terminal.question import choice_line, numbers_of, row_line, row_name
from fabletable.terminal.records import result_lines
from fabletable.terminal.speech import explained, translate
from fabletable.terminal.standing import standing_lines
from fabletable.terminal.text_looks import TextLooks, whole_number
from fabletable.terminal.typed_command import do_typed

T = TypeVar("T")

ODDS_SECONDS = 2.0
"""Odds that take trials are waited for this long before a question is printed."""


class Runner(Protocol):
    def __call__(self, work: Coroutine[Any, Any, T], /) -> T:
        """Run this where the service runs."""


class TextTable:
    """One person at the table. ``run`` runs a coroutine where the service runs."""

    def __init__(
        self,
        console: Console,
        table: TerminalTable,
        run: Runner,
        speed: float = 0.0,
        *,
        hold: bool = False,
        notes: Notes | None = None,
        save: Path | None = None,
    ) -> None:
        """``speed`` is the speed of moments, 0 shows all at once; with ``hold`` one's own wait for Enter; with
        ``notes`` new questions are explained; the record is written to ``save``."""
        if len(table.people) != 1:
            raise Refused("why-one-person")
        self._console = console
        self._table = table
        self._run = run
        self._seat = table.people[0]
        self._looks = TextLooks(console, table, self._seat)
        self._explaining = Explaining(table.speech, table.game.key, notes)
        self._teaching = Teaching(table)
        self._known: set[str] = set()
        view = table.views[self._seat]
        self._heard = view.recap_from if view.decisions else 0
        self._counsel: tuple[int, Counsel] | None = None
        self._entries: list[PremoveEntry] = []
        self._asked_to_take_back = -1
        self._speed = speed
        self._hold = hold
        self._save = save
        self._left = False
        self._again = False
        self._commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            **self._looks.letters,
            "h": self._hint,
            "f": self._premove,
            "k": self._chat,
            "p": self._pace,
            "o": self._own,
            "v": self._standing,
            "d": self._board,
            "n": self._never,
            "?": self._help,
            "q": self._quit,
        }

    # --- playing ---

    def play(self) -> None:
        """Play until the game is over or the person leaves. The service keeps every decision."""
        self._print(self._table.title, style="bold")
        self._print(translate("table-sealed", seal=self._table.seal[:16]), style="dim")
        self._print(translate("table-help"), style="dim")
        if self._table.info.notice is not None:
            self._print(self._looks.speech.say(self._table.info.notice), style="red")
        with suppress(KeyboardInterrupt, EOFError):
            while not self._table.is_over and not self._left and not self._table.closed:
                self._run(self._settled())
                self._tell_news()
                self._tell_parting()
                if not self._table.is_over:
                    self._ask_person()
        self._finish()

    async def _settled(self) -> None:
        """Wait while bots decide, until there is something to read or to answer."""
        table = self._table
        while not self._is_settled:
            await table.change()
        ask = table.ask_of(self._seat)
        with suppress(asyncio.TimeoutError):
            async with asyncio.timeout(ODDS_SECONDS):
                while ask is not None and table.odds_follow(ask):
                    await table.change()
                    ask = table.ask_of(self._seat)

    @property
    def _is_settled(self) -> bool:
        table = self._table
        waits = table.asked is not None or table.waits_for_our_answer or table.waits_for_others
        return bool(waits or table.is_over or table.closed or self._teaching.waits or table.info.stop)

    @property
    def _ask(self) -> Ask | None:
        """Return the present question; a page of the guide comes first."""
        return None if self._teaching.waits else self._table.ask_of(self._seat)

    @property
    def _place(self) -> object:
        """Return a value that changes when there is something new to show."""
        table = self._table
        return table.number, self._teaching.place, table.proposal, table.asked, table.closed, table.is_over

    def _ask_person(self) -> None:
        ask = self._ask
        numbers = {} if ask is None else numbers_of(ask)
        lit = self._teaching.lit
        drawing = Drawing(self._looks.speech, self._looks.scene, self._seat, numbers, pointed=lit)
        self._known = show_changes(self._console, drawing, self._known)
        self._show_question(ask)
        before, self._again = self._place, False
        while not self._left and not self._again and self._place == before:
            self._answer(ask, self._console.input("[bold]>[/bold] ").strip())

    def _show_question(self, ask: Ask | None) -> None:
        """Print the guide's page, then the question and its options."""
        self._print("")
        self._show_page()
        self._show_proposal()
        if ask is None:
            self._show_waiting()
            return
        speech = self._looks.speech
        pointer = f"{POINTER} " if "ask" in self._teaching.lit else ""
        self._print(pointer + speech.say(ask.question), style="bold")
        if ask.as_whom is not None:
            self._print(speech.say(ask.as_whom), style="bold reverse")
        if ask.note is not None:
            self._print(speech.say(ask.note), style="dim")
        for line in [] if self._teaching.present else self._explaining.first(ask):
            self._indent(Text(line, style="yellow"), 4)
        if ask.advised is not None and not self._teaching.suggested:
            words = Text.assemble(("  0", OPTION), " ", advice(speech, ask, ask.advised))
            self._indent(words, 1)
        self._list_choices(ask)

    def _list_choices(self, ask: Ask) -> None:
        speech = self._looks.speech
        for number, choice in enumerate(ask.choices, 1):
            name = row_name(ask.choices, number - 1)
            if name is not None:
                self._indent(row_line(speech, name, choice), 1)
            pointed = self._teaching.points_at(choice.key)
            self._indent(choice_line(speech, number, choice, pointed=pointed), 1)
        if ask.barred:
            self._print(translate("table-barred", count=len(ask.barred)), style="dim")

    def _show_waiting(self) -> None:
        if self._table.waits_for_others and self._table.turn is not None:
            self._print(translate("table-waiting", name=self._looks.speech.name(self._table.turn)), style="italic")

    def _answer(self, ask: Ask | None, word: str) -> None:
        letter, _, rest = word.partition(" ")
        letters = self._letters
        try:
            if word.startswith("/"):
                self._run(do_typed(self._table, self._seat, word[1:]))
            elif letter in letters:
                letters[letter](rest.strip())
            elif ask is None:
                self._print(translate("guide-read-first" if self._teaching.waits else "table-not-asked"), style="red")
            else:
                self._choose(ask, word)
        except Refused as no:
            self._refused(no)
        self._tell_notices()

    def _choose(self, ask: Ask, word: str) -> None:
        key = next(
            (choice.key for number, choice in enumerate(ask.choices, 1) if word in (str(number), choice.key)), ""
        )
        if word == "0" and ask.advised is not None and not self._teaching.suggested:
            key = ask.advised.key
        if not key:
            self._print(translate("table-not-understood", last=len(ask.choices)), style="red")
        elif self._run(self._table.choose(self._seat, key)):
            self._again = True

    def _refused(self, no: Refused) -> None:
        said = self._looks.speech
        self._print(said.say(no.message) if said.knows(no.message.id) else explained(no.message), style="red")

    def _tell_news(self) -> None:
        """Print the moments with their sums; lines without a moment come last."""
        story = self._looks.story
        self._heard = min(self._heard, len(story))
        hurried = False
        for each in directed(self._table.new_moments(self._seat)):
            if each.begins:
                self._head(each.script)
            self._tell(story, each.moment.lines[1])
            self._looks.moment(each.moment, story)
            if not hurried:
                hurried = self._look_at(each)
        self._tell(story, len(story))
        self._tell_notices()

    def _tell(self, story: list[Message], upto: int) -> None:
        for line in story[self._heard : upto]:
            self._indent(Text(self._looks.speech.say(line), style="cyan"), 2)
        self._heard = max(self._heard, upto)

    def _tell_notices(self) -> None:
        for line in self._table.take_notices():
            self._indent(Text(line, style="magenta"), 2)

    def _head(self, script: SceneScript) -> None:
        """Print what the director says over a scene, under a ruled heading where it weighs much."""
        title = heading(self._looks.speech, script)
        if title:
            self._console.print(Rule(title, style="yellow"))
        for line in staged_in_words(self._looks.speech, script):
            self._indent(line, 2)

    def _look_at(self, shown: DirectedMoment) -> bool:
        """Show a moment for a while or until Enter; True if all the rest is wanted at once."""
        if self._hold and shown.holds:
            self._print(translate("table-held"), style="dim")
            return self._console.input("[bold]>[/bold] ").strip() == "a"
        if self._speed:
            sleep(seconds(shown, self._speed))
        return False

    def _indent(self, line: Text, by: int) -> None:
        self._looks.indent(line, by)

    def _print(self, line: str, style: str = "") -> None:
        self._looks.print(line, style)

    # --- letters ---

    def _undo(self, _: str) -> None:
        """Take the last decision back; where that is not free, a second time asks everybody."""
        number = self._table.number
        again = self._asked_to_take_back == number
        try:
            self._run(self._table.take_back(self._seat, with_consent=again))
        except Refused as no:
            self._refused(no)
            if self._looks.view.undo.to >= 0 and not again:
                self._asked_to_take_back = number
                self._print(translate("undo-ask-others", others=len(self._table.others)), style="dim")
            return
        self._heard = len(self._looks.story)
        waits = self._table.proposal is not None and self._table.proposal.seat == self._seat
        self._print(translate("undo-proposed" if waits else "table-undone"), style="green")

    def _hint(self, _: str) -> None:
        ask = self._ask
        if ask is None:
            return
        if self._counsel is not None and self._counsel[0] == self._table.number:
            for line in in_lines(self._looks.speech, ask, self._counsel[1]):
                self._indent(Text(line, style="green"), 2)
            return
        self._print(translate("counsel-thinks"), style="dim")
        found = self._run(self._table.hint(self._seat))
        self._counsel = self._table.number, found
        self._indent(Text(in_a_sentence(self._looks.speech, found), style="green"), 2)
        self._print(translate("counsel-more"), style="dim")

    def _premove(self, number: str) -> None:
        """List what can be answered beforehand; with a number, do that."""
        wanted = whole_number(number, 0)
        if 1 <= wanted <= len(self._entries):
            entry = self._entries[wanted - 1]
            self._run(self._table.do(entry.tag, self._seat, **entry.fields))
            self._entries = []
            self._print(translate("premove-done"), style="green")
            return
        self._entries = self._run(premove_entries(self._table, self._seat))
        if not self._entries:
            self._print(translate("premove-none"))
        for place, each in enumerate(self._entries, 1):
            self._indent(Text(f"f {place}  {each.words}"), 2)

    def _chat(self, words: str) -> None:
        self._run(self._table.do("chat", self._seat, text=words))

    def _pace(self, word: str) -> None:
        found = next((speed for speed in SPEEDS if word in (str(speed), f"{speed:g}")), None)
        if found is None:
            self._print(translate("table-which-speed", speeds=", ".join(f"{speed:g}" for speed in SPEEDS)), style="red")
            return
        self._speed = found
        self._print(speed_in_words(found))

    def _own(self, _: str) -> None:
        self._hold = not self._hold
        self._print(translate("screen-hold", hold=str(self._hold)))

    def _standing(self, _: str) -> None:
        """Print the seat's distance from winning."""
        for indent, line in standing_lines(self._run(self._table.standing(self._seat)), self._looks.speech):
            self._indent(line, 2 + indent)

    def _board(self, _: str) -> None:
        ask = self._ask
        numbers = {} if ask is None else numbers_of(ask)
        lit = self._teaching.lit
        show_all(self._console, Drawing(self._looks.speech, self._looks.scene, self._seat, numbers, pointed=lit))
        self._show_question(ask)

    def _never(self, _: str) -> None:
        self._print(self._explaining.turn_on_or_off())

    def _help(self, _: str) -> None:
        """Explain the question and list all letters."""
        ask = self._looks.view.ask
        for line in [] if ask is None else self._explaining.about(ask):
            self._indent(Text(line, style="yellow"), 4)
        of_guide = self._guide_letters
        for letter in filter(None, self._letters):
            name = "help" if letter == "?" else letter
            message = f"guide-letter-{name}" if letter in of_guide else f"table-letter-{name}"
            self._print(f"  {letter}  {translate(message)}")
        self._print(f"  /  {translate('table-letter-command')}")

    def _quit(self, _: str) -> None:
        self._left = True

    def _look_again(self, _: str) -> None:
        self._again = True

    # --- proposals ---

    def _show_proposal(self) -> None:
        proposal = self._table.proposal
        if proposal is not None and self._table.waits_for_our_answer:
            name = self._looks.speech.name(proposal.seat)
            self._print(translate("proposal-asks", name=name, kind=proposal.kind, to=proposal.to), style="bold")
            self._print(translate("proposal-keys"), style="dim")

    def _agree(self, _: str) -> None:
        self._run(self._table.answer_proposal(agree=True))

    def _decline(self, _: str) -> None:
        self._run(self._table.answer_proposal(agree=False))

    # --- the guide of a lesson ---

    @property
    def _letters(self) -> dict[str, Callable[[str], None]]:
        """Return the letters of the table, and those of the guide while it speaks; Enter alone turns its page too."""
        enter = {"": self._next_page} if self._teaching.waits else {}
        if not enter and self._ask is None:
            enter = {"": self._look_again}
        answers = {"y": self._agree, "x": self._decline} if self._table.waits_for_our_answer else {}
        return {**self._commands, **self._guide_letters, **enter, **answers}

    @property
    def _guide_letters(self) -> dict[str, Callable[[str], None]]:
        pages = {"n": self._next_page, "b": self._page_back} if self._teaching.present else {}
        again = {"a": self._replay_part} if self._teaching.missed is not None else {}
        return {**pages, **again, **({"t": self._leave_lesson} if self._teaching.may_leave else {})}

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
        if not self._run(self._teaching.next()):
            self._print(translate("guide-choose"), style="red")
        elif self._teaching.place == before:
            self._show_page()

    def _page_back(self, _: str) -> None:
        if self._teaching.back():
            self._show_page()
        else:
            self._print(translate("guide-first"), style="red")

    def _replay_part(self, _: str) -> None:
        self._run(self._teaching.replay())
        self._heard = len(self._looks.story)

    def _leave_lesson(self, _: str) -> None:
        self._run(self._teaching.leave_or_return())

    # --- the end ---

    def _finish(self) -> None:
        table = self._table
        over = table.is_over
        if over:
            self._run(self._over_shown())
            self._tell_news()
            drawing = Drawing(self._looks.speech, self._looks.scene, self._seat)
            show_changes(self._console, drawing, self._known)
            self._show_result()
            self._print(translate("table-seed", seed=table.seed), style="dim")
        if table.closed:
            self._print(explained(Message(table.closed)), style="red")
        if self._save is not None:
            self._run(save_record(table, self._save))
            self._print(translate("table-saved", over=str(over), file=str(self._save), command="text"), style="dim")
        self._print(translate("table-kept", over=str(over), id=table.id, command="text"), style="dim")

    async def _over_shown(self) -> None:
        """Wait for the last view, which has the result."""
        while self._looks.view.result is None and self._table.info.state == "over":
            await self._table.change()

    def _show_result(self) -> None:
        result = self._looks.view.result
        if result is None:
            return
        speech, found = self._looks.speech, self._run(self._table.ending())
        ending = [] if found is None else list(epilogue_lines(found, speech))
        for line in result_lines(result, speech, ending):
            self._console.print(line)
