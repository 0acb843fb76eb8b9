"""The rules of Prophecy as a book: what belongs together, what leads where, which edition or option it belongs to."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example

BOOK: Final = Book(
    Chapter("beginning", see=("round", "guilds"), speaks=("edition", "characters", "opening", "longer", "tweaks")),
    Chapter("round", see=("chance", "movement", "creatures", "duels", "services"), example=Example("turn", "round")),
    Chapter("chance", see=("creatures", "opportunities"), example=Example("card", "drew-chance")),
    Chapter("movement", see=("planes", "trading"), example=Example("move", "moved-ride")),
    Chapter("creatures", see=("battles", "death"), example=Example("card", "revealed")),
    Chapter("battles", see=("creatures", "items", "skills", "death"), example=Example("outcome", "beat")),
    Chapter("duels", see=("battles", "artifacts"), example=Example("outcome", "duel-won"), speaks=("duel-experience",)),
    Chapter("services", see=("market", "guilds"), example=Example("gain", "did-camp-healing", "did-lodging")),
    Chapter("guilds", see=("skills",), example=Example("gain", "learned")),
    Chapter("market", see=("items",), example=Example("gain", "bought")),
    Chapter("opportunities", see=("creatures",), example=Example("card", "used-opportunity")),
    Chapter("items", see=("battles", "market"), example=Example("roll", "threw")),
    Chapter("skills", see=("guilds", "battles"), example=Example("move roll", "cast")),
    Chapter("death", see=("artifacts", "battles"), example=Example("loss", "lost-health")),
    Chapter("planes", see=("battles", "artifacts"), example=Example("move", "attacked-plane")),
    Chapter("artifacts", see=("planes", "final"), example=Example("gain", "conquered"), speaks=("artifacts",)),
    Chapter("final", see=("artifacts", "duels"), example=Example("outcome", "won-the-crown"), speaks=("ending",)),
    Chapter("trading", see=("movement",), when=({"trading": True}, {"teams": True})),
    Chapter("teams", see=("trading", "final"), when=({"teams": True},), players=(4,)),
    players=3,
)
