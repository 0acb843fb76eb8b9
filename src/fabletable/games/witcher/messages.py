"""Message ids that the code computes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fabletable.games.witcher.board import ATTRIBUTES, PLACES, TERRAINS, UNIVERSAL
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.kinds import COLOURS
from fabletable.games.witcher.rules.dice_poker import RANKS
from fabletable.games.witcher.rules.solo import RATINGS
from fabletable.games.witcher.table import StoryCard, StoryEffect


def messages() -> Iterable[str]:
    for card in [*BOX.actions, *(card for cards in BOX.starting.values() for card in cards)]:
        yield f"card-{card.name}"
    for school in BOX.schools:
        yield from (f"school-{school.key}", f"school-{school.key}.witcher", f"advised-school-{school.key}")
        yield from _power(school.skill.key)
        yield from (f"power-{school.skill.key}.level-{level}" for level in range(1, 6))
        yield from _power(BOX.school_trophies[school.key][0].power.key)
    for potion in BOX.potions:
        yield from _power(potion.name)
    for monster in BOX.monsters:
        yield from (f"monster-{monster.key}", f"monster-{monster.key}.text")
        yield from _power(monster.power.key)
    for trophy in BOX.attribute_trophies:
        yield from _power(trophy.power.key)
    for place in PLACES:
        yield from (place.key, f"{place.key}.text")
    for attribute in ATTRIBUTES:
        yield from (f"attribute-{attribute.key}", f"attribute-{attribute.key}.level")
    for colour in COLOURS:
        yield from (f"colour-{colour}", f"kind-{colour}")
    yield from (f"terrain-{terrain}" for terrain in (*TERRAINS, UNIVERSAL))
    yield from (f"label-tokens-{terrain}" for terrain in TERRAINS)
    yield from (f"label-monsters-{level}" for level in (1, 2, 3))
    yield from (f"rank-{word}" for word in RANKS)
    yield from (f"hand-{word}" for word in RANKS)
    yield from (f"pips-{n}" for n in range(1, 7))
    yield from ("way-horse", "way-boat")
    for how in ("ahead", "behind"):
        yield from (f"note-poker{whose}-{how}" for whose in ("", "-locals", "-for-locals"))
    yield from (f"rating-{word}" for word in ("novice", *(word for _, word in RATINGS)))
    yield from ("ride-horse", "ride-boat", "fight-card", "fight-card.text")
    for story in BOX.stories:
        yield from _story(story)


def _power(key: str) -> Iterator[str]:
    yield f"power-{key}"
    yield f"power-{key}.text"


def _story(story: StoryCard) -> Iterator[str]:
    yield from (story.key, f"{story.key}.intro", f"deck-{story.deck}")
    for letter, effects in story.options():
        if story.has_choice:
            yield f"{story.key}.{letter}"
        if effects and story.has_result_text:
            yield f"{story.key}.{letter}-result"
        for effect in effects:
            yield from _effect(story, letter, effect)


def _effect(story: StoryCard, letter: str, effect: StoryEffect) -> Iterator[str]:
    yield effect.text().id
    for number, band in enumerate(effect.bands, 1):
        yield f"{story.key}.{letter}-band-{number}"
        yield band.words
        for inner in band.effects:
            yield inner.text().id
    gives = effect.gives
    if gives is not None:
        if not gives.nameless:
            yield f"{story.key}.{letter}-line"
        if gives.power is not None:
            yield from _power(gives.power.key)
        else:
            yield f"kept-{gives.use.key}"
            if not gives.nameless:
                yield f"{story.key}.{letter}-kept"
