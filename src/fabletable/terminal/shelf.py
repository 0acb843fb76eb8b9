"""``fabletable games``: what can be played."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

import fabletable
from fabletable.bots import bot_names, strengths
from fabletable.kernel import Game
from fabletable.kernel.catalogue import Catalogue, catalogue_of
from fabletable.kernel.game import Setting, settings_of
from fabletable.terminal.speech import SPEECH, title, translate


def show_shelf(console: Console) -> None:
    table = Table(title=translate("shelf-title"), title_justify="left", box=None, padding=(0, 3, 0, 0))
    for column in ("column-key", "column-game", "column-players", "column-options"):
        table.add_column(translate(column), overflow="fold")
    for game in map(fabletable.find, fabletable.shelf()):
        low, high = game.players
        options = "\n".join(_option(setting) for setting in settings_of(game))
        table.add_row(game.key, title(game), f"{low}-{high}", options)
    console.print(table)
    console.print(_strengths())
    console.print(translate("shelf-bots", bots=", ".join(bot_names())))


def _strengths() -> Table:
    """Return how strong bots can be: the word to type, the name people meet, and a sentence."""
    catalogue = Catalogue("fabletable.table", SPEECH.language)
    table = Table(
        title=translate("shelf-strengths"), title_justify="left", box=None, padding=(0, 3, 0, 0), show_header=False
    )
    for bot in strengths():
        known = catalogue.has(f"bot-{bot}")
        name, note = (catalogue.format(f"bot-{bot}{part}", {}) if known else "" for part in ("", ".text"))
        table.add_row(bot, name, note)
    return table


def _option(setting: Setting) -> str:
    if setting.kind == "tweaks":
        return "--tweaks FILE"
    return f"{setting.name}={'|'.join(setting.choices) if setting.choices else 'yes|no'}"


def shelf_json() -> bytes:
    found = {"games": [_game(fabletable.find(key)) for key in fabletable.shelf()], "bots": bot_names()}
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


def _game(game: Game) -> dict[str, Any]:
    catalogue = catalogue_of(game, SPEECH.language)
    return {
        "key": game.key,
        "name": title(game),
        "version": game.version,
        "players": list(game.players),
        "options": [
            {
                "name": setting.name,
                "kind": setting.kind,
                "default": setting.default,
                "choices": list(setting.choices),
                "text": catalogue.format(f"option-{setting.name}", {}),
            }
            for setting in settings_of(game)
        ],
    }
