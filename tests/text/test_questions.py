"""Every question that is met says what it is about and what follows from each answer, in every language."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

import fabletable
from fabletable.games import BUILT_IN, shelf
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.kernel.scene import Ask, Choice

GAMES = [key for key in shelf() if key in BUILT_IN]
NAMES = ("Anna", "Boris")
DECISIONS = 500
SEEDS = 3

IN_THE_NAME = {
    "diceforge": {"ask-reinforce"},
    "prophecy": {"ask-healing", "ask-new-hero", "ask-reveal-plane", "ask-training"},
    "witcher": {
        "ask-deed",
        "ask-pay-move",
        "ask-power",
        "ask-power-before-pool",
        "ask-quest-terrain",
        "ask-trash-market",
    },
    "runebound": {
        "ask-combat-action",
        "ask-outcome",
        "ask-pay",
        "ask-put-back",
        "ask-reroll",
        "ask-retreat-to",
        "ask-start",
        "ask-strike-with",
        "ask-trophy-deck",
        "ask-which-deck",
        "ask-which-die",
    },
}
"""The questions of which some answers say what follows in their name alone: "Pay 3 gold", "Fight on"."""
BY_ODDS = {"ask-attack-kind", "ask-defend-kind", "ask-kind", "ask-retreat"}
"""Their rows show the chance to win."""
ON_THE_CARD = {"ask-discard-skill", "ask-exert", "ask-hand-limit", "ask-swap-skill"}
"""Their rows are cards of the hand; clients show the text of the card."""
BY_THE_STORY = {"ask-story"}
"""Their outcome is hidden until one has chosen."""


@cache
def met(game: str) -> list[Ask]:
    """Return the questions of a few games in which every answer is drawn by chance."""
    return [ask for seed in range(SEEDS) for ask in _played(game, seed)]


def _played(game: str, seed: int) -> Iterator[Ask]:
    match = fabletable.start(game, len(NAMES), f"questions-{seed}")
    drawn = random.Random(seed)
    for _ in range(DECISIONS):
        if match.decision is None:
            return
        ask = match.ask(match.decision.seat, odds=False)
        assert ask is not None
        yield ask
        match.take(drawn.choice(match.decision.options))


def follows(ask: Ask, choice: Choice) -> bool:
    """Tell whether the row says what comes of it: a note, a price, a gain, a way, or a card to read."""
    said = choice.note or choice.cost or choice.gain or choice.waits or choice.way or choice.piece or choice.changes
    return bool(said or ask.note or ask.cards)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_says_what_follows(game):
    silent = {ask.question.id for ask in met(game) if not all(follows(ask, each) for each in ask.choices)}
    assert silent - BY_THE_STORY - BY_ODDS - ON_THE_CARD - IN_THE_NAME[game] == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_one_is_asked_in_ones_own_person_and_answers_with_a_deed(game, language):
    voice = catalogue_of(fabletable.find(game), language)
    wrong = {}
    for ask in met(game):
        asked = voice.say(ask.question, NAMES, ask.seat)
        if not asked.strip() or NAMES[ask.seat] in asked:
            wrong[ask.question.id] = asked
        for choice in ask.choices:
            label = voice.say(choice.label, NAMES, ask.seat)
            if label.strip().strip(".").lower() in BARE[language]:
                wrong[ask.question.id, choice.key] = label
    assert wrong == {}


BARE = {
    "en": {"", "yes", "no", "ok"},
    "ru": {"", "да", "нет", "ок"},
    "cs": {"", "ano", "ne", "ok"},
    "bg": {"", "да", "не", "ок"},
}
