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
"""Marks a card whose text is told beside its numbers; ``n-1`` is the first number of that text."""


def _ours(cards: Iterable[PrintedCard]) -> Sequence[str]:
    """Return the known cards of which some parts are ours."""
    return tuple(f"{card.key}: {card.ours}" for card in cards if card.ours)


DESIGNS: Final[Sequence[Design]] = (
    Design(
        "Six sets of ten skills are printed; these skills of our own complete the sets. Each gives as much as a known "
        "one of the same price. Skills that cost three or four trophies cost one grey trophy less than in our first "
        "version.",
        ("@skills",),
    ),
    Design(
        "Three sets of twenty assets are printed; these assets of our own complete the sets. Their prices follow the "
        "known ones by what they do. With a combat token they cost 1 gold less than in our first version (from 4 gold "
        "on), or 2 less (from 8).",
        ("@assets",),
    ),
    Design(
        "Our own enemies bring each deck to its printed number. Health and tokens follow from the odds of a fight, "
        "compared with the known enemies of the deck.",
        ("@enemies",),
    ),
    Design(
        "Our own events bring each deck to its printed number. They give and cost as much as the known ones of the "
        "deck. In the Corpse King, events that gave 1 gold now give 2.",
        ("@events",),
    ),
    Design(
        "Our own quests bring each deck to its printed number. They give as much as the known ones of the deck. In "
        "the Corpse King, quests that gave 1 gold now give 2.",
        ("@quests",),
    ),
    Design(
        "Ten story cards are printed for each scenario; these cards of our own complete them. They give lore or "
        "allies to heroes who go there, for an action and a test, a trophy or gold. Those of the Corpse King add "
        "fewer zombies than at first.",
        ("@stories",),
    ),
    Design(
        "Of these skills we know name and price. We chose the star, so that 24 of 60 cards have one. If a number is "
        "listed, we also chose the effect: as much as another skill of the same price gives.",
        _ours(card for card in SKILLS if "attribute" not in card.ours),
    ),
    Design(
        "Of these skills we know the name, and of some what they do. We chose attribute, price and star, and the "
        "numbers listed here: as much as another skill of the same price gives.",
        _ours(card for card in SKILLS if "attribute" in card.ours),
    ),
    Design(
        "Of these assets we know name, price and the combat token, if they have one. We chose the abilities; they are "
        "worth the rest of the price, without the token.",
        _ours(ASSETS),
    ),
    Design(
        "Of these enemies we know name, health and gold. We chose the abilities by the odds of a fight, compared with "
        "the enemies that are known completely.",
        _ours(ENEMIES),
    ),
    Design(
        "Of these events we know tests, gold and lore. We chose the rest; it is worth the gold that they lack.",
        _ours(EVENTS),
    ),
    Design(
        "Of these quests we know place, gold, lore and healing. We chose the rest; it is worth the gold that they "
        "lack.",
        _ours(QUESTS),
    ),
    Design(
        "Of these story quests we know the titles. The best result is three lore for three fitting dice, or two by a "
        "test.",
        _ours(STORIES),
    ),
    Design(
        "Of the map we know terrains, roads and cities. These sites are named on it; they stand where no source tells "
        "the hex.",
        ("@places",),
    ),
    Design(
        "We know the heroes' cards, but not their set-up abilities. The weaker a hero's tokens are, the more the hero "
        "begins with. Lord Hawthorne, Elder Mok and Master Thorn got more after simulated games.",
        ("lissa: set-up", "corbin: set-up", "lord-hawthorne: set-up", "elder-mok: set-up", "master-thorn: set-up"),
    ),
)


def cards() -> Iterator[CardOrigin]:
    """Yield every card with its origin, and the sites of the map."""
    yield from (CardOrigin(hero.key, hero.message, hero.origin, "heroes") for hero in HEROES)
    yield from (CardOrigin(skill.key, skill.message, skill.origin, "skills") for skill in SKILLS)
    yield from (CardOrigin(asset.key, asset.message, asset.origin, "assets") for asset in ASSETS)
    for group, adventures in (("enemies", ENEMIES), ("events", EVENTS), ("quests", QUESTS)):
        yield from (CardOrigin(card.key, card.message, card.origin, group) for card in adventures)
    yield from (CardOrigin(card.key, card.message, card.origin, "stories") for card in STORIES)
    yield from (CardOrigin(place.key, place.message, place.origin, "places") for place in PLACES)
