"""``fabletable puzzles mistakes``: a person's own costly choices, stored after a review, asked until they are solved
for good."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fabletable.coach import Review
from fabletable.games import find
from fabletable.kernel import Refused
from fabletable.kernel.match import start
from fabletable.kernel.record import Record
from fabletable.table.jobs.jobs import GameLog
from fabletable.table.messages.puzzles import (
    AskedPuzzle,
    MistakeChange,
    MistakeInfo,
    NewPuzzleRun,
    PuzzleReply,
    PuzzleTry,
)
from fabletable.table.notebook.notebook import owner_of
from fabletable.table.puzzles import mistakes, puzzles
from fabletable.table.puzzles.days import today
from fabletable.table.seats.seats import NAMES
from fabletable.terminal.counsel import percent
from fabletable.terminal.home import Home, open_home
from fabletable.terminal.puzzling import show_chances, show_question
from fabletable.terminal.service_thread import ServiceThread
from fabletable.terminal.speech import Speech, explained, title, translate
from fabletable.terminal.text_looks import whole_number


def minutes_ahead() -> int:
    """Return the number of minutes by which the clock here is ahead of UTC."""
    offset = datetime.now().astimezone().utcoffset()
    return 0 if offset is None else round(offset.total_seconds() / 60)


async def keyring_of(home: Home) -> str:
    return (await owner_of(home.service, await home.key())).keyring


def keep(console: Console, record: Record, review: Review, seat: int, data: Path | None = None) -> None:
    """Store the faults of a seat in the notebook of this terminal."""
    faults = mistakes.faults_in(review, [seat])
    keys = [key for _, key, _ in record.decisions]
    match = start(find(record.game), record.players, record.seed, record.options)
    asks = []
    for key in keys:
        asks.append("" if match.decision is None else match.decision.ask)
        match.choose(key)
    log = GameLog(record.game, record.players, record.seed, record.options, keys)
    game = mistakes.ReviewedGame(log, asks, list(NAMES[: record.players]))
    with ServiceThread() as thread:
        home = thread.enter(open_home(data))
        keyring = thread.run(keyring_of(home))
        day = today(home.service.clock, minutes_ahead())
        thread.run(mistakes.keep_all(home.service, keyring, game, faults, day))
    if faults:
        console.print(translate("mistakes-kept", count=len(faults), command="fabletable puzzles mistakes"), style="dim")


def train(console: Console, data: Path | None) -> None:
    """List the mistakes and ask those that come back today."""
    with ServiceThread() as thread, suppress(KeyboardInterrupt, EOFError):
        home = thread.enter(open_home(data))
        TrainingSession(console, thread, home).begin()


class TrainingSession:
    """Mistakes asked one after another at this terminal."""

    def __init__(self, console: Console, thread: ServiceThread, home: Home) -> None:
        self._console = console
        self._thread = thread
        self._service = home.service
        self._keyring = thread.run(keyring_of(home))

    def begin(self) -> None:
        found = self._thread.run(mistakes.listed(self._service, self._keyring, minutes_ahead()))
        counts = found.counts
        if not found.mistakes:
            self._print(translate("mistakes-none", command="fabletable review FILE --seat 1"))
            return
        self._print(translate("mistakes-count", due=counts.due, waiting=counts.waiting, gone=counts.gone), "bold")
        for each in found.mistakes:
            self._list(each)
        run = self._thread.run(
            puzzles.run(self._service, self._keyring, NewPuzzleRun(mine=True, offset=minutes_ahead()))
        )
        for puzzle in run.puzzles:
            try:
                asked = self._thread.run(puzzles.ask(self._service, self._keyring, puzzle.game, puzzle.id))
            except Refused as no:
                self._print(explained(no.message), "red")
                continue
            if not self._ask(asked):
                return

    def _list(self, each: MistakeInfo) -> None:
        speech = Speech(find(each.game), each.names, reader=each.seat)
        when = translate("mistakes-old") if each.code else translate("mistakes-due", days=max(0, each.due))
        game, theme = title(find(each.game)), translate(f"theme-{each.theme}")
        self._print(f"  {when} · {theme} · {game}: {speech.say(each.question)}")
        cost = translate("mistakes-cost", choice=speech.say(each.chosen), n=max(1, percent(each.loss)))
        self._print(f"    {cost} {translate('mistakes-right', n=sum(visit.right for visit in each.visits))}", "dim")

    def _ask(self, asked: AskedPuzzle) -> bool:
        """Ask one mistake until it is answered, shown, skipped or removed. Return False if the person stops."""
        speech = Speech(find(asked.game), asked.names, reader=asked.ask.seat)
        labels = {choice.key: speech.say(choice.label) for choice in asked.ask.choices}
        show_question(self._console, speech, asked.scene, asked.ask)
        self._print(translate("mistakes-keys"), "dim")
        tries = hints = 0
        while True:
            word = self._console.input("[bold]>[/bold] ").strip()
            number = whole_number(word, 0)
            if word in ("q", "n"):
                return word == "n"
            if word == "x":
                self._thread.run(
                    mistakes.change(self._service, self._keyring, asked.id, MistakeChange(False, minutes_ahead()))
                )
                self._print(translate("mistakes-removed"))
                return True
            if word == "h":
                hints += 1
                self._print(translate("puzzle-hint", theme=translate(f"theme-{asked.theme}")), "green")
            elif word == "s" or 1 <= number <= len(asked.ask.choices):
                key = "" if word == "s" else asked.ask.choices[number - 1].key
                tried = PuzzleTry(key, tries, hints, minutes_ahead())
                reply = self._thread.run(puzzles.answer(self._service, self._keyring, asked.game, asked.id, tried))
                self._tell(speech, labels, reply)
                if reply.solution is not None:
                    return True
                tries += 1
            else:
                self._print(translate("puzzle-not-understood", last=len(asked.ask.choices)), "red")

    def _tell(self, speech: Speech, labels: dict[str, str], reply: PuzzleReply) -> None:
        solution = reply.solution
        if solution is None:
            self._print(translate("puzzle-wrong"), "bold")
            self._print(translate("puzzle-again"), "dim")
            return
        verdict = "puzzle-right" if reply.right else "puzzle-answer"
        self._print(translate(verdict, choice=labels[solution.best]), "bold green" if reply.right else "bold")
        self._print(speech.say(solution.told))
        show_chances(self._console, speech, solution.choices, lambda key: labels.get(key, key))
        self._print(
            translate("mistakes-gone") if reply.kept is None else translate("mistakes-comes", days=reply.kept), "dim"
        )

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))
