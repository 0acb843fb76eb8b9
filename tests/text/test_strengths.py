"""Bots have one set of names in every client: four strengths with a sentence each, and trees for those at a table."""

import re

import pytest

from fabletable.bots import bot_names
from fabletable.kernel.catalogue import LANGUAGES, Catalogue
from fabletable.table.seats.seats import NAMES
from fabletable.terminal.speech import SPEECH, translate
from tests.text.catalogues import WEB

STRENGTHS = {
    "en": ["Easy", "Medium", "Hard", "Master"],
    "ru": ["Лёгкий", "Средний", "Сложный", "Мастер"],
    "cs": ["Snadný", "Střední", "Těžký", "Mistr"],
    "bg": ["Лесен", "Среден", "Труден", "Майстор"],
}


def said(language, bot, part=""):
    return Catalogue("fabletable.table", language).format(f"bot-{bot}{part}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_strengths_are_called_the_same_everywhere(language):
    keys = ["easy", "medium", "hard", "master"]
    assert [said(language, key) for key in keys] == STRENGTHS[language]
    assert said(language, "greedy") == said(language, "medium"), "the old name of the same bot"
    sentences = [said(language, key, ".text") for key in keys]
    assert len(set(sentences)) == 4
    assert all(sentence.endswith(".") and len(sentence) < 60 for sentence in sentences), sentences


def test_the_old_name_of_medium_is_accepted_and_not_offered():
    assert "greedy" not in bot_names()
    assert bot_names()[:4] == ["easy", "medium", "hard", "master"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_have_the_same_names_in_the_terminal_as_on_the_page(language):
    page = (WEB / "text" / "page" / f"{language}.ftl").read_text("utf-8")
    trees = [re.search(rf"^tree-{name.lower()} = (.*)$", page, re.MULTILINE)[1] for name in NAMES]
    try:
        SPEECH.speak(language)
        assert [translate("bot-name", seat=seat) for seat in range(1, 9)] == trees
    finally:
        SPEECH.speak("en")
