"""Commands that read a record: replay, chronicle, proof and link."""

from __future__ import annotations

from typing import Annotated

import typer

from fabletable.extras import needs
from fabletable.kernel.link import LinkKind
from fabletable.terminal.commands.common import Language, RecordFile, screen, speak

app = typer.Typer()
HERE = "http://127.0.0.1:8000/"


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
def chronicle_command(file: RecordFile, language: Language = None) -> None:
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
