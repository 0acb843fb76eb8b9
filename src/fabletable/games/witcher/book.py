"""The rules of The Witcher: Old World as a book: what belongs together, what leads where, what shows it."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example, Section

BOOK: Final = Book(
    Chapter("aim", see=("turn", "fights", "fatigue"), speaks=("tweaks",)),
    Chapter("setup", "setup-table", "setup-seats", see=("attributes", "cards", "solo")),
    Chapter("turn", see=("movement", "phase-two", "phase-three"), example=Example("turn", "turn-begins")),
    Chapter("cards", "cards-anatomy", see=("movement", "combos", "phase-three")),
    Chapter("attributes", see=("schools", "skills", "meditation"), example=Example("gain", "level-up")),
    Chapter("tokens", see=("trails", "tracking", "quests")),
    Chapter("trails", see=("fights", "tracking"), example=Example("gain", "trail-gained")),
    Chapter("potions", see=("effects", "attributes"), example=Example("card", "potion-drunk")),
    Chapter("movement", "movement-example", see=("cards", "location-actions"), example=Example("move", "moved")),
    Chapter(
        "location-actions",
        "location-all",
        see=("schools", "tracking", "dice-poker", "quests"),
        example=Example("gain", "acts"),
    ),
    Chapter("schools", see=("attributes", "duels"), example=Example("gain", "trained")),
    Chapter("tracking", see=("trails",), example=Example("gain", "tracking-done")),
    Chapter("dice-poker", "dice-poker-more", see=("duels",), example=Example("outcome", "poker-won")),
    Chapter("phase-two", see=("fights", "duels", "meditation", "exploration")),
    Chapter("exploration", "exploration-more", see=("quests",), example=Example("event", "story-chosen")),
    Chapter("quests", "quests-more", see=("location-actions",), example=Example("gain card", "quest-taken")),
    Chapter("meditation", see=("fatigue", "aim"), example=Example("gain", "meditates")),
    Chapter("phase-three", see=("market", "cards")),
    Chapter("market", "market-example", see=("phase-three", "adding-cards"), example=Example("gain", "bought")),
    Chapter("adding-cards", see=("market",), example=Example("gain", "card-added")),
    Chapter(
        "fights",
        "fights-order",
        see=("effects", "combos", "damage", "monster-turn", "outcome"),
        example=Example("card", "fight-begins"),
    ),
    Chapter("effects", see=("potions", "skills"), example=Example("card", "power-used")),
    Chapter("skills", see=("effects", "attributes")),
    Chapter("combos", "combos-example", see=("damage",), example=Example("blow", "combo-made")),
    Chapter(
        "damage", "damage-example", see=("combos", "outcome"), example=Example("blow", "monster-hit", "lost-cards")
    ),
    Chapter(
        "monster-turn",
        "monster-turn-cards",
        see=("special-abilities", "damage"),
        example=Example("blow", "monster-hits"),
    ),
    Chapter("special-abilities", "special-abilities-all", see=("monster-turn",)),
    Chapter("outcome", "outcome-tokens", see=("fatigue", "trails"), example=Example("outcome", "slain")),
    Chapter("duels", "duels-steps", see=("bets", "outcome"), example=Example("outcome", "duel-won")),
    Chapter("bets", see=("duels",)),
    Chapter("fatigue", see=("aim", "cards"), example=Example("gain", "trophy-gained")),
    Chapter(
        "solo",
        Section("solo-poker", players=(1,)),
        Section("solo-rating", players=(1,)),
        see=("setup", "monster-turn"),
        players=(1,),
    ),
    players=3,
)
