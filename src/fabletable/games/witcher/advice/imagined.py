"""Fights played out in thought, by the rules themselves: how likely they are won from what one seat may know.

The luck is the same each time and not the table's own; whatever the seat cannot know is shuffled again, and every
shuffle first forgets how the cards lay. So the same knowledge gives the same odds, and asking draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from fabletable.games.witcher.board import Place
from fabletable.games.witcher.cards.kinds import ActionCard
from fabletable.games.witcher.fight import Outcome
from fabletable.games.witcher.rules.duel import begin_duel
from fabletable.games.witcher.rules.fight import begin_monster_fight, fight_turn
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Chance, Decision, Rules

Weigh: TypeAlias = Callable[[OldWorld, Decision], Sequence[float] | None]
"""How everybody answers in thought: as the advice says."""

IMAGININGS: Final = 40
"""Fights a reckoning; of an even one two in three come out between 42 and 58 %."""
AT_A_GLANCE: Final = 20
"""Half as many for what is still a road away."""

LUCK: Final = [Chance(f"imagined/{n}") for n in range(IMAGININGS)]


def hunt(table: OldWorld, seat: int, place: Place, paid: Sequence[ActionCard], policy: Weigh) -> list[Outcome]:
    """How fights with the monster of this place end, once these cards have been paid for the way there."""
    ends: list[Outcome] = []
    for luck in LUCK if place.id == table.witchers[seat].place else LUCK[:AT_A_GLANCE]:
        thought = _thought(table, seat, luck)
        witcher = thought.witchers[seat]
        for card in paid:
            witcher.hand.remove(card)
            witcher.discard.append(card)
        witcher.place = place.id
        lair = thought.lair_at(place.id)
        if lair is not None:
            ends.append(_fought(thought, begin_monster_fight(thought, seat, lair), policy))
    return ends


def duel(table: OldWorld, seat: int, attacker: int, defender: int, policy: Weigh) -> list[Outcome]:
    """How fights of these two end, as this seat can know them."""
    ends: list[Outcome] = []
    for luck in LUCK:
        thought = _thought(table, seat, luck)
        thought.fight = None
        ends.append(_fought(thought, begin_duel(thought, attacker, defender), policy))
    return ends


def _thought(table: OldWorld, seat: int, luck: Chance) -> OldWorld:
    thought = table.copy()
    thought.log_lines = None
    thought.film = None
    thought.notes = None
    thought.tally = None
    chance = luck.copy()
    chance.forget(True)
    thought.shuffle_unknown(seat, chance)
    thought.chance = chance
    return thought


def _fought(thought: OldWorld, beginning: Rules[None], policy: Weigh) -> Outcome:
    _played(thought, beginning, policy)
    fight = thought.the_fight()
    while not fight.is_over():
        _played(thought, fight_turn(thought, fight), policy)
    return fight.outcome


def _played(thought: OldWorld, rules: Rules[None], policy: Weigh) -> None:
    """To the end of a step, everyone answering with what looks best."""
    try:
        decision = next(rules)
        while True:
            decision = rules.send(_best(thought, decision, policy))
    except StopIteration:
        return


def _best(thought: OldWorld, decision: Decision, policy: Weigh) -> object:
    options = decision.options
    weights = None if len(options) == 1 else policy(thought, decision)
    return options[0] if not weights else options[list(weights).index(max(weights))]
