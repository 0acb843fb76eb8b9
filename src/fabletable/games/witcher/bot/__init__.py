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

ADVICE: Final = Advice[OldWorld](
    table_value,
    relative_value=table_value,  # a chance to win is already told beside the others'
    turn=lambda table: (table.active, sum(hero.turns for hero in table.witchers)),
    in_fight=lambda table: table.fight is not None,
    rollout_depth=TURN,
    trials=256,
    final_depth=ROUND,
    margin=0.0,
    temperature=0.2,
    chances=chances,
    temperaments=TEMPERAMENTS,
    own_value=own_value,
)
