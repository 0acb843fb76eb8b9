"""Arguments and output that commands of several groups share."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fabletable.table.names import shown_safely
from fabletable.terminal.speech import SPEECH, translate
from fabletable.terminal.words import readable

WRONG = 2
DAMAGED = 1

GameWord = Annotated[str, typer.Argument(help="help-game", show_default=False)]
StudiedGame = Annotated[str | None, typer.Argument(help="help-game", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(help="help-record", metavar="FILE", show_default=False)]
Players = Annotated[int | None, typer.Option(help="help-players", min=1)]
Seed = Annotated[str, typer.Option(help="help-seed", callback=readable)]
OptionWords = Annotated[list[str] | None, typer.Option("--option", help="help-option", metavar="NAME=VALUE")]
Tweaks = Annotated[Path | None, typer.Option(help="help-tweaks", metavar="FILE")]
Workers = Annotated[int, typer.Option(help="help-workers", min=1)]
Language = Annotated[str | None, typer.Option(help="help-language")]
Data = Annotated[Path | None, typer.Option(help="help-data", metavar="FOLDER")]
Host = Annotated[str | None, typer.Option(help="help-host")]
Port = Annotated[int | None, typer.Option(help="help-port", min=1, max=65535)]
Database = Annotated[str | None, typer.Option(help="help-database", metavar="URL")]


def speak(language: str | None) -> None:
    """Use the named language for everything, over the environment."""
    if language is not None:
        SPEECH.speak(language)


def screen() -> Console:
    """Return the console of all commands: brackets are no markup, numbers are not coloured."""
    return Console(markup=False, highlight=False)


def complain(detail: str) -> int:
    print(translate("complaint", detail=shown_safely(" ".join(detail.split()))), file=sys.stderr)
    return WRONG
