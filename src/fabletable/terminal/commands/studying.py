"""Commands that study games by playing many of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from fabletable.extras import needs
from fabletable.kernel import Refused
from fabletable.terminal.commands.common import (
    GameWord,
    OptionWords,
    Players,
    Seed,
    StudiedGame,
    Tweaks,
    Workers,
    screen,
)
from fabletable.terminal.words import bots_from, options_from, read_bytes, vary_from, writable, written

app = typer.Typer()
Vary = Annotated[list[str] | None, typer.Option(help="help-vary", metavar="NAME=A,B")]
On = Annotated[str, typer.Option("--on", help="help-on", metavar="processes|ray|ray:ADDRESS")]
RunFile = Annotated[Path | None, typer.Option("--resume", help="help-resume-run", metavar="FILE")]
ReportFile = Annotated[Path | None, typer.Option("--report", help="help-report", metavar="FILE")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="help-json-file", metavar="FILE")]
Bots = Annotated[str, typer.Option(help="help-bots")]
GameCount = Annotated[int, typer.Option(help="help-games-number", min=1)]


@app.command("simulate", help="help-simulate")
def simulate_command(
    game: StudiedGame = None,
    games: Annotated[int | None, typer.Option(help="help-games-number", min=1)] = None,
    players: Players = None,
    bots: Bots = "medium",
    seed: Seed = "fabletable",
    workers: Workers = 1,
    option: OptionWords = None,
    vary: Vary = None,
    tweaks: Tweaks = None,
    json: JsonFile = None,
    columns: Annotated[Path | None, typer.Option(help="help-columns", metavar="FILE")] = None,
    cards: Annotated[bool, typer.Option("--cards", help="help-cards")] = False,
    blunders: Annotated[bool, typer.Option("--blunders", help="help-blunders")] = False,
    report: ReportFile = None,
    experiments: Annotated[int, typer.Option(help="help-experiments", min=0)] = 12,
    experiment_games: Annotated[int, typer.Option(help="help-experiment-games", min=1)] = 400,
    resume: RunFile = None,
    on: On = "processes",
) -> None:
    from fabletable.lab import go_on, prepare, read_outcome
    from fabletable.terminal import simulating

    aloud = json == Path("-")
    wanted = simulating.RunOutputs(
        None if aloud or json is None else writable(json), columns, report, experiments, experiment_games
    )
    if report is not None or columns is not None:
        needs("lab")
        wanted.columns, wanted.report = simulating.checked(columns), report and writable(report)
    if resume is not None:
        run = go_on(read_outcome(read_bytes(resume), str(resume)), games)
    elif game is None:
        raise Refused("why-which-study")
    else:
        detailed = json is not None or columns is not None
        run = prepare(
            game, games or 100, players, bots_from(bots), seed, options_from(option or [], tweaks), cards, blunders,
            heroes=detailed, watch=report is not None, vary=vary_from(vary or []),
        )  # fmt: skip
    keep = wanted.json or (None if aloud else resume)
    outcome = simulating.run(run, workers, on, keep)
    if aloud:
        typer.echo(outcome.to_json())
    else:
        simulating.show(screen(), outcome, cards)
    if keep is not None:
        simulating.save(outcome, keep)
    simulating.save_more(outcome, wanted, workers, on)


@app.command("compare", help="help-compare")
def compare_command(
    a: Annotated[Path, typer.Argument(help="help-outcome-a", metavar="A.json", show_default=False)],
    b: Annotated[Path, typer.Argument(help="help-outcome-b", metavar="B.json", show_default=False)],
    json: JsonFile = None,
    report: ReportFile = None,
) -> None:
    needs("lab")
    from fabletable.terminal import comparing

    comparison = comparing.compared(a, b)
    names = (a.stem, b.stem)
    if json == Path("-"):
        typer.echo(comparison.to_json())
    else:
        comparing.show(screen(), comparison, names)
    if json is not None and json != Path("-"):
        written(json, comparison.to_json() + b"\n")
    if report is not None:
        comparing.save_page(comparison, names, report)


@app.command("tournament", help="help-tournament")
def tournament_command(
    game: StudiedGame = None,
    bots: Annotated[str, typer.Option(help="help-cup-bots")] = "",
    games: Annotated[int | None, typer.Option(help="help-cup-games", min=1)] = None,
    players: Players = None,
    seed: Seed = "fabletable",
    workers: Workers = 1,
    option: OptionWords = None,
    tweaks: Tweaks = None,
    json: JsonFile = None,
    report: ReportFile = None,
    resume: RunFile = None,
    on: On = "processes",
) -> None:
    needs("lab")
    from fabletable.bots import strengths
    from fabletable.lab.tournament import enter, go_on_with, read_tournament
    from fabletable.terminal import cup

    if resume is not None:
        entered = go_on_with(read_tournament(read_bytes(resume), str(resume)), games)
    elif game is None:
        raise Refused("why-which-study")
    else:
        options = options_from(option or [], tweaks)
        entered = enter(game, bots_from(bots) or [*strengths(), "random"], games or 100, players, seed, options)
    aloud = json == Path("-")
    keep = writable(json) if json is not None and not aloud else resume
    if report is not None:
        writable(report)
    tournament = cup.play(entered, workers, on, keep)
    if aloud:
        typer.echo(tournament.to_json())
    else:
        cup.show(screen(), tournament)
    if keep is not None:
        written(keep, tournament.to_json() + b"\n")
    if report is not None:
        cup.save_page(tournament, report)


@app.command("dataset", help="help-dataset")
def dataset_command(
    game: GameWord,
    output: Annotated[Path, typer.Option("--output", "-o", help="help-dataset-folder", metavar="FOLDER")],
    games: GameCount = 100,
    players: Players = None,
    bots: Bots = "random",
    seed: Seed = "fabletable",
    workers: Workers = 1,
    option: OptionWords = None,
    tweaks: Tweaks = None,
    on: On = "processes",
) -> None:
    needs("lab")
    from fabletable.terminal.simulating import write_dataset

    options = options_from(option or [], tweaks)
    write_dataset(screen(), output, game, games, players, bots_from(bots), seed, options, workers, on)


@app.command("learn", help="help-learn")
def learn_command(
    game: GameWord,
    minutes: Annotated[float, typer.Option(help="help-minutes", min=0.1)] = 10.0,
    into: Annotated[Path, typer.Option(help="help-learn-folder", metavar="FOLDER")] = Path("learned"),
    players: Annotated[list[int] | None, typer.Option(help="help-learn-players", min=1)] = None,
    option: OptionWords = None,
    vary: Vary = None,
    seed: Seed = "fabletable",
    workers: Annotated[int, typer.Option(help="help-workers", min=1)] = os.cpu_count() or 1,
    python: Annotated[str, typer.Option(help="help-python", metavar="FILE")] = "",
    lessons: Annotated[float, typer.Option(help="help-learn-lessons", metavar="SECONDS", min=0.0)] = 0.0,
    start: Annotated[Path | None, typer.Option("--from", help="help-learn-from", metavar="NET")] = None,
) -> None:
    needs("learn")
    from fabletable.terminal.learning import learn

    rules = options_from(option or [], None)
    varied = vary_from(vary or [])
    learn(screen(), game, minutes, players or [], rules, varied, into / game, seed, workers, python, lessons, start)
