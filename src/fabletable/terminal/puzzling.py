"""``fabletable puzzles``: make, check and solve puzzles."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain, zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fabletable.coach.puzzle import Puzzle, PuzzleChoice, PuzzlePack, check_rules, installed_pack, match_at, read_pack
from fabletable.games import find, shelf
from fabletable.kernel import Game, Match, Message, Refused
from fabletable.kernel.scene import Ask, Scene
from fabletable.kernel.theme import THEMES
from fabletable.lab.executors import InProcess, Processes
from fabletable.lab.puzzles import CheckedPuzzle, begin_pack, check_pack, make_pack
from fabletable.table.messages.puzzles import ChoiceChance
from fabletable.table.puzzles.progress import PuzzleMark
from fabletable.terminal.counsel import percent
from fabletable.terminal.draw import Drawing, show_all
from fabletable.terminal.notes import own_notes
from fabletable.terminal.opening import Seats
from fabletable.terminal.progress import bar
from fabletable.terminal.question import choice_line, numbers_of, row_line, row_name
from fabletable.terminal.sitting_down import TableRequest, play_in_text
from fabletable.terminal.speech import Speech, explained, figure, title, translate
from fabletable.terminal.text_looks import whole_number
from fabletable.terminal.words import read_bytes, written

FAST_BOTS = ("easy", "medium", "hard")


# --- making and checking ---


def make(console: Console, key: str, count: int, file: Path | None, seed: str, workers: int) -> None:
    """Write a pack, or continue the one in the file. It is saved after every game, so it can be stopped."""
    game = find(key)
    path = file or Path(f"{game.key}.puzzles")
    old = read_pack(read_bytes(path), str(path)) if path.exists() else None
    pack = begin_pack(game, seed, old)
    with bar(translate("puzzles-making"), count, len(pack.puzzles)) as done:

        def keep(so_far: PuzzlePack) -> None:
            save(path, so_far.to_bytes())
            done(len(so_far.puzzles))

        pack = make_pack(pack, count, InProcess() if workers == 1 else Processes(workers), keep)
    size = figure(round(path.stat().st_size / 1000, 1))
    console.print(translate("puzzles-made", count=len(pack.puzzles), games=pack.games, file=str(path), size=size))


def save(path: Path, data: bytes) -> None:
    """Write the whole file or nothing."""
    beside = path.with_name(path.name + ".new")
    written(beside, data)
    os.replace(beside, path)


def check(
    console: Console, file: Path, trials: int, draw: int | None, bots: Sequence[str], seed: str, workers: int
) -> bool:
    """Print the results of independent trials of a pack. Return False if a puzzle cannot be asked, or too few hold."""
    pack = read_pack(read_bytes(file), str(file))
    count = len(pack.puzzles) if draw is None else min(draw, len(pack.puzzles))
    executor = InProcess() if workers == 1 else Processes(workers)
    found: list[CheckedPuzzle] = []
    with bar(translate("puzzles-making"), count) as done:
        for each in check_pack(pack, executor, trials, draw, bots, seed):
            found.append(each)
            done(len(found))
    speech = Speech(find(pack.game))
    for each in sorted(found, key=lambda each: each.id):
        if each.no is not None:
            console.print(explained(each.no), style="red")
        elif not each.holds:
            labels = labels_of(pack.puzzle(each.id), find(pack.game))
            best, marked = (speech.say(labels[key]) for key in (each.best, pack.puzzle(each.id).best))
            console.print(translate("puzzles-doubtful", puzzle=each.id, best=best, marked=marked))
    held = sum(each.holds for each in found)
    console.print(translate("puzzles-checked", held=held, count=len(found), trials=trials))
    for bot in bots:
        console.print(
            translate("puzzles-found-by", bot=bot, found=sum(bot in each.found for each in found), count=len(found))
        )
    return all(each.no is None for each in found) and held >= 0.95 * len(found)


def labels_of(puzzle: Puzzle, game: Game) -> dict[str, Message]:
    decision = match_at(puzzle, game).decision
    return {} if decision is None else {option.key: option.message for option in decision.options}


# --- what was solved ---


class PuzzleMarks:
    """The marks of the puzzles that the person at this terminal has answered. They are stored beside the other
    settings; if nothing can be stored, they are lost at the end."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.kept: dict[str, PuzzleMark] = {}
        if path is not None:
            with suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
                self.kept = msgspec.json.decode(path.read_bytes(), type=dict[str, PuzzleMark])

    def mark(self, puzzle: Puzzle, *, solved: bool, first: bool) -> None:
        before = self.kept.pop(puzzle.id, PuzzleMark())
        # The latest stands last, so that what was solved long ago comes again first.
        self.kept[puzzle.id] = PuzzleMark(before.solved or solved, before.first or first)
        if self._path is not None:
            with suppress(OSError):
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._path.write_bytes(msgspec.json.encode(self.kept))

    def count(self, puzzles: Sequence[Puzzle]) -> tuple[int, int]:
        """Return how many of these puzzles were solved, and how many at the first try."""
        marks = [self.kept[puzzle.id] for puzzle in puzzles if puzzle.id in self.kept]
        return sum(mark.solved for mark in marks), sum(mark.first for mark in marks)

    def order(self, puzzles: Sequence[Puzzle]) -> list[Puzzle]:
        """Return the puzzles in the order in which to ask them: never answered ones, then missed ones, then those
        solved longest ago."""
        places = {puzzle_id: place for place, puzzle_id in enumerate(self.kept)}

        def rank(puzzle: Puzzle) -> tuple[int, int]:
            mark = self.kept.get(puzzle.id)
            return (0, 0) if mark is None else (2 if mark.solved else 1, places[puzzle.id])

        return sorted(puzzles, key=rank)


