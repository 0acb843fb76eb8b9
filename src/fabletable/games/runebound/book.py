"""The rules of Runebound as a book: what belongs together, what leads where, which scenario or option it belongs to."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example, Section

MARGATH: Final = ({"scenario": "margath"}, {"scenario": "random"})
CORPSE_KING: Final = ({"scenario": "corpse-king"}, {"scenario": "random"})

BOOK: Final = Book(
    Chapter("aim", see=("turn", "adventures", "villain")),
    Chapter(
        "set-up",
        "set-up-table",
        Section("set-up-chosen", when=({"heroes": "chosen"},)),
        Section("set-up-dealt", when=({"heroes": "dealt"},)),
        see=("hero", "turn", "decks"),
        speaks=("scenario", "tweaks"),
    ),
    Chapter("hero", "hero-all", see=("tests", "skills", "combat-tokens")),
    Chapter(
        "turn",
        "turn-actions",
        "turn-defeated",
        "turn-time",
        see=("movement", "adventures", "shop", "villain"),
        example=Example("event", "gems-refreshed"),
    ),
    Chapter("movement", "movement-example", see=("dice", "exert"), example=Example("move", "entered")),
    Chapter("dice", see=("movement", "quests"), example=Example("roll", "rolled")),
    Chapter("exert", see=("dice", "tests"), example=Example("roll", "rerolled")),
    Chapter(
        "adventures", "adventures-decks", see=("enemies", "quests", "events"), example=Example("card", "drew-adventure")
    ),
    Chapter("enemies", "enemies-tokens", see=("combat-tokens", "trophies"), example=Example("outcome", "won")),
    Chapter("events", see=("tests", "trophies"), example=Example("gain", "kept-rumor")),
    Chapter("quests", "quests-example", see=("dice", "tests", "trophies"), example=Example("outcome", "completed")),
    Chapter("trophies", see=("skills",)),
    Chapter("skills", "skills-more", see=("trophies", "exert"), example=Example("gain", "learned")),
    Chapter("tests", "tests-example", see=("exert",), example=Example("outcome", "tested")),
    Chapter("assets", see=("shop", "combat-tokens")),
    Chapter("shop", "shop-steps", see=("assets",), example=Example("gain", "bought")),
    Chapter("trade", see=("assets",), example=Example("gain", "traded")),
    Chapter("decks", see=("adventures",)),
    Chapter("abilities", see=("surge", "exert")),
    Chapter(
        "combat-tokens",
        "combat-tokens-signs",
        "combat-tokens-round",
        see=("combat-actions",),
        example=Example("roll", "cast"),
    ),
    Chapter(
        "combat-actions",
        "combat-actions-example",
        see=("agility", "surge", "shields"),
        example=Example("blow", "struck"),
    ),
    Chapter("agility", see=("combat-actions",), example=Example("blow", "spent-agility", "tokens-flipped")),
    Chapter("surge", see=("abilities",), example=Example("blow", "used-for")),
    Chapter("shields", see=("enemies", "combat-actions"), example=Example("blow", "blocked")),
    Chapter("retreat", see=("movement",)),
    Chapter("challenge", see=("combat-tokens",)),
    Chapter(
        "villain",
        Section("villain-margath", when=MARGATH),
        Section("villain-corpse", when=CORPSE_KING),
        Section("villain-march-fixed", when=tuple({**scenario, "march-exert": False} for scenario in MARGATH)),
        Section("villain-march", when=tuple({**scenario, "march-exert": True} for scenario in MARGATH)),
        see=("turn", "enemies"),
        example=Example("event", "villain-appears"),
    ),
    Chapter("zombies", see=("villain",), when=CORPSE_KING),
    seed="book-13",
    players=3,
)
