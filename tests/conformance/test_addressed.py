"""Alone at a screen a player is "you": no question and no line of the log names its own reader in the third person."""

import pytest

import fabletable
from fabletable.games import BUILT_IN, shelf
from fabletable.kernel.catalogue import LANGUAGES, catalogue_of
from fabletable.terminal.preview import says_in, variables
from tests.text.catalogues import SOURCE
from tests.text.translations import patterns

READER = 0
NAMES = ["§0§", "§1§", "§2§", "§3§", "§4§"]

NAMED: dict[str, set[str]] = {
    "diceforge": {
        "result-line",  # everyone's results, one line each
        "stand-way",  # $other is a number
    },
    "prophecy": {
        "result-line", "mat-of", "pawn-of", "ending-attacks",  # names on plates, lists of everyone
        "kept", "lesson-hero",  # their $hero is a character, and they say "you" already
        "stand-behind",  # its $other is a number of artifacts
        # Asked of $seat alone: $other never reads them.
        "ask-attack-kind", "ask-defend-kind", "ask-duel-lost", "ask-take-from-loser", "ask-theft",
        "ask-give-artifact", "ask-trade", "ask-accept-trade",
    },
    "witcher": {
        "ending-master",  # the plate under the winner's picture, the same for everyone
        "stand-behind",  # its $other is a number of trophies
        "poker-with", "duel-with", "bet-on", "odds-duel", "odds-poker",  # offer another player, never the reader
    },
    "runebound": {
        "ending-lane",  # the lanes of everyone
        "because-golden",  # $other is a number
        "lesson-hero",  # $hero is a card
        "lesson-hand",  # $hero is a card
        "lesson-buy",  # $other is a face of a token
    },
}  # fmt: skip
"""The messages of each game that name their reader on purpose, such as a list of everyone's results."""

PENDING: set[str] = set()
"""Games whose sentences do not address their reader yet."""

GAMES = [key for key in shelf() if key in BUILT_IN and key not in PENDING]

FORM_BY_ARGUMENT = {"seat": "you", "hero": "you", "other": "you-other"}


def read_by_reader(game: str, players: int):
    """Yield every message of a random game that the reader is asked or told."""
    match = fabletable.start(game, players, f"addressed/{players}")
    chance = fabletable.Chance(f"addressed/{players}")
    while match.decision is not None:
        if match.decision.seat == READER and match.number % 3 == 0:
            yield from says_in(match.ask(READER, odds=False))
        match.take(chance.one_of(match.decision.options))
    yield from match.log(READER)


def names_reader(message) -> bool:
    return any(getattr(value, "id", "") == "seat" and value.args.get("n") == READER for value in message.args.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_reader_is_never_spoken_of_in_the_third_person(game):
    rules = fabletable.find(game)
    catalogues = [catalogue_of(rules, language) for language in LANGUAGES]
    named = set()
    for message in read_by_reader(game, rules.players[0] + 1):
        if names_reader(message) and message.id not in NAMED.get(game, ()):
            for catalogue in catalogues:
                if NAMES[READER] in catalogue.say(message, NAMES, READER):
                    named.add((message.id, catalogue.language))
    assert sorted(named) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_player_can_address_that_player(game, language):
    """The sentences that no random game happens to say, too."""
    found = patterns(SOURCE / "games" / game, language)
    missing = [
        f"{name}.{form}"
        for name, pattern in found.items()
        if name not in NAMED.get(game, ()) and "." not in name
        for argument, form in FORM_BY_ARGUMENT.items()
        if argument in variables(pattern) and f"{name}.{form}" not in found
    ]
    assert missing == []
