"""Message ids that the code computes."""

from __future__ import annotations

from collections.abc import Iterable

from fabletable.games.runebound.board import CITY, DECKS, DIE_KEYS, PLACES, TERRAINS
from fabletable.games.runebound.cards.box import ENEMIES, EVENTS, EVERY_CARD, IN_ORDER, QUESTS, VILLAINS
from fabletable.games.runebound.cards.decks import HEROES, STORIES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.kinds import ASSET_TYPES, ATTRIBUTES, SKILL_SETS, Foe
from fabletable.games.runebound.rules.combat import REWARD_WORDS
from fabletable.games.runebound.rules.rumors import endings
from fabletable.games.runebound.tokens import FACES
from fabletable.games.runebound.vocabulary import Ability


def messages() -> Iterable[str]:
    yield from _cards()
    yield from (f"advised-{hero.key}" for hero in HEROES)
    for place in PLACES:
        yield place.message.id
        yield place.message.id + ".text"
    for key in SCENARIOS:
        yield from (f"scenario-{key}{part}" for part in ("", ".text", ".story", ".effect"))
        yield f"stand-{key}"
    yield from ("scenario-margath.effect-fixed", "scenario-margath.effect-exert")
    yield from (f"symbol-{face}" for face in FACES)
    yield from (f"die-{key}" for key in DIE_KEYS)
    yield from (f"hex-{terrain}" for terrain in (*TERRAINS, CITY))
    yield from (f"word-{word}" for word in (*TERRAINS, CITY, *DECKS, *ATTRIBUTES))
    yield from (f"word-{op}" for op in ("recast", "flip", "remove", "bring-back", "turn-to", "count-double"))
    yield from (f"do-{verb}" for verb in ("learn", "quest", "story", "rumor", "trade"))
    yield from (f"reward-{word}" for word in (*REWARD_WORDS, "heal-all"))
    yield from (f"deal-{verb}" for verb in ("buy", "sell", "discard"))
    yield from (f"price-{what}" for what in ("gold", "hand", "ally", "lore", "trophy"))
    yield from ("alternative-flip-self", "alternative-flip-foe", "alternative-take-as-trophy")
    yield from ("act-strike", "act-strike-some", "put-on-top", "put-at-bottom", "face", "face-golden")
    yield from _scene()


def _scene() -> Iterable[str]:
    yield from (f"zone-deck-{deck}" for deck in (*DECKS, "skills", "assets", "story"))
    yield from (f"zone-discard-{deck}" for deck in (*DECKS, "skills", "assets"))
    yield from (f"{what}-{deck}" for what in ("gem", "waits-gem", "ending-mark-trophy") for deck in DECKS)
    yield from (f"trophy-{deck}" for deck in (*DECKS, "any"))
    yield from (f"phase-{phase}" for phase in ("engage", "cast", "act", "retreat"))
    yield from (f"counter-{what}" for what in ("health", "gold", "trophies", "speed", "lore", "allies", "actions"))
    yield from (f"counter-{stat}" for stat in ATTRIBUTES)
    yield from (f"counter-trophies-{deck}" for deck in DECKS)
    yield from (f"kind-{kind}" for kind in ("enemy", "event", "quest", "rumor", "story", "story-quest"))
    yield from (f"set-{name}" for name in SKILL_SETS)
    yield from (f"type-{kind}" for kind in ASSET_TYPES)
    traits = {trait for card in [*VILLAINS, *(card.foe for card in ENEMIES), *_story_foes()] for trait in card.traits}
    yield from (f"trait-{trait}" for trait in sorted(traits))


def _story_foes() -> list[Foe]:
    return [card.foe for card in STORIES if card.foe is not None]


def _cards() -> Iterable[str]:
    for card in EVERY_CARD:
        yield card.message.id
        yield card.message.id + ".text"
        for ability in card.printed():
            yield from _ability(ability)
    yield from (villain.message.id + ".health" for villain in VILLAINS)
    yield from (card.message.id + ".story" for card in [*IN_ORDER, *STORIES])
    yield from (card.message.id + ".effect" for card in STORIES)
    yield from (card.message.id + ".reward" for card in ENEMIES)
    yield from (foe.message.id for foe in _story_foes())
    for event in EVENTS:
        for way in event.ways:
            yield way.message.id
            yield way.message.id + "-text"
            yield from (f"{way.message.id}-{end}" for end in endings(way))
    for quest in QUESTS:
        yield quest.message.id + ".instruction"
        if quest.errand.miss:
            yield from (quest.message.id + part for part in (".miss", ".miss-text"))
        for outcome in quest.errand.outcomes:
            yield from (outcome.message.id + part for part in ("", "-text", "-story"))
    for story in STORIES:
        if story.errand is not None:
            for outcome in story.errand.outcomes:
                yield from (outcome.message.id, outcome.message.id + "-text")


def _ability(ability: Ability) -> Iterable[str]:
    """Yield the messages of a named ability; one of a hero, an enemy or a villain has a text of its own."""
    if not ability.name or ability.name == "health":
        return
    yield ability.message.id
    if not ability.message.id.startswith(("skill-", "asset-")):
        yield ability.message.id + "-text"
