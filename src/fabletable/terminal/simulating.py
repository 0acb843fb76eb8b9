"""``fabletable simulate``: many games, and what came out of them."""

from __future__ import annotations

import shlex
from pathlib import Path

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from fabletable.games import find
from fabletable.kernel import Message
from fabletable.lab import Outcome
from fabletable.lab.executors import Executor, RayCluster, executor_from
from fabletable.lab.outcome import games_to_tell, is_too_short
from fabletable.lab.simulate import Run, executor_for
from fabletable.terminal.fonts import page_fonts
from fabletable.terminal.progress import bar
from fabletable.terminal.speech import SPEECH, Speech, figure, title, translate
from fabletable.terminal.words import writable, written


class RunOutputs(msgspec.Struct):
    """The requested outputs of a run besides the table on the screen."""

    json: Path | None = None
    columns: Path | None = None
    report: Path | None = None
    experiments: int = 0
    experiment_games: int = 0


def run(run: Run, workers: int, on: str, keep: Path | None) -> Outcome:
    """Play games with a progress bar. If it is stopped, the games played so far are kept and can be continued."""
    executor = executor_of(on, workers, run.games)
    done = len(run.done.played)
    try:
        with bar(title(find(run.job.game)), run.games, done) as heard:
            outcome = run.play(executor, heard, None if keep is None else lambda so_far: save(so_far, keep))
    except KeyboardInterrupt:
        if keep is not None and run.done.played:
            tell_kept("simulate", len(run.done.played), run.games, keep)
        raise
    tell_overhead(executor)
    return outcome


def tell_kept(command: str, done: int, games: int, file: Path) -> None:
    words = shlex.join(["fabletable", command, "--resume", str(file)])
    Console(stderr=True, highlight=False).print(
        translate("sim-kept", done=done, games=games, words=words), soft_wrap=True
    )


def executor_of(on: str, workers: int, games: int) -> Executor:
    return executor_for(games, workers) if on == "processes" else executor_from(on, workers)


def tell_overhead(executor: Executor) -> None:
    if isinstance(executor, RayCluster) and executor.tasks:
        milliseconds = figure(round(1000 * executor.overhead, 1))
        Console(stderr=True, highlight=False).print(
            translate("sim-ray", tasks=executor.tasks, workers=executor.workers, overhead=milliseconds)
        )


def report(outcome: Outcome, wanted: RunOutputs, workers: int, on: str) -> None:
    """Write the report, after the experiments it needs."""
    from fabletable.lab.report.page import html
    from fabletable.lab.report.simulation import report as page_of
    from fabletable.lab.report.voice import Voice
    from fabletable.lab.what_wins import experiments, worth_asking

    assert wanted.report is not None
    keys = worth_asking(outcome, wanted.experiments)
    games = min(wanted.experiment_games, outcome.games)
    with bar(translate("sim-experiments"), len(keys)) as heard:
        asked = experiments(outcome, keys, games, lambda: executor_of(on, workers, games), heard)
    voice = Voice(outcome.game, SPEECH.language)
    page = page_of(outcome, asked, voice, command_of(outcome, wanted))
    written(wanted.report, html(page, voice, page_fonts(SPEECH.language)).encode())


def command_of(outcome: Outcome, wanted: RunOutputs) -> str:
    """Return the command that reproduces the report."""
    words = ["fabletable", "simulate", outcome.game, "--games", outcome.games, "--players", outcome.players]
    words += ["--bots", ",".join(outcome.bots), "--seed", outcome.seed]
    rules = find(outcome.game)
    for setting in rules.settings:
        value = outcome.options.get(setting.name)
        if setting.kind == "tweaks":
            words += ["--tweaks", "FILE"] if value else []
        elif value != setting.default:
            words += ["--option", f"{setting.name}={option_word(value)}"]
    for name in outcome.variants[0] if outcome.variants else []:
        values = dict.fromkeys(option_word(variant[name]) for variant in outcome.variants)
        words += ["--vary", f"{name}={','.join(values)}"]
    words += ["--experiments", wanted.experiments, "--experiment-games", wanted.experiment_games]
    words += ["--report", "" if wanted.report is None else wanted.report.name]
    return shlex.join(map(str, words))


def option_word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def show(console: Console, outcome: Outcome, cards: bool) -> None:
    console.print(
        translate("sim-head", game=title(find(outcome.game)), games=outcome.games, players=outcome.players),
        style="bold",
    )
    console.print(_bots(outcome))
    console.print(_seats(outcome))
    if is_too_short(outcome):
        needed = games_to_tell(outcome.players)
        console.print(translate("sim-too-few", games=outcome.finished, needed=needed), style="bold")
    console.print(_figures(outcome))
    _show_troubles(console, outcome)
    if cards and outcome.coverage:
        _show_coverage(console, outcome)
    if outcome.blunders:
        console.print(_blunders(outcome))


