"""Counting the pieces (conservation) and naming all that can happen (coverage)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from fabletable.games.witcher.board import PLACES
from fabletable.games.witcher.cards.box import BOX
from fabletable.games.witcher.table import Hero, OldWorld, StoryCard
from fabletable.kernel import Invariants
from fabletable.kernel.moment import MomentKind


def pieces(table: OldWorld) -> Mapping[str, int]:
    """Count every card and token by its key, wherever it lies."""
    found: Counter[str] = Counter()
    piles: list[Sequence[object]] = [
        table.schools, table.offered, table.market, table.actions, table.market_discard, table.potions,
        table.potion_discard, table.attribute_trophies, *table.supply.values(), *table.monsters, table.driven,
        table.reserve, table.fight_deck, table.city, table.wilds, table.events, table.gone, table.reading,
        table.looked,
    ]  # fmt: skip
    for pile in piles:
        _count(found, pile)
    for lair in table.lairs:
        _count(found, [thing for thing in (lair.monster, lair.token) if thing is not None])
    for hero in table.witchers:
        _count_witcher(found, table, hero)
    fight = table.fight
    if fight is not None:
        _count(found, fight.pool.cards)
        _count(found, fight.spent)
        _count(found, [fight.revealed] if fight.revealed is not None else [])
        for fighter in fight.fighters:
            _count(found, fighter.combo)
            _count(found, fighter.drunk)
    if table.now in ("draft", "terrain"):
        _count_unopened(found, table)
    return found


def _count(found: Counter[str], pile: Sequence[object]) -> None:
    for thing in pile:
        found[f"{type(thing).__name__}:{getattr(thing, 'key', '')}"] += 1


def _count_witcher(found: Counter[str], table: OldWorld, hero: Hero) -> None:
    for pile in (
        hero.deck.cards, hero.hand, hero.discard, hero.potions, hero.trophies, hero.school_trophies, hero.trails,
        hero.tracking,
    ):  # fmt: skip
        _count(found, pile)
    _count(found, [kept.story for kept in hero.kept])
    _count(found, [quest.story for quest in hero.quests])
    _count(found, [quest.token for quest in hero.quests if quest.token is not None])
    if not _is_unchosen(table, hero):
        _count(found, [hero.school])


def _is_unchosen(table: OldWorld, hero: Hero) -> bool:
    """Tell whether a witcher has no board yet, as before the draft reaches their seat."""
    return table.now == "terrain" or (table.now == "draft" and not hero.deck.cards)


def _count_unopened(found: Counter[str], table: OldWorld) -> None:
    """Count the cards of boards that are not taken yet."""
    taken = [hero.school.key for hero in table.witchers if not _is_unchosen(table, hero)]
    for school in table.box.schools:
        if school.key not in taken:
            _count(found, table.box.starting[school.key])
            _count(found, table.box.school_trophies[school.key])


def coverage() -> Sequence[str]:
    """List everything that ``table.count`` can ever count."""
    found = [f"card:{card.key}" for card in BOX.actions]
    found.extend(f"card:{card.key}" for cards in BOX.starting.values() for card in cards)
    found.extend(f"bought:{card.key}" for card in BOX.actions)
    found.extend(dict.fromkeys(f"card:{potion.name}" for potion in BOX.potions))
    for monster in BOX.monsters:
        found.extend([f"card:{monster.key}", f"trophy:{monster.key}", f"effect:{monster.power.key}"])
    for fight in BOX.fights:
        found.extend([f"card:{fight.key}", f"effect:{fight.key}-charge", f"effect:{fight.key}-bite"])
    for school in BOX.schools:
        found.extend([f"effect:{school.skill.key}", f"trophy:{school.key}"])
        found.append(f"effect:{BOX.school_trophies[school.key][0].power.key}")
    for trophy in BOX.attribute_trophies[::2]:
        found.extend([f"trophy:{trophy.kind}", f"effect:{trophy.power.key}"])
    for story in BOX.stories:
        found.extend(_story_coverage(story))
    found.extend(f"effect:{place.key}" for place in PLACES)
    found.extend(["effect:letter", "effect:trade-exploration", "effect:event-16", "effect:event-32"])
    found.extend(f"outcome:{word}" for word in ("slain", "driven", "defeat", "duel", "won", "lost"))
    return found


def _story_coverage(story: StoryCard) -> list[str]:
    found = [f"card:{story.key}", f"effect:{story.key}-a"]
    if story.has_choice:
        found.append(f"effect:{story.key}-b")
    found.extend(f"effect:{gives.power.key}" for gives in story.keepsakes() if gives.power is not None)
    return found


SHOWN: Final[Mapping[str, MomentKind]] = {
    "turn-begins": "turn", "fight-begins": "card", "story-read": "card", "monster-bites": "card",
    "monster-charges": "card", "rolled": "roll", "poker-thrown": "roll", "slain": "outcome", "defeated": "outcome",
    "driven-away": "outcome", "duel-won": "outcome", "poker-won": "outcome", "attribute-up": "gain",
    "quest-taken": "gain", "level-up": "gain", "potion-lost": "loss",
}  # fmt: skip
"""Log lines that always come with a moment to see, and its kind."""

INVARIANTS: Final = Invariants(pieces, coverage, SHOWN)
