"""Words that say what the rules do, and one name for one thing, in all languages."""

import re

import pytest

from fabletable.games.runebound.cards.box import ENEMIES
from fabletable.games.runebound.cards.decks import ADVENTURES, STORIES
from fabletable.kernel import Message
from fabletable.kernel.catalogue import LANGUAGES
from tests.rulebook.runebound.arranged import VOICES
from tests.text.catalogues import SOURCE

TEXT = SOURCE / "games" / "runebound" / "text"


def spoken(language, message, **args):
    return VOICES[language].say(Message(message, args))


def catalogue(language):
    return "\n".join(path.read_text("utf-8") for path in sorted((TEXT / language).glob("*.ftl")))


NO_ACTION = {"en": "no action", "ru": "не стоит действия", "cs": "Nestojí to akci", "bg": "не струва действие"}
NOTHING_MORE = {
    "en": "nothing more",
    "ru": "ничего не стоит",
    "cs": "Nic dalšího nestojí",
    "bg": "не струва нищо повече",
}
STAYS = {"en": "stays", "ru": "останется", "cs": "zůstává", "bg": "остава"}
MOSTLY = {"en": "Mostly", "ru": "Чаще всего", "cs": "Většinou", "bg": "Най-често"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_say_what_the_rules_do(language):
    """A rumor whose moment has come costs no action, a borrowed ability nothing more; a story quest is not lost."""
    assert NO_ACTION[language] in spoken(language, "about-rumor")
    assert NOTHING_MORE[language] in spoken(language, "about-borrow")
    assert STAYS[language] in spoken(language, "about-retreat")


FLIPPED_AND_CAST_AGAIN = {
    "en": ("flipped", "cast again"),
    "ru": ("переворачивается", "перебрасывается"),
    "cs": ("otočí", "vrhne znovu"),
    "bg": ("обръща", "хвърля отново"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_agility_asks_for_a_token_and_says_what_happens_to_it(language):
    asked = spoken(language, "ask-agility", seat="Ada")
    assert "?" in asked
    assert all(word in asked for word in FLIPPED_AND_CAST_AGAIN[language])


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_say_what_waits_and_when_it_ends(language):
    """Eight of the thirty combat cards are no enemies; after two acts Margath goes on."""
    fights = [card for card in ADVENTURES if card.deck == "combat" and card.scenario in ("generic", "margath")]
    assert len([card for card in fights if card.kind != "enemy"]) == 8
    assert MOSTLY[language] in spoken(language, "sign-gem-combat.text")
    margath = spoken(language, "villain-margath").split()[-1]
    assert margath in spoken(language, "sign-time.text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_foes_bear_one_name(language):
    foes = [*ENEMIES, *(card.foe for card in STORIES if card.foe is not None)]
    names = [spoken(language, foe.message.id) for foe in foes]
    assert len(set(names)) == len(names)


def test_the_purple_deck_is_called_social_everywhere():
    assert not re.search(r"\b(meetings?|encounters?)\b", re.sub(r"\.story = .*", "", catalogue("en")), re.IGNORECASE)


def test_a_test_is_passed_or_failed():
    """Success is the star; a test that is passed has at least one."""
    assert not re.search(r"\b(Success|Failure):", catalogue("en"))


def test_russian_counts_gold_as_the_rulebook_does():
    assert not re.search(r"\} золот(ой|ых)$", catalogue("ru"), re.MULTILINE)
    assert "2 золота" in spoken("ru", "gained-gold", hero=Message("hero-lissa"), n=2)


def test_trying_a_quest_is_not_called_completing_it():
    for language in LANGUAGES:
        hero, card = Message("hero-lissa"), Message("card-swamp-tales")
        tried = spoken(language, "pursues", hero=hero, card=card)
        assert tried != spoken(language, "completed", hero=hero, card=card)
    assert "изпълнява" not in spoken("bg", "pursues", hero=Message("hero-lissa"), card=Message("card-swamp-tales"))
