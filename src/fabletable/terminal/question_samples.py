"""``fabletable preview-text GAME --questions``: every question of a game as its reader sees it, with a sample table."""

from __future__ import annotations

from rich.console import Console

from fabletable.games import find
from fabletable.kernel import Chance, Refused
from fabletable.kernel.catalogue import Catalogue, catalogue_of
from fabletable.kernel.message import Message
from fabletable.kernel.scene import Ask, Choice
from fabletable.terminal.preview import NAMES, OWN_PACKAGES, PAGE, ROUNDS, parts, started, unusual
from fabletable.terminal.speech import translate


def sample_asks(game: str) -> dict[str, Ask]:
    """Return one ask for every question that a few games played by chance come to, the one with the most choices."""
    found: dict[str, Ask] = {}
    rules = find(game)
    for round_, (players, options) in enumerate(ROUNDS * list(zip(rules.players, ({}, unusual(rules)), strict=True))):
        match = started(game, players, options, f"questions/{round_}")
        chance = Chance(f"questions/{round_}")
        while (decision := match.decision) is not None:
            known = found.get(decision.ask)
            if known is None or len(known.choices) < len(decision.options):
                ask = match.ask(decision.seat, odds=False)
                if ask is not None:
                    found[decision.ask] = ask
            match.take(chance.one_of(decision.options))
    return found


def preview_questions(console: Console, game: str | None, language: str) -> None:
    """Print every question with its note and its choices, addressed to the player who is asked."""
    games = [name for name in parts() if name not in (*OWN_PACKAGES, PAGE)]
    if game is not None and game not in games:
        raise Refused("why-no-such-part", {"part": game, "known": ", ".join(games)})
    for name in games if game is None else [game]:
        catalogue = catalogue_of(find(name), language)
        console.rule(name, align="left")
        for ask, sample in sorted(sample_asks(name).items()):
            console.print(ask, style="cyan")
            for line in question_lines(catalogue, sample):
                console.print(line, soft_wrap=True)


def question_lines(catalogue: Catalogue, ask: Ask) -> list[str]:
    def said(message: Message) -> str:
        return catalogue.say(message, NAMES, ask.seat)

    lines = [said(message) for message in (ask.question, ask.note, ask.now) if message is not None]
    return [f"    {line}" for line in lines] + [f"      · {choice_line(catalogue, ask, each)}" for each in ask.choices]


def choice_line(catalogue: Catalogue, ask: Ask, choice: Choice) -> str:
    """Return a choice with its note, what waits there, and whether it is the golden one."""
    texts = [each for each in (choice.label, choice.note, choice.waits) if each is not None]
    line = " — ".join(catalogue.say(each, NAMES, ask.seat) for each in texts)
    return translate("preview-golden", choice=line) if choice.main else line
