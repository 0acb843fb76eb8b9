"""What bots value, from public knowledge and the own hand."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.advice.chances import chances
from fabletable.games.witcher.advice.temperaments import TEMPERAMENTS
from fabletable.games.witcher.advice.worth import estate, worth
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Advice
from fabletable.kernel.advice import ROUND, TURN

__all__ = ["ADVICE"]


def _turn(table: OldWorld) -> tuple[int, int]:
    return (table.active, sum(witcher.turns for witcher in table.witchers))


def _in_fight(table: OldWorld) -> bool:
    return table.fight is not None


ADVICE: Final = Advice(
    worth,
    relative_value=worth,  # a chance to win is already told beside the others'
    turn=_turn,
    in_fight=_in_fight,
    rollout_depth=TURN,
    trials=256,
    final_depth=ROUND,
    margin=0.0,
    temperature=0.2,
    chances=chances,
    temperaments=TEMPERAMENTS,
    own_value=estate,
)
