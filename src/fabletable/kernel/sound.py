"""Names of what can be heard at a table: sounds, ambiences, moods of music, palettes. Clients make the sound itself.

The page has a recipe for every name (web/src/sound/names.ts); docs/sound.md says what each one is.
"""

from __future__ import annotations

from typing import Literal

Cue = Literal[
    # the table itself
    "choose", "done", "turn", "refused", "chat", "seat", "tick", "undo",
    # dice, coins, cards
    "die", "dice", "die-slow", "shake", "coin", "coins", "pay",
    "card-slide", "card-turn", "card-slap", "deal", "shuffle", "parchment", "page", "seal",
    # fights
    "blade", "parry", "shield", "arrow", "claw", "blow", "spell", "ward", "curse", "wound", "heal", "death",
    "fall", "roar",
    # the world
    "gate", "door", "horse", "ship", "steps", "crowd", "hammer", "fire", "water", "wind", "thunder", "raven", "lock",
    "leather", "potion", "rune",
    # what it means
    "chime", "knock", "drum", "heartbeat", "horn", "chord", "bell", "trophy", "gain", "loss", "count", "flight",
    "level", "lead", "win", "lose", "theme", "theme-lost",
]  # fmt: skip
"""A sound that is played once."""

Ambience = Literal[
    "plain", "forest", "hill", "mountain", "sea", "swamp", "waste", "town", "tavern", "hall", "cave", "forge", "night",
    "battle", "beyond",
]  # fmt: skip
"""The sound of a place, as long as one is there."""

Mood = Literal["travel", "tension", "fight", "victory", "defeat"]
"""The mood of the music."""

SoundPalette = Literal["table", "forge", "mystic", "folk", "heroic"]
"""The instruments and the materials of a game: wood and thumb piano, metal and fire, glass and voices, strings and
frame drums, horns and kettledrums."""
