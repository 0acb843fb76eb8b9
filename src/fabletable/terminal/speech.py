"""What the terminal says: its own sentences, and those of the game on the table."""

from __future__ import annotations

from collections.abc import Sequence

from fabletable.games import find, shelf
from fabletable.kernel import Game, Refused, Say, say
from fabletable.kernel.catalogue import LANGUAGES, Catalogue, catalogue_of

HOUSE = Catalogue("fabletable.terminal")


def told(message: str, /, **args: object) -> str:
    """A sentence of the terminal's own."""
    return HOUSE.say(say(message, **args))


def explained(message: Say) -> str:
    """A refusal in words, from whichever catalogue knows it."""
    for package in ("fabletable.terminal", "fabletable.server"):
        catalogue = Catalogue(package)
        if catalogue.has(message.id):
            return catalogue.say(message)
    games = (catalogue_of(find(key)) for key in shelf())
    return next((each for each in games if each.has(message.id)), HOUSE).say(message)


class Speech:
    """One game's sentences with the names of those who play."""

    def __init__(self, game: Game, names: Sequence[str] = (), language: str = "en") -> None:
        if language not in LANGUAGES:
            raise Refused("why-no-language", {"language": language, "known": ", ".join(LANGUAGES)})
        self._catalogue = catalogue_of(game, language)
        self._names = list(names)

    def say(self, message: Say) -> str:
        return self._catalogue.say(message, self._names)

    def has(self, message: str) -> bool:
        return self._catalogue.has(message)

    def name(self, seat: int) -> str:
        return self.say(Say("seat", {"n": seat}))

    def rule(self, chapter: str) -> str:
        return self.say(Say(f"rule-{chapter}"))

    def rule_text(self, chapter: str) -> str:
        return self.say(Say(f"rule-{chapter}.text"))


def title(game: Game, language: str = "en") -> str:
    """The game's name; its key where it has none."""
    catalogue = catalogue_of(game, language)
    message = f"game-{game.key}"
    return catalogue.format(message, {}) if catalogue.has(message) else game.key
