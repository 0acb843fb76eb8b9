"""Commands that play: in the browser, on the full screen and line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import fabletable
from fabletable.extras import needs
from fabletable.terminal.commands.common import (
    Data,
    GameWord,
    Host,
    Language,
    OptionWords,
    Players,
    Port,
    Tweaks,
    screen,
    speak,
)
from fabletable.terminal.speech import translate
from fabletable.terminal.words import bots_from, options_from, readable, writable

app = typer.Typer()
GameToPlay = Annotated[str | None, typer.Argument(help="help-game", show_default=False)]
SeatNumber = Annotated[int | None, typer.Option(help="help-seat", min=1)]
Opponents = Annotated[str, typer.Option(help="help-text-bots")]
SecretSeed = Annotated[str | None, typer.Option(help="help-seed", callback=readable)]
Save = Annotated[Path | None, typer.Option(help="help-save", metavar="FILE")]
Resume = Annotated[str | None, typer.Option(help="help-resume", metavar="TABLE", callback=readable)]
Speed = Annotated[float, typer.Option(help="help-speed", min=0, max=8)]
Hold = Annotated[bool, typer.Option("--hold/--no-hold", help="help-hold")]
Name = Annotated[str | None, typer.Option(help="help-name", callback=readable)]


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
    name: Name = None,
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
    name: Name = None,
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


@app.command("today", help="help-today")
def today_command(
    game: Annotated[str | None, typer.Argument(help="help-today-game", show_default=False)] = None,
    week: Annotated[bool, typer.Option("--week", help="help-today-week")] = False,
    name: Name = None,
    check: Annotated[int | None, typer.Option(help="help-today-check", metavar="YEAR", min=2000, max=2999)] = None,
    games: Annotated[int, typer.Option(help="help-today-games", min=0)] = 0,
    language: Language = None,
    data: Data = None,
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
    name: Name = None,
    language: Language = None,
    data: Data = None,
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


@app.command("record", help="help-record-command")
def record_command(
    table: Annotated[str, typer.Argument(help="help-record-table", show_default=False)],
    file: Annotated[Path | None, typer.Argument(help="help-save", metavar="FILE", show_default=False)] = None,
    data: Data = None,
) -> None:
    from fabletable.terminal.sitting_down import write_record

    screen().print(translate("record-written", file=str(write_record(table, file, data))), soft_wrap=True)
