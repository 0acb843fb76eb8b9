"""The rules of Dice Forge as a book: what belongs together, what leads where, what shows it."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example

BOOK: Final = Book(
    Chapter("aim", see=("turn", "end"), speaks=("feats",)),
    Chapter("turn", see=("blessing", "action", "extra-action"), example=Example("phase", "round-begins")),
    Chapter("blessing", see=("faces", "reserves"), example=Example("roll", "rolled")),
    Chapter("faces", see=("mirror", "thrice", "ship", "boar", "shield")),
    Chapter("reinforcements", see=("tokens", "turn"), example=Example("gain", "elder-teaches", "owl-brings")),
    Chapter("action", see=("offering", "feat", "extra-action")),
    Chapter("offering", see=("forging", "faces"), example=Example("gain", "forged")),
    Chapter("forging", see=("offering", "boar")),
    Chapter("feat", see=("blessing", "end"), example=Example("move", "feat-done")),
    Chapter("extra-action", see=("action",)),
    Chapter("reserves", see=("hammer", "tokens"), example=Example("roll", "no-room")),
    Chapter("hammer", see=("reserves",), example=Example("gain", "hammer-moves")),
    Chapter("tokens", see=("blessing", "satyrs", "minotaur")),
    Chapter("mirror", see=("faces", "satyrs")),
    Chapter("thrice", see=("ship", "shield", "boar")),
    Chapter("ship", see=("offering", "thrice")),
    Chapter("boar", see=("forging", "thrice")),
    Chapter("shield", see=("thrice",)),
    Chapter("satyrs", see=("mirror", "tokens")),
    Chapter("minotaur", see=("tokens", "boar"), example=Example("loss", "loses")),
    Chapter("end", see=("aim", "hammer")),
    players=3,
)
