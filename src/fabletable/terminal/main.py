"""The command ``fabletable``."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer import rich_utils
from typer.main import get_command

import fabletable
from fabletable.kernel import Refused, RuleCrash
from fabletable.terminal.commands import hosting, looking_up, playing, records, studying, training
from fabletable.terminal.commands.common import WRONG, complain
from fabletable.terminal.speech import SPEECH, explained, language_of, translate
from fabletable.terminal.words import bring_from

STOPPED = 130
PIPE_CLOSED = 1
GROUPS = {
    "help-group-playing": playing.app,
    "help-group-looking-up": looking_up.app,
    "help-group-training": training.app,
    "help-group-records": records.app,
    "help-group-studying": studying.app,
    "help-group-hosting": hosting.app,
}
"""The commands by the heading under which ``--help`` lists them."""

HELP_OPTION: dict[str, Any] = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    help="help-fabletable",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings=HELP_OPTION,
)
for heading, group in GROUPS.items():
    for command in group.registered_commands:
        command.rich_help_panel = heading
    for family in group.registered_groups:
        family.rich_help_panel = heading
    app.add_typer(group)

Bring = Annotated[list[str] | None, typer.Option(help="help-bring", metavar="FILE")]
Version = Annotated[bool, typer.Option("--version", help="help-version")]


@app.callback(invoke_without_command=True)
def begin(bring: Bring = None, version: Version = False) -> None:
    for word in bring or []:
        bring_from(word)
    if version:
        typer.echo(fabletable.__version__)
        raise typer.Exit


def main() -> None:
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # letters that one side does not know are a ?, not a traceback
    sys.exit(run(sys.argv[1:]))


def run(words: Sequence[str]) -> int:
    """Run a command line and return the exit status. Errors are reported in one line."""
    try:
        SPEECH.speak(language_of(os.environ))
        name_headings()
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
    if heading := getattr(command, "rich_help_panel", None):
        command.rich_help_panel = translate(heading)
    command.get_help_option(typer.Context(command, **HELP_OPTION)).help = translate("help-help")
    for child in getattr(command, "commands", {}).values():
        in_words(child)
    return command


def name_headings() -> None:
    """Set the headings and remarks that Typer prints in a help text."""
    rich_utils.ARGUMENTS_PANEL_TITLE = translate("help-heading-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = translate("help-heading-options")
    rich_utils.COMMANDS_PANEL_TITLE = translate("help-heading-commands")
    rich_utils.DEFAULT_STRING = f"[{translate('help-default')}: {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{translate('help-required')}]"


def mute() -> None:
    """Discard buffered output after a broken pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
