"""A question in words: its options and the barred ones with reasons."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fabletable.kernel.message import Message
from fabletable.kernel.scene import Ask, BarredChoice, Choice, Gem, Odds
from fabletable.terminal.draw import OPTION, POINTER, gem_in_words
from fabletable.terminal.speech import Speech, translate


def numbers_of(ask: Ask) -> dict[str, list[int]]:
    """Return the numbers of the choices that point at a piece or place."""
    numbers: dict[str, list[int]] = {}
    for number, choice in enumerate(ask.choices, 1):
        for spot in choice.spots:
            numbers.setdefault(spot, []).append(number)
    return numbers


def row_name(choices: Sequence[Choice], place: int) -> Message | None:
    """Return the name of the row that begins at this choice and holds it with those that follow; None elsewhere."""
    name = choices[place].under
    before = choices[place - 1].under if place else None
    return None if name is None or (before is not None and before.piece == name.piece) else name


def row_line(speech: Speech, name: Message, first: Choice) -> Text:
    """Return the name of a row of choices, with their common properties."""
    line = Text(f"    {speech.say(name)}", style="bold")
    for message in told_beside(first):
        line.append(f" · {speech.say(message)}", style="not bold dim")
    return line


def choice_line(speech: Speech, number: int, choice: Choice, *, pointed: bool = False) -> Text:
    """Return number, name, price and notes of a choice in one line."""
    words = choice_words(speech, choice, with_note=choice.under is None)
    return Text.assemble((numbered(number, pointed), OPTION), " " if choice.under is None else "   ", words)


def numbered(number: int, pointed: bool) -> str:
    """Return the number of a choice, marked if the guide points at it."""
    return f"{POINTER}{number:>2}" if pointed else f"{number:>3}"


def choice_words(speech: Speech, choice: Choice, *, with_note: bool = False) -> Text:
    name = choice.label if choice.under is None or choice.within is None else choice.within
    line = Text(speech.say(name))
    if choice.cost:
        line.append(f" ({translate('piece-cost', cost=gems_in_words(speech, choice.cost))})")
    if choice.gain:
        line.append(f" ({translate('choice-brings', gain=gems_in_words(speech, choice.gain))})")
    if choice.odds is not None:
        line.append(f" [{odds_in_words(choice.odds)}]", style="bold")
    if with_note:
        for message in told_beside(choice):
            line.append(f" · {speech.say(message)}", style="dim")
    if choice.risk and choice.odds is None:
        line.append(f" {translate(f'risk-{choice.risk}')}", style="dim italic")
    return line


def told_beside(choice: Choice) -> list[Message]:
    """Return what waits at the choice's target, the opposition of a fight there, and other notes."""
    against = None if choice.odds is None else choice.odds.against
    return [message for message in (choice.waits, against, choice.note) if message is not None]


def gems_in_words(speech: Speech, gems: list[Gem]) -> str:
    return " + ".join(gem_in_words(speech, gem) for gem in gems)


def odds_in_words(odds: Odds) -> str:
    if odds.before is not None:
        return translate("odds-change", before=odds.before, won=odds.won)
    return translate("odds-about" if odds.about else "odds", won=odds.won, drawn=odds.drawn)


def stakes_in_words(speech: Speech, odds: Odds) -> list[str]:
    """Return the gains and losses of each possible outcome."""
    outcomes = (("odds-won", odds.won, odds.if_won), ("odds-drawn", odds.drawn, odds.if_drawn))
    found = (*outcomes, ("odds-lost", odds.lost, odds.if_lost))
    return [translate(name, brings=speech.say(brings)) for name, share, brings in found if share and brings is not None]


def reasons_in_words(speech: Speech, odds: Odds) -> list[str]:
    """Return the parts that make the odds, a line each, after a line that introduces them."""
    return (
        [translate("odds-because"), *(f"  · {speech.say(message)}" for message in odds.because)] if odds.because else []
    )


def barred_line(speech: Speech, barred: BarredChoice) -> Text:
    line = Text.assemble((speech.say(barred.label), "bold"), ": ", speech.say(barred.why))
    if barred.rule and speech.has(f"rule-{barred.rule}"):
        line.append(f" ({speech.rule(barred.rule)})", style="dim")
    return line
