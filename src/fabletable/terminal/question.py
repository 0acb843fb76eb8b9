"""A question in words: what may be chosen, and why not the rest."""

from __future__ import annotations

from rich.text import Text

from fabletable.kernel.say import Say
from fabletable.kernel.scene import Ask, BarredChoice, Choice, Gem, Odds
from fabletable.terminal.draw import OPTION, POINTER, gem_in_words
from fabletable.terminal.speech import Speech, told


def numbers_of(ask: Ask) -> dict[str, list[int]]:
    """The numbers of the choices that point at a piece or place."""
    numbers: dict[str, list[int]] = {}
    for number, choice in enumerate(ask.choices, 1):
        for spot in choice.spots:
            numbers.setdefault(spot, []).append(number)
    return numbers


def choice_line(speech: Speech, number: int, choice: Choice, *, pointed: bool = False) -> Text:
    """Number, name, price and what else is worth a word, in one line."""
    return Text.assemble((numbered(number, pointed), OPTION), " ", choice_words(speech, choice, with_note=True))


def numbered(number: int, pointed: bool) -> str:
    """The number of a choice, with a sign where the guide points at it."""
    return f"{POINTER}{number:>2}" if pointed else f"{number:>3}"


def choice_words(speech: Speech, choice: Choice, *, with_note: bool = False) -> Text:
    line = Text(speech.say(choice.label))
    if choice.cost:
        line.append(f" ({told('piece-cost', cost=gems_in_words(speech, choice.cost))})")
    if choice.gain:
        line.append(f" ({told('choice-brings', gain=gems_in_words(speech, choice.gain))})")
    if choice.odds is not None:
        line.append(f" [{odds_in_words(choice.odds)}]", style="bold")
    if with_note:
        for say in told_beside(choice):
            line.append(f" · {speech.say(say)}", style="dim")
    if choice.risk and choice.odds is None:
        line.append(f" {told(f'risk-{choice.risk}')}", style="dim italic")
    return line


def told_beside(choice: Choice) -> list[Say]:
    """What waits where it leads, what a fight there is against, what else is worth a word."""
    against = None if choice.odds is None else choice.odds.against
    return [say for say in (choice.waits, against, choice.note) if say is not None]


def gems_in_words(speech: Speech, gems: list[Gem]) -> str:
    return " + ".join(gem_in_words(speech, gem) for gem in gems)


def odds_in_words(odds: Odds) -> str:
    if odds.before is not None:
        return told("odds-change", before=odds.before, won=odds.won)
    return told("odds-about" if odds.about else "odds", won=odds.won, drawn=odds.drawn)


def stakes_in_words(speech: Speech, odds: Odds) -> list[str]:
    """What each outcome brings, as far as it can happen."""
    outcomes = (("odds-won", odds.won, odds.if_won), ("odds-drawn", odds.drawn, odds.if_drawn))
    found = (*outcomes, ("odds-lost", odds.lost, odds.if_lost))
    return [told(name, brings=speech.say(brings)) for name, share, brings in found if share and brings is not None]


def barred_line(speech: Speech, barred: BarredChoice) -> Text:
    line = Text.assemble((speech.say(barred.label), "bold"), ": ", speech.say(barred.why))
    if barred.rule and speech.has(f"rule-{barred.rule}"):
        line.append(f" ({speech.rule(barred.rule)})", style="dim")
    return line
