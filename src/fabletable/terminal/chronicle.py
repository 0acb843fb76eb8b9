"""``fabletable chronicle`` and ``fabletable replay --highlights``: a finished game on one page, or in a minute."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

import fabletable
from fabletable.coach.ending import told_with_scenes
from fabletable.kernel import Refused
from fabletable.kernel.ending import ChronicleText, Epilogue, Highlight
from fabletable.kernel.record import Record
from fabletable.terminal.ending import award_line, finale_lines
from fabletable.terminal.records import checked_record
from fabletable.terminal.speech import Speech, title, translate

MOST_TEXTS: Final = 6
"""The most texts printed on the page; the longest games have hundreds."""


def ended(path: Path) -> tuple[Record, Epilogue, Speech]:
    record = checked_record(path)
    game = fabletable.find(record.game)
    if record.version != game.version:
        raise Refused("record-version", {"record": record.version, "rules": game.version})
    keys = [key for _, key, _ in record.decisions]
    return record, told_with_scenes(game, record.players, record.seed, record.options, keys), Speech(game)


def show_chronicle(console: Console, path: Path) -> None:
    """Print the chronicle: the end, the main scenes in order, the texts that were read, the awards."""
    record, found, speech = ended(path)
    game = title(fabletable.find(record.game))
    console.print(Rule(translate("chronicle-head", game=game)))
    for line in finale_lines(found, speech):
        console.print(Padding(line, (0, 0, 0, 2)))
    for head, lines in (
        ("chronicle-road", list(_road(found, speech))),
        ("chronicle-texts", list(_texts(found.texts, speech))),
        ("ending-awards", [Text(award_line(award, speech)) for award in found.awards]),
    ):
        if lines:
            console.print(Text("\n" + translate(head), style="bold"))
            for line in lines:
                console.print(Padding(line, (0, 0, 0, 2)))
    console.print(Text("\n" + translate("chronicle-from", n=found.decisions), style="dim"))


def _road(found: Epilogue, speech: Speech) -> Iterator[Text]:
    """Yield the scenes with the greatest weights, with the round in which each happened."""
    label = ""
    for scene in found.highlights:
        now = next((speech.say(each.label) for each in reversed(found.rounds) if each.at < scene.at), "")
        if now and now != label:
            label = now
            yield Text(label, style="italic")
        if scene.line is not None:
            yield Text("  " + speech.say(scene.line))


def _texts(texts: list[ChronicleText], speech: Speech) -> Iterator[Text]:
    for each in texts[-MOST_TEXTS:]:
        yield Text(speech.say(each.title), style="italic")
        for part in each.text:
            yield Text("  " + speech.say(part))


def show_highlights(console: Console, path: Path) -> None:
    """Print the main scenes one after the other; at a terminal each stays as long as on the page."""
    _, found, speech = ended(path)
    seconds = round(sum(scene.lasts for scene in found.highlights) / 1000)
    console.print(Text(translate("highlights-head", n=len(found.highlights), seconds=seconds), style="bold"))
    for scene in found.highlights:
        _show(console, scene, speech)
    for line in finale_lines(found, speech):
        console.print(line)


def _show(console: Console, scene: Highlight, speech: Speech) -> None:
    line = "" if scene.line is None else speech.say(scene.line)
    if scene.weight >= 60:
        console.print(Rule(line))
    else:
        console.print(Text(line))
    if scene.why is not None:
        console.print(Padding(Text(speech.say(scene.why), style="italic"), (0, 0, 0, 2)))
    if console.is_terminal:
        time.sleep(scene.lasts / 1000)
