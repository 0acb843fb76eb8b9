"""The command ``fabletable``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from typer.main import get_command

import fabletable
from fabletable.extras import needs
from fabletable.kernel import Refused, RuleCrash
from fabletable.kernel.link import LinkKind
from fabletable.table.names import shown_safely
from fabletable.terminal.speech import SPEECH, explained, language_of, translate
from fabletable.terminal.words import (
    bots_from,
    bring_from,
    options_from,
    read_bytes,
    readable,
    vary_from,
    writable,
    written,
)

if TYPE_CHECKING:
    pass

WRONG = 2
DAMAGED = 1
STOPPED = 130
PIPE_CLOSED = 1
CORES = os.cpu_count() or 1
HERE = "http://127.0.0.1:8000/"
"""The page of ``fabletable play`` on this machine."""

app = typer.Typer(
    help="help-fabletable",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameWord = Annotated[str, typer.Argument(help="help-game", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(help="help-record", metavar="FILE", show_default=False)]
Bring = Annotated[list[str] | None, typer.Option(help="help-bring", metavar="FILE")]
Version = Annotated[bool, typer.Option("--version", help="help-version")]
Players = Annotated[int | None, typer.Option(help="help-players", min=1)]
Seed = Annotated[str, typer.Option(help="help-seed", callback=readable)]
Vary = Annotated[list[str] | None, typer.Option(help="help-vary", metavar="NAME=A,B")]
OptionWords = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Tweaks = Annotated[Path | None, typer.Option(help="help-tweaks", metavar="FILE")]


@app.callback(invoke_without_command=True)
def begin(bring: Bring = None, version: Version = False) -> None:
    for word in bring or []:
        bring_from(word)
    if version:
        typer.echo(fabletable.__version__)
        raise typer.Exit


@app.command("games", help="help-games")
def games_command(as_json: Annotated[bool, typer.Option("--json", help="help-json-games")] = False) -> None:
    from fabletable.terminal.shelf import shelf_json, show_shelf

    if as_json:
        typer.echo(shelf_json())
    else:
        show_shelf(screen())


@app.command("rules", help="help-rules")
def rules_command(
    game: GameWord,
    chapter: Annotated[str, typer.Argument(help="help-rules-chapter", show_default=False)] = "",
    search: Annotated[str, typer.Option("--search", help="help-rules-search", metavar="WORD")] = "",
    language: Annotated[str | None, typer.Option(help="help-language")] = None,
) -> None:
    from fabletable.terminal.rulebook import show_rules

    speak(language)
    show_rules(screen(), game, chapter, search)


Workers = Annotated[int, typer.Option(help="help-workers", min=1)]
On = Annotated[str, typer.Option("--on", help="help-on", metavar="processes|ray|ray:ADDRESS")]
RunFile = Annotated[Path | None, typer.Option("--resume", help="help-resume-run", metavar="FILE")]
ReportFile = Annotated[Path | None, typer.Option("--report", help="help-report", metavar="FILE")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="help-json-file", metavar="FILE")]
StudiedGame = Annotated[str | None, typer.Argument(help="help-game", show_default=False)]


@app.command("simulate", help="help-simulate")
def simulate_command(
    game: StudiedGame = None,
    games: Annotated[int | None, typer.Option(help="help-games-number", min=1)] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="help-bots")] = "medium",
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
    games: Annotated[int, typer.Option(help="help-games-number", min=1)] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="help-bots")] = "random",
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


@app.command("replay", help="help-replay")
def replay_command(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="help-at", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option(help="help-seat-view", min=1)] = None,
    on_screen: Annotated[bool, typer.Option("--screen", help="help-replay-screen")] = False,
    highlights: Annotated[bool, typer.Option("--highlights", help="help-highlights")] = False,
) -> None:
    from fabletable.terminal.records import replay

    if highlights:
        from fabletable.terminal.chronicle import show_highlights

        show_highlights(screen(), file)
        return
    if not on_screen:
        replay(screen(), file, at, None if seat is None else seat - 1)
        return
    needs("table")
    from fabletable.terminal.fullscreen import look_back

    look_back(file, 0 if seat is None else seat - 1, at or 0)


@app.command("chronicle", help="help-chronicle")
def chronicle_command(
    file: RecordFile, language: Annotated[str | None, typer.Option(help="help-language")] = None
) -> None:
    from fabletable.terminal.chronicle import show_chronicle

    speak(language)
    show_chronicle(screen(), file)


@app.command("verify", help="help-verify")
def verify_command(
    file: RecordFile,
    signed_by: Annotated[str | None, typer.Option(help="help-signed-by", metavar="KEY")] = None,
) -> None:
    from fabletable.terminal.records import verify

    verify(screen(), file, signed_by)


@app.command("link", help="help-link")
def link_command(
    file: RecordFile,
    kind: Annotated[LinkKind, typer.Option(help="help-link-kind")] = "replay",
    at: Annotated[int, typer.Option(help="help-link-at", metavar="N", min=0)] = 0,
    seat: Annotated[int, typer.Option(help="help-link-seat", min=1)] = 1,
    words: Annotated[str, typer.Option(help="help-link-words")] = "",
    page: Annotated[str, typer.Option(help="help-link-page", metavar="URL")] = HERE,
) -> None:
    from fabletable.terminal.records import link_to

    typer.echo(link_to(file, kind, at, seat - 1, words, page))


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


@app.command("today", help="help-today")
def today_command(
    game: Annotated[str | None, typer.Argument(help="help-today-game", show_default=False)] = None,
    week: Annotated[bool, typer.Option("--week", help="help-today-week")] = False,
    name: Annotated[str, typer.Option(help="help-name")] = "",
    check: Annotated[int | None, typer.Option(help="help-today-check", metavar="YEAR", min=2000, max=2999)] = None,
    games: Annotated[int, typer.Option(help="help-today-games", min=0)] = 0,
    language: Annotated[str | None, typer.Option(help="help-language")] = None,
    data: Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")] = None,
) -> None:
    from fabletable.terminal import today
    from fabletable.terminal.notes import own_notes

    speak(language)
    if check is not None:
        if not today.check(screen(), check, games):
            raise typer.Exit(1)
    elif game is None:
        today.show(screen(), data)
    else:
        today.play(screen(), game, "week" if week else "day", name or translate("your-name"), own_notes(), data)


@app.command("duel", help="help-duel")
def duel_command(
    what: Annotated[str | None, typer.Argument(help="help-duel-what", show_default=False)] = None,
    people: Annotated[int, typer.Option(help="help-duel-people", min=1, max=6)] = 2,
    against: Annotated[str, typer.Option(help="help-duel-against")] = "",
    players: Annotated[int, typer.Option(help="help-duel-players", min=1)] = 2,
    name: Annotated[str, typer.Option(help="help-name")] = "",
    language: Annotated[str | None, typer.Option(help="help-language")] = None,
    data: Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")] = None,
) -> None:
    from fabletable.kernel.duel_link import is_duel_link
    from fabletable.table.fairness import is_table_id
    from fabletable.table.messages.duels import NewDuel
    from fabletable.terminal import duel
    from fabletable.terminal.notes import own_notes

    speak(language)
    called = name or translate("your-name")
    if what is None:
        duel.show(screen(), data)
    elif is_duel_link(what) or is_table_id(what):
        duel.take_part(screen(), what, called, own_notes(), data)
    else:
        wanted = NewDuel(what, players, people=people, against=against, name=called)
        duel.take_part(screen(), wanted, called, own_notes(), data)


puzzles_app = typer.Typer(help="help-puzzles", context_settings={"help_option_names": ["-h", "--help"]})
app.add_typer(puzzles_app, name="puzzles")
AllCores = Annotated[int, typer.Option("--workers", help="help-workers", min=1)]


@puzzles_app.callback(invoke_without_command=True)
def puzzles_command(
    context: typer.Context, language: Annotated[str | None, typer.Option(help="help-language")] = None
) -> None:
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
    language: Annotated[str | None, typer.Option(help="help-language")] = None,
    data: Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")] = None,
) -> None:
    from fabletable.terminal import puzzling

    speak(language)
    marks = puzzling.own_marks()
    asked = puzzling.chosen_puzzles(puzzling.packs_for(game, pack), marks, theme, level)
    puzzling.solve(screen(), asked[:count] if minutes is None else asked, marks, minutes, data)


@puzzles_app.command("mistakes", help="help-puzzles-mistakes")
def mistakes_command(
    language: Annotated[str | None, typer.Option(help="help-language")] = None,
    data: Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")] = None,
) -> None:
    from fabletable.terminal import training

    speak(language)
    training.train(screen(), data)


GameToPlay = Annotated[str | None, typer.Argument(help="help-game", show_default=False)]
SeatNumber = Annotated[int | None, typer.Option(help="help-seat", min=1)]
Opponents = Annotated[str, typer.Option(help="help-text-bots")]
SecretSeed = Annotated[str | None, typer.Option(help="help-seed", callback=readable)]
Language = Annotated[str | None, typer.Option(help="help-language")]
Save = Annotated[Path | None, typer.Option(help="help-save", metavar="FILE")]
Resume = Annotated[str | None, typer.Option(help="help-resume", metavar="TABLE", callback=readable)]
Speed = Annotated[float, typer.Option(help="help-speed", min=0, max=8)]
Hold = Annotated[bool, typer.Option("--hold/--no-hold", help="help-hold")]
Data = Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")]


@app.command("table", help="help-table")
def table_command(
    game: GameToPlay = None,
    players: Players = None,
    seat: SeatNumber = None,
    bots: Opponents = "medium",
    seed: SecretSeed = None,
    name: Annotated[list[str] | None, typer.Option(help="help-names")] = None,
    option: OptionWords = None,
    tweaks: Tweaks = None,
    language: Language = None,
    save: Save = None,
    resume: Resume = None,
    speed: Speed = 1.0,
    hold: Hold = True,
    data: Data = None,
) -> None:
    needs("table")
    from fabletable.terminal.fullscreen import check_screen
    from fabletable.terminal.notes import own_notes
    from fabletable.terminal.sitting_down import TableRequest, check_request, play_on_screen

    speak(language)
    names = [readable(each) or "" for each in name or [translate("your-name")]]
    options = options_from(option or [], tweaks)
    request = TableRequest(game, players, seat, bots_from(bots), seed, names, options, resume, data=data)
    check_request(request)
    check_screen()
    play_on_screen(screen(), request, own_notes(), speed, hold, writable(save) if save else None)


@app.command("text", help="help-text")
def text_command(
    game: GameToPlay = None,
    players: Players = None,
    seat: SeatNumber = None,
    bots: Opponents = "medium",
    seed: SecretSeed = None,
    name: Annotated[str | None, typer.Option(help="help-name", callback=readable)] = None,
    option: OptionWords = None,
    tweaks: Tweaks = None,
    language: Language = None,
    save: Save = None,
    resume: Resume = None,
    speed: Speed = 0.0,
    hold: Hold = False,
    data: Data = None,
) -> None:
    from fabletable.terminal.notes import own_notes
    from fabletable.terminal.sitting_down import TableRequest, check_request, play_in_text

    speak(language)
    options = options_from(option or [], tweaks)
    names = [name or translate("your-name")]
    request = TableRequest(game, players, seat, bots_from(bots), seed, names, options, resume, data=data)
    check_request(request)
    play_in_text(screen(), request, own_notes(), speed, hold=hold, save=writable(save) if save else None)


@app.command("teach", help="help-teach")
def teach_command(
    game: GameWord,
    in_text: Annotated[bool, typer.Option("--text", help="help-teach-text")] = False,
    name: Annotated[str | None, typer.Option(help="help-name", callback=readable)] = None,
    language: Language = None,
    save: Save = None,
    data: Data = None,
) -> None:
    from fabletable.coach.guide import lesson_of
    from fabletable.terminal.notes import own_notes
    from fabletable.terminal.sitting_down import TableRequest, play_in_text, play_on_screen

    speak(language)
    lesson_of(fabletable.find(game))
    request = TableRequest(game, names=[name or translate("your-name")], learns=True, data=data)
    to = writable(save) if save else None
    if in_text:
        play_in_text(screen(), request, own_notes(), save=to)
        return
    needs("table")
    from fabletable.terminal.fullscreen import check_screen

    check_screen()
    play_on_screen(screen(), request, own_notes(), 1.0, True, to)


@app.command("record", help="help-record-command")
def record_command(
    table: Annotated[str, typer.Argument(help="help-record-table", show_default=False)],
    file: Annotated[Path | None, typer.Argument(help="help-save", metavar="FILE", show_default=False)] = None,
    data: Data = None,
) -> None:
    from fabletable.terminal.sitting_down import write_record

    screen().print(translate("record-written", file=str(write_record(table, file, data))), soft_wrap=True)


Host = Annotated[str | None, typer.Option(help="help-host")]
Port = Annotated[int | None, typer.Option(help="help-port", min=1, max=65535)]
Database = Annotated[str | None, typer.Option(help="help-database", metavar="URL")]


@app.command("play", help="help-play")
def play_command(
    host: Host = None,
    port: Port = None,
    browser: Annotated[bool, typer.Option(help="help-browser")] = True,
    data: Data = None,
    lan: Annotated[bool, typer.Option("--lan", help="help-lan")] = False,
) -> None:
    needs("table")
    from fabletable.server.main import play

    play(host or ("0.0.0.0" if lan else "127.0.0.1"), port or 8000, browser, data, renews=True)


@app.command("serve", help="help-serve")
def serve_command(
    host: Host = None,
    port: Port = None,
    database: Database = None,
    origin: Annotated[str | None, typer.Option(help="help-origin", metavar="URL")] = None,
    channels: Annotated[str | None, typer.Option(help="help-channels", metavar="URL")] = None,
    workers: Annotated[int | None, typer.Option(help="help-workers", min=1)] = None,
    trusted_proxies: Annotated[str | None, typer.Option(help="help-proxies", metavar="ADDRESSES")] = None,
    job_workers: Annotated[int | None, typer.Option(help="help-job-workers", min=1)] = None,
    key: Annotated[str | None, typer.Option(help="help-key", metavar="FILE")] = None,
    lobby: Annotated[bool, typer.Option("--lobby", help="help-lobby")] = False,
    hall: Annotated[bool, typer.Option("--hall", help="help-lobby", hidden=True)] = False,
    thinkers: Annotated[int | None, typer.Option("--thinkers", help="help-job-workers", hidden=True)] = None,
) -> None:
    """Serve the tables. The secret comes from the environment alone, because arguments are visible in the list of
    processes."""
    for old, new, given in (("--hall", "--lobby", hall), ("--thinkers", "--job-workers", thinkers)):
        if given:
            raise Refused("why-renamed", {"old": old, "new": new})
    needs("table")
    from fabletable.server.main import serve

    serve(host, port, database, None, origin, channels, workers, trusted_proxies, job_workers, key, lobby, renews=True)


@app.command("site", help="help-site")
def site_command(folder: Annotated[Path, typer.Argument(help="help-site-folder", metavar="DIR")]) -> None:
    needs("table")
    from fabletable.server.site import write_site

    parts = write_site(folder)
    for part in parts:
        screen().print(f"{part.name:<20}{part.size / 1024:>9,.0f} KiB", highlight=False)
    total = sum(part.size for part in parts)
    command = f"python -m http.server --directory {folder}"
    screen().print(
        translate("site-written", folder=str(folder), megabytes=f"{total / 1_000_000:.1f}", command=command),
        highlight=False,
    )


@app.command("migrate", help="help-migrate")
def migrate_command(database: Database = None) -> None:
    needs("table")
    from fabletable.server.main import migrate

    found, newest = migrate(database)
    done = "made" if found is None else "same" if found == newest else "changed"
    screen().print(translate("migrate-done", done=done, found=found or "", newest=newest))


@app.command("preview-text", help="help-preview-text")
def preview_text_command(
    part: Annotated[str | None, typer.Argument(help="help-part", show_default=False)] = None,
    language: Language = None,
    english: Annotated[bool, typer.Option("--english", help="help-english")] = False,
    questions: Annotated[bool, typer.Option("--questions", help="help-questions")] = False,
) -> None:
    from fabletable.terminal.preview import preview
    from fabletable.terminal.question_samples import preview_questions

    speak(language)
    if questions:
        preview_questions(screen(), part, SPEECH.language)
    else:
        preview(screen(), part, SPEECH.language, english)


@app.command("tidy", help="help-tidy")
def tidy_command(
    older_than: Annotated[str, typer.Option(help="help-older-than", metavar="180d")],
    database: Database = None,
    only_count: Annotated[bool, typer.Option("--only-count", help="help-only-count")] = False,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.server.storage.retention import tidy

    count, keys, since = tidy(kept_tables(database), older_than, only_count=only_count)
    screen().print(translate("tidy-counted" if only_count else "tidy-done", count=count, since=since))
    if keys:
        screen().print(translate("tidy-keys-counted" if only_count else "tidy-keys", count=keys))


Quick = Annotated[bool, typer.Option("--quick", help="help-quick")]


@app.command("backup", help="help-backup")
def backup_command(
    file: Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE", show_default=False)],
    database: Database = None,
    quick: Quick = False,
    keep: Annotated[int | None, typer.Option(help="help-keep", metavar="N", min=1)] = None,
    every: Annotated[float | None, typer.Option(help="help-every", metavar="HOURS", min=0.01)] = None,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    url = kept_tables(database)
    if every is not None:
        from fabletable.terminal.sitting_down import heed_the_end

        heed_the_end()
        copies.keep_copying(screen(), url, file, quick, keep, every, complain)
    elif not copies.copy(screen(), url, file, quick, keep):
        raise typer.Exit(DAMAGED)


@app.command("check", help="help-check")
def check_command(
    file: Annotated[Path | None, typer.Argument(help="help-check-file", metavar="COPY", show_default=False)] = None,
    database: Database = None,
    quick: Quick = False,
    accept: Annotated[list[str] | None, typer.Option(help="help-accept", metavar="TABLE")] = None,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    if not copies.check(screen(), kept_tables(database), file, quick, accept or []):
        raise typer.Exit(DAMAGED)


@app.command("restore", help="help-restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="help-restore-file", metavar="COPY", show_default=False)],
    database: Database = None,
    anyway: Annotated[bool, typer.Option("--anyway", help="help-anyway")] = False,
) -> None:
    needs("table")
    from fabletable.server.main import kept_tables
    from fabletable.terminal import copies

    if not copies.put_back(screen(), kept_tables(database), file, anyway):
        raise typer.Exit(DAMAGED)


def speak(language: str | None) -> None:
    """Use the named language for everything, over the environment."""
    if language is not None:
        SPEECH.speak(language)


def screen() -> Console:
    """Return the console of all commands: brackets are no markup, numbers are not coloured."""
    return Console(markup=False, highlight=False)


def main() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # letters that one side does not know are a ?, not a traceback
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command line and return the exit status. Errors are reported in one line."""
    try:
        SPEECH.speak(language_of(os.environ))
        status = in_words(get_command(app)).main(with_bare_resume(words), prog_name="fabletable", standalone_mode=False)
        sys.stdout.flush()
        if status == STOPPED:
            raise KeyboardInterrupt
        return status if isinstance(status, int) else 0
    except Refused as no:
        return complain(explained(no.message))
    except RuleCrash as crash:
        return complain(translate("why-rule-broke", detail=str(crash)))
    except (KeyboardInterrupt, typer.Abort):
        complain(translate("why-interrupted"))
        return STOPPED
    except BrokenPipeError:
        mute()
        return PIPE_CLOSED
    except OSError as broken:
        mute()
        detail = broken.strerror or str(broken)
        return complain(
            translate("why-no-file", file=str(broken.filename), detail=detail) if broken.filename else detail
        )
    except Exception as broken:
        # Typer carries its own copy of click, so its complaints are known by what they can do.
        said = getattr(broken, "format_message", None)
        if said is None:
            raise
        return complain(str(said())) if said() else WRONG


def with_bare_resume(words: Sequence[str]) -> list[str]:
    """Return the words with an empty value for a ``--resume`` that names no table: then a list is shown."""
    if not {"table", "text"} & set(words[:3]):
        return list(words)
    bare = [place for place, word in enumerate(words) if word == "--resume" and _names_nothing(words, place + 1)]
    return [f"{word}=" if place in bare else word for place, word in enumerate(words)]


def _names_nothing(words: Sequence[str], place: int) -> bool:
    return place >= len(words) or words[place].startswith("-")


def in_words(command: Any) -> Any:
    """Replace message ids in the command's declaration by sentences, now that the language is known."""
    for part in [command, *command.params]:
        part.help = translate(part.help)
    for child in getattr(command, "commands", {}).values():
        in_words(child)
    return command


def mute() -> None:
    """Discard buffered output after a broken pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(detail: str) -> int:
    print(translate("complaint", detail=shown_safely(" ".join(detail.split()))), file=sys.stderr)
    return WRONG


if __name__ == "__main__":
    main()
