"""What is counted: pieces, which never change in number, and what a simulation names when it never happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from fabletable.games.runebound.cards.box import abilities_on, every_card
from fabletable.games.runebound.cards.kinds import Adventure, Asset, Event, HeroCard, Quest, Skill, Story
from fabletable.games.runebound.cards.scenarios import SCENARIOS
from fabletable.games.runebound.table import Runebound


def pieces(table: Runebound) -> Mapping[str, int]:
    """Every card by name and number, wherever it lies, and the gems."""
    found: Counter[str] = Counter()
    cards = [*table.skills.cards, *table.used_skills, *table.revealed, *table.looked_at]
    cards += [*table.assets.cards, *table.used_assets, *[card for market in table.markets for card in market]]
    cards += [*table.story_deck.cards, *table.story_discard, *[card for card in table.slots if card is not None]]
    for deck, pile in table.adventures.items():
        cards += [*pile.cards, *table.discards[deck]]
    if table.drawn is not None:
        cards.append(table.drawn)
    for hero in table.heroes:
        cards += [*hero.hand, *hero.learned, *hero.assets, *hero.trophies, *hero.quests]
        cards += [way.event for way in hero.rumors]
    found.update(card.key for card in cards if card is not None)
    found.update(table.gone)
    found["gems"] = len(table.gems)
    return found


# Windows whose abilities are simply reckoned with, so that no use of them is counted.
RECKONED = ("constant", "before-roll", "on-shop", "on-sell")
FIGHTS = {
    "adventure": ("won", "lost", "retreated", "taken"),
    "story": ("won", "lost", "retreated"),
    "villain": ("won", "lost"),
    "challenge": ("won", "lost"),
}


def countable() -> list[str]:
    """What a simulation counts: heroes, learned skills, owned assets, drawn adventures, revealed story cards, and
    everything that can be used or resolved on them."""
    found = [f"scenario:{key}" for key in SCENARIOS]
    found.append("trade")
    found.extend(f"fight:{cause}-{end}" for cause, ends in FIGHTS.items() for end in ends)
    for card in every_card():
        if isinstance(card, HeroCard):
            found.append("hero:" + card.key)
        elif isinstance(card, Skill):
            found.append("skill:" + card.key)
        elif isinstance(card, Asset):
            found.append("asset:" + card.key)
        elif isinstance(card, Adventure):
            found.append("card:" + card.key)
        elif isinstance(card, Story):
            found.append("story:" + card.key)
            if card.claim:
                found.append("story-done:" + card.key)
        found.extend(f"ability:{ability.key}" for ability in abilities_on(card) if ability.window not in RECKONED)
        if isinstance(card, Event):
            found.extend("way:" + way.key for way in card.ways)
        errand = card.errand if isinstance(card, Quest | Story) else None
        if errand is not None:
            found.extend("outcome:" + outcome.key for outcome in errand.outcomes)
    return found