def own_marks() -> PuzzleMarks:
    return PuzzleMarks(Path(typer.get_app_dir("fabletable")) / "puzzles.json")


def overview(console: Console, marks: PuzzleMarks) -> None:
    """Print by game and theme how many puzzles there are and how many are solved."""
    for game in map(find, shelf()):
        try:
            packs = usable_pack(game)
        except Refused as no:
            console.print(translate("puzzles-rest", game=title(game), why=explained(no.message)))
            continue
        if not packs:
            console.print(translate("puzzles-none", game=title(game), command=f"fabletable puzzles make {game.key}"))
        for pack in packs:
            overview_of(console, pack, marks)
    console.print(
        translate("puzzles-how", all="fabletable puzzles solve", one="fabletable puzzles solve GAME"), style="dim"
    )


def overview_of(console: Console, pack: PuzzlePack, marks: PuzzleMarks) -> None:
    solved, first = marks.count(pack.puzzles)
    console.print(
        translate("puzzles-overview", game=title(find(pack.game)), solved=solved, first=first, count=len(pack.puzzles)),
        style="bold",
    )
    for theme in THEMES:
        some = [puzzle for puzzle in pack.puzzles if puzzle.theme == theme]
        if some:
            line = translate(
                "puzzles-theme",
                theme=translate(f"theme-{theme}"),
                key=theme,
                solved=marks.count(some)[0],
                count=len(some),
            )
            console.print(f"  {line}")


# --- solving ---


class ShownPuzzle:
    """A puzzle that is being asked: its match, and its question as its seat sees it."""

    def __init__(self, game: Game, puzzle: Puzzle) -> None:
        self.game = game
        self.puzzle = puzzle
        self.match: Match = match_at(puzzle, game)
        ask = self.match.ask(puzzle.seat)
        if ask is None:
            raise LookupError("another seat is asked")
        self.ask: Ask = ask
        self.speech = Speech(game, reader=puzzle.seat)

    def label(self, key: str) -> str:
        return next(self.speech.say(choice.label) for choice in self.ask.choices if choice.key == key)


def chosen_puzzles(
    packs: Sequence[PuzzlePack], marks: PuzzleMarks, theme: str | None, level: int | None
) -> list[tuple[Game, Puzzle]]:
    """Return the puzzles of these packs in the order of asking, alternating between games."""
    if theme is not None and theme not in THEMES:
        raise Refused("why-unknown-theme", {"theme": theme[:40], "known": ", ".join(THEMES)})
    rows = []
    for pack in packs:
        some = [each for each in pack.puzzles if theme in (None, each.theme) and level in (None, each.difficulty)]
        rows.append([(find(pack.game), puzzle) for puzzle in marks.order(some)])
    found = [each for each in chain.from_iterable(zip_longest(*rows)) if each is not None]
    if not found:
        raise Refused("why-no-puzzles")
    return found


