"""A question in words: what may be chosen, and why not the rest."""

from __future__ import annotations

from rich.text import Text

from fabletable.kernel.scene import Ask, BarredChoice, Choice
from fabletable.terminal.draw import OPTION, gem_in_words
from fabletable.terminal.speech import Speech, told


def numbers_of(ask: Ask) -> dict[str, list[int]]:
    """The numbers of the choices that point at a piece or place."""
    numbers: dict[str, list[int]] = {}
    for number, choice in enumerate(ask.choices, 1):
        for spot in choice.spots:
            numbers.setdefault(spot, []).append(number)
    return numbers


def choice_line(speech: Speech, number: int, choice: Choice) -> Text:
    """Number, name, price and what else is worth a word, in one line."""
    return Text.assemble((f"{number:>3}", OPTION), " ", choice_words(speech, choice, with_note=True))


def choice_words(speech: Speech, choice: Choice, *, with_note: bool = False) -> Text:
    line = Text(speech.say(choice.label))
    if choice.cost:
        cost = " + ".join(gem_in_words(speech, gem) for gem in choice.cost)
        line.append(f" ({told('piece-cost', cost=cost)})")
    if with_note and choice.note is not None:
        line.append(f" · {speech.say(choice.note)}", style="dim")
    if choice.risk:
        line.append(f" {told(f'risk-{choice.risk}')}", style="dim italic")
    return line


def barred_line(speech: Speech, barred: BarredChoice) -> Text:
    line = Text.assemble((speech.say(barred.label), "bold"), ": ", speech.say(barred.why))
    if barred.rule and speech.has(f"rule-{barred.rule}"):
        line.append(f" ({speech.rule(barred.rule)})", style="dim")
    return line