def _bots(outcome: Outcome) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for column in ("column-bot", "column-wins", "column-share", "column-score", "column-range"):
        table.add_column(translate(column), justify="left" if column == "column-bot" else "right")
    for bot, wins in outcome.wins.items():
        score = outcome.scores[bot]
        share = f"{figure(round(100 * wins / outcome.finished, 1))} %" if outcome.finished else "-"
        table.add_row(bot, figure(wins), share, figure(score.mean), f"{figure(score.low)} - {figure(score.high)}")
    return table


def _seats(outcome: Outcome) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(translate("column-seat"))
    for seat in range(outcome.players):
        table.add_column(str(seat + 1), justify="right")
    table.add_row(translate("column-wins"), *(figure(wins) for wins in outcome.seats))
    return table


def _figures(outcome: Outcome) -> str:
    length = outcome.lengths
    lines = [
        translate("sim-length", mean=figure(length.mean), low=figure(length.low), high=figure(length.high)),
        translate(
            "sim-speed",
            decisions=outcome.decisions,
            seconds=figure(outcome.seconds),
            speed=figure(round(outcome.decisions_per_second)),
        ),
        translate("sim-fingerprint", fingerprint=outcome.fingerprint, seed=outcome.seed),
    ]
    if outcome.shared or outcome.unwon:
        lines.insert(0, translate("sim-shared", shared=outcome.shared, unwon=outcome.unwon))
    return "\n".join(lines)


def _show_troubles(console: Console, outcome: Outcome) -> None:
    if not outcome.errors:
        return
    console.print(translate("sim-errors", errors=outcome.errors), style="bold red")
    for trouble in outcome.troubles[:5]:
        console.print(translate("sim-error", index=str(trouble.index), number=trouble.number, error=trouble.error))


def _show_coverage(console: Console, outcome: Outcome) -> None:
    console.print(translate("sim-cards"), style="bold")
    rarest = sorted(outcome.coverage.items(), key=lambda entry: (entry[1], entry[0]))
    console.print(Columns([f"{what} {times}" for what, times in rarest], padding=(0, 3), column_first=True))
    if outcome.never:
        console.print(translate("sim-never", count=len(outcome.never)), style="bold")
        console.print(Columns(outcome.never, padding=(0, 3), column_first=True))
    else:
        console.print(translate("sim-all-seen"))


def _blunders(outcome: Outcome) -> Table:
    """Return a table of the blunders by bot, each with a game to look at."""
    speech = Speech(find(outcome.game))
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(translate("column-blunder"))
    for column in [*outcome.wins, translate("column-games"), translate("column-first")]:
        table.add_column(column, justify="right")
    for name, blunder in outcome.blunders.items():
        first = "" if blunder.first_game is None else f"{blunder.first_game} · {blunder.first_decision}"
        times = [figure(blunder.times.get(bot, 0)) for bot in outcome.wins]
        table.add_row(speech.say(Message(f"blunder-{name}")), *times, figure(blunder.games), first)
    return table


def write_dataset(
    console: Console, folder: Path, game: str, games: int, players: int | None, bots: list[str], seed: str,
    options: dict[str, object], workers: int, on: str,
) -> None:  # fmt: skip
    from fabletable.lab import dataset

    with bar(title(find(game)), games) as heard:
        card = dataset.write_dataset(
            folder, game, games, bots, players, seed, options, lambda: executor_of(on, workers, games), heard
        )
    console.print(
        translate(
            "dataset-written", games=card.games, positions=card.positions, folder=str(folder), fields=len(card.fields),
            words=len(card.words),
        )
    )  # fmt: skip
    console.print(translate("sim-fingerprint", fingerprint=card.fingerprint, seed=card.seed))


def checked(columns: Path | None) -> Path | None:
    """Return the file for columns, if its name tells the format."""
    from fabletable.lab.columns import check_columns

    return None if columns is None else writable(check_columns(columns))


def save_more(outcome: Outcome, wanted: RunOutputs, workers: int, on: str) -> None:
    if wanted.columns is not None:
        from fabletable.lab.columns import seat_table, write_columns

        write_columns(seat_table(outcome), wanted.columns)
    if wanted.report is not None:
        report(outcome, wanted, workers, on)


def save(outcome: Outcome, path: Path) -> None:
    written(path, outcome.to_json() + b"\n")
