"""Rollouts of fights by the rules themselves, from what one seat may know.

The chances are the same each time and not the table's own; all that the seat cannot know is shuffled again, and every
shuffle first forgets how the cards lay. So the same knowledge gives the same odds, and asking draws nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from fabletable.games.witcher.board import Location
from fabletable.games.witcher.fight import FightOutcome
from fabletable.games.witcher.kinds import ActionCard
from fabletable.games.witcher.rules.duel import begin_duel
from fabletable.games.witcher.rules.fight import begin_monster_fight, fight_turn
from fabletable.games.witcher.table import QUESTIONS, Hero, OldWorld
from fabletable.kernel import Chance, Decision, Rules
from fabletable.kernel.imagined import carry_out, quiet_copy

IMAGININGS: Final = 40
"""Imagined fights for one estimate, on the spot as well as from a road away, so that a place says on arrival what it
promised. For even odds, two estimates in three lie between 42 and 58 %."""

CHANCES: Final = [Chance(f"imagined/{n}") for n in range(IMAGININGS)]


def imagined_hunts(table: OldWorld, hero: Hero, place: Location, paid: Sequence[ActionCard]) -> list[FightOutcome]:
    """Return how fights with the monster of this place end, once these cards have been paid for the way there."""
    ends: list[FightOutcome] = []
    for chance in CHANCES:
        thought = _thought(table, hero, chance)
        mine = thought.witchers[hero.seat]
        for card in paid:
            mine.hand.remove(card)
            mine.discard.append(card)
        mine.place = place.id
        lair = thought.lair_at(place.id)
        if lair is not None:
            ends.append(_fought(thought, begin_monster_fight(thought, mine, lair)))
    return ends


def imagined_duels(table: OldWorld, hero: Hero, attacker: int, defender: int) -> list[FightOutcome]:
    """Return how fights of these two seats end, as this witcher can know them."""
    ends: list[FightOutcome] = []
    for chance in CHANCES:
        thought = _thought(table, hero, chance)
        thought.fight = None
        ends.append(_fought(thought, begin_duel(thought, thought.witchers[attacker], thought.witchers[defender])))
    return ends


def _thought(table: OldWorld, hero: Hero, given: Chance) -> OldWorld:
    thought = quiet_copy(table)
    chance = given.copy()
    chance.forget(True)
    thought.shuffle_unknown(hero.seat, chance)
    thought.chance = chance
    return thought


def _fought(thought: OldWorld, beginning: Rules[None]) -> FightOutcome:
    """Fight it out, everyone answering with what looks best."""
    best = partial(_best, thought)
    carry_out(beginning, best)
    fight = thought.the_fight()
    while not fight.is_over():
        carry_out(fight_turn(thought, fight), best)
    return fight.outcome


def _best(thought: OldWorld, decision: Decision) -> object:
    options = decision.options
    weights = None if len(options) == 1 else QUESTIONS.of(decision).weights(thought, decision)
    return options[0] if not weights else options[list(weights).index(max(weights))]
