"""The command line, the text table and the full-screen table."""

from __future__ import annotations

from collections.abc import Iterator

GEMS = (
    *("gold", "sun", "moon", "xp", "str", "will", "shield", "lore", "dmg"),
    *("damage", "guard", "draw", "again", "cards", "level", "action"),
    *("plain", "forest", "hill", "mountain", "water", "wild"),
)
COUNTED = ("gold", "sun", "moon", "cards", "level")
"""The measures whose number is part of their name: 3 cards, level II."""
RISKS = ("dice", "reveal")
ORIGINS = ("reported", "designed")
CURVE = ("generation", "minutes", "games", "greedy", "last", "kept")
LESSON_COLUMNS = ("game", "steps", "words", "decisions", "alone", "state")
LETTERS = (
    "u",
    "w",
    "c",
    "v",
    "h",
    "m",
    "p",
    "o",
    "s",
    "e",
    "r",
    "l",
    "g",
    "i",
    "d",
    "n",
    "help",
    "q",
    "f",
    "k",
    "y",
    "x",
    "command",
)
GUIDE_LETTERS = ("n", "b", "a", "t")
MOMENTS = ("turn", "phase", "move", "roll", "card", "blow", "outcome", "gain", "loss", "event")


def messages() -> Iterator[str]:
    """Yield the ids of messages that the code puts together from parts."""
    yield from (f"gem-{gem}" for gem in GEMS)
    yield from (f"gem-{gem}.counted" for gem in COUNTED)
    yield from (f"risk-{risk}" for risk in RISKS)
    yield from (f"screen-risk-{risk}" for risk in RISKS)
    yield from (f"origin-{origin}" for origin in ORIGINS)
    yield from (f"table-letter-{letter}" for letter in LETTERS)
    yield from (f"guide-letter-{letter}" for letter in GUIDE_LETTERS)
    yield from (f"moment-{kind}" for kind in MOMENTS)
    yield from (f"learn-{column}-column" for column in CURVE)
    yield from (f"lessons-{column}" for column in LESSON_COLUMNS)
