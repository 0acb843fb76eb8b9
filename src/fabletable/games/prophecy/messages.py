"""The message ids that the code makes up of pieces, so that none is missing and none is left over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fabletable.games.prophecy import actions
from fabletable.games.prophecy.actions import VERBS, WAYS, WORKS
from fabletable.games.prophecy.board import FIELDS, GUILD_NAMES, PLANES
from fabletable.games.prophecy.cards.decks import CHANCE_CARDS, CHARACTERS, CREATURES, ITEMS, OPPORTUNITIES, SKILLS
from fabletable.games.prophecy.cards.skills import FLAMING_WEAPON, HOLY_WEAPON
from fabletable.games.prophecy.hooks import BLOW, INSTEAD, MANA_OFF, WAY
from fabletable.games.prophecy.kinds import (
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

_VERBS = (*VERBS, FLAMING_WEAPON.verb.key, HOLY_WEAPON.verb.key)
_OWN: Final = (*SKILLS, *ITEMS, *CHARACTERS)
"""The cards of the box that may have an action of their own. A pack brings the texts of its own actions."""
_TYPES = (HUMANOID, ANIMAL, UNDEAD, DEMON, LESSER, GREATER, COMMON, RARE, ARTIFACT)


_RESTS = (actions.MONASTERY_HEALING, actions.CAMP_HEALING, actions.LODGING, actions.WASTELAND_MANA, actions.TOWER_MANA)


def messages() -> Iterator[str]:
    cards = [*CHARACTERS, *SKILLS, *CREATURES, *OPPORTUNITIES, *ITEMS, *CHANCE_CARDS, *FIELDS]
    for each in cards:
        yield each.message.id
        yield each.message.id + ".text"
    for card in OPPORTUNITIES:
        if len(card.bargains) > 1:
            yield from (f"{card.message.id}.way-{number}" for number in range(1, len(card.bargains) + 1))
    yield from (plane.message.id for plane in PLANES)
    yield from (guild.message.id for guild in GUILD_NAMES.values())
    yield from ("do-" + verb for verb in _VERBS)
    yield from ("do-" + card.name for card, _ in (*INSTEAD.rules, *BLOW.rules) if card in _OWN)
    yield "do-opportunity-way"
    yield from ("odds-" + kind for kind in (STRENGTH, WILL, BOTH))
    yield from ("moved-" + way.key for way in WAYS)
    yield from ("did-" + work.key for work in (*WORKS, *_RESTS))
    yield from ("did-" + card.name for card, _ in INSTEAD.rules if card in _OWN)
    yield from ("row-nothing-" + what for what in ("gold", "health", "mana", "experience"))
    yield from ("sum-" + kind for kind in (STRENGTH, WILL))
    yield from ("type-" + name for name in _TYPES)
    yield from ("word-" + way.verb.key for _, way in WAY.rules if way.verb is not actions.STRIDE)
    yield from ("word-" + way.key for way in (actions.SAIL, actions.GATE, actions.ATTACK_PLANE))
    yield from ("word-" + card.name for card, _ in MANA_OFF.rules)
    yield from ("fought-" + kind for kind in (STRENGTH, WILL, BOTH, "stages"))
    yield "banner"
