"""The bot: values and policies, from public knowledge and the own hand."""

from __future__ import annotations

from typing import Final

from fabletable.games.witcher.bot import attacks, combos, dice, gains, plans, powers
from fabletable.games.witcher.bot.chances import chances
from fabletable.games.witcher.bot.temperaments import TEMPERAMENTS
from fabletable.games.witcher.bot.value import own_value, table_value
from fabletable.games.witcher.table import OldWorld
from fabletable.kernel import Advice
from fabletable.kernel.advice import ROUND, TURN

__all__ = ["ADVICE", "attacks", "combos", "dice", "gains", "plans", "powers"]


def _turn(table: OldWorld) -> tuple[int, int]:
    return (table.active, sum(hero.turns for hero in table.witchers))


def _in_fight(table: OldWorld) -> bool:
    return table.fight is not None


ADVICE: Final = Advice(
    table_value,
    relative_value=table_value,  # a chance to win is already told beside the others'
    turn=_turn,
    in_fight=_in_fight,
    rollout_depth=TURN,
    trials=256,
    final_depth=ROUND,
    margin=0.0,
    temperature=0.2,
    chances=chances,
    temperaments=TEMPERAMENTS,
    own_value=own_value,
)
