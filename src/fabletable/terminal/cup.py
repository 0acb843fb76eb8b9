"""``fabletable tournament``: every bot against every other."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from fabletable.games import find
from fabletable.lab.report.cup import cup_page, rating
from fabletable.lab.report.page import html
from fabletable.lab.report.voice import Voice
from fabletable.lab.tournament import Cup, Tournament, cross_table, ratings
from fabletable.terminal.fonts import page_fonts
from fabletable.terminal.progress import bar
from fabletable.terminal.simulating import executor_of, tell_kept
from fabletable.terminal.speech import SPEECH, title
from fabletable.terminal.words import written


def play(cup: Cup, workers: int, on: str, keep: Path | None) -> Tournament:
    done = cup.tournament.games
    try:
        with bar(title(find(cup.tournament.game)), cup.games, done) as heard:
            return cup.play(
                lambda: executor_of(on, workers, cup.tournament.each),
                heard,
                None if keep is None else lambda so_far: written(keep, so_far.to_json() + b"\n"),
            )
    except KeyboardInterrupt:
        if keep is not None and cup.tournament.games:
            tell_kept("tournament", cup.tournament.games, cup.games, keep)
        raise


def show(console: Console, tournament: Tournament) -> None:
    voice = Voice(tournament.game, SPEECH.language)
    rated, met = ratings(tournament), cross_table(tournament)
    console.print(voice.translate("cup-title", n=len(rated)), style="bold")
    console.print(voice.translate("cup-source", game=voice.title, players=tournament.players, seed=tournament.seed))
    console.print(voice.translate("cup-lead", games=tournament.games, best=rated[0].bot))
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for one in rated:
        table.add_column(one.bot, justify="right")
    table.add_column(voice.translate("head-rating"), justify="right")
    for one in rated:
        cells = []
        for other in rated:
            meeting = met.get((one.bot, other.bot))
            mark = "" if meeting is None or meeting.is_clear else " ?"
            cells.append("" if meeting is None else voice.percent(meeting.share.mid) + mark)
        table.add_row(one.bot, *cells, rating(one, voice))
    console.print(table)
    console.print(voice.translate("cup-mark"))


def save_page(tournament: Tournament, path: Path) -> None:
    voice = Voice(tournament.game, SPEECH.language)
    written(path, html(cup_page(tournament, voice), voice, page_fonts(SPEECH.language)).encode())
