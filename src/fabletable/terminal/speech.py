"""The terminal's words: its own sentences, and those of the game on the table."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from fabletable.games import find, shelf
from fabletable.kernel import Game, Message, Refused, message
from fabletable.kernel.catalogue import LANGUAGES, Catalogue, catalogue_of
from fabletable.table.names import shown_safely
from fabletable.terminal.quotes import unnested


class OwnSpeech:
    """The terminal's own sentences, in one language at a time."""

    def __init__(self) -> None:
        self.speak("en")

    def speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("why-no-language", {"language": language, "known": ", ".join(LANGUAGES)})
        self.language = language
        self._catalogue = Catalogue("fabletable.terminal", language)

    def say(self, message: Message) -> str:
        return unnested(shown_safely(self._catalogue.say(message)), self.language)

    def format(self, message: str, args: Mapping[str, float]) -> str:
        return self._catalogue.format(message, args)

    def has(self, message: str) -> bool:
        return self._catalogue.has(message)


SPEECH = OwnSpeech()


def language_of(environment: Mapping[str, str]) -> str:
    """Return FABLETABLE_LANGUAGE; without it the system's language, if it is one of ours."""
    asked = environment.get("FABLETABLE_LANGUAGE")
    if asked:
        return asked
    system = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[_.@-]", system)[0].lower()
    return language if language in LANGUAGES else "en"


def translate(message_id: str, /, **args: object) -> str:
    """Return a sentence of the terminal."""
    return SPEECH.say(message(message_id, **args))


def explained(message: Message) -> str:
    """Say a refusal, with the first catalogue that knows it."""
    for package in ("fabletable.terminal", "fabletable.table", "fabletable.lab"):
        catalogue = Catalogue(package, SPEECH.language)
        if catalogue.has(message.id):
            return catalogue.say(message)
    games = (catalogue_of(find(key), SPEECH.language) for key in shelf())
    return next((each.say(message) for each in games if each.has(message.id)), message.id)


def figure(number: float) -> str:
    """Return a number as the language writes it."""
    return SPEECH.format("number", {"n": number})


class Speech:
    """One game's sentences with the players' names."""

    def __init__(self, game: Game, names: Sequence[str] = (), reader: int | None = None) -> None:
        """``reader`` is the seat of the only person at this terminal, addressed as "you"."""
        self._catalogue = catalogue_of(game, SPEECH.language)
        self._table = Catalogue("fabletable.table", SPEECH.language)
        self._names = list(names)
        self._reader = reader

    def say(self, message: Message) -> str:
        knows = self._table if self._table.has(message.id) and not self.has(message.id) else self._catalogue
        return unnested(shown_safely(knows.say(message, self._names, self._reader)), SPEECH.language)

    def has(self, message: str) -> bool:
        return self._catalogue.has(message)

    def knows(self, message: str) -> bool:
        """Return whether the game or the table has these words."""
        return self.has(message) or self._table.has(message)

    def name(self, seat: int) -> str:
        return self.say(Message("seat", {"n": seat}))

    def points(self, score: int | str) -> str:
        """Return a score with the game's own word; the word alone without a number."""
        return self.say(Message("points.word") if score == "" else Message("points", {"n": score}))

    def rule(self, chapter: str) -> str:
        return self.say(Message(f"rule-{chapter}"))

    def rule_text(self, chapter: str) -> str:
        return self.say(Message(f"rule-{chapter}.text"))


def title(game: Game) -> str:
    """Return the game's name; its key if it has none."""
    catalogue = catalogue_of(game, SPEECH.language)
    message = f"game-{game.key}"
    return catalogue.format(message, {}) if catalogue.has(message) else game.key