def packs_for(key: str | None, file: Path | None) -> list[PuzzlePack]:
    """Return the packs to solve: the one in the file, else the installed ones of the game or of all."""
    if file is not None:
        pack = read_pack(read_bytes(file), str(file))
        check_rules(pack, find(pack.game))
        return [pack]
    found = []
    for game in [find(key)] if key else map(find, shelf()):
        try:
            found += usable_pack(game)
        except Refused:
            if key:
                raise
    return found


def usable_pack(game: Game) -> list[PuzzlePack]:
    """Return the installed pack; None if there is none. Refused if it is damaged or made for another rules version."""
    pack = installed_pack(game)
    if pack is None or not pack.puzzles:
        return []
    check_rules(pack, game)
    return [pack]


def solve(
    console: Console,
    asked: Sequence[tuple[Game, Puzzle]],
    marks: PuzzleMarks,
    minutes: float | None,
    data: Path | None = None,
    clock: Callable[[], float] = monotonic,
) -> None:
    """Ask these puzzles one after the other, until the person stops or the time is up."""
    run = Solving(console, marks, len(asked), data)
    ends = None if minutes is None else clock() + 60 * minutes
    with suppress(KeyboardInterrupt, EOFError):
        for game, puzzle in asked:
            try:
                shown = ShownPuzzle(game, puzzle)
            except Refused as no:
                console.print(explained(no.message), style="red")
                continue
            if not run.ask(shown):
                break
            if ends is not None and clock() >= ends:
                console.print(translate("puzzle-time"), style="bold")
                break
    run.end()


class Solving:
    """A run of puzzles at this terminal."""

    def __init__(self, console: Console, marks: PuzzleMarks, count: int, data: Path | None) -> None:
        self._console = console
        self._marks = marks
        self._count = count
        self._data = data
        self._number = 0
        self._asked: Counter[str] = Counter()
        self._first: Counter[str] = Counter()
        self._helped = 0
        self._streak = 0
        self._longest = 0

    def ask(self, asked: ShownPuzzle) -> bool:
        """Ask one puzzle until it is answered, shown or skipped; False when the person stops."""
        self._number += 1
        puzzle, game = asked.puzzle, asked.game
        self._print(
            translate("puzzle-head", number=self._number, count=self._count, game=title(game), level=puzzle.difficulty),
            "bold",
        )
        self._show(asked)
        hints, missed = 0, False
        while True:
            word = self._read()
            number = whole_number(word, 0)
            if word == "q":
                return False
            if word == "n":
                return True
            if word == "h":
                hints += 1
                self._hint(puzzle, hints)
            elif word == "d":
                self._show(asked)
            elif word == "s":
                self._note(puzzle, missed=True, helped=False)
                self._marks.mark(puzzle, solved=False, first=False)
                self._print(translate("puzzle-answer", choice=asked.label(puzzle.best)), "bold")
                return self._answer(asked)
            elif not 1 <= number <= len(asked.ask.choices):
                self._print(translate("puzzle-not-understood", last=len(asked.ask.choices)), "red")
            elif asked.ask.choices[number - 1].key == puzzle.best:
                self._note(puzzle, missed=missed, helped=hints > 0)
                self._marks.mark(puzzle, solved=True, first=not missed and not hints)
                self._print(translate("puzzle-right", choice=asked.label(puzzle.best)), "bold green")
                return self._answer(asked)
            else:
                if not missed:
                    self._marks.mark(puzzle, solved=False, first=False)
                missed = True
                self._wrong(asked, asked.ask.choices[number - 1].key)

    def end(self) -> None:
        """Print the results of the run, also by theme."""
        total = sum(self._asked.values())
        if not total:
            return
        first = sum(self._first.values())
        self._print(
            translate("puzzle-run-end", first=first, asked=total, helped=self._helped, streak=self._longest), "bold"
        )
        for theme in THEMES:
            if self._asked[theme]:
                name = translate(f"theme-{theme}")
                self._print(
                    f"  {translate('puzzle-run-theme', theme=name, first=self._first[theme], asked=self._asked[theme])}"
                )

    def _note(self, puzzle: Puzzle, *, missed: bool, helped: bool) -> None:
        self._asked[puzzle.theme] += 1
        self._first[puzzle.theme] += not missed and not helped
        self._helped += helped and not missed
        self._streak = 0 if missed else self._streak + 1
        self._longest = max(self._longest, self._streak)

    def _show(self, asked: ShownPuzzle) -> None:
        show_question(self._console, asked.speech, asked.match.scene(asked.puzzle.seat), asked.ask)

    def _hint(self, puzzle: Puzzle, hints: int) -> None:
        """Print the theme first, then the question to ask oneself."""
        if hints == 1:
            self._print(translate("puzzle-hint", theme=translate(f"theme-{puzzle.theme}")), "green")
        else:
            self._print(translate(f"theme-{puzzle.theme}.ask"), "green")

    def _wrong(self, asked: ShownPuzzle, key: str) -> None:
        """Print the chance of the tried choice only."""
        tried = asked.puzzle.choice(key)
        if tried is None:
            return
        self._print(translate("puzzle-wrong"), "bold")
        theme = translate(f"theme-{asked.puzzle.theme}")
        chances = {"n": percent(tried.chance.mean), "more": percent(tried.behind.mean)}
        self._print(translate("puzzle-wrong-wins", choice=asked.label(key), theme=theme, **chances))
        self._print(translate("puzzle-again"), "dim")

    def _answer(self, asked: ShownPuzzle) -> bool:
        """Print the whole answer; False when the person stops."""
        puzzle, speech = asked.puzzle, asked.speech
        best, second = puzzle.ranked[:2]
        self._print(translate("puzzle-wins", n=percent(best.chance.mean), more=percent(second.behind.mean)))
        self._print(speech.say(puzzle.told))
        found = ", ".join(bot for bot in puzzle.found if bot in FAST_BOTS)
        self._print(translate("puzzle-found", bots=found or "none", best="master"), "dim")
        show_chances(self._console, speech, puzzle.ranked, asked.label)
        self._print(translate("puzzle-taken", choice=asked.label(puzzle.taken)), "dim")
        self._print(translate("puzzle-keys-after"), "dim")
        while True:
            word = self._read()
            if word == "p":
                play_on(self._console, asked, self._data)
            if word in ("", "n", "q", "p"):
                return word not in ("q", "p")

    def _read(self) -> str:
        return self._console.input("[bold]>[/bold] ").strip()

    def _print(self, line: str, style: str = "") -> None:
        self._console.print(Text(line, style=style))


