"""``fabletable text``: play in the terminal against bots, by number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import fabletable
from fabletable.bots import hint, make_bot
from fabletable.bots.roster import let_decide
from fabletable.kernel import Match, Refused, RuleCrash, Say, commitment
from fabletable.kernel.record import read_record
from fabletable.kernel.scene import Ask, BarredChoice, Choice
from fabletable.terminal.draw import OPTION, Drawing
from fabletable.terminal.records import checked_record, show_result
from fabletable.terminal.speech import Speech, title, told
from fabletable.terminal.words import written


class Seats(msgspec.Struct):
    """Who sits where: the bot's name by seat, empty for the person. Saved beside the record, to go on later."""

    bots: list[str]
    name: str


class Saved(msgspec.Struct):
    seats: Seats | None = None


def seats_for(players: int, seat: int, bots: Sequence[str], name: str) -> Seats:
    if not 0 <= seat < players:
        raise Refused("why-no-such-seat", {"seat": seat + 1, "last": players})
    if not 1 <= len(bots) < max(players, 2):
        raise Refused("why-bot-count", {"bots": len(bots), "players": players - 1})
    others = [bots[number % len(bots)] for number in range(players - 1)]
    for bot in others:
        make_bot(bot, "")
    return Seats([*others[:seat], "", *others[seat:]], name)


def resume(path: Path) -> tuple[Match, Seats]:
    """A saved game where it was left. A record without seats gives the first seat to the person."""
    match = fabletable.replay(checked_record(path))
    saved = msgspec.json.decode(path.read_bytes(), type=Saved)
    seats = saved.seats or seats_for(match.players, 0, ["greedy"], told("your-name"))
    if len(seats.bots) != match.players or seats.bots.count("") != 1:
        raise Refused("why-not-a-record", {"detail": "seats"})
    for bot in seats.bots:
        if bot:
            make_bot(bot, "")
    return match, seats


