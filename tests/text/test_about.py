"""Every question says what it is about, in every language, in so few words that they are read."""

import pytest

import fabletable
from fabletable.games import BUILT_IN, shelf
from fabletable.kernel.catalogue import LANGUAGES, files, text_package
from fabletable.kernel.catalogue import catalogue_from as only
from fabletable.kernel.scene import about

GAMES = [key for key in shelf() if key in BUILT_IN]
MOST_WORDS = 50
MOST_SENTENCES = 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_teaches(game, language):
    rules = fabletable.find(game)
    own = only(language, files(text_package(rules), language))
    assert [ask for ask in rules.questions.asks if not own.has(about(ask))] == []
    said = {ask: own.format(about(ask), {}) for ask in rules.questions.asks}
    assert {ask: text for ask, text in said.items() if len(text.split()) > MOST_WORDS} == {}
    assert {ask: text for ask, text in said.items() if sum(text.count(mark) for mark in ".?!") > MOST_SENTENCES} == {}


def test_a_game_that_was_brought_may_say_nothing():
    """Its questions are asked all the same."""
    for key in shelf():
        if key not in BUILT_IN:
            match = fabletable.start(key, fabletable.find(key).players[0], "quiet")
            assert match.ask(match.decision.seat).now is None
