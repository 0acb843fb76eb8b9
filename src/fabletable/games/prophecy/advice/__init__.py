"""What a sensible player would do: grow, shop, learn, fight what can be beaten, then go for the planes."""

from __future__ import annotations

from typing import Final

from fabletable.games.prophecy.advice.chances import chances
from fabletable.games.prophecy.advice.temperaments import TEMPERAMENTS
from fabletable.games.prophecy.advice.worth import estate, worth
from fabletable.games.prophecy.table import Realm
from fabletable.kernel import Advice
from fabletable.kernel.advice import NEXT_TURN, ROUND


def _turn(table: Realm) -> tuple[int, int]:
    return (table.active, table.rounds)


def _in_fight(table: Realm) -> bool:
    return table.battle is not None


ADVICE: Final = Advice(
    worth,
    relative_value=worth,
    turn=_turn,
    in_fight=_in_fight,
    rollout_depth=NEXT_TURN,
    trials=128,
    final_depth=ROUND,
    final_trials=256,
    net_depth=ROUND,
    victory=400.0,
    margin=0.0,
    chances=chances,
    temperaments=TEMPERAMENTS,
    own_value=estate,
)
