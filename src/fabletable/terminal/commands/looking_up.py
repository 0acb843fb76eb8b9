"""Commands that look things up: games, rules and sentences."""

from __future__ import annotations

from typing import Annotated

import typer

from fabletable.terminal.commands.common import GameWord, Language, screen, speak
from fabletable.terminal.speech import SPEECH

app = typer.Typer()


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
    language: Language = None,
) -> None:
    from fabletable.terminal.rulebook import show_rules

    speak(language)
    show_rules(screen(), game, chapter, search)


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
