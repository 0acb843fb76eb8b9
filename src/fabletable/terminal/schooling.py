"""``fabletable lessons``: the length of each lesson, whether its table meets its expectations, and other seeds that
would do."""

from __future__ import annotations

from itertools import islice

from rich.console import Console
from rich.table import Table

from fabletable.coach.schooling import go_through, seeds, shortcoming, words_of
from fabletable.games import find, shelf
from fabletable.kernel import Game, Refused
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of, files, text_package
from fabletable.terminal import LESSON_COLUMNS
from fabletable.terminal.speech import figure, title, translate

NAMES = ["Ada", "Hazel"]


def report(console: Console, key: str | None) -> bool:
    """Print a line for each lesson. Return False if one of them does not find what it expects."""
    games = [find(key)] if key else [find(each) for each in shelf()]
    taught = [game for game in games if game.lesson is not None]
    if not taught:
        raise Refused("why-no-lesson", {"game": key or ""})
    table = Table(box=None, pad_edge=False)
    for name in LESSON_COLUMNS:
        table.add_column(
            translate(f"lessons-{name}"), justify="left" if name in ("game", "words", "state") else "right"
        )
    found = [_line(game) for game in taught]
    for line in found:
        table.add_row(*line)
    console.print(table)
    return all(not shortcoming(game) for game in taught)


def _line(game: Game) -> list[str]:
    taken = go_through(game)
    missing = shortcoming(game)
    state = translate("lessons-broken", step=missing) if missing else translate("lessons-fine")
    return [title(game), str(len(taken.pages)), _words(game), str(taken.decisions), str(taken.alone), state]


def _words(game: Game) -> str:
    """Return the words per step in each language: on average, and the longest."""
    pages = go_through(game).pages
    parts = []
    for language in LANGUAGES:
        if files(text_package(game), language):
            catalogue = catalogue_of(game, language)
            counts = [words_of(catalogue, page.text, NAMES) for page in pages]
            parts.append(f"{language} {figure(round(sum(counts) / len(counts), 1))} (≤ {max(counts)})")
    return ", ".join(parts)


def look_for_seed(console: Console, key: str, most: int) -> None:
    """Print the first seed with which the lesson finds everything; otherwise, how far the best seed came."""
    game = find(key)
    best = ("", -1, "")
    for seed, missing in islice(seeds(game), most):
        if not missing:
            console.print(translate("lessons-found", seed=seed))
            return
        reached = _place(game, missing)
        if reached > best[1]:
            best = (seed, reached, missing)
    console.print(translate("lessons-none", seed=best[0], step=best[2], most=most))


def _place(game: Game, missing: str) -> int:
    ids = [] if game.lesson is None else [step.id for step in game.lesson.every_step()]
    step = missing.partition(" ")[0]
    return ids.index(step) if step in ids else -1
