"""Reasons why numbers of Runebound are designed: cards of our own fill the decks at their printed sizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fabletable.games.runebound.board import PLACES
from fabletable.games.runebound.cards.box import ENEMIES, EVENTS, QUESTS
from fabletable.games.runebound.cards.decks import ASSETS, HEROES, SKILLS, STORIES
from fabletable.kernel.origin import CardOrigin, Design

WITH_TEXT: Final = True
"""``n-1`` is the first number of a card's text, which is told beside it."""

DESIGNS: Final[Sequence[Design]] = (
    Design(
        "Six sets of ten skills are printed, these are ours: each gives as much as a known one of its price. Those of "
        "three or four trophies cost one grey trophy less than in their first version.",
        ("@skills",),
    ),
    Design(
        "Three sets of twenty assets are printed, these are ours: priced beside the known ones by what they do. With a "
        "combat token they cost 1 gold less than in their first version (from 4 gold), or 2 less (from 8).",
        ("@assets",),
    ),
    Design(
        "Each deck has its printed number of enemies, these are ours: health and tokens by the odds of a fight, beside "
        "the known enemies of the deck.",
        ("@enemies",),
    ),
    Design(
        "Each deck has its printed number of events, these are ours: they give and cost as much as the known ones of "
        "the deck. In the Corpse King those that gave 1 gold give 2.",
        ("@events",),
    ),
    Design(
        "Each deck has its printed number of quests, these are ours: they give as much as the known ones of the deck. "
        "In the Corpse King those that gave 1 gold give 2.",
        ("@quests",),
    ),
    Design(
        "Ten story cards a scenario are printed, these are ours: lore or allies for the heroes who go there, at the "
        "price of an action and a test, a trophy or gold. Those of the Corpse King raise fewer zombies than at "
        "first.",
        ("@stories",),
    ),
    Design(
        "Skills known by name and price; the star is ours, so that 24 of 60 cards bear one, and so is the effect where "
        "a number is told: as much as another skill of its price gives.",
        (
            "taxidermist: star n-1",
            "steadfast: star",
            "marksmanship: star n-1 n-2",
            "ambidextrous: star n-1",
            "cunning: star",
            "megalomania: star n-1 less-1",
            "healing-touch: star exert-1 n-1",
            "water-walking: star effect",
            "war-aria: star",
            "magic-aspiration: star",
        ),
    ),
    Design(
        "Skills known by name, and some by what they do; attribute, price and star are ours, and the numbers told "
        "here: as much as another skill of that price gives.",
        (
            "water-strider: attribute cost star n-1",
            "disciplined: attribute cost star n-1",
            "tireless: attribute cost star",
            "cartography: attribute cost star effect",
            "unpredictable: attribute cost star n-1",
            "victory-foretold: attribute cost star n-1 n-2 n-3",
            "spell-ward: attribute cost star n-1",
        ),
    ),
    Design(
        "Assets known by name, price and combat token, if they have one; their abilities are ours, worth what the "
        "price leaves beside the token.",
        (
            "alchemists-belt: n-1",
            "lavish-doublet: n-1",
            "potion-set: n-1",
            "valorous-blade: surge-1 n-1",
            "elven-armor: n-1 n-2 n-3 n-4 n-5",
            "short-bow: n-1",
        ),
    ),
    Design(
        "Enemies known by name, health and gold; their abilities are ours, by the odds of a fight beside those that "
        "are known whole.",
        (
            "ettin: n-1 surge-1 n-2",
            "ogre: surge-1 n-1 n-2 surge-2 n-3 surge-3 n-4 n-5",
            "beastman: n-1 surge-1 n-2 n-3",
            "moon-cat: surge-1 n-1 surge-2",
            "orc-marauder: surge-1 n-1 n-2 n-3 surge-2 n-4",
            "warlock: surge-1 suffer-1 n-1 surge-2 n-2",
            "razorwing: surge-1 n-1 surge-2 n-2",
            "deep-elf: surge-1 n-1 surge-2 n-2",
            "rebels: less-1 surge-1 n-1 surge-2 n-2 n-3",
            "great-dragon: most-1 n-1 surge-1 n-2 n-4",
            "death-knight: surge-1 n-1 surge-2 n-2 surge-3 n-3 n-4",
        ),
    ),
    Design(
        "Events known by their tests, gold and lore; what they do besides is ours, as much as the gold they lack.",
        (
            "better-half: n-1",
            "trial-of-strength: n-2 n-3 n-5",
            "shadows-of-the-past: n-1 n-3",
            "dirty-beggar: n-2 n-3 n-4",
            "hidden-gift: n-1",
            "harvest-festival: n-2 n-4",
            "runesmith: n-2 n-3 n-4",
            "desperate-peasant: n-1 n-3 n-4",
            "wandering-trader: n-3",
            "devastated-village: n-1",
            "smuggling: n-3",
            "faster-than-the-wind: n-1 n-2 n-3",
            "old-legends: n-1",
            "stranded-caravan: n-2 n-3",
            "coven-of-necromancers: n-2 n-3 n-5",
            "ancient-burials: n-1 n-2 n-3",
        ),
    ),
    Design(
        "Quests known by their place, gold, lore and healing; what they do besides is ours, as much as the gold they "
        "lack.",
        (
            "prowess-of-the-dwarves: n-3",
            "winding-path: n-3 n-5",
            "goblin-raids: n-3",
            "spring-festival: n-1",
            "orc-renegades: n-3 n-4",
            "moonlight: n-2 n-3 n-4",
            "wondrous-folk: n-2 n-4",
            "prince-of-thieves: n-2 n-4",
            "magical-storm: n-2 n-3",
            "forever-yours: n-4",
            "where-is-my-kitty: n-3",
            "blood-stone: n-1",
        ),
    ),
    Design(
        "Story quests known by their titles: the best of it is three lore for three fitting dice, or two by a test.",
        ("in-the-depths-of-the-lake-of-tears: n-1 n-2 n-3 n-4", "visions-of-dawn: n-1 most-1"),
    ),
    Design(
        "The map is known by its terrains, roads and cities; these sites are named on it and stand where no source "
        "settles the hex.",
        ("@places",),
    ),
    Design(
        "The heroes' cards are known, their set-up abilities are not: the weaker a hero's tokens, the more it begins "
        "with. Lord Hawthorne, Elder Mok and Master Thorn got more after simulated games.",
        ("lissa: set-up", "corbin: set-up", "lord-hawthorne: set-up", "elder-mok: set-up", "master-thorn: set-up"),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Every card with its origin, and the sites of the map."""
    yield from (CardOrigin(hero.key, hero.message, hero.origin, "heroes") for hero in HEROES)
    yield from (CardOrigin(skill.key, skill.message, skill.origin, "skills") for skill in SKILLS)
    yield from (CardOrigin(asset.key, asset.message, asset.origin, "assets") for asset in ASSETS)
    for group, adventures in (("enemies", ENEMIES), ("events", EVENTS), ("quests", QUESTS)):
        yield from (CardOrigin(card.key, card.message, card.origin, group) for card in adventures)
    yield from (CardOrigin(card.key, card.message, card.origin, "stories") for card in STORIES)
    yield from (CardOrigin(place.key, place.message, place.origin, "places") for place in PLACES)
