"""Reasons why numbers of Runebound are designed: cards of our own fill the decks at their printed sizes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from fabletable.games.runebound.board import PLACES
from fabletable.games.runebound.cards.box import ENEMIES, EVENTS, QUESTS
from fabletable.games.runebound.cards.decks import ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.kinds import PrintedCard
from fabletable.kernel.origin import CardOrigin, Design

WITH_TEXT: Final = True
"""``n-1`` is the first number of a card's text, which is told beside it."""


def _ours(cards: Iterable[PrintedCard]) -> Sequence[str]:
    """Return the known cards of which some parts are ours."""
    return tuple(f"{card.key}: {card.ours}" for card in cards if card.ours)


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
        _ours(card for card in SKILLS if "attribute" not in card.ours),
    ),
    Design(
        "Skills known by name, and some by what they do; attribute, price and star are ours, and the numbers told "
        "here: as much as another skill of that price gives.",
        _ours(card for card in SKILLS if "attribute" in card.ours),
    ),
    Design(
        "Assets known by name, price and combat token, if they have one; their abilities are ours, worth what the "
        "price leaves beside the token.",
        _ours(ASSETS),
    ),
    Design(
        "Enemies known by name, health and gold; their abilities are ours, by the odds of a fight beside those that "
        "are known whole.",
        _ours(ENEMIES),
    ),
    Design(
        "Events known by their tests, gold and lore; what they do besides is ours, as much as the gold they lack.",
        _ours(EVENTS),
    ),
    Design(
        "Quests known by their place, gold, lore and healing; what they do besides is ours, as much as the gold they "
        "lack.",
        _ours(QUESTS),
    ),
    Design(
        "Story quests known by their titles: the best of it is three lore for three fitting dice, or two by a test.",
        _ours(STORIES),
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
