"""Lessons played by program, for tests and authors: whether each step finds what it speaks of, the length, and other
seeds that would do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import TypeAlias

import msgspec

from fabletable.coach.guide import LEARNER, Guidance, Guide, LessonPage, Progress, bot_choice, first_game, lesson_of
from fabletable.kernel import Game, Match, Message, Refused
from fabletable.kernel.catalogue import Catalogue

Chooser: TypeAlias = Callable[[Match, LessonPage | None], str]
"""Returns a learner's choice, with or without an open page."""

MOST = 2_000
"""The largest number of decisions in a lesson."""


class Schooling(msgspec.Struct):
    """A lesson as one learner went through it. ``alone`` is the number of decisions before the learner's first decision
    in their own turn without a suggestion; ``broken`` are the steps whose expectations did not hold."""

    pages: list[LessonPage]
    decisions: int
    alone: int
    broken: list[str]
    match: Match
    end: Guidance

    @property
    def steps(self) -> list[str]:
        return [page.id for page in self.pages]


def follow(match: Match, page: LessonPage | None) -> str:
    """Take the suggestion; without one, the first option."""
    assert match.decision is not None
    key: str = match.decision.options[0].key
    return page.choice if page is not None and page.choice else key


def oppose(match: Match, page: LessonPage | None) -> str:
    """Choose anything but the suggestion, if there is another option."""
    assert match.decision is not None
    keys: list[str] = [option.key for option in match.decision.options]
    others = [key for key in keys if page is None or key != page.choice]
    return (others or keys)[match.number % len(others or keys)]


def go_through(game: Game, choose: Chooser = follow, seed: str = "") -> Schooling:
    """Play the whole lesson, page by page."""
    lesson = lesson_of(game)
    match = first_game(game, seed)
    guide = Guide(lesson, Progress())
    found = Schooling([], 0, -1, [], match, guide.look(match))
    steps = {step.id: step for step in lesson.every_step()}
    for _ in range(MOST):
        found.end = now = guide.look(match)
        page = now.page
        if page is not None and page.id not in found.steps:
            found.pages.append(page)
            if page.id in steps and not all(holds(guide.sight) for holds in steps[page.id].expects):
                found.broken.append(page.id)
        if now.state == "learned" or match.decision is None:
            found.alone = found.decisions if found.alone < 0 else found.alone
            return found
        if page is not None and page.turns:
            guide.press(page.id, "next")
        elif match.decision.seat != LEARNER:
            match.choose(bot_choice(lesson, match))
        else:
            if found.alone < 0 and guide.sight.is_own and (page is None or not page.choice):
                found.alone = found.decisions
            found.decisions += 1
            match.choose(choose(match, page))
    raise RuntimeError(f"the lesson of {game.key} does not end")


def shortcoming(game: Game, seed: str = "") -> str:
    """Take all suggestions, and return the first step that does not come or whose expectations do not hold; empty if
    all is well."""
    try:
        found = go_through(game, follow, seed)
    except Refused as no:
        return no.code
    steps = list(lesson_of(game).every_step())
    for step in steps:
        if step.id not in found.steps and not step.maybe:
            return step.id
        if step.id in found.broken:
            return f"{step.id} (expects)"
    order = [step.id for step in steps if step.id in found.steps]
    if found.steps != order:
        return next(name for name, other in zip(found.steps, [*order, ""], strict=False) if name != other)
    return ""


def seeds(game: Game, stem: str = "") -> Iterator[tuple[str, str]]:
    """Yield seeds, and how far the lesson came with each."""
    stem = stem or lesson_of(game).seed.rpartition("-")[0]
    for number in count(1):
        seed = f"{stem}-{number}"
        yield seed, shortcoming(game, seed)


def words_of(catalogue: Catalogue, said: Message | None, names: list[str]) -> int:
    return 0 if said is None else len(catalogue.say(said, names).replace("*", "").split())
