"""The rules of Runebound as a book: what belongs together, what leads where, which scenario or option it belongs to."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example

BOOK: Final = Book(
    Chapter("set-up", see=("turn", "decks"), speaks=("scenario", "heroes", "tweaks")),
    Chapter("turn", see=("movement", "adventures", "shop", "villain"), example=Example("event", "gems-refreshed")),
    Chapter("movement", see=("dice", "exert"), example=Example("move", "entered")),
    Chapter("dice", see=("movement", "quests"), example=Example("roll", "rolled")),
    Chapter("exert", see=("dice", "tests"), example=Example("roll", "rerolled")),
    Chapter("adventures", see=("enemies", "quests", "events"), example=Example("card", "drew-adventure")),
    Chapter("enemies", see=("combat-tokens", "trophies"), example=Example("outcome", "won")),
    Chapter("events", see=("tests", "trophies"), example=Example("gain", "kept-rumor")),
    Chapter("quests", see=("dice", "tests", "trophies"), example=Example("outcome", "completed")),
    Chapter("trophies", see=("skills",)),
    Chapter("skills", see=("trophies", "exert"), example=Example("gain", "learned")),
    Chapter("tests", see=("exert",), example=Example("outcome", "tested")),
    Chapter("assets", see=("shop", "combat-tokens")),
    Chapter("shop", see=("assets",), example=Example("gain", "bought")),
    Chapter("trade", see=("assets",), example=Example("gain", "traded")),
    Chapter("decks", see=("adventures",)),
    Chapter("abilities", see=("surge", "exert")),
    Chapter("combat-tokens", see=("combat-actions",), example=Example("roll", "cast")),
    Chapter("combat-actions", see=("agility", "surge", "shields"), example=Example("blow", "struck")),
    Chapter("agility", see=("combat-actions",), example=Example("blow", "spent-agility", "tokens-flipped")),
    Chapter("surge", see=("abilities",), example=Example("blow", "used-for")),
    Chapter("shields", see=("enemies", "combat-actions"), example=Example("blow", "blocked")),
    Chapter("retreat", see=("movement",)),
    Chapter("challenge", see=("combat-tokens",)),
    Chapter("villain", see=("turn", "enemies"), example=Example("event", "villain-appears"), speaks=("march-exert",)),
    Chapter("zombies", see=("villain",), when=({"scenario": "corpse-king"}, {"scenario": "random"})),
    players=3,
)
