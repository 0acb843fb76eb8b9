"""A question says what it is about and what follows from declining; its answers are what one does, never a bare No.

``fabletable preview-text GAME --questions`` prints what is read here.
"""

from functools import cache

import pytest

from fabletable.games import BUILT_IN, find, shelf
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.message import Message
from fabletable.terminal.question_samples import question_lines, sample_asks

PENDING: set[str] = set()
"""Games whose questions have not been read through yet."""

GAMES = [key for key in shelf() if key in BUILT_IN and key not in PENDING]

DECLINING = {"none", "no", "pass", "done", "stay", "decline", "skip"}
BARE = ("word-yes", "word-no", "word-done")

EXEMPT: dict[str, set[str]] = {}
"""The questions of each game that are about one thing which needs no name, such as a whole turn."""


COMMITS = {"prophecy": {"roll", "roll-die"}}
"""The words of each game that do what was begun and that only decline help with it."""


@cache
def asks_of(game):
    return sample_asks(game)


def declines(game, name, choice):
    word = next((question.declines for question in find(game).questions if question.id == name), None)
    return choice.key in DECLINING or choice.ends or (word is not None and choice.key == word.key)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_what_one_does(game, language):
    catalogue = catalogue_of(find(game), language)
    bare = {catalogue.say(Message(word)) for word in BARE}
    found = [
        f"{name}: {catalogue.say(choice.label)}"
        for name, ask in asks_of(game).items()
        for choice in ask.choices
        if catalogue.say(choice.label, reader=ask.seat) in bare
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_declining_is_not_the_default_of_what_was_asked(game):
    found = [
        f"{name}: {choice.key}"
        for name, ask in asks_of(game).items()
        for choice in ask.choices
        if choice.main and len(ask.choices) > 1 and declines(game, name, choice)
        if choice.key not in COMMITS.get(game, ())
    ]
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_a_question_names_what_it_is_about(game):
    """A question names it by an argument of its own, by a note, or by listing several things to choose from."""
    found = []
    for name, ask in asks_of(game).items():
        named = len(ask.question.args) > 1 or any(note is not None and note.args for note in (ask.note, ask.now))
        listed = [choice for choice in ask.choices if not declines(game, name, choice)]
        if not named and len(listed) < 2 and name not in EXEMPT.get(game, ()):
            found.append(name)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_reads_as_a_sentence(game, language):
    """No message is missing and no argument is left open, in any language."""
    catalogue = catalogue_of(find(game), language)
    lines = [line for ask in asks_of(game).values() for line in question_lines(catalogue, ask)]
    assert [line for line in lines if "{" in line or "??" in line] == []
