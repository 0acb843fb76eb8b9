"""``fabletable simulate``: many games, and what came out of them."""

from __future__ import annotations

from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fabletable.games import find
from fabletable.kernel import Say
from fabletable.lab import Outcome, simulate
from fabletable.terminal.speech import Speech, figure, title, told
from fabletable.terminal.words import written


def run(
    game: str, games: int, players: int | None, bots: list[str], seed: str, workers: int, options: dict[str, object],
    coverage: bool, follies: bool,
) -> Outcome:  # fmt: skip
    """Play with a bar on the error stream, so that the table on the other one stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(title(find(game)), total=games)
        return simulate(
            game,
            games,
            players,
            bots,
            seed,
            workers,
            options,
            coverage,
            lambda done: bar.update(task, completed=done),
            follies,
        )


def show(console: Console, outcome: Outcome) -> None:
    console.print(
        told("sim-head", game=title(find(outcome.game)), games=outcome.games, players=outcome.players),
        style="bold",
    )
    console.print(_bots(outcome))
    console.print(_seats(outcome))
    console.print(_figures(outcome))
    _show_troubles(console, outcome)
    if outcome.coverage:
        _show_coverage(console, outcome)
    if outcome.follies:
        console.print(_follies(outcome))


def _bots(outcome: Outcome) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    for column in ("column-bot", "column-wins", "column-share", "column-score", "column-range"):
        table.add_column(told(column), justify="left" if column == "column-bot" else "right")
    for bot, wins in outcome.wins.items():
        score = outcome.scores[bot]
        share = f"{figure(round(100 * wins / outcome.finished, 1))} %" if outcome.finished else "-"
        table.add_row(bot, figure(wins), share, figure(score.mean), f"{figure(score.low)} - {figure(score.high)}")
    return table


def _seats(outcome: Outcome) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(told("column-seat"))
    for seat in range(outcome.players):
        table.add_column(str(seat + 1), justify="right")
    table.add_row(told("column-wins"), *(figure(wins) for wins in outcome.seats))
    return table


def _figures(outcome: Outcome) -> str:
    length = outcome.lengths
    lines = [
        told("sim-length", mean=figure(length.mean), low=figure(length.low), high=figure(length.high)),
        told(
            "sim-speed",
            decisions=outcome.decisions,
            seconds=figure(outcome.seconds),
            speed=figure(round(outcome.decisions_per_second)),
        ),
        told("sim-fingerprint", fingerprint=outcome.fingerprint, seed=outcome.seed),
    ]
    if outcome.shared or outcome.unwon:
        lines.insert(0, told("sim-shared", shared=outcome.shared, unwon=outcome.unwon))
    return "\n".join(lines)


def _show_troubles(console: Console, outcome: Outcome) -> None:
    if not outcome.errors:
        return
    console.print(told("sim-errors", errors=outcome.errors), style="bold red")
    for trouble in outcome.troubles[:5]:
        console.print(told("sim-error", index=str(trouble.index), number=trouble.number, error=trouble.error))


def _show_coverage(console: Console, outcome: Outcome) -> None:
    console.print(told("sim-cards"), style="bold")
    rarest = sorted(outcome.coverage.items(), key=lambda entry: (entry[1], entry[0]))
    console.print(Columns([f"{what} {times}" for what, times in rarest], padding=(0, 3), column_first=True))
    if outcome.never:
        console.print(told("sim-never", count=len(outcome.never)), style="bold")
        console.print(Columns(outcome.never, padding=(0, 3), column_first=True))
    else:
        console.print(told("sim-all-seen"))


def _follies(outcome: Outcome) -> Table:
    """How often each bot did what no sensible player does, with a game to look at."""
    speech = Speech(find(outcome.game))
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column(told("column-folly"))
    for column in [*outcome.wins, told("column-games"), told("column-first")]:
        table.add_column(column, justify="right")
    for name, folly in outcome.follies.items():
        first = "" if folly.first_game is None else f"{folly.first_game} · {folly.first_decision}"
        times = [figure(folly.times.get(bot, 0)) for bot in outcome.wins]
        table.add_row(speech.say(Say(f"folly-{name}")), *times, figure(folly.games), first)
    return table


def save(outcome: Outcome, path: Path) -> None:
    written(path, outcome.to_json() + b"\n")
