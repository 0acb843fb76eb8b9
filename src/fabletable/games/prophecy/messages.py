"""The message ids that the code makes up of pieces, so that none is missing and none is left over."""

from __future__ import annotations

from collections.abc import Iterator

from fabletable.games.prophecy.board import FIELDS, GUILD_NAMES, PLANES
from fabletable.games.prophecy.cards.adventures import ADVENTURES
from fabletable.games.prophecy.cards.artifacts import ARTIFACTS, BANNER_OF_DOOM
from fabletable.games.prophecy.cards.chance import CHANCE_CARDS
from fabletable.games.prophecy.cards.characters import CHARACTERS
from fabletable.games.prophecy.cards.common_items import COMMON_ITEMS
from fabletable.games.prophecy.cards.guardians import GREATER_GUARDIANS, LESSER_GUARDIANS
from fabletable.games.prophecy.cards.kinds import BOTH, STRENGTH, WILL, Opportunity
from fabletable.games.prophecy.cards.rare_items import RARE_ITEMS
from fabletable.games.prophecy.cards.skills import SKILLS

_DEEDS = (
    "walk", "ride", "sail", "gate", "run", "trail", "teleport", "fly", "stride", "attack-plane", "skilled-work",
    "dirty-work", "training-ground", "blood-sacrifice", "meditation", "burglary", "trade", "use", "decay",
    "mend", "cast", "fight", "parley", "pass-by", "hide", "attack", "attack-by-will", "take", "opportunity", "repair",
    "repair-all", "learn", "buy", "sell", "monastery-healing", "camp-healing", "lodging", "wasteland-mana",
    "tower-mana", "take-gold", "flaming-weapon", "holy-weapon", "mighty-blow", "throw", "surge", "reroll-own",
    "reroll-foe", "give", "ask-for", "give-gold", "ask-gold",
)  # fmt: skip
_WAYS = ("walk", "ride", "sail", "gate", "run", "trail", "teleport", "fly", "stride")
_WORKS = ("skilled-work", "dirty-work", "training-ground", "blood-sacrifice", "meditation", "burglary")
_TYPES = ("humanoid", "animal", "undead", "demon", "lesser", "greater", "common", "rare", "artifact")


def messages() -> Iterator[str]:
    cards = [
        *CHARACTERS, *SKILLS, *ADVENTURES, *LESSER_GUARDIANS, *GREATER_GUARDIANS, *COMMON_ITEMS, *RARE_ITEMS,
        *ARTIFACTS, BANNER_OF_DOOM, *CHANCE_CARDS, *FIELDS,
    ]  # fmt: skip
    for card in cards:
        yield card.say.id
        yield card.say.id + ".text"
        if isinstance(card, Opportunity) and len(card.bargains) > 1:
            yield from (f"{card.say.id}.way-{number}" for number in range(1, len(card.bargains) + 1))
    yield from (plane.say.id for plane in PLANES)
    yield from (guild.say.id for guild in GUILD_NAMES.values())
    yield from ("do-" + kind for kind in _DEEDS)
    yield "do-opportunity-way"
    yield from ("moved-" + way for way in _WAYS)
    yield from ("did-" + work for work in _WORKS)
    yield from ("type-" + name for name in _TYPES)
    yield from ("word-run", "word-trail", "word-teleport")
    yield from ("fought-" + kind for kind in (STRENGTH, WILL, BOTH, "stages"))
    yield "banner"
