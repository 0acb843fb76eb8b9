"""The standing in words: the sentence, then each measure as a bar with the line under it."""

from __future__ import annotations

from rich.text import Text

from fabletable.kernel.standing import Chip, Standing
from fabletable.terminal.draw import TextLines
from fabletable.terminal.speech import Speech, translate

LONG = 12


def standing_lines(standing: Standing | None, speech: Speech) -> TextLines:
    """Return a seat's standing; one line that says so if the game has none."""
    if standing is None:
        return [(0, Text(translate("standing-none")))]
    lines: TextLines = [(0, Text(speech.say(standing.message), style="bold"))]
    for chip in standing.chips:
        line = Text("» " if chip.reach else "  ")
        line.append(speech.say(chip.message), style="bold")
        line.append(_bar(chip), style="#ffbf3c")
        lines.append((0, line))
        if chip.text is not None:
            lines.append((4, Text(speech.say(chip.text))))
    return lines


def _bar(chip: Chip) -> str:
    if not chip.of or chip.n is None:
        return ""
    parts = min(chip.of, LONG)
    full = chip.n * parts // chip.of
    return f"  {'■' * full}{'□' * (parts - full)}"