class TextTable:
    """One person at the table. Every answer is a number, or a letter for everything else."""

    def __init__(self, console: Console, match: Match, seats: Seats, save: Path) -> None:
        self._console = console
        self._match = match
        self._seats = seats
        self._save = save
        self._seat = seats.bots.index("")
        names = [told("bot-name", bot=bot, seat=seat + 1) if bot else seats.name for seat, bot in enumerate(seats.bots)]
        self._speech = Speech(match.game, names)
        self._drawing = Drawing(console, self._speech, match.scene(self._seat), self._seat)
        self._known: set[str] = set()
        self._heard = 0
        self._left = False
        self._commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "w": self._why_not,
            "h": self._hint,
            "s": self._story,
            "r": self._rule,
            "l": self._look,
            "b": self._board,
            "?": self._help,
            "q": self._quit,
        }

    # --- playing ---

    def play(self) -> None:
        """Until the game is over or the person leaves; either way the record is kept."""
        match = self._match
        self._print(title(match.game), style="bold")
        self._print(told("table-sealed", seal=commitment(match.seed)[:16]), style="dim")
        self._print(told("table-help"), style="dim")
        try:
            while not match.over and not self._left:
                self._let_bots_play()
                self._tell_news()
                if match.decision is not None:
                    self._ask_person()
        except (KeyboardInterrupt, EOFError):
            self._print("")
        self._finish()

    def _let_bots_play(self) -> None:
        """A bot's luck comes from the seed and the decision's number, so that a game resumed goes on the same."""
        match = self._match
        while (decision := match.decision) is not None and decision.seat != self._seat:
            name = self._seats.bots[decision.seat]
            let_decide(match, make_bot(name, f"{match.seed}/{decision.seat}/{match.number}"))

    def _ask_person(self) -> None:
        ask = self._match.ask(self._seat)
        if ask is None:
            return
        numbers: dict[str, list[int]] = {}
        for number, choice in enumerate(ask.choices, 1):
            for spot in choice.spots:
                numbers.setdefault(spot, []).append(number)
        self._drawing = Drawing(self._console, self._speech, self._match.scene(self._seat), self._seat, numbers)
        self._known = self._drawing.show_changes(self._known)
        self._show_question(ask)
        before = self._match.number
        while not self._left and self._match.number == before:
            self._answer(ask, self._console.input("[bold]>[/bold] ").strip())

    def _show_question(self, ask: Ask) -> None:
        self._print("")
        self._print(self._speech.say(ask.question), style="bold")
        if ask.note is not None:
            self._print(self._speech.say(ask.note), style="dim")
        for number, choice in enumerate(ask.choices, 1):
            self._console.print(Padding(self._choice(number, choice), (0, 0, 0, 1), expand=False))
        if ask.barred:
            self._print(told("table-barred", count=len(ask.barred)), style="dim")

    def _choice(self, number: int, choice: Choice) -> Text:
        line = Text.assemble((f"{number:>3}", OPTION), " ", self._speech.say(choice.label))
        if choice.cost:
            line.append(f" ({told('piece-cost', cost=' + '.join(self._drawing.gem(gem) for gem in choice.cost))})")
        if choice.note is not None:
            line.append(f" · {self._speech.say(choice.note)}", style="dim")
        if choice.risk:
            line.append(f" {told(f'risk-{choice.risk}')}", style="dim italic")
        return line

    def _answer(self, ask: Ask, word: str) -> None:
        letter, _, rest = word.partition(" ")
        if letter in self._commands:
            self._commands[letter](rest.strip())
            return
        key = next(
            (choice.key for number, choice in enumerate(ask.choices, 1) if word in (str(number), choice.key)), ""
        )
        if not key:
            self._print(told("table-not-understood", last=len(ask.choices)), style="red")
            return
        try:
            self._match.choose(key)
        except Refused as no:
            self._print(self._speech.say(no.say), style="red")
        except RuleCrash as crash:
            self._keep()
            self._print(told("table-crashed", detail=str(crash), file=str(self._save)), style="red")

    def _tell_news(self) -> None:
        story = self._match.story(self._seat)
        for line in story[self._heard :]:
            self._console.print(Padding(Text(self._speech.say(line), style="cyan"), (0, 0, 0, 2), expand=False))
        self._heard = len(story)

    # --- letters ---

    def _undo(self, _: str) -> None:
        try:
            self._match.undo(self._seat)
        except Refused as no:
            self._print(self._speech.say(no.say), style="red")
            return
        self._print(told("table-undone"), style="green")
        self._heard = len(self._match.story(self._seat))

    def _why_not(self, _: str) -> None:
        ask = self._match.ask(self._seat)
        if ask is None or not ask.barred:
            self._print(told("table-nothing-barred"))
            return
        for barred in ask.barred:
            self._console.print(Padding(self._barred(barred), (0, 0, 0, 2), expand=False))

    def _barred(self, barred: BarredChoice) -> Text:
        line = Text.assemble((self._speech.say(barred.label), "bold"), ": ", self._speech.say(barred.why))
        if barred.rule and self._speech.has(f"rule-{barred.rule}"):
            line.append(f" ({self._speech.say(Say(f'rule-{barred.rule}'))})", style="dim")
        return line

    def _hint(self, _: str) -> None:
        key = hint(self._match)
        ask = self._match.ask(self._seat)
        for number, choice in enumerate(ask.choices if ask else [], 1):
            if choice.key == key:
                self._print(told("table-hint", number=number, choice=self._speech.say(choice.label)), style="green")

    def _story(self, how_much: str) -> None:
        story = self._match.story(self._seat)
        last = int(how_much) if how_much.isdigit() else 30
        for line in story[-last:] if last else story:
            self._console.print(Padding(Text(self._speech.say(line)), (0, 0, 0, 2), expand=False))

    def _rule(self, chapter: str) -> None:
        """The rule behind the question, or any chapter by its number or name."""
        chapters = list(self._match.game.rules)
        decision = self._match.decision
        wanted = chapter or (decision.rule if decision else "")
        if wanted.isdigit() and 1 <= int(wanted) <= len(chapters):
            wanted = chapters[int(wanted) - 1]
        if wanted in chapters:
            self._print(self._speech.say(Say(f"rule-{wanted}")), style="bold")
            self._print(self._speech.say(Say(f"rule-{wanted}.text")))
            return
        for number, name in enumerate(chapters, 1):
            self._print(f"{number:>4} {self._speech.say(Say(f'rule-{name}'))}")
        self._print(told("table-which-rule"), style="dim")

    def _look(self, part: str) -> None:
        """What is written on the pieces in sight; with a word only those whose name has it."""
        for name, text in self._drawing.texts():
            if part.lower() in name.lower():
                self._console.print(Padding(Text.assemble((name, "bold"), ": ", text), (0, 0, 0, 2), expand=False))

    def _board(self, _: str) -> None:
        self._drawing.show_all()
        ask = self._match.ask(self._seat)
        if ask is not None:
            self._show_question(ask)

    def _help(self, _: str) -> None:
        for letter in self._commands:
            name = "help" if letter == "?" else letter
            self._print(f"  {letter}  {told(f'table-letter-{name}')}")

    def _quit(self, _: str) -> None:
        self._left = True

    # --- the end ---

    def _finish(self) -> None:
        if self._match.over:
            self._tell_news()
            Drawing(self._console, self._speech, self._match.scene(self._seat), self._seat).show_changes(self._known)
            show_result(self._console, self._match, self._speech)
            self._print(told("table-seed", seed=self._match.seed), style="dim")
        self._keep()
        self._print(told("table-saved", file=str(self._save), over=str(self._match.over)), style="dim")

    def _keep(self) -> None:
        record = msgspec.to_builtins(self._match.record())
        record["seats"] = msgspec.to_builtins(self._seats)
        data = msgspec.json.encode(record)
        read_record(data)
        written(self._save, data)

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))