def show_question(console: Console, speech: Speech, scene: Scene, ask: Ask) -> None:
    """Print the table as the seat sees it, the question and its choices in the game's own order."""
    show_all(console, Drawing(speech, scene, ask.seat, numbers_of(ask)))
    console.print()
    console.print(Text(speech.say(ask.question), style="bold"))
    if ask.note is not None:
        console.print(Text(speech.say(ask.note), style="dim"))
    for number, choice in enumerate(ask.choices, 1):
        name = row_name(ask.choices, number - 1)
        if name is not None:
            indent(console, row_line(speech, name, choice), 1)
        indent(console, choice_line(speech, number, choice), 1)
    console.print(Text(translate("puzzle-asked"), style="bold"))
    console.print(Text(translate("puzzle-keys"), style="dim"))


def show_chances(
    console: Console, speech: Speech, ranked: Sequence[PuzzleChoice | ChoiceChance], label: Callable[[str], str]
) -> None:
    """Print every choice with its chance, range and reason."""
    for choice in ranked:
        if choice.chance is None:
            continue
        low, high = max(0, percent(choice.chance.low)), min(100, percent(choice.chance.high))
        figures = {"n": percent(choice.chance.mean), "low": low, "high": high}
        indent(console, Text(translate("puzzle-choice", choice=label(choice.key), **figures)), 2)
        if choice.why is not None:
            indent(console, Text(speech.say(choice.why), style="dim"), 6)


def indent(console: Console, line: Text, by: int) -> None:
    console.print(Padding(line, (0, 0, 0, by), expand=False))


def play_on(console: Console, asked: ShownPuzzle, data: Path | None) -> None:
    """Play on from the puzzle at a new table, against ``medium``."""
    puzzle = asked.puzzle
    bots = ["" if seat == puzzle.seat else "medium" for seat in range(puzzle.players)]
    record = msgspec.to_builtins(asked.match.record())
    record["seats"] = msgspec.to_builtins(Seats(bots, [translate("your-name")]))
    with TemporaryDirectory() as folder:
        file = Path(folder) / "puzzle.json"
        file.write_bytes(msgspec.json.encode(record))
        play_in_text(console, TableRequest(resume=str(file), data=data), own_notes())
