"""The blunders that no sensible hero commits (``fabletable simulate --blunders``)."""

from __future__ import annotations

from typing import Final

from fabletable.games.runebound.advice.fights import wants_more_surge
from fabletable.games.runebound.board import Hex
from fabletable.games.runebound.rules.actions import LEARN
from fabletable.games.runebound.rules.combat_actions import Doubling
from fabletable.games.runebound.rules.movement import STEP
from fabletable.games.runebound.rules.rides import Ride
from fabletable.games.runebound.rules.turn import ACTIONS, END_TURN, TRAVEL, TURN_ACTION
from fabletable.games.runebound.table import Runebound
from fabletable.games.runebound.tokens import SURGE
from fabletable.kernel import Action, Critic, Decision, Option

BLUNDERS: Final = ("idle", "shuttle", "turned-back", "useless-double")

ON_FOOT: Final = (TURN_ACTION.id, STEP.id)
"""Questions whose answer may be a step into a hex."""


class RuneboundCritic(Critic):
    """Remembers by seat the turns spent idle and the hexes entered since anything else was done."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.idle_turns: list[int] = [0] * seats
        self.trails: list[list[int]] = [[] for _ in range(seats)]

    def sees(self, table: Runebound, decision: Decision, chosen: Option) -> None:
        if isinstance(chosen, Ride):
            self.sees_a_step(table, decision.seat, chosen.to.index)
        elif decision.ask in ON_FOOT and isinstance(chosen, Hex):
            self.sees_a_step(table, decision.seat, chosen.index)
        elif decision.ask == TURN_ACTION.id:
            self.sees_a_deed(table, decision.seat, chosen)
        elif isinstance(chosen, Doubling) and is_useless(table, chosen):
            self.blunder("useless-double", decision.seat)

    def sees_a_step(self, table: Runebound, seat: int, to: int) -> None:
        """Note a hero who goes back where it just came from, with nothing done there."""
        trail = self.trails[seat]
        here = table.heroes[seat].at
        if not trail or trail[-1] != here:
            trail[:] = [here]
        trail.append(to)
        if len(trail) >= 3 and trail[-3] == to:
            self.blunder("turned-back", seat)
            if len(trail) >= 4 and trail[-4] == here:
                self.blunder("shuttle", seat)

    def sees_a_deed(self, table: Runebound, seat: int, chosen: Option) -> None:
        """Note a turn that ends with all its actions left, like the one before. Rolling the dice to travel does nothing
        yet."""
        if chosen is END_TURN:
            self.idle_turns[seat] = self.idle_turns[seat] + 1 if table.heroes[seat].actions >= ACTIONS else 0
            if self.idle_turns[seat] >= 2:
                self.blunder("idle", seat)
        elif chosen is not TRAVEL and not (isinstance(chosen, Action) and chosen.verb is LEARN):
            self.trails[seat] = []


def is_useless(table: Runebound, chosen: Doubling) -> bool:
    fight = table.fight
    return fight is not None and chosen.top.face.symbol == SURGE and not wants_more_surge(table, fight)
