"""Counts of pieces, which never change in number, and of things that a simulation names when they never happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from fabletable.games.runebound.cards.box import EVENTS, EVERY_CARD, IN_ORDER, QUESTS
from fabletable.games.runebound.cards.decks import ASSETS, HEROES, SKILLS, STORIES
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.hooks import BEFORE_ROLL, CONSTANT, ON_SELL, ON_SHOP
from fabletable.games.runebound.kinds import PrintedCard
from fabletable.games.runebound.table import Runebound
from fabletable.kernel import Invariants
from fabletable.kernel.moment import MomentKind


def pieces(table: Runebound) -> Mapping[str, int]:
    """Count every card by name and number, wherever it lies, and the gems."""
    found: Counter[str] = Counter()
    cards: list[PrintedCard] = [*table.skills.cards, *table.used_skills, *table.revealed, *table.looked_at]
    cards += [*table.assets.cards, *table.used_assets, *[card for market in table.markets for card in market]]
    cards += [*table.story_deck.cards, *table.story_discard, *[card for card in table.slots if card is not None]]
    for deck, pile in table.adventures.items():
        cards += [*pile.cards, *table.discards[deck]]
    if table.drawn is not None:
        cards.append(table.drawn)
    for hero in table.heroes:
        cards += [*hero.hand, *hero.learned, *hero.assets, *hero.trophies, *hero.quests]
        cards += [way.event for way in hero.rumors if way.event is not None]
    found.update(card.key for card in cards)
    found.update(table.gone)
    found["gems"] = len(table.gems)
    return found


# Windows whose abilities are simply reckoned with, so that no use of them is counted.
RECKONED: Final = (CONSTANT, BEFORE_ROLL, ON_SHOP, ON_SELL)
FIGHTS: Final = {
    "adventure": ("won", "lost", "retreated", "taken"),
    "story": ("won", "lost", "retreated"),
    "villain": ("won", "lost"),
    "challenge": ("won", "lost"),
}


def countable() -> list[str]:
    """Return the names that a simulation counts: heroes, learned skills, owned assets, drawn adventures, revealed story
    cards, and everything that can be used or resolved on them."""
    found = [f"scenario:{key}" for key in SCENARIOS]
    found.append("trade")
    found.extend(f"fight:{cause}-{end}" for cause, ends in FIGHTS.items() for end in ends)
    found.extend("hero:" + card.key for card in HEROES)
    found.extend("skill:" + card.key for card in SKILLS)
    found.extend("asset:" + card.key for card in ASSETS)
    found.extend("card:" + card.key for card in IN_ORDER)
    found.extend("story:" + card.key for card in STORIES)
    found.extend("story-done:" + card.key for card in STORIES if card.claim)
    found.extend(f"ability:{each.key}" for card in EVERY_CARD for each in card.printed() if each.window not in RECKONED)
    found.extend("way:" + way.key for card in EVENTS for way in card.ways)
    errands = [*(quest.errand for quest in QUESTS), *(card.errand for card in STORIES if card.errand is not None)]
    found.extend("outcome:" + outcome.key for errand in errands for outcome in errand.outcomes)
    return found


SHOWN: Final[Mapping[str, MomentKind]] = {
    "turn-begins": "turn", "round-begins": "phase", "rolled": "roll", "cast": "roll", "walked": "move",
    "revealed": "card", "story-revealed": "card", "drew-adventure": "card", "struck": "blow", "tested": "outcome",
    "won": "outcome",
}  # fmt: skip
"""Log lines that are always shown as well, each with the kind of its moment."""

INVARIANTS: Final = Invariants(pieces, countable, SHOWN)
