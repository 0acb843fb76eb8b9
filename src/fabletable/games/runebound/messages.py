"""Message ids that the code computes."""

from __future__ import annotations

from collections.abc import Iterable

from fabletable.games.runebound.board import CITY, DECKS, DIE_KEYS, PLACES, TERRAINS
from fabletable.games.runebound.cards.box import abilities_on, every_card
from fabletable.games.runebound.cards.kinds import (
    ASSET_TYPES,
    ATTRIBUTES,
    SKILL_SETS,
    Adventure,
    Enemy,
    Event,
    Foe,
    Quest,
    Story,
)
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.cards.tokens import FACES
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.rules.rumors import endings


def messages() -> Iterable[str]:
    yield from _cards()
    for place in PLACES:
        yield place.say.id
        yield place.say.id + ".text"
    for key in SCENARIOS:
        yield from (f"scenario-{key}{part}" for part in ("", ".text", ".story", ".effect"))
    yield from (f"symbol-{face}" for face in FACES)
    yield from (f"die-{key}" for key in DIE_KEYS)
    yield from (f"hex-{terrain}" for terrain in (*TERRAINS, CITY))
    yield from (f"word-{word}" for word in (*TERRAINS, CITY, *DECKS, *ATTRIBUTES))
    yield from (f"word-{op}" for op in ("recast", "flip", "remove", "bring-back", "turn-to", "count-double"))
    yield from (f"do-{verb}" for verb in ("learn", "quest", "story", "rumor", "trade"))
    yield from (f"deal-{verb}" for verb in ("buy", "sell", "discard"))
    yield from (f"price-{what}" for what in ("gold", "hand", "ally", "lore", "trophy"))
    yield from ("alternative-flip-self", "alternative-flip-foe", "alternative-take-as-trophy")
    yield from ("act-strike", "act-strike-some", "put-on-top", "put-at-bottom", "face", "face-golden")
    yield from _scene()


def _scene() -> Iterable[str]:
    yield from (f"zone-deck-{deck}" for deck in (*DECKS, "skills", "assets", "story"))
    yield from (f"zone-discard-{deck}" for deck in (*DECKS, "skills", "assets"))
    yield from (f"gem-{deck}" for deck in DECKS)
    yield from (f"trophy-{deck}" for deck in (*DECKS, "any"))
    yield from (f"phase-{phase}" for phase in ("engage", "cast", "act", "retreat"))
    yield from (f"counter-{what}" for what in ("health", "gold", "trophies", "speed", "lore", "allies", "actions"))
    yield from (f"counter-{stat}" for stat in ATTRIBUTES)
    yield from (f"counter-trophies-{deck}" for deck in DECKS)
    yield from (f"kind-{kind}" for kind in ("enemy", "event", "quest", "rumor", "story", "story-quest"))
    yield from (f"set-{name}" for name in SKILL_SETS)
    yield from (f"type-{kind}" for kind in ASSET_TYPES)
    traits = {trait for card in every_card() for trait in _traits(card)}
    yield from (f"trait-{trait}" for trait in sorted(traits))


def _traits(card: object) -> tuple[str, ...]:
    if isinstance(card, Enemy):
        return card.foe.traits
    if isinstance(card, Foe):
        return card.traits
    return card.foe.traits if isinstance(card, Story) and card.foe is not None else ()


def _cards() -> Iterable[str]:
    for card in every_card():
        yield card.say.id
        yield card.say.id + ".text"
        for ability in abilities_on(card):
            yield from _ability(ability)
        if isinstance(card, Adventure):
            yield card.say.id + ".story"
            yield from _adventure(card)
        elif isinstance(card, Story):
            yield from _story(card)
        elif isinstance(card, Foe):
            yield card.say.id + ".health"


def _ability(ability: Ability) -> Iterable[str]:
    """A named ability of a hero, an enemy or a villain has a text of its own."""
    if not ability.name or ability.name == "health":
        return
    yield ability.say.id
    if not ability.say.id.startswith(("skill-", "asset-")):
        yield ability.say.id + "-text"


def _adventure(card: Adventure) -> Iterable[str]:
    name = card.say.id
    if isinstance(card, Enemy):
        yield name + ".reward"
    elif isinstance(card, Event):
        for way in card.ways:
            yield way.say.id
            yield way.say.id + "-text"
            yield from (f"{way.say.id}-{end}" for end in endings(way))
    elif isinstance(card, Quest):
        yield name + ".instruction"
        if card.errand.miss:
            yield from (name + part for part in (".miss", ".miss-text"))
        for outcome in card.errand.outcomes:
            yield from (outcome.say.id + part for part in ("", "-text", "-story"))


def _story(card: Story) -> Iterable[str]:
    yield card.say.id + ".story"
    yield card.say.id + ".effect"
    if card.foe is not None:
        yield card.foe.say.id
    if card.errand is not None:
        for outcome in card.errand.outcomes:
            yield outcome.say.id
            yield outcome.say.id + "-text"
