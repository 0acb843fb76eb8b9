"""Every card of the game, for coverage, overrides and the tables of docs/."""

from __future__ import annotations

from fabletable.games.runebound.cards.assets import ASSETS
from fabletable.games.runebound.cards.combat import COMBAT_CARDS
from fabletable.games.runebound.cards.exploration import EXPLORATION_CARDS
from fabletable.games.runebound.cards.kinds import Adventure, Asset, Enemy, Event, Foe, HeroCard, Quest, Skill, Story
from fabletable.games.runebound.cards.numbers import AnyCard
from fabletable.games.runebound.cards.skills import SKILLS
from fabletable.games.runebound.cards.social import SOCIAL_CARDS
from fabletable.games.runebound.cards.vocabulary import Ability
from fabletable.games.runebound.heroes import HEROES
from fabletable.games.runebound.scenarios import SCENARIOS


def adventure_cards() -> list[Adventure]:
    cards: list[Adventure] = [*COMBAT_CARDS, *EXPLORATION_CARDS, *SOCIAL_CARDS]
    for scenario in SCENARIOS.values():
        cards.extend(scenario.adventures)
    return cards


def story_cards() -> list[Story]:
    return [card for scenario in SCENARIOS.values() for card in scenario.story]


def every_card() -> list[AnyCard]:
    villains = [scenario.villain for scenario in SCENARIOS.values()]
    return [*HEROES, *villains, *SKILLS, *ASSETS, *adventure_cards(), *story_cards()]


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


def abilities_on(card: AnyCard) -> tuple[Ability, ...]:
    if isinstance(card, Skill | Asset | HeroCard | Foe):
        return card.abilities
    if isinstance(card, Enemy):
        return card.foe.abilities
    if isinstance(card, Story):
        foe = () if card.foe is None else card.foe.abilities
        return (*foe, card.quest) if card.quest is not None else foe
    return ()
