"""The message ids that the code makes up of pieces, so that none is missing and none is left over."""

from __future__ import annotations

from collections.abc import Iterator

from fabletable.games.prophecy.board import FIELDS, GUILD_NAMES, PLANES
from fabletable.games.prophecy.cards.adventures import ADVENTURES, OPPORTUNITIES
from fabletable.games.prophecy.cards.artifacts import ARTIFACTS, BANNER_OF_DOOM
from fabletable.games.prophecy.cards.chance import CHANCE_CARDS
from fabletable.games.prophecy.cards.characters import CHARACTERS
from fabletable.games.prophecy.cards.common_items import COMMON_ITEMS
from fabletable.games.prophecy.cards.guardians import GREATER_GUARDIANS, LESSER_GUARDIANS
from fabletable.games.prophecy.cards.kinds import (
    ANIMAL,
    ARTIFACT,
    BOTH,
    COMMON,
    DEMON,
    GREATER,
    HUMANOID,
    LESSER,
    RARE,
    STRENGTH,
    UNDEAD,
    WILL,
)
from fabletable.games.prophecy.cards.rare_items import RARE_ITEMS, RING_OF_MAGIC_POWERS
from fabletable.games.prophecy.cards.skills import (
    BLOOD_SACRIFICE,
    BURGLARY,
    FLAMING_WEAPON,
    HOLY_WEAPON,
    MEDITATION,
    MIGHTY_BLOW,
    SKILLS,
    SPELL_MASTERY,
)
from fabletable.games.prophecy.rules.actions import (
    ACTIVITIES,
    ATTACK,
    ATTACK_BY_WILL,
    ATTACK_PLANE,
    BARTER,
    BUY,
    CAMP_HEALING,
    FIGHT,
    FLY,
    GATE,
    GIVE,
    GIVE_GOLD,
    HIDE,
    LEARN,
    LODGING,
    MONASTERY_HEALING,
    OPPORTUNITY,
    PARLEY,
    PASS_BY,
    REPAIR,
    REPAIR_ALL,
    REROLL_FOE,
    REROLL_OWN,
    SAIL,
    SELL,
    SURGE,
    TAKE,
    TAKE_GOLD,
    THROW,
    TOWER_MANA,
    WASTELAND_MANA,
    WAYS,
    WISH_FOR,
    WISH_GOLD,
    WORKS,
)
from fabletable.games.prophecy.rules.movement import BY_SPELL

_OF_SKILLS = (BLOOD_SACRIFICE.name, MEDITATION.name, BURGLARY.name)
_DEEDS = (
    *WAYS, *WORKS, *_OF_SKILLS, *ACTIVITIES, ATTACK_PLANE, BARTER, FIGHT, PARLEY, PASS_BY, HIDE, ATTACK, ATTACK_BY_WILL,
    TAKE, OPPORTUNITY, REPAIR, REPAIR_ALL, LEARN, BUY, SELL, MONASTERY_HEALING, CAMP_HEALING, LODGING, WASTELAND_MANA,
    TOWER_MANA, TAKE_GOLD, FLAMING_WEAPON.name, HOLY_WEAPON.name, MIGHTY_BLOW.name, THROW, SURGE,
    REROLL_OWN, REROLL_FOE, GIVE, WISH_FOR, GIVE_GOLD, WISH_GOLD,
)  # fmt: skip
_TYPES = (HUMANOID, ANIMAL, UNDEAD, DEMON, LESSER, GREATER, COMMON, RARE, ARTIFACT)


_RESTS = (MONASTERY_HEALING, CAMP_HEALING, LODGING, WASTELAND_MANA, TOWER_MANA)


def messages() -> Iterator[str]:
    cards = [
        *CHARACTERS, *SKILLS, *ADVENTURES, *LESSER_GUARDIANS, *GREATER_GUARDIANS, *COMMON_ITEMS, *RARE_ITEMS,
        *ARTIFACTS, BANNER_OF_DOOM, *CHANCE_CARDS, *FIELDS,
    ]  # fmt: skip
    for each in cards:
        yield each.message.id
        yield each.message.id + ".text"
    for card in OPPORTUNITIES:
        if len(card.bargains) > 1:
            yield from (f"{card.message.id}.way-{number}" for number in range(1, len(card.bargains) + 1))
    yield from (plane.message.id for plane in PLANES)
    yield from (guild.message.id for guild in GUILD_NAMES.values())
    yield from ("do-" + kind for kind in _DEEDS)
    yield "do-opportunity-way"
    yield from ("odds-" + kind for kind in (STRENGTH, WILL, BOTH))
    yield from ("moved-" + way for way in WAYS)
    yield from ("did-" + work for work in (*WORKS, *_OF_SKILLS, *_RESTS))
    yield from ("row-nothing-" + what for what in ("gold", "health", "mana", "experience"))
    yield from ("sum-" + kind for kind in (STRENGTH, WILL))
    yield from ("type-" + name for name in _TYPES)
    yield from ("word-" + way.kind for way in BY_SPELL)
    yield from ("word-" + way for way in (SAIL, GATE, FLY, ATTACK_PLANE))
    yield from ("word-" + card.name for card in (SPELL_MASTERY, RING_OF_MAGIC_POWERS))
    yield from ("fought-" + kind for kind in (STRENGTH, WILL, BOTH, "stages"))
    yield "banner"
