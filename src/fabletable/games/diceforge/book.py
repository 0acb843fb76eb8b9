"""The rules of Dice Forge as a book: what belongs together, what leads where, what shows it."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example, Section

BOOK: Final = Book(
    Chapter("aim", see=("setup", "turn", "end")),
    Chapter(
        "setup",
        "setup-players",
        Section("setup-introductory", when=({"feats": "introductory"},)),
        Section("setup-alternates", when=({"feats": "alternates"},)),
        Section("setup-random", when=({"feats": "random"},)),
        see=("faces", "feat", "turn"),
        speaks=("feats",),
    ),
    Chapter(
        "turn",
        "turn-steps",
        Section("turn-two", players=(2,)),
        see=("blessing", "action", "extra-action"),
        example=Example("phase", "round-begins"),
    ),
    Chapter("blessing", "blessing-order", see=("faces", "reserves"), example=Example("roll", "rolled")),
    Chapter(
        "faces", "faces-start", "faces-sanctuary", "faces-gardens", see=("mirror", "thrice", "ship", "boar", "shield")
    ),
    Chapter("reinforcements", see=("tokens", "turn"), example=Example("gain", "elder-teaches", "owl-brings")),
    Chapter("action", see=("offering", "feat", "extra-action")),
    Chapter("offering", "offering-example", see=("forging", "faces"), example=Example("gain", "forged")),
    Chapter("forging", see=("offering", "boar")),
    Chapter(
        "feat",
        "feat-order",
        "feat-kinds",
        "feat-moon",
        "feat-sun",
        "feat-both",
        see=("blessing", "setup", "end"),
        example=Example("move", "feat-done"),
    ),
    Chapter("extra-action", see=("action",)),
    Chapter("reserves", see=("hammer", "tokens"), example=Example("roll", "no-room")),
    Chapter("hammer", see=("reserves",), example=Example("gain", "hammer-moves")),
    Chapter("tokens", "tokens-each", see=("blessing", "satyrs", "minotaur")),
    Chapter("mirror", "mirror-questions", see=("faces", "satyrs")),
    Chapter("thrice", see=("ship", "shield", "boar")),
    Chapter("ship", see=("offering", "thrice")),
    Chapter("boar", see=("forging", "thrice")),
    Chapter("shield", "shield-each", see=("thrice",)),
    Chapter("satyrs", see=("mirror", "tokens")),
    Chapter("minotaur", see=("tokens", "boar"), example=Example("loss", "loses")),
    Chapter("end", "end-count", see=("aim", "hammer")),
    players=3,
)
