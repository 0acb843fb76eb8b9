"""The rules of Prophecy as a book: what belongs together, what leads where, which edition or option it belongs to."""

from __future__ import annotations

from typing import Final

from fabletable.kernel import Book, Chapter, Example, Section

FINAL_BATTLE: Final = ({"ending": "final-battle"}, {"ending": "edition", "edition": "second"})
APOCALYPSE: Final = ({"ending": "apocalypse"}, {"ending": "edition", "edition": "first"})
ONE_TERRAIN: Final = ({"opening": "first"},)
ALL_TERRAINS: Final = ({"opening": "all"},)

BOOK: Final = Book(
    Chapter("aim", see=("beginning", "round", "final")),
    Chapter(
        "beginning",
        "beginning-table",
        Section("beginning-draft", when=({"characters": "draft"},)),
        Section("beginning-dealt", when=({"characters": "random"},)),
        Section("beginning-one", when=ONE_TERRAIN),
        Section("beginning-all", when=ALL_TERRAINS),
        Section("beginning-longer", when=({"longer": True},)),
        see=("hero", "round", "editions"),
    ),
    Chapter("hero", "hero-all", see=("battles", "guilds", "death")),
    Chapter("round", "round-order", see=("chance", "movement", "creatures"), example=Example("turn", "another-turn")),
    Chapter("chance", "chance-all", see=("creatures", "opportunities"), example=Example("card", "drew-chance")),
    Chapter(
        "movement",
        "movement-ways",
        "movement-instead",
        see=("planes", "trading"),
        example=Example("move", "moved-ride"),
    ),
    Chapter("creatures", "creatures-more", see=("battles", "death"), example=Example("card", "revealed")),
    Chapter(
        "battles",
        "battles-steps",
        "battles-dice",
        "battles-example",
        see=("creatures", "items", "skills", "death"),
        example=Example("outcome", "beat"),
    ),
    Chapter(
        "duels",
        "duels-steps",
        Section("duels-experience", when=({"duel-experience": True},)),
        see=("battles", "artifacts"),
        example=Example("outcome", "duel-won"),
    ),
    Chapter(
        "services",
        "services-each",
        see=("market", "guilds"),
        example=Example("gain", "did-camp-healing", "did-lodging"),
    ),
    Chapter("guilds", see=("skills", "hero"), example=Example("gain", "learned")),
    Chapter("market", see=("items",), example=Example("gain", "bought")),
    Chapter("opportunities", see=("creatures",), example=Example("card", "used-opportunity")),
    Chapter("items", "items-more", see=("battles", "market"), example=Example("roll", "threw")),
    Chapter("skills", see=("guilds", "battles"), example=Example("move roll", "cast")),
    Chapter("death", "death-more", see=("artifacts", "battles"), example=Example("loss", "lost-health")),
    Chapter("planes", "planes-more", see=("battles", "artifacts"), example=Example("move", "attacked-plane")),
    Chapter(
        "artifacts",
        Section("artifacts-four", when=({"artifacts": "four"},)),
        Section("artifacts-three", when=({"artifacts": "three"},)),
        Section("artifacts-two", when=({"artifacts": "two"},)),
        see=("planes", "final"),
        example=Example("gain", "conquered"),
    ),
    Chapter(
        "final",
        Section("final-battle", when=FINAL_BATTLE),
        Section("final-apocalypse", when=APOCALYPSE),
        see=("artifacts", "duels"),
        example=Example("outcome", "won-the-crown"),
    ),
    Chapter("trading", see=("movement",), when=({"trading": True}, {"teams": True})),
    Chapter("teams", see=("trading", "final"), when=({"teams": True},), players=(4,)),
    Chapter(
        "editions",
        Section("editions-second", when=({"edition": "second"},)),
        Section("editions-first", when=({"edition": "first"},)),
        see=("beginning", "final"),
        speaks=("tweaks",),
    ),
    players=3,
)
