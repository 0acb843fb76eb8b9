"""Commands that train: reviews, puzzles, mistakes and form."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fabletable.kernel import Refused
from fabletable.terminal.commands.common import (
    DAMAGED,
    Data,
    GameWord,
    Language,
    RecordFile,
    Seed,
    StudiedGame,
    screen,
    speak,
)
from fabletable.terminal.words import bots_from

app = typer.Typer()
puzzles_app = typer.Typer(help="help-puzzles", context_settings={"help_option_names": ["-h", "--help"]})
app.add_typer(puzzles_app, name="puzzles")
CORES = os.cpu_count() or 1
AllCores = Annotated[int, typer.Option("--workers", help="help-workers", min=1)]


@app.command("form", help="help-form")
def form_command(
    as_json: Annotated[bool, typer.Option("--json", help="help-form-json")] = False,
    delete: Annotated[bool, typer.Option("--delete", help="help-form-delete")] = False,
) -> None:
    from fabletable.terminal import form

    found = form.seen(delete=delete)
    if as_json:
        typer.echo(form.to_json(found))
    else:
        form.show(screen(), found)


@app.command("review", help="help-review")
def review_command(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="help-review-seat", min=1)] = None,
    more: Annotated[bool, typer.Option("--more", help="help-review-more")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-review-json")] = False,
) -> None:
    from fabletable.terminal import reviewing

    found = reviewing.reviewed(file, None if seat is None else seat - 1)
    if as_json:
        typer.echo(reviewing.to_json(found))
    else:
        reviewing.show(screen(), found, more=more)
        if seat is not None:
            from fabletable.terminal import records, training

            training.keep(screen(), records.playable_record(file), found, seat - 1)


@puzzles_app.callback(invoke_without_command=True)
def puzzles_command(context: typer.Context, language: Language = None) -> None:
    speak(language)
    if context.invoked_subcommand is None:
        from fabletable.terminal import puzzling

        puzzling.overview(screen(), puzzling.own_marks())


@puzzles_app.command("make", help="help-puzzles-make")
def make_puzzles_command(
    game: GameWord,
    count: Annotated[int, typer.Option(help="help-puzzles-count", min=1)] = 100,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="help-puzzles-file", metavar="FILE")] = None,
    seed: Seed = "fabletable",
    workers: AllCores = CORES,
) -> None:
    from fabletable.terminal import puzzling

    puzzling.make(screen(), game, count, output, seed, workers)


@puzzles_app.command("check", help="help-puzzles-check")
def check_puzzles_command(
    pack: Annotated[Path, typer.Argument(help="help-puzzles-pack", metavar="PACK", show_default=False)],
    trials: Annotated[int, typer.Option(help="help-puzzles-trials", min=1)] = 400,
    draw: Annotated[int | None, typer.Option(help="help-puzzles-draw", min=1)] = None,
    bots: Annotated[str, typer.Option(help="help-puzzles-bots")] = "",
    seed: Seed = "check",
    workers: AllCores = CORES,
) -> None:
    from fabletable.terminal import puzzling

    if not puzzling.check(screen(), pack, trials, draw, bots_from(bots), seed, workers):
        raise typer.Exit(DAMAGED)


@puzzles_app.command("solve", help="help-puzzles-solve")
def solve_puzzles_command(
    game: StudiedGame = None,
    theme: Annotated[str | None, typer.Option(help="help-puzzles-theme")] = None,
    level: Annotated[int | None, typer.Option(help="help-puzzles-level", min=1, max=3)] = None,
    count: Annotated[int, typer.Option(help="help-puzzles-run", min=1)] = 10,
    minutes: Annotated[float | None, typer.Option(help="help-puzzles-minutes", min=0.1)] = None,
    pack: Annotated[Path | None, typer.Option(help="help-puzzles-pack", metavar="FILE")] = None,
    language: Language = None,
    data: Data = None,
) -> None:
    from fabletable.terminal import puzzling

    speak(language)
    marks = puzzling.own_marks()
    asked = puzzling.chosen_puzzles(puzzling.packs_for(game, pack), marks, theme, level)
    puzzling.solve(screen(), asked[:count] if minutes is None else asked, marks, minutes, data)


@puzzles_app.command("mistakes", help="help-puzzles-mistakes")
def mistakes_command(
    language: Language = None,
    data: Data = None,
) -> None:
    from fabletable.terminal import training

    speak(language)
    training.train(screen(), data)


@app.command("lessons", help="help-lessons")
def lessons_command(
    game: StudiedGame = None,
    find: Annotated[int | None, typer.Option("--find", help="help-lessons-find", metavar="N", min=1)] = None,
) -> None:
    from fabletable.terminal import schooling

    if find is None:
        if not schooling.report(screen(), game):
            raise typer.Exit(1)
    elif game is None:
        raise Refused("why-which-game")
    else:
        schooling.look_for_seed(screen(), game, find)
