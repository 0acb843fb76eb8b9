"""The words of a report: the laboratory's sentences, the game's names, and numbers as the language writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from fabletable.bots.things import Thing
from fabletable.games import find
from fabletable.kernel import Message, message
from fabletable.kernel.catalogue import Catalogue, catalogue_of, sources, text_package
from fabletable.lab.certainty import ConfidenceInterval
from fabletable.lab.report.charts import Picture, picture


class Voice:
    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.game = find(game)
        self._lab = Catalogue("fabletable.lab", language)
        self._game = catalogue_of(self.game, language)

    def translate(self, message_id: str, /, **args: object) -> str:
        return self._lab.say(message(message_id, **args))

    def said(self, message: Message) -> str:
        """Return a sentence of the laboratory that may name things of the game."""
        args = {name: self.name(value) if isinstance(value, Message) else value for name, value in message.args.items()}
        return self.translate(message.id, **args)

    @property
    def title(self) -> str:
        message = f"game-{self.game.key}"
        return self._game.format(message, {}) if self._game.has(message) else self.game.key

    def name(self, message: Message) -> str:
        return self._game.say(message)

    def thing(self, thing: Thing) -> str:
        return self.name(thing.message)

    def question(self, ask: str) -> str:
        """Return the question without its addressee."""
        if not self._game.has(ask):
            return ask
        blanks = dict.fromkeys(_variables(text_package(self.game), self.language, ask), "…")
        bare = re.sub(r"^…\s*[,:]\s*", "", self._game.format(ask, blanks))
        return bare[:1].upper() + bare[1:]

    def counted(self, key: str) -> str:
        """Return the name of something that a game counts: ``card:hammer`` is the Blacksmith's Hammer. Empty if it has
        none."""
        _, _, word = key.partition(":")
        package = text_package(self.game)
        for message_id in (word, key.replace(":", "-"), _names_of(package, self.language).get(word, "")):
            if message_id and self._game.has(message_id) and not _variables(package, self.language, message_id):
                return self._game.format(message_id, {})
        return ""

    def option(self, name: str, value: object) -> str:
        """Return the name of a setting's value."""
        word = "-".join(map(str, value)) if isinstance(value, list) else str(value)
        for message_id in (f"option-{name}-{word}", f"option-{name}-{word.lower()}"):
            if self._game.has(message_id):
                return self._game.format(message_id, {})
        return word

    def drawn(
        self, draw: Callable[[bool], Any], said: str, head: Sequence[str], rows: Sequence[Sequence[str]]
    ) -> Picture:
        return picture(draw, said, head, rows, self.language)

    def number(self, value: float, digits: int = 0) -> str:
        rounded = round(value, digits) + 0.0
        return self._lab.format("number", {"n": int(rounded) if digits == 0 or rounded == int(rounded) else rounded})

    def percent(self, share: float, digits: int = 0) -> str:
        return self._lab.format("percent", {"n": self.number(100 * share, digits)})

    def signed(self, value: float, digits: int = 1) -> str:
        sign = "" if round(value, digits) == 0 else "+" if value > 0 else "−"
        return sign + self.number(abs(value), digits)

    def between(self, interval: ConfidenceInterval, digits: int = 1, times: float = 100) -> str:
        low, high = (self.signed(times * end, digits) for end in (interval.low, interval.high))
        return self.translate("interval", low=low, high=high)

    def percents(self, interval: ConfidenceInterval) -> str:
        """Return a share with its interval: 28.8 % (26 to 31)."""
        low, high = (self.number(100 * end) for end in (interval.low, interval.high))
        return self.translate("share-interval", share=self.percent(interval.mid, 1), low=low, high=high)


NO_NAMES = (
    "about-",
    "advised-",
    "ask-",
    "award-",
    "ending-",
    "lesson-",
    "option-",
    "rule-",
    "sign-",
    "signs-",
    "source-",
    "stand-",
    "temperament-",
    "why-",
)
"""Messages that begin like this are sentences, not names."""


@cache
def _names_of(package: str, language: str) -> dict[str, str]:
    """Return message ids by the part after their first word."""
    ids = re.findall(r"^([a-z][\w-]*) *=", "\n".join(sources(package, language)), re.MULTILINE)
    found: dict[str, str] = {}
    for name in ids:
        if not name.startswith(NO_NAMES):
            found.setdefault(name.partition("-")[2], name)
    return found


@cache
def _variables(package: str, language: str, message: str) -> frozenset[str]:
    text = "\n".join([*sources(package, "en"), *sources(package, language)])
    bodies = re.findall(rf"^{re.escape(message)} *=(.*(?:\n[ \t}}].*)*)", text, re.MULTILINE)
    return frozenset(re.findall(r"\$([\w-]+)", "\n".join(bodies)))
