"""``fabletable compare``: two runs, and what differs for certain."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from fabletable.lab import read_outcome
from fabletable.lab.compare import Comparison, compare
from fabletable.lab.report.comparison import HEAD, VERDICTS, comparison_page, difference_of, measured, more, value
from fabletable.lab.report.page import html
from fabletable.lab.report.voice import Voice
from fabletable.terminal.fonts import page_fonts
from fabletable.terminal.speech import SPEECH
from fabletable.terminal.words import read_bytes, written


def compared(a: Path, b: Path) -> Comparison:
    return compare(*(read_outcome(read_bytes(path), str(path)) for path in (a, b)))


def show(console: Console, comparison: Comparison, names: tuple[str, str]) -> None:
    voice = Voice(comparison.game, SPEECH.language)
    page = comparison_page_words(comparison, voice, names)
    console.print(page[0], style="bold")
    for line in page[1:]:
        console.print(line)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for place, word in enumerate(HEAD):
        table.add_column(voice.translate(word), justify="left" if place == 0 else "right", no_wrap=place in (1, 2, 3))
    styles = {"different": "bold red", "same": "green"}
    for one in comparison.differences:
        table.add_row(
            measured(one, voice), value(one, one.a, voice), value(one, one.b, voice), difference_of(one, voice),
            voice.translate(VERDICTS[one.verdict]), more(one, voice), style=styles.get(one.verdict),
        )  # fmt: skip
    console.print(table)


def comparison_page_words(comparison: Comparison, voice: Voice, names: tuple[str, str]) -> list[str]:
    sure = sum(one.verdict == "different" for one in comparison.differences)
    return [
        voice.translate("compare-title", a=names[0], b=names[1]),
        voice.translate("compare-lead", a=comparison.a, b=comparison.b, sure=sure, n=len(comparison.differences)),
        *(voice.said(change) for change in comparison.changed),
        voice.translate("compare-source", game=voice.title, paired=comparison.paired),
    ]


def save_page(comparison: Comparison, names: tuple[str, str], path: Path) -> None:
    voice = Voice(comparison.game, SPEECH.language)
    page = comparison_page(comparison, voice, names)
    written(path, html(page, voice, page_fonts(SPEECH.language)).encode())
