"""The rules of The Witcher: Old World as a book: what belongs together, what leads where, what shows it."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example

BOOK: Final = Book(
    Chapter("aim", see=("movement", "fights", "fatigue"), speaks=("tweaks",)),
    Chapter("setup", see=("attributes", "cards", "solo")),
    Chapter("cards", see=("movement", "combos", "phase-three")),
    Chapter("attributes", see=("schools", "skills", "meditation"), example=Example("gain", "level-up")),
    Chapter("tokens", see=("trails", "tracking", "quests")),
    Chapter("trails", see=("fights", "tracking"), example=Example("gain", "trail-gained")),
    Chapter("potions", see=("effects", "attributes"), example=Example("card", "potion-drunk")),
    Chapter("movement", see=("cards", "location-actions"), example=Example("move", "moved")),
    Chapter("location-actions", see=("schools", "tracking", "dice-poker", "quests"), example=Example("gain", "acts")),
    Chapter("schools", see=("attributes", "duels"), example=Example("gain", "trained")),
    Chapter("tracking", see=("trails",), example=Example("gain", "tracking-done")),
    Chapter("dice-poker", see=("duels",), example=Example("outcome", "poker-won")),
    Chapter("phase-two", see=("fights", "duels", "meditation", "exploration")),
    Chapter("exploration", see=("quests",), example=Example("event", "story-chosen")),
    Chapter("quests", see=("location-actions",), example=Example("gain card", "quest-taken")),
    Chapter("meditation", see=("fatigue", "aim"), example=Example("gain", "meditates")),
    Chapter("phase-three", see=("market", "cards")),
    Chapter("market", see=("phase-three", "adding-cards"), example=Example("gain", "bought")),
    Chapter("adding-cards", see=("market",), example=Example("gain", "card-added")),
    Chapter("fights", see=("effects", "combos", "damage", "monster-turn", "outcome"),
            example=Example("card", "fight-begins")),
    Chapter("effects", see=("potions", "skills"), example=Example("card", "power-used")),
    Chapter("skills", see=("effects", "attributes")),
    Chapter("combos", see=("damage",), example=Example("blow", "combo-made")),
    Chapter("damage", see=("combos", "outcome"), example=Example("blow", "monster-hit", "lost-cards")),
    Chapter("monster-turn", see=("special-abilities", "damage"), example=Example("blow", "monster-hits")),
    Chapter("special-abilities", see=("monster-turn",)),
    Chapter("outcome", see=("fatigue", "trails"), example=Example("outcome", "slain")),
    Chapter("duels", see=("bets", "outcome"), example=Example("outcome", "duel-won")),
    Chapter("bets", see=("duels",)),
    Chapter("fatigue", see=("aim", "cards"), example=Example("gain", "trophy-gained")),
    Chapter("solo", see=("setup", "monster-turn"), players=(1,)),
    players=3,
)  # fmt: skip
